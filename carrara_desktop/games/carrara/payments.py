"""How a building may be paid for (rulebook, "Build": two for one, never in a chain).

City *c* accepts the colours 0..c. Two blocks of a colour stand for one of the next more
valuable colour. So a block of an accepted colour pays one by itself, and of the others
only the colour right below can help, two for one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carrara_desktop.games.carrara.moves import CITY_SHIFT, PAID_SHIFT, unpack

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64

_MEMO_LIMIT: Final = 1 << 16
_memo: Final[dict[int, list[int]]] = {}
_NONE: Final[list[int]] = []


def payments(hand: i64, city: i64, value: i64) -> list[int]:
    """Every payment of ``value`` in a city out of a packed hand that wastes no block.

    A payment that pays two accepted blocks where one of them would do is lawful
    (see ``is_lawful``) but contains a smaller one that pays as much, and is left out.
    Packed counts, dearest blocks first.
    """
    # only the accepted colours and the next one below matter, so hands that differ in
    # cheaper marble share an entry
    one: i64 = 1
    relevant: i64 = hand & ((one << (3 * (city + 2))) - 1) if city < 5 else hand
    if relevant == 0:
        return _NONE
    key = relevant << 7 | city << 4 | value
    found = _memo.get(key)
    if found is None:
        if len(_memo) >= _MEMO_LIMIT:
            _memo.clear()
        found = _memo[key] = _enumerate(relevant, city, value)
    return found


_ANYWHERE: Final = 6 * 9
"""Where a table holds the payments in all cities, by value."""
_tables: Final[dict[int, list[list[int] | None]]] = {}


def payment_table(hand: i64) -> list[list[int] | None]:
    """The payments of one hand that have been asked for; see ``pay_from`` and ``pay_anywhere``.

    By city * 9 + value, and after them by value the payments in all cities.
    """
    table = _tables.get(hand)
    if table is None:
        if len(_tables) >= _MEMO_LIMIT:
            _tables.clear()
        table = _tables[hand] = [None] * (_ANYWHERE + 9)
    return table


def pay_from(table: list[list[int] | None], hand: i64, city: i64, value: i64) -> list[int]:
    """``payments`` by way of the hand's table, for whoever asks for many of one hand."""
    found = table[city * 9 + value]
    if found is None:
        found = table[city * 9 + value] = payments(hand, city, value)
    return found


def pay_anywhere(table: list[list[int] | None], hand: i64, value: i64) -> list[int]:
    """The payments in all cities, each with its city in the way that moves hold both."""
    found = table[_ANYWHERE + value]
    if found is None:
        found = []
        city: i64
        for city in range(6):
            for packed in pay_from(table, hand, city, value):
                paid: i64 = packed
                found.append(city << CITY_SHIFT | paid << PAID_SHIFT)
        table[_ANYWHERE + value] = found
    return found


def _enumerate(hand: i64, city: i64, value: i64) -> list[int]:
    accepted: i64 = 0
    colour: i64
    for colour in range(city + 1):
        accepted += (hand >> (3 * colour)) & 7
    pairs_below: i64 = ((hand >> (3 * (city + 1))) & 7) // 2
    most: i64 = pairs_below if pairs_below < value else value
    result: list[int] = []
    pairs: i64
    for pairs in range(most + 1):
        if value - pairs <= accepted:
            paid: i64 = 2 * pairs << (3 * (city + 1))
            _choose(hand, 0, city, value - pairs, accepted, paid, result)
    return result


def _choose(
    hand: i64, colour: i64, city: i64, need: i64, left: i64, paid: i64, result: list[int]
) -> None:
    """Add to ``result`` every way to take ``need`` blocks of the colours ``colour``..city.

    ``left`` is how many blocks of these colours there are, ``paid`` what has been taken so far.
    """
    if need == 0:
        result.append(paid)
        return
    here: i64 = (hand >> (3 * colour)) & 7
    rest: i64 = left - here
    least: i64 = need - rest if need > rest else 0
    taken: i64 = here if here < need else need
    while taken >= least:
        with_taken: i64 = paid + (taken << (3 * colour))
        if taken == need:
            result.append(with_taken)
        elif colour < city:
            _choose(hand, colour + 1, city, need - taken, rest, with_taken, result)
        taken -= 1


def is_lawful(paid: int, city: int, value: int) -> bool:
    """Whether these blocks can stand for exactly ``value`` blocks that the city accepts."""
    counts = unpack(paid)
    pairs_below = 0
    for colour in range(city + 1, 6):
        count = counts[colour]
        if count == 0:
            continue
        if colour > city + 1 or count % 2:
            return False
        pairs_below = count // 2
    accepted = sum(counts[: city + 1])
    # accepted blocks other than white may also go in pairs, which then count as one
    could_pair = sum(count // 2 for count in counts[1 : city + 1])
    need = value - pairs_below
    return accepted - could_pair <= need <= accepted


def cheapest(hand: int, city: int, value: int) -> int | None:
    """The payment that gives away the least valuable marble, or None if there is none."""
    found = payments(hand, city, value)
    return min(found, key=_worth) if found else None


def _worth(paid: int) -> int:
    worth = 0
    for colour, count in enumerate(unpack(paid)):
        worth += count * (6 - colour)
    return worth
