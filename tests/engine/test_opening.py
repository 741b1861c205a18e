"""Records that begin with a position which was written down."""

from __future__ import annotations

import msgspec
import pytest

from carrara_desktop.bots.players import bot_chooser
from carrara_desktop.engine.headless import play_game
from carrara_desktop.engine.opening import first_position
from carrara_desktop.engine.record import GameRecord, RecordError, Seat, from_json, to_json
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.engine.transcript import read_transcript, write_transcript
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.games.registry import game_info

SEATS = [Seat("Anna", "sea", "greedy"), Seat("Bruno", "ochre", "greedy")]


def choosers():  # type: ignore[no-untyped-def]
    return [bot_chooser("greedy", RULES)] * 2


def a_game() -> GameRecord:
    record = GameRecord("carrara", RULES.version, {}, list(SEATS), 5)
    assert play_game(RULES, record, choosers())
    return record


@pytest.fixture(scope="module")
def begun() -> GameRecord:
    """A game that begins where another one stood after forty moves."""
    timeline = Timeline(RULES, a_game())
    document = msgspec.json.decode(RULES.document(timeline.position_at(40)))
    return GameRecord("carrara", RULES.version, {}, list(SEATS), 6, position=document)


def test_it_begins_with_the_position(begun: GameRecord) -> None:
    before = Timeline(RULES, a_game()).position_at(40)
    assert first_position(RULES, begun).digest() == before.digest()
    assert Timeline(RULES, begun).position.digest() == before.digest()


def test_it_is_played_saved_and_replayed(begun: GameRecord) -> None:
    record = msgspec.structs.replace(begun, moves=[])
    assert play_game(RULES, record, choosers())
    again = from_json(to_json(record))
    assert again == record
    assert Timeline(RULES, again).record.result == record.result
    assert game_info("carrara").facts()(Timeline(RULES, again)).turns > 0


def test_it_goes_through_text(begun: GameRecord) -> None:
    assert read_transcript(write_transcript(begun, RULES)) == begun


def test_a_position_of_other_seats_is_refused(begun: GameRecord) -> None:
    three = msgspec.structs.replace(begun, seats=[*SEATS, Seat("C", "indigo")])
    with pytest.raises(RecordError, match="3 seats"):
        Timeline(RULES, three)


def test_an_impossible_position_is_refused_by_its_path(begun: GameRecord) -> None:
    document = msgspec.json.decode(msgspec.json.encode(begun.position))
    document["seats"][0]["florins"] = -4
    odd = msgspec.structs.replace(begun, position=document)
    with pytest.raises(RecordError, match=r"\$\.seats\[0\]\.florins"):
        Timeline(RULES, odd)


def test_a_text_whose_position_is_no_object_is_refused(begun: GameRecord) -> None:
    text = write_transcript(begun, RULES)
    start = text.index("[Position")
    end = text.index("\n", start)
    with pytest.raises(RecordError, match="position is no JSON object"):
        read_transcript(text[:start] + '[Position "[1]"]' + text[end:])
