"""City plaques at the foot of the columns of a player board."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from carrara_desktop.games.carrara.components import CITIES

from .paint import (
    LEFT,
    NO_PEN,
    bevel,
    drop_shadow,
    gilt,
    gold_line,
    grown,
    inset,
    painting,
    pen,
    rounded,
    square,
    text_in,
    text_width,
)
from .palette import FONTS, TONES, marble, marble_ink, mix, veil
from .pieces import draw_reward
from .skylines import draw_skyline
from .stone import fill_marble

SIDE_BY_SIDE_FROM = 11.5
"""Size of the name from which it stands beside the reward, not above it."""
VIEW_FROM = 52.0
"""Height from which a plaque has a view of its city above the name."""


@painting
def draw_city(
    p: QPainter, r: QRectF, city: int, *, pays: int, reward: int, upgraded: bool = False
) -> None:
    """The plaque of a city: name cut in its marble, its view, its reward; gilded if better."""
    s = min(r.height(), r.width() * 0.5)
    body = r.adjusted(s * 0.02, s * 0.02, -s * 0.05, -s * 0.07)
    radius = min(s * 0.12, 9.0)
    drop_shadow(p, body, radius, s * 0.03, dx=s * 0.018, dy=s * 0.032, alpha=0.5)
    gilded = inset(body, max(1.6, s * 0.065))
    if upgraded:
        p.setBrush(gilt(body))
        p.drawRoundedRect(body, radius, radius)
    slab = gilded if upgraded else body
    rr = max(1.0, radius - (s * 0.05 if upgraded else 0.0))
    fill_marble(p, slab, city, radius=rr, seed=41 + city, strength=0.6)
    ink, base = marble_ink(city), marble(city)
    tall = r.height() >= VIEW_FROM and r.width() >= 84
    badge_size = min(gilded.height() * (0.62 if tall else 0.84), gilded.width() * 0.34)
    pad = max(2.0, s * 0.13)
    # All measures are those of the gilded plaque: an upgrade changes no lettering.
    beside = gilded.width() - badge_size - 1.8 * pad
    stacked = not tall and one_size(beside, gilded.height() * 0.48) < SIDE_BY_SIDE_FROM
    if stacked:
        pad, badge_size = s * 0.06, slab.height() * 0.6
    engraved = mix(base, ink, 0.62)
    if tall:
        name = QRectF(
            slab.x(), slab.bottom() - slab.height() * 0.4, slab.width(), slab.height() * 0.4
        )
        view = QRectF(
            slab.x() + slab.width() * 0.04,
            slab.y() + slab.height() * 0.06,
            slab.width() * 0.92 - badge_size,
            slab.height() * 0.56,
        )
        p.save()
        p.setClipPath(rounded(slab, rr), Qt.ClipOperation.IntersectClip)
        draw_skyline(p, view, city, engraved, base)
        p.setPen(pen(veil(ink, 0.35), max(0.6, s * 0.012)))
        p.drawLine(
            name.topLeft() + (view.topLeft() - slab.topLeft()) * 0.5,
            QRectF(view).bottomRight(),
        )
        p.setPen(NO_PEN)
        p.restore()
        badge = QRectF(
            slab.right() - badge_size - s * 0.05, slab.y() + s * 0.05, badge_size, badge_size
        )
    elif stacked:
        name = QRectF(slab.x(), slab.y(), slab.width(), slab.height() * 0.46)
        badge = QRectF(
            slab.center().x() - badge_size / 2,
            slab.bottom() - badge_size - s * 0.03,
            badge_size,
            badge_size,
        )
    else:
        name = slab
        badge = QRectF(
            slab.right() - badge_size - s * 0.07,
            slab.center().y() - badge_size / 2,
            badge_size,
            badge_size,
        )
        if slab.height() >= 26 and not stacked:
            p.save()
            p.setClipPath(rounded(slab, rr), Qt.ClipOperation.IntersectClip)
            draw_skyline(
                p,
                QRectF(
                    slab.x() + 2,
                    slab.y() + slab.height() * 0.1,
                    slab.width() - badge_size - 4,
                    slab.height() * 0.9,
                ),
                city,
                ink,
                base,
                alpha=0.2,
            )
            p.restore()
    bevel(p, slab, rr, max(1.0, s * 0.035), strength=0.5)
    if upgraded:
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(pen(veil(TONES.walnut_dark, 0.7), max(0.8, s * 0.018)))
        p.drawRoundedRect(slab, rr, rr)
        p.setPen(NO_PEN)
        gold_line(p, body, radius, max(0.7, s * 0.015))
    elif s >= 30:
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(pen(veil(ink, 0.3), 0.8))
        p.drawRoundedRect(inset(slab, s * 0.07), rr * 0.7, rr * 0.7)
        p.setPen(NO_PEN)
    above = tall or stacked
    width = gilded.width() - 2 * pad if above else beside
    share = 0.264 if tall else 0.414 if stacked else 0.48
    text_in(
        p,
        QRectF(name.x() + pad, name.y(), width, name.height()),
        CITIES[city],
        FONTS.title,
        ink,
        px=one_size(width, grown(min(gilded.height() * share, 24.0), name.height() * 0.9)),
        grows=False,
        bold=True,
        engrave=True,
        align=Qt.AlignmentFlag.AlignCenter if above else LEFT,
    )
    draw_reward(p, square(badge), pays, reward)


def one_size(width: float, most: float) -> float:
    """The size at which the longest name of a city fits: all six are lettered in it."""
    return min(most, *(width / text_width(FONTS.title, name, 1.0, bold=True) for name in CITIES))


def city_tint(city: int) -> QColor:
    """A pale tint of a city's marble for column grounds."""
    return mix(TONES.panel, marble(city), 0.16)
