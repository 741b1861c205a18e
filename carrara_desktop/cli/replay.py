"""``replay``: play a record again, and confirm its result or name the first move that differs."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from carrara_desktop.cli.commands import CommandError
from carrara_desktop.engine.events import event_to_json
from carrara_desktop.engine.record import GameRecord, RecordError, from_json
from carrara_desktop.engine.rules import CHANCE, NOBODY, MoveError, Rules
from carrara_desktop.games.registry import UnknownGameError, game_info


def run(options: argparse.Namespace) -> int:
    """Play the record; 0 if it agrees with the rules and its own result, 1 if not."""
    path = Path(options.file)
    try:
        record = from_json(path.read_bytes())
        rules = game_info(record.game).load()
        if record.rules_version > rules.version:
            raise RecordError(f"made by newer rules, version {record.rules_version}")
        position = rules.start(record.options, len(record.seats))
    except OSError as error:
        raise CommandError(f"can't read {path}: {error.strerror}") from error
    except (RecordError, UnknownGameError) as error:
        raise CommandError(f"{path}: {error}") from error
    except ValueError as error:
        raise CommandError(f"{path}: the options don't fit: {error}") from error
    for number, line in enumerate(record.moves, start=1):
        actor = rules.to_move(position)
        try:
            move = rules.read(position, line)
            written = rules.notation(position, move)
            events = rules.play(position, move)
        except MoveError as error:
            print(f"move {number} differs: {line!r}: {error}", file=sys.stderr)
            return 1
        if options.events:
            print(
                json.dumps({
                    "move": number,
                    "seat": "chance" if actor == CHANCE else actor,
                    "notation": written,
                    "events": [event_to_json(event) for event in events],
                })
            )
    return _compare(record, rules, position, quiet=options.events)


def _compare(record: GameRecord, rules: Rules[Any, Any], position: Any, quiet: bool) -> int:
    """Hold the end of the replay against the recorded result."""
    moves = f"{len(record.moves)} moves"
    if rules.to_move(position) != NOBODY:
        if record.result is not None:
            print(
                f"the record has a result, but after its {moves} the game is not over",
                file=sys.stderr,
            )
            return 1
        if not quiet:
            print(f"{moves} played again; the game is not over yet")
        return 0
    scores, winners = rules.result(position)
    if record.result is None or (record.result.scores, record.result.winners) != (scores, winners):
        found = None if record.result is None else record.result.scores
        print(
            f"the result differs: recorded {found}, played again {scores} won by {winners}",
            file=sys.stderr,
        )
        return 1
    if not quiet:
        print(f"{moves} played again; the result is confirmed: {scores} won by {winners}")
    return 0
