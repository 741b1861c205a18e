"""What statistics count in a game, against a second count from the end of it."""

from __future__ import annotations

import pytest

from carrara_desktop.bots.players import bot_chooser
from carrara_desktop.engine.facts import from_bytes
from carrara_desktop.engine.headless import play_game
from carrara_desktop.engine.record import GameRecord, Seat, to_json
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.games.facts import facts_of


@pytest.mark.parametrize(("variant", "seats"), [("basic", 2), ("basic", 4), ("advanced", 3)])
def test_the_buildings_are_those_that_stand_at_the_end(variant: str, seats: int) -> None:
    record = GameRecord(
        "carrara",
        RULES.version,
        {"variant": variant},
        [Seat(f"P{n}", "sea", "greedy") for n in range(seats)],
        seats,
    )
    assert play_game(RULES, record, [bot_chooser("greedy", RULES)] * seats)
    facts = from_bytes(facts_of(to_json(record)))
    position = Timeline(RULES, record).position
    view = RULES.view(position, None)
    assert facts.turns == position.turn
    for seat, counts in enumerate(facts.seats):
        columns = view.seats[seat].columns
        standing = [len(columns[city]) for city in range(c.N_CITIES)]
        assert [counts.get(f"city.{name}", 0) for name in c.CITIES] == standing
        assert counts.get("buildings", 0) == sum(standing)
        by_type = sum(counts.get(f"type.{name}", 0) for name in c.TYPES)
        assert by_type == sum(standing)
        assert counts.get("best scoring", 0) <= record.result.scores[seat]  # type: ignore[union-attr]
    pieces = any("statues" in counts or "decorations" in counts for counts in facts.seats)
    assert pieces == (variant == "advanced")


def test_a_record_that_can_not_be_played_has_none() -> None:
    assert facts_of(b"?") == b""
    record = GameRecord("chess", 1, {}, [Seat("A", "sea")], 1)
    assert facts_of(to_json(record)) == b""
    broken = GameRecord("carrara", 1, {}, [Seat("A", "sea"), Seat("B", "sea")], 1, moves=["?"])
    assert facts_of(to_json(broken)) == b""
