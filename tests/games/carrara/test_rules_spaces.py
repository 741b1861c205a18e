"""The fourteen scoring spaces: what they need, what they pay, and only once."""

import pytest

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from tests.games.carrara.builder import listed, of, play, refused, table

MINIMUM = {"Livorno": 2, "Pisa": 2, "Lucca": 2, "Viareggio": 3, "Massa": 3, "Lerici": 3}
REWARD = {  # VP, florins for a point of value
    "Livorno": (3, 0),
    "Pisa": (0, 3),
    "Lucca": (2, 0),
    "Viareggio": (0, 2),
    "Massa": (1, 0),
    "Lerici": (0, 1),
}
URBAN = ("biblioteca", "cathedrale", "palazzo", "porta")
RURAL = ("castello", "villa")
TILES = ("biblioteca 2", "villa 5", "porta 4")


def scored(position: object, space: str) -> e.SpaceScored:
    """Score a space from the open area or slot 1 and return the event."""
    return of(play(position, "court 1", f"score {space}"), e.SpaceScored)[0]  # type: ignore[arg-type]


@pytest.mark.parametrize("city", list(MINIMUM))
def test_a_city_needs_its_minimum_and_pays_its_reward(city: str) -> None:
    need = MINIMUM[city]
    enough = table(columns={0: {city: TILES[:need]}})
    event = scored(enough, city)
    total = sum(int(tile.split()[1]) for tile in TILES[:need])
    assert (event.vp, event.florins) == tuple(total * n for n in REWARD[city])
    assert (enough.vp(0), enough.florins[0]) == (3 + event.vp, 20 + event.florins)

    one_less = table(columns={0: {city: TILES[: need - 1]}})
    play(one_less, "court 1")
    assert f"score {city}" not in listed(one_less)
    refused(one_less, f"score {city}", "minimum")


@pytest.mark.parametrize("city", list(MINIMUM))
def test_a_city_is_scored_once_in_the_game(city: str) -> None:
    columns = {0: {city: TILES}, 1: {city: ("castello 1", "castello 2", "castello 4")}}
    position = table(columns=columns)
    play(position, "court 1", f"score {city}", "court 1")
    assert f"score {city}" not in listed(position)
    refused(position, f"score {city}", "scored")
    play(position, "score castello", "court 2")
    refused(position, f"score {city}", "scored")


@pytest.mark.parametrize("city", list(REWARD))
@pytest.mark.parametrize("type_", URBAN + RURAL)
def test_a_type_pays_each_value_times_the_reward_of_its_city(type_: str, city: str) -> None:
    elsewhere = "Lucca" if city != "Lucca" else "Massa"
    another = "porta 2" if type_ != "porta" else "villa 2"
    columns = {elsewhere: [f"{type_} 5"], city: [f"{type_} 4", another]}
    event = scored(table(columns={0: columns}), type_)
    (vp, florins), (more_vp, more_florins) = REWARD[city], REWARD[elsewhere]
    assert (event.vp, event.florins) == (4 * vp + 5 * more_vp, 4 * florins + 5 * more_florins)


@pytest.mark.parametrize("type_", URBAN + RURAL)
def test_a_type_needs_one_building_and_is_ones_own_once(type_: str) -> None:
    columns = {0: {"Pisa": [f"{type_} 1"]}, 1: {"Pisa": [f"{type_} 2"]}}
    position = table(columns=columns)
    play(position, "court 1", f"score {type_}")
    # the other seat has a space of its own for the type
    play(position, "court 1", f"score {type_}")
    play(position, "court 2")
    refused(position, f"score {type_}", "scored")
    other = table(columns={0: {"Pisa": ["villa 1" if type_ != "villa" else "porta 1"]}})
    play(other, "court 1")
    refused(other, f"score {type_}", "minimum")


@pytest.mark.parametrize("type_", URBAN + RURAL)
def test_a_landscape_needs_one_building_of_it(type_: str) -> None:
    position = table(columns={0: {"Lerici": [f"{type_} 5"]}})
    play(position, "court 1")
    landscape, other = ("urban", "rural") if type_ in URBAN else ("rural", "urban")
    assert listed(position) == [f"score {type_}", f"score {landscape}"]
    refused(position, f"score {other}", "minimum")


@pytest.mark.parametrize(("landscape", "vp", "florins"), [("urban", 0, 11), ("rural", 8, 0)])
def test_a_landscape_pays_the_values_without_city_rewards(
    landscape: str, vp: int, florins: int
) -> None:
    columns = {"Livorno": ["biblioteca 2", "villa 5"], "Pisa": ["porta 4", "castello 2"]}
    position = table(columns={0: {**columns, "Massa": ["palazzo 5", "villa 1"]}})
    position.rewards[:6] = [4, 4, 3, 3, 2, 2]
    event = scored(position, landscape)
    assert (event.vp, event.florins) == (vp, florins)
    assert {b.reward for b in event.buildings} == {1}


@pytest.mark.parametrize("landscape", ["urban", "rural"])
def test_a_landscape_is_ones_own_and_once(landscape: str) -> None:
    columns = {
        0: {"Pisa": ["porta 1", "villa 1"]},
        1: {"Pisa": ["porta 2", "villa 2"]},
    }
    position = table(columns=columns)
    play(position, "court 1", f"score {landscape}", "court 1", f"score {landscape}", "court 2")
    refused(position, f"score {landscape}", "scored")


def test_a_mixture_of_florins_and_vp_with_its_parts() -> None:
    columns = {"Livorno": ["porta 2"], "Viareggio": ["villa 1", "porta 5"], "Lerici": ["porta 8/4"]}
    position = table(columns={0: columns})
    event = scored(position, "porta")
    assert (event.vp, event.florins) == (6, 18)
    assert event.buildings == (
        e.BuildingScored(c.PORTA, c.LIVORNO, 0, 2, 3, c.VP),
        e.BuildingScored(c.PORTA, c.VIAREGGIO, 1, 5, 2, c.FLORINS),
        e.BuildingScored(c.PORTA, c.LERICI, 0, 8, 1, c.FLORINS),
    )


def test_only_ones_own_buildings_count() -> None:
    position = table(
        columns={
            0: {"Pisa": ["porta 1"]},
            1: {"Pisa": ["porta 5", "villa 5"], "Lucca": ["porta 4"]},
        }
    )
    play(position, "court 1")
    assert listed(position) == ["score porta", "score urban"]
    refused(position, "score Pisa", "minimum")
    assert of(play(position, "score porta"), e.SpaceScored)[0].florins == 3


def test_a_building_scores_in_its_city_its_type_and_its_landscape() -> None:
    position = table(columns={0: {"Lucca": ["castello 5", "porta 1"]}})
    lines = [("1", "Lucca", 12), ("2", "castello", 10), ("3", "rural", 5), ("4", "urban", 0)]
    for slot, space, vp in lines:
        event = of(play(position, f"court {slot}", f"score {space}"), e.SpaceScored)[0]
        assert event.vp == vp
        play(position, "pass")


def test_a_space_that_does_not_exist() -> None:
    position = table(columns={0: {"Lucca": ["castello 5"]}})
    play(position, "court 1")
    refused(position, m.simple(m.SPACE, 14), "move")


def test_the_score_passes_a_hundred() -> None:
    position = table(columns={0: {"Livorno": ["porta 8", "villa 5"]}}, vp={0: 99})
    play(position, "court 1", "score Livorno")
    assert position.vp(0) == 99 + 3 + 39
