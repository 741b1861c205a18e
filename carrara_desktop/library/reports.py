"""The reports on games: each in a file beside the games, good only for the moves it is about."""

from __future__ import annotations

import contextlib
import hashlib
import os
from pathlib import Path
from typing import Final

import msgspec

from carrara_desktop.engine.record import GameRecord
from carrara_desktop.library.atomic import make_folders, write_atomic

FOLDER: Final = "reports"


class _Kept(msgspec.Struct):
    """A report as somebody else encoded it, and the digest of the game that it is on."""

    game: str
    report: msgspec.Raw


_decoder = msgspec.json.Decoder(_Kept)


class Reports:
    """The reports of a library, in a folder inside ``own``. They can be made again."""

    def __init__(self, own: Path) -> None:
        self._own = own
        self._folder = own / FOLDER

    def keep(self, record: GameRecord, report: bytes) -> None:
        """Keep the report (JSON) on a game that is in the library. Raises OSError."""
        make_folders(self._own.parent, self._own.name, FOLDER)
        kept = _Kept(digest(record), msgspec.Raw(report))
        write_atomic(self._path(record.id), msgspec.json.encode(kept))

    def find(self, record: GameRecord) -> bytes | None:
        """The report on a game as it is now; None if there is none, or none that can be read."""
        if not record.id:
            return None
        try:
            kept = _decoder.decode(self._path(record.id).read_bytes())
        except (OSError, msgspec.MsgspecError, UnicodeDecodeError):
            return None
        return bytes(kept.report) if kept.game == digest(record) else None

    def forget(self, game: str) -> None:
        """Remove the report on a game that is gone for good."""
        with contextlib.suppress(OSError):
            os.unlink(self._path(game))

    def _path(self, game: str) -> Path:
        return self._folder / f"{game}.json"


def digest(record: GameRecord) -> str:
    """Says whether two records have the same course: rules, options, seats, seed and moves.

    Names and colours don't matter.
    """
    course = (
        record.game,
        record.rules_version,
        sorted(record.options.items()),
        len(record.seats),
        record.seed,
        record.moves,
    )
    return hashlib.blake2b(msgspec.json.encode(course), digest_size=16).hexdigest()
