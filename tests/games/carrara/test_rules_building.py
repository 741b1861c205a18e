"""Buildings, monuments and upgrade tiles."""

import pytest

from carrara_desktop.engine.rules import CHANCE, NotationError
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara import scoring
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import (
    column,
    hand,
    listed,
    of,
    pack,
    play,
    play_tile,
    refused,
    table,
)

ALL_USED = ("urban", "rural", "porta", "villa", "castello", "palazzo")
UPGRADED = {"Livorno": 4, "Pisa": 4, "Lucca": 3, "Viareggio": 3, "Massa": 2, "Lerici": 2}


# -- tiles of the display ---------------------------------------------------------------


def test_any_tile_in_any_city_on_top_of_the_column() -> None:
    position = table(hands={0: "WW"}, display=["villa 1", "porta 2"])
    assert {line.split()[3] for line in listed(position, "build")} == set(c.CITIES)
    play(position, "build villa 1 Massa W")
    play_tile(position)
    play(position, "pass", "build biblioteca 1 Massa W")
    assert column(position, "Massa") == ["villa 1", "biblioteca 1"]


def test_the_payment_goes_back_to_the_bag() -> None:
    position = table(hands={0: "WYP"}, wheel={"VI": "R"}, display=["villa 2"])
    assert position.bag == [6, 6, 6, 7, 7, 6]
    play(position, "build villa 2 Massa WY")
    assert position.bag == [7, 7, 6, 7, 7, 6]
    assert hand(position) == "P"


def test_the_slot_is_filled_from_the_supply_before_the_turn_passes() -> None:
    position = table(hands={0: "W"}, display=["villa 1", "porta 1"], supply=["porta 5"])
    happened = play(position, "build villa 1 Pisa W")
    assert of(happened, e.TileBuilt)[0].slot == 0
    assert (position.phase, RULES.to_move(position), position.turn) == (p.REVEALING, CHANCE, 1)
    refused(position, "tile porta 4", "supply")
    refused(position, "pass", "phase")
    assert play(position, "tile porta 5") == [e.TileTurnedUp(c.PORTA, 5, slot=0, supply=0)]
    assert position.display[:2] == [c.PORTA * 5 + 4, c.PORTA * 5]
    assert (RULES.to_move(position), position.turn) == (1, 2)


def test_with_an_empty_supply_the_slot_stays_empty() -> None:
    position = table(hands={0: "W"}, display=["villa 1", "porta 1"], supply=[])
    play(position, "build villa 1 Pisa W")
    assert position.display[0] == -1
    assert RULES.to_move(position) == 1


def test_a_tile_that_is_not_on_the_display() -> None:
    position = table(hands={0: "WWWWW"}, display=["villa 1"])
    refused(position, "build villa 2 Pisa WW", "display")


def test_equal_tiles_are_listed_once_and_taken_one_by_one() -> None:
    position = table(4, hands={0: "WWW"}, display=["porta 3", "villa 1", "porta 3"], supply=[])
    assert listed(position, "build porta 3 Livorno") == ["build porta 3 Livorno WWW"]
    play(position, "build porta 3 Livorno WWW")
    porta_3 = c.PORTA * 5 + 2
    assert position.display.count(porta_3) == 1


def test_with_no_blocks_nothing_can_be_built() -> None:
    position = table(hands={}, bag=None)
    assert listed(position, "build") == []
    assert listed(position, "monument") == []


# -- monuments --------------------------------------------------------------------------


def test_a_new_monument_costs_eight_and_needs_no_display() -> None:
    position = table(hands={0: "WWWWYYYYY"}, display=["villa 1"])
    display, supply = position.display[:], position.supply_left
    happened = play(position, "monument porta Pisa WWWWYYYY")
    assert happened == [e.MonumentBuilt(0, c.PORTA, c.PISA, (4, 4, 0, 0, 0, 0), covers=0, row=0)]
    assert (position.display, position.supply_left) == (display, supply)
    assert column(position, "Pisa") == ["porta 8"]
    assert hand(position) == "Y"
    play(position, "upgrade none")
    assert (position.display, position.supply_left) == (display, supply)
    assert RULES.to_move(position) == 1


def test_two_for_one_holds_for_new_monuments_and_for_the_difference() -> None:
    new = table(hands={0: "WWWWWWWYY"})
    assert listed(new, "monument porta Livorno") == ["monument porta Livorno WWWWWWWYY"]
    over = table(hands={0: "GGRRGG"}, columns={0: {"Lucca": ["porta 4"]}})
    assert listed(over, "monument porta Lucca over") == ["monument porta Lucca over 4 RRGGGG"]
    refused(over, "monument porta Lucca over 4 RGG", "payment")


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_over_a_building_only_the_difference_is_paid(value: int) -> None:
    tile = f"castello {value}"
    position = table(3, hands={0: "YYYYYYY"}, columns={0: {"Pisa": ["villa 1", tile, "porta 1"]}})
    paid = "Y" * (8 - value)
    line = f"monument castello Pisa over {value} {paid}"
    assert listed(position, "monument castello Pisa over") == [line]
    happened = play(position, line, "upgrade none")
    built = of(happened, e.MonumentBuilt)[0]
    assert (built.covers, built.row, sum(built.payment)) == (value, 1, 8 - value)
    # it takes the place of the tile it covers
    assert column(position, "Pisa") == ["villa 1", f"castello 8/{value}", "porta 1"]


def test_it_must_be_of_the_same_type_in_the_same_city_and_ones_own() -> None:
    position = table(
        hands={0: "YYYYYY"}, columns={0: {"Pisa": ["castello 4"]}, 1: {"Pisa": ["villa 4"]}}
    )
    refused(position, m.monument(c.VILLA, c.PISA, pack("YYYY"), 0), "over")
    refused(position, "monument villa Pisa over 4 YYYY", "over")
    refused(position, "monument castello Lucca over 4 YYYY", "over")
    refused(position, m.monument(c.CASTELLO, c.PISA, pack("YYYY"), 1), "over")
    refused(position, "monument castello Pisa YYYY", "payment")


def test_a_type_has_one_monument() -> None:
    position = table(
        hands={0: "YYYYYYYW"},
        columns={0: {"Pisa": ["castello 4"], "Lucca": ["villa 5"]}, 1: {"Pisa": ["castello 8"]}},
    )
    refused(position, "monument castello Pisa YYYYYYYW", "monument")
    refused(position, "monument castello Pisa over 4 YYYY", "monument")
    assert listed(position, "monument castello") == []
    play(position, "monument villa Lucca over 5 YYY", "upgrade Pisa", "pass")
    refused(position, m.monument(c.VILLA, c.LUCCA, pack("YYYYW"), 0), "monument")


def test_the_covered_tile_is_gone_for_every_purpose() -> None:
    position = table(
        hands={0: "YYY"}, columns={0: {"Pisa": ["porta 5"], "Lucca": ["porta 1", "villa 2"]}}
    )
    play(position, "monument porta Pisa over 5 YYY", "upgrade none")
    # one building in Pisa still, worth 8: too few for the city
    assert c.PISA not in scoring.open_spaces(position, 0)
    assert scoring.space_pays(position, 0, c.SPACE_TYPE + c.PORTA) == (2, 24)
    assert scoring.space_pays(position, 0, c.SPACE_LANDSCAPE + c.URBAN) == (0, 9)
    assert c.PORTA * 5 + 4 not in position.display
    assert (
        sum(position.supply[c.PORTA * 5 :][:5])
        + sum(kind // 5 == c.PORTA for kind in position.display)
        == 4 - 2
    )


def test_equal_buildings_under_a_monument_are_listed_once() -> None:
    position = table(4, hands={0: "YYYYY"}, columns={0: {"Pisa": ["villa 3", "villa 3"]}})
    assert listed(position, "monument villa Pisa over") == ["monument villa Pisa over 3 YYYYY"]
    play(position, "monument villa Pisa over 3 YYYYY")
    assert column(position, "Pisa") == ["villa 8/3", "villa 3"]


def test_over_the_second_of_two_equal_buildings_is_lawful_too() -> None:
    position = table(4, hands={0: "YYYYY"}, columns={0: {"Pisa": ["villa 3", "villa 3"]}})
    RULES.play(position, m.monument(c.VILLA, c.PISA, pack("YYYYY"), 1))
    assert column(position, "Pisa") == ["villa 3", "villa 8/3"]


# -- upgrade tiles ----------------------------------------------------------------------


def monument_built(taken: int = 0) -> p.CarraraPosition:
    """Seat 0 has just built a monument; these upgrade tiles (bits) are gone."""
    position = table(hands={0: "YYYYYYYW"})
    position.upgrades &= ~taken
    play(position, "monument porta Pisa YYYYYYYW")
    return position


@pytest.mark.parametrize("city", list(UPGRADED))
def test_each_upgrade_raises_its_city_by_one_for_its_owner(city: str) -> None:
    position = monument_built()
    # of two equal tiles the first is listed
    assert listed(position) == [f"upgrade {name}" for name in [*UPGRADED, "none"]]
    happened = play(position, f"upgrade {city}")
    index = c.CITIES.index(city)
    assert happened == [e.UpgradeTaken(0, index, index, UPGRADED[city])]
    assert position.rewards[index] == UPGRADED[city]
    assert position.rewards[6 + index] == UPGRADED[city] - 1
    assert RULES.to_move(position) == 1


def test_no_upgrade() -> None:
    position = monument_built()
    assert play(position, "upgrade none") == []
    assert position.upgrades == 0b11111111
    assert position.taken == [0, 0]
    assert RULES.to_move(position) == 1


def test_a_tile_that_is_gone() -> None:
    position = monument_built(taken=1 << 1)
    assert "upgrade Pisa" not in listed(position)
    refused(position, m.simple(m.UPGRADE, 1), "upgrade")
    refused(position, m.simple(m.UPGRADE, 8), "upgrade")
    refused(position, "upgrade Pisa", "upgrade")


@pytest.mark.parametrize("city", ["Massa", "Lerici"])
def test_a_second_copy_on_one_city_has_no_effect(city: str) -> None:
    position = table(hands={0: "WWWYYY"}, columns={0: {"Pisa": ["porta 5"], "Lucca": ["villa 5"]}})
    play(position, "monument porta Pisa over 5 WWW", f"upgrade {city}", "pass")
    index = c.CITIES.index(city)
    happened = play(position, "monument villa Lucca over 5 YYY", f"upgrade {city}")
    assert happened[-1] == e.UpgradeTaken(0, index + 2, index, 2)
    assert position.rewards[:6] == [2 if k == index else n for k, n in enumerate(c.CITY_REWARD)]
    assert position.taken[0] == 1 << index | 1 << index + 2


def test_the_second_copy_helps_another_seat() -> None:
    position = table(
        hands={0: "WWW", 1: "YYY"},
        columns={0: {"Pisa": ["porta 5"]}, 1: {"Lucca": ["villa 5"]}},
    )
    play(position, "monument porta Pisa over 5 WWW", "upgrade Massa")
    play(position, "monument villa Lucca over 5 YYY", "upgrade Massa")
    assert (position.rewards[c.MASSA], position.rewards[6 + c.MASSA]) == (2, 2)
    assert position.upgrades & (1 << c.MASSA | 1 << c.MASSA + 2) == 0


def test_upgrades_count_for_cities_and_types_but_not_for_landscapes() -> None:
    position = table(hands={0: "YYY"}, columns={0: {"Pisa": ["porta 5", "villa 2"]}})
    play(position, "monument porta Pisa over 5 YYY", "upgrade Pisa")
    assert scoring.space_pays(position, 0, c.PISA) == (0, 40)
    assert scoring.space_pays(position, 0, c.SPACE_TYPE + c.VILLA) == (0, 8)
    assert scoring.space_pays(position, 0, c.SPACE_LANDSCAPE + c.URBAN) == (0, 8)
    assert scoring.space_pays(position, 0, c.SPACE_LANDSCAPE + c.RURAL) == (2, 0)


# -- building with all markers used -----------------------------------------------------


@pytest.mark.parametrize("value", [1, 2, 4, 5])
def test_building_points_are_the_printed_value(value: int) -> None:
    position = table(hands={0: "YYYYY"}, display=[f"villa {value}"], scored={0: ALL_USED})
    position.rewards[c.PISA] = 4  # no modifier counts
    happened = play(position, f"build villa {value} Pisa {'Y' * value}")
    assert of(happened, e.BuildingPoints) == [e.BuildingPoints(0, value)]
    assert position.vp(0) == value


@pytest.mark.parametrize("value", [1, 2, 4, 5])
def test_building_points_of_an_upgrade_are_the_difference_paid(value: int) -> None:
    tiles = [f"castello {value}"]
    position = table(hands={0: "YYYYYYY"}, columns={0: {"Pisa": tiles}}, scored={0: ALL_USED})
    # paid with pairs or not: the price counts, not the number of blocks
    happened = play(position, f"monument castello Pisa over {value} {'Y' * (8 - value)}")
    assert of(happened, e.BuildingPoints) == [e.BuildingPoints(0, 8 - value)]


def test_building_points_do_not_count_the_blocks_of_a_pair_twice() -> None:
    position = table(
        hands={0: "YYYYYY"}, columns={0: {"Livorno": ["villa 5"]}}, scored={0: ALL_USED}
    )
    happened = play(position, "monument villa Livorno over 5 YYYYYY")
    assert of(happened, e.BuildingPoints) == [e.BuildingPoints(0, 3)]


@pytest.mark.parametrize("where", ["court", "open area"])
def test_a_marker_on_the_court_or_in_the_open_area_is_not_used(where: str) -> None:
    position = table(
        hands={0: "W"},
        display=["villa 1"],
        scored={0: ALL_USED[:5]},
        court={0: (6,) if where == "court" else ()},
        open_markers={0: 0 if where == "court" else 1},
    )
    assert of(play(position, "build villa 1 Pisa W"), e.BuildingPoints) == []
    assert position.vp(0) == 0


def test_only_the_builders_own_markers_matter() -> None:
    position = table(hands={0: "W"}, display=["villa 1"], scored={1: ALL_USED})
    assert of(play(position, "build villa 1 Pisa W"), e.BuildingPoints) == []


def test_words_that_mean_no_building() -> None:
    position = table(hands={0: "WWWW"}, display=["villa 1"])
    for line in (
        "build villa 8 Pisa W",
        "build villa 1 Roma W",
        "build house 1 Pisa W",
        "build villa 1 Pisa",
        "build villa 1 Pisa X",
        "build villa 1 Pisa WWWWWWWW",
        "monument villa Pisa under 5 WWW",
        "monument villa Pisa over 8 WWW",
        "",
        "fly",
    ):
        with pytest.raises(NotationError):
            RULES.read(position, line)
