"""What a seat was valued by last: most moves a player weighs leave the other seats as they are.

Nine tenths of the work of the greedy player is counting features, and most of those it would
count again and again for seats that a move leaves alone. So the last seat that was counted is
kept with its value, and all that the features ask of a position is compared. That costs a tenth
of counting, and changes nothing: a value is used again only where all of it is alike.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrara_desktop.games.carrara import position as p

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64


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
        "supply_left",
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
        value: int,
    ) -> None:
        self.variant = position.table.variant
        self.time = time
        self.ahead = ahead
        self.taken: i64 = taken
        self.fewest = fewest
        self.majority = majority
        self.ended = position.ender >= 0
        self.supply_left = position.supply_left
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
            and self.supply_left == position.supply_left
            and self.ended == (position.ender >= 0)
            and self.variant == position.table.variant
            and _alike(self.blocks, position.blocks, seat, 6)
            and _alike(self.points, position.points, seat, 6)
            and _alike(self.rewards, position.rewards, seat, 6)
            and _alike(self.landscapes, position.landscapes, seat, 2)
            and _alike(self.stores, position.stores, seat, 2)
            and _same_buildings(self.built, position.built, seat)
        )


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
