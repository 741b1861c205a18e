"""What the scoring spaces ask for and pay, and the final account.

Source: rulebook, "Scoring" (A cities, B building types, C landscapes) and "Final scoring".
"""

from __future__ import annotations

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara.events import BuildingScored
from carrara_desktop.games.carrara.position import (
    CarraraPosition,
    building_city,
    building_type,
    building_value,
)


def city_taken(position: CarraraPosition) -> int:
    """Bits of the shared city spaces that carry anybody's marker."""
    taken = 0
    for spaces in position.spaces:
        taken |= spaces
    return taken & 63


def open_spaces(position: CarraraPosition, seat: int) -> list[int]:
    """The empty spaces whose needs the seat meets, in order."""
    in_city = [0] * 6
    of_type = [0] * 6
    for entry in position.built:
        if entry & 3 == seat:
            in_city[building_city(entry)] += 1
            of_type[building_type(entry)] += 1
    taken = city_taken(position) | position.spaces[seat]
    result: list[int] = []
    for city in range(c.N_CITIES):
        if not taken >> city & 1 and in_city[city] >= c.CITY_MINIMUM[city]:
            result.append(city)
    landscape = [0, 0]
    for type_ in range(c.N_TYPES):
        landscape[c.TYPE_LANDSCAPE[type_]] += of_type[type_]
        if of_type[type_] and not taken >> (c.SPACE_TYPE + type_) & 1:
            result.append(c.SPACE_TYPE + type_)
    for kind in (c.URBAN, c.RURAL):
        if landscape[kind] and not taken >> (c.SPACE_LANDSCAPE + kind) & 1:
            result.append(c.SPACE_LANDSCAPE + kind)
    return result


def space_pays(position: CarraraPosition, seat: int, space: int) -> tuple[int, int]:
    """(VP, florins) that the seat's buildings bring on a space now; its needs are not asked."""
    paid = [0, 0]
    rewards = position.rewards
    if space >= c.SPACE_LANDSCAPE:
        landscape = space - c.SPACE_LANDSCAPE
        for entry in position.built:
            if entry & 3 == seat and c.TYPE_LANDSCAPE[building_type(entry)] == landscape:
                paid[c.LANDSCAPE_PAYS[landscape]] += building_value(entry)
        paid[c.LANDSCAPE_PAYS[landscape]] *= c.LANDSCAPE_REWARD[landscape]
    else:
        for entry in position.built:
            city = building_city(entry)
            match = city == space or building_type(entry) + c.SPACE_TYPE == space
            if entry & 3 == seat and match:
                paid[c.CITY_PAYS[city]] += building_value(entry) * rewards[seat * 6 + city]
    return paid[c.VP], paid[c.FLORINS]


def space_details(position: CarraraPosition, seat: int, space: int) -> tuple[BuildingScored, ...]:
    """What each building brings on a space, for events: the parts of ``space_pays``."""
    details: list[BuildingScored] = []
    rows = [0] * 6
    for entry in position.built:
        if entry & 3 != seat:
            continue
        city, type_, value = building_city(entry), building_type(entry), building_value(entry)
        row = rows[city]
        rows[city] += 1
        landscape = c.TYPE_LANDSCAPE[type_]
        if space == c.SPACE_LANDSCAPE + landscape:
            reward, pays = c.LANDSCAPE_REWARD[landscape], c.LANDSCAPE_PAYS[landscape]
        elif space in (city, c.SPACE_TYPE + type_):
            reward, pays = position.rewards[seat * 6 + city], c.CITY_PAYS[city]
        else:
            continue
        details.append(BuildingScored(type_, city, row, value, reward, pays))
    return tuple(details)


def final_scores(position: CarraraPosition) -> list[int]:
    """Points by seat with the florins left counted, 5 : 1."""
    return [
        position.vp(seat) + position.florins[seat] // c.FLORINS_PER_VP for seat in range(position.n)
    ]


def blocks_left(position: CarraraPosition) -> list[int]:
    """Blocks behind each screen, the tie-break."""
    return [sum(position.blocks[seat * 6 : seat * 6 + 6]) for seat in range(position.n)]


def winners(position: CarraraPosition) -> list[int]:
    """Most points, then most blocks left, then shared."""
    ranks = list(zip(final_scores(position), blocks_left(position), strict=True))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
