"""The pieces of the players' boards, large and small."""

from __future__ import annotations

import math
from collections.abc import Iterator

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara.view import Building, SeatView, View
from carrara_desktop.ui.tables.base import Target
from carrara_desktop.ui.tables.carrara import art
from carrara_desktop.ui.tables.carrara.board_layout import Card
from carrara_desktop.ui.tables.carrara.brush import as_rect, as_rectf
from carrara_desktop.ui.tables.carrara.piece import (
    Z_MARKER,
    Z_PANEL,
    Z_PIECE,
    Z_PLACE,
    Context,
    Piece,
    piece_look,
)
from carrara_desktop.ui.tables.carrara.rects import Rect, heap, pile

OWN_SPACES = (*range(c.SPACE_TYPE, c.SPACE_FLORINS), *range(c.SPACE_STATUES, c.N_ADVANCED_SPACES))
"""The scoring spaces of a player's board, as far as the variant has them."""
ENDS = {"take": ("none",), "finish": ("done",)}
"""What can be done instead of going on, by phase; else one can pass."""


def visit_rect(rect: Rect) -> Rect:
    """Where the royal-visit marker lies in its place."""
    return rect.inset(rect.w * 0.06, rect.h * 0.06).fitted(1.0)


def marker_on(rect: Rect) -> Rect:
    """Where a marker lies on a scoring space."""
    return as_rect(art.marker_place(as_rectf(rect)))


def _turn_frame(number: int, panel: Rect, grow: float) -> Iterator[Piece]:
    """The frame about the panel of the seat to move, side by side: its middle would be a large
    picture of nothing. The sides meet at fours of pixels, which are whole at every scale."""
    edge = 4 * math.ceil(4 * grow)
    right, low = (4.0 * math.floor((length - edge) / 4) for length in (panel.w, panel.h))
    for side, part in enumerate((
        Rect(0, 0, panel.w, edge),
        Rect(0, low, panel.w, panel.h - low),
        Rect(0, edge, edge, low - edge),
        Rect(right, edge, panel.w - right, low - edge),
    )):
        what = ("to_move", grow, -part.x, -part.y, panel.w, panel.h)
        rect = Rect(panel.x + part.x, panel.y + part.y, part.w, part.h)
        yield Piece(("turn of", number, side), what, rect, Z_PANEL + 1)


def _header(view: View, seat: SeatView, places: Card, context: Context,
            target: Target | None) -> Iterator[Piece]:  # fmt: skip
    look = context.looks[seat.seat]
    number = seat.seat
    if view.to_move == number:
        yield from _turn_frame(number, places.rect, context.layout.grow)
    emblem, name, end = places.emblem, places.name, places.visit.right
    yield Piece(("emblem", number), ("marker", look.colour), emblem, Z_PLACE, target)
    if view.first == number:
        side = emblem.h * 0.72
        first = Rect(emblem.right - side * 0.28, emblem.bottom - side, side, side)
        yield Piece(("first",), ("first",), first, Z_PLACE + 1, target)
        name = Rect(name.x + side * 0.7, name.y, name.w - side * 0.7, name.h)
    if view.visitor == number:
        end = places.visit.x - name.h * 0.1
    if _in_hand(view, number):
        rect = Rect(end - emblem.w, emblem.y, emblem.w, emblem.h)
        yield Piece(("in hand",), ("marker", look.colour), rect, Z_MARKER)
        end = rect.x
    name = Rect(name.x, name.y, end - name.x, name.h)
    yield Piece(("name", number), ("name", look.name, look.note, view.to_move == number), name,
                Z_PLACE, target)  # fmt: skip
    yield Piece(("vp", number), ("vp", seat.vp), places.vp, Z_PIECE, target)
    if view.visitor == number:
        yield Piece(("visit",), ("visit",), visit_rect(places.visit), Z_MARKER, ("visit",))


def _in_hand(view: View, number: int) -> bool:
    """Between the court and a space, a seat's marker stands on its board, beside its name."""
    with_marker = view.phase == "space" or (view.phase == "take" and view.cleared < 0)
    return with_marker and view.to_move == number


def card_pieces(view: View, seat: SeatView, card: Card, context: Context) -> Iterator[Piece]:
    """The small board of another seat."""
    number = seat.seat
    target = ("seat", number)
    look = context.looks[number]
    yield Piece(
        ("board", number), ("board", look.colour, context.layout.grow), card.rect, Z_PANEL, target
    )
    yield from _header(view, seat, card, context, target)
    for city in range(c.N_CITIES):
        area = card.columns[city]
        upgraded = seat.rewards[city] > c.CITY_REWARD[city]
        yield Piece(("column", number, city), ("column", city), area, Z_PANEL + 2, target)
        what = ("mini_city", city, seat.rewards[city], upgraded)
        yield Piece(("city", number, city), what, card.cities[city], Z_PLACE, target)
        yield from _column(number, city, seat.columns[city], area, card.tile, "mini", target)
    for space, rect in zip(OWN_SPACES, card.spaces, strict=False):
        what = ("mini_space", space, seat.spaces[space])
        yield Piece(("own space", number, space), what, rect, Z_PLACE, target)
        if seat.spaces[space]:
            # Beside the sign of the space, which stays to be read.
            w = min(rect.w * 0.56, rect.h * 0.62)
            place = Rect(rect.right - w, rect.y + rect.h * 0.02, w, rect.h * 0.96)
            yield Piece(("marker", number, "space", space), ("marker", look.colour), place,
                        Z_MARKER, target)  # fmt: skip
    yield from _warehouses(seat, card.warehouses, target)
    left = sum(seat.slots) + seat.open_markers
    yield Piece(
        ("markers", number),
        ("markers", look.colour, left, len(seat.slots)),
        card.markers,
        Z_PIECE,
        target,
    )
    opened = seat.florins is not None
    what = ("mini_screen", look.colour, seat.florins, sum(seat.blocks) if seat.blocks else 0)
    yield Piece(("screen", number), what if opened else ("screen", look.colour, False),
                card.screen, Z_PIECE, target)  # fmt: skip


def _column(number: int, city: int, column: tuple[Building, ...], area: Rect, tile: float,
            kind: str, target: Target | None) -> Iterator[Piece]:  # fmt: skip
    rects = pile(area, len(column), tile)
    for row, (building, rect) in enumerate(zip(column, rects, strict=True)):
        # A lower tile lies over the one behind it, whose top strip with the value looks out.
        z = Z_PIECE + 20 - row
        place = ("building", city, row) if kind == "tile" else target
        covered = row > 0 and rects[row - 1].y < rect.bottom - rect.h * 0.2
        extras = (covered, building.decorated, building.statue)
        what = (kind, building.type, building.value, *(extras if any(extras) else ()))
        yield Piece(("building", number, city, row), what, rect, z, place)


def own_pieces(view: View, seat: SeatView, context: Context) -> Iterator[Piece]:
    """The large board of the seat in focus."""
    own = context.layout.own
    number = seat.seat
    look = context.looks[number]
    yield Piece(("board", number), ("board", look.colour, context.layout.grow), own.rect, Z_PANEL)
    yield from _header(view, seat, own, context, None)  # type: ignore[arg-type]
    yield from _behind_the_screen(seat, context)
    yield from _warehouses(seat, own.warehouses, None)
    end = ENDS.get(view.phase, ("pass",)) if view.to_move == number else ("pass",)
    what = ("pass", c.PASS_FLORINS) if end == ("pass",) else end
    yield Piece(("end", *end), what, own.pass_, Z_PIECE, end)
    for city in range(c.N_CITIES):
        area = own.columns[city]
        yield Piece(("column", number, city), ("column", city), area, Z_PANEL + 2, ("column", city))
        upgraded = seat.rewards[city] > c.CITY_REWARD[city]
        what = ("city", city, c.CITY_PAYS[city], seat.rewards[city], upgraded)
        yield Piece(("city", number, city), what, own.cities[city], Z_PLACE, ("column", city))
        yield Piece(("accepts", number, city), ("accepts", city), own.accepts[city], Z_PLACE,
                    ("column", city))  # fmt: skip
        yield from _column(number, city, seat.columns[city], own.piles[city], own.tile, "tile",
                           None)  # fmt: skip
    for space, rect in zip(OWN_SPACES, own.spaces, strict=False):
        yield Piece(("own space", number, space), _space_look(space, seat), rect, Z_PLACE,
                    ("space", space))  # fmt: skip
        if seat.spaces[space]:
            yield Piece(("marker", number, "space", space), ("marker", look.colour),
                        marker_on(rect), Z_MARKER, ("space", space))  # fmt: skip


def _space_look(space: int, seat: SeatView) -> tuple:
    """The drawing of a scoring space of one's own."""
    if space < c.SPACE_LANDSCAPE:
        return ("type_space", space - c.SPACE_TYPE)
    if space < c.SPACE_FLORINS:
        land = space - c.SPACE_LANDSCAPE
        return ("land_space", land, c.LANDSCAPE_PAYS[land], seat.landscape_rewards[land])
    return ("pair_space", *c.STATUE_PAIRS[space - c.SPACE_STATUES])


def _warehouses(seat: SeatView, places: tuple[Rect, ...], target: Target | None) -> Iterator[Piece]:
    """The niches of the warehouses, and what they hold."""
    for k, (rect, held) in enumerate(zip(places, seat.warehouses, strict=False)):
        here = target or ("warehouse", k)
        yield Piece(("warehouse", seat.seat, k), ("warehouse",), rect, Z_PLACE, here)
        if held:
            look = piece_look(held)
            yield Piece(("stored", seat.seat, k), ("fresh", *look) if seat.fresh[k] else look,
                        as_rect(art.niche_room(as_rectf(rect))), Z_PIECE, here)  # fmt: skip


def _behind_the_screen(seat: SeatView, context: Context) -> Iterator[Piece]:
    own, words = context.layout.own, context.words
    look = context.looks[seat.seat]
    opened = seat.florins is not None and seat.blocks is not None
    yield Piece(("screen", seat.seat), ("screen", look.colour, opened), own.screen, Z_PLACE,
                ("screen",))  # fmt: skip
    paid = context.payment or (0,) * 6
    word = "" if sum(paid) else words["payment"]
    yield Piece(("tray",), ("tray", word), own.tray, Z_PLACE)
    if not opened:
        return
    assert seat.blocks is not None
    yield Piece(("florins",), ("coin", seat.florins), own.florins, Z_PIECE, ("screen",))
    places = iter(heap(own.tray.inset(own.tray.h * 0.08), max(sum(paid), 2), 1.0))
    for colour, count in enumerate(seat.blocks):
        left = max(0, count - paid[colour])
        target = ("hand", colour) if left else ("screen",)
        yield Piece(("hand", colour), ("stock", colour, left), own.hand[colour], Z_PIECE, target)
        for k in range(paid[colour]):
            yield Piece(("paid", colour, k), ("block", colour), next(places), Z_PIECE,
                        ("paid", colour))  # fmt: skip
