"""Settings, the curtain, the window itself and the start of the program."""

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QByteArray, Qt
from PySide6.QtGui import QDesktopServices
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from carrara_desktop import __version__
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.library.crashes import reports
from carrara_desktop.library.paths import games_dir
from carrara_desktop.library.settings import Settings, load_settings
from carrara_desktop.ui.app import FaultWatch
from carrara_desktop.ui.shell.about import AboutDialog
from carrara_desktop.ui.shell.curtain import Curtain
from carrara_desktop.ui.shell.window import MainWindow

Opener = Callable[..., MainWindow]


# ------------------------------------------------------------------------------ settings


def choose(box: Any, value: str) -> None:
    box.setCurrentIndex(box.findData(value))
    box.activated.emit(box.currentIndex())


def test_settings_are_saved_at_once(open_window: Opener) -> None:
    window = open_window()
    window.show_settings()
    page: Any = window.page
    choose(page.bot_pace, "slow")
    assert load_settings().bot_pace == "slow"
    choose(page.animation_pace, "off")
    assert load_settings().animation_pace == "off"
    page.confirm.click()
    assert load_settings().confirm is False


def test_the_language_changes_at_once_and_stays(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.show_settings()
    page: Any = window.page
    choose(page.language, "fr")
    qtbot.wait(1)
    assert page.done.text() == "Retour"
    assert load_settings().language == "fr"
    assert window.windowTitle().endswith("Les Palais de Carrara")
    assert page.language.currentData() == "fr"


def test_a_failing_save_of_settings_is_told(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    told: list[str] = []
    monkeypatch.setattr(window, "warn", lambda text, detail="": told.append(detail))
    window.show_settings()

    def fail(*_: object) -> None:
        raise OSError(28, "disk full")

    monkeypatch.setattr(os, "replace", fail)
    window.page.confirm.click()
    assert told == ["No space left on the disk."]


def test_escape_leaves_settings_for_the_page_before(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    home = window.page
    window.show_settings()
    window.show_settings()
    qtbot.keyClick(window.page.language, Qt.Key.Key_Escape)
    assert window.page is home
    window.show_new_game()
    new = window.page
    window.show_settings()
    qtbot.keyClick(window.page.done, Qt.Key.Key_Return)
    assert window.page is new


# ------------------------------------------------------------------------------- curtain


@pytest.fixture
def curtain(open_window: Opener) -> Curtain:
    made = Curtain(open_window().centralWidget())
    made.drop("Anna & Žofie", "sea")
    return made


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_one_key_lifts_the_curtain(curtain: Curtain, qtbot: QtBot, key: Qt.Key) -> None:
    assert curtain.window().focusWidget() is curtain.lift
    with qtbot.waitSignal(curtain.lifted, timeout=500):
        qtbot.keyClick(curtain.window().focusWidget(), key)
    assert not curtain.isVisible()


def test_one_click_lifts_the_curtain(curtain: Curtain, qtbot: QtBot) -> None:
    with qtbot.waitSignal(curtain.lifted, timeout=500):
        qtbot.mouseClick(curtain.lift, Qt.MouseButton.LeftButton)


def test_a_key_held_down_from_the_move_before_does_not_lift_it(curtain: Curtain) -> None:
    from PySide6.QtCore import QEvent
    from PySide6.QtGui import QKeyEvent
    from PySide6.QtWidgets import QApplication

    lifted: list[bool] = []
    curtain.lifted.connect(lambda: lifted.append(True))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Space):
        for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease):
            event = QKeyEvent(kind, key, Qt.KeyboardModifier.NoModifier, "", True)
            QApplication.sendEvent(curtain.lift, event)
    assert lifted == []
    assert curtain.isVisible()


def test_the_curtain_covers_everything_also_after_a_resize(curtain: Curtain, qtbot: QtBot) -> None:
    window = curtain.window()
    window.resize(1500, 900)
    qtbot.wait(1)
    assert curtain.geometry() == curtain.parentWidget().rect()
    first = curtain.grab().toImage()
    behind = QWidget(curtain.parentWidget())
    behind.setStyleSheet("background: red")
    behind.setGeometry(curtain.geometry())
    behind.show()
    curtain.raise_()
    qtbot.wait(1)
    now = window.centralWidget().grab().toImage()
    assert now.convertToFormat(first.format()) == first


def test_tab_never_leaves_the_curtain(curtain: Curtain, qtbot: QtBot) -> None:
    behind = QPushButton("secret", curtain.parentWidget())
    behind.show()
    for _ in range(5):
        qtbot.keyClick(curtain.window().focusWidget(), Qt.Key.Key_Tab)
        assert curtain.window().focusWidget() in (curtain.lift, curtain.home)


def test_a_curtain_that_drops_again_while_it_is_lifted_stays(curtain: Curtain) -> None:
    curtain.lifted.connect(lambda: curtain.drop("Bruno", "ochre"))
    QTest.keyClick(curtain.lift, Qt.Key.Key_Return)
    assert curtain.isVisible()
    assert "Bruno" in curtain.lift.text()


def test_names_are_never_markup_or_shortcuts(curtain: Curtain) -> None:
    assert "Anna && Žofie" in curtain.lift.text()
    assert "Anna & Žofie" in curtain.accessibleName()


# -------------------------------------------------------------------------------- window


class FakeTable(QWidget):
    """Stands in for the table's page."""

    def __init__(self, leaves: bool) -> None:
        super().__init__()
        self.leaves = leaves

    def leave(self) -> bool:
        return self.leaves


@pytest.mark.parametrize("leaves", [True, False])
def test_a_table_can_refuse_to_be_left(open_window: Opener, leaves: bool) -> None:
    window = open_window()
    table = window._keep("table", FakeTable(leaves))
    window._bring(table)
    window.show_home()
    assert (window.page is table) != leaves
    window._bring(table)
    assert window.close() == leaves
    table.leaves = True


def test_the_place_of_the_window_is_remembered(open_window: Opener) -> None:
    window = open_window(1100, 700)
    window.close()
    assert load_settings().geometry
    again = open_window(1100, 700)
    assert again.settings.geometry


@pytest.mark.parametrize("geometry", ["", "???", "AAAA", "é"])
def test_a_senseless_place_does_no_harm(open_window: Opener, geometry: str) -> None:
    assert open_window(settings=Settings(geometry=geometry)).isVisible()


def test_a_window_off_every_screen_comes_back(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    window.move(20000, 20000)
    kept = bytes(QByteArray(window.saveGeometry()).toBase64().data()).decode()
    again = MainWindow(Settings(geometry=kept))
    qtbot.addWidget(again)
    assert again.screen().availableGeometry().intersects(again.frameGeometry())
    assert again.x() < 20000


def test_f11_goes_to_the_whole_screen_and_back(open_window: Opener, qtbot: QtBot) -> None:
    window = open_window()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert window.isFullScreen()
    qtbot.keyClick(window, Qt.Key.Key_F11)
    assert not window.isFullScreen()


def test_continue_opens_the_game_played_last(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = open_window()
    record = GameRecord("carrara", 1, {}, [Seat("A", "sea"), Seat("B", "ochre")], 5)
    window.library.create(record)
    window.show_home()
    started: list[GameRecord] = []
    monkeypatch.setattr(window, "start_match", started.append)
    window.page.go_on.click()
    assert started == [record]


def test_the_title_names_no_player(open_window: Opener) -> None:
    window = open_window()
    assert window.windowTitle() == "Carrara Desktop – The Palaces of Carrara"


# --------------------------------------------------------------------------------- start


def test_a_fault_is_shown_with_versions_and_can_be_copied(
    open_window: Opener, qtbot: QtBot, capsys: pytest.CaptureFixture[str]
) -> None:
    watch = FaultWatch(open_window())
    try:
        raise ValueError("for the test")
    except ValueError as error:
        watch.caught(type(error), error, error.__traceback__)
        watch.caught(type(error), error, error.__traceback__)
    dialog: Any = watch._open
    text = dialog.text.toPlainText()
    assert "ValueError: for the test" in text
    assert f"Carrara Desktop {__version__}\n" in text
    assert "Qt 6." in text
    dialog.copy.click()
    from PySide6.QtGui import QGuiApplication

    assert QGuiApplication.clipboard().text() == text
    dialog.reject()
    assert watch._open is None
    assert capsys.readouterr().err.count("ValueError: for the test") == 2


def test_a_fault_tells_where_the_game_and_the_report_are(
    open_window: Opener, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    window = open_window()
    record = GameRecord("carrara", 1, {}, [Seat("Anna", "sea"), Seat("Bo", "ochre")], 5)
    window.library.create(record)
    window.start_match(record)
    saved = window.saved_game
    assert saved is not None and saved.is_file()
    watch = FaultWatch(window)
    error = ValueError("for the test")
    watch.caught(type(error), error, None)
    dialog: Any = watch._open
    (report,) = reports()
    assert report.read_text(encoding="utf-8") == dialog.text.toPlainText()
    assert str(report) in dialog.places.text().replace("\u200b", "")
    assert str(saved) in dialog.places.text().replace("\u200b", "")
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: opened.append(url.toLocalFile()))
    dialog.show_games.click()
    assert opened == [str(saved.parent)]
    dialog.reject()
    capsys.readouterr()


def test_a_crash_is_told_at_the_next_start(open_window: Opener) -> None:
    watch = FaultWatch(open_window())
    watch.tell_last_time("Segmentation fault in the test")
    dialog: Any = watch._open
    assert "Segmentation fault in the test" in dialog.text.toPlainText()
    assert f"Carrara Desktop {__version__}\n" in dialog.text.toPlainText()
    assert str(games_dir()) in dialog.places.text().replace("\u200b", "")
    assert any("crashed when it ran last" in part.text() for part in dialog.findChildren(QLabel))
    dialog.reject()


def test_the_version_is_shown_where_one_looks_for_it(open_window: Opener) -> None:
    window = open_window()
    for place in (window.page, AboutDialog(window)):
        assert place is not None
        shown = [part.text() for part in place.findChildren(QLabel)]
        assert any(f"Version {__version__}" in text for text in shown), type(place).__name__


def test_a_fault_in_another_thread_is_shown_too(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch = FaultWatch(open_window())
    monkeypatch.setattr(threading, "excepthook", watch._from_thread)
    monkeypatch.setattr(sys, "__excepthook__", lambda *_: None)
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()
    qtbot.waitUntil(lambda: watch._open is not None, timeout=1000)
    assert "ZeroDivisionError" in watch._open.text.toPlainText()
    watch._open.reject()


def test_the_program_starts_and_builds_only_home(user_folder: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "carrara_desktop.ui.app", "--time-to-first-paint"],
        capture_output=True,
        text=True,
        timeout=60,
        check=True,
    )
    assert "pages: home" in done.stdout
    assert "game modules: 0" in done.stdout
    assert os.listdir(user_folder / "games") == []
