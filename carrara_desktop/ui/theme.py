"""Colours and the look of widgets: warm stone, ink, gold and terracotta, on every system."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette
from PySide6.QtWidgets import QApplication

from carrara_desktop.ui.resources import resource

STONE: Final = "#f1e7d3"
MARBLE: Final = "#fbf7ee"
STONE_DARK: Final = "#dccbab"
LINE: Final = "#a98f63"
INK: Final = "#2c231b"
INK_SOFT: Final = "#5d4c3a"
INK_FAINT: Final = "#857358"
GOLD: Final = "#b98a2f"
GOLD_DARK: Final = "#7a5713"
TERRACOTTA: Final = "#a04524"
TERRACOTTA_DARK: Final = "#7f3319"
SEA: Final = "#1f6a70"
FOCUS: Final = "#0f5f8c"
NOTE: Final = "#fbe6c0"

TEXT_PAIRS: Final = (
    (INK, STONE),
    (INK, MARBLE),
    (INK, STONE_DARK),
    (INK, NOTE),
    (INK_SOFT, STONE),
    (INK_SOFT, MARBLE),
    (MARBLE, TERRACOTTA),
    (MARBLE, TERRACOTTA_DARK),
    (MARBLE, SEA),
    (GOLD_DARK, MARBLE),
    (TERRACOTTA_DARK, MARBLE),
    (TERRACOTTA_DARK, NOTE),
)
"""Every pair of text and ground that the widgets use; a test holds each at 4.5 : 1."""


def palette() -> QPalette:
    """The one palette of the program, whatever the system's is."""
    roles = QPalette.ColorRole
    colours = QPalette(QColor(STONE_DARK), QColor(STONE))
    for role, name in {
        roles.Window: STONE,
        roles.WindowText: INK,
        roles.Base: MARBLE,
        roles.AlternateBase: "#f5eddd",
        roles.Text: INK,
        roles.Button: MARBLE,
        roles.ButtonText: INK,
        roles.BrightText: MARBLE,
        roles.ToolTipBase: MARBLE,
        roles.ToolTipText: INK,
        roles.PlaceholderText: INK_SOFT,
        roles.Highlight: SEA,
        roles.HighlightedText: MARBLE,
        roles.Accent: SEA,
        roles.Link: TERRACOTTA_DARK,
        roles.LinkVisited: TERRACOTTA_DARK,
    }.items():
        colours.setColor(role, QColor(name))
    for role in (roles.WindowText, roles.Text, roles.ButtonText):
        colours.setColor(QPalette.ColorGroup.Disabled, role, QColor(INK_FAINT))
    return colours


STYLE: Final = f"""
QWidget {{ color: {INK}; }}
QToolTip {{ background: {MARBLE}; color: {INK}; border: 1px solid {LINE}; padding: 4px 6px; }}
QLabel[role="soft"] {{ color: {INK_SOFT}; }}
QLabel[role="heading"] {{ color: {INK}; font-weight: bold; }}
QLabel[role="error"] {{ color: {TERRACOTTA_DARK}; font-weight: bold; }}
QLabel[role="note"] {{ background: {NOTE}; color: {INK}; border: 1px solid {GOLD};
    border-left: 5px solid {GOLD}; border-radius: 4px; padding: 8px 12px; }}
QFrame[role="card"] {{ background: rgba(251, 247, 238, 235); border: 1px solid {LINE};
    border-radius: 8px; }}
QFrame[role="rule"] {{ background: {LINE}; border: none; max-height: 1px; min-height: 1px; }}

QPushButton, QToolButton {{ background: {MARBLE}; color: {INK}; border: 1px solid {LINE};
    border-radius: 6px; padding: 8px 18px; min-height: 22px; }}
QToolButton {{ padding: 6px 10px; }}
QPushButton:hover, QToolButton:hover {{ background: #ffffff; border-color: {GOLD_DARK}; }}
QPushButton:pressed, QToolButton:pressed {{ background: {STONE_DARK}; }}
QPushButton:disabled, QToolButton:disabled {{ background: {STONE}; color: {INK_FAINT};
    border-color: {STONE_DARK}; }}
QPushButton:focus, QToolButton:focus {{ border: 3px solid {FOCUS}; padding: 6px 16px; }}
QToolButton:focus {{ padding: 4px 8px; }}
QPushButton[role="primary"] {{ background: {TERRACOTTA}; color: {MARBLE};
    border-color: {TERRACOTTA_DARK}; font-weight: bold; }}
QPushButton[role="primary"]:hover {{ background: {TERRACOTTA_DARK}; }}
QPushButton[role="primary"]:pressed {{ background: #66280f; }}
QPushButton[role="bar"] {{ padding: 4px 14px; min-height: 20px; }}
QPushButton[role="bar"]:focus {{ padding: 2px 12px; }}
QPushButton[role="lift"] {{ background: {TERRACOTTA}; color: {MARBLE};
    border: 2px solid {TERRACOTTA_DARK}; padding: 14px 46px; min-height: 36px; min-width: 260px; }}
QPushButton[role="lift"]:hover {{ background: {TERRACOTTA_DARK}; }}
QPushButton[role="lift"]:pressed {{ background: #66280f; }}
QPushButton[role="lift"]:focus {{ border: 4px solid {FOCUS}; padding: 12px 44px; }}
QPushButton[role="primary"]:focus {{ border: 3px solid {FOCUS}; }}
QPushButton[role="primary"]:disabled {{ background: {STONE}; color: {INK_FAINT};
    border-color: {STONE_DARK}; font-weight: normal; }}

QLineEdit, QComboBox, QSpinBox, QPlainTextEdit, QTextBrowser {{ background: {MARBLE};
    color: {INK}; border: 1px solid {LINE}; border-radius: 5px; padding: 5px 8px;
    selection-background-color: {SEA}; selection-color: {MARBLE}; }}
QLineEdit, QComboBox, QSpinBox {{ min-height: 24px; }}
QLineEdit:focus, QComboBox:focus, QSpinBox:focus, QPlainTextEdit:focus, QTextBrowser:focus {{
    border: 2px solid {FOCUS}; padding: 4px 7px; }}
QLineEdit[wrong="true"] {{ border: 2px solid {TERRACOTTA}; padding: 4px 7px; }}
QComboBox::drop-down {{ border: none; width: 26px; }}
QComboBox::down-arrow {{ image: url("@ARROW@"); width: 12px; height: 8px; }}
QComboBox QAbstractItemView {{ background: {MARBLE}; color: {INK}; border: 1px solid {LINE};
    selection-background-color: {SEA}; selection-color: {MARBLE}; outline: none; }}
QSpinBox::up-button, QSpinBox::down-button {{ width: 0; border: none; }}
QCheckBox, QRadioButton {{ spacing: 9px; padding: 4px 6px; border: 2px solid transparent;
    border-radius: 5px; }}
QCheckBox:focus, QRadioButton:focus {{ border-color: {FOCUS}; }}
QTreeView, QListView {{ background: {MARBLE}; alternate-background-color: #f5eddd; color: {INK};
    border: 1px solid {LINE}; border-radius: 6px; padding: 3px; outline: none; }}
QTreeView:focus, QListView:focus {{ border: 2px solid {FOCUS}; padding: 2px; }}
QTreeView::item, QListView::item {{ padding: 4px 2px; }}
QTreeView::item:selected, QListView::item:selected {{ background: {SEA}; color: {MARBLE}; }}
QTableView {{ background: {MARBLE}; alternate-background-color: #f5eddd; color: {INK};
    border: 1px solid {LINE}; border-radius: 6px; gridline-color: {STONE_DARK};
    selection-background-color: {SEA}; selection-color: {MARBLE}; }}
QTableView:focus {{ border: 2px solid {FOCUS}; }}
QHeaderView {{ background: {STONE}; }}
QHeaderView::section {{ background: {STONE}; color: {INK}; border: none;
    border-bottom: 1px solid {STONE_DARK}; padding: 5px 7px; }}
QTableCornerButton::section {{ background: {STONE}; border: none;
    border-bottom: 1px solid {STONE_DARK}; }}
QScrollArea {{ background: transparent; border: none; }}
QScrollBar:vertical {{ background: transparent; width: 12px; margin: 0; }}
QScrollBar::handle:vertical {{ background: {LINE}; border-radius: 5px; min-height: 28px;
    margin: 1px; }}
QScrollBar:horizontal {{ background: transparent; height: 12px; margin: 0; }}
QScrollBar::handle:horizontal {{ background: {LINE}; border-radius: 5px; min-width: 28px;
    margin: 1px; }}
QScrollBar::add-line, QScrollBar::sub-line {{ width: 0; height: 0; }}
"""


def install_theme(application: QApplication) -> None:
    """Fusion, our palette and our style sheet; a dark system changes nothing."""
    hints = QGuiApplication.styleHints()
    if hasattr(hints, "setColorScheme"):
        hints.setColorScheme(Qt.ColorScheme.Light)
    application.setStyle("Fusion")
    application.setPalette(palette())
    application.setStyleSheet(STYLE.replace("@ARROW@", resource("ui", "down.png").as_posix()))
