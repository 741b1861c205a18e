"""The ring of copies: what a game's file was before its last few saves.

A copy is a second name of the old file where the file system has such names, so that keeping
it costs no writing. Copies are a safety net: that one can't be made never stops a save.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path
from typing import Final

from carrara_desktop.library.atomic import Stamp, copy_aside, make_folders, remove_stale, stamp_of

FOLDER: Final = "copies"
KEPT: Final = 3
"""Copies of a game that is being played."""
KEPT_OF_FINISHED: Final = 1


class Copies:
    """The copies of all games of a library, in a folder inside ``own``."""

    def __init__(self, own: Path) -> None:
        self._own = own
        self._folder = own / FOLDER
        self._tidied = False

    def keep(self, game: str, path: Path, finished: bool) -> None:
        """Keep what is in ``path`` now as the newest copy of a game, in place of the oldest."""
        with contextlib.suppress(OSError):
            now = stamp_of(path)
            if now is None:
                return
            if not self._tidied:
                make_folders(self._own.parent, self._own.name, FOLDER)
                remove_stale(self._folder)
                self._tidied = True
            slots = [(self._slot(game, n), self._stamp(game, n)) for n in range(KEPT)]
            if all(stamp is None or stamp.node != now.node for _, stamp in slots):
                oldest, _ = min(slots, key=lambda slot: slot[1].modified if slot[1] else -1)
                copy_aside(path, oldest)
            if finished:
                for spare in self.newest_first(game)[KEPT_OF_FINISHED:]:
                    os.unlink(spare)

    def newest_first(self, game: str) -> list[Path]:
        """The copies of a game."""
        found: list[tuple[int, Path]] = []
        for n in range(KEPT):
            if (stamp := self._stamp(game, n)) is not None:
                found.append((stamp.modified, self._slot(game, n)))
        return [path for _, path in sorted(found, reverse=True)]

    def forget(self, game: str) -> None:
        """Remove the copies of a game that is gone for good."""
        for path in self.newest_first(game):
            with contextlib.suppress(OSError):
                os.unlink(path)

    def _slot(self, game: str, n: int) -> Path:
        return self._folder / f"{game}~{n}"

    def _stamp(self, game: str, n: int) -> Stamp | None:
        try:
            return stamp_of(self._slot(game, n))
        except OSError:
            return None
