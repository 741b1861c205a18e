"""The Learn page: its three views, and in one of them every ruling, in every language."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.registry import GAMES, game_info
from carrara_desktop.library.settings import Settings
from carrara_desktop.ui import i18n
from carrara_desktop.ui.models.course import lesson_ids
from carrara_desktop.ui.models.rule_words import rule_words
from carrara_desktop.ui.models.rulebook import rule_groups
from carrara_desktop.ui.models.rulings import Column, plain
from carrara_desktop.ui.shell import overview
from carrara_desktop.ui.shell.overview_saving import OverviewSaving
from carrara_desktop.ui.shell.window import MainWindow
from carrara_desktop.ui.tables.carrara import pictures
from carrara_desktop.ui.tables.carrara.topics import topic_of, topic_of_move
from carrara_desktop.ui.tables.carrara.words import TableWords

Opener = Callable[..., MainWindow]


@pytest.fixture
def learn(open_window: Opener) -> Any:
    window = open_window()
    window.page.learn.click()
    return window.page


@pytest.fixture
def page(learn: Any) -> Any:
    learn.tabs.setCurrentIndex(2)
    return learn.rulings


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
    learn = page.window().page
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.search.text() == ""
    assert page.window().page is learn
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert page.window().page is not learn


def test_tab_goes_down_the_learn_page(page: Any, qtbot: QtBot) -> None:
    learn, seen = page.window().page, []
    for _ in range(5):
        seen.append(page.window().focusWidget())
        qtbot.keyClick(seen[-1], Qt.Key.Key_Tab)
    assert seen == [page.search, page.list, page.detail, learn.overview, learn.leave]


def test_the_language_changes_and_the_chosen_ruling_stays(page: Any, qtbot: QtBot) -> None:
    page.list.setCurrentIndex(page.shown.index(4, 0))
    english = page.detail.toPlainText()
    i18n.install("fr")
    qtbot.wait(1)
    assert page.current().id == "R-005"
    assert page.detail.toPlainText() != english


def test_a_screen_reader_has_words_for_everything(page: Any) -> None:
    for widget in page.window().page.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            interface = QAccessible.queryAccessibleInterface(widget)
            assert interface.text(QAccessible.Text.Name), widget
    index = page.shown.index(0, Column.QUESTION)
    role = Qt.ItemDataRole.AccessibleDescriptionRole
    assert index.data(role) == page.current().ruling


# -- the course and the rules ---------------------------------------------------------------


def test_the_course_shows_what_is_done_and_goes_on_from_there(open_window: Opener) -> None:
    window = open_window(settings=Settings(lessons_done=["carrara/buy", "carrara/pay"]))
    window.show_learn()
    course = window.page.course
    assert course.lesson == "build"
    assert course._state.text() == f"2 of {len(lesson_ids('carrara'))} done"
    assert [item.text(1) for item in course._items()].count("✓") == 2
    course.begin.click()
    assert window.page.lesson.id == "build"


def test_every_lesson_can_be_chosen_and_has_its_picture(learn: Any, qtbot: QtBot) -> None:
    for name in ("buy", "inner", "puzzle-12"):
        learn.course.choose(name)
        assert learn.course.title.text()
        assert learn.course.about.text()
        qtbot.waitUntil(lambda name=name: learn.course._pictured[0] == name)
        assert not learn.course.picture.pixmap().isNull()


def test_the_rules_are_searched_and_read(learn: Any, qtbot: QtBot) -> None:
    learn.tabs.setCurrentIndex(1)
    rules = learn.rules
    assert rules.shown == "aim"
    assert rules.found.text() == f"{len(rules._book.topics())} topics"
    rules.search.setText("TWO colour nobler chain")
    assert rules._listed() == ["payment"]
    assert rules.shown == "payment"
    assert "four green are not a yellow" in rules.text.toPlainText()
    rules.search.setText("R-014 monument over a building")
    assert rules._listed() == []
    rules.search.setText("")
    rules.go_to("rule:visit")
    assert "Who may follow, and how?" in rules.text.toPlainText()
    rules.back.click()
    assert rules.shown == "payment"
    rules.go_to("ruling:R-060")
    assert rules.shown == "end"
    rules.go_to("rule:nonsense")
    assert rules.shown == "end"


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_every_topic_can_be_shown_with_its_pictures(
    learn: Any, qtbot: QtBot, language: str
) -> None:
    i18n.install(language)
    qtbot.wait(1)
    learn.tabs.setCurrentIndex(1)
    shown = set()
    for topic in learn.rules._book.topics():
        learn.rules.go_to(f"rule:{topic}")
        shown_words = " ".join(learn.rules.text.toPlainText().split())
        assert " ".join(learn.rules._book.title(topic).split()) in shown_words
        shown |= set(learn.rules.text._painted)
    assert shown <= set(pictures.NAMES)
    assert len(shown) > 12


def test_every_kind_of_target_and_every_move_has_a_topic() -> None:
    known = {topic.id for group in rule_groups("carrara") for topic in group.topics}
    kinds = [name.removeprefix("_say_") for name in vars(TableWords) if name.startswith("_say_")]
    assert len(kinds) > 20
    for kind in set(kinds) - {"florin_space", "stock"}:  # parts of other sentences
        for index in range(19 if kind == "space" else 1):
            assert topic_of((kind, index)) in known, kind
    operations = [m.TURN, m.BUY, m.LIFT, m.BUILD, m.MONUMENT, m.COURT, m.SPACE, m.UPGRADE, m.PASS]
    operations += [m.INNER, m.TAKE, m.PLACE, m.PURCHASE, m.DONE]
    assert {topic_of_move(m.simple(operation, 7)) for operation in operations} <= known


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_the_overview_has_two_pages_that_fit(look: None, tmp_path: Path, language: str) -> None:
    i18n.install(language)
    pages = overview.overview_pages("carrara", language)
    assert len(pages) == 2
    for page in pages:
        for markup in (page.body, page.parts["right"]):
            height = overview.column(markup, "carrara").size().height()
            assert 0.4 * overview.column_size().height() < height
            assert height <= overview.column_size().height()
    path = tmp_path / "přehled.pdf"
    OverviewSaving().write(path, "carrara")
    data = path.read_bytes()
    assert data.startswith(b"%PDF")
    assert len(re.findall(rb"/Type\s*/Page\b", data)) == 2


def test_an_overview_that_cant_be_saved_is_reported(look: None, tmp_path: Path) -> None:
    with pytest.raises(OSError, match="no folder"):
        OverviewSaving().write(tmp_path / "no folder" / "x.pdf", "carrara")
