"""Which moves are lawful: the list of them, and why one is not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrara_desktop.engine.rules import IllegalMoveError
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import listing, payments, pieces, scoring, variants
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.play import following

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64


def legal_moves(position: p.CarraraPosition) -> list[int]:
    """Every lawful move, but for payments that give more blocks than they need to.

    Equal things are listed once: a kind of tile that lies on the display twice, an own
    building of the same type, city and value under a monument, the second upgrade tile of
    a city. At a chance point: every outcome, in the order of ``chance_weights``.
    """
    phase = position.phase
    if phase == p.ACTION:
        return _actions(position)
    if phase == p.BUYING:
        return _purchases(position) or [m.simple(m.LIFT)]
    if phase == p.SCORING:
        return [m.simple(m.SPACE, s) for s in scoring.open_spaces(position, position.seat)]
    if phase == p.UPGRADING:
        return _upgrades(position)
    if phase == p.DRAWING:
        return [m.simple(m.DRAW, colour) for colour in range(6) if position.bag[colour]]
    if phase in (p.REVEALING, p.TILES):
        return [m.simple(m.TILE, kind) for kind in range(c.N_KINDS) if position.supply[kind]]
    if phase == p.TAKING:
        return _takes(position)
    if phase == p.FINISHING:
        return _after_action(position)
    if phase == p.TURNING_DISC:
        return [m.simple(m.DISC, sectors) for sectors in range(6)]
    if phase == p.LOT:
        named = [position.chosen] if position.chosen >= 0 else range(position.n)
        return [m.simple(m.FIRST, seat) for seat in named]
    return []


def chance_weights(position: p.CarraraPosition) -> list[int]:
    """How many blocks or tiles stand behind each outcome of ``legal_moves``."""
    if position.phase == p.DRAWING:
        return [count for count in position.bag if count]
    if position.phase in (p.REVEALING, p.TILES):
        return [count for count in position.supply if count]
    if position.phase == p.TURNING_DISC:
        return [1] * 6
    if position.phase == p.LOT:
        return [1] if position.chosen >= 0 else [1] * position.n
    return []


def _actions(position: p.CarraraPosition) -> list[int]:
    variant = variants.variant_of(position)
    result: list[int] = []
    variant.list_actions(position, result)
    list_markers(position, result)
    variant.list_extras(position, result)
    return result


def list_markers(position: p.CarraraPosition, result: list[int]) -> None:
    """The markers the seat may take now, if there is a space to put them on."""
    standing = _markers(position)
    if not standing:
        return
    open_now = scoring.open_bits(position, position.seat) != 0
    for slot in standing:
        if open_now or _bonus_opens_a_space(position, slot):
            result.append(m.simple(m.COURT, slot))


def _bonus_opens_a_space(position: p.CarraraPosition, slot: int) -> bool:
    """Bonus florins come before the space, so they can help to reach a florin space."""
    if slot == m.OPEN_AREA or variants.variant_of(position).slots[slot] != c.FLORINS:
        return False
    return scoring.open_bits(position, position.seat, c.BONUS_FLORINS) != 0


def _markers(position: p.CarraraPosition) -> list[int]:
    """The slots whose marker the seat may take now, OPEN_AREA last."""
    if following(position):
        return [position.visit_slot]
    standing: i64 = position.slots[position.seat]
    result: list[int] = []
    slot: i64
    for slot in range(8):
        if standing >> slot & 1:
            result.append(slot)
    if position.open_markers[position.seat]:
        result.append(m.OPEN_AREA)
    return result


def _purchases(position: p.CarraraPosition) -> list[int]:
    result: list[int] = []
    listing.list_purchases(position, result)
    return result


def _upgrades(position: p.CarraraPosition) -> list[int]:
    result: list[int] = []
    seen = 0
    for tile, target in enumerate(position.table.upgrade_targets):
        if position.upgrades >> tile & 1 and not seen >> target & 1:
            seen |= 1 << target
            result.append(m.simple(m.UPGRADE, tile))
    result.append(m.simple(m.UPGRADE, m.NO_UPGRADE))
    return result


def _takes(position: p.CarraraPosition) -> list[int]:
    result: list[int] = []
    pieces.list_takes(position, result)
    return result


def _after_action(position: p.CarraraPosition) -> list[int]:
    result: list[int] = []
    variants.variant_of(position).list_extras(position, result)
    result.append(m.simple(m.DONE))
    return result


# -- why not ----------------------------------------------------------------------------

_PHASE_OF = {
    m.FIRST: (p.LOT,),
    m.TILE: (p.TILES, p.REVEALING),
    m.DRAW: (p.DRAWING,),
    m.TURN: (p.ACTION,),
    m.BUY: (p.ACTION, p.BUYING),
    m.LIFT: (p.BUYING,),
    m.BUILD: (p.ACTION,),
    m.MONUMENT: (p.ACTION,),
    m.COURT: (p.ACTION,),
    m.SPACE: (p.SCORING,),
    m.UPGRADE: (p.UPGRADING,),
    m.PASS: (p.ACTION,),
    m.INNER: (p.ACTION,),
    m.TAKE: (p.TAKING,),
    m.PLACE: (p.ACTION, p.FINISHING),
    m.PURCHASE: (p.ACTION, p.FINISHING),
    m.DONE: (p.FINISHING,),
    m.DISC: (p.TURNING_DISC,),
}
_NOW_DUE = {
    p.LOT: "the lot for the first seat",
    p.TILES: "the set-up of the display",
    p.ACTION: "one of the four actions",
    p.DRAWING: "the blocks from the bag",
    p.BUYING: "buying after the turn of the wheel",
    p.SCORING: "the choice of a scoring space",
    p.UPGRADING: "the choice of an upgrade tile",
    p.REVEALING: "a new tile for the display",
    p.TURNING_DISC: "the random turn of the disc",
    p.TAKING: "taking or forgoing the piece",
    p.FINISHING: "what may be done after the action",
    p.OVER: "nothing, the game is over",
}


_NO_MOVE = 1 << 62
"""From here on, numbers are no moves: they have no room in a machine number."""


def check(position: p.CarraraPosition, move: int) -> None:
    """Raise IllegalMoveError, with the rule it breaks, unless the move is lawful.

    Any lawful payment passes, also one that ``legal_moves`` leaves out as wasteful.
    """
    operation = m.op(move) if 0 <= move < _NO_MOVE else -1
    if operation not in _PHASE_OF:
        raise IllegalMoveError("move", f"{move} is no move of this game")
    if position.phase not in _PHASE_OF[operation]:
        raise IllegalMoveError("phase", f"now due is {_NOW_DUE[position.phase]}")
    _CHECKS[operation](position, move)


def _check_chance(position: p.CarraraPosition, move: int) -> None:
    if move not in legal_moves(position):
        raise IllegalMoveError("supply", "nothing of that kind is left to come")


def _check_turn(position: p.CarraraPosition, move: int) -> None:
    _check_exact(m.simple(m.TURN), move)
    if not any(position.wheel) and not any(position.bag):
        raise IllegalMoveError("empty", "the wheel and the bag are both empty")


def _check_buy(position: p.CarraraPosition, move: int) -> None:
    section = m.place(move)
    counts = m.unpack(m.packed_counts(move))
    if section >= c.N_SECTIONS or move != m.buy(section, m.pack(counts)):
        raise IllegalMoveError("move", f"{move} is no move of this game")
    if position.phase == p.ACTION and variants.variant_of(position).turns_first:
        raise IllegalMoveError("turn-first", "a disc has to be turned before blocks are bought")
    if not any(counts):
        raise IllegalMoveError("buy-one", "at least one block must be bought")
    for colour in range(6):
        if counts[colour] > position.wheel[section * 6 + colour]:
            raise IllegalMoveError(
                "absent", f"section {c.SECTIONS[section]} holds fewer {c.COLOURS[colour]} blocks"
            )
    cost = sum(counts[colour] * c.PRICES[section][colour] for colour in range(6))
    if cost > position.florins[position.seat]:
        raise IllegalMoveError("florins", f"that costs {cost} florins, more than there are")


def _check_lift(position: p.CarraraPosition, move: int) -> None:
    _check_exact(m.simple(m.LIFT), move)
    if _purchases(position):
        raise IllegalMoveError("affordable", "something can be bought, so a block must be")


def _check_payment(position: p.CarraraPosition, packed: int, city: int, value: int) -> None:
    if city >= c.N_CITIES:
        raise IllegalMoveError("move", "there is no such city")
    for colour, count in enumerate(m.unpack(packed)):
        if count > position.blocks[position.seat * 6 + colour]:
            raise IllegalMoveError("blocks", f"not that many {c.COLOURS[colour]} blocks in hand")
    if not payments.is_lawful(packed, city, value):
        raise IllegalMoveError(
            "payment", f"those blocks do not pay for value {value} in {c.CITIES[city]}"
        )


def _check_build(position: p.CarraraPosition, move: int) -> None:
    kind = m.built_kind(move)
    if kind not in position.display:
        raise IllegalMoveError("display", "that tile is not on the display")
    _check_payment(position, m.packed_counts(move), m.place(move), kind % 5 + 1)


def _check_monument(position: p.CarraraPosition, move: int) -> None:
    type_, city, row = m.monument_type(move), m.place(move), m.monument_row(move)
    if type_ >= c.N_TYPES or not position.monuments >> type_ & 1:
        raise IllegalMoveError("monument", "that monument has been built already")
    value = c.MONUMENT_VALUE
    if row >= 0:
        try:
            entry = position.built[p.index_in_built(position, position.seat, city, row)]
        except IndexError:
            raise IllegalMoveError("over", "there is no building in that place") from None
        if p.building_type(entry) != type_:
            raise IllegalMoveError("over", "a monument only covers a building of its own type")
        value -= p.building_value(entry)
    _check_payment(position, m.packed_counts(move), city, value)


def _check_court(position: p.CarraraPosition, move: int) -> None:
    slot = m.arg(move)
    if slot not in _markers(position):
        if following(position):
            raise IllegalMoveError(
                "visit", f"a royal visit has to be followed from slot {position.visit_slot + 1}"
            )
        raise IllegalMoveError("marker", "no own marker stands there")
    open_now = scoring.open_spaces(position, position.seat)
    if not open_now and not _bonus_opens_a_space(position, slot):
        raise IllegalMoveError("space", "there is no empty scoring space whose needs are met")


def _check_space(position: p.CarraraPosition, move: int) -> None:
    space = m.arg(move)
    if space >= variants.variant_of(position).spaces:
        raise IllegalMoveError("move", "there is no such scoring space")
    if scoring.taken_spaces(position, position.seat) >> space & 1:
        raise IllegalMoveError("scored", "that scoring space is taken")
    if space not in scoring.open_spaces(position, position.seat):
        if space < c.N_CITIES:
            need = c.CITY_MINIMUM[space]
            raise IllegalMoveError(
                "minimum", f"{c.CITIES[space]} asks for {need} own buildings there"
            )
        if space >= c.SPACE_STATUES:
            raise IllegalMoveError("minimum", "that space asks for a statue in its cities")
        if space >= c.SPACE_FLORINS:
            need = c.FLORIN_SPACES[space - c.SPACE_FLORINS][0]
            raise IllegalMoveError(
                "florin-space", f"that space asks for {need} florins, and one may be had by a seat"
            )
        raise IllegalMoveError("minimum", "that space asks for at least one such building")


def _check_upgrade(position: p.CarraraPosition, move: int) -> None:
    tile = m.arg(move)
    if tile != m.NO_UPGRADE and not (tile < c.N_UPGRADES and position.upgrades >> tile & 1):
        raise IllegalMoveError("upgrade", "that upgrade tile is not there")


def _check_pass(position: p.CarraraPosition, move: int) -> None:
    _check_exact(m.simple(m.PASS), move)


def _check_inner(position: p.CarraraPosition, move: int) -> None:
    _check_exact(m.simple(m.INNER), move)
    if not variants.variant_of(position).has_pieces:
        raise IllegalMoveError("variant", "the disc of statues belongs to the advanced game")
    if not any(position.wheel) and not any(position.bag):
        raise IllegalMoveError("empty", "the wheel and the bag are both empty")


def _check_done(position: p.CarraraPosition, move: int) -> None:
    _check_exact(m.simple(m.DONE), move)


def _check_take(position: p.CarraraPosition, move: int) -> None:
    piece, city, row = m.piece(move), m.put_city(move), m.put_row(move)
    if piece == m.NO_PIECE:
        _check_exact(m.put(m.TAKE, m.NO_PIECE, 0, 0), move)
        return
    if piece not in pieces.offered(position):
        raise IllegalMoveError("offer", "that piece is not offered, or none of it is left")
    if city != m.STORE:
        _check_home(position, piece, city, row, bought=False)
    elif row and row > c.WAREHOUSES:
        raise IllegalMoveError("move", "there are two warehouses")
    elif (row == 0) != (pieces.store_rows(position) == [0]):
        raise IllegalMoveError(
            "warehouse", "a stored piece is thrown out only if no warehouse is free, and only then"
        )


def _check_place(position: p.CarraraPosition, move: int) -> None:
    warehouse = m.piece(move)
    if not variants.variant_of(position).has_pieces or warehouse >= c.WAREHOUSES:
        raise IllegalMoveError("warehouse", "there is no such warehouse")
    held = position.stores[position.seat * 2 + warehouse]
    if not held:
        raise IllegalMoveError("warehouse", "that warehouse is empty")
    if held & p.FRESH:
        raise IllegalMoveError("fresh", "a piece leaves its warehouse on a later turn only")
    _check_home(position, held, m.put_city(move), m.put_row(move), bought=False)


def _check_purchase(position: p.CarraraPosition, move: int) -> None:
    piece = m.piece(move)
    if not variants.variant_of(position).has_pieces or not 1 <= piece <= 12:
        raise IllegalMoveError("purchase", "that can't be bought")
    if position.purchased:
        raise IllegalMoveError("purchase-once", "one piece a turn may be bought")
    if position.florins[position.seat] < c.PURCHASE_FLORINS:
        raise IllegalMoveError("florins", f"a piece costs {c.PURCHASE_FLORINS} florins")
    left = position.statues[piece - 7] if m.is_statue(piece) else position.decorations[piece - 1]
    if not left:
        raise IllegalMoveError("supply", "none of that piece is left")
    _check_home(position, piece, m.put_city(move), m.put_row(move), bought=True)


def _check_home(position: p.CarraraPosition, piece: int, city: int, row: int, bought: bool) -> None:
    if city >= c.N_CITIES:
        raise IllegalMoveError("move", "there is no such city")
    try:
        entry = position.built[p.index_in_built(position, position.seat, city, row)]
    except IndexError:
        raise IllegalMoveError("place", "there is no building in that place") from None
    if not pieces.fits(entry, piece, bought):
        raise IllegalMoveError("place", "that piece may not stand on that building")


def _check_exact(expected: int, move: int) -> None:
    if move != expected:
        raise IllegalMoveError("move", f"{move} is no move of this game")


_CHECKS = {
    m.FIRST: _check_chance,
    m.TILE: _check_chance,
    m.DRAW: _check_chance,
    m.TURN: _check_turn,
    m.BUY: _check_buy,
    m.LIFT: _check_lift,
    m.BUILD: _check_build,
    m.MONUMENT: _check_monument,
    m.COURT: _check_court,
    m.SPACE: _check_space,
    m.UPGRADE: _check_upgrade,
    m.PASS: _check_pass,
    m.INNER: _check_inner,
    m.TAKE: _check_take,
    m.PLACE: _check_place,
    m.PURCHASE: _check_purchase,
    m.DONE: _check_done,
    m.DISC: _check_chance,
}
