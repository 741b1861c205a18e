"""The two variants, each put together from the same parts.

What a variant has of its own is said here and nowhere else; the rules ask for the part they
need (a slot's bonus, the moves of a turn) and do not know which game is being played.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import listing, pieces
from carrara_desktop.games.carrara.position import CarraraPosition


class Variant(ABC):
    """The parts of one variant."""

    __slots__ = ("has_pieces", "id", "slots", "spaces", "turns_first")

    def __init__(
        self, id: str, slots: tuple[int, ...], spaces: int, has_pieces: bool, turns_first: bool
    ) -> None:
        self.id = id
        self.slots = slots
        """What each bonus slot of the court gives; a seat has as many markers."""
        self.spaces = spaces
        """Number of scoring spaces."""
        self.has_pieces = has_pieces
        """Whether decorations and statues are played with."""
        self.turns_first = turns_first
        """Whether blocks are bought only after a disc has been turned."""

    @abstractmethod
    def list_actions(self, position: CarraraPosition, result: list[int]) -> None:
        """Add the actions of a turn, but for taking a marker, which both variants share."""

    @abstractmethod
    def list_extras(self, position: CarraraPosition, result: list[int]) -> None:
        """Add what may be done before or after the action."""


class Basic(Variant):
    """The basic game."""

    __slots__ = ()

    def list_actions(self, position: CarraraPosition, result: list[int]) -> None:
        """Turn, buy, build or pass."""
        listing.list_turn(position, result)
        listing.list_purchases(position, result)
        listing.list_buildings(position, result)
        listing.list_monuments(position, result)
        listing.list_pass(position, result)

    def list_extras(self, position: CarraraPosition, result: list[int]) -> None:
        """There is nothing but the action."""


class Advanced(Variant):
    """The advanced game."""

    __slots__ = ()

    def list_actions(self, position: CarraraPosition, result: list[int]) -> None:
        """Turn both discs or that of the statues, build or pass."""
        listing.list_turn(position, result)
        listing.list_inner_turn(position, result)
        listing.list_buildings(position, result)
        listing.list_monuments(position, result)
        listing.list_pass(position, result)

    def list_extras(self, position: CarraraPosition, result: list[int]) -> None:
        """Place stored pieces and buy one."""
        pieces.list_placements(position, result)
        pieces.list_purchases(position, result)


BASIC: Final = Basic(
    id="basic", slots=c.BASIC_SLOTS, spaces=c.N_SPACES, has_pieces=False, turns_first=False
)
ADVANCED: Final = Advanced(
    id="advanced",
    slots=c.ADVANCED_SLOTS,
    spaces=c.N_ADVANCED_SPACES,
    has_pieces=True,
    turns_first=True,
)
VARIANTS: Final[tuple[Variant, ...]] = (BASIC, ADVANCED)
"""By ``TableRules.variant``."""


def variant_of(position: CarraraPosition) -> Variant:
    """The variant that a position is of."""
    return VARIANTS[position.table.variant]
