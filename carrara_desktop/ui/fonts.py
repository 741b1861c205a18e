"""The fonts of the program, so that it looks the same on every system."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QFont, QFontDatabase
from PySide6.QtWidgets import QApplication

from carrara_desktop.ui.resources import resource

TITLE_FAMILY: Final = "EB Garamond 12"
"""A Renaissance serif for titles, names and game lettering; regular, italic and bold."""
BODY_FAMILY: Final = "Carrara Sans"
"""A humanist sans (Lato, its lines made high enough for Czech capitals) for everything else and
for numbers, which are all of one width; regular and bold."""

_FILES: Final = {
    TITLE_FAMILY: ("EBGaramond12-Regular.otf", "EBGaramond12-Italic.otf", "EBGaramond12-Bold.ttf"),
    BODY_FAMILY: ("CarraraSans-Regular.ttf", "CarraraSans-Bold.ttf"),
}
_FALLBACK: Final = {TITLE_FAMILY: "DejaVu Serif", BODY_FAMILY: "DejaVu Sans"}


def install_fonts(application: QApplication) -> None:
    """Load the fonts and make ``BODY_FAMILY`` the application's."""
    for family, files in _FILES.items():
        loaded: list[str] = []
        for file in files:
            path = resource("fonts", file)
            if path.is_file():
                number = QFontDatabase.addApplicationFont(str(path))
                loaded += QFontDatabase.applicationFontFamilies(number)
        # Windows and macOS name EB Garamond by its typographic family, without the "12".
        if family not in loaded:
            QFont.insertSubstitutions(family, [*loaded[:1], _FALLBACK[family]])
    application.setFont(body_font(15))


def body_font(pixels: int, bold: bool = False) -> QFont:
    """The sans in a size of logical pixels."""
    font = QFont(BODY_FAMILY)
    font.setPixelSize(pixels)
    font.setBold(bold)
    return font


def title_font(pixels: int, italic: bool = False, bold: bool = False) -> QFont:
    """The serif in a size of logical pixels, with figures as tall as capitals."""
    font = QFont(TITLE_FAMILY)
    font.setPixelSize(pixels)
    font.setItalic(italic)
    font.setBold(bold)
    if hasattr(QFont, "setFeature"):
        font.setFeature(QFont.Tag("lnum"), 1)
    return font
