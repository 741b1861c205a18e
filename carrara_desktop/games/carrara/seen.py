"""What seats were valued by before, so that nobody counts the features of the same seat twice.

Nearly all the work of the greedy player is counting features. Most moves it weighs leave the other
seats as they are: ``Seen`` is a seat as it was last, with its value, and all that the features ask
of a position is compared. And in the many futures of one decision the same moves are weighed again
and again: ``Known`` finds the value of a seat by a number that stands for all of that.
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


class Seen:
    """A seat of a position as ``evaluation.features`` sees it, and its value.

    It is made whole and never changed, so that threads can share it. Lists of a position are
    never changed either: those that are the same need no comparing.
    """

    __slots__ = (
        "ahead",
        "blocks",
        "built",
        "ended",
        "fewest",
        "florins",
        "landscapes",
        "majority",
        "open_markers",
        "points",
        "rewards",
        "slots",
        "spaces",
        "stores",
        "supply",
        "taken",
        "time",
        "value",
        "variant",
    )

    def __init__(
        self,
        position: p.CarraraPosition,
        seat: int,
        time: int,
        ahead: int,
        taken: i64,
        fewest: int,
        majority: int,
        supply: int,
        value: int,
    ) -> None:
        self.variant = position.table.variant
        self.time = time
        self.ahead = ahead
        self.taken: i64 = taken
        self.fewest = fewest
        self.majority = majority
        self.ended = position.ender >= 0
        self.supply = supply
        self.florins = position.florins[seat]
        self.slots = position.slots[seat]
        self.open_markers = position.open_markers[seat]
        self.spaces = position.spaces[seat]
        self.blocks = position.blocks
        self.points = position.points
        self.rewards = position.rewards
        self.landscapes = position.landscapes
        self.stores = position.stores
        self.built = position.built
        self.value = value

    def fits(
        self,
        position: p.CarraraPosition,
        seat: int,
        time: int,
        ahead: int,
        taken: i64,
        fewest: int,
        majority: int,
        supply: int,
    ) -> bool:
        """Whether all that the features of the seat are made of is as it was."""
        return (
            self.florins == position.florins[seat]
            and self.time == time
            and self.taken == taken
            and self.ahead == ahead
            and self.majority == majority
            and self.fewest == fewest
            and self.slots == position.slots[seat]
            and self.open_markers == position.open_markers[seat]
            and self.spaces == position.spaces[seat]
            and self.supply == supply
            and self.ended == (position.ender >= 0)
            and self.variant == position.table.variant
            and _alike(self.blocks, position.blocks, seat, 6)
            and _alike(self.points, position.points, seat, 6)
            and _alike(self.rewards, position.rewards, seat, 6)
            and _alike(self.landscapes, position.landscapes, seat, 2)
            and _alike(self.stores, position.stores, seat, 2)
            and _same_buildings(self.built, position.built, seat)
        )


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


def _alike(one: list[int], other: list[int], seat: i64, width: i64) -> bool:
    """Whether the part of a seat is the same in two lists by seat and something else."""
    if one is other:
        return True
    place: i64
    for place in range(seat * width, seat * width + width):
        mine: i64 = one[place]
        theirs: i64 = other[place]
        if mine != theirs:
            return False
    return True


def _same_buildings(one: list[int], other: list[int], seat: i64) -> bool:
    """Whether a seat has the same buildings in two lists, but for those of others at their ends.

    May say no where it has: then it is only counted again.
    """
    if one is other:
        return True
    shared: i64 = min(len(one), len(other))
    place: i64
    for place in range(shared):
        mine: i64 = one[place]
        theirs: i64 = other[place]
        if mine != theirs and (mine & 3 == seat or theirs & 3 == seat):
            return False
    longer = one if len(one) > shared else other
    for place in range(shared, len(longer)):
        more: i64 = longer[place]
        if more & 3 == seat:
            return False
    return True
