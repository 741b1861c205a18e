"""A record, every position of it, and the place where the game stands now.

Undo, redo, replay and resuming a saved game are all this: moves of a record, and an index.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any

from carrara_desktop.engine.branches import keep_branches
from carrara_desktop.engine.chance import pick
from carrara_desktop.engine.document import DocumentError
from carrara_desktop.engine.events import Event
from carrara_desktop.engine.opening import first_position
from carrara_desktop.engine.record import GameRecord, RecordError, Result
from carrara_desktop.engine.rules import CHANCE, NOBODY, Move, MoveError, Rules


class UndoStop(Enum):
    """Why the last move can't be taken back."""

    NONE = "none"
    """It can."""
    NOTHING_PLAYED = "nothing played"
    REVEALED = "revealed"
    """Something new came to light: a block was drawn, a tile turned up, a screen lifted."""
    BOT_MOVED = "bot moved"
    """A bot has moved since, and showed what it would do."""


@dataclass(frozen=True, slots=True)
class Played:
    """One move of the timeline: who made it (or CHANCE), its line, and what happened."""

    actor: int
    move: Move
    notation: str
    events: tuple[Event, ...]


class Timeline:
    """A game in progress. Owns its record; positions handed out must not be changed."""

    def __init__(self, rules: Rules[Any, Any], record: GameRecord) -> None:
        """Play the record through.

        Raises:
            RecordError: the options are not valid, or a move does not fit the rules; the
                message names the option or the number of the move.
        """
        if record.rules_version > rules.version:
            raise RecordError(
                f"made by newer rules: version {record.rules_version}, these are {rules.version}",
                "newer rules",
                version=record.rules_version,
                reads=rules.version,
            )
        self.rules = rules
        self.record = record
        # what the moves say counts, not what somebody wrote beside them
        record.result = None
        self.played: list[Played] = []
        try:
            self._positions = [first_position(rules, record)]
        except DocumentError as error:
            fault = error.fault
            raise RecordError(
                f"the position doesn't fit: {error}", fault.kind, **fault.facts
            ) from error
        except ValueError as error:
            raise RecordError(f"the options don't fit: {error}", "options") from error
        lines, record.moves = record.moves, []
        for number, line in enumerate(lines, start=1):
            try:
                self._make(rules.read(self.position, line))
            except MoveError as error:
                record.moves = lines
                raise RecordError(
                    f"move {number}, {line!r}: {error}",
                    f"{error.kind} move",
                    number=number,
                    line=line,
                ) from error

    @classmethod
    def from_position(cls, rules: Rules[Any, Any], position: Any, record: GameRecord) -> Timeline:
        """A game that begins with some position; its record holds only what came after it."""
        timeline = cls.__new__(cls)
        timeline.rules = rules
        timeline.record = record
        timeline.played = []
        timeline._positions = [position]
        return timeline

    @property
    def position(self) -> Any:
        """The position after the last move."""
        return self._positions[-1]

    def __len__(self) -> int:
        return len(self.played)

    @property
    def history(self) -> Sequence[Any]:
        """Every position from the first to the present one. They must not be changed."""
        return self._positions

    def position_at(self, index: int) -> Any:
        """The position after the first ``index`` moves."""
        return self._positions[index]

    def stops(self) -> list[int]:
        """The numbers of moves after which a seat had to decide or the game was over, and the
        number of all moves: where it makes sense to stop and look."""
        return [
            index
            for index, position in enumerate(self._positions)
            if index == len(self.played) or self.rules.to_move(position) != CHANCE
        ]

    @property
    def to_move(self) -> int:
        """A seat, CHANCE, or NOBODY when the game is over."""
        return self.rules.to_move(self.position)

    def play(self, move: Move) -> Played:
        """Make a move; forget what could have been made again. Raises IllegalMoveError."""
        played = self._make(move)
        self.record.undone.clear()
        return played

    def _make(self, move: Move) -> Played:
        actor = self.to_move
        position = self.position.copy()
        line = self.rules.notation(self.position, move)
        events = self.rules.play(position, move)
        played = Played(actor, move, line, tuple(events))
        self._positions.append(position)
        self.played.append(played)
        self.record.moves.append(line)
        if self.rules.to_move(position) == NOBODY:
            scores, winners = self.rules.result(position)
            self.record.result = Result(scores, winners)
        return played

    def play_chance(self) -> list[Played]:
        """Let chance play, by the record's seed, until a seat is to move or the game is over."""
        made: list[Played] = []
        before = sum(1 for played in self.played if played.actor == CHANCE)
        while self.to_move == CHANCE:
            index = before + len(made)
            outcome = pick(self.record.seed, index, self.rules.weights(self.position))
            made.append(self._make(self.rules.moves(self.position)[outcome]))
        return made

    # -- taking back ----------------------------------------------------------------------

    def undo_stop(self) -> UndoStop:
        """Whether the last move can be taken back, and if not, why."""
        if not self.played or all(played.actor == CHANCE for played in self.played):
            return UndoStop.NOTHING_PLAYED
        last = self.played[-1]
        if last.actor == CHANCE or self.rules.reveals(last.move):
            return UndoStop.REVEALED
        if self.record.seats[last.actor].bot is not None:
            return UndoStop.BOT_MOVED
        return UndoStop.NONE

    def undo(self) -> Played:
        """Take the last move back. Raises ValueError where ``undo_stop`` says no."""
        stop = self.undo_stop()
        if stop is not UndoStop.NONE:
            raise ValueError(f"the last move can't be taken back: {stop.value}")
        played = self.played.pop()
        self._positions.pop()
        self.record.moves.pop()
        keep_branches(self.record, played.notation)
        self.record.undone.append(played.notation)
        self.record.result = None
        return played

    def can_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        return bool(self.record.undone)

    def redo(self) -> Played:
        """Make the move again that was taken back last. Raises ValueError if there is none."""
        if not self.record.undone:
            raise ValueError("there is nothing to make again")
        line = self.record.undone.pop()
        try:
            return self._make(self.rules.read(self.position, line))
        except MoveError as error:
            self.record.undone.clear()
            raise ValueError(f"{line!r} can't be made again: {error}") from error
