"""A line to type a move into, as records write it down; it completes what one begins."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QCompleter, QFrame, QGridLayout, QLineEdit

from carrara_desktop.ui.shell.page import button, label


class TypedMove(QFrame):
    """Hidden until it is asked for; Enter hands the line over, Esc closes it."""

    entered = Signal(str)
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._title = label("heading")
        self.line = QLineEdit()
        self.close_button = button("bar")
        self._said = label("error", wrap=True)
        self._lines = QStringListModel(self)
        completer = QCompleter(self._lines, self)
        completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        completer.setMaxVisibleItems(8)
        self.line.setCompleter(completer)
        self._title.setBuddy(self.line)
        grid = QGridLayout(self)
        grid.setContentsMargins(14, 8, 14, 8)
        grid.addWidget(self._title, 0, 0)
        grid.addWidget(self.line, 0, 1)
        grid.addWidget(self.close_button, 0, 2)
        grid.addWidget(self._said, 1, 1, 1, 2)
        grid.setColumnStretch(1, 1)
        self.line.returnPressed.connect(self._enter)
        self.close_button.clicked.connect(self.shut)
        self.retranslate()
        self.hide()

    def open(self, lines: Sequence[str]) -> None:
        """Show it, ready to be typed into; ``lines`` are the legal moves."""
        self._lines.setStringList(list(lines))
        self.line.clear()
        self.line.setPlaceholderText(lines[0] if lines else "")
        self.say("")
        self.show()
        self.line.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def say(self, text: str) -> None:
        """Why the line was no move, or ""."""
        self._said.setText(text)
        self._said.setVisible(bool(text))
        self.line.setAccessibleDescription(text)

    def shut(self) -> None:
        """Close it."""
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    def _enter(self) -> None:
        if self.line.text().strip():
            self.entered.emit(self.line.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.shut()
        elif event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)

    def retranslate(self) -> None:
        """Set every fixed text."""
        self._title.setText(self.tr("&Move:"))
        self.close_button.setText(self.tr("Close"))
        self.line.setAccessibleName(self.tr("Move in notation"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
