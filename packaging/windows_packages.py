"""Packages of the frozen program for Windows: installer, portable .zip, .msi.

On Windows with its own Python; on Linux with the Python of ``wine.py``.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final
from xml.sax.saxutils import quoteattr

import freeze
import icons
import licences
import wine
from project import BUILD, DIST, HERE, NAME, ROOT, TITLE, PackagingError, need, run, version

WINDOWS: Final = HERE / "windows"
STAND_INS: Final = ("icuuc.dll", "icuin.dll", "icu.dll", "icudt.dll")
"""What must come from Windows itself, and under wine from a stand-in of ours."""
CERTIFICATE: Final = "CARRARA_SIGN_PFX"
"""The file of the certificate that signs; without it nothing is signed."""
PASSWORD: Final = "CARRARA_SIGN_PASSWORD_FILE"
TIMESTAMPS: Final = "CARRARA_SIGN_TIMESTAMP_URL"


def build() -> list[Path]:
    """Freeze the program, and make every package of it; returns their files."""
    if sys.platform == "win32":
        program = freeze.program()
    else:
        program = freeze_under_wine()
    refuse_stand_ins(program)
    for file in sorted(program.glob("*.exe")):
        sign(file)
    DIST.mkdir(exist_ok=True)
    made = [portable(program), installer(program)]
    if shutil.which("wixl"):
        made.append(msi(program))
    else:
        print("no wixl here: no .msi (it is made on Linux)")
    for package in made[1:]:
        sign(package)
    return made


def freeze_under_wine() -> Path:
    """The program's folder, frozen by Windows' Python under wine; the engine stays plain."""
    wine.prepare()
    stage = freeze.STAGE
    shutil.rmtree(stage, ignore_errors=True)
    stage.mkdir(parents=True)
    # Icons and catalogues are the same on every system: this system's Python makes them.
    python = freeze.environment(HERE / "pins" / "linux.txt", BUILD / "packaging-env")
    run([python, ROOT / "translations" / "build.py", "build"])
    run([python, HERE / "icons.py", stage / "icons"], env={"QT_QPA_PLATFORM": "offscreen"})
    (stage / "compiled").mkdir()
    licences.stage_texts(stage / "licences", wine.PYTHON / "LICENSE.txt", wine.PYTHON / "packages")
    (stage / "version.txt").write_text(freeze.windows_version(version()), encoding="utf-8")
    dist = BUILD / "windows"
    shutil.rmtree(dist, ignore_errors=True)
    done = wine.wine(
        [
            *(wine.PYTHON / "python.exe", "-m", "PyInstaller", "--noconfirm", "--clean"),
            *("--log-level", "WARN", "--distpath", wine.windows_path(dist)),
            *("--workpath", wine.windows_path(BUILD / "pyinstaller-windows")),
            wine.windows_path(HERE / "carrara.spec"),
        ],
        env={"CARRARA_STAGE": wine.windows_path(stage), "CARRARA_PURE": "1", "PYTHONHASHSEED": "1"},
    )
    print(done.stdout[-3000:])
    if done.returncode or not (dist / NAME / f"{NAME}.exe").exists():
        raise PackagingError("PyInstaller failed under wine")
    return dist / NAME


def refuse_stand_ins(program: Path) -> None:
    """Never hand out the stand-in for ICU, nor anything else of wine's."""
    for file in program.rglob("*"):
        if file.name.lower() in STAND_INS:
            raise PackagingError(f"{file.relative_to(program)} must not be shipped")
        if file.suffix.lower() in (".dll", ".exe", ".pyd") and _is_of_wine(file):
            raise PackagingError(f"{file.relative_to(program)} is part of wine")


def _is_of_wine(file: Path) -> bool:
    # Wine's own libraries bear this mark right after the header of DOS.
    with open(file, "rb") as library:
        return b"Wine builtin DLL" in library.read(128)


def sign(file: Path) -> None:
    """Sign a file, if there is a certificate."""
    certificate = os.environ.get(CERTIFICATE)
    if not certificate:
        print(f"not signed: {file.name} ({CERTIFICATE} names no certificate)")
        return
    need({"osslsigncode": "osslsigncode"})
    signed = file.with_name(f"{file.name}.signed")
    command = ["osslsigncode", "sign", "-pkcs12", certificate, "-h", "sha256", "-n", TITLE]
    if PASSWORD in os.environ:
        command += ["-readpass", os.environ[PASSWORD]]
    if TIMESTAMPS in os.environ:
        command += ["-ts", os.environ[TIMESTAMPS]]
    run([*command, "-in", file, "-out", signed])
    signed.replace(file)


def portable(program: Path) -> Path:
    """A .zip that runs from wherever it is unpacked."""
    archive = DIST / f"{NAME}-{version()}-windows-x86_64-portable.zip"
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(program.rglob("*")):
            if file.is_file():
                packed.write(file, Path(f"{NAME}-{version()}") / file.relative_to(program))
    return archive


def installer(program: Path) -> Path:
    """The installer for one person, in Czech, French and English."""
    need({"makensis": "nsis"})
    target = DIST / f"{NAME}-{version()}-windows-x86_64-setup.exe"
    run([
        *("makensis", "-V2", "-INPUTCHARSET", "UTF8", f"-DVERSION={version()}"),
        *(f"-DTREE={program}", f"-DICONS={freeze.STAGE / 'icons'}", f"-DOUT={target}"),
        # The uninstaller is made on the way, and a person is warned of it like of any program.
        *([f'-DSIGN="{sys.executable}" "{__file__}" sign'] if os.environ.get(CERTIFICATE) else []),
        WINDOWS / "installer.nsi",
    ])
    return target


def msi(program: Path) -> Path:
    """The .msi, for those who install on many machines at once."""
    work = BUILD / "msi"
    shutil.rmtree(work, ignore_errors=True)
    work.mkdir(parents=True)
    files = "\n".join(str(path) for path in sorted(program.rglob("*")) if path.is_file())
    (work / "files.txt").write_text(files + "\n", encoding="utf-8")
    with open(work / "files.txt", "rb") as listing:
        heat = subprocess.run(
            [
                *("wixl-heat", "-p", f"{program}/", "--component-group", "Program"),
                *("--var", "var.Source", "--directory-ref", "INSTALLDIR"),
            ],
            stdin=listing,
            stdout=subprocess.PIPE,
            check=True,
        )
    parts = heat.stdout.decode("utf-8").replace('Win64="$(var.Win64)"', 'Win64="yes"')
    (work / "files.wxs").write_text(parts, encoding="utf-8")
    executable = f"{NAME}.exe"
    found = re.search(rf'<File Id="([^"]+)"[^>]*Source="[^"]*/{re.escape(executable)}"', parts)
    if found is None:
        raise PackagingError(f"{executable} is not among the files of the .msi")
    text = (WINDOWS / "product.wxs.in").read_text(encoding="utf-8")
    for mark, value in (
        ("@VERSION@", quoteattr(version())),
        ("@PROGRAM@", found[1]),
    ):
        text = text.replace(mark, value)
    (work / "product.wxs").write_text(text, encoding="utf-8")
    for icon in icons.DRAWINGS:
        shutil.copyfile(freeze.STAGE / "icons" / f"{icon}.ico", work / f"{icon}.ico")
    (work / "program").symlink_to(program)
    target = DIST / f"{NAME}-{version()}-windows-x86_64.msi"
    run(
        [
            # wixl looks for its files from where it is: absolute paths are strange to it.
            *("wixl", "-a", "x64", "-D", "Source=program", "-o", target),
            *("product.wxs", "files.wxs"),
        ],
        cwd=work,
    )
    return target


def main(words: list[str]) -> int:
    """``sign FILE``, or the .msi alone of the folder of a program that was frozen on Windows.

    wixl runs on Linux only. Icons are taken from the stage of that build.
    """
    try:
        if words[:1] == ["sign"]:
            sign(Path(words[1]))
        else:
            DIST.mkdir(exist_ok=True)
            package = msi(Path(words[0]).resolve())
            sign(package)
            print(package.name)
    except PackagingError as error:
        print(f"windows_packages.py: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
