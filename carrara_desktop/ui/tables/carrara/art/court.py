"""The royal court: its ground, its bonus slots and its open area."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from .boards import PANEL_MARGIN
from .paint import (
    LEFT,
    NO_BRUSH,
    NO_PEN,
    around,
    bevel,
    drop_shadow,
    gold_line,
    inset,
    painting,
    pen,
    rounded,
    slope,
    square,
    text_in,
    text_width,
)
from .palette import FONTS, TONES, lighter, veil
from .pieces import draw_reward


@painting
def draw_court(p: QPainter, r: QRectF) -> QRectF:
    """A carpet of sea-green damask in a gold frame; returns the free rect inside."""
    m = PANEL_MARGIN
    body = r.adjusted(m * 0.6, m * 0.5, -m, -m * 1.2)
    radius = 8.0
    drop_shadow(p, body, radius, 4.1, dx=1.0, dy=1.8, alpha=0.6)
    p.setBrush(slope(body, QColor("#2c7772"), QColor("#1b5557"), QColor("#123e43")))
    p.drawRoundedRect(body, radius, radius)
    p.save()
    p.setClipPath(rounded(inset(body, 5), radius), Qt.ClipOperation.IntersectClip)
    _damask(p, body)
    p.restore()
    bevel(p, body, radius, 1.8, strength=0.55)
    gold_line(p, inset(body, 4.0), radius - 2, 2.0)
    gold_line(p, inset(body, 7.5), radius - 4, 0.8, alpha=0.8)
    for corner in (body.topLeft(), body.topRight(), body.bottomLeft(), body.bottomRight()):
        c = corner + (body.center() - corner) * 0.0
        dx = 7.5 if corner.x() < body.center().x() else -7.5
        dy = 7.5 if corner.y() < body.center().y() else -7.5
        q = QPointF(c.x() + dx, c.y() + dy)
        p.setBrush(TONES.gold)
        p.setPen(pen(QColor("#123e43"), 1.0))
        p.drawEllipse(q, 3.0, 3.0)
    return inset(body, 13.0)


def _damask(p: QPainter, body: QRectF) -> None:
    """A quiet lattice of lilies of our own, tone on tone."""
    step = 30.0
    unit = QPainterPath(QPointF(0, -9))
    unit.cubicTo(5, -5, 4, -1, 0, 1)
    unit.cubicTo(-4, -1, -5, -5, 0, -9)
    for side in (-1, 1):
        unit.moveTo(0, 1)
        unit.cubicTo(side * 3, -4, side * 8, -5, side * 9, -1)
        unit.cubicTo(side * 7, 0, side * 4, 2, 0, 1)
    unit.moveTo(-1.6, 3)
    unit.lineTo(1.6, 3)
    unit.lineTo(0, 9)
    unit.closeSubpath()
    p.setPen(NO_PEN)
    p.setBrush(QColor(150, 214, 200, 30))
    y, row = body.top() + 14, 0
    while y < body.bottom() + step:
        x = body.left() + (step / 2 if row % 2 else 0) + 6
        while x < body.right() + step:
            p.save()
            p.translate(x, y)
            p.drawPath(unit)
            p.restore()
            x += step
        y += step * 0.72
        row += 1


def slot_label_height(r: QRectF) -> float:
    """Height of a slot's head (badge and text); markers stand below it."""
    return min(r.height() * 0.42, 26.0)


def slot_markers_rect(r: QRectF) -> QRectF:
    """Where markers stand on a bonus slot."""
    s = min(r.width(), r.height())
    body = inset(r, s * 0.05)
    return body.adjusted(0, slot_label_height(r) * 0.96, 0, 0)


@painting
def draw_slot(p: QPainter, r: QRectF, pays: int, amount: int, *, text: str) -> None:
    """A bonus slot: a niche of pale marble with its reward above."""
    s = min(r.width(), r.height())
    body = r.adjusted(1, 1, -s * 0.03 - 1, -s * 0.04 - 1)
    radius = min(7.0, s * 0.12)
    drop_shadow(p, body, radius, s * 0.022, dx=s * 0.012, dy=s * 0.02, alpha=0.5)
    p.setBrush(slope(body, QColor("#fffaf0"), QColor("#e4d8c2")))
    p.drawRoundedRect(body, radius, radius)
    bevel(p, body, radius, max(1.0, s * 0.025), strength=0.5)
    gold_line(p, inset(body, max(1.5, s * 0.035)), radius * 0.7, max(0.9, s * 0.018))
    head = slot_label_height(r)
    niche = slot_markers_rect(r).adjusted(s * 0.03, 0, -s * 0.06, -s * 0.05)
    if niche.height() >= 10:
        path = rounded(niche, radius * 0.7)
        p.setBrush(slope(niche, QColor("#cfbf9f"), QColor("#e8dcc4")))
        p.setPen(pen(QColor(120, 92, 50, 110), 0.8))
        p.drawPath(path)
        p.setPen(NO_PEN)
    badge = head * 0.86
    pad = s * 0.05
    wide = text_width(FONTS.body, text, 9.0, bold=True)
    room = body.width() - badge - 2.6 * pad
    if text and room >= wide * 0.8:
        total = badge + pad * 0.6 + min(room, text_width(FONTS.body, text, head * 0.46, bold=True))
        left = body.center().x() - total / 2
        box = QRectF(left, body.y() + head * 0.1, badge, badge)
        label = QRectF(
            box.right() + pad * 0.6,
            body.y() + head * 0.06,
            body.right() - box.right() - pad,
            head * 0.94,
        )
        text_in(p, label, text, FONTS.body, TONES.ink, px=head * 0.46, bold=True, align=LEFT)
    else:
        box = QRectF(body.center().x() - badge / 2, body.y() + head * 0.1, badge, badge)
    draw_reward(p, square(box), pays, amount)


@painting
def draw_open_area(p: QPainter, r: QRectF) -> None:
    """The wide field without a bonus: a darker inlay with a dashed gilt edge."""
    s = min(r.width(), r.height())
    body = inset(r, 1.5)
    radius = min(8.0, s * 0.14)
    p.setBrush(slope(body, QColor(6, 30, 34, 150), QColor(10, 44, 48, 90)))
    p.drawRoundedRect(body, radius, radius)
    dashed = QPen(veil(TONES.gold_light, 0.75), 1.3)
    dashed.setDashPattern([5.0, 3.2])
    p.setBrush(NO_BRUSH)
    p.setPen(dashed)
    p.drawRoundedRect(inset(body, 2), radius * 0.8, radius * 0.8)
    p.setPen(NO_PEN)
    if s >= 30:
        tone = veil(lighter(TONES.sea, 0.3), 0.22)
        p.setBrush(tone)
        c = body.center()
        n = max(1, int(body.width() / (s * 0.7)))
        for i in range(n):
            x = c.x() + (i - (n - 1) / 2) * s * 0.62
            q = around(x, c.y(), s * 0.13)
            p.drawPolygon([
                QPointF(q.center().x(), q.top()),
                QPointF(q.right(), q.center().y()),
                QPointF(q.center().x(), q.bottom()),
                QPointF(q.left(), q.center().y()),
            ])
