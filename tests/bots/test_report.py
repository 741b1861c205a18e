"""The report on a game: a planted blunder comes first, luck is not skill, nothing is made up."""

from __future__ import annotations

from dataclasses import replace
from math import inf

import pytest

from carrara_desktop.bots.levels import LEVELS
from carrara_desktop.bots.report import Analysis, Report
from carrara_desktop.bots.search import Stopped
from carrara_desktop.bots.thinking import think
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara.mind import mind_at
from carrara_desktop.games.carrara.rules import RULES

PLANTED_TURN = 16
TERRIBLE = 14
"""Points that the planted move gives away at once."""


def with_blunder(turns: int | None = None) -> tuple[GameRecord, int]:
    """A game of two bots that look ahead, but for one terrible move; and where that was.

    Given up after some ``turns``, if so wished.
    """
    seats = [Seat("one", "sea", "strong"), Seat("two", "ochre", "strong")]
    record = GameRecord("carrara", RULES.version, {"first": 0}, seats, 11)
    timeline = Timeline(RULES, record)
    # without a clock, so that it is the same game on any machine
    level = replace(LEVELS["strong"], seconds=inf)
    planted = -1
    timeline.play_chance()
    while timeline.to_move >= 0 and (turns is None or timeline.position.turn <= turns):
        view = RULES.recall(timeline.history, timeline.to_move, None)
        move = think(RULES, mind_at, level, view, len(timeline))
        if planted < 0 and timeline.position.turn >= PLANTED_TURN:
            mind = mind_at(timeline.position)
            ranked = mind.ranked(timeline.position)
            if ranked[0][0] - ranked[-1][0] > TERRIBLE * mind.unit:
                planted = len(timeline)
                move = ranked[-1][1]
        timeline.play(move)
        timeline.play_chance()
    assert planted >= 0
    return record, planted


@pytest.fixture(scope="module")
def judged() -> tuple[Report, int]:
    record, planted = with_blunder(turns=PLANTED_TURN + 24)
    analysis = Analysis(RULES, mind_at, record, more_worlds=24)
    around = [index for index in analysis.indices() if abs(index - planted) < 12]
    analysis.indices = lambda: around  # type: ignore[method-assign]
    return analysis.run(), planted


def test_every_decision_is_judged_once(judged: tuple[Report, int]) -> None:
    report, planted = judged
    assert [one.index for one in report.decisions] == report.at[: len(report.decisions)]
    assert planted in [one.index for one in report.decisions]
    for row in report.chances:
        assert sum(row) == pytest.approx(1, abs=0.001)
    for one in report.decisions:
        assert one.loss >= 0
        assert (one.best == one.played) == (one.loss == 0.0 and one.error == 0.0)


def test_the_planted_blunder_is_named_first(judged: tuple[Report, int]) -> None:
    report, planted = judged
    worst = max(report.decisions, key=lambda one: one.chance_loss)
    assert worst.index == planted
    assert worst.mark == "blunder"
    assert worst.loss > worst.error
    assert planted in [point.index for point in report.turning_points]


def test_what_was_played_best_costs_nothing(judged: tuple[Report, int]) -> None:
    report, _ = judged
    for one in report.decisions:
        if one.played == one.best:
            assert (one.loss, one.chance_loss, one.mark) == (0.0, 0.0, "")


def test_skill_is_what_the_decisions_lost(judged: tuple[Report, int]) -> None:
    report, _ = judged
    for seat in range(2):
        lost = sum(one.loss for one in report.decisions if one.seat == seat)
        assert report.skill[seat] == pytest.approx(-lost, abs=0.02)
        assert 0 <= report.accuracy[seat] <= 100


def test_a_report_can_be_stopped_and_says_so() -> None:
    record, _ = with_blunder(turns=PLANTED_TURN + 16)
    analysis = Analysis(RULES, mind_at, record, more_worlds=0)
    ticks = 0

    def tick() -> None:
        nonlocal ticks
        ticks += 1
        if ticks > 600:
            raise Stopped

    with pytest.raises(Stopped):
        analysis.run(tick)
    report = analysis.report()
    assert not report.complete
    assert 0 < len(report.decisions) < len(analysis.indices())
