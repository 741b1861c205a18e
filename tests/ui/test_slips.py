"""The offer to take a clear mistake back: only while it can be, and for nobody else to see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from pytestqt.qtbot import QtBot

from carrara_desktop.bots.coach import BetterMove, Reason
from carrara_desktop.engine.record import GameRecord
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.library.settings import Settings
from carrara_desktop.ui import i18n
from carrara_desktop.ui.coach_client import CoachClient
from carrara_desktop.ui.shell import slip_card
from tests.bots.test_coach import planted, slip
from tests.ui.games_at_hand import record_of
from tests.ui.sitting import Opener, Sitting, at_once, texts

LONG = 60_000
Start = Callable[..., Sitting]


def explaining(**other: Any) -> Settings:
    return msgspec.structs.replace(at_once(), explain_moves=True, **other)


@pytest.fixture
def start(open_window: Opener, qtbot: QtBot) -> Start:
    """Open a record, with the moves explained, before the person whose turn it is."""

    def begin(record: GameRecord, **settings: Any) -> Sitting:
        sitting = Sitting(open_window(settings=explaining(**settings)), qtbot)
        sitting.start(record)
        sitting.sit()
        return sitting

    return begin


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The moves that the coach is asked about; the test answers in its place."""
    moves: list[int] = []

    def note(_client: CoachClient, _game: str, _view: Any, move: int, _seed: int) -> int:
        moves.append(move)
        return 0

    monkeypatch.setattr(CoachClient, "ask_about", note)
    monkeypatch.setattr(CoachClient, "prepare", lambda _client: None)
    return moves


def a_better_move(sitting: Sitting) -> BetterMove:
    """Some other move than the one that is going to be made."""
    reasons = (Reason("florins", False, 2.5),)
    return BetterMove(sitting.match.moves()[0], 7.25, 1.5, 0.3, "blunder", reasons)


def begun(*bots: str | None) -> GameRecord:
    """A game with seat 0 to move for the first time."""
    record = record_of(*bots)
    Timeline(RULES, record).play_chance()
    return record


def answer(sitting: Sitting, better: BetterMove | None) -> None:
    sitting.page.coach.reviewed.emit(better)


def test_a_planted_mistake_can_be_taken_back(start: Start, qtbot: QtBot) -> None:
    record, mistake = planted(None, "random", then=0)
    better = slip(Timeline(RULES, record), mistake)
    assert better is not None
    sitting = start(record)
    card, words = sitting.page.slips, sitting.page._words
    moves = len(sitting.match.timeline)
    assert words is not None
    path = words.path(sitting.match.view(), better.move)
    sitting.page._play(mistake)
    assert card.isHidden()
    qtbot.waitUntil(lambda: card._asked is None, timeout=LONG)
    assert card.isVisible()
    assert " · ".join(path) in card.better.text()
    assert i18n.decimal(better.loss) in card.why.text() and ";" in card.why.text()
    card.take_back.click()
    assert len(sitting.match.timeline) == moves and card.isHidden()
    assert sitting.match.decider() == 0 and sitting.match.can_redo()
    sitting.page._play(better.move)
    qtbot.waitUntil(lambda: card._asked is None, timeout=LONG)
    assert card.isHidden()
    sitting.page.leave()


def test_the_bot_waits_for_the_answer_but_not_long_for_the_coach(
    start: Start, asked: list[int], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(slip_card, "PATIENCE_MS", 300)
    sitting = start(begun(None, "random"), bot_pace="fast")
    better, page = a_better_move(sitting), sitting.page
    passing = m.simple(m.PASS)
    page._play(passing)
    assert asked == [passing]
    answer(sitting, better)
    made = len(sitting.match.timeline)
    assert page.slips.isVisible() and page.slips.go_on.hasFocus()
    qtbot.wait(900)
    assert len(sitting.match.timeline) == made
    page.slips.go_on.click()
    assert page.slips.isHidden()
    qtbot.waitUntil(lambda: len(sitting.match.timeline) > made, timeout=LONG)
    # an answer that comes when the bot has moved is not heard
    sitting.sit()
    page._play(passing)
    made = len(sitting.match.timeline)
    qtbot.waitUntil(lambda: len(sitting.match.timeline) > made, timeout=LONG)
    answer(sitting, better)
    assert page.slips.isHidden() and len(asked) == 2
    page.leave()


@pytest.mark.parametrize("next_one", ["random", None], ids=["bot", "person"])
def test_whoever_is_next_waits_until_the_coach_has_looked(
    start: Start,
    asked: list[int],
    qtbot: QtBot,
    monkeypatch: pytest.MonkeyPatch,
    next_one: str | None,
) -> None:
    monkeypatch.setattr(slip_card, "PATIENCE_MS", LONG)
    sitting = start(begun(None, next_one))
    page, made = sitting.page, len(sitting.match.timeline)

    def others() -> bool:
        """Whether the next bot has moved, or the next person is called."""
        return len(sitting.match.timeline) > made + 1 or sitting.curtain.isVisible()

    page._play(m.simple(m.PASS))
    qtbot.wait(400)
    assert len(asked) == 1 and not others() and sitting.match.viewer == 0
    answer(sitting, None)
    qtbot.waitUntil(others, timeout=LONG)
    assert page.slips.isHidden()
    page.leave()


@pytest.mark.parametrize("how", ["failed", "switched off"])
def test_nobody_waits_for_a_coach_that_has_gone(
    start: Start, asked: list[int], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, how: str
) -> None:
    monkeypatch.setattr(slip_card, "PATIENCE_MS", LONG)
    sitting = start(begun(None, "random"))
    made = len(sitting.match.timeline)
    sitting.page._play(m.simple(m.PASS))
    qtbot.wait(100)
    assert len(sitting.match.timeline) == made + 1
    if how == "failed":
        sitting.page.coach.failed.emit("no more processes")
    else:
        sitting.page.bar.explain.trigger()
    qtbot.waitUntil(lambda: len(sitting.match.timeline) > made + 1, timeout=LONG)
    sitting.page.leave()


def test_a_mistake_of_the_bot_s_turn_can_be_taken_back_before_it_moves(
    start: Start, asked: list[int]
) -> None:
    sitting = start(begun(None, "random"), bot_pace="slow")
    better = a_better_move(sitting)
    made = len(sitting.match.timeline)
    sitting.page._play(m.simple(m.PASS))
    answer(sitting, better)
    sitting.page.slips.take_back.click()
    assert len(sitting.match.timeline) == made and sitting.match.decider() == 0
    assert sitting.rows > 0


def test_switching_the_explanations_off_lets_the_game_go_on(
    start: Start, asked: list[int], qtbot: QtBot
) -> None:
    sitting = start(begun(None, "random"), bot_pace="fast")
    better = a_better_move(sitting)
    sitting.page._play(m.simple(m.PASS))
    answer(sitting, better)
    made = len(sitting.match.timeline)
    sitting.page.bar.explain.trigger()
    assert sitting.page.slips.isHidden()
    qtbot.waitUntil(lambda: len(sitting.match.timeline) > made, timeout=LONG)
    sitting.sit()
    sitting.page._play(m.simple(m.PASS))
    assert len(asked) == 1
    sitting.page.leave()


def test_nothing_is_asked_once_something_new_came_to_light(start: Start, asked: list[int]) -> None:
    sitting = start(begun(None, "random"))
    turning = next(move for move in sitting.match.moves() if m.op(move) == m.TURN)
    sitting.page._play(turning)
    assert asked == []
    sitting.page.leave()


def test_going_on_or_taking_back_by_oneself_ends_the_matter(start: Start, asked: list[int]) -> None:
    record, mistake = planted(None, "random", then=0)
    sitting = start(record)
    better = a_better_move(sitting)
    sitting.page._play(mistake)
    answer(sitting, better)
    assert sitting.page.slips.isVisible() and sitting.match.decider() == 0
    sitting.page._undo()
    assert sitting.page.slips.isHidden()
    sitting.page._play(mistake)
    sitting.page.replay.go_to_move(10)
    answer(sitting, better)
    assert sitting.page.slips.isHidden()
    sitting.page.replay.to_the_end()
    sitting.page._undo()
    sitting.page._play(mistake)
    sitting.page.coach.failed.emit("no more processes")
    answer(sitting, better)
    assert sitting.page.slips.isHidden()
    sitting.page.leave()


@pytest.mark.parametrize("moving", [False, True], ids=["settled", "in motion"])
def test_the_next_person_sees_nothing_of_it(
    start: Start, asked: list[int], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, moving: bool
) -> None:
    monkeypatch.setattr(slip_card, "PATIENCE_MS", LONG if moving else 1)
    sitting = start(begun(None, None), animation_pace="slow" if moving else "off")
    page, better = sitting.page, a_better_move(sitting)
    page._play(m.simple(m.PASS))
    if not moving:
        qtbot.waitUntil(sitting.curtain.isVisible, timeout=LONG)
    answer(sitting, better)
    assert page.slips.isVisible() == moving
    if moving:
        # the one who made the move still sits there, and the curtain waits
        secret = page.slips.better.text()
        assert not sitting.curtain.isVisible()
        page._table.finish()  # type: ignore[union-attr]
        assert not sitting.curtain.isVisible()
        page.slips.go_on.click()
        assert not any(secret in text for text in texts(sitting.window, page))
    assert page.slips.isHidden() and sitting.curtain.isVisible()
    assert page.slips.better.text() == page.slips.why.text() == ""
    assert not page.slips.take_back.accessibleDescription()
    answer(sitting, better)
    assert page.slips.isHidden()
    sitting.lift()
    answer(sitting, better)
    assert page.slips.isHidden()
    page.leave()


def test_it_is_read_out_unless_the_focus_tells_it(
    start: Start, asked: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(slip_card, "announce", lambda card, text: heard.append(text))
    record, mistake = planted(None, "random", then=0)
    sitting = start(record)
    card, better = sitting.page.slips, a_better_move(sitting)
    sitting.page._play(mistake)
    answer(sitting, better)
    said = card.go_on.accessibleDescription()
    assert card.better.text() in said and card.why.text() in said
    assert heard == [f"Was that meant? {said}."]
    sitting.page._undo()
    sitting.page._play(mistake)
    # as it is while a bot waits for the answer
    monkeypatch.setattr(card.go_on, "hasFocus", lambda: True)
    answer(sitting, better)
    assert card.isVisible() and len(heard) == 1
    sitting.page.leave()


def test_it_is_said_again_in_another_language(start: Start, asked: list[int]) -> None:
    sitting = start(begun(None, "random"), bot_pace="slow")
    better = a_better_move(sitting)
    sitting.page._play(m.simple(m.PASS))
    answer(sitting, better)
    card = sitting.page.slips
    said = card.why.text(), card.take_back.text()
    i18n.install("cs")
    card.retranslate()
    assert "7,3" in card.why.text() or "7,2" in card.why.text()
    assert (card.why.text(), card.take_back.text()) != said
    i18n.install("en")
    sitting.page.leave()


def test_a_task_of_a_lesson_has_its_own_word_for_it(
    open_window: Opener, qtbot: QtBot, asked: list[int]
) -> None:
    window = open_window(settings=explaining())
    window.start_lesson("carrara", "warehouse")
    page: Any = window.page
    move = page._match.moves()[-1]
    page._play(move)
    assert asked == []
    page.again()
    page._set_free()
    qtbot.waitUntil(lambda: page._match.decider() is not None, timeout=LONG)
    move = page._match.moves()[0]
    page._play(move)
    assert asked == [move]
    page.leave()
