"""Every page in every language: it opens without a warning and no text is cut off."""

import importlib
import os
import pkgutil
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QLocale, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.account import Standing
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.library.settings import Settings
from carrara_desktop.ui import i18n, shell
from carrara_desktop.ui.shell.about import AboutDialog
from carrara_desktop.ui.shell.curtain import Curtain
from carrara_desktop.ui.shell.error_dialog import ErrorDialog
from carrara_desktop.ui.shell.final_page import Outcome
from carrara_desktop.ui.shell.keys_dialog import KeysDialog
from carrara_desktop.ui.shell.program_dialog import ProgramDialog
from carrara_desktop.ui.shell.rules_dialog import RulesDialog
from carrara_desktop.ui.shell.title_dialog import TitleDialog
from carrara_desktop.ui.shell.window import MainWindow
from tests.ui.shell.fitting import cut_texts

Opener = Callable[..., MainWindow]
DIALOGS = [AboutDialog, ErrorDialog, KeysDialog, ProgramDialog, RulesDialog, TitleDialog]
SIZES = [(1024, 680), (1280, 720), (1920, 1080)]
SEATS = (
    Seat("Maddalena degli Albizzi", "ochre"),
    Seat("Žofie", "sea"),
    Seat("Steward 3", "terracotta", "greedy"),
    Seat("Éric", "indigo"),
)


def standing(seat: int, total: int, blocks: int = 0) -> Standing:
    sources = ("bonuses", "cities", "types", "landscapes", "building", "ending", "florins")
    return Standing(seat, tuple(zip(sources, range(1, 8), strict=True)), total, blocks)


OUTCOME = Outcome("carrara", SEATS, tuple(standing(at, 90 + at) for at in range(4)), (3,))


def a_game(window: MainWindow) -> GameRecord:
    record = GameRecord("carrara", 1, {}, list(SEATS), 5)
    window.library.create(record)
    return record


def show(window: MainWindow, page: str) -> QWidget:
    if page == "home":
        a_game(window)
        window.show_home()
    elif page == "broken":
        a_game(window)
        newer = window.library.directory / "20990101-000000-abcdef.carrara"
        newer.write_text('{"format": 9, "game": "carrara"}', encoding="utf-8")
        os.utime(newer, (4e9, 4e9))
        window.show_home()
    elif page == "new_game":
        window.show_new_game()
        window.page.set_seats(4)
        for row in window.page.rows:
            row.kind.setCurrentIndex(row.index % 3)
    elif page == "problems":
        window.show_new_game()
        window.page.set_seats(4)
        for row in window.page.rows[1:3]:
            row.name.clear()
            row.name.textEdited.emit("")
        window.page.rows[2].name.setText(window.page.rows[0].name.text())
        window.page.rows[2].name.textEdited.emit(window.page.rows[0].name.text())
        window.page.rows[1]._own_name = " "
        window.page.rows[1].name.setText(" ")
        window.page._check()
    elif page == "table_rules":
        window.show_new_game()
        window.page.set_seats(4)
        window.page.choose_variant("advanced")
        window.page.rules.choose({"upgrades": "landscapes", "open_screens": True})
        window.page.rules.fold.setChecked(True)
        # It may be longer than the window; whoever tests it looks at what is scrolled.
        return window.page.scroll.widget()
    elif page == "program":
        window.show_new_game()
        window.page.set_seats(4)
        long = "external:python3 /home/maddalena/my_very_long_named_program.py --level 3 -v"
        window.settings.trusted_programs = [long]
        for row in window.page.rows:
            row.set_bot(long if row.index % 2 else "external:x")
        window.page._check()
    elif page == "learn":
        window.show_learn()
    elif page == "settings":
        window.show_settings()
    elif page == "final":
        window.show_final(OUTCOME)
    elif page == "curtain":
        curtain = Curtain(window.centralWidget())
        curtain.drop(SEATS[0].name, SEATS[0].colour)
        return curtain
    return window.page


PAGES = [
    "home", "broken", "new_game", "problems", "table_rules", "program", "learn", "settings",
    "final", "curtain",
]  # fmt: skip


@pytest.mark.parametrize("size", SIZES, ids=lambda size: f"{size[0]}")
@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_no_text_is_cut_off(
    open_window: Opener, qtbot: QtBot, page: str, language: str, size: tuple[int, int]
) -> None:
    i18n.install(language)
    window = open_window(*size)
    shown = show(window, page)
    qtbot.wait(1)
    assert cut_texts(shown) == []
    assert window.size().toTuple() == size


@pytest.mark.parametrize("page", PAGES)
def test_every_page_changes_its_language_while_it_is_open(
    open_window: Opener, qtbot: QtBot, page: str
) -> None:
    def texts(widget: QWidget) -> set[str]:
        return {
            child.text()
            for child in widget.findChildren(QWidget)
            if child.isVisible() and isinstance(child, (QLabel, QAbstractButton)) and child.text()
        }

    window = open_window()
    shown = show(window, page)
    seen = []
    for language in ("en", "cs", "fr", "en"):
        i18n.install(language)
        qtbot.wait(1)
        seen.append(texts(shown))
    assert seen[0] == seen[3]
    assert seen[0] != seen[1]
    assert seen[1] != seen[2]


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("kind", DIALOGS)
def test_dialogs_open_in_every_language(
    open_window: Opener, qtbot: QtBot, language: str, kind: type[QDialog]
) -> None:
    i18n.install(language)
    window = open_window()
    words: dict[type[QDialog], tuple[Any, ...]] = {
        ErrorDialog: ("text",),
        RulesDialog: ("carrara",),
        TitleDialog: ("Neděle u babičky", "The Palaces of Carrara"),
        ProgramDialog: (a_game(window), ["python3 my_bot.py"]),
    }
    dialog = kind(*words.get(kind, ()), window)
    dialog.show()
    qtbot.wait(1)
    assert cut_texts(dialog) == []
    parts = [part for part in dialog.children() if isinstance(part, QWidget) and part.isVisible()]
    assert not any(one.geometry().intersects(two.geometry()) for one, two in combinations(parts, 2))
    dialog.reject()


def test_no_dialog_is_forgotten() -> None:
    for module in pkgutil.iter_modules(shell.__path__, f"{shell.__name__}."):
        importlib.import_module(module.name)
    ours = {kind for kind in QDialog.__subclasses__() if kind.__module__.startswith(shell.__name__)}
    assert ours == set(DIALOGS)


def test_home_offers_the_game_before_a_broken_one(open_window: Opener) -> None:
    window = open_window()
    home = show(window, "broken")
    assert home.go_on.isEnabled()
    assert "Maddalena" in home.go_on.detail
    assert home.note.isVisible()
    assert "20990101-000000-abcdef.carrara" in home.note.text()
    assert "newer version" in home.note.text()


def test_home_without_a_game_says_so_and_starts_at_new_game(open_window: Opener) -> None:
    window = open_window()
    assert not window.page.go_on.isEnabled()
    assert window.page.go_on.detail == "No unfinished game"
    assert window.page.focusWidget() is window.page.new
    assert not window.page.note.isVisible()


def test_home_says_that_the_folder_can_not_be_used(open_window: Opener, user_folder: Path) -> None:
    (user_folder / "games").write_text("not a folder", encoding="utf-8")
    window = open_window()
    assert str(user_folder / "games") in window.page.note.text()


def test_home_says_that_settings_were_damaged(qtbot: QtBot, look: None) -> None:
    window = MainWindow(Settings(), Path("/x/settings.json.broken"))
    qtbot.addWidget(window)
    window.show_home()
    assert "settings.json.broken" in window.page.note.text()


def test_only_the_home_page_is_built_at_start(open_window: Opener) -> None:
    assert open_window().pages_built == ("home",)


@pytest.mark.parametrize(
    ("winners", "totals", "blocks", "expected", "remark"),
    [
        ((1,), (3, 1, 0, 0), (0, 0, 0, 0), "Žofie wins with 1 victory point", False),
        (
            (0, 1),
            (9, 9, 0, 0),
            (2, 2, 0, 0),
            "Maddalena degli Albizzi and Žofie share the victory with 9 victory points each",
            True,
        ),
        (
            (0, 1, 3),
            (9, 9, 0, 9),
            (2, 2, 0, 2),
            "Maddalena degli Albizzi, Žofie and Éric share",
            True,
        ),
        ((1,), (9, 9, 0, 0), (1, 2, 0, 0), "Žofie wins with 9 victory points", True),
    ],
)
def test_the_winners_in_a_sentence(
    open_window: Opener,
    winners: tuple[int, ...],
    totals: tuple[int, ...],
    blocks: tuple[int, ...],
    expected: str,
    remark: bool,
) -> None:
    window = open_window()
    accounts = tuple(standing(at, totals[at], blocks[at]) for at in range(4))
    window.show_final(Outcome("carrara", SEATS, accounts, winners))
    assert window.page.sentence.startswith(expected)
    assert bool(window.page.remark) == remark


@pytest.mark.parametrize(
    ("language", "count", "expected"),
    [
        ("cs", 1, "1 vítězný bod"),
        ("cs", 3, "3 vítězné body"),
        ("cs", 21, "21 vítězných bodů"),
        ("cs", 0, "0 vítězných bodů"),
        ("fr", 0, "0 point de victoire"),
        ("fr", 2, "2 points de victoire"),
        ("en", 1, "1 victory point"),
        ("en", 5, "5 victory points"),
    ],
)
def test_points_are_counted_as_the_language_does(
    open_window: Opener, language: str, count: int, expected: str
) -> None:
    i18n.install(language)
    window = open_window()
    window.show_final(Outcome("carrara", SEATS[:2], (standing(0, count), standing(1, 0)), (0,)))
    assert expected in window.page.sentence


def test_the_account_can_be_read_by_a_screen_reader(open_window: Opener) -> None:
    window = open_window()
    window.show_final(OUTCOME)
    model = window.page.model
    index = model.index(7, 1)
    assert index.data() == "91"
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Žofie, Total: 91"
    header = model.headerData(0, Qt.Orientation.Horizontal)
    assert header.split() == SEATS[0].name.split()


def test_the_fonts_are_ours(look: None, qapp: QApplication) -> None:
    from PySide6.QtGui import QFontInfo

    from carrara_desktop.ui.fonts import BODY_FAMILY, TITLE_FAMILY, body_font, title_font

    assert QFontInfo(title_font(20)).family() == TITLE_FAMILY
    assert QFontInfo(body_font(20)).family() == BODY_FAMILY
    assert QFontInfo(qapp.font()).family() == BODY_FAMILY


def test_the_seats_have_the_colours_of_the_table() -> None:
    palette = pytest.importorskip("carrara_desktop.ui.tables.carrara.art.palette")
    from carrara_desktop.ui.shell import seats

    assert {name: colour.name() for name, colour in palette.SEAT_COLOURS.items()} == seats.COLOURS
    assert palette.SEAT_SHAPES == seats.SHAPES


def test_languages_set_the_way_numbers_are_written(look: None) -> None:
    i18n.install("cs")
    assert QLocale().language() == QLocale.Language.Czech
    assert i18n.number(1234567).replace("\u00a0", " ") == "1 234 567"
    assert i18n.install("xx") in i18n.LANGUAGES


LETTERS = "ěščřžýáíéúůďťňóĚŠČŘŽÝÁÍÉÚŮĎŤŇÓàâçèêëîïôœæùûüÿÀÂÇÈÊËÎÏÔŒÆÙÛÜ«»„“”’…–·×0123456789"


@pytest.mark.parametrize(
    "file",
    [
        "EBGaramond12-Regular.otf",
        "EBGaramond12-Italic.otf",
        "EBGaramond12-Bold.ttf",
        "CarraraSans-Regular.ttf",
        "CarraraSans-Bold.ttf",
    ],
)
def test_every_font_has_every_letter_and_room_for_its_accents(look: None, file: str) -> None:
    from PySide6.QtGui import QRawFont

    from carrara_desktop.ui.resources import resource

    font = QRawFont(str(resource("fonts", file)), 100)
    numbers = font.glyphIndexesForString(LETTERS)
    assert [letter for letter, number in zip(LETTERS, numbers, strict=True) if not number] == []
    highest = max(-font.boundingRect(number).top() for number in numbers)
    assert highest <= font.ascent() + 1


def test_home_keeps_only_a_small_picture_behind_another_page(
    open_window: Callable[..., MainWindow], qtbot: QtBot
) -> None:
    window = open_window()
    home: Any = window.page
    before, whole = window.grab().toImage(), home._picture.size()
    window.show_settings()
    assert home._picture.width() * home._picture.height() < whole.width() * whole.height() / 8
    window.show_home()
    qtbot.waitUntil(lambda: home._picture.size() == whole)
    assert window.grab().toImage() == before
