"""A position of Carrara: plain numbers in flat lists, cheap to copy."""

from __future__ import annotations

from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final

from carrara_desktop.games.carrara import components as c

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64

PHASES: Final = (
    "lot", "tiles", "action", "draw", "buy", "space", "upgrade", "reveal", "over",
    "disc", "take", "finish",
)  # fmt: skip
LOT: Final = 0
TILES: Final = 1
ACTION: Final = 2
DRAWING: Final = 3
BUYING: Final = 4
SCORING: Final = 5
UPGRADING: Final = 6
REVEALING: Final = 7
OVER: Final = 8
TURNING_DISC: Final = 9
TAKING: Final = 10
FINISHING: Final = 11

SOURCES: Final = ("bonuses", "cities", "types", "landscapes", "building", "ending")
"""Where VP come from during the game, as ``CarraraPosition.points`` counts them; VP of statue
scorings count with the cities."""
FROM_BONUSES: Final = 0
FROM_CITIES: Final = 1
FROM_TYPES: Final = 2
FROM_LANDSCAPES: Final = 3
FROM_BUILDING: Final = 4
FROM_ENDING: Final = 5

# a building in one integer: seat | city << 2 | type << 5 | value << 8 | covered value << 12
# | decorated << 16 | statue << 17, where statue is 0 for none, else its marble + 1 (7: gold)
SEAT_MASK: Final = 3
DECORATED: Final = 1 << 16
FRESH: Final = 16
"""Added to a piece in a warehouse that came there in the present turn."""


def pack_building(
    seat: int,
    city: int,
    type_: int,
    value: int,
    covers: int = 0,
    decorated: bool = False,
    statue: int = 0,
) -> int:
    """One entry of ``CarraraPosition.built``; ``statue`` is its marble + 1, 0 for none."""
    return (
        seat | city << 2 | type_ << 5 | value << 8 | covers << 12 | decorated << 16 | statue << 17
    )


def raised(entry: i64) -> i64:
    """The building with its monument over it; what stands on it moves up."""
    value = (entry >> 8) & 15
    return entry & ~(15 << 8 | 15 << 12) | c.MONUMENT_VALUE << 8 | value << 12


def building_decorated(entry: i64) -> i64:
    """1 if the building carries its decoration, else 0."""
    return (entry >> 16) & 1


def building_statue(entry: i64) -> i64:
    """The marble of the statue on the building + 1 (7: gold), 0 for none."""
    return (entry >> 17) & 7


def worth(entry: i64) -> i64:
    """What the building counts in a scoring: its value, and 1 for a decoration."""
    return ((entry >> 8) & 15) + ((entry >> 16) & 1)


class TableRules:
    """What the players agreed on before the game: the variant, and what the sources leave open.

    Immutable, shared by all positions of a game.
    """

    __slots__ = ("inner_disc", "open_screens", "outer_disc", "third", "upgrade_targets", "variant")

    def __init__(
        self,
        variant: int = 0,
        upgrade_targets: tuple[int, ...] = c.UPGRADE_TARGETS,
        third: tuple[int, ...] = c.STATUE_THIRD,
        open_screens: bool = False,
        outer_disc: tuple[int, ...] = c.OUTER_DISC,
        inner_disc: tuple[int, ...] = c.INNER_DISC,
    ) -> None:
        self.variant = variant
        """0 the basic game, 1 the advanced."""
        self.upgrade_targets = upgrade_targets
        """What each upgrade tile raises: a city, or 6 urban, 7 rural."""
        self.third = third
        """VP for the third most statues by city."""
        self.open_screens = open_screens
        self.outer_disc = outer_disc
        self.inner_disc = inner_disc

    def key(self) -> tuple[Any, ...]:
        """Everything that makes the table rules."""
        return (
            self.variant,
            self.upgrade_targets,
            self.third,
            self.open_screens,
            self.outer_disc,
            self.inner_disc,
        )

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableRules) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def building_city(entry: i64) -> i64:
    """The city of an entry of ``built``."""
    return (entry >> 2) & 7


def building_type(entry: i64) -> i64:
    """The type of an entry of ``built``."""
    return (entry >> 5) & 7


def building_value(entry: i64) -> i64:
    """The value of an entry of ``built``: 1-5, or 8 for a monument."""
    return (entry >> 8) & 15


def building_covers(entry: i64) -> i64:
    """The value of the tile under a monument, 0 if there is none."""
    return (entry >> 12) & 15


FIELDS: Final = (
    "bag",
    "blocks",
    "built",
    "chosen",
    "decorations",
    "display",
    "draws",
    "ender",
    "first",
    "florins",
    "gold",
    "inner",
    "landscapes",
    "monuments",
    "n",
    "open_markers",
    "outer",
    "phase",
    "points",
    "purchased",
    "rewards",
    "rotation",
    "seat",
    "slots",
    "spaces",
    "statues",
    "stores",
    "supply",
    "supply_left",
    "table",
    "taken",
    "turn",
    "turns_left",
    "upgrades",
    "visit_slot",
    "visitor",
    "wheel",
)
"""Everything a position consists of; all of it is part of its key."""


BITS_SET: Final = [number.bit_count() for number in range(256)]
"""How many markers stand on the slots of a court, by their bits."""


class CarraraPosition:
    """A value: no references to anything outside, no generator, no callbacks.

    Its lists are never changed in place: a move puts new ones in the place of those it
    changes, so that copies can share them and cost next to nothing.

    ``n`` seats; lists by seat have n entries, lists by seat and something else are flat
    (``blocks[seat * 6 + colour]``).
    """

    __slots__ = FIELDS

    def __init__(
        self,
        table: TableRules,
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
        outer: int,
        inner: int,
        gold: int,
        purchased: int,
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
        landscapes: list[int],
        decorations: list[int],
        statues: list[int],
        stores: list[int],
    ) -> None:
        self.table = table
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
        lot: the seat that has been chosen to begin, or -1. While a piece is to be taken: its
        slot, or 16 + the section that was bought empty."""
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
        self.outer = outer
        """Sectors the disc of decorations stands ahead of ``table.outer_disc``."""
        self.inner = inner
        """Sectors the disc of statues has been turned."""
        self.gold = gold
        """Golden statues at the court."""
        self.purchased = purchased
        """1 once the seat to move has bought a piece in this turn."""
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
        self.landscapes = landscapes
        """What a landscape pays the seat: seat * 2 + landscape."""
        self.decorations = decorations
        """Decorations in the supply, by building type."""
        self.statues = statues
        """Statues in the supply, by marble."""
        self.stores = stores
        """Warehouses: seat * 2 + 0 or 1; a piece (see ``moves``), FRESH added, or 0."""

    def copy(self) -> CarraraPosition:
        """An independent copy: lists are never changed in place, so both share them."""
        return CarraraPosition(
            self.table,
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
            self.outer,
            self.inner,
            self.gold,
            self.purchased,
            self.bag,
            self.wheel,
            self.blocks,
            self.display,
            self.supply,
            self.florins,
            self.points,
            self.slots,
            self.open_markers,
            self.spaces,
            self.rewards,
            self.taken,
            self.built,
            self.landscapes,
            self.decorations,
            self.statues,
            self.stores,
        )

    def key(self) -> tuple[Any, ...]:
        """Everything that makes the position, as nested tuples."""
        return tuple(_plain(getattr(self, name)) for name in FIELDS)

    def digest(self) -> str:
        """A stable hash (32 hexadecimal digits), the same on every machine."""
        return blake2b(repr(self.key()).encode("ascii"), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, CarraraPosition) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())

    def vp(self, seat: int) -> int:
        """The seat's VP so far."""
        points = self.points
        at: i64 = seat * 6
        total: i64 = 0
        place: i64
        for place in range(at, at + 6):
            total += points[place]
        return total

    def markers_left(self, seat: int) -> int:
        """The seat's markers on the court that are not placed yet."""
        return BITS_SET[self.slots[seat]] + self.open_markers[seat]

    def column(self, seat: int, city: int) -> list[int]:
        """The seat's buildings in a city from the bottom up, as entries of ``built``."""
        key = seat | city << 2
        return [entry for entry in self.built if entry & 31 == key]


def index_in_built(position: CarraraPosition, seat: i64, city: i64, row: i64) -> i64:
    """Where in ``built`` the building at this height of a column is. Raises IndexError."""
    key: i64 = seat | city << 2
    left: i64 = row
    index: i64 = 0
    for entry in position.built:
        building: i64 = entry
        if building & 31 == key:
            if left == 0:
                return index
            left -= 1
        index += 1  # noqa: SIM113 - a machine number, which enumerate has none of
    raise IndexError(row)


_BIT: Final = [1 << bit for bit in range(48)]
"""Bits by number: the compiler makes a shifted 1 of 32 bits only."""
ROW: Final = 20
"""Where ``distinct_buildings`` adds the row to an entry of ``built``."""


def distinct_buildings(position: CarraraPosition, seat: i64) -> list[int]:
    """A seat's buildings in the order they were built, of equal ones the lowest alone.

    Entries of ``built`` with the row of the building added: see ``building_row``.
    """
    found: list[int] = []
    rows: i64 = 0  # six counts of eight bits
    kinds: i64 = 0  # types and values that have been met
    for entry in position.built:
        building: i64 = entry
        if building & SEAT_MASK != seat:
            continue
        column: i64 = building_city(building) * 8
        row: i64 = (rows >> column) & 255
        rows += _BIT[column]
        # equal buildings are rare: most are the first of their type and value
        kind: i64 = _BIT[building_type(building) * 8 + building_value(building) - 1]
        if not kinds & kind or not _is_among(building, found):
            kinds |= kind
            found.append(building | row << ROW)
    return found


def _is_among(building: i64, found: list[int]) -> bool:
    """Whether ``distinct_buildings`` has found an equal building."""
    for known in found:
        other: i64 = known
        if other & ((1 << ROW) - 1) == building:
            return True
    return False


def building_row(building: i64) -> i64:
    """How high in its column a building of ``distinct_buildings`` stands, from 0."""
    return building >> ROW


def hand(position: CarraraPosition, seat: i64) -> i64:
    """The blocks behind a seat's screen, packed as in ``moves``."""
    blocks = position.blocks
    packed: i64 = 0
    colour: i64
    for colour in range(6):
        count: i64 = blocks[seat * 6 + colour]
        packed |= count << (3 * colour)
    return packed


def has_blocks(position: CarraraPosition) -> bool:
    """Whether there is a block on the wheel or in the bag, so that a disc can be turned."""
    for count in position.wheel:
        if count:
            return True
    return any(position.bag)


def _plain(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(value)
    return value.key() if isinstance(value, TableRules) else value


def changed(flat: list[int], index: i64, by: i64) -> list[int]:
    """A copy of a list with one entry raised by an amount."""
    copy = flat[:]
    copy[index] = copy[index] + by  # the compiler has no machine numbers for +=
    return copy


def replaced(flat: list[int], index: i64, value: i64) -> list[int]:
    """A copy of a list with another value in one place."""
    copy = flat[:]
    copy[index] = value
    return copy


def six(flat: list[int], row: int) -> tuple[int, int, int, int, int, int]:
    """Six counts of a flat list, as a tuple: those of seat, section or whatever ``row`` is."""
    a, b, c_, d, e, f = flat[row * 6 : row * 6 + 6]
    return (a, b, c_, d, e, f)


def start(seats: int, first: int, table: TableRules, slots: int) -> CarraraPosition:
    """The set-up, before the first seat is named and nine tiles are turned up.

    ``first`` is the seat that will begin, or -1 for the lot; ``slots`` the number of bonus
    slots at the court. Pieces of the advanced game are there only if it is played.
    Source: rulebook, "Set-up"; facts.md sections 5, 8 and 10.
    """
    threes = c.THREES_BY_SEATS[seats]
    supply = [threes if kind % 5 == 2 else 1 for kind in range(c.N_KINDS)]
    pieces = 1 if table.variant else 0
    return CarraraPosition(
        table=table,
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
        outer=0,
        inner=0,
        gold=2 * seats * pieces,
        purchased=0,
        bag=[c.BLOCKS_PER_COLOUR - 1] * 6,
        wheel=[1] * 6 + [0] * 30,
        blocks=[0] * (6 * seats),
        display=[-1] * c.DISPLAY_SLOTS,
        supply=supply,
        florins=[c.START_FLORINS] * seats,
        points=[0] * (6 * seats),
        slots=[(1 << slots) - 1] * seats,
        open_markers=[0] * seats,
        spaces=[0] * seats,
        rewards=list(c.CITY_REWARD) * seats,
        taken=[0] * seats,
        built=[],
        landscapes=list(c.LANDSCAPE_REWARD) * seats,
        decorations=[c.DECORATIONS_BY_SEATS[seats] * pieces] * 6,
        statues=[c.STATUES_PER_COLOUR * pieces] * 6,
        stores=[0] * (c.WAREHOUSES * seats),
    )


def seat_first(position: CarraraPosition, first: int) -> None:
    """Name the seat that begins and hand out the start blocks in turn order from it."""
    position.first = first
    position.seat = first
    position.chosen = -1
    position.phase = TURNING_DISC if position.table.variant else TILES
    blocks, bag = position.blocks[:], position.bag[:]
    for order in range(position.n):
        seat = (first + order) % position.n
        for colour, count in enumerate(c.START_BLOCKS[order]):
            blocks[seat * 6 + colour] = count
            bag[colour] -= count
    position.blocks, position.bag = blocks, bag
