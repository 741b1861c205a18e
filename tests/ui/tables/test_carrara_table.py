"""Carrara's table: showing, pointing, dragging, marking, and animation that can be ended."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QHelpEvent, QMouseEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara.rules import CarraraRules
from carrara_desktop.ui.tables.base import Mark, Step, Target
from carrara_desktop.ui.tables.carrara import art, choreography
from carrara_desktop.ui.tables.carrara.preview import LOOKS, rich_marks, rich_view, sample_steps
from carrara_desktop.ui.tables.carrara.table import CarraraTable

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def table(qtbot: QtBot) -> CarraraTable:
    found = CarraraTable()
    qtbot.addWidget(found)
    found.resize(940, 660)
    found.set_looks(LOOKS)
    found.show_view(rich_view(4))
    found.show()
    qtbot.waitExposed(found)
    found.relayout()
    return found


def centre(table: CarraraTable, target: Target) -> QPoint:
    region = table.region(target)
    assert region is not None, target
    return region.center().toPoint()


def mouse(table: CarraraTable, kind: QEvent.Type, at: QPoint, held: bool) -> None:
    """A mouse event straight to the viewport, so that no real pointer can interfere."""
    viewport = table.viewport()
    button = LEFT if kind != QEvent.Type.MouseMove else Qt.MouseButton.NoButton
    event = QMouseEvent(kind, QPointF(at), QPointF(viewport.mapToGlobal(at)), button,
                        LEFT if held else Qt.MouseButton.NoButton,
                        Qt.KeyboardModifier.NoModifier)  # fmt: skip
    QApplication.sendEvent(viewport, event)


def click(table: CarraraTable, at: QPoint, drift: int = 0) -> None:
    mouse(table, QEvent.Type.MouseButtonPress, at, True)
    if drift:
        at = at + QPoint(drift, drift)
        mouse(table, QEvent.Type.MouseMove, at, True)
    mouse(table, QEvent.Type.MouseButtonRelease, at, False)


def drag(table: CarraraTable, source: QPoint, goal: QPoint, *, release: bool = True) -> None:
    mouse(table, QEvent.Type.MouseButtonPress, source, True)
    for k in range(1, 6):
        mouse(table, QEvent.Type.MouseMove, source + (goal - source) * k / 5, True)
    if release:
        mouse(table, QEvent.Type.MouseButtonRelease, goal, False)


CLICKABLE: list[Target] = [
    ("wheel",), ("section", 5), ("block", 1, 1), ("display", 0), ("monument", 0), ("upgrade", 4),
    ("slot", 1), ("open",), ("visit",), ("space", 2), ("space", 6), ("space", 13), ("hand", 3),
    ("building", 2, 0), ("bag",), ("supply",), ("seat", 2), ("pass",),
]  # fmt: skip


@pytest.mark.parametrize("target", CLICKABLE, ids=str)
def test_a_click_says_what_was_pointed_at(table: CarraraTable, target: Target) -> None:
    heard: list[Target] = []
    table.pointed.connect(heard.append)
    at = centre(table, target)
    if target == ("visit",):
        table.show_view(replace(rich_view(4), visitor=-1, visit_slot=-1))
        at = centre(table, target)
    if target == ("seat", 2):
        region = table.region(target)
        assert region is not None
        at = QPoint(int(region.left() + 40), int(region.top() + 30))
    click(table, at)
    assert heard == [target]


def test_small_movement_is_still_a_click(table: CarraraTable) -> None:
    heard: list[Target] = []
    table.pointed.connect(heard.append)
    table.set_marks({("display", 0): Mark("choice")})
    click(table, centre(table, ("display", 0)), drift=2)
    assert heard == [("display", 0)]


def test_every_target_of_the_picture_can_be_described(table: CarraraTable) -> None:
    for target in list(table.picture.regions):
        assert table.describe(target), target
    assert table.describe(("nonsense",)) == ""


def test_hovering_tells_and_stops_telling(table: CarraraTable) -> None:
    heard: list[Target | None] = []
    table.hovered.connect(heard.append)
    mouse(table, QEvent.Type.MouseMove, centre(table, ("display", 3)), False)
    mouse(table, QEvent.Type.MouseMove, centre(table, ("bag",)), False)
    QApplication.sendEvent(table, QEvent(QEvent.Type.Leave))
    assert heard == [("display", 3), ("bag",), None]


def test_picked_and_paid_blocks_are_targets_of_their_own(table: CarraraTable) -> None:
    table.set_picked(1, (0, 1, 0, 0, 0, 0))
    assert table.region(("picked", 1, 1)) and not table.region(("block", 1, 1))
    table.set_picked(None)
    assert table.region(("block", 1, 1)) and not table.region(("picked", 1, 1))
    table.set_payment((0, 1, 2, 0, 0, 0))
    assert table.region(("paid", 2)) and table.region(("paid", 1))
    assert not table.region(("hand", 1)), "the only yellow block lies in the tray"
    table.set_payment(None)
    assert table.region(("hand", 1)) and not table.region(("paid", 1))


def test_a_closed_screen_shows_nothing(table: CarraraTable) -> None:
    view = rich_view(4)
    hidden = replace(view.seats[0], florins=None, blocks=None)
    table.show_view(replace(view, viewer=None, seats=(hidden, *view.seats[1:])))
    assert not any(table.region(("hand", colour)) for colour in range(6))
    assert ("florins",) not in table._board.pieces


def test_any_seat_can_have_the_large_board(table: CarraraTable) -> None:
    table.set_focus_seat(2)
    assert table.region(("seat", 0)) and not table.region(("seat", 2))
    assert table.region(("building", 3, 4))
    table.set_focus_seat(None)
    assert table.region(("seat", 2)) and not table.region(("seat", 0))


# -- dragging ---------------------------------------------------------------------------


def test_a_tile_is_dropped_where_it_may_go(table: CarraraTable) -> None:
    heard: list[tuple[Target, Target]] = []
    clicks: list[Target] = []
    table.dropped.connect(lambda source, goal: heard.append((source, goal)))
    table.pointed.connect(clicks.append)
    table.set_marks({("display", 1): Mark("choice"), ("column", 3): Mark("choice")})
    drag(table, centre(table, ("display", 1)), centre(table, ("column", 3)))
    assert heard == [(("display", 1), ("column", 3))]
    assert clicks == []


def test_the_controller_may_say_where_a_piece_may_go(table: CarraraTable) -> None:
    heard: list[tuple[Target, Target]] = []
    table.dropped.connect(lambda source, goal: heard.append((source, goal)))
    table.dragged.connect(lambda source: table.set_drop_targets({("building", 4, 0)}))
    table.set_marks({("monument", 3): Mark("choice")})
    drag(table, centre(table, ("monument", 3)), centre(table, ("building", 4, 0)))
    drag(table, centre(table, ("monument", 3)), centre(table, ("column", 0)))
    assert heard == [(("monument", 3), ("building", 4, 0))]


def test_a_block_is_dropped_on_the_screen_and_a_marker_on_a_space(table: CarraraTable) -> None:
    heard: list[tuple[Target, Target]] = []
    table.dropped.connect(lambda source, goal: heard.append((source, goal)))
    table.set_marks({
        ("block", 1, 1): Mark("choice"),
        ("slot", 0): Mark("choice"),
        ("space", 8): Mark("choice"),
    })
    drag(table, centre(table, ("block", 1, 1)), centre(table, ("screen",)))
    drag(table, centre(table, ("slot", 0)), centre(table, ("space", 8)))
    assert heard == [(("block", 1, 1), ("screen",)), (("slot", 0), ("space", 8))]


def test_a_piece_dropped_elsewhere_goes_home(table: CarraraTable, qtbot: QtBot) -> None:
    heard: list[object] = []
    table.dropped.connect(lambda source, goal: heard.append(goal))
    table.set_marks({("display", 1): Mark("choice")})
    with qtbot.waitSignal(table.settled, timeout=2000):
        drag(table, centre(table, ("display", 1)), centre(table, ("bag",)))
    assert heard == []
    assert not table.is_busy()


def test_escape_and_a_new_view_end_a_drag(table: CarraraTable, qtbot: QtBot) -> None:
    table.set_marks({("display", 1): Mark("choice")})
    drag(table, centre(table, ("display", 1)), centre(table, ("bag",)), release=False)
    qtbot.keyClick(table, Qt.Key.Key_Escape)
    table.finish()
    drag(table, centre(table, ("display", 1)), centre(table, ("bag",)), release=False)
    table.show_view(rich_view(4))
    mouse(table, QEvent.Type.MouseButtonRelease, centre(table, ("bag",)), False)
    assert not table.is_busy()


def test_nothing_is_dragged_when_nothing_can_be_chosen(table: CarraraTable) -> None:
    heard: list[object] = []
    table.dragged.connect(heard.append)
    drag(table, centre(table, ("display", 1)), centre(table, ("column", 3)))
    assert heard == []


# -- animation --------------------------------------------------------------------------


def test_all_events_play_and_end_in_the_last_view(table: CarraraTable, qtbot: QtBot) -> None:
    steps = sample_steps(rich_view(4))
    table.set_pace(0.02)
    with qtbot.waitSignal(table.settled, timeout=10000):
        table.play(steps)
    assert not table.is_busy()
    shown = CarraraTable()
    qtbot.addWidget(shown)
    shown.resize(table.size())
    shown.set_looks(LOOKS)
    shown.show_view(steps[-1].view)
    shown.show()
    shown.relayout()
    assert shown._board.pieces == table._board.pieces
    assert len(table._scene.items()) == table._board.item_count


def test_every_event_has_a_play() -> None:
    kinds = {type(event) for step in sample_steps(rich_view(4)) for event in step.events}
    assert kinds <= set(choreography._PLAYS)


def test_each_step_lasts_between_a_blink_and_three_seconds(table: CarraraTable) -> None:
    for step in choreography.merge(sample_steps(rich_view(4))):
        table.play([step])
        assert table._player.stage is not None
        assert 250 <= table._player.stage.length <= 3000, step.events
        table.finish()


def test_a_click_ends_the_animation_and_counts(table: CarraraTable) -> None:
    heard: list[object] = []
    settled: list[bool] = []
    table.pointed.connect(heard.append)
    table.settled.connect(lambda: settled.append(True))
    table.play(sample_steps(rich_view(4)))
    assert table.is_busy()
    click(table, centre(table, ("bag",)))
    assert not table.is_busy()
    assert heard == [("bag",)]
    assert settled == [True]


@pytest.mark.parametrize("how", ["finish", "view", "key", "resize", "pace", "focus"])
def test_anything_ends_the_animation_at_once(table: CarraraTable, qtbot: QtBot, how: str) -> None:
    steps = sample_steps(rich_view(4))
    settled: list[bool] = []
    table.settled.connect(lambda: settled.append(True))
    table.play(steps)
    qtbot.wait(60)
    if how == "finish":
        table.finish()
    elif how == "view":
        table.show_view(steps[-1].view)
    elif how == "key":
        qtbot.keyClick(table, Qt.Key.Key_Space)
    elif how == "resize":
        table.resize(1000, 700)
    elif how == "pace":
        table.set_pace(0)
    else:
        table.set_focus_seat(1)
    assert not table.is_busy()
    assert settled == [True]
    assert table._view == steps[-1].view


def test_playing_while_busy_shows_the_first_steps_result_and_goes_on(
    table: CarraraTable, qtbot: QtBot
) -> None:
    steps = sample_steps(rich_view(4))
    table.play(steps[:3])
    table.play(steps[3:6])
    assert table._view == steps[2].view
    table.finish()
    assert table._view == steps[5].view


def test_pace_zero_shows_the_view_at_once(table: CarraraTable) -> None:
    settled: list[bool] = []
    table.settled.connect(lambda: settled.append(True))
    steps = sample_steps(rich_view(4))
    table.set_pace(0)
    table.play(steps)
    assert not table.is_busy()
    assert table._view == steps[-1].view
    assert settled == [True]


def test_drawn_blocks_are_merged_into_one_step() -> None:
    steps = sample_steps(rich_view(4))
    merged = choreography.merge(steps)
    assert len(merged) == len(steps) - 1
    assert merged[-1].view == steps[-1].view


def test_marks_wait_for_the_end_of_the_animation(table: CarraraTable) -> None:
    table.play(sample_steps(rich_view(4))[:1])
    table.set_marks(rich_marks())
    assert not table._marker._board.pieces
    table.finish()
    assert table._marker._board.pieces


def test_two_hundred_interruptions(table: CarraraTable, qtbot: QtBot) -> None:
    view = rich_view(4)
    steps = sample_steps(view)
    rng = random.Random(7)
    for round_ in range(200):
        table.show_view(view)
        start = rng.randrange(len(steps))
        table.show_view(steps[start - 1].view if start else view)
        table.play(steps[start:])
        for _ in range(rng.randrange(3)):
            QApplication.processEvents()
            if table._player.stage is not None:
                table._player.tick(rng.random() * table._player.stage.length)
        what = rng.randrange(6)
        if what == 0:
            table.finish()
        elif what == 1:
            table.set_marks(rich_marks())
        elif what == 2:
            table.show_view(rich_view(2 + round_ % 3))
        elif what == 3:
            click(table, QPoint(rng.randrange(900), rng.randrange(600)))
        elif what == 4:
            table.resize(940 + rng.randrange(3), 660)
    table.finish()
    assert len(table._scene.items()) == table._board.item_count + table._marker._board.item_count


@pytest.mark.slow
def test_a_thousand_resets_in_mid_animation(qtbot: QtBot) -> None:
    """The scene is emptied under a running animation, and nothing of it is touched after."""
    table = CarraraTable()
    qtbot.addWidget(table)
    table.set_looks(LOOKS)
    table.resize(570, 450)
    table.show()
    view = rich_view(2)
    table.show_view(view)
    steps = sample_steps(view)
    rng = random.Random(3)
    for round_ in range(1_000):
        table.play([steps[round_ % len(steps)]])
        stage = table._player.stage
        assert stage is not None
        table._player.tick(rng.random() * stage.length)
        if round_ % 4 == 0:
            QApplication.processEvents()
        table._stop()
        table._board.clear()
        table.show_view(view)
    assert not table.is_busy()
    assert len(table._scene.items()) == table._board.item_count


def test_idle_means_no_timers_and_no_painting(table: CarraraTable, qtbot: QtBot) -> None:
    table.set_marks(rich_marks())
    qtbot.wait(300)
    painted: list[bool] = []
    table._scene.changed.connect(lambda regions: painted.append(True))
    qtbot.wait(300)
    assert painted == []
    assert table._player.driver.state() == table._player.driver.State.Stopped
    assert not table._refit.isActive()


def test_showing_the_same_view_repaints_nothing(table: CarraraTable, qtbot: QtBot) -> None:
    qtbot.wait(100)
    painted: list[bool] = []
    table._scene.changed.connect(lambda regions: painted.append(True))
    table.show_view(rich_view(4))
    qtbot.wait(50)
    assert painted == []


# -- the widget -------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_seats_and_any_size(qtbot: QtBot, seats: int) -> None:
    table = CarraraTable()
    qtbot.addWidget(table)
    table.set_looks(LOOKS[:seats])
    for width, height in ((500, 400), (760, 600), (1500, 960)):
        table.resize(width, height)
        table.show_view(rich_view(seats))
        table.set_marks(rich_marks())
        assert not table.grab().toImage().isNull()


def test_a_tool_tip_says_what_is_there(table: CarraraTable) -> None:
    at = centre(table, ("supply",))
    event = QHelpEvent(QEvent.Type.ToolTip, at, table.viewport().mapToGlobal(at))
    assert table.viewportEvent(event)
    assert "14" in table.describe(("supply",))


def test_another_language_rebuilds_the_words(table: CarraraTable) -> None:
    QApplication.sendEvent(table, QEvent(QEvent.Type.LanguageChange))
    assert table.accessibleName()
    assert table._board.pieces


def test_drawings_of_another_size_are_forgotten(table: CarraraTable) -> None:
    table.resize(1200, 840)
    table.relayout()
    large = art.cache_bytes()
    table.resize(940, 660)
    table.relayout()
    assert 0 < art.cache_bytes() < large


def test_nothing_is_shown_before_a_view_comes(qtbot: QtBot) -> None:
    table = CarraraTable()
    qtbot.addWidget(table)
    table.show()
    table.set_marks(rich_marks())
    table.finish()
    click(table, QPoint(50, 50))
    assert table.describe(("bag",)) == ""
    table.play([Step((), rich_view(2))])
    assert table.region(("bag",)) is not None


@pytest.mark.parametrize("seats", [2, 4])
def test_a_whole_game_of_chance_plays_through(qtbot: QtBot, seats: int) -> None:
    rules = CarraraRules()
    rng = random.Random(seats)
    position = rules.start({"first": 0}, seats)
    table = CarraraTable()
    qtbot.addWidget(table)
    table.resize(940, 660)
    table.set_looks(LOOKS[:seats])
    table.show_view(rules.view(position, 0))
    table.show()
    qtbot.waitExposed(table)
    steps: list[Step] = []
    moves = 0
    while rules.to_move(position) != NOBODY and moves < 1500:
        before = rules.to_move(position)
        options = rules.moves(position)
        events = tuple(rules.play(position, rng.choice(options)))
        steps.append(Step(events, rules.view(position, 0)))
        moves += 1
        if before == CHANCE or rng.random() < 0.4:
            continue
        table.play(steps)
        if table._player.stage is not None:
            assert table._player.stage.length < 8000
            table._player.tick(table._player.stage.length * rng.random())
        table.finish()
        assert table._view == steps[-1].view
        for piece in table._board.pieces.values():
            assert piece.rect.x >= -1 and piece.rect.right <= 941, piece
            assert piece.rect.y >= -1 and piece.rect.bottom <= 661, piece
        steps = []
    assert rules.to_move(position) == NOBODY
    assert all(table.describe(target) for target in table.picture.regions)
