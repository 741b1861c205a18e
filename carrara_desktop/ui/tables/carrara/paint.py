"""Turns the name of a drawing (``Piece.what``) into paint; small drawings of the table itself."""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

from carrara_desktop.games.carrara import components as c
from carrara_desktop.ui.tables.carrara import art, paint_boards
from carrara_desktop.ui.tables.carrara.brush import (
    CREAM,
    GLOW_REACH,
    GOLD_INK,
    Align,
    enlarged,
    soft,
    write,
)

What = tuple[Hashable, ...]
GLOW_CORNER = GLOW_REACH + 10.0
"""The side of what is not straight of a glow about a rectangle, at ``grow`` 1."""


def pixmap_of(what: What, w: float, h: float, dpr: float) -> QPixmap:
    """The drawing at a size, from the art's cache."""
    return art.pixmap(("carrara", *what), lambda p, r: paint(p, r, what), QSizeF(w, h), dpr)


def paint(p: QPainter, r: QRectF, what: What) -> None:
    """Draw something by its name."""
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    _PAINTERS[what[0]](p, r, *what[1:])  # type: ignore[index]


# -- the ground -------------------------------------------------------------------------


def _panel(p: QPainter, r: QRectF, grow: float) -> None:
    art.draw_panel(p, enlarged(p, r, grow))


def _carpet(p: QPainter, r: QRectF, grow: float) -> None:
    art.draw_court(p, enlarged(p, r, grow))


def _board(p: QPainter, r: QRectF, colour: str, grow: float) -> None:
    art.draw_panel(p, enlarged(p, r, grow), accent=art.SEAT_COLOURS[colour])


def _title(p: QPainter, r: QRectF, text: str, px: float, on_carpet: bool) -> None:
    colour = CREAM if on_carpet else art.TONES.on_panel
    write(p, r, text, art.FONTS.title, px, colour, align=Align.AlignLeft, bold=True)


def _corner(p: QPainter, r: QRectF, word: str, number: str, side: str) -> None:
    """A word with a large figure below, on the wood beside the wheel."""
    align = Align.AlignLeft if side == "left" else Align.AlignRight
    top = QRectF(r.x(), r.y(), r.width(), r.height() * 0.36)
    low = QRectF(r.x(), r.y() + r.height() * 0.34, r.width(), r.height() * 0.6)
    write(p, top, word, art.FONTS.body, r.height() * 0.27, soft(CREAM, 0.85), align=align)
    write(p, low, number, art.FONTS.number, r.height() * 0.52, GOLD_INK, align=align, bold=True)


def city_marker(r: QRectF) -> QRectF:
    """Where a marker stands on a shared city: at its right end, under the name if it is narrow,
    and at its foot if it is taller than wide."""
    if r.width() < r.height():
        h = r.height() * 0.42
        w = h * 0.66
        return QRectF(r.center().x() - w / 2, r.bottom() - r.height() * 0.09 - h, w, h)
    if r.width() < 2.0 * r.height():
        h = r.height() * 0.62
        w = h * 0.66
        return QRectF(r.right() - r.width() * 0.11 - w, r.bottom() - r.height() * 0.07 - h, w, h)
    h = r.height() * 0.84
    w = h * 0.66
    return QRectF(r.right() - r.height() * 0.16 - w, r.center().y() - h / 2, w, h)


def slot_room(r: QRectF) -> QRectF:
    """Where the markers stand in a bonus slot, as ``_slot`` draws it."""
    k = max(1.0, r.height() / 62)
    small = art.slot_markers_rect(QRectF(0, 0, r.width() / k, r.height() / k))
    return QRectF(r.x() + small.x() * k, r.y() + small.y() * k, small.width() * k,
                  small.height() * k)  # fmt: skip


def _slot(p: QPainter, r: QRectF, pays: int, amount: int) -> None:
    # Drawn small and enlarged, so that its reward grows with it.
    art.draw_slot(p, enlarged(p, r, max(1.0, r.height() / 62)), pays, amount, text="")


def _city(p: QPainter, r: QRectF, city: int, pays: int, reward: int, upgraded: bool) -> None:
    # Likewise: name and reward must be read from afar before the skyline is enjoyed.
    box = enlarged(p, r, max(1.0, r.height() / 48))
    art.draw_city(p, box, city, pays=pays, reward=reward, upgraded=upgraded)


def _city_space(p: QPainter, r: QRectF, city: int, minimum: int) -> None:
    """A shared city: its name above the number of buildings it asks for, a socket beside."""
    s = min(r.width(), r.height())
    body = r.adjusted(0.5, 0.5, -s * 0.04, -s * 0.06)
    radius = min(7.0, s * 0.14)
    ink, base = art.marble_ink(city), art.marble(city)
    g = QLinearGradient(body.topLeft(), body.bottomRight())
    g.setColorAt(0.0, base.lighter(122))
    g.setColorAt(0.5, base)
    g.setColorAt(1.0, base.darker(122))
    p.setPen(QPen(soft(base.darker(220), 0.8), 1.0))
    p.setBrush(g)
    p.drawRoundedRect(body, radius, radius)
    e = s * 0.06
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(soft(art.TONES.gold_light, 0.75), max(0.7, s * 0.02)))
    p.drawRoundedRect(body.adjusted(e, e, -e, -e), radius * 0.6, radius * 0.6)
    place = city_marker(r)
    d = min(place.width(), place.height())
    p.setPen(QPen(soft(ink, 0.55), max(0.8, d * 0.05)))
    p.setBrush(soft(ink, 0.22))
    p.drawEllipse(place.center(), d / 2, d / 2)
    left = body.x() + s * 0.13
    if r.width() < r.height():
        width, share = body.right() - left - s * 0.10, 0.20
        top = QRectF(left, body.y() + body.height() * 0.06, width, body.height() * share)
        low = QRectF(left, body.y() + body.height() * 0.28, width, body.height() * 0.20)
    elif r.width() < 2.0 * r.height():
        width, share = body.right() - left - s * 0.10, 0.36
        top = QRectF(left, body.y() + body.height() * 0.06, width, body.height() * share)
        low = QRectF(left, body.y() + body.height() * 0.52, place.x() - left - s * 0.06,
                     body.height() * 0.38)  # fmt: skip
    else:
        width, share = place.x() - left - s * 0.06, 0.40
        top = QRectF(left, body.y() + body.height() * 0.10, width, body.height() * share)
        low = QRectF(left, body.y() + body.height() * 0.53, width, body.height() * 0.36)
    px = math.floor(art.one_size(top.width(), top.height() * 0.9))
    write(p, top, c.CITIES[city], art.FONTS.title, px, ink, align=Align.AlignLeft, bold=True,
          grows=False)  # fmt: skip
    _minimum(p, low, f"{minimum}+")


def _minimum(p: QPainter, r: QRectF, text: str) -> None:
    """How many buildings a city asks for: a cream label with a house, if there is room for it."""
    h = r.height()
    housed = r.width() >= h * 2.0
    tag = QRectF(r.x(), r.y(), min(r.width(), h * (2.1 if housed else 1.45)), h)
    p.setPen(QPen(soft(art.TONES.ink, 0.55), max(0.7, h * 0.05)))
    p.setBrush(QColor("#fff8e8"))
    p.drawRoundedRect(tag, h * 0.28, h * 0.28)
    words = tag
    if housed:
        x, y, w = tag.x() + h * 0.22, tag.y() + h * 0.2, h * 0.6
        house = QPolygonF([
            QPointF(x, y + w * 0.45), QPointF(x + w / 2, y), QPointF(x + w, y + w * 0.45),
            QPointF(x + w * 0.86, y + w * 0.45), QPointF(x + w * 0.86, y + w),
            QPointF(x + w * 0.14, y + w), QPointF(x + w * 0.14, y + w * 0.45),
        ])  # fmt: skip
        p.setPen(Qt.PenStyle.NoPen)
        p.setBrush(art.TONES.terracotta)
        p.drawPolygon(house)
        words = tag.adjusted(h * 0.8, 0, -h * 0.05, 0)
    write(p, words, text, art.FONTS.number, h * 0.76, art.TONES.ink, bold=True)


def _empty(p: QPainter, r: QRectF) -> None:
    """A place where a tile lay or may lie."""
    box = r.adjusted(r.width() * 0.05, r.width() * 0.05, -r.width() * 0.05, -r.width() * 0.05)
    p.setPen(QPen(soft(art.TONES.on_panel_soft, 0.28), max(1.0, r.width() * 0.012)))
    p.setBrush(soft(art.TONES.on_panel_soft, 0.07))
    p.drawRoundedRect(box, r.width() * 0.07, r.width() * 0.07)


def _column(p: QPainter, r: QRectF, city: int) -> None:
    """The ground of a city column: a shallow recess in a tint of its marble."""
    radius = min(r.width() * 0.06, 10.0)
    path = QPainterPath()
    path.addRoundedRect(r.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    g = QLinearGradient(r.topLeft(), r.bottomLeft())
    tint = art.city_tint(city)
    g.setColorAt(0.0, soft(tint, 0.25))
    g.setColorAt(1.0, soft(tint, 1.0))
    p.fillPath(path, QBrush(g))
    p.setPen(QPen(soft(art.TONES.on_panel_soft, 0.14), 1.0))
    p.drawPath(path)


def _to_move(p: QPainter, r: QRectF, grow: float, *panel: float) -> None:
    """A side of a gilt frame on the edge of a panel, which lies as told: this seat is to move."""
    p.setClipRect(r)
    box = enlarged(p, QRectF(*panel), grow).adjusted(4, 3.5, -6, -7)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for tone, width in (
        (soft(art.TONES.highlight, 0.30), 7.0),
        (QColor("#a86d12"), 3.4),
        (QColor("#ffe08a"), 1.8),
    ):
        p.setPen(QPen(tone, width))
        p.drawRoundedRect(box, 7, 7)


def _sheen(p: QPainter, r: QRectF, grow: float) -> None:
    """Light on what the pointer is over."""
    m = GLOW_REACH
    box = enlarged(p, r, grow).adjusted(m, m, -m, -m)
    radius = min(box.width(), box.height()) * 0.08
    path = QPainterPath()
    path.addRoundedRect(box, radius, radius)
    p.fillPath(path, QBrush(QColor(255, 246, 214, 46)))


def _ring(p: QPainter, r: QRectF) -> None:
    """The slot of the royal visit in progress."""
    w = max(1.5, r.width() * 0.045)
    box = r.adjusted(w, w, -w, -w)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for tone, width in ((QColor("#8a2f17"), w * 1.9), (QColor("#ffdf8a"), w)):
        p.setPen(QPen(tone, width))
        p.drawRoundedRect(box, w * 2, w * 2)


def _visit_place(p: QPainter, r: QRectF) -> None:
    size = min(r.width(), r.height()) * 0.84
    box = QRectF(r.center().x() - size / 2, r.center().y() - size / 2, size, size)
    p.setBrush(soft(art.TONES.on_panel_soft, 0.08))
    pen = QPen(soft(art.TONES.gold, 0.9), max(1.0, size * 0.03))
    pen.setDashPattern([3, 2.4])
    p.setPen(pen)
    p.drawEllipse(box)


def _flat(p: QPainter, r: QRectF, text: str, kind: str) -> None:
    art.draw_badge(p, r, text, kind=kind)


def _glow(p: QPainter, r: QRectF, kind: str, grow: float) -> None:
    """A glow about a rectangle that lies ``GLOW_REACH`` × ``grow`` inside the drawing.

    A large one is put together from the corners and edges of a small one, which takes a
    fraction of the time of its six wide strokes.
    """
    scale = p.deviceTransform().m11()
    corner = math.ceil(GLOW_CORNER * grow * scale)
    w, h = round(r.width() * scale), round(r.height() * scale)
    if min(w, h) <= 2 * corner + 1:
        _whole_glow(p, r, kind, grow)
        return
    side = (2 * corner + 1) / scale
    patch = pixmap_of(("whole_glow", kind, grow), side, side, scale)
    p.save()
    p.translate(r.topLeft())
    p.scale(1 / scale, 1 / scale)
    for x, wide, from_x, of_wide in ((0, corner, 0, corner), (corner, w - 2 * corner, corner, 1),
                                     (w - corner, corner, corner + 1, corner)):  # fmt: skip
        for y, high, from_y, of_high in ((0, corner, 0, corner),
                                         (corner, h - 2 * corner, corner, 1),
                                         (h - corner, corner, corner + 1, corner)):  # fmt: skip
            if of_wide > 1 or of_high > 1:
                p.drawPixmap(QRectF(x, y, wide, high), patch,
                             QRectF(from_x, from_y, of_wide, of_high))  # fmt: skip
    p.restore()


def _whole_glow(p: QPainter, r: QRectF, kind: str, grow: float) -> None:
    m = GLOW_REACH
    art.draw_glow(p, enlarged(p, r, grow).adjusted(m, m, -m, -m), kind=kind)


def _round_glow(p: QPainter, r: QRectF, kind: str, grow: float) -> None:
    m = GLOW_REACH
    path = QPainterPath()
    path.addEllipse(enlarged(p, r, grow).adjusted(m, m, -m, -m))
    art.draw_glow(p, path, kind=kind)


def _sector_glow(p: QPainter, r: QRectF, kind: str, section: int, two: bool, grow: float,
                 x: float, y: float, side: float) -> None:  # fmt: skip
    """A glow on a sector of a wheel, which lies thus to the drawing's upper left corner."""
    wheel = enlarged(p, QRectF(r.x() + x, r.y() + y, side, side), grow)
    art.draw_glow(p, art.wheel_geometry(wheel, two).sector_path(section), kind=kind)


def _wheel_frame(p: QPainter, r: QRectF) -> None:
    art.draw_wheel_frame(p, r, c.PRICES, c.SECTIONS)


def _wheel_disc(p: QPainter, r: QRectF, rotation: int) -> None:
    """``r`` is the square of the disc alone.

    Its marble is painted once and turned as pixels, which takes a tenth of the time; the fine
    lines of the setting, the same after every sector, are painted as sharp as they can be.
    """
    marble = pixmap_of(("wheel_stone",), r.width(), r.height(), p.deviceTransform().m11())
    p.save()
    p.translate(r.center())
    p.rotate(60 * rotation)
    p.drawPixmap(QRectF(-r.width() / 2, -r.height() / 2, r.width(), r.height()), marble,
                 QRectF(marble.rect()))  # fmt: skip
    p.restore()
    art.draw_wheel_setting(p, art.wheel_of_disc(r))


def _faint(opacity: float) -> Callable[..., object]:
    """Paints another drawing faintly."""

    def draw(p: QPainter, r: QRectF, *what: Hashable) -> None:
        p.setOpacity(opacity)
        paint(p, r, what)
        p.setOpacity(1.0)

    return draw


_PAINTERS: dict[str, Callable[..., object]] = {
    "backdrop": lambda p, r: art.draw_backdrop(p, r),
    "panel": _panel,
    "carpet": _carpet,
    "board": _board,
    "title": _title,
    "corner": _corner,
    "empty": _empty,
    "column": _column,
    "to_move": _to_move,
    "ring": _ring,
    "sheen": _sheen,
    "visit_place": _visit_place,
    "first": lambda p, r: art.draw_first(p, r),
    "name": paint_boards.draw_name,
    "mini": paint_boards.draw_mini,
    "mini_city": paint_boards.draw_mini_city,
    "mini_space": paint_boards.draw_mini_space,
    "mini_screen": paint_boards.draw_mini_screen,
    "markers": paint_boards.draw_markers,
    "stock": paint_boards.draw_hand,
    "picked": paint_boards.draw_picked,
    "tray": paint_boards.draw_tray,
    "pass": paint_boards.draw_pass,
    "badge": _flat,
    "glow": _glow,
    "whole_glow": _whole_glow,
    "round_glow": _round_glow,
    "sector_glow": _sector_glow,
    "wheel_frame": _wheel_frame,
    "wheel_disc": _wheel_disc,
    "wheel_stone": lambda p, r: art.draw_wheel_stone(p, art.wheel_of_disc(r)),
    "hub": lambda p, r, sign: art.draw_hub(p, r, sign),
    "inner_disc": lambda p, r: art.draw_inner_disc(p, r),
    "decoration": lambda p, r, type_: art.draw_decoration(p, r, type_),
    "statue": lambda p, r, colour: art.draw_statue(p, r, colour),
    "gone": _faint(0.26),
    "fresh": _faint(0.6),
    "shelf": lambda p, r, scale: art.draw_shelf(p, r, scale),
    "stock_place": lambda p, r, *what: art.draw_stock_place(p, r, *what),
    "warehouse": lambda p, r: art.draw_warehouse(p, r),
    "majority": lambda p, r, *what: art.draw_majority(p, r, *what),
    "florin_space": lambda p, r, need, rate: art.draw_florin_space(p, r, need, rate),
    "pair_space": lambda p, r, one, other: art.draw_pair_space(p, r, one, other),
    "land_upgrade": lambda p, r, land, pays, reward: art.draw_land_upgrade(
        p, r, land, pays, reward
    ),
    "none": lambda p, r: art.draw_end(p, r, "none"),
    "done": lambda p, r: art.draw_end(p, r, "done"),
    "block": lambda p, r, colour: art.draw_block(p, r, colour),
    "tile": paint_boards.draw_building,
    "tile_back": lambda p, r: art.draw_tile_back(p, r),
    "supply": lambda p, r, count: art.draw_supply(p, r, count),
    "upgrade": lambda p, r, city, pays, reward: art.draw_upgrade(p, r, city, pays, reward),
    "city": _city,
    "accepts": lambda p, r, city: art.draw_accepts(p, r, city),
    "coin": lambda p, r, amount: art.draw_coin(p, r, amount),
    "vp": lambda p, r, amount: art.draw_vp(p, r, amount),
    "marker": lambda p, r, colour: art.draw_marker(p, r, colour),
    "visit": lambda p, r: art.draw_visit(p, r),
    "bag": lambda p, r, empty: art.draw_bag(p, r, empty=empty),
    "screen": lambda p, r, colour, opened: art.draw_screen(p, r, colour, open=opened),
    "slot": _slot,
    "open_area": lambda p, r: art.draw_open_area(p, r),
    "city_space": _city_space,
    "type_space": lambda p, r, kind: art.draw_type_space(p, r, kind),
    "land_space": lambda p, r, land, pays, reward: art.draw_landscape_space(
        p, r, land, pays, reward
    ),
}
