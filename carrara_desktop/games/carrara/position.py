"""A position of Carrara: plain numbers in flat lists, cheap to copy."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from carrara_desktop.games.carrara import components as c

PHASES: Final = ("lot", "tiles", "action", "draw", "buy", "space", "upgrade", "reveal", "over")
LOT, TILES, ACTION, DRAWING, BUYING, SCORING, UPGRADING, REVEALING, OVER = range(9)

SOURCES: Final = ("bonuses", "cities", "types", "landscapes", "building", "ending")
FROM_BONUSES, FROM_CITIES, FROM_TYPES, FROM_LANDSCAPES, FROM_BUILDING, FROM_ENDING = range(6)

# a building in one integer: seat | city << 2 | type << 5 | value << 8 | covered value << 12
SEAT_MASK: Final = 3


def pack_building(seat: int, city: int, type_: int, value: int, covers: int = 0) -> int:
    """One entry of ``CarraraPosition.built``."""
    return seat | city << 2 | type_ << 5 | value << 8 | covers << 12


def building_city(entry: int) -> int:
    """The city of an entry of ``built``."""
    return (entry >> 2) & 7


def building_type(entry: int) -> int:
    """The type of an entry of ``built``."""
    return (entry >> 5) & 7


def building_value(entry: int) -> int:
    """The value of an entry of ``built``: 1-5, or 8 for a monument."""
    return (entry >> 8) & 15


def building_covers(entry: int) -> int:
    """The value of the tile under a monument, 0 if there is none."""
    return (entry >> 12) & 15


class CarraraPosition:
    """A value: no references to anything outside, no generator, no callbacks.

    ``n`` seats; lists by seat have n entries, lists by seat and something else are flat
    (``blocks[seat * 6 + colour]``).
    """

    __slots__ = (
        "bag",
        "blocks",
        "built",
        "chosen",
        "display",
        "draws",
        "ender",
        "first",
        "florins",
        "monuments",
        "n",
        "open_markers",
        "phase",
        "points",
        "rewards",
        "rotation",
        "seat",
        "slots",
        "spaces",
        "supply",
        "supply_left",
        "taken",
        "turn",
        "turns_left",
        "upgrades",
        "visit_slot",
        "visitor",
        "wheel",
    )

    def __init__(
        self,
        n: int,
        first: int,
        phase: int,
        seat: int,
        turn: int,
        rotation: int,
        draws: int,
        chosen: int,
        visitor: int,
        visit_slot: int,
        ender: int,
        turns_left: int,
        supply_left: int,
        monuments: int,
        upgrades: int,
        bag: list[int],
        wheel: list[int],
        blocks: list[int],
        display: list[int],
        supply: list[int],
        florins: list[int],
        points: list[int],
        slots: list[int],
        open_markers: list[int],
        spaces: list[int],
        rewards: list[int],
        taken: list[int],
        built: list[int],
    ) -> None:
        self.n = n
        self.first = first
        """The seat that begins, -1 before the lot."""
        self.phase = phase
        self.seat = seat
        """The seat whose turn it is."""
        self.turn = turn
        self.rotation = rotation
        """Sectors the wheel has gone round, 0-5; the rules never ask."""
        self.draws = draws
        """Blocks still to be drawn."""
        self.chosen = chosen
        """In the scoring phase: the slot the marker in hand came from, or OPEN_AREA. Before the
        lot: the seat that has been chosen to begin, or -1."""
        self.visitor = visitor
        """The seat that holds the royal-visit marker, or -1."""
        self.visit_slot = visit_slot
        self.ender = ender
        self.turns_left = turns_left
        self.supply_left = supply_left
        self.monuments = monuments
        """Bit t: the monument of type t is still to be had."""
        self.upgrades = upgrades
        """Bit k: upgrade tile k is still to be had."""
        self.bag = bag
        self.wheel = wheel
        """36 counts: section * 6 + colour."""
        self.blocks = blocks
        self.display = display
        """Nine kinds, -1 for an empty slot."""
        self.supply = supply
        """Tiles left of each of the 30 kinds; their order is nobody's."""
        self.florins = florins
        self.points = points
        """VP by source: seat * 6 + source."""
        self.slots = slots
        """Bit k: the seat's marker stands on slot k of the court."""
        self.open_markers = open_markers
        self.spaces = spaces
        """Bit s: the seat's marker lies on scoring space s."""
        self.rewards = rewards
        """What a city pays the seat: seat * 6 + city."""
        self.taken = taken
        """Bit k: the seat has upgrade tile k."""
        self.built = built
        """Every building on the table in the order it was built; see ``pack_building``."""

    def copy(self) -> CarraraPosition:
        """An independent copy."""
        return CarraraPosition(
            self.n,
            self.first,
            self.phase,
            self.seat,
            self.turn,
            self.rotation,
            self.draws,
            self.chosen,
            self.visitor,
            self.visit_slot,
            self.ender,
            self.turns_left,
            self.supply_left,
            self.monuments,
            self.upgrades,
            self.bag[:],
            self.wheel[:],
            self.blocks[:],
            self.display[:],
            self.supply[:],
            self.florins[:],
            self.points[:],
            self.slots[:],
            self.open_markers[:],
            self.spaces[:],
            self.rewards[:],
            self.taken[:],
            self.built[:],
        )

    def key(self) -> tuple[Any, ...]:
        """Everything that makes the position, as nested tuples."""
        return tuple(
            tuple(value) if isinstance(value := getattr(self, name), list) else value
            for name in self.__slots__
        )

    def digest(self) -> str:
        """A stable hash (32 hexadecimal digits), the same on every machine."""
        return blake2b(repr(self.key()).encode("ascii"), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CarraraPosition) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def vp(self, seat: int) -> int:
        """The seat's VP so far."""
        return sum(self.points[seat * 6 : seat * 6 + 6])

    def markers_left(self, seat: int) -> int:
        """The seat's markers on the court that are not placed yet."""
        return self.slots[seat].bit_count() + self.open_markers[seat]

    def column(self, seat: int, city: int) -> list[int]:
        """The seat's buildings in a city from the bottom up, as entries of ``built``."""
        key = seat | city << 2
        return [entry for entry in self.built if entry & 31 == key]


def six(flat: list[int], row: int) -> tuple[int, int, int, int, int, int]:
    """Six counts of a flat list, as a tuple: those of seat, section or whatever ``row`` is."""
    a, b, c_, d, e, f = flat[row * 6 : row * 6 + 6]
    return (a, b, c_, d, e, f)


def start(seats: int, first: int) -> CarraraPosition:
    """The set-up of the basic game, before the first seat is named and nine tiles turned up.

    ``first`` is the seat that will begin, or -1 for the lot.

    Source: rulebook, "Set-up"; facts.md sections 5 and 10.
    """
    threes = c.THREES_BY_SEATS[seats]
    supply = [threes if kind % 5 == 2 else 1 for kind in range(c.N_KINDS)]
    slots = (1 << len(c.BASIC_SLOTS)) - 1
    return CarraraPosition(
        n=seats,
        first=-1,
        phase=LOT,
        seat=0,
        turn=0,
        rotation=0,
        draws=0,
        chosen=first,
        visitor=-1,
        visit_slot=-1,
        ender=-1,
        turns_left=-1,
        supply_left=sum(supply),
        monuments=(1 << c.N_TYPES) - 1,
        upgrades=(1 << c.N_UPGRADES) - 1,
        bag=[c.BLOCKS_PER_COLOUR - 1] * 6,
        wheel=[1] * 6 + [0] * 30,
        blocks=[0] * (6 * seats),
        display=[-1] * c.DISPLAY_SLOTS,
        supply=supply,
        florins=[c.START_FLORINS] * seats,
        points=[0] * (6 * seats),
        slots=[slots] * seats,
        open_markers=[0] * seats,
        spaces=[0] * seats,
        rewards=list(c.CITY_REWARD) * seats,
        taken=[0] * seats,
        built=[],
    )


def seat_first(position: CarraraPosition, first: int) -> None:
    """Name the seat that begins and hand out the start blocks in turn order from it."""
    position.first = first
    position.seat = first
    position.chosen = -1
    position.phase = TILES
    for order in range(position.n):
        seat = (first + order) % position.n
        for colour, count in enumerate(c.START_BLOCKS[order]):
            position.blocks[seat * 6 + colour] = count
            position.bag[colour] -= count
