"""Nothing is cut, overlaps or sticks out: every page and state, in the sizes it promises.

The cases here are those in which something gives way first. The whole matrix of sizes,
languages and sizes of text is ``QT_SCALE_FACTOR=1 python -m tests.ui.gallery --check all``, and
the same for the other scales. One program runs for each case, since the scale of the screen is
read once; two run at a time.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QTabBar,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)
from pytestqt.qtbot import QtBot

from carrara_desktop.ui.shell.flow import EvenColumns, FlowLayout
from carrara_desktop.ui.shell.folding import Folding
from carrara_desktop.ui.shell.page import in_lines
from tests.ui.shell.fitting import faults

CORES = 2
SOME = ("home", "new_game", "settings", "rules", "library", "statistics", "final", "report",
        "table_4", "hint", "lesson")  # fmt: skip
LETTERS = ("100", "150", "200")
CASES: dict[str, tuple[str, ...]] = {
    # the smallest screen, in a language that is two fifths longer than English
    "1280x720": ("1", "1280x720", "100", "long"),
    # letters that two answer to are found in their own language only
    "languages": ("1", "1280x720", "100", "cs", "fr"),
    "text 200": ("1", "1280x720", "200", "cs", *SOME),
    "text 150": ("1.5", "1280x720", "150", "fr", *SOME),
    # a window that was large: what it had room for then must give way
    "made smaller": ("1", "3840x2160", "1280x720", *LETTERS, "cs", "long", "slip", *SOME),
    # and whose language has changed meanwhile
    "changed": ("1", "1280x720", "3840x2160", "100", "fr", "long", "looking_back", *SOME),
    "large": ("2", "1920x1080", "100", "long", *SOME),
}
"""What is quick; ``python -m tests.ui.gallery --check all`` measures everything."""


@pytest.fixture(scope="module")
def checks(_catalogues: None) -> Iterator[dict[str, Future[subprocess.CompletedProcess[str]]]]:
    """All cases, begun."""

    def check(scale: str, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "tests.ui.gallery", "--check", *words],
            env={**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"},
            capture_output=True, text=True, timeout=1800, check=False,
        )  # fmt: skip

    with ThreadPoolExecutor(CORES) as pool:
        yield {name: pool.submit(check, *words) for name, words in CASES.items()}


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES)
def test_everything_has_room(
    checks: dict[str, Future[subprocess.CompletedProcess[str]]], case: str
) -> None:
    done = checks[case].result()
    assert done.returncode in (0, 1), done.stderr
    assert done.stdout == ""


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there, a program is ended without being told")
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_gallery_that_is_ended_leaves_nothing_behind(tmp_path: Path, number: int) -> None:
    running = subprocess.Popen(
        [sys.executable, "-m", "tests.ui.gallery", "--check", "all", "table_4"],
        env={**os.environ, "TMPDIR": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    patience = time.monotonic() + 60
    while not any(tmp_path.glob("carrara-gallery-*/*")) and time.monotonic() < patience:
        time.sleep(0.05)
    running.send_signal(number)
    assert running.wait(60) == 128 + number
    assert list(tmp_path.glob("carrara-gallery-*")) == []


# ------------------------------------------------------------------------- what is measured


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(300, 200)
    qtbot.addWidget(made)
    made.show()
    return made


def put(page: QWidget, widget: QWidget, *place: int) -> None:
    widget.setParent(page)
    widget.setGeometry(*place)
    widget.show()


def test_words_that_have_room_are_no_fault(page: QWidget) -> None:
    put(page, QPushButton("Go"), 10, 10, 120, 60)
    put(page, QLabel("words"), 10, 90, 120, 40)
    assert faults(page) == []


def test_a_cut_button_a_cut_label_and_a_cut_placeholder_are_found(page: QWidget) -> None:
    put(page, QPushButton("a long text"), 0, 0, 30, 60)
    put(page, QLabel("another long text"), 0, 70, 30, 40)
    line = QLineEdit()
    line.setPlaceholderText("what to type in here")
    put(page, line, 0, 120, 40, 40)
    assert len(faults(page)) == 3


def test_a_word_that_is_wider_than_its_wrapped_label_is_found(page: QWidget) -> None:
    label = QLabel("Donaudampfschifffahrt")
    label.setWordWrap(True)
    put(page, label, 0, 0, 40, 190)
    assert faults(page) == ["Donaudampfschifffahrt"]


def test_neighbours_over_one_another_are_found(page: QWidget) -> None:
    put(page, QWidget(), 0, 0, 50, 50)
    put(page, QLabel("x"), 40, 40, 50, 50)
    assert faults(page) == ["overlap: QWidget and QLabel 'x'"]


def test_what_sticks_out_is_found(page: QWidget) -> None:
    put(page, QWidget(), 280, 0, 50, 50)
    assert faults(page) == ["outside: QWidget of QWidget"]


def test_what_is_scrolled_may_be_high_but_not_wide(page: QWidget) -> None:
    area, inside = QScrollArea(), QWidget()
    area.setWidget(inside)
    put(page, area, 0, 0, 200, 200)
    inside.resize(150, 2000)
    assert faults(page) == []
    inside.resize(400, 2000)
    assert len(faults(page)) == 1


def test_a_cut_cell_is_found_unless_it_has_a_tip(page: QWidget, qtbot: QtBot) -> None:
    tree = QTreeWidget()
    item = QTreeWidgetItem(["a text that is much longer than its column"])
    tree.addTopLevelItem(item)
    tree.setHeaderHidden(True)
    tree.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    put(page, tree, 0, 0, 90, 90)
    qtbot.wait(1)
    assert faults(page) == [item.text(0)]
    item.setToolTip(0, item.text(0))
    assert faults(page) == []


def test_a_tab_that_is_scrolled_out_of_sight_is_found(page: QWidget, qtbot: QtBot) -> None:
    bar = QTabBar()
    for name in ("Records of the house", "Rating over time", "Head to head"):
        bar.addTab(name)
    put(page, bar, 0, 0, 160, 40)
    qtbot.wait(1)
    assert faults(page)


def test_a_letter_that_reaches_two_is_found(page: QWidget) -> None:
    put(page, QPushButton("&Back"), 0, 0, 120, 40)
    put(page, QPushButton("Be&gin"), 0, 50, 120, 40)
    assert faults(page) == []
    bar = QTabBar()
    bar.addTab("&Branches")
    put(page, bar, 0, 100, 200, 60)
    assert faults(page) == ["Alt+B: '&Back' and '&Branches'"]


def test_a_window_that_grew_is_found(page: QWidget) -> None:
    page.setProperty("asked_size", QSize(200, 200))
    assert faults(page) == ["the window is 300x200"]


# ------------------------------------------------------------------------ what makes room


def test_what_finds_no_room_goes_on_to_the_next_line(page: QWidget) -> None:
    flow = FlowLayout(page, spacing=10)
    widgets = [QPushButton("some words") for _ in range(4)]
    for widget in widgets:
        flow.addWidget(widget)
        widget.show()
    wide, high = widgets[0].sizeHint().width(), widgets[0].sizeHint().height()
    assert flow.heightForWidth(4 * wide + 30) == high
    assert flow.heightForWidth(4 * wide + 29) == 2 * high + 10
    assert flow.heightForWidth(10) == 4 * high + 30
    assert flow.minimumSize().width() == widgets[0].minimumSizeHint().width()


def test_columns_are_even_and_as_many_as_hold_their_words(page: QWidget) -> None:
    columns = EvenColumns(2, page, spacing=10)
    widgets = [QPushButton("some words"), QPushButton("x")]
    for widget in widgets:
        columns.addWidget(widget)
        widget.show()
    wide, high = widgets[0].sizeHint().width(), widgets[0].sizeHint().height()
    assert columns.heightForWidth(2 * wide + 10) == high
    assert columns.heightForWidth(2 * wide + 9) == 2 * high + 10
    page.resize(2 * wide + 10, 200)
    columns.activate()
    assert widgets[0].width() == widgets[1].width() == wide


def test_a_narrow_bar_folds_its_buttons_into_a_menu(page: QWidget, qtbot: QtBot) -> None:
    bar = QWidget()
    row = QHBoxLayout(bar)
    names = ("Undo", "Redo", "Settings")
    undo, redo, settings = (QPushButton(name) for name in names)
    folding = Folding(bar, (settings, redo))
    for widget in (undo, redo, settings, folding.more):
        row.addWidget(widget)
    put(page, bar, 0, 0, 900, 50)
    qtbot.wait(1)
    assert not folding.more.isVisible()
    pressed: list[bool] = []
    settings.clicked.connect(lambda: pressed.append(True))
    bar.resize(folding.least, 50)
    qtbot.wait(1)
    assert [one.isVisible() for one in (undo, redo, settings, folding.more)] == [
        True, False, False, True,
    ]  # fmt: skip
    menu = folding.more.menu()
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["Redo", "Settings"]
    menu.actions()[1].trigger()
    assert pressed == [True]
    folding.offer(redo, False)
    menu.aboutToShow.emit()
    assert [action.text() for action in menu.actions()] == ["Settings"]
    bar.resize(900, 50)
    qtbot.wait(1)
    assert settings.isVisible() and not redo.isVisible()


def test_a_text_is_broken_between_words(qapp: QApplication) -> None:
    metrics = QFontMetrics(qapp.font())
    room = metrics.horizontalAdvance("one two")
    assert in_lines("one two three", metrics, room) == "one two\nthree"
    assert in_lines("one two", metrics, room) == "one two"
    unbroken = "two\N{NO-BREAK SPACE}×3"
    assert in_lines(f"one  {unbroken}", metrics, room) == f"one\n{unbroken}"
    assert in_lines("", metrics, room) == ""
