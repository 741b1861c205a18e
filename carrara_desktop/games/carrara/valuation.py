"""A sensible guess of the points each seat will end with.

Written by hand from what a careful player counts: points on the track, what the remaining
markers can still bring, and what blocks and florins are worth until the end comes.
"""

from __future__ import annotations

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara import scoring, variants

BLOCK_WORTH = (2.3, 1.9, 1.6, 1.2, 0.85, 0.6)
"""VP a block of each colour is worth with the whole game ahead."""
FLORIN_WORTH = 0.42
"""VP a florin is worth with the whole game ahead; at the end it is a fifth."""
FLORINS_ENOUGH = 24
STORED_WORTH = 1.6
"""VP a piece in a warehouse is worth while it can still come out."""
STATUE_SHARE = 0.75
"""Share of the majority VP, as they stand now, that a statue is trusted to bring."""
UNFINISHED_CITY = 0.45
"""Share of a city's pay that counts for each building already there, while some are missing."""


def expected_points(position: p.CarraraPosition) -> list[float]:
    """Expected final points by seat."""
    time = _time_left(position)
    points = [_expected(position, seat, time) for seat in range(position.n)]
    if position.phase != p.OVER and position.table.variant:
        statues = scoring.statues_vp(position)
        for seat in range(position.n):
            points[seat] += STATUE_SHARE * sum(statues[seat * 6 : seat * 6 + 6])
    return points


def _time_left(position: p.CarraraPosition) -> float:
    """1 at the start, 0 when the end has come: how near both end conditions are."""
    if position.phase == p.OVER:
        return 0.0
    if position.ender >= 0:
        return 0.04 * position.turns_left / position.n
    total = {2: 15, 3: 21, 4: 27}[position.n]
    fewest = min(position.markers_left(seat) for seat in range(position.n))
    supply = position.supply_left / total
    return 0.06 + 0.94 * max(supply, fewest / len(variants.variant_of(position).slots))


def _expected(position: p.CarraraPosition, seat: int, time: float) -> float:
    florins = position.florins[seat]
    if position.phase == p.OVER:
        return scoring.final_scores(position)[seat]
    waiting = _turns_to_come(position, seat)
    at_the_end = 1 / scoring.florin_rate(position, seat)
    florin_worth = max(at_the_end, 0.2 + (FLORIN_WORTH - 0.2) * min(1.0, 2 * time))
    rich = min(florins, FLORINS_ENOUGH)
    value = position.vp(seat) + rich * florin_worth + (florins - rich) * at_the_end
    value += scoring.decorations_vp(position, seat)
    for store in position.stores[seat * 2 : seat * 2 + 2]:
        value += STORED_WORTH if store and waiting else 0.0
    if waiting:
        share = min(1.0, 0.15 + 1.7 * time)
        for colour in range(6):
            # a few of a colour are useful, a heap is not
            count = position.blocks[seat * 6 + colour]
            value += BLOCK_WORTH[colour] * share * (count if count < 4 else 3 + 0.5 * (count - 3))
    markers = min(position.markers_left(seat), waiting)
    if markers:
        value += _prospects(position, seat, time, markers, florin_worth)
        bonus = p.BITS_SET[position.slots[seat]]
        value += min(bonus, markers) * 1.6
    return value


def _turns_to_come(position: p.CarraraPosition, seat: int) -> int:
    """Turns the seat may still have, counted only once the end is known."""
    if position.ender < 0:
        return 9
    if seat == position.ender:
        return 0
    ahead = (seat - position.seat) % position.n
    return 1 if ahead < position.turns_left else 0


def _prospects(
    position: p.CarraraPosition, seat: int, time: float, markers: int, florin_worth: float
) -> float:
    """What the best spaces for the remaining markers would bring, a little discounted."""
    in_city = [0] * 6
    city_value = [0] * 6
    type_value = [[0.0, 0.0] for _ in range(6)]
    land_value = [0, 0]
    statue_value = [0] * 6
    worth = (1.0, florin_worth)
    for entry in position.built:
        if entry & 3 == seat:
            city, type_ = p.building_city(entry), p.building_type(entry)
            points: int = p.worth(entry)
            in_city[city] += 1
            city_value[city] += points
            land_value[c.TYPE_LANDSCAPE[type_]] += points
            if p.building_statue(entry):
                statue_value[city] += points * position.rewards[seat * 6 + city]
            type_value[type_][c.CITY_PAYS[city]] += points * position.rewards[seat * 6 + city]
    taken = scoring.taken_spaces(position, seat)
    found: list[float] = []
    for city in range(6):
        if in_city[city] and not taken >> city & 1:
            pay = city_value[city] * position.rewards[seat * 6 + city] * worth[c.CITY_PAYS[city]]
            missing = c.CITY_MINIMUM[city] - in_city[city]
            if missing > 0:
                pay *= UNFINISHED_CITY * in_city[city] / c.CITY_MINIMUM[city] * min(1.0, 2 * time)
            found.append(pay)
    for type_ in range(6):
        if not taken >> (c.SPACE_TYPE + type_) & 1:
            vp, florins = type_value[type_]
            found.append(vp + florins * florin_worth)
    for landscape in range(2):
        if not taken >> (c.SPACE_LANDSCAPE + landscape) & 1:
            reward = position.landscapes[seat * 2 + landscape]
            found.append(land_value[landscape] * reward * worth[c.LANDSCAPE_PAYS[landscape]])
    for pair, (one, other) in enumerate(c.STATUE_PAIRS):
        if not taken >> (c.SPACE_STATUES + pair) & 1:
            found.append(
                statue_value[one] * worth[c.CITY_PAYS[one]]
                + statue_value[other] * worth[c.CITY_PAYS[other]]
            )
    found.sort(reverse=True)
    # a space scored later grows with the column, but somebody may end the game before
    keep = 0.97 if time > 0.3 else 0.86
    total = 0.0
    for index, pay in enumerate(found[:markers]):
        total += pay * keep ** (index + 1)
    return total
