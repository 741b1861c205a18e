"""Highlights round things and small label pills."""

from __future__ import annotations

from typing import Final, Literal

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from .paint import NO_BRUSH, drop_shadow, inset, painting, pen, rounded, slope, text_in, text_width
from .palette import FONTS, TONES, darker, lighter, veil

GlowKind = Literal["choice", "chosen", "focus", "recent"]
GLOW_MARGIN: Final = {"choice": 9.0, "chosen": 5.0, "focus": 6.0, "recent": 4.0}
"""How far outside its path a glow reaches, in pixels."""


@painting
def draw_glow(
    p: QPainter,
    path_or_rect: QPainterPath | QRectF,
    *,
    kind: GlowKind = "choice",
    radius: float = 6.0,
) -> None:
    """The highlight round a path or a rounded rect, painted outside and on its edge."""
    if isinstance(path_or_rect, QRectF):
        path = rounded(path_or_rect, radius)
    else:
        path = path_or_rect
    p.setBrush(NO_BRUSH)
    if kind == "choice":
        for width, alpha in ((16.0, 0.1), (12.0, 0.15), (8.5, 0.22), (5.5, 0.34)):
            p.setPen(pen(veil(TONES.highlight, alpha), width))
            p.drawPath(path)
        p.setPen(pen(QColor("#a86d12"), 3.0))
        p.drawPath(path)
        p.setPen(pen(QColor("#ffe08a"), 1.7))
        p.drawPath(path)
    elif kind == "chosen":
        for width, colour in (
            (8.0, veil(TONES.cream, 0.9)),
            (5.6, TONES.ink),
            (4.2, TONES.chosen),
            (1.2, QColor("#ffd9a8")),
        ):
            p.setPen(pen(colour, width))
            p.drawPath(path)
    elif kind == "focus":
        for width, colour in (
            (9.0, QColor("#ffffff")),
            (5.8, QColor("#101820")),
            (1.6, QColor("#ffffff")),
        ):
            p.setPen(pen(colour, width))
            p.drawPath(path)
    else:
        p.setPen(pen(veil(TONES.recent, 0.3), 6.0))
        p.drawPath(path)
        p.setPen(pen(lighter(TONES.recent, 0.15), 2.2))
        p.drawPath(path)


def badge_width(text: str, height: float) -> float:
    """A fitting width for a badge with this text."""
    return max(height, text_width(FONTS.body, text, height * 0.6, bold=True) + height * 0.8)


@painting
def draw_badge(
    p: QPainter, r: QRectF, text: str, *, kind: Literal["gain", "cost", "note"] = "note"
) -> None:
    """A pill with a short text: what a choice brings, costs, or a remark."""
    h = r.height()
    body = r.adjusted(h * 0.04, h * 0.03, -h * 0.07, -h * 0.09)
    radius = body.height() / 2
    drop_shadow(p, body, radius, h * 0.06, dx=h * 0.03, dy=h * 0.05, alpha=0.4)
    fill, ink, edge = {
        "gain": (QColor("#2a6f69"), TONES.cream, TONES.gold_light),
        "cost": (TONES.terracotta, TONES.cream, TONES.gold_light),
        "note": (TONES.cream, TONES.ink, TONES.gold_dark),
    }[kind]
    p.setBrush(slope(body, lighter(fill, 0.12), darker(fill, 0.12), vertical=True))
    p.setPen(pen(veil(edge, 0.85), max(0.8, h * 0.045)))
    p.drawRoundedRect(inset(body, 0.5), radius, radius)
    room = body.adjusted(radius * 0.55, 0, -radius * 0.55, 0)
    text_in(p, room, text, FONTS.body, ink, px=h * 0.6, bold=True)
