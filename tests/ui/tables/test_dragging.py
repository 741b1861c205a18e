"""Every kind of piece by the mouse alone: pressed, moved and let go on the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import QEvent, QPoint
from pytestqt.qtbot import QtBot

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.position import CarraraPosition
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.ui.tables.base import Target
from carrara_desktop.ui.tables.carrara.brush import wheel_of
from carrara_desktop.ui.tables.carrara.homes import is_put
from carrara_desktop.ui.tables.carrara.table import CarraraTable
from tests.games.carrara.walks import walk
from tests.ui.tables.test_advanced import ADVANCED, seated, things
from tests.ui.tables.test_carrara_table import centre, click, drag, mouse
from tests.ui.tables.test_composer import Desk

Wanted = Callable[[int], bool]


def op(operation: int) -> Wanted:
    return lambda move: m.op(move) == operation


def puts(operation: int, kinds: Sequence[int], stored: bool) -> Wanted:
    """Brings one of some pieces from somewhere to a warehouse, or onto a building."""
    return lambda move: (
        is_put(move)
        and m.op(move) == operation
        and m.piece(move) in kinds
        and (m.put_city(move) == m.STORE) == stored
    )


DECORATIONS = tuple(map(m.decoration, range(len(c.DECORATIONS))))
STATUES = tuple(map(m.statue, range(len(c.STATUES))))
ANY = DECORATIONS + STATUES
KINDS: dict[str, Wanted] = {
    "a building onto a city": op(m.BUILD),
    "a monument onto a city": lambda move: op(m.MONUMENT)(move) and m.monument_row(move) < 0,
    "a monument onto a building": lambda move: op(m.MONUMENT)(move) and m.monument_row(move) >= 0,
    "a block behind the screen": op(m.BUY),
    "a decoration onto a building": puts(m.TAKE, DECORATIONS, False),
    "a decoration into a warehouse": puts(m.TAKE, DECORATIONS, True),
    "a statue onto a building": puts(m.TAKE, STATUES, False),
    "a statue into a warehouse": puts(m.TAKE, STATUES, True),
    "a bought piece onto a building": puts(m.PURCHASE, ANY, False),
    "a kept piece onto a building": lambda move: is_put(move) and m.op(move) == m.PLACE,
}


def decision(wanted: Wanted, variant: str = "advanced") -> tuple[CarraraPosition, int]:
    """A position of a random game with a move that is wanted, and that move."""
    for seats in (2, 3, 4):
        for seed in range(1, 12):
            for position, moves, _ in walk(seats, seed, options={"variant": variant}):
                found = next((v for v in moves if wanted(v)), None) if moves else None
                if found is not None and RULES.to_move(position) >= 0:
                    return position.copy(), found
    raise AssertionError("no game has such a move")


def sit_down(qtbot: QtBot, position: CarraraPosition) -> tuple[CarraraTable, Desk]:
    """A table that is pointed at, as on its page."""
    view = RULES.view(position, position.seat)
    table = seated(qtbot, len(view.seats), view)
    desk = Desk(table, position)
    table.dragged.connect(lambda source: table.set_drop_targets(desk.composer.drop_targets(source)))
    table.dropped.connect(desk.composer.drop)
    table.pointed.connect(desk.composer.point)
    desk.composer.changed.connect(lambda: desk.composer.show_on(table))
    desk.composer.show_on(table)
    return table, desk


@pytest.mark.parametrize("kind", KINDS)
def test_a_piece_is_dragged_where_it_goes(qtbot: QtBot, kind: str) -> None:
    position, move = decision(KINDS[kind])
    table, desk = sit_down(qtbot, position)
    source = things(desk.view, move)[0]
    goal: Target = ("screen",) if m.op(move) == m.BUY else things(desk.view, move)[1]
    drag(table, centre(table, source), centre(table, goal))
    chosen = desk.composer.move()
    assert chosen is not None
    assert things(desk.view, chosen)[-1:] == things(desk.view, move)[-1:]
    assert things(desk.view, chosen)[0] == source


@pytest.mark.parametrize("kind", KINDS)
def test_a_piece_let_go_elsewhere_changes_nothing(qtbot: QtBot, kind: str) -> None:
    position, move = decision(KINDS[kind])
    table, desk = sit_down(qtbot, position)
    before = desk.state()
    drag(table, centre(table, things(desk.view, move)[0]), QPoint(2, 2))
    table.finish()
    assert desk.state() == before


@pytest.mark.parametrize("area", ["slot", "open"])
def test_a_marker_is_dragged_from_the_court_to_a_space(qtbot: QtBot, area: str) -> None:
    position, move = decision(
        lambda move: m.op(move) == m.COURT and (m.arg(move) == m.OPEN_AREA) == (area == "open")
    )
    table, desk = sit_down(qtbot, position)
    (source,) = things(desk.view, move)
    marker = next(
        piece for piece in table.picture.pieces
        if piece.target == source and piece.key[:2] == ("marker", position.seat)
    )  # fmt: skip
    at = table.mapFromScene(marker.rect.cx, marker.rect.cy)
    drag(table, at, centre(table, ("space", 0)))
    assert desk.committed == [move]


def test_a_slot_where_no_own_marker_stands_gives_none(qtbot: QtBot) -> None:
    position = next(
        position.copy()
        for position, moves, _ in walk(3, 1, options=ADVANCED)
        if moves and RULES.to_move(position) >= 0 and len(empty_slots(position)) > 0
    )
    table, desk = sit_down(qtbot, position)
    heard: list[object] = []
    table.dragged.connect(heard.append)
    drag(table, centre(table, ("slot", empty_slots(position)[0])), centre(table, ("space", 0)))
    assert heard == [] and desk.committed == []


def empty_slots(position: CarraraPosition) -> list[int]:
    seat = RULES.view(position, position.seat).seats[position.seat]
    return [k for k, there in enumerate(seat.slots) if not there]


@pytest.mark.parametrize("pulled", [False, True])
@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_the_wheel_is_turned_by_its_rim(qtbot: QtBot, variant: str, pulled: bool) -> None:
    view = RULES.view(decision(lambda move: m.op(move) == m.TURN, variant)[0], 0)
    table = seated(qtbot, len(view.seats), view)
    heard: list[Target] = []
    table.pointed.connect(heard.append)
    assert table.layout_ is not None
    geometry = wheel_of(table.layout_)
    rho = (geometry.ring_inner + geometry.ring_outer) / 2
    first, then = (table.mapFromScene(geometry.at(angle, rho)) for angle in (45, 75))
    if pulled:
        drag(table, first, then)
    else:
        click(table, first)
    assert heard == [("wheel",)]
    mouse(table, QEvent.Type.MouseMove, then, False)
    assert table._hand.hover == ("wheel",)


def test_beside_the_wheel_nothing_turns_it(qtbot: QtBot) -> None:
    view = RULES.view(decision(lambda move: m.op(move) == m.TURN)[0], 0)
    table = seated(qtbot, len(view.seats), view)
    assert table.layout_ is not None
    geometry = wheel_of(table.layout_)
    for rho in (0.6 * geometry.disc_radius, 1.02 * geometry.radius):
        at = geometry.at(45, rho)
        assert table._hand.top(at.x(), at.y()) != ("wheel",)
