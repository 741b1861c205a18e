"""Hints: the best moves for a seat, how sure that is, and what tells them apart; and, after a move
that was a clear mistake, what would have been better.

Never from hidden things: all of it is worked out from what a seat may know.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from time import monotonic
from typing import Any, Final

from carrara_desktop.bots.judging import CLEAR_TURNS, SERIOUS, judge
from carrara_desktop.bots.levels import EXPERT, EXPERT_OF_MORE
from carrara_desktop.bots.mind import Mind
from carrara_desktop.bots.search import (
    Budget,
    OutOfTime,
    Tick,
    difference,
    limited,
    mean_and_error,
    nothing,
    roller,
    search,
)
from carrara_desktop.bots.thinking import MindAt, fitting, imagination
from carrara_desktop.engine.rules import Move, Rules

SECONDS: Final = 4.0
"""After so long the rounds that are finished must do."""
BUDGET: Final = replace(EXPERT, of_more=replace(EXPERT_OF_MORE, worlds=2 * EXPERT_OF_MORE.worlds))
"""What the strongest level looks at, in more worlds where that has few: a hint tells its error."""
WANTED: Final = 3
PROSPECT_WORLDS: Final = 32
"""Worlds in which the margin and the reasons are looked for."""
REASONS: Final = 2
WORTH_SAYING: Final = 0.4
"""Points below which a difference is no reason."""
SLIP_WORLDS: Final = 24
"""Further worlds for a closer look at a doubtful move, fewer than a report has: somebody waits."""
SLIP_SECONDS: Final = 6.0
"""After so long nobody wants to hear of a mistake any more."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that a move leads to more (or less) of than the move it is compared with.

    ``part`` is a part of the mind's judgement, ``rival`` whether it is the strongest other
    seat's; ``points`` is what that is worth to the seat that asks, so it is above 0 if it
    speaks for the move.
    """

    part: str
    rival: bool
    points: float


@dataclass(frozen=True, slots=True)
class Suggestion:
    """A move and what may be expected of it; figures in points.

    ``margin`` is how far the seat may expect to be ahead of the best other one. ``behind`` is
    how much worse than the best move it seems to the bots, who count a rival's points for less
    than their own; 0 for that one. Errors are half of a 95 % interval. The reasons are those
    against the best move, and for it those against the second.
    """

    move: Move
    margin: float
    error: float
    behind: float
    behind_error: float
    reasons: tuple[Reason, ...] = ()


@dataclass(frozen=True, slots=True)
class BetterMove:
    """A move that a mistake is measured by; figures as in ``judging.Judgement``.

    The reasons are those for it and against the move that was made.
    """

    move: Move
    loss: float
    error: float
    chance_loss: float
    mark: str
    reasons: tuple[Reason, ...] = ()


def suggest(
    rules: Rules[Any, Any],
    mind_at: MindAt,
    view: Any,
    seed: int,
    tick: Tick = nothing,
    budget: Budget = BUDGET,
) -> list[Suggestion]:
    """The best moves for the seat that sees the view, the best first; never from hidden things.

    They are what the strongest level would look at, in nearly the order it would take them. A
    forced move comes alone. ``tick`` may raise ``search.Stopped``.
    """
    imagined = imagination(rules, view)
    position = rules.imagine(view, seed)
    mind = mind_at(position, "")
    seats = mind.seats(position)
    budget = budget.at(seats)
    roll = roller(rules, mind, imagined, budget.turns, limited(tick, monotonic() + SECONDS))
    ranked = mind.ranked(position)
    looked_at = fitting(budget, mind, position, len(ranked))
    found = search(ranked, looked_at, seats, seed, roll)[:WANTED]
    prospects = [_prospect(rules, mind, imagined, one.move, tick) for one in found]
    result: list[Suggestion] = []
    for place, one in enumerate(found):
        other = prospects[1 if place == 0 else 0].parts if len(found) > 1 else None
        mine = prospects[place]
        behind, behind_error = difference(found[0], one) if place else (0.0, 0.0)
        margin, error = mean_and_error(mine.leads)
        result.append(
            Suggestion(
                one.move,
                margin / mind.unit,
                error / mind.unit,
                max(0.0, behind / mind.unit),
                behind_error / mind.unit,
                _reasons(mine.parts, other, best=place == 0) if other is not None else (),
            )
        )
    return result


def better_than(
    rules: Rules[Any, Any],
    mind_at: MindAt,
    view: Any,
    move: Move,
    seed: int,
    tick: Tick = nothing,
) -> BetterMove | None:
    """The best move in place of one that is a clear mistake of the seat which sees the view.

    None if it is none: it must be one by the report's own bars, beyond its own error. Also None
    if that takes too long to find out. ``tick`` may raise ``search.Stopped``.
    """
    watch = limited(tick, monotonic() + SLIP_SECONDS)
    imagined = imagination(rules, view)
    position = rules.imagine(view, seed)
    mind = mind_at(position, "")
    try:
        found = judge(rules, mind, position, move, seed, imagined, watch, SLIP_WORLDS)
        if found.mark not in SERIOUS:
            return None
        best, mine = (
            _prospect(rules, mind, imagined, one.move, watch).parts
            for one in (found.best, found.played)
        )
    except OutOfTime:
        return None
    return BetterMove(
        found.best.move,
        found.loss,
        found.error,
        found.chance_loss,
        found.mark,
        _reasons(best, mine, best=True),
    )


Parts = dict[tuple[str, bool], float]
"""Points by part of the judgement, one's own (False) and the strongest rival's (True)."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """What comes of a move: the parts of the judgement on the mean of some worlds, and for each
    world how far the seat is ahead of its strongest rival, in the mind's units."""

    parts: Parts
    leads: list[int]


def _prospect(
    rules: Rules[Any, Any],
    mind: Mind,
    imagined: Callable[[int], Any],
    move: Move,
    tick: Tick,
) -> Prospect:
    total: Parts = {}
    leads: list[int] = []
    for world in range(PROSPECT_WORLDS):
        position = imagined(world)
        seat = rules.to_move(position)
        after = position.copy()
        rules.advance(after, move)
        values = mind.roll(after, world, CLEAR_TURNS, tick)
        rival = max((s for s in range(len(values)) if s != seat), key=values.__getitem__)
        leads.append(values[seat] - values[rival])
        by_seat = mind.parts(after)
        for whose, theirs in ((seat, False), (rival, True)):
            for part, amount in by_seat[whose].items():
                key = (part, theirs)
                total[key] = total.get(key, 0.0) + amount / mind.unit / PROSPECT_WORLDS
    return Prospect(total, leads)


def _reasons(one: Parts, other: Parts, best: bool) -> tuple[Reason, ...]:
    """The parts in which two moves differ most: for the best move what speaks for it, for any
    other first what speaks against it."""
    found: list[Reason] = []
    for key in one.keys() | other.keys():
        part, rival = key
        points = one.get(key, 0.0) - other.get(key, 0.0)
        found.append(Reason(part, rival, -points if rival else points))
    sign = 1 if best else -1
    found.sort(key=lambda reason: (-sign * reason.points, reason.part, reason.rival))
    telling: Sequence[Reason] = [r for r in found if sign * r.points >= WORTH_SAYING]
    return tuple(telling[:REASONS])
