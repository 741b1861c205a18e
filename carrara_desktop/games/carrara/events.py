"""The facts that a move brings about, in the order they happen.

The scene animates them, the log tells them, statistics count them. Every event is
public: a screen that is lifted proves that nothing is affordable, without figures.
Seats count from 0; blocks are counts by colour (six integers); amounts are florins or VP.
"""

from __future__ import annotations

from dataclasses import dataclass

from carrara_desktop.engine.events import Event

Blocks = tuple[int, int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class FirstSeatChosen(Event):
    """Set-up: who begins, by lot or by choice, and what the table looks like then.

    ``florins``, ``blocks`` and ``markers`` (on the court) are by seat; ``wheel`` is what lies
    at section I; ``tiles`` are those of this number of seats, before any is turned up.
    """

    seat: int
    florins: tuple[int, ...]
    blocks: tuple[Blocks, ...]
    markers: tuple[int, ...]
    wheel: Blocks
    bag: Blocks
    tiles: int


@dataclass(frozen=True, slots=True)
class TileTurnedUp(Event):
    """A tile from the supply fills a slot of the display (0-8); ``supply`` tiles are left."""

    type: int
    value: int
    slot: int
    supply: int


@dataclass(frozen=True, slots=True)
class VisitReturned(Event):
    """The seat gave the royal-visit marker back as its turn began."""

    seat: int


@dataclass(frozen=True, slots=True)
class VisitDeferred(Event):
    """The seat did not follow: its marker went from the slot to the open area."""

    seat: int
    slot: int


@dataclass(frozen=True, slots=True)
class WheelTurned(Event):
    """The wheel went one sector clockwise; ``draws`` blocks will be drawn into section I."""

    seat: int
    draws: int


@dataclass(frozen=True, slots=True)
class BlockDrawn(Event):
    """One block came from the bag into section I."""

    colour: int


@dataclass(frozen=True, slots=True)
class BlocksBought(Event):
    """Blocks went from a section (0-5 for I-VI) behind the seat's screen."""

    seat: int
    section: int
    blocks: Blocks
    cost: int


@dataclass(frozen=True, slots=True)
class NothingAffordable(Event):
    """After turning, the seat could buy nothing: it lifted its screen and took florins."""

    seat: int
    florins: int


@dataclass(frozen=True, slots=True)
class TileBuilt(Event):
    """A tile of the display went on top of a city column; the payment went into the bag."""

    seat: int
    type: int
    value: int
    city: int
    payment: Blocks
    slot: int


@dataclass(frozen=True, slots=True)
class MonumentBuilt(Event):
    """A monument was built; ``covers`` is the value of the tile under it, 0 for a new one.

    ``row`` is its height in the column, counted from 0 at the city.
    """

    seat: int
    type: int
    city: int
    payment: Blocks
    covers: int
    row: int


@dataclass(frozen=True, slots=True)
class UpgradeTaken(Event):
    """An upgrade tile (0-7) raised a target of the seat's board, which now pays ``reward``.

    The target is a city (0-5), or 6 or 7 for the urban or rural landscape.
    """

    seat: int
    tile: int
    target: int
    reward: int


@dataclass(frozen=True, slots=True)
class BuildingPoints(Event):
    """VP at once for building with all markers used."""

    seat: int
    vp: int


@dataclass(frozen=True, slots=True)
class VisitTaken(Event):
    """The seat began a royal visit and took the marker for this slot."""

    seat: int
    slot: int


@dataclass(frozen=True, slots=True)
class BonusTaken(Event):
    """The seat took its marker from a bonus slot, with the bonus."""

    seat: int
    slot: int
    vp: int
    florins: int


@dataclass(frozen=True, slots=True)
class BuildingScored:
    """What one building brought in a scoring; ``reward`` times ``value``."""

    type: int
    city: int
    row: int
    value: int
    reward: int
    pays: int


@dataclass(frozen=True, slots=True)
class SpaceScored(Event):
    """A marker went on a scoring space (0-13); ``slot`` is -1 for one from the open area."""

    seat: int
    space: int
    slot: int
    buildings: tuple[BuildingScored, ...]
    vp: int
    florins: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """The seat passed and took florins."""

    seat: int
    florins: int


@dataclass(frozen=True, slots=True)
class EndTriggered(Event):
    """The seat's action met both end conditions: VP for it, one more turn for the others."""

    seat: int
    vp: int


@dataclass(frozen=True, slots=True)
class FlorinsCounted(Event):
    """At the end: VP for the florins left, ``rate`` of which make one."""

    seat: int
    florins: int
    rate: int
    vp: int


@dataclass(frozen=True, slots=True)
class DecorationsCounted(Event):
    """At the end: VP for sets of equal decorations (counts by building type)."""

    seat: int
    sets: Blocks
    vp: int


@dataclass(frozen=True, slots=True)
class StatuesCounted(Event):
    """At the end: VP for most statues; ``statues`` and ``paid`` are by city."""

    seat: int
    statues: Blocks
    paid: Blocks
    vp: int


@dataclass(frozen=True, slots=True)
class DiscSet(Event):
    """Set-up: the disc of decorations was turned at random, by so many sectors."""

    sectors: int


@dataclass(frozen=True, slots=True)
class InnerDiscTurned(Event):
    """The disc of statues went one sector clockwise by itself."""

    seat: int


@dataclass(frozen=True, slots=True)
class SectorCleared(Event):
    """The seat bought the last block of a sector that shows this decoration and statue.

    The decoration is that of a building type (0-5); the statue is of a marble (0-5).
    """

    seat: int
    section: int
    decoration: int
    statue: int


@dataclass(frozen=True, slots=True)
class PieceTaken(Event):
    """A piece went on a building. Pieces: 1-6 decoration of type 0-5, 7-13 statue (13 gold)."""

    seat: int
    piece: int
    city: int
    row: int


@dataclass(frozen=True, slots=True)
class PieceForgone(Event):
    """The seat took nothing; a golden statue that is refused goes to the box."""

    seat: int
    golden: bool


@dataclass(frozen=True, slots=True)
class PieceStored(Event):
    """A piece went into a warehouse (0 or 1)."""

    seat: int
    piece: int
    warehouse: int


@dataclass(frozen=True, slots=True)
class PieceDiscarded(Event):
    """A stored piece went to the box, to make room."""

    seat: int
    piece: int
    warehouse: int


@dataclass(frozen=True, slots=True)
class PiecePlaced(Event):
    """A stored piece went from its warehouse on a building."""

    seat: int
    piece: int
    warehouse: int
    city: int
    row: int


@dataclass(frozen=True, slots=True)
class PiecePurchased(Event):
    """A piece was bought from the supply and put on a building."""

    seat: int
    piece: int
    city: int
    row: int
    florins: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """Final points by seat, blocks left (the tie-break) and all winners."""

    scores: tuple[int, ...]
    blocks: tuple[int, ...]
    winners: tuple[int, ...]
