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
WHITE, YELLOW, RED, GREEN, BLUE, PURPLE = range(6)
N_COLOURS: Final = 6
BLOCKS_PER_COLOUR: Final = 7
N_BLOCKS: Final = N_COLOURS * BLOCKS_PER_COLOUR

# -- the wheel --------------------------------------------------------------------------

SECTIONS: Final = ("I", "II", "III", "IV", "V", "VI")
N_SECTIONS: Final = 6
REFILL_TO: Final = 11
"""Blocks on the whole wheel after it has been turned and refilled."""
PRICES: Final = tuple(
    tuple(max(0, 6 - section - colour) for colour in range(N_COLOURS))
    for section in range(N_SECTIONS)
)
"""``PRICES[section][colour]`` in florins; section 0 is I, where new blocks are placed."""

# -- cities -----------------------------------------------------------------------------

CITIES: Final = ("Livorno", "Pisa", "Lucca", "Viareggio", "Massa", "Lerici")
LIVORNO, PISA, LUCCA, VIAREGGIO, MASSA, LERICI = range(6)
N_CITIES: Final = 6
VP, FLORINS = 0, 1
CITY_PAYS: Final = (VP, FLORINS, VP, FLORINS, VP, FLORINS)
CITY_REWARD: Final = (3, 3, 2, 2, 1, 1)
"""VP or florins per point of value; city *c* accepts the colours 0..c."""
CITY_MINIMUM: Final = (2, 2, 2, 3, 3, 3)
"""Own buildings that the shared space of a city asks for."""

# -- buildings --------------------------------------------------------------------------

TYPES: Final = ("biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa")
BIBLIOTECA, CATHEDRALE, PALAZZO, PORTA, CASTELLO, VILLA = range(6)
N_TYPES: Final = 6
URBAN, RURAL = 0, 1
LANDSCAPES: Final = ("urban", "rural")
TYPE_LANDSCAPE: Final = (URBAN, URBAN, URBAN, URBAN, RURAL, RURAL)
LANDSCAPE_PAYS: Final = (FLORINS, VP)
LANDSCAPE_REWARD: Final = (1, 1)

VALUES: Final = (1, 2, 3, 4, 5)
MONUMENT_VALUE: Final = 8
N_KINDS: Final = N_TYPES * len(VALUES)
"""Kinds of building tile: kind = type * 5 + value - 1."""
DISPLAY_SLOTS: Final = 9
THREES_BY_SEATS: Final = {2: 0, 3: 1, 4: 2}
"""How many tiles of value 3 a type has, by number of seats (the other values: one each)."""

# -- upgrade tiles ----------------------------------------------------------------------

UPGRADE_TARGETS: Final = (LIVORNO, PISA, LUCCA, VIAREGGIO, MASSA, LERICI, MASSA, LERICI)
"""The city each of the eight tiles raises by one; the last two are assumed."""
N_UPGRADES: Final = len(UPGRADE_TARGETS)

# -- seats ------------------------------------------------------------------------------

MIN_SEATS, MAX_SEATS = 2, 4
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
