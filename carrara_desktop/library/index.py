"""The index: what all games of the library are, in one SQLite file, so that none need be read.

The records are the truth. The index is made anew from them whenever it is missing, of another
version, or damaged, and brought up to date whenever it is looked at; where it can't be written
it lives in memory. An index belongs to the thread that made it.
"""

from __future__ import annotations

import contextlib
import sqlite3
import zlib
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from carrara_desktop.engine.faults import Fault
from carrara_desktop.engine.record import Result, Seat
from carrara_desktop.library.atomic import make_folders
from carrara_desktop.library.entries import SUFFIX, Entry, Summary
from carrara_desktop.library.games import GameLibrary

FILE: Final = "index.sqlite3"
VERSION: Final = 2
"""Of the tables and of what is put into them; another one means a new index."""
CHUNK: Final = 200
"""Files read between two looks at what is there."""
_BUSY_SECONDS: Final = 3.0
_TABLES: Final = f"""
CREATE TABLE games (
    id TEXT PRIMARY KEY, modified INTEGER NOT NULL, size INTEGER NOT NULL,
    game TEXT, variant TEXT, title TEXT, seats BLOB, moves INTEGER, started TEXT, result BLOB,
    error BLOB, newer INTEGER NOT NULL, checksum INTEGER NOT NULL,
    facts BLOB, facts_version INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
PRAGMA user_version = {VERSION};
"""
_COLUMNS: Final = (
    "id, modified, size, game, variant, title, seats, moves, started, result, error, newer,"
    " checksum"
)
_PUT: Final = f"INSERT OR REPLACE INTO games ({_COLUMNS}) VALUES ({', '.join('?' * 13)})"
_SUM_BYTES: Final = 4
_seats = msgspec.json.Decoder(tuple[Seat, ...])
_result = msgspec.json.Decoder(Result)
_fault = msgspec.json.Decoder(Fault)
# The last two come out of a damaged file: texts, also in messages, that are no texts.
_FAULTS: Final = (sqlite3.Error, UnicodeError, OverflowError)
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Progress:
    """A step of bringing the index up to date: what has changed since the one before."""

    changed: tuple[Entry, ...]
    removed: tuple[str, ...]
    done: int
    total: int
    """Files to be read anew, and how many of them are done."""


@dataclass(frozen=True, slots=True)
class Facts:
    """What was counted in a game: see ``engine.facts``. Empty data: nothing could be."""

    id: str
    data: bytes


class Index:
    """The index of a library."""

    def __init__(self, library: GameLibrary) -> None:
        self._library = library
        self._path: Path | None = None
        self._base = self._connect()

    @property
    def in_memory(self) -> bool:
        """Whether it could not be kept on the disk."""
        return self._path is None

    def entries(self) -> list[Entry]:
        """All games it knows, the last played first."""
        rows = self._run(
            lambda base: base.execute(
                f"SELECT {_COLUMNS} FROM games ORDER BY modified DESC, id DESC"
            ).fetchall()
        )
        return [entry for row in rows if (entry := self._entry(row)) is not None]

    def check(self) -> None:
        """Read all of the file once; if it is damaged, begin anew."""

        def look(base: sqlite3.Connection) -> None:
            if base.execute("PRAGMA integrity_check").fetchone() != ("ok",):
                raise sqlite3.DatabaseError("the index is damaged")

        self._run(look)

    def update(self, chunk: int = CHUNK) -> Iterator[Progress]:
        """Bring the index up to date, newest games first, a chunk at a time.

        Raises:
            LibraryError: the folder of games can't be read.
        """
        files = self._library.files()
        known = self._versions()
        here = {path.name.removesuffix(SUFFIX) for _, path in files}
        gone = tuple(sorted(known.keys() - here))
        if gone:
            self._remove(gone)
        fresh = [
            (version, path)
            for version, path in files
            if known.get(path.name.removesuffix(SUFFIX)) != version
        ]
        yield Progress((), gone, 0, len(fresh))
        for start in range(0, len(fresh), chunk):
            read = tuple(
                self._library.entry(path, version) for version, path in fresh[start : start + chunk]
            )
            self.put(read)
            yield Progress(read, (), start + len(read), len(fresh))

    def put(self, entries: Sequence[Entry]) -> None:
        """Know these games, in place of what was known of them; their facts are forgotten."""
        rows = [_row(entry) for entry in entries]
        self._run(lambda base: base.executemany(_PUT, rows))

    def facts(self, version: int) -> list[Facts]:
        """What was counted by this version of the counting."""
        rows = self._run(
            lambda base: base.execute(
                "SELECT id, facts FROM games WHERE facts_version = ?", (version,)
            ).fetchall()
        )
        return [
            Facts(game, data[_SUM_BYTES:])
            for game, data in rows
            if isinstance(data, bytes) and data[:_SUM_BYTES] == _checked(game, data[_SUM_BYTES:])
        ]

    def put_facts(self, facts: Sequence[Facts], version: int) -> None:
        """Keep what was counted in games."""
        rows = [(_checked(fact.id, fact.data) + fact.data, version, fact.id) for fact in facts]
        self._run(
            lambda base: base.executemany(
                "UPDATE games SET facts = ?, facts_version = ? WHERE id = ?", rows
            )
        )

    def close(self) -> None:
        """Let go of the file."""
        self._base.close()

    # -- inside ----------------------------------------------------------------------------

    def _versions(self) -> dict[str, tuple[int, int]]:
        rows = self._run(
            lambda base: base.execute("SELECT id, modified, size FROM games").fetchall()
        )
        return {game: (modified, size) for game, modified, size in rows}

    def _remove(self, games: Sequence[str]) -> None:
        rows = [(game,) for game in games]
        self._run(lambda base: base.executemany("DELETE FROM games WHERE id = ?", rows))

    def _entry(self, row: tuple[Any, ...]) -> Entry | None:
        game_id, modified, size, game, variant, title, seats, moves, started, result = row[:10]
        try:
            if row[-1] != _checksum(row[:-1]):
                raise ValueError("the row is damaged")
            summary = None
            if game is not None:
                summary = Summary(
                    game,
                    _seats.decode(seats),
                    moves,
                    started,
                    _result.decode(result) if result is not None else None,
                    variant,
                    title,
                )
            when = datetime.fromtimestamp(modified / 1e9, UTC)
            path = self._library.directory / f"{game_id}{SUFFIX}"
            error = _fault.decode(row[10]) if row[10] is not None else None
            newer = bool(row[11])
            return Entry(game_id, path, when, summary, error, newer, (modified, size))
        except (msgspec.MsgspecError, TypeError, ValueError, OverflowError):
            # The next update reads this game anew.
            with contextlib.suppress(TypeError):
                self._remove([game_id])
            return None

    def _run(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Do some work in one transaction; on a damaged or lost file, begin anew and do it then."""
        for again in (self._renew, self._leave_disk):
            try:
                with self._base:
                    return work(self._base)
            except _FAULTS as error:
                if _is_damage(error):
                    again()
                else:
                    self._leave_disk()
        with self._base:
            return work(self._base)

    def _renew(self) -> None:
        """Throw the file away and begin anew."""
        self._base.close()
        self._base = self._connect(anew=True)

    def _leave_disk(self) -> None:
        with contextlib.suppress(sqlite3.Error):
            self._base.close()
        self._path = None
        self._base = _open(":memory:")

    def _connect(self, anew: bool = False) -> sqlite3.Connection:
        own = self._library.own
        path = own / FILE
        for new in (anew, True):
            try:
                make_folders(own.parent, own.name)
                if new:
                    for end in ("", "-wal", "-shm", "-journal"):
                        path.with_name(path.name + end).unlink(missing_ok=True)
                base = _open(str(path))
                self._path = path
                return base
            except OSError:
                break
            except _FAULTS as error:
                if not _is_damage(error):
                    break
        self._path = None
        return _open(":memory:")


def finished_games(own: Path) -> Callable[[str, tuple[int, int]], bool]:
    """Ask the index in ``own`` whether a game's file, in that version, is known to be over.

    Without a usable index, or for a file that it does not know, the answer is no.
    """
    over: set[tuple[str, int, int]] = set()
    path = own / FILE
    if path.exists():
        with contextlib.suppress(*_FAULTS), contextlib.closing(_open(str(path))) as base:
            over.update(
                base.execute("SELECT id, modified, size FROM games WHERE result IS NOT NULL")
            )
    return lambda game, version: (game, *version) in over


def _open(path: str) -> sqlite3.Connection:
    """Open or make an index. Raises sqlite3.Error, also for one of another version."""
    base = sqlite3.connect(path, timeout=_BUSY_SECONDS)
    try:
        base.execute("PRAGMA journal_mode = WAL")
        base.execute("PRAGMA synchronous = NORMAL")
        version = base.execute("PRAGMA user_version").fetchone()[0]
        if version == 0:
            with base:
                base.executescript(_TABLES)
        elif version != VERSION:
            raise sqlite3.DatabaseError(f"an index of version {version}")
    except BaseException:
        base.close()
        raise
    return base


def _is_damage(error: Exception) -> bool:
    """Whether a new file would do, rather than no file at all."""
    code = getattr(error, "sqlite_errorcode", None)
    if code is None:
        return True  # ours, or a mistake in the statement, which the tables of old can be
    return code & 0xFF in (
        sqlite3.SQLITE_CORRUPT,
        sqlite3.SQLITE_NOTADB,
        sqlite3.SQLITE_ERROR,
        sqlite3.SQLITE_SCHEMA,
        sqlite3.SQLITE_MISMATCH,
    )


def _row(entry: Entry) -> tuple[Any, ...]:
    known = entry.summary
    what: tuple[Any, ...] = (None,) * 7
    if known is not None:
        what = (
            known.game,
            known.variant,
            known.title,
            msgspec.json.encode(known.seats),
            known.moves,
            known.started,
            msgspec.json.encode(known.result) if known.result is not None else None,
        )
    error = msgspec.json.encode(entry.error) if entry.error is not None else None
    row = (entry.id, *entry.version, *what, error, int(entry.newer))
    return (*row, _checksum(row))


def _checksum(row: tuple[Any, ...]) -> int:
    """By which a row is known not to have changed on the disk by itself."""
    return zlib.crc32(msgspec.json.encode(row))


def _checked(game: str, data: bytes) -> bytes:
    """The checksum that stands before the facts of a game."""
    return zlib.crc32(data, zlib.crc32(game.encode())).to_bytes(_SUM_BYTES, "big")
