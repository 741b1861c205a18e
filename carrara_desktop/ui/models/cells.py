"""A plain table of texts that sorts as its reader's language does."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cmp_to_key
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QCollator,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont, QIcon

_Index = QModelIndex | QPersistentModelIndex
IdRole = Qt.ItemDataRole.UserRole + 1
"""What a row stands for."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A text, and what it is sorted by: a figure, or the text itself.

    Figures stand to the right, but for those that are not ``is_number``, such as times.
    """

    text: str
    figure: float | None = None
    is_number: bool = True
    icon: QIcon | None = None
    tip: str = ""


@dataclass(frozen=True, slots=True)
class Row:
    """The cells of a line, and what the line stands for."""

    cells: tuple[Cell, ...]
    id: Any = None
    bold: bool = False


class CellsModel(QAbstractTableModel):
    """Rows of cells; a row that is read out begins with the text of its first cell."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._headers: tuple[str, ...] = ()
        self._given: list[Row] = []
        self._rows: list[Row] = []
        self._sorting: tuple[int, Qt.SortOrder] | None = None

    def set_table(self, headers: Sequence[str], rows: Sequence[Row]) -> None:
        """Show another table, in the order that was chosen last, at first as it is given."""
        self.beginResetModel()
        if len(headers) != len(self._headers):
            self._sorting = None
        self._headers, self._given = tuple(headers), list(rows)
        self._arrange()
        self.endResetModel()

    def row(self, number: int) -> Row:
        """A line."""
        return self._rows[number]

    def row_of(self, identity: Any) -> int:
        """The number of the line that stands for something, or -1."""
        return next((n for n, row in enumerate(self._rows) if row.id == identity), -1)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._headers)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        row = self._rows[index.row()]
        cell = row.cells[index.column()]
        if role == Qt.ItemDataRole.DisplayRole:
            return cell.text
        if role == Qt.ItemDataRole.ToolTipRole:
            return cell.tip or cell.text
        if role == Qt.ItemDataRole.DecorationRole:
            return cell.icon
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return self._side(index.column())
        if role == Qt.ItemDataRole.FontRole and row.bold:
            return _bold()
        if role == IdRole:
            return row.id
        if role == Qt.ItemDataRole.AccessibleTextRole:
            header = self._headers[index.column()]
            return cell.text if index.column() == 0 else f"{header}: {cell.text}"
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and section < len(self._headers):
            if role == Qt.ItemDataRole.DisplayRole:
                return self._headers[section]
            if role == Qt.ItemDataRole.TextAlignmentRole:
                return self._side(section)
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self.layoutAboutToBeChanged.emit()
        before = [self._rows[index.row()] for index in self.persistentIndexList()]
        old = self.persistentIndexList()
        self._sorting = (column, order) if column >= 0 else None
        self._arrange()
        places = {id(row): n for n, row in enumerate(self._rows)}
        for index, row in zip(old, before, strict=True):
            moved = self.index(places[id(row)], index.column())
            self.changePersistentIndex(index, moved)
        self.layoutChanged.emit()

    # -- inside ----------------------------------------------------------------------------

    def _side(self, column: int) -> Qt.AlignmentFlag:
        cell = self._rows[0].cells[column] if self._rows else None
        right = cell is not None and cell.figure is not None and cell.is_number
        side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
        return side | Qt.AlignmentFlag.AlignVCenter

    def _arrange(self) -> None:
        self._rows = list(self._given)
        if self._sorting is None:
            return
        column, order = self._sorting
        down = order == Qt.SortOrder.DescendingOrder
        collator = QCollator(QLocale())
        collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        collator.setNumericMode(True)
        if all(row.cells[column].figure is not None for row in self._rows):
            self._rows.sort(key=lambda row: row.cells[column].figure or 0.0, reverse=down)
            return
        texts = {row.cells[column].text for row in self._rows}
        order_of = sorted(texts, key=cmp_to_key(collator.compare))
        places = {text: at for at, text in enumerate(order_of)}
        self._rows.sort(key=lambda row: places[row.cells[column].text], reverse=down)


def _bold() -> QFont:
    font = QFont()
    font.setBold(True)
    return font
