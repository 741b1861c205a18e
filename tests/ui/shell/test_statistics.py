"""The statistics page: what it shows is what the library's games say."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.record import GameRecord, Result
from carrara_desktop.ui import i18n
from carrara_desktop.ui.shell.library_page import LibraryPage
from carrara_desktop.ui.shell.statistics_page import StatisticsPage
from carrara_desktop.ui.shell.window import MainWindow
from tests.ui.games_at_hand import played_on, record_of
from tests.ui.shell.fitting import cut_texts

Opener = Callable[..., MainWindow]
PATIENCE = 60_000


@pytest.fixture
def window(open_window: Opener) -> Iterator[MainWindow]:
    opened = open_window()
    yield opened
    if opened._shelf is not None:
        opened._shelf.close()


def over(window: MainWindow, *scores: int, age: int = 0, **more: Any) -> GameRecord:
    """A finished game of Anna, Bořivoj, ... with these points (its moves are not played)."""
    record = record_of(*more.pop("bots", [None] * len(scores)))
    record.result = Result(list(scores), [scores.index(max(scores))])
    for key, value in more.items():
        setattr(record, key, value)
    path = window.library.create(record).path
    when = path.stat().st_mtime - 60 * age
    os.utime(path, (when, when))
    return record


def statistics(window: MainWindow, qtbot: QtBot, games: int) -> StatisticsPage:
    window.show_statistics()
    page = window.page
    assert isinstance(page, StatisticsPage)
    qtbot.waitUntil(
        lambda: page._statistics is not None and page._statistics.games == games, timeout=PATIENCE
    )
    return page


def rows(table: Any) -> list[list[str]]:
    model = table.model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def test_without_games_it_says_so(window: MainWindow, qtbot: QtBot) -> None:
    page = statistics(window, qtbot, 0)
    assert page._empty.isVisible() and not page.players.isVisible()


def test_players_and_one_of_them_closely(window: MainWindow, qtbot: QtBot) -> None:
    over(window, 50, 70, age=9)
    over(window, 90, 40, age=5)
    over(window, 60, 80, 20, bots=[None, None, "greedy"], options={"variant": "advanced"})
    page = statistics(window, qtbot, 3)
    players = {row[0]: row[1:6] for row in rows(page.players)}
    assert players["Anna"] == ["3", "1", "33", "66.7", "90"]
    assert players["Bořivoj"] == ["3", "2", "67", "63.3", "80"]
    assert players["Steward (bot)"] == ["1", "0", "0", "20.0", "20"]
    assert page._name.text() == rows(page.players)[0][0]
    at = [row[0] for row in rows(page.players)].index("Anna")
    page.players.setCurrentIndex(page.players.model().index(at, 0))
    assert page._name.text() == "Anna"
    assert rows(page.versus)[0] == ["Bořivoj", "3", "1", "0", "2"]
    assert len(rows(page.ratings)) == 3
    assert sorted(row[:2] for row in rows(page.kinds)) == [["Advanced", "3"], ["Basic", "2"]]
    records = {row[0]: row[1:3] for row in rows(page.records)}
    assert records["Most points"] == ["90", "Anna"]
    assert records["Narrowest victory, in points"] == ["20", "Bořivoj"]
    assert not page.chart.grab().toImage().isNull()


def test_choices_change_what_is_counted(window: MainWindow, qtbot: QtBot) -> None:
    over(window, 50, 70)
    over(window, 60, 80, 20, bots=[None, None, "greedy"])
    page = statistics(window, qtbot, 2)
    page.people_only.click()
    qtbot.waitUntil(lambda: page._statistics.games == 1, timeout=PATIENCE)  # type: ignore[union-attr]
    page.people_only.click()
    box = page.filters.seat_counts
    box.setCurrentIndex(box.findData(3))
    box.activated.emit(0)
    qtbot.waitUntil(lambda: len(rows(page.players)) == 3, timeout=PATIENCE)


def test_games_left_out_are_not_counted_and_named(window: MainWindow, qtbot: QtBot) -> None:
    game = over(window, 50, 70)
    over(window, 50, 30)
    window.library.left_out.mark([game.id], True)
    page = statistics(window, qtbot, 1)
    assert "1 left out" in page.state.text()


def test_facts_are_counted_in_the_background(window: MainWindow, qtbot: QtBot) -> None:
    game = played_on(record_of(None, None), lambda line: False)
    assert game.result is not None
    window.library.create(game)
    page = statistics(window, qtbot, 1)
    table = page.favourites["city"]
    qtbot.waitUntil(lambda: bool(rows(table)), timeout=PATIENCE)
    total = sum(int(row[1]) for row in rows(table))
    types = sum(int(row[1]) for row in rows(page.favourites["type"]))
    assert total == types > 0
    assert any(row[0] == "Most buildings in a game" for row in rows(page.records))


def test_a_record_leads_to_its_game(window: MainWindow, qtbot: QtBot) -> None:
    over(window, 50, 70, age=5)
    best = over(window, 50, 95, age=9)
    page = statistics(window, qtbot, 2)
    page.tabs.setCurrentIndex(1)
    qtbot.keyClick(page.records, Qt.Key.Key_Return)
    shelf: Any = window.page
    assert isinstance(shelf, LibraryPage)
    qtbot.waitUntil(lambda: [one.id for one in shelf.chosen] == [best.id], timeout=PATIENCE)


def test_tables_sort_by_figures_and_by_the_language(window: MainWindow, qtbot: QtBot) -> None:
    over(window, 100, 9, 50, 20)
    page = statistics(window, qtbot, 1)
    page.players.sortByColumn(5, Qt.SortOrder.AscendingOrder)
    assert [row[5] for row in rows(page.players)] == ["9", "20", "50", "100"]
    page.players.sortByColumn(0, Qt.SortOrder.AscendingOrder)
    assert [row[0] for row in rows(page.players)] == ["Anna", "Bořivoj", "Chloé", "Dido"]


def test_tables_are_read_out_with_their_headers(window: MainWindow, qtbot: QtBot) -> None:
    over(window, 100, 9)
    page = statistics(window, qtbot, 1)
    index = page.players.model().index(0, 1)
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Games: 1"
    for table in (page.players, page.records, page.kinds, page.versus, page.ratings):
        assert table.accessibleName()


@pytest.mark.parametrize("language", ["en", "cs", "fr"])
@pytest.mark.parametrize("size", [(1024, 680), (1600, 1000)])
def test_no_text_is_cut_off(
    open_window: Opener, qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    i18n.install(language)
    window = open_window(*size)
    over(window, 100, 9, 30, bots=[None, None, "greedy"])
    page = statistics(window, qtbot, 1)
    for tab in range(page.detail.count()):
        page.detail.setCurrentIndex(tab)
        qtbot.wait(1)
        assert cut_texts(page) == []
    page.tabs.setCurrentIndex(1)
    qtbot.wait(1)
    assert cut_texts(page) == []
    window.shelf.close()
