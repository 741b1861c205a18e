"""The report on a finished game: where it was won and lost, and how much of that was luck.

Every decision is judged against the best move in the same worlds, with everything in sight. What
chance brings before the next one is judged against what it might have brought, and is luck.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, hypot
from typing import Any, Final

import msgspec

from carrara_desktop.bots.judging import MORE_WORLDS, judge
from carrara_desktop.bots.luck import Luck, luck_between
from carrara_desktop.bots.mind import Mind
from carrara_desktop.bots.search import Tick, nothing
from carrara_desktop.bots.thinking import MindAt
from carrara_desktop.engine.record import GameRecord
from carrara_desktop.engine.rules import CHANCE, NOBODY, Rules
from carrara_desktop.engine.timeline import Timeline

FORMAT: Final = 2
TURNING_POINTS: Final = 3
OUTLOOK_WORLDS: Final = 24
"""Worlds in which the chances after the best move are looked for."""


class Decision(msgspec.Struct, frozen=True):
    """One decision. ``index`` is the number of moves before it; moves are lines of notation.

    ``loss``, ``error``, ``chance_loss`` and ``mark``: see ``judging.Judgement``.
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


class Judged(msgspec.Struct, frozen=True):
    """Everything that a report says on the strength of one decision.

    ``best`` are the chances after the best move; ``luck`` is what chance brought after the move
    that was played and before the next decision, if it moved.
    """

    decision: Decision
    best: list[float]
    luck: Luck | None

    def seats(self) -> set[int]:
        """The numbers of seats that its rows speak of: one, unless somebody tampered with it."""
        rows = [self.best]
        if self.luck is not None:
            rows += msgspec.structs.astuple(self.luck)
        return {len(row) for row in rows}


class Report(msgspec.Struct, frozen=True):
    """All that is said about a game.

    ``moves`` is the number of moves of the game that the report is on. ``chances`` has a row
    for each of ``at`` (numbers of moves): each seat's chance to win then. ``luck`` and
    ``skill`` are points by seat: what chance gave to its margin, with half of a 95 % interval in
    ``luck_errors``, and what its own decisions lost beyond their error (0 or less; the best of some
    moves always seems a little better than it is, and that adds up). ``accuracy`` is from 0 to 100
    by seat.

    A report that was stopped is not ``complete``: it speaks of the first decisions only, of which
    there are ``total``, and has in ``so_far`` what it takes to go on from there with as many
    ``worlds``.
    """

    moves: int
    at: list[int]
    chances: list[list[float]]
    decisions: list[Decision]
    luck: list[float]
    luck_errors: list[float]
    skill: list[float]
    turning_points: list[TurningPoint]
    accuracy: list[float]
    complete: bool = True
    format: int = FORMAT
    total: int = 0
    worlds: int = MORE_WORLDS
    so_far: list[Judged] = []


class Analysis:
    """The making of a report, one decision after the other."""

    def __init__(
        self,
        rules: Rules[Any, Any],
        mind_at: MindAt,
        record: GameRecord,
        more_worlds: int = MORE_WORLDS,
        earlier: Report | None = None,
    ) -> None:
        """Begin, or go on from an ``earlier`` report that was stopped.

        An earlier one of another course of moves, or of another number of worlds, is left alone.
        Raises RecordError if the record does not fit the rules.
        """
        self._rules = rules
        self._timeline = Timeline(rules, record)
        self._mind: Mind = mind_at(self._timeline.position, "")
        self._more = more_worlds
        self._seats = len(record.seats)
        self.indices = [
            index
            for index in range(len(self._timeline))
            if rules.to_move(self._timeline.position_at(index)) >= 0
        ]
        """Where a seat decided: numbers of moves before it."""
        self.judged: list[Judged] = []
        """The decisions that have been judged, from the first on."""
        if earlier is not None and earlier.worlds == more_worlds and self._fits(earlier.so_far):
            self.judged = list(earlier.so_far)

    def _fits(self, judged: Sequence[Judged]) -> bool:
        """Whether these are the first decisions of this very game."""
        played = self._timeline.played
        ours = [(index, played[index].notation) for index in self.indices[: len(judged)]]
        same = ours == [(one.decision.index, one.decision.played) for one in judged]
        return same and all(one.seats() == {self._seats} for one in judged)

    def run(
        self,
        tick: Tick = nothing,
        progress: Callable[[int, int], None] = lambda done, total: None,
    ) -> Report:
        """Judge every decision that has not been; ``progress`` is told how many of how many are.

        ``tick`` is called often and may raise ``search.Stopped``; ``report`` then has the rest.
        """
        total = len(self.indices)
        progress(len(self.judged), total)
        while len(self.judged) < total:
            self.judged.append(self._judge(self.indices[len(self.judged)], tick))
            progress(len(self.judged), total)
        return self.report()

    def _judge(self, index: int, tick: Tick) -> Judged:
        rules, timeline = self._rules, self._timeline
        position = timeline.position_at(index)
        found = judge(
            rules,
            self._mind,
            position,
            timeline.played[index].move,
            seed=index,
            tick=tick,
            more_worlds=self._more,
            outlook_worlds=OUTLOOK_WORLDS,
        )
        decision = Decision(
            index=index,
            seat=rules.to_move(position),
            played=rules.notation(position, found.played.move),
            best=rules.notation(position, found.best.move),
            loss=round(found.loss, 3),
            error=round(found.error, 3),
            chance_loss=round(found.chance_loss, 4),
            mark=found.mark,
        )
        return Judged(decision, found.best.mean_chances(), self._luck_after(index, tick))

    def _luck_after(self, index: int, tick: Tick) -> Luck | None:
        """What chance brought between a decision and whatever came next but chance."""
        timeline, played = self._timeline, self._timeline.played
        begin = end = index + 1
        while end < len(timeline) and played[end].actor == CHANCE:
            end += 1
        if begin == end:
            return None
        before, after = timeline.position_at(begin), timeline.position_at(end)
        return luck_between(self._rules, self._mind, before, after, seed=index, tick=tick)

    def report(self) -> Report:
        """What has been found so far."""
        timeline, end = self._timeline, None
        if timeline.to_move == NOBODY:
            _, winners = self._rules.result(timeline.position)
            end = [(seat in winners) / len(winners) for seat in range(self._seats)]
        return put_together(
            self.judged,
            seats=self._seats,
            moves=len(timeline),
            total=len(self.indices),
            worlds=self._more,
            end=end,
        )


def put_together(
    judged: Sequence[Judged],
    seats: int,
    moves: int,
    total: int,
    worlds: int,
    end: Sequence[float] | None = None,
) -> Report:
    """The report that follows from decisions as they were judged, the first ones of ``total``.

    ``end`` is each seat's share of the victory, which counts if all of them are there.
    """
    complete = len(judged) == total
    at = [one.decision.index for one in judged]
    chances = [one.best for one in judged]
    if complete and end is not None:
        at.append(moves)
        chances.append(list(end))
    luck, skill, luck_errors = [0.0] * seats, [0.0] * seats, [0.0] * seats
    changes: list[TurningPoint] = []
    for one in judged:
        made, brought = one.decision, one.luck
        if made.loss > made.error:
            skill[made.seat] -= made.loss
        changes.append(TurningPoint(made.index, made.seat, -made.chance_loss, False))
        if brought is None:
            continue
        for seat in range(seats):
            luck[seat] += brought.margins[seat]
            luck_errors[seat] = hypot(luck_errors[seat], brought.errors[seat])
        most = max(range(seats), key=lambda seat: abs(brought.chances[seat]))
        if abs(brought.chances[most]) > brought.chance_errors[most]:
            changes.append(TurningPoint(made.index + 1, most, brought.chances[most], True))
    decisions = [one.decision for one in judged]
    return Report(
        moves=moves,
        at=at,
        chances=[[round(chance, 4) for chance in row] for row in chances],
        decisions=decisions,
        luck=[round(points, 2) for points in luck],
        luck_errors=[round(points, 2) for points in luck_errors],
        skill=[round(points, 2) for points in skill],
        turning_points=_greatest(changes),
        accuracy=[_accuracy(decisions, seat, seats) for seat in range(seats)],
        complete=complete,
        total=total,
        worlds=worlds,
        so_far=[] if complete else list(judged),
    )


def _accuracy(decisions: Sequence[Decision], seat: int, seats: int) -> float:
    """100 without a loss; the mean of two means, so that one disaster is not averaged away."""
    marks = [100 * exp(-5 * one.chance_loss * seats / 2) for one in decisions if one.seat == seat]
    if not marks:
        return 100.0
    plain = sum(marks) / len(marks)
    harmonic = len(marks) / sum(1 / max(mark, 1.0) for mark in marks)
    return round((plain + harmonic) / 2, 1)


def _greatest(changes: Sequence[TurningPoint]) -> list[TurningPoint]:
    """The greatest changes, no two at the same move, in the order of the game."""
    found: list[TurningPoint] = []
    for change in sorted(changes, key=lambda one: -abs(one.change)):
        rounded = round(change.change, 4)
        if rounded and len(found) < TURNING_POINTS and change.index not in {p.index for p in found}:
            found.append(TurningPoint(change.index, change.seat, rounded, change.luck))
    return sorted(found, key=lambda one: one.index)
