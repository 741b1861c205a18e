"""What the player sees when the program has a fault: calm words, and all that helps mend it."""

from __future__ import annotations

import platform
import traceback
from types import TracebackType

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from carrara_desktop import __version__
from carrara_desktop.ui.shell.page import label


def report(kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> str:
    """The text to send: versions and traceback, nothing of the player's."""
    lines = traceback.format_exception(kind, error, trace)
    return (
        f"Carrara Desktop {__version__}\n"
        f"Python {platform.python_version()}, Qt {qVersion()}\n"
        f"{platform.platform()}\n\n{''.join(lines)}"
    )


class ErrorDialog(QDialog):
    """Shows a fault of the program, with a button that copies the report."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("A fault in the program"))
        self.resize(720, 460)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(12)
        words = label(wrap=True)
        words.setText(
            self.tr(
                "The program has made a mistake. Your game is safe: every move is saved as soon"
                " as it is made. You can try to play on, or close the program and continue later."
            )
        )
        ask = label("soft", wrap=True)
        ask.setText(self.tr("If you report the fault, please send this text along:"))
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Report"))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy = buttons.addButton(self.tr("Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
        buttons.rejected.connect(self.reject)
        for widget in (words, ask, self.text, buttons):
            column.addWidget(widget)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()
