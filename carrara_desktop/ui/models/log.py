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
    from carrara_desktop.engine.timeline import Played, Timeline
    from carrara_desktop.ui.tables.kit import GameWords

Index = QModelIndex | QPersistentModelIndex


@dataclass(frozen=True, slots=True)
class LogLine:
    """A sentence, and the seat colour beside it (None for what no seat did)."""

    text: str
    colour: QColor | None = None
    moves: int = 0
    """The number of moves after which it had happened."""


@dataclass(frozen=True, slots=True)
class _Told:
    """What was said of one move, or of what chance did together."""

    end: int
    """The number of moves after it."""
    last: Played
    lines: list[LogLine]


class LogTeller:
    """Tells a game in sentences; what was told of it before isn't put into words again.

    A game of hundreds of moves would otherwise keep the window busy at each of them.
    """

    def __init__(self, words: GameWords) -> None:
        self._words = words
        self._told: list[_Told] = []

    def forget(self) -> None:
        """Say all anew: the language is another."""
        self._told.clear()

    def lines(self, timeline: Timeline, notes: Sequence[tuple[int, str]] = ()) -> list[LogLine]:
        """Everything that happened in a game, in sentences; what chance did together is one.

        ``notes`` are other sentences, each with the number of moves that it comes after, in order.
        """
        self._go_on(timeline)
        lines: list[LogLine] = []
        waiting = list(notes)
        start = 0
        for told in self._told:
            while waiting and waiting[0][0] <= start:
                at, text = waiting.pop(0)
                lines.append(LogLine(text, None, at))
            lines += told.lines
            start = told.end
        return lines + [LogLine(text, None, at) for at, text in waiting]

    def _go_on(self, timeline: Timeline) -> None:
        """Drop what is no longer so, and tell what came after the rest."""
        played, told = timeline.played, self._told
        seats = timeline.record.seats
        names = [who.name for who in seats]
        while told and not _still(told[-1], played):
            told.pop()
        start = told[-1].end if told else 0
        while start < len(played):
            end = start + 1
            while end < len(played) and played[end].actor == CHANCE == played[start].actor:
                end += 1
            events = [event for move in played[start:end] for event in move.events]
            actor = played[start].actor
            colour = None if actor < 0 else seat_colour(seats[actor].colour)
            lines = [LogLine(text, colour, end) for text in self._words.tell(events, names)]
            told.append(_Told(end, played[end - 1], lines))
            start = end


def _still(told: _Told, played: Sequence[Played]) -> bool:
    """Whether a game still comes by this place, and chance did no more there."""
    if told.end > len(played) or played[told.end - 1] is not told.last:
        return False
    return told.end == len(played) or not played[told.end].actor == CHANCE == told.last.actor


class LogModel(QAbstractListModel):
    """Sentences in the order things happened; the newest last."""

    MovesRole = Qt.ItemDataRole.UserRole
    """The number of moves after which a line had happened."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: list[LogLine] = []
        self._begins: list[bool] = []

    def line(self, row: int) -> LogLine:
        """The line of a row."""
        return self._lines[row]

    def begins_turn(self, row: int) -> bool:
        """Whether another seat acts from this row on."""
        return self._begins[row]

    def set_lines(self, lines: Sequence[LogLine]) -> None:
        """Replace all lines; lines that stay are not touched, so that a view keeps its place."""
        same = 0
        for kept, line in zip(self._lines, lines, strict=False):
            if kept is not line and kept != line:
                break
            same += 1
        if same < len(self._lines):
            self.beginRemoveRows(QModelIndex(), same, len(self._lines) - 1)
            del self._lines[same:], self._begins[same:]
            self.endRemoveRows()
        if same < len(lines):
            self.beginInsertRows(QModelIndex(), same, len(lines) - 1)
            self._lines += lines[same:]
            self._find_turns(same)
            self.endInsertRows()

    def _find_turns(self, start: int) -> None:
        """Find where other seats act, from a row on."""
        before = [line.colour for line in self._lines[:start] if line.colour is not None]
        acted = before[-1] if before else None
        for line in self._lines[start:]:
            self._begins.append(None not in (line.colour, acted) and line.colour != acted)
            acted = acted if line.colour is None else line.colour

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
