"""Copies, claims, conflicts and the trash; and the faults that others were told of.

Reports about programs like ours, and where each is tested:

* a game lost when its page is left, a kill at any move: ``tests/e2e/test_kill.py``,
  ``test_faults.py``
* a change of the rules makes running games unplayable: ``tests/engine/old``,
  ``tests/engine/test_lenient.py``
* a new version silently offers no Continue although the file exists; an incompatible save without
  a clear word: ``test_a_file_of_a_newer_version_is_named_and_stays`` here,
  ``tests/ui/shell/test_pages.py`` (page "broken")
* power loss during a save in spite of a temporary file and a rename:
  ``test_faults.py`` (every call, the sync of file and folder among them), ``test_atomic.py``
* the autosave overwrote the only good copy: ``test_a_damaged_game_falls_back`` and
  ``test_saving_over_a_damaged_file_keeps_the_good_copies`` here
* Continue fails while the usable autosave is hidden in a menu:
  ``test_continue_offers_the_copy`` here, and in the window ``tests/ui/shell/test_library.py``
* a finished game is gone when its window is closed: ``test_finished_games_stay`` here
"""

from __future__ import annotations

import contextlib
import ctypes
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path

import pytest

from carrara_desktop.engine.record import GameRecord, NewerFormatError, RecordError
from carrara_desktop.library.claims import InUseError
from carrara_desktop.library.copies import KEPT, KEPT_OF_FINISHED
from carrara_desktop.library.games import ConflictError, GameLibrary, LibraryError
from carrara_desktop.library.trash import KEPT_DAYS
from tests.library.test_games import games_in, record

TODAY = date(2026, 11, 28)
CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH = 1, 2
"""Rights of Linux: to write and to read everywhere."""


@pytest.fixture
def library(tmp_path: Path) -> GameLibrary:
    return GameLibrary(tmp_path / "games")


def played(library: GameLibrary, moves: int) -> GameRecord:
    game = record()
    library.create(game)
    for _ in range(moves):
        game.moves.append("pass")
        library.save(game)
    return game


def copies(library: GameLibrary, game: GameRecord) -> list[int]:
    """How many moves the copies of a game have, newest first."""
    paths = library._copies.newest_first(game.id)
    return [len(library.load(path).moves) for path in paths]


def spoil(path: Path, data: bytes = b'{"format": 2, "game": "carr') -> None:
    path.unlink()
    path.write_bytes(data)


# -------------------------------------------------------------------------------- copies


def test_the_last_saves_are_kept_as_a_ring(library: GameLibrary) -> None:
    game = played(library, 9)
    assert copies(library, game) == [8, 7, 6]
    assert len(os.listdir(library.own / "copies")) == KEPT


def test_a_finished_game_keeps_fewer(library: GameLibrary) -> None:
    game = played(library, 5)
    game.result = record(over=True).result
    library.save(game)
    assert copies(library, game) == [5]
    assert len(os.listdir(library.own / "copies")) == KEPT_OF_FINISHED


def test_a_file_system_without_second_names_gets_real_copies(
    library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*_: object, **__: object) -> None:
        raise PermissionError(1, "not on this file system")

    monkeypatch.setattr(os, "link", no_links)
    game = played(library, 5)
    assert copies(library, game) == [4, 3, 2]
    deleted = library.delete(game.id, TODAY)
    library.restore(deleted)
    assert len(library.load(game.id).moves) == 5


def test_a_damaged_game_falls_back(library: GameLibrary) -> None:
    game = played(library, 5)
    path = library.path(game.id)
    spoil(path)
    again = GameLibrary(library.directory)
    opened = again.open(game.id)
    assert len(opened.record.moves) == 4
    assert opened.record.id == game.id
    assert opened.damage is not None and opened.damage.kind == "cut off"
    assert opened.aside is not None
    assert opened.aside.read_bytes() == b'{"format": 2, "game": "carr'
    assert len(again.load(game.id).moves) == 4
    opened.record.moves.append("pass")
    again.save(opened.record)
    assert again.open(game.id).aside is None


def test_it_falls_back_over_damaged_copies_too(library: GameLibrary) -> None:
    game = played(library, 5)
    spoil(library._copies.newest_first(game.id)[0], b"")
    spoil(library.path(game.id))
    assert len(GameLibrary(library.directory).open(game.id).record.moves) == 3


def test_saving_over_a_damaged_file_keeps_the_good_copies(library: GameLibrary) -> None:
    game = played(library, 5)
    spoil(library.path(game.id))
    with pytest.raises(ConflictError):
        library.save(game)
    assert copies(library, game) == [4, 3, 2]


def test_without_a_good_copy_it_is_told_and_nothing_is_touched(library: GameLibrary) -> None:
    game = played(library, 1)
    for path in (*library._copies.newest_first(game.id), library.path(game.id)):
        spoil(path)
    before = games_in(library)
    with pytest.raises(RecordError):
        library.open(game.id)
    assert games_in(library) == before


def test_a_file_of_a_newer_version_is_named_and_stays(library: GameLibrary) -> None:
    game = played(library, 3)
    spoil(library.path(game.id), b'{"format": 99, "game": "carrara"}')
    with pytest.raises(NewerFormatError, match="newer version"):
        library.open(game.id)
    [entry] = library.entries()
    assert entry.newer and entry.summary is None
    assert library.path(game.id).read_bytes() == b'{"format": 99, "game": "carrara"}'


def test_continue_offers_the_copy(library: GameLibrary) -> None:
    older = played(library, 2)
    os.utime(library.path(older.id), (1, 1))
    game = played(library, 5)
    spoil(library.path(game.id))
    resumption = library.resumption()
    assert resumption.entry is not None
    assert resumption.entry.id == game.id
    assert resumption.entry.error
    assert resumption.entry.summary is not None
    assert resumption.entry.summary.moves == 4
    assert resumption.skipped == ()


def test_finished_games_stay(library: GameLibrary) -> None:
    game = played(library, 3)
    game.result = record(over=True).result
    library.save(game)
    [entry] = GameLibrary(library.directory).entries()
    assert entry.summary is not None and entry.summary.finished


# --------------------------------------------------------------------- several programs

OTHER = """
import sys
from pathlib import Path
from carrara_desktop.library.games import GameLibrary
library = GameLibrary(Path(sys.argv[1]))
claim = library.claim(sys.argv[2])
print("mine", flush=True)
sys.stdin.readline()
"""


def test_a_game_that_another_program_plays_is_not_to_be_had(library: GameLibrary) -> None:
    game = played(library, 1)
    command = [sys.executable, "-c", OTHER, str(library.directory), game.id]
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == "mine\n"
        with pytest.raises(InUseError):
            library.claim(game.id)
        with pytest.raises(InUseError):
            library.rename(game.id, "x")
        with pytest.raises(InUseError):
            library.delete(game.id, TODAY)
        # However it ends: the claim ends with it.
        other.kill()
        other.wait(10)
    library.claim(game.id).release()
    assert os.listdir(library.own / "locks") == []


def test_one_program_may_claim_a_game_twice(library: GameLibrary) -> None:
    game = played(library, 0)
    first, second = library.claim(game.id), library.claim(game.id)
    first.release()
    first.release()
    assert os.listdir(library.own / "locks") == [f"{game.id}.lock"]
    second.release()
    assert os.listdir(library.own / "locks") == []


def test_a_folder_that_can_not_be_written_claims_all_the_same(
    library: GameLibrary, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(os, "open", fail)
    claim = library.claim("some-game")
    claim.release()


def test_moves_of_another_program_are_never_overwritten(library: GameLibrary) -> None:
    game = played(library, 2)
    other = GameLibrary(library.directory)
    theirs = other.load(game.id)
    theirs.moves += ["theirs", "too"]
    other.save(theirs)
    game.moves.append("ours")
    with pytest.raises(ConflictError) as told:
        library.save(game)
    assert told.value.place == library.path(game.id)
    assert other.load(game.id).moves == ["pass", "pass", "theirs", "too"]


def test_a_file_that_was_only_copied_anew_is_no_conflict(library: GameLibrary) -> None:
    """As services do that keep folders of two computers alike."""
    game = played(library, 2)
    path = library.path(game.id)
    data = path.read_bytes()
    time.sleep(0.01)
    spoil(path, data)
    game.moves.append("pass")
    library.save(game)
    assert len(library.load(game.id).moves) == 3


def test_a_game_that_another_program_deleted_is_written_again(library: GameLibrary) -> None:
    game = played(library, 2)
    GameLibrary(library.directory).delete(game.id, TODAY)
    library.save(game)
    assert len(library.load(game.id).moves) == 2


def test_a_folder_that_vanished_is_not_made_anew(library: GameLibrary) -> None:
    game = played(library, 2)
    shutil.rmtree(library.directory)
    with pytest.raises(LibraryError):
        library.save(game)
    assert not library.directory.exists()
    library.directory.mkdir()
    library.save(game)
    assert len(library.load(game.id).moves) == 2


@pytest.mark.skipif(os.name == "nt", reason="modes of POSIX")
def test_a_folder_that_can_only_be_read_is_told(library: GameLibrary) -> None:
    game = played(library, 2)
    library.directory.chmod(0o500)
    try:
        with as_anybody(), pytest.raises(LibraryError, match="Permission denied"):
            library.save(game)
        assert len(library.load(game.id).moves) == 2
    finally:
        library.directory.chmod(0o700)


@contextlib.contextmanager
def as_anybody() -> Iterator[None]:
    """For a while without the superuser's right to read and write everywhere."""
    if sys.platform != "linux":
        yield
        return
    libc = ctypes.CDLL(None, use_errno=True)
    this_thread = (ctypes.c_uint32 * 2)(0x20080522, 0)
    # the effective, permitted and inheritable capabilities, twice 32 of each
    usual = (ctypes.c_uint32 * 6)()
    assert libc.capget(this_thread, usual) == 0
    fewer = (ctypes.c_uint32 * 6)(*usual)
    fewer[0] &= ~(1 << CAP_DAC_OVERRIDE | 1 << CAP_DAC_READ_SEARCH)
    assert libc.capset(this_thread, fewer) == 0
    try:
        yield
    finally:
        assert libc.capset(this_thread, usual) == 0


# ------------------------------------------------------------------------ rename and trash


def test_a_new_name_does_not_change_when_a_game_was_played(library: GameLibrary) -> None:
    game = played(library, 2)
    path = library.path(game.id)
    os.utime(path, ns=(1_000_000_000, 1_000_000_000))
    library.load(game.id)
    library.rename(game.id, "Neděle u babičky")
    [entry] = library.entries()
    assert entry.summary is not None
    assert entry.summary.title == "Neděle u babičky"
    assert path.stat().st_mtime_ns == 1_000_000_000


def test_a_duplicate_goes_its_own_way(library: GameLibrary) -> None:
    game = played(library, 2)
    twin = library.duplicate(game.id, "twin")
    other = library.load(twin.id)
    other.moves.append("pass")
    library.save(other)
    assert len(library.load(game.id).moves) == 2
    assert library.load(twin.id).title == "twin"


def test_deleting_can_be_undone_to_the_byte(library: GameLibrary) -> None:
    game = played(library, 2)
    path = library.path(game.id)
    before = path.read_bytes(), path.stat().st_mtime_ns
    deleted = library.delete(game.id, TODAY)
    assert library.entries() == []
    library.restore(deleted)
    assert (path.read_bytes(), path.stat().st_mtime_ns) == before


def test_a_game_that_came_back_meanwhile_is_not_overwritten(library: GameLibrary) -> None:
    game = played(library, 2)
    deleted = library.delete(game.id, TODAY)
    game.moves.append("pass")
    library.save(game)
    with pytest.raises(LibraryError):
        library.restore(deleted)
    assert len(library.load(game.id).moves) == 3
    again = library.delete(game.id, TODAY)
    assert again.path != deleted.path
    assert len(library.load(deleted.path).moves) == 2


def test_a_damaged_file_can_be_deleted(library: GameLibrary) -> None:
    (library.directory / "odd.carrara").write_bytes(b"?")
    library.restore(library.delete("odd", TODAY))
    assert (library.directory / "odd.carrara").read_bytes() == b"?"


def test_the_trash_is_emptied_after_some_weeks(library: GameLibrary) -> None:
    old, new = played(library, 4), played(library, 4)
    library.delete(old.id, TODAY - timedelta(days=KEPT_DAYS + 1))
    deleted = library.delete(new.id, TODAY - timedelta(days=KEPT_DAYS - 1))
    (library.own / "trash" / "notes").mkdir()
    library.purge(TODAY)
    assert copies(library, old) == []
    assert copies(library, new) == [3, 2, 1]
    library.restore(deleted)
    assert [entry.id for entry in library.entries()] == [new.id]
    assert (library.own / "trash" / "notes").is_dir()


def test_the_same_game_is_not_taken_in_twice(library: GameLibrary, tmp_path: Path) -> None:
    elsewhere = GameLibrary(tmp_path / "elsewhere")
    game = played(elsewhere, 3)
    here, new = library.adopt(elsewhere.load(game.id))
    assert new and here.id == game.id
    again, new = library.adopt(elsewhere.load(game.id))
    assert not new and again.id == game.id
    longer = elsewhere.load(game.id)
    longer.moves.append("pass")
    other, new = library.adopt(longer)
    assert new and other.id != game.id
    assert len(library.load(game.id).moves) == 3


# ----------------------------------------------------------------------------- statistics


def test_games_that_are_left_out_are_remembered(library: GameLibrary) -> None:
    library.left_out.mark(["a", "b"], True)
    library.left_out.mark(["a"], False)
    assert GameLibrary(library.directory).left_out.games == {"b"}


def test_a_damaged_list_of_them_is_put_aside(library: GameLibrary) -> None:
    library.left_out.mark(["a"], True)
    (library.own / "left-out.json").write_bytes(b"[1, \xff")
    again = GameLibrary(library.directory)
    assert again.left_out.games == frozenset()
    assert (library.own / "left-out.json.broken").exists()
    again.left_out.mark(["c"], True)
    assert GameLibrary(library.directory).left_out.games == {"c"}
