"""What a bot may remember of what lies behind the others' screens, and what it makes of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import inf
from typing import Any

import pytest

from carrara_desktop.bots.levels import LEVELS
from carrara_desktop.bots.players import bot_chooser
from carrara_desktop.bots.search import Budget
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.walks import games


def played(variant: str, seats: int, seed: int, moves: int) -> Timeline:
    """A timeline of random moves that ends where a seat is to move."""
    record = GameRecord(
        "carrara",
        RULES.version,
        {"variant": variant},
        [Seat(f"seat {seat}", "sea") for seat in range(seats)],
        seed,
    )
    timeline = Timeline(RULES, record)
    timeline.play_chance()
    chooser = bot_chooser("random", RULES)
    for number in range(moves):
        if timeline.to_move < 0:
            break
        timeline.play(chooser(RULES.view(timeline.position, timeline.to_move), number))
        timeline.play_chance()
    return timeline


def test_who_forgets_nothing_knows_what_the_others_have() -> None:
    for seed in games(10):
        timeline = played("advanced", 3, seed, 60)
        position = timeline.position
        if timeline.to_move < 0:
            continue
        imagined = RULES.imagine(RULES.recall(timeline.history, timeline.to_move, None), seed)
        assert imagined.blocks == position.blocks
        assert imagined.florins == position.florins
        assert imagined.bag == position.bag
        assert imagined.supply == position.supply


def test_what_is_remembered_of_late_is_surely_there() -> None:
    for seed in games(10):
        timeline = played("basic", 4, seed, 70)
        if timeline.to_move < 0:
            continue
        seen = RULES.recall(timeline.history, timeline.to_move, 2)
        for seat in seen.seats:
            if seat.seat == timeline.to_move:
                assert seat.recalled is None
                continue
            assert seat.recalled is not None
            assert not seat.recalled.exact
            has = p.six(timeline.position.blocks, seat.seat)
            assert all(
                known <= there for known, there in zip(seat.recalled.blocks, has, strict=True)
            )


def test_a_game_that_began_in_the_middle_is_not_remembered_from_before() -> None:
    timeline = played("basic", 2, 3, 40)
    seen = RULES.recall([timeline.position], timeline.to_move, None)
    other = seen.seats[1 - timeline.to_move]
    assert other.recalled is not None
    assert not other.recalled.exact
    assert other.recalled.blocks == (0, 0, 0, 0, 0, 0)


def test_a_window_has_no_memory() -> None:
    timeline = played("basic", 2, 3, 20)
    assert all(seat.recalled is None for seat in RULES.view(timeline.position, 0).seats)


def _hide_otherwise(position: p.CarraraPosition, seat: int) -> p.CarraraPosition:
    """The same to the eyes of a seat, with other things behind screens and in the bag."""
    other = position.copy()
    blocks, bag = other.blocks[:], other.bag[:]
    for rival in range(position.n):
        if rival == seat:
            continue
        for colour in range(6):
            # everything of a screen goes into the bag, and as many others come out
            there = blocks[rival * 6 + colour]
            bag[colour] += there
            blocks[rival * 6 + colour] = 0
            if bag[5 - colour] > there:
                blocks[rival * 6 + 5 - colour] += there
                bag[5 - colour] -= there
    other.blocks, other.bag = blocks, bag
    other.florins = [
        florins if rival == seat else florins + 3 for rival, florins in enumerate(other.florins)
    ]
    return other


@pytest.mark.parametrize("bot", [*LEVELS, "greedy", "random"])
def test_what_is_hidden_does_not_change_a_move(bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With what it remembers the same, a bot can't tell apart what it can't see."""
    if bot in LEVELS and LEVELS[bot].budget is not None:
        # less to look at, and no clock
        level = replace(LEVELS[bot], budget=Budget(4, 2, 2, 1), seconds=inf)
        monkeypatch.setitem(LEVELS, bot, level)
    timeline = played("advanced", 3, 2, 30)
    seat = timeline.to_move
    chooser: Callable[[Any, int], int] = bot_chooser(bot, RULES, "carrara")
    other = _hide_otherwise(timeline.position, seat)
    assert other != timeline.position
    assert RULES.view(other, seat) == RULES.view(timeline.position, seat)
    moves = {chooser(RULES.view(position, seat), 7) for position in (timeline.position, other)}
    assert len(moves) == 1
