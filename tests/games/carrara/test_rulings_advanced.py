"""The rulings of the advanced game; see ``test_rulings``."""

from typing import Any

import pytest

from carrara_desktop.engine.rules import NOBODY
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara import scoring
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import (
    advanced,
    column,
    listed,
    of,
    piece_of,
    play,
    refused,
    section,
    stored,
    table,
)

TYPES_SCORED = ("villa", "rural")


def test_r_033_bonus_florins_help_to_reach_a_florin_space() -> None:
    position = advanced(florins={0: 31})
    assert listed(position, "court") == ["court 5", "court 6"]
    refused(position, "court 7", "space")
    play(position, "court 5")
    assert listed(position) == ["score florins36"]
    assert listed(advanced(florins={0: 30}), "court") == []


def test_r_034_a_bonus_statue_does_not_open_a_space_beforehand() -> None:
    columns = {0: {"Pisa": ["villa 1"]}}
    closed = advanced(columns=columns, scored={0: TYPES_SCORED}, court={0: (1, 2, 4, 5, 6, 7)})
    assert listed(closed, "court") == []
    refused(closed, "court 1", "space")
    # with another space open, the statue opens one more
    opened = advanced(columns=columns, scored={0: ("villa",)}, court={0: (1, 2, 4, 5, 6, 7, 8)})
    play(opened, "court 1", "take gold Pisa villa 1")
    assert listed(opened) == ["score rural", "score Massa+Pisa"]


def test_r_035_a_bonus_piece_counts_at_once() -> None:
    position = advanced(columns={0: {"Lucca": ["villa 4"]}}, florins={0: 0})
    play(position, "court 3", "take arms Lucca villa 4", "score villa")
    assert position.vp(0) == (4 + 1) * 2


def test_r_036_any_decoration_may_be_chosen_or_none() -> None:
    position = advanced(columns={0: {"Pisa": ["villa 1"]}}, decorations={"cup": 0})
    play(position, "court 4")
    stores = [f"take {name} store" for name in ("book", "crown", "gate", "flag", "arms")]
    assert set(listed(position)) == {*stores, "take arms Pisa villa 1", "take none"}
    refused(position, "take cup store", "offer")
    supply = position.decorations[:]
    assert e.PieceForgone(0, golden=False) in play(position, "take none")
    assert position.decorations == supply
    assert position.phase == p.SCORING

    nothing = dict.fromkeys(c.DECORATIONS, 0)
    empty = advanced(columns={0: {"Pisa": ["villa 1"]}}, decorations=nothing)
    play(empty, "court 3")
    assert empty.phase == p.SCORING


def test_r_037_a_refused_golden_statue_goes_to_the_box() -> None:
    position = advanced(3, columns={0: {"Pisa": ["villa 1"]}})
    play(position, "court 1")
    assert position.gold == 6
    assert e.PieceForgone(0, golden=True) in play(position, "take none")
    assert position.gold == 5


def test_r_038_a_golden_statue_goes_on_any_building_or_into_a_warehouse() -> None:
    columns = {0: {"Livorno": ["villa 1"], "Lerici": ["porta 1"], "Pisa": ["porta 2 white"]}}
    position = advanced(columns=columns)
    play(position, "court 2")
    assert set(listed(position)) == {
        "take gold Livorno villa 1",
        "take gold Lerici porta 1",
        "take gold store",
        "take none",
    }
    refused(position, "take gold Pisa porta 2", "place")


def test_r_039_a_decoration_adds_one_in_scorings_only() -> None:
    columns = {0: {"Lucca": ["villa 4 +", "castello 3 + red"]}}
    for space, vp in (("Lucca", 18), ("villa", 10), ("rural", 9), ("Viareggio+Lucca", 8)):
        position = advanced(3, columns=columns)
        play(position, "court 5", f"score {space}")
        assert position.vp(0) == vp
    # the difference to a monument is not less for it
    raising = advanced(3, columns=columns, hands={0: "WWWW"}, florins={0: 0})
    assert listed(raising, "monument villa Lucca over") == ["monument villa Lucca over 4 WWWW"]
    raising.phase = p.OVER
    assert RULES.result(raising)[0][0] == 2 + 2 + 10


@pytest.mark.parametrize("space", ["urban", "rural"])
def test_r_040_city_rewards_do_not_count_for_a_landscape(space: str) -> None:
    position = advanced(columns={0: {"Livorno": ["porta 4 +", "villa 5 +"]}}, florins={0: 0})
    position.rewards[c.LIVORNO] = 4
    play(position, "court 7", f"score {space}")
    assert (position.florins[0], position.vp(0)) == ((5, 3) if space == "urban" else (0, 3 + 6))


def test_r_041_rural_pays_one_vp() -> None:
    position = table(columns={0: {"Lerici": ["castello 5", "villa 2"]}})
    play(position, "court 4", "score rural")
    assert position.vp(0) == 7


def test_r_042_a_florin_space_works_at_the_end() -> None:
    position = advanced(florins={0: 52}, columns={0: {"Pisa": ["villa 1"]}})
    play(position, "court 7", "score florins50")
    assert (position.florins[0], position.vp(0)) == (52, 3)
    position.phase = p.OVER
    assert RULES.result(position)[0][0] == 3 + 26


def test_r_043_one_florin_space_a_seat_and_each_for_one_seat() -> None:
    columns = {seat: {"Pisa": [f"villa {seat + 1}"]} for seat in (0, 1)}
    position = advanced(columns=columns, scored={0: ("florins36",)}, florins={0: 60, 1: 60})
    play(position, "court 7")
    refused(position, "score florins50", "florin-space")
    play(position, "score villa", "done", "court 7")
    refused(position, "score florins36", "scored")
    assert "score florins50" in listed(position)
    play(position, "score florins50", "done")
    other = advanced(columns=columns, scored={1: ("florins50",)}, florins={0: 60})
    play(other, "court 7")
    refused(other, "score florins50", "scored")
    assert "score florins36" in listed(other)


def clearing(**figures: Any) -> p.CarraraPosition:
    """Section III (crown, green statue) holds one block; both discs are not moved."""
    figures = {"wheel": {"III": "PP", "I": "W"}, **figures}
    position = advanced(inner=5, **figures)
    # the inner disc alone goes to where it would stand at the start
    play(position, "turn inner")
    view = RULES.view(position, 0)
    assert (view.decoration_at[2], view.statue_at[2]) == (c.PALAZZO, c.GREEN)
    return position


def test_r_044_the_last_block_of_a_sector_brings_one_of_two_pieces() -> None:
    some = clearing()
    assert of(play(some, "buy III P"), e.SectorCleared) == []
    position = clearing()
    assert e.SectorCleared(0, 2, c.PALAZZO, c.GREEN) in play(position, "buy III PP")
    assert set(listed(position)) == {"take crown store", "take green store", "take none"}
    play(position, "take crown store")
    assert (stored(position), position.seat) == (["crown", ""], 1)


def test_r_045_what_the_supply_lacks_is_not_offered() -> None:
    one = clearing(decorations={"crown": 0})
    play(one, "buy III PP")
    assert listed(one) == ["take green store", "take none"]
    refused(one, "take crown store", "offer")
    none = clearing(decorations={"crown": 0}, statues={"green": 0})
    happened = play(none, "buy III PP")
    assert of(happened, e.SectorCleared) == []
    assert none.seat == 1


def test_r_046_what_is_forgone_stays_in_the_supply() -> None:
    position = clearing()
    before = (position.decorations[:], position.statues[:])
    assert e.PieceForgone(0, golden=False) in play(position, "buy III PP", "take none")
    assert (position.decorations, position.statues) == before


def test_r_047_a_statue_of_the_wheel_goes_to_any_city_that_accepts_it() -> None:
    columns = {0: {city: [f"villa {n + 1}"] for n, city in enumerate(c.CITIES[:5])}}
    position = clearing(seats=3, columns=columns, florins={0: 0})
    play(position, "buy III PP")
    assert listed(position, "take green") == [
        "take green Viareggio villa 4",
        "take green Massa villa 5",
        "take green store",
    ]
    refused(position, "take green Lucca villa 3", "place")


def test_r_048_stored_pieces_are_placed_in_a_later_turn_as_many_as_there_are() -> None:
    columns = {0: {"Pisa": ["villa 1", "porta 2"]}}
    for lines in (
        ("place arms Pisa villa 1", "place gate Pisa porta 2", "pass"),
        ("place gate Pisa porta 2", "pass", "place arms Pisa villa 1"),
        ("pass", "place gate Pisa porta 2", "place arms Pisa villa 1"),
    ):
        position = advanced(columns=columns, stores={0: ["arms", "gate"]}, florins={0: 0})
        play(position, *lines)
        assert column(position, "Pisa") == ["villa 1 +", "porta 2 +"]
        assert (stored(position), position.seat, position.florins[0]) == (["", ""], 1, 2)


def test_r_049_a_piece_stays_in_its_warehouse_for_the_turn() -> None:
    position = clearing(columns={0: {"Pisa": ["palazzo 1"]}}, florins={0: 30})
    play(position, "buy III PP", "take crown store")
    assert stored(position) == ["crown!", ""]
    assert position.phase == p.FINISHING  # it could buy one
    assert listed(position, "place") == []
    refused(position, "place crown Pisa palazzo 1", "fresh")
    play(position, "done", "pass")
    assert listed(position, "place") == ["place crown Pisa palazzo 1"]
    play(position, "place crown Pisa palazzo 1")


def test_r_050_nothing_is_thrown_out_while_a_warehouse_is_free() -> None:
    position = clearing(stores={0: ["cup"]})
    play(position, "buy III PP")
    assert "take crown store" in listed(position)
    refused(position, "take crown store 1", "warehouse")
    refused(position, "take crown store 2", "warehouse")
    full = clearing(stores={0: ["cup", "red"]})
    play(full, "buy III PP")
    refused(full, "take crown store", "warehouse")
    assert {"take crown store 1", "take crown store 2"} <= set(listed(full))


def test_r_051_what_is_thrown_out_goes_to_the_box() -> None:
    position = clearing(stores={0: ["cup", "red"]})
    cups = position.decorations[c.CATHEDRALE]
    happened = play(position, "buy III PP", "take crown store 1")
    assert e.PieceDiscarded(0, piece_of("cup"), 0) in happened
    assert e.PieceStored(0, piece_of("crown"), 0) in happened
    assert (stored(position), position.decorations[c.CATHEDRALE]) == (["crown", "red"], cups)


def test_r_052_equal_stored_pieces_are_listed_once() -> None:
    columns = {0: {"Pisa": ["palazzo 1"], "Lucca": ["villa 1"]}}
    position = clearing(stores={0: ["cup", "cup"]})
    play(position, "buy III PP")
    assert listed(position, "take crown") == ["take crown store 1"]
    play(position, "take crown store 2")
    assert stored(position) == ["cup", "crown"]
    two = advanced(stores={0: ["crown", "crown"]}, columns=columns, florins={0: 0})
    assert listed(two, "place") == ["place crown Pisa palazzo 1"]
    # the second crown came today, the first may go
    one = advanced(stores={0: ["crown!", "crown"]}, columns=columns, florins={0: 0})
    assert listed(one, "place") == ["place crown Pisa palazzo 1"]
    play(one, "place crown Pisa palazzo 1")
    assert stored(one) == ["crown!", ""]


def test_r_053_stored_pieces_do_not_count_at_the_end() -> None:
    position = advanced(stores={0: ["cup", "gold"]}, florins={0: 0, 1: 0})
    position.phase = p.OVER
    assert RULES.result(position)[0] == [0, 0]


def buyer(**figures: Any) -> p.CarraraPosition:
    """Seat 0 has florins and buildings in Pisa and Lucca."""
    columns = {0: {"Pisa": ["villa 1", "porta 2"], "Lucca": ["castello 4"]}}
    return advanced(**{"columns": columns, "florins": {0: 40}, **figures})


def test_r_054_one_piece_a_turn_may_be_bought() -> None:
    position = buyer()
    happened = play(position, "purchase arms Pisa villa 1")
    assert happened == [e.PiecePurchased(0, piece_of("arms"), c.PISA, 0, 10)]
    assert position.florins[0] == 30
    assert listed(position, "purchase") == []
    refused(position, "purchase gate Pisa porta 2", "purchase-once")
    play(position, "pass")
    assert position.seat == 1
    play(position, "pass")
    assert "purchase gate Pisa porta 2" in listed(position)
    refused(buyer(florins={0: 9}), "purchase gate Pisa porta 2", "florins")
    refused(buyer(decorations={"gate": 0}), "purchase gate Pisa porta 2", "supply")


def test_r_055_before_or_after_the_action_but_not_within_it() -> None:
    for lines in (("turn",), ("court 1",), ("court 7",)):
        position = buyer(bag="", wheel={"I": "P"})
        play(position, *lines)
        refused(position, "purchase arms Pisa villa 1", "phase")
    after = buyer()
    play(after, "pass")
    assert "purchase arms Pisa villa 1" in listed(after)
    play(after, "purchase arms Pisa villa 1")
    assert after.seat == 1


def test_r_056_what_is_bought_is_placed_at_once_statues_in_their_own_city() -> None:
    position = buyer()
    assert set(listed(position, "purchase")) == {
        "purchase arms Pisa villa 1",
        "purchase gate Pisa porta 2",
        "purchase flag Lucca castello 4",
        "purchase yellow Pisa villa 1",
        "purchase yellow Pisa porta 2",
        "purchase red Lucca castello 4",
    }
    refused(position, "purchase white Pisa villa 1", "place")
    refused(position, m.put(m.PURCHASE, piece_of("arms"), m.STORE, 0), "move")


def test_r_057_a_golden_statue_is_not_for_sale() -> None:
    refused(buyer(), "purchase gold Pisa villa 1", "purchase")


def test_r_058_a_piece_bought_before_scoring_counts() -> None:
    position = buyer(stores={0: ["yellow"]})
    play(position, "purchase arms Pisa villa 1", "place yellow Pisa villa 1", "court 7")
    play(position, "score Massa+Pisa")
    assert position.florins[0] == 40 - 10 + 2 * 3


def test_r_059_the_turn_goes_on_only_while_a_piece_can_be_placed_or_bought() -> None:
    position = buyer()
    play(position, "pass")
    assert (position.seat, RULES.view(position, 0).phase) == (0, "finish")
    play(position, "done")
    assert position.seat == 1
    ends: tuple[dict[str, Any], ...] = (
        {"florins": {0: 7}},
        {"columns": {}},
        {"columns": {0: {"Pisa": ["villa 1 + gold"]}}},
        {"stores": {0: ["cup"]}, "florins": {0: 0}},
    )
    for figures in ends:
        position = buyer(**figures)
        play(position, "pass")
        assert position.seat == 1


def test_r_063_the_turn_that_brings_the_end_is_played_out() -> None:
    position = buyer(
        supply=[], scored={0: ("villa", "rural", "porta", "urban", "Pisa", "florins50", "Lucca")}
    )
    assert position.slots[0] == 0b10000000
    happened = play(position, "court 8", "score castello")
    assert of(happened, e.EndTriggered) == []
    assert "purchase arms Pisa villa 1" in listed(position)
    happened = play(position, "purchase arms Pisa villa 1")
    assert e.EndTriggered(0, 5) in happened
    # the other seat's last turn too
    play(position, "pass")
    assert RULES.to_move(position) == NOBODY


# -- majorities -------------------------------------------------------------------------


def statues(*counts: int, city: str = "Livorno", rules: dict[str, str] | None = None) -> list[int]:
    """VP for a city by seat, with so many statues of each seat."""
    position = advanced(len(counts), rules=rules or {})
    built = []
    for seat, count in enumerate(counts):
        for _ in range(count):
            at = c.CITIES.index(city)
            built.append(p.pack_building(seat, at, c.VILLA, 1, statue=at + 1))
    position.built = built
    return scoring.statues_vp(position)[c.CITIES.index(city) :: 6]


def test_r_064_the_third_place_is_a_table_rule() -> None:
    for number, city in enumerate(c.CITIES):
        assert statues(3, 2, 1, city=city)[2] == (5, 4, 3, 2, 1, 0)[number]
        halved = statues(3, 2, 1, city=city, rules={"third_place": "halved"})
        assert halved[2] == (4, 3, 3, 2, 2, 1)[number]


@pytest.mark.parametrize(
    ("counts", "paid"),
    [
        ((2, 1), [12, 8]),
        ((1, 1), [8, 8]),
        ((1, 0), [12, 0]),
        ((0, 0), [0, 0]),
        ((2, 2, 1), [8, 8, 5]),
        ((3, 1, 1), [12, 5, 5]),
        ((1, 1, 1), [8, 8, 8]),
        ((4, 3, 2, 1), [12, 8, 5, 0]),
        ((2, 2, 1, 1), [8, 8, 0, 0]),
        ((3, 2, 1, 1), [12, 8, 0, 0]),
        ((2, 2, 2, 2), [8, 8, 8, 8]),
        ((3, 1, 1, 1), [12, 5, 5, 5]),
        ((3, 3, 2, 1), [8, 8, 5, 0]),
        ((2, 2, 0, 0), [8, 8, 0, 0]),
    ],
)
def test_r_065_level_seats_are_paid_one_place_less(
    counts: tuple[int, ...], paid: list[int]
) -> None:
    assert statues(*counts) == paid


def test_r_066_three_level_for_first_and_the_fourth_is_third() -> None:
    assert statues(2, 2, 2, 1) == [8, 8, 8, 5]
    assert statues(1, 2, 2, 2, city="Lerici") == [0, 3, 3, 3]
    assert statues(1, 2, 2, 2, city="Lerici", rules={"third_place": "halved"}) == [1, 3, 3, 3]


def test_r_067_every_statue_counts_where_it_stands() -> None:
    columns = {
        0: {"Pisa": ["villa 1 gold", "porta 2 white", "porta 4 yellow"]},
        1: {"Pisa": ["villa 2 yellow", "palazzo 1 gold"]},
    }
    position = advanced(columns=columns)
    assert [scoring.statue_counts(position)[seat * 6 + c.PISA] for seat in (0, 1)] == [3, 2]
    assert scoring.statues_vp(position)[c.PISA :: 6] == [11, 7]


def test_the_builder_turns_the_discs_where_it_says() -> None:
    position = clearing()
    assert section(position, "III") == "PP"
    assert (position.outer, position.inner) == (0, 0)
