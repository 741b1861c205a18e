"""Every component and number of The Palaces of Carrara, second edition.

This is the one data module of the game: the rules, the tables and the bots read
their numbers here and nowhere else. Colours, cities and building types are small
integers, most valuable colour first; colour *k* is also the colour of city *k*.
"""

from __future__ import annotations

from typing import Final

# -- marble -----------------------------------------------------------------------------

COLOURS: Final = ("white", "yellow", "red", "green", "blue", "purple")
COLOUR_LETTERS: Final = "WYRGBP"
WHITE: Final = 0
YELLOW: Final = 1
RED: Final = 2
GREEN: Final = 3
BLUE: Final = 4
PURPLE: Final = 5
N_COLOURS: Final = 6
BLOCKS_PER_COLOUR: Final = 7
N_BLOCKS: Final = 42

# -- the wheel --------------------------------------------------------------------------

SECTIONS: Final = ("I", "II", "III", "IV", "V", "VI")
N_SECTIONS: Final = 6
REFILL_TO: Final = 11
"""Blocks on the whole wheel after it has been turned and refilled."""
PRICES: Final[tuple[tuple[int, ...], ...]] = tuple(
    tuple(max(0, 6 - section - colour) for colour in range(N_COLOURS))
    for section in range(N_SECTIONS)
)
"""``PRICES[section][colour]`` in florins; section 0 is I, where new blocks are placed."""

# -- cities -----------------------------------------------------------------------------

CITIES: Final = ("Livorno", "Pisa", "Lucca", "Viareggio", "Massa", "Lerici")
LIVORNO: Final = 0
PISA: Final = 1
LUCCA: Final = 2
VIAREGGIO: Final = 3
MASSA: Final = 4
LERICI: Final = 5
N_CITIES: Final = 6
VP: Final = 0
FLORINS: Final = 1
CITY_PAYS: Final[tuple[int, ...]] = (VP, FLORINS, VP, FLORINS, VP, FLORINS)
CITY_REWARD: Final = (3, 3, 2, 2, 1, 1)
"""VP or florins per point of value; city *c* accepts the colours 0..c."""
CITY_MINIMUM: Final[tuple[int, ...]] = (2, 2, 2, 3, 3, 3)
"""Own buildings that the shared space of a city asks for."""

# -- buildings --------------------------------------------------------------------------

TYPES: Final = ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")
BIBLIOTECA: Final = 0
CATHEDRALE: Final = 1
PALAZZO: Final = 2
PORTA: Final = 3
CASTELLO: Final = 4
VILLA: Final = 5
N_TYPES: Final = 6
URBAN: Final = 0
RURAL: Final = 1
LANDSCAPES: Final = ("urban", "rural")
TYPE_LANDSCAPE: Final[tuple[int, ...]] = (URBAN, URBAN, URBAN, URBAN, RURAL, RURAL)
LANDSCAPE_PAYS: Final[tuple[int, ...]] = (FLORINS, VP)
LANDSCAPE_REWARD: Final = (1, 1)

VALUES: Final = (1, 2, 3, 4, 5)
MONUMENT_VALUE: Final = 8
N_KINDS: Final = 30
"""Kinds of building tile: kind = type * 5 + value - 1."""
DISPLAY_SLOTS: Final = 9
THREES_BY_SEATS: Final = {2: 0, 3: 1, 4: 2}
"""How many tiles of value 3 a type has, by number of seats (the other values: one each)."""

# -- upgrade tiles ----------------------------------------------------------------------

UPGRADE_TARGETS: Final[tuple[int, ...]] = (
    LIVORNO,
    PISA,
    LUCCA,
    VIAREGGIO,
    MASSA,
    LERICI,
    MASSA,
    LERICI,
)
"""The city each of the eight tiles raises by one; the last two are assumed."""
N_UPGRADES: Final = 8

# -- seats ------------------------------------------------------------------------------

MIN_SEATS: Final = 2
MAX_SEATS: Final = 4
START_FLORINS: Final = 20
START_BLOCKS: Final = (
    (0, 0, 0, 0, 0, 2),
    (0, 0, 0, 0, 1, 1),
    (0, 0, 0, 0, 2, 0),
    (0, 0, 0, 1, 1, 0),
)
"""Counts by colour for the first, second, third and fourth seat in turn order."""
PASS_FLORINS: Final = 2
NOTHING_AFFORDABLE_FLORINS: Final = 2

# -- the royal court --------------------------------------------------------------------

BONUS_VP: Final = 3
BONUS_FLORINS: Final = 5
BASIC_SLOTS: Final = (VP, VP, VP, FLORINS, FLORINS, FLORINS)
"""What each bonus slot of the basic court gives."""

# -- scoring spaces of the basic game ---------------------------------------------------

SPACE_CITY: Final = 0
SPACE_TYPE: Final = 6
SPACE_LANDSCAPE: Final = 12
N_SPACES: Final = 14
"""Spaces 0-5 are the shared cities, 6-11 one's own types, 12-13 one's own landscapes."""

# -- the end ----------------------------------------------------------------------------

ENDER_VP: Final = 5
FLORINS_PER_VP: Final = 5

# -- the advanced game ------------------------------------------------------------------

DECORATIONS: Final = ("book", "cup", "crown", "gate", "flag", "arms")
"""The decoration that belongs to each building type (arms: coat of arms)."""
STATUES: Final = (*COLOURS, "gold")
GOLD: Final = 6
"""The golden statue, after the six marbles."""
DECORATIONS_BY_SEATS: Final = {2: 5, 3: 6, 4: 7}
"""Decorations of each kind, by number of seats."""
STATUES_PER_COLOUR: Final = 6
OUTER_DISC: Final[tuple[int, ...]] = (BIBLIOTECA, VILLA, PALAZZO, CATHEDRALE, CASTELLO, PORTA)
"""Decorations clockwise (book, arms, crown, cup, flag, gate); the order is assumed."""
INNER_DISC: Final[tuple[int, ...]] = (PURPLE, BLUE, GREEN, RED, YELLOW, WHITE)
"""Statues by section at the start, purple at I; the order of the others is assumed."""
GOLDEN: Final = 2
DECORATION: Final = 3
ADVANCED_SLOTS: Final[tuple[int, ...]] = (
    GOLDEN,
    GOLDEN,
    DECORATION,
    DECORATION,
    FLORINS,
    FLORINS,
    VP,
    VP,
)
WAREHOUSES: Final = 2
PURCHASE_FLORINS: Final = 10

SPACE_FLORINS: Final = 14
SPACE_STATUES: Final = 16
N_ADVANCED_SPACES: Final = 19
"""Spaces 14-15 are the shared florin spaces, 16-18 one's own pairs of cities with statues."""
FLORIN_SPACES: Final = ((36, 3), (50, 2))
"""Florins needed, and florins for a VP at the end."""
STATUE_PAIRS: Final = ((LIVORNO, LERICI), (MASSA, PISA), (VIAREGGIO, LUCCA))

STATUE_MAJORITY: Final[tuple[tuple[int, int, int], ...]] = (
    (12, 8, 5),
    (11, 7, 4),
    (10, 6, 3),
    (9, 5, 2),
    (8, 4, 1),
    (7, 3, 0),
)
"""VP for most, second and third most statues by city; the third column is partly assumed."""
STATUE_THIRD: Final[tuple[int, ...]] = tuple(row[2] for row in STATUE_MAJORITY)
STATUE_THIRD_HALVED: Final[tuple[int, ...]] = (4, 3, 3, 2, 2, 1)
"""The other reading of the third column: half of the second, rounded down."""

LANDSCAPE_TARGETS: Final = (6, 7)
"""Upgrade targets after the six cities: the urban and the rural landscape."""
UPGRADE_TARGETS_LANDSCAPES: Final[tuple[int, ...]] = (*UPGRADE_TARGETS[:6], *LANDSCAPE_TARGETS)
"""The other reading of the eight tiles: the last two raise the landscapes."""
