"""A piece: something that lies on the table, as plain data; and what a picture depends on."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.ui.tables.base import SeatLook, Target
from carrara_desktop.ui.tables.carrara.layout import Layout
from carrara_desktop.ui.tables.carrara.rects import Rect

Key = tuple
Counts = tuple[int, ...]

Z_GROUND, Z_PANEL, Z_PLACE, Z_PIECE, Z_MARKER, Z_MARK, Z_FLY, Z_GHOST = (
    0.0, 10.0, 20.0, 30.0, 60.0, 80.0, 100.0, 200.0,
)  # fmt: skip

MARKER_ASPECT = 1.25
"""Height of a marker for a width of one, as heaps arrange them."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something drawn: ``what`` names the drawing, ``key`` the thing over all views."""

    key: Key
    what: tuple[Hashable, ...]
    rect: Rect
    z: float = Z_PIECE
    target: Target | None = None
    round: bool = False
    """Only the inscribed ellipse answers the pointer."""


@dataclass(slots=True)
class Context:
    """What the picture depends on besides the view."""

    layout: Layout
    looks: list[SeatLook]
    words: dict[str, str]
    focus: int = 0
    picked: tuple[int, Counts] | None = None
    payment: Counts | None = None
    places: dict[Target, Rect] = field(default_factory=dict)


def colour_of(context: Context, seat: int) -> str:
    """The colour id of a seat."""
    return context.looks[seat].colour


def piece_target(piece: int) -> Target:
    """The target that stands for a decoration or statue (numbered as moves number them)."""
    if piece == m.statue(c.GOLD):
        return ("gold",)
    return ("statue", piece - 7) if m.is_statue(piece) else ("decoration", piece - 1)


def piece_look(piece: int) -> tuple[Hashable, ...]:
    """The drawing of a decoration or statue."""
    return ("statue", piece - 7) if m.is_statue(piece) else ("decoration", piece - 1)
