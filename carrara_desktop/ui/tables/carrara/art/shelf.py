"""Where the pieces of the advanced game stand and score: shelf, warehouses, further spaces."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from carrara_desktop.games.carrara.components import CITIES

from .boards import marker_place, own_ground
from .cities import one_size
from .icons import draw_landscape_icon
from .paint import (
    CENTRE,
    NO_BRUSH,
    NO_PEN,
    around,
    bevel,
    disc_shadow,
    dome_brush,
    drop_shadow,
    gilt,
    gold_line,
    grown,
    inset,
    number_in,
    painting,
    pen,
    slope,
    square,
    text_in,
    text_width,
)
from .palette import FONTS, TONES, darker, lighter, marble, marble_ink, veil
from .pieces import draw_coin, draw_reward
from .tokens import draw_decoration, draw_statue, draw_statue_sign

# -- the shelf ----------------------------------------------------------------------------


@painting
def draw_shelf(p: QPainter, r: QRectF, scale: float) -> None:
    """A ledge of travertine with a gilt front edge, on which the supply of pieces stands."""
    body = r.adjusted(1.5 * scale, 0.5 * scale, -2.5 * scale, -2.5 * scale)
    radius = 5.0 * scale
    drop_shadow(p, body, radius, 3.4 * scale, dx=scale, dy=1.8 * scale, alpha=0.6)
    g = QLinearGradient(body.topLeft(), body.bottomLeft())
    g.setColorAt(0.0, QColor("#d3c4a4"))
    g.setColorAt(0.12, QColor("#f4ecdb"))
    g.setColorAt(0.86, QColor("#e9dfc9"))
    g.setColorAt(1.0, QColor("#bfad89"))
    p.setBrush(g)
    p.drawRoundedRect(body, radius, radius)
    bevel(p, body, radius, 1.3 * scale, strength=0.55)
    gold_line(p, inset(body, 2.2 * scale), radius * 0.7, 0.8 * scale, alpha=0.8)


def stock_room(r: QRectF) -> QRectF:
    """Where a piece stands in its place on the shelf, left of its number."""
    side = min(r.height() * 0.96, r.width() * 0.6)
    return QRectF(r.center().x() - side * 0.81, r.center().y() - side / 2, side, side)


@painting
def draw_stock_place(p: QPainter, r: QRectF, count: int, statue: bool, index: int) -> None:
    """A shallow recess of the shelf with the number of pieces left; empty, a trace of one."""
    radius = min(6.0, r.height() * 0.18)
    p.setBrush(slope(r, QColor(110, 82, 44, 70), QColor(255, 250, 236, 70), vertical=True))
    p.setPen(pen(QColor(120, 92, 50, 90), 0.8))
    p.drawRoundedRect(inset(r, 0.5), radius, radius)
    p.setPen(NO_PEN)
    room = stock_room(r)
    if not count:
        p.setOpacity(0.2)
        (draw_statue if statue else draw_decoration)(p, room, index)
        p.setOpacity(0.55)
    text = QRectF(room.right() + room.width() * 0.06, r.y(), room.width() * 0.58, r.height())
    number_in(p, text, str(count), FONTS.number, TONES.ink, min(r.height() * 0.6, text.width()))
    p.setOpacity(1.0)


# -- warehouses ---------------------------------------------------------------------------


def niche_room(r: QRectF) -> QRectF:
    """Where a piece stands in a warehouse."""
    side = min(r.width(), r.height()) * (0.74 if r.height() >= 28 else 0.86)
    return QRectF(r.center().x() - side / 2, r.bottom() - r.height() * 0.09 - side, side, side)


@painting
def draw_warehouse(p: QPainter, r: QRectF) -> None:
    """A vaulted niche in a wall, where one piece can wait for a building."""
    w = min(r.width(), r.height() * 1.02)
    body = QRectF(r.center().x() - w / 2, r.y(), w, r.height()).adjusted(0.5, 0.5, -0.5, -0.5)
    s = min(body.width(), body.height())
    radius = s * 0.1
    p.setBrush(slope(body, QColor("#f0e5cd"), QColor("#c6b48d")))
    p.setPen(pen(QColor(96, 72, 38, 150), max(0.7, s * 0.018)))
    p.drawRoundedRect(body, radius, radius)
    p.setPen(NO_PEN)
    e = s * 0.1
    hole = QRectF(body.x() + e, body.y() + e * 0.9, body.width() - 2 * e, body.height() - e * 1.7)
    rise = min(hole.width() * 0.36, hole.height() * 0.45)
    arch = QPainterPath(QPointF(hole.left(), hole.bottom()))
    arch.lineTo(hole.left(), hole.top() + rise)
    arch.arcTo(QRectF(hole.left(), hole.top(), hole.width(), rise * 2), 180, -180)
    arch.lineTo(hole.right(), hole.bottom())
    arch.closeSubpath()
    dark = QLinearGradient(hole.topLeft(), hole.bottomRight())
    dark.setColorAt(0.0, QColor("#3a2816"))
    dark.setColorAt(1.0, QColor("#8a6c44"))
    p.setBrush(dark)
    p.setPen(pen(TONES.gold_dark, max(0.8, s * 0.03)))
    p.drawPath(arch)
    if s >= 30:
        p.setBrush(NO_BRUSH)
        p.setPen(pen(veil(TONES.gold_light, 0.8), max(0.6, s * 0.014)))
        p.drawPath(arch)
        stone = QRectF(hole.center().x() - s * 0.06, body.y() + s * 0.02, s * 0.12, s * 0.11)
        p.setPen(pen(TONES.gold_dark, max(0.6, s * 0.016)))
        p.setBrush(slope(stone, QColor("#fff6e2"), QColor("#d6c49c")))
        p.drawRect(stone)


# -- the end of a choice or of a turn -----------------------------------------------------


def _check(c: QPointF, h: float) -> QPainterPath:
    path = QPainterPath(QPointF(c.x() - h * 0.62, c.y() + h * 0.02))
    path.lineTo(c.x() - h * 0.16, c.y() + h * 0.46)
    path.lineTo(c.x() + h * 0.64, c.y() - h * 0.5)
    return path


def _cross(c: QPointF, h: float) -> QPainterPath:
    path = QPainterPath()
    for side in (-1, 1):
        path.moveTo(c.x() - h * 0.44, c.y() - side * h * 0.44)
        path.lineTo(c.x() + h * 0.44, c.y() + side * h * 0.44)
    return path


_ENDS: dict[str, tuple[QColor, Callable[[QPointF, float], QPainterPath]]] = {
    "done": (TONES.sea, _check),
    "none": (QColor("#7a2c18"), _cross),
}


@painting
def draw_end(p: QPainter, r: QRectF, kind: str) -> None:
    """A seal to press: the turn is done (a tick), or nothing is taken (a cross)."""
    tone, sign = _ENDS[kind]
    box = square(r, 0.9)
    s, c = box.width(), box.center()
    disc_shadow(p, c.x() + s * 0.02, c.y() + s * 0.03, s * 0.46, s * 0.04, 0.55)
    rim = around(c.x(), c.y(), s * 0.475)
    p.setBrush(gilt(rim))
    p.setPen(pen(TONES.gold_dark, max(0.6, s * 0.014)))
    p.drawEllipse(rim)
    face = inset(rim, s * 0.075)
    p.setBrush(dome_brush(face, tone, light=0.2, dark=0.36))
    p.drawEllipse(face)
    path = sign(c, s * 0.4)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(QColor(10, 8, 4, 150), s * 0.1))
    p.drawPath(path.translated(s * 0.012, s * 0.026))
    p.setPen(pen(QColor("#fff4da"), s * 0.095))
    p.drawPath(path)


# -- scoring spaces -----------------------------------------------------------------------


@painting
def draw_majority(p: QPainter, r: QRectF, city: int, *ranks: int) -> None:
    """What most statues in a city bring at the end: points for the ranks, the first largest."""
    h = r.height()
    body = r.adjusted(h * 0.12, 0, -h * 0.16, -h * 0.08)
    tone = marble(city)
    p.setBrush(slope(body, lighter(tone, 0.86), lighter(tone, 0.7)))
    p.setPen(pen(veil(darker(tone, 0.5), 0.6), max(0.7, h * 0.05)))
    p.drawRoundedRect(body, h * 0.16, h * 0.16)
    p.setPen(NO_PEN)
    rest = body
    if body.width() > h * 3.4:
        side = h * 0.84
        sign = QRectF(body.x() + h * 0.04, body.center().y() - side / 2, side, side)
        draw_statue_sign(p, sign, darker(tone, 0.55))
        rest = QRectF(sign.right(), body.y(), body.right() - sign.right(), body.height())
    cell = rest.width() / len(ranks)
    # All in one size, as large as the longest of them can be.
    widest = max(text_width(FONTS.number, str(points), 1.0, bold=True) for points in ranks)
    px = grown(min(h * 0.78, cell * 0.7), min(h * 1.2, cell * 0.9 / widest))
    for k, points in enumerate(ranks):
        place = QRectF(rest.x() + k * cell, rest.y(), cell, rest.height())
        ink = TONES.ink if k == 0 else TONES.ink_soft
        number_in(p, place, str(points), FONTS.number, ink, px, bold=k == 0, grows=False)


def florin_marker(r: QRectF) -> QRectF:
    """Where a marker stands on a florin space: at its right end, or its foot if it is upright."""
    if r.width() <= r.height() * 1.15:
        return marker_place(r)
    h = min(r.height() * 0.7, r.width() * 0.5)
    w = h * 0.66
    return QRectF(r.right() - r.height() * 0.12 - w, r.center().y() - h / 2, w, h)


@painting
def draw_florin_space(p: QPainter, r: QRectF, need: int, rate: int) -> None:
    """A shared space: so many florins shown make them worth more at the end."""
    s = min(r.width(), r.height())
    body = r.adjusted(0.5, 0.5, -s * 0.04, -s * 0.06)
    radius = min(7.0, s * 0.14)
    p.setPen(pen(veil(TONES.gold_dark, 0.9), 1.0))
    p.setBrush(slope(body, QColor("#f7e3a8"), QColor("#dcb558")))
    p.drawRoundedRect(body, radius, radius)
    bevel(p, body, radius, max(0.9, s * 0.03), strength=0.4)
    place = florin_marker(r)
    d = min(place.width(), place.height())
    p.setPen(pen(QColor(74, 47, 8, 130), max(0.8, d * 0.05)))
    p.setBrush(QColor(74, 47, 8, 60))
    p.drawEllipse(place.center(), d / 2, d / 2)
    p.setPen(NO_PEN)
    ink = QColor("#3a2205")
    if r.width() > r.height() * 1.15:
        room = QRectF(body.x() + s * 0.08, body.y(), place.x() - body.x() - s * 0.12, body.height())
        top = QRectF(room.x(), room.y() + room.height() * 0.06, room.width(), room.height() * 0.46)
        low = QRectF(room.x(), room.y() + room.height() * 0.5, room.width(), room.height() * 0.42)
    else:
        room = body.adjusted(s * 0.06, s * 0.05, -s * 0.06, place.y() - body.bottom())
        top = QRectF(room.x(), room.y(), room.width(), room.height() * 0.54)
        low = QRectF(room.x(), room.y() + room.height() * 0.52, room.width(), room.height() * 0.48)
    px = min(top.height() * 0.86, top.width() * 0.42)
    coin = min(top.height() * 0.92, top.width() - px * 1.75)
    coin = coin if coin >= px * 0.7 else 0.0
    wide = text_width(FONTS.number, f"{need}+", px, bold=True)
    left = top.center().x() - (coin + wide) / 2
    draw_coin(p, QRectF(left, top.center().y() - coin / 2, coin, coin))
    number_in(p, QRectF(left + coin, top.y(), wide * 1.05, top.height()), f"{need}+",
              FONTS.number, ink, px)  # fmt: skip
    text_in(p, low, f"{rate} : 1", FONTS.number, ink, px=low.height() * 0.8, bold=True,
            align=CENTRE)  # fmt: skip


_STATUE_GROUND = QColor("#d9d6cf")


@painting
def draw_pair_space(p: QPainter, r: QRectF, one: int, other: int) -> None:
    """One's own scoring space of two cities: every building there that bears a statue."""
    icon, text = own_ground(p, r, _STATUE_GROUND, QColor("#6b6a70"))
    draw_statue_sign(p, inset(icon, icon.width() * 0.02), QColor("#3b3a40"))
    names = (CITIES[one], CITIES[other])
    h = r.height() * 0.74
    gap = h * 0.14
    w = (text.width() - gap) / 2
    px = one_size(w - h * 0.3, grown(h * 0.72, h * 0.9))
    for k, (city, name) in enumerate(zip((one, other), names, strict=True)):
        plate = QRectF(text.x() + k * (w + gap), r.center().y() - h / 2 - r.height() * 0.02, w, h)
        p.setPen(pen(veil(darker(marble(city), 0.5), 0.8), max(0.6, h * 0.04)))
        p.setBrush(slope(plate, lighter(marble(city), 0.16), darker(marble(city), 0.1)))
        p.drawRoundedRect(plate, h * 0.16, h * 0.16)
        p.setPen(NO_PEN)
        shown = name if px >= 8.5 else name[:3]
        size = px if px >= 8.5 else min(h * 0.74, w * 0.42)
        text_in(p, plate, shown, FONTS.title, marble_ink(city), px=size, bold=True, least=4.0,
                grows=False)  # fmt: skip


@painting
def draw_pair_sign(p: QPainter, r: QRectF, one: int, other: int) -> None:
    """The sign of such a space on a small board: a statue between the two marbles."""
    s = square(r)
    for k, city in enumerate((one, other)):
        half = QRectF(s.x() + k * s.width() / 2, s.y() + s.height() * 0.04, s.width() / 2,
                      s.height() * 0.92)  # fmt: skip
        p.setPen(pen(veil(TONES.ink, 0.55), max(0.5, s.width() * 0.03)))
        p.setBrush(marble(city))
        p.drawRect(half)
    p.setPen(NO_PEN)
    sign = inset(s, s.width() * 0.08)
    draw_statue_sign(p, sign.translated(s.width() * 0.02, s.width() * 0.03), QColor(20, 10, 4, 200))
    draw_statue_sign(p, sign, QColor("#fffaf0"))


@painting
def draw_land_upgrade(p: QPainter, r: QRectF, land: int, pays: int, reward: int) -> None:
    """An upgrade tile of a landscape: its sign beside the better reward."""
    s = min(r.width(), r.height())
    body = r.adjusted(s * 0.02, s * 0.02, -s * 0.05, -s * 0.06)
    radius = s * 0.12
    tone = TONES.rural if land else TONES.urban
    drop_shadow(p, body, radius, s * 0.03, dx=s * 0.02, dy=s * 0.03, alpha=0.5)
    p.setBrush(slope(body, lighter(tone, 0.3), darker(tone, 0.12)))
    p.drawRoundedRect(body, radius, radius)
    bevel(p, body, radius, max(1.0, s * 0.04), strength=0.5)
    gold_line(p, inset(body, s * 0.07), radius * 0.7, max(1.0, s * 0.035))
    inner = inset(body, s * 0.12)
    if inner.width() > inner.height() * 1.2:
        icon = QRectF(inner.x(), inner.y(), inner.width() * 0.44, inner.height())
        badge = QRectF(icon.right(), inner.y(), inner.width() - icon.width(), inner.height())
    else:
        icon = QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.42)
        badge = QRectF(inner.x(), icon.bottom(), inner.width(), inner.height() - icon.height())
    draw_landscape_icon(p, inset(icon, s * 0.02), land, darker(tone, 0.65))
    draw_reward(p, square(badge), pays, reward)
