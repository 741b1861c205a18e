"""The pieces of the advanced game: decorations, statues, and the places they stand in."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

from carrara_desktop.games.carrara.components import COLOUR_LETTERS, GOLD, TYPE_LANDSCAPE, URBAN

from .paint import (
    NO_BRUSH,
    NO_PEN,
    around,
    disc_shadow,
    dome_brush,
    gilt,
    inset,
    number_in,
    painting,
    pen,
    poly,
    square,
)
from .palette import FONTS, TONES, darker, lighter, marble, marble_ink, veil

# -- decorations: silhouettes in a box of 24 ----------------------------------------------


def _book() -> QPainterPath:
    path = QPainterPath()
    for side in (-1, 1):
        x = 12 + side * 0.7
        path.moveTo(x, 7.2)
        path.cubicTo(12 + side * 3, 4.2, 12 + side * 7.6, 3.8, 12 + side * 10.6, 5.0)
        path.lineTo(12 + side * 10.6, 18.6)
        path.cubicTo(12 + side * 7.6, 17.4, 12 + side * 3, 17.8, x, 20.6)
        path.closeSubpath()
    lines = QPainterPath()
    for side in (-1, 1):
        for y in (8.6, 11.8, 15.0):
            lines.addPolygon(
                poly(
                    (12 + side * 2.8, y + 0.5),
                    (12 + side * 8.6, y - 0.9),
                    (12 + side * 8.6, y + 0.4),
                    (12 + side * 2.8, y + 1.8),
                )
            )
            lines.closeSubpath()
    return path.subtracted(lines)


def _cup() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    path.moveTo(5.6, 2.2)
    path.lineTo(18.4, 2.2)
    path.cubicTo(18.6, 9.2, 16.6, 12.6, 13.3, 13.6)
    path.lineTo(13.3, 17.4)
    path.cubicTo(14.2, 18.6, 16.8, 19.4, 17.6, 21.8)
    path.lineTo(6.4, 21.8)
    path.cubicTo(7.2, 19.4, 9.8, 18.6, 10.7, 17.4)
    path.lineTo(10.7, 13.6)
    path.cubicTo(7.4, 12.6, 5.4, 9.2, 5.6, 2.2)
    path.closeSubpath()
    ears = QPainterPath()
    ears.addEllipse(QRectF(1.2, 3.4, 8, 7.6))
    ears.addEllipse(QRectF(14.8, 3.4, 8, 7.6))
    holes = QPainterPath()
    holes.addEllipse(QRectF(3.0, 5.2, 4.6, 4.0))
    holes.addEllipse(QRectF(16.4, 5.2, 4.6, 4.0))
    return ears.subtracted(holes).united(path)


def _crown() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    path.addPolygon(
        poly(
            (3.6, 17.0),
            (1.8, 6.8),
            (7.4, 11.4),
            (12, 3.6),
            (16.6, 11.4),
            (22.2, 6.8),
            (20.4, 17.0),
        )
    )
    path.closeSubpath()
    path.addRect(QRectF(3.6, 18.4, 16.8, 3.2))
    for x, y in ((1.9, 5.8), (12, 3.0), (22.1, 5.8)):
        path.addEllipse(around(x, y, 1.8))
    return path.simplified()


def _gate() -> QPainterPath:
    path = QPainterPath(QPointF(2.6, 22))
    path.lineTo(2.6, 11.4)
    path.arcTo(QRectF(2.6, 2.0, 18.8, 18.8), 180, -180)
    path.lineTo(21.4, 22)
    path.closeSubpath()
    opening = QPainterPath(QPointF(5.4, 22))
    opening.lineTo(5.4, 11.4)
    opening.arcTo(QRectF(5.4, 4.8, 13.2, 13.2), 180, -180)
    opening.lineTo(18.6, 22)
    opening.closeSubpath()
    bars = QPainterPath()
    bars.setFillRule(bars.fillRule().WindingFill)
    for x in (8.0, 11.2, 14.4):
        bars.addRect(QRectF(x, 3.6, 1.6, 16.6))
        bars.addPolygon(poly((x - 0.3, 19.4), (x + 1.9, 19.4), (x + 0.8, 22.2)))
        bars.closeSubpath()
    for y in (9.8, 14.6):
        bars.addRect(QRectF(5.0, y, 14.0, 1.5))
    return path.subtracted(opening).united(bars.simplified())


def _flag() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    path.addRect(QRectF(3.4, 2.6, 2.2, 19.8))
    path.addEllipse(around(4.5, 2.4, 1.9))
    path.moveTo(5.6, 4.2)
    path.cubicTo(10.0, 2.2, 14.0, 6.4, 22.4, 4.0)
    path.lineTo(18.6, 9.4)
    path.lineTo(22.4, 14.8)
    path.cubicTo(14.0, 17.0, 10.0, 12.6, 5.6, 14.8)
    path.closeSubpath()
    return path.simplified()


def _arms() -> QPainterPath:
    path = QPainterPath(QPointF(3.0, 2.4))
    path.lineTo(21.0, 2.4)
    path.lineTo(21.0, 11.0)
    path.cubicTo(21.0, 17.0, 17.4, 20.2, 12.0, 22.6)
    path.cubicTo(6.6, 20.2, 3.0, 17.0, 3.0, 11.0)
    path.closeSubpath()
    holes = QPainterPath()
    holes.addRect(QRectF(5.2, 4.6, 5.9, 5.9))
    low = QPainterPath(QPointF(12.9, 12.3))
    low.lineTo(18.6, 12.3)
    low.cubicTo(18.0, 15.8, 16.0, 18.0, 12.9, 19.7)
    low.closeSubpath()
    holes.addPath(low)
    return path.subtracted(holes)


_ICONS: tuple[Callable[[], QPainterPath], ...] = (_book, _cup, _crown, _gate, _flag, _arms)


@functools.cache
def decoration_path(type: int) -> QPainterPath:
    """The silhouette of a decoration in a 24 x 24 box."""
    return _ICONS[type]()


def draw_decoration_icon(p: QPainter, r: QRectF, type: int, colour: QColor) -> None:
    """A decoration as a one-colour silhouette."""
    s = square(r)
    p.save()
    p.translate(s.topLeft())
    p.scale(s.width() / 24.0, s.height() / 24.0)
    p.setPen(NO_PEN)
    p.setBrush(colour)
    p.drawPath(decoration_path(type))
    p.restore()


URBAN_ENAMEL = QColor("#9c3f22")
RURAL_ENAMEL = QColor("#41683a")


def _roundel(p: QPainter, box: QRectF) -> QRectF:
    """The gilt rim of a decoration; returns the place of its enamel."""
    s, c = box.width(), box.center()
    if s >= 12:
        disc_shadow(p, c.x() + s * 0.025, c.y() + s * 0.035, s * 0.46, s * 0.045, 0.5)
    rim = around(c.x(), c.y(), s * 0.475)
    p.setBrush(darker(TONES.gold_dark, 0.25))
    p.drawEllipse(rim)
    p.setBrush(gilt(rim))
    p.drawEllipse(inset(rim, max(0.5, s * 0.016)))
    return inset(rim, max(1.2, s * 0.075))


@painting
def draw_decoration(p: QPainter, r: QRectF, type: int) -> None:
    """A decoration: a gilt roundel of enamel, of the landscape its buildings belong to."""
    box = square(r, 0.97)
    s, c = box.width(), box.center()
    tone = URBAN_ENAMEL if TYPE_LANDSCAPE[type] == URBAN else RURAL_ENAMEL
    face = _roundel(p, box)
    p.setBrush(dome_brush(face, tone, light=0.2, dark=0.34))
    p.drawEllipse(face)
    if s >= 34:
        p.setBrush(NO_BRUSH)
        p.setPen(pen(veil(TONES.gold_light, 0.5), max(0.6, s * 0.014)))
        p.drawEllipse(inset(face, s * 0.04))
        p.setPen(NO_PEN)
    wide = s * (0.29 if s >= 34 else 0.33)
    icon = around(c.x(), c.y() - s * 0.005, wide)
    if s >= 22:
        shade = icon.translated(s * 0.016, s * 0.024)
        draw_decoration_icon(p, shade, type, QColor(30, 12, 4, 150))
    draw_decoration_icon(p, icon, type, QColor("#fff3d6"))


@painting
def draw_any_decoration(p: QPainter, r: QRectF) -> None:
    """A decoration of one's choice: a roundel of both enamels with an asterisk."""
    box = square(r, 0.97)
    s, c = box.width(), box.center()
    face = _roundel(p, box)
    for start, tone in ((45, URBAN_ENAMEL), (225, RURAL_ENAMEL)):
        p.setBrush(dome_brush(face, tone, light=0.2, dark=0.34))
        p.drawPie(face, start * 16, 180 * 16)
    for dy, colour in ((s * 0.02, QColor(30, 12, 4, 150)), (0.0, QColor("#fff3d6"))):
        p.setPen(pen(colour, s * 0.1))
        for k in range(3):
            a = math.pi * k / 3
            d = QPointF(math.sin(a), math.cos(a)) * (s * 0.23)
            p.drawLine(c - d + QPointF(0, dy), c + d + QPointF(0, dy))


# -- statues ------------------------------------------------------------------------------


def statue_tone(colour: int) -> QColor:
    """The marble of a statue, or gold."""
    return TONES.gold if colour == GOLD else marble(colour)


def _hewn(r: QRectF, colour: int) -> QBrush:
    """Light on something round that stands upright."""
    base = statue_tone(colour)
    g = QLinearGradient(r.left(), 0, r.right(), 0)
    g.setColorAt(0.0, darker(base, 0.12))
    g.setColorAt(0.3, lighter(base, 0.55 if colour != GOLD else 0.5))
    g.setColorAt(0.58, base)
    g.setColorAt(1.0, darker(base, 0.48))
    return QBrush(g)


@functools.cache
def _figure() -> QPainterPath:
    """A draped figure with an arm akimbo and one that holds a staff; one unit high."""
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    path.moveTo(-0.2, 1.0)
    path.cubicTo(-0.24, 0.8, -0.13, 0.66, -0.13, 0.54)
    path.lineTo(-0.27, 0.46)
    path.cubicTo(-0.27, 0.36, -0.22, 0.27, -0.09, 0.25)
    path.lineTo(0.08, 0.25)
    path.cubicTo(0.17, 0.26, 0.22, 0.31, 0.26, 0.42)
    path.lineTo(0.19, 0.47)
    path.cubicTo(0.14, 0.42, 0.13, 0.44, 0.13, 0.54)
    path.cubicTo(0.13, 0.66, 0.25, 0.8, 0.21, 1.0)
    path.closeSubpath()
    path.addEllipse(QRectF(-0.105, 0.0, 0.2, 0.235))
    path.addRect(QRectF(0.255, 0.08, 0.045, 0.92))
    path.addEllipse(QRectF(0.2275, 0.02, 0.1, 0.1))
    return path.simplified()


@functools.cache
def _bust() -> QPainterPath:
    """Head and shoulders, for a statue too small for a figure."""
    path = QPainterPath()
    path.setFillRule(path.fillRule().WindingFill)
    path.addEllipse(QRectF(-0.24, 0.0, 0.48, 0.58))
    path.moveTo(-0.46, 1.0)
    path.cubicTo(-0.44, 0.66, -0.2, 0.58, 0.0, 0.56)
    path.cubicTo(0.2, 0.58, 0.44, 0.66, 0.46, 1.0)
    path.closeSubpath()
    return path.simplified()


@painting
def draw_statue(p: QPainter, r: QRectF, colour: int) -> None:
    """A statue: a figure on a plinth with the marble's letter; small, a bust on a larger one."""
    box = square(r, 0.98)
    s, x, y = box.width(), box.x(), box.y()
    base = statue_tone(colour)
    line = darker(base, 0.62 if colour else 0.55)
    fine = s >= 38
    foot, share, wide = (0.30, 0.72, 0.56) if fine else (0.56, 0.5, 0.72)
    figure = QRectF(x + s * 0.2, y + s * 0.01, s * 0.6, s * (1 - foot))
    plinth = QRectF(x + s * (1 - wide) / 2, y + s * (1 - foot) - s * 0.01, s * wide, s * foot)
    if s >= 14:
        p.setBrush(veil(TONES.shadow, 0.32))
        low = plinth.bottom() - s * 0.07
        p.drawEllipse(QRectF(plinth.x() - s * 0.02, low, plinth.width() * 1.16, s * 0.1))
    p.setPen(pen(line, max(0.7, s * 0.026)))
    p.setBrush(_hewn(figure, colour))
    p.save()
    p.translate(box.center().x(), figure.y())
    tall = figure.height() + s * 0.02
    p.scale(tall if fine else s * share, tall)
    p.setPen(pen(line, max(0.7, s * 0.026) / tall))
    shade = QLinearGradient(-0.3, 0, 0.32, 0)
    for at, tone in ((0.0, darker(base, 0.1)), (0.32, lighter(base, 0.55)), (0.6, base),
                     (1.0, darker(base, 0.45))):  # fmt: skip
        shade.setColorAt(at, tone)
    p.setBrush(shade)
    p.drawPath(_figure() if fine else _bust())
    if s >= 40:
        p.setBrush(NO_BRUSH)
        p.setPen(pen(veil(line, 0.5), 0.018))
        for x0, x1 in ((-0.08, -0.13), (0.02, 0.0), (0.1, 0.14)):
            fold = QPainterPath(QPointF(x0, 0.42))
            fold.quadTo(x0 - 0.02, 0.7, x1, 0.97)
            p.drawPath(fold)
    p.restore()
    p.setPen(pen(line, max(0.7, s * 0.026)))
    p.setBrush(_hewn(plinth, colour))
    if fine:
        cap = QRectF(plinth.x() - s * 0.05, plinth.y(), plinth.width() + s * 0.1, s * 0.055)
        low = QRectF(cap.x(), plinth.bottom() - s * 0.055, cap.width(), s * 0.055)
        p.drawRect(plinth)
        p.setBrush(TONES.gold if colour != GOLD else lighter(base, 0.3))
        p.drawRect(cap)
        p.drawRect(low)
    else:
        p.drawRoundedRect(plinth, s * 0.05, s * 0.05)
    p.setPen(NO_PEN)
    if colour == GOLD:
        _star(p, plinth.center(), plinth.height() * (0.33 if fine else 0.36))
        return
    ink = marble_ink(colour)
    number_in(p, plinth, COLOUR_LETTERS[colour], FONTS.title, ink,
              plinth.height() * (0.72 if fine else 0.86))  # fmt: skip


def _star(p: QPainter, c: QPointF, radius: float) -> None:
    """Gold has no letter of a marble: a star stands for it."""
    points = []
    for i in range(10):
        a, d = math.tau * i / 10, radius if i % 2 == 0 else radius * 0.44
        points.append((c.x() + d * math.sin(a), c.y() - d * math.cos(a)))
    p.setBrush(QColor("#4a2f08"))
    p.drawPolygon(poly(*points))


@painting
def draw_statue_sign(p: QPainter, r: QRectF, colour: QColor) -> None:
    """A statue as a one-colour silhouette, for signs and texts."""
    s = square(r)
    p.setBrush(colour)
    p.save()
    p.translate(s.center().x() - s.width() * 0.02, s.y())
    p.scale(s.width(), s.height() * 0.76)
    p.drawPath(_figure())
    p.restore()
    w = s.width() * 0.62
    p.drawRect(QRectF(s.center().x() - w / 2, s.y() + s.height() * 0.81, w, s.height() * 0.19))
