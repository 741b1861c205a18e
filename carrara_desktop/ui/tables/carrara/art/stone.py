"""The six marbles: ground tone and a veining of its own for each, from seeded mathematics.

White is Statuario with soft grey diagonals, yellow a banded Siena onyx, red a nodular
Verona with white healing veins, green a netted serpentine, blue a bardiglio with waves and
gold flecks, purple a speckled porphyry.
"""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from .paint import NO_BRUSH, NO_PEN, around, poly, thin
from .palette import darker, lighter, marble, veil

VEIN = (
    (QColor("#8d8a90"), QColor("#b9b2a6")),
    (QColor("#8a5a14"), QColor("#f7e0a0")),
    (QColor("#f3d9c8"), QColor("#6d1d16")),
    (QColor("#a9d3b2"), QColor("#123d2a")),
    (QColor("#a9c6ea"), QColor("#e3c46e")),
    (QColor("#e3c3ea"), QColor("#3b1c4a")),
)


def vein(
    a: tuple[float, float], b: tuple[float, float], rng: Random, wobble: float, n: int = 4
) -> QPainterPath:
    """A wandering line from ``a`` to ``b`` as a smooth path."""
    (ax, ay), (bx, by) = a, b
    length = math.hypot(bx - ax, by - ay) or 1.0
    nx, ny = -(by - ay) / length, (bx - ax) / length
    points = [QPointF(ax, ay)]
    for i in range(1, n + 1):
        t = i / n
        off = (rng.random() - 0.5) * 2 * wobble
        points.append(QPointF(ax + (bx - ax) * t + nx * off, ay + (by - ay) * t + ny * off))
    path = QPainterPath(points[0])
    for i in range(1, len(points) - 1):
        path.quadTo(points[i], (points[i] + points[i + 1]) / 2)
    path.lineTo(points[-1])
    return path


def _line(colour: QColor, width: float) -> QPen:
    return thin(colour, width, Qt.PenJoinStyle.BevelJoin)


def stroke_vein(
    p: QPainter, path: QPainterPath, colour: QColor, width: float, alpha: float
) -> None:
    """A soft halo and a fine core: how a vein lies in the stone."""
    p.setPen(_line(veil(colour, alpha * 0.28), width * 3.4))
    p.drawPath(path)
    p.setPen(_line(veil(colour, alpha), width))
    p.drawPath(path)


def veins(p: QPainter, r: QRectF, colour: int, seed: int, *, strength: float = 1.0) -> None:
    """Only the veining of a marble, over whatever ground and clip is there."""
    rng = Random(seed * 31 + colour)
    w, h, x, y = r.width(), r.height(), r.x(), r.y()
    s = max(6.0, min(w, h))
    first, second = VEIN[colour]
    p.setBrush(NO_BRUSH)
    span = max(1, round(max(w, h) / s))
    if colour == 0:
        for i in range(2 + 2 * span):
            t = (i + rng.random() * 0.8) / (1 + 2 * span)
            a = (x + w * (t * 1.3 - 0.45), y + h * 1.05)
            b = (a[0] + s * (0.75 + rng.random() * 0.3), y - h * 0.05)
            line = vein(a, b, rng, s * 0.09)
            stroke_vein(p, line, first if i % 2 == 0 else second, s * 0.014, 0.5 * strength)
            if i % 2 == 0:
                mid = line.pointAtPercent(0.3 + rng.random() * 0.3)
                side = (mid.x() + s * 0.4, mid.y() + s * (rng.random() - 0.2) * 0.4)
                twig = vein((mid.x(), mid.y()), side, rng, s * 0.05, 3)
                p.setPen(_line(veil(first, 0.45 * strength), s * 0.011))
                p.drawPath(twig)
    elif colour == 1:
        cx, cy = x - w * (0.1 + 0.3 * rng.random()), y + h * (1.05 + 0.3 * rng.random())
        reach = math.hypot(w, h) * 1.25
        n = 7 + 2 * span
        for i in range(n):
            rad = reach * (0.22 + 0.8 * (i + rng.random() * 0.5) / n)
            squash = 0.82 + 0.2 * rng.random()
            c = first if i % 3 else second
            p.setPen(
                _line(veil(c, (0.34 if i % 3 else 0.5) * strength), s * (0.018 + 0.03 * (i % 2)))
            )
            p.drawEllipse(QPointF(cx, cy), rad, rad * squash)
    elif colour == 2:
        p.setPen(NO_PEN)
        for _ in range(7 * span):
            ex, ey = x + w * rng.random(), y + h * rng.random()
            p.setBrush(
                veil(lighter(marble(2), 0.35) if rng.random() < 0.6 else second, 0.33 * strength)
            )
            p.drawEllipse(
                QPointF(ex, ey), s * (0.07 + 0.1 * rng.random()), s * (0.05 + 0.06 * rng.random())
            )
        p.setBrush(NO_BRUSH)
        for i in range(1 + span):
            a = (x + w * (i + rng.random() * 0.6) / (1 + span), y)
            b = (a[0] + s * (0.5 - rng.random()), y + h)
            stroke_vein(p, vein(a, b, rng, s * 0.16), first, s * 0.02, 0.7 * strength)
        a = (x, y + h * (0.25 + 0.5 * rng.random()))
        stroke_vein(
            p,
            vein(a, (x + w, y + h * rng.random()), rng, s * 0.14),
            first,
            s * 0.014,
            0.55 * strength,
        )
    elif colour == 3:
        for i in range(3 + 2 * span):
            t = (i + rng.random() * 0.7) / (2 + 2 * span)
            for lean in (0.55, -0.6):
                a = (x + w * (t * 1.4 - 0.2), y)
                b = (a[0] + s * lean, y + h)
                c, width = (first, 0.013) if i % 2 else (second, 0.03)
                p.setPen(_line(veil(c, (0.62 if i % 2 else 0.5) * strength), s * width))
                p.drawPath(vein(a, b, rng, s * 0.1, 5))
    elif colour == 4:
        n = max(4, round(5 * h / s))
        for i in range(n):
            yy = y + h * (i + 0.2 + 0.6 * rng.random()) / n
            line = vein(
                (x - 2, yy),
                (x + w + 2, yy + s * 0.12 * (rng.random() - 0.5)),
                rng,
                s * 0.07,
                3 + 3 * span,
            )
            p.setPen(
                _line(
                    veil(first, (0.2 + 0.32 * (i % 2)) * strength),
                    s * (0.012 + 0.02 * rng.random()),
                )
            )
            p.drawPath(line)
        p.setPen(NO_PEN)
        p.setBrush(veil(second, 0.9 * strength))
        for _ in range(9 * span):
            d = s * (0.008 + 0.012 * rng.random())
            p.drawEllipse(QPointF(x + w * rng.random(), y + h * rng.random()), d, d)
    else:
        p.setPen(NO_PEN)
        for i in range(26 * span):
            d = s * (0.012 + 0.026 * rng.random())
            p.setBrush(veil(first if i % 3 else second, (0.55 if i % 3 else 0.6) * strength))
            cx, cy = x + w * rng.random(), y + h * rng.random()
            p.drawPolygon(
                poly(
                    (cx - d, cy),
                    (cx - d * 0.2, cy - d),
                    (cx + d, cy - d * 0.2),
                    (cx + d * 0.2, cy + d),
                )
            )
    p.setPen(NO_PEN)
    p.setBrush(NO_BRUSH)


def fill_marble(
    p: QPainter,
    r: QRectF,
    colour: int,
    *,
    radius: float = 0.0,
    seed: int = 1,
    strength: float = 1.0,
    tone: QColor | None = None,
) -> None:
    """A polished slab: lit ground, veins and a sheen, clipped to a rounded rect."""
    base = tone or marble(colour)
    g = QLinearGradient(r.topLeft(), r.bottomRight())
    g.setColorAt(0.0, lighter(base, 0.2))
    g.setColorAt(0.5, base)
    g.setColorAt(1.0, darker(base, 0.13))
    p.save()
    if radius > 0:
        clip = QPainterPath()
        clip.addRoundedRect(r, radius, radius)
        p.setPen(NO_PEN)
        p.setBrush(g)
        p.drawPath(clip)
        p.setClipPath(clip, Qt.ClipOperation.IntersectClip)
    else:
        p.setClipRect(r, Qt.ClipOperation.IntersectClip)
        p.fillRect(r, g)
    if min(r.width(), r.height()) >= 10:
        veins(p, r, colour, seed, strength=strength)
        sheen = QLinearGradient(r.topLeft(), QPointF(r.x() + r.height() * 0.9, r.bottom()))
        sheen.setColorAt(0.0, QColor(255, 255, 255, 62))
        sheen.setColorAt(0.38, QColor(255, 255, 255, 12))
        sheen.setColorAt(0.4, QColor(255, 255, 255, 0))
        p.fillRect(r, sheen)
    p.restore()


def stone_grain(p: QPainter, r: QRectF, seed: int, colour: QColor, alpha: float, n: int) -> None:
    """Faint clouds and pores that keep a large stone or parchment area from looking flat."""
    rng = Random(seed)
    p.save()
    p.setClipRect(r, Qt.ClipOperation.IntersectClip)
    p.setPen(NO_PEN)
    p.setBrush(veil(colour, alpha * 0.7))
    for _ in range(n // 2):
        cx, cy = r.x() + r.width() * rng.random(), r.y() + r.height() * rng.random()
        p.drawEllipse(QPointF(cx, cy), 20 + 60 * rng.random(), 8 + 22 * rng.random())
    p.setBrush(veil(colour, alpha * 2.2))
    for _ in range(n * 2):
        cx, cy = r.x() + r.width() * rng.random(), r.y() + r.height() * rng.random()
        p.drawEllipse(around(cx, cy, 0.4 + 0.5 * rng.random()))
    p.restore()
