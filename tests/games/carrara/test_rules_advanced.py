"""The advanced game: set-up, table rules, discs, pieces, spaces and the final account."""

from typing import Any

import pytest

from carrara_desktop.engine.rules import CHANCE, AmbiguousMoveError, IllegalMoveError, NotationError
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara import scoring
from carrara_desktop.games.carrara.notation import SPACES
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
    started,
    stored,
    table,
)

REWARD = {  # VP, florins for a point of value
    "Livorno": (3, 0),
    "Pisa": (0, 3),
    "Lucca": (2, 0),
    "Viareggio": (0, 2),
    "Massa": (1, 0),
    "Lerici": (0, 1),
}
MARBLE = dict(zip(c.CITIES, c.COLOURS, strict=True))
SLOTS = ["golden", "golden", "decoration", "decoration", "florins", "florins", "vp", "vp"]


# -- set-up -----------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "tiles", "each"), [(2, 24, 5), (3, 30, 6), (4, 36, 7)])
def test_what_lies_on_the_table(seats: int, tiles: int, each: int) -> None:
    position = started(seats, variant="advanced")
    assert position.florins == [20] * seats
    assert [hand(position, seat) for seat in range(seats)] == ["PP", "BP", "BB", "GB"][:seats]
    assert position.slots == [0b11111111] * seats
    assert section(position, "I") == "WYRGBP"
    assert position.supply_left == tiles - 9
    assert position.decorations == [each] * 6
    assert position.statues == [6] * 6
    assert position.gold == 2 * seats
    assert position.stores == [0] * (2 * seats)
    assert (position.monuments, position.upgrades) == (0b111111, 0b11111111)
    view = RULES.view(position, 0)
    assert view.slot_bonus == (c.GOLDEN, c.GOLDEN, 3, 3, c.FLORINS, c.FLORINS, c.VP, c.VP)
    assert len(view.seats[0].spaces) == 19


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_basic_game_has_no_pieces(seats: int) -> None:
    position = started(seats)
    assert (position.decorations, position.statues, position.gold) == ([0] * 6, [0] * 6, 0)
    view = RULES.view(position, 0)
    assert (view.decorations, view.statues, view.decoration_at, view.statue_at) == ((),) * 4
    assert (view.florin_spaces, view.seats[0].warehouses, view.third_place) == ((), (), ())
    assert len(view.seats[0].spaces) == 14


def test_the_set_up_of_the_advanced_game_is_told() -> None:
    position = RULES.start({"variant": "advanced"}, 2)
    told = of(play(position, "first 1"), e.FirstSeatChosen)[0]
    assert told.markers == (8, 8)
    assert RULES.view(position, 0).phase == "disc"
    assert play(position, "disc 4") == [e.DiscSet(4)]
    assert (RULES.view(position, 0).phase, RULES.to_move(position)) == ("tiles", CHANCE)
    refused(RULES.start({}, 2), m.simple(m.DISC, 1), "phase")


@pytest.mark.parametrize("move", [m.simple(m.DISC, 6), m.simple(m.DISC, 31)])
def test_there_are_six_turns_of_the_disc(move: int) -> None:
    position = RULES.start({"variant": "advanced", "first": 0}, 2)
    play(position, "first 0")
    refused(position, move, "supply")


# -- table rules ------------------------------------------------------------------------

DECORATIONS = ["arms", "book", "crown", "cup", "flag", "gate"]
COLOURS = ["purple", "white", "yellow", "red", "green", "blue"]


@pytest.mark.parametrize(
    "options",
    [
        {"upgrades": "cities"},
        {"upgrades": "landscapes"},
        {"third_place": "stepped"},
        {"third_place": "halved"},
        {"open_screens": True},
        {"open_screens": False},
        {"outer_disc": DECORATIONS},
        {"outer_disc": tuple(DECORATIONS)},
        {"inner_disc": COLOURS},
        {"outer_disc": None, "inner_disc": None},
    ],
)
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_table_rules_that_are_valid(variant: str, options: dict[str, Any]) -> None:
    position = started(2, variant=variant, **options)
    assert RULES.moves(position)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("variant", "expert"),
        ("variant", 1),
        ("variant", None),
        ("upgrades", "towns"),
        ("upgrades", None),
        ("third_place", "none"),
        ("third_place", 5),
        ("open_screens", 1),
        ("open_screens", "yes"),
        ("open_screens", None),
        ("outer_disc", DECORATIONS[:5]),
        ("outer_disc", [*DECORATIONS, "arms"]),
        ("outer_disc", ["arms", *DECORATIONS[:5]]),
        ("outer_disc", COLOURS),
        ("outer_disc", "book"),
        ("outer_disc", 5),
        ("inner_disc", DECORATIONS),
        ("inner_disc", [*COLOURS[:5], "gold"]),
        ("inner_disc", {}),
        ("discs", COLOURS),
    ],
)
def test_table_rules_that_are_refused_and_named(name: str, value: object) -> None:
    with pytest.raises(ValueError, match=f"^{name}:"):
        RULES.start({"variant": "advanced", name: value}, 2)


def test_open_screens_hide_nothing() -> None:
    position = started(3, variant="advanced", open_screens=True)
    for viewer in (0, None):
        seats = RULES.view(position, viewer).seats
        assert [seat.florins for seat in seats] == [20] * 3
        assert [sum(seat.blocks or ()) for seat in seats] == [2] * 3


def test_a_disc_is_read_from_section_one() -> None:
    position = started(2, variant="advanced", outer_disc=DECORATIONS, inner_disc=COLOURS)
    view = RULES.view(position, 0)
    assert [c.DECORATIONS[x] for x in view.decoration_at] == DECORATIONS
    assert [c.COLOURS[x] for x in view.statue_at] == COLOURS


# -- the discs --------------------------------------------------------------------------


def test_both_discs_turn_together_and_the_wheel_is_refilled() -> None:
    position = advanced(wheel={"I": "W", "II": "YRGBP"})
    before = RULES.view(position, 0)
    assert play(position, "turn") == [e.WheelTurned(0, draws=5)]
    view = RULES.view(position, 0)
    for seen, was in (
        (view.decoration_at, before.decoration_at),
        (view.statue_at, before.statue_at),
    ):
        assert seen == (was[5], *was[:5])
    assert (section(position, "II"), section(position, "III")) == ("W", "YRGBP")
    assert RULES.to_move(position) == CHANCE


def test_the_inner_disc_turns_alone_without_refilling() -> None:
    position = advanced(wheel={"I": "W", "II": "YRGBP"})
    before = RULES.view(position, 0)
    assert play(position, "turn inner") == [e.InnerDiscTurned(0)]
    view = RULES.view(position, 0)
    assert view.decoration_at == before.decoration_at
    assert view.statue_at == (before.statue_at[5], *before.statue_at[:5])
    assert (view.wheel, view.rotation) == (before.wheel, before.rotation)
    assert (view.phase, RULES.to_move(position)) == ("buy", 0)


def test_six_turns_bring_the_discs_home() -> None:
    position = advanced(3, wheel={"I": "PPPPPPP"}, bag="", florins={0: 90, 1: 90, 2: 90})
    home = RULES.view(position, None)
    for number in range(6):
        play(position, "turn")
        line = listed(position)[0]
        assert number == 5 or RULES.view(position, None).statue_at != home.statue_at
        play(position, line)
    assert RULES.view(position, None).statue_at == home.statue_at
    assert RULES.view(position, None).decoration_at == home.decoration_at


def test_in_the_advanced_game_a_disc_is_turned_before_buying() -> None:
    position = advanced()
    assert listed(position, "buy") == []
    refused(position, "buy I P", "turn-first")
    refused(table(), "turn inner", "variant")


def test_a_turned_disc_declines_a_visit() -> None:
    position = advanced(visit=(1, 7), court={1: (1, 2, 3, 4, 5, 6, 8)}, scored={1: ("urban",)})
    assert play(position, "turn inner")[0] == e.VisitDeferred(0, 6)
    assert position.open_markers == [1, 0]


# -- the court --------------------------------------------------------------------------


@pytest.mark.parametrize("slot", range(1, 9))
def test_each_slot_gives_its_bonus(slot: int) -> None:
    position = advanced(columns={0: {"Pisa": ["villa 1"]}})
    vp, florins = (3 * (slot > 6), 5 * (slot in (5, 6)))
    happened = play(position, f"court {slot}")
    assert happened == [e.VisitTaken(0, slot - 1), e.BonusTaken(0, slot - 1, vp, florins)]
    assert (position.vp(0), position.florins[0]) == (vp, 20 + florins)
    phase = "take" if SLOTS[slot - 1] in ("golden", "decoration") else "space"
    view = RULES.view(position, 1)
    assert (view.phase, view.chosen_slot) == (phase, slot - 1)
    offered = {"golden": (13,), "decoration": (1, 2, 3, 4, 5, 6)}.get(SLOTS[slot - 1], ())
    assert (view.offered, view.cleared) == (offered, -1)


def test_followers_have_the_same_piece_bonus() -> None:
    columns = {0: {"Pisa": ["villa 1"]}, 1: {"Lucca": ["porta 2"]}, 2: {"Massa": ["palazzo 1"]}}
    position = advanced(3, columns=columns, florins=dict.fromkeys(range(3), 0))
    play(position, "court 1", "take gold Pisa villa 1", "score villa")
    play(position, "court 1", "take gold store", "score porta")
    play(position, "court 1", "take none", "score palazzo")
    assert column(position, "Pisa") == ["villa 1 gold"]
    assert (stored(position, 1), stored(position, 2)) == (["gold", ""], ["", ""])
    assert position.gold == 3
    assert position.slots == [0b11111110] * 3


def test_a_golden_statue_waits_for_a_marker_that_was_moved_away() -> None:
    position = advanced(columns={0: {"Pisa": ["villa 1"]}}, florins={0: 0, 1: 0})
    play(position, "court 1", "take gold Pisa villa 1", "score villa", "pass")
    assert (position.gold, position.open_markers) == (3, [0, 1])


# -- pieces -----------------------------------------------------------------------------


@pytest.mark.parametrize("type_", range(6))
def test_a_decoration_only_fits_its_type(type_: int) -> None:
    tiles = [f"{name} 1" for name in c.TYPES]
    position = advanced(columns={0: {"Pisa": tiles}})
    play(position, "court 3")
    name = c.DECORATIONS[type_]
    places = [f"take {name} Pisa {c.TYPES[type_]} 1", f"take {name} store"]
    assert listed(position, f"take {name} ") == places
    refused(position, f"take {name} Pisa {c.TYPES[type_ - 1]} 1", "place")
    play(position, places[0])
    assert column(position, "Pisa")[type_] == f"{c.TYPES[type_]} 1 +"


def test_one_decoration_and_one_statue_a_building() -> None:
    columns = {0: {"Pisa": ["villa 1 +", "porta 1 gold", "castello 1 + white"]}}
    position = advanced(columns=columns, stores={0: ["arms", "yellow"]}, florins={0: 20})
    assert set(listed(position, "place")) == {"place yellow Pisa villa 1"}
    refused(position, "place arms Pisa villa 1", "place")
    refused(position, "place yellow Pisa porta 1", "place")
    assert set(listed(position, "purchase")) == {
        "purchase yellow Pisa villa 1",
        "purchase gate Pisa porta 1",
    }


@pytest.mark.parametrize("city", c.CITIES)
def test_a_bought_statue_stands_in_its_own_city(city: str) -> None:
    columns = {0: {other: [f"{t} 1"] for other, t in zip(c.CITIES, c.TYPES, strict=True)}}
    position = advanced(columns=columns)
    lines = listed(position, f"purchase {MARBLE[city]}")
    assert lines == [f"purchase {MARBLE[city]} {city} {columns[0][city][0]}"]
    happened = play(position, lines[0])
    assert happened == [e.PiecePurchased(0, piece_of(MARBLE[city]), c.CITIES.index(city), 0, 10)]
    assert position.statues[c.CITIES.index(city)] == 5


def test_a_monument_keeps_what_stands_on_the_building() -> None:
    position = advanced(
        hands={0: "WWWWW"}, columns={0: {"Pisa": ["villa 1", "porta 3 + gold"]}}, seats=3
    )
    play(position, "monument porta Pisa over 3 WWWWW", "upgrade Pisa", "done")
    assert column(position, "Pisa") == ["villa 1", "porta 8/3 + gold"]
    assert scoring.space_pays(position, 0, SPACES.index("Massa+Pisa")) == (0, 9 * 4)
    view = RULES.view(position, 1).seats[0].columns[c.PISA][1]
    assert (view.value, view.covers, view.decorated, view.statue) == (8, 3, True, 7)


def test_a_new_monument_is_bare_and_takes_pieces_like_any_building() -> None:
    position = advanced(hands={0: "WWWWWWWY"})
    play(position, "monument porta Pisa WWWWWWWY", "upgrade none")
    assert set(listed(position)) == {
        "purchase gate Pisa porta 8",
        "purchase yellow Pisa porta 8",
        "done",
    }
    play(position, "purchase gate Pisa porta 8")
    assert column(position, "Pisa") == ["porta 8 +"]


def test_the_supply_is_limited() -> None:
    columns = {0: {"Pisa": ["villa 1", "porta 1"]}}
    position = advanced(columns=columns, decorations={"arms": 1}, statues={"yellow": 0})
    assert set(listed(position, "purchase")) == {
        "purchase arms Pisa villa 1",
        "purchase gate Pisa porta 1",
    }
    refused(position, "purchase yellow Pisa villa 1", "supply")
    play(position, "purchase arms Pisa villa 1")
    assert position.decorations[c.VILLA] == 0


def test_pieces_belong_to_the_seat_that_moves() -> None:
    columns = {0: {"Pisa": ["villa 1"]}, 1: {"Pisa": ["villa 2"]}}
    position = advanced(columns=columns, stores={1: ["arms"]})
    assert listed(position, "place") == []
    refused(position, m.place_stored(0, c.PISA, 0), "warehouse")
    refused(position, "purchase arms Pisa villa 2", "over")


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (m.place_stored(2, 1, 0), "warehouse"),
        (m.place_stored(1, 1, 0), "warehouse"),
        (m.place_stored(0, 6, 0), "move"),
        (m.place_stored(0, 7, 0), "move"),
        (m.place_stored(0, 1, 9), "place"),
        (m.place_stored(0, 0, 0), "place"),
        (m.put(m.PURCHASE, 0, 1, 0), "purchase"),
        (m.put(m.PURCHASE, 13, 1, 0), "purchase"),
        (m.put(m.PURCHASE, 15, 1, 0), "purchase"),
        (m.put(m.PURCHASE, 6, 7, 0), "move"),
        (m.put(m.PURCHASE, 6, 1, 9), "place"),
        (m.put(m.PURCHASE, 5, 1, 0), "place"),
        (m.simple(m.INNER, 1), "move"),
        (m.simple(m.COURT, 8), "marker"),
    ],
)
def test_figures_that_do_not_fit(move: int, rule: str) -> None:
    position = advanced(columns={0: {"Pisa": ["villa 1"]}}, stores={0: ["arms"]})
    refused(position, move, rule)


@pytest.mark.parametrize(
    ("move", "rule"),
    [
        (m.put(m.TAKE, 0, 1, 0), "move"),
        (m.put(m.TAKE, 0, m.STORE, 0), "move"),
        (m.put(m.TAKE, 13, m.STORE, 0), "offer"),
        (m.put(m.TAKE, 15, m.STORE, 0), "offer"),
        (m.put(m.TAKE, 6, m.STORE, 1), "warehouse"),
        (m.put(m.TAKE, 6, m.STORE, 3), "move"),
        (m.put(m.TAKE, 6, 7, 0), "move"),
        (m.put(m.TAKE, 6, 1, 5), "place"),
        (m.put(m.TAKE, 5, 1, 0), "place"),
    ],
)
def test_takes_that_do_not_fit(move: int, rule: str) -> None:
    position = advanced(columns={0: {"Pisa": ["villa 1"]}})
    play(position, "court 3")
    refused(position, move, rule)


def test_done_has_no_figure() -> None:
    position = advanced(columns={0: {"Pisa": ["villa 1"]}})
    play(position, "pass")
    refused(position, m.simple(m.DONE, 1), "move")


@pytest.mark.parametrize("move", [m.place_stored(0, 1, 0), m.put(m.PURCHASE, 6, 1, 0)])
def test_the_basic_game_knows_no_pieces(move: int) -> None:
    position = table(columns={0: {"Pisa": ["villa 1"]}})
    refused(position, move, "warehouse" if m.op(move) == m.PLACE else "purchase")


# -- spaces -----------------------------------------------------------------------------


@pytest.mark.parametrize("pair", ["Livorno+Lerici", "Massa+Pisa", "Viareggio+Lucca"])
def test_a_pair_of_cities_needs_one_statue_and_pays_those_with_statues(pair: str) -> None:
    one, other = pair.split("+")
    for cities in ((one,), (other,), (one, other)):
        # a decorated porta and a castello stand by without statues
        columns = {one: ["porta 5 +"], other: ["castello 4"]}
        for n, city in enumerate(cities):
            columns[city].append(f"villa {n + 1} + {MARBLE[city]}")
        position = advanced(columns={0: columns}, florins={0: 0})
        event = of(play(position, "court 7", f"score {pair}"), e.SpaceScored)[0]
        paid = [0, 0]
        for n, city in enumerate(cities):
            for kind in (0, 1):
                paid[kind] += (n + 2) * REWARD[city][kind]
        assert [event.vp, event.florins] == paid
        assert len(event.buildings) == len(cities)
    bare = advanced(columns={0: {one: ["villa 1 +"], other: ["porta 1"]}})
    play(bare, "court 7")
    assert f"score {pair}" not in listed(bare)
    refused(bare, f"score {pair}", "minimum")


def test_statue_spaces_are_ones_own_and_once() -> None:
    columns = {seat: {"Pisa": [f"villa {seat + 1} gold"]} for seat in (0, 1)}
    position = advanced(columns=columns, florins={0: 0, 1: 0})
    play(position, "court 7", "score Massa+Pisa", "court 7", "score Massa+Pisa")
    play(position, "court 8")
    refused(position, "score Massa+Pisa", "scored")


@pytest.mark.parametrize("space", ["Pisa", "villa", "rural", "Massa+Pisa"])
def test_a_decoration_adds_one_in_every_scoring(space: str) -> None:
    def paid(tile: str) -> int:
        position = advanced(columns={0: {"Pisa": [tile, "porta 2"]}}, florins={0: 0})
        before = position.vp(0) + position.florins[0]
        play(position, "court 7", f"score {space}")
        return position.vp(0) + position.florins[0] - before

    more = 1 if space == "rural" else 3
    assert paid("villa 4 + gold") - paid("villa 4 gold") == more


@pytest.mark.parametrize(("landscape", "pays"), [("urban", (8 + 3) * 2), ("rural", 4 * 2)])
def test_upgraded_landscapes_pay_two(landscape: str, pays: int) -> None:
    position = advanced(
        3,
        hands={0: "WWWWW"},
        columns={0: {"Pisa": ["villa 4"], "Lucca": ["porta 3", "palazzo 3"]}},
        rules={"upgrades": "landscapes"},
        florins=dict.fromkeys(range(3), 0),
        open_markers=dict.fromkeys(range(3), 1),
    )
    play(position, "monument porta Lucca over 3 WWWWW", f"upgrade {landscape}", "pass", "pass")
    event = of(play(position, "court open", f"score {landscape}"), e.SpaceScored)[0]
    paid = {"urban": event.florins, "rural": event.vp}
    assert paid == {"urban": 0, "rural": 0, landscape: pays}


@pytest.mark.parametrize(("space", "need", "rate"), [("florins36", 36, 3), ("florins50", 50, 2)])
def test_florin_spaces(space: str, need: int, rate: int) -> None:
    columns = {0: {"Pisa": ["villa 1"]}}
    less = advanced(columns=columns, florins={0: need - 1})
    play(less, "court 7")
    refused(less, f"score {space}", "florin-space")
    enough = advanced(columns=columns, florins={0: need, 1: 0})
    play(enough, "court 7", f"score {space}", "done")
    assert scoring.florin_rate(enough, 0) == rate
    assert scoring.florin_rate(enough, 1) == 5
    assert RULES.view(enough, 1).florin_spaces == ((0, -1) if need == 36 else (-1, 0))
    for florins in (0, 1, rate - 1, rate, 29, 30, 31):
        enough.florins[0] = florins
        assert scoring.florins_vp(enough, 0) == florins // rate


def test_a_purchase_may_spoil_a_florin_space() -> None:
    position = advanced(columns={0: {"Pisa": ["villa 1"]}}, florins={0: 40})
    play(position, "purchase arms Pisa villa 1", "court 7")
    refused(position, "score florins36", "florin-space")


def test_spaces_of_the_advanced_game_are_no_spaces_of_the_basic_game() -> None:
    position = table(columns={0: {"Pisa": ["villa 1"]}}, florins={0: 60})
    play(position, "court 1")
    for space in SPACES[14:]:
        refused(position, f"score {space}", "move")


# -- the final account ------------------------------------------------------------------


@pytest.mark.parametrize(("n", "vp"), list(enumerate((0, 2, 6, 12, 20, 30, 42, 56))))
def test_sets_of_equal_decorations(n: int, vp: int) -> None:
    position = advanced(4)
    position.built = [p.pack_building(0, c.MASSA, c.VILLA, 1, decorated=True)] * n
    assert scoring.decorations_vp(position, 0) == vp
    assert scoring.decorations_vp(position, 1) == 0


def test_the_final_account_has_every_part() -> None:
    columns = {
        0: {"Pisa": ["villa 1 + yellow", "porta 1 +"], "Livorno": ["palazzo 1 gold"]},
        1: {"Pisa": ["castello 1 + white"]},
    }
    position = advanced(
        2,
        columns=columns,
        florins={0: 5, 1: 7},
        vp={0: 4, 1: 50},
        supply=[],
        scored={0: ("rural", "urban", "porta", "castello", "palazzo", "Massa+Pisa", "florins36")},
        court={0: (8,)},
    )
    happened = play(position, "court 8", "score villa", "done", "pass")
    end = happened[-1]
    told = [event for event in happened if type(event).__name__.endswith("Counted")]
    assert told == [
        e.FlorinsCounted(0, 11, 3, 3),
        e.FlorinsCounted(1, 9, 5, 1),
        e.DecorationsCounted(0, (0, 0, 0, 1, 0, 1), 4),
        e.DecorationsCounted(1, (0, 0, 0, 0, 1, 0), 2),
        e.StatuesCounted(0, (1, 1, 0, 0, 0, 0), (12, 7, 0, 0, 0, 0), 19),
        e.StatuesCounted(1, (0, 1, 0, 0, 0, 0), (0, 7, 0, 0, 0, 0), 7),
    ]
    assert end == e.GameEnded((4 + 3 + 5 + 3 + 4 + 19, 50 + 1 + 2 + 7), (0, 0), (1,))
    for standing in RULES.view(position, None).standings:
        assert sum(points for _, points in standing.parts) == standing.total
        assert [name for name, _ in standing.parts][-3:] == ["florins", "decorations", "statues"]


@pytest.mark.parametrize("city", c.CITIES)
@pytest.mark.parametrize("third", ["stepped", "halved"])
def test_the_table_of_majorities(city: str, third: str) -> None:
    number = c.CITIES.index(city)
    position = advanced(4, rules={"third_place": third})
    position.built = [
        p.pack_building(seat, number, c.VILLA, 1, statue=7)
        for seat in range(4)
        for _ in range(4 - seat)
    ]
    last = (5, 4, 3, 2, 1, 0) if third == "stepped" else (4, 3, 3, 2, 2, 1)
    paid = [12 - number, 8 - number, last[number], 0]
    assert scoring.statues_vp(position)[number::6] == paid
    assert sum(scoring.statues_vp(position)) == sum(paid)


# -- notation ---------------------------------------------------------------------------


def test_lines_of_the_advanced_moves() -> None:
    assert RULES.read(advanced(), "Turn INNER") == m.simple(m.INNER)
    position = advanced(columns={0: {"Pisa": ["villa 1"]}}, stores={0: ["yellow"]})
    assert RULES.read(position, "PLACE Yellow pisa VILLA 1") == m.place_stored(0, 1, 0)
    expected = m.put(m.PURCHASE, piece_of("arms"), 1, 0)
    assert RULES.read(position, "purchase arms Pisa villa 1") == expected
    play(position, "court 1")
    assert RULES.read(position, "take gold store") == m.put(m.TAKE, 13, m.STORE, 0)
    assert RULES.read(position, "take none") == m.put(m.TAKE, 0, 0, 0)


def twins(**figures: object) -> p.CarraraPosition:
    """Three portas 3 cannot be, but two can: one of them carries its gate."""
    columns = {0: {"Pisa": ["porta 3 +", "villa 1", "porta 3"], "Lucca": ["castello 3"] * 2}}
    return advanced(4, columns=columns, **figures)


def test_unlike_twins_are_told_apart_by_their_place() -> None:
    position = twins(hands={0: "WWWWW"})
    assert listed(position, "monument porta Pisa over") == [
        "monument porta Pisa over 3#1 WWWWW",
        "monument porta Pisa over 3#3 WWWWW",
    ]
    with pytest.raises(AmbiguousMoveError) as caught:
        RULES.read(position, "monument porta Pisa over 3 WWWWW")
    assert caught.value.candidates == ("porta 3#1", "porta 3#3")
    play(position, "monument porta Pisa over 3#3 WWWWW", "upgrade none", "done")
    assert column(position, "Pisa") == ["porta 3 +", "villa 1", "porta 8/3"]


def test_equal_twins_need_no_number() -> None:
    position = twins(hands={0: "WWWWW"})
    assert listed(position, "monument castello Lucca over") == [
        "monument castello Lucca over 3 WWWWW"
    ]
    assert listed(position, "purchase flag") == ["purchase flag Lucca castello 3"]
    second = RULES.read(position, "purchase flag Lucca castello 3#2")
    assert second == m.put(m.PURCHASE, piece_of("flag"), c.LUCCA, 1)
    play(position, "purchase flag Lucca castello 3#2")
    assert column(position, "Lucca") == ["castello 3", "castello 3 +"]


def test_a_piece_that_fits_one_of_two_twins_means_that_one() -> None:
    position = twins()
    assert listed(position, "purchase gate") == ["purchase gate Pisa porta 3#3"]
    for line in ("purchase gate Pisa porta 3", "purchase gate Pisa porta 3#3"):
        assert RULES.read(position, line) == m.put(m.PURCHASE, piece_of("gate"), c.PISA, 2)
    with pytest.raises(AmbiguousMoveError) as caught:
        RULES.read(position, "purchase yellow Pisa porta 3")
    assert caught.value.candidates == ("porta 3#1", "porta 3#3")
    refused(position, "purchase gate Pisa porta 3#1", "place")
    refused(position, "purchase gate Pisa porta 3#2", "place")


@pytest.mark.parametrize(
    "line",
    [
        "turn outer",
        "turn inner disc",
        "take",
        "take gold",
        "take gold Pisa",
        "take gold Pisa villa",
        "take silver store",
        "take gold store 3",
        "take gold store 0",
        "take gold store 1 1",
        "take gold Roma villa 1",
        "take gold Pisa villa 1#",
        "take gold Pisa villa 1#x",
        "take gold Pisa villa 9",
        "take none Pisa",
        "place gold Pisa villa",
        "purchase gold store",
        "purchase arms store store 1",
        "done done",
        "disc 6",
        "disc x",
        "court 9",
        "court 0",
        "score florins40",
        "score Pisa+Massa",
        "upgrade Roma",
        "monument villa Pisa over 8 WWW",
    ],
)
def test_lines_that_are_no_notation(line: str) -> None:
    position = advanced(columns={0: {"Pisa": ["villa 1"]}}, stores={0: ["gold"]})
    with pytest.raises(NotationError):
        RULES.read(position, line)


def test_what_is_not_stored_cannot_be_placed() -> None:
    position = advanced(columns={0: {"Pisa": ["villa 1"]}}, stores={0: ["gold"]})
    for line, rule in (
        ("place arms Pisa villa 1", "warehouse"),
        ("place gold Pisa porta 1", "over"),
    ):
        with pytest.raises(IllegalMoveError) as caught:
            RULES.read(position, line)
        assert caught.value.rule == rule
    # upgrade tiles of the other reading are not in this game
    refused(monument_built(), "upgrade urban", "upgrade")


def monument_built() -> p.CarraraPosition:
    """A monument has just been built."""
    position = advanced(hands={0: "WWWWWWWY"})
    play(position, "monument porta Pisa WWWWWWWY")
    return position
