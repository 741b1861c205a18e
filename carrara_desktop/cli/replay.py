"""``replay``: play a record again, and confirm its result or name the first move that differs."""

from __future__ import annotations

import argparse
import json
import sys
from typing import Any

from carrara_desktop.cli.commands import CommandError
from carrara_desktop.cli.files import read_record
from carrara_desktop.engine.events import event_to_json
from carrara_desktop.engine.lenient import LenientTimeline
from carrara_desktop.engine.opening import first_position
from carrara_desktop.engine.record import GameRecord, RecordError
from carrara_desktop.engine.rules import CHANCE, NOBODY, MoveError, Rules

_KINDS = {"illegal": "illegal", "notation": "not notation", "ambiguous": "ambiguous"}


def run(options: argparse.Namespace) -> int:
    """Play the record; 0 if it agrees with the rules and its own result, 1 if not."""
    path = options.file
    record, rules = read_record(path)
    if record.rules_version > rules.version:
        raise CommandError(f"{path}: made by newer rules, version {record.rules_version}")
    if options.lenient:
        return _leniently(path, record, rules)
    try:
        position = first_position(rules, record)
    except ValueError as error:
        raise CommandError(f"{path}: the options don't fit: {error}") from error
    for number, line in enumerate(record.moves, start=1):
        actor = rules.to_move(position)
        try:
            move = rules.read(position, line)
            written = rules.notation(position, move)
            events = rules.play(position, move)
        except MoveError as error:
            print(f"move {number} differs: {line!r}: {_why(error)}", file=sys.stderr)
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


def _why(error: MoveError) -> str:
    """Which of the three kinds it is, the rule where there is one, and the reason."""
    kind = _KINDS[error.kind]
    rule = f" ({error.rule})" if error.kind == "illegal" else ""
    return f"{kind}{rule}: {error}"


def _leniently(path: str, record: GameRecord, rules: Rules[Any, Any]) -> int:
    """Tell how far the record goes, and where the game stands there."""
    try:
        timeline = LenientTimeline(rules, record)
    except RecordError as error:
        raise CommandError(f"{path}: {error}") from error
    bad = timeline.bad
    if bad is None:
        return _compare(record, rules, timeline.position, quiet=False)
    print(f"move {bad.number} differs: {bad.line!r}: {_why(bad.error)}", file=sys.stderr)
    actor = timeline.to_move
    who = {CHANCE: "chance is to play", NOBODY: "the game is over"}.get(actor, "")
    who = who or f"{record.seats[actor].name} (seat {actor}) is to move"
    left_out = len(record.moves) - len(timeline)
    print(f"the {len(timeline)} moves before it fit; {who}; {left_out} moves are left out")
    return 1


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
