"""Where things lie on the wheel: sectors, rings, and neat places for blocks in a sector.

Angles are in degrees clockwise from twelve o'clock; section k is centred on 30 + 60 k.
"""

from __future__ import annotations

import functools
import math
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from .paint import around, square

RING_OUTER: Final = 0.985
RING_INNER: Final = 0.785
DISC: Final = 0.772
HUB: Final = 0.165
SMALL_HUB: Final = 0.14
INNER_DISC: Final = 0.305
"""The disc of statues of the advanced game, round a smaller hub."""
ICONS: Final = 0.698
ICON: Final = 0.058
STATUES: Final = 0.222
STATUE: Final = 0.068
KNOB: Final = 0.892
KNOB_SIZE: Final = 0.093
"""Where decorations, statues and the knob for both discs have their centres, and how large."""
LARGEST_BLOCK: Final = 0.152
LARGEST_BESIDE_STATUES: Final = 0.136
_GAP: Final = 1.1
"""Distance between block centres in block sizes."""
_MARGIN: Final = 0.018


def centre_angle(section: int) -> float:
    """The middle of a section."""
    return 30.0 + 60.0 * section


def sector_shape(
    c: QPointF, inner: float, outer: float, start: float, sweep: float
) -> QPainterPath:
    """A ring sector from angle ``start`` on, clockwise by ``sweep`` degrees."""
    path = QPainterPath()
    big, small = around(c.x(), c.y(), outer), around(c.x(), c.y(), inner)
    path.arcMoveTo(big, 90 - start)
    path.arcTo(big, 90 - start, -sweep)
    path.arcTo(small, 90 - start - sweep, sweep)
    path.closeSubpath()
    return path


Zone = tuple[float, float]
"""Between which radii of the unit wheel blocks may lie."""
ONE_DISC: Final[Zone] = (HUB, DISC)
TWO_DISCS: Final[Zone] = (INNER_DISC, ICONS - ICON + _MARGIN)


def _run(
    zone: Zone, at: float, half: float, middle: float, upright: bool
) -> tuple[float, float] | None:
    """The span of centres along one line (x = at when ``upright``, else y = at) that fit.

    Everything is in the unit wheel; the sector about ``middle`` is cut by its two edges, the
    rim and the hub, each moved in so that a whole square of half side ``half`` stays inside.
    """
    hub, rim = zone[0] + _MARGIN, zone[1] - _MARGIN
    wide = rim * rim - (abs(at) + half) ** 2
    if wide <= 0:
        return None
    reach = math.sqrt(wide) - half
    low, high = -reach, reach
    for angle, sign in ((middle - 30.0, 1.0), (middle + 30.0, -1.0)):
        t = math.radians(angle)
        nx, ny = sign * math.cos(t), sign * math.sin(t)
        need = _MARGIN * 0.8 + half * (abs(nx) + abs(ny))
        fixed, free = (nx, ny) if upright else (ny, nx)
        need -= fixed * at
        if abs(free) < 1e-9:
            if need > 0:
                return None
        elif free > 0:
            low = max(low, need / free)
        else:
            high = min(high, need / free)
    side = max(0.0, abs(at) - half)
    if side < hub:
        clear = half + math.sqrt(hub * hub - side * side)
        if not upright:
            low = max(low, clear)
        elif middle < 60:
            high = min(high, -clear)
        else:
            return None
    return (low, high) if high >= low else None


def _lines(
    zone: Zone, size: float, middle: float, upright: bool, shift: float
) -> list[list[tuple[float, float]]]:
    """All full lines of blocks (rows, or columns when ``upright``) that fit the sector."""
    pitch = size * _GAP
    out: list[list[tuple[float, float]]] = []
    ends = math.ceil(zone[1] / pitch)
    for i in range(-ends, ends + 1):
        at = (i + shift) * pitch
        run = _run(zone, at, size / 2, middle, upright)
        if run is None:
            continue
        n = int((run[1] - run[0]) / pitch + 1e-6) + 1
        mid = (run[0] + run[1]) / 2
        spots = [mid + (j - (n - 1) / 2) * pitch for j in range(n)]
        out.append([(at, s) if upright else (s, at) for s in spots])
    return out


def _trim(lines: list[list[tuple[float, float]]], n: int) -> list[tuple[float, float]]:
    """The ``n`` places out of full lines that lie best: drop ends of the longest lines."""
    total = sum(len(line) for line in lines)
    lines = [list(line) for line in lines]
    while total > n:
        shortest_gap = total - n
        ends = (lines[0], lines[-1])
        small = min(ends, key=len)
        if len(lines) > 1 and len(small) <= shortest_gap:
            lines.remove(small)
            total -= len(small)
            continue
        longest = max(lines, key=len)
        vertical = len(longest) > 1 and abs(longest[0][0] - longest[1][0]) < 1e-9
        mid = sum(c[1 if vertical else 0] for c in longest) / len(longest)
        k = len(longest) - 1
        pitch = abs(longest[1][1 if vertical else 0] - longest[0][1 if vertical else 0]) if k else 0
        axis = longest[0][0 if vertical else 1]
        spots = [mid + (j - (k - 1) / 2) * pitch for j in range(k)]
        index = lines.index(longest)
        lines[index] = [(axis, s) if vertical else (s, axis) for s in spots]
        lines = [line for line in lines if line]
        total -= 1
    return [spot for line in lines for spot in line]


@functools.lru_cache(maxsize=128)
def _layout(zone: Zone, kind: int, n: int, size: float) -> tuple[tuple[float, float], ...] | None:
    """Places of ``n`` blocks in the sector about 30 (kind 0) or 90 degrees (kind 1)."""
    middle = 30.0 if kind == 0 else 90.0
    rho = (zone[0] + zone[1]) * 0.53
    cx, cy = rho * math.sin(math.radians(middle)), -rho * math.cos(math.radians(middle))
    best: tuple[float, list[tuple[float, float]]] | None = None
    for upright in (True, False):
        for shift in [k / 12 for k in range(12)]:
            lines = _lines(zone, size, middle, upright, shift)
            if sum(len(line) for line in lines) < n:
                continue
            spots = _trim(lines, n)
            if len(spots) != n:
                continue
            gx = sum(s[0] for s in spots) / n - cx
            gy = sum(s[1] for s in spots) / n - cy
            spread = sum(math.hypot(s[0] - cx, s[1] - cy) for s in spots) / n
            score = 2.0 * math.hypot(gx, gy) + spread
            if best is None or score < best[0] - 1e-6:
                best = (score, spots)
    return tuple(best[1]) if best else None


MOST_BLOCKS: Final = 11
"""Blocks that a sector is ever asked to hold."""
UNIT_SIZES: Final[dict[Zone, tuple[float, ...]]] = {
    ONE_DISC: (*[LARGEST_BLOCK] * 7, 0.14, 0.14, 0.13, 0.126, 0.116),
    TWO_DISCS: (*[LARGEST_BESIDE_STATUES] * 5, 0.132, 0.118, 0.11, 0.098, 0.096, 0.094, 0.094),
}
"""By the number of blocks, the size on a unit wheel at which they fit every sector: the largest, in
steps of 0.002. To look for it takes longer than a frame while a game is watched."""


def _unit_size(zone: Zone, n: int) -> float:
    return UNIT_SIZES[zone][max(0, min(n, MOST_BLOCKS))]


@dataclass(frozen=True)
class WheelGeometry:
    """Measures of a wheel painted into one rect."""

    centre: QPointF
    disc_radius: float
    hub_radius: float
    ring_inner: float
    ring_outer: float
    inner_radius: float = 0.0
    """Of the disc of statues, 0 where there is none."""
    zone: Zone = ONE_DISC

    @property
    def radius(self) -> float:
        """Half the side of the square that holds the whole wheel."""
        return self.ring_outer / RING_OUTER

    def at(self, angle: float, rho: float) -> QPointF:
        """The point at an angle and a distance from the centre."""
        a = math.radians(angle)
        return QPointF(self.centre.x() + rho * math.sin(a), self.centre.y() - rho * math.cos(a))

    def block_size(self, n: int) -> float:
        """A block size at which ``n`` blocks lie in any sector without overlap."""
        return _unit_size(self.zone, n) * self.radius

    def block_places(self, section: int, n: int, size: float) -> list[QPointF]:
        """Centres of ``n`` upright blocks in a section, row by row."""
        if n <= 0:
            return []
        largest = _unit_size(self.zone, n)
        unit = min(largest, round(size / self.radius, 4))
        kind = 1 if section % 3 == 1 else 0
        zone = self.zone
        spots = _layout(zone, kind, n, unit) or _layout(zone, kind, n, largest) or ()
        flip_x = -1 if section >= 3 else 1
        flip_y = -1 if section in (2, 3) else 1
        c, k = self.centre, self.radius
        places = [QPointF(c.x() + flip_x * x * k, c.y() + flip_y * y * k) for x, y in spots]
        return sorted(places, key=lambda q: (round(q.y(), 1), q.x()))

    def price_spots(self, section: int, n: int) -> tuple[list[QPointF], float]:
        """Centres of ``n`` price chips on the ring, in reading order, and their diameter."""
        rho = self.ring_inner + (self.ring_outer - self.ring_inner) * 0.29
        size = (self.ring_outer - self.ring_inner) * 0.41
        step = math.degrees(size * 1.14 / rho)
        middle = centre_angle(section)
        spots = [self.at(middle + (i - (n - 1) / 2) * step, rho) for i in range(n)]
        if section in (2, 3, 4):
            spots.reverse()
        return spots, size

    def price_rect(self, section: int) -> QRectF:
        """The box round the price row of a section (its numeral included)."""
        spots, size = self.price_spots(section, 6 - section)
        numeral = self.numeral_spot(section)
        out = around(numeral.x(), numeral.y(), size / 2)
        for q in spots:
            out = out.united(around(q.x(), q.y(), size / 2))
        return out

    def numeral_spot(self, section: int) -> QPointF:
        """The centre of a section's Roman numeral."""
        width = self.ring_outer - self.ring_inner
        return self.at(centre_angle(section), self.ring_inner + width * 0.665)

    def sector_path(self, section: int) -> QPainterPath:
        """The sector of the disc that lies in a section, from the hub to the rim."""
        return sector_shape(
            self.centre,
            max(self.hub_radius, self.inner_radius),
            self.disc_radius,
            centre_angle(section) - 30.0,
            60.0,
        )

    def icon_rect(self, section: int) -> QRectF:
        """Where a sector shows its decoration, near the rim."""
        q = self.at(centre_angle(section), self.radius * ICONS)
        return around(q.x(), q.y(), self.radius * ICON)

    def statue_rect(self, section: int) -> QRectF:
        """Where the inner disc shows its statue."""
        q = self.at(centre_angle(section), self.radius * STATUES)
        return around(q.x(), q.y(), self.radius * STATUE)

    def is_on_rim(self, point: QPointF) -> bool:
        """Whether a point lies on the ring of prices, by which the wheel is turned."""
        away = math.hypot(point.x() - self.centre.x(), point.y() - self.centre.y())
        return self.disc_radius <= away <= self.ring_outer

    def knob_rect(self) -> QRectF:
        """The knob that turns both discs, on the ring where VI goes over into I."""
        q = self.at(0.0, self.radius * KNOB)
        return around(q.x(), q.y(), self.radius * KNOB_SIZE)

    def inner_rect(self) -> QRectF:
        """The square of the inner disc."""
        return around(self.centre.x(), self.centre.y(), self.inner_radius)


def disc_rect(r: QRectF) -> QRectF:
    """The square that the turning disc needs of a wheel's."""
    s = square(r)
    return around(s.center().x(), s.center().y(), s.width() / 2 * (DISC + 0.003))


def wheel_of_disc(r: QRectF) -> QRectF:
    """The square of the wheel whose disc needs ``r``."""
    s = square(r)
    return around(s.center().x(), s.center().y(), s.width() / 2 / (DISC + 0.003))


def wheel_geometry(r: QRectF, two_discs: bool = False) -> WheelGeometry:
    """The measures of the wheel in the largest centred square of ``r``."""
    s = square(r)
    radius = s.width() / 2
    return WheelGeometry(
        s.center(),
        radius * DISC,
        radius * (SMALL_HUB if two_discs else HUB),
        radius * RING_INNER,
        radius * RING_OUTER,
        radius * INNER_DISC if two_discs else 0.0,
        TWO_DISCS if two_discs else ONE_DISC,
    )
