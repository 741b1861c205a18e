"""What a seat may know of a position, as plain values.

Screens, tables, bots and protocols get a ``View``, never the position. Hidden are what
stands behind the others' screens (florins and blocks), and with it the colours and the
number of the blocks in the bag, from which it could be worked out.
"""

from __future__ import annotations

from dataclasses import dataclass

from carrara_desktop.engine.account import Standing
from carrara_desktop.games.carrara.components import UPGRADE_TARGETS

Counts = tuple[int, int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Building:
    """One building of a column: its type, value (1-5, or 8) and the value it covers (or 0).

    ``statue`` is the marble of its statue + 1 (7: gold), 0 for none.
    """

    type: int
    value: int
    covers: int = 0
    decorated: bool = False
    statue: int = 0


@dataclass(frozen=True, slots=True)
class Recalled:
    """What the viewer remembers of what went behind a closed screen, in the open as it was.

    ``blocks`` are surely there; they are all, and ``florins`` is right, if ``exact``.
    """

    florins: int
    blocks: Counts
    exact: bool


@dataclass(frozen=True, slots=True)
class SeatView:
    """One seat as the viewer may see it. ``florins`` and ``blocks`` are None behind a screen."""

    seat: int
    florins: int | None
    blocks: Counts | None
    vp: int
    columns: tuple[tuple[Building, ...], ...]
    """Six columns, Livorno to Lerici, each from the bottom up."""
    upgrades: tuple[int, ...]
    """The upgrade tiles (0-7) it has taken, in order."""
    rewards: Counts
    """What each city pays it for a point of value."""
    slots: tuple[bool, ...]
    """Whether its marker still stands on each bonus slot of the court."""
    open_markers: int
    """Its markers in the open area of the court."""
    spaces: tuple[bool, ...]
    """Whether its marker lies on each scoring space (14 or 19; cities and florins are shared)."""
    landscape_rewards: tuple[int, int] = (1, 1)
    """What each landscape pays it for a point of value."""
    warehouses: tuple[int, ...] = ()
    """The pieces (see ``moves``) in its warehouses, 0 for a free one; none in the basic game."""
    fresh: tuple[bool, ...] = ()
    """Whether each stored piece came only in the present turn."""
    recalled: Recalled | None = None
    """What the viewer remembers of a closed screen; only in what a bot is shown."""


@dataclass(frozen=True, slots=True)
class View:
    """The whole table as one seat (``viewer``) sees it; None is a spectator."""

    viewer: int | None
    seats: tuple[SeatView, ...]
    to_move: int
    """A seat, or engine.CHANCE, or engine.NOBODY when the game is over."""
    phase: str
    """One of the names of ``position.PHASES``: "lot", "tiles", "action", "draw", "buy", "space",
    "upgrade", "reveal", "over", and in the advanced game "disc", "take", "finish"."""
    first: int
    """The seat that began, -1 before the lot."""
    turn: int
    """Number of the turn, from 1."""
    rotation: int
    """Sectors the wheel has been turned since the start, 0-5 (for the drawing)."""
    wheel: tuple[Counts, ...]
    """Blocks by section: ``wheel[0]`` lies at I."""
    bag_empty: bool
    draws: int
    """Blocks still to be drawn for the turn in progress."""
    display: tuple[tuple[int, int] | None, ...]
    """Nine slots: (type, value) or None."""
    supply: int
    """Tiles left in the supply."""
    monuments: tuple[bool, ...]
    """Whether each type's monument can still be built."""
    upgrades: tuple[bool, ...]
    """Whether each of the eight upgrade tiles is still there."""
    city_scored: tuple[int, ...]
    """The seat whose marker lies on each shared city space, or -1."""
    slot_bonus: tuple[int, ...]
    """What each slot of the court gives (components.VP or FLORINS)."""
    visitor: int
    """The seat that holds the royal-visit marker, or -1."""
    visit_slot: int
    """The slot of that visit, or -1."""
    chosen_slot: int
    """In phase "space": the slot the marker in hand came from (-1 the open area); in phase "lot":
    the seat that was chosen to begin, or -1."""
    ender: int
    """The seat that met the end conditions, or -1."""
    turns_left: int
    """Turns still to be played after the end conditions were met (-1 before)."""
    standings: tuple[Standing, ...] = ()
    """The accounts, once the game is over."""
    winners: tuple[int, ...] = ()
    seat: int = 0
    """The seat whose turn it is, also while chance plays."""
    variant: str = "basic"
    upgrade_targets: tuple[int, ...] = UPGRADE_TARGETS
    """What each upgrade tile raises: a city (0-5), 6 urban, 7 rural."""
    third_place: tuple[int, ...] = ()
    """VP for the third most statues by city; none in the basic game."""
    open_screens: bool = False
    decoration_at: tuple[int, ...] = ()
    """By section, the decoration (a building type) the sector shows; none in the basic game."""
    statue_at: tuple[int, ...] = ()
    """By section, the marble of the statue beside the sector."""
    decorations: tuple[int, ...] = ()
    """Decorations left in the supply, by building type."""
    statues: tuple[int, ...] = ()
    """Statues left in the supply, by marble."""
    gold: int = 0
    """Golden statues left at the court."""
    florin_spaces: tuple[int, ...] = ()
    """The seat whose marker lies on each florin space, or -1."""
    offered: tuple[int, ...] = ()
    """In phase "take": the pieces to choose from."""
    cleared: int = -1
    """In phase "take": the section that was bought empty, -1 for a bonus of the court."""
    purchased: bool = False
    """Whether the seat to move has bought a piece in this turn."""
