"""Asks for the name of a game."""

from __future__ import annotations

from typing import Final

from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLineEdit, QVBoxLayout, QWidget

from carrara_desktop.ui.shell.page import label

LONGEST: Final = 60


class TitleDialog(QDialog):
    """One line to type in; an empty one gives the game no name of its own."""

    def __init__(self, title: str, instead: str, parent: QWidget | None = None) -> None:
        """``instead`` is what a game without a name is called."""
        super().__init__(parent)
        self.setWindowTitle(self.tr("Rename the game"))
        prompt = label()
        prompt.setText(self.tr("&Name of the game"))
        self.line = QLineEdit(title)
        self.line.setMaxLength(LONGEST)
        self.line.setPlaceholderText(instead)
        self.line.setMinimumWidth(360)
        prompt.setBuddy(self.line)
        buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        buttons.accepted.connect(self.accept)
        buttons.rejected.connect(self.reject)
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 18, 20, 16)
        column.setSpacing(10)
        for widget in (prompt, self.line, buttons):
            column.addWidget(widget)
        self.line.selectAll()

    @property
    def title(self) -> str:
        """The name, without blanks around it."""
        return " ".join(self.line.text().split())
