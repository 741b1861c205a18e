"""Deleted games: they wait in a folder for some weeks, so that deleting can be undone."""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from carrara_desktop.library.atomic import make_folders, move_new

FOLDER: Final = "trash"
KEPT_DAYS: Final = 30


@dataclass(frozen=True, slots=True)
class Deleted:
    """A game in the trash."""

    id: str
    path: Path


class Trash:
    """A folder for each day, of what was deleted on it, inside ``own``."""

    def __init__(self, own: Path) -> None:
        self._own = own
        self._folder = own / FOLDER

    def put(self, game: str, path: Path, today: date) -> Deleted:
        """Move a file here, keeping its name. Raises OSError."""
        day = make_folders(self._own.parent, self._own.name, FOLDER, today.isoformat())
        target = day / path.name
        try:
            move_new(path, target)
        except FileExistsError:
            # A game of that name was deleted today, restored as a copy, and deleted again.
            target = day / f"{path.stem}-{os.urandom(3).hex()}{path.suffix}"
            move_new(path, target)
        return Deleted(game, target)

    def restore(self, deleted: Deleted, path: Path) -> None:
        """Move a file back. Raises FileExistsError if its place is taken, or OSError."""
        move_new(deleted.path, path)

    def purge(self, today: date) -> list[str]:
        """Remove what was deleted long ago; returns the names of the files."""
        last = (today - timedelta(days=KEPT_DAYS)).isoformat()
        gone: list[str] = []
        with contextlib.suppress(OSError):
            for day in sorted(os.listdir(self._folder)):
                # Only folders of our own making: their names are dates, which sort as text.
                if len(day) != len(last) or not day[:4].isdigit() or day >= last:
                    continue
                for file in os.listdir(self._folder / day):
                    os.unlink(self._folder / day / file)
                    gone.append(file)
                os.rmdir(self._folder / day)
        return gone
