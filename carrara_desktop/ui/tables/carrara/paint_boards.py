"""Small drawings of the players' boards."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPen

from carrara_desktop.games.carrara import components as c
from carrara_desktop.ui.tables.carrara import art
from carrara_desktop.ui.tables.carrara.brush import Align, soft, write


def draw_name(p: QPainter, r: QRectF, name: str, note: str, active: bool) -> None:
    """A seat's name above what is noted of it; a long name goes on in the second line."""
    tones = art.TONES
    px = r.height() * 0.56
    if " " in name and art.text_width(art.FONTS.title, name, px * 0.86, bold=True) > r.width():
        name, rest = name.split(" ", 1)
        note = f"{rest} · {note}" if note else rest
    top = r
    if note:
        top = QRectF(r.x(), r.y(), r.width(), r.height() * 0.62)
        low = QRectF(r.x(), r.y() + r.height() * 0.58, r.width(), r.height() * 0.42)
        write(p, low, note, art.FONTS.body, max(8.0, r.height() * 0.34), tones.on_panel_soft,
              align=Align.AlignLeft)  # fmt: skip
    colour = tones.active if active else tones.on_panel
    write(p, top, name, art.FONTS.title, px, colour, align=Align.AlignLeft, bold=True)


def draw_building(p: QPainter, r: QRectF, kind: int, value: int, covered: bool = False,
                  decorated: bool = False, statue: int = 0) -> None:  # fmt: skip
    """A building; where only its upper edge looks out of a pile, that edge tells its type.

    Its decoration and its statue stand along that edge as well, before the value.
    """
    art.draw_tile(p, r, kind, value)
    s = r.width()
    d = s * (0.26 if s >= 60 else 0.33)
    x = r.x() + d * 0.08
    if covered and not (decorated and s < 80):
        _type_disc(p, QRectF(x, r.y() + d * 0.1, d, d), kind)
        x += d * 0.98
    room = r.right() - s * (0.29 if s >= 60 else 0.36 if s >= 40 else 0.45) - x
    each = min(s * 0.31, room / max(1, decorated + (statue > 0)))
    top = r.y() + d * 0.06
    if decorated:
        art.draw_decoration(p, QRectF(x, top, each, each), kind)
        x += each
    if statue:
        art.draw_statue(p, QRectF(x, top, each, each), statue - 1)


def _type_disc(p: QPainter, disc: QRectF, kind: int) -> None:
    d = disc.width()
    p.setPen(QPen(soft(art.TONES.ink, 0.45), max(0.7, d * 0.04)))
    p.setBrush(QColor("#fff8e8"))
    p.drawEllipse(disc)
    e = d * 0.15
    art.draw_type_icon(p, disc.adjusted(e, e * 0.9, -e, -e * 1.1), kind)


def draw_mini(p: QPainter, r: QRectF, kind: int, value: int, covered: bool = False,
              decorated: bool = False, statue: int = 0) -> None:  # fmt: skip
    """A building readable at a small size: its landscape, its type and its value."""
    tones = art.TONES
    monument = value == c.MONUMENT_VALUE
    w, h = r.width(), r.height()
    if min(w, h / 0.92) >= 52:
        draw_building(p, r, kind, value, covered, decorated, statue)
        return
    e = max(0.5, w * 0.02)
    ground = tones.urban if c.TYPE_LANDSCAPE[kind] == c.URBAN else tones.rural
    p.setPen(QPen(tones.gold if monument else soft(tones.ink, 0.7), 2 * e if monument else e))
    p.setBrush(ground if not monument else QColor("#f6ecd2"))
    p.drawRoundedRect(r.adjusted(e, e, -e, -e), w * 0.1, w * 0.1)
    if covered:
        # Only the upper edge is seen: what stands on it and the value side by side.
        _row(p, QRectF(r.x() + w * 0.04, r.y() + h * 0.03, w * 0.92, h * 0.38), kind, value,
             decorated, statue, typed=not decorated)  # fmt: skip
        return
    icon = min(h * 0.52, w * 0.56)
    place = QRectF(r.center().x() - icon / 2, r.bottom() - icon - h * 0.06, icon, icon)
    art.draw_type_icon(p, place, kind)
    _row(p, QRectF(r.x() + e, r.y() + h * 0.03, w - 2 * e, h * 0.44), kind, value, decorated,
         statue, typed=False)  # fmt: skip


def _row(p: QPainter, r: QRectF, kind: int, value: int, decorated: bool, statue: int, *,
         typed: bool) -> None:  # fmt: skip
    """The upper edge of a small building: type or decoration, statue, value."""
    shown = [kind_ for kind_, there in (("type", typed), ("decoration", decorated),
                                        ("statue", statue > 0)) if there]  # fmt: skip
    side = min(r.height(), r.width() * (0.5 if len(shown) < 2 else 0.36))
    x, y = r.x(), r.center().y() - side / 2
    for what in shown:
        place = QRectF(x, y, side, side)
        if what == "type":
            art.draw_type_icon(p, place, kind)
        elif what == "decoration":
            art.draw_decoration(p, place, kind)
        else:
            art.draw_statue(p, place, statue - 1)
        x += side
    words = QRectF(x, r.y(), r.right() - x, r.height())
    write(p, words, str(value), art.FONTS.number, r.height() * 1.04, art.TONES.ink, bold=True)


def draw_mini_city(p: QPainter, r: QRectF, city: int, reward: int, upgraded: bool) -> None:
    """A city of a small board: its marble, what it pays, and its name if there is room for it."""
    e = 0.5
    h = r.height()
    p.setPen(QPen(art.TONES.gold if upgraded else soft(art.TONES.ink, 0.55), 2 if upgraded else 1))
    p.setBrush(art.marble(city))
    p.drawRoundedRect(r.adjusted(e, e, -e, -e), h * 0.2, h * 0.2)
    ink = art.marble_ink(city)
    size = min(h * 0.86, r.width() * 0.44)
    name = QRectF(r.x() + h * 0.25, r.y(), r.width() - h * 1.9, h)
    px = art.one_size(name.width(), art.grown(h * 0.6, h * 0.8))
    if px >= 9.5:
        write(p, name, c.CITIES[city], art.FONTS.title, px, ink, align=Align.AlignLeft, bold=True,
              grows=False)  # fmt: skip
        icon = QRectF(r.right() - size - h * 0.12, r.center().y() - size / 2, size, size)
    else:
        icon = QRectF(r.center().x() + r.width() * 0.02, r.center().y() - size / 2, size, size)
    draw = art.draw_vp if c.CITY_PAYS[city] == c.VP else art.draw_coin
    draw(p, icon)
    text = QRectF(icon.x() - h, r.y(), h * 0.97, h)
    write(p, text, str(reward), art.FONTS.number, h * 0.74, ink, align=Align.AlignRight,
          bold=True)  # fmt: skip


def draw_mini_space(p: QPainter, r: QRectF, space: int, scored: bool) -> None:
    """A scoring space of a small board."""
    tones = art.TONES
    p.setPen(QPen(soft(tones.on_panel_soft, 0.45), 1))
    p.setBrush(soft(tones.on_panel_soft, 0.08))
    p.drawRoundedRect(r.adjusted(0.5, 0.5, -0.5, -0.5), r.height() * 0.16, r.height() * 0.16)
    size = min(r.width(), r.height()) * 0.8
    left = r.x() + 1 if scored else r.center().x() - size / 2
    icon = QRectF(left, r.center().y() - size / 2, size, size)
    if space < c.SPACE_LANDSCAPE:
        art.draw_type_icon(p, icon, space - c.SPACE_TYPE, tones.on_panel)
    elif space < c.SPACE_FLORINS:
        art.draw_landscape_icon(p, icon, space - c.SPACE_LANDSCAPE, tones.on_panel)
    else:
        art.draw_pair_sign(p, icon, *c.STATUE_PAIRS[space - c.SPACE_STATUES])


def draw_markers(p: QPainter, r: QRectF, colour: str, count: int, most: int) -> None:
    """A seat's markers that still stand in the court."""
    w = min(r.width() / most, r.height() * 0.86)
    for k in range(most):
        box = QRectF(r.x() + k * w, r.center().y() - r.height() * 0.46, w * 0.94, r.height() * 0.92)
        if k >= count:
            p.setOpacity(0.16)
        art.draw_marker(p, box, colour)
        p.setOpacity(1.0)


def draw_mini_screen(p: QPainter, r: QRectF, colour: str, florins: int, blocks: int) -> None:
    """The screen of another seat when the table plays with open screens."""
    tones = art.TONES
    h = r.height()
    art.draw_coin(p, QRectF(r.x(), r.y(), h, h))
    write(p, QRectF(r.x() + h, r.y(), r.width() * 0.5 - h, h), str(florins), art.FONTS.number,
          h * 0.62, tones.on_panel, bold=True)  # fmt: skip
    art.draw_block(p, QRectF(r.center().x(), r.y(), h, h), 0)
    write(p, QRectF(r.center().x() + h, r.y(), r.width() * 0.5 - h, h), str(blocks),
          art.FONTS.number, h * 0.62, tones.on_panel, bold=True)  # fmt: skip


def draw_hand(p: QPainter, r: QRectF, colour: int, count: int) -> None:
    """All one's blocks of a colour: a pile with its number, or the empty place of one."""
    tones = art.TONES
    size = min(r.width(), r.height()) * 0.96
    box = QRectF(r.x() + (r.width() - size) / 2, r.y() + (r.height() - size) / 2, size, size)
    if not count:
        e = size * 0.16
        p.setPen(QPen(soft(art.marble(colour), 0.9), max(1.0, size * 0.05)))
        p.setBrush(soft(tones.on_panel, 0.10))
        p.drawRoundedRect(box.adjusted(e, e, -e, -e), size * 0.1, size * 0.1)
        return
    depth = min(count, 4)
    step = size * 0.055
    s = size - step * 3
    for k in range(depth):
        # The blocks below look out at the lower right; the top one is whole.
        d = step * (depth - 1 - k)
        place = QRectF(box.x() + d, box.y() + d, s, s)
        art.stamp(p, ("block", colour), lambda q, area: art.draw_block(q, area, colour), place)
    if count > 1:
        b = size * 0.44
        badge = QRectF(box.right() - b, box.bottom() - b, b, b)
        p.setPen(QPen(soft(tones.ink, 0.9), max(1.0, b * 0.06)))
        p.setBrush(QColor("#fffaf0"))
        p.drawEllipse(badge)
        write(p, badge, str(count), art.FONTS.number, b * 0.62, tones.ink, bold=True)


def draw_picked(p: QPainter, r: QRectF, colour: int) -> None:
    """A block chosen to be bought: outlined, so that it differs by more than its place."""
    e = r.width() * 0.07
    art.draw_glow(p, r.adjusted(e, e, -e, -e), kind="chosen")
    art.draw_block(p, r.adjusted(e, e, -e, -e), colour)


def draw_tray(p: QPainter, r: QRectF, text: str) -> None:
    """A shallow dish for the blocks one pays with; empty, it shows where they will lie."""
    tones = art.TONES
    h = r.height()
    radius = min(h * 0.16, 12.0)
    box = r.adjusted(1, 1, -1, -1)
    hollow = QLinearGradient(box.topLeft(), box.bottomLeft())
    hollow.setColorAt(0.0, QColor(96, 70, 38, 92))
    hollow.setColorAt(0.16, QColor(120, 92, 50, 40))
    hollow.setColorAt(1.0, soft(tones.panel_light, 0.47))
    p.setPen(QPen(soft(tones.gold_dark, 0.75), max(1.0, h * 0.018)))
    p.setBrush(hollow)
    p.drawRoundedRect(box, radius, radius)
    if not text:
        return
    side = h * 0.42
    x = box.x() + h * 0.24
    pen = QPen(soft(tones.on_panel_soft, 0.38), max(1.0, h * 0.016))
    pen.setDashPattern([3, 2.4])
    ghosts = 2 if r.width() > 2.25 * h else 0
    for k in range(ghosts):
        place = QRectF(x + k * side * 1.2, box.center().y() - side / 2, side, side)
        p.setPen(pen)
        p.setBrush(soft(tones.on_panel_soft, 0.05))
        p.drawRoundedRect(place, side * 0.12, side * 0.12)
    left = x + 2.42 * side if ghosts else box.x() + h * 0.1
    words = QRectF(left, box.y(), box.right() - left - h * 0.1, box.height())
    write(p, words, text, art.FONTS.title, h * 0.28, soft(tones.on_panel_soft, 0.95),
          align=Align.AlignLeft if ghosts else Align.AlignCenter, italic=True)  # fmt: skip


def draw_pass(p: QPainter, r: QRectF, amount: int) -> None:
    """A coin that can be taken instead of an action."""
    art.draw_coin(p, r.adjusted(r.width() * 0.06, r.height() * 0.06, -r.width() * 0.06,
                                -r.height() * 0.06))  # fmt: skip
    b = r.width() * 0.5
    art.draw_badge(p, QRectF(r.right() - b * 1.02, r.bottom() - b * 0.72, b, b * 0.7), f"+{amount}",
                   kind="gain")  # fmt: skip
