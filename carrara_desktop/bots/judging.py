"""A decision judged: what it lost against the best move in the same imagined futures.

A report judges with everything in sight, the coach by what a seat may know. The figures, and the
bars from which a loss is called a mistake, are the same.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from carrara_desktop.bots.levels import EXPERT
from carrara_desktop.bots.mind import Mind
from carrara_desktop.bots.search import Tick, mean_and_error, nothing, world_of
from carrara_desktop.engine.rules import Move, Rules

CANDIDATES: Final = 6
FIRST_WORLDS: Final = 8
"""Worlds in which all candidates are tried."""
MORE_WORLDS: Final = 56
"""Further worlds for the best one and the one that was played, where they seem to differ."""
CLEAR_TURNS: Final = 4
"""Turns of every seat that are played on where a figure is told that is no comparison of two moves:
further on, what else happens hides what it was asked for."""
DOUBT: Final = 0.02
"""A chance to win that has to be lost, in the first worlds, to be looked at more closely."""
MARKS: Final = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""Chance to win that is lost, for two seats; with more seats as much less as there is to lose."""
SERIOUS: Final = ("mistake", "blunder")
"""The marks that somebody who plays would rather take back."""


@dataclass(slots=True)
class Tried:
    """A move and what came of it, by world: margins, and each seat's chance to win."""

    move: Move
    margins: list[int]
    chances: list[list[float]]

    def mean_chances(self) -> list[float]:
        """Each seat's chance to win, from 0 to 1."""
        return [sum(column) / len(column) for column in zip(*self.chances, strict=True)]

    def mean_margin(self) -> float:
        """The margin of the seat that decided, in the mind's units."""
        return sum(self.margins) / len(self.margins)


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a decision was worth.

    ``best`` is ``played`` itself if nothing was better. ``loss`` is what was lost against the best
    one, in points of the margin, and ``error`` half of its 95 % interval; ``chance_loss`` the same
    in chance to win, from 0 to 1. ``mark`` is "", "inaccuracy", "mistake" or "blunder", and never
    given within the error.
    """

    played: Tried
    best: Tried
    loss: float = 0.0
    error: float = 0.0
    chance_loss: float = 0.0
    mark: str = ""


def judge(
    rules: Rules[Any, Any],
    mind: Mind,
    position: Any,
    played: Move,
    seed: int,
    imagined: Callable[[int], Any] | None = None,
    tick: Tick = nothing,
    more_worlds: int = MORE_WORLDS,
    outlook_worlds: int = 0,
) -> Judgement:
    """Judge a move of the seat that decides in a position, as far on as the strongest level looks.

    ``imagined`` gives the position of a world; without it everything is in sight and ``position``
    is that of all worlds. The best move is played out in at least ``outlook_worlds``, for its
    chances. The same seed gives the same judgement. ``tick`` is called often and may raise
    ``search.Stopped``.
    """
    seat = rules.to_move(position)
    seats = mind.seats(position)
    turns = EXPERT.at(seats).turns
    moves = [move for _, move in mind.ranked(position)][:CANDIDATES]
    if played not in moves:
        moves.append(played)
    tried = [Tried(move, [], []) for move in moves]

    def try_in(worlds: range, some: Sequence[Tried]) -> None:
        for number in worlds:
            world = world_of(seed, number)
            before = position if imagined is None else imagined(world)
            for one in some:
                after = before.copy()
                rules.advance(after, one.move)
                values = mind.roll(after, world, turns, tick)
                one.margins.append(mind.margin(values, seat))
                one.chances.append(mind.chances(after, values))

    try_in(range(FIRST_WORLDS), tried)
    mine = next(one for one in tried if one.move == played)
    best = max(tried, key=Tried.mean_margin)
    if best is not mine and more_worlds:
        loss = best.mean_chances()[seat] - mine.mean_chances()[seat]
        if loss > DOUBT * 2 / seats:
            try_in(range(FIRST_WORLDS, FIRST_WORLDS + more_worlds), (best, mine))
            if mine.mean_margin() > best.mean_margin():
                best = mine
    found = Judgement(mine, mine) if best is mine else _compared(mine, best, seat, mind.unit)
    try_in(range(len(best.margins), outlook_worlds), [best])
    return found


def _compared(mine: Tried, best: Tried, seat: int, unit: int) -> Judgement:
    gaps = [a - b for a, b in zip(best.margins, mine.margins, strict=True)]
    loss, error = mean_and_error(gaps)
    lost = [a[seat] - b[seat] for a, b in zip(best.chances, mine.chances, strict=True)]
    chance_loss, chance_error = mean_and_error(lost)
    chance_loss = max(0.0, chance_loss)
    mark = ""
    if loss > error and chance_loss > chance_error and len(gaps) > FIRST_WORLDS:
        bar = 2 / len(best.chances[0])
        mark = next((name for least, name in MARKS if chance_loss >= least * bar), "")
    return Judgement(mine, best, loss / unit, error / unit, chance_loss, mark)
