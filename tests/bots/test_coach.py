"""What the coach says of a move that was made: only of clear mistakes, and from the open alone."""

from __future__ import annotations

from copy import deepcopy
from functools import cache
from math import inf
from typing import Any

import pytest

from carrara_desktop.bots.coach import SLIP_WORLDS, BetterMove, better_than
from carrara_desktop.bots.coach_worker import Slip, SlipQuestion, respond
from carrara_desktop.bots.judging import SERIOUS, judge
from carrara_desktop.bots.levels import LEVELS
from carrara_desktop.bots.search import Stopped
from carrara_desktop.bots.thinking import imagination
from carrara_desktop.engine.record import GameRecord
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara.mind import PARTS, CarraraMind, mind_at
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.test_memory import _hide_otherwise
from tests.ui.games_at_hand import record_of

GAP = 5
"""Points that a planted mistake seems to give away at once."""


@pytest.fixture(autouse=True)
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """No answer is given up because the machine has other work."""
    monkeypatch.setattr("carrara_desktop.bots.coach.SLIP_SECONDS", inf)


def worst_move(position: Any, then: int) -> int | None:
    """A move that can be taken back, is much worse than the best, and after which ``then`` is to
    move; None if there is none."""
    mind, seat = mind_at(position), RULES.to_move(position)
    found: list[tuple[int, int]] = []
    for move in RULES.moves(position):
        after = position.copy()
        RULES.advance(after, move)
        if not RULES.reveals(move) and RULES.to_move(after) == then:
            mind.finish_turn(after, position.turn, 1)
            found.append((mind.margin(mind.values(after), seat), move))
    if not found or mind.ranked(position)[0][0] - min(found)[0] < GAP * mind.unit:
        return None
    return min(found)[1]


def planted(*bots: str | None, then: int) -> tuple[GameRecord, int]:
    """A game in which seat 0 is to move, and a move that would be a clear mistake."""
    record, move = _found(bots, then)
    return deepcopy(record), move


@cache
def _found(bots: tuple[str | None, ...], then: int) -> tuple[GameRecord, int]:
    for seed in range(3, 60):
        timeline = Timeline(RULES, record_of(*bots, seed=seed))
        timeline.play_chance()
        while timeline.to_move >= 0:
            position = timeline.position
            if timeline.to_move == 0 and position.phase == 2 and len(timeline) > 30:
                move = worst_move(position, then)
                if move is not None and slip(timeline, move) is not None:
                    return timeline.record, move
            timeline.play(mind_at(position).choose(position))
            timeline.play_chance()
    pytest.fail("no game had a clear mistake to make")


def slip(timeline: Timeline, move: int) -> BetterMove | None:
    view = RULES.recall(timeline.history, timeline.to_move, None)
    return better_than(RULES, mind_at, view, move, len(timeline))


def test_a_clear_mistake_is_told_by_the_report_s_own_figures() -> None:
    record, move = planted(None, "random", then=0)
    timeline = Timeline(RULES, record)
    better = slip(timeline, move)
    assert better is not None and better == slip(timeline, move)
    assert better.mark in SERIOUS and better.loss > better.error
    assert better.move in RULES.moves(timeline.position) and better.move != move
    assert better.reasons and all(reason.points > 0 for reason in better.reasons)
    assert {reason.part for reason in better.reasons} <= set(PARTS)
    view = RULES.recall(timeline.history, 0, None)
    position = RULES.imagine(view, len(timeline))
    found = judge(
        RULES, mind_at(position), position, move, len(timeline), imagination(RULES, view),
        more_worlds=SLIP_WORLDS,
    )  # fmt: skip
    assert (better.loss, better.error, better.chance_loss, better.mark) == (
        found.loss, found.error, found.chance_loss, found.mark
    )  # fmt: skip
    assert slip(timeline, better.move) is None


@pytest.mark.parametrize("seats", [2, 4])
def test_a_move_is_judged_as_far_on_as_the_strongest_level_looks(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    timeline = Timeline(RULES, record_of(*["random"] * seats))
    timeline.play_chance()
    mind, looks = mind_at(timeline.position), set()

    def roll(_mind: Any, position: Any, _world: int, turns: int, _tick: Any) -> list[int]:
        looks.add(turns)
        return mind.values(position)

    monkeypatch.setattr(CarraraMind, "roll", roll)
    move = RULES.moves(timeline.position)[0]
    judge(RULES, mind, timeline.position, move, 1)
    assert looks == {LEVELS["expert"].budget.at(seats).turns}


def test_it_never_comes_from_hidden_things() -> None:
    record, move = planted(None, "random", "random", then=0)
    position = Timeline(RULES, record).position
    views = [RULES.view(one, 0) for one in (position, _hide_otherwise(position, 0))]
    one, two = (better_than(RULES, mind_at, view, move, 5) for view in views)
    assert one == two


def test_a_question_no_longer_wanted_and_a_strange_one_are_told() -> None:
    def stop() -> None:
        raise Stopped

    record, move = planted(None, "random", then=0)
    view = RULES.view(Timeline(RULES, record).position, 0)
    question = SlipQuestion(3, "carrara", view, move, 1)
    answer = respond(question, stop)
    assert isinstance(answer, Slip) and answer.ticket == 3 and answer.error.startswith("stopped")
    strange = SlipQuestion(4, "carrara", "no view", move, 1)
    assert respond(strange).error


def test_what_takes_too_long_is_not_told_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    record, move = planted(None, "random", then=0)
    monkeypatch.setattr("carrara_desktop.bots.coach.SLIP_SECONDS", 0.0)
    assert slip(Timeline(RULES, record), move) is None
