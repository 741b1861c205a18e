"""``play``: bots play whole games; the same seed gives the same lines."""

from __future__ import annotations

import argparse
import json
from pathlib import Path
from typing import Any

from carrara_desktop.bots.external import PREFIX, BotError, close_programs
from carrara_desktop.bots.players import UnknownBotError, bot_chooser
from carrara_desktop.cli.commands import CommandError
from carrara_desktop.engine.headless import MOVE_LIMIT, play_game
from carrara_desktop.engine.record import GameRecord, Seat, to_json
from carrara_desktop.games.registry import GameInfo, UnknownGameError, game_info
from carrara_desktop.library.atomic import write_atomic

COLOURS = ("ochre", "terracotta", "sea", "indigo")


def run(options: argparse.Namespace) -> int:
    """Play the games and print one line for each."""
    try:
        info = game_info(options.game)
    except UnknownGameError as error:
        raise CommandError(str(error)) from error
    rules = info.load()
    bots = [bot.strip() for bot in options.bots.split(",")]
    if len(bots) not in info.seats:
        raise CommandError(
            f"--bots names {len(bots)} seats; {info.title} is for "
            f"{info.seats.start} to {info.seats.stop - 1}"
        )
    try:
        choosers = [bot_chooser(bot, rules, info.id, external=True) for bot in bots]
    except UnknownBotError as error:
        raise CommandError(f"--bots: {error}") from error
    folder = _folder(options.record)
    for seed in range(options.seed, options.seed + options.games):
        record = _new_record(info, rules.version, options, bots, seed)
        try:
            rules.start(record.options, len(bots))
        except ValueError as error:
            raise CommandError(f"--{error}") from error
        try:
            finished = play_game(rules, record, choosers, options.limit or MOVE_LIMIT)
        except BotError as error:
            raise CommandError(f"--bots: {error}") from error
        finally:
            close_programs()
        if folder is not None:
            _keep(folder, record)
        print(_line(record, finished, options.json), flush=True)
    return 0


def _folder(name: str | None) -> Path | None:
    if name is None:
        return None
    folder = Path(name)
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CommandError(f"--record: can't use the folder {name}: {error.strerror}") from error
    return folder


def _new_record(
    info: GameInfo, version: int, options: argparse.Namespace, bots: list[str], seed: int
) -> GameRecord:
    first: str | int = int(options.first) if options.first.isdecimal() else options.first
    return GameRecord(
        game=info.id,
        rules_version=version,
        options={"variant": options.variant or info.variants[0], "first": first},
        seats=[
            Seat(f"{_name(bot)} {seat}", COLOURS[seat % len(COLOURS)], bot)
            for seat, bot in enumerate(bots)
        ],
        seed=seed,
        id="-".join([
            info.id,
            options.variant or info.variants[0],
            *map(_name, bots),
            str(first),
            str(seed),
        ]),
    )


def _name(bot: str) -> str:
    """A bot's id without the command line of a program of one's own."""
    return PREFIX.rstrip(":") if bot.startswith(PREFIX) else bot


def _keep(folder: Path, record: GameRecord) -> None:
    path = folder / f"{record.id}.carrara"
    try:
        write_atomic(path, to_json(record))
    except OSError as error:
        raise CommandError(f"--record: can't write {path}: {error.strerror}") from error


def _line(record: GameRecord, finished: bool, as_json: bool) -> str:
    if as_json:
        answer: dict[str, Any] = {
            "seed": record.seed,
            "scores": record.result.scores if record.result else None,
            "winners": record.result.winners if record.result else [],
            "moves": len(record.moves),
            "end": "finished" if finished else "unfinished",
        }
        return json.dumps(answer)
    names = [seat.name for seat in record.seats]
    if record.result is None:
        return f"seed {record.seed}: unfinished after {len(record.moves)} moves"
    scores = ", ".join(
        f"{name} {points}" for name, points in zip(names, record.result.scores, strict=True)
    )
    won = " and ".join(names[seat] for seat in record.result.winners)
    return f"seed {record.seed}: {scores}; won by {won} in {len(record.moves)} moves"
