"""The analysis page: its charts as pictures, tables and files, and when it is imported."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.ui import i18n
from carrara_desktop.ui.shell import charts_view
from carrara_desktop.ui.shell.window import MainWindow
from tests.ui.games_at_hand import played_on, record_of, saved

Opener = Callable[..., MainWindow]


@pytest.fixture
def page(open_window: Opener) -> Any:
    """The analysis of a finished game."""
    window = open_window()
    record = played_on(record_of(None, "random", "random", seed=5), lambda timeline: False)
    window.show_analysis(record, revealed=True)
    return window._pages["analysis"]


def titles(page: Any) -> list[str]:
    return [page.charts.list.item(row).text() for row in range(page.charts.list.count())]


def table(page: Any) -> list[list[str]]:
    model = page.charts.model
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def colours(image: QImage) -> set[int]:
    return {image.pixel(x, y) for x in range(0, image.width(), 3) for y in range(image.height())}


def test_every_chart_has_its_picture_and_its_table(page: Any) -> None:
    assert titles(page) == [
        "Victory points", "Points by source", "Florins", "Blocks behind the screens",
        "Price of a block", "Marble on the wheel", "Marble in the bag",
    ]  # fmt: skip
    seen = set()
    for row in range(page.charts.list.count()):
        page.charts.list.setCurrentRow(row)
        figures = page.charts.figures
        rows = table(page)
        assert rows and all(len(line) == len(figures.series) + 1 for line in rows)
        assert page.charts.plot.accessibleName() == figures.title
        assert page.charts.table.accessibleName() == figures.title
        assert page.charts.about.text() == figures.about
        image = page.charts.plot.grab().toImage()
        for one in figures.series:
            assert one.tone.rgb() in colours(image), f"{figures.title}: {one.name} is not drawn"
        seen.add(page.charts.plot.png())
    assert len(seen) == page.charts.list.count()


def test_the_table_is_read_out_with_its_heads(page: Any) -> None:
    model = page.charts.model
    cell = model.index(3, 2)
    name = model.headerData(2, Qt.Orientation.Horizontal)
    assert name == page.timeline.record.seats[1].name
    assert cell.data(Qt.ItemDataRole.AccessibleTextRole) == f"{name}: {cell.data()}"
    interface = QAccessible.queryAccessibleInterface(page.charts.table)
    assert interface.text(QAccessible.Text.Name) == "Victory points"


def test_a_row_of_the_table_marks_its_place_in_the_picture(page: Any, qtbot: QtBot) -> None:
    plot, view = page.charts.plot, page.charts.table
    view.selectRow(4)
    assert plot._mark.isVisible() and plot._mark.value() == 5
    plot.place_chosen.emit(9)
    assert view.currentIndex().row() == 9 and plot._mark.value() == 10
    page.charts.choose("prices")
    assert not plot._mark.isVisible()
    place = page.charts.model.row(2).id
    plot.place_chosen.emit(place)
    assert view.currentIndex().row() == 2


def test_seats_differ_by_more_than_their_colour(page: Any) -> None:
    for chart in ("points", "sources"):
        page.charts.choose(chart)
        series = page.charts.figures.series
        for trait in ("line", "pattern", "symbol"):
            assert len({getattr(one, trait) for one in series}) == len(series)
    page.charts.choose("bag")
    series = page.charts.figures.series
    assert len({one.pattern for one in series}) == len(series) == 6


def test_a_chart_is_saved_as_png_svg_and_csv(page: Any, tmp_path: Path) -> None:
    page.charts.choose("sources")
    figures = page.charts.figures
    for ending in ("png", "svg", "csv"):
        page.charts.save(tmp_path / f"chart.{ending}")
    image = QImage(str(tmp_path / "chart.png"))
    assert (image.width(), image.height()) == (2400, 1520)
    assert {one.tone.rgb() for one in figures.series} <= colours(image)
    svg = (tmp_path / "chart.svg").read_text(encoding="utf-8")
    said = {text.text for text in ElementTree.fromstring(svg).iter() if text.text}
    assert figures.title in said and {one.name for one in figures.series} <= said
    lines = (tmp_path / "chart.csv").read_text(encoding="utf-8-sig").splitlines()
    assert lines[0] == ",".join(figures.headers())
    assert [line.split(",") for line in lines[1:]] == table(page)


def test_figures_for_a_spreadsheet_have_decimal_points_in_every_language(page: Any) -> None:
    i18n.install("cs")
    page.charts.choose("prices")
    text = page.charts.figures.csv().decode("utf-8-sig")
    cells = [cell for line in text.splitlines()[1:] for cell in line.split(",")]
    assert any("." in cell for cell in cells)
    assert all(cell == "" or float(cell) >= 0 for cell in cells)
    assert any("," in cell for line in table(page) for cell in line)


def test_a_file_that_can_t_be_written_is_reported(
    page: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, ...]] = []
    monkeypatch.setattr(page.window(), "warn", lambda *said: told.append(said))
    for ending in ("png", "csv"):
        page.charts.save(tmp_path / "nowhere" / f"chart.{ending}")
    assert len(told) == 2 and str(tmp_path / "nowhere") in told[0][0]


def test_chances_are_shown_where_an_analysis_has_them(page: Any) -> None:
    stops = page.timeline.stops()
    rows = [[0.5, 0.3, 0.2]] * (len(stops) - 1) + [[0.0, 1.0, 0.0]]
    page.set_chances(stops, rows)
    assert titles(page)[:2] == ["Victory points", "Chance to win"]
    page.charts.choose("chances")
    assert table(page)[0] == ["0", "50", "30", "20"]
    assert table(page)[-1] == [i18n.number(len(stops) - 1), "0", "100", "0"]
    page.set_chances([], [])
    assert "Chance to win" not in titles(page)


def test_a_game_that_has_just_begun_has_nothing_to_draw(page: Any) -> None:
    page.show_game(record_of(None, None), revealed=False)
    assert titles(page) == [] and page.charts.model.rowCount() == 0
    assert not page.charts.plot.isVisible() and not page.charts.save_picture.isEnabled()


def test_another_tab_has_its_place(page: Any, qtbot: QtBot) -> None:
    before = page.tabs.count()
    page.add_tab(QLabel("x"), lambda: f"Report {i18n.spoken()}")
    assert page.tabs.tabBar().isVisible()
    assert page.tabs.count() == before + 1
    i18n.install("fr")
    qtbot.wait(1)
    found = [page.tabs.tabText(at).replace("&", "") for at in range(page.tabs.count())]
    assert found[0] == "Graphiques" and found[-1] == "Report fr"


def test_names_are_never_read_as_markup(open_window: Opener) -> None:
    window = open_window()
    record = played_on(record_of(None, None, seed=5), lambda timeline: False)
    record.seats = [Seat("<b>&amp;", "ochre"), Seat("<img src=x>", "sea")]
    window.show_analysis(record, revealed=True)
    page: Any = window._pages["analysis"]
    svg = page.charts.plot.svg().decode()
    said = [text.text for text in ElementTree.fromstring(svg).iter() if text.text]
    assert "<b>&amp;" in said and "<img src=x>" in said


def test_a_running_game_shows_the_own_screen_only(open_window: Opener) -> None:
    window = open_window()
    record = played_on(record_of(None, "random", seed=5), lambda timeline: len(timeline) > 60)
    window.show_analysis(record, revealed=False)
    page: Any = window._pages["analysis"]
    page.charts.choose("florins")
    assert [one.name for one in page.charts.figures.series] == ["Anna"]
    people = played_on(record_of(None, None, seed=5), lambda timeline: len(timeline) > 60)
    window.show_analysis(people, revealed=False)
    assert "Florins" not in titles(page) and "Marble in the bag" not in titles(page)


def test_the_ways_there_and_back(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    record = played_on(record_of(None, None, seed=5), lambda timeline: False)
    window.start_match(saved(window.library, record))
    table_page: Any = window._pages["table"]
    qtbot.mouseClick(table_page.replay_bar.analysis, Qt.MouseButton.LeftButton)
    page: Any = window._pages["analysis"]
    assert window.page is page
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert window.page is table_page
    table_page._tell_end()
    final: Any = window.page
    final.analysis.click()
    assert window.page is page and "Florins" in titles(page)
    page.leave.click()
    assert window.page is final
    window.show_library([record.id])
    library: Any = window.page
    library.analysis_asked.emit(record.id)
    assert window.page is page
    page.back.emit()
    assert window.page is library
    table_page.leave()


def test_a_game_that_does_not_fit_is_reported(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    told: list[str] = []
    monkeypatch.setattr(window, "warn", lambda *said: told.append(" ".join(said)))
    bad = GameRecord("carrara", 1, {}, [Seat("A", "sea"), Seat("B", "ochre")], 5, ["first 9"])
    window.show_analysis(bad, revealed=True)
    assert len(told) == 1 and "first 9" in told[0]
    assert window.page is not window._pages["analysis"]


START = """
import sys
from PySide6.QtWidgets import QApplication
from carrara_desktop.library.settings import Settings
from carrara_desktop.ui.shell.window import MainWindow
application = QApplication([])
window = MainWindow(Settings(language="en"))
window.show_home()
window.show()
import carrara_desktop.ui.shell.table_page
print(sorted({name.split(".")[0] for name in sys.modules} & {"pyqtgraph", "numpy"}))
"""


def test_the_start_of_the_program_imports_no_plotting() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", START], capture_output=True, text=True, check=True, timeout=120
    )
    assert ran.stdout.strip() == "[]"


def test_without_the_library_that_draws_the_tables_say_the_same(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(charts_view, "Plot", None)
    window = open_window()
    record = played_on(record_of(None, None, seed=5), lambda timeline: False)
    window.show_analysis(record, revealed=True)
    page: Any = window._pages["analysis"]
    assert page.charts.plot is None
    assert page.charts.save_picture.isHidden()
    assert page.charts.model.rowCount() > 0
    page.charts.list.setCurrentRow(1)
    page.charts.table.selectRow(0)
