"""Damaged records, opened as far as they go."""

from typing import Any

import msgspec
import pytest

from carrara_desktop.engine.headless import play_game
from carrara_desktop.engine.lenient import LenientTimeline, ReadOnlyError
from carrara_desktop.engine.record import GameRecord, RecordError, from_json, to_json
from carrara_desktop.engine.rules import CHANCE
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara.rules import RULES
from tests.engine.helpers import new_record


def finished() -> GameRecord:
    record = new_record(2, bots=(0, 1), seed=3)
    record.id = "a-game"

    def some_move(view: Any, seed: int) -> int:
        moves = RULES.moves(RULES.imagine(view, seed))
        return moves[seed % len(moves)]

    assert play_game(RULES, record, [some_move, some_move])
    return record


@pytest.mark.parametrize(
    ("line", "kind"), [("buy VI WWWWWWW", "illegal"), ("juggle", "notation"), ("", "notation")]
)
def test_it_goes_up_to_the_first_bad_move(line: str, kind: str) -> None:
    record = finished()
    record.moves[40] = line
    before = msgspec.structs.replace(record, moves=record.moves[:])
    with pytest.raises(RecordError, match="move 41"):
        Timeline(RULES, msgspec.structs.replace(record, moves=record.moves[:]))
    lenient = LenientTimeline(RULES, record)
    assert record == before
    assert lenient.bad is not None
    assert (lenient.bad.number, lenient.bad.line, lenient.bad.error.kind) == (41, line, kind)
    assert len(lenient) == 40
    assert lenient.record.moves == record.moves[:40]
    assert lenient.record.id == ""
    assert lenient.record.result is None
    # what is exported is a whole record again
    again = Timeline(RULES, from_json(to_json(lenient.record)))
    assert again.position == lenient.position


def test_a_sound_record_is_all_there() -> None:
    record = finished()
    lenient = LenientTimeline(RULES, record)
    assert lenient.bad is None
    assert lenient.position == Timeline(RULES, record).position


def test_it_is_read_only() -> None:
    record = finished()
    record.moves[40] = "juggle"
    lenient = LenientTimeline(RULES, record)
    key, moves = lenient.position.key(), lenient.record.moves[:]
    legal = RULES.moves(lenient.position)[0]
    for attempt in (
        lambda: lenient.play(legal),
        lenient.play_chance,
        lenient.undo,
        lenient.redo,
    ):
        with pytest.raises(ReadOnlyError):
            attempt()
    assert not lenient.can_redo()
    assert (lenient.position.key(), lenient.record.moves) == (key, moves)


def test_what_no_leniency_helps() -> None:
    with pytest.raises(RecordError, match="newer rules"):
        LenientTimeline(RULES, GameRecord("carrara", RULES.version + 1, {}, [], 0))
    with pytest.raises(RecordError, match="options"):
        LenientTimeline(RULES, GameRecord("carrara", RULES.version, {"first": 9}, [], 0))


def test_the_first_move_may_be_the_bad_one() -> None:
    lenient = LenientTimeline(RULES, msgspec.structs.replace(new_record(), moves=["pass"]))
    assert lenient.bad is not None
    assert lenient.bad.number == 1
    assert lenient.to_move == CHANCE
