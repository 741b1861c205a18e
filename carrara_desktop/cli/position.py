"""``position``: check, show and take position documents."""

from __future__ import annotations

import argparse
import sys
from typing import Any

from carrara_desktop.cli.commands import CommandError
from carrara_desktop.cli.files import read_file, read_record, write_out
from carrara_desktop.engine.document import DocumentError, game_of
from carrara_desktop.engine.lenient import LenientTimeline
from carrara_desktop.engine.plain import view_to_json
from carrara_desktop.engine.record import RecordError
from carrara_desktop.engine.rules import CHANCE, NOBODY, Rules
from carrara_desktop.games.registry import UnknownGameError, game_info


def run(options: argparse.Namespace) -> int:
    """0 if the document is sound, 1 if it is refused."""
    if options.deed == "take":
        return _take(options)
    data = read_file(options.file)
    try:
        info = game_info(game_of(data))
        rules = info.load()
        position = rules.read_document(data)
    except (DocumentError, UnknownGameError) as error:
        print(f"{options.file}: {error}", file=sys.stderr)
        return 1
    if options.deed == "check":
        print(f"a sound position of {info.title}")
    else:
        _show(info.title, rules, position)
    return 0


def _take(options: argparse.Namespace) -> int:
    """Write the position of a record after some of its moves."""
    record, rules = read_record(options.file)
    try:
        timeline = LenientTimeline(rules, record)
    except RecordError as error:
        raise CommandError(f"{options.file}: {error}") from error
    at = len(record.moves) if options.at is None else options.at
    if timeline.bad is not None and at >= timeline.bad.number:
        bad = timeline.bad
        raise CommandError(f"{options.file}: move {bad.number}, {bad.line!r}: {bad.error}")
    if at > len(timeline):
        raise CommandError(f"--at: {options.file} has only {len(timeline)} moves")
    write_out(options.out, rules.document(timeline.position_at(at)))
    return 0


def _show(title: str, rules: Rules[Any, Any], position: Any) -> None:
    table = view_to_json(rules.view(position, None))
    seats = table.get("seats", [])
    print(f"{title}, {table.get('variant', '')} game for {len(seats)}, turn {position.turn}")
    actor = rules.to_move(position)
    phase = f'phase "{table.get("phase", "")}"'
    if actor == NOBODY:
        scores, winners = rules.result(position)
        won = " and ".join(f"seat {seat}" for seat in winners)
        print(f"the game is over: {scores}, won by {won}")
    else:
        moves = len(rules.moves(position))
        if actor == CHANCE:
            print(f"chance is to play, {phase}, {moves} outcomes")
        else:
            print(f"seat {actor} is to move, {phase}, {moves} moves are listed")
    for seat in range(len(seats)):
        own = view_to_json(rules.view(position, seat))["seats"][seat]
        parts = [f"{own[name]} {name}" for name in ("vp", "florins") if name in own]
        if own.get("blocks") is not None:
            parts.append(f"{sum(own['blocks'])} blocks")
        if "columns" in own:
            parts.append(f"{sum(len(column) for column in own['columns'])} buildings")
        print(f"seat {seat}: {', '.join(parts)}")
