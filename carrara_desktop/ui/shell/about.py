"""The About dialog: what this is, whose the games are, and the licences."""

from __future__ import annotations

import platform
from pathlib import Path

from PySide6.QtCore import qVersion
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QPlainTextEdit, QVBoxLayout, QWidget

from carrara_desktop import __version__
from carrara_desktop.library.crashes import reports
from carrara_desktop.ui.fonts import body_font, scaled
from carrara_desktop.ui.shell.page import label, rule, title_label

_WIDEST, _HIGHEST = 1100, 640
"""Pixels of the dialog at most, so that a small screen has room for it with large text."""


class AboutDialog(QDialog):
    """Name, version, thanks and licences."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("About Carrara Desktop"))
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(10)
        title = title_label(34)
        title.setText(self.tr("Carrara Desktop"))
        versions = label("soft", wrap=True)
        versions.setText(
            self.tr("Version {version} · Python {python} · Qt {qt}").format(
                version=__version__, python=platform.python_version(), qt=qVersion()
            )
        )
        self.licences = QPlainTextEdit()
        self.licences.setReadOnly(True)
        self.licences.setTabChangesFocus(True)
        self.licences.setFont(body_font(13))
        self.licences.setMinimumHeight(110)
        self.licences.setAccessibleName(self.tr("About Carrara Desktop"))
        self.licences.setPlainText(self._licences())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        kept = reports()
        if kept:
            last = buttons.addButton(
                self.tr("Copy the last fault report"), QDialogButtonBox.ButtonRole.ActionRole
            )
            last.clicked.connect(lambda: _copy(kept[0]))
        buttons.rejected.connect(self.reject)
        for widget in (title, versions, rule(), self.licences, buttons):
            column.addWidget(widget)
        buttons.button(QDialogButtonBox.StandardButton.Close).setFocus()
        wide = min(scaled(600), _WIDEST)
        self.setMinimumSize(wide, column.minimumHeightForWidth(wide))
        self.resize(wide, min(scaled(460), _HIGHEST))

    def _licences(self) -> str:
        return "\n\n".join((
            self.tr(
                "An independent program. The Palaces of Carrara was designed by Wolfgang Kramer"
                " and Michael Kiesling and is published by Game Brewer. No picture and no text is"
                " taken from a published edition: if you like the game, buy it and play it at a"
                " real table."
            ),
            self.tr("Licences"),
            self.tr("The program is free software under the MIT licence."),
            self.tr(
                "Its pictures, icons and texts are under the licence Creative Commons"
                " Attribution 4.0 International."
            ),
            self.tr(
                "Fonts: EB Garamond by Georg Duffner and Octavio Pardo, and Carrara Sans, which"
                " is Lato by Łukasz Dziedzic with higher lines; both under the SIL Open Font"
                " License 1.1, whose text lies beside the font files."
            ),
            self.tr(
                "Windows, buttons and drawing: Qt and Qt for Python by The Qt Company, under"
                " the GNU Lesser General Public License, version 3."
            ),
            self.tr(
                "Saved games and folders: msgspec by Jim Crist-Harif (BSD licence) and"
                " platformdirs by its contributors (MIT licence). Python by the Python"
                " Software Foundation (PSF licence)."
            ),
        ))


def _copy(report: Path) -> None:
    QGuiApplication.clipboard().setText(report.read_text(encoding="utf-8"))
