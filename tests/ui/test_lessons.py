"""Lessons on the real table: the task, its help, and what comes after it."""

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from carrara_desktop.library.settings import Settings, load_settings
from carrara_desktop.ui import i18n
from carrara_desktop.ui.models.course import lesson_ids, load_lesson
from carrara_desktop.ui.shell import lesson_card
from carrara_desktop.ui.shell.lesson_page import LessonPage
from carrara_desktop.ui.shell.window import MainWindow
from carrara_desktop.ui.tables.carrara.hand import LONG_PRESS
from tests.ui.games_at_hand import last_round, record_of
from tests.ui.shell.fitting import cut_texts
from tests.ui.sitting import LEFT, PATIENCE, Sitting, at_once, let_go

Opener = Callable[..., MainWindow]


@pytest.fixture
def window(open_window: Opener) -> MainWindow:
    return open_window(settings=at_once())


def learn(window: MainWindow, lesson: str) -> LessonPage:
    window.start_lesson("carrara", lesson)
    page = window.page
    assert isinstance(page, LessonPage)
    return page


def press(qtbot: QtBot, button: QAbstractButton) -> None:
    assert button.isVisible()
    qtbot.mouseClick(button, LEFT)


def solve(page: LessonPage, qtbot: QtBot) -> None:
    """Let the lesson show its solution, and confirm it move by move."""
    for _ in page.step.solution:
        press(qtbot, page.card.show_me)
        qtbot.mouseClick(page.panel._card.confirm, LEFT)


def plain(page: LessonPage) -> str:
    return " ".join(page.card.text.toPlainText().split())


def test_a_lesson_is_learnt_to_its_end(window: MainWindow, qtbot: QtBot) -> None:
    page = learn(window, "city")
    words = page.lesson.words("en")
    assert page.card.title.text() == words.title
    assert words.task(0).split(".")[0] in plain(page)
    assert page.panel.tree_model.rowCount() > 2
    solve(page, qtbot)
    assert page.verdict() == "done"
    assert plain(page).startswith("Well done. First the bonus")
    assert not page.panel.tree.isVisible()
    assert window.settings.lessons_done == []
    press(qtbot, page.card.go_on)
    assert page.card._step.text() == "2 of 2"
    solve(page, qtbot)
    assert window.settings.lessons_done == ["carrara/city"]
    assert load_settings().lessons_done == ["carrara/city"]
    press(qtbot, page.card.go_on)
    assert page.lesson.id == "type"
    assert window.library.entries() == []


def test_another_move_can_be_taken_back_or_the_task_begun_again(
    window: MainWindow, qtbot: QtBot
) -> None:
    page = learn(window, "race")
    match = page._match
    match.play(match.read("pass"))
    assert page.verdict() == "missed"
    assert "Not quite." in plain(page)
    assert window.focusWidget() is page.card.again
    press(qtbot, page.undo)
    assert page.verdict() == "open"
    assert page.panel.tree.isVisible()
    match.play(match.read("pass"))
    press(qtbot, page.card.again)
    assert page.verdict() == "open"
    assert len(page._match.timeline) == 0


def test_the_task_and_what_came_of_it_are_read_out(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(lesson_card, "announce", lambda card, text: heard.append(text))
    page = learn(window, "race")
    assert heard == [plain(page)]
    press(qtbot, page.card.hint)
    page._match.play(page._match.read("pass"))
    assert len(heard) == 3 and heard[2].startswith("Not quite.")
    assert heard[2] == plain(page)


def test_bots_wait_in_a_lesson_and_answer_in_free_play(window: MainWindow, qtbot: QtBot) -> None:
    page = learn(window, "race")
    page._match.play(page._match.read("pass"))
    qtbot.wait(300)
    assert [played.notation for played in page._match.timeline.played] == ["pass"]
    press(qtbot, page.card.free)
    qtbot.waitUntil(lambda: page._match.decider() == 0, timeout=60_000)
    assert len(page._match.timeline) > 2
    assert page.panel.tree.isVisible()
    press(qtbot, page.card.again)
    assert page.verdict() == "open"
    assert len(page._match.timeline) == 0


def test_a_hint_speaks_and_points(window: MainWindow, qtbot: QtBot) -> None:
    page = learn(window, "build")
    hint = page.lesson.words("en").hint(0)
    assert hint not in plain(page)
    press(qtbot, page.card.hint)
    assert hint in plain(page)
    assert {target for target, mark in page._table._marks.items() if mark.state == "chosen"} == {
        ("display", 1),
        ("column", 2),
    }


def test_any_best_answer_of_a_puzzle_is_right(window: MainWindow, qtbot: QtBot) -> None:
    page = learn(window, "puzzle-1")
    match = page._match
    for line in ("court open", "score palazzo"):
        match.play(match.read(line))
    assert page.verdict() == "missed"
    page.again()
    for line in ("court open", "score Lerici"):
        page._match.play(page._match.read(line))
    assert page.verdict() == "done"
    assert window.page is page


def test_the_way_out_leads_to_the_course(window: MainWindow, qtbot: QtBot) -> None:
    page = learn(window, "buy")
    assert page.home.text() == "Course"
    i18n.install("fr")
    qtbot.wait(1)
    assert page.home.text() == "Cours"
    assert "moyeu" in plain(page)
    press(qtbot, page.home)
    assert window.page is window._pages["learn"]
    let_go(qtbot)


@pytest.mark.parametrize("size", [(1024, 680), (1600, 1000)], ids=str)
@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_no_text_of_a_lesson_is_cut_off(
    open_window: Opener, qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    i18n.install(language)
    window = open_window(*size, settings=at_once())
    for lesson in ("raise", "warehouse"):
        page = learn(window, lesson)
        page._hint()
        qtbot.wait(1)
        assert cut_texts(page.card) == []
        for line in load_lesson("carrara", lesson).steps[0].solution:
            page._match.play(page._match.read(line))
        qtbot.wait(1)
        assert cut_texts(page.card) == []


def test_every_mark_of_a_hint_is_on_the_table(window: MainWindow) -> None:
    for lesson in lesson_ids("carrara"):
        page = learn(window, lesson)
        for step in range(len(page.lesson.steps)):
            page._begin(step)
            for mark in page.step.marks:
                assert page._table.describe(mark), (lesson, mark)


# -- the rules from the table, and teaching ---------------------------------------------------


def rule_shown(window: MainWindow) -> str:
    assert window._rules is not None and window._rules.isVisible()
    return window._rules.reader.shown


def test_pressing_long_opens_the_rule_and_is_no_click(window: MainWindow, qtbot: QtBot) -> None:
    page = learn(window, "city")
    table, pointed = page._table, []
    table.pointed.connect(pointed.append)
    place = table.region(("display", 4)).center().toPoint()
    qtbot.mousePress(table.viewport(), LEFT, pos=place)
    qtbot.waitUntil(lambda: window._rules is not None and window._rules.isVisible())
    qtbot.mouseRelease(table.viewport(), LEFT, pos=place)
    assert rule_shown(window) == "building"
    assert pointed == []
    assert LONG_PRESS < 1000


def test_f1_opens_the_rule_of_what_is_pointed_at(window: MainWindow, qtbot: QtBot) -> None:
    page = learn(window, "city")
    window.explain()
    assert rule_shown(window) == "turn"
    place = page._table.region(("slot", 2)).center().toPoint()
    qtbot.mouseMove(page._table.viewport(), QPoint(2, 2))
    qtbot.mouseMove(page._table.viewport(), place)
    window.explain()
    assert rule_shown(window) == "court"
    page.leave()
    window._rules.close()
    window.show_home()
    window.explain()
    assert window.page is window._pages["learn"]


@pytest.fixture
def teaching(open_window: Opener, qtbot: QtBot) -> Any:
    settings = at_once()
    settings.explain_moves = True
    sitting = Sitting(open_window(settings=settings), qtbot)
    sitting.start(record_of(None, "greedy", variant="advanced"))
    sitting.sit()
    return sitting


def test_the_teaching_says_what_the_moves_are_for(teaching: Any, qtbot: QtBot) -> None:
    card = teaching.page.teaching
    assert card.isVisible()
    assert card.text.text().startswith("Marble becomes buildings")
    tree = teaching.panel.tree
    tree.setFocus()
    rows = [teaching.panel.tree_model.index(row, 0) for row in range(teaching.rows)]
    said = set()
    for index in rows:
        tree.setCurrentIndex(index)
        said.add(card.text.text())
        assert card.text.text()
    assert len(said) == len(rows)
    tree.setCurrentIndex(next(index for index in rows if index.data().startswith("Pass")))
    press(qtbot, card.more)
    assert rule_shown(teaching.window) == "passing"


def test_the_teaching_is_switched_off_and_on_at_the_table(teaching: Any, qtbot: QtBot) -> None:
    explain = teaching.page.bar.explain
    assert explain.isChecked()
    explain.trigger()
    assert not teaching.page.teaching.isVisible()
    assert load_settings().explain_moves is False
    explain.trigger()
    assert teaching.page.teaching.isVisible()


def test_nothing_is_explained_to_those_who_know(open_window: Opener, qtbot: QtBot) -> None:
    sitting = Sitting(open_window(settings=at_once()), qtbot)
    sitting.start(record_of(None, "greedy"))
    sitting.sit()
    assert not sitting.page.teaching.isVisible()


def test_new_game_switches_the_teaching(open_window: Opener) -> None:
    window = open_window(settings=Settings(language="en"))
    window.show_new_game()
    page = window.page
    assert page.explain.isChecked()
    page.begin()
    assert window.page.bar.explain.isChecked()
    assert load_settings().explain_moves is None
    window.show_new_game()
    page.explain.click()
    page.choose_variant("advanced")
    assert not page.explain.isChecked()
    page.begin()
    assert load_settings().explain_moves is False
    assert not window.page.bar.explain.isChecked()


def test_the_first_game_of_each_variant_is_explained(open_window: Opener, qtbot: QtBot) -> None:
    settings = at_once()
    settings.explain_moves = None
    window = open_window(settings=settings)
    sitting = Sitting(window, qtbot)
    sitting.start(last_round(None, "random"))
    assert sitting.page.bar.explain.isChecked()
    sitting.play()
    assert load_settings().variants_finished == ["carrara/basic"]
    assert load_settings().explain_moves is None
    window.show_new_game()
    page: Any = window.page
    page.choose_variant("basic")
    assert not page.explain.isChecked()
    page.choose_variant("advanced")
    assert page.explain.isChecked()


def test_watching_bots_teaches_nobody_how_to_play(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window(settings=Settings(language="en", bot_pace="off", animation_pace="off"))
    sitting = Sitting(window, qtbot)
    sitting.start(last_round("random", "greedy"))
    qtbot.waitUntil(lambda: window.page is not sitting.page, timeout=PATIENCE)
    assert load_settings().variants_finished == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("size", [(1024, 680), (1280, 720)], ids=str)
def test_the_teaching_is_not_cut_off(
    open_window: Opener, qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    i18n.install(language)
    settings = at_once()
    settings.explain_moves = True
    sitting = Sitting(open_window(*size, settings=settings), qtbot)
    sitting.start(record_of(None, "greedy", variant="advanced"))
    sitting.sit()
    tree = sitting.panel.tree
    tree.setFocus()
    for row in range(sitting.rows):
        tree.setCurrentIndex(sitting.panel.tree_model.index(row, 0))
        qtbot.wait(1)
        assert cut_texts(sitting.page.teaching) == []
