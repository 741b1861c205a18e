"""What one does at the table beside pointing: keys, typed moves, looking closer, sounds."""

from __future__ import annotations

import wave
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.library.settings import load_settings
from carrara_desktop.ui.shell import hands, table_page
from carrara_desktop.ui.shell.keys_dialog import KeysDialog
from carrara_desktop.ui.shortcuts import DEFAULTS, ShortcutWords
from carrara_desktop.ui.sound import LOUDEST, Sounds, tone
from carrara_desktop.ui.tables.carrara import preview
from tests.ui.games_at_hand import brisk, played_on, record_of
from tests.ui.sitting import Opener, Sitting, at_once
from tests.ui.tables.test_composer import targets_of
from tests.ui.test_steering import laid, press, way

CTRL = Qt.KeyboardModifier.ControlModifier


def may_pass(timeline: Any) -> bool:
    """Late enough for others to have done something, and one's own turn begins."""
    return (
        len(timeline) > 60
        and timeline.to_move == 0
        and m.simple(m.PASS) in RULES.moves(timeline.position)
    )


@pytest.fixture
def sitting(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Sitting]:
    monkeypatch.setattr(table_page, "FINAL_PAUSE_MS", 1)
    found = Sitting(open_window(1100, 700, at_once()), qtbot)
    yield found
    if "table" in found.window.pages_built:
        found.page.leave()


def do(sitting: Sitting, name: str) -> None:
    """As the keys of an action do."""
    action = next(a for a in sitting.page.actions() if a.objectName() == name)
    action.trigger()


# ------------------------------------------------------------------------------ the scene


def test_a_game_by_the_arrow_keys_alone(sitting: Sitting) -> None:
    """Every move is reached with the arrows and Enter in the scene, and confirmed by its key."""
    sitting.start(played_on(record_of(None, "random", seed=6), lambda t: len(t) > 25))
    random, made = Random(5), 0
    while made < 25 and sitting.wait():
        table, match = sitting.table, sitting.match
        before = len(match.timeline)
        move = brisk(match.timeline.position, random)
        for target in targets_of(match.view(), move):
            if table.focus_target() is None:
                press(table, Qt.Key.Key_Home)
            keys = way(table, target)
            assert keys is not None, (target, match.rules.notation(match.timeline.position, move))
            for key in keys:
                press(table, key)
            assert table.focus_target() == target
            press(table, Qt.Key.Key_Return)
        if len(match.timeline) == before and sitting.composer.move() is not None:
            do(sitting, "confirm")
        assert len(match.timeline) > before
        made += 1
    assert made >= 10


def test_typed_moves_play_and_say_what_is_wrong(sitting: Sitting) -> None:
    sitting.start(record_of(None, "random", seed=6))
    assert sitting.wait()
    typed = sitting.page.hands.typed
    assert typed.isHidden()
    do(sitting, "type_move")
    assert typed.isVisible() and typed.line.hasFocus()
    before = len(sitting.match.timeline)
    for wrong, said in (
        ("turn left", "not a move as it is written"),
        ("buy I WWW", "not that many"),
        ("score slot 9", "not a move as it is written"),
    ):
        typed.line.setText(wrong)
        sitting.qtbot.keyClick(typed.line, Qt.Key.Key_Return)
        assert said in typed._said.text(), wrong
    assert len(sitting.match.timeline) == before
    move = sitting.match.moves()[0]
    typed.line.setText(RULES.notation(sitting.match.timeline.position, move))
    sitting.qtbot.keyClick(typed.line, Qt.Key.Key_Return)
    assert typed.isHidden() and sitting.composer.move() == move
    do(sitting, "confirm")
    assert len(sitting.match.timeline) > before
    do(sitting, "type_move")
    sitting.qtbot.keyClick(typed.line, Qt.Key.Key_Escape)
    assert typed.isHidden()


def test_a_key_that_is_held_down_does_not_do_two_things(sitting: Sitting) -> None:
    sitting.start(record_of(None, "random", seed=6))
    assert sitting.wait()
    before = len(sitting.match.timeline)
    sitting.take(m.simple(m.PASS))
    assert sitting.confirm.hasFocus()
    for _ in range(20):
        held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier,
                         "\r", True)  # fmt: skip
        QApplication.sendEvent(sitting.window.focusWidget(), held)
    assert len(sitting.match.timeline) == before
    assert not any(a.autoRepeat() for a in (*sitting.page.actions(), *sitting.window.actions()))


def test_the_parts_of_the_page_in_turn(sitting: Sitting) -> None:
    sitting.start(record_of(None, "random", seed=6))
    assert sitting.wait()
    sitting.window.activateWindow()
    sitting.panel.tree.setFocus()
    seen = []
    for _ in range(3):
        do(sitting, "next_part")
        seen.append(sitting.window.focusWidget())
    assert seen == [sitting.panel.log, sitting.table, sitting.panel.tree]
    assert sitting.table.focus_target() is not None


def test_ending_a_turn_by_key_or_saying_that_it_ends_by_itself(sitting: Sitting) -> None:
    sitting.start(record_of(None, "random", seed=6))
    assert sitting.wait()
    do(sitting, "end_turn")
    assert "ends by itself" in sitting.prompt
    record = record_of(None, "random", seed=6, variant="advanced")
    played_on(record, lambda t: (t.position.phase == 10 and t.to_move == 0) or len(t) > 300)
    sitting.start(record)
    assert sitting.wait()
    if m.simple(m.DONE) in sitting.match.moves():
        do(sitting, "end_turn")
        assert sitting.composer.move() == m.simple(m.DONE)


def test_no_key_of_the_table_acts_under_the_curtain(sitting: Sitting) -> None:
    sitting.start(played_on(record_of(None, None, seed=6), lambda t: len(t) > 30))
    assert sitting.wait() and sitting.curtain.isVisible()
    before = len(sitting.match.timeline), sitting.window.grab().toImage()
    for action in sitting.page.actions():
        action.trigger()
    assert (len(sitting.match.timeline), sitting.window.grab().toImage()) == before
    assert sitting.page.hands.typed.isHidden()


# ------------------------------------------------------------------------ since one's last turn


def test_what_others_did_stays_marked_and_is_shown_again(sitting: Sitting) -> None:
    sitting.start(played_on(record_of(None, "random", "random", seed=6), may_pass))
    assert sitting.wait()
    sitting.make(m.simple(m.PASS))
    assert sitting.wait()
    recent = [t for t, mark in sitting.table._shown_marks().items() if mark.state == "recent"]
    assert recent
    view, steps = sitting.match.since_last_turn()
    assert view.turn < sitting.match.view().turn and len(steps) >= 2
    sitting.table.set_pace(1)
    do(sitting, "since_last_turn")
    assert sitting.table.is_busy() and sitting.rows == 0
    sitting.table.finish()
    assert sitting.rows and sitting.composer._decision is not None
    # a click on the wheel still does what it says
    sitting.make(m.simple(m.PASS))


def test_without_animation_each_move_is_shown_for_a_while(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting.start(played_on(record_of(None, "random", seed=6), may_pass))
    assert sitting.wait()
    sitting.make(m.simple(m.PASS))
    assert sitting.wait()
    count = len(sitting.match.since_last_turn()[1])
    shown: list[Any] = []
    own = sitting.table.show_view
    monkeypatch.setattr(sitting.table, "show_view", lambda view: (shown.append(view), own(view)))
    sitting.page.hands._still.setInterval(1)
    do(sitting, "since_last_turn")
    sitting.qtbot.waitUntil(lambda: sitting.rows > 0)
    assert len(shown) == count + 1
    assert {view.viewer for view in shown} == {0}


def test_nothing_to_show_again_is_said(sitting: Sitting) -> None:
    sitting.start(record_of(None, "random", seed=6))
    assert sitting.wait()
    monkey = sitting.match.timeline.played
    if not sitting.match.since_last_turn()[1]:
        do(sitting, "since_last_turn")
        assert "Nobody else" in sitting.prompt
    assert monkey


# ------------------------------------------------------------------------------- why not


def test_everything_that_can_not_be_chosen_says_why(sitting: Sitting) -> None:
    for variant in ("basic", "advanced"):
        record = record_of(None, "random", seed=6, variant=variant)
        sitting.start(played_on(record, lambda t: len(t) > 40 and t.to_move == 0))
        assert sitting.wait()
        table, marks = sitting.table, sitting.table._marks
        silent = {
            target[0]
            for area in table.areas()
            for target in area.targets
            if target not in marks and not table.reason(target)
        }
        # what is no piece of a move has nothing to say, nor has an empty place
        assert silent <= {"section", "bag", "supply", "visit", "majority", "price", "screen",
                          "seat", "warehouse", "picked", "paid"}  # fmt: skip


def test_reasons_name_the_rule(sitting: Sitting) -> None:
    sitting.start(record_of(None, "random", seed=6))
    assert sitting.wait()
    table = sitting.table
    assert "First take one of your markers" in table.reason(("space", 2))
    assert "First choose a building" in table.reason(("column", 0))
    assert "monument is built" in table.reason(("upgrade", 3))
    assert "scoring space" in table.reason(("slot", 0))
    assert table.reason(("pass",)) == ""
    sitting.make(m.simple(m.TURN))
    assert sitting.wait()
    assert "buy blocks" in table.reason(("display", 0))
    assert "buy blocks" in table.reason(("wheel",))


# ---------------------------------------------------------------------------- looking closer


def scroll(table: Any, *, pixels: QPoint, angle: QPoint, phase: Qt.ScrollPhase,
           held: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:  # fmt: skip
    spot = QPointF(300, 200)
    event = QWheelEvent(spot, table.viewport().mapToGlobal(spot), pixels, angle,
                        Qt.MouseButton.NoButton, held, phase, False)  # fmt: skip
    QApplication.sendEvent(table.viewport(), event)


def test_a_wheel_zooms_where_it_is_and_fingers_pan(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.rich_view(4))
    none, some = QPoint(), QPoint(0, 120)
    under = table.mapToScene(300, 200)
    scroll(table, pixels=none, angle=some, phase=Qt.ScrollPhase.NoScrollPhase)
    assert table._lens.factor == pytest.approx(1.25)
    assert (table.mapToScene(300, 200) - under).manhattanLength() < 3
    before = table.mapToScene(0, 0)
    scroll(table, pixels=QPoint(-30, -20), angle=QPoint(-30, -20),
           phase=Qt.ScrollPhase.ScrollUpdate)  # fmt: skip
    moved = table.mapToScene(0, 0) - before
    assert table._lens.factor == pytest.approx(1.25) and moved.x() > 10 and moved.y() > 5
    scroll(table, pixels=QPoint(0, 40), angle=some, phase=Qt.ScrollPhase.ScrollUpdate, held=CTRL)
    assert table._lens.factor > 1.3
    for _ in range(40):
        scroll(table, pixels=none, angle=-some, phase=Qt.ScrollPhase.NoScrollPhase)
    assert table._lens.factor == 1.0


def test_two_fingers_that_part_zoom_where_they_are(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.rich_view(4))
    spot = QPointF(300, 200)
    under = table.mapToScene(spot.toPoint())
    for value in (0.2, 0.25):
        pinch = QNativeGestureEvent(
            Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice(), 2,
            spot, spot, QPointF(table.viewport().mapToGlobal(spot)), value, QPointF(),
        )  # fmt: skip
        QApplication.sendEvent(table.viewport(), pinch)
    assert table._lens.factor == pytest.approx(1.5)
    assert (table.mapToScene(spot.toPoint()) - under).manhattanLength() < 3


def test_what_is_enlarged_can_be_pointed_at(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.rich_view(4))
    whole = table.region(("display", 0))
    table.enlarge("display")
    near = table.region(("display", 0))
    assert whole is not None and near is not None and near.width() > 1.5 * whole.width()
    heard: list[Any] = []
    table.pointed.connect(heard.append)
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=near.center().toPoint())
    assert heard == [("display", 0)]
    qtbot.waitUntil(lambda: table._board.dpr > 1.5)
    table.enlarge("display")
    assert table.region(("display", 0)) == whole


@pytest.mark.parametrize("part", ["wheel", "court", "display", "own", "other 1", "other 2"])
def test_every_part_can_be_enlarged_and_stays_whole(qtbot: QtBot, part: str) -> None:
    table = laid(qtbot, preview.advanced(preview.rich_view(4)))
    table.enlarge(part)
    assert table._lens.factor > 1.15
    seen = table.mapToScene(table.viewport().rect()).boundingRect()
    from carrara_desktop.ui.tables.carrara.areas import parts

    rect = parts(table._layout)[part]  # type: ignore[arg-type]
    assert seen.adjusted(-2, -2, 2, 2).contains(rect.x, rect.y)
    assert seen.adjusted(-2, -2, 2, 2).contains(rect.right, rect.bottom)
    table.enlarge(None)
    assert table._lens.factor == 1.0


# -------------------------------------------------------------------------------- the keys


def test_every_action_has_a_name_and_keys_of_its_own(qtbot: QtBot) -> None:
    words = ShortcutWords()
    assert all(words.name(name) for name in DEFAULTS)
    every = [key for keys in DEFAULTS.values() for key in keys]
    assert len(every) == len(set(every))


def test_all_actions_are_bound(sitting: Sitting) -> None:
    sitting.start(record_of(None, "random", seed=6))
    names = [a.objectName() for a in (*sitting.window.actions(), *sitting.page.actions())]
    assert sorted(name for name in names if name in DEFAULTS) == sorted(DEFAULTS)


def test_keys_can_be_changed_and_are_kept(sitting: Sitting) -> None:
    sitting.start(record_of(None, "random", seed=6))
    assert sitting.wait()
    dialog = KeysDialog(sitting.window)
    sitting.qtbot.addWidget(dialog)
    dialog.edits["confirm"].setKeySequence("F8")
    dialog.edits["confirm"].editingFinished.emit()
    dialog.edits["undo"].setKeySequence("F8")
    dialog.edits["undo"].editingFinished.emit()
    assert "Confirm the move" in dialog.said.text()
    assert load_settings().shortcuts == {"confirm": ["F8"]}
    sitting.take(m.simple(m.PASS))
    before = len(sitting.match.timeline)
    sitting.window.activateWindow()
    sitting.qtbot.keyClick(sitting.window, Qt.Key.Key_F8)
    assert len(sitting.match.timeline) > before
    dialog.reset.click()
    assert load_settings().shortcuts == {}
    assert dialog.edits["undo"].keySequence().toString() == "Ctrl+Z"


# --------------------------------------------------------------------------------- sounds


@pytest.mark.parametrize("cue", ["move", "turn", "end", "no"])
def test_sounds_are_short_and_quiet(cue: Any) -> None:
    with wave.open(BytesIO(tone(cue))) as file:
        length = file.getnframes() / file.getframerate()
        frames = file.readframes(file.getnframes())
    peak = max(abs(int.from_bytes(frames[k : k + 2], "little", signed=True))
               for k in range(0, len(frames), 2))  # fmt: skip
    assert 0.05 < length <= 1.0
    assert 1000 < peak <= LOUDEST * 32_767 + 1
    assert abs(int.from_bytes(frames[-2:], "little", signed=True)) < 100


def test_sounds_are_played_and_hushed(sitting: Sitting) -> None:
    played: list[str] = []
    sounds = Sounds(sitting.window, lambda parent: lambda path: played.append(path.stem))
    sitting.window.sounds = sounds
    sitting.start(record_of(None, "random", seed=6))
    assert sitting.wait()
    sitting.make(m.simple(m.PASS))
    assert sitting.wait()
    assert "move" in played and "turn" in played
    sitting.window.toggle_sound()
    assert not load_settings().sound
    before = list(played)
    sitting.make(m.simple(m.PASS))
    assert played == before
    sitting.window.toggle_sound()
    assert load_settings().sound and sounds.on


def test_no_player_and_a_broken_one_are_no_trouble(sitting: Sitting) -> None:
    def broken(path: Path) -> None:
        raise OSError("no device")

    for player in (None, broken):
        sounds = Sounds(sitting.window, lambda parent, player=player: player)
        for cue in ("move", "turn", "end", "no"):
            sounds.play(cue)  # type: ignore[arg-type]


def test_announcements_name_others_moves_and_ones_own_turn(
    sitting: Sitting, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: list[str] = []
    monkeypatch.setattr(hands, "announce", lambda page, text, **how: said.append(text))
    sitting.start(record_of(None, "random", seed=6))
    assert sitting.wait()
    sitting.make(m.simple(m.PASS))
    assert sitting.wait()
    assert any(text.startswith("Bořivoj") for text in said)
    assert said[-1].startswith("Your turn")
