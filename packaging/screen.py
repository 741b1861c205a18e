"""An X server of our own, and what is seen on it."""

from __future__ import annotations

import os
import subprocess
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from project import TITLE, PackagingError

PATIENCE: Final = 60.0


class Screen:
    """A server with a free number, for as long as it is needed."""

    def __enter__(self) -> Screen:
        reading, writing = os.pipe()
        # It picks a free number itself and writes it down once it takes connections.
        self._server = subprocess.Popen(
            [
                *("Xvfb", "-displayfd", str(writing), "-screen", "0", "1680x1050x24"),
                *("-nolisten", "tcp", "-noreset"),
            ],
            pass_fds=(writing,),
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading, encoding="ascii") as numbers:
            number = numbers.readline().strip()
        if not number:
            raise PackagingError("Xvfb did not start")
        self.name = f":{number}"
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._server.terminate()
        self._server.wait()

    def xdotool(self, *words: str) -> str:
        """What xdotool answers; "" if it finds nothing."""
        return subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.name},
            capture_output=True,
            text=True,
        ).stdout.strip()


def window_of(screen: Screen, program: subprocess.Popen[Any]) -> str:
    """The id of the main window, as soon as it is visible."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if program.poll() is not None:
            raise PackagingError(f"the program ended with code {program.returncode}")
        found = screen.xdotool("search", "--onlyvisible", "--name", f"^{TITLE}")
        if found:
            return found.split()[0]
        time.sleep(0.02)
    raise PackagingError("no window has opened")


def painted(screen: Screen, window: str, picture: Path) -> None:
    """Take a picture of a window; it must come to hold more than a ground."""
    picture.parent.mkdir(parents=True, exist_ok=True)
    deadline = time.monotonic() + PATIENCE
    while True:
        subprocess.run(
            ["import", "-window", window, picture],
            env={**os.environ, "DISPLAY": screen.name},
            check=True,
        )
        colours = subprocess.run(
            ["identify", "-format", "%k", picture], capture_output=True, text=True, check=True
        )
        if int(colours.stdout) > 500:
            return
        if time.monotonic() > deadline:
            raise PackagingError(f"the window stays blank: {picture}")
        time.sleep(0.2)
