"""The form of a position document, see ``document``: its objects and their fields."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

MOST: Final = 1_000_000
"""No game gets near so many turns, florins or points."""

Count = Annotated[int, msgspec.Meta(ge=0, le=MOST)]


class _Part(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What all parts of a document share."""


class Blocks(_Part):
    """Blocks by colour."""

    white: Count = 0
    yellow: Count = 0
    red: Count = 0
    green: Count = 0
    blue: Count = 0
    purple: Count = 0


class Sector(_Part):
    """What lies at a section of the wheel, and in the advanced game what can be won there."""

    blocks: Blocks = msgspec.field(default_factory=Blocks)
    decoration: str | None = None
    statue: str | None = None


class Wheel(_Part):
    """The wheel; ``turned`` are the sectors it has gone round, modulo six."""

    turned: Count
    I: Sector  # noqa: E741
    II: Sector
    III: Sector
    IV: Sector
    V: Sector
    VI: Sector


class Table(_Part):
    """The variant and the table rules, under the names of the options of a game."""

    variant: str
    upgrades: str = "cities"
    third_place: str = "stepped"
    open_screens: bool = False
    outer_disc: list[str] = []
    inner_disc: list[str] = []


class Turn(_Part):
    """Whose turn it is and what is due in it.

    ``first`` is the seat that began; before the lot, the one that is to begin, or null. In
    phase "space", and "take" after a bonus, ``marker_from`` is the slot (or "open") the marker
    in hand came from; in phase "take" after buying, ``cleared`` is the section bought empty.
    """

    number: Count
    seat: Count
    first: Count | None
    phase: str
    marker_from: int | str | None = None
    cleared: str | None = None
    to_draw: Count = 0
    purchased: bool = False


class Visit(_Part):
    """The seat that holds the royal-visit marker, and the slot it came for."""

    seat: Count
    slot: Count


class End(_Part):
    """The seat that met the end conditions, and the turns that are still to be finished."""

    ender: Count
    turns_left: Count


class Building(_Part):
    """A tile or monument of a column, and what stands on it."""

    tile: str
    covers: Count = 0
    decoration: str | None = None
    statue: str | None = None
    built: Count = 0


class Columns(_Part):
    """A seat's buildings by city, each column from the city upward."""

    Livorno: list[Building] = []
    Pisa: list[Building] = []
    Lucca: list[Building] = []
    Viareggio: list[Building] = []
    Massa: list[Building] = []
    Lerici: list[Building] = []


class Points(_Part):
    """VP so far by source."""

    bonuses: Count = 0
    cities: Count = 0
    types: Count = 0
    landscapes: Count = 0
    building: Count = 0
    ending: Count = 0


class Markers(_Part):
    """Where a seat's scoring markers are: slots of the court, its open area, spaces."""

    slots: list[Count] = []
    open: Count = 0
    spaces: list[str] = []


class Stored(_Part):
    """A piece in a warehouse; ``fresh`` if it came there in this very turn."""

    piece: str
    fresh: bool = False


class SeatPart(_Part):
    """All that a seat has."""

    florins: Count
    markers: Markers
    blocks: Blocks = msgspec.field(default_factory=Blocks)
    points: Points = msgspec.field(default_factory=Points)
    columns: Columns = msgspec.field(default_factory=Columns)
    upgrades: list[str] = []
    warehouses: list[Stored | None] = []


class Decorations(_Part):
    """Decorations in the supply."""

    book: Count = 0
    cup: Count = 0
    crown: Count = 0
    gate: Count = 0
    flag: Count = 0
    arms: Count = 0


class Statues(_Part):
    """Statues in the supply, and golden ones at the court."""

    white: Count = 0
    yellow: Count = 0
    red: Count = 0
    green: Count = 0
    blue: Count = 0
    purple: Count = 0
    gold: Count = 0


class Pieces(_Part):
    """The pieces of the advanced game that nobody has yet."""

    decorations: Decorations = msgspec.field(default_factory=Decorations)
    statues: Statues = msgspec.field(default_factory=Statues)


class Document(_Part):
    """The whole."""

    document: str
    game: str
    format: int
    table: Table
    turn: Turn
    wheel: Wheel
    bag: Blocks
    display: list[str | None]
    supply: list[str]
    monuments: list[str]
    upgrades: list[str]
    seats: list[SeatPart]
    visit: Visit | None = None
    end: End | None = None
    pieces: Pieces | None = None
