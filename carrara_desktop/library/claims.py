"""Claims: one program at a time plays a game.

A claim is a lock of the operating system on a small file, so that it ends with the process,
however that ends. Where locks are not to be had (a share that knows none, a folder that can't
be written), everybody gets a claim, and saving itself still overwrites nobody's moves.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path
from typing import Final

from carrara_desktop.library.atomic import make_folders

FOLDER: Final = "locks"
_TRIES: Final = 5


class InUseError(Exception):
    """The game is open in another window of the program."""


class Claim:
    """A game that this process may play until ``release``. Made by ``Claims.claim``."""

    def __init__(self, claims: Claims, game: str) -> None:
        self._claims: Claims | None = claims
        self._game = game

    def release(self) -> None:
        """Let others have the game; once is enough."""
        claims, self._claims = self._claims, None
        if claims is not None:
            claims._release(self._game)


class Claims:
    """The claims that this process has on the games of a library; one game, several times over."""

    def __init__(self, own: Path) -> None:
        self._own = own
        self._folder = own / FOLDER
        self._held: dict[str, tuple[int, int]] = {}
        """By game: the handle of the lock file (-1 without a lock), and how often it is held."""

    def claim(self, game: str) -> Claim:
        """Take a game. Raises InUseError where another process has it."""
        handle, times = self._held.get(game) or (self._lock(self._folder / f"{game}.lock"), 0)
        self._held[game] = handle, times + 1
        return Claim(self, game)

    def _release(self, game: str) -> None:
        handle, times = self._held.pop(game)
        if times > 1:
            self._held[game] = handle, times - 1
        elif handle >= 0:
            path = self._folder / f"{game}.lock"
            # Windows can't remove an open file, and elsewhere the lock must outlive the name.
            if os.name != "nt":
                with contextlib.suppress(OSError):
                    os.unlink(path)
            os.close(handle)
            if os.name == "nt":
                with contextlib.suppress(OSError):
                    os.unlink(path)

    def _lock(self, path: Path) -> int:
        for _ in range(_TRIES):
            try:
                make_folders(self._own.parent, self._own.name, FOLDER)
                handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o666)
            except OSError:
                return -1
            try:
                _take(handle)
                # The one before may have removed the name between our opening and our locking.
                if os.path.samestat(os.fstat(handle), os.stat(path)):
                    return handle
            except (BlockingIOError, PermissionError):
                os.close(handle)
                raise InUseError(path.stem) from None
            except FileNotFoundError:
                pass
            except OSError:
                os.close(handle)
                return -1
            os.close(handle)
        return -1


if sys.platform == "win32":
    import msvcrt

    def _take(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _take(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
