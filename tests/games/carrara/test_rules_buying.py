"""Buying blocks: the wheel, prices, refilling, and having to buy."""

import pytest

from carrara_desktop.engine.rules import CHANCE
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import hand, listed, of, play, refused, section, table

# facts.md, section 1: rows I to VI, columns white to purple
PRICES = (
    (6, 5, 4, 3, 2, 1),
    (5, 4, 3, 2, 1, 0),
    (4, 3, 2, 1, 0, 0),
    (3, 2, 1, 0, 0, 0),
    (2, 1, 0, 0, 0, 0),
    (1, 0, 0, 0, 0, 0),
)


@pytest.mark.parametrize("colour", range(6))
@pytest.mark.parametrize("row", range(6))
def test_prices(row: int, colour: int) -> None:
    name, letter, price = c.SECTIONS[row], c.COLOUR_LETTERS[colour], PRICES[row][colour]
    position = table(wheel={name: letter * 2}, florins={0: 2 * price})
    assert of(play(position, f"buy {name} {letter * 2}"), e.BlocksBought)[0].cost == 2 * price
    assert position.florins[0] == 0
    assert hand(position) == letter * 2
    if price:
        poorer = table(wheel={name: letter * 2}, florins={0: 2 * price - 1})
        refused(poorer, f"buy {name} {letter * 2}", "florins")
        assert (f"buy {name} {letter}" in listed(poorer)) == (price <= 2 * price - 1)


def test_without_turning_nothing_moves_and_nothing_is_drawn() -> None:
    position = table(wheel={"I": "WY", "III": "P"})
    happened = play(position, "buy III P")
    assert happened == [e.BlocksBought(0, 2, (0, 0, 0, 0, 0, 1), 0)]
    assert section(position, "I") == "WY"
    assert RULES.to_move(position) == 1


def test_every_affordable_set_of_one_section_is_listed_once() -> None:
    position = table(wheel={"I": "WPP", "IV": "YYG"}, florins={0: 3})
    assert sorted(listed(position, "buy")) == sorted([
        "buy I P",
        "buy I PP",
        "buy IV G",
        "buy IV Y",
        "buy IV YG",
    ])


def test_turning_moves_every_section_one_on_and_six_comes_back_to_one() -> None:
    position = table(wheel={"I": "WW", "II": "YY", "III": "RR", "IV": "GG", "V": "BB", "VI": "P"})
    assert play(position, "turn") == [e.WheelTurned(0, draws=0)]
    sections = [section(position, name) for name in c.SECTIONS]
    assert sections == ["P", "WW", "YY", "RR", "GG", "BB"]
    # purple, free in VI, costs 1 again in I
    assert of(play(position, "buy I P"), e.BlocksBought)[0].cost == 1


def test_six_turns_bring_the_wheel_round() -> None:
    wheel = {"I": "WYR", "III": "GGG", "VI": "BBBPP"}
    position = table(wheel=wheel)
    for _ in range(6):
        position.phase = p.ACTION
        play(position, "turn")
    assert [section(position, name) for name in c.SECTIONS] == ["WYR", "", "GGG", "", "", "BBBPP"]
    assert position.rotation == 0


def test_refilling_to_eleven_into_section_one() -> None:
    position = table(wheel={"I": "WW", "VI": "Y"})
    assert play(position, "turn") == [e.WheelTurned(0, draws=8)]
    assert RULES.to_move(position) == CHANCE
    assert RULES.weights(position) == position.bag
    play(position, *["draw P"] * 7, "draw B")
    assert sum(position.wheel) == 11
    assert section(position, "I") == "YBPPPPPPP"
    assert RULES.to_move(position) == 0
    refused(position, "turn", "phase")
    refused(position, "pass", "phase")


def test_drawing_only_what_the_bag_holds() -> None:
    position = table(wheel={"I": "WW"}, bag="RG", hands={0: "P"})
    assert play(position, "turn") == [e.WheelTurned(0, draws=2)]
    assert listed(position) == ["draw R", "draw G"]
    refused(position, "draw W", "supply")
    play(position, "draw G")
    assert listed(position) == ["draw R"]
    play(position, "draw R")
    assert section(position, "I") == "RG"
    assert not any(position.bag)
    play(position, "buy I R")


def test_turning_with_an_empty_bag() -> None:
    position = table(wheel={"II": "WR"}, bag="")
    assert "turn" in listed(position)
    assert play(position, "turn") == [e.WheelTurned(0, draws=0)]
    assert section(position, "III") == "WR"
    play(position, "buy III R")
    assert position.florins[0] == 18


def test_turning_with_an_empty_wheel_fills_it() -> None:
    position = table(wheel={"VI": ""})
    assert listed(position, "buy") == []
    assert "turn" in listed(position)
    assert play(position, "turn") == [e.WheelTurned(0, draws=11)]


def test_wheel_and_bag_empty_no_buying() -> None:
    position = table(wheel={"I": ""}, bag="")
    assert listed(position) == ["pass"]
    refused(position, "turn", "empty")
    refused(position, "buy I P", "absent")


def test_after_turning_a_block_must_be_bought_if_one_can_be() -> None:
    position = table(wheel={"III": "P", "I": "WWYYRRGGBB"}, florins={0: 0})
    play(position, "turn")
    assert listed(position) == ["buy IV P"]  # free of charge
    refused(position, m.simple(m.LIFT), "affordable")
    refused(position, m.simple(m.PASS), "phase")
    refused(position, m.buy(3, 0), "buy-one")


def test_nothing_affordable_after_turning_lifts_the_screen() -> None:
    position = table(wheel={"VI": "WWWYYYRRRGG"}, florins={0: 2})
    play(position, "turn")
    assert listed(position) == ["lift"]
    happened = play(position, "lift")
    assert happened == [e.NothingAffordable(0, florins=2)]
    assert position.florins[0] == 4
    assert sum(position.wheel) == 11
    assert RULES.to_move(position) == 1


def test_lifting_shows_no_figures_and_reveals() -> None:
    assert RULES.reveals(m.simple(m.LIFT))
    assert not RULES.reveals(m.simple(m.PASS))
    assert e.NothingAffordable.__slots__ == ("seat", "florins")


def test_without_turning_buying_needs_something_affordable() -> None:
    position = table(wheel={"I": "WYR"}, florins={0: 3})
    assert listed(position) == ["turn", "pass"]
    refused(position, "buy I R", "florins")
    refused(position, "lift", "phase")


def test_blocks_of_two_sections_cannot_be_bought_together() -> None:
    position = table(wheel={"II": "P", "III": "B"})
    refused(position, "buy II BP", "absent")
