"""What every packaging script needs to know: names, version, folders, and how to run a command."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).resolve().parent
ROOT: Final = HERE.parent
BUILD: Final = ROOT / "build"
"""What can be made again; git-ignored."""
DIST: Final = ROOT / "dist"
"""What is handed out; git-ignored."""

NAME: Final = "carrara-desktop"
TITLE: Final = "Carrara Desktop"
SUMMARY: Final = "The Palaces of Carrara and other Renaissance board games for one laptop"
DATA: Final = ("resources", "translations")
"""Folders of the project that go into the program as they are."""


class PackagingError(Exception):
    """A build can't go on; the message says why in one sentence."""


def version() -> str:
    """The version, from the one place that says it."""
    text = (ROOT / "carrara_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"$', text, flags=re.MULTILINE)
    if found is None:
        raise PackagingError("carrara_desktop/__init__.py says no version")
    return found[1]


def run(
    command: Sequence[str | Path], cwd: Path = ROOT, env: Mapping[str, str] | None = None
) -> None:
    """Run a command and show what it says. Raises PackagingError if it fails."""
    words = [str(word) for word in command]
    print("$", " ".join(words[:8]) + (" …" if len(words) > 8 else ""), flush=True)
    try:
        code = subprocess.call(words, cwd=cwd, env={**os.environ, **(env or {})})
    except OSError as error:
        raise PackagingError(f"{words[0]} can't be started: {error.strerror}") from error
    if code:
        raise PackagingError(f"{words[0]} failed with code {code}")


def output(command: Sequence[str | Path], cwd: Path = ROOT) -> str:
    """What a command prints. Raises PackagingError if it fails."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(words, cwd=cwd, capture_output=True, check=True)
    except OSError as error:
        raise PackagingError(f"{words[0]} can't be started: {error.strerror}") from error
    except subprocess.CalledProcessError as error:
        said = error.stderr.decode("utf-8", "replace").strip()
        raise PackagingError(f"{words[0]} failed with code {error.returncode}: {said}") from error
    return done.stdout.decode("utf-8", "replace")


def need(tools: Mapping[str, str]) -> None:
    """Refuse to go on without these commands; ``tools`` says what brings each."""
    from shutil import which

    missing = [tool for tool in tools if which(tool) is None]
    if missing:
        what = ", ".join(f"{tool} ({tools[tool]})" for tool in missing)
        raise PackagingError(f"this build needs {what}")


def system() -> str:
    """The system this is: ``linux``, ``windows`` or ``macos``."""
    return {"win32": "windows", "darwin": "macos"}.get(sys.platform, "linux")


def folder_size(folder: Path) -> int:
    """Bytes of all files below a folder; links count nothing."""
    return sum(
        path.stat().st_size
        for path in folder.rglob("*")
        if path.is_file() and not path.is_symlink()
    )


def megabytes(size: int) -> str:
    """A size as the tables show it."""
    return f"{size / 1_000_000:.1f} MB"
