"""Building tiles: ground, sky, vignette, value and name; their backs and the supply."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QConicalGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
)

from carrara_desktop.games.carrara.components import (
    MONUMENT_VALUE,
    TYPE_LANDSCAPE,
    TYPES,
    URBAN,
)

from .mason import GOLD_TONES, RURAL_TONES, URBAN_TONES, Mason
from .paint import (
    NO_BRUSH,
    NO_PEN,
    around,
    bevel,
    drop_shadow,
    gilt,
    gold_line,
    inset,
    laurel,
    number_in,
    painting,
    pen,
    regular,
    rounded,
    slope,
    text_in,
    thin,
)
from .palette import FONTS, TONES, darker, lighter, marble, veil
from .rural import castello, villa
from .stone import stone_grain, vein
from .urban import biblioteca, cathedrale, palazzo, porta

VIGNETTES = (biblioteca, cathedrale, palazzo, porta, castello, villa)
NAME_FROM = 60.0
"""Width from which a tile carries its type's name."""


def tile_body(r: QRectF) -> QRectF:
    """The card itself within the rect of a tile (the rest is its shadow)."""
    s = r.width()
    return r.adjusted(s * 0.012, s * 0.012, -s * 0.03, -s * 0.034)


def _card(p: QPainter, r: QRectF, edge: QColor) -> tuple[QRectF, float]:
    """Shadow and thickness of a thick card; returns its face and corner radius."""
    s = r.width()
    body = tile_body(r)
    radius = s * 0.055
    if s >= 24:
        drop_shadow(
            p, inset(body, s * 0.012), radius, s * 0.018, dx=s * 0.016, dy=s * 0.02, alpha=0.5
        )
    p.setBrush(darker(edge, 0.42))
    p.drawRoundedRect(body, radius, radius)
    face = body.adjusted(0, 0, -s * 0.008, -s * 0.016)
    return face, radius


def vignette_rect(face: QRectF, named: bool) -> QRectF:
    """Where the building stands on the face of a tile."""
    w, h = face.width(), face.height()
    foot = h * (0.17 if named else 0.06)
    return QRectF(face.x() + w * 0.05, face.y() + h * 0.05, w * 0.9, h * 0.95 - foot)


@painting
def draw_tile(p: QPainter, r: QRectF, type: int, value: int) -> None:
    """A building tile: landscape ground, a building grander by value, value and name."""
    urban = TYPE_LANDSCAPE[type] == URBAN
    monument = value == MONUMENT_VALUE
    ground = TONES.urban if urban else TONES.rural
    face, radius = _card(p, r, TONES.gold_dark if monument else ground)
    s = r.width()
    named = s >= NAME_FROM
    view = vignette_rect(face, named)
    p.save()
    p.setClipPath(rounded(face, radius), Qt.ClipOperation.IntersectClip)
    if monument:
        _monument_ground(p, face, view, urban)
    elif urban:
        _town_ground(p, face, view, s)
    else:
        _country_ground(p, face, view, s)
    if named:
        _name_band(p, face, view, TYPES[type], urban, monument)
    p.restore()
    _building(p, face, view, s, type, value, monument, urban)
    _frame(p, face, radius, s, monument)
    _value(p, face, s, value, monument)


_LARGER = (1.3, 1.2, 1.08, 1.0, 0.98)
_WIDEST = (
    (42, 53, 62, 72, 77),
    (50, 62, 72, 82, 84),
    (48, 54, 64, 72, 86),
    (52, 58, 60, 84, 90),
    (30, 44, 64, 74, 86),
    (56, 66, 72, 80, 86),
)
"""About how wide each building is, in tile units: small tiles show it as large as it can be."""


def _building(
    p: QPainter,
    face: QRectF,
    view: QRectF,
    s: float,
    kind: int,
    value: int,
    monument: bool,
    urban: bool,
) -> None:
    """The vignette, larger for modest buildings, larger still where the tile is small."""
    scale = min(view.width() / 92.0, view.height() / 74.0)
    dx = 0.0
    if monument:
        scale *= 0.93
    else:
        scale *= _LARGER[value - 1]
        if s < 54:
            scale = min(view.width() / (_WIDEST[kind][value - 1] + 5), scale * 1.22)
        if value <= 3:
            dx = -view.width() * (0.045 if s >= 54 else 0.07)
            room = view.width() / 2 - _WIDEST[kind][value - 1] * scale / 2
            dx = -min(-dx, max(0.0, room))
    p.save()
    p.translate(view.center().x() + dx, view.bottom())
    p.scale(scale, scale)
    tones = GOLD_TONES if monument else URBAN_TONES if urban else RURAL_TONES
    half = (face.width() / 2 + dx) / scale
    VIGNETTES[kind](Mason(p, s, tones, half), 6 if monument else value)
    p.restore()


def _town_ground(p: QPainter, face: QRectF, view: QRectF, s: float) -> None:
    g = QLinearGradient(face.topLeft(), QPointF(face.left() + face.width() * 0.25, face.bottom()))
    g.setColorAt(0.0, QColor("#c4672f"))
    g.setColorAt(0.55, QColor("#e09a58"))
    g.setColorAt(1.0, QColor("#f0c184"))
    p.fillRect(face, g)
    y = view.bottom()
    if s >= 60:
        _far_roofs(p, face, y, s)
    p.fillRect(
        QRectF(face.left(), y - s * 0.004, face.width(), face.bottom() - y + 1), QColor("#a4552a")
    )
    if s >= 60:
        p.setPen(pen(QColor(250, 214, 160, 90), max(0.6, s * 0.006)))
        p.drawLine(QPointF(face.left(), y), QPointF(face.right(), y))
        p.setPen(NO_PEN)


def _far_roofs(p: QPainter, face: QRectF, y: float, s: float) -> None:
    """The town behind, in one tone."""
    path = QPainterPath(QPointF(face.left(), y))
    x, i = face.left(), 0
    heights = (0.2, 0.27, 0.17, 0.36, 0.22, 0.3, 0.19, 0.25, 0.4, 0.2, 0.29, 0.23)
    while x < face.right():
        h = heights[i % 12] * s * 0.8
        w = s * (0.05 if h > 0.25 * s else 0.1)
        path.lineTo(x, y - h)
        if w > s * 0.06:
            path.lineTo(x + w / 2, y - h - s * 0.025)
        path.lineTo(x + w, y - h)
        x += w
        i += 1
    path.lineTo(face.right(), y)
    path.closeSubpath()
    p.setBrush(QColor(176, 92, 44, 90))
    p.drawPath(path)


def _country_ground(p: QPainter, face: QRectF, view: QRectF, s: float) -> None:
    g = QLinearGradient(face.topLeft(), QPointF(face.left() + face.width() * 0.25, face.bottom()))
    g.setColorAt(0.0, QColor("#7f9f77"))
    g.setColorAt(0.5, QColor("#b4c391"))
    g.setColorAt(0.85, QColor("#dcdcae"))
    p.fillRect(face, g)
    x, y, w = face.left(), view.bottom(), face.width()
    for colour, lift, bend, k in (
        ("#86a06f", 0.34, 0.2, 0.2),
        ("#728f59", 0.24, -0.16, 0.65),
    ):
        path = QPainterPath(QPointF(x, y - s * lift * 0.7))
        path.cubicTo(
            x + w * k,
            y - s * (lift + bend),
            x + w * (k + 0.3),
            y - s * (lift - bend * 0.7),
            x + w,
            y - s * lift,
        )
        path.lineTo(x + w, face.bottom())
        path.lineTo(x, face.bottom())
        path.closeSubpath()
        p.setBrush(QColor(colour))
        p.drawPath(path)
    if s >= 80:
        p.setPen(pen(QColor(60, 84, 40, 70), s * 0.006))
        for i in range(5):
            xx = x + w * (0.62 + 0.075 * i)
            p.drawLine(QPointF(xx, y - s * 0.2), QPointF(xx + s * 0.05, y - s * 0.1))
        p.setPen(NO_PEN)
    p.fillRect(QRectF(x, y - s * 0.004, w, face.bottom() - y + 1), QColor("#566f3c"))


def _monument_ground(p: QPainter, face: QRectF, view: QRectF, urban: bool) -> None:
    s = face.width()
    p.fillRect(face, slope(face, QColor("#fffdf8"), QColor("#f4efe4"), QColor("#ddd3c2")))
    if s >= 44:
        rng = Random(8)
        p.setBrush(NO_BRUSH)
        p.setPen(thin(QColor(150, 140, 130, 120), s * 0.008, Qt.PenJoinStyle.BevelJoin))
        for x0, x1 in ((0.1, 0.45), (0.62, 0.98)):
            a = (face.x() + x0 * s, face.bottom())
            p.drawPath(vein(a, (face.x() + x1 * s, face.top()), rng, s * 0.05))
        p.setPen(NO_PEN)
    c = QPointF(face.center().x(), view.bottom() - view.height() * 0.4)
    glow = QRadialGradient(c, s * 0.62)
    glow.setColorAt(0.0, QColor(250, 214, 120, 235))
    glow.setColorAt(0.6, QColor(244, 206, 120, 110))
    glow.setColorAt(1.0, QColor(240, 200, 120, 0))
    p.fillRect(face, glow)
    if s >= 44:
        rays = QConicalGradient(c, 3.75)
        gold, none = QColor(196, 146, 52, 84), QColor(196, 146, 52, 0)
        for i in range(24):
            for at, tone in ((0.0, none), (0.08, gold), (0.52, gold), (0.6, none)):
                rays.setColorAt((i + at) / 24, tone)
        p.fillRect(face, rays)
    tone = TONES.urban_dark if urban else TONES.rural_dark
    y = view.bottom()
    p.fillRect(QRectF(face.left(), y - s * 0.004, s, face.bottom() - y + 1), tone)


def _name_band(
    p: QPainter, face: QRectF, view: QRectF, name: str, urban: bool, monument: bool
) -> None:
    y = view.bottom() + face.height() * 0.012
    band = QRectF(face.left(), y, face.width(), face.bottom() - y)
    if monument:
        p.fillRect(band, gilt(band))
    else:
        tone = QColor("#f7e6cb") if urban else QColor("#edf0d8")
        p.fillRect(band, slope(band, lighter(tone, 0.3), darker(tone, 0.08)))
    low = 0.26 if monument else 0.06  # the gold frame of a monument takes the lower edge
    text_in(
        p,
        band.adjusted(band.width() * 0.06, 0, -band.width() * 0.06, -band.height() * low),
        name,
        FONTS.title,
        TONES.ink if not monument else QColor("#3a2205"),
        px=max(9.0, band.height() * (0.64 if monument else 0.78)),
        italic=True,
    )


def _frame(p: QPainter, face: QRectF, radius: float, s: float, monument: bool) -> None:
    if s >= 32:
        bevel(p, face, radius, max(1.0, s * 0.016), strength=0.55)
    if monument:
        gold_line(p, inset(face, s * 0.02), radius * 0.8, max(1.2, s * 0.034))
        p.setBrush(NO_BRUSH)
        p.setPen(pen(veil(TONES.gold_dark, 0.8), max(0.6, s * 0.006)))
        p.drawRoundedRect(inset(face, s * 0.04), radius * 0.6, radius * 0.6)
    elif s >= 54:
        p.setBrush(NO_BRUSH)
        p.setPen(pen(QColor(255, 244, 220, 120), max(0.6, s * 0.007)))
        p.drawRoundedRect(inset(face, s * 0.03), radius * 0.6, radius * 0.6)


def _value(p: QPainter, face: QRectF, s: float, value: int, monument: bool) -> None:
    """The roundel in the upper right corner."""
    d = s * (0.255 if s >= 60 else 0.33 if s >= 40 else 0.42)
    c = QPointF(face.right() - d * 0.56, face.top() + d * 0.56)
    disc = around(c.x(), c.y(), d / 2)
    p.setPen(NO_PEN)
    if s >= 30:
        p.setBrush(QColor(30, 14, 4, 70))
        p.drawEllipse(disc.translated(d * 0.05, d * 0.06))
    p.setBrush(gilt(disc))
    p.drawEllipse(disc)
    inner = inset(disc, max(0.9, d * 0.075))
    if monument:
        p.setBrush(TONES.terracotta)
        p.drawEllipse(inner)
        if s >= 60:
            laurel(p, c.x(), c.y(), d * 0.36, TONES.gold_light, leaves=6, leaf=0.4, reach=150)
    else:
        p.setBrush(slope(inner, QColor("#fffdf6"), QColor("#e9dfcb")))
        p.drawEllipse(inner)
        if s >= 60:
            p.setBrush(NO_BRUSH)
            p.setPen(pen(veil(TONES.gold_dark, 0.45), max(0.5, d * 0.02)))
            p.drawEllipse(inset(inner, d * 0.05))
    px = d * (0.5 if monument and s >= 60 else 0.66 if s >= 60 else 0.78)
    ink = TONES.cream if monument else TONES.ink
    number_in(p, disc, str(value), FONTS.number, ink, px)


@painting
def draw_tile_back(p: QPainter, r: QRectF) -> None:
    """The back of a tile: deep sea green, gilt, with a rose of the six marbles."""
    face, radius = _card(p, r, TONES.sea_dark)
    s = r.width()
    p.save()
    p.setClipPath(rounded(face, radius), Qt.ClipOperation.IntersectClip)
    p.fillRect(face, slope(face, lighter(TONES.sea, 0.02), TONES.sea_dark))
    if s >= 50:
        stone_grain(p, face, 4, TONES.cream, 0.03, 10)
    p.restore()
    bevel(p, face, radius, max(1.0, s * 0.016), strength=0.5)
    gold_line(p, inset(face, s * 0.05), radius * 0.6, max(0.8, s * 0.014))
    c = face.center()
    size = min(face.height(), face.width()) * 0.3
    p.save()
    p.translate(c)
    for k in range(6):
        p.save()
        p.rotate(60 * k + 30)
        petal = QPainterPath(QPointF(0, -size * 0.22))
        petal.quadTo(size * 0.46, -size * 0.5, 0, -size)
        petal.quadTo(-size * 0.46, -size * 0.5, 0, -size * 0.22)
        p.setBrush(marble(k))
        p.setPen(pen(TONES.gold_light, max(0.6, s * 0.008)))
        p.drawPath(petal)
        p.restore()
    p.restore()
    if s >= 36:
        p.setBrush(NO_BRUSH)
        p.setPen(pen(TONES.gold, max(0.7, s * 0.01)))
        p.drawPath(regular(c.x(), c.y(), size * 1.24, 6, 30))
        p.drawEllipse(around(c.x(), c.y(), size * 1.24))
        p.setBrush(TONES.gold)
        p.drawEllipse(around(c.x(), c.y(), size * 0.13))


@painting
def draw_supply(p: QPainter, r: QRectF, count: int) -> None:
    """The pile of face-down tiles, as high as ``count`` says, with the number on it."""
    layers = 0 if count <= 0 else min(9, 1 + count // 3)
    lift = min(r.height() * 0.02, 2.4)
    top = lift * 9
    tile = QRectF(r.x(), r.y() + top, r.width() - lift * 2, r.height() - top)
    if layers == 0:
        p.setBrush(veil(TONES.shadow, 0.25))
        p.setPen(pen(veil(TONES.gold_light, 0.45), 1.2))
        p.drawRoundedRect(inset(tile, 2), r.width() * 0.055, r.width() * 0.055)
        return
    for i in range(layers - 1):
        q = tile.translated(lift * 0.25 * (i % 2), -lift * i)
        body = tile_body(q)
        radius = r.width() * 0.055
        if i == 0:
            drop_shadow(
                p, body, radius, r.width() * 0.016, dx=lift * 0.4, dy=lift * 0.6, alpha=0.45
            )
        p.setBrush(darker(TONES.stone_dark, 0.2 + 0.25 * (i % 2)))
        p.drawRoundedRect(body, radius, radius)
    face = tile.translated(0, -lift * (layers - 1))
    draw_tile_back(p, face)
    d = max(13.0, r.width() * 0.3)
    c = face.center()
    disc = around(c.x() - r.width() * 0.01, c.y(), d / 2)
    p.setBrush(gilt(disc))
    p.drawEllipse(disc)
    p.setBrush(TONES.cream)
    p.drawEllipse(inset(disc, d * 0.06))
    number_in(p, inset(disc, d * 0.12), str(count), FONTS.number, TONES.ink, d * 0.56)
