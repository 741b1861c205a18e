"""A record that does not replay, opened as far as it goes, to look at and to export."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NoReturn

import msgspec

from carrara_desktop.engine.record import GameRecord
from carrara_desktop.engine.rules import MoveError, Rules
from carrara_desktop.engine.timeline import Timeline


@dataclass(frozen=True, slots=True)
class BadMove:
    """The first move of a record that can't be made: its number, from 1, its line, and why."""

    number: int
    line: str
    error: MoveError


class ReadOnlyError(ValueError):
    """A game that was opened leniently is not played on."""


class LenientTimeline(Timeline):
    """The moves of a record up to the first that does not fit the rules. Read-only.

    ``bad`` is that move, or None if all fit. ``record`` is a new one of the good moves alone;
    it has no id, so that saving it anywhere can't replace the damaged one.
    """

    def __init__(self, rules: Rules[Any, Any], record: GameRecord) -> None:
        """Play as many moves of the record as fit; it is left as it is.

        Raises:
            RecordError: newer rules made it, or its options are not valid.
        """
        super().__init__(
            rules, msgspec.structs.replace(record, moves=[], undone=[], id="", branches=[])
        )
        self.bad: BadMove | None = None
        for number, line in enumerate(record.moves, start=1):
            try:
                self._make(rules.read(self.position, line))
            except MoveError as error:
                self.bad = BadMove(number, line, error)
                break

    def play(self, move: int) -> NoReturn:
        """Raises ReadOnlyError, as all that would change the game does here."""
        raise ReadOnlyError(_READ_ONLY)

    def play_chance(self) -> NoReturn:
        """Raises ReadOnlyError."""
        raise ReadOnlyError(_READ_ONLY)

    def undo(self) -> NoReturn:
        """Raises ReadOnlyError."""
        raise ReadOnlyError(_READ_ONLY)

    def redo(self) -> NoReturn:
        """Raises ReadOnlyError."""
        raise ReadOnlyError(_READ_ONLY)

    def can_redo(self) -> bool:
        """Never: nothing can be changed here."""
        return False


_READ_ONLY = "this game was opened only to be looked at"
