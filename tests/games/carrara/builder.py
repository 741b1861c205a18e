"""Positions set by hand, and playing moves by their notation.

``table(hands={0: "WYRGG"}, columns={0: {"Lucca": ["porta 3"]}})`` starts from the set-up, the
seat to move about to act, and moves blocks, tiles and markers to where the arguments say.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeVar

import pytest

from carrara_desktop.engine.events import Event
from carrara_desktop.engine.rules import IllegalMoveError
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.notation import PIECES, SPACES
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.games.carrara.variants import variant_of

Columns = Mapping[str, Sequence[str]]
E = TypeVar("E", bound=Event)


def counts(letters: str) -> list[int]:
    """Blocks by colour: ``counts("WYGG") == [1, 1, 0, 2, 0, 0]``."""
    assert set(letters) <= set(c.COLOUR_LETTERS), letters
    return [letters.count(letter) for letter in c.COLOUR_LETTERS]


def blocks(letters: str) -> e.Blocks:
    """The same as a tuple, as events have it."""
    return p.six(counts(letters), 0)


def kind_of(tile: str) -> int:
    """The kind of a tile from its name: ``"porta 3"``."""
    type_, value = tile.split()
    return c.TYPES.index(type_) * 5 + int(value) - 1


def table(
    seats: int = 2,
    *,
    seat: int = 0,
    hands: Mapping[int, str] | None = None,
    wheel: Mapping[str, str] | None = None,
    bag: str | None = None,
    florins: Mapping[int, int] | None = None,
    columns: Mapping[int, Columns] | None = None,
    display: Sequence[str] | None = None,
    supply: Sequence[str] | None = None,
    court: Mapping[int, Iterable[int]] | None = None,
    open_markers: Mapping[int, int] | None = None,
    scored: Mapping[int, Iterable[str]] | None = None,
    visit: tuple[int, int] | None = None,
    vp: Mapping[int, int] | None = None,
    options: Mapping[str, object] | None = None,
    stores: Mapping[int, Sequence[str]] | None = None,
    decorations: Mapping[str, int] | None = None,
    statues: Mapping[str, int] | None = None,
    outer: int = 0,
    inner: int = 0,
) -> p.CarraraPosition:
    """A position with ``seat`` to act; what is not named is as after the set-up.

    Args:
        hands: letters by seat; every other seat has an empty hand.
        wheel: letters by section ("I" to "VI"); the default is one of each colour in I (but of
            those of which all seven are in hands).
        bag: letters; what is then left over stands behind the last seat's screen.
        columns: names from the bottom up, a monument as "porta 8", one over a 5 "porta 8/5";
            after it "+" for a decoration and the marble of a statue: "porta 8/5 + gold".
        display: tiles ("" leaves a slot empty); the default is the first that are free.
        supply: tiles; the default is all that are left. Any other tile is out of sight.
        court: slots (1-6) on which a seat's marker stands. The default takes markers that
            are placed or in the open area away from the lowest slots.
        scored: names of scoring spaces with the seat's marker.
        visit: the seat that holds the royal-visit marker, and the slot (1-6, advanced 1-8).
        options: those of the game, the first seat aside; see ``advanced``.
        stores: names of the pieces in a seat's warehouses; "cup!" came in this turn.
        decorations, statues: how many are in the supply; all others not on the table are
            in the box. The default is all that are not on the table.
        outer, inner: sectors the discs have been turned.
    """
    position = RULES.start({"first": 0, **(options or {})}, seats)
    play(position, "first 0")
    _set_pieces(position, columns or {}, stores or {})
    for name, left in (decorations or {}).items():
        position.decorations[c.DECORATIONS.index(name)] = left
    for name, left in (statues or {}).items():
        position.statues[c.COLOURS.index(name)] = left
    position.outer, position.inner = outer, inner
    _set_tiles(position, columns or {}, display, supply)
    _set_blocks(position, hands or {}, wheel, bag)
    _set_markers(position, court or {}, open_markers or {}, scored or {})
    for index, amount in (florins or {}).items():
        position.florins[index] = amount
    for index, points in (vp or {}).items():
        position.points[index * 6] = points
    if visit is not None:
        position.visitor, position.visit_slot = visit[0], visit[1] - 1
    position.phase, position.seat, position.turn = p.ACTION, seat, 1 + seat
    return position


def advanced(seats: int = 2, **figures: Any) -> p.CarraraPosition:
    """A table of the advanced game; see ``table``. ``rules`` are table rules."""
    rules = figures.pop("rules", {})
    return table(seats, options={"variant": "advanced", **rules}, **figures)


def piece_of(name: str) -> int:
    """The number of a piece: ``piece_of("cup") == 2``."""
    return PIECES.index(name) + 1


def _set_pieces(
    position: p.CarraraPosition,
    columns: Mapping[int, Columns],
    stores: Mapping[int, Sequence[str]],
) -> None:
    """Take the pieces on buildings and in warehouses from the supply."""
    for cities in columns.values():
        for tiles in cities.values():
            for tile in tiles:
                type_name, _, *standing = tile.split()
                for name in standing:
                    used = c.DECORATIONS[c.TYPES.index(type_name)] if name == "+" else name
                    _take_piece(position, piece_of(used))
    for seat, names in stores.items():
        for warehouse, name in enumerate(names):
            piece = piece_of(name.rstrip("!"))
            _take_piece(position, piece)
            fresh = p.FRESH if name.endswith("!") else 0
            position.stores[seat * 2 + warehouse] = piece | fresh


def _take_piece(position: p.CarraraPosition, piece: int) -> None:
    assert position.table.variant, "there are no pieces in the basic game"
    if piece == m.statue(c.GOLD):
        position.gold -= 1
    elif m.is_statue(piece):
        position.statues[piece - 7] -= 1
    else:
        position.decorations[piece - 1] -= 1
    assert min(position.gold, *position.statues, *position.decorations) >= 0


def _set_tiles(
    position: p.CarraraPosition,
    columns: Mapping[int, Columns],
    display: Sequence[str] | None,
    supply: Sequence[str] | None,
) -> None:
    left = position.supply
    for seat, cities in columns.items():
        for city, tiles in cities.items():
            for tile in tiles:
                type_name, figures, *standing = tile.split()
                statue = next((c.STATUES.index(x) + 1 for x in standing if x != "+"), 0)
                value, _, covers = figures.partition("/")
                type_, number = c.TYPES.index(type_name), int(value)
                under = covers if number == c.MONUMENT_VALUE else value
                if number == c.MONUMENT_VALUE:
                    assert position.monuments >> type_ & 1, f"two monuments {type_name}"
                    position.monuments &= ~(1 << type_)
                if under:
                    _take(left, f"{type_name} {under}")
                city_number = c.CITIES.index(city)
                position.built.append(
                    p.pack_building(
                        seat, city_number, type_, number, int(covers or 0), "+" in standing, statue
                    )
                )
    if display is None:
        free = [kind for kind in range(c.N_KINDS) for _ in range(left[kind])]
        names = [f"{c.TYPES[kind // 5]} {kind % 5 + 1}" for kind in free[: c.DISPLAY_SLOTS]]
    else:
        names = list(display)
    names += [""] * (c.DISPLAY_SLOTS - len(names))
    position.display = [_take(left, name) if name else -1 for name in names]
    if supply is not None:
        position.supply = [0] * c.N_KINDS
        for tile in supply:
            _take(left, tile)
            position.supply[kind_of(tile)] += 1
    position.supply_left = sum(position.supply)


def _take(left: list[int], tile: str) -> int:
    kind = kind_of(tile)
    assert left[kind] > 0, f"there is no other {tile} in this game"
    left[kind] -= 1
    return kind


def _set_blocks(
    position: p.CarraraPosition,
    hands: Mapping[int, str],
    wheel: Mapping[str, str] | None,
    bag: str | None,
) -> None:
    if wheel is None:
        in_hands = "".join(hands.values())
        free = [x for x in c.COLOUR_LETTERS if in_hands.count(x) < c.BLOCKS_PER_COLOUR]
        wheel = {"I": "".join(free)}
    position.wheel = [n for name in c.SECTIONS for n in counts(wheel.get(name, ""))]
    position.blocks = [n for seat in range(position.n) for n in counts(hands.get(seat, ""))]
    for colour in range(6):
        placed = sum(position.wheel[colour::6]) + sum(position.blocks[colour::6])
        left = c.BLOCKS_PER_COLOUR - placed
        in_bag = left if bag is None else counts(bag)[colour]
        assert 0 <= in_bag <= left, f"too many {c.COLOURS[colour]} blocks"
        position.bag[colour] = in_bag
        position.blocks[(position.n - 1) * 6 + colour] += left - in_bag


def _set_markers(
    position: p.CarraraPosition,
    court: Mapping[int, Iterable[int]],
    open_markers: Mapping[int, int],
    scored: Mapping[int, Iterable[str]],
) -> None:
    for seat in range(position.n):
        spaces = [SPACES.index(name) for name in scored.get(seat, ())]
        position.spaces[seat] = sum(1 << space for space in spaces)
        position.open_markers[seat] = open_markers.get(seat, 0)
        elsewhere = len(spaces) + position.open_markers[seat]
        markers = len(variant_of(position).slots)
        slots = list(court.get(seat, range(1 + elsewhere, markers + 1)))
        assert len(slots) + elsewhere == markers, f"seat {seat}: {markers} markers, please"
        position.slots[seat] = sum(1 << slot - 1 for slot in slots)


def started(seats: int, first: int = 0, **options: object) -> p.CarraraPosition:
    """The set-up of a game with the lowest tiles on the display, the first seat to act."""
    position = RULES.start({"first": first, **options}, seats)
    while position.phase != p.ACTION:
        RULES.play(position, RULES.moves(position)[0])
    return position


def unshared(position: p.CarraraPosition) -> p.CarraraPosition:
    """A copy with lists of its own, for changes by hand: ``copy`` shares them."""
    copy = position.copy()
    for name in p.FIELDS:
        value = getattr(copy, name)
        if isinstance(value, list):
            setattr(copy, name, value[:])
    return copy


# -- playing ----------------------------------------------------------------------------


def play(position: p.CarraraPosition, *lines: str) -> list[Event]:
    """Play lines of notation one after the other; returns all that happened."""
    happened: list[Event] = []
    for line in lines:
        happened += RULES.play(position, RULES.read(position, line))
    return happened


def play_tile(position: p.CarraraPosition) -> None:
    """Let chance turn up the first tile it could."""
    assert position.phase == p.REVEALING
    RULES.play(position, RULES.moves(position)[0])


def of(happened: Iterable[Event], kind: type[E]) -> list[E]:
    """The events of one class."""
    return [event for event in happened if isinstance(event, kind)]


def listed(position: p.CarraraPosition, start: str = "") -> list[str]:
    """The lines of the legal moves that begin with ``start``."""
    lines = [RULES.notation(position, move) for move in RULES.moves(position)]
    return [line for line in lines if line.startswith(start)]


def refused(position: p.CarraraPosition, move: int | str, rule: str) -> None:
    """Assert that a move or line is refused for this rule, unlisted, and changes nothing."""
    before = position.copy()
    with pytest.raises(IllegalMoveError) as caught:
        RULES.play(position, RULES.read(position, move) if isinstance(move, str) else move)
    assert caught.value.rule == rule, str(caught.value)
    assert str(caught.value)
    assert position == before
    known = listed(position) if isinstance(move, str) else RULES.moves(position)
    assert move not in known


def hand(position: p.CarraraPosition, seat: int = 0) -> str:
    """The blocks behind a seat's screen as letters, dearest first."""
    blocks = position.blocks[seat * 6 : seat * 6 + 6]
    return "".join(letter * n for letter, n in zip(c.COLOUR_LETTERS, blocks, strict=True))


def section(position: p.CarraraPosition, name: str) -> str:
    """The blocks of a section of the wheel as letters."""
    row = c.SECTIONS.index(name) * 6
    blocks = position.wheel[row : row + 6]
    return "".join(letter * n for letter, n in zip(c.COLOUR_LETTERS, blocks, strict=True))


def column(position: p.CarraraPosition, city: str, seat: int = 0) -> list[str]:
    """The tops of a column from the bottom up, named as in ``table``."""
    names = []
    for entry in position.column(seat, c.CITIES.index(city)):
        covers = p.building_covers(entry)
        under = f"/{covers}" if covers else ""
        statue = p.building_statue(entry)
        standing = " +" * p.building_decorated(entry)
        standing += f" {c.STATUES[statue - 1]}" if statue else ""
        figures = f"{p.building_value(entry)}{under}{standing}"
        names.append(f"{c.TYPES[p.building_type(entry)]} {figures}")
    return names


def pack(letters: str) -> int:
    """Letters as a packed count."""
    return m.pack(counts(letters))


def stored(position: p.CarraraPosition, seat: int = 0) -> list[str]:
    """What the seat's warehouses hold, named as in ``table``; "" for a free one."""
    held = position.stores[seat * 2 : seat * 2 + 2]
    return [f"{PIECES[(h & 15) - 1]}{'!' if h & p.FRESH else ''}" if h else "" for h in held]
