"""Composing moves by pointing: every move can be reached, and nothing else can be chosen."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import product
from random import Random

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.rules import IllegalMoveError
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import payments
from carrara_desktop.games.carrara.position import CarraraPosition
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.tables.base import Mark, Step, Target
from carrara_desktop.ui.tables.carrara.composer import CarraraComposer
from carrara_desktop.ui.tables.carrara.phrases import CarraraWords
from carrara_desktop.ui.tables.carrara.table import CarraraTable
from carrara_desktop.ui.tables.kit import Decision
from tests.games.carrara.builder import counts, kind_of, pack, play, table
from tests.games.carrara.walks import games, sample

POINTED_AT = 25
"""Moves of a random position that are reached by pointing (all are selected)."""


class Desk:
    """A composer over a position, and a table that it marks."""

    def __init__(self, picture: CarraraTable, position: CarraraPosition) -> None:
        self.owner = QObject()
        self.composer = CarraraComposer(self.owner, CarraraWords(self.owner))
        self.picture = picture
        self.committed: list[int] = []
        self.changes = 0
        self.composer.committed.connect(self.committed.append)
        self.composer.changed.connect(self._changed)
        self.decide(position)

    def decide(self, position: CarraraPosition) -> None:
        self.position = position
        self.moves = RULES.moves(position)
        self.view: View = RULES.view(position, position.seat)
        self.composer.begin(Decision(self.view, tuple(self.moves), self.why_not, self.preview))

    def why_not(self, move: int) -> IllegalMoveError | None:
        try:
            RULES.play(self.position.copy(), move)
        except IllegalMoveError as error:
            return error
        return None

    def preview(self, move: int) -> Step:
        after = self.position.copy()
        events = RULES.play(after, move)
        return Step(tuple(events), RULES.view(after, self.position.seat))

    def _changed(self) -> None:
        self.changes += 1

    def point(self, *targets: Target) -> None:
        for target in targets:
            self.composer.point(target)

    @property
    def marks(self) -> dict[Target, Mark]:
        self.composer.show_on(self.picture)
        return self.picture._marks

    @property
    def picked(self) -> tuple[int, tuple[int, ...]] | None:
        self.composer.show_on(self.picture)
        return self.picture._picked

    @property
    def paid(self) -> tuple[int, ...] | None:
        self.composer.show_on(self.picture)
        return self.picture._payment

    @property
    def line(self) -> str:
        """The chosen move in notation, "" while it is not whole."""
        move = self.composer.move()
        return "" if move is None else RULES.notation(self.position, move)

    def state(self) -> tuple[object, ...]:
        return (self.composer.move(), self.picked, self.paid, self.marks, self.composer.hint())


@pytest.fixture
def picture(qtbot: QtBot) -> CarraraTable:
    found = CarraraTable()
    qtbot.addWidget(found)
    return found


def targets_of(view: View, move: int) -> list[Target]:
    """What a person points at for a move, without the payment."""
    operation = m.op(move)
    blocks = m.unpack(m.packed_counts(move))
    if operation == m.BUY:
        each = [colour for colour in range(6) for _ in range(blocks[colour])]
        return [("block", m.place(move), colour) for colour in each]
    if operation == m.BUILD:
        kind = m.built_kind(move)
        slot = view.display.index((kind // 5, kind % 5 + 1))
        return [("display", slot), ("column", m.place(move))]
    if operation == m.MONUMENT:
        row, city = m.monument_row(move), m.place(move)
        goal = ("column", city) if row < 0 else ("building", city, row)
        return [("monument", m.monument_type(move)), goal]
    if operation == m.COURT:
        slot = m.arg(move)
        return [("open",) if slot == m.OPEN_AREA else ("slot", slot)]
    if operation == m.SPACE:
        return [("space", m.arg(move))]
    if operation == m.UPGRADE:
        return [("upgrade", m.arg(move))]
    return [("wheel",) if operation == m.TURN else ("pass",)]


def pay(desk: Desk, wanted: Sequence[int]) -> None:
    """Take out what is too much (at least one block), and lay out what is missing."""
    assert desk.paid is not None
    if desk.paid == tuple(wanted):
        return
    surplus = [had - want for had, want in zip(desk.paid, wanted, strict=True)]
    if max(surplus) <= 0:
        desk.point(("paid", next(colour for colour in range(6) if desk.paid[colour])))
    for colour, n in enumerate(surplus):
        desk.point(*[("paid", colour)] * max(0, n))
    for colour in range(6):
        desk.point(*[("hand", colour)] * (wanted[colour] - desk.paid[colour]))


def reach(desk: Desk, move: int) -> None:
    """Choose a move as a person does."""
    desk.composer.cancel()
    desk.point(*targets_of(desk.view, move))
    if m.op(move) in (m.BUILD, m.MONUMENT):
        pay(desk, m.unpack(m.packed_counts(move)))


def random_positions() -> Iterator[CarraraPosition]:
    """About a hundred decisions of random games."""
    for seats in (2, 3, 4):
        for seed in games(4):
            found = [p for p in sample(seats, seed, 0.15) if RULES.to_move(p) >= 0]
            yield from found[:: max(1, len(found) // 9)]


# ------------------------------------------------------------------------- every legal move


def test_every_move_of_random_games_is_reached(picture: CarraraTable) -> None:
    random = Random(5)
    reached: set[int] = set()
    tried = 0
    for position in random_positions():
        desk = Desk(picture, position)
        tried += 1
        for move in desk.moves:
            desk.composer.select(move)
            assert desk.composer.move() == move
        some = random.sample(desk.moves, min(POINTED_AT, len(desk.moves)))
        firsts = {m.op(move): move for move in desk.moves}
        for move in dict.fromkeys([*firsts.values(), *some]):
            operation = m.op(move)
            if operation == m.UPGRADE and m.arg(move) == m.NO_UPGRADE:
                continue  # no thing to point at: taken from the panel
            reach(desk, move)
            if operation == m.COURT:
                assert desk.committed[-1] == move
            else:
                assert desk.line == RULES.notation(position, move)
            reached.add(operation)
    assert tried >= 80
    assert reached >= {m.TURN, m.BUY, m.BUILD, m.MONUMENT, m.COURT, m.SPACE, m.UPGRADE, m.PASS}


def test_marks_and_drop_targets_of_random_games_are_exact(picture: CarraraTable) -> None:
    """Pointing at a mark does something; a tile may be dropped where it can be paid for."""
    for position in list(random_positions())[::3]:
        desk = Desk(picture, position)
        expected = {target for move in desk.moves for target in targets_of(desk.view, move)[:1]}
        expected.discard(("upgrade", m.NO_UPGRADE))
        first = set(desk.marks)
        # a kind of tile may lie on the display twice, and there are two upgrades of some cities
        assert expected <= first
        for target in first - expected:
            assert target[0] in ("display", "upgrade")
        for target in first:
            desk.composer.cancel()
            before = desk.state()
            heard = len(desk.committed)
            desk.point(target)
            assert desk.state() != before or len(desk.committed) == heard + 1, target
        for slot, tile in enumerate(desk.view.display):
            if tile is not None:
                kind = tile[0] * 5 + tile[1] - 1
                here = [v for v in desk.moves if m.op(v) == m.BUILD and m.built_kind(v) == kind]
                cities = {("column", m.place(move)) for move in here}
                assert desk.composer.drop_targets(("display", slot)) == cities
        for type_ in range(6):
            covered = [
                targets_of(desk.view, move)[1]
                for move in desk.moves
                if m.op(move) == m.MONUMENT and m.monument_type(move) == type_
            ]
            assert desk.composer.drop_targets(("monument", type_)) == set(covered)


# --------------------------------------------------------------------------------- buying


def test_buying_block_by_block_with_the_price_so_far(picture: CarraraTable) -> None:
    desk = Desk(picture, table(wheel={"I": "WYP", "IV": "RRG"}, florins={0: 12}))
    assert desk.line == "" and desk.picked is None
    desk.point(("block", 0, 0))
    assert desk.line == "buy I W" and desk.picked == (0, (1, 0, 0, 0, 0, 0))
    words = CarraraWords(desk.owner)
    assert "6" in words.path(desk.view, desk.composer.move() or 0)[-1]
    desk.point(("block", 0, 5))
    assert desk.line == "buy I WP"
    assert "7" in words.path(desk.view, desk.composer.move() or 0)[-1]
    desk.point(("block", 0, 1))  # 12 florins: that is all there is
    assert desk.line == "buy I WYP"
    desk.point(("picked", 0, 0))
    assert desk.line == "buy I YP"
    desk.point(("block", 3, 2))  # another section starts anew
    assert desk.line == "buy IV R" and desk.picked == (3, (0, 0, 1, 0, 0, 0))
    desk.point(("picked", 3, 2))
    assert desk.line == "" and desk.picked is None


def test_what_is_too_dear_beside_the_picked_blocks_is_no_choice(picture: CarraraTable) -> None:
    desk = Desk(picture, table(wheel={"I": "WWYP"}, florins={0: 8}))
    assert {("block", 0, 0), ("block", 0, 1), ("block", 0, 5)} <= set(desk.marks)
    desk.point(("block", 0, 0))
    assert ("block", 0, 0) not in desk.marks and ("block", 0, 1) not in desk.marks
    assert ("block", 0, 5) in desk.marks
    desk.point(("block", 0, 1))
    assert desk.line == "buy I W"
    desk.point(("block", 0, 5))
    assert not any(target[0] == "block" for target in desk.marks)


def test_the_sector_itself_takes_what_one_can_afford(picture: CarraraTable) -> None:
    desk = Desk(picture, table(wheel={"I": "WGGPP", "VI": "WYR"}, florins={0: 6}))
    desk.point(("section", 0))
    assert desk.line == "buy I GPP"
    desk.point(("section", 5))
    assert desk.line == "buy VI WYR"
    desk.point(("section", 5))
    assert desk.line == ""
    desk.point(("section", 2))  # empty
    assert desk.line == "" and desk.picked is None


def test_nothing_affordable_leaves_only_the_screen_to_lift(picture: CarraraTable) -> None:
    position = table(wheel={"VI": "W"}, bag="WWWWWW", florins={0: 0})
    play(position, "turn", *["draw W"] * 6)
    assert RULES.to_move(position) == 0
    desk = Desk(picture, position)
    assert set(desk.marks) == {("pass",)}
    desk.point(("section", 0), ("pass",))
    assert desk.line == "lift"


# ------------------------------------------------------------------------------- building


def test_a_tile_that_fits_one_city_goes_there_at_once(picture: CarraraTable) -> None:
    desk = Desk(picture, table(hands={0: "PP"}, display=["villa 2"]))
    desk.point(("display", 0))
    assert desk.line == "build villa 2 Lerici PP" and desk.paid == tuple(counts("PP"))
    assert desk.marks[("column", c.LERICI)].state == "chosen"
    assert desk.marks[("display", 0)].state == "chosen"
    desk.point(("display", 0))
    assert desk.line == "" and desk.paid is None


def test_the_cheapest_payment_is_suggested_and_can_be_changed(picture: CarraraTable) -> None:
    desk = Desk(picture, table(hands={0: "WYRGG"}, display=["porta 2"]))
    desk.point(("display", 0))
    assert desk.line == "" and desk.composer.hint()
    assert desk.composer.chosen_so_far()[-1] == "porta 2"
    desk.point(("column", c.LUCCA))
    assert desk.line == "build porta 2 Lucca YR"
    desk.point(("hand", 0))
    assert desk.line in ("build porta 2 Lucca WR", "build porta 2 Lucca WY")
    desk.point(("column", c.LUCCA))  # pointed at again: as suggested
    assert desk.line == "build porta 2 Lucca YR"


@pytest.mark.parametrize("hand_", ["WYYRRGG", "WWYYY", "YYRRR", "WWWRRPP"])
@pytest.mark.parametrize("tile", ["porta 1", "castello 2", "villa 4"])
def test_every_lawful_payment_can_be_laid_out(picture: CarraraTable, hand_: str, tile: str) -> None:
    """Also those that give more than they need to; and the move is whole only if it pays."""
    desk = Desk(picture, table(hands={0: hand_}, wheel={}, display=[tile]))
    hand = counts(hand_)
    wasteful = 0
    for city in range(c.N_CITIES):
        value = int(tile[-1])
        if payments.cheapest(pack(hand_), city, value) is None:
            continue
        for blocks in product(*(range(n + 1) for n in hand)):
            if not payments.is_lawful(m.pack(blocks), city, value):
                continue
            desk.composer.cancel()
            desk.point(("display", 0), ("column", city))
            pay(desk, blocks)
            assert desk.composer.move() == m.build(kind_of(tile), city, m.pack(blocks))
            wasteful += desk.composer.move() not in desk.moves
    assert wasteful or tile == "villa 4"


def test_listed_payments_are_one_click_from_each_other(picture: CarraraTable) -> None:
    """Pointing at blocks in one's hand alone swaps them in while the payment stays whole."""
    hand_ = "WWYYRR"
    desk = Desk(picture, table(3, hands={0: hand_}, wheel={}, display=["porta 3"]))
    listed = {m.unpack(p) for p in payments.payments(pack(hand_), c.LERICI, 3)}
    desk.point(("display", 0), ("column", c.LERICI))
    assert desk.paid is not None
    for colour in range(6):
        desk.point(("column", c.LERICI))
        before = desk.paid
        desk.point(("hand", colour))
        if before[colour] < counts(hand_)[colour]:
            assert desk.paid in listed and desk.paid[colour] == before[colour] + 1
        else:
            assert desk.paid == before


def test_a_payment_taken_apart_is_not_whole(picture: CarraraTable) -> None:
    desk = Desk(picture, table(hands={0: "WWYY"}, display=["porta 2"]))
    desk.point(("display", 0), ("column", c.PISA))
    assert desk.line == "build porta 2 Pisa YY"
    fine = desk.composer.hint()
    desk.point(("paid", 1))
    assert desk.line == "" and desk.composer.hint() not in ("", fine)
    assert desk.paid == tuple(counts("Y"))
    desk.point(("paid", 1), ("paid", 1))
    assert desk.paid == (0,) * 6 and desk.line == ""
    desk.point(("hand", 0), ("hand", 0), ("hand", 0))
    assert desk.line == "build porta 2 Pisa WW" and desk.composer.hint() == fine
    desk.point(("hand", 2))  # no such block
    assert desk.line == "build porta 2 Pisa WW"


def test_a_selected_building_can_be_changed(picture: CarraraTable) -> None:
    desk = Desk(picture, table(hands={0: "WWYY"}, display=["porta 2"]))
    desk.composer.select(m.build(kind_of("porta 2"), c.PISA, pack("WY")))
    desk.point(("hand", 0))
    assert desk.line == "build porta 2 Pisa WW"
    desk.point(("column", c.LERICI))
    assert desk.line == "build porta 2 Lerici YY"


def test_another_tile_and_another_city_start_anew(picture: CarraraTable) -> None:
    desk = Desk(picture, table(hands={0: "WWYY"}, display=["porta 2", "villa 1"]))
    desk.point(("display", 0), ("column", c.PISA), ("display", 1))
    assert desk.line == "" and desk.paid is None
    assert desk.marks[("display", 1)].state == "chosen" and ("display", 0) not in desk.marks
    desk.point(("column", c.LERICI))
    assert desk.line == "build villa 1 Lerici Y"
    desk.point(("block", 0, 5))
    assert desk.line == "buy I P" and desk.paid is None
    desk.point(("wheel",))
    assert desk.line == "turn" and desk.picked is None and desk.composer.is_simple()


# ------------------------------------------------------------------------------ monuments

PORTAS = {0: {"Lucca": ["porta 3", "villa 3", "porta 3"]}}


def test_a_monument_is_built_new_or_over_an_own_building(picture: CarraraTable) -> None:
    position = table(4, hands={0: "WWWWRRRR"}, wheel={}, columns=PORTAS, display=["palazzo 1"])
    desk = Desk(picture, position)
    monument = ("monument", c.PORTA)
    places = {("column", c.LUCCA), ("building", c.LUCCA, 0)}
    assert desk.composer.drop_targets(monument) >= places
    desk.point(monument)
    assert {target for target in desk.marks if desk.marks[target].state == "choice"} >= places
    desk.point(("column", c.LUCCA))
    assert desk.line == "monument porta Lucca WWWWRRRR"
    desk.point(("building", c.LUCCA, 0))
    assert desk.line == "monument porta Lucca over 3 WRRRR"
    before = desk.composer.move()
    desk.point(("column", c.LUCCA))
    desk.point(("building", c.LUCCA, 2))  # its twin is listed once
    assert desk.composer.move() == before
    desk.point(("building", c.LUCCA, 1))  # a villa stands for the column
    assert desk.line == "monument porta Lucca WWWWRRRR"


def test_dragging_a_monument(picture: CarraraTable) -> None:
    position = table(4, hands={0: "WWWWRRRR"}, wheel={}, columns=PORTAS)
    desk = Desk(picture, position)
    desk.composer.drop(("monument", c.PORTA), ("building", c.LUCCA, 0))
    assert desk.line == "monument porta Lucca over 3 WRRRR"
    desk.composer.drop(("monument", c.PORTA), ("column", c.LIVORNO))
    assert desk.line == "monument porta Lucca over 3 WRRRR"  # Livorno takes white marble only


def test_a_row_far_up_a_column_still_makes_a_move(picture: CarraraTable) -> None:
    """Such a move is larger than 32 bits with a sign; no signal may cut it off."""
    tiles = ["villa 1", "villa 2", "villa 3", "villa 4", "palazzo 1", "palazzo 2", "palazzo 3"]
    position = table(
        4, hands={0: "PPPPPPP"}, wheel={}, columns={0: {"Lerici": [*tiles, "porta 2"]}}
    )
    desk = Desk(picture, position)
    desk.point(("monument", c.PORTA), ("building", c.LERICI, 7))
    assert desk.line == "monument porta Lerici over 2 PPPPPP"
    assert (desk.composer.move() or 0) >= 2**31


@pytest.mark.parametrize("taken", [False, True])
def test_either_copy_of_an_upgrade_tile_can_be_pointed_at(
    picture: CarraraTable, taken: bool
) -> None:
    position = table(hands={0: "WWWWWWW"}, columns={0: {"Livorno": ["porta 1"]}})
    position.upgrades &= ~(1 << 4) if taken else -1
    play(position, "monument porta Livorno over 1 WWWWWWW")
    desk = Desk(picture, position)
    assert (("upgrade", 4) in desk.marks, ("upgrade", 6) in desk.marks) == (not taken, True)
    desk.point(("upgrade", 6))
    assert desk.line == "upgrade Massa"
    chosen = {target for target, mark in desk.marks.items() if mark.state == "chosen"}
    assert ("upgrade", 6) in chosen
    desk.point(("upgrade", 0))
    assert desk.line == "upgrade Livorno"
    desk.composer.cancel()
    if taken:
        before = desk.state()
        desk.point(("display", 0))
        assert desk.state() == before


# -------------------------------------------------------------------------------- scoring


def scoring_position() -> CarraraPosition:
    columns = {"Livorno": ["porta 1", "porta 2"], "Pisa": ["villa 1"]}
    return table(columns={0: columns}, open_markers={0: 1})


def test_a_slot_of_the_court_counts_at_once(picture: CarraraTable) -> None:
    desk = Desk(picture, scoring_position())
    desk.point(("slot", 1))
    assert desk.committed == [m.simple(m.COURT, 1)] and desk.composer.move() is None
    desk.point(("open",))
    assert desk.committed[1:] == [m.simple(m.COURT, m.OPEN_AREA)]
    desk.point(("slot", 0))  # that marker stands in the open area
    assert len(desk.committed) == 2


@pytest.mark.parametrize("source", [("slot", 3), ("open",)])
def test_a_marker_dragged_to_a_space_is_scored_there(picture: CarraraTable, source: Target) -> None:
    desk = Desk(picture, scoring_position())
    assert ("space", 0) in desk.composer.drop_targets(source)
    desk.composer.drop(source, ("space", 0))
    assert len(desk.committed) == 1
    # while the marker moves on the table, it is nobody's turn
    desk.composer.begin(None)
    RULES.play(desk.position, desk.committed[0])
    desk.decide(desk.position)
    assert desk.line == "score Livorno"
    assert desk.marks[("space", 0)].state == "chosen"
    # and not a second time
    desk.composer.begin(None)
    desk.decide(desk.position)
    assert desk.line == ""


def test_a_marker_dragged_to_a_space_that_can_not_be_scored(picture: CarraraTable) -> None:
    desk = Desk(picture, scoring_position())
    desk.composer.drop(("slot", 3), ("space", c.LERICI))
    for move in desk.committed:
        desk.composer.begin(None)
        RULES.play(desk.position, move)
        desk.decide(desk.position)
    assert desk.line == ""


def test_the_spaces_say_what_they_pay(picture: CarraraTable) -> None:
    position = scoring_position()
    play(position, "court 2")
    desk = Desk(picture, position)
    spaces = {f"score {name}" for name in ("Livorno", "porta", "villa", "urban", "rural")}
    assert {RULES.notation(position, move) for move in desk.moves} == spaces
    assert set(desk.marks) == {("space", m.arg(move)) for move in desk.moves}
    assert "9" in desk.marks[("space", c.LIVORNO)].label
    desk.point(("space", c.PISA))
    assert desk.line == ""
    desk.point(("space", c.LIVORNO))
    assert desk.line == "score Livorno" and desk.composer.is_simple()


# ------------------------------------------------------------------------- nothing to choose


def everything() -> Iterable[Target]:
    yield from [("wheel",), ("pass",), ("open",), ("bag",), ("supply",), ("visit",), ("screen",)]
    yield from [("nonsense",), ("seat", 1)]
    for k in range(6):
        yield from [("section", k), ("monument", k), ("column", k), ("hand", k), ("paid", k)]
        yield from [("slot", k), ("block", k, 0), ("picked", k, 0), ("building", k, 9)]
    yield from [("display", k) for k in range(9)]
    yield from [("space", k) for k in range(14)]
    yield from [("upgrade", k) for k in range(8)]


def test_nothing_reacts_when_it_is_nobodys_turn(picture: CarraraTable) -> None:
    desk = Desk(picture, table(4, hands={0: "WWYY"}, columns=PORTAS, display=["porta 2"]))
    desk.point(("display", 0), ("column", c.PISA))
    moves = desk.moves
    desk.composer.begin(None)
    assert desk.state() == (None, None, None, {}, "")
    desk.changes = 0
    for target in everything():
        desk.point(target)
        desk.composer.drop(target, ("column", 1))
        desk.composer.drop(("display", 0), target)
        assert desk.composer.drop_targets(target) == set()
    for move in moves:
        desk.composer.select(move)
        assert desk.composer.move() is None and desk.composer.hint() == ""
        assert desk.composer.chosen_so_far() == ()
    assert desk.state() == (None, None, None, {}, "")
    assert not desk.composer.cancel()
    assert desk.changes == 0 and desk.committed == []


def test_what_makes_no_sense_is_ignored(picture: CarraraTable) -> None:
    """Nothing can be chosen but lawful moves, whatever is pointed at in whatever order."""
    position = table(
        3,
        hands={0: "WWYYR"},
        columns={0: {"Pisa": ["porta 1"]}},
        display=["porta 2", "", "villa 5"],
        florins={0: 4},
    )
    desk = Desk(picture, position)
    all_of_them = list(everything())
    random = Random(3)
    for _ in range(1500):
        target = random.choice(all_of_them)
        desk.point(target)
        if random.random() < 0.2:
            desk.composer.drop(random.choice(all_of_them), target)
        move = desk.composer.move()
        assert move is None or desk.why_not(move) is None
        assert (desk.paid is None) or min(desk.paid) >= 0
        assert desk.picked is None or min(desk.picked[1]) >= 0
    for move in desk.committed:
        assert move in desk.moves
    for target in [("nonsense",), ("bag",), ("supply",), ("seat", 1), ("visit",)]:
        before, desk.changes = desk.state(), 0
        desk.point(target)
        assert desk.state() == before and desk.changes == 0


def test_cancel_drops_what_is_chosen(picture: CarraraTable) -> None:
    desk = Desk(picture, table(hands={0: "WWYY"}, display=["porta 2"]))
    fresh = desk.state()
    assert not desk.composer.cancel()
    for targets in (
        [("wheel",)],
        [("block", 0, 5)],
        [("display", 0)],
        [("display", 0), ("column", 1)],
        [("display", 0), ("column", 1), ("paid", 1), ("paid", 1)],
    ):
        desk.point(*targets)
        assert desk.state() != fresh
        assert desk.composer.cancel()
        assert desk.state() == fresh and desk.composer.chosen_so_far() == ()


def test_dropping_a_tile_where_it_may_not_go_changes_nothing(picture: CarraraTable) -> None:
    desk = Desk(picture, table(hands={0: "PP"}, display=["villa 2", "porta 5"]))
    assert desk.composer.drop_targets(("display", 0)) == {("column", c.LERICI)}
    assert desk.composer.drop_targets(("display", 1)) == set()
    assert desk.composer.drop_targets(("display", 8)) == set()
    desk.composer.drop(("display", 0), ("column", c.PISA))
    desk.composer.drop(("display", 1), ("column", c.LERICI))
    assert desk.line == ""
    desk.composer.drop(("display", 0), ("column", c.LERICI))
    assert desk.line == "build villa 2 Lerici PP"
    desk.composer.drop(("display", 0), ("column", c.LERICI))  # dropped there once more
    assert desk.line == "build villa 2 Lerici PP"
    desk.composer.drop(("block", 0, 0), ("screen",))
    assert desk.line == "buy I W"
