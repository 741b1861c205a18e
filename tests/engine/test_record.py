"""Records as JSON: round trip, and what is refused by name."""

import json
from typing import Any

import pytest

from carrara_desktop.engine.record import (
    FORMAT,
    GameRecord,
    NewerFormatError,
    RecordError,
    Result,
    Seat,
    from_json,
    to_json,
)
from tests.engine.helpers import new_record


def full() -> GameRecord:
    return GameRecord(
        game="carrara",
        rules_version=1,
        options={"variant": "basic", "first": 1},
        seats=[Seat("Ludmila Žluťoučká", "sea"), Seat("greedy 1", "ochre", "greedy")],
        seed=2**70,
        moves=["first 1", "pass"],
        undone=["turn", "buy I P"],
        result=Result([40, 40], [0, 1]),
        id="a-b-c",
        started="2026-11-27T20:00:00Z",
    )


@pytest.mark.parametrize("record", [full(), new_record(4)])
def test_round_trip(record: GameRecord) -> None:
    data = to_json(record)
    assert from_json(data) == record
    assert to_json(from_json(data)) == data
    assert data.endswith(b"}\n")
    assert json.loads(data)["format"] == FORMAT
    assert "Žluťoučká" in to_json(full()).decode("utf-8")


def test_what_may_be_left_out() -> None:
    record = from_json(
        b'{"format": 1, "game": "carrara", "rules_version": 1, "options": {},'
        b' "seats": [{"name": "A", "colour": "sea"}], "seed": 0}'
    )
    assert (record.moves, record.undone, record.result, record.id) == ([], [], None, "")
    assert record.seats[0].bot is None


def test_lists_are_not_shared_between_records() -> None:
    one, two = new_record(), new_record()
    one.moves.append("pass")
    assert two.moves == []


def test_a_newer_format_is_told_from_a_damaged_record() -> None:
    changed = {**json.loads(to_json(full())), "format": FORMAT + 1, "novelty": True}
    with pytest.raises(NewerFormatError, match=rf"format {FORMAT + 1}.* reads {FORMAT}"):
        from_json(json.dumps(changed).encode())


@pytest.mark.parametrize(
    "data",
    [b"", b"{", b"\xff\xfe{}", b"\x00" * 40, b'{"format": 1, "game": "\xff"}', b"carrara", b"{}{}"],
)
def test_not_json(data: bytes) -> None:
    with pytest.raises(RecordError, match=r"^not JSON"):
        from_json(data)


@pytest.mark.parametrize("data", [b"[]", b"3", b"null", b"{}", b'{"format": 1}', b'{"game": "x"}'])
def test_foreign_json(data: bytes) -> None:
    with pytest.raises(RecordError, match=r"^not a game record"):
        from_json(data)


@pytest.mark.parametrize(
    ("field", "value", "named"),
    [
        ("format", True, "$.format"),
        ("game", 3, "$.game"),
        ("rules_version", "1", "$.rules_version"),
        ("options", [], "$.options"),
        ("seats", {}, "$.seats"),
        ("seats", [{"name": "A"}], "colour"),
        ("seats", [{"name": "A", "colour": "sea", "bot": 1}], "$.seats[0].bot"),
        ("seats", [{"name": "A", "colour": "sea", "age": 1}], "age"),
        ("seed", 1.5, "$.seed"),
        ("moves", ["pass", 3], "$.moves[1]"),
        ("moves", "pass", "$.moves"),
        ("undone", [None], "$.undone[0]"),
        ("result", {"scores": [1, "2"], "winners": [0]}, "$.result.scores[1]"),
        ("result", {"scores": [1]}, "winners"),
        ("started", 3, "$.started"),
        ("unknown", 1, "unknown"),
    ],
)
def test_a_damaged_field_is_named(field: str, value: Any, named: str) -> None:
    changed = {**json.loads(to_json(full())), field: value}
    with pytest.raises(RecordError, match=r"^damaged record") as caught:
        from_json(json.dumps(changed).encode())
    assert named in str(caught.value)


@pytest.mark.parametrize("field", ["rules_version", "options", "seats", "seed"])
def test_a_missing_field_is_named(field: str) -> None:
    changed = json.loads(to_json(full()))
    del changed[field]
    with pytest.raises(RecordError, match=field):
        from_json(json.dumps(changed).encode())


def test_every_truncation_is_refused() -> None:
    data = to_json(full())
    for end in range(len(data) - 2):
        with pytest.raises(RecordError):
            from_json(data[:end])


@pytest.mark.parametrize("start", [b"", b'{"format": 1, "game": "carrara", "options": '])
def test_json_that_is_nested_too_deeply(start: bytes) -> None:
    with pytest.raises(RecordError):
        from_json(start + b"[" * 100_000)
