"""What lies on the table: a view and a layout become a list of pieces, plain data.

The list is the whole picture. Showing another view means comparing two lists by key, so
nothing is ever repainted that did not change, and no piece has a life of its own.
"""

from __future__ import annotations

from collections.abc import Iterator

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.tables.carrara import art
from carrara_desktop.ui.tables.carrara.board_pieces import card_pieces, own_pieces, visit_rect
from carrara_desktop.ui.tables.carrara.brush import as_rect, as_rectf, wheel_of
from carrara_desktop.ui.tables.carrara.layout import Layout
from carrara_desktop.ui.tables.carrara.paint import city_marker, slot_room
from carrara_desktop.ui.tables.carrara.piece import (
    MARKER_ASPECT,
    Z_GROUND,
    Z_MARKER,
    Z_PANEL,
    Z_PIECE,
    Z_PLACE,
    Context,
    Counts,
    Piece,
    colour_of,
    piece_look,
    piece_target,
)
from carrara_desktop.ui.tables.carrara.rects import Rect, centred, heap

BONUS = {c.VP: c.BONUS_VP, c.FLORINS: c.BONUS_FLORINS, c.GOLDEN: 1, c.DECORATION: 1}
"""How much of its kind a slot of the court gives."""


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
    pieces += _shelf(view, context)
    for card, seat in zip(context.layout.cards, order_of_cards(context, len(view.seats)),
                          strict=True):  # fmt: skip
        pieces += card_pieces(view, view.seats[seat], card, context)
    pieces += own_pieces(view, view.seats[context.focus], context)
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
    geometry = wheel_of(layout)
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
    yield from _knobs(context)
    yield from _icons(view, context)
    for section, counts in enumerate(view.wheel):
        yield from _blocks(section, counts, context)
    yield Piece(("bag",), ("bag", view.bag_empty), lay.bag, Z_PIECE, ("bag",))
    yield Piece(("supply",), ("supply", view.supply), lay.supply, Z_PIECE, ("supply",))
    yield Piece(("turn",), ("corner", words["turn"], str(max(view.turn, 1)), "left"), lay.turn,
                Z_PLACE)  # fmt: skip
    if view.turns_left >= 0:
        text = (words["turns left"], str(view.turns_left))
        yield Piece(("notice",), ("corner", *text, "right"), lay.notice, Z_PLACE)


def _knobs(context: Context) -> Iterator[Piece]:
    """What turns the wheel: the hub; with two discs that turns the inner one, another both."""
    geometry = wheel_of(context.layout)
    side = geometry.hub_radius * 2.16
    hub = centred(context.layout.wheel.cx, context.layout.wheel.cy, side, side)
    if not context.layout.two_discs:
        yield Piece(("hub",), ("hub", "wheel"), hub, Z_PLACE, ("wheel",), round=True)
        return
    inner = as_rect(geometry.inner_rect())
    yield Piece(("inner disc",), ("inner_disc",), inner, Z_PANEL + 3)
    yield Piece(("hub",), ("hub", "inner"), hub, Z_PLACE, ("inner",), round=True)
    knob = as_rect(geometry.knob_rect())
    yield Piece(("knob",), ("hub", "both"), knob, Z_PLACE, ("wheel",), round=True)


def _icons(view: View, context: Context) -> Iterator[Piece]:
    """The decoration and the statue of each section; those offered can be pointed at."""
    geometry = wheel_of(context.layout)
    shown = [
        (m.decoration(type_), geometry.icon_rect(section), section, view.decorations[type_])
        for section, type_ in enumerate(view.decoration_at)
    ]
    shown += [
        (m.statue(marble), geometry.statue_rect(section), section, view.statues[marble])
        for section, marble in enumerate(view.statue_at)
    ]
    for piece, rect, section, left in shown:
        offered = section == view.cleared and piece in view.offered
        what = piece_look(piece) if left else ("gone", *piece_look(piece))
        target = piece_target(piece) if offered else None
        yield Piece(("icon", piece), what, as_rect(rect), Z_PIECE - 2, target, round=True)


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
            what = upgrade_look(view.upgrade_targets[tile])
            yield Piece(("upgrade", tile), what, rect, Z_PIECE, ("upgrade", tile))


def upgrade_look(target: int) -> tuple[str, int, int, int]:
    """The drawing of the upgrade tile of a city, or of a landscape."""
    if target < c.N_CITIES:
        return ("upgrade", target, c.CITY_PAYS[target], c.CITY_REWARD[target] + 1)
    land = target - c.N_CITIES
    return ("land_upgrade", land, c.LANDSCAPE_PAYS[land], c.LANDSCAPE_REWARD[land] + 1)


# -- the court and the shared cities ----------------------------------------------------


def slot_heap(rect: Rect) -> Rect:
    """Where the markers stand in a bonus slot."""
    return as_rect(slot_room(as_rectf(rect))).inset(rect.w * 0.07, rect.h * 0.03)


def open_heap(rect: Rect) -> Rect:
    """Where the markers stand in the open area."""
    return rect.inset(rect.w * 0.09, rect.h * 0.12)


def marker_on_city(rect: Rect) -> Rect:
    """Where a marker lies on a shared city."""
    return as_rect(city_marker(as_rectf(rect)))


def _court(view: View, context: Context) -> Iterator[Piece]:
    lay = context.layout
    for k, rect in enumerate(lay.slots):
        pays = view.slot_bonus[k]
        yield Piece(("slot place", k), ("slot", pays, BONUS[pays]), rect, Z_PLACE, ("slot", k))
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

    for city, rect in enumerate(lay.majorities):
        ranks = (*c.STATUE_MAJORITY[city][:2], view.third_place[city])[: len(view.seats)]
        yield Piece(("majority", city), ("majority", city, *ranks), rect, Z_PLACE,
                    ("majority", city))  # fmt: skip
    for k, rect in enumerate(lay.florin_spaces):
        target = ("space", c.SPACE_FLORINS + k)
        what = ("florin_space", *c.FLORIN_SPACES[k])
        yield Piece(("space", c.SPACE_FLORINS + k), what, rect, Z_PLACE, target)
        seat = view.florin_spaces[k]
        if seat >= 0:
            yield Piece(("marker", seat, *target), ("marker", colour_of(context, seat)),
                        as_rect(art.florin_marker(as_rectf(rect))), Z_MARKER, target)  # fmt: skip


# -- the shelf of pieces ----------------------------------------------------------------


def _shelf(view: View, context: Context) -> Iterator[Piece]:
    """Decorations, statues and golden statues that are left, each kind with its number."""
    lay = context.layout
    if lay.shelf is None or lay.price is None:
        return
    yield Piece(("shelf",), ("shelf", lay.scale), lay.shelf, Z_PANEL)
    yield Piece(("price",), ("coin", c.PURCHASE_FLORINS), lay.price, Z_PLACE, ("price",))
    piece = 0
    for places, counts in zip(lay.stock, (view.decorations, view.statues, (view.gold,)),
                              strict=True):  # fmt: skip
        for rect, count in zip(places, counts, strict=True):
            piece += 1
            target, look = piece_target(piece), piece_look(piece)
            yield Piece(
                ("stock place", piece),
                ("stock_place", count, m.is_statue(piece), look[1]),
                rect,
                Z_PLACE,
                target,
            )
            if count:
                room = as_rect(art.stock_room(as_rectf(rect)))
                yield Piece(("stock", piece), look, room, Z_PIECE, target)
