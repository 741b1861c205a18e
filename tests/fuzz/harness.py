"""Coverage-guided fuzzing of everything that reads what others wrote. Run by hand::

    pip install atheris
    python -m tests.fuzz.harness document -max_total_time=60

Targets: document, record, transcript, notation, protocol. Whatever a reader raises beyond its
declared errors is a crash; so is a round trip that does not come back the same. atheris is no
dependency of the project, and no test imports this.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path

import atheris  # type: ignore[import-not-found]

with atheris.instrument_imports(include=["carrara_desktop"]):
    from carrara_desktop.cli.protocol import Session
    from carrara_desktop.engine.document import DocumentError
    from carrara_desktop.engine.record import GameRecord, RecordError, Seat, from_json, to_json
    from carrara_desktop.engine.rules import NOBODY, MoveError
    from carrara_desktop.engine.transcript import read_transcript, write_transcript
    from carrara_desktop.games.carrara.rules import RULES


def _positions() -> list[object]:
    """Some positions of a game of the advanced variant."""
    position = RULES.start({"variant": "advanced", "first": 0}, 3)
    found = []
    for number in range(400):
        if RULES.to_move(position) == NOBODY:
            break
        moves = RULES.moves(position)
        RULES.play(position, moves[(number * 7919) % len(moves)])
        if number % 9 == 0:
            found.append(position.copy())
    return found


POSITIONS = _positions()


def document(data: bytes) -> None:
    """A document is refused, or comes back and can be played on."""
    try:
        position = RULES.read_document(data)
    except DocumentError:
        return
    assert RULES.read_document(RULES.document(position)) == position
    for _ in range(10):
        if RULES.to_move(position) == NOBODY:
            return
        RULES.play(position, RULES.moves(position)[-1])
    assert RULES.read_document(RULES.document(position)) == position


def record(data: bytes) -> None:
    """A record is refused, or comes back as JSON and as text."""
    try:
        found = from_json(data)
    except RecordError:
        return
    assert from_json(to_json(found)) == found
    assert read_transcript(write_transcript(found, RULES)) == found


def transcript(data: bytes) -> None:
    """A text is refused, or comes back."""
    try:
        found = read_transcript(data.decode("utf-8", "replace"))
    except RecordError:
        return
    assert read_transcript(write_transcript(found)) == found


def notation(data: bytes) -> None:
    """A line is a lawful move of a position, or is refused for a rule."""
    position = POSITIONS[data[0] % len(POSITIONS)] if data else POSITIONS[0]
    try:
        move = RULES.read(position, data[1:].decode("utf-8", "replace"))
    except MoveError:
        return
    RULES.play(position.copy(), move)  # type: ignore[attr-defined]


def protocol(data: bytes) -> None:
    """Every line has one answer, and the fault is never ours."""
    session = Session()
    session.answer(b'{"do":"new","game":"carrara","seats":2,"options":{"first":0}}')
    for line in data.split(b"\n")[:20]:
        answer = session.answer(line)
        assert answer.count(b"\n") == 1
        told = json.loads(answer)
        assert told["ok"] or told["error"]["kind"] != "internal", told


TARGETS: dict[str, Callable[[bytes], None]] = {
    "document": document,
    "record": record,
    "transcript": transcript,
    "notation": notation,
    "protocol": protocol,
}


def seeds(target: str) -> Iterable[bytes]:
    """Good inputs to begin with."""
    game = GameRecord("carrara", 1, {"first": 0}, [Seat("A", "sea"), Seat("B", "ochre", "x")], 1)
    game.moves = ["first 0", "tile porta 4"]
    if target == "document":
        return [RULES.document(position) for position in POSITIONS]
    if target == "record":
        return [to_json(game)]
    if target == "transcript":
        return [write_transcript(game).encode()]
    if target == "notation":
        return [
            bytes([number]) + RULES.notation(position, move).encode()
            for number, position in enumerate(POSITIONS)
            for move in RULES.moves(position)[:8]
        ]
    return [
        b'{"id":1,"do":"moves"}\n{"do":"play","move":"turn"}\n{"do":"undo"}\n{"do":"state"}',
        b'{"do":"new","game":"carrara","seats":2,"chance":"client","seed":1,"options":{}}',
        b'{"do":"load","transcript":"[Game \\"carrara\\"]\\n[Rules \\"1\\"]"}\n{"do":"games"}',
        b'{"do":"bot","bot":"random","seed":3,"seconds":1,"play":true}\n{"do":"record","as":"text"}',
        b'{"do":"load","position":' + RULES.document(POSITIONS[0]).replace(b"\n", b"") + b"}",
    ]


def main() -> None:
    """Fuzz the target named first; the other words are libFuzzer's."""
    if len(sys.argv) < 2 or sys.argv[1] not in TARGETS:
        raise SystemExit(f"one of: {', '.join(TARGETS)}")
    target = sys.argv.pop(1)
    with tempfile.TemporaryDirectory() as folder:
        for number, seed in enumerate(seeds(target)):
            (Path(folder) / str(number)).write_bytes(seed)
        atheris.Setup([*sys.argv, folder], TARGETS[target])
        atheris.Fuzz()


if __name__ == "__main__":
    main()
