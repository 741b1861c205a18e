"""What a seat can reach at most in the last turn of a game: every line of it is played.

This proves the answers of puzzles. Chance is not left to luck: a line along which something
is drawn or turned up is no answer, but how far it could lead with the luckiest outcome is
found out as well, so that it is known whether luck could beat the answer.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from carrara_desktop.engine.rules import CHANCE, NOBODY, Move, Rules


class NotLastTurnError(ValueError):
    """After the turn another seat is to move: what it does is nobody's to say."""


@dataclass(frozen=True, slots=True)
class Proof:
    """What a whole search found.

    ``points`` are the most that the seat has in the final account without any luck, ``lucky``
    the most with the best of luck. ``answers`` are all lines of moves that reach ``points``,
    ``lines`` is how many end the game without luck, and ``ends`` how many of these lead to
    each number of points.
    """

    points: int
    lucky: int
    answers: tuple[tuple[Move, ...], ...]
    lines: int
    ends: dict[int, int]


def prove(rules: Rules[Any, Any], position: Any) -> Proof:
    """Play every line of the seat to move, which has the last turn of the game.

    ``Rules.moves`` leaves out only what wastes material, which never gains points.

    Raises:
        NotLastTurnError: the game does not end with this turn.
    """
    seat = rules.to_move(position)
    ends: dict[int, list[tuple[Move, ...]]] = {}
    lucky = _Luck(rules, seat)
    best = 0
    stack: list[tuple[Any, tuple[Move, ...]]] = [(position, ())]
    while stack:
        here, line = stack.pop()
        mover = rules.to_move(here)
        if mover == NOBODY:
            ends.setdefault(rules.result(here)[0][seat], []).append(line)
        elif mover == CHANCE:
            best = max(best, lucky.most(here))
        elif mover == seat:
            for move in rules.moves(here):
                after = here.copy()
                rules.advance(after, move)
                stack.append((after, (*line, move)))
        else:
            raise NotLastTurnError(f"seat {mover} is to move after the turn of seat {seat}")
    points = max(ends, default=0)
    return Proof(
        points,
        max(best, points),
        tuple(ends.get(points, ())),
        sum(len(lines) for lines in ends.values()),
        {reached: len(lines) for reached, lines in ends.items()},
    )


class _Luck:
    """The most points that can come of a position if chance does what the seat likes best."""

    def __init__(self, rules: Rules[Any, Any], seat: int) -> None:
        self._rules = rules
        self._seat = seat
        self._known: dict[Any, int] = {}

    def most(self, position: Any) -> int:
        """See the class. Positions that are reached in several ways are searched once."""
        rules, mover = self._rules, self._rules.to_move(position)
        if mover == NOBODY:
            return rules.result(position)[0][self._seat]
        if mover not in (CHANCE, self._seat):
            raise NotLastTurnError(f"seat {mover} is to move after the turn of seat {self._seat}")
        key = position.digest()
        if key not in self._known:
            best = 0
            for move in rules.moves(position):
                after = position.copy()
                rules.advance(after, move)
                best = max(best, self.most(after))
            self._known[key] = best
        return self._known[key]
