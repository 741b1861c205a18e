"""Colours and the look of widgets: warm stone, ink, gold and terracotta, on every system.

There are three looks; ``set_look`` changes them while the window is open. The colours of the
one in use are read as attributes of this module (``theme.INK``) whenever something is painted,
never when a module is imported. Lengths of the style sheet in ``tx`` are pixels that grow with
the size of the text, so that a smallest height holds a line of it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, fields
from typing import Any, Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from carrara_desktop.ui.fonts import keep_sizes, scaled
from carrara_desktop.ui.resources import resource


@dataclass(frozen=True, slots=True)
class Look:
    """The colours of a look, by what they are for."""

    STONE: str
    """The ground of pages."""
    MARBLE: str
    """The ground of what one reads, types into or presses."""
    MARBLE_OTHER: str
    """Every second row of a list."""
    MARBLE_LIT: str
    """A button under the pointer."""
    STONE_DARK: str
    """Edges of what can't act; what is pressed."""
    LINE: str
    INK: str
    INK_SOFT: str
    INK_FAINT: str
    """Words of what can't act."""
    GOLD: str
    GOLD_DARK: str
    TERRACOTTA: str
    """The ground of the main button."""
    TERRACOTTA_LIT: str
    TERRACOTTA_LOW: str
    TERRACOTTA_DARK: str
    """Words that warn or link."""
    SEA: str
    """The ground of what is selected."""
    ON_COLOUR: str
    """Words on terracotta and sea."""
    FOCUS: str
    NOTE: str
    VEIN: str
    """The veins of the marble."""
    veined: bool = True


LOOKS: Final = {
    "light": Look(
        STONE="#f1e7d3",
        MARBLE="#fbf7ee",
        MARBLE_OTHER="#f5eddd",
        MARBLE_LIT="#ffffff",
        STONE_DARK="#dccbab",
        LINE="#a98f63",
        INK="#2c231b",
        INK_SOFT="#5d4c3a",
        INK_FAINT="#857358",
        GOLD="#b98a2f",
        GOLD_DARK="#7a5713",
        TERRACOTTA="#a04524",
        TERRACOTTA_LIT="#7f3319",
        TERRACOTTA_LOW="#66280f",
        TERRACOTTA_DARK="#7f3319",
        SEA="#1f6a70",
        ON_COLOUR="#fbf7ee",
        FOCUS="#0f5f8c",
        NOTE="#fbe6c0",
        VEIN="#a4855a",
    ),
    "dark": Look(
        STONE="#2a241e",
        MARBLE="#352d26",
        MARBLE_OTHER="#3c342c",
        MARBLE_LIT="#463c32",
        STONE_DARK="#554838",
        LINE="#8d7650",
        INK="#f4ead8",
        INK_SOFT="#d0c1a9",
        INK_FAINT="#a3937b",
        GOLD="#c9983f",
        GOLD_DARK="#e7c57d",
        TERRACOTTA="#a9492a",
        TERRACOTTA_LIT="#8d3a1e",
        TERRACOTTA_LOW="#702b14",
        TERRACOTTA_DARK="#f3a383",
        SEA="#2b7a80",
        ON_COLOUR="#fffaf0",
        FOCUS="#7cc4f0",
        NOTE="#4d3d1d",
        VEIN="#8f7a58",
    ),
    "contrast": Look(
        STONE="#ffffff",
        MARBLE="#ffffff",
        MARBLE_OTHER="#f0f0f0",
        MARBLE_LIT="#fff2b0",
        STONE_DARK="#767676",
        LINE="#000000",
        INK="#000000",
        INK_SOFT="#000000",
        INK_FAINT="#4d4d4d",
        GOLD="#5c4000",
        GOLD_DARK="#4a3300",
        TERRACOTTA="#8a1c00",
        TERRACOTTA_LIT="#5c1200",
        TERRACOTTA_LOW="#3d0c00",
        TERRACOTTA_DARK="#7a1800",
        SEA="#003f5c",
        ON_COLOUR="#ffffff",
        FOCUS="#0000c8",
        NOTE="#fff2b0",
        VEIN="#ffffff",
        veined=False,
    ),
}

TEXT_PAIRS: Final = (
    ("INK", "STONE"),
    ("INK", "MARBLE"),
    ("INK", "MARBLE_OTHER"),
    ("INK", "MARBLE_LIT"),
    ("INK", "NOTE"),
    ("INK_SOFT", "STONE"),
    ("INK_SOFT", "MARBLE"),
    ("ON_COLOUR", "TERRACOTTA"),
    ("ON_COLOUR", "TERRACOTTA_LIT"),
    ("ON_COLOUR", "TERRACOTTA_LOW"),
    ("ON_COLOUR", "SEA"),
    ("GOLD_DARK", "MARBLE"),
    ("TERRACOTTA_DARK", "STONE"),
    ("TERRACOTTA_DARK", "MARBLE"),
    ("TERRACOTTA_DARK", "NOTE"),
)
"""Every pair of text and ground that the widgets use; a test holds each at 4.5 : 1."""

_names: Final = {field.name for field in fields(Look)}
_look = LOOKS["light"]
_forget: Final[list[Callable[[], object]]] = []


def __getattr__(wanted: str) -> Any:
    """A colour of the look of now."""
    if wanted in _names:
        return getattr(_look, wanted)
    raise AttributeError(f"module {__name__!r} has no attribute {wanted!r}")


def name() -> str:
    """The name of the look of now."""
    return next(known for known, there in LOOKS.items() if there is _look)


def look() -> Look:
    """The look of now."""
    return _look


def forgets(clear: Callable[[], object]) -> None:
    """Have this called whenever the look changes: what was painted must be painted anew."""
    _forget.append(clear)


def resolve(wanted: str) -> str:
    """The look that a setting stands for: for "system" what the system asks for, as far as Qt
    knows it."""
    if wanted in LOOKS:
        return wanted
    hints = QGuiApplication.styleHints()
    accessibility = getattr(hints, "accessibility", None)
    if accessibility is not None:
        if accessibility().contrastPreference() == Qt.ContrastPreference.HighContrast:
            return "contrast"
    scheme = getattr(hints, "colorScheme", lambda: Qt.ColorScheme.Light)()
    return "dark" if scheme == Qt.ColorScheme.Dark else "light"


def asks_for_calm() -> bool:
    """Whether the system asks for less motion; Qt can tell from 6.12 on."""
    accessibility = getattr(QGuiApplication.styleHints(), "accessibility", None)
    preference = getattr(accessibility() if accessibility else None, "motionPreference", None)
    return preference is not None and preference().name != "NoPreference"


def palette() -> QPalette:
    """The palette of the look of now, whatever the system's is."""
    roles = QPalette.ColorRole
    now = _look
    colours = QPalette(QColor(now.STONE_DARK), QColor(now.STONE))
    for role, name in {
        roles.Window: now.STONE,
        roles.WindowText: now.INK,
        roles.Base: now.MARBLE,
        roles.AlternateBase: now.MARBLE_OTHER,
        roles.Text: now.INK,
        roles.Button: now.MARBLE,
        roles.ButtonText: now.INK,
        roles.BrightText: now.MARBLE,
        roles.ToolTipBase: now.MARBLE,
        roles.ToolTipText: now.INK,
        roles.PlaceholderText: now.INK_SOFT,
        roles.Highlight: now.SEA,
        roles.HighlightedText: now.ON_COLOUR,
        roles.Accent: now.SEA,
        roles.Link: now.TERRACOTTA_DARK,
        roles.LinkVisited: now.TERRACOTTA_DARK,
    }.items():
        colours.setColor(role, QColor(name))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, role, QColor(now.INK_FAINT))
    return colours


_STYLE: Final = """
QWidget { color: @INK; }
QToolTip { background: @MARBLE; color: @INK; border: 1px solid @LINE; padding: 4px 6px; }
QLabel[role="soft"] { color: @INK_SOFT; }
QLabel[role="heading"] { color: @INK; font-weight: bold; }
QLabel[role="error"] { color: @TERRACOTTA_DARK; font-weight: bold; }
QLabel[role="note"] { background: @NOTE; color: @INK; border: 1px solid @GOLD;
    border-left: 5px solid @GOLD; border-radius: 4px; padding: 8px 12px; }
QFrame[role="notice"] { background: @NOTE; border: 1px solid @GOLD;
    border-left: 5px solid @GOLD; border-radius: 4px; }
QFrame[role="card"] { background: @MARBLE; border: 1px solid @LINE; border-radius: 8px; }
QFrame[role="rule"] { background: @LINE; border: none; max-height: 1px; min-height: 1px; }

QPushButton, QToolButton { background: @MARBLE; color: @INK; border: 1px solid @LINE;
    border-radius: 6px; padding: 8px 18px; min-height: 22tx; }
QToolButton { padding: 6px 10px; }
QPushButton:hover, QToolButton:hover { background: @MARBLE_LIT; border-color: @GOLD_DARK; }
QPushButton:pressed, QToolButton:pressed { background: @STONE_DARK; }
QPushButton:disabled, QToolButton:disabled { background: @STONE; color: @INK_FAINT;
    border-color: @STONE_DARK; }
QPushButton:focus, QToolButton:focus { border: 3px solid @FOCUS; padding: 6px 16px; }
QToolButton:focus { padding: 4px 8px; }
QPushButton[role="primary"] { background: @TERRACOTTA; color: @ON_COLOUR;
    border-color: @TERRACOTTA_LIT; font-weight: bold; }
QPushButton[role="primary"]:hover { background: @TERRACOTTA_LIT; }
QPushButton[role="primary"]:pressed { background: @TERRACOTTA_LOW; }
QPushButton[role="bar"] { padding: 4px 14px; min-height: 20tx; }
QPushButton[role="bar"]:focus { padding: 2px 12px; }
QPushButton[role="small"] { padding: 4px 5px; min-height: 20tx; }
QPushButton[role="small"]:focus { padding: 2px 3px; }
QPushButton[role="line"] { padding: 3px 8px; min-height: 20tx; text-align: left; }
QPushButton[role="line"]:focus { padding: 1px 6px; }
QToolButton[role="bar"] { padding: 3px 6px; min-height: 22tx; }
QToolButton[role="bar"]:focus { padding: 1px 4px; }
QToolButton[role="bar"]::menu-indicator { image: none; width: 0; }
QToolButton[role="quiet"] { border: none; background: transparent; padding: 2px 8px; }
QPushButton[dim="true"] { background: transparent; color: @INK_FAINT; border-color: @STONE_DARK; }
QPushButton[dim="true"]:focus { border-color: @FOCUS; }
QPushButton[role="lift"] { background: @TERRACOTTA; color: @ON_COLOUR;
    border: 2px solid @TERRACOTTA_LIT; padding: 14px 46px; min-height: 36tx; min-width: 260px; }
QPushButton[role="lift"]:hover { background: @TERRACOTTA_LIT; }
QPushButton[role="lift"]:pressed { background: @TERRACOTTA_LOW; }
QPushButton[role="lift"]:focus { border: 4px solid @FOCUS; padding: 12px 44px; }
QPushButton[role="primary"]:focus { border: 3px solid @FOCUS; }
QPushButton[role="primary"]:disabled { background: @STONE; color: @INK_FAINT;
    border-color: @STONE_DARK; font-weight: normal; }

QLineEdit, QComboBox, QSpinBox, QKeySequenceEdit, QPlainTextEdit, QTextBrowser {
    background: @MARBLE; color: @INK; border: 1px solid @LINE; border-radius: 5px;
    padding: 5px 8px; selection-background-color: @SEA; selection-color: @ON_COLOUR; }
QLineEdit, QComboBox, QSpinBox { min-height: 24tx; }
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextBrowser:focus {
    border: 2px solid @FOCUS; padding: 4px 7px; }
QTextBrowser[role="plain"] { background: transparent; border: none; padding: 0; }
QTextBrowser[role="plain"]:focus { border: 2px solid @FOCUS; }
QLineEdit[wrong="true"] { border: 2px solid @TERRACOTTA_DARK; padding: 4px 7px; }
QComboBox { combobox-popup: 0; }
QComboBox::drop-down { border: none; width: 26tx; }
QComboBox::down-arrow { image: url("@ARROW"); width: 12tx; height: 8tx; }
QComboBoxPrivateContainer { background: @MARBLE; border: none; }
QComboBox QAbstractItemView, QComboBox QAbstractItemView:focus { background: @MARBLE; color: @INK;
    border: 1px solid @LINE; border-radius: 0; padding: 3px;
    selection-background-color: @SEA; selection-color: @ON_COLOUR; outline: none; }
QSpinBox::up-button, QSpinBox::down-button { width: 0; border: none; }
QCheckBox::indicator, QRadioButton::indicator { width: 14tx; height: 14tx;
    background: @MARBLE; border: 1px solid @INK_SOFT; border-radius: 3px; }
QCheckBox::indicator:checked { background: @SEA; border-color: @SEA; image: url("@TICK"); }
QRadioButton::indicator { border-radius: 7tx; }
QRadioButton::indicator:checked { background: qradialgradient(cx: 0.5, cy: 0.5, radius: 0.5,
    fx: 0.5, fy: 0.5, stop: 0 @INK, stop: 0.5 @INK, stop: 0.62 @MARBLE, stop: 1 @MARBLE); }
QCheckBox::indicator:hover, QRadioButton::indicator:hover { border-color: @GOLD_DARK; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled { border-color: @STONE_DARK; }
QCheckBox, QRadioButton { spacing: 9tx; padding: 4px 6px; border: 2px solid transparent;
    border-radius: 5px; }
QCheckBox:focus, QRadioButton:focus { border-color: @FOCUS; }
QTreeView, QListView { background: @MARBLE; alternate-background-color: @MARBLE_OTHER;
    color: @INK; border: 1px solid @LINE; border-radius: 6px; padding: 3px; outline: none; }
QTreeView:focus, QListView:focus { border: 2px solid @FOCUS; padding: 2px; }
QTreeView::item, QListView::item { padding: 4px 2px; }
QTreeView::item:selected, QListView::item:selected { background: @SEA; color: @ON_COLOUR; }
QTableView { background: @MARBLE; alternate-background-color: @MARBLE_OTHER; color: @INK;
    border: 2px solid @STONE_DARK; border-radius: 6px; gridline-color: @STONE_DARK;
    selection-background-color: @SEA; selection-color: @ON_COLOUR; }
QTableView:focus { border: 2px solid @FOCUS; }
QTableView::item { padding: 0 7px; }
QTableView::item:selected { background: @SEA; color: @ON_COLOUR; }
QTabWidget::pane { border: none; border-top: 1px solid @LINE; }
QTabBar::tab { background: transparent; color: @INK_SOFT; border: none;
    border-bottom: 3px solid transparent; padding: 6px 16px; margin-right: 4px; }
QTabBar::tab:selected { color: @TERRACOTTA_DARK; border-bottom: 3px solid @TERRACOTTA; }
QTabBar::tab:hover { color: @INK; }
QTabBar:focus { border: 2px solid @FOCUS; border-radius: 5px; }
QHeaderView { background: @STONE; }
QHeaderView::section { background: @STONE; color: @INK; border: none;
    border-bottom: 1px solid @STONE_DARK; padding: 5px 7px; }
QTableCornerButton::section { background: @STONE; border: none;
    border-bottom: 1px solid @STONE_DARK; }
QScrollArea { background: transparent; border: none; }
QScrollBar:vertical { background: transparent; width: 12px; margin: 0; }
QScrollBar::handle:vertical { background: @LINE; border-radius: 5px; min-height: 28px;
    margin: 1px; }
QScrollBar:horizontal { background: transparent; height: 12px; margin: 0; }
QScrollBar::handle:horizontal { background: @LINE; border-radius: 5px; min-width: 28px;
    margin: 1px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
"""


def style() -> str:
    """The style sheet of the look of now, for text of the size that is set."""
    text = re.sub(r"(\d+)tx", lambda found: f"{scaled(int(found[1]))}px", _STYLE)
    text = text.replace("@ARROW", resource("ui", f"down-{name()}.png").as_posix())
    text = text.replace("@TICK", resource("ui", "tick.png").as_posix())
    # the longer names first: some begin with a shorter one
    for colour in sorted(_names - {"veined"}, key=len, reverse=True):
        text = text.replace(f"@{colour}", getattr(_look, colour))
    return text


def install_theme(application: QApplication, wanted: str = "light") -> None:
    """Fusion, and a look of our own; the system's colours change nothing by themselves."""
    application.setStyle("Fusion")
    set_look(application, wanted)


def set_look(application: QApplication, wanted: str) -> None:
    """Show everything in another look, now."""
    global _look
    _look = LOOKS[resolve(wanted)]
    for clear in _forget:
        clear()
    application.setPalette(palette())
    fit_text(application)
    for widget in application.allWidgets():
        widget.update()


def fit_text(application: QApplication) -> None:
    """Give widgets the lengths that go with text of the size that is set."""
    keep_sizes(application)
    application.setStyleSheet(style())
