"""A view laid out: its pieces, and where everything lies that can be pointed at or marked."""

from __future__ import annotations

from dataclasses import dataclass, field

from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.tables.base import Target
from carrara_desktop.ui.tables.carrara.marks import Region, regions_of
from carrara_desktop.ui.tables.carrara.piece import Context, Piece
from carrara_desktop.ui.tables.carrara.pieces import compose
from carrara_desktop.ui.tables.carrara.recent import spots


@dataclass(frozen=True, slots=True)
class Picture:
    """What lies where; nothing at all while there is no view."""

    pieces: list[Piece] = field(default_factory=list)
    """The lowest first."""
    regions: dict[Target, Region] = field(default_factory=dict)
    """Where every target lies."""
    spots: dict[Target, Region] = field(default_factory=dict)
    """Places that can be marked and not pointed at; see ``recent``."""


def picture_of(view: View, context: Context) -> Picture:
    """The picture of a view."""
    pieces = compose(view, context)
    return Picture(pieces, regions_of(pieces, context.layout), spots(pieces))
