"""The index: whatever happens to it, it says what the records say."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from carrara_desktop.library import index as index_module
from carrara_desktop.library.games import GameLibrary, LibraryError
from carrara_desktop.library.index import FILE, Facts, Index, finished_games
from tests.library.test_games import record


@pytest.fixture
def library(tmp_path: Path) -> GameLibrary:
    made = GameLibrary(tmp_path / "games")
    for number in range(12):
        game = record("Anna", f"Player {number}", moves=number, over=number % 3 == 0)
        game.title = f"No. {number}" if number % 2 else ""
        path = made.create(game).path
        os.utime(path, (1000 + number, 1000 + number))
    (made.directory / "odd.carrara").write_bytes(b"?")
    return made


def up_to_date(library: GameLibrary) -> Index:
    made = Index(library)
    for _ in made.update():
        pass
    return made


def says_the_truth(index: Index, library: GameLibrary) -> None:
    assert index.entries() == library.entries()


def test_it_says_what_the_records_say(library: GameLibrary) -> None:
    index = Index(library)
    assert index.entries() == []
    steps = list(index.update(chunk=5))
    assert [(step.done, step.total) for step in steps] == [(0, 13), (5, 13), (10, 13), (13, 13)]
    says_the_truth(index, library)
    assert [step.total for step in index.update()] == [0]
    index.close()
    again = Index(library)
    says_the_truth(again, library)
    assert not again.in_memory
    again.close()


def test_only_what_has_changed_is_read_again(
    library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = up_to_date(library)
    entries = library.entries()
    changed, gone = entries[2], entries[3]
    game = library.load(changed.id)
    game.moves.append("pass")
    library.save(game)
    gone.path.unlink()
    new = library.create(record("Éric", "Žofie"))
    read: list[str] = []
    real = library.entry

    def entry(path: Path, version: tuple[int, int]) -> object:
        read.append(path.stem)
        return real(path, version)

    monkeypatch.setattr(library, "entry", entry)
    steps = list(index.update())
    assert sorted(read) == sorted([changed.id, new.id])
    assert steps[0].removed == (gone.id,)
    monkeypatch.undo()
    says_the_truth(index, library)
    index.close()


def test_facts_stay_until_the_game_changes(library: GameLibrary) -> None:
    index = up_to_date(library)
    some, other = (entry.id for entry in library.entries()[1:3])
    index.put_facts([Facts(some, b"{}"), Facts(other, b""), Facts("nobody", b"x")], 7)
    assert sorted(one.id for one in index.facts(7)) == sorted([some, other])
    assert index.facts(8) == []
    game = library.load(some)
    game.moves.append("pass")
    library.save(game)
    list(index.update())
    assert [one.id for one in index.facts(7)] == [other]
    index.close()


DAMAGE = {
    "empty": lambda data: b"",
    "garbage": lambda data: b"\x00" * len(data),
    "not a database": lambda data: b"Dear diary, " * 500,
    "cut off": lambda data: data[: len(data) // 2],
    "a page lost": lambda data: data[:4096] + b"\xff" * 4096 + data[8192:],
    "the end lost": lambda data: data[:-4096] + b"\x7f" * 4096,
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_a_damaged_index_is_made_anew(library: GameLibrary, kind: str) -> None:
    up_to_date(library).close()
    path = library.own / FILE
    path.write_bytes(DAMAGE[kind](path.read_bytes()))
    index = Index(library)
    index.entries()
    list(index.update())
    index.check()
    list(index.update())
    says_the_truth(index, library)
    assert not index.in_memory
    index.close()


def test_random_damage_never_stops_anything(library: GameLibrary) -> None:
    up_to_date(library).close()
    path = library.own / FILE
    good = path.read_bytes()
    random = Random(5)
    for _ in range(60):
        data = bytearray(good)
        for _ in range(random.choice((1, 8, 200))):
            data[random.randrange(len(data))] = random.randrange(256)
        path.write_bytes(data)
        for rest in ("-wal", "-shm"):
            path.with_name(FILE + rest).unlink(missing_ok=True)
        index = Index(library)
        index.check()
        list(index.update())
        index.entries()  # drops the rows whose checksum is wrong
        list(index.update())
        says_the_truth(index, library)
        index.close()


def test_an_index_of_another_version_is_made_anew(
    library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    up_to_date(library).close()
    base = sqlite3.connect(library.own / FILE)
    base.execute("PRAGMA user_version = 99")
    base.execute("DROP TABLE games")
    base.commit()
    base.close()
    index = up_to_date(library)
    says_the_truth(index, library)
    index.close()


def test_where_it_can_not_be_written_it_lives_in_memory(library: GameLibrary) -> None:
    (library.own).mkdir(exist_ok=True)
    (library.own / FILE).mkdir()
    index = up_to_date(library)
    assert index.in_memory
    says_the_truth(index, library)


def test_a_full_disk_in_the_middle_sends_it_to_memory(
    library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    index = Index(library)
    # So few pages that the table does not fit: SQLite says that the disk is full.
    pages = index._base.execute("PRAGMA page_count").fetchone()[0]
    index._base.execute(f"PRAGMA max_page_count = {pages}")
    for number in range(40):
        library.create(record("A very long name " * 5, f"Player {number}"))
    for _ in range(2):
        list(index.update())
    assert index.in_memory
    says_the_truth(index, library)


def test_two_programs_use_one_index(library: GameLibrary) -> None:
    first, second = Index(library), Index(library)
    for _ in zip(first.update(chunk=2), second.update(chunk=3), strict=False):
        pass
    list(first.update())
    list(second.update())
    says_the_truth(first, library)
    says_the_truth(second, library)
    first.close()
    second.close()


def test_a_folder_that_went_away_is_told(library: GameLibrary) -> None:
    index = up_to_date(library)
    for entry in library.entries():
        entry.path.unlink()
    index.close()
    index = Index(library)
    library.directory.rename(library.directory.with_name("elsewhere"))
    with pytest.raises(LibraryError, match="can't be read"):
        list(index.update())


CHILD = """
import sys
from pathlib import Path
from carrara_desktop.library.games import GameLibrary
from carrara_desktop.library.index import Index
index = Index(GameLibrary(Path(sys.argv[1])))
print("now", flush=True)
for step in index.update(chunk=1):
    pass
"""


@pytest.mark.parametrize("wait", [0.0, 0.002, 0.01, 0.03])
def test_a_kill_while_it_is_made_leaves_a_good_one(library: GameLibrary, wait: float) -> None:
    command = [sys.executable, "-c", CHILD, str(library.directory)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        child.stdout.readline()
        time.sleep(wait)
        child.kill()
    index = up_to_date(library)
    says_the_truth(index, library)
    assert not index.in_memory
    index.close()


def test_a_start_asks_it_where_many_games_are_over(
    library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(60):
        path = library.create(record("Anna", "Bruno", over=True)).path
        os.utime(path, (5000 + number, 5000 + number))
    expected = library.resumption()
    up_to_date(library).close()
    read: list[Path] = []
    real = library.entry

    def entry(path: Path, version: tuple[int, int]) -> object:
        read.append(path)
        return real(path, version)

    monkeypatch.setattr(library, "entry", entry)
    assert library.resumption() == expected
    assert len(read) < 40
    # What the index does not know, or knows of an older file, is read.
    assert not finished_games(library.own)("nobody", (1, 1))


def test_a_mistake_in_the_tables_is_not_taken_for_a_busy_index() -> None:
    with pytest.raises(sqlite3.Error) as told:
        sqlite3.connect(":memory:").execute("SELECT nothing FROM nowhere")
    assert index_module._is_damage(told.value)
