"""Shared brushwork: painter state, shadows, bevels, shapes, gilding and fitted text."""

from __future__ import annotations

import functools
import math
from collections.abc import Callable
from typing import Any, TypeVar, cast

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from .palette import FONTS, TONES, darker, lighter, veil

F = TypeVar("F", bound=Callable[..., Any])

NO_PEN = Qt.PenStyle.NoPen
NO_BRUSH = Qt.BrushStyle.NoBrush
CENTRE = Qt.AlignmentFlag.AlignCenter
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def painting(fn: F) -> F:
    """Decorate a ``draw_…(p, …)``: smooth edges inside, the painter unchanged after."""

    @functools.wraps(fn)
    def wrapper(p: QPainter, *args: Any, **kwargs: Any) -> Any:
        if args and isinstance(args[0], QRectF) and min(args[0].width(), args[0].height()) < 2:
            return QRectF(args[0])  # nothing can be seen at that size
        p.save()
        p.setRenderHint(QPainter.RenderHint.Antialiasing, True)
        p.setRenderHint(QPainter.RenderHint.TextAntialiasing, True)
        p.setPen(NO_PEN)
        try:
            return fn(p, *args, **kwargs)
        finally:
            p.restore()

    return cast(F, wrapper)


# -- rects and shapes ---------------------------------------------------------------------


def inset(r: QRectF, d: float) -> QRectF:
    """The rect with ``d`` taken off on every side."""
    return r.adjusted(d, d, -d, -d)


def square(r: QRectF, share: float = 1.0) -> QRectF:
    """The largest centred square, or a share of it."""
    s = min(r.width(), r.height()) * share
    return QRectF(r.center().x() - s / 2, r.center().y() - s / 2, s, s)


def around(cx: float, cy: float, radius: float) -> QRectF:
    """The square that holds a circle."""
    return QRectF(cx - radius, cy - radius, 2 * radius, 2 * radius)


def annulus(c: QPointF, inner: float, outer: float) -> QPainterPath:
    """A flat ring as a path."""
    path = QPainterPath()
    path.addEllipse(c, outer, outer)
    if inner > 0:
        path.addEllipse(c, inner, inner)
    return path


def rounded(r: QRectF, radius: float) -> QPainterPath:
    """A rounded rectangle as a path."""
    path = QPainterPath()
    path.addRoundedRect(r, radius, radius)
    return path


def regular(cx: float, cy: float, radius: float, n: int, turn: float = 0.0) -> QPainterPath:
    """A regular polygon; ``turn`` in degrees clockwise, 0 puts a corner on top."""
    path = QPainterPath()
    for i in range(n):
        a = math.radians(turn + 360.0 * i / n)
        point = QPointF(cx + radius * math.sin(a), cy - radius * math.cos(a))
        if i:
            path.lineTo(point)
        else:
            path.moveTo(point)
    path.closeSubpath()
    return path


def seat_shape(shape: str, r: QRectF) -> QPainterPath:
    """One of the four seat shapes, optically of one size, in a square of ``r``."""
    s = square(r)
    c, h = s.center(), s.width() / 2
    if shape == "circle":
        path = QPainterPath()
        path.addEllipse(around(c.x(), c.y(), h * 0.86))
        return path
    if shape == "diamond":
        return regular(c.x(), c.y(), h, 4)
    if shape == "square":
        path = QPainterPath()
        path.addRect(around(c.x(), c.y(), h * 0.76))
        return path
    return regular(c.x(), c.y() + h * 0.16, h * 1.04, 3)


def colour_shape(colour: int, r: QRectF) -> QPainterPath:
    """The inlay shape of a marble: ring, lozenge, shield, hexagon, waves' square, star."""
    s = square(r)
    c, h = s.center(), s.width() / 2
    x, y = c.x(), c.y()
    path = QPainterPath()
    if colour == 0:
        path.addEllipse(around(x, y, h * 0.92))
    elif colour == 1:
        return regular(x, y, h * 1.08, 4)
    elif colour == 2:
        path.moveTo(x - h * 0.84, y - h * 0.88)
        path.lineTo(x + h * 0.84, y - h * 0.88)
        path.lineTo(x + h * 0.84, y + h * 0.1)
        path.quadTo(x + h * 0.78, y + h * 0.72, x, y + h * 1.04)
        path.quadTo(x - h * 0.78, y + h * 0.72, x - h * 0.84, y + h * 0.1)
        path.closeSubpath()
    elif colour == 3:
        return regular(x, y, h * 1.0, 6)
    elif colour == 4:
        path.addRoundedRect(around(x, y, h * 0.84), h * 0.12, h * 0.12)
    else:
        return scalloped(x, y, h * 0.98, 8)
    return path


def scalloped(cx: float, cy: float, radius: float, n: int, depth: float = 0.16) -> QPainterPath:
    """A rosette outline of ``n`` round lobes."""
    path = QPainterPath()
    for i in range(n):
        a0, a1 = math.tau * (i - 0.5) / n, math.tau * (i + 0.5) / n
        am, inner = (a0 + a1) / 2, radius * (1 - depth)
        if i == 0:
            path.moveTo(cx + inner * math.sin(a0), cy - inner * math.cos(a0))
        path.quadTo(
            cx + radius * (1 + depth) * math.sin(am),
            cy - radius * (1 + depth) * math.cos(am),
            cx + inner * math.sin(a1),
            cy - inner * math.cos(a1),
        )
    path.closeSubpath()
    return path


def poly(*points: tuple[float, float]) -> QPolygonF:
    """A polygon from plain pairs."""
    return QPolygonF([QPointF(x, y) for x, y in points])


# -- brushes and pens -----------------------------------------------------------------------


def pen(colour: QColor, width: float) -> QPen:
    """A round-jointed pen."""
    return QPen(
        QBrush(colour),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.RoundCap,
        Qt.PenJoinStyle.RoundJoin,
    )


def thin(colour: QColor, width: float, join: Qt.PenJoinStyle = Qt.PenJoinStyle.MiterJoin) -> QPen:
    """A plain mitred pen: quicker than ``pen`` for the many small lines of a picture."""
    return QPen(
        QBrush(colour),
        width,
        Qt.PenStyle.SolidLine,
        Qt.PenCapStyle.FlatCap,
        join,
    )


def slope(r: QRectF, *stops: QColor, vertical: bool = False) -> QBrush:
    """A gradient from the upper left (where the light is) to the lower right."""
    end = r.bottomLeft() if vertical else r.bottomRight()
    g = QLinearGradient(r.topLeft(), end)
    for i, c in enumerate(stops):
        g.setColorAt(i / (len(stops) - 1), c)
    return QBrush(g)


def gilt(r: QRectF, *, dim: float = 0.0) -> QBrush:
    """Burnished gold leaf over a rect."""
    g = QLinearGradient(r.topLeft(), r.bottomRight())
    for at, c in (
        (0.0, TONES.gold_light),
        (0.32, TONES.gold),
        (0.52, lighter(TONES.gold, 0.3)),
        (0.78, TONES.gold),
        (1.0, TONES.gold_dark),
    ):
        g.setColorAt(at, darker(c, dim))
    return QBrush(g)


def dome_brush(r: QRectF, colour: QColor, *, light: float = 0.35, dark: float = 0.3) -> QBrush:
    """Radial shading of something round, lit from the upper left."""
    c = r.center()
    g = QRadialGradient(
        c,
        max(r.width(), r.height()) * 0.56,
        QPointF(c.x() - r.width() * 0.2, c.y() - r.height() * 0.24),
    )
    g.setColorAt(0.0, lighter(colour, light))
    g.setColorAt(0.55, colour)
    g.setColorAt(1.0, darker(colour, dark))
    return QBrush(g)


_HOLLOW_FROM = 90.0
"""Below this, a ring takes longer to paint than the area it spares."""


# -- light and shade --------------------------------------------------------------------------


def drop_shadow(
    p: QPainter, r: QRectF, radius: float, blur: float, *, dx: float, dy: float, alpha: float = 0.4
) -> None:
    """A soft shadow of a rounded rect, without any bitmap blur.

    What throws the shadow is painted over it, so of a large one only the rim is painted.
    """
    n = 3 if blur < 2.5 else 5 if blur < 4.5 else 8
    p.setPen(NO_PEN)
    p.setBrush(veil(TONES.shadow, 1.0 - (1.0 - alpha) ** (1.0 / n)))
    hole = inset(r, radius * 0.3 + 2.0)
    hollow = min(hole.width(), hole.height()) > _HOLLOW_FROM
    for i in range(n):
        d = blur * (1.0 - 2.0 * i / (n - 1))
        q = r.adjusted(dx - d, dy - d, dx + d, dy + d)
        rr = max(0.0, radius + d)
        if hollow:
            rim = rounded(q, rr)
            rim.addRect(hole)
            p.drawPath(rim)
        else:
            p.drawRoundedRect(q, rr, rr)


def disc_shadow(
    p: QPainter, cx: float, cy: float, radius: float, blur: float, alpha: float = 0.4
) -> None:
    """A soft shadow of a disc centred at the given (already moved) point, left out under it."""
    outer = radius + blur
    g = QRadialGradient(QPointF(cx, cy), outer)
    inner = max(0.0, (radius - blur) / outer)
    for t in (0.0, 0.25, 0.5, 0.75, 1.0):
        fall = 0.5 + 0.5 * math.cos(math.pi * t)
        g.setColorAt(inner + (1.0 - inner) * t, veil(TONES.shadow, alpha * fall))
    p.setPen(NO_PEN)
    p.setBrush(QBrush(g))
    p.drawPath(annulus(QPointF(cx, cy), (radius - blur) * 0.93, outer))


def bevel(p: QPainter, r: QRectF, radius: float, width: float, *, strength: float = 0.5) -> None:
    """A lit upper-left and a shaded lower-right edge just inside a rounded rect."""
    g = QLinearGradient(r.topLeft(), r.bottomRight())
    g.setColorAt(0.0, QColor(255, 252, 240, round(235 * strength)))
    g.setColorAt(0.42, QColor(255, 252, 240, round(50 * strength)))
    g.setColorAt(0.58, QColor(20, 10, 4, round(50 * strength)))
    g.setColorAt(1.0, QColor(20, 10, 4, round(190 * strength)))
    p.setBrush(NO_BRUSH)
    p.setPen(QPen(QBrush(g), width))
    q = inset(r, width / 2)
    rr = max(0.0, radius - width / 2)
    p.drawRoundedRect(q, rr, rr)
    p.setPen(NO_PEN)


def gold_line(
    p: QPainter, r: QRectF, radius: float, width: float = 1.0, *, alpha: float = 1.0
) -> None:
    """A thin gilt line along a rounded rect."""
    p.setBrush(NO_BRUSH)
    brush = gilt(r)
    p.save()
    p.setOpacity(p.opacity() * alpha)
    p.setPen(QPen(brush, width))
    p.drawRoundedRect(r, radius, radius)
    p.restore()
    p.setPen(NO_PEN)


# -- ornament ---------------------------------------------------------------------------------


def leaf_path(length: float, width: float) -> QPainterPath:
    """A laurel leaf from the origin along +x."""
    path = QPainterPath()
    path.quadTo(length * 0.45, -width, length, 0)
    path.quadTo(length * 0.45, width, 0, 0)
    return path


@functools.lru_cache(maxsize=16)
def _laurel_leaves(leaves: int, leaf: float, reach: float) -> QPainterPath:
    """All leaves of a wreath of radius 1 as one path."""
    out = QPainterPath()
    out.setFillRule(Qt.FillRule.WindingFill)
    shape = leaf_path(leaf, leaf * 0.34)
    for side in (1, -1):
        for i in range(leaves):
            t = 6 + (reach - 6) * i / max(1, leaves - 1)
            a = math.radians(90 - side * t)
            for lean in (34, -30):
                turn = QTransform.fromTranslate(math.cos(a), math.sin(a))
                turn.rotate(90 - side * t - side * 90 + side * lean)
                out.addPath(turn.map(shape))
    return out


def laurel(
    p: QPainter,
    cx: float,
    cy: float,
    radius: float,
    brush: QBrush | QColor,
    *,
    leaves: int = 7,
    leaf: float = 0.42,
    reach: float = 148.0,
    stem: QColor | None = None,
) -> None:
    """Two laurel branches rising from below round a circle; a gradient is in radii."""
    p.save()
    p.translate(cx, cy)
    p.scale(radius, radius)
    if stem is not None:
        p.setBrush(NO_BRUSH)
        p.setPen(pen(stem, 0.05))
        for side in (1, -1):
            p.drawArc(around(0, 0, 1.0), -90 * 16, side * round(reach * 16))
    p.setPen(NO_PEN)
    p.setBrush(brush)
    p.drawPath(_laurel_leaves(leaves, leaf, reach))
    p.restore()


# -- text -------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=512)
def _advance(family: str, bold: bool, italic: bool, text: str) -> float:
    f = QFont(family)
    f.setPixelSize(100)
    f.setBold(bold)
    f.setItalic(italic)
    return QFontMetricsF(f).horizontalAdvance(text) / 100.0


def font(family: str, px: float, *, bold: bool = False, italic: bool = False) -> QFont:
    """A font of a size in pixels."""
    f = QFont(family)
    f.setPixelSize(max(1, round(px)))
    f.setBold(bold)
    f.setItalic(italic)
    if hasattr(QFont, "setFeature"):
        f.setFeature(QFont.Tag("lnum"), 1)
    return f


def text_width(
    family: str, text: str, px: float, *, bold: bool = False, italic: bool = False
) -> float:
    """How wide a text will be at a size."""
    return _advance(family, bold, italic, text) * px


DIGIT = 0.72
"""Height of a figure in a font of size one."""


def grown(px: float, most: float) -> float:
    """A size of letters, larger if the text is to be, but for that not above ``most``."""
    return max(px, min(px * FONTS.size, most))


def text_in(
    p: QPainter,
    r: QRectF,
    text: str,
    family: str,
    colour: QColor,
    *,
    px: float,
    bold: bool = False,
    italic: bool = False,
    align: Qt.AlignmentFlag = CENTRE,
    least: float = 5.0,
    engrave: bool = False,
    grows: bool = True,
) -> float:
    """Write one line, shrunk so that it fits; returns the size it got (0: no room).

    ``px`` is the size for usual text; larger text ``grows`` as far as the rect has room for it.
    """
    wide = _advance(family, bold, italic, text)
    if grows:
        px = grown(px, r.height() * 0.9)
    size = min(px, r.height() * 1.1, r.width() / wide if wide else px)
    if size < least:
        return 0.0
    size = max(1, int(size + 0.25))
    p.setFont(font(family, size, bold=bold, italic=italic))
    box = r.adjusted(-2, -size * 0.4, 2, size * 0.4) if align == CENTRE else r
    flags = int(align) | int(Qt.TextFlag.TextSingleLine) | int(Qt.TextFlag.TextDontClip)
    if engrave and size >= 13:
        dark_text = colour.lightnessF() < 0.5
        edge = QColor(255, 255, 255, 150) if dark_text else QColor(10, 4, 0, 150)
        off = max(0.6, size * 0.045)
        p.setPen(edge)
        p.drawText(
            box.translated(off, off) if dark_text else box.translated(-off, -off), flags, text
        )
    p.setPen(colour)
    p.drawText(box, flags, text)
    p.setPen(NO_PEN)
    return size


def number_in(
    p: QPainter,
    r: QRectF,
    text: str,
    family: str,
    colour: QColor,
    px: float,
    *,
    bold: bool = True,
    grows: bool = True,
) -> None:
    """Write digits centred by their real ink, not by the line height.

    ``px`` is the size for usual text; larger text ``grows`` within the rect, or if that is
    square, within its circle.
    """
    wide = _advance(family, bold, False, text)
    if grows and abs(r.width() - r.height()) < 0.15 * r.height():
        px = grown(px, r.height() * 0.94 / math.hypot(wide, DIGIT))
    elif grows:
        px = grown(px, r.height() * 0.94 / DIGIT)
    size = max(1.0, min(px, r.width() / wide if wide else px))
    p.setFont(font(family, size, bold=bold))
    p.setPen(colour)
    p.drawText(r.center() - _ink_centre(family, round(size), bold, text), text)
    p.setPen(NO_PEN)


@functools.lru_cache(maxsize=1024)
def _ink_centre(family: str, px: int, bold: bool, text: str) -> QPointF:
    """The middle of what a text blackens, from where it is begun."""
    return QFontMetricsF(font(family, px, bold=bold)).tightBoundingRect(text).center()
