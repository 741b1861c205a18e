"""Glows and labels on what can be chosen, is chosen or has just changed."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from PySide6.QtWidgets import QGraphicsScene

from carrara_desktop.games.carrara import components as c
from carrara_desktop.ui import fonts
from carrara_desktop.ui.tables.base import Mark, Target
from carrara_desktop.ui.tables.carrara import art
from carrara_desktop.ui.tables.carrara.brush import GLOW_REACH, as_rectf, wheel_of
from carrara_desktop.ui.tables.carrara.items import Board
from carrara_desktop.ui.tables.carrara.layout import Layout
from carrara_desktop.ui.tables.carrara.piece import Z_MARK, Piece
from carrara_desktop.ui.tables.carrara.rects import Rect

SHARED = (*range(c.SPACE_TYPE), *range(c.SPACE_FLORINS, c.SPACE_STATUES))
"""Scoring spaces on the main board."""
ROUND = ("pass", "none", "done")
"""Targets that look round, whatever answers the pointer."""
EACH = ("block", "picked", "paid", "decoration", "statue", "gold")
"""Targets that stand for several pieces, every one of which is marked."""


@dataclass(slots=True)
class Region:
    """Where a target lies."""

    rects: list[Rect] = field(default_factory=list)
    z: float = 0.0
    rounds: list[Rect] = field(default_factory=list)
    """Those of the rectangles of which only the inscribed circle is meant."""
    section: int = -1

    @property
    def box(self) -> Rect:
        """The rectangle about all of it."""
        x, y = min(r.x for r in self.rects), min(r.y for r in self.rects)
        right, bottom = max(r.right for r in self.rects), max(r.bottom for r in self.rects)
        return Rect(x, y, right - x, bottom - y)


def regions_of(pieces: Iterable[Piece], layout: Layout) -> dict[Target, Region]:
    """The places of all targets."""
    found: dict[Target, Region] = {}
    for piece in pieces:
        target = piece.target
        if target is None:
            continue
        region = found.setdefault(target, Region())
        region.z = max(region.z, piece.z)
        if piece.round:
            region.rounds.append(piece.rect)
        if target[0] in EACH:
            if not any(rect.covers(piece.rect) for rect in region.rects):
                region.rects.append(piece.rect)
        elif target[0] == "column" and region.rects:
            region.rects.append(piece.rect)
            region.rects = [region.box]
        elif target[0] == "seat":
            if piece.what[0] == "board":
                # The drawing of a board keeps a margin for its shadow.
                grow = layout.grow
                rect = piece.rect
                region.rects = [Rect(rect.x + 3 * grow, rect.y + 2.5 * grow, rect.w - 8 * grow,
                                     rect.h - 8.5 * grow)]  # fmt: skip
        elif not region.rects or piece.rect.w * piece.rect.h > region.box.w * region.box.h:
            region.rects = [piece.rect]
    geometry = wheel_of(layout)
    for section in range(6):
        box = geometry.sector_path(section).boundingRect()
        rect = Rect(box.x(), box.y(), box.width(), box.height())
        found[("section", section)] = Region([rect], section=section)
    return found


class Marker:
    """Shows the marks, as pieces of their own above all others."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._board = Board(scene)

    def hide(self) -> None:
        """Show none."""
        self._board.show([], self._board.dpr)

    def clear(self) -> None:
        """Forget them, with their drawings."""
        self._board.clear()

    def show(self, marks: dict[Target, Mark], regions: dict[Target, Region], layout: Layout,
             hover: Target | None, ring: Target | None, dpr: float) -> None:  # fmt: skip
        """Show exactly these marks; the one under the pointer is brighter, and about the target
        of the keyboard lies a ring."""
        pieces: list[Piece] = []
        for target, mark in marks.items():
            region = regions.get(target)
            if region is not None:
                pieces += _glows(target, mark, region, layout, target == hover)
                pieces += _label(target, mark, region, layout)
        if ring is not None and ring in regions:
            pieces += _ring(ring, regions[ring], layout)
        # Where marks overlap, their places decide, not which of them was there before.
        self._board.show(
            [replace(p, z=p.z + p.rect.y * 1e-5 + p.rect.x * 1e-9) for p in pieces], dpr
        )


def _ring(target: Target, region: Region, layout: Layout) -> list[Piece]:
    """The ring of the keyboard, about the whole target."""
    found = _glows(target, Mark("choice"), region, layout, False)
    return [
        replace(piece, key=("ring", *piece.key), z=Z_MARK + 3,
                what=(piece.what[0], "focus", *piece.what[2:]))
        for piece in found
    ]  # fmt: skip


def _glows(target: Target, mark: Mark, region: Region, layout: Layout, hover: bool) -> list[Piece]:
    kind = mark.state
    grow = layout.grow
    margin = GLOW_REACH * grow
    z = Z_MARK if region.section < 0 else 26.0
    if region.section >= 0:
        box, wheel = region.box.inset(-margin), layout.wheel
        there = round(wheel.x - box.x, 2), round(wheel.y - box.y, 2), round(wheel.w, 2)
        what: tuple = ("sector_glow", kind, region.section, layout.two_discs, grow, *there)
        return [Piece(("glow", target), what, box, z)]
    found = []
    for k, rect in enumerate(region.rects):
        is_round = rect in region.rounds or target[0] in ROUND
        box = rect.inset(-margin)
        found.append(
            Piece(("glow", target, k), ("round_glow" if is_round else "glow", kind, grow), box, z)
        )
        if hover and mark.state == "choice" and not is_round:
            found.append(Piece(("sheen", target, k), ("sheen", grow), box, z + 1))
    return found


def _label(target: Target, mark: Mark, region: Region, layout: Layout) -> list[Piece]:
    if not mark.label:
        return []
    box = region.rects[-1] if target[0] in EACH else region.box
    usual = layout.font * 1.55
    h = usual * min(fonts.scale(), 1.5)
    text = mark.label
    w = art.badge_width(text, h)
    if target[0] == "column" and w > box.w:
        # A long list of blocks: closer together, then smaller.
        text = text.replace(" ", "")
        w = min(art.badge_width(text, h), box.w)
    room = layout.width - 4
    x = box.cx - w / 2
    if target[0] == "column":
        y = box.y + layout.font * 0.35
    elif region.section >= 0:
        y = box.cy - h / 2
    elif target[0] == "space" and target[1] in SHARED:
        # On the upper edge: below it would hide what the city asks for.
        x, y = box.right - w * 0.9, box.y - h + usual * 0.34
    elif target[0] == "space":
        place = art.marker_place(as_rectf(box))
        x, y = place.x() - w - layout.font * 0.3, box.cy - h / 2
    else:
        y = box.bottom - h * 0.72
    x = min(max(x, 2), room - w)
    y = min(max(y, 2), layout.height - h - 2)
    what = ("badge", text, mark.tone)
    return [Piece(("label", target), what, Rect(x, y, w, h), Z_MARK + 5)]
