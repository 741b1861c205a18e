"""Whole games, one for each way a game can end, kept as records; see ``make_fixtures``."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrara_desktop.engine.events import Event
from carrara_desktop.engine.record import GameRecord, from_json, to_json
from carrara_desktop.engine.rules import NOBODY
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import of
from tests.games.carrara.referee import Referee

FIXTURES = Path(__file__).with_name("fixtures")
ENDINGS = ("last-tile", "last-marker", "last-marker-by-following", "tie-by-blocks", "shared-win")
RECORDS = sorted(FIXTURES.glob("*.carrara"))


def ending_of(record: GameRecord) -> set[str]:
    """How a game ended, by playing it again: one of the ways to start the end, and the ties."""
    position = RULES.start(record.options, len(record.seats))
    tags: set[str] = set()
    turn, following = 0, False
    happened: list[Event] = []
    for line in record.moves:
        if turn != position.turn:
            turn, happened = position.turn, []
            following = position.visitor not in (-1, position.seat)
        happened += RULES.play(position, RULES.read(position, line))
        if position.ender >= 0 and of(happened, e.EndTriggered):
            if of(happened, e.TileTurnedUp):
                tags.add("last-tile")
            elif of(happened, e.SpaceScored):
                tags.add("last-marker-by-following" if following else "last-marker")
    scores, winners = RULES.result(position)
    level = [seat for seat, points in enumerate(scores) if points == max(scores)]
    if len(winners) > 1:
        tags.add("shared-win")
    elif len(level) > 1:
        tags.add("tie-by-blocks")
    return tags


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_kept_game_ends_as_its_name_says(path: Path) -> None:
    record = from_json(path.read_bytes())
    assert path.read_bytes() == to_json(record)
    ending, variant, seats = path.stem.rsplit("-", 2)
    assert (record.options["variant"], len(record.seats)) == (variant, int(seats))
    assert ending in ending_of(record)

    timeline = Timeline(RULES, record)
    position = timeline.position
    assert RULES.to_move(position) == NOBODY
    assert record.result is not None
    assert RULES.result(position) == (record.result.scores, record.result.winners)
    assert position.phase == p.OVER
    assert position.seat == (position.ender - 1) % position.n


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_the_referee_comes_to_the_same_end(path: Path) -> None:
    record = from_json(path.read_bytes())
    referee = Referee(record.options["variant"], len(record.seats))
    for line in record.moves:
        assert line in referee.lines()
        referee.apply(line)
    assert record.result is not None
    assert referee.stage == "over"
    assert (referee.points(), referee.winners()) == (record.result.scores, record.result.winners)


def test_every_way_to_end_is_kept_for_every_variant_and_number_of_seats() -> None:
    wanted = {
        f"{ending}-{variant}-{seats}"
        for ending in ENDINGS
        for variant in ("basic", "advanced")
        for seats in (2, 3, 4)
    }
    assert {path.stem for path in RECORDS} == wanted
