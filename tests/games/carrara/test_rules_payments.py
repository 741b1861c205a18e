"""What pays for a building: two for one, never in a chain."""

from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.payments import cheapest, is_lawful, payments
from tests.games.carrara.builder import hand, listed, of, pack, play, refused, table

Blocks = tuple[int, ...]


@cache
def can_pay(blocks: Blocks, city: int, value: int) -> bool:
    """From the rule text: part the blocks into singles, and pairs of one colour which stand
    for one of the next more valuable; every one of them must be of a colour the city accepts."""
    for pairs in product(*(range(count // 2 + 1) for count in blocks)):
        singles = [count - 2 * pair for count, pair in zip(blocks, pairs, strict=True)]
        units = [colour for colour in range(6) for _ in range(singles[colour])]
        units += [colour - 1 for colour in range(6) for _ in range(pairs[colour])]
        if len(units) == value and all(0 <= unit <= city for unit in units):
            return True
    return False


def inside(outer: Blocks) -> Iterator[Blocks]:
    """Every part of the blocks, the whole included."""
    return product(*(range(count + 1) for count in outer))


def smallest_payments(hand_: Blocks, city: int, value: int) -> set[Blocks]:
    """Every part of the hand that can pay and holds no smaller part that can."""
    paying = [part for part in inside(hand_) if can_pay(part, city, value)]
    return {
        part
        for part in paying
        if not any(
            other != part and all(a <= b for a, b in zip(other, part, strict=True))
            for other in paying
        )
    }


hands = st.lists(st.integers(0, 5), max_size=9).map(
    lambda colours: tuple(min(7, colours.count(colour)) for colour in range(6))
)
cities = st.integers(0, 5)
values = st.integers(1, 8)


@given(hands, cities, values)
def test_payments_equal_brute_force(hand_: Blocks, city: int, value: int) -> None:
    found = [m.unpack(packed) for packed in payments(m.pack(hand_), city, value)]
    assert len(found) == len(set(found))
    assert set(found) == smallest_payments(hand_, city, value)


@pytest.mark.parametrize(
    ("city", "hand_", "value"),
    [(4, "WWYYRRGGBBBBBBB", 5), (0, "WWWYYYYYYY", 5), (1, "WYYYRRRRRRR", 8), (5, "BBBPPPPPPP", 8)],
)
def test_payments_of_large_hands_equal_brute_force(city: int, hand_: str, value: int) -> None:
    blocks = m.unpack(pack(hand_))
    found = [m.unpack(packed) for packed in payments(pack(hand_), city, value)]
    assert len(found) == len(set(found))
    assert set(found) == smallest_payments(blocks, city, value)


@given(st.lists(st.integers(0, 7), min_size=6, max_size=6), cities, values)
def test_is_lawful_equals_brute_force(blocks: list[int], city: int, value: int) -> None:
    assert is_lawful(m.pack(blocks), city, value) == can_pay(tuple(blocks), city, value)


def test_is_lawful_equals_brute_force_for_every_small_payment() -> None:
    for blocks in product(range(4), repeat=6):
        if sum(blocks) > 7:
            continue
        for city in range(6):
            for value in (1, 2, 3, 5):
                assert is_lawful(m.pack(blocks), city, value) == can_pay(blocks, city, value)


@given(hands, cities, values)
def test_the_cheapest_is_one_of_them(hand_: Blocks, city: int, value: int) -> None:
    all_ = payments(m.pack(hand_), city, value)
    found = cheapest(m.pack(hand_), city, value)
    assert found in all_ if all_ else found is None
    if found is not None:
        worth = [sum(n * (6 - k) for k, n in enumerate(m.unpack(packed))) for packed in all_]
        assert sum(n * (6 - k) for k, n in enumerate(m.unpack(found))) == min(worth)


@pytest.mark.parametrize("city", range(6))
def test_which_single_blocks_a_city_accepts(city: int) -> None:
    position = table(hands={0: "WYRGBP"}, display=["villa 1"])
    accepted = set(c.COLOUR_LETTERS[: city + 1])
    start = f"build villa 1 {c.CITIES[city]} "
    assert {line.removeprefix(start) for line in listed(position, start)} == accepted
    for letter in set(c.COLOUR_LETTERS) - accepted:
        refused(position, f"{start}{letter}", "payment")


@pytest.mark.parametrize("city", range(5))
def test_two_of_the_colour_below_stand_for_one(city: int) -> None:
    pair = c.COLOUR_LETTERS[city + 1] * 2
    position = table(hands={0: pair}, display=["villa 1"])
    line = f"build villa 1 {c.CITIES[city]} {pair}"
    assert line in listed(position)
    assert of(play(position, line), e.TileBuilt)[0].payment == m.unpack(pack(pair))


def test_as_often_as_wanted() -> None:
    position = table(hands={0: "GGGGGG"}, display=["villa 3"], seats=3)
    assert listed(position, "build villa 3 Lucca") == ["build villa 3 Lucca GGGGGG"]


@pytest.mark.parametrize("payment", ["GGGG", "GGR", "BBBB", "BB", "GB", "G"])
def test_never_in_a_chain(payment: str) -> None:
    # Pisa accepts white and yellow: greens would have to become red first, then yellow
    position = table(hands={0: payment}, display=["villa 1"])
    assert listed(position, "build villa 1 Pisa") == []
    refused(position, f"build villa 1 Pisa {payment}", "payment")


def test_a_wasteful_payment_is_lawful_but_not_listed() -> None:
    position = table(hands={0: "YYRR"}, display=["villa 2"])
    # yellow is accepted by itself, yet two may stand for one white
    line = "build villa 2 Pisa YYRR"
    assert line not in listed(position)
    assert sorted(listed(position, "build villa 2 Pisa")) == [
        "build villa 2 Pisa YRR",
        "build villa 2 Pisa YY",
    ]
    assert of(play(position, line), e.TileBuilt)[0].payment == (0, 2, 2, 0, 0, 0)
    assert hand(position) == ""


@pytest.mark.parametrize("payment", ["WWW", "W", "WWYYY", "YYYYY", "WB", "WWRR", "WRRR"])
def test_too_much_too_little_or_the_wrong_marble(payment: str) -> None:
    position = table(hands={0: "WWWYYYYYRRRB"}, display=["villa 2"])
    refused(position, f"build villa 2 Pisa {payment}", "payment")


def test_blocks_that_are_not_in_hand() -> None:
    position = table(hands={0: "WY"}, display=["villa 2"])
    refused(position, "build villa 2 Pisa WW", "blocks")
    refused(position, "build villa 2 Pisa RRRR", "blocks")
