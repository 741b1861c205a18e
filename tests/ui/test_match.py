"""The match: what is saved, who may see, what can be taken back, and bots that fail."""

from __future__ import annotations

import multiprocessing
import os
import signal
import time
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from carrara_desktop.bots.worker import Answer, Question, answer, start_worker
from carrara_desktop.engine.record import GameRecord, RecordError
from carrara_desktop.engine.rules import NOBODY, IllegalMoveError
from carrara_desktop.engine.timeline import UndoStop
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.library.games import GameLibrary, LibraryError, SavedGame
from carrara_desktop.ui import bot_client
from carrara_desktop.ui.match import Match
from tests.games.carrara.builder import table
from tests.ui.games_at_hand import brisk, on_disk, played_on, record_of, saved

PATIENCE = 60_000


class Ear:
    """Hears all that a match says."""

    def __init__(self, match: Match) -> None:
        self.heard: list[tuple[Any, ...]] = []
        match.stepped.connect(lambda made, steps: self.heard.append(("stepped", made, steps)))
        match.reset.connect(lambda: self.heard.append(("reset",)))
        match.trouble.connect(lambda kind, what: self.heard.append(("trouble", kind, what)))

    def kinds(self) -> list[str]:
        return [entry[0] for entry in self.heard]

    def troubles(self) -> list[tuple[str, str]]:
        return [(entry[1], entry[2]) for entry in self.heard if entry[0] == "trouble"]


@pytest.fixture
def library(tmp_path: Path) -> GameLibrary:
    return GameLibrary(tmp_path / "games")


Opener = Callable[..., tuple[Match, Ear]]


@pytest.fixture
def open_match(qtbot: QtBot, library: GameLibrary) -> Any:
    """Opens a match on a record (saved first) that is closed after the test."""
    opened: list[Match] = []

    def open_it(record: GameRecord) -> tuple[Match, Ear]:
        match = Match(saved(library, record), library)
        opened.append(match)
        return match, Ear(match)

    yield open_it
    for match in opened:
        match.close()
        match.deleteLater()


def sit_down(match: Match) -> None:
    """As a page does it: drop the curtain and lift it again."""
    if match.curtain_seat() is not None:
        match.draw_curtain()
        match.lift_curtain()


def line(match: Match, text: str) -> int:
    return match.read(text)


# --------------------------------------------------------------------------------- saving


def test_every_move_is_in_the_file_before_anybody_hears_of_it(
    open_match: Opener, library: GameLibrary
) -> None:
    match, _ = open_match(record_of(None, None))
    lengths: list[int] = []

    def heard(made: list[Any], steps: list[Any]) -> None:
        assert len(made) == len(steps) > 0
        file = on_disk(library, match.record)
        assert file.moves == match.record.moves == [q.notation for q in match.timeline.played]
        lengths.append(len(file.moves))

    match.stepped.connect(heard)
    match.begin()
    random = Random(2)
    while not match.is_over and len(match.timeline) < 150:
        sit_down(match)
        match.play(brisk(match.timeline.position, random))
    assert len(lengths) > 20 and lengths == sorted(lengths)


def test_undo_and_redo_are_in_the_file_as_well(open_match: Opener, library: GameLibrary) -> None:
    match, _ = open_match(record_of(None, None))
    match.begin()
    sit_down(match)
    match.play(line(match, "pass"))
    before = on_disk(library, match.record).moves
    match.undo()
    assert on_disk(library, match.record).moves == before[:-1]
    assert on_disk(library, match.record).undone == ["pass"]
    match.redo()
    assert on_disk(library, match.record).moves == before


def test_a_failing_save_is_told_and_the_game_goes_on(
    open_match: Opener, library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, ear = open_match(record_of(None, None))
    match.begin()
    sit_down(match)
    kept = on_disk(library, match.record).moves

    def fail(_: GameRecord) -> SavedGame:
        raise LibraryError("no room", library.directory, "disk full", "save")

    monkeypatch.setattr(library, "save", fail)
    ear.heard.clear()
    match.play(line(match, "pass"))
    assert ear.kinds() == ["trouble", "stepped"]
    ((kind, why),) = ear.troubles()
    assert kind == "save"
    assert str(library.directory) in why
    assert "disk full" in why
    assert on_disk(library, match.record).moves == kept
    monkeypatch.undo()
    sit_down(match)
    match.play(line(match, "pass"))
    assert on_disk(library, match.record).moves == [*kept, "pass", "pass"]


def test_an_unlawful_move_changes_nothing(open_match: Opener) -> None:
    match, ear = open_match(record_of(None, None))
    match.begin()
    sit_down(match)
    before, ear.heard = match.timeline.position.copy(), []
    for move in (m.simple(m.LIFT), m.simple(m.SPACE, 3), m.buy(5, 1)):
        assert isinstance(match.why_not(move), IllegalMoveError)
        with pytest.raises(IllegalMoveError):
            match.play(move)
    assert match.timeline.position == before and ear.heard == []
    for move in match.moves()[:40]:
        assert match.why_not(move) is None
        match.preview(move)
    assert match.timeline.position == before


@pytest.mark.parametrize(
    "spoil",
    [
        lambda record: record.moves.append("build porta 9 Rome W"),
        lambda record: record.options.update(variant="advanced"),
        lambda record: record.seats.pop(),
        lambda record: setattr(record, "game", "rialto"),
        lambda record: setattr(record, "rules_version", 99),
    ],
    ids=["move", "option", "seats", "game", "version"],
)
def test_a_record_that_does_not_fit_is_refused_by_name(
    library: GameLibrary, spoil: Callable[[GameRecord], None]
) -> None:
    record = saved(library, played_on(record_of(None, None), lambda t: len(t) > 20))
    spoil(record)
    file = library.path(record.id).read_bytes()
    with pytest.raises(RecordError):
        Match(record, library)
    assert library.path(record.id).read_bytes() == file


# ------------------------------------------------------------------------- who may see what


def hidden_from(view: Any) -> list[int]:
    return [seat.seat for seat in view.seats if seat.florins is None and seat.blocks is None]


@pytest.mark.parametrize(
    ("bots", "people"),
    [
        (("random", "random"), 0),
        ((None, "random", "random"), 1),
        ((None, "random", None, "random"), 2),
        ((None,) * 4, 4),
    ],
    ids=["0", "1", "2", "4"],
)
def test_the_curtain_for_any_number_of_people(
    open_match: Opener, qtbot: QtBot, bots: tuple[str | None, ...], people: int
) -> None:
    match, ear = open_match(record_of(*bots))
    assert len(match.people) == people
    match.begin()
    first = True
    while not match.is_over and len(match.timeline) < 60:
        seat = match.to_move
        if match.bot_to_move():
            assert match.decider() is None and match.moves() == []
            assert match.curtain_seat() is None
            if people > 1:
                match.draw_curtain()
            if people != 1:
                assert hidden_from(match.view()) == list(range(len(bots)))
            length = len(match.timeline)
            match.go_on()
            qtbot.waitUntil(lambda n=length: len(match.timeline) > n, timeout=PATIENCE)
            continue
        if people == 1:
            assert match.viewer == seat == 0 and match.curtain_seat() is None
        else:
            if first or match.viewer != seat:
                assert match.curtain_seat() == seat
                assert match.decider() is None and match.moves() == []
            if match.viewer is None:
                assert hidden_from(match.view()) == list(range(len(bots)))
            sit_down(match)
        first = False
        assert match.decider() == seat and match.moves()
        assert hidden_from(match.view()) == [i for i in range(len(bots)) if i != seat]
        match.play(match.moves()[-1])
    for entry in ear.heard:
        if entry[0] == "stepped":
            for step in entry[2]:
                seen = [s.seat for s in step.view.seats if s.florins is not None]
                assert len(seen) <= 1 or step.view.phase == "over"
                assert step.view.viewer in (None, *match.people)


def test_after_loading_nobody_sees_anything(open_match: Opener) -> None:
    record = played_on(record_of(None, None), lambda t: len(t) > 40)
    match, ear = open_match(record)
    assert match.viewer is None and hidden_from(match.view()) == [0, 1]
    match.begin()
    assert ear.heard == []  # nothing was left for chance
    assert match.curtain_seat() == match.to_move
    assert match.moves() == []
    match.draw_curtain()
    match.lift_curtain()
    assert match.decider() == match.to_move


def test_at_the_end_all_screens_are_open_without_a_curtain(open_match: Opener) -> None:
    record = played_on(record_of(None, None), lambda t: False)
    match, _ = open_match(record)
    assert match.is_over and match.to_move == NOBODY
    assert match.curtain_seat() is None and match.decider() is None
    assert hidden_from(match.view()) == []
    assert match.record.result is not None


# ---------------------------------------------------------------------------- taking back


def test_undo_into_another_seat_closes_the_screens(open_match: Opener) -> None:
    match, ear = open_match(record_of(None, None))
    match.begin()
    assert match.undo_stop() is UndoStop.NOTHING_PLAYED
    sit_down(match)
    anna = match.decider()
    match.play(line(match, "pass"))
    sit_down(match)
    assert match.decider() != anna
    views: list[Any] = []
    match.reset.connect(lambda: views.append(match.view()))
    match.undo()
    assert match.viewer is None and match.curtain_seat() == anna
    assert [hidden_from(view) for view in views] == [[0, 1]]
    assert match.can_redo() and match.undo_stop() is UndoStop.NOTHING_PLAYED
    sit_down(match)
    match.redo()
    assert match.viewer is None and match.curtain_seat() not in (None, anna)
    assert not match.can_redo()
    with pytest.raises(ValueError, match="nothing to make again"):
        match.redo()
    assert "stepped" in ear.kinds()


def test_undo_within_a_turn_keeps_the_seat_at_the_screen(open_match: Opener) -> None:
    def court_is_open(timeline: Any) -> bool:
        return any(m.op(move) == m.COURT for move in RULES.moves(timeline.position))

    match, _ = open_match(played_on(record_of(None, None), court_is_open))
    match.begin()
    sit_down(match)
    seat = match.decider()
    court = next(move for move in match.moves() if m.op(move) == m.COURT)
    match.play(court)
    assert match.decider() == seat
    match.undo()
    assert match.decider() == seat and match.can_redo()
    match.redo()
    assert match.decider() == seat
    match.play(match.moves()[0])
    assert not match.can_redo()


def test_what_came_to_light_can_not_be_taken_back(open_match: Opener) -> None:
    match, _ = open_match(record_of(None, "random"))
    match.begin()
    match.play(line(match, "turn"))
    assert match.undo_stop() is UndoStop.REVEALED
    before = list(match.record.moves)
    with pytest.raises(ValueError, match="can't be taken back"):
        match.undo()
    assert match.record.moves == before


def test_a_bot_that_moved_can_not_be_taken_back(open_match: Opener, qtbot: QtBot) -> None:
    for seed in range(20):
        match, _ = open_match(record_of(None, "random", seed=seed))
        match.begin()
        match.play(line(match, "pass"))
        assert match.undo_stop() is UndoStop.NONE  # the bot has not moved yet
        length = len(match.timeline)
        match.go_on()
        qtbot.waitUntil(lambda m=match, n=length: len(m.timeline) > n, timeout=PATIENCE)
        last = match.timeline.played[-1]
        match.close()
        if last.actor == 1:
            assert match.undo_stop() is UndoStop.BOT_MOVED
            return
        assert match.undo_stop() is UndoStop.REVEALED
    pytest.fail("no bot ever made a move that shows nothing new")


def test_a_redo_that_is_refused_does_not_stop_a_bot(open_match: Opener, qtbot: QtBot) -> None:
    record = record_of("random", None, first=0)
    record.undone.append("score Rome")
    match, _ = open_match(record)
    match.begin()
    assert match.bot_to_move()
    length = len(match.timeline)
    with pytest.raises(ValueError, match="can't be made again"):
        match.redo()
    match.go_on()
    qtbot.waitUntil(lambda: len(match.timeline) > length, timeout=PATIENCE)


# ----------------------------------------------------------------------------------- bots


def test_bots_think_at_once_but_move_only_when_told(open_match: Opener, qtbot: QtBot) -> None:
    match, ear = open_match(record_of("random", None))
    match.begin()
    qtbot.waitUntil(lambda: match._bot_move is not None, timeout=PATIENCE)
    assert match.bot_to_move() and ear.kinds() == ["stepped"]
    match.go_on()
    assert ear.kinds() == ["stepped", "stepped"] and match.timeline.played[-1].actor in (0, -1)


def test_an_answer_for_an_old_position_is_dropped(
    open_match: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    match, ear = open_match(record_of(None, "random"))
    match.begin()
    match.play(line(match, "pass"))
    match.go_on()
    client: Any = match._client
    old = client._ticket
    match.undo()  # while the bot thinks
    assert match.decider() == 0
    ear.heard.clear()
    qtbot.wait(700)
    assert ear.heard == [] and match.decider() == 0
    match.play(line(match, "buy I P"))
    assert client._ticket > old
    made: list[Any] = []
    match.stepped.connect(lambda played, steps: made.extend(played))
    match.go_on()
    qtbot.waitUntil(lambda: bool(made), timeout=PATIENCE)
    assert made[0].actor == 1 and ear.troubles() == []


class _Broken:
    """A bot in place of the worker's: answers what it likes, or nothing."""

    def __init__(self, answer: Callable[[Question], Answer | None]) -> None:
        self.answer = answer
        self.asked = self.started = 0
        self._ready: list[Answer] = []

    def start(self) -> tuple[Any, Any]:
        self.started += 1
        return self, self

    def send(self, question: Question | None) -> None:
        if question is None:
            return
        self.asked += 1
        if (answer := self.answer(question)) is not None:
            self._ready.append(answer)

    def poll(self) -> bool:
        return bool(self._ready)

    def recv(self) -> Answer:
        return self._ready.pop(0)

    def is_alive(self) -> bool:
        return True

    def close(self) -> None:
        self._ready.clear()

    terminate = close

    def join(self, _: float) -> None:
        return


def replaced(match: Match, ear: Ear, qtbot: QtBot) -> str:
    """Wait for the bot's move; returns what was said about it."""
    length = len(match.timeline)
    match.go_on()
    qtbot.waitUntil(lambda: len(match.timeline) > length, timeout=PATIENCE)
    assert match.timeline.played[length].actor == 1
    told = ear.troubles()
    # a turn of more than one decision may have come to the next one in the meantime
    assert {kind for kind, _ in told} == {"bot"} and len(told) <= 2
    return told[0][1]


@pytest.mark.parametrize(
    "move",
    [m.simple(m.LIFT), m.simple(m.SPACE, 13), 15, -1, 2**33 + 7, m.buy(5, 7), m.build(29, 5, 0)],
)
def test_an_unlawful_answer_is_replaced(
    open_match: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, move: int
) -> None:
    broken = _Broken(lambda question: Answer(question.ticket, move))
    monkeypatch.setattr(bot_client, "start_worker", broken.start)
    match, ear = open_match(record_of(None, "greedy"))
    match.begin()
    match.play(line(match, "pass"))
    assert "unlawful" in replaced(match, ear, qtbot)


def test_a_move_larger_than_32_bits_arrives_whole(
    open_match: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A monument over a building far up its column is such a move."""
    large = m.monument(3, 5, 7 << 15, 11)
    assert large >= 2**31
    broken = _Broken(lambda question: Answer(question.ticket, large))
    monkeypatch.setattr(bot_client, "start_worker", broken.start)
    client = bot_client.BotClient()
    with qtbot.waitSignal(client.answered, timeout=2000) as caught:
        client.ask("carrara", "greedy", RULES.view(table(), 0), 1)
    assert caught.args == [large]


def test_a_bot_that_raises_is_replaced(open_match: Opener, qtbot: QtBot) -> None:
    match, ear = open_match(record_of(None, "a bot of a later version"))
    match.begin()
    match.play(line(match, "pass"))
    assert "UnknownBotError" in replaced(match, ear, qtbot)


def test_a_bot_that_never_answers_is_replaced(
    open_match: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = _Broken(lambda question: None)
    monkeypatch.setattr(bot_client, "start_worker", broken.start)
    monkeypatch.setattr(bot_client, "TIME_LIMIT", 0.2)
    monkeypatch.setattr(bot_client, "STARTING", 0.0)
    match, ear = open_match(record_of(None, "greedy"))
    match.begin()
    match.play(line(match, "pass"))
    assert "no answer within" in replaced(match, ear, qtbot)


def test_a_process_may_take_longer_over_its_first_answer_than_later(
    open_match: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = _Broken(answer)
    monkeypatch.setattr(bot_client, "start_worker", broken.start)
    monkeypatch.setattr(bot_client, "TIME_LIMIT", 0.1)
    monkeypatch.setattr(bot_client, "STARTING", 0.4)
    match, ear = open_match(record_of(None, "greedy"))
    match.begin()

    def play_on() -> None:
        if match.bot_to_move():
            match.go_on()
        else:
            match.play(line(match, "pass"))

    while broken.asked == 0 or match.bot_to_move():
        play_on()
        qtbot.wait(1)
    assert ear.troubles() == []
    broken.answer = lambda question: None
    while len(ear.troubles()) < 4:
        play_on()
        qtbot.wait(1)
    # given up, it is replaced; the new one is kept the first time that it is late
    seconds = [why.split()[-2] for _, why in ear.troubles()]
    assert seconds[:4] == ["0.1", "0.5", "0.1", "0.5"]
    assert broken.started == 3


def test_bots_that_can_not_be_started_are_replaced(
    open_match: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail() -> Any:
        raise OSError("no more processes")

    monkeypatch.setattr(bot_client, "start_worker", fail)
    match, ear = open_match(record_of(None, "greedy"))
    match.begin()
    match.play(line(match, "pass"))
    assert replaced(match, ear, qtbot) == "no more processes"


def test_killed_bots_are_replaced_and_come_back(open_match: Opener, qtbot: QtBot) -> None:
    match, ear = open_match(record_of(None, "greedy"))
    match.begin()
    match.play(line(match, "pass"))
    client: Any = match._client
    os.kill(client._process.pid, signal.SIGKILL)
    assert "ended" in replaced(match, ear, qtbot)
    ear.heard.clear()
    while match.bot_to_move():  # the rest of its turn
        length = len(match.timeline)
        match.go_on()
        qtbot.waitUntil(lambda n=length: len(match.timeline) > n, timeout=PATIENCE)
    match.play(line(match, "pass"))
    length = len(match.timeline)
    match.go_on()
    qtbot.waitUntil(lambda: len(match.timeline) > length, timeout=PATIENCE)
    assert ear.troubles() == []


def test_closing_ends_the_worker(open_match: Opener) -> None:
    match, _ = open_match(record_of("greedy", None))
    match.begin()
    client: Any = match._client
    process = client._process
    assert process.is_alive()
    match.close()
    assert not process.is_alive()
    assert not [child for child in multiprocessing.active_children() if child.name == "bots"]


def test_the_bot_gets_only_its_own_view(
    open_match: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[Question] = []
    broken = _Broken(lambda question: asked.append(question))
    monkeypatch.setattr(bot_client, "start_worker", broken.start)
    match, _ = open_match(record_of(None, "greedy", None))
    match.begin()
    sit_down(match)
    match.play(line(match, "pass"))
    (question,) = asked
    assert question.bot == "greedy" and question.view.viewer == 1
    assert hidden_from(question.view) == [0, 2]
    match.begin()
    assert asked[-1].seed == question.seed  # the same question after a restart


# ------------------------------------------------------------------------------ heartbeat


@pytest.mark.parametrize("limit", [0.1])
def test_the_window_never_waits_for_a_thinking_bot(qtbot: QtBot, limit: float) -> None:
    """A timer of 10 ms in the window's process is never late while greedy thinks."""
    from PySide6.QtCore import QTimer

    position = played_on(record_of(None, None, None, None), lambda t: len(t) > 90)
    view = RULES.view(_position(position), _position(position).seat)
    client = bot_client.BotClient()
    answers: list[int] = []

    def again(move: int) -> None:
        answers.append(move)
        client.ask("carrara", "greedy", view, len(answers))

    client.answered.connect(again)
    with qtbot.waitSignal(client.answered, timeout=PATIENCE):  # the process has started
        client.ask("carrara", "greedy", view, 0)
    worst: list[float] = []
    for _ in range(3):
        ticks: list[float] = []
        timer = QTimer()
        timer.setInterval(10)
        timer.timeout.connect(lambda ticks=ticks: ticks.append(time.perf_counter()))
        timer.start()
        qtbot.wait(2000)
        timer.stop()
        gaps = [b - a for a, b in pairwise(ticks)]
        worst.append(max(gaps) - 0.01)
        if worst[-1] < limit:
            break
    client.close()
    assert min(worst) < limit, worst
    assert answers, "the bot did not think at all"


def _position(record: GameRecord) -> p.CarraraPosition:
    position = RULES.start(record.options, len(record.seats))
    for text in record.moves:
        RULES.play(position, RULES.read(position, text))
    return position


def test_starting_the_worker_does_not_hold_up_the_window() -> None:
    start = time.perf_counter()
    process, pipe = start_worker()
    taken = time.perf_counter() - start
    pipe.close()
    process.join(10)
    assert not process.is_alive()
    assert taken < 1.0
