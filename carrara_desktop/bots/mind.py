"""What the general bots need of a game's own judgement."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Protocol

from carrara_desktop.engine.rules import Move

WeightSet = dict[str, Any]
"""Weights as their file holds them: under ``weights``, by feature, points for one of it at the
end of a game and at its start; and whatever else the game keeps with them."""


class Mind(Protocol):
    """A greedy player of one game, by learnt weights. Values are points times ``unit``."""

    features: Sequence[str]
    """The names of what ``observe`` counts."""
    unit: int
    """A point, as values and margins count it."""

    def seats(self, position: Any) -> int:
        """The number of seats at the table."""
        ...

    def ranked(self, position: Any) -> list[tuple[int, Move]]:
        """(margin, move) of the moves worth looking at, the best first."""
        ...

    def choose(self, position: Any) -> Move:
        """The best move as the greedy player sees it."""
        ...

    def roll(self, position: Any, world: int, turns: int, tick: Callable[[], None]) -> list[int]:
        """Play on greedily in a world for so many turns of every seat; what each may then expect.

        Changes the position. ``tick`` is called at every turn.
        """
        ...

    def finish_turn(self, position: Any, turn: int, world: int) -> None:
        """Play on greedily in a world until another turn than ``turn`` begins.

        Changes the position.
        """
        ...

    def values(self, position: Any) -> list[int]:
        """What each seat may expect to end with; exact once the game is over."""
        ...

    def margin(self, values: list[int], seat: int) -> int:
        """How far a seat is ahead of the others, as a player wants it."""
        ...

    def last_turns(self, position: Any) -> bool:
        """Whether the end is so near that every move can be played out to it."""
        ...

    def observe(self, position: Any) -> tuple[float, list[list[int]]]:
        """For learning: the time left, from 0 to 1, and the features of each seat."""
        ...

    def parts(self, position: Any) -> list[dict[str, int]]:
        """What the values of each seat consist of, by the game's own names of the parts."""
        ...

    def chances(self, position: Any, values: list[int]) -> list[float]:
        """Each seat's chance to win, by the values it may expect; they add up to 1."""
        ...


class Learnt(Protocol):
    """Where the weights of a game lie, and what comes of them."""

    def file(self, variant: str, seats: int) -> Path:
        """The file of a variant and number of seats."""
        ...

    def start(self) -> Path:
        """The file of the weights to begin learning with."""
        ...

    def mind(self, weights: WeightSet) -> Mind:
        """A mind with these weights. Raises ValueError if they are none of this game's."""
        ...
