"""Records of every format there has been: kept as files, read, and replayed."""

import json
from pathlib import Path

import pytest

from carrara_desktop.engine.migrations import FORMAT, STEPS, migrate
from carrara_desktop.engine.record import GameRecord, RecordError, from_json, to_json
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara.rules import RULES

OLD = Path(__file__).parent / "old"


def test_there_is_a_file_of_every_old_format() -> None:
    assert {file.name for file in OLD.iterdir()} == {
        f"format-{number}.carrara" for number in range(1, FORMAT)
    }


@pytest.mark.parametrize("file", sorted(OLD.iterdir()), ids=lambda file: file.stem)
def test_an_old_file_is_read_and_replays_to_its_result(file: Path) -> None:
    data = file.read_bytes()
    number = int(file.stem.removeprefix("format-"))
    old = json.loads(data)
    assert old["format"] == number
    record = from_json(data)
    assert record.format == FORMAT
    assert (record.moves, record.seed) == (old["moves"], old["seed"])
    result = record.result
    assert result is not None
    assert Timeline(RULES, record).record.result == result
    assert from_json(to_json(record)) == record


def test_format_1_had_no_titles() -> None:
    record = {"format": 1, "game": "carrara"}
    migrate(record)
    assert record == {"format": FORMAT, "game": "carrara", "title": "", "branches": []}


def test_format_2_had_no_branches() -> None:
    record = {"format": 2, "game": "carrara", "title": "x"}
    migrate(record)
    assert record == {"format": FORMAT, "game": "carrara", "title": "x", "branches": []}


def test_a_title_is_kept() -> None:
    record = GameRecord("carrara", 1, {}, [], 0, title="Neděle u Novotných")
    assert from_json(to_json(record)).title == "Neděle u Novotných"


@pytest.mark.parametrize("junk", [None, 3, [], {"a": 1}, "x"])
def test_steps_take_junk_and_the_reader_names_it(junk: object) -> None:
    fields = [name for name in GameRecord.__struct_fields__ if name != "format"]
    for number in range(1, len(STEPS) + 1):
        for field in fields:
            record = {"game": "carrara", **dict.fromkeys(fields, "x"), field: junk}
            data = json.dumps({**record, "format": number}).encode()
            with pytest.raises(RecordError):
                from_json(data)
