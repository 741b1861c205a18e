"""What seats were valued by before, so that nobody counts the features of the same seat twice.

Nearly all the work of the greedy player is counting features. But most moves it weighs leave the
other seats as they are, and in the many futures of one decision the same moves are weighed again
and again. So the value of a seat is found by a number that stands for all that counts of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carrara_desktop.games.carrara import position as p

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64

UNKNOWN: Final = -(1 << 60)
"""No value of a seat."""
_PLACES: Final = 1 << 15
"""Values that are kept; a power of two."""
_MARK_BITS: Final = 62
_UPPER_BITS: Final = 36
"""Of a mark, those that are kept with its value; the lower ones say where."""
_VALUE_BITS: Final = 25
_HALF: Final = 1 << 24
"""A value from below nothing to 4,095 points in either direction."""


class Known:
    """Values of seats that were counted once, by their marks; a newer one may take the place of
    an older one. Each is one number with the upper part of its mark, so threads can share it.
    """

    __slots__ = ("_kept",)

    def __init__(self) -> None:
        self._kept = [-1] * _PLACES

    def value(self, mark: i64) -> i64:
        """The value that was kept with this mark, or ``UNKNOWN``."""
        kept: i64 = self._kept[mark & (_PLACES - 1)]
        if kept >> _VALUE_BITS == mark >> _MARK_BITS - _UPPER_BITS:
            return (kept & ((1 << _VALUE_BITS) - 1)) - _HALF
        return UNKNOWN

    def keep(self, mark: i64, value: i64) -> None:
        """Keep a value, unless it is beyond all that a game can bring."""
        if -_HALF <= value < _HALF:
            upper: i64 = mark >> _MARK_BITS - _UPPER_BITS
            self._kept[mark & (_PLACES - 1)] = upper << _VALUE_BITS | (value + _HALF)


def mark_of(
    position: p.CarraraPosition,
    seat: int,
    time: int,
    ahead: int,
    taken: i64,
    fewest: int,
    majority: int,
    supply: int,
) -> i64:
    """A number of 62 bits for all that the features of a seat are made of.

    That two seats which differ are taken for the same one has a chance of one in 10 ** 15: a value
    is kept by 51 bits of it.
    """
    me: i64 = seat
    word: i64 = seat + (time << 2) + (ahead << 7) + (fewest << 8) + (position.table.variant << 9)
    if position.ender >= 0:
        word += 1 << 10
    word += (position.slots[me] << 11) + (position.open_markers[me] << 19)
    word += supply << 23
    one: i64 = _mixed_one(19088743, word)
    other: i64 = _mixed_other(591751049, word)
    word = position.florins[me] + (majority << 12)
    one = _mixed_one(one, word)
    other = _mixed_other(other, word)
    one = _mixed_one(one, taken)
    other = _mixed_other(other, taken)
    word = position.spaces[me]
    one = _mixed_one(one, word)
    other = _mixed_other(other, word)
    blocks, rewards, points = position.blocks, position.rewards, position.points
    word = 0
    raised: i64 = 0
    vp: i64 = 0
    place: i64
    for place in range(me * 6, me * 6 + 6):
        word = (word << 5) + blocks[place]
        raised = (raised << 3) + rewards[place]
        vp += points[place]
    one = _mixed_one(one, word)
    other = _mixed_other(other, word)
    word = raised + (vp << 18)
    one = _mixed_one(one, word)
    other = _mixed_other(other, word)
    word = position.landscapes[me * 2] + (position.landscapes[me * 2 + 1] << 4)
    if position.stores[me * 2]:
        word += 1 << 8
    if position.stores[me * 2 + 1]:
        word += 1 << 9
    one = _mixed_one(one, word)
    other = _mixed_other(other, word)
    for entry in position.built:
        word = entry
        if word & 3 == me:
            one = _mixed_one(one, word)
            other = _mixed_other(other, word)
    return one << 31 | other


def _mixed_one(number: i64, more: i64) -> i64:
    # every product stays below 63 bits, for the compiler's sake
    number = ((number ^ more) * 1103515245) & 0x7FFFFFFF
    return number ^ (number >> 15)


def _mixed_other(number: i64, more: i64) -> i64:
    number = ((number ^ more) * 1540483477) & 0x7FFFFFFF
    return number ^ (number >> 13)
