"""The lists of moves that the variants put together: each adds moves of one kind."""

from __future__ import annotations

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import payments
from carrara_desktop.games.carrara import position as p


def list_turn(position: p.CarraraPosition, result: list[int]) -> None:
    """Turn the wheel, with all there is of it, and refill; not with wheel and bag both empty."""
    if any(position.wheel) or any(position.bag):
        result.append(m.simple(m.TURN))


def list_inner_turn(position: p.CarraraPosition, result: list[int]) -> None:
    """Turn the disc of statues alone, without refilling."""
    if any(position.wheel) or any(position.bag):
        result.append(m.simple(m.INNER))


def list_purchases(position: p.CarraraPosition, result: list[int]) -> None:
    """Every set of one or more blocks of one section that the seat can afford."""
    money = position.florins[position.seat]
    wheel = position.wheel
    for section in range(c.N_SECTIONS):
        base = section * 6
        prices = c.PRICES[section]
        # blocks so far and, above them, florins left; grown colour by colour
        sets = [money << 18]
        for colour in range(6):
            count = wheel[base + colour]
            if count:
                price = prices[colour]
                step = (1 << (3 * colour)) - (price << 18)
                for known in sets[:]:
                    left = known >> 18
                    grown = known
                    for _ in range(count):
                        left -= price
                        if left < 0:
                            break
                        grown += step
                        sets.append(grown)
        base_move = m.buy(section, 0)
        for known in sets[1:]:
            result.append(base_move + ((known & 0o777777) << m.PAID_SHIFT))


def list_buildings(position: p.CarraraPosition, result: list[int]) -> None:
    """Every tile of the display in every city with every payment that wastes no block."""
    seat = position.seat
    hand = m.pack(position.blocks[seat * 6 : seat * 6 + 6])
    if not hand:
        return
    blocks = sum(position.blocks[seat * 6 : seat * 6 + 6])
    table = payments.payment_table(hand)
    seen = 0
    for kind in position.display:
        value = kind % 5 + 1
        # a payment is at least as many blocks as the value
        if kind < 0 or value > blocks or seen >> kind & 1:
            continue
        seen |= 1 << kind
        for city in range(c.N_CITIES):
            paid = payments.pay_from(table, hand, city, value)
            if paid:
                base = m.build(kind, city, 0)
                for packed in paid:
                    result.append(base + (packed << m.PAID_SHIFT))


def list_monuments(position: p.CarraraPosition, result: list[int]) -> None:
    """Every monument, new or over an own building of its type."""
    seat = position.seat
    hand = m.pack(position.blocks[seat * 6 : seat * 6 + 6])
    if not hand:
        return
    table = payments.payment_table(hand)
    if sum(position.blocks[seat * 6 : seat * 6 + 6]) >= c.MONUMENT_VALUE:
        new = [payments.pay_from(table, hand, city, c.MONUMENT_VALUE) for city in range(6)]
        for type_ in range(c.N_TYPES):
            if position.monuments >> type_ & 1:
                for city in range(c.N_CITIES):
                    for packed in new[city]:
                        result.append(m.monument(type_, city, packed))
    rows = [0] * 6
    seen: set[int] = set()
    for entry in position.built:
        if entry & p.SEAT_MASK != seat:
            continue
        city, type_ = p.building_city(entry), p.building_type(entry)
        row = rows[city]
        rows[city] += 1
        if position.monuments >> type_ & 1 and entry not in seen:
            seen.add(entry)
            need = c.MONUMENT_VALUE - p.building_value(entry)
            for packed in payments.pay_from(table, hand, city, need):
                result.append(m.monument(type_, city, packed, row))


def list_pass(position: p.CarraraPosition, result: list[int]) -> None:
    """Passing is always allowed."""
    result.append(m.simple(m.PASS))
