"""One test for every ruling of ``rulings.py``: those of both variants, and that none lacks one."""

import importlib
import re
from pathlib import Path

import pytest

from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.games.carrara.rulings import ASSUMED, CERTAIN, DERIVED, RULINGS
from tests.games.carrara.builder import (
    advanced,
    column,
    hand,
    listed,
    of,
    pack,
    play,
    play_tile,
    refused,
    section,
    started,
    table,
)

FILES = ("test_rulings.py", "test_rulings_advanced.py")
PACKAGE = "carrara_desktop.games.carrara"
FIVE = ("urban", "rural", "porta", "castello", "palazzo")
EIGHT = (*FIVE, "biblioteca", "cathedrale", "Massa+Pisa")


def test_every_ruling_has_a_test_named_after_it() -> None:
    tested = set()
    for name in FILES:
        text = Path(__file__).with_name(name).read_text(encoding="utf-8")
        tested |= set(re.findall(r"^def test_r_(\d{3})_\w+\(", text, re.MULTILINE))
    assert tested == {ruling.id.removeprefix("R-") for ruling in RULINGS}


def test_rulings_are_numbered_and_whole() -> None:
    assert [ruling.id for ruling in RULINGS] == [f"R-{n:03d}" for n in range(1, len(RULINGS) + 1)]
    assert {ruling.confidence for ruling in RULINGS} == {CERTAIN, DERIVED, ASSUMED}
    assert len({ruling.question for ruling in RULINGS}) == len(RULINGS)
    for ruling in RULINGS:
        assert ruling.question.endswith(("?", "What now?"))
        assert ruling.ruling.endswith(".")


@pytest.mark.parametrize("ruling", RULINGS, ids=lambda ruling: ruling.id)
def test_the_place_of_a_ruling_exists(ruling: object) -> None:
    module, *names = ruling.place.split(".")  # type: ignore[attr-defined]
    found: object = importlib.import_module(f"{PACKAGE}.{module}")
    assert names
    for name in names:
        found = getattr(found, name)


# -- set-up and turns -------------------------------------------------------------------


def test_r_001_a_lot_or_a_named_seat_begins_and_blocks_go_round_from_it() -> None:
    assert listed(RULES.start({}, 3)) == ["first 0", "first 1", "first 2"]
    position = RULES.start({"first": 2}, 3)
    assert listed(position) == ["first 2"]
    play(position, "first 2")
    assert [hand(position, seat) for seat in range(3)] == ["BP", "BB", "PP"]


def test_r_002_the_disc_of_decorations_is_turned_at_random() -> None:
    for sectors in range(6):
        position = RULES.start({"variant": "advanced", "first": 0}, 2)
        play(position, "first 0")
        assert (RULES.to_move(position), RULES.weights(position)) == (CHANCE, [1] * 6)
        play(position, f"disc {sectors}")
        view = RULES.view(position, None)
        assert view.decoration_at[sectors] == c.OUTER_DISC[0]
        assert view.statue_at[0] == c.PURPLE


def test_r_003_the_order_of_the_icons_is_data() -> None:
    view = RULES.view(advanced(), 0)
    assert [c.DECORATIONS[x] for x in view.decoration_at] == [
        "book", "arms", "crown", "cup", "flag", "gate"
    ]  # fmt: skip
    assert [c.COLOURS[x] for x in view.statue_at] == [
        "purple", "blue", "green", "red", "yellow", "white"
    ]  # fmt: skip
    other = ["gate", "book", "cup", "crown", "arms", "flag"]
    view = RULES.view(advanced(rules={"outer_disc": other}), 0)
    assert [c.DECORATIONS[x] for x in view.decoration_at] == other


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_r_004_passing_is_always_allowed(variant: str) -> None:
    rich = table(
        hands={0: "WWWW"},
        columns={0: {"Pisa": ["porta 1"]}},
        florins={0: 60},
        options={"variant": variant},
    )
    following = table(visit=(1, 1), court={1: range(2, 7)}, open_markers={1: 1})
    for position in (rich, following):
        before = position.florins[0]
        assert "pass" in listed(position)
        play(position, "pass")
        assert position.florins[0] == before + 2


# -- screens ----------------------------------------------------------------------------


def test_r_005_florins_and_blocks_are_hidden_and_warehouses_are_open() -> None:
    position = advanced(3, hands={0: "WY", 1: "GG"}, stores={1: ["cup"]})
    for viewer in (0, None):
        other = RULES.view(position, viewer).seats[1]
        assert (other.florins, other.blocks) == (None, None)
        assert other.warehouses == (2, 0)
    own = RULES.view(position, 1).seats[1]
    assert (own.florins, own.blocks) == (20, (0, 0, 0, 2, 0, 0))
    position.phase = p.OVER
    assert RULES.view(position, 0).seats[1].florins == 20


def test_r_006_the_number_of_blocks_in_the_bag_is_hidden() -> None:
    few, many = table(bag="W"), table()
    # only the hidden hand of seat 1 differs
    assert RULES.view(few, 0) == RULES.view(many, 0)
    assert RULES.view(table(bag=""), 0).bag_empty
    assert not RULES.view(few, 0).bag_empty


def test_r_007_a_lifted_screen_tells_no_figures() -> None:
    position = table(florins={0: 0}, wheel={"VI": "W"}, bag="")
    happened = play(position, "turn", "lift")
    assert e.NothingAffordable(0, florins=2) in happened
    assert RULES.view(position, 1).seats[0].florins is None
    assert RULES.reveals(m.simple(m.LIFT))


def test_r_008_a_claimed_florin_space_tells_no_more_than_its_minimum() -> None:
    position = advanced(florins={0: 44}, columns={0: {"Pisa": ["villa 1"]}})
    happened = play(position, "court 7", "score florins36", "done")
    event = of(happened, e.SpaceScored)[0]
    assert (event.vp, event.florins, event.buildings) == (0, 0, ())
    view = RULES.view(position, 1)
    assert (view.seats[0].florins, view.florin_spaces) == (None, (0, -1))


# -- buying -----------------------------------------------------------------------------


def test_r_009_blocks_come_round_from_vi_to_i_and_are_dear_again() -> None:
    position = table(wheel={"VI": "W"}, bag="")
    assert "buy VI W" in listed(position)
    play(position, "turn")
    assert section(position, "I") == "W"
    assert of(play(position, "buy I W"), e.BlocksBought)[0].cost == 6


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_r_010_after_turning_one_buys_or_lifts_the_screen(variant: str) -> None:
    options = {"variant": variant}
    columns = {0: {"Pisa": ["villa 1"]}}
    rich = table(florins={0: 1}, wheel={"V": "W"}, bag="", options=options)
    play(rich, "turn")
    refused(rich, "lift", "affordable")
    assert listed(rich) == ["buy VI W"]

    poor = table(florins={0: 9}, wheel={"VI": "W"}, bag="", options=options, columns=columns)
    poor.florins[0] = 5
    play(poor, "turn")
    assert listed(poor) == ["lift"]
    happened = play(poor, "lift")
    assert (poor.florins[0], poor.seat) == (7, 1)
    assert e.NothingAffordable(0, 2) in happened


def test_r_010_nothing_can_be_bought_or_placed_after_a_lifted_screen() -> None:
    position = advanced(
        florins={0: 0}, wheel={}, bag="W", columns={0: {"Pisa": ["villa 1"]}}, stores={0: ["arms"]}
    )
    play(position, "turn", "draw W", "lift")
    assert (position.seat, position.phase) == (1, p.ACTION)


def test_r_011_without_turning_something_must_be_affordable() -> None:
    position = table(florins={0: 0}, wheel={"I": "WYR"})
    assert listed(position, "buy") == []
    refused(position, "buy I R", "florins")
    assert "turn" in listed(position)


def test_r_012_the_same_after_the_inner_disc_alone() -> None:
    position = advanced(florins={0: 3}, wheel={"I": "WYR"})
    play(position, "turn inner")
    assert listed(position) == ["lift"]
    assert e.NothingAffordable(0, 2) in play(position, "lift")
    assert (position.florins[0], position.seat) == (5, 1)


def test_r_013_with_bag_and_wheel_empty_nothing_is_turned() -> None:
    for options in ({}, {"variant": "advanced"}):
        position = table(wheel={}, bag="", options=options)
        assert listed(position, "turn") == []
        refused(position, "turn", "empty")
        for wheel, bag in (({"I": "W"}, ""), ({}, "W")):
            assert "turn" in listed(table(wheel=wheel, bag=bag, options=options))
    refused(advanced(wheel={}, bag=""), "turn inner", "empty")
    assert "turn inner" in listed(advanced(wheel={}, bag="W"))


# -- building ---------------------------------------------------------------------------


def test_r_014_pairs_pay_for_a_monument_over_a_building() -> None:
    position = table(hands={0: "YYYYYY"}, columns={0: {"Livorno": ["porta 5"]}})
    assert listed(position, "monument porta Livorno") == ["monument porta Livorno over 5 YYYYYY"]
    play(position, "monument porta Livorno over 5 YYYYYY")
    assert column(position, "Livorno") == ["porta 8/5"]


def test_r_015_pairs_are_real_blocks() -> None:
    position = table(hands={0: "RRRR"}, display=["villa 1"])
    assert listed(position, "build villa 1 Livorno") == []
    refused(position, "build villa 1 Livorno RRRR", "payment")


def test_r_016_a_wasteful_pair_is_accepted_but_not_listed() -> None:
    position = table(hands={0: "RR"}, display=["villa 1"])
    assert "build villa 1 Lucca RR" not in listed(position)
    play(position, "build villa 1 Lucca RR")
    assert (hand(position), column(position, "Lucca")) == ("", ["villa 1"])


def test_r_017_a_covered_building_is_gone_and_its_pieces_move_up() -> None:
    position = advanced(
        hands={0: "WWWWW"}, columns={0: {"Pisa": ["porta 3 + red"]}}, seats=3, florins={0: 0}
    )
    play(position, "monument porta Pisa over 3 WWWWW", "upgrade none")
    assert column(position, "Pisa") == ["porta 8/3 + red"]
    assert len(position.column(0, c.PISA)) == 1
    assert p.worth(position.column(0, c.PISA)[0]) == 9


def test_r_018_a_monument_does_not_refill_the_display() -> None:
    position = table(hands={0: "WWWWWWWY"}, display=["villa 1"], supply=["porta 1"])
    play(position, "monument villa Pisa WWWWWWWY", "upgrade none")
    assert (position.display[1:], position.supply_left) == ([-1] * 8, 1)
    assert RULES.to_move(position) == 1


def test_r_019_the_upgrade_tile_may_be_left() -> None:
    position = table(hands={0: "WWWWWWWY"})
    play(position, "monument villa Pisa WWWWWWWY")
    assert listed(position)[-1] == "upgrade none"
    happened = play(position, "upgrade none")
    assert of(happened, e.UpgradeTaken) == []
    assert (position.upgrades, position.taken) == (0b11111111, [0, 0])


def monument(upgrades: str = "cities") -> p.CarraraPosition:
    """A monument was built in Pisa; the upgrade tile is to be chosen."""
    position = table(hands={0: "WWWWWWWY"}, options={"upgrades": upgrades})
    play(position, "monument villa Pisa WWWWWWWY")
    return position


def test_r_020_the_last_two_upgrade_tiles_are_a_table_rule() -> None:
    targets = [f"upgrade {city}" for city in c.CITIES]
    assert listed(monument()) == [*targets, "upgrade none"]
    other = monument("landscapes")
    assert listed(other) == [*targets, "upgrade urban", "upgrade rural", "upgrade none"]
    assert play(other, "upgrade rural")[0] == e.UpgradeTaken(0, tile=7, target=7, reward=2)
    assert other.landscapes == [1, 2, 1, 1]


def test_r_021_a_second_tile_of_a_city_changes_nothing() -> None:
    position = monument()
    position.upgrades &= ~(1 << 4)
    position.taken[0] = 1 << 4
    position.rewards[c.MASSA] = 2
    assert play(position, "upgrade Massa")[0] == e.UpgradeTaken(0, tile=6, target=4, reward=2)
    assert position.rewards[:6] == [3, 3, 2, 2, 2, 1]


def test_r_022_building_without_markers_pays_printed_values_only() -> None:
    position = advanced(
        hands={0: "WWWW"},
        columns={0: {"Pisa": ["porta 5 + gold"]}},
        display=["villa 1"],
        scored={0: EIGHT},
        florins={0: 0},
    )
    position.rewards[c.PISA] = 4
    copy = position.copy()
    assert e.BuildingPoints(0, 3) in play(position, "monument porta Pisa over 5 WWW")
    assert e.BuildingPoints(0, 1) in play(copy, "build villa 1 Pisa W")


def test_r_023_markers_in_the_open_area_are_not_used() -> None:
    position = table(
        hands={0: "W"}, display=["villa 1"], scored={0: FIVE}, open_markers={0: 1}, supply=[]
    )
    happened = play(position, "build villa 1 Pisa W")
    assert of(happened, e.BuildingPoints) == []
    assert of(happened, e.EndTriggered) == []


# -- the royal court --------------------------------------------------------------------


def test_r_024_the_bonus_comes_before_the_space() -> None:
    position = table(columns={0: {"Pisa": ["villa 1"]}})
    happened = play(position, "court 4", "score villa")
    kinds = [type(event) for event in happened]
    assert kinds == [e.VisitTaken, e.BonusTaken, e.SpaceScored]
    assert (position.visitor, position.visit_slot) == (0, 3)


def test_r_025_each_other_seat_may_follow_for_the_same_bonus() -> None:
    columns = {seat: {"Pisa": [f"villa {seat + 1}"]} for seat in range(3)}
    position = table(3, columns=columns)
    play(position, "court 4", "score villa")
    for seat in (1, 2):
        assert listed(position, "court") == ["court 4"]
        assert e.BonusTaken(seat, 3, 0, 5) in play(position, "court 4", "score villa")


def test_r_026_following_is_from_the_same_slot_only() -> None:
    position = table(
        columns={0: {"Pisa": ["villa 1"]}},
        visit=(1, 4),
        court={0: (2, 3, 4, 5, 6), 1: (2, 3, 5, 6)},
        open_markers={0: 1, 1: 1},
        scored={1: ("urban",)},
    )
    assert listed(position, "court") == ["court 4"]
    refused(position, "court 2", "visit")
    refused(position, "court open", "visit")


@pytest.mark.parametrize("line", ["pass", "turn", "buy I P", "build villa 1 Pisa W"])
def test_r_027_any_other_action_declines(line: str) -> None:
    position = table(
        hands={0: "W"},
        display=["villa 1"],
        visit=(1, 1),
        court={1: range(2, 7)},
        scored={1: ("urban",)},
    )
    assert play(position, line)[0] == e.VisitDeferred(0, 0)
    assert (position.slots[0], position.open_markers[0]) == (0b111110, 1)


def test_r_027_buying_a_piece_declines_nothing() -> None:
    position = advanced(
        columns={0: {"Pisa": ["villa 1"]}},
        visit=(1, 7),
        court={1: (1, 2, 3, 4, 5, 6, 8)},
        scored={1: ("urban",)},
        stores={0: ["yellow"]},
    )
    assert of(
        play(position, "purchase arms Pisa villa 1", "place yellow Pisa villa 1"), e.VisitDeferred
    ) == []  # fmt: skip
    assert listed(position, "court") == ["court 7"]
    play(position, "court 7", "score villa")
    assert position.open_markers == [0, 0]


def test_r_028_a_slot_is_emptied_by_all_within_a_round() -> None:
    columns = {seat: {"Pisa": [f"villa {seat + 1}"]} for seat in range(4)}
    position = table(4, columns=columns)
    play(position, "court 2", "score villa", "pass", "court 2", "score villa", "pass")
    assert position.slots == [0b111101] * 4
    assert position.visitor == -1


def test_r_029_the_holder_only_gives_the_marker_back() -> None:
    position = table(columns={0: {"Pisa": ["villa 1", "porta 1"]}})
    play(position, "court 1", "score villa")
    assert e.VisitReturned(0) in play(position, "pass")
    assert e.VisitTaken(0, 2) in play(position, "court 3", "score porta")


def test_r_030_with_all_slots_empty_one_scores_from_the_open_area() -> None:
    position = table(
        columns={0: {"Pisa": ["villa 1"]}}, court={0: (), 1: ()}, open_markers={0: 6, 1: 6}
    )
    assert listed(position, "court") == ["court open"]
    happened = play(position, "court open", "score villa")
    assert [type(event) for event in happened] == [e.SpaceScored]
    assert (position.visitor, position.vp(0), position.florins[0]) == (-1, 0, 23)


def test_r_031_the_open_area_may_be_used_while_slots_are_filled() -> None:
    position = table(columns={0: {"Pisa": ["villa 1"]}}, open_markers={0: 1, 1: 1})
    assert "court open" in listed(position)
    happened = play(position, "court open", "score villa")
    assert [type(event) for event in happened] == [e.SpaceScored]
    assert "court open" not in listed(position)  # seat 1 has nothing to score
    assert (position.visitor, position.slots) == (-1, [0b111110] * 2)


def test_r_032_a_follower_without_a_space_has_to_decline() -> None:
    position = table(visit=(1, 1), court={1: range(2, 7)}, scored={1: ("urban",)})
    assert listed(position, "court") == []
    refused(position, "court 1", "space")
    play(position, "pass")
    assert position.open_markers == [1, 0]


# -- the end ----------------------------------------------------------------------------


def last_marker(seats: int, **figures: object) -> p.CarraraPosition:
    """The supply is empty and seat 0 can place its last marker."""
    return table(
        seats,
        supply=[],
        columns={0: {"Massa": ["villa 4"]}, 1: {"Massa": ["porta 1"]}},
        scored={0: FIVE},
        open_markers={0: 1},
        court={0: ()},
        **figures,  # type: ignore[arg-type]
    )


def test_r_060_who_completes_the_end_gains_five_and_is_done() -> None:
    position = last_marker(3)
    assert e.EndTriggered(0, 5) in play(position, "court open", "score villa")
    acted = []
    while RULES.to_move(position) != NOBODY:
        acted.append(RULES.to_move(position))
        play(position, "pass")
    assert acted == [1, 2]
    # also if the markers that are gone are another seat's
    other = table(
        hands={0: "W"}, display=["villa 1"], supply=["villa 2"], scored={1: (*FIVE, "villa")}
    )
    play(other, "build villa 1 Pisa W")
    play_tile(other)
    assert (other.ender, other.vp(0), other.vp(1)) == (0, 5, 0)


def visit_and_end() -> p.CarraraPosition:
    """Seat 0 places its last marker from a slot: a royal visit and the end at once."""
    position = table(
        3,
        supply=[],
        columns={0: {"Massa": ["villa 4"]}, 1: {"Massa": ["porta 1"]}},
        scored={0: FIVE},
        court={0: (4,), 1: (4,), 2: (4,)},
        open_markers={1: 5, 2: 5},
    )
    play(position, "court 4", "score villa")
    assert (position.ender, position.visitor) == (0, 0)
    return position


def test_r_061_a_visit_is_followed_in_the_last_turns() -> None:
    position = visit_and_end()
    assert listed(position, "court") == ["court 4"]
    assert e.BonusTaken(1, 3, 0, 5) in play(position, "court 4", "score porta")
    assert e.VisitDeferred(2, 3) in play(position, "pass")
    assert position.phase == p.OVER


def test_r_062_the_ender_keeps_the_royal_visit_marker() -> None:
    position = visit_and_end()
    happened = play(position, "pass", "pass")
    assert of(happened, e.VisitReturned) == []
    assert (position.visitor, position.phase) == (0, p.OVER)


def test_r_068_ties_go_to_the_most_blocks_and_then_are_shared() -> None:
    for blocks, winners in (({0: "P", 1: "PP"}, [1]), ({0: "PP", 1: "GB"}, [0, 1])):
        position = table(2, hands=blocks, wheel={}, florins={0: 9, 1: 5})
        position.phase = p.OVER
        assert RULES.result(position) == ([1, 1], winners)


def test_a_started_advanced_game_lists_what_can_be_done() -> None:
    lines = listed(started(2, variant="advanced"))
    assert {line.split()[0] for line in lines} == {"turn", "pass", "build"}
    refused(started(2, variant="advanced"), m.buy(0, pack("P")), "turn-first")
