"""The Learn page: every ruling is there, in every language, and can be found."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carrara_desktop.games.registry import GAMES, game_info
from carrara_desktop.ui import i18n
from carrara_desktop.ui.models.rule_words import rule_words
from carrara_desktop.ui.models.rulings import Column, plain
from carrara_desktop.ui.shell.window import MainWindow

Opener = Callable[..., MainWindow]


@pytest.fixture
def page(open_window: Opener) -> Any:
    window = open_window()
    window.page.learn.click()
    return window.page


def found(page: Any) -> list[str]:
    return [page.shown.index(row, Column.ID).data() for row in range(page.shown.rowCount())]


@pytest.mark.parametrize("game", GAMES)
def test_the_rulings_are_told_as_the_game_has_them(look: None, game: str) -> None:
    words = rule_words(game, QObject())
    rulings = game_info(game).rulings()
    assert words.rulings() == {one.id: (one.question, one.ruling) for one in rulings}


@pytest.mark.parametrize("language", [code for code in i18n.LANGUAGES if code != "en"])
@pytest.mark.parametrize("game", GAMES)
def test_all_words_of_the_rules_are_translated(look: None, game: str, language: str) -> None:
    def texts() -> list[str]:
        words, info = rule_words(game, QObject()), game_info(game)
        options = info.options()
        return [
            *(text for both in words.rulings().values() for text in both),
            *map(words.variant, info.variants),
            *map(words.about_variant, info.variants),
            *(words.option(one.id) for one in options),
            *(words.value(one.id, value) for one in options for value in one.values),
        ]

    english = texts()
    i18n.install(language)
    same = [text for text, other in zip(english, texts(), strict=True) if text == other]
    assert [text for text in same if text] == []


def test_all_rulings_are_listed_and_the_first_is_shown(page: Any) -> None:
    rulings = game_info("carrara").rulings()
    assert found(page) == [one.id for one in rulings]
    assert page.found.text() == f"{len(rulings)} rulings"
    shown = page.detail.toPlainText()
    for text in (rulings[0].id, rulings[0].question, rulings[0].ruling):
        assert text in shown


def test_words_are_found_whatever_their_case_and_accents(page: Any, qtbot: QtBot) -> None:
    qtbot.keyClicks(page.search, "GOLDEN bought")
    assert found(page) == [
        one.id
        for one in game_info("carrara").rulings()
        if "golden" in plain(one.question + one.ruling)
        and "bought" in plain(one.question + one.ruling)
    ]
    assert len(found(page)) == 1
    assert page.found.text() == "1 ruling"
    assert page.current().id == found(page)[0]
    i18n.install("cs")
    qtbot.wait(1)
    page.search.setText("vitezstvi")
    assert len(found(page)) == 1
    assert "vítězství" in page.detail.toPlainText()
    i18n.install("fr")
    qtbot.wait(1)
    page.search.setText("l'emplacement i egalite")
    assert found(page) == []
    assert page.detail.accessibleName() == page.detail.toPlainText() != ""


def test_confidence_is_found_too(page: Any) -> None:
    page.search.setText("assumed")
    assumed = [one.id for one in game_info("carrara").rulings() if one.confidence == "assumed"]
    assert found(page) == assumed
    assert "best guess" in page.detail.toPlainText()


def test_the_chosen_ruling_stays_while_it_is_among_those_found(page: Any) -> None:
    page.search.setText("statue")
    third = found(page)[3]
    page.list.setCurrentIndex(page.shown.index(3, 0))
    page.search.setText("statu")
    assert page.current().id == third
    page.search.setText("")
    assert page.current().id == third
    page.search.setText("passing")
    assert page.current().id == found(page)[0]


def test_arrows_walk_from_the_search_and_escape_goes_home(page: Any, qtbot: QtBot) -> None:
    assert page.window().focusWidget() is page.search
    qtbot.keyClick(page.search, Qt.Key.Key_Down)
    assert page.current().id == "R-002"
    assert page.current().question in page.detail.toPlainText()
    qtbot.keyClick(page.search, Qt.Key.Key_Up)
    assert page.current().id == "R-001"
    qtbot.keyClicks(page.search, "bag")
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    assert page.window().page is page
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.window().page is not page


def test_tab_goes_down_the_learn_page(page: Any, qtbot: QtBot) -> None:
    seen = []
    for _ in range(4):
        seen.append(page.window().focusWidget())
        qtbot.keyClick(seen[-1], Qt.Key.Key_Tab)
    assert seen == [page.search, page.list, page.detail, page.leave]


def test_the_language_changes_and_the_chosen_ruling_stays(page: Any, qtbot: QtBot) -> None:
    page.list.setCurrentIndex(page.shown.index(4, 0))
    english = page.detail.toPlainText()
    i18n.install("fr")
    qtbot.wait(1)
    assert page.current().id == "R-005"
    assert page.detail.toPlainText() != english


def test_a_screen_reader_has_words_for_everything(page: Any) -> None:
    for widget in page.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface.text(QAccessible.Text.Name), widget
    index = page.shown.index(0, Column.QUESTION)
    role = Qt.ItemDataRole.AccessibleDescriptionRole
    assert index.data(role) == page.current().ruling
