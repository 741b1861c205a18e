"""What each seat may expect to end with: features of a position, and learnt weights for them.

Everything is whole numbers, so that a bot thinks the same on every machine and in both forms
of the engine. A feature is a count, or an amount in points or florins times ``PAY``; a weight
is points for one of it, times ``UNIT``. Weights go from those of the end of a game to those of
its start, by ``time_left``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara import scoring, variants
from carrara_desktop.games.carrara.seen import UNKNOWN, Known, mark_of

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64

UNIT: Final = 4096
"""A point, as values and weights count it."""
PAY: Final = 64
"""A point, as the features that are amounts count it."""
TIME: Final = 16
"""``time_left`` with half of the game ahead, or more."""
FEW: Final = 3
"""Blocks of a colour that are a stock; more are a heap."""
HOARD: Final = 60
"""Florins beyond which only somebody who waits for the others to end the game has them."""
PURSE: Final = (12, 30)
"""Where more florins begin to be worth less."""
FLORIN_PAY: Final = [13, 14, 16, 18, 19, 20, 21, 22, 23, 24, 24, 24, 24, 24, 24, 24, 24]
"""What a florin to be paid by a space counts there, in 64ths of a point, by ``time_left``."""
_SPACES_OPEN: Final = 5
"""Spaces that are told apart by rank: the best, the second, …"""

FEATURES: Final = (
    "one",
    "points",
    *(f"block_{letter}" for letter in c.COLOUR_LETTERS),
    *(f"heap_{letter}" for letter in c.COLOUR_LETTERS),
    "blocks_beyond_seven",
    "florins_few",
    "florins_some",
    "florins_many",
    "florins_end",
    "markers_standing",
    "markers_open",
    "bonus_points",
    "bonus_florins",
    "bonus_statue",
    "bonus_decoration",
    *(f"space_{rank + 1}" for rank in range(_SPACES_OPEN)),
    "spaces_more",
    "spaces_beyond_markers",
    "spaces_contested",
    "cities_begun",
    "buildings",
    "values",
    "types",
    "rewards_raised",
    "decorations",
    "decorated",
    "statues",
    "statue_majorities",
    "stored",
    "fewest_markers",
    "end_near_markers",
    "turn_to_come",
    "florins_hoard",
    "blocks_many",
    "last_blocks",
    "last_florins",
    "last_supply",
    "last_one",
)  # fmt: skip
"""What ``features`` gives, in order.

A seat without markers has the *last* ones in the place of those of its blocks and florins:
all that they can still become is buildings, at a point a block.
"""
N_FEATURES: Final = 52
BLOCKS_AT: Final = 2
"""Where the features of blocks begin, then those of heaps; see ``stock_worth``."""
HEAPS_AT: Final = 8
BEYOND_AT: Final = 14
FLORINS_AT: Final = 15
LAST_BLOCKS_AT: Final = 48
LAST_FLORINS_AT: Final = 49
"""Of a seat without markers, in the place of all of those before."""


class Weights:
    """Weights for one variant and number of seats, ready for use."""

    __slots__ = ("known", "majority", "rivalry", "rows")

    def __init__(self, at_end: list[int], at_start: list[int], rivalry: int) -> None:
        """Lists of ``N_FEATURES`` weights times ``UNIT``. Raises ValueError if they are not.

        ``rivalry`` is what a point of the best other seat counts against one's own, in 64ths.
        """
        if len(at_end) != N_FEATURES or len(at_start) != N_FEATURES:
            raise ValueError(f"there must be {N_FEATURES} weights each")
        self.rivalry = rivalry
        self.rows: list[list[int]] = []
        """Weights by ``time_left``."""
        self.known = Known()
        """What seats were valued by before."""
        self.majority: tuple[list[int], list[int]] = ([], _NONE)
        """Buildings, and what ``majorities`` made of them last."""
        for time in range(TIME + 1):
            self.rows.append([
                (at_end[k] * (TIME - time) + at_start[k] * time) // TIME for k in range(N_FEATURES)
            ])


def time_left(position: p.CarraraPosition) -> int:
    """``TIME`` for the first half of the game, then down to 1 near the end, by whichever end
    condition is further; 0 when the last turns are being played."""
    if position.ender >= 0 or position.phase == p.OVER:
        return 0
    total = _SUPPLY[position.n]
    fewest = 9
    for seat in range(position.n):
        left = position.markers_left(seat)
        if left < fewest:
            fewest = left
    by_supply = position.supply_left * TIME // total
    by_markers = fewest * TIME // (8 if position.table.variant else 6)
    return max(1, min(TIME, 2 * max(by_supply, by_markers)))


_SUPPLY: Final = [15, 15, 15, 21, 27]
_MINIMUM: Final = list(c.CITY_MINIMUM)
_PAYS_FLORINS: Final = [pays == c.FLORINS for pays in c.CITY_PAYS]


def turns_to_come(position: p.CarraraPosition, seat: int) -> int:
    """Whether the seat still has a decision to make once the last turns are being played: 0 or
    1; and 1 before that."""
    if position.phase == p.OVER:
        return 0
    if position.ender < 0:
        return 1
    if seat == position.ender:
        return 0
    if seat == position.seat:
        return 1
    ahead = (seat - position.seat) % position.n
    return 1 if ahead < position.turns_left else 0


def features(position: p.CarraraPosition, seat: int, time: int, majority: int) -> list[int]:
    """The features of one seat, in the order of ``FEATURES``.

    ``majority`` is what its statues would bring at the end, see ``majorities``.
    """
    me: i64 = seat
    in_city: i64 = 0  # six counts of six bits
    city_value: i64 = 0  # six sums of ten bits
    type_points: i64 = 0
    type_florins: i64 = 0
    statue_value: i64 = 0
    with_statue: i64 = 0
    urban: i64 = 0
    rural: i64 = 0
    types: i64 = 0
    buildings: i64 = 0
    values: i64 = 0
    decorated: i64 = 0
    sets: i64 = 0  # six counts of six bits
    statues: i64 = 0
    rewards = position.rewards
    first: i64 = me * 6
    for entry in position.built:
        building: i64 = entry
        if building & 3 != me:
            continue
        city: i64 = (building >> 2) & 7
        type_: i64 = (building >> 5) & 7
        worth: i64 = ((building >> 8) & 15) + ((building >> 16) & 1)
        reward: i64 = rewards[first + city]
        one: i64 = 1
        in_city += one << (6 * city)
        city_value += worth << (10 * city)
        if _PAYS_FLORINS[city]:
            type_florins += (worth * reward) << (10 * type_)
        else:
            type_points += (worth * reward) << (10 * type_)
        if type_ < 4:
            urban += worth
        else:
            rural += worth
        types |= one << type_
        buildings += 1
        values += (building >> 8) & 15
        if (building >> 16) & 1:
            decorated += 1
            sets += one << (6 * type_)
        if building >> 17:
            statues += 1
            with_statue |= one << city
            statue_value += (worth * reward) << (10 * city)
    ahead = turns_to_come(position, seat)
    florins = position.florins[seat]
    florin_pay: i64 = FLORIN_PAY[time]
    taken: i64 = scoring.taken_spaces(position, seat)
    found: list[int] = []
    begun: i64 = 0
    contested: i64 = 0
    place: i64
    for place in range(6):
        here: i64 = (in_city >> (6 * place)) & 63
        if here and not (taken >> place) & 1:
            amount: i64 = ((city_value >> (10 * place)) & 1023) * rewards[first + place]
            amount *= florin_pay if _PAYS_FLORINS[place] else 64
            need: i64 = _MINIMUM[place]
            if here >= need:
                found.append(amount)
                contested += amount
            else:
                begun += amount * here // need
    for place in range(6):
        if (types >> place) & 1 and not (taken >> (6 + place)) & 1:
            found.append(
                ((type_points >> (10 * place)) & 1023) * 64
                + ((type_florins >> (10 * place)) & 1023) * florin_pay
            )
    if urban and not (taken >> 12) & 1:
        found.append(urban * position.landscapes[seat * 2] * florin_pay)
    if rural and not (taken >> 13) & 1:
        found.append(rural * position.landscapes[seat * 2 + 1] * 64)
    advanced = position.table.variant
    rate = c.FLORINS_PER_VP
    if advanced:
        for place in range(3):
            # the pairs of cities are Livorno and Lerici, Pisa and Massa, Lucca and Viareggio
            pair: i64 = place
            if not (taken >> (16 + pair)) & 1:
                amount = 0
                if (with_statue >> place) & 1:
                    amount += _space_pay(statue_value, place, florin_pay)
                if (with_statue >> (5 - place)) & 1:
                    amount += _space_pay(statue_value, 5 - place, florin_pay)
                if amount:
                    found.append(amount)
        rate = scoring.florin_rate(position, seat)
        if rate == c.FLORINS_PER_VP:
            if florins >= 50 and not (taken >> 15) & 1:
                found.append(florins * 64 * 3 // 10)
            elif florins >= 36 and not (taken >> 14) & 1:
                found.append(florins * 64 * 2 // 15)
    found.sort(reverse=True)
    standing = position.slots[seat]
    markers = position.markers_left(seat)
    usable = markers if position.ender < 0 else min(markers, ahead)
    result = [1, position.vp(seat) * PAY]
    blocks = position.blocks
    total = 0
    heaps: list[int] = []
    for colour in range(6):
        count = blocks[seat * 6 + colour] if ahead else 0
        total += count
        if not markers:
            count = 0
        result.append(count if count < FEW else FEW)
        heaps.append(count - FEW if count > FEW else 0)
    result.extend(heaps)
    spendable = florins if markers else 0
    result.append(total - 7 if total > 7 and markers else 0)
    result.append(spendable if spendable < 12 else 12)
    result.append(0 if spendable < 12 else (spendable - 12 if spendable < 30 else 18))
    result.append(spendable - 30 if spendable > 30 else 0)
    result.append(florins // rate * PAY)
    result.append(min(p.BITS_SET[standing], usable))
    result.append(min(position.open_markers[seat], usable))
    slots = variants.variant_of(position).slots
    bonuses = [0, 0, 0, 0]
    if usable:
        for slot in range(len(slots)):
            if standing >> slot & 1:
                bonuses[slots[slot]] += 1
    result.extend(bonuses)
    beyond = 0
    more = 0
    rank = 0
    for pay in found:
        if rank >= usable:
            beyond += pay
        elif rank < _SPACES_OPEN:
            result.append(pay)
        else:
            more += pay
        rank += 1
    for _ in range(_SPACES_OPEN - min(usable, rank)):
        result.append(0)
    result.append(more)
    result.append(beyond if usable else 0)
    result.append(contested if usable else 0)
    result.append(begun if usable else 0)
    result.append(buildings)
    result.append(values)
    result.append(_kinds(types))
    raised = 0
    for city_index in range(6):
        raised += rewards[seat * 6 + city_index] - c.CITY_REWARD[city_index]
    raised += position.landscapes[seat * 2] + position.landscapes[seat * 2 + 1] - 2
    result.append(raised)
    set_points: i64 = 0
    for place in range(6):
        number: i64 = (sets >> (6 * place)) & 63
        set_points += number * (number + 1)
    result.append(set_points * 64)
    result.append(decorated)
    result.append(statues)
    result.append(majority * PAY)
    stored = 0
    if advanced and ahead:
        stored = (1 if position.stores[seat * 2] else 0) + (
            1 if position.stores[seat * 2 + 1] else 0
        )
    result.append(stored)
    result.append(_has_fewest_markers(position, seat))
    result.append(markers if position.supply_left <= 2 else 0)
    result.append(ahead)
    result.append(florins - HOARD if florins > HOARD else 0)
    result.append(total - 12 if total > 12 and markers else 0)
    last = ahead and not markers
    result.append(total if last else 0)
    result.append(florins if last else 0)
    result.append(position.supply_left if last else 0)
    result.append(1 if last else 0)
    return result


def _has_fewest_markers(position: p.CarraraPosition, seat: int) -> int:
    """1 if every other seat has more markers left."""
    markers = position.markers_left(seat)
    for other in range(position.n):
        if other != seat and position.markers_left(other) <= markers:
            return 0
    return 1


def _kinds(types: i64) -> int:
    found: i64 = 0
    while types:
        found += types & 1
        types >>= 1
    return found


def _space_pay(values: i64, city: i64, florin_pay: i64) -> i64:
    """What the ten bits of a city come to, as ``PAY`` counts it."""
    amount: i64 = (values >> (10 * city)) & 1023
    return amount * (florin_pay if _PAYS_FLORINS[city] else 64)


def majorities(position: p.CarraraPosition) -> list[int]:
    """Points by seat for most statues, as they stand now; see ``scoring.statues_vp``."""
    points = [0, 0, 0, 0]
    counts = [0, 0, 0, 0, 0, 0]  # by city: four bits a seat
    any_statue = False
    for entry in position.built:
        if entry >> 17:
            counts[(entry >> 2) & 7] += 1 << (4 * (entry & 3))
            any_statue = True
    if any_statue:
        third = position.table.third
        for city in range(6):
            if counts[city]:
                ranks = _ranks(counts[city])
                for seat in range(4):
                    rank = ranks[seat]
                    if rank < 2:
                        points[seat] += _MAJORITY[city * 2 + rank]
                    elif rank == 2:
                        points[seat] += third[city]
    return points


_MAJORITY: Final = [row[rank] for row in c.STATUE_MAJORITY for rank in range(2)]
_rank_memo: dict[int, list[int]] = {}


def _ranks(counts: int) -> list[int]:
    """Ranks by seat from statues in a city, four bits a seat; 9 for a seat without one.

    Seats that are level are all paid for the rank below theirs, and all after them slide down.
    """
    found = _rank_memo.get(counts)
    if found is None:
        found = [9, 9, 9, 9]
        rank = 0
        for number in range(15, 0, -1):
            group = [seat for seat in range(4) if (counts >> (4 * seat)) & 15 == number]
            if group:
                if len(group) > 1:
                    rank += 1
                for seat in group:
                    found[seat] = rank
                rank += 1
        _rank_memo[counts] = found
    return found


def worth_of(found: list[int], row: list[int]) -> int:
    """Features times weights: points times ``UNIT``."""
    total: i64 = 0
    place: i64
    for place in range(52):
        one: i64 = found[place]
        if one:
            weight: i64 = row[place]
            total += one * weight
    return total


def seat_values(position: p.CarraraPosition, weights: Weights) -> list[int]:
    """What each seat may expect to end with, in points times ``UNIT``; exact once it is over."""
    if position.phase == p.OVER:
        return [points * UNIT for points in scoring.final_scores(position)]
    time = time_left(position)
    row = weights.rows[time]
    majority = _NONE
    if position.table.variant:
        built, majority = weights.majority
        # lists of a position never change, and no two games share one
        if built is not position.built:
            majority = majorities(position)
            weights.majority = (position.built, majority)
    result: list[int] = []
    for seat in range(position.n):
        ahead = turns_to_come(position, seat)
        taken: i64 = scoring.taken_spaces(position, seat)
        fewest = _has_fewest_markers(position, seat)
        paid = majority[seat]
        supply = position.supply_left
        if position.markers_left(seat):
            # all that a seat with markers feels of it, but by the time
            supply = 2 if supply <= 2 else 3
        mark: i64 = mark_of(position, seat, time, ahead, taken, fewest, paid, supply)
        value = weights.known.value(mark)
        if value == UNKNOWN:
            value = worth_of(features(position, seat, time, paid), row)
            weights.known.keep(mark, value)
        result.append(value)
    return result


_NONE: Final = [0, 0, 0, 0]


def margin(values: list[int], seat: int, rivalry: int) -> int:
    """How far the seat is ahead of the best other one: what a player wants.

    ``rivalry`` is in 64ths: 64 is the plain difference.
    """
    best = -(1 << 40)
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return values[seat] - best * rivalry // 64
