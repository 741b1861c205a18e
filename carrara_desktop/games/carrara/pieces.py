"""Decorations and statues: where they may go, and how they come and go.

Source: rulebook, "Advanced game": clearing a sector, warehouses, bonuses of the court, the
10-florin purchase.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carrara_desktop.engine.events import Event
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64

CLEARED: Final = 16
"""Added to the section in ``chosen`` while the piece of a cleared sector is taken."""


def decoration_at(position: p.CarraraPosition, section: i64) -> int:
    """The building type whose decoration the sector at a section shows."""
    return position.table.outer_disc[(section - position.outer) % 6]


def statue_at(position: p.CarraraPosition, section: i64) -> int:
    """The marble of the statue beside the sector at a section."""
    return position.table.inner_disc[(section - position.inner) % 6]


def fits(entry: i64, piece: i64, bought: bool) -> bool:
    """Whether a piece may go on a building; a statue that is bought only in its own city."""
    if not m.is_statue(piece):
        return p.building_type(entry) == piece - 1 and not entry & p.DECORATED
    if p.building_statue(entry):
        return False
    marble: i64 = piece - 7
    city: i64 = p.building_city(entry)
    if marble == c.GOLD:
        return not bought
    return city == marble if bought else city >= marble


def offered(position: p.CarraraPosition) -> list[int]:
    """The pieces the seat may choose from in the taking phase."""
    chosen = position.chosen
    if chosen >= CLEARED:
        section = chosen - CLEARED
        type_, marble = decoration_at(position, section), statue_at(position, section)
        result: list[int] = []
        if position.decorations[type_]:
            result.append(m.decoration(type_))
        if position.statues[marble]:
            result.append(m.statue(marble))
        return result
    if c.ADVANCED_SLOTS[chosen] == c.GOLDEN:
        return [m.statue(c.GOLD)] if position.gold else []
    return [m.decoration(type_) for type_ in range(6) if position.decorations[type_]]


def store_rows(position: p.CarraraPosition) -> list[int]:
    """How a piece may be stored: 0 in a free warehouse; else 1 or 2, the one to be emptied."""
    first, second = stored(position, 0), stored(position, 1)
    if not first or not second:
        return [0]
    return [1] if first == second else [1, 2]


def stored(position: p.CarraraPosition, warehouse: int) -> int:
    """The piece in a warehouse of the seat to move, fresh or not; 0 if it is free."""
    return position.stores[position.seat * 2 + warehouse] & 15


def put_on(position: p.CarraraPosition, piece: i64, index: i64) -> None:
    """Put a piece on the building at an index of ``built``."""
    on_it: i64 = (piece - 6) << 17 if m.is_statue(piece) else p.DECORATED
    position.built = p.changed(position.built, index, on_it)


def leave_supply(position: p.CarraraPosition, piece: i64) -> None:
    """One piece of the kind is gone from the supply, or from the court."""
    if piece == m.statue(c.GOLD):
        position.gold -= 1
    elif m.is_statue(piece):
        position.statues = p.changed(position.statues, piece - 7, -1)
    else:
        position.decorations = p.changed(position.decorations, piece - 1, -1)


def take(position: p.CarraraPosition, move: int, log: list[Event] | None) -> None:
    """Take a piece that a cleared sector or a bonus offers, or forgo it."""
    seat, piece, city, row = position.seat, m.piece(move), m.put_city(move), m.put_row(move)
    golden = position.chosen < CLEARED and c.ADVANCED_SLOTS[position.chosen] == c.GOLDEN
    if piece == m.NO_PIECE:
        if golden:
            # a golden statue that is refused goes back to the box
            position.gold -= 1
        if log is not None:
            log.append(e.PieceForgone(seat, golden))
        return
    leave_supply(position, piece)
    if city == m.STORE:
        _store(position, piece, row, log)
        return
    put_on(position, piece, p.index_in_built(position, seat, city, row))
    if log is not None:
        log.append(e.PieceTaken(seat, piece, city, row))


def _store(position: p.CarraraPosition, piece: int, row: int, log: list[Event] | None) -> None:
    seat = position.seat
    warehouse = row - 1 if row else (1 if stored(position, 0) else 0)
    if row and log is not None:
        log.append(e.PieceDiscarded(seat, stored(position, warehouse), warehouse))
    position.stores = p.replaced(position.stores, seat * 2 + warehouse, piece | p.FRESH)
    if log is not None:
        log.append(e.PieceStored(seat, piece, warehouse))


def place(position: p.CarraraPosition, move: int, log: list[Event] | None) -> None:
    """Move a stored piece to a building."""
    seat, warehouse, city, row = position.seat, m.piece(move), m.put_city(move), m.put_row(move)
    piece = stored(position, warehouse)
    position.stores = p.replaced(position.stores, seat * 2 + warehouse, 0)
    put_on(position, piece, p.index_in_built(position, seat, city, row))
    if log is not None:
        log.append(e.PiecePlaced(seat, piece, warehouse, city, row))


def purchase(position: p.CarraraPosition, move: int, log: list[Event] | None) -> None:
    """Buy a piece from the supply for 10 florins."""
    seat, piece, city, row = position.seat, m.piece(move), m.put_city(move), m.put_row(move)
    leave_supply(position, piece)
    position.florins = p.changed(position.florins, seat, -c.PURCHASE_FLORINS)
    position.purchased = 1
    put_on(position, piece, p.index_in_built(position, seat, city, row))
    if log is not None:
        log.append(e.PiecePurchased(seat, piece, city, row, c.PURCHASE_FLORINS))


def tidy(position: p.CarraraPosition) -> None:
    """The turn is over: what was stored in it may be placed from the next one on."""
    position.purchased = 0
    first = position.seat * 2
    if (position.stores[first] | position.stores[first + 1]) & p.FRESH:
        position.stores = [piece & 15 for piece in position.stores]


# -- what may be done -------------------------------------------------------------------


def _list_homes(own: list[int], operation: i64, piece: i64, placed: i64, result: list[int]) -> None:
    """Add every move that puts a piece, not a bought one, on one of the ``distinct_buildings``.

    The move names what is placed: the piece itself, or the warehouse that it comes from.
    """
    for entry in own:
        building: i64 = entry
        if fits(building, piece, False):
            city: i64 = p.building_city(building)
            result.append(m.put(operation, placed, city, p.building_row(building)))


def list_takes(position: p.CarraraPosition, result: list[int]) -> None:
    """All ways to take what is offered, and to forgo it."""
    rows = store_rows(position)
    own = p.distinct_buildings(position, position.seat)
    for piece in offered(position):
        _list_homes(own, m.TAKE, piece, piece, result)
        for row in rows:
            result.append(m.put(m.TAKE, piece, m.STORE, row))
    result.append(m.put(m.TAKE, m.NO_PIECE, 0, 0))


def list_placements(position: p.CarraraPosition, result: list[int]) -> None:
    """Pieces that have been stored since an earlier turn, and where they may go."""
    first: i64 = position.seat * 2
    one: i64 = position.stores[first]
    two: i64 = position.stores[first + 1]
    if one & p.FRESH:
        one = 0
    if two & p.FRESH or two == one:
        two = 0
    if one or two:
        own = p.distinct_buildings(position, position.seat)
        if one:
            _list_homes(own, m.PLACE, one, 0, result)
        if two:
            _list_homes(own, m.PLACE, two, 1, result)


def list_purchases(position: p.CarraraPosition, result: list[int]) -> None:
    """What can be bought for 10 florins: once a turn, placed at once."""
    if position.purchased or position.florins[position.seat] < c.PURCHASE_FLORINS:
        return
    decorations, statues = position.decorations, position.statues
    for entry in p.distinct_buildings(position, position.seat):
        building: i64 = entry
        type_: i64 = p.building_type(building)
        city: i64 = p.building_city(building)
        row: i64 = p.building_row(building)
        if decorations[type_] and not building & p.DECORATED:
            result.append(m.put(m.PURCHASE, m.decoration(type_), city, row))
        if statues[city] and not p.building_statue(building):
            result.append(m.put(m.PURCHASE, m.statue(city), city, row))
