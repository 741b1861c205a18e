"""Random play to the end, as fast as the rules allow: for benchmarks and for searching bots.

Chance is drawn straight from the bag and the supply, without listing its moves; the game
that comes about is one that ``legal_moves`` and ``apply`` would have given as well.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.legality import legal_moves
from carrara_desktop.games.carrara.play import apply

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64

_LIMIT: Final = 5000


class Dice:
    """A small congruential generator: the same numbers everywhere, plain or compiled."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state: i64 = (seed * 2654435761 + 97) & 0x7FFFFFFF

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        self.state = (self.state * 1103515245 + 12345) & 0x7FFFFFFF
        # the low bits of such a generator have short periods
        return (self.state >> 8) % n


def chance_move(position: p.CarraraPosition, dice: Dice) -> int:
    """What chance plays now, by the dice."""
    phase = position.phase
    if phase == p.DRAWING:
        return m.simple(m.DRAW, _drawn(position.bag, sum(position.bag), dice))
    if phase == p.LOT:
        return m.simple(
            m.FIRST, position.chosen if position.chosen >= 0 else dice.below(position.n)
        )
    if phase == p.TURNING_DISC:
        return m.simple(m.DISC, dice.below(6))
    return m.simple(m.TILE, _drawn(position.supply, position.supply_left, dice))


def _drawn(counts: list[int], total: i64, dice: Dice) -> i64:
    """The kind of one thing drawn from so many of each."""
    ticket: i64 = dice.below(total)
    kind: i64 = 0
    for count in counts:
        ticket -= count
        if ticket < 0:
            return kind
        kind += 1  # noqa: SIM113 - a machine number, which enumerate has none of
    raise AssertionError("there is nothing to draw")


def is_chance(phase: int) -> bool:
    """Whether chance is to move in a phase."""
    return phase in (p.DRAWING, p.REVEALING, p.TILES, p.LOT, p.TURNING_DISC)


def play_out(position: p.CarraraPosition, seed: int, limit: int = _LIMIT) -> int:
    """Play random legal moves until the game is over; returns the decisions made.

    ``limit`` bounds the moves, chance included; the position then is not over.
    """
    dice = Dice(seed)
    decisions = 0
    for _ in range(limit):
        phase = position.phase
        if phase == p.OVER:
            break
        if is_chance(phase):
            apply(position, chance_move(position, dice), None)
        else:
            moves = legal_moves(position)
            apply(position, moves[dice.below(len(moves))], None)
            decisions += 1
    return decisions
