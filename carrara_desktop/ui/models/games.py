"""The games of the library as a table that can be searched, filtered and sorted.

Ten thousand rows are searched and sorted within a frame or two: whenever there is time, every
game's words are folded once, and its place in each order is found.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import lru_cache
from typing import Any, Final, Literal

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    QTimer,
)

from carrara_desktop.games.registry import GAMES
from carrara_desktop.library.entries import Entry
from carrara_desktop.ui import i18n
from carrara_desktop.ui.models import fault_words
from carrara_desktop.ui.models.ranking import Ranking
from carrara_desktop.ui.models.rule_words import RuleWords, rule_words
from carrara_desktop.ui.models.rulings import plain

_Index = QModelIndex | QPersistentModelIndex
State = Literal["", "running", "finished", "damaged"]
EntryRole: Final = Qt.ItemDataRole.UserRole + 1
SecondLineRole: Final = Qt.ItemDataRole.UserRole + 2
_Order = Qt.SortOrder
_SLICE_SECONDS: Final = 0.006
"""How long the window may be kept at a time by what nobody waits for: a part of a frame."""
_PATIENCE_SECONDS: Final = 0.012
"""How long it may be kept by what somebody has asked for."""


class Column(IntEnum):
    """The columns."""

    GAME = 0
    PLAYERS = 1
    RESULT = 2
    LENGTH = 3
    PLAYED = 4


@dataclass(frozen=True, slots=True)
class Sieve:
    """Which games are shown; an empty choice means any."""

    words: str = ""
    state: State = ""
    variant: str = ""
    seats: int = 0


_RANKED: Final = (Column.PLAYERS, Column.RESULT, Column.GAME)
"""The columns that are sorted by their texts."""


class GamesModel(QAbstractTableModel):
    """All games that pass the sieve, in the order of one column; at first the newest on top."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: dict[str, Entry] = {}
        self._folded: dict[str, str] = {}
        self._shown: list[Entry] = []
        self._sieve = Sieve()
        self._order: tuple[Column, Qt.SortOrder] = (Column.PLAYED, _Order.DescendingOrder)
        self._words: dict[str, RuleWords] = {}
        self._left_out: frozenset[str] = frozenset()
        self._newest: list[Entry] | None = []
        """All games, the newest first; None while that has to be found anew."""
        self._rankings = {column: Ranking() for column in _RANKED}
        self._said: dict[Column, dict[str, str]] = {column: {} for column in _RANKED}
        """The texts by which games are ranked."""
        self._unranked: dict[Column, list[Entry]] = {column: [] for column in _RANKED}
        self._unfolded: list[Entry] = []
        self._preparing = QTimer(self)
        self._preparing.setInterval(0)
        self._preparing.timeout.connect(self._prepare_some)
        self._order_wanting = False
        """Whether what is shown still has to be put into the order that was asked for."""

    # -- what is in it ---------------------------------------------------------------------

    def set_entries(self, entries: Iterable[Entry]) -> None:
        """Show these games and no others."""
        self._entries = {entry.id: entry for entry in entries}
        self._newest = None
        self._prepare_anew()
        self._sift()

    def change(self, changed: Iterable[Entry], removed: Iterable[str]) -> None:
        """Some games are new or other than before, some are gone."""
        for game in removed:
            self._entries.pop(game, None)
            self._folded.pop(game, None)
        for entry in changed:
            self._entries[entry.id] = entry
            self._folded.pop(entry.id, None)
        self._newest = None
        self._prepare_soon(changed)
        self._sift()

    def set_sieve(self, sieve: Sieve) -> None:
        """Show only what passes this."""
        if sieve != self._sieve:
            self._sieve = sieve
            self._sift()

    def set_left_out(self, games: frozenset[str]) -> None:
        """The games that statistics leave out, which their rows say."""
        self._left_out = games
        self._refresh([Column.RESULT])

    @property
    def known(self) -> int:
        """How many games there are, shown or not."""
        return len(self._entries)

    @property
    def is_prepared(self) -> bool:
        """Whether nothing is left to be done before any search or order takes but a moment."""
        return not self._preparing.isActive()

    def entry(self, row: int) -> Entry:
        """The game in a row."""
        return self._shown[row]

    def get(self, game: str) -> Entry | None:
        """A game by its id, shown or not."""
        return self._entries.get(game)

    def row_of(self, game: str) -> int:
        """The row of a game, -1 if it is not shown."""
        return next((row for row, entry in enumerate(self._shown) if entry.id == game), -1)

    def picture_changed(self, game: str) -> None:
        """There is a new picture of this game."""
        if (row := self.row_of(game)) >= 0:
            index = self.index(row, Column.GAME)
            self.dataChanged.emit(index, index, [Qt.ItemDataRole.DecorationRole])

    def retranslate(self) -> None:
        """The language has changed."""
        self._words.clear()
        self._prepare_anew()
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)
        self._sift()

    # -- words -----------------------------------------------------------------------------

    def variant(self, entry: Entry) -> str:
        """The id of the variant that is played, "" where that can't be told."""
        known = entry.summary
        if known is None or known.game not in GAMES:
            return ""
        return known.variant or GAMES[known.game].variants[0]

    def variant_name(self, entry: Entry) -> str:
        """What is played, in words."""
        known, variant = entry.summary, self.variant(entry)
        if known is None or not variant:
            return known.game if known is not None else ""
        if known.game not in self._words:
            self._words[known.game] = rule_words(known.game, self)
        return self._words[known.game].variant(variant)

    def title(self, entry: Entry) -> str:
        """What a game is called: its own name, or what is played, or the name of its file."""
        if entry.summary is None:
            return entry.path.name
        return entry.summary.title or self.variant_name(entry)

    def players(self, entry: Entry) -> str:
        """Who sits at the table."""
        return ", ".join(seat.name for seat in entry.summary.seats) if entry.summary else ""

    def result(self, entry: Entry) -> str:
        """How a game ended, or how it stands with it."""
        known = entry.summary
        if known is None:
            return self.tr("From a newer version") if entry.newer else self.tr("Damaged")
        if entry.error:
            return self.tr("Damaged; an older copy can be opened")
        if known.result is None:
            return self.tr("Unfinished")
        winners = [
            known.seats[seat].name for seat in known.result.winners if seat < len(known.seats)
        ]
        best = max(known.result.scores, default=0)
        return f"{i18n.number(best)} · {', '.join(winners)}"

    def length(self, entry: Entry) -> str:
        """How long a game is."""
        if entry.summary is None:
            return ""
        return self.tr("%n move(s)", "the length of a game", entry.summary.moves)

    def sentence(self, entry: Entry) -> str:
        """All of a row, as a screen reader says it."""
        parts = [
            self.title(entry),
            self._second_line(entry),
            self.players(entry),
            self.result(entry),
            i18n.moment(entry.modified),
        ]
        return ", ".join(part for part in parts if part)

    def _second_line(self, entry: Entry) -> str:
        known = entry.summary
        if known is None:
            return ""
        length = self.length(entry)
        return f"{self.variant_name(entry)} · {length}" if known.title else length

    # -- the model -------------------------------------------------------------------------

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(self._shown)

    def columnCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        entry = self._shown[index.row()]
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(entry, index.column())
        if role == EntryRole:
            return entry
        if role == SecondLineRole:
            return self._second_line(entry)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(entry, index.column())
        if role == Qt.ItemDataRole.AccessibleTextRole and index.column() == Column.GAME:
            return self.sentence(entry)
        return None

    def _text(self, entry: Entry, column: int) -> str:
        if column == Column.GAME:
            return self.title(entry)
        if column == Column.PLAYERS:
            return self.players(entry)
        if column == Column.RESULT:
            return self.result(entry)
        if column == Column.LENGTH:
            return self.length(entry)
        return i18n.moment(entry.modified)

    def _tip(self, entry: Entry, column: int) -> str:
        if entry.error:
            return f"{entry.path.name}: {fault_words.clause(entry.error)}"
        if column == Column.RESULT and entry.id in self._left_out:
            return self.tr("Left out of the statistics")
        return self._text(entry, column)

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> Any:
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return (
                self.tr("Game"),
                self.tr("Players"),
                self.tr("Result"),
                self.tr("Length"),
                self.tr("Last played"),
            )[section]
        return None

    def sort(self, column: int, order: Qt.SortOrder = Qt.SortOrder.AscendingOrder) -> None:
        self._order = (Column(column), order)
        self._sift()

    # -- inside ----------------------------------------------------------------------------

    def _refresh(self, columns: Sequence[Column]) -> None:
        if self._shown:
            last = len(self._shown) - 1
            self.dataChanged.emit(self.index(0, min(columns)), self.index(last, max(columns)))

    def _sift(self) -> None:
        """Choose and order what is shown."""
        if self._newest is None:
            newest = sorted(self._entries.values(), key=_age, reverse=True)
            self._newest = newest
        found = [entry for entry in self._newest if self._passes(entry)]
        words = plain(self._sieve.words).split()
        if words:
            texts = map(self._text_of, found)
            found = [
                entry
                for entry, text in zip(found, texts, strict=True)
                if all(word in text for word in words)
            ]
        self._arrange(found)
        self.beginResetModel()
        self._shown = found
        self.endResetModel()

    def _passes(self, entry: Entry) -> bool:
        sieve, known = self._sieve, entry.summary
        if sieve.state:
            over = known is not None and known.finished
            state = "damaged" if entry.error else "finished" if over else "running"
            if state != sieve.state:
                return False
        if sieve.variant and self.variant(entry) != sieve.variant:
            return False
        return not sieve.seats or (known is not None and len(known.seats) == sieve.seats)

    # -- what is done before anybody waits for it -------------------------------------------

    def _prepare_anew(self) -> None:
        self._folded.clear()
        self._unfolded.clear()
        for column in _RANKED:
            self._rankings[column] = Ranking()
            self._unranked[column].clear()
        self._prepare_soon(self._entries.values())

    def _prepare_soon(self, entries: Iterable[Entry]) -> None:
        """Fold the words of games, and find their places in every order."""
        new = list(entries)
        self._unfolded += new
        for unranked in self._unranked.values():
            unranked += new
        self._preparing.start()

    def _prepare_some(self) -> None:
        end = time.perf_counter() + _SLICE_SECONDS
        column = self._order[0]
        if self._order_wanting and self._rank(column, end):
            self._sift()
        elif self._fold(end) and all(self._rank(column, end) for column in _RANKED):
            self._preparing.stop()

    def _fold(self, end: float) -> bool:
        """Fold words until a time; whether nothing is left."""
        while self._unfolded and time.perf_counter() < end:
            entry = self._unfolded.pop()
            if self._entries.get(entry.id) is entry:
                self._text_of(entry)
        return not self._unfolded

    def _rank(self, column: Column, end: float) -> bool:
        """Find the places of games in the order of a column; whether nothing is left."""
        unranked, ranking = self._unranked[column], self._rankings[column]
        said = self._said[column]
        while unranked and time.perf_counter() < end:
            entry = unranked.pop()
            if self._entries.get(entry.id) is entry:
                said[entry.id] = text = self._text(entry, column)
                ranking.add(text)
        return not unranked

    def _text_of(self, entry: Entry) -> str:
        """The words of a game by which it is found, folded."""
        text = self._folded.get(entry.id)
        if text is None:
            # Not the length and the date: whoever types 12 hardly means twelve moves.
            names = [seat.name for seat in entry.summary.seats] if entry.summary else []
            parts = (self.title(entry), self.variant_name(entry), entry.id, *names)
            text = self._folded[entry.id] = " ".join(map(_fold, parts))
        return text

    def _arrange(self, newest: list[Entry]) -> None:
        """Bring games, the newest first, into the order that was asked for.

        Equal ones stay the newest first. If places are still to be found and that takes long,
        all of them do, until they are found.
        """
        column, order = self._order
        down = order == _Order.DescendingOrder
        self._order_wanting = False
        key: Callable[[Entry], Any]
        if column == Column.PLAYED:
            if not down:
                newest.reverse()
            return
        if column == Column.LENGTH:
            key = _moves
        elif self._rank(column, time.perf_counter() + _PATIENCE_SECONDS):
            places = self._rankings[column].places()
            said = self._said[column]

            def key(entry: Entry) -> Any:
                return places[said[entry.id]]

        else:
            self._order_wanting = True
            return
        newest.sort(key=key, reverse=down)


@lru_cache(maxsize=4096)
def _fold(text: str) -> str:
    """``plain``, for texts of which most come again and again."""
    return text.lower() if text.isascii() else plain(text)


def _age(entry: Entry) -> tuple[int, str]:
    return entry.version[0], entry.id


def _moves(entry: Entry) -> int:
    return entry.summary.moves if entry.summary is not None else -1
