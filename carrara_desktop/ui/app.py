"""Starting the window program."""

from __future__ import annotations

import contextlib
import os
import sys
import threading
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtWidgets import QApplication

from carrara_desktop import __version__
from carrara_desktop.library.crashes import keep_report, watch_crashes
from carrara_desktop.library.paths import games_dir
from carrara_desktop.library.settings import load_settings
from carrara_desktop.ui import accessibility, fonts, i18n, theme
from carrara_desktop.ui.shell.emblem import window_icon
from carrara_desktop.ui.shell.window import MainWindow
from carrara_desktop.ui.sweeping import sweep_between_games

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.error_dialog import ErrorDialog

TIME_OPTION: Final = "--time-to-first-paint"
STARTED_VARIABLE: Final = "CARRARA_DESKTOP_STARTED"
"""Set by whoever starts the program to measure it: ``time.time()`` just before."""


def make_application(arguments: list[str]) -> QApplication:
    """The application with its name, icon, fonts and look, but no window yet."""
    # Qt would wake a pool of threads for every small fill, which costs more than it gains
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    application = QApplication(["carrara-desktop", *arguments])
    application.setApplicationName("carrara-desktop")
    application.setApplicationDisplayName("Carrara Desktop")
    application.setApplicationVersion(__version__)
    application.setDesktopFileName("carrara-desktop")
    fonts.install_fonts(application)
    theme.install_theme(application)
    accessibility.install()
    application.setWindowIcon(window_icon())
    return application


def run(arguments: list[str]) -> int:
    """Show the main window and stay until it is closed; return the exit code.

    Arguments that are no options are files of games, as a file manager gives them.
    """
    crashed = watch_crashes()
    timed = TIME_OPTION in arguments
    application = make_application([word for word in arguments if word != TIME_OPTION])
    put_aside: list[Path] = []
    settings = load_settings(on_broken=put_aside.append)
    i18n.install(settings.language)
    window = MainWindow(settings, put_aside[0] if put_aside else None)
    watch = FaultWatch(window)
    watch.install()
    sweep_between_games(window)
    if timed:
        window.first_painted.connect(lambda: _report_time(application, window))
    opener = FileOpener(window)
    application.installEventFilter(opener)
    window.show_home()
    window.show()
    if crashed:
        watch.tell_last_time(crashed)
    if files := [Path(word) for word in arguments if not word.startswith("-")]:
        opener.open_soon(files)
    return application.exec()


class FileOpener(QObject):
    """Opens the files that the program is started with or, on macOS, asked for while it runs."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window

    def open_soon(self, files: Sequence[Path]) -> None:
        """Open files once the window is there, so that what goes wrong can be told in it."""
        QTimer.singleShot(0, self._window, lambda: self._window.open_files(files))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent) and event.file():
            self.open_soon([Path(event.file())])
            return True
        return super().eventFilter(watched, event)


class FaultWatch(QObject):
    """Shows faults that nothing caught; one dialog at a time, each also on stderr."""

    _elsewhere = Signal(object, object, object)

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        # A dialog belongs to the window's thread: the connection carries the fault over.
        self._elsewhere.connect(self.caught, Qt.ConnectionType.QueuedConnection)
        self._open: ErrorDialog | None = None

    def install(self) -> None:
        """Hear of every uncaught exception, also those of other threads."""
        sys.excepthook = self.caught
        threading.excepthook = self._from_thread

    def caught(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        """Show the fault."""
        sys.__excepthook__(kind, error, trace)
        if issubclass(kind, KeyboardInterrupt):
            QApplication.exit(130)
        elif self._open is None and QApplication.instance() is not None:
            self._show("".join(traceback.format_exception(kind, error, trace)))

    def tell_last_time(self, said: str) -> None:
        """Show that the program crashed when it ran last, and where it was then."""
        self._show(said, last_time=True)

    def _show(self, what: str, last_time: bool = False) -> None:
        from carrara_desktop.ui.shell.error_dialog import ErrorDialog, report

        text = report(what)
        kept: Path | None = None
        with contextlib.suppress(OSError):
            kept = keep_report(text)
        game = None if last_time else self._window.saved_game
        self._open = ErrorDialog(text, self._window, kept, game or games_dir(), last_time)
        self._open.finished.connect(self._closed)
        # Not exec(): a fault inside a paint or a timer must not start a loop of its own.
        self._open.open()

    def _from_thread(self, args: threading.ExceptHookArgs) -> None:
        if args.exc_value is not None:
            self._elsewhere.emit(args.exc_type, args.exc_value, args.exc_traceback)

    def _closed(self) -> None:
        if self._open is not None:
            self._open.deleteLater()
            self._open = None


def _report_time(application: QApplication, window: MainWindow) -> None:
    started = os.environ.get(STARTED_VARIABLE)
    # Without a launcher's stamp only the time on the processor is known for certain.
    taken = time.time() - float(started) if started else time.process_time()
    kind = "since the launcher" if started else "of processor time"
    pages = ", ".join(window.pages_built)
    games = "carrara_desktop.games."
    loaded = sum(name.startswith(games) and name != f"{games}registry" for name in sys.modules)
    print(f"{taken * 1000:.0f} ms {kind}; pages: {pages}; game modules: {loaded}", flush=True)
    application.quit()


if __name__ == "__main__":
    sys.exit(run(sys.argv[1:]))
