"""What the program takes from a Linux system rather than bringing it along.

Libraries that every desktop has, and that belong to its drivers, fonts or services, are worse
for being brought along: an older libstdc++ breaks the system's graphics drivers, and another
fontconfig reads the system's settings wrongly. What desktops often lack (the xcb helpers) is in
the program.
"""

from __future__ import annotations

import re
import subprocess
from pathlib import Path
from typing import Final

DEBIAN: Final = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libexpat.so.1": "libexpat1",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    # Debian 13 and Ubuntu 24.04 have it under the second name.
    "libglib-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libgthread-2.0.so.0": "libglib2.0-0 | libglib2.0-0t64",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb.so.1": "libxcb1",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
"""The libraries, and the Debian package that brings each."""
_LIBC: Final = re.compile(r"(?:ld-linux.*|lib(?:c|m|dl|rt|util|pthread))\.so\.\d+")


def needs(program: Path) -> set[str]:
    """The names of the libraries that the program's files ask for and do not bring.

    Raises:
        ValueError: one of them is neither known here nor part of the C library.
    """
    files = [path for path in program.rglob("*") if path.is_file() and _is_elf(path)]
    brought = {path.name for path in program.rglob("*.so*")}
    asked: dict[str, str] = {}
    for file in files:
        for name in needed(file):
            asked.setdefault(name, file.name)
    missing = {name for name in asked if name not in brought and not _LIBC.fullmatch(name)}
    unknown = sorted(missing - set(DEBIAN))
    if unknown:
        raise ValueError(f"{unknown[0]}, which {asked[unknown[0]]} asks for, is nowhere")
    return missing


def needed(file: Path) -> list[str]:
    """The libraries that a file itself links against, without what those ask for in turn."""
    return re.findall(r"NEEDED\s+(\S+)", _objdump("-p", file))


def glibc(program: Path) -> str:
    """The oldest C library on which the program starts, as ``2.34``."""
    found = [(2, 17)]
    for path in program.rglob("*"):
        if path.is_file() and _is_elf(path):
            symbols = re.findall(r"GLIBC_(\d+)\.(\d+)", _objdump("-T", path))
            found += [(int(major), int(minor)) for major, minor in symbols]
    return ".".join(map(str, max(found)))


def _is_elf(path: Path) -> bool:
    with open(path, "rb") as file:
        return file.read(4) == b"\x7fELF"


def _objdump(option: str, path: Path) -> str:
    done = subprocess.run(["objdump", option, str(path)], capture_output=True, text=True)
    return done.stdout
