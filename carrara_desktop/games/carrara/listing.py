"""The lists of moves that the variants put together: each adds moves of one kind."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import payments
from carrara_desktop.games.carrara import position as p

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64

_PRICES: Final = [list(prices) for prices in c.PRICES]


def list_turn(position: p.CarraraPosition, result: list[int]) -> None:
    """Turn the wheel, with all there is of it, and refill; not with wheel and bag both empty."""
    if p.has_blocks(position):
        result.append(m.simple(m.TURN))


def list_inner_turn(position: p.CarraraPosition, result: list[int]) -> None:
    """Turn the disc of statues alone, without refilling."""
    if p.has_blocks(position):
        result.append(m.simple(m.INNER))


def list_purchases(position: p.CarraraPosition, result: list[int]) -> None:
    """Every set of one or more blocks of one section that the seat can afford."""
    money: i64 = position.florins[position.seat]
    wheel = position.wheel
    one: i64 = 1
    section: i64
    for section in range(c.N_SECTIONS):
        prices = _PRICES[section]
        # blocks so far and, above them, florins left; grown colour by colour
        sets = [money << 18]
        colour: i64
        for colour in range(6):
            count: i64 = wheel[section * 6 + colour]
            if count:
                price: i64 = prices[colour]
                step: i64 = (one << (3 * colour)) - (price << 18)
                place: i64
                for place in range(len(sets)):
                    grown: i64 = sets[place]
                    left: i64 = (grown >> 18) - price
                    taken: i64 = 0
                    while taken < count and left >= 0:
                        grown += step
                        sets.append(grown)
                        left -= price
                        taken += 1
        base: i64 = m.buy(section, 0)
        for known in sets:
            bought: i64 = known
            bought &= 0o777777
            if bought:
                result.append(base + (bought << m.PAID_SHIFT))


def list_buildings(position: p.CarraraPosition, result: list[int]) -> None:
    """Every tile of the display in every city with every payment that wastes no block."""
    hand: i64 = p.hand(position, position.seat)
    if not hand:
        return
    table = payments.payment_table(hand)
    one: i64 = 1
    seen: i64 = 0
    for tile in position.display:
        kind: i64 = tile
        if kind < 0 or seen >> kind & 1:
            continue
        seen |= one << kind
        base: i64 = m.build(kind, 0, 0)
        for paid in payments.pay_anywhere(table, hand, kind % 5 + 1):
            result.append(base + paid)


def list_monuments(position: p.CarraraPosition, result: list[int]) -> None:
    """Every monument, new or over an own building of its type."""
    monuments: i64 = position.monuments
    hand: i64 = p.hand(position, position.seat)
    if not hand or not monuments:
        return
    table = payments.payment_table(hand)
    anywhere = payments.pay_anywhere(table, hand, c.MONUMENT_VALUE)
    if anywhere:
        type_: i64
        for type_ in range(c.N_TYPES):
            if monuments >> type_ & 1:
                base: i64 = m.monument(type_, 0, 0)
                for paid in anywhere:
                    result.append(base + paid)
    for own in p.distinct_buildings(position, position.seat):
        building: i64 = own
        type_ = p.building_type(building)
        if monuments >> type_ & 1:
            city: i64 = p.building_city(building)
            over: i64 = m.monument(type_, city, 0, p.building_row(building))
            need: i64 = c.MONUMENT_VALUE - p.building_value(building)
            for packed in payments.pay_from(table, hand, city, need):
                result.append(over + (packed << m.PAID_SHIFT))


def list_pass(position: p.CarraraPosition, result: list[int]) -> None:
    """Passing is always allowed."""
    result.append(m.simple(m.PASS))
