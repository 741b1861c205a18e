"""The two variants, each put together from the same parts.

What a variant has of its own is said here and nowhere else; the rules ask for the part they
need (a slot's bonus, the moves of a turn) and do not know which game is being played.
"""

from __future__ import annotations

from collections.abc import Callable

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import listing, pieces
from carrara_desktop.games.carrara.position import CarraraPosition

Lister = Callable[[CarraraPosition, list[int]], None]


class Variant:
    """The parts of one variant."""

    __slots__ = ("actions", "extras", "has_pieces", "id", "slots", "spaces")

    def __init__(
        self,
        id: str,
        slots: tuple[int, ...],
        spaces: int,
        has_pieces: bool,
        actions: tuple[Lister, ...],
        extras: tuple[Lister, ...],
    ) -> None:
        self.id = id
        self.slots = slots
        """What each bonus slot of the court gives; a seat has as many markers."""
        self.spaces = spaces
        """Number of scoring spaces."""
        self.has_pieces = has_pieces
        """Whether decorations and statues are played with."""
        self.actions = actions
        """Lists of the actions of a turn, but for taking a marker, which both share."""
        self.extras = extras
        """Lists of what may be done before or after the action."""


BASIC = Variant(
    id="basic",
    slots=c.BASIC_SLOTS,
    spaces=c.N_SPACES,
    has_pieces=False,
    actions=(
        listing.list_turn,
        listing.list_purchases,
        listing.list_buildings,
        listing.list_monuments,
        listing.list_pass,
    ),
    extras=(),
)
ADVANCED = Variant(
    id="advanced",
    slots=c.ADVANCED_SLOTS,
    spaces=c.N_ADVANCED_SPACES,
    has_pieces=True,
    actions=(
        listing.list_turn,
        listing.list_inner_turn,
        listing.list_buildings,
        listing.list_monuments,
        listing.list_pass,
    ),
    extras=(pieces.list_placements, pieces.list_purchases),
)
VARIANTS = (BASIC, ADVANCED)
"""By ``TableRules.variant``."""


def variant_of(position: CarraraPosition) -> Variant:
    """The variant that a position is of."""
    return VARIANTS[position.table.variant]
