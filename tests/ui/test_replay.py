"""Looking back at the table, playing the game again, and branches: by hand and on the disk."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.record import GameRecord
from carrara_desktop.ui.models.log import LogModel
from carrara_desktop.ui.shell import replay, replay_bar, table_page
from carrara_desktop.ui.shell.turn_strip import Turn, turns_of
from carrara_desktop.ui.shell.window import MainWindow
from tests.ui.games_at_hand import on_disk, played_on, record_of
from tests.ui.sitting import LEFT, Opener, Sitting, at_once


@pytest.fixture
def sit(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Callable[[GameRecord], Sitting]]:
    """Opens a game in a window of an impatient player."""
    monkeypatch.setattr(table_page, "FINAL_PAUSE_MS", 1)
    monkeypatch.setattr(replay, "PACES", dict.fromkeys(replay_bar.PACES, 5))
    opened: list[Sitting] = []

    def sit_down(record: GameRecord) -> Sitting:
        opened.append(Sitting(open_window(settings=at_once()), qtbot))
        opened[-1].start(record)
        return opened[-1]

    yield sit_down
    for sitting in opened:
        sitting.page.leave()


Sit = Callable[[GameRecord], Sitting]


def finished(*bots: str | None) -> GameRecord:
    return played_on(record_of(*bots, seed=5), lambda timeline: False)


def running(*bots: str | None, moves: int = 60) -> GameRecord:
    """A game that waits for a person."""
    record = record_of(*bots, seed=5)
    return played_on(
        record,
        lambda timeline: len(timeline) > moves and record.seats[timeline.to_move].bot is None,
    )


def stop_of(sitting: Sitting) -> int:
    stop = sitting.page.replay.stop
    assert sitting.page.replay_bar.strip.value() == stop
    return stop


def shown_screens(sitting: Sitting) -> list[int]:
    view: Any = sitting.table._view
    return [seat.seat for seat in view.seats if seat.florins is not None]


# ------------------------------------------------------------------------------ the timeline


def test_turns_are_runs_of_one_seat() -> None:
    assert turns_of([]) == []
    assert turns_of([0, 0, 1, -1, 1, 0]) == [
        Turn(0, 1, 2),
        Turn(1, 3, 3),
        Turn(1, 5, 5),
        Turn(0, 6, 6),
    ]


def test_first_back_forward_last(sit: Sit) -> None:
    sitting = sit(finished(None, "random"))
    bar, match = sitting.page.replay_bar, sitting.match
    end = bar.strip.maximum()
    assert end > 20 and stop_of(sitting) == end
    assert not bar.forward.isEnabled() and not bar.last.isEnabled()
    sitting.qtbot.mouseClick(bar.back, LEFT)
    assert stop_of(sitting) == end - 1 and match.looking_back
    sitting.qtbot.mouseClick(bar.first, LEFT)
    assert stop_of(sitting) == 0 and not bar.back.isEnabled()
    assert sitting.table._view.turn == 1
    assert sitting.table._view == match.rules.reveal(
        match.timeline.position_at(match.timeline.stops()[0]), match.viewer
    )
    sitting.qtbot.mouseClick(bar.forward, LEFT)
    assert stop_of(sitting) == 1
    sitting.qtbot.keyClick(bar.strip, Qt.Key.Key_PageUp)
    assert stop_of(sitting) == 11
    sitting.qtbot.mouseClick(bar.last, LEFT)
    assert stop_of(sitting) == end and not match.looking_back


def test_the_strip_shows_whose_turns_they_were_and_a_click_goes_there(sit: Sit) -> None:
    sitting = sit(finished(None, "random"))
    strip = sitting.page.replay_bar.strip
    played = sitting.match.timeline.played
    stops = sitting.match.timeline.stops()
    for turn in strip.turns:
        for stop in range(turn.first, turn.last + 1):
            assert played[stops[stop - 1]].actor == turn.seat
    assert sum(turn.last - turn.first + 1 for turn in strip.turns) == strip.maximum()
    place = strip.rect().center()
    place.setX(round(strip.x_of(12)))
    sitting.qtbot.mouseClick(strip, LEFT, pos=place)
    assert stop_of(sitting) == 12


def test_keys_of_the_table(sit: Sit) -> None:
    sitting = sit(finished(None, None))
    tree = sitting.panel.log
    tree.setFocus()
    alt = Qt.KeyboardModifier.AltModifier
    end = stop_of(sitting)
    sitting.qtbot.keyClick(tree, Qt.Key.Key_Left, alt)
    assert stop_of(sitting) == end - 1
    sitting.qtbot.keyClick(tree, Qt.Key.Key_Home, alt)
    assert stop_of(sitting) == 0
    sitting.qtbot.keyClick(tree, Qt.Key.Key_Right, alt)
    assert stop_of(sitting) == 1
    sitting.qtbot.keyClick(sitting.page, Qt.Key.Key_Escape)
    assert stop_of(sitting) == end


@pytest.mark.parametrize("by", ["click", "enter"])
def test_a_line_of_the_record_leads_to_its_move(sit: Sit, by: str) -> None:
    sitting = sit(finished(None, "random"))
    log = sitting.panel.log
    row = sitting.log().index(next(line for line in sitting.log() if " builds " in line))
    index = log.model().index(row, 0)
    log.scrollTo(index)
    if by == "click":
        place = log.visualRect(index).center()
        sitting.qtbot.mouseClick(log.viewport(), LEFT, pos=place)
    else:
        log.setCurrentIndex(index)
        sitting.qtbot.keyClick(log, Qt.Key.Key_Return)
    match = sitting.match
    assert match.looking_back
    made = match.timeline.played[: match.looking_at]
    own = [move for move in made if move.actor >= 0]
    assert own[-1].notation.startswith("build")
    assert match.looking_at >= index.data(LogModel.MovesRole)
    assert log.currentIndex().row() >= row


def test_a_game_plays_itself_to_its_end(sit: Sit) -> None:
    sitting = sit(finished(None, "random"))
    bar = sitting.page.replay_bar
    seen: list[int] = []
    sitting.match.stepped.connect(lambda played, steps: seen.append(len(played)))
    sitting.qtbot.mouseClick(bar.play, LEFT)
    assert bar.play.isChecked() and stop_of(sitting) == 0
    sitting.qtbot.waitUntil(lambda: not bar.play.isChecked(), timeout=60_000)
    assert not sitting.match.looking_back
    assert len(seen) == bar.strip.maximum()
    assert sum(seen) == len(sitting.match.timeline) - sitting.match.timeline.stops()[0]


def test_pausing_stops_where_one_is(sit: Sit) -> None:
    sitting = sit(finished(None, "random"))
    bar = sitting.page.replay_bar
    sitting.qtbot.mouseClick(bar.play, LEFT)
    sitting.qtbot.waitUntil(lambda: stop_of(sitting) >= 2)
    sitting.qtbot.mouseClick(bar.play, LEFT)
    stop = stop_of(sitting)
    sitting.qtbot.wait(40)
    assert stop_of(sitting) == stop and not bar.play.isChecked()


# ---------------------------------------------------------------------- while a game runs


def test_looking_back_changes_nothing_and_nobody_can_act(sit: Sit) -> None:
    sitting = sit(running(None, "random"))
    assert sitting.wait()
    before = on_disk(sitting.window.library, sitting.match.record)
    rows = sitting.rows
    assert rows
    sitting.qtbot.mouseClick(sitting.page.replay_bar.first, LEFT)
    assert sitting.rows == 0 and sitting.match.decider() is None
    assert not sitting.confirm.isEnabled()
    assert sitting.panel._who.text() == "Looking back"
    sitting.page._undo()
    assert "looking back" in sitting.prompt
    sitting.qtbot.mouseClick(sitting.page.replay_bar.last, LEFT)
    assert sitting.rows == rows
    assert on_disk(sitting.window.library, sitting.match.record) == before
    assert sitting.match.record == before


def test_of_one_person_only_the_own_screen_is_open_in_the_past(sit: Sit) -> None:
    sitting = sit(running(None, "random", "random"))
    assert sitting.wait()
    for _ in range(8):
        sitting.qtbot.mouseClick(sitting.page.replay_bar.back, LEFT)
        assert shown_screens(sitting) == [0]
    sitting.page.replay.step(1)
    assert shown_screens(sitting) == [0]


def test_of_several_people_no_screen_is_open_in_the_past(sit: Sit) -> None:
    sitting = sit(running(None, None))
    sitting.sit()
    assert len(shown_screens(sitting)) == 1
    seat = sitting.match.viewer
    sitting.qtbot.mouseClick(sitting.page.replay_bar.back, LEFT)
    assert shown_screens(sitting) == [] and not sitting.curtain.isVisible()
    sitting.page.replay.go_to(0)
    sitting.page.replay.step(1)
    assert shown_screens(sitting) == []
    sitting.qtbot.mouseClick(sitting.page.replay_bar.last, LEFT)
    assert sitting.curtain.isVisible() and shown_screens(sitting) == []
    sitting.lift()
    assert shown_screens(sitting) == [seat] and sitting.rows


def test_while_the_curtain_is_down_the_past_is_closed_too(sit: Sit) -> None:
    sitting = sit(running(None, None))
    assert sitting.wait() and sitting.curtain.isVisible()
    end = stop_of(sitting)
    sitting.page.replay.go_to(0)
    sitting.page.replay.set_playing(True)
    sitting.panel.line_chosen.emit(1)
    assert stop_of(sitting) == end and not sitting.page.replay.is_playing
    sitting.panel.log.setFocus()
    assert not sitting.match.looking_back


def test_a_bot_waits_until_one_looks_at_the_game_again(sit: Sit) -> None:
    record = record_of(None, "random", seed=5)
    played_on(record, lambda timeline: len(timeline) > 60 and timeline.to_move == 1)
    sitting = sit(record)
    moves = len(record.moves)
    sitting.page.replay.go_to(3)
    assert sitting.match.looking_back
    sitting.qtbot.waitUntil(lambda: sitting.match._bot_move is not None, timeout=60_000)
    sitting.qtbot.wait(50)
    assert len(record.moves) == moves and stop_of(sitting) == 3
    sitting.page.replay.to_the_end()
    sitting.qtbot.waitUntil(lambda: len(record.moves) > moves, timeout=60_000)


# ------------------------------------------------------------------------------- branches


def test_playing_on_from_a_position_makes_a_branch_that_is_kept(sit: Sit) -> None:
    sitting = sit(finished(None, "random"))
    bar, game = sitting.page.replay_bar, sitting.match.game
    moves, result = game.moves[:], game.result
    assert not bar.play_on.isEnabled() and not bar.lines.isVisible()
    stops = sitting.match.timeline.stops()
    stop = next(
        at
        for at in range(30, len(stops))
        if sitting.match.rules.to_move(sitting.match.timeline.position_at(stops[at])) == 0
    )
    sitting.page.replay.go_to(stop)
    assert bar.play_on.isEnabled()
    sitting.qtbot.mouseClick(bar.play_on, LEFT)
    assert sitting.match.branch == 0 and not sitting.match.is_over
    assert len(sitting.match.timeline) == stops[stop]
    sitting.play(3)
    saved = on_disk(sitting.window.library, game)
    assert (saved.moves, saved.result) == (moves, result)
    assert len(saved.branches) == 1
    own = saved.branches[0]
    assert saved.moves[: own.after] + own.moves == sitting.match.record.moves
    # back to the game, and to the branch again
    assert bar.lines.isVisible()
    game_line, branch_line = bar.lines.menu().actions()[:2]
    assert branch_line.isChecked() and not game_line.isChecked()
    game_line.trigger()
    assert sitting.match.branch is None and sitting.match.record.moves == moves
    bar.lines.menu().actions()[1].trigger()
    assert sitting.match.branch == 0
    assert on_disk(sitting.window.library, game).branches[0].after == own.after


def test_a_branch_of_a_running_game_keeps_the_screens_of_the_game(sit: Sit) -> None:
    sitting = sit(running(None, "random"))
    assert sitting.wait()
    sitting.page.replay.go_to(10)
    sitting.page.replay.play_on()
    match = sitting.match
    sitting.play()
    assert match.is_over and match.game.result is None
    past = match.timeline.stops()[10]
    assert [s.seat for s in match.view_after(past).seats if s.florins is not None] == [0]


def test_a_branch_is_renamed_and_deleted(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit(finished(None, "random"))
    sitting.page.replay.go_to(10)
    sitting.page.replay.play_on()
    bar, game = sitting.page.replay_bar, sitting.match.game
    assert bar.lines.menu().actions()[1].text() == "Branch 1, from move 10"
    monkeypatch.setattr(replay.QInputDialog, "getText", lambda *_, **__: (" What & if ", True))
    bar.rename_asked.emit(0)
    assert on_disk(sitting.window.library, game).branches[0].name == "What & if"
    assert bar.lines.menu().actions()[1].text() == "What && if"
    answers = [False, True]
    monkeypatch.setattr(sitting.window, "ask", lambda *_: answers.pop(0))
    bar.delete_asked.emit(0)
    assert sitting.match.branch == 0 and len(game.branches) == 1
    bar.delete_asked.emit(0)
    assert sitting.match.branch is None and sitting.match.is_over
    assert on_disk(sitting.window.library, game).branches == []
    assert not bar.lines.isVisible()


def test_a_branch_that_does_not_fit_is_reported(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = sit(finished(None, "random"))
    sitting.page.replay.go_to(10)
    sitting.page.replay.play_on()
    sitting.page._open_line(sitting.match.game, None)
    sitting.match.game.branches[0].moves = ["score Rome"]
    told: list[str] = []
    monkeypatch.setattr(sitting.window, "warn", lambda *said: told.append(" ".join(said)))
    sitting.page._open_line(sitting.match.game, 0)
    assert sitting.match.branch is None
    assert len(told) == 1 and "score Rome" in told[0]


def test_a_game_that_is_only_shown_can_be_looked_through(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = finished(None, "random")
    record.moves[-1] = "score Rome"
    monkeypatch.setattr(MainWindow, "warn", lambda *_: None)
    sitting = sit(record)
    bar = sitting.page.replay_bar
    assert sitting.match.read_only and bar.isVisible()
    sitting.qtbot.mouseClick(bar.first, LEFT)
    assert stop_of(sitting) == 0 and sitting.match.looking_back
    assert not bar.play_on.isEnabled()
    assert shown_screens(sitting) == []
