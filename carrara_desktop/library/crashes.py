"""Reports of the program's faults: kept on the disk, sent nowhere."""

from __future__ import annotations

import contextlib
import faulthandler
import os
from datetime import UTC, datetime
from pathlib import Path
from typing import IO, Final

from carrara_desktop.library.atomic import write_atomic
from carrara_desktop.library.paths import crashes_dir

KEPT: Final = 20
"""So many reports are kept; older ones go."""
_NATIVE: Final = "native.log"
_watching: list[IO[str]] = []


def keep_report(text: str) -> Path:
    """Write a report down; returns its file. Raises OSError."""
    folder = crashes_dir()
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{datetime.now(UTC):%Y%m%d-%H%M%S}-{os.urandom(3).hex()}.txt"
    write_atomic(path, text.encode("utf-8", "replace"))
    for old in reports()[KEPT:]:
        with contextlib.suppress(OSError):
            old.unlink()
    return path


def reports() -> list[Path]:
    """The files of the reports, the newest first."""
    with contextlib.suppress(OSError):
        return sorted(crashes_dir().glob("*-*.txt"), reverse=True)
    return []


def watch_crashes() -> str:
    """Have the interpreter write down where it is if it dies; returns what it wrote last time.

    A crash of a library in C ends the program at once, so what is known of it can be told no
    sooner than at the next start. "" is the rule: nothing has crashed.
    """
    path = crashes_dir() / _NATIVE
    said = ""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with contextlib.suppress(FileNotFoundError):
            said = path.read_text(encoding="utf-8", errors="replace")
        # Appending, so that two programs at once do not write over each other.
        file = open(path, "a", encoding="utf-8")  # noqa: SIM115 - open as long as the program
        file.truncate(0)
    except OSError:
        return said
    _watching.append(file)
    faulthandler.enable(file)
    return said
