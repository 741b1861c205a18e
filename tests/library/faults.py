"""A disk that fails: every system call of a piece of work, one after the other.

All writing of the library goes through functions of ``os``; here they are counted and, at a
chosen call, the process "dies": that call and all later ones raise ``Killed``, so that nothing
is tidied up, just as nothing is after a kill. Or the call fails as a full disk does, and the
work goes on from there.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

CALLS = (
    "open",
    "write",
    "fsync",
    "close",
    "replace",
    "rename",
    "link",
    "unlink",
    "mkdir",
    "rmdir",
    "utime",
    "stat",
)


class Killed(BaseException):
    """The process is dead: whatever catches this can't do anything any more."""


class Disk:
    """Counts calls; ``at`` is the number (from 1) of the call where it happens."""

    def __init__(self, at: int = 0, error: int | None = None, lasting: bool = False) -> None:
        self.at, self.error, self.lasting = at, error, lasting
        self.count = 0
        self.log: list[str] = []
        self._handles: set[int] = set()

    def _call(self, name: str, real: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        self.count += 1
        self.log.append(name)
        if self.at and (self.count == self.at or (self.count > self.at and self._stays)):
            if self.error is None:
                if name == "write" and self.count == self.at:
                    # A kill in the middle of a write leaves a part of it.
                    real(args[0], bytes(args[1])[: len(args[1]) // 2])
                raise Killed
            if name not in ("close", "stat"):
                raise OSError(self.error, os.strerror(self.error))
        result = real(*args, **kwargs)
        if name == "open":
            self._handles.add(result)
        elif name == "close":
            self._handles.discard(args[0])
        return result

    @property
    def _stays(self) -> bool:
        return self.error is None or self.lasting

    @contextmanager
    def mounted(self) -> Iterator[Disk]:
        """Have all calls go through this disk; afterwards the system closes what is open."""
        real = {name: getattr(os, name) for name in CALLS}

        def through(name: str) -> Callable[..., Any]:
            return lambda *args, **kwargs: self._call(name, real[name], *args, **kwargs)

        try:
            for name in CALLS:
                setattr(os, name, through(name))
            yield self
        finally:
            for name in CALLS:
                setattr(os, name, real[name])
            for handle in self._handles:
                real["close"](handle)


def every_call(work: Callable[[], Any], prepare: Callable[[], Any]) -> Iterator[int]:
    """Do the work once to count its calls, then yield the number of each, each time prepared."""
    prepare()
    disk = Disk()
    with disk.mounted():
        work()
    assert disk.count > 3, "the work writes nothing"
    for at in range(1, disk.count + 1):
        prepare()
        yield at
