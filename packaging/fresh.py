#!/usr/bin/env python3
"""Tries the .deb in a system that has nothing else: fresh chroots by debootstrap.

    python3 packaging/fresh.py bookworm noble ... --deb dist/FILE.deb [--newer dist/NEWER.deb]
                               [--mirror ADDRESS] [--keyring FILE] [--roots FOLDER]

In each: install with only what the package asks for, run ``selftest``, open the window under an
X server outside, upgrade and downgrade between the two packages with a game kept, remove. Needs
root and debootstrap; a folder of a suite that is there already is used again.
"""

from __future__ import annotations

import argparse
import contextlib
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

from project import BUILD, NAME, PackagingError, need, run
from screen import Screen, painted, window_of

HOME = "/home/player"
GAMES = f"{HOME}/.local/share/{NAME}/games"


def main(words: list[str]) -> int:
    """Try every suite that is named; returns 1 if one fails."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("suites", nargs="+")
    parser.add_argument("--deb", type=Path, required=True)
    parser.add_argument("--newer", type=Path)
    parser.add_argument("--mirror", default="")
    parser.add_argument("--keyring", default="")
    parser.add_argument("--roots", type=Path, default=BUILD / "roots")
    options = parser.parse_args(words)
    need({
        "debootstrap": "debootstrap",
        "Xvfb": "xvfb",
        "xdotool": "xdotool",
        "import": "imagemagick",
    })
    try:
        for suite in options.suites:
            root = options.roots / suite
            make_root(root, suite, options.mirror, options.keyring)
            with mounted(root):
                try_root(root, options.deb, options.newer)
            print(f"ok  {suite}", flush=True)
    except PackagingError as error:
        print(f"fresh.py: {error}", file=sys.stderr)
        return 1
    return 0


def make_root(root: Path, suite: str, mirror: str, keyring: str) -> None:
    """A minimal system of that suite."""
    if (root / "etc" / "debian_version").exists():
        return
    command = ["debootstrap", "--variant=minbase"]
    scripts = Path("/usr/share/debootstrap/scripts")
    # An older debootstrap knows no newer suites; all of Ubuntu's are made alike.
    script = [] if (scripts / suite).exists() else ["gutsy"]
    if keyring:
        command.append(f"--keyring={keyring}")
    if script:
        command.append("--components=main,universe")
    run([*command, suite, root, *([mirror] if mirror else []), *script])


@contextlib.contextmanager
def mounted(root: Path) -> Iterator[None]:
    """What a running system has, for as long as it is needed."""
    # Its devices are its own: nothing that is installed there can do harm to this system's.
    mounts = {
        "proc": ["--bind", "/proc"],
        "sys": ["--bind", "/sys"],
        "dev/shm": ["-t", "tmpfs", "tmpfs"],
        "tmp/.X11-unix": ["--bind", "/tmp/.X11-unix"],
    }
    done: list[Path] = []
    try:
        for place, how in mounts.items():
            target = root / place
            target.mkdir(parents=True, exist_ok=True)
            run(["mount", *how, target])
            done.append(target)
        yield
    finally:
        for target in reversed(done):
            subprocess.run(["umount", target], check=False)


def inside(root: Path, command: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Run a command in the system; what it prints is in the result."""
    settings = {"PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "HOME": HOME, "LC_ALL": "C.UTF-8", **env}
    return subprocess.run(
        ["chroot", root, "/bin/sh", "-c", command],
        env=settings,
        capture_output=True,
        text=True,
        errors="replace",
    )


def must(root: Path, command: str, **env: str) -> str:
    """As ``inside``, but it has to go well."""
    done = inside(root, command, **env)
    if done.returncode:
        said = (done.stdout + done.stderr).strip()[-3000:]
        raise PackagingError(f"in {root.name}: {command}: {said}")
    return done.stdout


def try_root(root: Path, deb: Path, newer: Path | None) -> None:
    """Install, try, upgrade, downgrade, remove."""
    shutil.rmtree(root / HOME.lstrip("/"), ignore_errors=True)
    before = packages(root)
    install(root, deb)
    added = sorted(packages(root) - before)
    print(f"{root.name}: {len(added)} packages installed with it", flush=True)
    report = must(root, f"{NAME} selftest --compiled")
    print(report, flush=True)
    keep_a_game(root, seed=1)
    open_window(root)
    if newer is not None:
        for package in (newer, deb):
            install(root, package)
            said = must(root, f"{NAME} --version").strip()
            kept = games(root)
            for game in kept:
                must(root, f"{NAME} replay '{game}'")
            print(f"{root.name}: {said} reads {len(kept)} games", flush=True)
            # What the newer one writes, the older one has to read.
            keep_a_game(root, seed=len(kept) + 1)
    must(root, f"apt-get -qq -y remove {NAME}", DEBIAN_FRONTEND="noninteractive")
    left = must(
        root,
        f"find / -xdev -path '*{NAME}*' -not -path '{HOME}/*' -not -path '/var/*'"
        " -not -path ~/'*' -not -path '/proc/*'",
    )
    if left.strip():
        raise PackagingError(f"in {root.name} removal leaves: {left.strip()[:500]}")
    if len(games(root)) != (1 if newer is None else 3):
        raise PackagingError(f"in {root.name} removal took saved games away")
    print(f"{root.name}: removed; the saved games are still there", flush=True)


def packages(root: Path) -> set[str]:
    """The names of the packages that are installed."""
    return set(must(root, "dpkg-query -W -f '${Package}\\n'").split())


def install(root: Path, deb: Path) -> None:
    """Install a package and what it asks for, recommended packages left out."""
    copy = root / "tmp" / deb.name
    shutil.copyfile(deb, copy)
    must(
        root,
        "apt-get -qq update && apt-get -qq -y --no-install-recommends --allow-downgrades"
        f" install /tmp/{deb.name}",
        DEBIAN_FRONTEND="noninteractive",
    )
    copy.unlink()


def keep_a_game(root: Path, seed: int) -> None:
    """Have the program write a finished game into the player's folder."""
    must(root, f"{NAME} play --bots random,random --seed {seed} --record {GAMES}")


def games(root: Path) -> list[str]:
    """The files of the saved games, as the system inside sees them."""
    return sorted(must(root, f"ls {GAMES}/*.carrara").split())


def open_window(root: Path) -> None:
    """Open the window on a screen outside, and look whether something is painted in it."""
    with Screen() as screen:
        env = {"DISPLAY": screen.name, "HOME": HOME, "LC_ALL": "C.UTF-8"}
        started = time.monotonic()
        program = subprocess.Popen(
            ["chroot", root, f"/usr/bin/{NAME}"], env={**env, "PATH": "/usr/sbin:/usr/bin:/bin"}
        )
        try:
            window = window_of(screen, program)
            seconds = time.monotonic() - started
            picture = BUILD / f"window-{root.name}.png"
            painted(screen, window, picture)
            print(f"{root.name}: window after {seconds:.2f} s ({picture.name})", flush=True)
        finally:
            program.terminate()
            program.wait()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
