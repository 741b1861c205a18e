"""Makes ``counts.json`` and ``fixtures/*.carrara`` anew, by seeded search.

    python -m tests.games.carrara.make_fixtures

Only needed when the rules change on purpose; the tests tell then.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from carrara_desktop.engine.record import GameRecord, Result, Seat, to_json
from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.play import following
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.referee import Referee
from tests.games.carrara.test_endings import ENDINGS, FIXTURES, ending_of
from tests.games.carrara.test_referee import COUNTS, count, count_by_referee
from tests.games.carrara.walks import chance, walk

STOPS = (("action", 20), ("action", 70), ("action", 130))
MORE = (("take", 60), ("finish", 80))
DEEP = 4000
"""Sequences of two moves above which a third is not counted."""
GAMES, SHORTEST = 20000, 60
"""Games searched at most for the ways to end, and those of which the shortest are kept."""


def fixed_position(variant: str, seats: int, phase: str, after: int) -> dict[str, Any]:
    """The first position in a phase after so many moves of a seeded game, with its counts."""
    options = {"variant": variant}
    lines: list[str] = []
    for seed in range(1000, 1100):
        lines.clear()
        for position, _, move in walk(seats, seed, options=options):
            if move < 0 or (len(lines) >= after and p.PHASES[position.phase] == phase):
                break
            lines.append(RULES.notation(position, move))
        if move >= 0:
            break
    counts = [count(position, 1), count(position, 2)]
    if counts[1] <= DEEP:
        counts.append(count(position, 3))
    referee = Referee(variant, seats)
    for line in lines:
        referee.apply(line)
    # the numbers are only worth keeping if both get them
    assert counts == [count_by_referee(referee, depth + 1) for depth in range(len(counts))]
    name = f"{variant} {seats} {phase} after {len(lines)}"
    return {"name": name, "options": options, "seats": seats, "moves": lines, "counts": counts}


def make_counts() -> None:
    """Write the counts."""
    fixed = [
        fixed_position(variant, seats, phase, after)
        for variant in ("basic", "advanced")
        for seats in (2, 3, 4)
        for phase, after in STOPS
    ]
    fixed += [fixed_position("advanced", 3, phase, after) for phase, after in MORE]
    text = json.dumps(fixed, indent=None, separators=(",", ":")).replace('{"name"', '\n{"name"')
    COUNTS.write_text(text + "\n", encoding="utf-8", newline="\n")


def eager(position: p.CarraraPosition, moves: list[int], random: Random) -> int:
    """Builds until the supply is empty and then scores, from the slots first."""
    kinds: dict[int, list[int]] = {}
    for move in moves:
        kinds.setdefault(m.op(move), []).append(move)
    court = 40.0 if position.supply_left == 0 else 3.0 if following(position) else 0.1
    weights = {m.BUILD: 20.0, m.COURT: court, m.PASS: 0.1, m.PURCHASE: 0.1, m.LIFT: 0.1}
    names = sorted(kinds)
    kind = random.choices(names, [weights.get(name, 1.0) for name in names])[0]
    return min(kinds[kind]) if kind == m.COURT else random.choice(kinds[kind])


def eager_walk(
    seats: int, seed: int, options: dict[str, Any]
) -> Iterator[tuple[p.CarraraPosition, int]]:
    """A game of eager players: the position and the move to be made."""
    random = Random(seed)
    position = RULES.start(options, seats)
    while (actor := RULES.to_move(position)) != NOBODY:
        moves = RULES.moves(position)
        play = chance if actor == CHANCE else eager
        move = play(position, moves, random)
        yield position, move
        RULES.advance(position, move)
    yield position, -1


def record_of(variant: str, seats: int, seed: int) -> GameRecord:
    """A game as a record: of random players, or of eager ones if the seed is odd."""
    options: dict[str, Any] = {"variant": variant}
    lines: list[str] = []
    steps: Iterator[tuple[p.CarraraPosition, int]] = (
        eager_walk(seats, seed, options)
        if seed % 2
        else ((at, move) for at, _, move in walk(seats, seed + 1, options=options))
    )
    for position, move in steps:
        if move >= 0:
            lines.append(RULES.notation(position, move))
    people = [Seat(f"Seat {seat}", "sea") for seat in range(seats)]
    scores, winners = RULES.result(position)
    record = GameRecord("carrara", RULES.version, options, people, seed, lines)
    record.result = Result(scores, winners)
    return record


def search(variant: str, seats: int) -> dict[str, GameRecord]:
    """For each way to end the shortest of the first games that do."""
    found: dict[str, GameRecord] = {}
    for seed in range(GAMES):
        record = record_of(variant, seats, seed)
        for ending in ending_of(record):
            if ending not in found or (
                seed < SHORTEST and len(record.moves) < len(found[ending].moves)
            ):
                found[ending] = record
        if seed >= SHORTEST and len(found) == len(ENDINGS):
            break
    return found


def make_fixtures() -> None:
    """Write a record for every way to end, variant and number of seats."""
    FIXTURES.mkdir(exist_ok=True)
    for variant in ("basic", "advanced"):
        for seats in (2, 3, 4):
            found = search(variant, seats)
            for ending in ENDINGS:
                path: Path = FIXTURES / f"{ending}-{variant}-{seats}.carrara"
                print(path.name, len(found[ending].moves) if ending in found else "not found")
                if ending in found:
                    path.write_bytes(to_json(found[ending]))


if __name__ == "__main__":
    make_counts()
    make_fixtures()
