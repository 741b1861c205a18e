"""The contract between a game and everything around it.

A game's rules answer four questions (start, to_move, moves, play) and nothing else knows
the rules. Positions are plain values with a cheap ``copy``; moves are small integers whose
meaning is the game's own, each with one line of notation that reads back to it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Protocol, Self, TypeVar

from carrara_desktop.engine.events import Event

CHANCE: Final = -1
"""``to_move`` where chance decides: a block drawn, a tile turned up, a lot."""
NOBODY: Final = -2
"""``to_move`` when the game is over."""

Move = int


class MoveError(ValueError):
    """A move that can't be made. ``rule`` names the rule it breaks, for people and programs.

    ``kind`` tells the three sorts apart: "notation", "ambiguous" and "illegal".
    """

    kind = "illegal"

    def __init__(self, rule: str, message: str) -> None:
        super().__init__(message)
        self.rule = rule


class IllegalMoveError(MoveError):
    """The move is not lawful in this position."""


class NotationError(MoveError):
    """The line is not notation, or names nothing that could be meant here."""

    kind = "notation"


class AmbiguousMoveError(NotationError):
    """The line could mean more than one move; ``candidates`` says what to write instead."""

    kind = "ambiguous"

    def __init__(self, rule: str, message: str, candidates: tuple[str, ...]) -> None:
        super().__init__(rule, f"{message}: {', '.join(candidates)}")
        self.candidates = candidates


class Position(Protocol):
    """A position of some game: a value."""

    turn: int
    """Number of the turn; a seat goes on in its turn while this stays."""

    def copy(self) -> Self:
        """An independent copy."""
        ...

    def digest(self) -> str:
        """A stable hash, the same on every machine and version of the program."""
        ...


P = TypeVar("P", bound=Position)
V = TypeVar("V")


class Rules(Protocol[P, V]):
    """The rules of one game over positions ``P`` and views ``V``."""

    version: int

    def start(self, options: Mapping[str, Any], seats: int) -> P:
        """The first position. Raises ValueError, naming the option, if one is not valid."""
        ...

    def to_move(self, position: P) -> int:
        """A seat, ``CHANCE``, or ``NOBODY``."""
        ...

    def moves(self, position: P) -> list[Move]:
        """Every legal move but those that only waste material; at a chance point, every outcome."""
        ...

    def weights(self, position: P) -> list[int]:
        """At a chance point: the weight of each outcome of ``moves``, in the same order."""
        ...

    def play(self, position: P, move: Move) -> list[Event]:
        """Make the move; return what happened. Raises IllegalMoveError and changes nothing."""
        ...

    def advance(self, position: P, move: Move) -> None:
        """``play`` for search: no events, and the move must be one of ``moves``."""
        ...

    def result(self, position: P) -> tuple[list[int], list[int]]:
        """Once the game is over: points by seat, and all winners."""
        ...

    def notation(self, position: P, move: Move) -> str:
        """One line for the move, which ``read`` turns back into it."""
        ...

    def read(self, position: P, text: str) -> Move:
        """The move that a line of notation means here. Raises NotationError or IllegalMoveError."""
        ...

    def reveals(self, move: Move) -> bool:
        """Whether the move brings new information to the table, so that it can't be taken back."""
        ...

    def view(self, position: P, seat: int | None) -> V:
        """What a seat may know; None is a spectator."""
        ...

    def reveal(self, position: P, seat: int | None) -> V:
        """The view of a seat from which nothing is hidden: for games that are over."""
        ...

    def recall(self, history: Sequence[P], seat: int, rounds: int | None) -> V:
        """The view of the last position for a seat that has watched those before it, with what
        it remembers of the last ``rounds`` rounds, None for everything."""
        ...

    def imagine(self, view: V, draw: int) -> P:
        """A position that fits a view: what is hidden is filled in, by the number ``draw``."""
        ...

    def document(self, position: P) -> bytes:
        """The whole position as a readable JSON document, see ``engine.document``."""
        ...

    def read_document(self, data: bytes) -> P:
        """The position of a document. Raises DocumentError, also if it is an impossible one."""
        ...

    def margins(self, position: P) -> Sequence[float]:
        """A sensible guess of what each seat will have at the end, in points."""
        ...
