"""The main window: a stack of pages, each made when it is first asked for."""

from __future__ import annotations

import base64
import binascii
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeySequence, QPaintEvent, QShortcut
from PySide6.QtWidgets import QMainWindow, QMessageBox, QStackedWidget, QWidget

from carrara_desktop.engine.record import GameRecord, NewerFormatError, RecordError
from carrara_desktop.library.games import GameLibrary, LibraryError, Resumption
from carrara_desktop.library.paths import games_dir
from carrara_desktop.library.settings import Settings, save_settings
from carrara_desktop.ui.shell.page import Page

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.final_page import Outcome
    from carrara_desktop.ui.shell.home import HomePage
    from carrara_desktop.ui.shell.new_game import NewGamePage

SMALLEST = QSize(1024, 680)


class MainWindow(QMainWindow):
    """The one window. Pages and tables reach settings, library and each other through it."""

    first_painted = Signal()
    """The first page has been painted; sent once."""

    def __init__(self, settings: Settings, put_aside: Path | None = None) -> None:
        super().__init__()
        self.settings = settings
        self._put_aside = put_aside
        self._library: GameLibrary | None = None
        self._pages: dict[str, QWidget] = {}
        self._before_settings: QWidget | None = None
        self._record: GameRecord | None = None
        self._stack = _Stack(self)
        self.setCentralWidget(self._stack)
        self.setMinimumSize(SMALLEST)
        QShortcut(QKeySequence(Qt.Key.Key_F11), self, self.toggle_full_screen)
        self._restore_geometry()
        self.retranslate()

    # ------------------------------------------------------------------- what pages use

    @property
    def library(self) -> GameLibrary:
        """The saved games. Raises LibraryError while their folder can't be used."""
        if self._library is None:
            self._library = GameLibrary(games_dir())
        return self._library

    @property
    def pages_built(self) -> tuple[str, ...]:
        """The names of the pages made so far."""
        return tuple(self._pages)

    @property
    def page(self) -> QWidget | None:
        """The page in front."""
        return self._stack.currentWidget()

    def keep_settings(self) -> None:
        """Save the settings; say so if that fails, once for each failure."""
        try:
            save_settings(self.settings)
        except OSError as error:
            self.warn(self.tr("The settings could not be saved."), error.strerror or str(error))

    def set_language(self, language: str) -> None:
        """Change the language now, on every page."""
        from carrara_desktop.ui import i18n

        self.settings.language = language  # type: ignore[assignment]
        i18n.install(language)
        self.keep_settings()

    def warn(self, text: str, detail: str = "") -> None:
        """Tell the player something that went wrong."""
        box = QMessageBox(QMessageBox.Icon.Warning, self.windowTitle(), text, parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(detail)
        box.exec()

    def ask(self, question: str, detail: str = "") -> bool:
        """Ask the player something that is answered by yes or no; no is the default."""
        box = QMessageBox(QMessageBox.Icon.Question, self.windowTitle(), question, parent=self)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setInformativeText(detail)
        box.setStandardButtons(QMessageBox.StandardButton.Yes | QMessageBox.StandardButton.No)
        box.setDefaultButton(QMessageBox.StandardButton.No)
        return box.exec() == QMessageBox.StandardButton.Yes

    # ------------------------------------------------------------------------- the pages

    def show_home(self) -> None:
        """The home page, with the library as it is now; a table may refuse to be left."""
        if not self._leave_table():
            return
        home = self._home()
        resumption, trouble = Resumption(None, ()), ""
        try:
            resumption = self.library.resumption()
        except LibraryError as error:
            trouble = f"{error.place} ({error.reason})"
        home.show_games(resumption, trouble)
        self._bring(home)

    def show_new_game(self, record: GameRecord | None = None) -> None:
        """The New game page; with a record, set to the same seats and options."""
        if not self._leave_table():
            return
        page = self._new_game()
        if record is not None:
            page.propose(record)
        self._bring(page)

    def show_settings(self) -> None:
        """The settings page; Esc goes back to the page that asked for it."""
        before = self.page
        page = self._pages.get("settings")
        if page is None:
            from carrara_desktop.ui.shell.settings_page import SettingsPage

            page = self._keep("settings", SettingsPage(self))
            page.back.connect(self._leave_settings)
        if before is not page:
            self._before_settings = before
        self._bring(page)

    def show_learn(self) -> None:
        """The Learn page; Esc goes home."""
        page = self._pages.get("learn")
        if page is None:
            from carrara_desktop.ui.shell.learn_page import LearnPage

            page = self._keep("learn", LearnPage(self))
            page.back.connect(self.show_home)
        self._bring(page)

    def start_match(self, record: GameRecord) -> None:
        """Open the table on a record, which is already in the library."""
        self._record = record
        table = self._pages.get("table")
        if table is None:
            from carrara_desktop.ui.shell.table_page import TablePage

            table = self._keep("table", TablePage(self))
            table.finished.connect(self._table_finished)
        self._bring(table)
        table.start(record)

    def continue_match(self) -> None:
        """Go on with the unfinished game played last; if it can't be opened, say why."""
        try:
            entry = self.library.latest_unfinished()
            if entry is None:
                self.show_home()
                return
            record = self.library.load(entry.id)
        except NewerFormatError:
            self.warn(self.tr("This game was saved by a newer version of the program."))
            self.show_home()
        except (RecordError, LibraryError) as error:
            self.warn(self.tr("The game can't be opened."), str(error))
            self.show_home()
        else:
            self.start_match(record)

    def show_final(self, outcome: Outcome) -> None:
        """The final account of a game."""
        page = self._pages.get("final")
        if page is None:
            from carrara_desktop.ui.shell.final_page import FinalPage

            page = self._keep("final", FinalPage(self))
            page.table_asked.connect(self._back_to_table)
            page.home_asked.connect(self.show_home)
            page.again_asked.connect(self._again)
        page.show_outcome(outcome)
        self._bring(page)

    def show_about(self) -> None:
        """The About dialog."""
        from carrara_desktop.ui.shell.about import AboutDialog

        AboutDialog(self).exec()

    def toggle_full_screen(self) -> None:
        """To the whole screen, or back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # ------------------------------------------------------------------------- inside

    def _home(self) -> HomePage:
        page = self._pages.get("home")
        if page is None:
            from carrara_desktop.ui.shell.home import HomePage

            page = self._keep("home", HomePage(self))
            page.continue_asked.connect(self.continue_match)
            page.new_asked.connect(lambda: self.show_new_game())
            page.learn_asked.connect(self.show_learn)
            page.settings_asked.connect(self.show_settings)
            page.about_asked.connect(self.show_about)
            page.quit_asked.connect(self.close)
            if self._put_aside is not None:
                page.show_put_aside(self._put_aside)
        return page  # type: ignore[return-value]

    def _new_game(self) -> NewGamePage:
        page = self._pages.get("new_game")
        if page is None:
            from carrara_desktop.ui.shell.new_game import NewGamePage

            page = self._keep("new_game", NewGamePage(self))
            page.back.connect(self.show_home)
        return page  # type: ignore[return-value]

    def _keep(self, name: str, page: Any) -> Any:
        self._pages[name] = page
        self._stack.addWidget(page)
        return page

    def _bring(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(page)
        if isinstance(page, Page):
            page.entered()

    def _leave_table(self) -> bool:
        table = self._pages.get("table")
        if table is None:
            return True
        return bool(table.leave())  # type: ignore[attr-defined]

    def _leave_settings(self) -> None:
        if self._before_settings in (None, self._pages.get("home")):
            self.show_home()
        else:
            self._bring(self._before_settings)

    def _back_to_table(self) -> None:
        table = self._pages.get("table")
        if table is not None:
            self._bring(table)
        else:
            self.show_home()

    def _table_finished(self, outcome: object) -> None:
        from carrara_desktop.ui.shell.final_page import Outcome

        if isinstance(outcome, Outcome):
            self.show_final(outcome)

    def _again(self, seats: Sequence[Any]) -> None:
        page = self._new_game()
        if self._record is not None and self._record.seats == list(seats):
            page.propose(self._record)
        else:
            page.propose_seats(seats)
        self._bring(page)

    def retranslate(self) -> None:
        """The title names the game, never anything of a seat's."""
        self.setWindowTitle(self.tr("Carrara Desktop – The Palaces of Carrara"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._leave_table():
            event.ignore()
            return
        kept = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        if kept != self.settings.geometry:
            self.settings.geometry = kept
            # A window that closes must not be held up by a full disk.
            with contextlib.suppress(OSError):
                save_settings(self.settings)
        super().closeEvent(event)

    def _restore_geometry(self) -> None:
        self.resize(1280, 800)
        with contextlib.suppress(binascii.Error, ValueError):
            data = base64.b64decode(self.settings.geometry, validate=True)
            if data:
                self.restoreGeometry(QByteArray(data))
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        if screens and not any(_reachable(self.frameGeometry(), area) for area in screens):
            room = screens[0]
            self.resize(self.size().boundedTo(room.size()))
            self.move(room.center() - self.rect().center())


class _Stack(QStackedWidget):
    """The stack; it tells when its first page reached the screen."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._told = False

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        # Children are painted after this within the same flush, so the next turn of the
        # event loop comes after the whole first picture.
        if not self._told:
            self._told = True
            QTimer.singleShot(0, self._window.first_painted.emit)


def _reachable(frame: QRect, area: QRect) -> bool:
    """Whether enough of a window's title bar lies on a screen to take hold of it."""
    bar = QRect(frame.left(), frame.top(), frame.width(), 40).intersected(area)
    return bar.width() >= 120 and bar.height() >= 20
