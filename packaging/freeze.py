"""Makes the frozen program: an environment of pinned packages, the compiled engine, PyInstaller."""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from pathlib import Path

import licences
from project import BUILD, HERE, NAME, ROOT, PackagingError, run, system, version

STAGE = BUILD / "stage"
"""What the spec takes besides the sources: engine, icons, licences, the version resource."""


def environment(pins: Path, folder: Path) -> Path:
    """A virtual environment with exactly the pinned packages; returns its interpreter."""
    if sys.version_info[:2] != (3, 11):
        raise PackagingError("the pins are for Python 3.11: run this script with it")
    stamp = folder / "pins"
    wanted = hashlib.sha256(pins.read_bytes() + sys.version.encode()).hexdigest()
    scripts = folder / ("Scripts" if os.name == "nt" else "bin")
    python = scripts / ("python.exe" if os.name == "nt" else "python")
    if stamp.exists() and stamp.read_text(encoding="ascii") == wanted:
        return python
    shutil.rmtree(folder, ignore_errors=True)
    run([sys.executable, "-m", "venv", folder])
    run([
        *(python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"),
        *("--require-hashes", "--only-binary", ":all:", "-r", pins),
    ])
    stamp.write_text(wanted, encoding="ascii")
    return python


def stage(python: Path) -> None:
    """Make everything that the spec takes besides the sources."""
    shutil.rmtree(STAGE, ignore_errors=True)
    STAGE.mkdir(parents=True)
    run([python, ROOT / "translations" / "build.py", "build"])
    run([python, HERE / "icons.py", STAGE / "icons"], env={"QT_QPA_PLATFORM": "offscreen"})
    stage_engine(python)
    licences.stage(STAGE / "licences", Path(python))
    (STAGE / "version.txt").write_text(windows_version(version()), encoding="utf-8")


def stage_engine(python: Path) -> None:
    """Compile the engine, if there is a compiler, and lay it ready."""
    builds = BUILD / "compiled-frozen"
    env = {"CARRARA_COMPILED": str(builds), "PYTHONPATH": str(ROOT)}
    run([python, "-m", "carrara_desktop.compiled", "build"], env=env)
    done = sorted(builds.glob("*/done"), key=lambda path: path.stat().st_mtime)
    (STAGE / "compiled").mkdir()
    if done:
        shutil.copytree(done[-1].parent, STAGE / "compiled", dirs_exist_ok=True)


def freeze(python: Path, work: Path) -> Path:
    """Run PyInstaller on the staged parts; returns the program's folder."""
    dist = work / "frozen"
    env = {
        "CARRARA_STAGE": str(STAGE),
        # PyInstaller must see the sources, and mypyc's modules must not be loaded for a look.
        "CARRARA_PURE": "1",
        "PYTHONHASHSEED": "1",
    }
    run(
        [
            *(python, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"),
            *("--distpath", dist, "--workpath", work / "pyinstaller", HERE / "carrara.spec"),
        ],
        env=env,
    )
    return dist / NAME


def windows_version(text: str) -> str:
    """The version resource of a Windows program, as PyInstaller reads it."""
    numbers = tuple([*map(int, text.split(".")), 0, 0, 0][:4])
    strings = {
        "CompanyName": "Carrara Desktop contributors",
        "FileDescription": "Carrara Desktop",
        "FileVersion": text,
        "ProductName": "Carrara Desktop",
        "ProductVersion": text,
        "OriginalFilename": f"{NAME}.exe",
        "LegalCopyright": "MIT AND CC-BY-4.0",
    }
    table = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in strings.items())
    return (
        f"VSVersionInfo(ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}),"
        f" kids=[StringFileInfo([StringTable('040904B0', [{table}])]),"
        " VarFileInfo([VarStruct('Translation', [1033, 1200])])])\n"
    )


def program() -> Path:
    """Freeze the program for the system that this runs on; returns its folder."""
    python = environment(HERE / "pins" / f"{system()}.txt", BUILD / "packaging-env")
    stage(python)
    return freeze(python, BUILD)


if __name__ == "__main__":
    print(program())
