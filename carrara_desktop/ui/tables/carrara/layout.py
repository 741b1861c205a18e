"""Where everything lies on the table: a pure function of its size and the number of seats.

Lengths are scene units, which are logical pixels of the viewport. The wheel is the eye's
centre at the upper left, what is on offer stands beside it, the other seats' boards on the
right, and the board of the seat in focus lies large across the bottom.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

TILE_ASPECT = 0.92
"""Height of a building tile for a width of one."""
MIN_WIDTH, MIN_HEIGHT = 560, 440
"""Smaller viewports get this layout, scaled down by the view."""


class Rect(NamedTuple):
    """An upright rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x of the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y of the lower edge."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the centre."""
        return self.y + self.h / 2

    def inset(self, dx: float, dy: float | None = None) -> Rect:
        """Smaller by dx at the sides and dy (or dx) above and below."""
        dy = dx if dy is None else dy
        return Rect(self.x + dx, self.y + dy, self.w - 2 * dx, self.h - 2 * dy)

    def moved(self, dx: float, dy: float) -> Rect:
        """The same size at another place."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def fitted(self, aspect: float) -> Rect:
        """The largest centred rectangle inside whose height is ``aspect`` times its width."""
        w = min(self.w, self.h / aspect)
        return Rect(self.cx - w / 2, self.cy - w * aspect / 2, w, w * aspect)


def centred(x: float, y: float, w: float, h: float) -> Rect:
    """A rectangle about a point."""
    return Rect(x - w / 2, y - h / 2, w, h)


def row_of(area: Rect, count: int, gap: float) -> list[Rect]:
    """``count`` equal rectangles side by side that fill an area."""
    w = (area.w - gap * (count - 1)) / count
    return [Rect(area.x + k * (w + gap), area.y, w, area.h) for k in range(count)]


def grid_of(area: Rect, columns: int, rows: int, gap: float) -> list[Rect]:
    """``columns`` × ``rows`` equal rectangles that fill an area, row by row."""
    h = (area.h - gap * (rows - 1)) / rows
    found: list[Rect] = []
    for r in range(rows):
        found += row_of(Rect(area.x, area.y + r * (h + gap), area.w, h), columns, gap)
    return found


def pile(area: Rect, count: int, tile: float) -> list[Rect]:
    """Tiles of a column from the bottom up, fanned so that the top strip of each stays visible.

    A pile that would hide its value badges is drawn with smaller tiles.
    """
    if count <= 0:
        return []
    strip = 0.40
    h = min(tile * TILE_ASPECT, area.h / (1 + strip * (count - 1)))
    w = h / TILE_ASPECT
    step = h * 1.05 if count == 1 else min(h * 1.05, (area.h - h) / (count - 1))
    return [Rect(area.cx - w / 2, area.bottom - h - row * step, w, h) for row in range(count)]


def heap(area: Rect, count: int, aspect: float) -> list[Rect]:
    """Places for ``count`` small things (markers, ``aspect`` high for one wide) in an area."""
    if count <= 0:
        return []
    best, size, columns = 0.0, 0.0, 1
    for c in range(1, count + 1):
        rows = -(-count // c)
        w = min(area.w / c, area.h / rows / aspect)
        if w > best:
            best, size, columns = w, w, c
    size = min(size, area.w * 0.62, area.h * 0.8 / aspect)
    rows = -(-count // columns)
    cell_w, cell_h = min(area.w / columns, size * 1.12), min(area.h / rows, size * aspect * 1.1)
    top = area.cy - cell_h * rows / 2
    places = []
    for k in range(count):
        r, c = divmod(k, columns)
        in_row = min(columns, count - r * columns)
        left = area.cx - cell_w * in_row / 2
        w = size * 0.94
        places.append(centred(left + (c + 0.5) * cell_w, top + (r + 0.5) * cell_h, w, w * aspect))
    return places


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


@dataclass(frozen=True, slots=True)
class Layout:
    """Every place of the table."""

    width: float
    height: float
    scale: float
    """1.0 for a viewport of 940 × 660."""
    grow: float
    """How much the edges of panels and glows grow with the size; 1.0 for small tables."""
    font: float
    """The height of ordinary text, in scene units."""
    gap: float
    wheel: Rect
    bag: Rect
    supply: Rect
    turn: Rect
    notice: Rect
    display_panel: Rect
    display_title: Rect
    display: tuple[Rect, ...]
    monuments_panel: Rect
    monuments_title: Rect
    monuments: tuple[Rect, ...]
    upgrades_panel: Rect | None
    """None where the upgrade tiles lie on the court's carpet."""
    upgrades_title: Rect | None
    upgrades: tuple[Rect, ...]
    court_panel: Rect
    court_title: Rect
    slots: tuple[Rect, ...]
    open_area: Rect
    visit: Rect
    cities: tuple[Rect, ...]
    cards: tuple[Card, ...]
    """The other seats, clockwise from the one in focus."""
    own: Own


def room_in(panel: Rect, grow: float, *, accent: bool = False, carpet: bool = False) -> Rect:
    """What the drawing of a panel leaves free inside its shadow, edge and gilt line."""
    left, top, right, bottom = (12.0, 10.5, 14.0, 15.0) if carpet else (10.0, 8.5, 12.0, 12.5)
    left += 8.5 if accent else 0.0
    return Rect(panel.x + left * grow, panel.y + top * grow, panel.w - (left + right) * grow,
                panel.h - (top + bottom) * grow)  # fmt: skip


@lru_cache(maxsize=16)
def lay_out(width: float, height: float, seats: int) -> Layout:
    """The layout for a viewport and 2-4 seats."""
    w, h = max(width, MIN_WIDTH), max(height, MIN_HEIGHT)
    scale = min(min(w / 940, h / 660) * 1.08, (w / 940 * h / 660) ** 0.5)
    grow = max(1.0, round(scale * 0.8, 2)) if scale >= 0.9 else max(0.75, round(scale + 0.1, 2))
    gap = max(1.5, 2.5 * scale)
    edge = max(3.0, 4 * scale)
    area = Rect(edge, edge, w - 2 * edge, h - 2 * edge)
    side = area.w * {2: 0.225, 3: 0.22}.get(seats, 0.212)
    left = area.w - side - gap
    top = min(area.h * 0.62, left * 0.585)
    if seats == 4:
        cards_area = Rect(area.right - side, area.y, side, area.h)
        own_area = Rect(area.x, area.y + top + gap, left, area.h - top - gap)
    else:
        cards_area = Rect(area.right - side, area.y, side, top)
        own_area = Rect(area.x, area.y + top + gap, area.w, area.h - top - gap)
    main = _main_board(Rect(area.x, area.y, left, top), scale, grow, gap)
    n = seats - 1
    card_h = (cards_area.h - gap * (n - 1)) / n
    cards = tuple(
        _card(Rect(cards_area.x, cards_area.y + k * (card_h + gap), side, card_h), grow)
        for k in range(n)
    )
    own = _own(own_area, grow)
    return Layout(
        width=w,
        height=h,
        scale=scale,
        grow=grow,
        font=max(9.5, 11.5 * scale),
        gap=gap,
        cards=cards,
        own=own,
        **main,  # type: ignore[arg-type]
    )


def _main_board(area: Rect, scale: float, grow: float, gap: float) -> dict[str, object]:
    """The wheel, and beside it the offer above the court and the shared cities."""
    d = min(area.h, area.w * 0.485)
    spare = area.h - d
    wheel = Rect(area.x, area.y + spare * 0.45, d, d)
    corner = min(0.148 * d + 0.35 * spare, 0.21 * d)
    bag = Rect(area.x, area.bottom - corner, corner, corner)
    supply = Rect(area.x + d - corner, area.bottom - corner * 0.96, corner, corner * 0.96)
    inset = 5 * scale
    turn = Rect(area.x + inset, area.y + inset, corner * 1.1, corner * 0.9)
    notice = Rect(area.x + d - corner * 1.1, area.y + inset, corner * 1.1, corner * 0.9)
    right = Rect(area.x + d + 2 * gap, area.y, area.w - d - 2 * gap, area.h)
    offer = _offer(right, scale, grow, gap)
    return {
        "wheel": wheel, "bag": bag, "supply": supply, "turn": turn, "notice": notice, **offer,
    }  # fmt: skip


def _offer(area: Rect, scale: float, grow: float, gap: float) -> dict[str, object]:
    """Display, monuments, upgrades, court and cities; the arrangement that has larger tiles."""
    title, inner = 19 * scale, 4.5 * scale
    frame_w, frame_h = 22 * grow, 21 * grow + title * 0.95 + inner * 2
    # Beside: upgrades stand in two columns of four to the right of the monuments.
    # On a large table the court is legible with a smaller share of the height.
    ease = min(1.0, max(0.0, scale - 1.15) / 0.9)
    below = {"beside": 0.36 - 0.025 * ease, "under": 0.43 - 0.06 * ease}
    beside_w = (area.w - frame_w * 3 - gap * 2 - inner * 4) / 6.25
    under_w = (area.w - frame_w * 2 - gap - inner * 3) / 5
    size = {
        kind: min(
            beside_w if kind == "beside" else under_w,
            (area.h * (1 - share) - frame_h - gap) / (3 * TILE_ASPECT),
        )
        for kind, share in below.items()
    }
    # Beside is the better use of a wide table, even at slightly smaller tiles.
    loose = under_w > 1.08 * size["under"]
    share = 0.74 if loose else 0.94
    kind = "beside" if size["beside"] > share * size["under"] else "under"
    tile = size[kind]
    panel_h = frame_h + 3 * TILE_ASPECT * tile
    upgrade_w = 0.0
    if kind == "beside":
        spare = area.w - frame_w * 3 - gap * 2 - inner * 4 - 5 * tile
        upgrade_w = max(min(spare * 0.75, 1.9 * tile), 1.25 * tile)
        spare -= upgrade_w
    else:
        spare = area.w - frame_w * 2 - gap - inner * 3 - 5 * tile
    # Spare width goes between the tiles, three fifths of it in the display.
    display_w = 3 * tile + 2 * inner + frame_w + spare * 0.6
    monuments_w = 2 * tile + inner + frame_w + spare * 0.4
    display_panel = Rect(area.x, area.y, display_w, panel_h)
    monuments_panel = Rect(display_panel.right + gap, area.y, monuments_w, panel_h)
    found: dict[str, object] = {
        "display_panel": display_panel,
        "display_title": _title(display_panel, grow, title),
        "display": _tiles(_body(display_panel, grow, title), 3, tile),
        "monuments_panel": monuments_panel,
        "monuments_title": _title(monuments_panel, grow, title),
        "monuments": _tiles(_body(monuments_panel, grow, title), 2, tile),
    }
    low = Rect(area.x, display_panel.bottom + gap, area.w, area.bottom - display_panel.bottom - gap)
    room = room_in(low, grow, carpet=True)
    head = 0.7 * title
    rows = Rect(room.x, room.y + head, room.w, room.h - head)
    step = inner * 1.2
    if kind == "beside":
        panel = Rect(monuments_panel.right + gap, area.y, area.right - monuments_panel.right - gap,
                     panel_h)  # fmt: skip
        found |= {
            "upgrades_panel": panel,
            "upgrades_title": _title(panel, grow, title),
            "upgrades": tuple(grid_of(_body(panel, grow, title), 2, 4, inner)),
        }
        slots_h = (rows.h - step) * 0.56
        cities_h = rows.h - step - slots_h
    else:
        slots_h = (rows.h - 2 * step) * 0.43
        cities_h = (rows.h - 2 * step) * 0.30
        strip = Rect(rows.x, rows.y + slots_h + cities_h + 2 * step, rows.w,
                     rows.h - 2 * step - slots_h - cities_h)  # fmt: skip
        found |= {
            "upgrades_panel": None,
            "upgrades_title": None,
            "upgrades": tuple(row_of(strip, 8, inner)),
        }
    open_w, visit_w = rows.w * 0.205, min(rows.w * 0.115, slots_h * 1.05)
    slots = Rect(rows.x, rows.y, rows.w - open_w - visit_w - 2 * inner, slots_h)
    open_area = Rect(slots.right + inner, rows.y, open_w, slots_h)
    return found | {
        "court_panel": low,
        "court_title": Rect(room.x + 3 * grow, room.y - 1.2 * scale, room.w - 6 * grow, head),
        "slots": tuple(row_of(slots, 6, inner * 0.8)),
        "open_area": open_area,
        "visit": Rect(open_area.right + inner, rows.y, visit_w, slots_h),
        "cities": tuple(row_of(Rect(rows.x, slots.bottom + step, rows.w, cities_h), 6, inner)),
    }


def _title(panel: Rect, grow: float, title: float) -> Rect:
    room = room_in(panel, grow)
    return Rect(room.x, room.y - title * 0.08, room.w, title * 0.95)


def _body(panel: Rect, grow: float, title: float) -> Rect:
    room = room_in(panel, grow)
    return Rect(room.x, room.y + title * 0.95, room.w, room.h - title * 0.95)


def _tiles(body: Rect, columns: int, tile: float) -> tuple[Rect, ...]:
    """Three rows of tiles of one size, spread evenly over a panel."""
    cells = grid_of(body, columns, 3, 0)
    w = min(tile, cells[0].w, cells[0].h / TILE_ASPECT)
    gap_x = 0.0 if columns == 1 else (body.w - columns * w) / (columns - 1)
    gap_y = (body.h - 3 * w * TILE_ASPECT) / 2
    h = w * TILE_ASPECT
    return tuple(
        Rect(body.x + c * (w + gap_x), body.y + r * (h + gap_y), w, h)
        for r in range(3)
        for c in range(columns)
    )


def _card(rect: Rect, grow: float) -> Card:
    u = min(rect.w / 190, rect.h / 185)
    gap = 4 * u
    inner = room_in(rect, grow, accent=True)
    head = 26 * u
    emblem = Rect(inner.x, inner.y, head * 0.8, head)
    vp = Rect(inner.right - head * 1.16, inner.y - 2 * u, head * 1.16, head * 1.16)
    visit = Rect(vp.x - head - gap, inner.y, head, head)
    name = Rect(emblem.right + gap, inner.y, visit.x - emblem.right - 2 * gap, head)
    tall = rect.h > 1.45 * rect.w
    rows = 2 if tall else 1
    space_h = (25 if tall else 21) * u
    spaces_h = space_h * rows + gap * (rows - 1)
    foot = 21 * u
    foot_y = inner.bottom - foot
    spaces = Rect(inner.x, foot_y - gap - spaces_h, inner.w, spaces_h)
    plaque = (22 if tall else 16) * u
    top = inner.y + head + gap * 1.4
    # A tall card has its cities in two rows of three, so that their tiles are twice as large.
    bands = grid_of(Rect(inner.x, top, inner.w, spaces.y - gap * 1.2 - top), 1, rows, gap * 1.5)
    side = gap * (1.4 if tall else 0.55)
    columns: list[Rect] = []
    cities: list[Rect] = []
    for band in bands:
        room = band.h - plaque - gap * 0.5
        columns += row_of(Rect(band.x, band.y, band.w, room), 6 // rows, side)
        cities += row_of(Rect(band.x, band.bottom - plaque, band.w, plaque), 6 // rows, side)
    return Card(
        rect=rect,
        emblem=emblem,
        name=name,
        visit=visit,
        vp=vp,
        columns=tuple(columns),
        tile=min(columns[0].w, columns[0].h / 1.9 / TILE_ASPECT),
        cities=tuple(cities),
        spaces=tuple(grid_of(spaces, 8 // rows, rows, gap * 0.7)),
        markers=Rect(inner.x, foot_y, inner.w * 0.6, foot),
        screen=Rect(inner.x + inner.w * 0.62, foot_y, inner.w * 0.38, foot),
    )


def _own(rect: Rect, grow: float) -> Own:
    u = min(rect.h / 250, rect.w / 720)
    gap = 7 * u
    inner = room_in(rect, grow, accent=True)
    side = max(150 * u, min(inner.w * 0.235, inner.h * 1.05))
    left = Rect(inner.x, inner.y, side, inner.h)
    right_w = max(136 * u, min(inner.w * 0.215, inner.h * 0.86))
    right = Rect(inner.right - right_w, inner.y, right_w, inner.h)
    middle = Rect(left.right + gap * 1.5, inner.y, right.x - left.right - gap * 3, inner.h)

    head = 30 * u
    emblem = Rect(left.x, left.y, head * 0.8, head)
    vp = Rect(left.right - head * 1.2, left.y - 1.5 * u, head * 1.2, head * 1.2)
    visit = Rect(vp.x - head - gap * 0.6, left.y, head, head)
    name = Rect(emblem.right + gap * 0.7, left.y, visit.x - emblem.right - gap, head)

    tray_h = left.h * 0.215
    screen = Rect(left.x, emblem.bottom + gap, left.w, left.h - head - tray_h - 2 * gap)
    inside = screen.inset(screen.w * 0.055, screen.h * 0.07)
    coin_w = min(inside.w * 0.29, inside.h * 0.62)
    florins = centred(inside.x + coin_w / 2, inside.cy, coin_w, coin_w)
    blocks = Rect(florins.right + gap * 0.9, inside.y, inside.right - florins.right - gap * 0.9,
                  inside.h)  # fmt: skip
    pass_w = tray_h
    tray = Rect(left.x, left.bottom - tray_h, left.w - pass_w - gap, tray_h)
    city_h, accept_h = 33 * u, 13 * u
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
        spaces=tuple(grid_of(right, 1, 8, space_gap)),
    )
