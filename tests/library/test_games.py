import os
import sys
from pathlib import Path

import pytest

from carrara_desktop.engine.record import (
    GameRecord,
    NewerFormatError,
    RecordError,
    Result,
    Seat,
    to_json,
)
from carrara_desktop.library.games import SUFFIX, GameLibrary, LibraryError


def record(*names: str, moves: int = 0, over: bool = False) -> GameRecord:
    return GameRecord(
        game="carrara",
        rules_version=1,
        options={"variant": "basic", "first": "lot"},
        seats=[
            Seat(name, colour)
            for name, colour in zip(names or ("Žofie", "Éric"), ("ochre", "sea"), strict=False)
        ],
        seed=7,
        moves=["pass"] * moves,
        result=Result([10, 20], [1]) if over else None,
    )


@pytest.fixture
def library(tmp_path: Path) -> GameLibrary:
    return GameLibrary(tmp_path / "new" / "games")


def games_in(library: GameLibrary) -> list[str]:
    """The names of the folder's files, but for those that can be missed."""
    return sorted(name for name in os.listdir(library.directory) if name != ".library")


def age(path: Path, seconds: float) -> None:
    now = path.stat().st_mtime - seconds
    os.utime(path, (now, now))


def test_a_created_game_has_an_id_a_start_and_a_readable_file(library: GameLibrary) -> None:
    game = record()
    saved = library.create(game)
    assert game.id == saved.id
    assert game.started.endswith("+00:00")
    assert saved.path == library.directory / f"{saved.id}{SUFFIX}"
    text = saved.path.read_text(encoding="utf-8")
    assert '"Žofie"' in text
    assert text.count("\n") > 10
    assert library.load(saved.id) == game
    assert library.load(saved.path) == game


def test_games_made_in_the_same_second_are_two(library: GameLibrary) -> None:
    assert library.create(record()).id != library.create(record()).id
    assert len(library.entries()) == 2


def test_saving_again_writes_the_same_file(library: GameLibrary) -> None:
    game = record()
    path = library.create(game).path
    game.moves.append("pass")
    assert library.save(game).path == path
    assert library.load(game.id).moves == ["pass"]
    assert games_in(library) == [path.name]


def test_a_failing_save_says_where_and_keeps_the_game(
    library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = record()
    saved = library.create(game)

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    game.moves.append("pass")
    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(LibraryError, match="No space left") as caught:
        library.save(game)
    assert str(library.directory) in str(caught.value)
    assert caught.value.place == library.directory
    assert library.load(saved.id).moves == []


@pytest.mark.parametrize("bad", ["", "../out", "a/b", "..", ".hidden", "x" * 200, "a\nb", "C:a"])
def test_an_id_can_not_point_outside_the_folder(library: GameLibrary, bad: str) -> None:
    game = record()
    game.id = bad
    with pytest.raises(LibraryError):
        library.save(game)
    with pytest.raises(LibraryError):
        library.load(bad)
    assert os.listdir(library.directory) == []


def test_entries_are_newest_first_with_summaries(library: GameLibrary) -> None:
    first = library.create(record("Anna", "Bruno", moves=3))
    second = library.create(record("Cosimo", "Dora", moves=5, over=True))
    age(first.path, 100)
    entries = library.entries()
    assert [entry.id for entry in entries] == [second.id, first.id]
    newest, older = (entry.summary for entry in entries)
    assert newest is not None
    assert older is not None
    assert newest.finished
    assert newest.result == Result([10, 20], [1])
    assert not older.finished
    assert older.moves == 3
    assert [seat.name for seat in older.seats] == ["Anna", "Bruno"]


BROKEN = {
    "not json": (b"\x00\xff garbage", RecordError),
    "cut off": (to_json(record())[:-40], RecordError),
    "empty": (b"", RecordError),
    "foreign": (b'{"format": "PNG", "hello": 1}', RecordError),
    "a list": (b"[1, 2]", RecordError),
    "damaged": (to_json(record()).replace(b'"seed"', b'"sEEd"'), RecordError),
    "newer": (b'{"format": 99, "game": "carrara", "shiny": true}', NewerFormatError),
}


@pytest.mark.parametrize("kind", BROKEN)
def test_a_broken_file_is_told_and_never_touched_and_hides_no_other(
    library: GameLibrary, kind: str
) -> None:
    data, error = BROKEN[kind]
    good = library.create(record())
    age(good.path, 100)
    bad = library.directory / f"broken{SUFFIX}"
    bad.write_bytes(data)
    stamp = bad.stat().st_mtime_ns
    entries = library.entries()
    assert [entry.id for entry in entries] == ["broken", good.id]
    assert entries[0].summary is None
    assert entries[0].error
    assert entries[0].newer == (kind == "newer")
    with pytest.raises(error):
        library.load("broken")
    latest = library.latest_unfinished()
    assert latest is not None
    assert latest.id == good.id
    assert [entry.id for entry in library.resumption().skipped] == ["broken"]
    GameLibrary(library.directory)
    assert bad.read_bytes() == data
    assert bad.stat().st_mtime_ns == stamp


def test_a_broken_file_older_than_the_game_is_not_skipped(library: GameLibrary) -> None:
    bad = library.directory / f"broken{SUFFIX}"
    bad.write_bytes(b"?")
    age(bad, 100)
    library.create(record())
    assert library.resumption().skipped == ()


def test_finished_games_are_not_gone_on_with(library: GameLibrary) -> None:
    assert library.latest_unfinished() is None
    library.create(record(over=True))
    assert library.latest_unfinished() is None
    assert len(library.entries()) == 1


def test_other_files_are_no_games(library: GameLibrary) -> None:
    (library.directory / "notes.txt").write_text("x", encoding="utf-8")
    (library.directory / ".a.carrara.0123456789ab.carrara-tmp").write_text("x", encoding="utf-8")
    assert library.entries() == []


def test_a_folder_with_the_name_of_a_game_is_a_broken_entry(library: GameLibrary) -> None:
    (library.directory / f"folder{SUFFIX}").mkdir()
    [entry] = library.entries()
    assert entry.summary is None
    assert entry.error


@pytest.mark.skipif(sys.platform == "win32", reason="links need a right on Windows")
def test_a_link_to_nowhere_is_a_broken_entry(library: GameLibrary) -> None:
    (library.directory / f"link{SUFFIX}").symlink_to("/nowhere/at/all")
    [entry] = library.entries()
    assert entry.error


def test_an_enormous_file_does_not_stall(library: GameLibrary) -> None:
    big = library.directory / f"big{SUFFIX}"
    with open(big, "wb") as file:
        file.truncate(400_000_000)
    [entry] = library.entries()
    assert entry.error is not None and "too large" in entry.error.text


def test_a_copied_file_saves_to_itself(library: GameLibrary) -> None:
    saved = library.create(record())
    copy = library.directory / f"copy{SUFFIX}"
    copy.write_bytes(saved.path.read_bytes())
    game = library.load("copy")
    game.moves.append("pass")
    assert library.save(game).path == copy
    assert library.load(saved.id).moves == []


def test_a_folder_that_can_not_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(b"")
    folder = tmp_path / "file" / "games"
    with pytest.raises(LibraryError) as caught:
        GameLibrary(folder)
    assert str(folder) in str(caught.value)


def test_a_folder_that_went_away_is_named(library: GameLibrary) -> None:
    library.directory.rmdir()
    with pytest.raises(LibraryError) as caught:
        library.entries()
    assert str(library.directory) in str(caught.value)
    with pytest.raises(LibraryError):
        library.create(record())


def test_a_missing_file_is_named(library: GameLibrary) -> None:
    with pytest.raises(LibraryError, match=r"gone\.carrara"):
        library.load("gone")
