#!/usr/bin/env python3
"""Tries the Windows packages under wine: install, selftest, upgrade, downgrade, remove.

    python3 packaging/windows_trial.py --setup dist/FILE-setup.exe [--newer dist/NEWER-setup.exe]
                                       [--msi dist/FILE.msi] [--zip dist/FILE-portable.zip]

Unattended, as an administrator of a school would do it, games and settings must be there after
all of it. Then once more with a person who answers when asked what is to become of the games.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from pathlib import Path
from typing import Final

import wine
from project import BUILD, NAME, TITLE, PackagingError, need
from screen import PATIENCE, Screen, painted

USER: Final = Path("drive_c") / "users" / os.environ.get("USER", "root")
SETTINGS: Final = '{"language": "cs", "sound": false}'
FOLDER: Final = "Žluťoučký kůň – Noël à l’œuvre"
"""A path that programs trip over."""


def main(words: list[str]) -> int:
    """Try what is named; returns 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--setup", type=Path, required=True)
    parser.add_argument("--newer", type=Path)
    parser.add_argument("--msi", type=Path)
    parser.add_argument("--zip", type=Path)
    options = parser.parse_args(words)
    try:
        need({"Xvfb": "xvfb", "xdotool": "xdotool", "import": "imagemagick"})
        if not (wine.PREFIX / "ready").exists():
            wine.make_prefix()
        local = wine.PREFIX / USER / "AppData" / "Local"
        shutil.rmtree(local / NAME, ignore_errors=True)
        (local / NAME).mkdir(parents=True)
        (local / NAME / "settings.json").write_text(SETTINGS, encoding="utf-8")
        folder = local / "Programs" / TITLE
        for setup in [options.setup, *([options.newer, options.setup] if options.newer else [])]:
            install(setup, folder)
            try_program(folder, local)
        must([folder / "uninstall.exe", "/S", f"_?={wine.windows_path(folder)}"])
        expect_removed(folder, local)
        print("installer: removed; games and settings are still there", flush=True)
        for delete in (False, True):
            install(options.setup, folder)
            remove_by_hand(folder, delete)
            expect_removed(folder, local, delete)
            what = "Yes, and the games are gone" if delete else "No, and the games are there"
            print(f"installer: removed by hand; asked about the games: {what}", flush=True)
        if options.msi:
            try_msi(options.msi, local)
        if options.zip:
            try_zip(options.zip, local)
    except PackagingError as error:
        print(f"windows_trial.py: {error}", file=sys.stderr)
        return 1
    return 0


def install(setup: Path, folder: Path) -> None:
    """Run an installer without a word."""
    started = time.monotonic()
    must([setup.resolve(), "/S"])
    print(f"{setup.name}: installed in {time.monotonic() - started:.0f} s", flush=True)
    expect(folder / f"{NAME}.exe", True)
    expect(shortcut(), True)


def try_program(folder: Path, local: Path) -> None:
    """The program's own word that it is whole; and every game kept so far, with one more."""
    console = folder / f"{NAME}-cli.exe"
    print(must([console, "selftest"]).strip().splitlines()[-1], flush=True)
    print(must([console, "--version"]).strip(), flush=True)
    seed = str(len(kept_games(local)) + 1)
    record = ["play", "--bots", "random,random", "--seed", seed, "--record"]
    must([console, *record, wine.windows_path(games(local))])
    for game in kept_games(local):
        must([console, "replay", wine.windows_path(game)])
    print(f"{len(kept_games(local))} games are read", flush=True)


def expect_removed(folder: Path, local: Path, games_too: bool = False) -> None:
    """Nothing is left but what is the player's; after Yes to that question not even that."""
    expect(folder, False)
    expect(shortcut(), False)
    left = [
        line for line in must(["reg", "query", "HKCU\\Software", "/s"]).splitlines() if NAME in line
    ]
    if left:
        raise PackagingError(f"the registry still has {left[0].strip()}")
    expect(local / NAME, not games_too)
    if games_too:
        return
    settings = local / NAME / "settings.json"
    if settings.read_text(encoding="utf-8") != SETTINGS or not kept_games(local):
        raise PackagingError("games or settings are not as they were")


def remove_by_hand(folder: Path, delete: bool) -> None:
    """Take the program away by the windows of its uninstaller; ``delete`` is the answer."""
    env = {**os.environ, **wine.environment()}
    where = f"_?={wine.windows_path(folder)}"
    with Screen() as screen:
        process = subprocess.Popen(
            ["wine", folder / "uninstall.exe", where],
            env={**env, "DISPLAY": screen.name},
            stdin=subprocess.DEVNULL,
        )
        try:
            page = new_window(screen, set())
            painted(screen, page, BUILD / "uninstall.png", colours=100)
            press(screen, page, "Return")  # Uninstall has the focus
            question = new_window(screen, {page})
            painted(screen, question, BUILD / "uninstall-question.png", colours=10)
            # The answer of Enter is No.
            press(screen, question, *(("Left", "Return") if delete else ("Return",)))
            gone(screen, question)
            press(screen, page, "Return")  # Close
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired as error:
            raise PackagingError("the uninstaller does not end") from error
        finally:
            process.kill()
            process.wait()


def new_window(screen: Screen, known: set[str]) -> str:
    """The id of a window of ours that was not there before."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        found = screen.xdotool("search", "--onlyvisible", "--name", TITLE).split()
        if fresh := [window for window in found if window not in known]:
            return fresh[0]
        time.sleep(0.1)
    raise PackagingError("no window has opened")


def gone(screen: Screen, window: str) -> None:
    """Wait until a window has closed."""
    deadline = time.monotonic() + PATIENCE
    while window in screen.xdotool("search", "--onlyvisible", "--name", TITLE).split():
        if time.monotonic() > deadline:
            raise PackagingError("a window does not close")
        time.sleep(0.1)


def press(screen: Screen, window: str, *keys: str) -> None:
    """Press keys in a window."""
    time.sleep(1.0)  # it is painted a little before it listens
    screen.xdotool("windowfocus", window)
    for key in keys:
        screen.xdotool("key", key)
        time.sleep(0.3)


def try_msi(package: Path, local: Path) -> None:
    """The same for the .msi."""
    folder = wine.PREFIX / "drive_c" / "Program Files" / TITLE
    started = time.monotonic()
    must(["msiexec", "/i", wine.windows_path(package), "/qn"])
    print(f"{package.name}: installed in {time.monotonic() - started:.0f} s", flush=True)
    expect(folder / f"{NAME}.exe", True)
    try_program(folder, local)
    must(["msiexec", "/x", wine.windows_path(package), "/qn"])
    expect(folder / f"{NAME}.exe", False)
    if not kept_games(local):
        raise PackagingError("the .msi took the games along")
    print(".msi: removed; the saved games are still there", flush=True)


def try_zip(archive: Path, local: Path) -> None:
    """The portable program, in a folder whose name has letters with accents."""
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place, FOLDER)
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(folder)
        try_program(next(folder.iterdir()), local)
    print(f"{archive.name}: runs from {FOLDER!r}", flush=True)


def games(local: Path) -> Path:
    """The folder of saved games."""
    return local / NAME / "games"


def kept_games(local: Path) -> list[Path]:
    """The files of the saved games."""
    return sorted(games(local).glob("*.carrara"))


def shortcut() -> Path:
    """The entry in the start menu."""
    menu = Path("AppData", "Roaming", "Microsoft", "Windows", "Start Menu", "Programs")
    return wine.PREFIX / USER / menu / f"{TITLE}.lnk"


def expect(path: Path, there: bool) -> None:
    """Whether something is there, or is not, as it must."""
    if path.exists() != there:
        raise PackagingError(f"{path} {'is missing' if there else 'is still there'}")


def must(words: list[str | Path], code: int | None = 0) -> str:
    """Run a Windows program, which has to end with that code, or any; returns what it printed."""
    done = wine.wine(words)
    if code is not None and done.returncode != code:
        raise PackagingError(f"{words[0]} ended with code {done.returncode}: {done.stdout[-1500:]}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
