"""How a building may be paid for (rulebook, "Build": two for one, never in a chain).

City *c* accepts the colours 0..c. Two blocks of a colour stand for one of the next more
valuable colour. So a block of an accepted colour pays one by itself, and of the others
only the colour right below can help, two for one.
"""

from __future__ import annotations

from typing import Final

from carrara_desktop.games.carrara.moves import unpack

_MEMO_LIMIT: Final = 1 << 16
_memo: dict[int, list[int]] = {}
_NONE: Final[list[int]] = []


def payments(hand: int, city: int, value: int) -> list[int]:
    """Every payment of ``value`` in a city out of a packed hand that wastes no block.

    A payment that pays two accepted blocks where one of them would do is lawful
    (see ``is_lawful``) but contains a smaller one that pays as much, and is left out.
    Packed counts, dearest blocks first.
    """
    # only the accepted colours and the next one below matter, so hands that differ in
    # cheaper marble share an entry
    relevant = hand & ((1 << (3 * (city + 2))) - 1) if city < 5 else hand
    if relevant == 0:
        return _NONE
    key = relevant << 7 | city << 4 | value
    found = _memo.get(key)
    if found is None:
        if len(_memo) >= _MEMO_LIMIT:
            _memo.clear()
        found = _memo[key] = _enumerate(relevant, city, value)
    return found


_tables: dict[int, list[list[int] | None]] = {}


def payment_table(hand: int) -> list[list[int] | None]:
    """The payments of one hand that have been asked for, city * 9 + value; see ``pay_from``."""
    table = _tables.get(hand)
    if table is None:
        if len(_tables) >= _MEMO_LIMIT:
            _tables.clear()
        table = _tables[hand] = [None] * 54
    return table


def pay_from(table: list[list[int] | None], hand: int, city: int, value: int) -> list[int]:
    """``payments`` by way of the hand's table, for whoever asks for many of one hand."""
    found = table[city * 9 + value]
    if found is None:
        found = table[city * 9 + value] = payments(hand, city, value)
    return found


def _enumerate(hand: int, city: int, value: int) -> list[int]:
    counts = unpack(hand)
    accepted = sum(counts[: city + 1])
    below = counts[city + 1] if city < 5 else 0
    result: list[int] = []
    for pairs in range(min(below // 2, value) + 1):
        if value - pairs <= accepted:
            paid = 2 * pairs << (3 * (city + 1)) if pairs else 0
            _choose(counts, 0, city, value - pairs, accepted, paid, result)
    return result


def _choose(
    counts: tuple[int, int, int, int, int, int],
    colour: int,
    city: int,
    need: int,
    left: int,
    paid: int,
    result: list[int],
) -> None:
    """Add to ``result`` every way to take ``need`` blocks of the colours ``colour``..city."""
    if need == 0:
        result.append(paid)
        return
    here = counts[colour]
    rest = left - here
    least = need - rest if need > rest else 0
    most = here if here < need else need
    for taken in range(most, least - 1, -1):
        if taken == need:
            result.append(paid + (taken << (3 * colour)))
        elif colour < city:
            with_taken = paid + (taken << (3 * colour))
            _choose(counts, colour + 1, city, need - taken, rest, with_taken, result)


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
