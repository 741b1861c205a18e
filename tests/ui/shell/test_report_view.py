"""The report in the window: made in the background, stopped at once, kept with the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from carrara_desktop.bots.report import Decision, Report, TurningPoint
from carrara_desktop.engine.record import GameRecord
from carrara_desktop.ui import i18n
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
        skill=[-6.5, 0.0],
        turning_points=[TurningPoint(stops[2], decisions[2].seat, -0.31, False)],
        accuracy=[71.0, 100.0],
    )


def _line(timeline: Any, at: int) -> str:
    return str(timeline.rules.notation(timeline.position_at(at), timeline.played[at].move))


def shown(window: MainWindow, game: GameRecord) -> Any:
    """The analysis page with a made-up report that was kept with the game."""
    window.show_analysis(game, revealed=True)
    page: Any = window._pages["analysis"]
    window.library.reports.keep(game, msgspec.json.encode(made_up(page)))
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
    report.worlds = 0
    assert report.make.isVisibleTo(report) and not report.table.isVisibleTo(report)
    report.make.click()
    assert report.bar.isVisibleTo(report) and not report.make.isVisibleTo(report)
    qtbot.waitUntil(lambda: report.table.isVisibleTo(report), timeout=LONG)
    assert report.model.rowCount() > 3
    assert any(chart.id == "chances" for chart in page.charts._figures)
    kept = window.library.reports.find(record)
    assert kept is not None and msgspec.json.decode(kept, type=Report).complete


def test_it_is_stopped_at_once(window: MainWindow, game: GameRecord, qtbot: QtBot) -> None:
    window.show_analysis(game, revealed=True)
    page: Any = window._pages["analysis"]
    report = page.report
    report.make.click()
    with qtbot.waitSignal(report._client.progressed, timeout=LONG):
        pass
    process = report._client._process
    report.stop.click()
    assert not process.is_alive()
    assert report.make.isVisibleTo(report) and not report.bar.isVisibleTo(report)
    assert window.library.reports.find(game) is None


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


def test_a_game_that_still_hides_something_has_no_report(window: MainWindow) -> None:
    record = played_on(record_of(None, None), lambda timeline: len(timeline) > 40)
    saved(window.library, record)
    window.show_analysis(record, revealed=False)
    report = window._pages["analysis"].report  # type: ignore[attr-defined]
    assert not report.make.isVisibleTo(report) and not report.table.isVisibleTo(report)
    report.start()
    assert report._client._process is None
