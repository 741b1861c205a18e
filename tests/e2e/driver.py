"""A person at the program: starts it, looks, points with a real mouse, types on a real keyboard."""

from __future__ import annotations

import contextlib
import json
import os
import subprocess
import sys
import time
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Any

PATIENCE = 240.0
"""Seconds after which something that was waited for is given up; machines can be slow."""
TRANSLATIONS = Path(__file__).parents[2] / "translations"
DESKTOPS = {"cs": "cs_CZ.UTF-8", "fr": "fr_FR.UTF-8"}


@contextlib.contextmanager
def x_server() -> Iterator[str]:
    """An X server of our own without a screen; the name of its display (`:7`).

    Raises RuntimeError if it does not start.
    """
    reading, writing = os.pipe()
    # It picks a free number itself and writes it down once it takes connections.
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1680x1050x24"]
    command += ["-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading, encoding="ascii") as numbers:
            number = numbers.readline().strip()
        if not number:
            raise RuntimeError("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(timeout=10)


def translations(text: str, language: str) -> list[str]:
    """What the buttons of an English text may say in a language, without their ampersands."""
    if language == "en":
        return [text]
    found = set()
    for message in ET.parse(TRANSLATIONS / f"carrara_{language}.ts").getroot().iter("message"):
        if message.findtext("source", "").replace("&", "") == text:
            found.add(message.findtext("translation", "").replace("&", ""))
    return sorted(found)


class Person:
    """One run of the program, under an X server (``display``) or without a screen (None).

    The person reads ``language``, and the desktop is in that language: by itself the one of the
    surroundings that the tests run in.
    """

    def __init__(self, home: Path, display: str | None, language: str = "") -> None:
        environment = os.environ | {"CARRARA_DESKTOP_HOME": str(home)}
        if not language:
            here = environment["LC_ALL"]
            language = next((code for code, name in DESKTOPS.items() if name == here), "en")
        elif language != "en":
            del environment["LC_ALL"]
            environment |= {"LC_CTYPE": "C.UTF-8", "LANG": DESKTOPS[language]}
        self._language = language
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

    def button(self, text: str) -> list[int] | None:
        """Where the button of that text is, which is given in English; None if there is none."""
        spot: list[int] | None = self.ask("button", texts=translations(text, self._language))
        return spot

    def press(self, text: str) -> None:
        """Click the button of that text, when it is there."""
        self.click(self.until(lambda: self.button(text)))

    def point(self, *target: Any) -> None:
        """Click a thing on the table."""
        spot = self.ask("target", target=target)
        assert spot is not None, f"{target} is nowhere on the table"
        self.click(spot)
