"""What lies on the table: a view and a layout become a list of pieces, plain data.

The list is the whole picture. Showing another view means comparing two lists by key, so
nothing is ever repainted that did not change, and no piece has a life of its own.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass, field

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara.view import Building, SeatView, View
from carrara_desktop.ui.tables.base import SeatLook, Target
from carrara_desktop.ui.tables.carrara import art
from carrara_desktop.ui.tables.carrara.brush import as_rect, as_rectf
from carrara_desktop.ui.tables.carrara.layout import Card, Layout, Rect, centred, heap, pile
from carrara_desktop.ui.tables.carrara.paint import city_marker, slot_room

def order_of_cards(context: Context, seats: int) -> list[int]:
    """The other seats, clockwise from the one in focus, as the cards show them."""
    return [(context.focus + k) % seats for k in range(1, seats)]


def compose(view: View, context: Context) -> list[Piece]:
    """The whole picture, lowest first."""
    pieces: list[Piece] = []
    pieces += _ground(context)
    pieces += _wheel(view, context)
    pieces += _offer(view, context)
    pieces += _court(view, context)
    for card, seat in zip(context.layout.cards, order_of_cards(context, len(view.seats)),
                          strict=True):  # fmt: skip
        pieces += _card(view, view.seats[seat], card, context)
    pieces += _own(view, view.seats[context.focus], context)
    pieces.sort(key=lambda piece: piece.z)
    return pieces


# -- the ground -------------------------------------------------------------------------


def _ground(context: Context) -> Iterator[Piece]:
    lay, words = context.layout, context.words
    yield Piece(("backdrop",), ("backdrop",), Rect(0, 0, lay.width, lay.height), Z_GROUND)
    for name in ("display", "monuments", "upgrades", "court"):
        panel: Rect | None = getattr(lay, f"{name}_panel")
        if panel:
            what = "carpet" if name == "court" else "panel"
            yield Piece(("panel", name), (what, lay.grow), panel, Z_PANEL)
        title: Rect | None = getattr(lay, f"{name}_title")
        if title:
            px = round(title.h * (0.9 if name == "court" else 0.8), 1)
            yield Piece(("title", name), ("title", words[name], px, name == "court"), title,
                        Z_PLACE)  # fmt: skip


# -- the wheel --------------------------------------------------------------------------


def block_rects(layout: Layout, section: int, count: int) -> list[Rect]:
    """Places of the blocks of one section."""
    geometry = art.wheel_geometry(as_rectf(layout.wheel))
    size = geometry.block_size(count)
    found = []
    for place in geometry.block_places(section, count, size):
        centre = place.center() if hasattr(place, "center") else place
        found.append(centred(centre.x(), centre.y(), size, size))
    return found


def _wheel(view: View, context: Context) -> Iterator[Piece]:
    lay, words = context.layout, context.words
    wheel = lay.wheel
    yield Piece(("frame",), ("wheel_frame",), wheel, Z_PANEL + 1)
    disc = as_rect(art.disc_rect(as_rectf(wheel)))
    yield Piece(("disc",), ("wheel_disc", view.rotation % 6), disc, Z_PANEL + 2)
    side = art.wheel_geometry(as_rectf(wheel)).hub_radius * 2.16
    hub = centred(wheel.cx, wheel.cy, side, side)
    yield Piece(("hub",), ("hub",), hub, Z_PLACE, ("wheel",), round=True)
    for section, counts in enumerate(view.wheel):
        yield from _blocks(section, counts, context)
    yield Piece(("bag",), ("bag", view.bag_empty), lay.bag, Z_PIECE, ("bag",))
    yield Piece(("supply",), ("supply", view.supply), lay.supply, Z_PIECE, ("supply",))
    yield Piece(("turn",), ("corner", words["turn"], str(max(view.turn, 1)), "left"), lay.turn,
                Z_PLACE)  # fmt: skip
    if view.turns_left >= 0:
        text = (words["turns left"], str(view.turns_left))
        yield Piece(("notice",), ("corner", *text, "right"), lay.notice, Z_PLACE)


def _blocks(section: int, counts: Counts, context: Context) -> Iterator[Piece]:
    rects = iter(block_rects(context.layout, section, sum(counts)))
    picked: Counts = (0,) * 6
    if context.picked and context.picked[0] == section:
        picked = context.picked[1]
    for colour, count in enumerate(counts):
        for k in range(count):
            rect = next(rects)
            if k >= count - picked[colour]:
                rect = centred(rect.cx, rect.cy - rect.h * 0.10, rect.w * 1.12, rect.h * 1.12)
                yield Piece(("block", section, colour, k), ("picked", colour), rect, Z_PIECE + 2,
                            ("picked", section, colour))  # fmt: skip
            else:
                yield Piece(("block", section, colour, k), ("block", colour), rect, Z_PIECE,
                            ("block", section, colour))  # fmt: skip


# -- the offer --------------------------------------------------------------------------


def _offer(view: View, context: Context) -> Iterator[Piece]:
    lay = context.layout
    for slot, (tile, rect) in enumerate(zip(view.display, lay.display, strict=True)):
        yield Piece(("display place", slot), ("empty",), rect, Z_PLACE)
        if tile:
            yield Piece(("display", slot), ("tile", *tile), rect, Z_PIECE, ("display", slot))
    for kind, (there, rect) in enumerate(zip(view.monuments, lay.monuments, strict=True)):
        yield Piece(("monument place", kind), ("empty",), rect, Z_PLACE)
        if there:
            what = ("tile", kind, c.MONUMENT_VALUE)
            yield Piece(("monument", kind), what, rect, Z_PIECE, ("monument", kind))
    for tile, (there, rect) in enumerate(zip(view.upgrades, lay.upgrades, strict=True)):
        yield Piece(("upgrade place", tile), ("empty",), rect, Z_PLACE)
        if there:
            yield Piece(("upgrade", tile), upgrade_look(tile), rect, Z_PIECE, ("upgrade", tile))


def upgrade_look(tile: int) -> tuple[Hashable, ...]:
    """The drawing of an upgrade tile."""
    city = c.UPGRADE_TARGETS[tile]
    return ("upgrade", city, c.CITY_PAYS[city], c.CITY_REWARD[city] + 1)


# -- the court and the shared cities ----------------------------------------------------


def slot_heap(rect: Rect) -> Rect:
    """Where the markers stand in a bonus slot."""
    return as_rect(slot_room(as_rectf(rect))).inset(rect.w * 0.07, rect.h * 0.03)


def open_heap(rect: Rect) -> Rect:
    """Where the markers stand in the open area."""
    return rect.inset(rect.w * 0.09, rect.h * 0.12)


def marker_on(rect: Rect) -> Rect:
    """Where a marker lies on a scoring space."""
    return as_rect(art.marker_place(as_rectf(rect)))


def marker_on_city(rect: Rect) -> Rect:
    """Where a marker lies on a shared city."""
    return as_rect(city_marker(as_rectf(rect)))


def _court(view: View, context: Context) -> Iterator[Piece]:
    lay = context.layout
    for k, rect in enumerate(lay.slots):
        pays = view.slot_bonus[k]
        amount = c.BONUS_VP if pays == c.VP else c.BONUS_FLORINS
        yield Piece(("slot place", k), ("slot", pays, amount), rect, Z_PLACE, ("slot", k))
        seats = [s.seat for s in view.seats if s.slots[k]]
        # Every seat keeps its own place in a slot, so that a gap tells who has gone.
        places = heap(slot_heap(rect), max(len(view.seats), 2), MARKER_ASPECT)
        for seat in seats:
            yield Piece(("marker", seat, "slot", k), ("marker", colour_of(context, seat)),
                        places[seat], Z_MARKER, ("slot", k))  # fmt: skip
    yield Piece(("open place",), ("open_area",), lay.open_area, Z_PLACE, ("open",))
    standing = [s.seat for s in view.seats for _ in range(s.open_markers)]
    places = heap(open_heap(lay.open_area), max(len(standing), 4), MARKER_ASPECT)
    numbers: dict[int, int] = {}
    for seat, rect in zip(standing, places, strict=False):
        k = numbers[seat] = numbers.get(seat, -1) + 1
        yield Piece(("marker", seat, "open", k), ("marker", colour_of(context, seat)), rect,
                    Z_MARKER, ("open",))  # fmt: skip
    yield Piece(("visit place",), ("visit_place",), lay.visit, Z_PLACE, ("visit",))
    if view.visitor < 0:
        yield Piece(("visit",), ("visit",), visit_rect(lay.visit), Z_MARKER, ("visit",))
    if view.visit_slot >= 0:
        yield Piece(("visit slot",), ("ring",), lay.slots[view.visit_slot], Z_MARKER - 1)
    for city, rect in enumerate(lay.cities):
        what = ("city_space", city, c.CITY_MINIMUM[city])
        yield Piece(("space", city), what, rect, Z_PLACE, ("space", city))
        seat = view.city_scored[city]
        if seat >= 0:
            yield Piece(("marker", seat, "space", city), ("marker", colour_of(context, seat)),
                        marker_on_city(rect), Z_MARKER, ("space", city))  # fmt: skip


def visit_rect(rect: Rect) -> Rect:
    """Where the royal-visit marker lies in its place."""
    return rect.inset(rect.w * 0.06, rect.h * 0.06).fitted(1.0)
