"""Collects the licence of everything that is shipped, in one folder of the program."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from typing import Final

from project import HERE, ROOT, PackagingError, output

SHIPPED: Final = {
    "msgspec": "msgspec",
    "platformdirs": "platformdirs",
    "PySide6_Essentials": "Qt for Python",
    "shiboken6": "Qt for Python",
}
"""The packages that end up in the program, and the folders of their licences."""

QT: Final = """\
Qt and Qt for Python (PySide6, shiboken6), version {version}
Copyright (C) The Qt Company Ltd. and other contributors

Used under the GNU Lesser General Public License, version 3 (LGPL-3.0.txt, which adds to
GPL-3.0.txt). The libraries lie beside the program as files of their own and may be replaced by
modified ones. Their source code is at https://download.qt.io/official_releases/QtForPython/ and
https://download.qt.io/official_releases/qt/ under this version. Third-party code inside Qt (among
it HarfBuzz, FreeType, libpng, zlib, PCRE2, ICU, md4c, double-conversion) is listed with its
licences at https://doc.qt.io/qt-6/licenses-used-in-qt.html.
"""


def stage(folder: Path, python: Path) -> None:
    """Lay the licences of our own work and of the packages in the environment of ``python``."""
    code = "import sys, sysconfig; print(sys.base_prefix); print(sysconfig.get_paths()['purelib'])"
    prefix, packages = output([python, "-c", code]).splitlines()
    stage_texts(folder, python_licence(Path(prefix)), Path(packages))


def stage_texts(folder: Path, python: Path, packages: Path) -> None:
    """The same from the file of Python's licence and the folder of the packages."""
    _copy(ROOT / "LICENSE", folder / "Carrara Desktop" / "LICENSE.txt")
    _copy(ROOT / "resources" / "LICENSE-ART.md", folder / "Carrara Desktop" / "LICENSE-ART.md")
    for text in sorted((ROOT / "resources" / "fonts").glob("OFL*.txt")):
        _copy(text, folder / "Fonts" / text.name)
    _copy(python, folder / "Python" / "LICENSE.txt")
    of_packages(folder, packages)


def of_packages(folder: Path, packages: Path) -> None:
    """Lay the licences of the packages that lie in a ``site-packages`` folder."""
    for package, name in SHIPPED.items():
        found = sorted(packages.glob(f"{package.lower()}-*.dist-info")) or sorted(
            packages.glob(f"{package}-*.dist-info")
        )
        if not found:
            raise PackagingError(f"{package} is not installed in {packages}")
        if name == "Qt for Python":
            version = found[0].name.split("-")[1].removesuffix(".dist")
            for text in sorted((HERE / "licences").glob("*.txt")):
                _copy(text, folder / name / text.name)
            note = QT.format(version=version.replace(".dist", ""))
            (folder / name / "README.txt").write_text(note, encoding="utf-8")
            continue
        texts = sorted(found[0].glob("licenses/**/*")) or sorted(found[0].glob("LICEN*"))
        if not texts:
            raise PackagingError(f"{package} brings no licence")
        for text in texts:
            if text.is_file():
                _copy(text, folder / name / f"{text.stem}.txt")


def of_system_libraries(program: Path, folder: Path) -> list[str]:
    """Lay the copyright files of the system's libraries that PyInstaller took along on Linux.

    Returns the names of the Debian packages they are from. Raises PackagingError for a
    library of unknown origin.
    """
    packages: set[str] = set()
    for library in sorted(program.joinpath("_internal").glob("*.so*")):
        if library.is_symlink() or library.name.startswith((
            "libpython",
            "libpyside",
            "libshiboken",
        )):
            continue
        package = _package_of(library.name)
        if package is None:
            if library.name.endswith("-gnu.so"):  # mypyc's shared part
                continue
            raise PackagingError(f"{library.name} is in the program, but not whose it is")
        packages.add(package)
    for package in sorted(packages):
        _copy(
            Path("/usr/share/doc") / package / "copyright",
            folder / "System libraries" / f"{package}.txt",
        )
    return sorted(packages)


def _package_of(library: str) -> str | None:
    done = subprocess.run(
        ["dpkg-query", "--search", f"*/{library}"], capture_output=True, text=True, check=False
    )
    found = re.match(r"([^:,\s]+)", done.stdout)
    return found[1] if found else None


def python_licence(prefix: Path) -> Path:
    """Where the licence of a Python lies."""
    for place in ("LICENSE.txt", "lib/python3.11/LICENSE.txt", "share/doc/python3.11/LICENSE.txt"):
        if (prefix / place).is_file():
            return prefix / place
    debian = Path("/usr/share/doc/libpython3.11-minimal/copyright")
    if debian.is_file():
        return debian
    raise PackagingError(f"no licence of Python below {prefix}")


def _copy(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)
