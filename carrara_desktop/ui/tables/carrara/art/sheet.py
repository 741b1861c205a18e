"""Developer's contact sheet: ``python -m <this module> OUT.png [scale]``.

Paints everything at several sizes, so that one can look at it as a whole.
"""

from __future__ import annotations

import sys
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontDatabase, QGuiApplication, QImage, QPainter

from carrara_desktop.games.carrara import components as c
from carrara_desktop.ui.fonts import BODY_FAMILY

from . import (
    FONTS,
    SEAT_COLOURS,
    contrast,
    draw_accepts,
    draw_any_decoration,
    draw_backdrop,
    draw_badge,
    draw_bag,
    draw_block,
    draw_chip,
    draw_city,
    draw_coin,
    draw_court,
    draw_decoration,
    draw_decoration_icon,
    draw_end,
    draw_first,
    draw_florin_space,
    draw_glow,
    draw_hub,
    draw_inner_disc,
    draw_land_upgrade,
    draw_landscape_icon,
    draw_landscape_space,
    draw_majority,
    draw_marker,
    draw_open_area,
    draw_pair_sign,
    draw_pair_space,
    draw_panel,
    draw_reward,
    draw_screen,
    draw_shelf,
    draw_slot,
    draw_statue,
    draw_statue_sign,
    draw_stock_place,
    draw_supply,
    draw_tile,
    draw_tile_back,
    draw_type_icon,
    draw_type_space,
    draw_upgrade,
    draw_visit,
    draw_vp,
    draw_warehouse,
    draw_wheel_frame,
    draw_wheel_setting,
    draw_wheel_stone,
    marble,
    marble_ink,
    marker_place,
    slot_markers_rect,
    wheel_geometry,
)

WIDTH, HEIGHT = 1760, 2210
_VALUES = (*c.VALUES, c.MONUMENT_VALUE)


def _sq(x: float, y: float, s: float) -> QRectF:
    return QRectF(x, y, s, s)


def _tile(p: QPainter, x: float, y: float, w: float, kind: int, value: int) -> None:
    draw_tile(p, QRectF(x, y, w, w * 0.92), kind, value)


def _tiles(p: QPainter, x: float, y: float) -> None:
    for t in range(c.N_TYPES):
        for j, v in enumerate(_VALUES):
            _tile(p, x + j * 116, y + t * 108, 110, t, v)
        for j, v in enumerate((1, 3, 5, 8)):
            _tile(p, x + 706 + j * 66, y + t * 108, 62, t, v)
            _tile(p, x + 706 + j * 46, y + t * 108 + 62, 40, t, v)
            _tile(p, x + 894 + j * 32, y + t * 108 + 62, 28, t, v)


def _wheel(p: QPainter, r: QRectF, counts: tuple[int, ...]) -> None:
    draw_wheel_frame(p, r, c.PRICES, c.SECTIONS)
    draw_wheel_stone(p, r)
    draw_wheel_setting(p, r)
    g = wheel_geometry(r)
    size = g.block_size(max(counts))
    for k, n in enumerate(counts):
        for i, q in enumerate(g.block_places(k, n, size)):
            draw_block(p, _sq(q.x() - size / 2, q.y() - size / 2, size), (2 * i + k) % 6)


def _blocks(p: QPainter, x: float, y: float) -> None:
    for s in (60, 40, 28, 22, 16):
        for k in range(6):
            draw_block(p, _sq(x + k * (s + 5), y, s), k)
            draw_block(p, _sq(x + 400 + k * (s + 5), y, s), k, letter=False)
        y += s + 6


def _board(p: QPainter, r: QRectF) -> None:
    inner = draw_panel(p, r, title="Carrara", accent=SEAT_COLOURS["ochre"])
    screen = QRectF(inner.x(), inner.y() + 6, 190, 200)
    draw_screen(p, screen, "ochre", open=True)
    draw_coin(p, _sq(screen.x() + 16, screen.y() + 16, 40), 17)
    for i in range(9):
        q = _sq(screen.x() + 16 + i % 4 * 41, screen.y() + 68 + i // 4 * 41, 38)
        draw_block(p, q, (0, 1, 2, 2, 3, 3, 3, 4, 5)[i])
    columns = ((0, 2), (4, 1, 9), (3, 15, 27), (22,), (5, 29, 16), (12,))
    for city in range(6):
        x = inner.x() + 204 + city * 112
        foot = QRectF(x, inner.bottom() - 78, 108, 56)
        draw_city(
            p,
            foot,
            city,
            pays=c.CITY_PAYS[city],
            reward=c.CITY_REWARD[city] + (city == 1),
            upgraded=city == 1,
        )
        draw_accepts(p, QRectF(x + 2, inner.bottom() - 18, 104, 15), city)
        for i, kind in enumerate(columns[city]):
            _tile(p, x + 4, foot.y() - (i + 1) * 88, 96, kind // 5, kind % 5 + 1)
    x = inner.x() + 204 + 6 * 112 + 10
    for t in range(6):
        draw_type_space(p, QRectF(x, inner.y() + t * 31, 176, 28), t)
    for k in range(2):
        q = QRectF(x, inner.y() + (6 + k) * 31, 176, 28)
        draw_landscape_space(p, q, k, c.LANDSCAPE_PAYS[k], c.LANDSCAPE_REWARD[k])
    draw_marker(p, marker_place(QRectF(x, inner.y() + 62, 176, 28)), "ochre")


def _court(p: QPainter, r: QRectF) -> None:
    inner = draw_court(p, r)
    w = inner.width() / 3
    seats = list(SEAT_COLOURS)
    for i, pays in enumerate(c.BASIC_SLOTS):
        q = QRectF(inner.x() + i % 3 * w + 2, inner.y() + i // 3 * 78, w - 4, 74)
        amount = c.BONUS_FLORINS if pays == c.FLORINS else c.BONUS_VP
        draw_slot(p, q, pays, amount, text="3 VB" if pays == c.VP else "5 fl")
        place = slot_markers_rect(q)
        for j in range(i % 4):
            draw_marker(p, QRectF(place.x() + 6 + j * 21, place.y() + 5, 19, 29), seats[j])
    area = QRectF(inner.x(), inner.y() + 162, inner.width(), inner.bottom() - inner.y() - 162)
    draw_open_area(p, area)
    draw_marker(p, QRectF(area.x() + 20, area.y() + 8, 24, 36), "indigo")


def _pieces(p: QPainter, x: float, y: float) -> None:
    at = x
    for s in (72, 44, 30, 22, 16):
        draw_coin(p, _sq(at, y, s), 12)
        draw_coin(p, _sq(at, y + 76, s))
        draw_vp(p, _sq(at, y + 152, s), 41 if s > 60 else 3)
        draw_vp(p, _sq(at, y + 228, s))
        draw_visit(p, _sq(at, y + 304, s))
        draw_bag(p, _sq(at, y + 380, s), empty=s == 44)
        at += s + 6
    at = x + 225
    for s in (72, 44, 30, 20):
        for seat in SEAT_COLOURS:
            draw_marker(p, QRectF(at, y, s * 0.66, s), seat)
            at += s * 0.66 + 4
    at = x + 225
    for s in (44, 26, 16):
        for t in range(6):
            draw_type_icon(p, _sq(at, y + 84, s), t, marble(0))
            at += s + 4
        for k in range(2):
            draw_landscape_icon(p, _sq(at, y + 84, s), k, marble(0))
            at += s + 4
    for k in range(6):
        pays, reward = c.CITY_PAYS[k], c.CITY_REWARD[k] + 1
        draw_upgrade(p, QRectF(x + 225 + k * 74, y + 144, 68, 46), k, pays, reward)
        draw_upgrade(p, QRectF(x + 225 + k * 46, y + 196, 40, 52), k, pays, reward)
        draw_city(p, QRectF(x + 225 + k * 60, y + 346, 56, 26), k, pays=pays, reward=reward)
    for i, kind in enumerate(("choice", "chosen", "focus", "recent")):
        q = _sq(x + 235 + i * 66, y + 392, 46)
        draw_block(p, q, i + 1)
        draw_glow(p, q, kind=kind)  # type: ignore[arg-type]
    for i, kind in enumerate(("gain", "cost", "note")):
        draw_badge(p, QRectF(x + 510, y + 380 + i * 26, 84, 22), "+10", kind=kind)  # type: ignore[arg-type]
    for i, seat in enumerate(SEAT_COLOURS):
        draw_screen(
            p, QRectF(x + 600 + i % 2 * 80, y + 392 + i // 2 * 42, 76, 40), seat, open=False
        )


def _advanced(p: QPainter, x: float, y: float) -> None:
    """What only the advanced game has."""
    at = x
    for s in (72, 44, 30, 20):
        for k in range(len(c.DECORATIONS)):
            draw_decoration(p, _sq(at + k * (s + 4), y, s), k)
        draw_any_decoration(p, _sq(at + len(c.DECORATIONS) * (s + 4), y, s))
        for k in range(len(c.STATUES)):
            draw_statue(p, _sq(at + k * (s + 4), y + 80, s), k)
        at += (len(c.STATUES) + 1) * (s + 4)
    draw_shelf(p, QRectF(x, y + 164, 420, 56), 1.4)
    for k in range(3):
        draw_stock_place(p, QRectF(x + 8 + k * 136, y + 170, 128, 42), 5 - k, k == 2, k)
    for k in range(2):
        draw_warehouse(p, QRectF(x + 436 + k * 84, y + 164, 76, 76))
        draw_florin_space(p, QRectF(x + 616 + k * 84, y + 164, 76, 100), *c.FLORIN_SPACES[k])
        draw_land_upgrade(p, QRectF(x + 796 + k * 76, y + 164, 68, 46), k, c.LANDSCAPE_PAYS[k], 2)
        draw_end(p, _sq(x + 956 + k * 64, y + 164, 56), ("none", "done")[k])
    for k in range(6):
        draw_majority(p, QRectF(x + k * 136, y + 286, 128, 24), k, *c.STATUE_MAJORITY[k])
    for k in range(3):
        draw_pair_space(p, QRectF(x + k * 196, y + 322, 188, 32), 2 * k, 2 * k + 1)
        draw_pair_sign(p, _sq(x + 610 + k * 44, y + 322, 36), 2 * k, 2 * k + 1)
        draw_hub(p, _sq(x + 1096 + k * 84, y + 164, 76), ("wheel", "inner", "both")[k])
        draw_reward(p, _sq(x + 760 + k * 44, y + 322, 36), (c.FLORINS, c.VP, c.GOLDEN)[k], 3)
    draw_first(p, _sq(x + 900, y + 322, 36))
    draw_inner_disc(p, _sq(x + 1096, y + 252, 110))
    for k in range(6):
        draw_chip(p, _sq(x + 1220 + k * 30, y + 262, 26), k, str(k + 1))
        draw_decoration_icon(p, _sq(x + 1220 + k * 30, y + 296, 26), k, marble(0))
    draw_statue_sign(p, _sq(x + 1220, y + 330, 26), marble(0))


def paint(p: QPainter) -> None:
    """The whole sheet."""
    draw_backdrop(p, QRectF(0, 0, WIDTH, HEIGHT))
    _advanced(p, 16, 1830)
    _tiles(p, 16, 16)
    draw_tile_back(p, QRectF(16, 670, 110, 101))
    draw_supply(p, QRectF(132, 664, 110, 112), 24)
    draw_supply(p, QRectF(250, 670, 62, 62), 7)
    draw_supply(p, QRectF(318, 670, 62, 62), 0)
    _wheel(p, QRectF(1090, 10, 500, 500), (4, 3, 1, 2, 1, 0))
    _wheel(p, QRectF(1590, 10, 160, 160), (11, 0, 0, 0, 0, 0))
    _wheel(p, QRectF(1590, 180, 160, 160), (2, 3, 2, 1, 2, 1))
    _blocks(p, 400, 664)
    for k in range(6):
        draw_city(
            p,
            QRectF(1182 + k % 3 * 190, 520 + k // 3 * 100, 184, 92),
            k,
            pays=c.CITY_PAYS[k],
            reward=c.CITY_REWARD[k],
            upgraded=k == 4,
        )
    _board(p, QRectF(16, 890, 1140, 430))
    _court(p, QRectF(1170, 730, 330, 260))
    _pieces(p, 1010, 1340)
    inner = draw_panel(p, QRectF(16, 1340, 480, 220), title="Livorno · Lerici")
    draw_block(p, QRectF(inner.topLeft() + QPointF(4, 8), inner.topLeft() + QPointF(150, 154)), 3)
    draw_block(p, QRectF(inner.topLeft() + QPointF(160, 8), inner.topLeft() + QPointF(306, 154)), 5)
    _tile(p, 510, 1340, 320, 1, 5)
    draw_screen(p, QRectF(1170, 1000, 330, 130), "sea", open=False)


def main(argv: list[str]) -> int:
    """Write the sheet to a file."""
    out = argv[1] if len(argv) > 1 else "sheet.png"
    scale = float(argv[2]) if len(argv) > 2 else 1.0
    app = QGuiApplication.instance() or QGuiApplication(argv[:1])
    fonts = Path(__file__).resolve().parents[5] / "resources" / "fonts"
    for f in sorted((*fonts.glob("*.otf"), *fonts.glob("*.ttf"))):
        QFontDatabase.addApplicationFont(str(f))
    families = set(QFontDatabase.families())
    FONTS.title = next((f for f in ("EB Garamond 12", "EB Garamond") if f in families), FONTS.title)
    if BODY_FAMILY in families:
        FONTS.body = FONTS.number = BODY_FAMILY
    for k in range(6):
        print(c.COLOURS[k], round(contrast(marble(k), marble_ink(k)), 2))
    image = QImage(
        round(WIDTH * scale), round(HEIGHT * scale), QImage.Format.Format_ARGB32_Premultiplied
    )
    p = QPainter(image)
    p.scale(scale, scale)
    paint(p)
    p.end()
    image.save(out)
    del app
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv))
