"""The royal court: visits, bonuses, following, deferring, the open area."""

import pytest

from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import Columns, listed, of, play, refused, table

EACH: dict[int, Columns] = {0: {"Pisa": ["villa 1", "porta 1"]}, 1: {"Pisa": ["porta 4"]}}
"""Seat 0 may score villa, porta, Pisa, urban and rural, seat 1 porta and urban."""


def visited(seats: int = 2, slot: int = 2, **figures: object) -> p.CarraraPosition:
    """Seat 0 has just scored from a slot, and the next seat must answer."""
    columns = {
        seat: {"Pisa": [f"{type_} 1"], "Lucca": [f"{type_} 2"]}
        for seat, type_ in zip(
            range(seats), ("villa", "porta", "castello", "palazzo"), strict=False
        )
    }
    position = table(seats, columns=columns, **figures)  # type: ignore[arg-type]
    play(position, f"court {slot}", "score villa")
    return position


@pytest.mark.parametrize("slot", range(1, 7))
def test_each_slot_gives_its_bonus(slot: int) -> None:
    position = table(columns=EACH)
    vp, florins = (3, 0) if slot <= 3 else (0, 5)
    happened = play(position, f"court {slot}")
    assert happened == [
        e.VisitTaken(0, slot - 1),
        e.BonusTaken(0, slot - 1, vp, florins),
    ]
    assert (position.vp(0), position.florins[0]) == (vp, 20 + florins)
    assert (position.visitor, position.visit_slot) == (0, slot - 1)
    assert position.slots[0] == 0b111111 & ~(1 << slot - 1)
    assert {line.split()[0] for line in listed(position)} == {"score"}


def test_the_bonus_comes_before_the_space_is_chosen() -> None:
    position = table(columns=EACH)
    happened = play(position, "court 5", "score rural")
    assert [type(event) for event in happened] == [e.VisitTaken, e.BonusTaken, e.SpaceScored]


def test_scoring_needs_an_open_space() -> None:
    position = table()
    assert listed(position, "court") == []
    refused(position, "court 1", "space")


def test_any_own_slot_may_begin_a_visit() -> None:
    position = table(columns=EACH, court={0: (2, 5)}, open_markers={0: 4})
    assert listed(position, "court") == ["court 2", "court 5", "court open"]
    refused(position, "court 1", "marker")
    refused(position, m.simple(m.COURT, 6), "marker")


# -- following --------------------------------------------------------------------------


def test_a_follower_scores_from_the_same_slot_with_the_same_bonus() -> None:
    position = visited(slot=2)
    assert listed(position, "court") == ["court 2"]
    happened = play(position, "court 2", "score porta")
    # no second royal visit begins, and the holder gives the marker back
    assert happened[0] == e.BonusTaken(1, 1, 3, 0)
    assert happened[-1] == e.VisitReturned(0)
    assert (position.visitor, position.visit_slot) == (-1, -1)


def test_a_follower_may_use_no_other_marker() -> None:
    position = visited(slot=2, court={1: (2, 3, 4)}, open_markers={1: 3})
    for line in ("court 3", "court 4", "court open", "court 1"):
        refused(position, line, "visit")


def test_a_follower_without_an_open_space_has_to_defer() -> None:
    position = table(columns={0: {"Pisa": ["villa 1"]}})
    play(position, "court 2", "score villa")
    assert listed(position, "court") == []
    refused(position, "court 2", "space")
    assert e.VisitDeferred(1, 1) in play(position, "pass")


@pytest.mark.parametrize(
    "line",
    [
        "pass",
        "buy I P",
        "turn",
        "build biblioteca 1 Pisa W",
        "monument biblioteca Pisa WWYYYYYY",
        "monument porta Pisa over 1 WYYYYYY",
    ],
)
def test_every_other_action_defers_first(line: str) -> None:
    position = visited(hands={1: "WWYYYYYY"})
    happened = play(position, line)
    assert happened[0] == e.VisitDeferred(1, slot=1)
    assert of(happened, e.VisitDeferred) == happened[:1]
    assert position.open_markers == [0, 1]
    assert position.slots == [0b111101, 0b111101]


def test_after_turning_the_marker_is_deferred_once_and_scoring_is_gone() -> None:
    position = visited(wheel={"I": "WYR", "VI": "PPPPPPP"}, bag="R")
    play(position, "turn", "draw R")
    refused(position, "court 2", "phase")
    assert of(play(position, "buy I P"), e.VisitDeferred) == []
    assert position.open_markers == [0, 1]


def test_deferring_and_then_lifting_the_screen() -> None:
    position = visited(wheel={"VI": "WWWWYYYYRRR"}, florins={1: 0})
    happened = play(position, "turn", "lift")
    assert [type(event) for event in happened] == [
        e.VisitDeferred,
        e.WheelTurned,
        e.NothingAffordable,
        e.VisitReturned,
    ]


def test_all_answer_in_turn_until_the_holder_gives_the_marker_back() -> None:
    position = visited(4, slot=6)
    play(position, "court 6", "score porta")
    assert position.visitor == 0
    assert listed(position, "court") == ["court 6"]
    play(position, "pass")
    assert listed(position, "court") == ["court 6"]
    happened = play(position, "court 6", "score palazzo")
    assert happened[-1] == e.VisitReturned(0)
    assert position.slots == [0b011111] * 4
    assert position.open_markers == [0, 0, 1, 0]
    assert position.florins == [20 + 5 + 3, 20 + 5 + 3, 22, 20 + 5 + 3]


def test_the_holder_may_do_anything_in_its_next_turn() -> None:
    position = visited()
    play(position, "pass")
    assert {line.split()[0] for line in listed(position)} >= {"turn", "buy", "court", "pass"}
    # a marker of one's own in any slot, none has to be followed
    assert listed(position, "court") == ["court 1", "court 3", "court 4", "court 5", "court 6"]


def test_the_holder_may_start_again_at_once() -> None:
    position = visited()
    happened = play(position, "pass", "court 3", "score rural")
    assert of(happened, e.VisitReturned) == [e.VisitReturned(0)]
    assert of(happened, e.VisitTaken) == [e.VisitTaken(0, 2)]
    assert (position.visitor, position.visit_slot) == (0, 2)
    assert listed(position, "court") == ["court 3"]


# -- the open area ----------------------------------------------------------------------


def test_an_open_marker_while_slots_are_filled_and_nobody_visits() -> None:
    position = table(columns=EACH, open_markers={0: 1, 1: 1})
    assert play(position, "court open") == []
    assert (position.vp(0), position.florins[0], position.visitor) == (0, 20, -1)
    happened = play(position, "score rural")
    scored = of(happened, e.SpaceScored)[0]
    assert (scored.slot, scored.vp) == (-1, 1)
    # nobody follows: the next seat is as free as ever
    assert listed(position, "court")[-1] == "court open"
    assert len(listed(position, "court")) == 6
    assert of(play(position, "pass"), e.VisitDeferred) == []
    assert position.open_markers == [0, 1]


def test_all_slots_empty_leaves_only_the_open_area() -> None:
    position = table(columns=EACH, court={0: (), 1: ()}, open_markers={0: 6, 1: 6})
    assert listed(position, "court") == ["court open"]
    refused(position, "court 1", "marker")
    happened = play(position, "court open", "score porta", "court open", "score porta")
    assert {type(event) for event in happened} == {e.SpaceScored}
    assert (position.open_markers, position.visitor) == ([5, 5], -1)


def test_no_marker_in_the_open_area() -> None:
    position = table(columns=EACH)
    refused(position, "court open", "marker")


def test_a_deferred_marker_scores_later_without_bonus() -> None:
    position = visited(slot=4)
    play(position, "pass", "pass", "court open", "score porta")
    assert position.florins[1] == 20 + 2 + 3
    assert position.open_markers == [0, 0]
    assert position.visitor == -1


def test_the_last_slot_is_a_visit_too() -> None:
    columns = {0: {"Pisa": ["villa 1"]}, 1: {"Pisa": ["porta 1"]}}
    position = table(columns=columns, court={0: (6,), 1: (6,)}, open_markers={0: 5, 1: 5})
    assert e.VisitTaken(0, 5) in play(position, "court 6", "score villa")
    assert listed(position, "court") == ["court 6"]
    play(position, "pass", "pass")
    assert listed(position, "court") == ["court open"]


def test_undoable_moves_of_the_court_reveal_nothing() -> None:
    assert not RULES.reveals(m.simple(m.COURT, 1))
    assert not RULES.reveals(m.simple(m.SPACE, 1))
