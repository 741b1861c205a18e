"""A small original view of each of the six cities, as one-tone engraving.

Coordinates: x from 0 to 100, heights counted up from the ground at 0 to about 40.
"""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from .paint import NO_BRUSH, NO_PEN, pen, poly
from .palette import veil


class _Engraver:
    """Solid masses in one ink with openings in the ground's tone."""

    def __init__(self, p: QPainter, ink: QColor, ground: QColor) -> None:
        self.p, self.ink, self.ground = p, ink, ground
        self.solid(ink)

    def solid(self, colour: QColor) -> None:
        self.p.setPen(NO_PEN)
        self.p.setBrush(colour)

    def box(self, x: float, y: float, w: float, h: float) -> None:
        self.p.drawRect(QRectF(x, -(y + h), w, h))

    def tri(self, *points: tuple[float, float]) -> None:
        self.p.drawPolygon(poly(*((x, -y) for x, y in points)))

    def merlons(self, x: float, y: float, w: float, n: int, h: float = 2.0) -> None:
        step = w / (2 * n - 1)
        for i in range(n):
            self.box(x + 2 * i * step, y - 0.2, step, h + 0.2)

    def ball(self, cx: float, cy: float, rx: float, ry: float | None = None) -> None:
        self.p.drawEllipse(QPointF(cx, -cy), rx, ry or rx)

    def hole(self, x: float, y: float, w: float, h: float) -> None:
        """An arched opening."""
        path = QPainterPath(QPointF(x, -y))
        path.lineTo(x, -(y + h - w / 2))
        path.arcTo(QRectF(x, -(y + h), w, w), 180, -180)
        path.lineTo(x + w, -y)
        path.closeSubpath()
        self.solid(self.ground)
        self.p.drawPath(path)
        self.solid(self.ink)

    def waves(self, x0: float, x1: float, y: float, rows: int = 2) -> None:
        self.p.setBrush(NO_BRUSH)
        self.p.setPen(pen(self.ink, 0.9))
        for j in range(rows):
            path = QPainterPath(QPointF(x0 + j * 3, -(y - j * 2.6)))
            x = x0 + j * 3
            while x < x1 - 4:
                path.quadTo(x + 2.2, -(y - j * 2.6 + 1.8), x + 4.4, -(y - j * 2.6))
                x += 4.4
            self.p.drawPath(path)
        self.solid(self.ink)

    def boat(self, x: float, y: float, s: float) -> None:
        self.tri(
            (x - s * 0.7, y + s * 0.22),
            (x + s * 0.7, y + s * 0.22),
            (x + s * 0.42, y),
            (x - s * 0.42, y),
        )
        self.tri(
            (x - s * 0.03, y + s * 0.3), (x - s * 0.03, y + s * 1.6), (x + s * 0.75, y + s * 0.38)
        )
        self.tri(
            (x - s * 0.14, y + s * 0.3), (x - s * 0.14, y + s * 1.3), (x - s * 0.6, y + s * 0.38)
        )


def _livorno(e: _Engraver) -> None:
    """The harbour light, the old fort and ships."""
    e.waves(2, 98, 3.4)
    e.box(8, 4, 40, 7)
    e.merlons(8, 11, 40, 9)
    e.box(30, 4, 13, 17)
    e.merlons(29.4, 21, 14.2, 4)
    e.hole(15, 4, 5, 5.5)
    e.tri((66, 5), (76, 5), (73.4, 30), (68.6, 30))
    e.box(67, 30, 8, 1.6)
    e.box(69, 31.6, 4, 4.2)
    e.tri((68, 35.8), (74, 35.8), (71, 39.5))
    e.box(62, 3, 18, 3)
    e.solid(e.ground)
    e.tri((67.6, 14), (74.5, 14), (74.2, 17), (67.9, 17))
    e.tri((68.1, 22), (73.9, 22), (73.7, 24.5), (68.4, 24.5))
    e.solid(e.ink)
    e.boat(54, 5, 8)
    e.boat(90, 4.4, 6)


def _pisa(e: _Engraver) -> None:
    """The leaning tower, the baptistery and the cathedral's gable."""
    e.box(2, 0, 96, 1.4)
    e.box(34, 1, 26, 13)
    e.tri((33, 14), (61, 14), (47, 22))
    e.box(58, 1, 20, 10)
    e.ball(60, 19, 5.4, 6.4)
    e.box(54.6, 12, 10.8, 7)
    for x in (37, 44.6, 52):
        e.hole(x, 1, 4.4, 7)
    e.box(8, 1, 17, 9)
    e.ball(16.5, 10, 8.4, 9)
    e.box(16, 18, 1, 3.4)
    e.hole(14.2, 1, 4.4, 6)
    p = e.p
    p.save()
    p.translate(84, -1)
    p.rotate(8.5)
    for i in range(7):
        e.box(-5.6, i * 4.6, 11.2, 4.0)
        e.box(-6.3, i * 4.6 + 3.9, 12.6, 0.9)
        for x in (-4.4, -1.5, 1.4):
            e.hole(x + 0.2, i * 4.6 + 0.3, 2.3, 3.0)
    e.box(-4, 32.2, 8, 3.8)
    e.merlons(-4, 36, 8, 3, 1.0)
    p.restore()


def _lucca(e: _Engraver) -> None:
    """Ramparts with plane trees, and a tower with oaks growing on its top."""
    e.tri((2, 0), (98, 0), (93, 8), (7, 8))
    e.hole(46, 0, 7, 6.6)
    for x in (12, 21, 30, 66, 75, 84):
        e.ball(x, 13.5, 4.6, 3.9)
        e.box(x - 0.5, 8, 1, 4)
    e.box(53, 8, 10.4, 23)
    e.box(52, 29.4, 12.4, 2)
    for x, y, s in ((54.5, 34.5, 3.4), (58.5, 36.6, 4.0), (62.2, 34.2, 3.2)):
        e.ball(x, y, s)
    for y in (14, 20, 25.4):
        e.hole(57, y, 2.5, 3.4)
    e.box(36, 8, 7, 15)
    e.merlons(35.4, 23, 8.2, 3)
    e.hole(38.3, 16, 2.4, 4)
    e.box(43, 8, 10, 8)
    e.tri((42.5, 16), (48, 20), (53.5, 16))


def _viareggio(e: _Engraver) -> None:
    """Umbrella pines behind the beach, and sails."""
    for x, h, s in ((10, 27, 11), (25, 33, 12.5), (41, 25, 9.5)):
        e.box(x - 0.8, 3, 1.6, h - 5)
        path = QPainterPath(QPointF(x - s, -(h - 3)))
        path.cubicTo(x - s * 0.8, -(h + s * 0.62), x + s * 0.8, -(h + s * 0.62), x + s, -(h - 3))
        path.quadTo(x, -(h - 0.4), x - s, -(h - 3))
        e.p.drawPath(path)
    e.tri((0, 0), (56, 0), (50, 3.4), (0, 4.6))
    e.box(28, 4, 9, 6)
    e.tri((27, 10), (32.5, 13.4), (38, 10))
    e.waves(54, 99, 3.6)
    e.boat(66, 5.4, 11)
    e.boat(87, 5, 13.5)


def _massa(e: _Engraver) -> None:
    """Peaks white with quarries, and the castle on its spur."""
    path = QPainterPath(QPointF(0, 0))
    for x, y in (
        (0, 14),
        (12, 27),
        (19, 21),
        (34, 38),
        (46, 25),
        (55, 31),
        (70, 17),
        (84, 24),
        (100, 10),
        (100, 0),
    ):
        path.lineTo(x, -y)
    e.p.drawPath(path)
    e.solid(e.ground)
    e.tri((34, 36), (38.6, 31), (35.6, 31.6), (33.4, 28.4), (31.4, 30.6), (29, 30))
    e.tri((12, 25), (15, 21.8), (12.2, 22), (10, 20), (8.8, 21))
    for i in range(3):
        e.box(40 + i * 1.6, 14 + i * 2.6, 12 - i * 2.6, 1.2)
    e.tri((56, 0), (60, 9), (88, 9), (95, 0))
    e.solid(e.ink)
    e.tri((58, 0), (62, 7.4), (87, 7.4), (93, 0))
    e.box(62, 7, 24, 6.5)
    e.merlons(62, 13.5, 24, 7, 1.6)
    e.box(68, 7, 8, 13)
    e.merlons(67.4, 20, 9.2, 3, 1.8)
    e.solid(e.ground)
    e.box(67.2, 7.4, 0.8, 12)
    e.box(76, 7.4, 0.8, 5.6)
    e.hole(71, 8, 2.6, 4)


def _lerici(e: _Engraver) -> None:
    """The castle on its cape over the gulf, a far island."""
    path = QPainterPath(QPointF(0, 0))
    path.lineTo(0, -13)
    path.cubicTo(16, -17, 30, -18, 40, -12)
    path.cubicTo(46, -9, 50, -5, 53, 0)
    path.closeSubpath()
    e.p.drawPath(path)
    e.tri((10, 13), (34, 13), (33, 22), (11, 22))
    e.merlons(10.6, 22, 22.8, 6, 1.8)
    e.tri((15, 20), (26, 20), (25, 37), (16, 37))
    e.merlons(15.2, 37, 10.6, 4, 2.0)
    e.hole(19.3, 27, 2.6, 4.4)
    e.hole(28, 14, 2.6, 4.4)
    e.box(20.2, 38, 0.6, 5)
    far = QPainterPath(QPointF(62, -5))
    far.cubicTo(68, -11, 80, -12, 92, -5)
    e.p.drawPath(far)
    e.waves(50, 99, 4.2)
    e.waves(52, 99, 0.0, 1)
    e.boat(60, 3, 7.5)


_VIEWS = (_livorno, _pisa, _lucca, _viareggio, _massa, _lerici)


def draw_skyline(
    p: QPainter, r: QRectF, city: int, ink: QColor, ground: QColor, *, alpha: float = 1.0
) -> None:
    """The view of a city, standing on the lower edge of ``r``."""
    p.save()
    k = min(r.width() / 100.0, r.height() / 42.0)
    p.translate(r.center().x() - 50 * k, r.bottom())
    p.scale(k, k)
    p.setOpacity(p.opacity() * alpha)
    _VIEWS[city](_Engraver(p, ink, ground))
    p.restore()


def sun(p: QPainter, c: QPointF, radius: float, colour: QColor) -> None:
    """A small engraved sun, for empty skies."""
    p.setBrush(colour)
    p.setPen(NO_PEN)
    p.drawEllipse(c, radius, radius)
    p.setPen(pen(veil(colour, 0.8), radius * 0.16))
    for i in range(12):
        a = math.tau * i / 12
        d = QPointF(math.cos(a), math.sin(a))
        p.drawLine(c + d * (radius * 1.35), c + d * (radius * 1.75))
    p.setPen(NO_PEN)
