"""Set-up for two, three and four seats."""

import pytest

from carrara_desktop.engine.rules import CHANCE
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import (
    blocks,
    hand,
    listed,
    of,
    play,
    refused,
    section,
    started,
)

START_HANDS = ("PP", "BP", "BB", "GB")


@pytest.mark.parametrize(("seats", "tiles"), [(2, 24), (3, 30), (4, 36)])
def test_what_lies_on_the_table(seats: int, tiles: int) -> None:
    position = started(seats)
    assert position.florins == [20] * seats
    assert [hand(position, seat) for seat in range(seats)] == list(START_HANDS[:seats])
    assert [position.vp(seat) for seat in range(seats)] == [0] * seats
    assert position.slots == [0b111111] * seats
    assert position.open_markers == [0] * seats
    assert section(position, "I") == "WYRGBP"
    assert sum(position.wheel) == 6
    assert sum(position.bag) == 42 - 6 - 2 * seats
    assert -1 not in position.display
    assert (position.supply_left, sum(position.supply)) == (tiles - 9, tiles - 9)
    assert position.monuments == 0b111111
    assert position.upgrades == 0b11111111
    assert position.rewards == [3, 3, 2, 2, 1, 1] * seats
    assert (position.seat, position.turn, position.visitor, position.ender) == (0, 1, -1, -1)


@pytest.mark.parametrize(("seats", "threes"), [(2, 0), (3, 1), (4, 2)])
def test_tiles_by_number_of_seats(seats: int, threes: int) -> None:
    position = RULES.start({}, seats)
    for type_ in range(6):
        assert position.supply[type_ * 5 : type_ * 5 + 5] == [1, 1, threes, 1, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_lot_hands_out_start_blocks_in_turn_order(seats: int) -> None:
    for first in range(seats):
        position = RULES.start({"first": "lot"}, seats)
        assert RULES.to_move(position) == CHANCE
        assert RULES.weights(position) == [1] * seats
        play(position, f"first {first}")
        for order in range(seats):
            assert hand(position, (first + order) % seats) == START_HANDS[order]
        assert (position.first, position.seat) == (first, first)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_chosen_first_seat_is_a_move_too(seats: int) -> None:
    for first in range(seats):
        position = RULES.start({"first": first}, seats)
        assert listed(position) == [f"first {first}"]
        assert RULES.weights(position) == [1]
        refused(position, f"first {(first + 1) % seats}", "supply")
        by_lot = RULES.start({"first": "lot"}, seats)
        assert play(position, f"first {first}") == play(by_lot, f"first {first}")
        assert position == by_lot


def test_the_event_of_the_set_up_has_every_figure() -> None:
    happened = play(RULES.start({}, 3), "first 1")
    assert happened == [
        e.FirstSeatChosen(
            seat=1,
            florins=(20, 20, 20),
            blocks=(blocks("BB"), blocks("PP"), blocks("BP")),
            markers=(6, 6, 6),
            wheel=(1, 1, 1, 1, 1, 1),
            bag=(6, 6, 6, 6, 3, 3),
            tiles=30,
        )
    ]


def test_the_display_is_turned_up_by_chance_one_tile_after_the_other() -> None:
    position = RULES.start({"first": 1}, 3)
    play(position, "first 1")
    lines = [f"tile {c.TYPES[type_]} {value}" for type_ in (0, 1, 2) for value in (1, 3, 5)]
    for number, line in enumerate(lines):
        assert RULES.to_move(position) == CHANCE
        assert RULES.weights(position) == [n for n in position.supply if n]
        happened = of(play(position, line), e.TileTurnedUp)
        assert [(t.slot, t.supply) for t in happened] == [(number, 29 - number)]
    assert RULES.to_move(position) == 1
    assert position.phase == p.ACTION


@pytest.mark.parametrize(
    ("options", "seats", "named"),
    [
        ({}, 1, "seats"),
        ({}, 5, "seats"),
        ({"variant": "expert"}, 2, "variant"),
        ({"first": 2}, 2, "first"),
        ({"first": -1}, 2, "first"),
        ({"first": True}, 2, "first"),
        ({"first": "1"}, 2, "first"),
        ({"screens": "open"}, 2, "screens"),
    ],
)
def test_wrong_options_are_named(options: dict[str, object], seats: int, named: str) -> None:
    with pytest.raises(ValueError, match=f"^{named}:"):
        RULES.start(options, seats)
