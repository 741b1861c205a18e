"""Random play to the end, as fast as the rules allow: for benchmarks and for searching bots.

Chance is drawn straight from the bag and the supply, without listing its moves; the game
that comes about is one that ``legal_moves`` and ``apply`` would have given as well.
"""

from __future__ import annotations

from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.legality import legal_moves
from carrara_desktop.games.carrara.play import apply

_LIMIT = 5000


class Dice:
    """A small congruential generator: the same numbers everywhere, plain or compiled."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = (seed * 2654435761 + 97) & 0x7FFFFFFF

    def below(self, n: int) -> int:
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


def _drawn(counts: list[int], total: int, dice: Dice) -> int:
    """The kind of one thing drawn from so many of each."""
    ticket = dice.below(total)
    for kind, count in enumerate(counts):
        ticket -= count
        if ticket < 0:
            return kind
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
