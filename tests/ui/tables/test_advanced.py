"""The advanced game on the table: every move by pointing, every event in motion and in words."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import fields

import pytest
from PySide6.QtCore import QPoint
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as ev
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.position import CarraraPosition
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.tables.base import Mark, Step, Target
from carrara_desktop.ui.tables.carrara import choreography
from carrara_desktop.ui.tables.carrara.homes import goals, homes_of, is_put, sources
from carrara_desktop.ui.tables.carrara.phrases import CarraraWords
from carrara_desktop.ui.tables.carrara.piece import Key
from carrara_desktop.ui.tables.carrara.preview import LOOKS
from carrara_desktop.ui.tables.carrara.rects import Rect
from carrara_desktop.ui.tables.carrara.table import CarraraTable
from tests.games.carrara.walks import games, sample, walk
from tests.ui.tables.test_carrara_table import centre, click, drag
from tests.ui.tables.test_composer import Desk, pay, targets_of

ADVANCED = {"variant": "advanced"}
POINTED_AT = 25


@pytest.fixture
def picture(qtbot: QtBot) -> CarraraTable:
    found = CarraraTable()
    qtbot.addWidget(found)
    return found


def things(view: View, move: int) -> list[Target]:
    """What a person points at for a move."""
    if is_put(move):
        return [sources(view, move)[0], goals(view, move)[0]]
    simple = {m.INNER: ("inner",), m.DONE: ("done",), m.TAKE: ("none",)}
    return [simple[m.op(move)]] if m.op(move) in simple else targets_of(view, move)


def positions(share: float = 0.15) -> Iterator[CarraraPosition]:
    for seats in (2, 3, 4):
        for seed in games(4):
            found = [p for p in sample(seats, seed, share, ADVANCED) if RULES.to_move(p) >= 0]
            yield from found[:: max(1, len(found) // 12)]


# -- composing --------------------------------------------------------------------------


def test_every_move_of_random_games_is_reached(picture: CarraraTable) -> None:
    rng = random.Random(5)
    reached: set[int] = set()
    for position in positions():
        desk = Desk(picture, position)
        for move in desk.moves:
            desk.composer.select(move)
            assert desk.composer.move() == move
        some = rng.sample(desk.moves, min(POINTED_AT, len(desk.moves)))
        firsts = {m.op(move): move for move in desk.moves}
        for move in dict.fromkeys([*firsts.values(), *some]):
            operation = m.op(move)
            if operation == m.UPGRADE and m.arg(move) == m.NO_UPGRADE:
                continue
            desk.composer.cancel()
            desk.point(*things(desk.view, move))
            if operation in (m.BUILD, m.MONUMENT):
                pay(desk, m.unpack(m.packed_counts(move)))
            if operation == m.COURT:
                assert desk.committed[-1] == move
            else:
                assert desk.composer.move() == move, RULES.notation(position, move)
            reached.add(operation)
    assert reached >= {m.TURN, m.INNER, m.BUY, m.BUILD, m.MONUMENT, m.COURT, m.SPACE, m.UPGRADE}
    assert reached >= {m.TAKE, m.PLACE, m.PURCHASE, m.DONE, m.PASS}


def test_marks_and_drop_targets_are_exact(picture: CarraraTable) -> None:
    """What is marked does something, and a piece may be dropped on each place that takes it."""
    for position in list(positions())[::3]:
        desk = Desk(picture, position)
        first = set(desk.marks)
        expected = {things(desk.view, move)[0] for move in desk.moves}
        expected.discard(("upgrade", m.NO_UPGRADE))
        assert expected <= first
        for target in first:
            desk.composer.cancel()
            before, heard = desk.state(), len(desk.committed)
            desk.point(target)
            assert desk.state() != before or len(desk.committed) == heard + 1, target
        puts = [move for move in desk.moves if is_put(move)]
        for source in {source for move in puts for source in sources(desk.view, move)}:
            here = [move for move in puts if source in sources(desk.view, move)]
            wanted = {goal for move in here for goal in goals(desk.view, move)}
            assert desk.composer.drop_targets(source) == wanted
            for goal in wanted:
                desk.composer.drop(source, goal)
                assert desk.composer.move() == homes_of(desk.view, here)[source][goal]
                assert desk.marks[goal].state == "chosen"
        assert not desk.composer.drop_targets(("decoration", 9))


def position_in(phase: str, offered: int = 0) -> CarraraPosition:
    """A position of a random game in a phase, with so many pieces offered."""
    for seats in (2, 3):
        for seed in range(1, 12):
            for position, moves, _ in walk(seats, seed, options=ADVANCED):
                view = RULES.view(position, position.seat)
                if moves and view.phase == phase and len(view.offered) in (offered, offered or 0):
                    return position.copy()
    raise AssertionError(phase)


def test_a_single_piece_is_taken_with_one_click(picture: CarraraTable) -> None:
    desk = Desk(picture, position_in("take", 1))
    (source,) = {source for move in desk.moves if is_put(move) for source in
                 sources(desk.view, move)}  # fmt: skip
    homes = homes_of(desk.view, desk.moves)[source]
    for home, move in homes.items():
        desk.composer.cancel()
        assert desk.marks[home].state == "choice"
        desk.point(home)
        assert desk.composer.move() == move
    desk.composer.cancel()
    desk.point(("none",))
    assert desk.line == "take none"


def test_two_pieces_ask_which(picture: CarraraTable) -> None:
    desk = Desk(picture, position_in("take", 2))
    found = {source for move in desk.moves if is_put(move) for source in sources(desk.view, move)}
    assert len(found) == 2 and found <= set(desk.marks)
    for source in found:
        desk.composer.cancel()
        desk.point(source)
        homes = homes_of(desk.view, desk.moves)[source]
        if len(set(homes.values())) > 1:
            assert desk.line == "" and desk.composer.hint()
            assert desk.composer.chosen_so_far()
        assert set(homes) <= set(desk.marks)
    assert ("none",) in desk.marks


def test_the_turn_is_ended_by_hand(picture: CarraraTable) -> None:
    desk = Desk(picture, position_in("finish"))
    assert ("done",) in desk.marks
    desk.point(("done",))
    assert desk.line == "done" and desk.composer.is_simple()


def test_a_marker_dragged_from_a_slot_with_a_piece_scores_after_it(picture: CarraraTable) -> None:
    for position in positions(0.6):
        slots = [m.arg(v) for v in RULES.moves(position) if m.op(v) == m.COURT and m.arg(v) < 4]
        after = position.copy()
        if not slots:
            continue
        RULES.play(after, m.simple(m.COURT, slots[0]))
        if RULES.view(after, after.seat).phase == "take":
            break
    else:
        raise AssertionError("no such slot")
    desk = Desk(picture, position)
    score = after.copy()
    RULES.play(score, m.put(m.TAKE, m.NO_PIECE, 0, 0))
    space = RULES.moves(score)[0]
    desk.composer.drop(("slot", slots[0]), ("space", m.arg(space)))
    assert desk.committed == [m.simple(m.COURT, slots[0])]
    desk.decide(after)
    assert desk.composer.move() is None
    desk.decide(score)
    assert desk.composer.move() == space


def test_a_florin_space_says_its_rate(picture: CarraraTable) -> None:
    position = position_in("space")
    position.florins = [60] * position.n
    position.spaces = [0] * position.n
    desk = Desk(picture, position)
    assert [desk.marks["space", c.SPACE_FLORINS + k].label for k in (0, 1)] == ["3 : 1", "2 : 1"]


# -- words ------------------------------------------------------------------------------


def test_every_event_and_every_move_has_words(qtbot: QtBot) -> None:
    words = CarraraWords()
    kinds: set[type] = set()
    for seats in (2, 4):
        for seed in games(2):
            rng = random.Random(seed)
            position = RULES.start({**ADVANCED, "upgrades": ("cities", "landscapes")[seed % 2]},
                                   seats)  # fmt: skip
            names = [look.name for look in LOOKS[:seats]]
            while RULES.to_move(position) != NOBODY:
                view, moves = RULES.view(position, position.seat), RULES.moves(position)
                if RULES.to_move(position) != CHANCE:
                    paths = words.paths(view, moves)
                    assert len({path for path, _ in paths}) == len(moves)
                    assert words.prompt(view)
                move = rng.choice(moves)
                events = RULES.play(position, move)
                told = words.tell(events, names)
                assert all(line and "{" not in line for line in told)
                kinds |= {type(event) for event in events}
            for standing in RULES.view(position, None).standings:
                assert all(words.source(source) for source, _ in standing.parts)
    assert kinds >= {ev.DiscSet, ev.InnerDiscTurned, ev.SectorCleared, ev.PieceTaken,
                     ev.PieceStored, ev.PiecePlaced, ev.PiecePurchased, ev.PieceForgone,
                     ev.DecorationsCounted, ev.StatuesCounted}  # fmt: skip


def test_every_event_has_a_play() -> None:
    every = {
        kind for kind in vars(ev).values()
        if isinstance(kind, type) and issubclass(kind, ev.Event) and kind is not ev.Event
        and fields(kind)
    }  # fmt: skip
    assert every - set(choreography._PLAYS) == set()


# -- the table --------------------------------------------------------------------------


def seated(
    qtbot: QtBot, seats: int, view: View, size: tuple[int, int] = (940, 660)
) -> CarraraTable:
    table = CarraraTable()
    qtbot.addWidget(table)
    table.resize(940, 660)
    table.set_looks(LOOKS[:seats])
    table.show_view(view)
    table.show()
    qtbot.waitExposed(table)
    table.relayout()
    return table


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_are_shown_animated_and_interrupted(qtbot: QtBot, seats: int) -> None:
    rng = random.Random(seats)
    position = RULES.start({**ADVANCED, "first": 0}, seats)
    table = seated(qtbot, seats, RULES.view(position, 0))
    steps: list[Step] = []
    interrupted = 0
    while RULES.to_move(position) != NOBODY:
        before = RULES.to_move(position)
        moves = RULES.moves(position)
        kinds = sorted({m.op(move) for move in moves})
        kind = rng.choice(kinds)
        move = rng.choice([move for move in moves if m.op(move) == kind])
        steps.append(Step(tuple(RULES.play(position, move)), RULES.view(position, 0)))
        if before == CHANCE or rng.random() < 0.2:
            continue
        table.play(steps)
        if table._player.stage is not None:
            assert table._player.stage.length < 8000
            for _ in range(rng.randrange(3)):
                table._player.tick(table._player.stage.length * rng.random())
        how = rng.randrange(5)
        if how == 0:
            click(table, QPoint(rng.randrange(900), rng.randrange(600)))
        elif how == 1:
            table.show_view(steps[-1].view)
        elif how == 2:
            table.resize(940 + rng.randrange(3), 660)
        table.finish()
        interrupted += 1
        assert table._view == steps[-1].view
        for piece in table._board.pieces.values():
            assert piece.rect.x >= -1 and piece.rect.right <= 944, piece
            assert piece.rect.y >= -1 and piece.rect.bottom <= 661, piece
        steps = []
    table.play(steps)
    table.finish()
    assert interrupted >= 67
    assert all(table.describe(target) for target in table.picture.regions)
    assert len(table._scene.items()) == table._board.item_count


def test_both_discs_and_the_inner_one_have_their_own_control(qtbot: QtBot) -> None:
    table = seated(qtbot, 3, RULES.view(position_in("action"), 0))
    heard: list[Target] = []
    table.pointed.connect(heard.append)
    for target in (("wheel",), ("inner",), ("decoration", 3), ("statue", 2), ("gold",),
                   ("majority", 4), ("space", 14), ("space", 18), ("warehouse", 1)):  # fmt: skip
        click(table, centre(table, target))
        assert heard[-1] == target


def test_the_inner_disc_turns_alone(qtbot: QtBot) -> None:
    position = position_in("action")
    table = seated(qtbot, 2, RULES.view(position, 0))
    for move in (m.simple(m.TURN), m.simple(m.INNER)):
        after = position.copy()
        events = tuple(RULES.play(after, move))
        table.show_view(RULES.view(position, 0))
        table.play([Step(events, RULES.view(after, 0))])
        assert table._player.stage is not None
        table._player.tick(table._player.stage.length)
        table.finish()
        before = table_icons(position, table)
        moved = {
            key for key, piece in table._board.pieces.items()
            if key[0] == "icon" and not close(piece.rect, before[key])
        }  # fmt: skip
        assert len(moved) == (12 if move == m.simple(m.TURN) else 6)


def close(one: Rect, other: Rect) -> bool:
    return all(abs(a - b) < 0.5 for a, b in zip(one, other, strict=True))


def table_icons(position: CarraraPosition, table: CarraraTable) -> dict[Key, Rect]:
    now = table._view
    table.show_view(RULES.view(position, 0))
    found = {key: piece.rect for key, piece in table._board.pieces.items() if key[0] == "icon"}
    table.show_view(now)
    return found


def test_an_offered_piece_is_dragged_from_the_shelf(qtbot: QtBot) -> None:
    position = position_in("take", 2)
    view = RULES.view(position, position.seat)
    table = seated(qtbot, len(view.seats), view)
    desk = Desk(table, position)
    table.dragged.connect(lambda source: table.set_drop_targets(desk.composer.drop_targets(source)))
    table.dropped.connect(desk.composer.drop)
    desk.composer.show_on(table)
    move = next(move for move in desk.moves if is_put(move) and m.put_city(move) == m.STORE)
    source, goal = things(view, move)
    drag(table, centre(table, source), centre(table, goal))
    assert desk.composer.move() == move


def test_an_empty_warehouse_cannot_be_dragged(qtbot: QtBot) -> None:
    view = RULES.view(position_in("action"), 0)
    table = seated(qtbot, len(view.seats), view)
    heard: list[object] = []
    table.dragged.connect(heard.append)
    table.set_marks({("building", 0, 0): Mark("choice")})
    empty = next(k for k in range(c.WAREHOUSES) if not view.seats[0].warehouses[k])
    drag(table, centre(table, ("warehouse", empty)), QPoint(300, 300))
    assert heard == []
