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

Key = tuple
Counts = tuple[int, ...]

Z_GROUND, Z_PANEL, Z_PLACE, Z_PIECE, Z_MARKER, Z_MARK, Z_FLY, Z_GHOST = (
    0.0, 10.0, 20.0, 30.0, 60.0, 80.0, 100.0, 200.0,
)  # fmt: skip

MARKER_ASPECT = 1.25
"""Height of a marker for a width of one, as heaps arrange them."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Something drawn: ``what`` names the drawing, ``key`` the thing over all views."""

    key: Key
    what: tuple[Hashable, ...]
    rect: Rect
    z: float = Z_PIECE
    target: Target | None = None
    round: bool = False
    """Only the inscribed ellipse answers the pointer."""


@dataclass(slots=True)
class Context:
    """What the picture depends on besides the view."""

    layout: Layout
    looks: list[SeatLook]
    words: dict[str, str]
    focus: int = 0
    picked: tuple[int, Counts] | None = None
    payment: Counts | None = None
    places: dict[Target, Rect] = field(default_factory=dict)


def colour_of(context: Context, seat: int) -> str:
    """The colour id of a seat."""
    return context.looks[seat].colour


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


# -- the boards -------------------------------------------------------------------------


def _header(view: View, seat: SeatView, places: Card, context: Context,
            target: Target | None) -> Iterator[Piece]:  # fmt: skip
    look = context.looks[seat.seat]
    number = seat.seat
    if view.to_move == number:
        yield Piece(("turn of", number), ("to_move", context.layout.grow), places.rect, Z_PANEL + 1)
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
        rect = Rect(end - name.h * 0.8, name.y, name.h * 0.8, name.h)
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
    return view.phase == "space" and view.to_move == number


def _card(view: View, seat: SeatView, card: Card, context: Context) -> Iterator[Piece]:
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
    for k, rect in enumerate(card.spaces):
        space = c.SPACE_TYPE + k
        what = ("mini_space", space, seat.spaces[space])
        yield Piece(("own space", number, space), what, rect, Z_PLACE, target)
        if seat.spaces[space]:
            # Beside the sign of the space, which stays to be read.
            w = min(rect.w * 0.56, rect.h * 0.62)
            place = Rect(rect.right - w, rect.y + rect.h * 0.02, w, rect.h * 0.96)
            yield Piece(("marker", number, "space", space), ("marker", look.colour), place,
                        Z_MARKER, target)  # fmt: skip
    left = sum(seat.slots) + seat.open_markers
    yield Piece(("markers", number), ("markers", look.colour, left), card.markers, Z_PIECE, target)
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
        what = (kind, building.type, building.value, *((True,) if covered else ()))
        yield Piece(("building", number, city, row), what, rect, z, place)


def _own(view: View, seat: SeatView, context: Context) -> Iterator[Piece]:
    own = context.layout.own
    number = seat.seat
    look = context.looks[number]
    yield Piece(("board", number), ("board", look.colour, context.layout.grow), own.rect, Z_PANEL)
    yield from _header(view, seat, own, context, None)  # type: ignore[arg-type]
    yield from _behind_the_screen(seat, context)
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
    for k, rect in enumerate(own.spaces):
        space = c.SPACE_TYPE + k
        if space < c.SPACE_LANDSCAPE:
            what = ("type_space", k)
        else:
            land = space - c.SPACE_LANDSCAPE
            what = ("land_space", land, c.LANDSCAPE_PAYS[land], c.LANDSCAPE_REWARD[land])
        yield Piece(("own space", number, space), what, rect, Z_PLACE, ("space", space))
        if seat.spaces[space]:
            yield Piece(("marker", number, "space", space), ("marker", look.colour),
                        marker_on(rect), Z_MARKER, ("space", space))  # fmt: skip


def _behind_the_screen(seat: SeatView, context: Context) -> Iterator[Piece]:
    own, words = context.layout.own, context.words
    look = context.looks[seat.seat]
    opened = seat.florins is not None and seat.blocks is not None
    yield Piece(("screen", seat.seat), ("screen", look.colour, opened), own.screen, Z_PLACE,
                ("screen",))  # fmt: skip
    paid = context.payment or (0,) * 6
    word = "" if sum(paid) else words["payment"]
    yield Piece(("tray",), ("tray", word), own.tray, Z_PLACE)
    yield Piece(("pass",), ("pass", c.PASS_FLORINS), own.pass_, Z_PIECE, ("pass",))
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
