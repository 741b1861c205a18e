"""The mason: walls, arches, roofs and towers in elevation, from which buildings are put up.

Coordinates: x from -50 to 50, heights counted up from the ground line at 0. Light falls from
the upper left, so walls shade to the right and cornices cast a line below.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QLineF, QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPolygonF

from .paint import NO_BRUSH, NO_PEN, pen, poly, thin
from .palette import TONES, darker, lighter, veil


@dataclass(frozen=True)
class Tones:
    """What a building is made of."""

    stone: QColor
    shade: QColor
    line: QColor
    roof: QColor
    void: QColor
    accent: QColor


URBAN_TONES = Tones(
    QColor("#fdf3df"),
    QColor("#cfb088"),
    QColor("#4c2a18"),
    QColor("#9c4227"),
    QColor("#4a2c22"),
    QColor("#2f7d76"),
)
RURAL_TONES = Tones(
    QColor("#f6edd8"),
    QColor("#b9a784"),
    QColor("#3d3420"),
    QColor("#a84d2e"),
    QColor("#40352a"),
    QColor("#b23a24"),
)
GOLD_TONES = Tones(
    QColor("#fffdf7"),
    QColor("#d8cebf"),
    QColor("#6b4a17"),
    QColor("#cd9d3a"),
    QColor("#6d5230"),
    QColor("#b4492b"),
)


@lru_cache(maxsize=64)
def _wall_colours(stone: int, shade: int, deep: float) -> tuple[QColor, QColor, QColor]:
    a, b = QColor.fromRgba(stone), QColor.fromRgba(shade)
    return darker(a, deep * 0.6), darker(lighter(b, 0.5), deep), darker(b, deep)


class Mason:
    """Puts up walls with a painter that is already scaled to tile units."""

    def __init__(self, p: QPainter, lod: float, tones: Tones, half: float = 48.0) -> None:
        self.half = half
        self.p = p
        self.fine = lod >= 46
        self.rich = lod >= 84
        self.t = tones
        self.line = thin(veil(tones.line, 0.85), 0.7 if lod >= 60 else 1.0)
        self.hair = thin(veil(tones.line, 0.42), 0.4)

    # -- masses -------------------------------------------------------------------------

    def wall(self, x: float, base: float, w: float, h: float, *, deep: float = 0.0) -> None:
        """A plain wall; ``deep`` sets it back in the shade."""
        t = self.t
        a, b, c = _wall_colours(t.stone.rgba(), t.shade.rgba(), deep)
        g = QLinearGradient(x, 0, x + w, 0)
        g.setColorAt(0.0, a)
        g.setColorAt(0.62, b)
        g.setColorAt(1.0, c)
        self.p.setBrush(g)
        self.p.setPen(self.line)
        self.p.drawRect(QRectF(x, -(base + h), w, h))

    def drum(self, x: float, base: float, w: float, h: float, *, deep: float = 0.0) -> None:
        """A round tower: shaded on both sides."""
        a, b, c = _wall_colours(self.t.stone.rgba(), self.t.shade.rgba(), deep)
        g = QLinearGradient(x, 0, x + w, 0)
        g.setColorAt(0.0, b)
        g.setColorAt(0.3, a)
        g.setColorAt(0.7, b)
        g.setColorAt(1.0, darker(c, 0.12))
        self.p.setBrush(g)
        self.p.setPen(self.line)
        self.p.drawRect(QRectF(x, -(base + h), w, h))

    def fill(self, shape: QPolygonF | QPainterPath, colour: QColor, *, line: bool = True) -> None:
        """Any shape in one tone."""
        self.p.setBrush(colour)
        self.p.setPen(self.line if line else NO_PEN)
        if isinstance(shape, QPolygonF):
            self.p.drawPolygon(shape)
        else:
            self.p.drawPath(shape)

    def cornice(self, x: float, base: float, w: float, h: float = 2.0) -> None:
        """A projecting band with the shadow it casts."""
        self.p.setPen(NO_PEN)
        self.p.setBrush(veil(self.t.line, 0.3))
        self.p.drawRect(QRectF(x + 0.8, -base, w - 1.6, 1.3))
        self.wall(x, base, w, h)

    def gable(self, x: float, base: float, w: float, h: float, *, deep: float = 0.0) -> None:
        """A triangular front in wall stone under a thin roof edge."""
        t = self.t
        self.fill(
            poly((x, -base), (x + w / 2, -(base + h)), (x + w, -base)), darker(t.stone, 0.03 + deep)
        )
        self.p.setBrush(NO_BRUSH)
        self.p.setPen(pen(t.roof, 1.9))
        self.p.drawPolyline(poly((x - 1, -base), (x + w / 2, -(base + h)), (x + w + 1, -base)))

    def roof(
        self, x: float, base: float, w: float, h: float, *, hip: float = 0.0, deep: float = 0.0
    ) -> None:
        """A tiled roof; ``hip`` is how far its ridge is drawn in on each side."""
        t = self.t
        c = darker(t.roof, deep)
        if hip >= w / 2:
            shape = poly((x, -base), (x + w / 2, -(base + h)), (x + w, -base))
        else:
            shape = poly(
                (x, -base), (x + hip, -(base + h)), (x + w - hip, -(base + h)), (x + w, -base)
            )
        g = QLinearGradient(x, 0, x + w, 0)
        g.setColorAt(0.0, lighter(c, 0.22))
        g.setColorAt(0.5, c)
        g.setColorAt(1.0, darker(c, 0.3))
        self.p.setBrush(g)
        self.p.setPen(self.line)
        self.p.drawPolygon(shape)
        if self.rich and h > 3:
            self.p.setPen(thin(veil(darker(c, 0.6), 0.45), 0.4))
            n = max(3, round(w / 3.2))
            lines = []
            for i in range(1, n):
                t0 = i / n
                top = x + hip + (w - 2 * hip) * t0 if hip < w / 2 else x + w / 2
                lines.append(QLineF(x + w * t0, -base, top, -(base + h)))
            self.p.drawLines(lines)

    def merlons(
        self, x: float, base: float, w: float, n: int, h: float = 3.0, *, swallow: bool = False
    ) -> None:
        """Battlements in one stroke: flat, or swallow-tailed."""
        step = w / (2 * n - 1)
        path = QPainterPath(QPointF(x, -base + 0.6))
        for i in range(n):
            a = x + 2 * i * step
            path.lineTo(a, -base)
            path.lineTo(a, -(base + h))
            if swallow:
                path.lineTo(a + step / 2, -(base + h * 0.55))
            path.lineTo(a + step, -(base + h))
            path.lineTo(a + step, -base)
        path.lineTo(x + w, -base + 0.6)
        path.closeSubpath()
        g = QLinearGradient(x, 0, x + w, 0)
        a, b, c = _wall_colours(self.t.stone.rgba(), self.t.shade.rgba(), 0.0)
        g.setColorAt(0.0, a)
        g.setColorAt(0.62, b)
        g.setColorAt(1.0, c)
        self.p.setBrush(g)
        self.p.setPen(self.line)
        self.p.drawPath(path)

    def dome(self, cx: float, base: float, w: float, h: float, *, ribs: int = 5) -> None:
        """A pointed Tuscan dome with ribs, lantern and ball."""
        t = self.t
        path = QPainterPath(QPointF(cx - w / 2, -base))
        path.cubicTo(
            cx - w * 0.52, -(base + h * 0.55), cx - w * 0.26, -(base + h * 0.92), cx, -(base + h)
        )
        path.cubicTo(
            cx + w * 0.26, -(base + h * 0.92), cx + w * 0.52, -(base + h * 0.55), cx + w / 2, -base
        )
        path.closeSubpath()
        g = QLinearGradient(cx - w / 2, 0, cx + w / 2, 0)
        g.setColorAt(0.0, t.roof)
        g.setColorAt(0.28, lighter(t.roof, 0.38))
        g.setColorAt(0.62, t.roof)
        g.setColorAt(1.0, darker(t.roof, 0.4))
        self.p.setBrush(g)
        self.p.setPen(self.line)
        self.p.drawPath(path)
        if self.fine:
            self.p.setBrush(NO_BRUSH)
            self.p.setPen(pen(veil(t.stone, 0.85), 0.7))
            for i in range(1, ribs + 1):
                u = -1 + 2 * i / (ribs + 1)
                rib = QPainterPath(QPointF(cx + u * w / 2, -base))
                rib.cubicTo(
                    cx + u * w * 0.5,
                    -(base + h * 0.55),
                    cx + u * w * 0.28,
                    -(base + h * 0.9),
                    cx,
                    -(base + h),
                )
                self.p.drawPath(rib)
        lw = max(2.4, w * 0.13)
        self.wall(cx - lw / 2, base + h - 0.6, lw, lw * 1.15)
        self.roof(cx - lw * 0.75, base + h - 0.6 + lw * 1.15, lw * 1.5, lw * 0.95, hip=lw)
        self.p.setBrush(TONES.gold)
        self.p.setPen(self.hair)
        self.p.drawEllipse(QPointF(cx, -(base + h + lw * 2.25)), lw * 0.26, lw * 0.26)

    # -- openings -----------------------------------------------------------------------

    @staticmethod
    def arch(
        x: float, base: float, w: float, h: float, path: QPainterPath | None = None
    ) -> QPainterPath:
        """A round-headed opening, added to ``path`` if one is given."""
        path = path if path is not None else QPainterPath()
        path.moveTo(x, -base)
        path.lineTo(x, -(base + h - w / 2))
        path.arcTo(QRectF(x, -(base + h), w, w), 180, -180)
        path.lineTo(x + w, -base)
        path.closeSubpath()
        return path

    def openings(
        self, path: QPainterPath, *, frame: float = 0.9, colour: QColor | None = None
    ) -> None:
        """Dark openings with a light stone frame."""
        if self.fine and frame:
            self.p.setBrush(NO_BRUSH)
            self.p.setPen(thin(lighter(self.t.stone, 0.5), frame * 2.2))
            self.p.drawPath(path)
            self.p.setPen(NO_PEN)
        else:
            self.p.setPen(NO_PEN)
        self.p.setBrush(colour or self.t.void)
        self.p.drawPath(path)

    def row(
        self,
        x: float,
        base: float,
        w: float,
        n: int,
        ww: float,
        wh: float,
        *,
        arched: bool = True,
        frame: float = 0.7,
    ) -> None:
        """A row of ``n`` windows spread evenly over a width."""
        path = QPainterPath()
        step = w / n
        for i in range(n):
            wx = x + step * (i + 0.5) - ww / 2
            if arched:
                self.arch(wx, base, ww, wh, path)
            else:
                path.addRect(QRectF(wx, -(base + wh), ww, wh))
        self.openings(path, frame=frame)

    def courses(self, x: float, base: float, w: float, h: float, step: float = 2.6) -> None:
        """Rustication: joints of large stones."""
        if not self.fine:
            return
        self.p.setPen(thin(veil(self.t.line, 0.3), 0.45))
        n = max(1, int(h / step))
        lift = h / (n + 0.5)
        lines = [QLineF(x, -(base + i * lift), x + w, -(base + i * lift)) for i in range(1, n + 1)]
        if self.rich:
            for i in range(n + 1):
                y0 = -(base + i * lift)
                y1 = max(-(base + h), y0 - lift)
                xx = x + (2.2 if i % 2 else 4.4)
                while xx < x + w - 1:
                    lines.append(QLineF(xx, y0, xx, y1))
                    xx += 4.4
        self.p.drawLines(lines)

    def bands(self, x: float, base: float, w: float, h: float, n: int, colour: QColor) -> None:
        """Thin stripes of coloured marble across a wall."""
        if not self.fine:
            return
        self.p.setPen(NO_PEN)
        self.p.setBrush(veil(colour, 0.55))
        for i in range(n):
            y = base + h * (i + 0.6) / n
            self.p.drawRect(QRectF(x + 0.4, -y, w - 0.8, h / n * 0.3))

    def column(self, cx: float, base: float, h: float, w: float = 1.7) -> None:
        """A slender column with base and capital."""
        p = self.p
        g = QLinearGradient(cx - w / 2, 0, cx + w / 2, 0)
        g.setColorAt(0.0, lighter(self.t.stone, 0.6))
        g.setColorAt(1.0, self.t.shade)
        p.setBrush(g)
        p.setPen(self.hair)
        p.drawRect(QRectF(cx - w / 2, -(base + h), w, h))
        if self.fine:
            p.drawRect(QRectF(cx - w * 0.8, -(base + h), w * 1.6, 1.1))
            p.drawRect(QRectF(cx - w * 0.8, -(base + 1.0), w * 1.6, 1.0))

    # -- what stands on and by it -------------------------------------------------------

    def flag(
        self, x: float, base: float, h: float, size: float, colour: QColor, *, left: bool = False
    ) -> None:
        """A swallow-tailed flag on a pole."""
        p = self.p
        p.setPen(pen(self.t.line, 0.8))
        p.drawLine(QPointF(x, -base), QPointF(x, -(base + h)))
        d = -1 if left else 1
        y = -(base + h)
        path = QPainterPath(QPointF(x, y))
        path.cubicTo(
            x + d * size * 0.4, y - size * 0.16, x + d * size * 0.6, y + size * 0.2, x + d * size, y
        )
        path.lineTo(x + d * size * 0.74, y + size * 0.3)
        path.lineTo(x + d * size, y + size * 0.6)
        path.cubicTo(
            x + d * size * 0.6,
            y + size * 0.78,
            x + d * size * 0.4,
            y + size * 0.42,
            x,
            y + size * 0.58,
        )
        path.closeSubpath()
        p.setBrush(colour)
        p.setPen(self.hair)
        p.drawPath(path)

    def cypress(self, cx: float, base: float, w: float, h: float) -> None:
        """A flame of dark green."""
        p = self.p
        path = QPainterPath(QPointF(cx - w * 0.3, -base))
        path.cubicTo(
            cx - w * 0.75, -(base + h * 0.3), cx - w * 0.3, -(base + h * 0.75), cx, -(base + h)
        )
        path.cubicTo(
            cx + w * 0.3, -(base + h * 0.75), cx + w * 0.75, -(base + h * 0.3), cx + w * 0.3, -base
        )
        path.closeSubpath()
        g = QLinearGradient(cx - w / 2, 0, cx + w / 2, 0)
        g.setColorAt(0.0, QColor("#5f7f45"))
        g.setColorAt(0.4, QColor("#37542f"))
        g.setColorAt(1.0, QColor("#1d3320"))
        p.setBrush(g)
        p.setPen(pen(QColor(20, 34, 18, 200), 0.5))
        p.drawPath(path)

    def bush(self, cx: float, base: float, w: float, h: float) -> None:
        """A clipped round bush or a far tree."""
        p = self.p
        g = QLinearGradient(cx - w / 2, -(base + h), cx + w / 2, -base)
        g.setColorAt(0.0, QColor("#7f9a58"))
        g.setColorAt(1.0, QColor("#34512f"))
        p.setBrush(g)
        p.setPen(pen(QColor(20, 34, 18, 130), 0.4))
        p.drawEllipse(QRectF(cx - w / 2, -(base + h), w, h))

    def finial(self, cx: float, base: float, size: float, *, cross: bool = False) -> None:
        """A gilt ball, or a cross."""
        p = self.p
        if cross:
            p.setPen(pen(TONES.gold_dark if self.t is GOLD_TONES else self.t.line, size * 0.28))
            p.drawLine(QPointF(cx, -base), QPointF(cx, -(base + size * 1.7)))
            p.drawLine(
                QPointF(cx - size * 0.5, -(base + size * 1.15)),
                QPointF(cx + size * 0.5, -(base + size * 1.15)),
            )
            return
        p.setBrush(TONES.gold)
        p.setPen(self.hair)
        p.drawEllipse(QPointF(cx, -(base + size * 0.5)), size * 0.5, size * 0.5)

    def statue(self, cx: float, base: float, h: float) -> None:
        """A small draped figure."""
        p = self.p
        path = QPainterPath(QPointF(cx - h * 0.2, -base))
        path.quadTo(cx - h * 0.24, -(base + h * 0.6), cx - h * 0.08, -(base + h * 0.72))
        path.lineTo(cx + h * 0.08, -(base + h * 0.72))
        path.quadTo(cx + h * 0.24, -(base + h * 0.6), cx + h * 0.2, -base)
        path.closeSubpath()
        path.addEllipse(QPointF(cx, -(base + h * 0.86)), h * 0.13, h * 0.13)
        p.setBrush(lighter(self.t.stone, 0.5))
        p.setPen(self.hair)
        p.drawPath(path)

    def rose(self, cx: float, cy: float, radius: float) -> None:
        """A rose window centred ``cy`` above the ground."""
        p = self.p
        p.setBrush(self.t.void)
        p.setPen(pen(lighter(self.t.stone, 0.6), radius * 0.24))
        p.drawEllipse(QPointF(cx, -cy), radius, radius)
        if not self.fine:
            return
        p.setPen(pen(self.t.stone, radius * 0.12))
        for i in range(4):
            a = math.pi * i / 4
            d = QPointF(radius * math.cos(a), radius * math.sin(a))
            p.drawLine(QPointF(cx, -cy) - d, QPointF(cx, -cy) + d)
        p.setBrush(TONES.gold_light)
        p.setPen(NO_PEN)
        p.drawEllipse(QPointF(cx, -cy), radius * 0.26, radius * 0.26)
