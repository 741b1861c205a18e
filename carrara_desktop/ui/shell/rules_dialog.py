"""The rules in a window of their own, so that a game need not be left to look something up."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from carrara_desktop.ui.shell.page import button
from carrara_desktop.ui.shell.rules_reader import RulesReader


class RulesDialog(QDialog):
    """Beside the game, not in its way; Esc closes it."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reader = RulesReader(game)
        self.close_button = button("primary")
        self.close_button.clicked.connect(self.close)
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 14, 14, 12)
        column.addWidget(self.reader, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.close_button)
        column.addLayout(foot)
        self.resize(960, 620)
        self.setModal(False)
        self.retranslate()

    def show_rule(self, address: str) -> None:
        """Open at an address of the rules ("" where it was left)."""
        if address:
            self.reader.go_to(address)
        self.show()
        self.raise_()
        self.activateWindow()
        self.reader.text.setFocus(Qt.FocusReason.OtherFocusReason)

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.setWindowTitle(self.tr("The rules"))
        self.close_button.setText(self.tr("Close"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
