"""One-colour icons of one family: the six building types and the two landscapes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from .paint import around, painting, poly, square
from .palette import TONES


def _box(path: QPainterPath, x: float, y: float, w: float, h: float) -> None:
    path.addRect(QRectF(x, y, w, h))


def _tri(path: QPainterPath, *points: tuple[float, float]) -> None:
    path.addPolygon(poly(*points))
    path.closeSubpath()


def _arch(x: float, w: float, h: float) -> QPainterPath:
    """An opening that stands on the ground line (y = 22)."""
    path = QPainterPath(QPointF(x, 22.0))
    path.lineTo(x, 22 - h + w / 2)
    path.arcTo(QRectF(x, 22 - h, w, w), 180, -180)
    path.lineTo(x + w, 22)
    path.closeSubpath()
    return path


def _merlons(path: QPainterPath, x: float, y: float, w: float, n: int, h: float) -> None:
    step = w / (2 * n - 1)
    for i in range(n):
        _box(path, x + 2 * i * step, y - h, step, h + 0.2)


def _biblioteca() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    _tri(path, (1.5, 8.6), (12, 2.2), (22.5, 8.6))
    _box(path, 2.6, 9.4, 18.8, 1.8)
    for x in (3.4, 8.1, 13.5, 18.2):
        _box(path, x, 11.2, 2.4, 7.4)
    _box(path, 2.6, 18.6, 18.8, 1.6)
    _box(path, 1.2, 20.4, 21.6, 1.8)
    return path


def _cathedrale() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    _box(path, 1.6, 7.2, 4.2, 14.8)
    _tri(path, (1.0, 7.2), (3.7, 2.6), (6.4, 7.2))
    path.moveTo(7.6, 11.4)
    path.cubicTo(7.4, 7.6, 11.4, 4.8, 14.6, 3.8)
    path.cubicTo(17.8, 4.8, 21.8, 7.6, 21.6, 11.4)
    path.closeSubpath()
    _box(path, 13.9, 1.2, 1.4, 3.4)
    _box(path, 6.8, 12.2, 15.8, 9.8)
    hole = _arch(12.4, 4.4, 6.2)
    hole.addEllipse(around(14.6, 14.2, 1.1))
    return path.subtracted(hole)


def _palazzo() -> QPainterPath:
    path = QPainterPath()
    _box(path, 1.6, 3.4, 20.8, 2.6)
    _box(path, 3.4, 6.8, 17.2, 15.2)
    hole = QPainterPath()
    for x in (5.4, 10.6, 15.8):
        hole.addRoundedRect(QRectF(x, 9.0, 2.8, 4.4), 1.2, 1.2)
    _box(hole, 3.4, 15.2, 17.2, 0.9)
    hole.addPath(_arch(10.3, 3.4, 5.0))
    return path.subtracted(hole)


def _porta() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    _box(path, 1.4, 5.4, 6.0, 16.6)
    _box(path, 16.6, 5.4, 6.0, 16.6)
    _merlons(path, 1.0, 5.4, 6.8, 3, 2.4)
    _merlons(path, 16.2, 5.4, 6.8, 3, 2.4)
    _box(path, 7.0, 8.6, 10.0, 13.4)
    return path.subtracted(_arch(7.6, 8.8, 11.2))


def _castello() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    _box(path, 8.0, 8.4, 8.0, 13.6)
    _merlons(path, 7.4, 8.4, 9.2, 3, 2.0)
    _box(path, 1.6, 14.6, 20.8, 7.4)
    _merlons(path, 1.6, 14.6, 20.8, 6, 2.2)
    _box(path, 11.6, 1.2, 0.9, 6.0)
    _tri(path, (12.3, 1.2), (17.4, 2.9), (12.3, 4.6))
    return path.subtracted(_arch(10.2, 3.6, 5.4))


def _villa() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    _tri(path, (6.6, 13.4), (9.6, 9.8), (19.0, 9.8), (22.4, 13.4))
    _box(path, 8.0, 14.0, 13.0, 8.0)
    _box(path, 12.0, 6.4, 5.0, 4.0)
    _tri(path, (11.0, 6.6), (14.5, 4.2), (18.0, 6.6))
    path.moveTo(3.2, 22)
    path.cubicTo(0.2, 16, 2.0, 8, 3.9, 2.4)
    path.cubicTo(5.8, 8, 7.6, 16, 4.6, 22)
    path.closeSubpath()
    hole = _arch(9.6, 2.6, 4.6)
    hole.addPath(_arch(13.2, 2.6, 4.6))
    hole.addPath(_arch(16.8, 2.6, 4.6))
    return path.subtracted(hole)


def _urban_icon() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    _box(path, 2.0, 10.4, 6.0, 11.6)
    _tri(path, (1.2, 10.4), (5.0, 6.6), (8.8, 10.4))
    _box(path, 9.2, 4.6, 4.6, 17.4)
    _merlons(path, 8.8, 4.6, 5.4, 3, 2.0)
    _box(path, 15.0, 12.6, 7.0, 9.4)
    _tri(path, (14.2, 12.6), (18.5, 8.4), (22.8, 12.6))
    hole = _arch(10.4, 2.2, 4.2)
    _box(hole, 4.2, 13.0, 1.7, 3.0)
    _box(hole, 17.6, 15.0, 1.9, 3.0)
    return path.subtracted(hole)


def _rural_icon() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    path.moveTo(1.0, 22)
    path.cubicTo(4.0, 14.0, 9.0, 13.2, 14.0, 16.2)
    path.cubicTo(17.0, 18.0, 20.0, 18.0, 23.0, 17.2)
    path.lineTo(23.0, 22)
    path.closeSubpath()
    for x, top, w in ((8.0, 2.4, 2.4), (16.6, 6.6, 2.1)):
        path.moveTo(x - 0.5, 17.4)
        path.cubicTo(x - w * 1.4, 12.4, x - w * 0.6, top + 4, x, top)
        path.cubicTo(x + w * 0.6, top + 4, x + w * 1.4, 12.4, x + 0.5, 17.4)
        path.closeSubpath()
    return path


_TYPES = (_biblioteca, _cathedrale, _palazzo, _porta, _castello, _villa)
_LANDSCAPES = (_urban_icon, _rural_icon)
_made: dict[tuple[int, int], QPainterPath] = {}


def icon_path(kind: int, index: int) -> QPainterPath:
    """An icon in a 24 x 24 box: kind 0 a building type, kind 1 a landscape."""
    key = (kind, index)
    if key not in _made:
        _made[key] = (_LANDSCAPES if kind else _TYPES)[index]()
    return _made[key]


def _draw(p: QPainter, r: QRectF, path: QPainterPath, colour: QColor) -> None:
    s = square(r)
    p.translate(s.topLeft())
    p.scale(s.width() / 24.0, s.height() / 24.0)
    p.setBrush(colour)
    p.drawPath(path)


@painting
def draw_type_icon(p: QPainter, r: QRectF, type: int, colour: QColor | None = None) -> None:
    """A building type as a one-colour silhouette."""
    _draw(p, r, icon_path(0, type), colour or TONES.ink)


@painting
def draw_landscape_icon(
    p: QPainter, r: QRectF, landscape: int, colour: QColor | None = None
) -> None:
    """Town or country as a one-colour silhouette."""
    _draw(p, r, icon_path(1, landscape), colour or TONES.ink)
