"""All keys in a list, and changing them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QGridLayout,
    QKeySequenceEdit,
    QLabel,
    QLineEdit,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.ui.fonts import scaled
from carrara_desktop.ui.shell.page import button, label
from carrara_desktop.ui.shortcuts import DEFAULTS, ShortcutWords

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow


class KeysDialog(QDialog):
    """One row an action. A change holds at once; keys that another action has are refused."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._words = ShortcutWords(self)
        self.edits: dict[str, QKeySequenceEdit] = {}
        self.said = label("error", wrap=True)
        self.reset = button()
        self.setWindowTitle(self.tr("Keys"))
        rows = QWidget()
        grid = QGridLayout(rows)
        grid.setColumnStretch(0, 1)
        for row, name in enumerate(DEFAULTS):
            text = QLabel(self._words.name(name))
            edit = self.edits[name] = QKeySequenceEdit()
            edit.setMaximumSequenceLength(1)
            edit.setClearButtonEnabled(True)
            inside = edit.findChild(QLineEdit)
            asks = inside.placeholderText() if inside is not None else ""
            # beside it the sign that clears the keys
            needed = edit.fontMetrics().horizontalAdvance(asks) + scaled(64)
            edit.setMinimumWidth(max(170, needed))
            edit.setAccessibleName(self._words.name(name))
            text.setBuddy(edit)
            grid.addWidget(text, row, 0)
            grid.addWidget(edit, row, 1)
            edit.editingFinished.connect(lambda name=name: self._change(name))
        area = QScrollArea()
        area.setWidgetResizable(True)
        area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        area.setWidget(rows)
        area.setMinimumWidth(rows.sizeHint().width() + 24)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.addButton(self.reset, QDialogButtonBox.ButtonRole.ResetRole)
        buttons.rejected.connect(self.reject)
        self.reset.setText(self.tr("All as at first"))
        self.reset.clicked.connect(self._reset)
        column = QVBoxLayout(self)
        # the keys of the table itself can't be changed
        hint = label("soft", wrap=True)
        hint.setText(
            self.tr(
                "On the table: the arrows go from thing to thing, Page Up and Page Down through"
                " what can be chosen, Enter chooses, Esc takes back. A click with the right"
                " button enlarges, the wheel zooms."
            )
        )
        column.addWidget(hint)
        column.addWidget(area, 1)
        column.addWidget(self.said)
        column.addWidget(buttons)
        self.resize(max(560, self.sizeHint().width()), 560)
        self._show()

    def _show(self) -> None:
        self.said.setVisible(bool(self.said.text()))
        for name, edit in self.edits.items():
            keys = self._window.shortcuts.keys(name)
            edit.setKeySequence(QKeySequence(keys[0]) if keys else QKeySequence())

    def _change(self, name: str) -> None:
        portable = QKeySequence.SequenceFormat.PortableText
        keys = self.edits[name].keySequence().toString(portable)
        shortcuts = self._window.shortcuts
        if keys in shortcuts.keys(name)[:1] or (not keys and not shortcuts.keys(name)):
            return
        other = shortcuts.clash(name, keys) if keys else None
        if other is not None:
            self.said.setText(
                self.tr("These keys are taken: {action}").format(action=self._words.name(other))
            )
        else:
            self.said.clear()
            self._window.settings.shortcuts[name] = [keys] if keys else []
            self._keep()
        self._show()

    def _reset(self) -> None:
        self.said.clear()
        self._window.settings.shortcuts.clear()
        self._keep()
        self._show()

    def _keep(self) -> None:
        self._window.shortcuts.refresh()
        self._window.keep_settings()
