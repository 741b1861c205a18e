"""The finished games that shall not count in statistics, by id, in a file of their own."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from carrara_desktop.library.atomic import make_folders, write_atomic

FILE: Final = "left-out.json"
_decoder = msgspec.json.Decoder(list[str])


class LeftOut:
    """The games of a library that are left out, read when they are first asked for."""

    def __init__(self, own: Path) -> None:
        self._own = own
        self._games: set[str] | None = None

    @property
    def games(self) -> frozenset[str]:
        """The ids; none, if the file can't be read or is damaged."""
        return frozenset(self._read())

    def mark(self, games: Iterable[str], out: bool) -> None:
        """Leave games out, or count them again. Raises OSError; nothing has changed then."""
        now = self._read() | set(games) if out else self._read() - set(games)
        make_folders(self._own.parent, self._own.name)
        data = msgspec.json.format(msgspec.json.encode(sorted(now)), indent=1) + b"\n"
        write_atomic(self._own / FILE, data)
        self._games = now

    def _read(self) -> set[str]:
        if self._games is None:
            path = self._own / FILE
            self._games = set()
            try:
                self._games = set(_decoder.decode(path.read_bytes()))
            except (msgspec.MsgspecError, UnicodeDecodeError):
                # Kept for whoever wants to see what was in it.
                with contextlib.suppress(OSError):
                    os.replace(path, path.with_name(f"{FILE}.broken"))
            except OSError:
                pass
        return self._games
