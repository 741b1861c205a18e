"""The log of a game is put into words once, whatever is then taken back or played on."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.engine.timeline import Timeline, UndoStop
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.ui import i18n
from carrara_desktop.ui.models.log import LogTeller
from carrara_desktop.ui.tables.carrara.phrases import CarraraWords
from tests.ui.games_at_hand import brisk, played_on, record_of

pytestmark = pytest.mark.usefixtures("qapp")


def test_a_game_that_goes_on_is_told_as_if_it_were_told_at_once() -> None:
    words = CarraraWords()
    timeline = Timeline(RULES, played_on(record_of(None, None, None), lambda at: len(at) >= 120))
    teller = LogTeller(words)
    notes = [(0, "first"), (40, "in between"), (10_000, "last")]
    random = Random(3)
    seen = set()
    for _ in range(300):
        if timeline.undo_stop() is UndoStop.NONE and random.random() < 0.5:
            timeline.undo()
        elif timeline.can_redo() and random.random() < 0.5:
            timeline.redo()
        elif timeline.to_move == CHANCE:
            timeline.play_chance()
        elif timeline.to_move != NOBODY:
            timeline.play(brisk(timeline.position, random))
        told = teller.lines(timeline, notes)
        assert told == LogTeller(words).lines(timeline, notes)
        seen.add(len(told))
    assert len(seen) > 20
    before = teller.lines(timeline)
    i18n.install("fr")
    try:
        teller.forget()
        french = teller.lines(timeline)
    finally:
        i18n.install("en")
    assert len(french) == len(before) and french != before


def test_a_teller_that_is_given_another_game_tells_that() -> None:
    words = CarraraWords()
    one, other = (
        Timeline(RULES, played_on(record_of(None, None, seed=seed), lambda at: len(at) >= 30))
        for seed in (3, 4)
    )
    teller = LogTeller(words)
    teller.lines(one)
    assert teller.lines(other) == LogTeller(words).lines(other) != teller.lines(one)


def test_only_what_is_new_is_put_into_words() -> None:
    class Counting(CarraraWords):
        told = 0

        def tell(self, events: Sequence[Any], names: Sequence[str]) -> list[str]:
            self.told += 1
            return super().tell(events, names)

    words = Counting()
    timeline = Timeline(RULES, played_on(record_of(None, None), lambda at: len(at) >= 100))
    teller = LogTeller(words)
    teller.lines(timeline)
    before = words.told
    timeline.play(brisk(timeline.position, Random(1)))
    teller.lines(timeline)
    assert before > 20 and words.told == before + 1
