"""The main window: a stack of pages, each made when it is first asked for."""

from __future__ import annotations

import base64
import binascii
import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QMimeData, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QMainWindow,
    QMessageBox,
    QScrollArea,
    QStackedWidget,
    QWidget,
)

from carrara_desktop.engine.document import DocumentError
from carrara_desktop.engine.record import GameRecord, NewerFormatError, RecordError
from carrara_desktop.games.registry import UnknownGameError
from carrara_desktop.library.games import GameLibrary, LibraryError, Resumption
from carrara_desktop.library.paths import games_dir
from carrara_desktop.library.settings import Settings, save_settings
from carrara_desktop.ui import fonts, theme
from carrara_desktop.ui.models import fault_words
from carrara_desktop.ui.shell.page import Page
from carrara_desktop.ui.shortcuts import Shortcuts
from carrara_desktop.ui.sound import Sounds

if TYPE_CHECKING:
    from carrara_desktop.ui.library_service import LibraryService
    from carrara_desktop.ui.shell.final_page import Outcome
    from carrara_desktop.ui.shell.home import HomePage
    from carrara_desktop.ui.shell.new_game import NewGamePage
    from carrara_desktop.ui.shell.rules_dialog import RulesDialog

SMALLEST = QSize(1024, 680)
AT_TABLE = ("table", "lesson")
"""Pages that always fit the window, since the table does."""


class MainWindow(QMainWindow):
    """The one window. Pages and tables reach settings, library and each other through it."""

    first_painted = Signal()
    """The first page has been painted; sent once."""
    match_opened = Signal()
    """A game has been opened at the table."""

    def __init__(self, settings: Settings, put_aside: Path | None = None) -> None:
        super().__init__()
        self.settings = settings
        self._put_aside = put_aside
        self._library: GameLibrary | None = None
        self._shelf: LibraryService | None = None
        self._pages: dict[str, QWidget] = {}
        self._before_settings: QWidget | None = None
        self._before_analysis: QWidget | None = None
        self._record: GameRecord | None = None
        self._rules: RulesDialog | None = None
        self._stack = _Stack(self)
        self.setCentralWidget(self._stack)
        self.setMinimumSize(SMALLEST)
        self.setAcceptDrops(True)
        self.shortcuts = Shortcuts(self, settings.shortcuts)
        self.sounds = Sounds(self)
        self.use_settings()
        self._bind_keys()
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
    def shelf(self) -> LibraryService:
        """The library as pages list it. Raises LibraryError as ``library`` does."""
        if self._shelf is None:
            from carrara_desktop.ui.library_service import LibraryService

            self._shelf = LibraryService(self.library, self)
        return self._shelf

    @property
    def saved_game(self) -> Path | None:
        """The file of the game at the table, or of the one there last; None if there is none."""
        if self._record is None or self._library is None:
            return None
        with contextlib.suppress(LibraryError):
            return self._library.path(self._record.id)
        return None

    @property
    def pages_built(self) -> tuple[str, ...]:
        """The names of the pages made so far."""
        return tuple(self._pages)

    @property
    def page(self) -> QWidget | None:
        """The page in front."""
        front = self._stack.currentWidget()
        return front.widget() if isinstance(front, _Scroller) else front

    def keep_settings(self) -> None:
        """Save the settings; say so if that fails, once for each failure."""
        try:
            save_settings(self.settings)
        except OSError as error:
            self.warn(self.tr("The settings could not be saved."), fault_words.sentence(error))

    def set_language(self, language: str) -> None:
        """Change the language now, on every page."""
        from carrara_desktop.ui import i18n

        self.settings.language = language  # type: ignore[assignment]
        i18n.install(language)
        self.keep_settings()

    def use_settings(self) -> None:
        """Take on the settings that hold for the whole window."""
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        if theme.resolve(self.settings.look) != theme.name():
            theme.set_look(application, self.settings.look)
        if fonts.set_text_size(application, self.settings.text_size):
            theme.fit_text(application)
        self.sounds.on = self.settings.sound

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
            trouble = fault_words.clause(error)
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

    def start_lesson(self, game: str, lesson: str) -> None:
        """Open the table on a lesson."""
        page = self._pages.get("lesson")
        if page is None:
            from carrara_desktop.ui.shell.lesson_page import LessonPage

            page = self._keep("lesson", LessonPage(self))
            page.left.connect(self.show_learn)
        self._bring(page)
        page.learn(game, lesson)

    def explain(self) -> None:
        """The rule of what the person looks at; where there is none, the Learn page."""
        page = self.page
        address = page.rule_here() if isinstance(page, Page) else None
        if address is None:
            self.show_learn()
        else:
            self.show_rule(address)

    def show_rule(self, address: str = "", game: str = "carrara") -> None:
        """The rules in a window beside this one, at an address such as "rule:wheel"."""
        from carrara_desktop.ui.shell.rules_dialog import RulesDialog

        if self._rules is None:
            self._rules = RulesDialog(game, self)
        self._rules.show_rule(address)

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
        self.match_opened.emit()

    def continue_match(self) -> None:
        """Go on with the unfinished game played last; if it can't be opened, say why."""
        try:
            entry = self.library.latest_unfinished()
        except LibraryError as error:
            self.warn(self.tr("The game can't be opened."), fault_words.sentence(error))
            entry = None
        if entry is None or not self.open_game(entry.id):
            self.show_home()

    def open_game(self, game: str) -> bool:
        """Open a game of the library at the table; False, with the reason told, if that fails.

        If its file is damaged, the copy before it is opened, and the person is told.
        """
        if not self._leave_table():
            return False
        try:
            opened = self.library.open(game)
        except NewerFormatError as error:
            text = self.tr("This game was saved by a newer version of the program.")
            self.warn(text, fault_words.sentence(error))
            return False
        except (RecordError, LibraryError) as error:
            self.warn(self.tr("The game can't be opened."), fault_words.sentence(error))
            return False
        self.start_match(opened.record)
        if opened.aside is not None:
            text = self.tr(
                "The file of this game was damaged. The copy before it was opened; the damaged file"
                " is kept: {file}"
            )
            damage = fault_words.sentence(opened.damage) if opened.damage is not None else ""
            self.warn(text.format(file=opened.aside.name), damage)
        return True

    def open_files(self, paths: Sequence[Path]) -> None:
        """Take games in from files: one is opened, several are shown in the library."""
        from carrara_desktop.ui.intake import Intake

        if not self._leave_table():
            return
        games: list[str] = []
        intake = Intake(self)
        try:
            for path in paths:
                games.append(intake.take_in(self.library, path))
        except (RecordError, DocumentError, UnknownGameError, OSError) as error:
            text = self.tr("The file can't be opened as a game: {file}").format(file=path.name)
            self.warn(text, fault_words.sentence(error))
        if len(paths) == 1 and games:
            self.open_game(games[0])
        elif games:
            self.show_library(games)

    def show_library(self, games: Sequence[str] = ()) -> None:
        """The library, with some of its games chosen; Esc goes home."""
        if not self._leave_table():
            return
        page = self._pages.get("library")
        if page is None:
            try:
                self.library  # noqa: B018
            except LibraryError as error:
                text = self.tr("Games can't be kept at the moment.")
                self.warn(text, fault_words.sentence(error))
                return
            from carrara_desktop.ui.shell.library_page import LibraryPage

            page = self._keep("library", LibraryPage(self))
            page.back.connect(self.show_home)
            page.open_asked.connect(self.open_game)
            page.files_chosen.connect(self.open_files)
            page.statistics_asked.connect(self.show_statistics)
            page.analysis_asked.connect(self._analyse_saved)
        if games:
            page.show_all()
            page.choose_soon(games)
        self._bring(page)

    def show_statistics(self) -> None:
        """The statistics; Esc goes back to the library."""
        page = self._pages.get("statistics")
        if page is None:
            from carrara_desktop.ui.shell.statistics_page import StatisticsPage

            page = self._keep("statistics", StatisticsPage(self))
            page.back.connect(self.show_library)
            page.game_asked.connect(lambda game: self.show_library([game]))
        self._bring(page)

    def show_final(self, outcome: Outcome) -> None:
        """The final account of a game."""
        page = self._pages.get("final")
        if page is None:
            from carrara_desktop.ui.shell.final_page import FinalPage

            page = self._keep("final", FinalPage(self))
            page.table_asked.connect(self._back_to_table)
            page.home_asked.connect(self.show_home)
            page.again_asked.connect(self._again)
            page.analysis_asked.connect(self._analyse_table)
        page.show_outcome(outcome)
        self._bring(page)

    def show_analysis(self, record: GameRecord, revealed: bool) -> None:
        """The analysis of a game; Esc goes back to the page that asked for it. ``revealed`` if
        nothing in the game is hidden any more."""
        before = self.page
        page = self._pages.get("analysis")
        if page is None:
            from carrara_desktop.ui.shell.analysis_page import AnalysisPage

            page = self._keep("analysis", AnalysisPage(self))
            page.back.connect(self._leave_analysis)
            page.moment_asked.connect(self._show_moment)
        try:
            page.show_game(record, revealed)
        except (RecordError, UnknownGameError) as error:
            self.warn(self.tr("The game can't be analysed."), fault_words.sentence(error))
            return
        if before is not page:
            self._before_analysis = before
        self._bring(page)

    def lies_on_table(self, record: GameRecord) -> bool:
        """Whether this game, or branch, lies on the table."""
        table: Any = self._pages.get("table")
        return table is not None and bool(table.holds(record))

    def show_about(self) -> None:
        """The About dialog."""
        from carrara_desktop.ui.shell.about import AboutDialog

        AboutDialog(self).exec()

    def toggle_full_screen(self) -> None:
        """To the whole screen, or back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    # ------------------------------------------------------------------------- inside

    def _bind_keys(self) -> None:
        for name, handler in (
            ("new", self.show_new_game),
            ("open", self.show_library),
            ("rules", self.explain),
            ("settings", self.show_settings),
            ("full_screen", self.toggle_full_screen),
            ("sound", self.toggle_sound),
        ):
            self.shortcuts.bind(name, self, handler)

    def toggle_sound(self) -> None:
        """Sounds on or off."""
        self.settings.sound = self.sounds.on = not self.sounds.on
        self.sounds.play("move")
        self.keep_settings()

    def _home(self) -> HomePage:
        page = self._pages.get("home")
        if page is None:
            from carrara_desktop.ui.shell.home import HomePage

            page = self._keep("home", HomePage(self))
            page.continue_asked.connect(self.continue_match)
            page.new_asked.connect(lambda: self.show_new_game())
            page.library_asked.connect(self.show_library)
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
        self._stack.addWidget(page if name in AT_TABLE else _Scroller(page))
        self._stack.watch(page)
        return page

    def _bring(self, page: QWidget) -> None:
        self._stack.setCurrentWidget(_framed(page))
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

    def _leave_analysis(self) -> None:
        if self._before_analysis in (None, self._pages.get("home")):
            self.show_home()
        else:
            self._bring(self._before_analysis)

    def _show_moment(self, record: GameRecord, index: int, play_on: bool) -> None:
        """The table of a game that was analysed, after so many moves; if ``play_on``, in a new
        branch."""
        if self.lies_on_table(record):
            self._bring(self._pages["table"])
        elif not record.id or not self.open_game(record.id):
            return
        table: Any = self._pages["table"]
        table.replay.go_to_move(index)
        if play_on:
            table.replay.play_on()

    def _analyse_table(self) -> None:
        """The analysis of the game that lies on the table."""
        self._pages["table"].analyse()  # type: ignore[attr-defined]

    def _analyse_saved(self, game: str) -> None:
        """The analysis of a finished game of the library."""
        try:
            record = self.library.load(game)
        except (RecordError, LibraryError) as error:
            self.warn(self.tr("The game can't be opened."), fault_words.sentence(error))
        else:
            self.show_analysis(record, revealed=record.result is not None)

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

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if _files(event.mimeData()):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        paths = _files(event.mimeData())
        if paths:
            event.acceptProposedAction()
            # The program that the files come from waits for the end of this.
            QTimer.singleShot(0, self, lambda: self.open_files(paths))

    def closeEvent(self, event: QCloseEvent) -> None:
        if not self._leave_table():
            event.ignore()
            return
        if self._shelf is not None:
            self._shelf.close()
        if (analysis := self._pages.get("analysis")) is not None:
            analysis.report.close_down()  # type: ignore[attr-defined]
        kept = bytes(self.saveGeometry().toBase64().data()).decode("ascii")
        if kept != self.settings.geometry:
            self.settings.geometry = kept
            # A window that closes must not be held up by a full disk.
            with contextlib.suppress(OSError):
                save_settings(self.settings)
        super().closeEvent(event)

    def _restore_geometry(self) -> None:
        # Before there is a frame its size isn't known; a desktop's is seldom more than this.
        room = self.screen().availableGeometry().size() - QSize(16, 48)
        self.resize(QSize(1280, 800).boundedTo(room))
        with contextlib.suppress(binascii.Error, ValueError):
            data = base64.b64decode(self.settings.geometry, validate=True)
            if data:
                self.restoreGeometry(QByteArray(data))
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        if screens and not any(_reachable(self.frameGeometry(), area) for area in screens):
            room = screens[0]
            self.resize(self.size().boundedTo(room.size()))
            self.move(room.center() - self.rect().center())


class _Scroller(QScrollArea):
    """Shows a page that may need more room than there is, with large text say."""

    def __init__(self, page: QWidget) -> None:
        super().__init__()
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(page)


def _framed(page: QWidget) -> QWidget:
    """What the stack knows a page by."""
    holder = page.parentWidget().parentWidget() if page.parentWidget() is not None else None
    return holder if isinstance(holder, _Scroller) else page


class _Stack(QStackedWidget):
    """The stack; it tells when its first page reached the screen."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._told = False

    def watch(self, page: QWidget) -> None:
        """Tell when this page has been painted, if none has been yet."""
        if not self._told:
            page.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # Children are painted after this within the same flush, so the next turn of the
        # event loop comes after the whole first picture.
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            if not self._told:
                self._told = True
                QTimer.singleShot(0, self._window.first_painted.emit)
        return super().eventFilter(watched, event)


def _files(data: QMimeData) -> list[Path]:
    """The files of this computer that are dragged."""
    return [Path(url.toLocalFile()) for url in data.urls() if url.isLocalFile()]


def _reachable(frame: QRect, area: QRect) -> bool:
    """Whether enough of a window's title bar lies on a screen to take hold of it."""
    bar = QRect(frame.left(), frame.top(), frame.width(), 40).intersected(area)
    return bar.width() >= 120 and bar.height() >= 20
