"""Decorations and statues: where they may go, and how they come and go.

Source: rulebook, "Advanced game": clearing a sector, warehouses, bonuses of the court, the
10-florin purchase.
"""

from __future__ import annotations

from carrara_desktop.engine.events import Event
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p

CLEARED = 16
"""Added to the section in ``chosen`` while the piece of a cleared sector is taken."""


def decoration_at(position: p.CarraraPosition, section: int) -> int:
    """The building type whose decoration the sector at a section shows."""
    return position.table.outer_disc[(section - position.outer) % 6]


def statue_at(position: p.CarraraPosition, section: int) -> int:
    """The marble of the statue beside the sector at a section."""
    return position.table.inner_disc[(section - position.inner) % 6]


def fits(entry: int, piece: int, bought: bool) -> bool:
    """Whether a piece may go on a building; a statue that is bought only in its own city."""
    if not m.is_statue(piece):
        return p.building_type(entry) == piece - 1 and not entry & p.DECORATED
    if p.building_statue(entry):
        return False
    marble, city = piece - 7, p.building_city(entry)
    if marble == c.GOLD:
        return not bought
    return city == marble if bought else city >= marble


def homes(position: p.CarraraPosition, piece: int, bought: bool) -> list[tuple[int, int]]:
    """Every (city, row) where the seat to move may put a piece; equal buildings once."""
    found: list[tuple[int, int]] = []
    rows = [0] * 6
    seen: set[int] = set()
    for entry in position.built:
        if entry & p.SEAT_MASK != position.seat:
            continue
        city = p.building_city(entry)
        row = rows[city]
        rows[city] += 1
        if entry not in seen and fits(entry, piece, bought):
            seen.add(entry)
            found.append((city, row))
    return found


def offered(position: p.CarraraPosition) -> list[int]:
    """The pieces the seat may choose from in the taking phase."""
    chosen = position.chosen
    if chosen >= CLEARED:
        section = chosen - CLEARED
        type_, marble = decoration_at(position, section), statue_at(position, section)
        result = [m.decoration(type_)] if position.decorations[type_] else []
        return [*result, m.statue(marble)] if position.statues[marble] else result
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


def put_on(position: p.CarraraPosition, piece: int, index: int) -> None:
    """Put a piece on the building at an index of ``built``."""
    on_it = (piece - 6) << 17 if m.is_statue(piece) else p.DECORATED
    position.built = p.changed(position.built, index, on_it)


def leave_supply(position: p.CarraraPosition, piece: int) -> None:
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


def list_takes(position: p.CarraraPosition, result: list[int]) -> None:
    """All ways to take what is offered, and to forgo it."""
    rows = store_rows(position)
    for piece in offered(position):
        for city, row in homes(position, piece, False):
            result.append(m.put(m.TAKE, piece, city, row))
        for row in rows:
            result.append(m.put(m.TAKE, piece, m.STORE, row))
    result.append(m.put(m.TAKE, m.NO_PIECE, 0, 0))


def list_placements(position: p.CarraraPosition, result: list[int]) -> None:
    """Pieces that have been stored since an earlier turn, and where they may go."""
    first = position.seat * 2
    one, two = position.stores[first], position.stores[first + 1]
    for warehouse, piece in ((0, one), (1, 0 if two == one else two)):
        if piece and not piece & p.FRESH:
            for city, row in homes(position, piece, False):
                result.append(m.place_stored(warehouse, city, row))


def list_purchases(position: p.CarraraPosition, result: list[int]) -> None:
    """What can be bought for 10 florins: once a turn, placed at once."""
    if position.purchased or position.florins[position.seat] < c.PURCHASE_FLORINS:
        return
    rows = [0] * 6
    seen: set[int] = set()
    for entry in position.built:
        if entry & p.SEAT_MASK != position.seat:
            continue
        city = p.building_city(entry)
        row = rows[city]
        rows[city] += 1
        if entry in seen:
            continue
        seen.add(entry)
        type_ = p.building_type(entry)
        if position.decorations[type_] and not entry & p.DECORATED:
            result.append(m.put(m.PURCHASE, m.decoration(type_), city, row))
        if position.statues[city] and not p.building_statue(entry):
            result.append(m.put(m.PURCHASE, m.statue(city), city, row))
