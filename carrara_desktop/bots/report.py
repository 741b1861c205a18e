"""The report on a finished game: where it was won and lost, and how much of that was luck.

Every decision is judged against the best move in the same worlds, with everything in sight.
What changes between one decision and the next without anybody deciding is luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import exp
from typing import Any, Final

import msgspec

from carrara_desktop.bots.mind import Mind
from carrara_desktop.bots.search import Tick, mean_and_error, nothing
from carrara_desktop.bots.thinking import MindAt
from carrara_desktop.engine.chance import random_number
from carrara_desktop.engine.record import GameRecord
from carrara_desktop.engine.rules import CHANCE, NOBODY, Move, Rules
from carrara_desktop.engine.timeline import Timeline

FORMAT: Final = 1
CANDIDATES: Final = 6
FIRST_WORLDS: Final = 8
"""Worlds in which all candidates are tried."""
MORE_WORLDS: Final = 56
"""Further worlds for the best one and the one that was played, where they seem to differ."""
TURNS: Final = 4
"""Turns of every seat that are played on in a world."""
DOUBT: Final = 0.02
"""A chance to win that has to be lost, in the first worlds, to be looked at more closely."""
MARKS: Final = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""Chance to win that is lost, for two seats; with more seats as much less as there is to lose."""
TURNING_POINTS: Final = 3


class Decision(msgspec.Struct, frozen=True):
    """One decision. ``index`` is the number of moves before it; moves are lines of notation.

    ``loss`` is what was lost against the best move, in points of the margin, and ``error`` half
    of its 95 % interval; ``chance_loss`` the same in chance to win, from 0 to 1. ``mark`` is "",
    "inaccuracy", "mistake" or "blunder", and never given within the error.
    """

    index: int
    seat: int
    played: str
    best: str
    loss: float
    error: float
    chance_loss: float
    mark: str = ""


class TurningPoint(msgspec.Struct, frozen=True):
    """A change of the chances: of ``seat`` by ``change``, at the move after ``index`` moves.

    ``luck`` says that nobody decided it.
    """

    index: int
    seat: int
    change: float
    luck: bool


class Report(msgspec.Struct, frozen=True):
    """All that is said about a game.

    ``moves`` is the number of moves of the game that the report is on. ``chances`` has a row
    for each of ``at`` (numbers of moves): each seat's chance to win then. ``luck`` and
    ``skill`` are points by seat: what chance gave to its margin, and what its own decisions
    lost (0 or less). ``accuracy`` is from 0 to 100 by seat.
    """

    moves: int
    at: list[int]
    chances: list[list[float]]
    decisions: list[Decision]
    luck: list[float]
    skill: list[float]
    turning_points: list[TurningPoint]
    accuracy: list[float]
    complete: bool = True
    format: int = FORMAT


@dataclass(slots=True)
class _Tried:
    """A move and what came of it, by world: margins, each seat's values and chances."""

    move: Move
    margins: list[int]
    values: list[list[int]]
    chances: list[list[float]]

    def mean_chances(self) -> list[float]:
        return _means(self.chances)

    def mean_margin(self) -> float:
        return sum(self.margins) / len(self.margins)


def _means(rows: Sequence[Sequence[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


class Analysis:
    """The making of a report, one decision after the other."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        mind_at: MindAt,
        record: GameRecord,
        more_worlds: int = MORE_WORLDS,
    ) -> None:
        """Raises RecordError if the record does not fit the rules."""
        self._rules = rules
        self._timeline = Timeline(rules, record)
        self._mind: Mind = mind_at(self._timeline.position, "")
        self._more = more_worlds
        self._seats = len(record.seats)
        self._at: list[int] = []
        self._chances: list[list[float]] = []
        self._decisions: list[Decision] = []
        self._expected: list[tuple[int, list[float], list[float]]] = []
        """(index, chances, values) that were to be expected after each decision."""
        self._before: list[tuple[int, list[float], list[float]]] = []
        """The same before it, had the greedy move been made: everybody is expected to make
        those, so that what differs from what was expected before is what chance brought."""

    def indices(self) -> list[int]:
        """Where a seat decided: numbers of moves before it."""
        timeline = self._timeline
        return [
            index
            for index in range(len(timeline))
            if self._rules.to_move(timeline.position_at(index)) >= 0
        ]

    def run(
        self,
        tick: Tick = nothing,
        progress: Callable[[int, int], None] = lambda done, total: None,
    ) -> Report:
        """Judge every decision; ``progress`` is told how many of how many are done.

        ``tick`` is called often and may raise ``search.Stopped``.
        """
        indices = self.indices()
        for done, index in enumerate(indices):
            progress(done, len(indices))
            self._judge(index, tick)
        progress(len(indices), len(indices))
        return self.report(complete=True)

    # -- one decision ---------------------------------------------------------------------

    def _judge(self, index: int, tick: Tick) -> None:
        rules, timeline = self._rules, self._timeline
        position = timeline.position_at(index)
        played = timeline.played[index].move
        seat = rules.to_move(position)
        moves = [move for _, move in self._mind.ranked(position)][:CANDIDATES]
        if played not in moves:
            moves.append(played)
        tried = [_Tried(move, [], [], []) for move in moves]
        for one in tried:
            self._try(position, one, seat, range(FIRST_WORLDS), index, tick)
        mine = next(one for one in tried if one.move == played)
        best = max(tried, key=_Tried.mean_margin)
        if best is not mine:
            loss = best.mean_chances()[seat] - mine.mean_chances()[seat]
            if loss > DOUBT * 2 / self._seats and self._more:
                more = range(FIRST_WORLDS, FIRST_WORLDS + self._more)
                for one in (best, mine):
                    self._try(position, one, seat, more, index, tick)
                if mine.mean_margin() > best.mean_margin():
                    best = mine
        chances = best.mean_chances()
        self._at.append(index)
        self._chances.append(chances)
        self._before.append((index, tried[0].mean_chances(), _means(tried[0].values)))
        self._expected.append((index, mine.mean_chances(), _means(mine.values)))
        self._decisions.append(self._decision(index, seat, position, mine, best))

    def _try(
        self,
        position: Any,
        one: _Tried,
        seat: int,
        worlds: range,
        index: int,
        tick: Tick,
    ) -> None:
        for number in worlds:
            world = random_number(index, number) & 0x3FFFFFFF
            after = position.copy()
            self._rules.advance(after, one.move)
            values = self._mind.roll(after, world, TURNS, tick)
            one.margins.append(self._mind.margin(values, seat))
            one.values.append(values)
            one.chances.append(self._mind.chances(after, values))

    def _decision(
        self, index: int, seat: int, position: Any, mine: _Tried, best: _Tried
    ) -> Decision:
        notation = self._rules.notation
        unit = self._mind.unit
        loss = error = chance_loss = 0.0
        mark = ""
        if best is not mine:
            gaps = [a - b for a, b in zip(best.margins, mine.margins, strict=True)]
            loss, error = mean_and_error(gaps)
            lost = [a[seat] - b[seat] for a, b in zip(best.chances, mine.chances, strict=True)]
            chance_loss, chance_error = mean_and_error(lost)
            chance_loss = max(0.0, chance_loss)
            sure = loss > error and chance_loss > chance_error
            if sure and len(gaps) > FIRST_WORLDS:
                mark = next(
                    (name for least, name in MARKS if chance_loss >= least * 2 / self._seats), ""
                )
        return Decision(
            index=index,
            seat=seat,
            played=notation(position, mine.move),
            best=notation(position, best.move),
            loss=round(loss / unit, 3),
            error=round(error / unit, 3),
            chance_loss=round(chance_loss, 4),
            mark=mark,
        )

    # -- the whole ------------------------------------------------------------------------

    def report(self, complete: bool = False) -> Report:
        """What has been found so far; ``complete`` if that is all."""
        seats = range(self._seats)
        unit = self._mind.unit
        luck, skill = [0.0] * self._seats, [0.0] * self._seats
        changes: list[TurningPoint] = []
        at, chances = list(self._at), [list(row) for row in self._chances]
        states = list(self._before)
        if complete and self._timeline.to_move == NOBODY:
            end = self._end()
            states.append(end)
            at.append(end[0])
            chances.append(end[1])
        for place, (index, expected, values) in enumerate(self._expected):
            made = self._decisions[place]
            skill[made.seat] -= made.loss
            changes.append(TurningPoint(index, made.seat, -made.chance_loss, False))
            if place + 1 < len(states) and self._chance_between(index, states[place + 1][0]):
                _, after, after_values = states[place + 1]
                for one in seats:
                    luck[one] += (
                        self._mind.margin([round(v) for v in after_values], one)
                        - self._mind.margin([round(v) for v in values], one)
                    ) / unit
                most = max(seats, key=lambda s: abs(after[s] - expected[s]))
                changes.append(TurningPoint(index + 1, most, after[most] - expected[most], True))
        return Report(
            moves=len(self._timeline),
            at=at,
            chances=[[round(chance, 4) for chance in row] for row in chances],
            decisions=list(self._decisions),
            luck=[round(points, 2) for points in luck],
            skill=[round(points, 2) for points in skill],
            turning_points=_greatest(changes),
            accuracy=[self._accuracy(seat) for seat in seats],
            complete=complete,
        )

    def _chance_between(self, index: int, after: int) -> bool:
        """Whether chance moved after the decision at an index and before the next one."""
        return any(one.actor == CHANCE for one in self._timeline.played[index + 1 : after])

    def _end(self) -> tuple[int, list[float], list[float]]:
        scores, winners = self._rules.result(self._timeline.position)
        shares = [(seat in winners) / len(winners) for seat in range(self._seats)]
        return len(self._timeline), shares, [float(points * self._mind.unit) for points in scores]

    def _accuracy(self, seat: int) -> float:
        """100 without a loss; the mean of two means, so that one disaster is not averaged away."""
        marks = [
            100 * exp(-5 * one.chance_loss * self._seats / 2)
            for one in self._decisions
            if one.seat == seat
        ]
        if not marks:
            return 100.0
        plain = sum(marks) / len(marks)
        harmonic = len(marks) / sum(1 / max(mark, 1.0) for mark in marks)
        return round((plain + harmonic) / 2, 1)


def _greatest(changes: Sequence[TurningPoint]) -> list[TurningPoint]:
    """The greatest changes, no two at the same move, in the order of the game."""
    found: list[TurningPoint] = []
    for change in sorted(changes, key=lambda one: -abs(one.change)):
        if len(found) < TURNING_POINTS and all(one.index != change.index for one in found):
            found.append(
                TurningPoint(change.index, change.seat, round(change.change, 4), change.luck)
            )
    return sorted(found, key=lambda one: one.index)


def analyse(
    rules: Rules[Any, Any],
    mind_at: MindAt,
    record: GameRecord,
    tick: Tick = nothing,
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Report:
    """The report on a record, finished or not. Raises RecordError if it does not fit."""
    return Analysis(rules, mind_at, record).run(tick, progress)
