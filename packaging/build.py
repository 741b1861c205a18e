#!/usr/bin/env python3
"""Makes the packages of one system, with one command.

    python3 packaging/build.py linux      .tar.zst, .deb, .rpm
    python3 packaging/build.py windows    installer, portable .zip, .msi (on Linux: under wine)
    python3 packaging/build.py macos      .app and .dmg, signed and notarised where it can be

What is fetched is pinned by version and SHA-256 (``pins/``). Packages land in ``dist/``.
"""

from __future__ import annotations

import sys
import time
from importlib import import_module

from project import PackagingError, megabytes

BUILDERS = {"linux": "linux_packages", "windows": "windows_packages", "macos": "macos_packages"}


def main(words: list[str]) -> int:
    """Build for the system named; returns the exit code."""
    if len(words) != 1 or words[0] not in BUILDERS:
        print(__doc__, file=sys.stderr)
        return 2
    started = time.monotonic()
    try:
        made = import_module(BUILDERS[words[0]]).build()
    except PackagingError as error:
        print(f"build.py {words[0]}: {error}", file=sys.stderr)
        return 1
    for file in made:
        print(f"{megabytes(file.stat().st_size):>10}  {file.name}")
    print(f"in {time.monotonic() - started:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
