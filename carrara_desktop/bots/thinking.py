"""A bot of some level at work: from what its seat may know to a move."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from math import exp
from typing import Any

from carrara_desktop.bots.levels import Level
from carrara_desktop.bots.mind import Mind
from carrara_desktop.bots.search import Budget, Sharing, Tick, limited, nothing, roller, search
from carrara_desktop.engine.chance import random_number
from carrara_desktop.engine.rules import Move, Rules

MindAt = Callable[[Any, str], Mind]
"""The mind for a position, leaning to a style or "" to none."""


def imagination(rules: Rules[Any, Any], view: Any) -> Callable[[int], Any]:
    """The position of a world, as far as a view allows to know it."""
    last: list[Any] = [None, None]

    def imagined(world: int) -> Any:
        if last[0] != world:
            last[:] = [world, rules.imagine(view, world)]
        return last[1]

    return imagined


def think(
    rules: Rules[Any, Any],
    mind_at: MindAt,
    level: Level,
    view: Any,
    seed: int,
    tick: Tick = nothing,
    share: Sharing | None = None,
) -> Move:
    """The move of a level for the seat that sees the view.

    ``tick`` is called often and may raise ``search.Stopped``.
    """
    position = rules.imagine(view, seed)
    mind = mind_at(position, level.style)
    if level.budget is None and level.temperature == 0:
        return mind.choose(position)
    ranked = mind.ranked(position)
    if len(ranked) == 1:
        return ranked[0][1]
    if level.budget is None:
        return _softly(ranked, level.temperature * mind.unit, seed)
    watch = limited(tick, time.monotonic() + level.seconds)
    seats = mind.seats(position)
    budget = fitting(level.budget.at(seats), mind, position, len(ranked))
    roll = roller(rules, mind, imagination(rules, view), budget.turns, watch)
    if share:
        roll = share(roll, budget.turns)
    return search(ranked, budget, seats, seed, roll)[0].move


def fitting(budget: Budget, mind: Mind, position: Any, moves: int) -> Budget:
    """The budget, or in the last turns of a game one for all the moves and without a guess.

    Every line of play then ends with the final account, and there are few of them.
    """
    if mind.last_turns(position):
        return replace(budget, candidates=moves, trust=0)
    return budget


def _softly(ranked: Sequence[tuple[int, Move]], temperature: float, seed: int) -> Move:
    """A move by lot, the likelier the better it seems.

    The lots are whole numbers, so that a last digit of ``exp`` can't make a difference.
    """
    best = ranked[0][0]
    lots = [round(65536 * exp((margin - best) / temperature)) for margin, _ in ranked]
    ticket = random_number(seed, 0) % sum(lots)
    for (_, move), lot in zip(ranked, lots, strict=True):
        ticket -= lot
        if ticket < 0:
            return move
    raise AssertionError("the lots are all drawn")
