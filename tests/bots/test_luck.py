"""What chance brought: against what might have come, 0 on the mean, and no more sure than it is."""

from __future__ import annotations

from math import hypot, sqrt
from typing import Any

import pytest

from carrara_desktop.bots.luck import Luck, luck_between
from carrara_desktop.bots.report import Analysis, Decision, Judged, put_together
from carrara_desktop.bots.search import Stopped
from carrara_desktop.engine.rules import CHANCE
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara.mind import mind_at
from carrara_desktop.games.carrara.rules import RULES
from tests.ui.games_at_hand import played_on, record_of


def moments(seats: int, count: int) -> list[Any]:
    """Positions of a game in which chance draws one thing and then a seat is to decide."""
    timeline = Timeline(RULES, played_on(record_of(*[None] * seats), lambda timeline: False))
    found = [
        timeline.position_at(index)
        for index in range(40, len(timeline) - 1)
        if timeline.played[index].actor == CHANCE
        and timeline.played[index - 1].actor != CHANCE
        and timeline.played[index + 1].actor != CHANCE
    ]
    assert len(found) >= count
    return found[:: len(found) // count][:count]


def after(position: Any, outcome: int) -> Any:
    came = position.copy()
    RULES.advance(came, outcome)
    return came


@pytest.mark.parametrize("seats", [2, 3])
def test_the_outcomes_are_worth_nothing_on_the_mean(seats: int) -> None:
    for position in moments(seats, 3):
        mind, outcomes = mind_at(position), RULES.moves(position)
        weights = RULES.weights(position)
        total = sum(weights)
        found = [luck_between(RULES, mind, position, after(position, one), 7) for one in outcomes]
        assert len(found) > 1
        for seat in range(seats):
            shares = [weight / total for weight in weights]
            mean = sum(w * one.margins[seat] for w, one in zip(shares, found, strict=True))
            # what is drawn in their place is the same for all: an error they have in common
            spread = sum(w * one.margins[seat] ** 2 for w, one in zip(shares, found, strict=True))
            assert abs(mean) <= 3 * sqrt(spread / 64) + 0.3 * max(one.errors[seat] for one in found)
        for one in found:
            assert sum(one.chances) == pytest.approx(0, abs=0.001)


def test_it_is_repeated_with_a_seed_and_near_it_with_another() -> None:
    for position in moments(2, 6):
        mind, came = mind_at(position), after(position, RULES.moves(position)[0])
        one, same, other = (luck_between(RULES, mind, position, came, seed) for seed in (1, 1, 2))
        assert one == same
        for seat in range(2):
            gap = abs(one.margins[seat] - other.margins[seat])
            assert gap <= 2 * hypot(one.errors[seat], other.errors[seat]) + 0.01


def test_it_is_stopped_by_its_tick() -> None:
    def stop() -> None:
        raise Stopped

    position = moments(2, 1)[0]
    came = after(position, RULES.moves(position)[0])
    with pytest.raises(Stopped):
        luck_between(RULES, mind_at(position), position, came, 1, tick=stop)


def test_a_report_asks_for_it_where_chance_moved_after_a_decision() -> None:
    record = played_on(record_of(None, None), lambda timeline: len(timeline) > 60)
    analysis = Analysis(RULES, mind_at, record, more_worlds=0)
    analysis.indices = analysis.indices[-16:]
    report = analysis.run()
    timeline = Timeline(RULES, record)
    moved = [
        one.decision.index + 1 < len(timeline)
        and timeline.played[one.decision.index + 1].actor == CHANCE
        for one in analysis.judged
    ]
    assert [one.luck is not None for one in analysis.judged] == moved
    assert any(moved) and not all(moved)
    lucks = [one.luck for one in analysis.judged if one.luck is not None]
    for seat in range(2):
        assert report.luck[seat] == pytest.approx(sum(one.margins[seat] for one in lucks), abs=0.01)
        errors = hypot(*(one.errors[seat] for one in lucks))
        assert report.luck_errors[seat] == pytest.approx(errors, abs=0.01)


def judged(index: int, luck: Luck | None) -> Judged:
    return Judged(Decision(index, 0, "a", "a", 0.0, 0.0, 0.0), [0.5, 0.5], luck)


def test_only_luck_beyond_its_error_turns_a_game() -> None:
    sure = Luck([3.0, -3.0], [1.0, 1.0], [0.1, -0.1], [0.05, 0.05])
    unsure = Luck([9.0, -9.0], [10.0, 10.0], [0.4, -0.4], [0.5, 0.5])
    rows = [judged(1, sure), judged(4, None), judged(7, unsure)]
    report = put_together(rows, seats=2, moves=9, total=3, worlds=0)
    assert [(one.index, one.luck, one.change) for one in report.turning_points] == [(2, True, 0.1)]
    assert report.luck == [12.0, -12.0]
    assert report.luck_errors == [pytest.approx(hypot(1, 10), abs=0.01)] * 2
