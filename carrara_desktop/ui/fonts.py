"""The fonts of the program, so that it looks the same on every system."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QByteArray, Qt
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


_LARGE: Final = 20
"""Pixels up to which letters grow in full with the size of the text."""
_scale = 1.0


def scale() -> float:
    """The size of text that the person has set, as a factor."""
    return _scale


def scaled(pixels: float) -> int:
    """A length that goes with text of the set size."""
    return round(pixels * _scale)


def _letters(pixels: int, factor: float) -> int:
    """A height of letters at a size of text: what is large already grows less."""
    return round(pixels * (1 + (factor - 1) * min(1.0, _LARGE / pixels)))


def set_text_size(application: QApplication, percent: int) -> bool:
    """Have all text in another size, also that of widgets there are; False if it has it."""
    global _scale
    before, _scale = _scale, min(2.0, max(1.0, percent / 100))
    if _scale == before:
        return False
    application.setFont(body_font(15))
    for widget in application.allWidgets():
        if widget.testAttribute(Qt.WidgetAttribute.WA_SetFont):
            font = widget.font()
            if font.pixelSize() > 0:
                now = font.pixelSize()
                asked = next((k for k in range(4, now + 1) if _letters(k, before) >= now), now)
                font.setPixelSize(_letters(asked, _scale))
                widget.setFont(font)
    return True


_KEPT: Final = "_q_styleSheetWidgetFont"
"""Where Qt keeps the font that a widget had when it was first styled."""


def keep_sizes(application: QApplication) -> None:
    """Have letters stay as large as they are when the style sheet changes.

    Qt would give every widget the font back that it had before it was first styled.
    """
    for widget in application.allWidgets():
        kept, own = widget.property(_KEPT), widget.testAttribute(Qt.WidgetAttribute.WA_SetFont)
        if own and isinstance(kept, QFont) and widget.font().pixelSize() > 0:
            kept.setPixelSize(widget.font().pixelSize())
            widget.setProperty(_KEPT, kept)


def install_fonts(application: QApplication) -> None:
    """Load the fonts and make ``BODY_FAMILY`` the application's."""
    for family, files in _FILES.items():
        loaded: list[str] = []
        for file in files:
            path = resource("fonts", file)
            if path.is_file():
                # By its bytes: without a screen Windows finds no font in a folder whose name has
                # letters outside the system's code page.
                number = QFontDatabase.addApplicationFontFromData(QByteArray(path.read_bytes()))
                loaded += QFontDatabase.applicationFontFamilies(number)
        # Windows and macOS name EB Garamond by its typographic family, without the "12".
        if family not in loaded:
            QFont.insertSubstitutions(family, [*loaded[:1], _FALLBACK[family]])
    application.setFont(body_font(15))


def body_font(pixels: int, bold: bool = False) -> QFont:
    """The sans in a size of logical pixels."""
    font = QFont(BODY_FAMILY)
    font.setPixelSize(_letters(pixels, _scale))
    font.setBold(bold)
    return font


def title_font(pixels: int, italic: bool = False, bold: bool = False) -> QFont:
    """The serif in a size of logical pixels, with figures as tall as capitals."""
    font = QFont(TITLE_FAMILY)
    font.setPixelSize(_letters(pixels, _scale))
    font.setItalic(italic)
    font.setBold(bold)
    if hasattr(QFont, "setFeature"):
        font.setFeature(QFont.Tag("lnum"), 1)
    return font
