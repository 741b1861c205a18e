"""What the scoring spaces ask for and pay, and the final account.

Source: rulebook, "Scoring" (A cities, B building types, C landscapes, D florins, E statues)
and "Final scoring". The pieces of the advanced game are simply absent in the basic one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara.events import BuildingScored
from carrara_desktop.games.carrara.position import (
    DECORATED,
    CarraraPosition,
    building_city,
    building_statue,
    building_type,
    worth,
)

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64

SHARED: Final = 63 | 3 << c.SPACE_FLORINS
"""Bits of the spaces that are on the main board: the cities and the florin spaces."""


def taken_spaces(position: CarraraPosition, seat: i64) -> i64:
    """Bits of the spaces the seat can't use any more: its own, and shared ones of anybody."""
    taken: i64 = 0
    for spaces in position.spaces:
        taken |= spaces
    return taken & SHARED | position.spaces[seat]


def open_spaces(position: CarraraPosition, seat: i64, extra_florins: i64 = 0) -> list[int]:
    """The empty spaces whose needs the seat meets, in order.

    ``extra_florins`` are counted as if the seat had them: a bonus that comes first.
    """
    bits: i64 = open_bits(position, seat, extra_florins)
    found: list[int] = []
    space: i64
    for space in range(c.N_ADVANCED_SPACES):
        if bits >> space & 1:
            found.append(space)
    return found


def open_bits(position: CarraraPosition, seat: i64, extra_florins: i64 = 0) -> i64:
    """The same as bits."""
    in_city: i64 = 0  # six counts of six bits
    types: i64 = 0
    statues: i64 = 0
    for entry in position.built:
        building: i64 = entry
        if building & 3 == seat:
            city: i64 = (building >> 2) & 7
            in_city += _COUNT_ONE[city]
            types |= 1 << ((building >> 5) & 7)
            if building >> 17:
                statues |= 1 << city
    met: i64 = types << c.SPACE_TYPE
    if types & _URBAN_TYPES:
        met |= 1 << c.SPACE_LANDSCAPE
    if types & _RURAL_TYPES:
        met |= 2 << c.SPACE_LANDSCAPE
    place: i64
    for place in range(6):
        if (in_city >> (6 * place)) & 63 >= _CITY_MINIMUM[place]:
            met |= 1 << place
    if position.table.variant:
        met |= _advanced_bits(position, seat, statues, extra_florins)
    return met & ~taken_spaces(position, seat)


_COUNT_ONE: Final = [1 << (6 * city) for city in range(6)]
_CITY_MINIMUM: Final = list(c.CITY_MINIMUM)
_URBAN_TYPES: Final = 0b001111
_RURAL_TYPES: Final = 0b110000


def _advanced_bits(position: CarraraPosition, seat: i64, statues: i64, extra_florins: i64) -> i64:
    """Florin spaces and pairs of cities with statues, as bits."""
    bits: i64 = 0
    one: i64 = 1
    space: i64 = c.SPACE_FLORINS
    if not position.spaces[seat] >> c.SPACE_FLORINS & 3:
        florins: i64 = position.florins[seat] + extra_florins
        for need in _FLORINS_NEEDED:
            if florins >= need:
                bits |= one << space
            space += 1
    space = c.SPACE_STATUES
    for cities in _STATUE_CITIES:
        if statues & cities:
            bits |= one << space
        space += 1
    return bits


_FLORINS_NEEDED: Final = [need for need, _ in c.FLORIN_SPACES]
_STATUE_CITIES: Final = [1 << one | 1 << other for one, other in c.STATUE_PAIRS]


def scores_on(entry: i64, space: i64) -> bool:
    """Whether a building counts on a space."""
    if space < c.SPACE_TYPE:
        return building_city(entry) == space
    if space < c.SPACE_LANDSCAPE:
        return building_type(entry) == space - c.SPACE_TYPE
    if space < c.SPACE_FLORINS:
        return c.TYPE_LANDSCAPE[building_type(entry)] == space - c.SPACE_LANDSCAPE
    if space < c.SPACE_STATUES or not building_statue(entry):
        return False
    return _STATUE_CITIES[space - c.SPACE_STATUES] >> building_city(entry) & 1 == 1


def space_pays(position: CarraraPosition, seat: i64, space: i64) -> tuple[int, int]:
    """(VP, florins) that the seat's buildings bring on a space now; its needs are not asked."""
    vp: i64 = 0
    florins: i64 = 0
    by_landscape = c.SPACE_LANDSCAPE <= space < c.SPACE_FLORINS
    for entry in position.built:
        building: i64 = entry
        if building & 3 == seat and scores_on(building, space):
            amount: i64 = worth(building)
            if by_landscape:
                landscape: i64 = space - c.SPACE_LANDSCAPE
                amount *= position.landscapes[seat * 2 + landscape]
                pays = c.LANDSCAPE_PAYS[landscape]
            else:
                city: i64 = building_city(building)
                amount *= position.rewards[seat * 6 + city]
                pays = c.CITY_PAYS[city]
            if pays == c.VP:
                vp += amount
            else:
                florins += amount
    return vp, florins


def space_details(position: CarraraPosition, seat: int, space: int) -> tuple[BuildingScored, ...]:
    """What each building brings on a space, for events: the parts of ``space_pays``."""
    details: list[BuildingScored] = []
    rows = [0] * 6
    for entry in position.built:
        if entry & 3 != seat:
            continue
        city, type_ = building_city(entry), building_type(entry)
        row = rows[city]
        rows[city] += 1
        if not scores_on(entry, space):
            continue
        if c.SPACE_LANDSCAPE <= space < c.SPACE_FLORINS:
            landscape = space - c.SPACE_LANDSCAPE
            reward = position.landscapes[seat * 2 + landscape]
            pays = c.LANDSCAPE_PAYS[landscape]
        else:
            reward, pays = position.rewards[seat * 6 + city], c.CITY_PAYS[city]
        details.append(BuildingScored(type_, city, row, worth(entry), reward, pays))
    return tuple(details)


# -- the end ----------------------------------------------------------------------------


def florin_rate(position: CarraraPosition, seat: int) -> int:
    """Florins that make a VP at the end: 5, or what the seat has claimed."""
    for index, (_, rate) in enumerate(c.FLORIN_SPACES):
        if position.spaces[seat] >> (c.SPACE_FLORINS + index) & 1:
            return rate
    return c.FLORINS_PER_VP


def florins_vp(position: CarraraPosition, seat: int) -> int:
    """VP for the florins left."""
    return position.florins[seat] // florin_rate(position, seat)


def decoration_sets(position: CarraraPosition, seat: int) -> list[int]:
    """Decorations on the seat's buildings, by building type."""
    sets = [0] * 6
    for entry in position.built:
        if entry & 3 == seat and entry & DECORATED:
            sets[building_type(entry)] += 1
    return sets


def decorations_vp(position: CarraraPosition, seat: int) -> int:
    """VP for sets of equal decorations: 2, 6, 12, 20, 30, 42, 56."""
    return sum(n * (n + 1) for n in decoration_sets(position, seat))


def statue_counts(position: CarraraPosition) -> list[int]:
    """Statues in a city, of whatever marble: seat * 6 + city."""
    counts = [0] * (position.n * 6)
    for entry in position.built:
        if building_statue(entry):
            counts[(entry & 3) * 6 + building_city(entry)] += 1
    return counts


def statues_vp(position: CarraraPosition) -> list[int]:
    """VP for most statues: seat * 6 + city.

    Seats that are level are all paid for the rank below theirs, and all after them slide
    down as well; a seat without a statue is never paid.
    """
    counts = statue_counts(position)
    paid = [0] * len(counts)
    for city in range(c.N_CITIES):
        pays = (*c.STATUE_MAJORITY[city][:2], position.table.third[city])
        level = 0
        for count in sorted({counts[seat * 6 + city] for seat in range(position.n)}, reverse=True):
            group = [seat for seat in range(position.n) if counts[seat * 6 + city] == count]
            if len(group) > 1:
                level += 1
            if count and level < len(pays):
                for seat in group:
                    paid[seat * 6 + city] = pays[level]
            level += 1
    return paid


def final_scores(position: CarraraPosition) -> list[int]:
    """Points by seat with all that is counted at the end."""
    statues = statues_vp(position)
    return [
        position.vp(seat)
        + florins_vp(position, seat)
        + decorations_vp(position, seat)
        + sum(statues[seat * 6 : seat * 6 + 6])
        for seat in range(position.n)
    ]


def blocks_left(position: CarraraPosition) -> list[int]:
    """Blocks behind each screen, the tie-break."""
    return [sum(position.blocks[seat * 6 : seat * 6 + 6]) for seat in range(position.n)]


def winners(position: CarraraPosition) -> list[int]:
    """Most points, then most blocks left, then shared."""
    ranks = list(zip(final_scores(position), blocks_left(position), strict=True))
    best = max(ranks)
    return [seat for seat, rank in enumerate(ranks) if rank == best]
