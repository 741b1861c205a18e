"""The quarry wheel: the fixed ring with its prices and the turning disc of marble."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QConicalGradient, QPainter, QPainterPath, QPen, QRadialGradient

from .blocks import draw_chip
from .geometry import (
    INNER_DISC,
    STATUE,
    STATUES,
    WheelGeometry,
    centre_angle,
    sector_shape,
    wheel_geometry,
)
from .paint import (
    NO_BRUSH,
    NO_PEN,
    annulus,
    around,
    disc_shadow,
    gilt,
    inset,
    number_in,
    painting,
    pen,
    slope,
    square,
)
from .palette import FONTS, TONES, darker, lighter, mix, veil
from .stone import stroke_vein, vein
from .tokens import draw_statue_sign

RING = QColor("#2b3b38")


@painting
def draw_wheel_frame(
    p: QPainter, r: QRectF, prices: Sequence[Sequence[int]], section_names: Sequence[str]
) -> None:
    """The fixed ring: dark serpentine, gilt, with six numerals and their prices."""
    g = wheel_geometry(r)
    c, big = g.centre, g.radius
    disc_shadow(p, c.x() + big * 0.012, c.y() + big * 0.016, g.ring_outer, big * 0.016, 0.55)
    # Conical gradients are slow: each covers only the ring that is seen of it.
    edge, rim = g.ring_outer - big * 0.02, g.ring_inner + big * 0.012
    p.setBrush(_gold_ring(c))
    p.drawPath(annulus(c, edge - 1.0, g.ring_outer - big * 0.006))
    ring = annulus(c, rim - 1.0, edge)
    p.setBrush(_ring_brush(c, g))
    p.drawPath(ring)
    p.save()
    p.setClipPath(ring, Qt.ClipOperation.IntersectClip)
    _ring_veins(p, g)
    p.restore()
    _dividers(p, g)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(veil(TONES.gold, 0.55), max(0.7, big * 0.003)))
    p.drawEllipse(around(c.x(), c.y(), g.ring_outer - big * 0.034))
    p.setPen(NO_PEN)
    p.setBrush(_gold_ring(c))
    p.drawPath(annulus(c, g.ring_inner - 1.0, rim))
    p.setBrush(QColor("#1a1009"))
    # Hollow under the disc, which covers it: so much less to repaint while that turns.
    p.drawPath(annulus(c, g.disc_radius * 0.97, g.ring_inner))
    for k in range(6):
        _section(p, g, k, prices[k], section_names[k])


def _gold_ring(c: QPointF) -> QConicalGradient:
    cone = QConicalGradient(c, 135)
    for at, tone in (
        (0.0, TONES.gold_light),
        (0.14, TONES.gold),
        (0.5, TONES.gold_dark),
        (0.62, TONES.gold),
        (0.86, TONES.gold),
        (1.0, TONES.gold_light),
    ):
        cone.setColorAt(at, tone)
    return cone


def _ring_brush(c: QPointF, g: WheelGeometry) -> QConicalGradient:
    cone = QConicalGradient(c, 135)
    for at, t in ((0.0, 0.2), (0.25, 0.05), (0.5, -0.28), (0.75, 0.03), (1.0, 0.2)):
        cone.setColorAt(at, lighter(RING, t) if t >= 0 else darker(RING, -t))
    return cone


def _ring_veins(p: QPainter, g: WheelGeometry) -> None:
    rng = Random(77)
    for i in range(26):
        a = 360.0 * i / 26 + rng.random() * 8
        q0 = g.at(a, g.ring_inner * 0.99)
        q1 = g.at(a + 10 + rng.random() * 16, g.ring_outer)
        line = vein((q0.x(), q0.y()), (q1.x(), q1.y()), rng, g.radius * 0.02)
        p.setPen(pen(QColor(190, 220, 200, 46 if i % 3 else 84), g.radius * 0.0035))
        p.setBrush(NO_BRUSH)
        p.drawPath(line)
    p.setPen(NO_PEN)


def _dividers(p: QPainter, g: WheelGeometry) -> None:
    """Gilt studs and lines where one section ends and the next begins."""
    for k in range(6):
        a = centre_angle(k) - 30
        q0, q1 = g.at(a, g.ring_inner), g.at(a, g.ring_outer - g.radius * 0.02)
        p.setPen(pen(QColor(0, 0, 0, 120), g.radius * 0.012))
        p.drawLine(q0, q1)
        p.setPen(pen(TONES.gold, g.radius * 0.006))
        p.drawLine(q0, q1)
        m = g.at(a, (g.ring_inner + g.ring_outer) / 2)
        stud = around(m.x(), m.y(), g.radius * 0.017)
        p.setPen(pen(QColor(0, 0, 0, 130), g.radius * 0.004))
        p.setBrush(gilt(stud))
        p.drawEllipse(stud)
    p.setPen(NO_PEN)


def _section(p: QPainter, g: WheelGeometry, k: int, prices: Sequence[int], name: str) -> None:
    q = g.numeral_spot(k)
    width = g.ring_outer - g.ring_inner
    px = width * 0.33
    box = around(q.x(), q.y(), width * 0.25)
    number_in(
        p, box.translated(0, max(0.6, px * 0.05)), name, FONTS.title, QColor(0, 0, 0, 170), px
    )
    number_in(p, box, name, FONTS.title, TONES.gold_light, px)
    paid = [colour for colour in range(6) if prices[colour] > 0]
    spots, size = g.price_spots(k, len(paid))
    for spot, colour in zip(spots, paid, strict=True):
        chip = around(spot.x(), spot.y(), size / 2)
        p.setBrush(QColor(0, 0, 0, 90))
        p.drawEllipse(chip.translated(size * 0.04, size * 0.06))
        draw_chip(p, chip, colour, str(prices[colour]))


_TONES = ("#f2ece1", "#ece3d3", "#f5f1ea", "#e9e2d8", "#f3e9d8", "#eee9e2")
_VEIN_TONES = ("#8d8a90", "#a98c62", "#9aa09c", "#8f8480", "#b0905a", "#8a94a0")


@painting
def draw_wheel_disc(p: QPainter, r: QRectF) -> None:
    """The turning disc: six marble sectors in a gilt setting round a bronze hub."""
    draw_wheel_stone(p, r)
    draw_wheel_setting(p, r)


@painting
def draw_wheel_stone(p: QPainter, r: QRectF) -> None:
    """The marble of the turning disc, without its setting: soft enough to be turned as pixels."""
    g = wheel_geometry(r)
    c = g.centre
    p.setBrush(TONES.gold_dark)
    p.drawEllipse(around(c.x(), c.y(), g.disc_radius))
    for k in range(6):
        _sector(p, g, k)
    rim = QRadialGradient(c, g.disc_radius)
    rim.setColorAt(0.0, QColor(60, 40, 20, 90))
    rim.setColorAt(g.hub_radius / g.disc_radius * 1.02, QColor(60, 40, 20, 80))
    rim.setColorAt(g.hub_radius / g.disc_radius * 1.5, QColor(60, 40, 20, 0))
    rim.setColorAt(0.86, QColor(60, 40, 20, 0))
    rim.setColorAt(1.0, QColor(60, 40, 20, 60))
    p.setBrush(rim)
    p.drawEllipse(around(c.x(), c.y(), g.disc_radius))


@painting
def draw_wheel_setting(p: QPainter, r: QRectF) -> None:
    """The gilt setting of the turning disc, which looks the same after every sector."""
    g = wheel_geometry(r)
    c, big = g.centre, g.radius
    p.setBrush(NO_BRUSH)
    p.setPen(pen(veil(TONES.gold_dark, 0.34), max(0.6, big * 0.0028)))
    near, far = g.hub_radius + big * 0.02, g.disc_radius - big * 0.028
    for k in range(6):
        p.drawPath(sector_shape(c, near, far, centre_angle(k) - 30 + 1.9, 56.2))
    p.setPen(QPen(TONES.gold, big * 0.012))
    p.drawEllipse(around(c.x(), c.y(), g.disc_radius - big * 0.006))
    p.setPen(QPen(veil(TONES.gold_light, 0.9), big * 0.003))
    p.drawEllipse(around(c.x(), c.y(), g.disc_radius - big * 0.005))
    for k in range(6):
        a = centre_angle(k) - 30
        q0, q1 = g.at(a, g.hub_radius), g.at(a, g.disc_radius)
        p.setPen(pen(TONES.gold_dark, big * 0.013))
        p.drawLine(q0, q1)
        p.setPen(pen(TONES.gold, big * 0.009))
        p.drawLine(q0, q1)
        p.setPen(pen(veil(TONES.gold_light, 0.9), big * 0.003))
        p.drawLine(q0, q1)


def _sector(p: QPainter, g: WheelGeometry, k: int) -> None:
    path = g.sector_path(k)
    base = QColor(_TONES[k])
    c = g.centre
    shade = QRadialGradient(c, g.disc_radius)
    shade.setColorAt(0.0, darker(base, 0.1))
    shade.setColorAt(0.55, lighter(base, 0.3))
    shade.setColorAt(1.0, darker(base, 0.04))
    p.setPen(NO_PEN)
    p.setBrush(shade)
    p.drawPath(path)
    p.save()
    p.setClipPath(path, Qt.ClipOperation.IntersectClip)
    rng = Random(100 + k)
    tone = QColor(_VEIN_TONES[k])
    p.setBrush(NO_BRUSH)
    a0 = centre_angle(k) - 30
    for i in range(4):
        u = rng.random()
        q0 = g.at(a0 + 60 * (i + u) / 4.4, g.hub_radius)
        q1 = g.at(a0 + 60 * (i + rng.random()) / 4.0 + (18 if k % 2 else -18), g.disc_radius * 1.03)
        line = vein((q0.x(), q0.y()), (q1.x(), q1.y()), rng, g.radius * 0.05, 6)
        stroke_vein(p, line, tone, g.radius * (0.003 + 0.003 * (i % 2)), 0.42)
        mid = line.pointAtPercent(0.35 + 0.3 * rng.random())
        q2 = g.at(a0 + 60 * rng.random(), g.disc_radius * (0.55 + 0.45 * rng.random()))
        twig = vein((mid.x(), mid.y()), (q2.x(), q2.y()), rng, g.radius * 0.025, 4)
        p.setPen(pen(veil(tone, 0.3), g.radius * 0.0028))
        p.drawPath(twig)
    p.restore()


def _turn_arrow(p: QPainter, c: QPointF, rho: float) -> None:
    """A clockwise arrow."""
    box = around(c.x(), c.y(), rho)
    tip = math.radians(30)
    q = QPointF(c.x() + rho * math.cos(tip), c.y() - rho * math.sin(tip))
    head = QPainterPath(q + QPointF(rho * 0.36 * math.sin(tip + 0.3), rho * 0.5))
    head.lineTo(q + QPointF(rho * 0.44, -rho * 0.16))
    head.lineTo(q + QPointF(-rho * 0.42, -rho * 0.02))
    head.closeSubpath()
    for off, tone in ((rho * 0.06, QColor(0, 0, 0, 140)), (0.0, TONES.gold_light)):
        p.save()
        p.translate(0, off)
        p.setBrush(NO_BRUSH)
        p.setPen(QPen(tone, rho * 0.24, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap))
        p.drawArc(box, 40 * 16, 285 * 16)
        p.setPen(NO_PEN)
        p.setBrush(tone)
        p.drawPath(head)
        p.restore()


@painting
def draw_hub(p: QPainter, r: QRectF, sign: str = "wheel") -> None:
    """A knob that turns a disc: a raised boss of bronze to press, with an arrow.

    Round a statue the arrow turns the disc of statues alone, round a small disc both discs.

    It does not turn with the disc, so the light on it stays where the light comes from.
    """
    box = square(r)
    c, h = box.center(), box.width() / 2 * 0.86
    disc_shadow(p, c.x() + h * 0.07, c.y() + h * 0.1, h, h * 0.12, 0.62)
    p.setBrush(_gold_ring(c))
    p.drawEllipse(c, h, h)
    # A dark groove parts the fixed collar from the boss that goes down.
    p.setBrush(QColor("#2a190c"))
    p.drawEllipse(c, h * 0.87, h * 0.87)
    boss = around(c.x() - h * 0.012, c.y() - h * 0.02, h * 0.81)
    p.setBrush(slope(boss, QColor("#e8b876"), TONES.bronze, darker(TONES.bronze, 0.5)))
    p.drawEllipse(boss)
    dome = inset(boss, h * 0.07)
    face = QRadialGradient(c, h * 0.86, QPointF(c.x() - h * 0.24, c.y() - h * 0.32))
    face.setColorAt(0.0, QColor("#c99556"))
    face.setColorAt(0.45, mix(TONES.bronze, TONES.gold, 0.12))
    face.setColorAt(1.0, darker(TONES.bronze, 0.42))
    p.setBrush(face)
    p.drawEllipse(dome)
    p.setBrush(NO_BRUSH)
    p.setPen(QPen(veil(TONES.gold_light, 0.5), max(0.7, h * 0.018)))
    p.drawEllipse(inset(dome, h * 0.05))
    rho, within = _SIGNS[sign]
    _turn_arrow(p, c, h * rho)
    if within is not None:
        within(p, around(c.x(), c.y() + h * 0.02, h * 0.3))


def _small_disc(p: QPainter, r: QRectF) -> None:
    """The smaller disc, within the arrow of the larger one."""
    for q, tone in (
        (r.translated(0, r.width() * 0.05), QColor(0, 0, 0, 140)),
        (r, TONES.gold_light),
    ):
        p.setBrush(tone)
        p.drawPath(annulus(q.center(), r.width() * 0.18, r.width() * 0.4))


def _statue_sign(p: QPainter, r: QRectF) -> None:
    draw_statue_sign(p, r.translated(0, r.width() * 0.05), QColor(0, 0, 0, 140))
    draw_statue_sign(p, r, TONES.gold_light)


_SIGNS: dict[str, tuple[float, Callable[[QPainter, QRectF], None] | None]] = {
    "wheel": (0.43, None),
    "inner": (0.5, _statue_sign),
    "both": (0.47, _small_disc),
}


@painting
def draw_inner_disc(p: QPainter, r: QRectF) -> None:
    """The disc of statues: serpentine in gilt, with six pale roundels for them to stand on."""
    s = square(r, 0.985)
    c, big = s.center(), s.width() / 2
    k = big / INNER_DISC
    disc_shadow(p, c.x() + big * 0.02, c.y() + big * 0.03, big * 0.98, big * 0.05, 0.55)
    p.setBrush(_gold_ring(c))
    p.drawEllipse(c, big, big)
    p.setBrush(QColor("#20302d"))
    p.drawEllipse(c, big * 0.955, big * 0.955)
    face = QRadialGradient(c, big)
    face.setColorAt(0.4, lighter(RING, 0.02))
    face.setColorAt(0.8, lighter(RING, 0.2))
    face.setColorAt(1.0, darker(RING, 0.2))
    p.setBrush(face)
    p.drawEllipse(c, big * 0.93, big * 0.93)
    for section in range(6):
        a = math.radians(centre_angle(section))
        q = QPointF(c.x() + k * STATUES * math.sin(a), c.y() - k * STATUES * math.cos(a))
        roundel = around(q.x(), q.y(), k * (STATUE + 0.003))
        p.setBrush(TONES.gold)
        p.drawEllipse(roundel)
        p.setBrush(QColor("#efe6d3"))
        p.drawEllipse(inset(roundel, max(0.8, k * 0.006)))
        b = math.radians(centre_angle(section) - 30)
        p.setPen(pen(veil(TONES.gold, 0.75), max(0.8, k * 0.006)))
        p.drawLine(
            QPointF(c.x() + big * 0.5 * math.sin(b), c.y() - big * 0.5 * math.cos(b)),
            QPointF(c.x() + big * 0.92 * math.sin(b), c.y() - big * 0.92 * math.cos(b)),
        )
        p.setPen(NO_PEN)
