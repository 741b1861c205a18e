"""The rulings of a game as a table, and a filter that finds words in them."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

_Index = QModelIndex | QPersistentModelIndex
_MARKS: Final = "Mn"
_TEXTS: Final = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
)


class Column(IntEnum):
    """The columns."""

    ID = 0
    QUESTION = 1
    RULING = 2
    CONFIDENCE = 3


@dataclass(frozen=True, slots=True)
class RulingLine:
    """A ruling in the language of the window; ``confidence`` is the id."""

    id: str
    question: str
    ruling: str
    confidence: str


class RulingsModel(QAbstractTableModel):
    """All rulings, in their own order."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[RulingLine, ...] = ()

    def set_lines(self, lines: Sequence[RulingLine]) -> None:
        """Show these; the same ones in another language keep their places."""
        same = [line.id for line in lines] == [line.id for line in self._lines]
        if not same:
            self.beginResetModel()
        self._lines = tuple(lines)
        if not same:
            self.endResetModel()
        elif lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(lines) - 1, len(Column) - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    def line(self, row: int) -> RulingLine:
        """The ruling in a row."""
        return self._lines[row]

    def confidence(self, confidence: str) -> str:
        """How sure a ruling is, in a word."""
        return {
            "certain": self.tr("Certain", "a ruling"),
            "derived": self.tr("Derived", "a ruling"),
            "assumed": self.tr("Assumed", "a ruling"),
        }.get(confidence, confidence)

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role in _TEXTS:
            return self.text(index.row(), index.column())
        if role == Qt.ItemDataRole.AccessibleDescriptionRole:
            return self._lines[index.row()].ruling
        return None

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (
                self.tr("No.", "number of a ruling"),
                self.tr("Question"),
                self.tr("Ruling"),
                self.tr("How sure"),
            )[section]
        return None

    def text(self, row: int, column: int) -> str:
        """The text of a cell."""
        line = self._lines[row]
        if column == Column.CONFIDENCE:
            return self.confidence(line.confidence)
        return (line.id, line.question, line.ruling)[column]


class RulingsFilter(QSortFilterProxyModel):
    """The rulings that hold every word that is looked for, whatever its case and accents."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: list[str] = []

    def look_for(self, text: str) -> None:
        """Show only what holds these words."""
        self._wanted = plain(text).split()
        self.invalidate()

    def filterAcceptsRow(self, row: int, parent: _Index) -> bool:
        model = self.sourceModel()
        if not isinstance(model, RulingsModel):
            return True
        text = plain(" ".join(model.text(row, column) for column in Column))
        return all(word in text for word in self._wanted)


def plain(text: str) -> str:
    """A text without case, accents and typographic quotes, to be compared with another."""
    apart = unicodedata.normalize("NFKD", text.casefold().replace("’", "'"))
    return "".join(letter for letter in apart if unicodedata.category(letter) != _MARKS)
