"""The final account as a table: a line for every source of points, a column for every seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QFont

from carrara_desktop.ui import i18n
from carrara_desktop.ui.shell.seats import marker_icon

if TYPE_CHECKING:
    from carrara_desktop.engine.account import Standing
    from carrara_desktop.engine.record import Seat
    from carrara_desktop.ui.tables.kit import GameWords

_LONG: Final = 11
_Index = QModelIndex | QPersistentModelIndex


class StandingsModel(QAbstractTableModel):
    """Points by source and seat, then the total, then the blocks that break a tie."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._seats: tuple[Seat, ...] = ()
        self._standings: tuple[Standing, ...] = ()
        self._words: GameWords | None = None

    def set_account(
        self, seats: Sequence[Seat], standings: Sequence[Standing], words: GameWords
    ) -> None:
        """Show another account; seats and standings in the order of the table."""
        self.beginResetModel()
        self._seats, self._standings, self._words = tuple(seats), tuple(standings), words
        self.endResetModel()

    @property
    def _sources(self) -> tuple[str, ...]:
        return tuple(name for name, _ in self._standings[0].parts) if self._standings else ()

    @property
    def _total(self) -> int:
        """The row of the totals."""
        return len(self._sources)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else self._total + 2

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._standings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return i18n.number(self.value(index.row(), index.column()))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignCenter
        if role == Qt.ItemDataRole.FontRole and index.row() == self._total:
            return _bold()
        if role == Qt.ItemDataRole.AccessibleTextRole:
            seat, source = self._seats[index.column()].name, self.source(index.row())
            return f"{seat}, {source}: {i18n.number(self.value(index.row(), index.column()))}"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and section < len(self._seats):
            name = self._seats[section].name
            if role == Qt.ItemDataRole.DisplayRole:
                # Four long names side by side need lines of their own for their words.
                return name.replace(" ", "\n") if len(name) > _LONG else name
            if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
                return name
            if role == Qt.ItemDataRole.DecorationRole:
                return marker_icon(self._seats[section].colour)
        elif orientation == Qt.Orientation.Vertical:
            if role == Qt.ItemDataRole.DisplayRole:
                return self.source(section)
            if role == Qt.ItemDataRole.FontRole and section == self._total:
                return _bold()
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        return None

    def value(self, row: int, column: int) -> int:
        """The number in a cell."""
        standing = self._standings[column]
        if row < self._total:
            return standing.parts[row][1]
        return standing.total if row == self._total else standing.tie_break

    def source(self, row: int) -> str:
        """Where the points of a line come from."""
        if row == self._total:
            return self.tr("Total")
        if self._words is None:
            return ""
        return self._words.source(self._sources[row]) if row < self._total else self._words.tie()

    def retranslate(self) -> None:
        """The words of the headers have changed."""
        self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, self._total + 1)
        if self._standings:
            last = self.index(self._total + 1, len(self._standings) - 1)
            self.dataChanged.emit(self.index(0, 0), last)


def _bold() -> QFont:
    from carrara_desktop.ui.fonts import body_font

    return body_font(15, bold=True)
