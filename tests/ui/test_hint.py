"""The hint: the best moves beside the others, with reasons, and gone when the position changes."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from carrara_desktop.bots import coach
from carrara_desktop.bots.coach import suggest
from carrara_desktop.bots.coach_worker import HintQuestion, respond
from carrara_desktop.bots.search import Budget, Stopped, nothing
from carrara_desktop.engine.rules import NOBODY
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara.mind import PARTS, mind_at
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.ui import i18n
from carrara_desktop.ui.shell import hint_card
from carrara_desktop.ui.tables.carrara.reason_words import CarraraReasons
from tests.games.carrara.test_evaluation import midway
from tests.games.carrara.test_memory import _hide_otherwise, played
from tests.ui.games_at_hand import last_round, played_on, record_of
from tests.ui.sitting import Opener, Sitting, at_once

BUDGET = Budget(candidates=5, worlds=4, rounds=2, turns=1)
LONG = 60_000


def at_seat_0(timeline: Any) -> bool:
    """A while into a game, with the first seat to choose an action."""
    position = timeline.position
    return len(timeline) > 40 and timeline.to_move == 0 and position.phase == 2


def test_hints_are_lawful_ordered_and_the_same_every_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    position = midway("advanced", 3, 2, 120)
    view = RULES.view(position, position.seat)
    monkeypatch.setattr(coach, "SECONDS", inf)
    found = suggest(RULES, mind_at, view, 4, budget=BUDGET)
    assert found == suggest(RULES, mind_at, view, 4, budget=BUDGET)
    assert 1 < len(found) <= 3
    assert {one.move for one in found} <= set(RULES.moves(position))
    assert found[0].behind == 0
    assert all(one.behind >= 0 and one.error > 0 for one in found)
    for one in found:
        for reason in one.reasons:
            assert reason.part in PARTS
    assert all(reason.points > 0 for reason in found[0].reasons)


@pytest.mark.parametrize("seats", [2, 4])
def test_the_expected_margin_is_the_lead_over_the_best_other_seat(
    seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coach, "SECONDS", inf)
    position = Timeline(RULES, last_round(None, *["regular"] * (seats - 1))).position
    seat, view = position.seat, RULES.view(position, position.seat)
    for one in suggest(RULES, mind_at, view, 1, budget=BUDGET):
        leads: list[int] = []
        for world in range(coach.PROSPECT_WORLDS):
            after = RULES.imagine(view, world)
            RULES.advance(after, one.move)
            mind_at(after).roll(after, world, seats, nothing)
            assert RULES.to_move(after) == NOBODY
            scores, _ = RULES.result(after)
            leads.append(scores[seat] - max(_without(scores, seat)))
        assert one.margin == pytest.approx(sum(leads) / len(leads))


def _without(scores: Sequence[int], seat: int) -> list[int]:
    return [points for other, points in enumerate(scores) if other != seat]


def test_hints_never_come_from_hidden_things(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coach, "SECONDS", inf)
    timeline = played("advanced", 3, 2, 30)
    seat = timeline.to_move
    other = _hide_otherwise(timeline.position, seat)
    views = [RULES.view(position, seat) for position in (timeline.position, other)]
    one, two = (suggest(RULES, mind_at, view, 9, budget=BUDGET) for view in views)
    assert one == two


def test_a_hint_can_be_stopped_and_its_trouble_is_told() -> None:
    def stop() -> None:
        raise Stopped

    position = midway("basic", 2, 1, 40)
    view: Any = RULES.view(position, position.seat)
    assert respond(HintQuestion(1, "carrara", view, 1), stop).error.startswith("stopped")
    assert respond(HintQuestion(1, "no such game", view, 1)).error.startswith("UnknownGameError")


@pytest.mark.parametrize("language", ["en", "cs", "fr"])
def test_every_part_of_the_judgement_has_words(language: str, qtbot: QtBot) -> None:
    i18n.install(language)
    reasons = CarraraReasons()
    said = {
        reasons.reason(part, rival, good)
        for part in PARTS
        for rival in (False, True)
        for good in (False, True)
    }
    assert all(said)
    # marble of a rival is not told apart by colour
    own = [part for part in PARTS if not part.startswith("blocks_")]
    assert len(said) >= 4 * len(own)
    i18n.install("en")


def test_a_hint_in_the_window(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(hint_card, "announce", lambda card, text: heard.append(text))
    sitting = Sitting(open_window(settings=at_once()), qtbot)
    sitting.start(played_on(record_of(None, "random"), at_seat_0))
    sitting.sit()
    card = sitting.page.hints
    assert card.isHidden()
    sitting.page.bar.hint.trigger()
    assert card.isVisible()
    qtbot.waitUntil(lambda: card._suggestions is not None or card._trouble, timeout=LONG)
    assert not card._trouble, card._state.toolTip()
    assert len(card.lines) <= 3
    assert heard[0] == "Thinking…" and len(heard) == 2
    for line in card.lines:
        assert line.accessibleName() in heard[1] and line.accessibleDescription() in heard[1]
    lawful, before = set(sitting.match.moves()), len(sitting.match.timeline)
    card.lines[0].click()
    assert sitting.composer.move() in lawful
    assert len(sitting.match.timeline) == before
    sitting.page._confirm()
    assert len(sitting.match.timeline) > before
    assert card.isHidden()
    sitting.page.leave()
