"""The shell's tests run with the program's own look and its compiled catalogues."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrara_desktop.library.settings import Settings, load_settings
from carrara_desktop.ui import fonts, i18n, theme
from carrara_desktop.ui.shell.window import MainWindow

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="session")
def _catalogues() -> None:
    build = [sys.executable, str(ROOT / "translations" / "build.py"), "build"]
    subprocess.run(build, check=True, capture_output=True)


@pytest.fixture
def look(qapp: QApplication, _catalogues: None) -> Iterator[None]:
    """Fonts, colours and English; the application is as it was afterwards."""
    before = qapp.font(), qapp.palette(), qapp.styleSheet(), qapp.style().name()
    fonts.install_fonts(qapp)
    theme.install_theme(qapp)
    i18n.install("en")
    yield
    i18n.install("en")
    qapp.setStyleSheet(before[2])
    qapp.setStyle(before[3])
    qapp.setPalette(before[1])
    qapp.setFont(before[0])


@pytest.fixture
def open_window(qtbot: QtBot, look: None) -> Callable[..., MainWindow]:
    """Opens a main window on its home page, in a size that is asked for.

    Unless settings are given, the person knows the game: nothing is explained.
    """

    def open_it(
        width: int = 1280, height: int = 720, settings: Settings | None = None
    ) -> MainWindow:
        if settings is None:
            settings = load_settings()
            settings.explain_moves = bool(settings.explain_moves)
        window = MainWindow(settings)
        qtbot.addWidget(window)
        window.resize(width, height)
        window.show_home()
        with qtbot.waitExposed(window):
            window.show()
        return window

    return open_it
