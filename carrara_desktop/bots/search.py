"""Look-ahead: the likely moves tried in the same imagined futures, the weak ones dropped early.

A *world* is a number that decides what chance will bring and, where a bot does not know
everything, what it imagines behind the others' screens. Each candidate is played in the same
worlds, everybody going on greedily for some turns, and is judged by what the seats may expect
then. So a difference between two candidates is a difference they made, not luck. After each
round of worlds the worse half is dropped (sequential halving).

The best of many means is often the luckiest rather than the best, and everybody's greedy play in
a world has its own blind spots. So a search may trust the greedy player's guess as well, for a
part of the judgement.

All sums are whole numbers, so the order in which worlds are looked at does not matter: the work
can be shared by processes, and the same seed and budget give the same move everywhere.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import inf, sqrt
from time import monotonic
from typing import Any, Final, Protocol

from carrara_desktop.bots.mind import Mind
from carrara_desktop.engine.chance import random_number
from carrara_desktop.engine.rules import Move, Rules

LEAST: Final = 3
"""Worlds of a first round, however many seats: with two, four seats were no better than a guess."""
AT_ONCE: Final = 4
"""Worlds that are asked for together: all that is lost when the time is up."""


class Stopped(Exception):
    """The search was told to stop; what it has so far is no longer wanted."""


class OutOfTime(Exception):
    """The time is up; the worlds that are finished must do."""


Tick = Callable[[], None]
"""Called at least at every turn that is played in thought; may raise ``Stopped``."""


def nothing() -> None:
    """A tick that lets the search go on."""


def limited(tick: Tick, until: float) -> Tick:
    """A tick that also raises ``OutOfTime`` after ``until``, a moment of ``time.monotonic``."""

    def watch() -> None:
        tick()
        if monotonic() > until:
            raise OutOfTime

    return watch


def world_of(seed: int, number: int) -> int:
    """The world of a number, of those that follow from a seed."""
    return random_number(seed, number) & 0x3FFFFFFF


@dataclass(frozen=True, slots=True)
class Budget:
    """How much a search may look at. The same budget and seed always give the same answer."""

    candidates: int
    """Moves that are tried, at most."""
    worlds: int
    """Worlds of the first round with two seats, fewer with more, since each then takes longer, but
    no fewer than ``LEAST``; each round after it has twice as many as the one before."""
    rounds: int
    """Rounds; after each the worse half of the candidates is dropped."""
    turns: int
    """Turns of every seat that are played on in a world."""
    trust: int = 0
    """Of a hundred parts of the judgement, those that are the greedy player's guess."""
    of_more: Budget | None = None
    """The budget with more than two seats, where it is another."""

    def at(self, seats: int) -> Budget:
        """The budget with so many seats."""
        return self.of_more if self.of_more is not None and seats > 2 else self

    def first_round(self, seats: int) -> int:
        """Worlds of the first round."""
        return max(LEAST, self.worlds * 2 // seats)


@dataclass(slots=True)
class Candidate:
    """A move that is tried, and how it has fared: sums over worlds, in the mind's units."""

    move: Move
    guess: int
    """The margin the greedy player expects."""
    by_world: dict[int, int] = field(default_factory=dict)
    """The margin in each world it was played in."""

    @property
    def worlds(self) -> int:
        """The worlds it was tried in."""
        return len(self.by_world)

    def mean(self) -> float:
        """The mean margin, or the guess before the first world."""
        return sum(self.by_world.values()) / self.worlds if self.by_world else float(self.guess)

    def judged(self, trust: int) -> float:
        """A hundred times the mean margin, mixed with ``trust`` parts of the guess."""
        return trust * self.guess + (100 - trust) * self.mean()


class Roller(Protocol):
    """Plays candidates out in worlds; somebody else may do it in another process."""

    def __call__(self, moves: Sequence[Move], worlds: Sequence[int]) -> list[list[int]]:
        """The margin of each move (rows) in each world (columns)."""
        ...


Sharing = Callable[[Roller, int], Roller]
"""Makes a roller that hands a part of the work to another process; also told how many turns to
play on for."""


def roller(
    rules: Rules[Any, Any],
    mind: Mind,
    imagined: Callable[[int], Any],
    turns: int,
    tick: Tick = nothing,
) -> Roller:
    """A roller in this process.

    ``imagined`` gives the position of a world, and everybody plays on for ``turns`` turns.
    """

    def roll(moves: Sequence[Move], worlds: Sequence[int]) -> list[list[int]]:
        table: list[list[int]] = [[] for _ in moves]
        for world in worlds:
            position = imagined(world)
            seat = rules.to_move(position)
            for row, move in enumerate(moves):
                after = position.copy()
                rules.advance(after, move)
                values = mind.roll(after, world, turns, tick)
                table[row].append(mind.margin(values, seat))
        return table

    return roll


def search(
    ranked: Sequence[tuple[int, Move]], budget: Budget, seats: int, seed: int, roll: Roller
) -> list[Candidate]:
    """Try the likely moves; the best first, dropped ones after those that lasted longer.

    ``ranked`` are (margin, move) pairs, the best first, as the mind gives them.
    """
    candidates = [Candidate(move, guess) for guess, move in ranked[: budget.candidates]]
    alive = candidates
    dropped: list[Candidate] = []
    count = budget.first_round(seats)
    used = 0
    for round_ in range(budget.rounds):
        if len(alive) < 2:
            break
        worlds = [world_of(seed, used + k) for k in range(count)]
        used += count
        in_time = _look(alive, worlds, roll)
        alive.sort(key=lambda candidate: (-candidate.judged(budget.trust), candidate.move))
        if not in_time:
            break
        if round_ + 1 < budget.rounds:
            keep = max(2, (len(alive) + 1) // 2)
            dropped = alive[keep:] + dropped
            alive = alive[:keep]
        count *= 2
    return alive + dropped


def _look(candidates: Sequence[Candidate], worlds: Sequence[int], roll: Roller) -> bool:
    """Try candidates in worlds; False if the time was up before all were looked at."""
    moves = [candidate.move for candidate in candidates]
    for start in range(0, len(worlds), AT_ONCE):
        part = worlds[start : start + AT_ONCE]
        try:
            table = roll(moves, part)
        except OutOfTime:
            return False
        for candidate, row in zip(candidates, table, strict=True):
            candidate.by_world.update(zip(part, row, strict=True))
    return True


def difference(one: Candidate, other: Candidate) -> tuple[float, float]:
    """(mean, error) by which one move did better than another in the worlds both were played in.

    ``error`` is half of a 95 % interval; both in the mind's units.
    """
    common = [
        margin - other.by_world[world]
        for world, margin in one.by_world.items()
        if world in other.by_world
    ]
    if len(common) < 2:
        return float(one.guess - other.guess), inf
    return mean_and_error(common)


def mean_and_error(values: Sequence[float]) -> tuple[float, float]:
    """The mean of two or more values, and half of its 95 % interval."""
    n = len(values)
    mean = sum(values) / n
    variance = sum((value - mean) ** 2 for value in values) / (n - 1)
    return mean, 1.96 * sqrt(variance / n)
