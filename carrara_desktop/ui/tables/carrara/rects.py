"""Rectangles, and how things are arranged in them."""

from __future__ import annotations

from typing import NamedTuple

TILE_ASPECT = 0.92
"""Height of a building tile for a width of one."""


class Rect(NamedTuple):
    """An upright rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the centre."""
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """Smaller by dx at the sides and dy (or dx) above and below."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> Rect:
        """The same size at another place."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def covers(self, other: Rect) -> bool:
        """Whether another rectangle lies inside."""
        return (self.x <= other.x and self.y <= other.y
                and self.right >= other.right and self.bottom >= other.bottom)  # fmt: skip

    def fitted(self, aspect: float) -> Rect:
        """The largest centred rectangle inside whose height is ``aspect`` times its width."""
        w = min(self.w, self.h / aspect)
        return Rect(self.cx - w / 2, self.cy - w * aspect / 2, w, w * aspect)


def centred(x: float, y: float, w: float, h: float) -> Rect:
    """A rectangle about a point."""
    return Rect(x - w / 2, y - h / 2, w, h)


def row_of(area: Rect, count: int, gap: float) -> list[Rect]:
    """``count`` equal rectangles side by side that fill an area."""
    w = (area.w - gap * (count - 1)) / count
    return [Rect(area.x + k * (w + gap), area.y, w, area.h) for k in range(count)]


def grid_of(area: Rect, columns: int, rows: int, gap: float) -> list[Rect]:
    """``columns`` × ``rows`` equal rectangles that fill an area, row by row."""
    h = (area.h - gap * (rows - 1)) / rows
    found: list[Rect] = []
    for r in range(rows):
        found += row_of(Rect(area.x, area.y + r * (h + gap), area.w, h), columns, gap)
    return found


def pile(area: Rect, count: int, tile: float) -> list[Rect]:
    """Tiles of a column from the bottom up, fanned so that the top strip of each stays visible.

    A pile that would hide its value badges is drawn with smaller tiles.
    """
    if count <= 0:
        return []
    strip = 0.40
    h = min(tile * TILE_ASPECT, area.h / (1 + strip * (count - 1)))
    w = h / TILE_ASPECT
    step = h * 1.05 if count == 1 else min(h * 1.05, (area.h - h) / (count - 1))
    return [Rect(area.cx - w / 2, area.bottom - h - row * step, w, h) for row in range(count)]


def heap(area: Rect, count: int, aspect: float) -> list[Rect]:
    """Places for ``count`` small things (markers, ``aspect`` high for one wide) in an area."""
    if count <= 0:
        return []
    best, size, columns = 0.0, 0.0, 1
    for c in range(1, count + 1):
        rows = -(-count // c)
        w = min(area.w / c, area.h / rows / aspect)
        if w > best:
            best, size, columns = w, w, c
    size = min(size, area.w * 0.62, area.h * 0.8 / aspect)
    rows = -(-count // columns)
    cell_w, cell_h = min(area.w / columns, size * 1.12), min(area.h / rows, size * aspect * 1.1)
    top = area.cy - cell_h * rows / 2
    places = []
    for k in range(count):
        r, c = divmod(k, columns)
        in_row = min(columns, count - r * columns)
        left = area.cx - cell_w * in_row / 2
        w = size * 0.94
        places.append(centred(left + (c + 0.5) * cell_w, top + (r + 0.5) * cell_h, w, w * aspect))
    return places


def room_in(panel: Rect, grow: float, *, accent: bool = False, carpet: bool = False) -> Rect:
    """What the drawing of a panel leaves free inside its shadow, edge and gilt line."""
    left, top, right, bottom = (12.0, 10.5, 14.0, 15.0) if carpet else (10.0, 8.5, 12.0, 12.5)
    left += 8.5 if accent else 0.0
    return Rect(panel.x + left * grow, panel.y + top * grow, panel.w - (left + right) * grow,
                panel.h - (top + bottom) * grow)  # fmt: skip
