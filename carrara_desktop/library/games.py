"""The library of saved games: one readable file a game, each safe from the others' faults.

``ID.carrara`` are the games. Beside them, in ``.library``, is what can be missed: copies of each
game as it was before its last saves, the trash, locks, the index, reports, and small pictures.
"""

from __future__ import annotations

import contextlib
import hashlib
import os
import re
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

from carrara_desktop.engine.faults import Fault
from carrara_desktop.engine.record import (
    GameRecord,
    NewerFormatError,
    RecordError,
    from_json,
    to_json,
)
from carrara_desktop.library.atomic import (
    Stamp,
    copy_aside,
    move_new,
    remove_stale,
    stamp_of,
    write_atomic,
)
from carrara_desktop.library.claims import Claim, Claims, InUseError
from carrara_desktop.library.copies import Copies
from carrara_desktop.library.entries import (
    SUFFIX,
    Entry,
    LibraryError,
    Summary,
    entry_of,
    failed,
    first_good,
    read_bytes,
)
from carrara_desktop.library.left_out import LeftOut
from carrara_desktop.library.reports import Reports
from carrara_desktop.library.trash import Deleted, Trash

__all__ = [
    "SUFFIX",
    "ConflictError",
    "Deleted",
    "Entry",
    "GameLibrary",
    "InUseError",
    "LibraryError",
    "Opened",
    "Resumption",
    "SavedGame",
    "Summary",
]

OWN_FOLDER: Final = ".library"
_ID: Final = re.compile(r"[0-9A-Za-z][0-9A-Za-z_-]{0,79}")
_READ_WITHOUT_INDEX: Final = 25
"""Files that a start reads before it asks the index which of the rest are finished games."""


class ConflictError(LibraryError):
    """Somebody else has written the game's file since it was read; it is left as it is."""


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that has its file."""

    id: str
    path: Path


@dataclass(frozen=True, slots=True)
class Resumption:
    """The game to go on with, and the unreadable files that are newer than it."""

    entry: Entry | None
    skipped: tuple[Entry, ...]


@dataclass(frozen=True, slots=True)
class Opened:
    """A game, and what it took to open it."""

    record: GameRecord
    damage: Fault | None = None
    """What is wrong with the newest file, if an older copy was opened instead of it."""
    aside: Path | None = None
    """Where the damaged file is kept then."""


@dataclass(frozen=True, slots=True)
class _Known:
    """A file as this program read or wrote it last."""

    stamp: Stamp
    digest: bytes


class GameLibrary:
    """The saved games of one folder, which is made if it is not there.

    Raises:
        LibraryError: the folder can't be made or is not a folder.
    """

    def __init__(self, directory: Path) -> None:
        self.directory = directory
        try:
            directory.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise failed("make folder", directory, error) from error
        remove_stale(directory)
        self.own = directory / OWN_FOLDER
        self._copies = Copies(self.own)
        self._trash = Trash(self.own)
        self._claims = Claims(self.own)
        self.left_out = LeftOut(self.own)
        self.reports = Reports(self.own)
        self._known: dict[str, _Known] = {}

    # -- one game --------------------------------------------------------------------------

    def create(self, record: GameRecord) -> SavedGame:
        """Give the record an id and a start time (kept if it has one), and save it anew."""
        now = datetime.now(UTC)
        record.id = f"{now:%Y%m%d-%H%M%S}-{os.urandom(3).hex()}"
        record.started = record.started or now.isoformat(timespec="seconds")
        return self.save(record)

    def adopt(self, record: GameRecord) -> tuple[SavedGame, bool]:
        """Take in a game from elsewhere, under its own id if that is free.

        Returns its place, and whether it is new here: the same game is not taken in twice.
        Raises LibraryError.
        """
        if _ID.fullmatch(record.id) is None:
            return self.create(record), True
        path = self.path(record.id)
        if path.exists():
            with contextlib.suppress(RecordError, LibraryError):
                if self.load(record.id) == record:
                    return SavedGame(record.id, path), False
            return self.create(record), True
        return self.save(record), True

    def save(self, record: GameRecord) -> SavedGame:
        """Write the record to its file; once this returns, no crash can lose it.

        Raises:
            ConflictError: another program has changed the file since it was read or written
                here; it is not touched.
            LibraryError: it could not be written; the file is as it was before.
        """
        path = self.path(record.id)
        try:
            self._write(record, path)
        except LibraryError:
            raise
        except OSError as error:
            raise failed("save", self.directory, error) from error
        return SavedGame(record.id, path)

    def load(self, which: Path | str) -> GameRecord:
        """Read a game of this library by its id, or any file by its path.

        The record of a library file bears the id of that file, whatever stands in it, so
        that saving it can't overwrite another game.

        Raises:
            RecordError: it is no record, or a damaged one; the file is not touched.
            NewerFormatError: a newer version of the program wrote it.
            LibraryError: the file can't be read.
        """
        path = self.path(which) if isinstance(which, str) else which
        ours = path.parent == self.directory
        try:
            # Looked at before it is read: a change in between is a change since.
            stamp = stamp_of(path) if ours else None
            data = read_bytes(path)
        except OSError as error:
            raise failed("read file", path, error) from error
        record = from_json(data)
        if ours:
            record.id = path.name.removesuffix(SUFFIX)
            if stamp is not None:
                self._known[record.id] = _Known(stamp, _digest(data))
        return record

    def open(self, game: str) -> Opened:
        """Read a game to go on with it; a damaged file gives way to the newest good copy.

        The damaged file is kept under a name of its own.

        Raises:
            RecordError: it is damaged, and so is every copy, or there is none.
            NewerFormatError: a newer version of the program wrote it.
            LibraryError: it can't be read, or the copy can't be put in its place.
        """
        try:
            return Opened(self.load(game))
        except NewerFormatError:
            raise
        except (RecordError, LibraryError) as error:
            good = first_good(self._copies.newest_first(game))
            if good is None:
                raise
            damage = error.fault
        path = self.path(game)
        aside = path.with_name(f"{path.name}.{os.urandom(3).hex()}.damaged")
        try:
            copy_aside(path, aside)
            good.id = game
            data = to_json(good)
            self._known[game] = _Known(write_atomic(path, data), _digest(data))
        except OSError as error:
            raise failed("save", self.directory, error) from error
        return Opened(good, damage, aside)

    def claim(self, game: str) -> Claim:
        """Take a game to play it. Raises InUseError where another program plays it."""
        return self._claims.claim(game)

    def rename(self, game: str, title: str) -> None:
        """Give a game a name of its own, or take it away with "".

        Raises:
            InUseError: another program plays it.
            RecordError, LibraryError: it can't be read or written.
        """
        claim = self.claim(game)
        try:
            record = self.load(game)
            record.title = title
            path = self.path(game)
            modified = self._known[game].stamp.modified
            try:
                self._write(record, path, modified)
            except OSError as error:
                raise failed("save", self.directory, error) from error
        finally:
            claim.release()

    def duplicate(self, game: str, title: str) -> SavedGame:
        """Make a second game of one, under another name. Raises RecordError or LibraryError."""
        record = self.load(game)
        record.title = title
        return self.create(record)

    def delete(self, game: str, today: date) -> Deleted:
        """Put a game into the trash, whatever is in its file.

        Raises:
            InUseError: another program plays it.
            LibraryError: it can't be moved; it is where it was.
        """
        claim = self.claim(game)
        path = self.path(game)
        try:
            deleted = self._trash.put(game, path, today)
        except OSError as error:
            raise failed("delete", path, error) from error
        finally:
            claim.release()
        self._known.pop(game, None)
        return deleted

    def restore(self, deleted: Deleted) -> None:
        """Bring a game back from the trash. Raises LibraryError."""
        path = self.path(deleted.id)
        try:
            move_new(deleted.path, path)
        except OSError as error:
            raise failed("restore", path, error) from error

    def purge(self, today: date) -> None:
        """Empty the trash of what was deleted long ago, copies and reports included."""
        for name in self._trash.purge(today):
            game = name.removesuffix(SUFFIX)
            if not (self.directory / name).exists():
                self._copies.forget(game)
                self.reports.forget(game)

    def path(self, game: str) -> Path:
        """The file of a game.

        Raises:
            LibraryError: the id could not be one of ours, and might point outside the folder.
        """
        if _ID.fullmatch(game) is None:
            message = f"not the id of a saved game: {game!r}"
            raise LibraryError(message, self.directory, message, "no id")
        return self.directory / f"{game}{SUFFIX}"

    def _write(self, record: GameRecord, path: Path, modified: int | None = None) -> None:
        data = to_json(record)
        self._check_untouched(record.id, path)
        self._copies.keep(record.id, path, record.result is not None)
        try:
            stamp = write_atomic(path, data, modified)
        except OSError:
            # All was done but the last sync: what is there now is ours, not somebody else's.
            with contextlib.suppress(OSError, RecordError):
                now = stamp_of(path)
                if now is not None and read_bytes(path) == data:
                    self._known[record.id] = _Known(now, _digest(data))
            raise
        self._known[record.id] = _Known(stamp, _digest(data))

    def _check_untouched(self, game: str, path: Path) -> None:
        """Raise ConflictError where the file is not the one that we read or wrote last."""
        now = stamp_of(path)
        known = self._known.get(game)
        if now is None or (known is not None and known.stamp == now):
            return
        with contextlib.suppress(RecordError):
            # A service that copies folders may put the same file there anew.
            if known is not None and _digest(read_bytes(path)) == known.digest:
                return
        reason = "another program has changed it"
        message = f"the game is not saved over {path}: {reason}"
        raise ConflictError(message, path, reason, "changed")

    # -- all of them -----------------------------------------------------------------------

    def entries(self) -> list[Entry]:
        """Every game of the folder, the last played first, broken ones with what is wrong.

        Raises:
            LibraryError: the folder can't be read.
        """
        return [self.entry(path, version) for version, path in self.files()]

    def entry(self, path: Path, version: tuple[int, int]) -> Entry:
        """What a list shows of a file that ``files`` found."""
        game = path.name.removesuffix(SUFFIX)
        return entry_of(path, version, lambda: self._copies.newest_first(game))

    def resumption(self) -> Resumption:
        """The last played unfinished game, and the broken files that would have come before."""
        skipped: list[Entry] = []
        finished: Callable[[str, tuple[int, int]], bool] | None = None
        for read, (modified, name, size) in enumerate(self._listing()):
            version = (modified, size)
            if read >= _READ_WITHOUT_INDEX:
                # Imported here: few libraries begin with so many games that are over.
                from carrara_desktop.library.index import finished_games

                finished = finished or finished_games(self.own)
                if finished(name.removesuffix(SUFFIX), version):
                    continue
            entry = self.entry(self.directory / name, version)
            if entry.summary is None:
                skipped.append(entry)
            elif not entry.summary.finished:
                return Resumption(entry, tuple(skipped))
        return Resumption(None, tuple(skipped))

    def latest_unfinished(self) -> Entry | None:
        """The last played game that is not at its end."""
        return self.resumption().entry

    def files(self) -> list[tuple[tuple[int, int], Path]]:
        """The version (see ``Entry``) and path of every file, the last changed first.

        Raises:
            LibraryError: the folder can't be read.
        """
        return [((when, size), self.directory / name) for when, name, size in self._listing()]

    def _listing(self) -> list[tuple[int, str, int]]:
        """Time, name and size of every file; plain texts, since a start looks at all of them."""
        found: list[tuple[int, str, int]] = []
        try:
            with os.scandir(self.directory) as listing:
                for item in listing:
                    if item.name.endswith(SUFFIX) and not item.name.startswith("."):
                        try:
                            now = item.stat()
                            found.append((now.st_mtime_ns, item.name, now.st_size))
                        except OSError:  # a dangling link still gets its line, as broken
                            found.append((0, item.name, 0))
        except OSError as error:
            raise failed("read folder", self.directory, error) from error
        found.sort(reverse=True)
        return found


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()
