"""What the player sees when the program has a fault: calm words, and all that helps mend it."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from typing import Final

from PySide6.QtCore import QDir, QUrl, qVersion
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from carrara_desktop import __version__
from carrara_desktop.ui.fonts import scaled
from carrara_desktop.ui.shell.page import label

_WIDEST: Final = 1100
_HIGHEST: Final = 660


def report(what: str) -> str:
    """The text to send: versions and traceback, nothing of the player's."""
    return (
        f"Carrara Desktop {__version__}\n"
        f"Python {platform.python_version()}, Qt {qVersion()}\n"
        f"{platform.platform()}\n\n{what}"
    )


class ErrorDialog(QDialog):
    """Shows a fault of the program: the report, where it is kept, and where the games are.

    ``kept`` is the file of the report, if it could be written; ``games`` the file of the game
    at the table or the folder of all; ``last_time`` says that the program crashed when it ran
    before.
    """

    def __init__(
        self,
        text: str,
        parent: QWidget | None = None,
        kept: Path | None = None,
        games: Path | None = None,
        last_time: bool = False,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("A fault in the program"))
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 18)
        column.setSpacing(12)
        words = label(wrap=True)
        words.setText(self._last_time() if last_time else self._now())
        ask = label("soft", wrap=True)
        ask.setText(self.tr("If you report the fault, please send this text along:"))
        self.text = QPlainTextEdit(text)
        self.text.setReadOnly(True)
        self.text.setTabChangesFocus(True)
        self.text.setAccessibleName(self.tr("Report"))
        self.places = label("soft", wrap=True)
        self.places.setText("\n".join(self._places(kept, games)))
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        action = QDialogButtonBox.ButtonRole.ActionRole
        self.copy = buttons.addButton(self.tr("Copy"), action)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(text))
        if games is not None:
            folder = games.parent if games.suffix else games
            self.show_games = buttons.addButton(self.tr("Show the saved games"), action)
            self.show_games.clicked.connect(
                lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))
            )
        buttons.rejected.connect(self.reject)
        for widget in (words, ask, self.text, self.places, buttons):
            column.addWidget(widget)
        wide = min(scaled(760), _WIDEST)
        self.setMinimumSize(wide, column.minimumHeightForWidth(wide))
        self.resize(wide, min(scaled(520), _HIGHEST))
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()

    def _now(self) -> str:
        return self.tr(
            "The program has made a mistake. Your game is safe: every move is saved as soon"
            " as it is made. You can try to play on, or close the program and continue later."
        )

    def _last_time(self) -> str:
        return self.tr(
            "The program crashed when it ran last. Your game is safe: every move was saved as"
            " soon as it was made, and Continue brings it back."
        )

    def _places(self, kept: Path | None, games: Path | None) -> list[str]:
        lines = []
        if games is not None:
            what = (
                self.tr("Saved game: {place}") if games.suffix else self.tr("Saved games: {place}")
            )
            lines.append(what.format(place=_in_parts(games)))
        if kept is not None:
            what = self.tr("This report is kept here, and sent nowhere: {place}")
            lines.append(what.format(place=_in_parts(kept)))
        return lines


def _in_parts(path: Path) -> str:
    """A path that may go on in the next line after each of its folders, however long it is."""
    return QDir.toNativeSeparators(str(path)).replace(os.sep, f"{os.sep}\u200b")
