"""The look-ahead: the same worlds for all, the weak dropped early, the same answer every time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from carrara_desktop.bots.levels import LEVELS, Level
from carrara_desktop.bots.search import (
    Budget,
    Candidate,
    OutOfTime,
    Roller,
    Stopped,
    difference,
    limited,
    nothing,
    roller,
    search,
)
from carrara_desktop.bots.thinking import think
from carrara_desktop.games.carrara.mind import mind_at
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.test_evaluation import midway

BUDGET = Budget(candidates=4, worlds=3, rounds=3, turns=1)


class Scripted:
    """A roller whose moves are worth their own number, more or less by world."""

    def __init__(self) -> None:
        self.asked: list[tuple[int, int]] = []

    def __call__(self, moves: Sequence[int], worlds: Sequence[int]) -> list[list[int]]:
        self.asked.append((len(moves), len(worlds)))
        return [[100 * move + world % 7 for world in worlds] for move in moves]


def test_the_worse_half_is_dropped_after_every_round() -> None:
    roll = Scripted()
    found = search([(0, move) for move in range(8)], Budget(8, 4, 3, 1), 2, 1, roll)
    assert [one.move for one in found[:4]] == [7, 6, 5, 4]
    assert sorted(one.move for one in found) == list(range(8))
    assert roll.asked == [(8, 4), *[(4, 4)] * 2, *[(2, 4)] * 4]
    assert found[0].worlds == 28


def test_what_was_guessed_counts_for_its_part() -> None:
    # seen in the worlds, each move is worth a point more than the one before; guessed, 1.5 less
    ranked = [(-150 * move, move) for move in range(4)]
    for trust, best in (0, 3), (30, 3), (50, 0), (100, 0):
        found = search(ranked, Budget(4, 4, 1, 1, trust), 2, 1, Scripted())
        assert found[0].move == best
        assert found[0].worlds == 4


def test_more_seats_look_into_fewer_worlds() -> None:
    assert [Budget(8, 12, 3, 4).first_round(seats) for seats in (2, 3, 4)] == [12, 8, 6]
    assert [Budget(3, 3, 1, 2).first_round(seats) for seats in (2, 3, 4)] == [3, 3, 3]


def test_more_seats_may_be_looked_ahead_for_differently() -> None:
    level = Level("any", budget=Budget(2, 1, 1, 1, of_more=Budget(2, 3, 1, 4)), seconds=inf)
    looked: list[int] = []

    def share(roll: Roller, turns: int) -> Roller:
        looked.append(turns)
        return roll

    for seats in 2, 3, 4:
        ticks: list[None] = []
        position = midway("advanced", seats, 4, 40)
        view = RULES.view(position, position.seat)
        think(RULES, mind_at, level, view, 1, lambda ticks=ticks: ticks.append(None), share)
        # two moves in three worlds, so many turns of every seat
        assert len(ticks) == 2 * 3 * looked[-1] * seats
    assert looked == [1, 4, 4]


def test_time_that_is_up_leaves_the_finished_worlds() -> None:
    class Late(Scripted):
        def __call__(self, moves: Sequence[int], worlds: Sequence[int]) -> list[list[int]]:
            if len(self.asked) == 2:
                raise OutOfTime
            return super().__call__(moves, worlds)

    # a round and one part of the next, a whole round, and two parts of three of a round
    for budget, worlds in (BUDGET, 7), (Budget(4, 8, 3, 1), 8), (Budget(4, 12, 3, 1), 8):
        found = search([(9 - move, move) for move in range(4)], budget, 2, 1, Late())
        assert found[0].move == 3
        assert found[0].worlds == worlds


def test_with_no_time_at_all_the_first_guess_is_taken() -> None:
    position = midway("basic", 2, 1, 40)
    mind = mind_at(position)
    ranked = mind.ranked(position)
    roll = roller(RULES, mind, lambda world: position, 1, limited(nothing, -inf))
    assert search(ranked, BUDGET, 2, 1, roll)[0].move == ranked[0][1]


def test_a_search_can_be_stopped_at_any_turn() -> None:
    ticks = 0

    def tick() -> None:
        nonlocal ticks
        ticks += 1
        if ticks == 5:
            raise Stopped

    position = midway("basic", 2, 4, 40)
    assert len(mind_at(position).ranked(position)) > 1
    with pytest.raises(Stopped):
        think(RULES, mind_at, LEVELS["expert"], RULES.view(position, position.seat), 1, tick)
    assert ticks == 5


def test_differences_are_taken_in_common_worlds_alone() -> None:
    one = Candidate(1, 50, {1: 10, 2: 20, 3: 30})
    other = Candidate(2, 10, {2: 15, 3: 25, 4: 900})
    assert difference(one, other) == (5.0, 0.0)
    mean, error = difference(one, Candidate(3, 10))
    assert (mean, error) == (40.0, inf)


@pytest.mark.parametrize("bot", ["novice", "casual", "regular", "strong", "builder"])
def test_the_same_seed_gives_the_same_lawful_move(bot: str) -> None:
    position = midway("advanced", 3, 2, 120)
    view: Any = RULES.view(position, position.seat)
    level = replace(LEVELS[bot], seconds=inf)
    moves = {think(RULES, mind_at, level, view, 5) for _ in range(2)}
    assert len(moves) == 1
    assert moves <= set(RULES.moves(position))
