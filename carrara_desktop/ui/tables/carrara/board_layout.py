"""Where everything lies on a player's board: the large one, and the small ones of the others."""

from __future__ import annotations

from dataclasses import dataclass

from carrara_desktop.ui.tables.carrara.rects import (
    TILE_ASPECT,
    Rect,
    centred,
    grid_of,
    room_in,
    row_of,
)


@dataclass(frozen=True, slots=True)
class Card:
    """The small board of another seat."""

    rect: Rect
    emblem: Rect
    name: Rect
    visit: Rect
    vp: Rect
    columns: tuple[Rect, ...]
    tile: float
    cities: tuple[Rect, ...]
    spaces: tuple[Rect, ...]
    markers: Rect
    screen: Rect
    warehouses: tuple[Rect, ...]


@dataclass(frozen=True, slots=True)
class Own:
    """The large board of the seat in focus."""

    rect: Rect
    emblem: Rect
    name: Rect
    visit: Rect
    vp: Rect
    screen: Rect
    florins: Rect
    hand: tuple[Rect, ...]
    tray: Rect
    pass_: Rect
    columns: tuple[Rect, ...]
    """The grounds of the columns; labels have the strip above ``piles``."""
    piles: tuple[Rect, ...]
    tile: float
    cities: tuple[Rect, ...]
    accepts: tuple[Rect, ...]
    spaces: tuple[Rect, ...]
    warehouses: tuple[Rect, ...]


def card_layout(rect: Rect, grow: float, count: int, warehouses: int, lines: float) -> Card:
    """The small board of another seat, with so many scoring spaces and warehouses.

    The line of its name is higher than usual for ``lines`` above 1.
    """
    u = min(rect.w / 190, rect.h / 185)
    gap = 4 * u
    inner = room_in(rect, grow, accent=True)
    side = 26 * u
    # The buildings need the height more than the name does.
    head = side * (1 + (lines - 1) * 0.6)
    emblem = Rect(inner.x, inner.y, side * 0.8, side)
    vp = Rect(inner.right - side * 1.16, inner.y - 2 * u, side * 1.16, side * 1.16)
    visit = Rect(vp.x - side - gap, inner.y, side, side)
    name = Rect(emblem.right + gap, inner.y, visit.x - emblem.right - 2 * gap, head)
    tall = rect.h > 1.45 * rect.w
    rows = 2 if tall else 1
    rows_of_spaces = max(rows, -(-count // 8))
    space_h = (25 if tall else 21 if rows_of_spaces == 1 else 17) * u
    space_gap = gap if tall else gap * 0.7
    spaces_h = space_h * rows_of_spaces + space_gap * (rows_of_spaces - 1)
    foot = 21 * u
    foot_y = inner.bottom - foot
    spaces = Rect(inner.x, foot_y - gap - spaces_h, inner.w, spaces_h)
    plaque = (22 if tall else 16) * u
    top = inner.y + head + gap * 1.4
    # A tall card has its cities in two rows of three, so that their tiles are twice as large.
    bands = grid_of(Rect(inner.x, top, inner.w, spaces.y - gap * 1.2 - top), 1, rows, gap * 1.5)
    apart = gap * (1.4 if tall else 0.55)
    columns: list[Rect] = []
    cities: list[Rect] = []
    for band in bands:
        room = band.h - plaque - gap * 0.5
        columns += row_of(Rect(band.x, band.y, band.w, room), 6 // rows, apart)
        cities += row_of(Rect(band.x, band.bottom - plaque, band.w, plaque), 6 // rows, apart)
    line, niches = _lines(spaces, count, warehouses, rows_of_spaces, gap * 0.7, space_gap)
    return Card(
        rect=rect,
        emblem=emblem,
        name=name,
        visit=visit,
        vp=vp,
        columns=tuple(columns),
        tile=min(columns[0].w, columns[0].h / 1.9 / TILE_ASPECT),
        cities=tuple(cities),
        spaces=line,
        markers=Rect(inner.x, foot_y, inner.w * 0.6, foot),
        screen=Rect(inner.x + inner.w * 0.62, foot_y, inner.w * 0.38, foot),
        warehouses=niches,
    )


def _lines(
    area: Rect, count: int, warehouses: int, lines: int, gap_x: float, gap_y: float
) -> tuple[tuple[Rect, ...], tuple[Rect, ...]]:
    """Scoring spaces in lines that fill the width, and the warehouses at the end of the last."""
    h = (area.h - gap_y * (lines - 1)) / lines
    found: list[Rect] = []
    for k in range(lines):
        last = k == lines - 1
        many = count - len(found) if last else -(-count // lines)
        line = Rect(area.x, area.y + k * (h + gap_y), area.w, h)
        found += row_of(line, many + (warehouses if last else 0), gap_x)
    return tuple(found[:count]), tuple(found[count:])


def own_layout(rect: Rect, grow: float, count: int, warehouses: int, lines: float) -> Own:
    """The large board, with so many scoring spaces and warehouses; see ``card_layout``."""
    u = min(rect.h / 250, rect.w / 720)
    gap = 7 * u
    inner = room_in(rect, grow, accent=True)
    side = max((175 if warehouses else 150) * u, min(inner.w * 0.235, inner.h * 1.05))
    left = Rect(inner.x, inner.y, side, inner.h)
    right_w = max(136 * u, min(inner.w * 0.215, inner.h * 0.86))
    right = Rect(inner.right - right_w, inner.y, right_w, inner.h)
    middle = Rect(left.right + gap * 1.5, inner.y, right.x - left.right - gap * 3, inner.h)

    icon = 30 * u
    head = icon * lines
    emblem = Rect(left.x, left.y, icon * 0.8, icon)
    vp = Rect(left.right - icon * 1.2, left.y - 1.5 * u, icon * 1.2, icon * 1.2)
    visit = Rect(vp.x - icon - gap * 0.6, left.y, icon, icon)
    name = Rect(emblem.right + gap * 0.7, left.y, visit.x - emblem.right - gap, head)

    tray_h = left.h * 0.215
    niche = tray_h if warehouses else 0.0
    screen = Rect(left.x, name.bottom + gap, left.w - (niche + gap if niche else 0.0),
                  left.h - head - tray_h - 2 * gap)  # fmt: skip
    niches = Rect(left.right - niche, screen.y, niche, screen.h)
    inside = screen.inset(screen.w * 0.055, screen.h * 0.07)
    coin_w = min(inside.w * 0.29, inside.h * 0.62)
    florins = centred(inside.x + coin_w / 2, inside.cy, coin_w, coin_w)
    blocks = Rect(florins.right + gap * 0.9, inside.y, inside.right - florins.right - gap * 0.9,
                  inside.h)  # fmt: skip
    pass_w = tray_h
    tray = Rect(left.x, left.bottom - tray_h, left.w - pass_w - gap, tray_h)
    city_h, accept_h = 33 * u * lines, 13 * u
    accepts_y = middle.bottom - accept_h
    cities_y = accepts_y - 3 * u - city_h
    column_gap = max(gap * 0.7, middle.w * 0.012)
    columns = row_of(Rect(middle.x, middle.y, middle.w, cities_y - 4 * u - middle.y), 6, column_gap)
    space_gap = 3.5 * u
    label = max(15.0, 18 * u)
    return Own(
        rect=rect,
        emblem=emblem,
        name=name,
        visit=visit,
        vp=vp,
        screen=screen,
        florins=florins,
        hand=max(
            (tuple(grid_of(blocks, columns, 6 // columns, gap * 0.5)) for columns in (3, 2)),
            key=lambda cells: min(cells[0].w, cells[0].h),
        ),
        tray=tray,
        pass_=Rect(left.right - pass_w, tray.y, pass_w, tray_h),
        columns=tuple(columns),
        piles=tuple(Rect(r.x, r.y + label, r.w, r.h - label - 2 * u) for r in columns),
        tile=min(columns[0].w * 0.95, columns[0].h / 2.1 / TILE_ASPECT),
        cities=tuple(row_of(Rect(middle.x, cities_y, middle.w, city_h), 6, column_gap)),
        accepts=tuple(row_of(Rect(middle.x, accepts_y, middle.w, accept_h), 6, column_gap)),
        spaces=tuple(grid_of(right, 1, count, space_gap)),
        warehouses=tuple(grid_of(niches, 1, warehouses, gap * 0.7)) if warehouses else (),
    )
