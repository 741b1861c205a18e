#!/usr/bin/env python3
"""Tries the installer and the .msi under wine: install, selftest, upgrade, downgrade, remove.

    python3 packaging/windows_trial.py --setup dist/FILE-setup.exe [--newer dist/NEWER-setup.exe]
                                       [--msi dist/FILE.msi]

Unattended, as an administrator of a school would do it: games must be there after all of it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from pathlib import Path

import wine
from project import NAME, TITLE, PackagingError

USER = Path("drive_c") / "users" / os.environ.get("USER", "root")


def main(words: list[str]) -> int:
    """Try what is named; returns 1 if something is wrong."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--setup", type=Path, required=True)
    parser.add_argument("--newer", type=Path)
    parser.add_argument("--msi", type=Path)
    options = parser.parse_args(words)
    try:
        if not (wine.PREFIX / "ready").exists():
            wine.make_prefix()
        local = wine.PREFIX / USER / "AppData" / "Local"
        folder = local / "Programs" / TITLE
        setups = [options.setup, *([options.newer, options.setup] if options.newer else [])]
        for setup in setups:
            started = time.monotonic()
            must([setup.resolve(), "/S"])
            print(f"{setup.name}: installed in {time.monotonic() - started:.0f} s", flush=True)
            expect(folder / f"{NAME}.exe", True)
            try_program(folder, local)
        expect(shortcut(), True)
        must([folder / "uninstall.exe", "/S", f"_?={wine.windows_path(folder)}"])
        expect(folder / f"{NAME}.exe", False)
        expect(shortcut(), False)
        expect(games(local), True)
        print("installer: removed; the saved game is still there", flush=True)
        if options.msi:
            try_msi(options.msi, local)
    except PackagingError as error:
        print(f"windows_trial.py: {error}", file=sys.stderr)
        return 1
    return 0


def try_program(folder: Path, local: Path) -> None:
    """The program's own word that it is whole; and a game kept in the player's folder."""
    console = folder / f"{NAME}-cli.exe"
    print(must([console, "selftest"]).strip().splitlines()[-1], flush=True)
    print(must([console, "--version"]).strip(), flush=True)
    if not games(local).exists():
        record = ["play", "--bots", "random,random", "--seed", "7", "--record"]
        must([console, *record, wine.windows_path(games(local))])
    for game in sorted(games(local).glob("*.carrara")):
        must([console, "replay", wine.windows_path(game)])
        print(f"{game.name} is read", flush=True)


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
    expect(games(local), True)
    print(".msi: removed; the saved game is still there", flush=True)


def games(local: Path) -> Path:
    """The folder of saved games."""
    return local / NAME / "games"


def shortcut() -> Path:
    """The entry in the start menu."""
    menu = Path("AppData", "Roaming", "Microsoft", "Windows", "Start Menu", "Programs")
    return wine.PREFIX / USER / menu / f"{TITLE}.lnk"


def expect(path: Path, there: bool) -> None:
    """Whether something is there, or is not, as it must."""
    if path.exists() != there:
        raise PackagingError(f"{path} {'is missing' if there else 'is still there'}")


def must(words: list[str | Path]) -> str:
    """Run a Windows program, which has to go well; returns what it printed."""
    done = wine.wine(words)
    if done.returncode:
        raise PackagingError(f"{words[0]} ended with code {done.returncode}: {done.stdout[-1500:]}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
