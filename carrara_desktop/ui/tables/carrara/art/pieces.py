"""Things one holds: coins, VP seals, markers, the royal visit, bag and upgrade tiles."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath

from carrara_desktop.games.carrara.components import DECORATION, FLORINS, GOLD, GOLDEN

from .paint import (
    NO_BRUSH,
    NO_PEN,
    around,
    bevel,
    disc_shadow,
    dome_brush,
    drop_shadow,
    gilt,
    gold_line,
    inset,
    laurel,
    number_in,
    painting,
    pen,
    poly,
    scalloped,
    seat_shape,
    square,
)
from .palette import FONTS, SEAT_COLOURS, SEAT_SHAPES, TONES, darker, lighter, veil
from .stone import fill_marble
from .tokens import draw_any_decoration, draw_statue


@painting
def draw_coin(p: QPainter, r: QRectF, amount: int | None = None) -> None:
    """A florin, with an amount struck on it or a lily."""
    box = square(r, 0.94)
    s, c = box.width(), box.center()
    if s >= 12:
        disc_shadow(p, c.x() + s * 0.022, c.y() + s * 0.03, s * 0.46, s * 0.038, 0.55)
    coin = around(c.x() - s * 0.01, c.y() - s * 0.015, s * 0.475)
    p.setBrush(TONES.gold_dark)
    p.drawEllipse(coin)
    p.setBrush(gilt(coin))
    p.drawEllipse(inset(coin, max(0.6, s * 0.018)))
    face = inset(coin, s * 0.085)
    if s >= 16:
        g = QLinearGradient(face.topLeft(), face.bottomRight())
        g.setColorAt(0.0, QColor("#c99a38"))
        g.setColorAt(1.0, QColor("#f4d98c"))
        p.setBrush(g)
        p.setPen(pen(veil(TONES.gold_dark, 0.8), max(0.5, s * 0.016)))
        p.drawEllipse(face)
        p.setPen(NO_PEN)
    if s >= 40:
        p.setBrush(veil(TONES.gold_dark, 0.8))
        for i in range(28):
            a = math.tau * i / 28
            q = coin.center() + QPointF(math.cos(a), math.sin(a)) * (s * 0.425)
            p.drawEllipse(q, s * 0.013, s * 0.013)
    ink = QColor("#4a2f08")
    if amount is None:
        _lily(p, face.center(), s * 0.3, ink if s < 24 else QColor("#7c5716"))
    else:
        if s >= 30:
            number_in(
                p,
                face.translated(s * 0.015, s * 0.018),
                str(amount),
                FONTS.number,
                QColor(255, 246, 210, 200),
                s * 0.54,
            )
        number_in(p, face if s >= 24 else coin, str(amount), FONTS.number, ink, s * 0.56)


def _lily(p: QPainter, c: QPointF, h: float, colour: QColor) -> None:
    """A plain lily of our own: three petals, a band, a root."""
    p.save()
    p.translate(c)
    p.setBrush(colour)
    petal = QPainterPath(QPointF(0, h * 0.25))
    petal.cubicTo(-h * 0.45, -h * 0.2, -h * 0.2, -h * 0.7, 0, -h)
    petal.cubicTo(h * 0.2, -h * 0.7, h * 0.45, -h * 0.2, 0, h * 0.25)
    p.drawPath(petal)
    for side in (-1, 1):
        leaf = QPainterPath(QPointF(side * h * 0.1, h * 0.25))
        leaf.cubicTo(
            side * h * 0.2, -h * 0.35, side * h * 0.6, -h * 0.75, side * h * 0.92, -h * 0.3
        )
        leaf.cubicTo(side * h * 0.98, 0, side * h * 0.8, h * 0.08, side * h * 0.66, h * 0.0)
        leaf.cubicTo(side * h * 0.72, -h * 0.3, side * h * 0.45, -h * 0.2, side * h * 0.1, h * 0.25)
        p.drawPath(leaf)
    p.drawRoundedRect(QRectF(-h * 0.42, h * 0.22, h * 0.84, h * 0.17), h * 0.06, h * 0.06)
    p.drawPolygon(poly((-h * 0.2, h * 0.46), (h * 0.2, h * 0.46), (0, h)))
    p.restore()


def seal_path(c: QPointF, radius: float) -> QPainterPath:
    """The five-sided, softly cornered outline of a VP seal."""
    path = QPainterPath()
    k = 0.2
    pts = [
        QPointF(
            c.x() + radius * math.sin(math.tau * i / 5), c.y() - radius * math.cos(math.tau * i / 5)
        )
        for i in range(5)
    ]
    for i in range(5):
        a, b, d = pts[i - 1], pts[i], pts[(i + 1) % 5]
        start, end = b + (a - b) * k, b + (d - b) * k
        if i == 0:
            path.moveTo(start)
        else:
            path.lineTo(start)
        path.quadTo(b, end)
    path.closeSubpath()
    return path


@painting
def draw_vp(p: QPainter, r: QRectF, amount: int | None = None) -> None:
    """A victory-point seal: terracotta pentagon in a laurel wreath."""
    box = square(r, 0.96)
    s, c = box.width(), box.center()
    wreath = s >= 30
    radius = s * (0.4 if wreath else 0.485)
    c = QPointF(c.x(), c.y() + s * (0.0 if wreath else 0.03))
    if s >= 12:
        disc_shadow(p, c.x() + s * 0.02, c.y() + s * 0.028, radius * 0.92, s * 0.045, 0.5)
    if wreath:
        laurel(
            p,
            c.x(),
            c.y() + s * 0.02,
            s * 0.42,
            gilt(around(0, 0, 1.2)),
            leaves=8,
            leaf=0.36,
            reach=160,
            stem=TONES.gold_dark,
        )
    outer = seal_path(c, radius)
    bounds = outer.boundingRect()
    p.setBrush(gilt(bounds))
    p.drawPath(outer)
    inner = seal_path(c, radius * 0.89)
    p.setBrush(dome_brush(bounds, TONES.terracotta, light=0.22, dark=0.32))
    p.drawPath(inner)
    if s >= 24:
        p.setBrush(NO_BRUSH)
        p.setPen(pen(veil(TONES.gold_light, 0.55), max(0.5, s * 0.012)))
        p.drawPath(seal_path(c, radius * 0.77))
        p.setPen(NO_PEN)
    if amount is None:
        _star(p, c, radius * 0.42)
        return
    text = str(amount)
    # Larger figures come nearer to the edge of the seal.
    reach = 0.62 + 0.16 * min(1.0, FONTS.size - 1)
    room = around(c.x(), c.y() + radius * 0.03, radius * reach)
    px = radius * (1.12 if len(text) < 2 else 0.96)
    if s >= 30:
        number_in(
            p,
            room.translated(-s * 0.012, -s * 0.014),
            text,
            FONTS.number,
            QColor(70, 14, 4, 190),
            px,
        )
    number_in(p, room, text, FONTS.number, TONES.cream, px)


def _star(p: QPainter, c: QPointF, radius: float) -> None:
    path = QPainterPath()
    for i in range(10):
        a = math.tau * i / 10
        d = radius if i % 2 == 0 else radius * 0.45
        q = QPointF(c.x() + d * math.sin(a), c.y() - d * math.cos(a))
        if i:
            path.lineTo(q)
        else:
            path.moveTo(q)
    path.closeSubpath()
    p.setBrush(TONES.gold_light)
    p.drawPath(path)


def draw_reward(p: QPainter, r: QRectF, pays: int, amount: int | None) -> None:
    """The badge of a reward: a coin, a seal, a golden statue or a decoration of one's choice."""
    if pays == FLORINS:
        draw_coin(p, r, amount)
    elif pays == GOLDEN:
        draw_statue(p, r, GOLD)
    elif pays == DECORATION:
        draw_any_decoration(p, r)
    else:
        draw_vp(p, r, amount)


@painting
def draw_marker(p: QPainter, r: QRectF, seat_colour: str) -> None:
    """A scoring marker: a turned column on a plinth, its gilt capital bearing the seat's sign."""
    w = min(r.width(), r.height() * 0.66)
    h = min(r.height(), w / 0.66)
    x, y = r.center().x() - w / 2, r.center().y() - h / 2
    base = SEAT_COLOURS[seat_colour]
    if h >= 14:
        p.setBrush(veil(TONES.shadow, 0.3))
        p.drawEllipse(QRectF(x + w * 0.12, y + h * 0.86, w * 0.9, h * 0.13))
    turned = _turned(x, w, base)
    line = pen(darker(base, 0.68), max(0.6, h * 0.018))
    cx = x + w / 2

    def course(top: float, low: float, wide: float, wider: float, brush: QBrush) -> None:
        p.setBrush(brush)
        p.drawPolygon(
            poly(
                (cx - w * wide / 2, y + h * top),
                (cx + w * wide / 2, y + h * top),
                (cx + w * wider / 2, y + h * low),
                (cx - w * wider / 2, y + h * low),
            )
        )

    gold = _turned(x, w, TONES.gold)
    p.setPen(line)
    course(0.5, 0.83, 0.42, 0.5, turned)
    if h >= 30:
        p.setPen(pen(veil(darker(base, 0.5), 0.55), h * 0.014))
        for flute in (-0.09, 0.03, 0.13):
            p.drawLine(
                QPointF(cx + w * flute, y + h * 0.56), QPointF(cx + w * flute * 1.15, y + h * 0.8)
            )
        p.setPen(line)
    course(0.8, 0.87, 0.62, 0.72, gold)
    course(0.87, 0.965, 0.86, 0.92, turned)
    course(0.46, 0.57, 0.84, 0.46, gold)
    head = around(cx, y + w * 0.43, w * 0.42)
    p.setBrush(dome_brush(head, base, light=0.42, dark=0.34))
    p.drawEllipse(head)
    p.setPen(NO_PEN)
    sign = seat_shape(SEAT_SHAPES[seat_colour], square(head, 0.66))
    if h >= 24:
        p.setBrush(veil(darker(base, 0.7), 0.6))
        p.drawPath(sign.translated(h * 0.012, h * 0.016))
    p.setBrush(QColor("#fff6e0"))
    p.drawPath(sign)


def _turned(x: float, w: float, tone: QColor) -> QBrush:
    """How the light lies on something turned on a lathe."""
    g = QLinearGradient(x, 0, x + w, 0)
    g.setColorAt(0.05, darker(tone, 0.2))
    g.setColorAt(0.34, lighter(tone, 0.5))
    g.setColorAt(0.56, tone)
    g.setColorAt(1.0, darker(tone, 0.55))
    return QBrush(g)


@painting
def draw_first(p: QPainter, r: QRectF) -> None:
    """The sign of the seat that began: a gilt rosette with a one, unlike any coin."""
    box = square(r, 0.96)
    s, c = box.width(), box.center()
    disc_shadow(p, c.x() + s * 0.02, c.y() + s * 0.04, s * 0.42, s * 0.06, 0.6)
    p.setBrush(gilt(box))
    p.setPen(pen(darker(TONES.gold_dark, 0.35), max(0.8, s * 0.03)))
    p.drawPath(scalloped(c.x(), c.y(), s * 0.43, 10))
    p.setBrush(dome_brush(box, QColor("#3d2a1a"), light=0.12, dark=0.3))
    p.setPen(pen(TONES.gold_light, max(0.7, s * 0.03)))
    p.drawEllipse(c, s * 0.32, s * 0.32)
    p.setPen(NO_PEN)
    number_in(p, around(c.x(), c.y(), s * 0.3), "1", FONTS.number, TONES.gold_light, s * 0.52)


@painting
def draw_visit(p: QPainter, r: QRectF) -> None:
    """The royal-visit marker: a gold medal with a crown over sea-green enamel."""
    box = square(r, 0.95)
    s, c = box.width(), box.center()
    disc_shadow(p, c.x() + s * 0.02, c.y() + s * 0.026, s * 0.46, s * 0.038, 0.55)
    rim = around(c.x(), c.y(), s * 0.475)
    p.setBrush(gilt(rim))
    p.setPen(pen(TONES.gold_dark, max(0.6, s * 0.014)))
    p.drawEllipse(rim)
    enamel = inset(rim, s * 0.09)
    p.setBrush(dome_brush(enamel, TONES.sea, light=0.16, dark=0.45))
    p.drawEllipse(enamel)
    p.setPen(NO_PEN)
    if s >= 44:
        p.setBrush(TONES.gold_light)
        for i in range(24):
            a = math.tau * i / 24
            p.drawEllipse(c + QPointF(math.cos(a), math.sin(a)) * (s * 0.43), s * 0.014, s * 0.014)
        laurel(p, c.x(), c.y(), s * 0.315, veil(TONES.gold, 0.95), leaves=6, leaf=0.3, reach=96)
    _crown(p, QPointF(c.x(), c.y() - s * 0.005), s * (0.27 if s >= 44 else 0.33))


def _crown(p: QPainter, c: QPointF, h: float) -> None:
    p.save()
    p.translate(c)
    path = QPainterPath(QPointF(-h * 0.74, h * 0.5))
    path.lineTo(-h * 0.95, -h * 0.42)
    path.lineTo(-h * 0.46, h * 0.02)
    path.lineTo(0, -h * 0.72)
    path.lineTo(h * 0.46, h * 0.02)
    path.lineTo(h * 0.95, -h * 0.42)
    path.lineTo(h * 0.74, h * 0.5)
    path.closeSubpath()
    cap = QPainterPath(QPointF(-h * 0.6, h * 0.4))
    cap.quadTo(-h * 0.7, -h * 0.52, 0, -h * 0.5)
    cap.quadTo(h * 0.7, -h * 0.52, h * 0.6, h * 0.4)
    p.setBrush(QColor("#a5301f"))
    p.drawPath(cap)
    small = h < 12
    p.setBrush(QColor("#ffe7a0") if small else gilt(path.boundingRect()))
    p.setPen(pen(QColor("#4a3009"), max(0.6, h * 0.05)))
    p.drawPath(path)
    p.drawRoundedRect(QRectF(-h * 0.74, h * 0.44, h * 1.48, h * 0.3), h * 0.06, h * 0.06)
    for x, y in ((-0.95, -0.5), (0.0, -0.82), (0.95, -0.5)):
        p.drawEllipse(QPointF(x * h, y * h), h * 0.14, h * 0.14)
    if h >= 8:
        p.setPen(NO_PEN)
        for x, colour in ((-0.42, "#b4492b"), (0.0, "#2f7d76"), (0.42, "#b4492b")):
            p.setBrush(QColor(colour))
            p.drawEllipse(QPointF(x * h, h * 0.59), h * 0.08, h * 0.08)
    p.restore()


@painting
def draw_upgrade(p: QPainter, r: QRectF, city: int, pays: int, reward: int) -> None:
    """An upgrade tile: a gilded slab of the city's marble with its better reward."""
    s = min(r.width(), r.height())
    body = r.adjusted(s * 0.02, s * 0.02, -s * 0.05, -s * 0.06)
    radius = s * 0.12
    drop_shadow(p, body, radius, s * 0.03, dx=s * 0.02, dy=s * 0.03, alpha=0.5)
    fill_marble(p, body, city, radius=radius, seed=23)
    bevel(p, body, radius, max(1.0, s * 0.04), strength=0.5)
    gold_line(p, inset(body, s * 0.07), radius * 0.7, max(1.0, s * 0.035))
    inner = inset(body, s * 0.1)
    wide = inner.width() > inner.height() * 1.35
    if s >= 26:
        up = (
            QRectF(inner.x(), inner.y(), inner.height() * 0.5, inner.height())
            if wide
            else QRectF(inner.x(), inner.y(), inner.width(), inner.height() * 0.3)
        )
        _chevron(p, up.center(), s * (0.13 if wide else 0.12))
        badge = (
            inner.adjusted(up.width() * 0.8, 0, 0, 0)
            if wide
            else inner.adjusted(0, up.height() * 0.9, 0, 0)
        )
    else:
        badge = inner
    draw_reward(p, square(badge), pays, reward)


def _chevron(p: QPainter, c: QPointF, h: float) -> None:
    """Two gilt strokes that point up: better than before."""
    for k, dy in enumerate((-0.42, 0.42)):
        path = QPainterPath(QPointF(c.x() - h * 1.2, c.y() + h * (dy + 0.45)))
        path.lineTo(c.x(), c.y() + h * (dy - 0.45))
        path.lineTo(c.x() + h * 1.2, c.y() + h * (dy + 0.45))
        p.setBrush(NO_BRUSH)
        p.setPen(pen(TONES.walnut_dark, h * 0.62))
        p.drawPath(path)
        p.setPen(pen(TONES.gold_light if k == 0 else TONES.gold, h * 0.36))
        p.drawPath(path)
    p.setPen(NO_PEN)


@painting
def draw_bag(p: QPainter, r: QRectF, *, empty: bool = False) -> None:
    """The linen bag of blocks, tied with a sea-green cord; slack when empty."""
    w = min(r.width(), r.height() * 0.9)
    h = min(r.height(), w / 0.9)
    p.translate(r.center().x(), r.center().y() + h * 0.5)
    p.scale(w / 90.0, h / 100.0)
    p.setBrush(veil(TONES.shadow, 0.3))
    p.drawEllipse(QRectF(-38, -14, 82, 13))
    body = QPainterPath()
    if empty:
        body.moveTo(-36, -5)
        body.cubicTo(-46, -18, -26, -30, -13, -38)
        body.lineTo(13, -38)
        body.cubicTo(26, -30, 46, -18, 36, -5)
        body.cubicTo(18, -1, -18, -1, -36, -5)
        neck = 38.0
    else:
        body.moveTo(-30, -5)
        body.cubicTo(-50, -26, -36, -52, -13, -67)
        body.lineTo(13, -67)
        body.cubicTo(36, -52, 50, -26, 30, -5)
        body.cubicTo(16, -1, -16, -1, -30, -5)
        neck = 67.0
    linen = QColor("#d9c39a")
    bounds = body.boundingRect()
    p.setBrush(dome_brush(bounds, linen, light=0.4, dark=0.42))
    p.setPen(pen(QColor("#6c5231"), 1.2))
    p.drawPath(body)
    p.setPen(pen(QColor(96, 70, 38, 120), 1.1))
    p.setBrush(NO_BRUSH)
    deep = neck - 8
    for x0, x1 in ((-7, -22), (-2, -6), (4, 9), (8, 25)):
        fold = QPainterPath(QPointF(x0, -neck))
        fold.quadTo(x0 + (x1 - x0) * 0.2, -neck * 0.7, x1, -neck + deep * 0.62)
        p.drawPath(fold)
    ruff = QPainterPath(QPointF(-12, -neck))
    ruff.cubicTo(-15, -neck - 8, -26, -neck - 18, -24, -neck - 25)
    ruff.cubicTo(-16, -neck - 20, -14, -neck - 29, -6, -neck - 23)
    ruff.cubicTo(-1, -neck - 30, 6, -neck - 29, 9, -neck - 23)
    ruff.cubicTo(14, -neck - 29, 19, -neck - 20, 24, -neck - 25)
    ruff.cubicTo(26, -neck - 18, 15, -neck - 8, 12, -neck)
    ruff.closeSubpath()
    p.setBrush(dome_brush(ruff.boundingRect(), linen, light=0.5, dark=0.3))
    p.setPen(pen(QColor("#6c5231"), 1.2))
    p.drawPath(ruff)
    p.setBrush(TONES.sea)
    p.setPen(pen(TONES.sea_dark, 1.0))
    p.drawRoundedRect(QRectF(-15, -neck - 3.5, 30, 7), 3.5, 3.5)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(TONES.sea, 2.4))
    cord = QPainterPath(QPointF(8, -neck))
    cord.cubicTo(24, -neck + 6, 20, -neck + 18, 27, -neck + 22)
    p.drawPath(cord)
    p.setPen(NO_PEN)
    p.setBrush(TONES.gold)
    p.drawEllipse(QPointF(27.5, -neck + 24), 3.4, 3.4)
    if not empty:
        p.setBrush(veil(TONES.terracotta, 0.85))
        p.translate(-1, -27)
        for k in range(6):
            p.save()
            p.rotate(60 * k)
            petal = QPainterPath(QPointF(0, -2.5))
            petal.quadTo(5, -6.5, 0, -12)
            petal.quadTo(-5, -6.5, 0, -2.5)
            p.drawPath(petal)
            p.restore()
