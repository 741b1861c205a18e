"""What events have changed on the table, so that it can stay marked for whoever comes next."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from carrara_desktop.games.carrara import events as e
from carrara_desktop.ui.tables.base import Target
from carrara_desktop.ui.tables.carrara.marks import SHARED, Region
from carrara_desktop.ui.tables.carrara.piece import Piece


def _space(event: e.SpaceScored) -> list[Target]:
    shared = event.space in SHARED
    place = ("space", event.space) if shared else ("scored", event.seat, event.space)
    return [place, ("points", event.seat)]


def _put(event: Any) -> list[Target]:
    return [("built", event.seat, event.city, event.row)]


_TOUCHED: Final[dict[type, Callable[[Any], list[Target]]]] = {
    e.WheelTurned: lambda event: [("wheel",)],
    e.InnerDiscTurned: lambda event: [("inner",)],
    e.BlocksBought: lambda event: [("section", event.section)],
    e.TileTurnedUp: lambda event: [("display", event.slot)],
    e.TileBuilt: lambda event: [("built", event.seat, event.city, -1)],
    e.MonumentBuilt: lambda event: [("built", event.seat, event.city, event.row)],
    e.BonusTaken: lambda event: [("slot", event.slot)],
    e.VisitTaken: lambda event: [("visit",)],
    e.SpaceScored: _space,
    e.PieceTaken: _put,
    e.PiecePlaced: _put,
    e.PiecePurchased: _put,
}


def touched(events: Iterable[Any]) -> set[Target]:
    """Targets of the table, and ``spots`` on the boards that can't be pointed at one by one."""
    return {t for event in events for t in _TOUCHED.get(type(event), lambda event: [])(event)}


def spots(pieces: Sequence[Piece]) -> dict[Target, Region]:
    """Places on the boards: a building, the uppermost of a column (row -1), a space, a score."""
    found: dict[Target, Region] = {}
    buildings = sorted((p for p in pieces if p.key[0] == "building"), key=lambda p: p.key)
    others = (p for p in pieces if p.key[0] in ("own space", "vp"))
    for piece in (*buildings, *others):
        kind, *where = piece.key
        if kind == "building":
            seat, city, row = where
            # rows come in order, so that the uppermost is left under -1
            for name in (row, -1):
                found["built", seat, city, name] = Region([piece.rect], piece.z)
        elif kind == "own space":
            found["scored", *where] = Region([piece.rect], piece.z)
        else:
            found["points", *where] = Region([piece.rect], piece.z, [piece.rect])
    return found
