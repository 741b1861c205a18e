"""A person at the program: starts it, looks, points with a real mouse, types on a real keyboard."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any

PATIENCE = 60.0
"""Seconds after which something that was waited for is given up; machines can be slow."""


class Person:
    """One run of the program, under an X server (``display``) or without a screen (None)."""

    def __init__(self, home: Path, display: str | None) -> None:
        environment = os.environ | {"CARRARA_DESKTOP_HOME": str(home)}
        if display is None:
            environment["QT_QPA_PLATFORM"] = "offscreen"
        else:
            environment |= {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}
        self._display = display
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.e2e.probe"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        )
        self.until(lambda: self.ask("state").get("page") == "HomePage")

    def __enter__(self) -> Person:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.kill()

    def kill(self) -> None:
        """End the program as ``kill -9`` does."""
        self.process.kill()
        self.process.wait()
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()

    def ask(self, do: str, **more: Any) -> Any:
        """Ask the program about itself."""
        assert self.process.stdin is not None and self.process.stdout is not None
        self.process.stdin.write(json.dumps({"do": do, **more}).encode() + b"\n")
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        assert line, "the program has ended"
        answer = json.loads(line)
        if isinstance(answer, dict) and "error" in answer:
            raise AssertionError(answer["error"])
        return answer

    def until(self, holds: Any) -> Any:
        """Wait until something holds, and return it."""
        deadline = time.monotonic() + PATIENCE
        while not (answer := holds()):
            assert time.monotonic() < deadline, f"waited in vain; {self.ask('state')}"
            time.sleep(0.01)
        return answer

    # -- hands ----------------------------------------------------------------------------

    def _xdotool(self, *words: str) -> None:
        assert self._display is not None
        subprocess.run(["xdotool", *words], env=os.environ | {"DISPLAY": self._display}, check=True)

    def keys(self, *keys: str) -> None:
        """Press keys, one after the other."""
        self._xdotool("key", "--delay", "4", *keys)

    def click(self, spot: list[int]) -> None:
        """Click there."""
        self._xdotool("mousemove", str(spot[0]), str(spot[1]), "click", "1")

    def drag(self, start: list[int], end: list[int]) -> None:
        """Drag from one place to another, as a hand does it."""
        middle = [(start[0] + end[0]) // 2, (start[1] + end[1]) // 2]
        words = ["mousemove", str(start[0]), str(start[1]), "mousedown", "1"]
        for x, y in ([start[0] + 12, start[1] + 12], middle, end, end):
            words += ["mousemove", str(x), str(y), "sleep", "0.03"]
        self._xdotool(*words, "mouseup", "1")

    def press(self, text: str) -> None:
        """Click the button of that text."""
        self.click(self.until(lambda: self.ask("button", text=text)))

    def point(self, *target: Any) -> None:
        """Click a thing on the table."""
        spot = self.ask("target", target=target)
        assert spot is not None, f"{target} is nowhere on the table"
        self.click(spot)
