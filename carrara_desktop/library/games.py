"""The library of saved games: one readable file a game, each safe from the others' faults."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from carrara_desktop.engine.record import (
    GameRecord,
    NewerFormatError,
    RecordError,
    Result,
    Seat,
    from_json,
    to_json,
)
from carrara_desktop.library.atomic import remove_stale, write_atomic

SUFFIX: Final = ".carrara"
_ID: Final = re.compile(r"[0-9A-Za-z][0-9A-Za-z_-]{0,79}")
# A game has some hundred short moves; a file beyond this is not one and must not stall a start.
_MOST_BYTES: Final = 16 * 1024 * 1024


class LibraryError(OSError):
    """The folder or a file in it can't be used; the message names it in plain words.

    ``place`` and ``reason`` are its parts, for a window that says it in another language.
    """

    def __init__(self, message: str, place: Path, reason: str) -> None:
        super().__init__(message)
        self.place = place
        self.reason = reason


@dataclass(frozen=True, slots=True)
class SavedGame:
    """A game that has its file."""

    id: str
    path: Path


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a game."""

    game: str
    seats: tuple[Seat, ...]
    moves: int
    started: str
    result: Result | None

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.result is not None


@dataclass(frozen=True, slots=True)
class Entry:
    """A file of the library: with a summary, or with the reason why there is none."""

    id: str
    path: Path
    modified: datetime
    summary: Summary | None = None
    error: str = ""
    newer: bool = False
    """Whether the error is that a newer version of the program wrote it."""


@dataclass(frozen=True, slots=True)
class Resumption:
    """The game to go on with, and the unreadable files that are newer than it."""

    entry: Entry | None
    skipped: tuple[Entry, ...]


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
            raise _failed("the folder for saved games can't be made:", directory, error) from error
        remove_stale(directory)

    def create(self, record: GameRecord) -> SavedGame:
        """Give the record an id and a start time (kept if it has one), and save it anew."""
        now = datetime.now(UTC)
        record.id = f"{now:%Y%m%d-%H%M%S}-{os.urandom(3).hex()}"
        record.started = record.started or now.isoformat(timespec="seconds")
        return self.save(record)

    def save(self, record: GameRecord) -> SavedGame:
        """Write the record to its file; once this returns, no crash can lose it.

        Raises:
            LibraryError: it could not be written; the file is as it was before.
        """
        path = self.path(record.id)
        try:
            write_atomic(path, to_json(record))
        except OSError as error:
            raise _failed("the game can't be saved in", self.directory, error) from error
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
        try:
            record = from_json(_read(path))
        except OSError as error:
            raise _failed("the file can't be read:", path, error) from error
        if path.parent == self.directory:
            record.id = path.name.removesuffix(SUFFIX)
        return record

    def entries(self) -> list[Entry]:
        """Every game of the folder, the last played first, broken ones with what is wrong.

        Raises:
            LibraryError: the folder can't be read.
        """
        return [_entry(path, modified) for modified, path in self._files()]

    def resumption(self) -> Resumption:
        """The last played unfinished game, and the broken files that would have come before."""
        skipped: list[Entry] = []
        for modified, path in self._files():
            entry = _entry(path, modified)
            if entry.summary is None:
                skipped.append(entry)
            elif not entry.summary.finished:
                return Resumption(entry, tuple(skipped))
        return Resumption(None, tuple(skipped))

    def latest_unfinished(self) -> Entry | None:
        """The last played game that is not at its end."""
        return self.resumption().entry

    def path(self, game: str) -> Path:
        """The file of a game.

        Raises:
            LibraryError: the id could not be one of ours, and might point outside the folder.
        """
        if _ID.fullmatch(game) is None:
            message = f"not the id of a saved game: {game!r}"
            raise LibraryError(message, self.directory, message)
        return self.directory / f"{game}{SUFFIX}"

    def _files(self) -> list[tuple[float, Path]]:
        found: list[tuple[float, Path]] = []
        try:
            with os.scandir(self.directory) as listing:
                for item in listing:
                    if item.name.endswith(SUFFIX) and not item.name.startswith("."):
                        try:
                            found.append((item.stat().st_mtime, Path(item.path)))
                        except OSError:  # a dangling link still gets its line, as broken
                            found.append((0.0, Path(item.path)))
        except OSError as error:
            what = "the folder of saved games can't be read:"
            raise _failed(what, self.directory, error) from error
        found.sort(key=lambda pair: (pair[0], pair[1].name), reverse=True)
        return found


def _entry(path: Path, modified: float) -> Entry:
    game = path.name.removesuffix(SUFFIX)
    when = datetime.fromtimestamp(modified, UTC)
    try:
        record = from_json(_read(path))
    except NewerFormatError as error:
        return Entry(game, path, when, error=str(error), newer=True)
    except RecordError as error:
        return Entry(game, path, when, error=str(error))
    except OSError as error:
        return Entry(game, path, when, error=f"it can't be read ({_why(error)})")
    summary = Summary(
        record.game, tuple(record.seats), len(record.moves), record.started, record.result
    )
    return Entry(game, path, when, summary)


def _read(path: Path) -> bytes:
    with open(path, "rb") as file:
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise RecordError("not a game record: the file is far too large")
    return data


def _why(error: OSError) -> str:
    return error.strerror or str(error)


def _failed(what: str, place: Path, error: OSError) -> LibraryError:
    return LibraryError(f"{what} {place} ({_why(error)})", place, _why(error))
