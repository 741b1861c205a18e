"""Blocks of cut marble, and the row of marbles that a city accepts."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from carrara_desktop.games.carrara.components import COLOUR_LETTERS

from .cache import stamp
from .paint import (
    NO_BRUSH,
    NO_PEN,
    bevel,
    colour_shape,
    drop_shadow,
    inset,
    number_in,
    painting,
    pen,
    poly,
    rounded,
    square,
)
from .palette import FONTS, darker, lighter, marble, marble_ink, veil
from .stone import fill_marble


@painting
def draw_block(p: QPainter, r: QRectF, colour: int, *, letter: bool = True) -> None:
    """A cube of marble seen from above, in the largest centred square of ``r``."""
    box = square(r)
    s = box.width()
    base, ink = marble(colour), marble_ink(colour)
    margin = s * 0.05
    depth = s * 0.085
    radius = s * 0.09
    body = box.adjusted(margin * 0.5, margin * 0.5, -margin * 1.1, -margin * 1.1)
    if s >= 12:
        drop_shadow(
            p, inset(body, s * 0.045), radius, s * 0.05, dx=s * 0.035, dy=s * 0.04, alpha=0.5
        )
    top = QRectF(body.x(), body.y(), body.width() - depth * 0.55, body.height() - depth)
    _sides(p, body, top, base, radius)
    fill_marble(p, top, colour, radius=radius, seed=11, strength=0.55 if s < 30 else 1.0)
    if s >= 20:
        bevel(p, top, radius, max(1.0, s * 0.045), strength=0.62)
    else:
        p.setBrush(NO_BRUSH)
        p.setPen(pen(veil(lighter(base, 0.6), 0.7), 1.0))
        p.drawRoundedRect(inset(top, 0.5), radius, radius)
    _mark(p, top, colour, base, ink, letter)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(veil(darker(base, 0.62), 0.75), max(0.6, s * 0.014)))
    p.drawPath(rounded(body, radius))


def _sides(p: QPainter, body: QRectF, top: QRectF, base: QColor, radius: float) -> None:
    """The two faces away from the light."""
    p.setBrush(darker(base, 0.5))
    p.drawRoundedRect(body, radius, radius)
    g = QLinearGradient(body.bottomLeft(), body.bottomRight())
    g.setColorAt(0.0, darker(base, 0.26))
    g.setColorAt(1.0, darker(base, 0.5))
    p.setBrush(g)
    p.save()
    p.setClipPath(rounded(body, radius), Qt.ClipOperation.IntersectClip)
    p.drawPolygon(
        poly(
            (body.left(), body.center().y()),
            (top.right(), body.center().y()),
            (top.right(), top.bottom() - radius * 0.3),
            (body.right(), body.bottom()),
            (body.left(), body.bottom()),
        )
    )
    p.restore()


def _mark(p: QPainter, top: QRectF, colour: int, base: QColor, ink: QColor, letter: bool) -> None:
    """The inlaid cartouche with the letter engraved in it."""
    s = top.width()
    field = colour_shape(colour, square(top, 0.74 if letter else 0.56))
    if s >= 26 or not letter:
        p.setBrush(veil(base, 0.72 if letter else 0.35) if letter else veil(ink, 0.82))
        p.drawPath(field)
        if s >= 30:
            p.setBrush(NO_BRUSH)
            off = max(0.5, s * 0.014)
            p.setPen(pen(veil(lighter(base, 0.75), 0.75), max(0.7, s * 0.018)))
            p.drawPath(field.translated(off, off))
            p.setPen(pen(veil(ink, 0.62), max(0.7, s * 0.02)))
            p.drawPath(field)
    if not letter or s < 9:
        return
    px = s * (0.5 if s >= 26 else 0.72)
    text = COLOUR_LETTERS[colour]
    if s >= 30:
        lit = ink.lightnessF() > 0.5
        edge = veil(darker(base, 0.75), 0.8) if lit else QColor(255, 255, 255, 190)
        off = max(0.5, s * 0.02) * (-1 if lit else 1)
        number_in(p, top.translated(off, off), text, FONTS.title, edge, px)
    number_in(p, top, text, FONTS.title, ink, px)


@painting
def draw_chip(p: QPainter, r: QRectF, colour: int, text: str = "") -> None:
    """A flat round inlay of marble with a short text: prices, swatches."""
    box = square(r)
    s = box.width()
    stamp(p, ("chip", colour), lambda q, area: _chip(q, area, colour), box)
    if text and s >= 9:
        number_in(p, box, text, FONTS.number, marble_ink(colour), s * 0.62)


def _chip(p: QPainter, box: QRectF, colour: int) -> None:
    s = box.width()
    disc = inset(box, max(0.5, s * 0.04))
    fill_marble(p, disc, colour, radius=disc.width() / 2, seed=5, strength=0.5)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(QColor(255, 236, 190, 210), max(0.8, s * 0.05)))
    p.drawEllipse(disc)


@painting
def draw_accepts(p: QPainter, r: QRectF, city: int) -> None:
    """The marbles a city accepts, most valuable first, from the left of ``r``."""
    n = city + 1
    step = min(r.height() * 1.12, r.width() / 6)
    size = min(r.height(), step * 0.9)
    left = r.x()
    y = r.center().y() - size / 2
    for k in range(n):
        q = QRectF(left + k * step, y, size, size)
        stamp(p, ("swatch", k), lambda inside, area, colour=k: _swatch(inside, area, colour), q)


def _swatch(p: QPainter, r: QRectF, colour: int) -> None:
    """A small square of marble with its letter."""
    size = r.width()
    radius = size * 0.16
    fill_marble(p, r, colour, radius=radius, seed=5, strength=0.5)
    p.setBrush(NO_BRUSH)
    p.setPen(pen(veil(darker(marble(colour), 0.55), 0.85), max(0.7, size * 0.05)))
    p.drawRoundedRect(inset(r, 0.4), radius, radius)
    if size >= 9:
        p.setPen(NO_PEN)
        number_in(p, r, COLOUR_LETTERS[colour], FONTS.title, marble_ink(colour), size * 0.66)
