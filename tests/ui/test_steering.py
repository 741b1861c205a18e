"""The keyboard in the scene: the arrows reach everything, and every move can be made."""

from __future__ import annotations

from collections import deque

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrara_desktop.ui.tables.base import Mark, Target
from carrara_desktop.ui.tables.carrara import preview
from carrara_desktop.ui.tables.carrara.table import CarraraTable
from carrara_desktop.ui.tables.steering import DIRECTIONS, neighbours

Key = Qt.Key
SIZES = [(760, 560), (1000, 640), (1600, 1000), (3300, 2000)]


def laid(qtbot: QtBot, view: object, size: tuple[int, int] = (1000, 640)) -> CarraraTable:
    table = CarraraTable()
    qtbot.addWidget(table)
    table.set_pace(0)
    table.set_looks(preview.LOOKS)
    table.resize(*size)
    table.show()
    table.show_view(view)
    return table


def places(table: CarraraTable) -> dict[Target, QRectF]:
    found = {t: table.region(t) for area in table.areas() for t in area.targets}
    return {target: place for target, place in found.items() if place is not None}


def way(table: CarraraTable, goal: Target) -> list[Key] | None:
    """The shortest row of arrow keys from the target of the keyboard to another."""
    steps = neighbours(places(table))
    start = table.focus_target()
    assert start is not None
    ways: dict[Target, list[Key]] = {start: []}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if here == goal:
            return ways[here]
        for key, direction in DIRECTIONS.items():
            there = steps[here].get(direction)
            if there is not None and there not in ways:
                ways[there] = [*ways[here], key]
                queue.append(there)
    return None


def press(table: CarraraTable, key: Key, *, held: bool = False) -> bool:
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", held)
    QApplication.sendEvent(table, event)
    return event.isAccepted()


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_the_arrows_reach_everything_from_everywhere(
    qtbot: QtBot, size: tuple[int, int], seats: int, variant: str
) -> None:
    view = preview.rich_view(seats)
    table = laid(qtbot, preview.advanced(view) if variant == "advanced" else view, size)
    table.set_picked(0, (0, 0, 1, 0, 0, 0))
    known = places(table)
    steps = neighbours(known)
    for start in known:
        seen, queue = {start}, [start]
        while queue:
            for there in steps[queue.pop()].values():
                if there not in seen:
                    seen.add(there)
                    queue.append(there)
        assert seen == set(known), (start, set(known) - seen)


def test_every_target_is_in_one_area_and_read_in_words(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.advanced(preview.rich_view(4)))
    named = [target for area in table.areas() for target in area.targets]
    assert len(named) == len(set(named))
    assert set(named) == set(table.picture.regions)
    assert all(area.name and area.targets for area in table.areas())
    assert all(table.read_out(target) for target in named)


def test_a_board_is_read_out_with_its_buildings(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.advanced(preview.rich_view(4)))
    said = table.read_out(("seat", 1))
    assert "Livorno: villa 1" in said and "Viareggio: castello 5" in said
    assert "scored: Pisa" in said
    assert "no building yet" in table.read_out(("column", 1)) or table._view.seats[0].columns[1]


def test_enter_points_once_however_long_it_is_held(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.rich_view(4))
    table.set_marks({("display", 3): Mark("choice"), ("wheel",): Mark("choice")})
    heard: list[Target] = []
    table.pointed.connect(heard.append)
    assert press(table, Key.Key_Home)
    assert table.focus_target() == ("wheel",)
    press(table, Key.Key_PageDown)
    assert table.focus_target() == ("display", 3)
    for _ in range(5):
        press(table, Key.Key_Return, held=True)
    assert heard == []
    press(table, Key.Key_Return)
    assert heard == [("display", 3)]
    press(table, Key.Key_PageDown)
    assert table.focus_target() == ("wheel",)
    press(table, Key.Key_PageUp)
    assert table.focus_target() == ("display", 3)


def test_the_ring_shows_only_for_keys_and_only_with_the_focus(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.rich_view(4))

    def ring() -> bool:
        return any(key[0] == "ring" for key in table._marker._board.pieces)

    table.activateWindow()
    table.setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.waitUntil(table.hasFocus)
    assert not ring()
    press(table, Key.Key_Right)
    assert table.hasFocus() and ring()
    table.clearFocus()
    assert not ring()
    table.setFocus(Qt.FocusReason.TabFocusReason)
    assert ring()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton)
    assert not ring()


def test_the_focus_stays_where_it_was_when_things_change(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.rich_view(4))
    table.set_focus_target(("display", 3))
    table.show_view(preview.late_view(4))
    now = table.focus_target()
    assert now is not None and table.region(now) is not None


def test_other_keys_are_for_the_window(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.rich_view(4))
    assert not press(table, Key.Key_F6)
    assert not press(table, Key.Key_A)
    assert not press(table, Key.Key_Escape)


def test_anothers_board_can_be_looked_at_and_not_be_mistaken_for_ones_own(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.rich_view(4))
    table.set_marks({("column", 2): Mark("choice"), ("display", 1): Mark("choice")})
    heard: list[Target] = []
    table.pointed.connect(heard.append)
    table.point_at(("seat", 2))
    assert table.focus_seat() == 2
    assert table.mark(("column", 2)) is None and table.mark(("display", 1)) is not None
    heard.clear()
    table.point_at(("column", 2))
    assert heard == [] and table.focus_seat() == table._view.viewer
    table.point_at(("seat", 2))
    table.set_marks({("display", 1): Mark("chosen"), ("column", 2): Mark("choice")})
    assert table.focus_seat() == table._view.viewer
