"""Random games for tests: how many, and how they are played."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from random import Random

from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.position import CarraraPosition
from carrara_desktop.games.carrara.rules import RULES

LIMIT = 3000
SCALE = float(os.environ.get("CARRARA_TEST_SCALE", "1"))
"""Multiplies the number of random games of every test."""


def games(usual: int) -> range:
    """Seeds of as many games as usual, times CARRARA_TEST_SCALE."""
    return range(max(1, round(usual * SCALE)))


def pick(moves: list[int], random: Random, by_kind: bool) -> int:
    """Any move; or first a kind of move and then one of it, which builds and scores more."""
    if not by_kind:
        return random.choice(moves)
    kinds = sorted({m.op(move) for move in moves})
    if len(kinds) > 1 and random.random() < 0.8:
        kinds.remove(m.PASS) if m.PASS in kinds else None
    kind = random.choice(kinds)
    return random.choice([move for move in moves if m.op(move) == kind])


def chance(position: CarraraPosition, moves: list[int], random: Random) -> int:
    """What chance plays, by its weights."""
    return random.choices(moves, RULES.weights(position))[0]


def walk(
    seats: int, seed: int, limit: int = LIMIT, options: Mapping[str, object] | None = None
) -> Iterator[tuple[CarraraPosition, list[int], int]]:
    """A random game: the position (advanced after each step), its moves, the one to be made.

    Odd seeds choose by kind of move.
    """
    random = Random(seed * 10 + seats)
    position = RULES.start(options or {}, seats)
    for _ in range(limit):
        actor = RULES.to_move(position)
        if actor == NOBODY:
            break
        moves = RULES.moves(position)
        if actor == CHANCE:
            move = chance(position, moves, random)
        else:
            move = pick(moves, random, seed % 2 == 1)
        yield position, moves, move
        RULES.advance(position, move)
    yield position, [], -1


def sample(
    seats: int, seed: int, share: float, options: Mapping[str, object] | None = None
) -> Iterator[CarraraPosition]:
    """Copies of some positions of a random game, chance points included."""
    random = Random(seed)
    for position, moves, _ in walk(seats, seed, options=options):
        if moves and random.random() < share:
            yield position.copy()
