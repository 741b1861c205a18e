"""Moves of Carrara as packed integers.

The low five bits are the operation, the rest its figures; see each constructor. Six counts
of blocks by colour (each 0-7) are packed three bits a colour, white lowest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64

FIRST: Final = 0
TILE: Final = 1
DRAW: Final = 2
TURN: Final = 3
BUY: Final = 4
LIFT: Final = 5
BUILD: Final = 6
MONUMENT: Final = 7
COURT: Final = 8
SPACE: Final = 9
UPGRADE: Final = 10
PASS: Final = 11
INNER: Final = 12
TAKE: Final = 13
PLACE: Final = 14
PURCHASE: Final = 15
DONE: Final = 16
DISC: Final = 17

OPEN_AREA: Final = 15
"""Slot number that stands for the open area of the court."""
NO_UPGRADE: Final = 15

CITY_SHIFT: Final = 5
"""Where the city of BUILD and MONUMENT begins."""
PAID_SHIFT: Final = 8
"""Where the packed blocks of BUY, BUILD and MONUMENT begin."""
_COUNTS: Final = 26


def op(move: i64) -> i64:
    """The operation of a move."""
    return move & 31


def arg(move: i64) -> i64:
    """The one figure of FIRST (seat), DRAW (colour), COURT (slot), SPACE, UPGRADE (tile), TILE
    (kind) and DISC (sectors)."""
    return move >> 5


def simple(operation: i64, figure: i64 = 0) -> i64:
    """A move with at most one figure."""
    return operation | figure << 5


def place(move: i64) -> i64:
    """The section of BUY, the city of BUILD and MONUMENT."""
    return (move >> 5) & 7


def packed_counts(move: i64) -> i64:
    """The blocks of BUY (bought), BUILD and MONUMENT (paid), still packed."""
    return (move >> 8) & 0o777777


def buy(section: i64, packed: i64) -> i64:
    """Buy these blocks from a section."""
    return BUY | section << 5 | packed << 8


def build(kind: i64, city: i64, packed: i64) -> i64:
    """Build a tile of this kind (type * 5 + value - 1) in a city, paying these blocks."""
    return BUILD | city << 5 | packed << 8 | kind << _COUNTS


def built_kind(move: i64) -> i64:
    """The kind of a BUILD."""
    return move >> _COUNTS


def monument(type_: i64, city: i64, packed: i64, row: i64 = -1) -> i64:
    """Build the monument of a type in a city, over the own building in that row, or new (-1)."""
    return MONUMENT | city << 5 | packed << 8 | type_ << _COUNTS | (row + 1) << (_COUNTS + 3)


def monument_type(move: i64) -> i64:
    """The type of a MONUMENT."""
    return (move >> _COUNTS) & 7


def monument_row(move: i64) -> i64:
    """The row a MONUMENT covers, or -1 for a new one."""
    return (move >> (_COUNTS + 3)) - 1


# -- pieces: decorations and statues ------------------------------------------------------

NO_PIECE: Final = 0
STORE: Final = 6
"""Stands where a city would: the piece goes into a warehouse."""


def decoration(type_: i64) -> i64:
    """The piece (1-6) that is the decoration of a building type."""
    return 1 + type_


def statue(colour: i64) -> i64:
    """The piece (7-12, 13 for gold) that is a statue of that marble."""
    return 7 + colour


def is_statue(piece: i64) -> bool:
    """Whether a piece is a statue, not a decoration."""
    return piece >= 7


def put(operation: i64, piece: i64, city: i64, row: i64) -> i64:
    """TAKE or PURCHASE a piece and put it on the own building in that row of a city.

    TAKE with the city ``STORE`` puts it into the first free warehouse (row 0), or into
    warehouse ``row - 1`` in place of what that holds. TAKE of ``NO_PIECE`` forgoes it.
    """
    return operation | piece << 5 | city << 9 | row << 12


def place_stored(warehouse: i64, city: i64, row: i64) -> i64:
    """PLACE the piece of a warehouse (0 or 1) on the own building in that row of a city."""
    return put(PLACE, warehouse, city, row)


def piece(move: i64) -> i64:
    """The piece of TAKE and PURCHASE, the warehouse of PLACE."""
    return (move >> 5) & 15


def put_city(move: i64) -> i64:
    """The city of TAKE, PURCHASE and PLACE, or ``STORE``."""
    return (move >> 9) & 7


def put_row(move: i64) -> i64:
    """The row of TAKE, PURCHASE and PLACE."""
    return move >> 12


def pack(counts: Sequence[int]) -> int:
    """Six counts of blocks, packed."""
    return (
        counts[0]
        | counts[1] << 3
        | counts[2] << 6
        | counts[3] << 9
        | counts[4] << 12
        | counts[5] << 15
    )


def unpack(packed: int) -> tuple[int, int, int, int, int, int]:
    """The six counts of blocks."""
    return (
        packed & 7,
        (packed >> 3) & 7,
        (packed >> 6) & 7,
        (packed >> 9) & 7,
        (packed >> 12) & 7,
        packed >> 15 & 7,
    )
