"""Which rule speaks of what the person at the table points at."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from carrara_desktop.ui.tables.base import GameTable, Target
from carrara_desktop.ui.tables.kit import table_kit

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow


class RuleFinder(QObject):
    """Follows one table at a time, and opens the rule of a target that is asked about."""

    def __init__(self, window: MainWindow, parent: QObject) -> None:
        super().__init__(parent)
        self._window = window
        self._game = ""
        self._table: GameTable | None = None
        self._under_pointer: Target | None = None

    def follow(self, game: str, table: GameTable | None) -> None:
        """Serve this table of a game from now on, or none."""
        self._game, self._table, self._under_pointer = game, table, None
        if table is not None:
            table.hovered.connect(self._hovered)
            table.asked.connect(lambda target: self._window.show_rule(self._rule_of(target)))

    def here(self) -> str:
        """The address of the rule of what is pointed at or focused, "" if there is none."""
        if self._table is None:
            return ""
        focused = self._table.focus_target() if self._table.hasFocus() else None
        return self._rule_of(self._under_pointer or focused)

    def _rule_of(self, target: Target | None) -> str:
        topic = table_kit(self._game).topic(target) if target is not None else ""
        return f"rule:{topic}" if topic else ""

    def _hovered(self, target: Target | None) -> None:
        self._under_pointer = target
