#!/usr/bin/env python3
"""The release gate: tries a frozen program as a person would, before it is handed out.

    .venv/bin/python packaging/gate.py PROGRAM [--plain] [--runs 7]

Runs ``selftest``; measures how long the window takes to its first picture; opens the window on
an X server, goes on with a saved game and clicks through a first move. Where to click is asked
of the program in this checkout, which opens the same game on the same screen. On Linux it opens
the window on Wayland too. A program for Windows (.exe) is started by wine. Needs the checkout's
own environment, Xvfb, xdotool, ImageMagick and Weston.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from project import BUILD, NAME, ROOT, PackagingError, need
from screen import Compositor, Screen, painted, window_of

LONGEST_START: Final = 0.6
"""Seconds to the first picture, warm, from the frozen program on Linux."""
PATIENCE: Final = 60.0


def main(words: list[str]) -> int:
    """Try the program; returns 1 if it is not to be handed out."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("program", type=lambda word: Path(word).resolve())
    parser.add_argument("--plain", action="store_true", help="the engine is not compiled there")
    parser.add_argument("--runs", type=int, default=7, help="starts that are measured")
    options = parser.parse_args(words)
    program: Path = options.program
    # The checkout's own program and its tests, wherever the gate is called from.
    sys.path.insert(0, str(ROOT))
    os.chdir(ROOT)
    try:
        selftest(program, compiled=not options.plain)
        with Screen() as screen:
            seconds = first_pictures(program, screen, options.runs)
            median = statistics.median(seconds)
            print(f"first picture: {median:.2f} s ({min(seconds):.2f} to {max(seconds):.2f})")
            first_move(program, screen)
            if program.suffix != ".exe":
                on_wayland(program, screen)
        if program.suffix != ".exe" and median > LONGEST_START:
            raise PackagingError(f"the window takes longer than {LONGEST_START} s")
    except PackagingError as error:
        print(f"gate.py: {error}", file=sys.stderr)
        return 1
    print("the program may be handed out")
    return 0


def command(program: Path) -> tuple[list[str], dict[str, str]]:
    """How to start the program, and in what environment."""
    if program.suffix != ".exe":
        return [str(program)], dict(os.environ)
    import wine

    return ["wine", str(program)], {**os.environ, **wine.environment()}


def selftest(program: Path, compiled: bool) -> None:
    """Let the program try itself."""
    console = program.with_name(f"{NAME}-cli.exe") if program.suffix == ".exe" else program
    start, env = command(console)
    done = subprocess.run(
        [*start, "selftest", *(["--compiled"] if compiled else [])],
        env=env,
        # Windows' Python wants pipes for all its streams.
        input="",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )
    print(done.stdout)
    if done.returncode:
        raise PackagingError("selftest found faults")


def first_pictures(program: Path, screen: Screen, runs: int) -> list[float]:
    """Seconds from the start of the process to the first picture, after one start to warm up."""
    start, env = command(program)
    seconds = []
    with tempfile.TemporaryDirectory() as home:
        for run in range(runs + 1):
            before = time.time()
            settings = {
                "DISPLAY": screen.name,
                "CARRARA_DESKTOP_HOME": home,
                "CARRARA_DESKTOP_STARTED": repr(before),
            }
            done = subprocess.run(
                [*start, "--time-to-first-paint"],
                env={**env, **settings},
                input="",
                capture_output=True,
                text=True,
                timeout=PATIENCE,
            )
            # A windowed program of Windows says nothing: it ends with its first picture.
            said = done.stdout.split()
            taken = float(said[0]) / 1000 if said else time.time() - before
            if run:
                seconds.append(taken)
    return seconds


# ------------------------------------------------------------------------- a first move


def first_move(program: Path, screen: Screen) -> None:
    """Open a saved game by Continue and make a move with the mouse; it must be on the disk."""
    with tempfile.TemporaryDirectory() as folder:
        home, guide = Path(folder, "home"), Path(folder, "guide")
        for place in (home, guide):
            prepare(place)
        spots = where_to_click(guide, screen)
        start, env = command(program)
        settings = {"DISPLAY": screen.name, "CARRARA_DESKTOP_HOME": str(home)}
        process = subprocess.Popen(
            start,
            env={**env, **settings},
            # As above: pipes for all, into which a window says next to nothing.
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        )
        try:
            window = window_of(screen, process)
            painted(screen, window, BUILD / "gate-home.png")
            screen.xdotool("windowfocus", window)
            corner = screen.xdotool("getwindowgeometry", "--shell", window)
            left, top = (int(line.split("=")[1]) for line in corner.splitlines()[1:3])
            screen.xdotool("key", "Return")  # Continue has the focus
            until(lambda: len(moves(home)) > 0, "the saved game does not open")
            time.sleep(2.0)
            before = len(moves(home))
            for x, y in spots:
                screen.xdotool("mousemove", str(left + x), str(top + y), "click", "1")
                time.sleep(0.4)
            painted(screen, window, BUILD / "gate-table.png")
            until(lambda: len(moves(home)) > before, "the move is not on the disk")
            print(f"first move by mouse: {moves(home)[before]}")
        finally:
            process.terminate()
            process.wait()


def on_wayland(program: Path, screen: Screen) -> None:
    """Open the window where there is no X server; what is typed has to arrive."""
    need({"weston": "weston"})
    with tempfile.TemporaryDirectory() as folder, Compositor(screen) as compositor:
        home = Path(folder)
        prepare(home)
        process = subprocess.Popen(
            [str(program)],
            env={**compositor.environment(), "CARRARA_DESKTOP_HOME": str(home)},
        )
        try:
            painted(screen, compositor.window, BUILD / "gate-wayland.png")
            screen.xdotool("windowfocus", compositor.window)
            screen.xdotool("key", "Return")  # Continue has the focus
            until(lambda: len(moves(home)) > 0, "on Wayland the saved game does not open")
            print("on Wayland: the window opens, and the saved game by a key")
        finally:
            process.terminate()
            process.wait()


def prepare(home: Path) -> None:
    """Settings of an impatient player, and a new game between a person and a bot."""
    from carrara_desktop.engine.record import GameRecord, Seat, to_json
    from carrara_desktop.games.registry import game_info
    from carrara_desktop.library.settings import Settings, save_settings

    save_settings(
        Settings(language="en", bot_pace="off", animation_pace="off"), home / "settings.json"
    )
    record = GameRecord(
        game="carrara",
        rules_version=game_info("carrara").load().version,
        options={"variant": "basic", "first": 0},
        seats=[Seat("Anna", "ochre"), Seat("Bot", "sea", "random")],
        seed=7,
        id="20260101-000000-abcdef",
        started="2026-01-01T00:00:00+00:00",
    )
    (home / "games").mkdir()
    (home / "games" / f"{record.id}.carrara").write_bytes(to_json(record))


def moves(home: Path) -> list[str]:
    """The moves of the saved game as they are on the disk."""
    (file,) = (home / "games").glob("*.carrara")
    found: list[str] = json.loads(file.read_bytes())["moves"]
    return found


def where_to_click(home: Path, screen: Screen) -> list[tuple[int, int]]:
    """The places of a whole first move, from the window's corner."""
    from tests.e2e.driver import Person

    with Person(home, screen.name, "en") as person:
        person.ask("continue_game")
        person.until(lambda: _ready(person.ask("state")))
        left, top = person.ask("origin")[:2]
        spots = []
        for target in person.ask("plan")["targets"]:
            # Blocks are pointed at one by one; of anything else the first click may be enough.
            if target[0] == "block" or person.ask("chosen") is None:
                spots.append(person.ask("target", target=target))
                person.click(spots[-1])
                time.sleep(0.4)
        spots.append(person.until(lambda: person.ask("button", texts=["Confirm"])))
        return [(x - left, y - top) for x, y in spots]


def _ready(state: dict[str, Any]) -> bool:
    return state.get("decider") is not None and not state["busy"]


def until(holds: Any, otherwise: str) -> None:
    """Wait until something holds."""
    deadline = time.monotonic() + PATIENCE
    while not holds():
        if time.monotonic() > deadline:
            raise PackagingError(otherwise)
        time.sleep(0.1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
