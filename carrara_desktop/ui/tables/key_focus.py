"""The keyboard's focus on a table: whether its ring is seen, and what is said beside it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent
from PySide6.QtWidgets import QToolTip

from carrara_desktop.ui.tables.base import GameTable, Target
from carrara_desktop.ui.tables.lens import Lens
from carrara_desktop.ui.tables.steering import Steering


class KeyFocus(QObject):
    """Belongs to a table, which passes the events of the keyboard on."""

    changed = Signal()
    """The ring is to be shown elsewhere, or not at all."""

    def __init__(self, table: GameTable, lens: Lens, caption: Callable[[Target], str]) -> None:
        """``caption`` says what a target is; ``lens`` is moved so that it can be seen."""
        super().__init__(table)
        self._table = table
        self._lens = lens
        self._caption = caption
        self._by_key = False
        self.steering = Steering(table)
        table.focused.connect(self._moved)

    @property
    def ring(self) -> Target | None:
        """The target that a ring is to be about, if any."""
        return self.steering.target if self._by_key and self._table.hasFocus() else None

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key asks for; whether it was one of the table's."""
        was_shown, self._by_key = self._by_key, True
        if self.steering.press(event):
            return True
        self._by_key = was_shown
        return False

    def came(self, event: QFocusEvent) -> None:
        """The table got the focus. By the keyboard: be on something that can be chosen."""
        keys = Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason
        if event.reason() in (*keys, Qt.FocusReason.ShortcutFocusReason):
            self._by_key = True
            self.steering.enter()
        self.changed.emit()

    def give_way(self) -> None:
        """The mouse is used: no ring."""
        if self._by_key:
            self._by_key = False
            self.changed.emit()

    def _moved(self, target: Target | None) -> None:
        """Show the ring, bring it into sight, and say beside it what is there."""
        self.changed.emit()
        table = self._table
        area = table.region(target) if target else None
        if target is None or area is None or not self._by_key:
            QToolTip.hideText()
            return
        self._lens.reveal(table.mapToScene(area.toAlignedRect()).boundingRect())
        at = table.region(target) or area
        below = table.viewport().mapToGlobal(at.bottomLeft().toPoint())
        QToolTip.showText(below, self._caption(target), table.viewport(), at.toAlignedRect())
