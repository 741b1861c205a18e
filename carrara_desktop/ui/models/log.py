"""The log: what happened, a sentence a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor

from carrara_desktop.engine.rules import CHANCE
from carrara_desktop.ui.shell.seats import seat_colour

if TYPE_CHECKING:
    from carrara_desktop.engine.timeline import Timeline
    from carrara_desktop.ui.tables.kit import GameWords

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence, and the seat colour beside it (None for what no seat did)."""

    text: str
    colour: QColor | None = None
    moves: int = 0
    """The number of moves after which it had happened."""


def log_lines(
    timeline: Timeline, words: GameWords, notes: Sequence[tuple[int, str]] = ()
) -> list[LogLine]:
    """Everything that happened in a game, in sentences; what chance did together is one.

    ``notes`` are other sentences, each with the number of moves that it comes after, in order.
    """
    seats = timeline.record.seats
    names = [who.name for who in seats]
    lines: list[LogLine] = []
    waiting = list(notes)
    played = timeline.played
    start = 0
    while start < len(played):
        end = start + 1
        while end < len(played) and played[end].actor == CHANCE == played[start].actor:
            end += 1
        while waiting and waiting[0][0] <= start:
            at, text = waiting.pop(0)
            lines.append(LogLine(text, None, at))
        events = [event for move in played[start:end] for event in move.events]
        actor = played[start].actor
        colour = None if actor < 0 else seat_colour(seats[actor].colour)
        lines += [LogLine(text, colour, end) for text in words.tell(events, names)]
        start = end
    return lines + [LogLine(text, None, at) for at, text in waiting]


class LogModel(QAbstractListModel):
    """Sentences in the order things happened; the newest last."""

    MovesRole = Qt.ItemDataRole.UserRole
    """The number of moves after which a line had happened."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LogLine] = []

    def set_lines(self, lines: Sequence[LogLine]) -> None:
        """Replace all lines; lines that stay are not touched, so that a view keeps its place."""
        same = 0
        while same < min(len(lines), len(self._lines)) and lines[same] == self._lines[same]:
            same += 1
        if same < len(self._lines):
            self.beginRemoveRows(QModelIndex(), same, len(self._lines) - 1)
            del self._lines[same:]
            self.endRemoveRows()
        if same < len(lines):
            self.beginInsertRows(QModelIndex(), same, len(lines) - 1)
            self._lines += lines[same:]
            self.endInsertRows()

    def row_after(self, moves: int) -> int:
        """The last row that had happened after so many moves, -1 for none."""
        row = len(self._lines) - 1
        while row >= 0 and self._lines[row].moves > moves:
            row -= 1
        return row

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._lines)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        line = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return line.text
        if role == Qt.ItemDataRole.DecorationRole:
            return line.colour
        if role == self.MovesRole:
            return line.moves
        return None
