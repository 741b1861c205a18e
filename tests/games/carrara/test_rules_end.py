"""Passing, the end of the game and the final account."""

import pytest

from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import listed, of, play, refused, table

FIVE = ("urban", "rural", "porta", "castello", "palazzo")
SIX = (*FIVE, "villa")


def last_marker(seats: int = 2, **figures: object) -> p.CarraraPosition:
    """The supply is empty and seat 0 has one marker, in the open area, and a villa to score."""
    return table(
        seats,
        supply=[],
        columns={0: {"Massa": ["villa 4"]}},
        scored={0: FIVE},
        open_markers={0: 1},
        court={0: ()},
        **figures,  # type: ignore[arg-type]
    )


# -- passing ----------------------------------------------------------------------------


def test_passing_is_always_allowed_and_brings_two_florins() -> None:
    position = table(hands={0: "WWWW"}, columns={0: {"Pisa": ["porta 1"]}})
    assert "pass" in listed(position)
    assert play(position, "pass") == [e.Passed(0, 2)]
    assert position.florins == [22, 20]
    assert (position.seat, position.turn) == (1, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_turns_go_round_clockwise(seats: int) -> None:
    position = table(seats)
    order = []
    for _ in range(2 * seats):
        order.append(RULES.to_move(position))
        play(position, "pass")
    assert order == [*range(seats), *range(seats)]


# -- how the end comes ------------------------------------------------------------------


def test_placing_the_last_marker_with_an_empty_supply() -> None:
    position = last_marker(3)
    happened = play(position, "court open", "score villa")
    assert happened[-1] == e.EndTriggered(0, vp=5)
    assert position.vp(0) == 4 + 5
    assert (position.ender, position.turns_left) == (0, 2)
    assert RULES.to_move(position) == 1


def test_emptying_the_supply_when_somebody_has_no_marker_left() -> None:
    # the seat without markers is another one: the builder ends the game and has the points
    position = table(3, hands={0: "W"}, display=["villa 1"], supply=["porta 1"], scored={2: SIX})
    assert of(play(position, "build villa 1 Pisa W"), e.EndTriggered) == []
    assert RULES.to_move(position) == CHANCE
    happened = play(position, "tile porta 1")
    assert happened[-1] == e.EndTriggered(0, 5)
    assert (position.ender, position.turns_left, position.seat) == (0, 2, 1)


def test_ending_by_following() -> None:
    columns = {0: {"Pisa": ["porta 1"]}, 1: {"Pisa": ["villa 1"]}}
    position = table(
        3,
        supply=[],
        columns=columns,
        scored={1: FIVE},
        court={0: (4,), 1: (4,), 2: (4,)},
        open_markers={0: 5, 2: 5},
    )
    play(position, "court 4", "score porta")
    happened = play(position, "court 4", "score villa")
    assert e.EndTriggered(1, 5) in happened
    # the third still answers the visit in its last turn, the holder has its own last turn
    assert e.VisitDeferred(2, 3) in play(position, "pass")
    assert RULES.to_move(position) == 0
    assert position.visitor == -1
    play(position, "pass")
    assert RULES.to_move(position) == NOBODY


def test_neither_condition_alone_ends_the_game() -> None:
    no_supply = table(hands={0: "W"}, display=["villa 1", "porta 1"], supply=[])
    play(no_supply, "build villa 1 Pisa W")
    assert no_supply.ender == -1
    no_markers = table(scored={0: SIX, 1: SIX})
    play(no_markers, "pass", "pass")
    assert no_markers.ender == -1


def test_markers_on_the_court_or_in_the_open_area_are_unplaced() -> None:
    for open_, court in ((1, ()), (0, (6,))):
        position = table(supply=[], scored={0: FIVE}, open_markers={0: open_}, court={0: court})
        play(position, "pass", "pass")
        assert position.ender == -1


def test_a_monument_does_not_empty_the_supply() -> None:
    position = table(hands={0: "YYYYYYYW"}, supply=["porta 1"], scored={0: SIX})
    happened = play(position, "monument villa Pisa YYYYYYYW", "upgrade none")
    assert of(happened, e.EndTriggered) == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_other_seat_has_one_more_turn_and_the_ender_none(seats: int) -> None:
    position = last_marker(seats)
    play(position, "court open", "score villa")
    acted = []
    while (seat := RULES.to_move(position)) != NOBODY:
        acted.append(seat)
        assert "pass" in listed(position)
        happened = play(position, "pass")
    assert acted == list(range(1, seats))
    assert isinstance(happened[-1], e.GameEnded)
    assert RULES.moves(position) == []
    refused(position, "pass", "phase")


def test_only_one_seat_has_the_end_bonus() -> None:
    columns = {0: {"Massa": ["villa 4"]}, 1: {"Massa": ["porta 4"]}}
    position = table(
        3,
        supply=[],
        columns=columns,
        scored={0: FIVE, 1: ("urban", "rural", "villa", "castello", "palazzo")},
        open_markers={0: 1, 1: 1},
        court={0: (), 1: ()},
    )
    happened = play(position, "court open", "score villa", "court open", "score porta", "pass")
    assert of(happened, e.EndTriggered) == [e.EndTriggered(0, 5)]
    assert [position.points[seat * 6 + p.FROM_ENDING] for seat in range(3)] == [5, 0, 0]


def test_any_action_in_the_last_turns() -> None:
    position = last_marker(2, hands={1: "WWWWWWWY"}, wheel={"VI": "P"})
    play(position, "court open", "score villa")
    assert {line.split()[0] for line in listed(position)} == {
        "turn", "buy", "build", "monument", "pass"
    }  # fmt: skip
    play(position, "turn", *["draw B"] * 7, *["draw G"] * 3)
    assert (RULES.to_move(position), position.turns_left) == (1, 1)
    play(position, "buy I B")
    assert RULES.to_move(position) == NOBODY


def test_the_last_turn_ends_with_the_upgrade_tile() -> None:
    position = last_marker(2, hands={1: "WWWWWWWY"})
    play(position, "court open", "score villa", "monument porta Pisa WWWWWWWY")
    assert RULES.to_move(position) == 1
    play(position, "upgrade Pisa")
    assert RULES.to_move(position) == NOBODY


def test_the_ender_holding_the_royal_visit_marker() -> None:
    position = table(
        3,
        supply=[],
        columns={0: {"Pisa": ["villa 1"]}, 1: {"Pisa": ["porta 1"]}},
        scored={0: FIVE},
        court={0: (6,), 1: (6,), 2: (6,)},
        open_markers={1: 5, 2: 5},
    )
    play(position, "court 6", "score villa")
    assert position.ender == 0
    assert listed(position, "court") == ["court 6"]
    play(position, "court 6", "score porta")
    assert e.VisitDeferred(2, 5) in play(position, "pass")
    assert RULES.to_move(position) == NOBODY


# -- the account ------------------------------------------------------------------------


def ended(
    florins: dict[int, int], hands: dict[int, str], vp: dict[int, int]
) -> tuple[p.CarraraPosition, e.GameEnded]:
    """A game of three that has come to its end with these figures."""
    position = last_marker(3, florins=florins, hands=hands, bag=None, vp=vp)
    happened = play(position, "court open", "score villa", "pass", "pass")
    return position, of(happened, e.GameEnded)[0]


@pytest.mark.parametrize(("florins", "vp"), [(0, 0), (4, 0), (5, 1), (9, 1), (10, 2), (37, 7)])
def test_one_vp_for_every_five_florins(florins: int, vp: int) -> None:
    position = last_marker(2, florins={0: florins, 1: 0})
    happened = play(position, "court open", "score villa", "pass")
    assert e.FlorinsCounted(0, florins, 5, vp) in happened
    assert RULES.result(position)[0] == [4 + 5 + vp, 0]


def test_most_points_win() -> None:
    position, end = ended({0: 0, 1: 0, 2: 0}, {1: "WWWW"}, {0: 0, 1: 8, 2: 8})
    assert end.scores == (9, 8, 8)
    assert (end.winners, RULES.result(position)) == ((0,), ([9, 8, 8], [0]))


def test_ties_go_to_the_most_blocks() -> None:
    _, end = ended({0: 0, 1: 0, 2: 0}, {0: "PP", 1: "BPP", 2: "W"}, {0: 0, 1: 9, 2: 9})
    assert end.scores == (9, 9, 9)
    assert (end.blocks, end.winners) == ((2, 3, 1), (1,))


def test_still_tied_seats_share_the_win() -> None:
    _, end = ended({0: 0, 1: 1, 2: 2}, {0: "P", 1: "BP", 2: "WW"}, {0: 0, 1: 9, 2: 9})
    assert end.winners == (1, 2)
    # the same figures without blocks: all three
    _, end = ended({0: 0, 1: 0, 2: 0}, {}, {0: 0, 1: 9, 2: 9})
    assert end.winners == (0, 1, 2)


def test_left_over_florins_break_no_tie() -> None:
    _, end = ended({0: 4, 1: 0, 2: 0}, {}, {0: 0, 1: 9, 2: 0})
    assert end.winners == (0, 1)


def test_the_accounts_by_source() -> None:
    position = last_marker(2, hands={0: "WWW"}, florins={0: 12}, vp={0: 6}, display=["porta 1"])
    play(position, "court open", "score villa", "pass")
    standing = RULES.view(position, None).standings[0]
    assert dict(standing.parts) == {
        "bonuses": 6,
        "cities": 0,
        "types": 4,
        "landscapes": 0,
        "building": 0,
        "ending": 5,
        "florins": 2,
    }
    assert (standing.total, standing.tie_break) == (17, 3)


def test_all_screens_are_open_at_the_end_only() -> None:
    position = last_marker(2, hands={0: "WWW"})
    assert RULES.view(position, 1).seats[0].blocks is None
    assert RULES.view(position, None).seats[1].florins is None
    play(position, "court open", "score villa", "pass")
    assert RULES.view(position, 1).seats[0].blocks == (3, 0, 0, 0, 0, 0)
    assert RULES.view(position, None).seats[1].florins == 22


def test_numbers_of_the_account() -> None:
    assert (c.ENDER_VP, c.FLORINS_PER_VP, c.PASS_FLORINS) == (5, 5, 2)
    assert m.op(m.simple(m.PASS)) == m.PASS
