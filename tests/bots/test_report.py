"""The report on a game: a planted blunder comes first, luck is not skill, nothing is made up."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import inf

import msgspec
import pytest

from carrara_desktop.bots.levels import LEVELS
from carrara_desktop.bots.report import Analysis, Judged, Report
from carrara_desktop.bots.search import Stopped
from carrara_desktop.bots.thinking import think
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.engine.rules import Move
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara import policy
from carrara_desktop.games.carrara.mind import mind_at
from carrara_desktop.games.carrara.position import CarraraPosition
from carrara_desktop.games.carrara.rules import RULES
from tests.ui.games_at_hand import played_on, record_of

PLANTED_TURN = 12
TERRIBLE = 20
"""Points that the planted move gives away at once."""


def with_blunder(turns: int | None = None) -> tuple[GameRecord, int]:
    """A game of two bots that look ahead, but for one terrible move; and where that was.

    Given up after some ``turns``, if so wished.
    """
    seats = [Seat("one", "sea", "strong"), Seat("two", "ochre", "strong")]
    record = GameRecord("carrara", RULES.version, {"first": 0}, seats, 5)
    timeline = Timeline(RULES, record)
    # without a clock, so that it is the same game on any machine
    level = replace(LEVELS["strong"], seconds=inf)
    planted = -1
    timeline.play_chance()
    while timeline.to_move >= 0 and (turns is None or timeline.position.turn <= turns):
        view = RULES.recall(timeline.history, timeline.to_move, None)
        move = think(RULES, mind_at, level, view, len(timeline))
        if planted < 0 and timeline.position.turn >= PLANTED_TURN:
            worst, loss = worst_move(timeline.position)
            if loss > TERRIBLE:
                planted = len(timeline)
                move = worst
        timeline.play(move)
        timeline.play_chance()
    assert planted >= 0
    return record, planted


def worst_move(position: CarraraPosition) -> tuple[Move, float]:
    """The worst of all lawful moves, and how many points it seems worse than the best."""
    mind = mind_at(position)
    worth = {
        move: policy.value_after(position, move, mind.weights) for move in RULES.moves(position)
    }
    worst = min(worth, key=worth.__getitem__)
    return worst, (max(worth.values()) - worth[worst]) / mind.unit


@pytest.fixture(scope="module")
def judged() -> tuple[Report, int]:
    record, planted = with_blunder(turns=PLANTED_TURN + 24)
    analysis = Analysis(RULES, mind_at, record, more_worlds=24)
    analysis.indices = [index for index in analysis.indices if abs(index - planted) < 12]
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


def test_skill_is_what_the_decisions_lost_beyond_their_error(judged: tuple[Report, int]) -> None:
    report, _ = judged
    assert any(0 < one.loss <= one.error for one in report.decisions)
    for seat in range(2):
        decided = [one for one in report.decisions if one.seat == seat]
        lost = sum(one.loss for one in decided if one.loss > one.error)
        assert report.skill[seat] == pytest.approx(-lost, abs=0.02)
        assert 0 <= report.accuracy[seat] <= 100


def short_game(seed: int = 3) -> GameRecord:
    return played_on(record_of(None, None, seed=seed), lambda timeline: len(timeline) > 24)


def ended_game() -> GameRecord:
    return played_on(record_of(None, None), lambda timeline: False)


def stopped_after(analysis: Analysis, decisions: int) -> Report:
    """Stop in the middle of the decision after so many; the report as another start reads it."""

    def tick() -> None:
        if len(analysis.judged) == decisions:
            raise Stopped

    with pytest.raises(Stopped):
        analysis.run(tick)
    return msgspec.json.decode(msgspec.json.encode(analysis.report()), type=Report)


def test_a_report_can_be_stopped_and_says_so() -> None:
    analysis = Analysis(RULES, mind_at, short_game(), more_worlds=0)
    report = stopped_after(analysis, 5)
    assert not report.complete
    assert len(report.decisions) == len(report.at) == len(report.chances) == 5
    assert 5 < report.total == len(analysis.indices)


def test_a_stopped_report_is_gone_on_with_as_if_it_had_not_been_stopped() -> None:
    game = ended_game()
    # the last decisions, so that the end of the game is in it
    indices = Analysis(RULES, mind_at, game, 4).indices[-12:]

    def analysis(judged: Sequence[Judged] = ()) -> Analysis:
        made = Analysis(RULES, mind_at, game, 4)
        made.indices, made.judged = indices, list(judged)
        return made

    whole = analysis().run()
    assert whole.complete and not whole.so_far and whole.at[-1] == whole.moves
    part = stopped_after(analysis(), 5)
    told: list[int] = []
    again = analysis(part.so_far)
    assert again.run(progress=lambda done, _total: told.append(done)) == whole
    assert told == list(range(5, 13))


def test_only_a_report_on_the_same_game_is_gone_on_with() -> None:
    part = stopped_after(Analysis(RULES, mind_at, short_game(), 0), 4)

    def taken(game: GameRecord, worlds: int = 0, earlier: Report = part) -> int:
        return len(Analysis(RULES, mind_at, game, worlds, earlier).judged)

    assert taken(short_game()) == 4
    assert taken(short_game(seed=4)) == 0
    assert taken(short_game(), worlds=8) == 0
    one = part.so_far[0]
    torn = msgspec.structs.replace(one, best=one.best[:1])
    tampered = msgspec.structs.replace(part, so_far=[torn, *part.so_far[1:]])
    assert taken(short_game(), earlier=tampered) == 0
