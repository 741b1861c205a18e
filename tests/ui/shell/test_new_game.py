"""The New game page makes the record that was chosen, and only a possible one."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.games.registry import game_info
from carrara_desktop.library.settings import load_settings
from carrara_desktop.ui import i18n
from carrara_desktop.ui.shell.new_game import MOST_SEED, NewGamePage
from carrara_desktop.ui.shell.window import MainWindow

Opener = Callable[..., MainWindow]


@pytest.fixture
def page(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> NewGamePage:
    window = open_window()
    started: list[GameRecord] = []
    monkeypatch.setattr(window, "start_match", started.append)
    window.show_new_game()
    window.page.started = started
    return window.page


def write(qtbot: QtBot, line: QWidget, text: str) -> None:
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_Delete)
    # QTest can't type a letter outside ASCII; pasting counts as typing.
    QGuiApplication.clipboard().setText(text)
    if text:
        qtbot.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_it_makes_the_record_that_was_chosen(page: Any, qtbot: QtBot) -> None:
    page.set_seats(3)
    write(qtbot, page.rows[0].name, "  Anna   Maria ")
    page.rows[2].kind.setCurrentIndex(page.rows[2].kind.findData("random"))
    page.first.setCurrentIndex(page.first.findData(2))
    page.seed.setValue(4711)
    page.start.click()
    [record] = page.started
    assert record.game == "carrara"
    assert record.rules_version == game_info("carrara").load().version
    assert record.options == {"variant": "basic", "first": 2}
    assert record.seats == [
        Seat("Anna Maria", "ochre"),
        Seat("Steward 2", "terracotta", "greedy"),
        Seat("Stroller 3", "sea", "random"),
    ]
    assert record.seed == 4711
    assert page.window().library.load(record.id) == record


def test_the_rules_accept_the_options(page: Any) -> None:
    rules = game_info("carrara").load()
    for count in game_info("carrara").seats:
        page.set_seats(count)
        for first in range(page.first.count()):
            page.first.setCurrentIndex(first)
            rules.start(page.record().options, count)


def test_enter_anywhere_starts_and_escape_goes_back(page: Any, qtbot: QtBot) -> None:
    for widget in (page.rows[0].name, page.rows[0].kind, page.seed, page.first, page.start):
        widget.setFocus()
        qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert len(page.started) == 5
    page.rows[0].name.setFocus()
    qtbot.keyClick(page.rows[0].name, Qt.Key.Key_Escape)
    assert page.window().page is not page


def test_enter_on_back_goes_back(page: Any, qtbot: QtBot) -> None:
    qtbot.keyClick(page.leave, Qt.Key.Key_Return)
    assert page.started == []
    assert page.window().page is not page


@pytest.mark.parametrize("text", ["", "   "])
def test_an_empty_name_is_told_where_it_is(page: Any, qtbot: QtBot, text: str) -> None:
    write(qtbot, page.rows[1].name, text)
    page.start.click()
    assert page.started == []
    assert page.problems() == {1: "Please type a name for this seat."}
    assert page.rows[1].name.accessibleDescription() == page.problems()[1]
    assert page.window().focusWidget() is page.rows[1].name


def test_the_same_name_twice_is_told_where_it_is(page: Any, qtbot: QtBot) -> None:
    write(qtbot, page.rows[1].name, " player 1")
    page.start.click()
    assert page.started == []
    assert list(page.problems()) == [1]
    write(qtbot, page.rows[1].name, "Player 7")
    page.start.click()
    assert len(page.started) == 1


def test_a_taken_colour_is_swapped(page: Any, qtbot: QtBot) -> None:
    page.set_seats(4)
    box = page.rows[0].colour_box
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End)
    assert [row.colour for row in page.rows] == ["indigo", "terracotta", "sea", "ochre"]
    assert [row.colour_box.currentData() for row in page.rows] == [row.colour for row in page.rows]


def test_the_last_choices_are_remembered(page: Any, qtbot: QtBot, open_window: Opener) -> None:
    page.set_seats(4)
    write(qtbot, page.rows[3].name, "Žofie")
    page.rows[3].set_colour("ochre")
    page._swap_colours("indigo", "ochre", page.rows[3])
    page.rows[1].kind.setCurrentIndex(0)
    page.first.setCurrentIndex(page.first.findData(3))
    page.start.click()
    again = open_window()
    assert again.settings == load_settings()
    again.show_new_game()
    new: Any = again.page
    assert new.seats == 4
    assert [row.colour for row in new.rows] == ["indigo", "terracotta", "sea", "ochre"]
    assert new.rows[3].text == "Žofie"
    assert new.rows[1].bot is None
    assert new.first.currentData() == 3


def test_names_that_seats_gave_themselves_follow_the_language(page: Any, qtbot: QtBot) -> None:
    write(qtbot, page.rows[0].name, "Player X")
    i18n.install("cs")
    qtbot.wait(1)
    assert page.rows[0].text == "Player X"
    assert page.rows[1].text == "Správce 2"


def test_the_dice_bring_another_number(page: Any) -> None:
    before = page.seed.value()
    page.dice.click()
    assert page.seed.value() != before
    assert page.seed.minimum() == 0
    assert page.seed.maximum() == MOST_SEED == 2**31 - 1


def test_tab_goes_down_the_page(page: Any, qtbot: QtBot) -> None:
    page.rows[0].name.setFocus()
    seen = []
    for _ in range(30):
        widget = page.window().focusWidget()
        if widget in seen:
            break
        seen.append(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    places = [widget.mapTo(page, QPoint(0, 0)) for widget in seen]
    rows = [
        page.rows[0].name, page.rows[0].colour_box, page.rows[0].kind,
        page.rows[1].name, page.rows[1].colour_box, page.rows[1].kind,
        page.first, page.seed, page.dice, page.start, page.leave,
    ]  # fmt: skip
    assert seen[: len(rows)] == rows
    assert all(b.y() >= a.y() - 8 for a, b in pairwise(places[:10]))


def test_every_control_has_a_name_for_a_screen_reader(page: Any) -> None:
    from PySide6.QtGui import QAccessible

    for widget in page.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            interface = QAccessible.queryAccessibleInterface(widget)
            if widget.objectName() == "qt_spinbox_lineedit":
                continue
            assert interface.text(QAccessible.Text.Name), widget


def test_the_same_seats_again(page: Any) -> None:
    seats = (Seat("A", "sea"), Seat("B", "ochre", "random"), Seat("Steward 3", "indigo", "greedy"))
    page.propose_seats(seats)
    assert tuple(page.record().seats) == seats
    assert QApplication.instance() is not None


def test_a_game_that_can_not_be_saved_is_not_begun(
    page: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(page.window(), "warn", lambda text, detail="": told.append(detail))
    page.window().library.directory.rmdir()
    page.start.click()
    assert page.started == []
    assert "games" in told[-1]
