"""The library on a disk that fails, and in a process that is killed between any two calls."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import signal
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
        disk = Disk(at, error, lasting=error in (errno.ENOSPC, errno.EROFS))
        with disk.mounted():
            try:
                do()
            except LibraryError as told:
                assert told.reason
                assert str(house.folder) in str(told)
            except OSError:
                # The marks of statistics are no game: their page says what the system says.
                assert work == "leave_out"
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
@pytest.mark.skipif(shutil.which("strace") is None, reason="strace is not installed")
def test_a_real_kill_at_real_system_calls(house: House) -> None:
    """The same with a process that the system kills, at calls spread over its whole life."""
    house.make()
    command = [sys.executable, "-c", CHILD, str(house.folder), house.game.id]
    count = _calls_of(command)
    if not count:
        pytest.skip("processes can't be traced here")
    killed = 0
    # The save is at the end; the start of the interpreter opens hundreds of files.
    for at in range(count - 26, count + 1):
        house.make()
        inject = f"inject={TRACED}:signal=KILL:when={at}"
        command[-1] = house.game.id
        done = subprocess.run(
            ["strace", "-f", "-qq", "-o", os.devnull, "-e", f"trace={TRACED}", "-e", inject]
            + command,
            capture_output=True,
            timeout=60,
            check=False,
        )
        killed += done.returncode in (-signal.SIGKILL, 128 + signal.SIGKILL)
        check(house, "save")
    assert killed > 10


def _calls_of(command: list[str]) -> int:
    done = subprocess.run(
        ["strace", "-f", "-qq", "-o", "/dev/stdout", "-e", f"trace={TRACED}", *command],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    lines = done.stdout.splitlines() if done.returncode == 0 else []
    return sum("(" in line and "+++" not in line for line in lines)
