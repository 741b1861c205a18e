"""The library on a disk that fails, and in a process that is killed between any two calls."""

from __future__ import annotations

import contextlib
import errno
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path

import pytest

from carrara_desktop.engine.record import GameRecord
from carrara_desktop.library.games import GameLibrary, LibraryError
from carrara_desktop.library.settings import Settings, load_settings, save_settings
from tests.library.faults import Disk, Killed, every_call
from tests.library.test_games import record
from tests.needs import need

TODAY = date(2026, 11, 28)
GAMES = 2


@dataclass
class House:
    """A library with a game of three moves and another one, made anew for every attempt."""

    folder: Path
    library: GameLibrary = field(init=False)
    game: GameRecord = field(init=False)

    def make(self) -> None:
        shutil.rmtree(self.folder, ignore_errors=True)
        self.library = GameLibrary(self.folder)
        self.game = record(moves=1)
        self.library.create(self.game)
        for _ in range(2):
            self.game.moves.append("pass")
            self.library.save(self.game)
        self.library.create(record("Cosimo", "Dora", moves=7))

    def opened(self) -> GameLibrary:
        """The library as the next start of the program finds it."""
        return GameLibrary(self.folder)


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "games")


def save(house: House) -> None:
    house.game.moves.append("pass")
    house.library.save(house.game)


def finish(house: House) -> None:
    house.game.result = record(over=True).result
    house.library.save(house.game)


def create(house: House) -> None:
    house.library.create(record("Éric", "Žofie", moves=9))


def rename(house: House) -> None:
    house.library.rename(house.game.id, "A long Sunday")


def duplicate(house: House) -> None:
    house.library.duplicate(house.game.id, "copy")


def delete(house: House) -> None:
    house.library.delete(house.game.id, TODAY)


def delete_and_restore(house: House) -> None:
    house.library.restore(house.library.delete(house.game.id, TODAY))


def recover(house: House) -> None:
    house.library.open(house.game.id)


def leave_out(house: House) -> None:
    house.library.left_out.mark([house.game.id], True)


def damage(house: House) -> None:
    """The newest file is damaged, as a failing disk leaves it."""
    path = house.library.path(house.game.id)
    data = path.read_bytes()
    path.unlink()
    path.write_bytes(data[: len(data) // 2])


WORKS: dict[str, Callable[[House], None]] = {
    work.__name__: work
    for work in (
        save,
        finish,
        create,
        rename,
        duplicate,
        delete,
        delete_and_restore,
        recover,
        leave_out,
    )
}


def check(house: House, work: str) -> None:
    """Whatever happened, every game that was there can be opened, with all of its moves."""
    library = house.opened()
    entries = {entry.id: entry for entry in library.entries()}
    assert all(entry.summary is not None for entry in entries.values())
    moves = {len(library.open(game).record.moves) for game in entries}
    assert moves <= {2, 3, 4, 7, 9}
    assert 7 in moves, "the other game"
    trash = list((house.folder / ".library" / "trash").rglob("*.carrara"))
    if house.game.id not in entries:
        assert work in ("delete", "delete_and_restore")
        assert len(trash) == 1 and len(library.load(trash[0]).moves) == 3
        return
    kept = len(library.open(house.game.id).record.moves)
    # From a damaged file the moves since the copy are lost, and nothing else.
    assert kept == 2 if work == "recover" else kept in (3, 4)
    assert len(entries) <= GAMES + 1
    # And it goes on from there.
    game = library.load(house.game.id)
    game.moves.append("pass")
    library.save(game)
    assert len(house.opened().load(game.id).moves) == kept + 1


def prepared(house: House, work: str) -> Callable[[], None]:
    def prepare() -> None:
        house.make()
        if work == "recover":
            damage(house)

    return prepare


@pytest.mark.parametrize("work", WORKS)
def test_a_kill_at_any_call_loses_nothing(house: House, work: str) -> None:
    def do() -> None:
        WORKS[work](house)

    for at in every_call(do, prepared(house, work)):
        disk = Disk(at)
        with disk.mounted(), pytest.raises(Killed):
            do()
        check(house, work)


@pytest.mark.parametrize("error", [errno.ENOSPC, errno.EIO, errno.EROFS, errno.EACCES])
@pytest.mark.parametrize("work", WORKS)
def test_a_call_that_fails_is_told_or_got_over_and_loses_nothing(
    house: House, work: str, error: int
) -> None:
    def do() -> None:
        WORKS[work](house)

    for at in every_call(do, prepared(house, work)):
        told: OSError | None = None
        with Disk(at, error, lasting=error in (errno.ENOSPC, errno.EROFS)).mounted():
            try:
                do()
            except OSError as failure:
                told = failure
        if isinstance(told, LibraryError):
            assert told.reason
            assert str(house.folder) in str(told)
        else:
            # The marks of statistics are no game: their page says what the system says.
            assert told is None or work == "leave_out"
        check(house, work)


def test_after_a_full_disk_the_same_game_is_saved_again(house: House) -> None:
    def do() -> None:
        save(house)

    for at in every_call(do, house.make):
        disk = Disk(at, errno.ENOSPC, lasting=True)
        with disk.mounted(), contextlib.suppress(LibraryError):
            do()
        # The window keeps the game and tries again.
        house.library.save(house.game)
        assert len(house.opened().load(house.game.id).moves) == 4


def test_settings_are_the_old_or_the_new_ones_after_a_kill(tmp_path: Path) -> None:
    file = tmp_path / "settings.json"

    def prepare() -> None:
        save_settings(Settings(language="cs"), file)

    def do() -> None:
        save_settings(Settings(language="fr"), file)

    for at in every_call(do, prepare):
        with Disk(at).mounted(), pytest.raises(Killed):
            do()
        broken: list[Path] = []
        assert load_settings(file, broken.append).language in ("cs", "fr")
        assert not broken


CHILD = """
import sys
from pathlib import Path
from carrara_desktop.library.games import GameLibrary
library = GameLibrary(Path(sys.argv[1]))
game = library.load(sys.argv[2])
game.moves.append("pass")
print("now", flush=True)
library.save(game)
"""
TRACED = "openat,write,fsync,rename,renameat,renameat2,link,linkat,unlink,mkdir,close,utimensat"


@pytest.mark.slow
def test_a_real_kill_at_every_real_system_call_of_a_save(house: House) -> None:
    need("strace")
    house.make()
    calls = _calls_of_a_save(house)
    if not calls:
        pytest.skip("processes can't be traced here")
    assert {"write", "fsync"} <= {name for name, _ in calls}
    killed = 0
    trace = house.folder.with_suffix(".killed")
    for name, number in calls:
        house.make()
        done = _traced(house, "-o", str(trace), "-e", f"inject={name}:signal=KILL:when={number}")
        killed += done.returncode != 0
        check(house, "save")
    assert killed >= len(calls) - 2, "the last calls may already be the interpreter's end"


def _traced(house: House, *options: str) -> subprocess.CompletedProcess[str]:
    """Save a move in a process of its own, under strace."""
    strace = ["strace", "-qq", "-e", f"trace={TRACED}", *options]
    child = [sys.executable, "-c", CHILD, str(house.folder), house.game.id]
    return subprocess.run(strace + child, capture_output=True, text=True, timeout=60, check=False)


def _calls_of_a_save(house: House) -> list[tuple[str, int]]:
    """The system calls of a save, each with which of its name it is in the process."""
    trace = house.folder.with_suffix(".trace")
    if _traced(house, "-o", str(trace)).returncode != 0:
        return []
    seen: dict[str, int] = {}
    calls: list[tuple[str, int]] = []
    inside = False
    for line in trace.read_text(encoding="utf-8", errors="replace").splitlines():
        name = line.partition("(")[0]
        seen[name] = seen.get(name, 0) + 1
        if inside:
            calls.append((name, seen[name]))
        inside = inside or 'write(1, "now' in line
    return calls[:40]
