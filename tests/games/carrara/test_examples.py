"""The worked examples of the rulebook, as numbers: 1 to 7 basic, 8 to 13 advanced."""

import pytest

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara import scoring
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import (
    advanced,
    column,
    hand,
    listed,
    of,
    piece_of,
    play,
    refused,
    section,
    stored,
    table,
)


def test_example_1_turning_and_buying_a_green_and_a_blue_block() -> None:
    position = table(wheel={"I": "WP", "II": "GBR", "IV": "WYR", "VI": "Y"})
    assert play(position, "turn") == [e.WheelTurned(0, draws=2)]
    assert play(position, "draw W", "draw R") == [e.BlockDrawn(c.WHITE), e.BlockDrawn(c.RED)]
    assert sum(position.wheel) == 11
    # the yellow block came round from VI, the two drawn ones lie beside it
    assert section(position, "I") == "WYR"
    assert section(position, "III") == "RGB"
    happened = play(position, "buy III GB")
    assert happened == [e.BlocksBought(0, 2, (0, 0, 0, 1, 1, 0), cost=1)]
    assert position.florins[0] == 19
    assert hand(position) == "GB"
    assert section(position, "III") == "R"


def test_example_2_a_biblioteca_in_lucca_with_two_greens_for_a_red() -> None:
    position = table(hands={0: "WYRGGB"}, display=["villa 1", "biblioteca 4", "porta 2"])
    bag = position.bag[:]
    happened = play(position, "build biblioteca 4 Lucca WYRGG")
    assert happened == [
        e.TileBuilt(0, c.BIBLIOTECA, 4, c.LUCCA, payment=(1, 1, 1, 2, 0, 0), slot=1)
    ]
    assert hand(position) == "B"
    assert [after - before for before, after in zip(bag, position.bag, strict=True)] == [
        1, 1, 1, 2, 0, 0
    ]  # fmt: skip
    assert column(position, "Lucca") == ["biblioteca 4"]
    left = position.supply_left
    turned = of(play(position, "tile castello 5"), e.TileTurnedUp)
    assert turned == [e.TileTurnedUp(c.CASTELLO, 5, slot=1, supply=left - 1)]


def test_example_3_a_monument_over_a_porta_and_the_pisa_upgrade() -> None:
    position = table(hands={0: "RGG"}, columns={0: {"Viareggio": ["villa 1", "porta 5"]}})
    happened = play(position, "monument porta Viareggio over 5 RGG")
    assert happened == [
        e.MonumentBuilt(0, c.PORTA, c.VIAREGGIO, (0, 0, 1, 2, 0, 0), covers=5, row=1)
    ]
    assert hand(position) == ""
    assert column(position, "Viareggio") == ["villa 1", "porta 8/5"]
    happened = play(position, "upgrade Pisa")
    assert happened == [e.UpgradeTaken(0, tile=1, target=c.PISA, reward=4)]
    assert position.rewards[:6] == [3, 4, 2, 2, 1, 1]
    assert position.rewards[6:] == [3, 3, 2, 2, 1, 1]


def test_example_4_massa_and_who_follows() -> None:
    position = table(
        4,
        columns={
            0: {"Massa": ["villa 1", "porta 3", "palazzo 4"]},
            1: {"Pisa": ["biblioteca 2"]},
            2: {"Lucca": ["castello 1"]},
        },
    )
    happened = play(position, "court 4", "score Massa")
    assert happened[:2] == [e.VisitTaken(0, slot=3), e.BonusTaken(0, slot=3, vp=0, florins=5)]
    scored = of(happened, e.SpaceScored)[0]
    assert (scored.space, scored.slot, scored.vp, scored.florins) == (c.MASSA, 3, 8, 0)
    assert [(b.value, b.reward) for b in scored.buildings] == [(1, 1), (3, 1), (4, 1)]
    assert (position.florins[0], position.vp(0)) == (25, 8)

    # one follows with a landscape, one with a building type: 5 florins each
    assert e.BonusTaken(1, 3, 0, 5) in play(position, "court 4", "score urban")
    assert position.florins[1] == 20 + 5 + 2
    assert e.BonusTaken(2, 3, 0, 5) in play(position, "court 4", "score castello")
    assert (position.florins[2], position.vp(2)) == (25, 2)

    # the fourth does not, and its marker goes to the open area
    happened = play(position, "pass")
    assert happened == [
        e.VisitDeferred(3, slot=3),
        e.Passed(3, florins=2),
        e.VisitReturned(0),
    ]
    assert position.florins[3] == 22
    assert position.open_markers == [0, 0, 0, 1]
    assert position.slots == [0b110111] * 4


def test_example_5_palazzi_in_three_cities() -> None:
    position = table(
        2,
        seat=1,
        columns={
            1: {
                "Pisa": ["palazzo 1", "villa 2"],
                "Lucca": ["palazzo 5"],
                "Massa": ["palazzo 4", "porta 5"],
            }
        },
        court={0: (1, 2, 3, 5, 6)},
        scored={0: ("urban",)},
        visit=(0, 4),
    )
    happened = play(position, "court 4", "score palazzo")
    scored = of(happened, e.SpaceScored)[0]
    assert (scored.vp, scored.florins) == (10 + 4, 3)
    assert [(b.city, b.value * b.reward, b.pays) for b in scored.buildings] == [
        (c.PISA, 3, c.FLORINS),
        (c.LUCCA, 10, c.VP),
        (c.MASSA, 4, c.VP),
    ]
    assert position.florins[1] == 20 + 5 + 3
    assert position.vp(1) == 14


def test_example_6_the_urban_landscape() -> None:
    position = table(
        columns={
            0: {
                "Livorno": ["biblioteca 1", "villa 3"],
                "Pisa": ["porta 4"],
                "Lerici": ["palazzo 5", "cathedrale 1"],
            }
        },
        seats=3,
    )
    happened = play(position, "court 1", "score urban")
    scored = of(happened, e.SpaceScored)[0]
    assert (scored.vp, scored.florins) == (0, 11)
    assert position.florins[0] == 31
    assert position.vp(0) == 3  # the bonus of slot 1


def test_example_7_building_with_all_markers_used() -> None:
    used = ("urban", "rural", "porta", "villa", "castello", "palazzo")
    over = table(hands={0: "WWW"}, columns={0: {"Pisa": ["porta 5"]}}, scored={0: used})
    assert e.BuildingPoints(0, vp=3) in play(over, "monument porta Pisa over 5 WWW")
    assert over.vp(0) == 3
    assert over.points[p.FROM_BUILDING] == 3

    new = table(hands={0: "WWWWYYYY"}, scored={0: used})
    assert e.BuildingPoints(0, vp=8) in play(new, "monument villa Pisa WWWWYYYY")
    assert new.vp(0) == 8
    assert RULES.to_move(new) == 0  # the upgrade tile is still to be chosen


def test_example_8_clearing_the_flags_and_the_cups_sector() -> None:
    # the flag is four sectors after the book: at section V before the turn, at VI after it
    position = advanced(
        wheel={"V": "YRRB", "I": "W"},
        bag="",
        columns={0: {"Pisa": ["castello 2"], "Lucca": ["villa 1"]}},
        florins={0: 2},
    )
    assert play(position, "turn") == [e.WheelTurned(0, draws=0)]
    happened = play(position, "buy VI YRRB")
    assert e.SectorCleared(0, 5, c.CASTELLO, c.YELLOW) in happened
    assert "take flag Pisa castello 2" in listed(position)
    happened = play(position, "take flag Pisa castello 2")
    assert happened[0] == e.PieceTaken(0, piece_of("flag"), c.PISA, 0)
    assert column(position, "Pisa") == ["castello 2 +"]
    assert position.decorations[c.CASTELLO] == 4

    # the cup's sector, without a cathedral
    cup = advanced(
        wheel={"IV": "WY", "I": "P"},
        bag="",
        columns={0: {"Pisa": ["castello 2"]}},
        florins={0: 9},
    )
    play(cup, "turn")
    assert of(play(cup, "buy V Y"), e.SectorCleared) == []
    play(cup, "pass", "turn inner")
    happened = play(cup, "buy V W")
    assert of(happened, e.SectorCleared)[0].decoration == c.CATHEDRALE
    assert listed(cup, "take cup") == ["take cup store"]
    play(cup, "take cup store")
    assert (stored(cup), cup.seat) == (["cup", ""], 1)


def test_example_9_the_red_statue_and_the_cup() -> None:
    # red stands at IV at the start as the cup does; both come to V with a turn
    columns = {0: {city: [f"{t} 1"] for city, t in zip(c.CITIES, c.TYPES, strict=True)}}
    columns[0]["Massa"] = ["castello 1", "porta 2 white"]
    position = advanced(wheel={"IV": "B", "I": "W"}, bag="", columns=columns, florins={0: 0})
    play(position, "turn")
    assert e.SectorCleared(0, 4, c.CATHEDRALE, c.RED) in play(position, "buy V B")
    assert listed(position, "take red") == [
        "take red Lucca palazzo 1",
        "take red Viareggio porta 1",
        "take red Massa castello 1",
        "take red Lerici villa 1",
        "take red store",
    ]
    assert listed(position, "take cup") == ["take cup Pisa cathedrale 1", "take cup store"]
    refused(position, "take red Livorno biblioteca 1", "place")
    play(position, "take red Massa castello 1")
    assert column(position, "Massa") == ["castello 1 red", "porta 2 white"]
    # one of the two, not both
    assert (position.statues[c.RED], position.decorations[c.CATHEDRALE]) == (5, 5)
    assert position.seat == 1


@pytest.mark.parametrize(("at_end", "vp"), [(31, 10), (25, 8), (40, 13)])
def test_example_10_forty_florins_claim_three_for_one(at_end: int, vp: int) -> None:
    position = advanced(florins={0: 40, 1: 0}, columns={0: {"Pisa": ["villa 1"]}})
    happened = play(position, "court 1", "take none", "score florins36", "done")
    assert of(happened, e.SpaceScored)[0].space == 14
    assert position.florins[0] == 40
    position.florins[0] = at_end
    assert scoring.florin_rate(position, 0) == 3
    assert scoring.florins_vp(position, 0) == vp
    position.phase = p.OVER
    assert RULES.result(position)[0] == [vp, 0]


def test_example_11_the_statues_of_massa_and_pisa() -> None:
    position = advanced(
        columns={
            0: {
                "Pisa": ["villa 1 + gold", "porta 5"],
                "Massa": ["castello 5 + red", "palazzo 1 blue", "biblioteca 4 + white"],
            }
        },
        florins={0: 0},
    )
    position.rewards[c.PISA] = 4
    happened = play(position, "court 7", "score Massa+Pisa")
    scored = of(happened, e.SpaceScored)[0]
    assert (scored.vp, scored.florins) == (12, 8)
    assert [(b.city, b.value, b.reward) for b in scored.buildings] == [
        (c.PISA, 2, 4),
        (c.MASSA, 6, 1),
        (c.MASSA, 1, 1),
        (c.MASSA, 5, 1),
    ]
    assert (position.florins[0], position.vp(0)) == (8, 3 + 12)


def test_example_12_sets_of_decorations() -> None:
    position = advanced(
        4,
        columns={
            0: {
                "Massa": ["castello 1 +", "villa 1 +", "porta 1 +", "porta 2 +", "palazzo 1 +"],
                "Lerici": ["palazzo 2 +", "palazzo 3 +", "palazzo 4 +", "palazzo 5"],
            }
        },
        florins={0: 0},
    )
    assert scoring.decoration_sets(position, 0) == [0, 0, 4, 2, 1, 1]
    assert scoring.decorations_vp(position, 0) == 30
    position.phase = p.OVER
    assert RULES.result(position)[0][0] == 30


def with_statues(counts: dict[str, tuple[int, ...]]) -> p.CarraraPosition:
    """Four seats with so many statues by city."""
    position = advanced(4)
    position.built = [
        p.pack_building(seat, city, c.VILLA, 1, statue=city + 1)
        for city, name in enumerate(c.CITIES)
        for seat, count in enumerate(counts.get(name, ()))
        for _ in range(count)
    ]
    return position


@pytest.mark.parametrize(
    ("city", "counts", "paid"),
    [
        ("Lerici", (3, 2, 0, 0), [7, 3, 0, 0]),
        ("Massa", (4, 4, 0, 0), [4, 4, 0, 0]),
        ("Viareggio", (3, 2, 2, 1), [9, 2, 2, 0]),
        ("Livorno", (0, 0, 1, 0), [0, 0, 12, 0]),
    ],
)
def test_example_13_most_statues(city: str, counts: tuple[int, ...], paid: list[int]) -> None:
    position = with_statues({city: counts})
    assert scoring.statues_vp(position)[c.CITIES.index(city) :: 6] == paid
    assert sum(scoring.statues_vp(position)) == sum(paid)


def test_example_13_all_cities_together() -> None:
    position = with_statues({
        "Lerici": (3, 2, 0, 0),
        "Massa": (4, 4, 0, 0),
        "Viareggio": (3, 2, 2, 1),
        "Livorno": (0, 0, 0, 2),
    })
    position.florins = [0] * 4
    position.phase = p.OVER
    assert RULES.result(position)[0] == [7 + 4 + 9, 3 + 4 + 2, 2, 12]
