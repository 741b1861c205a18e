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
DOUBT: Final = 0.02
"""A chance to win that has to be lost, in the first worlds, to be looked at more closely."""
MARKS: Final = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""Chance to win that is lost, for two seats; with more seats as much less as there is to lose."""
SERIOUS: Final = ("mistake", "blunder")
"""The marks that somebody who plays would rather take back."""


@dataclass(slots=True)
class Tried:
    """A move and what came of it, by world: margins, each seat's values and chances."""

    move: Move
    margins: list[int]
    values: list[list[int]]
    chances: list[list[float]]

    def mean_chances(self) -> list[float]:
        """Each seat's chance to win, from 0 to 1."""
        return _means(self.chances)

    def mean_values(self) -> list[float]:
        """What each seat may expect, in the mind's units."""
        return _means(self.values)

    def mean_margin(self) -> float:
        """The margin of the seat that decided, in the mind's units."""
        return sum(self.margins) / len(self.margins)


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a decision was worth.

    ``best`` is ``played`` itself if nothing was better, and ``first`` the greedy player's move.
    ``loss`` is what was lost against the best one, in points of the margin, and ``error`` half of
    its 95 % interval; ``chance_loss`` the same in chance to win, from 0 to 1. ``mark`` is "",
    "inaccuracy", "mistake" or "blunder", and never given within the error.
    """

    played: Tried
    best: Tried
    first: Tried
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
) -> Judgement:
    """Judge a move of the seat that decides in a position, as far on as the strongest level looks.

    ``imagined`` gives the position of a world; without it everything is in sight and ``position``
    is that of all worlds. The same seed gives the same judgement. ``tick`` is called often and may
    raise ``search.Stopped``.
    """
    seat = rules.to_move(position)
    seats = len(mind.values(position))
    turns = EXPERT.at(seats).turns
    moves = [move for _, move in mind.ranked(position)][:CANDIDATES]
    if played not in moves:
        moves.append(played)
    tried = [Tried(move, [], [], []) for move in moves]

    def try_in(worlds: range, some: Sequence[Tried]) -> None:
        for number in worlds:
            world = world_of(seed, number)
            before = position if imagined is None else imagined(world)
            for one in some:
                after = before.copy()
                rules.advance(after, one.move)
                values = mind.roll(after, world, turns, tick)
                one.margins.append(mind.margin(values, seat))
                one.values.append(values)
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
    if best is mine:
        return Judgement(mine, mine, tried[0])
    return _compared(mine, best, tried[0], seat, mind.unit)


def _compared(mine: Tried, best: Tried, first: Tried, seat: int, unit: int) -> Judgement:
    gaps = [a - b for a, b in zip(best.margins, mine.margins, strict=True)]
    loss, error = mean_and_error(gaps)
    lost = [a[seat] - b[seat] for a, b in zip(best.chances, mine.chances, strict=True)]
    chance_loss, chance_error = mean_and_error(lost)
    chance_loss = max(0.0, chance_loss)
    mark = ""
    if loss > error and chance_loss > chance_error and len(gaps) > FIRST_WORLDS:
        bar = 2 / len(best.values[0])
        mark = next((name for least, name in MARKS if chance_loss >= least * bar), "")
    return Judgement(mine, best, first, loss / unit, error / unit, chance_loss, mark)
