"""An X server and a Wayland compositor of our own, and what is seen on them."""

from __future__ import annotations

import os
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Final

from project import TITLE, PackagingError

PATIENCE: Final = 60.0


class _Server:
    """A server that runs for as long as it is needed; whoever enters starts it."""

    _server: subprocess.Popen[Any]

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end()

    def _end(self) -> None:
        self._server.terminate()
        self._server.wait()


class Screen(_Server):
    """An X server with a free number."""

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

    def xdotool(self, *words: str) -> str:
        """What xdotool answers; "" if it finds nothing."""
        return subprocess.run(
            ["xdotool", *words],
            env={**os.environ, "DISPLAY": self.name},
            capture_output=True,
            text=True,
        ).stdout.strip()


class Compositor(_Server):
    """Weston in a window on an X server: what it shows can be looked at and typed into from there.

    It shows one program over all of its window, and nothing where there is none.
    """

    def __init__(self, screen: Screen) -> None:
        self._screen = screen
        self._folder = tempfile.TemporaryDirectory()

    def __enter__(self) -> Compositor:
        runtime = {"XDG_RUNTIME_DIR": self._folder.name, "DISPLAY": self._screen.name}
        self._server = subprocess.Popen(
            [
                *("weston", "--backend=x11-backend.so", "--use-pixman", "--idle-time=0"),
                *("--shell=kiosk-shell.so", "--socket=wayland", "--width=1600", "--height=1000"),
            ],
            env={**os.environ, **runtime},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )
        try:
            self.window = window_of(self._screen, self._server, "--class", "^Weston")
        except PackagingError:
            self._end()
            raise
        return self

    def _end(self) -> None:
        super()._end()
        self._folder.cleanup()

    def environment(self) -> dict[str, str]:
        """What a program finds in a session of Wayland's that has no X server at all."""
        env = {name: value for name, value in os.environ.items() if name != "DISPLAY"}
        session = {"XDG_SESSION_TYPE": "wayland", "WAYLAND_DISPLAY": "wayland"}
        return {**env, **session, "XDG_RUNTIME_DIR": self._folder.name}


def window_of(screen: Screen, program: subprocess.Popen[Any], *known_by: str) -> str:
    """The id of a program's main window, as soon as it is visible; ours is known by its title."""
    known_by = known_by or ("--name", f"^{TITLE}")
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if program.poll() is not None:
            raise PackagingError(f"the program ended with code {program.returncode}")
        found = screen.xdotool("search", "--onlyvisible", *known_by)
        if found:
            return found.split()[0]
        time.sleep(0.02)
    raise PackagingError("no window has opened")


def painted(screen: Screen, window: str, picture: Path, colours: int = 500) -> None:
    """Take a picture of a window; it must come to hold more than a ground, so many colours."""
    picture.parent.mkdir(parents=True, exist_ok=True)
    deadline = time.monotonic() + PATIENCE
    while True:
        subprocess.run(
            ["import", "-window", window, picture],
            env={**os.environ, "DISPLAY": screen.name},
            check=True,
        )
        found = subprocess.run(
            ["identify", "-format", "%k", picture], capture_output=True, text=True, check=True
        )
        if int(found.stdout) > colours:
            return
        if time.monotonic() > deadline:
            raise PackagingError(f"the window stays blank: {picture}")
        time.sleep(0.2)
