"""The report in the window: made in the background, stopped at once, kept with the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from carrara_desktop.bots.report import Decision, Report, TurningPoint
from carrara_desktop.engine.record import GameRecord
from carrara_desktop.engine.rules import CHANCE
from carrara_desktop.ui import i18n, report_maker
from carrara_desktop.ui.shell.window import MainWindow
from tests.ui.games_at_hand import played_on, record_of, saved

Opener = Callable[..., MainWindow]
LONG = 60_000


@pytest.fixture
def window(open_window: Opener) -> MainWindow:
    return open_window()


@pytest.fixture
def game(window: MainWindow) -> GameRecord:
    """A finished game in the library."""
    record = played_on(record_of(None, None, seed=5), lambda timeline: False)
    return saved(window.library, record)


def made_up(page: Any) -> Report:
    """A report with a blunder at the third decision."""
    timeline = page.timeline
    stops = timeline.stops()[:4]
    lines = [_line(timeline, at) for at in stops]
    decisions = [
        Decision(at, timeline.rules.to_move(timeline.position_at(at)), line, line, 0.0, 0.0, 0.0)
        for at, line in zip(stops, lines, strict=True)
    ]
    decisions[2] = msgspec.structs.replace(
        decisions[2], loss=6.5, error=1.2, chance_loss=0.31, mark="blunder"
    )
    return Report(
        moves=len(timeline),
        at=list(stops),
        chances=[[0.5, 0.5]] * 4,
        decisions=decisions,
        luck=[1.5, -1.5],
        luck_errors=[0.4, 0.4],
        skill=[-6.5, 0.0],
        turning_points=[TurningPoint(stops[2], decisions[2].seat, -0.31, False)],
        accuracy=[71.0, 100.0],
    )


def _line(timeline: Any, at: int) -> str:
    return str(timeline.rules.notation(timeline.position_at(at), timeline.played[at].move))


def shown(window: MainWindow, game: GameRecord, made: Callable[[Any], Report] = made_up) -> Any:
    """The analysis page with a made-up report that was kept with the game."""
    window.show_analysis(game, revealed=True)
    page: Any = window._pages["analysis"]
    window.library.reports.keep(game, msgspec.json.encode(made(page)))
    window.show_analysis(game, revealed=True)
    page.tabs.setCurrentWidget(page.report)
    return page


def test_it_is_made_in_the_background_and_kept(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    record = played_on(record_of(None, None), lambda timeline: len(timeline) > 28)
    saved(window.library, record)
    window.show_analysis(record, revealed=True)
    page: Any = window._pages["analysis"]
    report = page.report
    report.maker.worlds = 0
    assert report.make.isVisibleTo(report) and not report.table.isVisibleTo(report)
    report.make.click()
    assert report.bar.isVisibleTo(report) and not report.make.isVisibleTo(report)
    qtbot.waitUntil(lambda: report.maker.progress is None, timeout=LONG)
    assert report.table.isVisibleTo(report) and report.model.rowCount() > 3
    assert any(chart.id == "chances" for chart in page.charts._figures)
    kept = window.library.reports.find(record)
    assert kept is not None and msgspec.json.decode(kept, type=Report).complete


def begun(window: MainWindow, game: GameRecord, qtbot: QtBot, decisions: int = 3) -> Any:
    """The report's view, with so many decisions judged and the others being so."""
    window.show_analysis(game, revealed=True)
    page: Any = window._pages["analysis"]
    report = page.report
    report.maker.worlds = 0
    report.make.click()
    qtbot.waitUntil(
        lambda: report.maker.progress is not None and report.maker.progress[0] >= decisions,
        timeout=LONG,
    )
    return report


def kept_part(window: MainWindow, game: GameRecord) -> Report:
    data = window.library.reports.find(game)
    assert data is not None
    part = msgspec.json.decode(data, type=Report)
    assert not part.complete and part.decisions
    return part


def test_a_stopped_report_shows_and_keeps_what_it_has(
    window: MainWindow, game: GameRecord, qtbot: QtBot
) -> None:
    report = begun(window, game, qtbot)
    process = report.maker._client._process
    done, total = report.maker.progress
    assert report.share.text() == f"{100 * done // total}\N{NO-BREAK SPACE}%"
    report.stop.click()
    assert not process.is_alive()
    assert not report.bar.isVisibleTo(report) and report.table.isVisibleTo(report)
    part = kept_part(window, game)
    assert report.model.rowCount() == len(part.decisions) >= 3
    assert report.make.isVisibleTo(report) and "Go on" in report.make.text()
    assert f"{len(part.decisions)} of {part.total}" in report._about.text()
    assert any(chart.id == "chances" for chart in window._pages["analysis"].charts._figures)  # type: ignore[attr-defined]


def test_what_has_been_judged_is_shown_while_the_rest_is_being_judged(
    window: MainWindow, game: GameRecord, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(report_maker, "REFRESH_SECONDS", 0.0)
    report = begun(window, game, qtbot)
    # it grows only in sight, or when it comes into sight
    assert report.model.rowCount() == 0
    window._pages["analysis"].tabs.setCurrentWidget(report)  # type: ignore[attr-defined]
    assert report.bar.isVisibleTo(report) and report.table.isVisibleTo(report)
    rows = report.model.rowCount()
    assert rows == len(report.maker.report.decisions) >= 2
    # until somebody chooses, the worst one is shown
    worst = max(report.maker.report.decisions, key=lambda one: one.chance_loss)
    assert report.chosen() == worst
    other = next(row for row in range(rows) if report.model.row(row).id != worst.index)
    report.table.selectRow(other)
    chosen = report.chosen()
    qtbot.waitUntil(lambda: report.model.rowCount() > rows, timeout=LONG)
    assert report.chosen() == chosen
    report.stop.click()


def test_looking_elsewhere_and_coming_back_does_not_stop_it(
    window: MainWindow, game: GameRecord, qtbot: QtBot
) -> None:
    report = begun(window, game, qtbot)
    process, done = report.maker._client._process, report.maker.progress[0]
    window.show_library()
    window.show_analysis(game, revealed=True)
    assert report.maker._client._process is process and process.is_alive()
    assert report.bar.isVisibleTo(report) and not report.make.isVisibleTo(report)
    qtbot.waitUntil(lambda: report.maker.progress[0] > done, timeout=LONG)
    report.stop.click()


def test_it_is_gone_on_with_by_another_start(
    window: MainWindow, open_window: Opener, qtbot: QtBot
) -> None:
    record = saved(window.library, played_on(record_of(None, None), lambda t: len(t) > 22))
    begun(window, record, qtbot, 4).stop.click()
    part = kept_part(window, record)
    window.close()
    later = open_window()
    later.show_analysis(record, revealed=True)
    report: Any = later._pages["analysis"].report  # type: ignore[attr-defined]
    assert report.table.isVisibleTo(report)
    report.maker.worlds = 0
    told: list[int] = []
    report.maker.progressed.connect(lambda: told.append(report.maker.progress[0]))
    report.make.click()
    qtbot.waitUntil(lambda: report.maker.report.complete, timeout=LONG)
    assert told[0] == len(part.decisions)
    assert report.maker.report.decisions[: len(part.decisions)] == part.decisions
    assert not report.make.isVisibleTo(report)


def test_whatever_ends_it_keeps_what_it_has(
    window: MainWindow, game: GameRecord, qtbot: QtBot
) -> None:
    other = saved(window.library, played_on(record_of(None, None), lambda t: len(t) > 22))
    begun(window, game, qtbot)
    window.show_analysis(other, revealed=True)
    first = kept_part(window, game)
    report = begun(window, game, qtbot, len(first.decisions) + 2)
    report.maker._client._process.kill()
    qtbot.waitUntil(lambda: report.maker.progress is None, timeout=LONG)
    second = kept_part(window, game)
    assert len(second.decisions) >= len(first.decisions) + 2
    assert report.maker.trouble and "Go on" in report.make.text()
    begun(window, game, qtbot, len(second.decisions) + 1)
    window.close()
    assert len(kept_part(window, game).decisions) > len(second.decisions)


def test_one_that_is_stopped_before_anything_is_judged_leaves_nothing(
    window: MainWindow, game: GameRecord
) -> None:
    window.show_analysis(game, revealed=True)
    report: Any = window._pages["analysis"].report  # type: ignore[attr-defined]
    report.make.click()
    report.stop.click()
    assert report.maker.report is None and window.library.reports.find(game) is None
    assert report.make.isVisibleTo(report) and not report.table.isVisibleTo(report)


def test_a_kept_report_is_shown_with_its_worst_decision(
    window: MainWindow, game: GameRecord
) -> None:
    page = shown(window, game)
    report = page.report
    chosen = report.chosen()
    assert chosen is not None and chosen.mark == "blunder"
    cells = [report.model.index(2, column).data() for column in range(5)]
    assert cells[0] == "3" and cells[2] == "blunder" and "6.5" in cells[3] and "31" in cells[4]
    assert report.detail.text().startswith("Played: ")
    assert [point.isVisibleTo(report) for point in report.points] == [True, False, False]
    i18n.install("cs")
    report.retranslate()
    assert "6,5" in report.model.index(2, 3).data()


def test_show_me_and_play_on_lead_to_the_table(window: MainWindow, game: GameRecord) -> None:
    page = shown(window, game)
    at = page.report.chosen().index
    page.report.points[0].show_me.click()
    table: Any = window._pages["table"]
    assert window.page is table and table._match.looking_at == at
    assert not window.library.load(game.id).branches
    window.show_analysis(game, revealed=True)
    page.report.play_on.click()
    assert window.page is table
    branches = window.library.load(game.id).branches
    assert [branch.after for branch in branches] == [at]
    table.leave()


def with_luck_at_the_end(page: Any) -> Report:
    """A made-up report in which chance decides after the last decision."""
    report, timeline = made_up(page), page.timeline
    last = timeline.stops()[-2]
    luck = TurningPoint(last + 1, 1, 0.4, True)
    return msgspec.structs.replace(report, turning_points=[*report.turning_points, luck])


def test_nothing_can_be_played_on_where_chance_ended_the_game(window: MainWindow) -> None:
    record = saved(window.library, played_on(record_of(None, None), ended_by_chance))
    assert len(record.moves) > 20
    page = shown(window, record, with_luck_at_the_end)
    decision, luck, none = page.report.points
    assert decision.play_on.isVisibleTo(page.report) and luck.show_me.isVisibleTo(page.report)
    assert not luck.play_on.isVisibleTo(page.report)
    assert not none.isVisibleTo(page.report)
    number = len(page.timeline.stops()) - 1
    assert luck.text.text().startswith(f"Move {number}, chance")


def ended_by_chance(timeline: Any) -> bool:
    """Some way into a game, just after chance has moved."""
    return len(timeline) > 30 and timeline.played[-1].actor == CHANCE


def test_a_branch_is_shown_while_it_lies_on_the_table(window: MainWindow, game: GameRecord) -> None:
    page = shown(window, game)
    window._show_moment(game, page.timeline.stops()[-6], True)
    table: Any = window._pages["table"]
    branch = table._match.record
    assert not branch.id and table._match.branch is not None
    window.show_analysis(branch, revealed=True)
    report = page.report
    report.maker.report = made_up(page)
    report.retranslate()
    assert report.points[0].show_me.isVisibleTo(report) and report.show_me.isEnabled()
    table.leave()
    report.retranslate()
    assert not report.points[0].show_me.isVisibleTo(report)
    assert not report.points[0].play_on.isVisibleTo(report)
    assert not report.show_me.isEnabled() and not report.play_on.isEnabled()
    report.table.activated.emit(report.table.currentIndex())
    assert window.page is page


def test_a_game_that_still_hides_something_has_no_report(window: MainWindow) -> None:
    record = played_on(record_of(None, None), lambda timeline: len(timeline) > 40)
    saved(window.library, record)
    window.show_analysis(record, revealed=False)
    report = window._pages["analysis"].report  # type: ignore[attr-defined]
    assert not report.make.isVisibleTo(report) and not report.table.isVisibleTo(report)
    report.start()
    assert report.maker._client._process is None
