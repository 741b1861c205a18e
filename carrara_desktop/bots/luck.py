"""What chance brought to each seat: what came, against what might have come, in the same worlds.

What happens in a world after that is the same for both, so that it does not count as luck, and
whatever is left of it as error is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from carrara_desktop.bots.judging import CLEAR_TURNS
from carrara_desktop.bots.mind import Mind
from carrara_desktop.bots.search import Tick, mean_and_error, nothing, world_of
from carrara_desktop.engine.chance import let_chance_play, random_number
from carrara_desktop.engine.rules import Rules

WORLDS: Final = 64
"""Worlds, and in each of them another thing that might have come."""


class Luck(msgspec.Struct, frozen=True):
    """What one move of chance, or several in a row, brought to each seat, 0 on the mean.

    ``margins`` are points of the margin, ``chances`` chances to win from -1 to 1; errors are half
    of a 95 % interval.
    """

    margins: list[float]
    errors: list[float]
    chances: list[float]
    chance_errors: list[float]


def luck_between(
    rules: Rules[Any, Any],
    mind: Mind,
    before: Any,
    after: Any,
    seed: int,
    worlds: int = WORLDS,
    tick: Tick = nothing,
) -> Luck:
    """What chance brought from ``before``, where it moves, to ``after``, where it has moved.

    ``worlds`` are two or more. The same seed gives the same answer. ``tick`` is called often and
    may raise ``search.Stopped``.
    """
    seats = mind.seats(after)
    margins: list[list[float]] = [[] for _ in range(seats)]
    chances: list[list[float]] = [[] for _ in range(seats)]
    for number in range(worlds):
        world = world_of(seed, number)
        other = before.copy()
        let_chance_play(rules, other, random_number(seed, -1 - number))
        came, might = (_expected(mind, one, world, tick) for one in (after.copy(), other))
        for seat in range(seats):
            margins[seat].append((came[0][seat] - might[0][seat]) / mind.unit)
            chances[seat].append(came[1][seat] - might[1][seat])
    points = [mean_and_error(row) for row in margins]
    wins = [mean_and_error(row) for row in chances]
    return Luck(
        [round(mean, 3) for mean, _ in points],
        [round(error, 3) for _, error in points],
        [round(mean, 4) for mean, _ in wins],
        [round(error, 4) for _, error in wins],
    )


def _expected(
    mind: Mind, position: Any, world: int, tick: Tick
) -> tuple[Sequence[int], Sequence[float]]:
    """The margin of each seat, in the mind's units, and its chance to win."""
    values = mind.roll(position, world, CLEAR_TURNS, tick)
    margins = [mind.margin(values, seat) for seat in range(len(values))]
    return margins, mind.chances(position, values)
