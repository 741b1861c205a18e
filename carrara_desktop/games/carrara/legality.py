"""Which moves are lawful: the list of them, and why one is not."""

from __future__ import annotations

from carrara_desktop.engine.rules import IllegalMoveError
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import payments, scoring
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.play import following, index_in_built


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
    if position.phase == p.LOT:
        return [1] if position.chosen >= 0 else [1] * position.n
    return []


def _actions(position: p.CarraraPosition) -> list[int]:
    seat = position.seat
    result: list[int] = []
    if any(position.wheel) or any(position.bag):
        result.append(m.simple(m.TURN))
    result += _purchases(position)
    hand = m.pack(position.blocks[seat * 6 : seat * 6 + 6])
    if hand:
        _buildings(position, hand, result)
        _monuments(position, hand, result)
    if scoring.open_spaces(position, seat):
        result += [m.simple(m.COURT, slot) for slot in _markers(position)]
    result.append(m.simple(m.PASS))
    return result


def _markers(position: p.CarraraPosition) -> list[int]:
    """The slots whose marker the seat may take now, OPEN_AREA last."""
    if following(position):
        return [position.visit_slot]
    standing = position.slots[position.seat]
    result = [slot for slot in range(len(c.BASIC_SLOTS)) if standing >> slot & 1]
    if position.open_markers[position.seat]:
        result.append(m.OPEN_AREA)
    return result


def _purchases(position: p.CarraraPosition) -> list[int]:
    """Every set of one or more blocks of one section that the seat can afford."""
    money = position.florins[position.seat]
    result: list[int] = []
    for section in range(c.N_SECTIONS):
        base = section * 6
        prices = c.PRICES[section]
        # (blocks so far, florins left), grown colour by colour
        sets: list[tuple[int, int]] = [(0, money)]
        for colour in range(6):
            count = position.wheel[base + colour]
            if count:
                price = prices[colour]
                unit = 1 << (3 * colour)
                grown = sets[:]
                for packed, left in sets:
                    for taken in range(1, count + 1):
                        if taken * price > left:
                            break
                        grown.append((packed + taken * unit, left - taken * price))
                sets = grown
        for packed, _ in sets:
            if packed:
                result.append(m.buy(section, packed))
    return result


def _buildings(position: p.CarraraPosition, hand: int, result: list[int]) -> None:
    seen = 0
    for kind in position.display:
        if kind < 0 or seen >> kind & 1:
            continue
        seen |= 1 << kind
        value = kind % 5 + 1
        for city in range(c.N_CITIES):
            for packed in payments.payments(hand, city, value):
                result.append(m.build(kind, city, packed))


def _monuments(position: p.CarraraPosition, hand: int, result: list[int]) -> None:
    for type_ in range(c.N_TYPES):
        if position.monuments >> type_ & 1:
            for city in range(c.N_CITIES):
                for packed in payments.payments(hand, city, c.MONUMENT_VALUE):
                    result.append(m.monument(type_, city, packed))
    rows = [0] * 6
    seen: set[int] = set()
    for entry in position.built:
        if entry & p.SEAT_MASK != position.seat:
            continue
        city, type_ = p.building_city(entry), p.building_type(entry)
        row = rows[city]
        rows[city] += 1
        if position.monuments >> type_ & 1 and entry not in seen:
            seen.add(entry)
            need = c.MONUMENT_VALUE - p.building_value(entry)
            for packed in payments.payments(hand, city, need):
                result.append(m.monument(type_, city, packed, row))


def _upgrades(position: p.CarraraPosition) -> list[int]:
    result: list[int] = []
    cities = 0
    for tile, city in enumerate(c.UPGRADE_TARGETS):
        if position.upgrades >> tile & 1 and not cities >> city & 1:
            cities |= 1 << city
            result.append(m.simple(m.UPGRADE, tile))
    result.append(m.simple(m.UPGRADE, m.NO_UPGRADE))
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
    p.OVER: "nothing, the game is over",
}


def check(position: p.CarraraPosition, move: int) -> None:
    """Raise IllegalMoveError, with the rule it breaks, unless the move is lawful.

    Any lawful payment passes, also one that ``legal_moves`` leaves out as wasteful.
    """
    operation = m.op(move)
    if move < 0 or operation not in _PHASE_OF:
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
            entry = position.built[index_in_built(position, position.seat, city, row)]
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
    if not scoring.open_spaces(position, position.seat):
        raise IllegalMoveError("space", "there is no empty scoring space whose needs are met")


def _check_space(position: p.CarraraPosition, move: int) -> None:
    space = m.arg(move)
    if space >= c.N_SPACES:
        raise IllegalMoveError("move", "there is no such scoring space")
    if (scoring.city_taken(position) | position.spaces[position.seat]) >> space & 1:
        raise IllegalMoveError("scored", "that scoring space is taken")
    if space not in scoring.open_spaces(position, position.seat):
        if space < c.N_CITIES:
            need = c.CITY_MINIMUM[space]
            raise IllegalMoveError(
                "minimum", f"{c.CITIES[space]} asks for {need} own buildings there"
            )
        raise IllegalMoveError("minimum", "that space asks for at least one such building")


def _check_upgrade(position: p.CarraraPosition, move: int) -> None:
    tile = m.arg(move)
    if tile != m.NO_UPGRADE and not (tile < c.N_UPGRADES and position.upgrades >> tile & 1):
        raise IllegalMoveError("upgrade", "that upgrade tile is not there")


def _check_pass(position: p.CarraraPosition, move: int) -> None:
    _check_exact(m.simple(m.PASS), move)


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
}
