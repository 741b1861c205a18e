"""Where everything lies on the table: a pure function of its size, the seats and the variant.

Lengths are scene units, which are logical pixels of the viewport. The wheel is the eye's
centre at the upper left, what is on offer stands beside it, the other seats' boards on the
right, and the board of the seat in focus lies large across the bottom.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from carrara_desktop.ui.tables.carrara.board_layout import Card, Own, card_layout, own_layout
from carrara_desktop.ui.tables.carrara.rects import TILE_ASPECT, Rect, grid_of, room_in, row_of

MIN_WIDTH, MIN_HEIGHT = 560, 440
"""Smaller viewports get this layout, scaled down by the view."""


class Parts(NamedTuple):
    """How much of each kind a variant has on the table."""

    slots: int
    """Bonus slots of the court."""
    spaces: int
    """Scoring spaces of a player's board."""
    florin_spaces: int = 0
    warehouses: int = 0
    majorities: int = 0
    stock: tuple[int, ...] = ()
    """Kinds of pieces on the shelf, by group: decorations, statues, golden statues."""
    extra: tuple[float, float] = (0.0, 0.0)
    """How much more of the height the court takes, without the upgrade tiles and with them."""
    loose: float = 1.08
    """How much wider than high the room of the tiles is before they stand beside the upgrades."""


PARTS = {
    "basic": Parts(slots=6, spaces=8),
    "advanced": Parts(
        slots=8,
        spaces=11,
        florin_spaces=2,
        warehouses=2,
        majorities=6,
        stock=(6, 6, 1),
        extra=(0.025, 0.035),
        loose=1.2,
    ),
}
"""By the id of the variant."""
SHELF = 37.0
"""Height of the shelf of pieces, in logical pixels of a small table."""


@dataclass(frozen=True, slots=True)
class Layout:
    """Every place of the table."""

    setting: tuple[int, str]
    """The number of seats and the variant."""
    text: float
    """The size of text; 1.0 is usual."""
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
    two_discs: bool
    """Whether a smaller disc of statues turns on the wheel's."""
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
    majorities: tuple[Rect, ...]
    """Under the cities: what most statues there bring at the end."""
    florin_spaces: tuple[Rect, ...]
    shelf: Rect | None
    """The ledge with the pieces that can be had: None where there are none."""
    price: Rect | None
    """On the shelf, what a piece costs that is bought."""
    stock: tuple[tuple[Rect, ...], ...]
    """Places on the shelf, by group (see ``Parts``)."""
    cards: tuple[Card, ...]
    """The other seats, clockwise from the one in focus."""
    own: Own


def text_room(text: float) -> float:
    """How much higher than usual the places of words are for a size of text.

    It gets two fifths of what it asks for, and takes the rest from what its place has to spare.
    """
    return 1 + (text - 1) * 0.4


@lru_cache(maxsize=16)
def lay_out(width: float, height: float, seats: int, variant: str = "basic",
            text: float = 1.0) -> Layout:  # fmt: skip
    """The layout for a viewport, 2-4 seats, a variant and a size of text (1.0 is usual).

    Places of words grow with the text by ``text_room``.
    """
    lines = text_room(text)
    parts = PARTS[variant]
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
    shelf_h = SHELF * scale + gap if parts.stock else 0.0
    main = _main_board(Rect(area.x, area.y, left, top - shelf_h), scale, grow, gap, parts, lines)
    shelf = Rect(area.x, area.y + top - shelf_h + gap, left, shelf_h - gap)
    n = seats - 1
    card_h = (cards_area.h - gap * (n - 1)) / n
    cards = tuple(
        card_layout(
            Rect(cards_area.x, cards_area.y + k * (card_h + gap), side, card_h),
            grow,
            parts.spaces,
            parts.warehouses,
            lines,
        )
        for k in range(n)
    )
    own = own_layout(own_area, grow, parts.spaces, parts.warehouses, lines)
    return Layout(
        setting=(seats, variant),
        text=text,
        width=w,
        height=h,
        scale=scale,
        grow=grow,
        font=max(9.5, 11.5 * scale),
        gap=gap,
        two_discs=bool(parts.stock),
        cards=cards,
        own=own,
        **_shelf(shelf, scale, parts),  # type: ignore[arg-type]
        **main,  # type: ignore[arg-type]
    )


def _shelf(area: Rect, scale: float, parts: Parts) -> dict[str, object]:
    """The places of the pieces on their ledge, after the coin that says what they cost."""
    if not parts.stock:
        return {"shelf": None, "price": None, "stock": ()}
    inner = area.inset(8 * scale, 3.5 * scale)
    coin = inner.h * 0.94
    price = Rect(inner.x, inner.cy - coin / 2, coin, coin)
    x, gap = price.right + 8 * scale, 3 * scale
    apart = 9 * scale
    many = sum(parts.stock)
    room = inner.right - x - apart * (len(parts.stock) - 1) - gap * (many - len(parts.stock))
    w = room / many
    stock = []
    for count in parts.stock:
        group = Rect(x, inner.y, w * count + gap * (count - 1), inner.h)
        stock.append(tuple(row_of(group, count, gap)))
        x = group.right + apart
    return {"shelf": area, "price": price, "stock": tuple(stock)}


def _main_board(area: Rect, scale: float, grow: float, gap: float, parts: Parts,
                lines: float) -> dict[str, object]:  # fmt: skip
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
    offer = _offer(right, scale, grow, gap, parts, lines)
    return {
        "wheel": wheel, "bag": bag, "supply": supply, "turn": turn, "notice": notice, **offer,
    }  # fmt: skip


def _offer(area: Rect, scale: float, grow: float, gap: float, parts: Parts,
           lines: float) -> dict[str, object]:  # fmt: skip
    """Display, monuments, upgrades, court and cities; the arrangement that has larger tiles."""
    title, inner = 19 * scale * lines, 4.5 * scale
    frame_w, frame_h = 22 * grow, 21 * grow + title * 0.95 + inner * 2
    # Beside: upgrades stand in two columns of four to the right of the monuments.
    # On a large table the court is legible with a smaller share of the height.
    ease = min(1.0, max(0.0, scale - 1.15) / 0.9)
    below = {"beside": 0.36 - 0.025 * ease + parts.extra[0],
             "under": 0.43 - 0.06 * ease + parts.extra[1]}  # fmt: skip
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
    loose = under_w > parts.loose * size["under"]
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
    found |= _court(rows, inner, kind == "under", parts)
    if kind == "beside":
        panel = Rect(monuments_panel.right + gap, area.y, area.right - monuments_panel.right - gap,
                     panel_h)  # fmt: skip
        found |= {
            "upgrades_panel": panel,
            "upgrades_title": _title(panel, grow, title),
            "upgrades": tuple(grid_of(_body(panel, grow, title), 2, 4, inner)),
        }
    return found | {
        "court_panel": low,
        "court_title": Rect(room.x + 3 * grow, room.y - 1.2 * scale, room.w - 6 * grow, head),
    }


def _court(rows: Rect, inner: float, with_upgrades: bool, parts: Parts) -> dict[str, object]:
    """What lies on the court's carpet: slots, cities, and where there is room the upgrades."""
    step = inner * 1.2
    found: dict[str, object] = {"upgrades_panel": None, "upgrades_title": None}
    strip = 0.30 if parts.majorities else 0.0
    if with_upgrades:
        shares = (0.40, 0.36, 0.24) if parts.majorities else (0.43, 0.30, 0.27)
    else:
        shares = (0.52, 0.48, 0.0) if parts.majorities else (0.56, 0.44, 0.0)
    free = rows.h - step * (2 if with_upgrades else 1)
    slots_h, cities_h, third_h = (share * free for share in shares)
    slim = parts.slots > 6
    open_w = rows.w * (0.165 if slim else 0.205)
    visit_w = min(rows.w * (0.092 if slim else 0.115), slots_h * 1.05)
    slots = Rect(rows.x, rows.y, rows.w - open_w - visit_w - 2 * inner, slots_h)
    open_area = Rect(slots.right + inner, rows.y, open_w, slots_h)
    second = Rect(rows.x, slots.bottom + step, rows.w, cities_h)
    third = Rect(rows.x, second.bottom + step, rows.w, third_h)
    florins = third if with_upgrades else second
    florin_w = florins.w * (0.125 if with_upgrades else 0.115)
    taken = parts.florin_spaces * (florin_w + inner)
    spaces = Rect(florins.right - taken + inner, florins.y, max(taken - inner, 0.0), florins.h)
    found["florin_spaces"] = tuple(row_of(spaces, parts.florin_spaces, inner)) if taken else ()
    if with_upgrades:
        found["upgrades"] = tuple(row_of(Rect(third.x, third.y, third.w - taken, third.h), 8,
                                         inner * (0.7 if taken else 1.0)))  # fmt: skip
    else:
        second = Rect(second.x, second.y, second.w - taken, second.h)
    columns = row_of(second, 6, inner)
    return found | {
        "slots": tuple(row_of(slots, parts.slots, inner * 0.8)),
        "open_area": open_area,
        "visit": Rect(open_area.right + inner, rows.y, visit_w, slots_h),
        "cities": tuple(Rect(r.x, r.y, r.w, r.h * (1 - strip)) for r in columns),
        "majorities": tuple(Rect(r.x, r.y + r.h * (1 - strip), r.w, r.h * strip)
                            for r in columns[: parts.majorities]),
    }  # fmt: skip


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
