"""Grounds and furniture: the table, panels, a player's screen, and the scoring spaces."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
)

from carrara_desktop.games.carrara.components import (
    LANDSCAPES,
    TYPE_LANDSCAPE,
    TYPES,
    URBAN,
)

from .icons import draw_landscape_icon, draw_type_icon
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
    scalloped,
    seat_shape,
    slope,
    square,
    text_in,
    text_width,
    thin,
)
from .palette import (
    FONTS,
    SEAT_COLOURS,
    SEAT_SHAPES,
    TONES,
    darker,
    lighter,
    mix,
    veil,
)
from .pieces import draw_reward
from .stone import stone_grain

PANEL_MARGIN = 5.0
"""What a panel keeps free of its rect for its shadow."""
_PLANKS = 7


@painting
def draw_backdrop(p: QPainter, r: QRectF) -> None:
    """A walnut table under warm evening light from the upper left.

    Grain runs along the planks, so it is painted shortened and drawn out: a tenth of the strokes'
    cost, and the grain is the softer for it.
    """
    small = QPixmap(max(8, round(r.width() / 7)), max(8, round(r.height() / 1.6)))
    inside = QPainter(small)
    inside.setRenderHint(QPainter.RenderHint.Antialiasing)
    area = QRectF(small.rect())
    board = area.height() / _PLANKS
    rng = Random(1508)
    for i in range(_PLANKS):
        _plank(inside, QRectF(0, i * board, area.width(), board), rng)
    light = QRadialGradient(QPointF(0, 0), max(r.width(), r.height()) * 0.95)
    light.setColorAt(0.0, QColor(255, 206, 140, 84))
    light.setColorAt(0.45, QColor(255, 190, 120, 22))
    light.setColorAt(0.75, QColor(10, 5, 2, 60))
    light.setColorAt(1.0, QColor(8, 4, 2, 150))
    inside.scale(area.width() / r.width(), area.height() / r.height())
    inside.translate(r.width() * 0.3, r.height() * 0.2)
    inside.fillRect(r.translated(-r.width() * 0.3, -r.height() * 0.2), light)
    inside.end()
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    p.drawPixmap(r, small, area)
    for i in range(1, _PLANKS):
        y = r.top() + r.height() * i / _PLANKS
        p.fillRect(QRectF(r.left(), y, r.width(), 1.5), QColor(10, 5, 2, 150))
        p.fillRect(QRectF(r.left(), y + 1.5, r.width(), 1.0), QColor(150, 106, 66, 36))


def _plank(p: QPainter, r: QRectF, rng: Random) -> None:
    """One plank with its grain; a few strokes are broad and faint, most are fine."""
    p.fillRect(r, mix(QColor("#452e1d"), QColor("#382416"), rng.random()))
    p.setClipRect(r)
    p.setBrush(NO_BRUSH)
    for k in range(16):
        y = r.top() + r.height() * rng.random()
        sway = r.height() * 0.10 * (rng.random() - 0.5)
        path = QPainterPath(QPointF(r.left() - 1, y))
        x = r.left() - 1
        while x < r.right():
            step = r.width() * (0.12 + 0.16 * rng.random())
            path.quadTo(x + step / 2, y + sway, x + step, y + sway * 0.3 * rng.random())
            x, sway = x + step, -sway
        broad = k < 4
        if rng.random() < 0.4:
            tone = QColor(124, 84, 50, 22 if broad else 46)
        else:
            tone = QColor(16, 8, 3, 26 if broad else 58)
        p.setPen(thin(tone, r.height() * (0.04 + 0.06 * rng.random()) if broad else 1.0))
        p.drawPath(path)
    p.setClipping(False)


@painting
def draw_panel(p: QPainter, r: QRectF, *, title: str = "", accent: QColor | None = None) -> QRectF:
    """A tray of pale travertine; returns the free rect inside, under the title."""
    m = PANEL_MARGIN
    body = r.adjusted(m * 0.6, m * 0.5, -m, -m * 1.2)
    radius = 8.0
    drop_shadow(p, body, radius, 4.1, dx=1.0, dy=1.8, alpha=0.6)
    g = QLinearGradient(body.topLeft(), body.bottomRight())
    g.setColorAt(0.0, TONES.panel_light)
    g.setColorAt(0.5, TONES.panel)
    g.setColorAt(1.0, TONES.panel_low)
    p.setBrush(g)
    p.drawRoundedRect(body, radius, radius)
    n = min(26, 4 + int(body.width() * body.height() / 9000))
    stone_grain(
        p, inset(body, 3), int(body.width()) * 7 + int(body.height()), QColor("#a58a5c"), 0.035, n
    )
    if accent is not None:
        p.save()
        p.setClipPath(rounded(body, radius), Qt.ClipOperation.IntersectClip)
        band = QRectF(body.x(), body.y(), 8.0, body.height())
        p.fillRect(band, slope(band, lighter(accent, 0.15), darker(accent, 0.15), vertical=True))
        p.fillRect(QRectF(band.right(), body.y(), 1.2, body.height()), TONES.gold)
        p.restore()
    bevel(p, body, radius, 1.6, strength=0.6)
    left = 12.0 if accent is not None else 4.0
    gold_line(p, body.adjusted(left, 4, -4, -4), radius - 3, 0.9, alpha=0.75)
    inner = body.adjusted(left + 7, 10, -11, -10)
    if title:
        h = min(26.0, max(15.0, body.height() * 0.13))
        bar = QRectF(inner.x(), inner.y() - 3, inner.width(), h)
        px = text_in(p, bar, title, FONTS.title, TONES.on_panel, px=h * 0.76, bold=True, align=LEFT)
        start = bar.x() + text_width(FONTS.title, title, px, bold=True) + 12
        if bar.right() - start > 30:
            rule = QLinearGradient(start, 0, bar.right(), 0)
            rule.setColorAt(0.0, veil(TONES.gold, 0.9))
            rule.setColorAt(1.0, veil(TONES.gold, 0.0))
            p.fillRect(QRectF(start, bar.center().y() + 0.5, bar.right() - start, 1.0), rule)
            p.setBrush(TONES.gold)
            p.drawPath(seat_shape("diamond", around(start - 2, bar.center().y() + 1, 3.0)))
        inner.setTop(bar.bottom() + 3)
    return inner


# -- a player's screen --------------------------------------------------------------------


@painting
def draw_screen(p: QPainter, r: QRectF, seat_colour: str, *, open: bool) -> None:
    """A folded card screen: its calm inside when open, its ornamented front when not."""
    base = SEAT_COLOURS[seat_colour]
    s = min(r.width(), r.height())
    body = r.adjusted(2, 2, -4, -5)
    radius = min(8.0, s * 0.07)
    drop_shadow(p, body, radius, 2.8, dx=0.9, dy=1.7, alpha=0.5)
    deep = darker(base, 0.34)
    if open:
        p.setBrush(slope(body, lighter(base, 0.1), deep))
        p.drawRoundedRect(body, radius, radius)
        field = inset(body, min(7.0, s * 0.05))
        p.setBrush(slope(field, QColor("#efe5d0"), QColor("#d9c8a8")))
        p.drawRoundedRect(field, radius * 0.6, radius * 0.6)
        p.save()
        p.setClipPath(rounded(field, radius * 0.6), Qt.ClipOperation.IntersectClip)
        top = QLinearGradient(0, field.top(), 0, field.top() + s * 0.12)
        top.setColorAt(0.0, QColor(50, 30, 10, 90))
        top.setColorAt(1.0, QColor(50, 30, 10, 0))
        p.fillRect(field, top)
        left = QLinearGradient(field.left(), 0, field.left() + s * 0.08, 0)
        left.setColorAt(0.0, QColor(50, 30, 10, 60))
        left.setColorAt(1.0, QColor(50, 30, 10, 0))
        p.fillRect(field, left)
        stone_grain(p, field, 9, QColor("#8a6a3c"), 0.04, 8)
        p.restore()
        gold_line(p, field, radius * 0.6, 1.1, alpha=0.9)
        bevel(p, body, radius, 1.4, strength=0.55)
        return
    p.setBrush(slope(body, lighter(base, 0.12), deep))
    p.drawRoundedRect(body, radius, radius)
    third = body.width() / 3
    p.save()
    p.setClipPath(rounded(body, radius), Qt.ClipOperation.IntersectClip)
    for i, (a, b) in enumerate(((0, 46), (26, 0), (0, 60))):
        part = QRectF(body.x() + third * i, body.y(), third, body.height())
        g = QLinearGradient(part.left(), 0, part.right(), 0)
        g.setColorAt(0.0, QColor(20, 8, 2, a))
        g.setColorAt(1.0, QColor(20, 8, 2, b))
        p.fillRect(part, g)
    p.restore()
    bevel(p, body, radius, 1.6, strength=0.55)
    if s >= 34:
        gold_line(p, inset(body, s * 0.06), radius * 0.6, max(0.8, s * 0.012))
    c = body.center()
    m = min(body.width(), body.height()) * 0.3
    p.setBrush(NO_BRUSH)
    p.setPen(pen(TONES.gold_light, max(0.8, m * 0.05)))
    p.drawPath(scalloped(c.x(), c.y(), m, 8))
    p.setPen(NO_PEN)
    p.setBrush(QColor("#fff1d2"))
    p.drawPath(seat_shape(SEAT_SHAPES[seat_colour], around(c.x(), c.y(), m * 0.56)))
    if body.width() > 2.2 * m * 2:
        p.setPen(pen(TONES.gold, max(0.8, m * 0.05)))
        for d in (-1, 1):
            x0, x1 = c.x() + d * m * 1.35, c.x() + d * (body.width() / 2 - s * 0.12)
            p.drawLine(QPointF(x0, c.y()), QPointF(x1, c.y()))
            p.drawPath(seat_shape("diamond", around(x1, c.y(), m * 0.12)))
        p.setPen(NO_PEN)


# -- scoring spaces -----------------------------------------------------------------------


def marker_place(r: QRectF) -> QRectF:
    """Where a marker stands on a scoring space: its right end, or its foot if it is upright."""
    if r.width() > r.height() * 1.15:
        h = r.height() * 0.86
        w = h * 0.66
        return QRectF(r.right() - r.height() * 0.22 - w, r.center().y() - h / 2, w, h)
    h = min(r.height() * 0.44, r.width() / 0.66 * 0.8)
    w = h * 0.66
    return QRectF(r.center().x() - w / 2, r.bottom() - h - r.height() * 0.07, w, h)


def socket(p: QPainter, r: QRectF, colour: QColor) -> None:
    """The hollow in which a marker will stand."""
    place = marker_place(r)
    d = min(place.width(), place.height())
    c = QPointF(place.center().x(), place.center().y())
    hollow = QRectF(c.x() - d / 2, c.y() - d / 2, d, d)
    g = QLinearGradient(hollow.topLeft(), hollow.bottomRight())
    g.setColorAt(0.0, veil(darker(colour, 0.6), 0.5))
    g.setColorAt(1.0, veil(lighter(colour, 0.6), 0.5))
    p.setBrush(g)
    p.setPen(pen(veil(darker(colour, 0.65), 0.55), max(0.7, d * 0.05)))
    p.drawEllipse(hollow)
    p.setPen(NO_PEN)


def _space(p: QPainter, r: QRectF, tone: QColor) -> tuple[QRectF, float]:
    s = min(r.width(), r.height())
    body = r.adjusted(0.5, 0.5, -s * 0.04 - 0.5, -s * 0.06 - 0.5)
    radius = min(6.0, s * 0.16)
    p.setBrush(veil(TONES.shadow, 0.25))
    p.drawRoundedRect(body.translated(s * 0.03, s * 0.05), radius, radius)
    p.setBrush(slope(body, lighter(tone, 0.26), darker(tone, 0.06)))
    p.drawRoundedRect(body, radius, radius)
    bevel(p, body, radius, max(0.9, s * 0.04), strength=0.42)
    return body, radius


def _own_space(p: QPainter, r: QRectF, urban: bool) -> tuple[QRectF, QRectF]:
    """Ground of a space on one's own board; returns the icon's and the text's room."""
    tone = QColor("#ecc39a") if urban else QColor("#c9d6ab")
    return own_ground(p, r, tone, TONES.urban_dark if urban else TONES.rural_dark)


def own_ground(p: QPainter, r: QRectF, tone: QColor, edge: QColor) -> tuple[QRectF, QRectF]:
    """Such a ground in any tone."""
    body, _ = _space(p, r, tone)
    h = body.height()
    socket(p, r, edge)
    icon = QRectF(body.x() + h * 0.16, body.y() + h * 0.12, h * 0.76, h * 0.76)
    text = QRectF(
        icon.right() + h * 0.2, body.y(), marker_place(r).left() - icon.right() - h * 0.3, h
    )
    return icon, text


@painting
def draw_type_space(p: QPainter, r: QRectF, type: int) -> None:
    """One's own scoring space of a building type."""
    urban = TYPE_LANDSCAPE[type] == URBAN
    icon, text = _own_space(p, r, urban)
    tone = darker(TONES.urban_dark if urban else TONES.rural_dark, 0.5)
    draw_type_icon(p, icon, type, tone)
    text_in(
        p,
        text,
        TYPES[type],
        FONTS.title,
        TONES.ink,
        px=r.height() * 0.54,
        italic=True,
        align=LEFT,
        least=7.0,
    )


@painting
def draw_landscape_space(p: QPainter, r: QRectF, landscape: int, pays: int, reward: int) -> None:
    """One's own scoring space of a landscape, with what each building there brings."""
    urban = LANDSCAPES[landscape] == "urban"
    icon, text = _own_space(p, r, urban)
    tone = darker(TONES.urban_dark if urban else TONES.rural_dark, 0.5)
    draw_landscape_icon(p, icon, landscape, tone)
    d = min(r.height() * 0.82, max(0.0, text.width() * 0.46))
    if d < 8:
        return
    cross = QRectF(text.x(), text.y(), min(d * 0.6, text.width() - d), text.height())
    text_in(p, cross, "×", FONTS.number, TONES.ink, px=d * 0.8, bold=True)
    draw_reward(
        p,
        square(QRectF(cross.right(), r.center().y() - d / 2 - r.height() * 0.03, d, d)),
        pays,
        reward,
    )
