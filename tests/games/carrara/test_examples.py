"""The worked examples of the rulebook for the basic game, as numbers."""

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import column, hand, of, play, section, table


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
