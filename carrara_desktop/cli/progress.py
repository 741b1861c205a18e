"""How far a long command has come: a bar in a terminal, now and then a line elsewhere."""

from __future__ import annotations

import shutil
import sys
import time
from collections.abc import Callable
from typing import Final, TextIO

BAR_SECONDS: Final = 0.2
LINE_SECONDS: Final = 30.0


class Progress:
    """Writes to the standard error: what is done, of how much, and the time left.

    The time left is worked out from what was done since the first call, so that what was
    there before doesn't make it look fast.
    """

    def __init__(
        self,
        what: str,
        stream: TextIO | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Nothing is written yet. ``what`` is a plural."""
        self._what = what
        self._stream = sys.stderr if stream is None else stream
        self._clock = clock
        self._bar = self._stream.isatty()
        self._start: tuple[float, int] | None = None
        self._shown = clock() if not self._bar else float("-inf")
        self._width = 0

    def show(self, done: int, total: int, more: str = "") -> None:
        """Say how far it is, unless it was said only just now."""
        now = self._clock()
        if self._start is None:
            self._start = now, done
        last = done >= total and self._bar
        if not last and now - self._shown < (BAR_SECONDS if self._bar else LINE_SECONDS):
            return
        self._shown = now
        text = f"{done}/{total} {self._what}{self._left(now, done, total)}"
        self._write(f"{text}, {more}" if more else text, done, total)

    def say(self, sentence: str) -> None:
        """Write a line of its own."""
        self.clear()
        print(sentence, file=self._stream, flush=True)

    def clear(self) -> None:
        """Take the bar away."""
        if self._width:
            print("\r" + " " * self._width + "\r", end="", file=self._stream, flush=True)
            self._width = 0

    def _left(self, now: float, done: int, total: int) -> str:
        if self._start is None or done <= self._start[1]:
            return ""
        began, before = self._start
        return f", {_duration((now - began) / (done - before) * (total - done))} left"

    def _write(self, text: str, done: int, total: int) -> None:
        if not self._bar:
            print(text, file=self._stream, flush=True)
            return
        room = shutil.get_terminal_size().columns - 1
        length = min(30, room - len(text) - 3)
        if length >= 10:
            full = length * done // max(total, 1)
            text = f"[{'#' * full}{'-' * (length - full)}] {text}"
        text = text[:room]
        print("\r" + text.ljust(self._width), end="", file=self._stream, flush=True)
        self._width = len(text)


def _duration(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
