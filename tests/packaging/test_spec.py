"""The PyInstaller spec, run for each system with PyInstaller's own parts stood in for."""

import sys
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import icons
import project
import pytest

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
PRUNED = "PySide6/Qt/translations/qtbase_de.qm"


@dataclass
class Part:
    """A call of one of PyInstaller's, and what it was given."""

    kind: str
    words: tuple[Any, ...]
    settings: dict[str, Any]
    binaries: list[tuple[str, str, str]] = field(default_factory=list)
    datas: list[tuple[str, str, str]] = field(default_factory=lambda: [(PRUNED, "/de.qm", "DATA")])
    pure: tuple[str, ...] = ()
    scripts: tuple[str, ...] = ()


@pytest.fixture
def stage(tmp_path: Path) -> Path:
    """What ``freeze.py`` lays ready before it."""
    for file in (
        *(f"icons/{name}.{kind}" for name in icons.DRAWINGS for kind in ("ico", "icns")),
        "licences/Python/LICENSE.txt",
        "compiled/done",
        "compiled/carrara_desktop/engine/draws.so",
        "version.txt",
    ):
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    return tmp_path


def run_spec(monkeypatch: pytest.MonkeyPatch, stage: Path, system: str) -> list[Part]:
    parts: list[Part] = []

    def stand_in(kind: str) -> Any:
        def made(*words: Any, **settings: Any) -> Part:
            parts.append(Part(kind, words, settings))
            return parts[-1]

        return made

    monkeypatch.setattr(sys, "platform", system)
    monkeypatch.setattr(sys, "path", list(sys.path))
    monkeypatch.setenv("CARRARA_STAGE", str(stage))
    kinds = ("Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE")
    code = (PACKAGING / "carrara.spec").read_text(encoding="utf-8")
    names = {"SPECPATH": str(PACKAGING), **{kind: stand_in(kind) for kind in kinds}}
    exec(compile(code, "carrara.spec", "exec"), names)
    return parts


def of(parts: list[Part], kind: str) -> list[Part]:
    return [part for part in parts if part.kind == kind]


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_the_program_is_made_of_all_its_parts(
    monkeypatch: pytest.MonkeyPatch, stage: Path, system: str
) -> None:
    parts = run_spec(monkeypatch, stage, system)
    (analysis,) = of(parts, "Analysis")
    assert Path(analysis.words[0][0]).is_file()
    places = {place for _source, place in analysis.settings["datas"]}
    assert {"resources/fonts", "translations", "licences/Python", "compiled"} <= places
    assert (str(stage / "compiled/carrara_desktop/engine/draws.so")) in dict(
        analysis.settings["binaries"]
    )
    assert "carrara_desktop.ui.tables.carrara.table" in analysis.settings["hiddenimports"]
    assert analysis.datas == []  # another language of Qt's was pruned
    (folder,) = of(parts, "COLLECT")
    for part in (*of(parts, "EXE"), folder):
        assert part.settings["upx"] is False
        # Only a Linux program takes it well.
        assert part.settings["strip"] is (system == "linux")
    assert folder.settings["name"] == project.NAME


def test_windows_gets_a_program_for_the_console_too(
    monkeypatch: pytest.MonkeyPatch, stage: Path
) -> None:
    window, console = of(run_spec(monkeypatch, stage, "win32"), "EXE")
    assert not window.settings["console"] and console.settings["console"]
    for program in (window, console):
        assert Path(program.settings["icon"]).is_file()
        assert Path(program.settings["version"]).is_file()


def test_a_mac_gets_a_bundle(monkeypatch: pytest.MonkeyPatch, stage: Path) -> None:
    monkeypatch.setenv("CARRARA_SIGN_IDENTITY", "Developer ID Application: Nobody")
    parts = run_spec(monkeypatch, stage, "darwin")
    (program,) = of(parts, "EXE")
    assert program.settings["codesign_identity"] == "Developer ID Application: Nobody"
    assert Path(program.settings["entitlements_file"]).is_file()
    (bundle,) = of(parts, "BUNDLE")
    assert bundle.words == tuple(of(parts, "COLLECT"))
    assert bundle.settings["name"] == f"{project.TITLE}.app"
    assert bundle.settings["version"] == project.version()
    assert (
        bundle.settings["info_plist"]["CFBundleIdentifier"]
        == (bundle.settings["bundle_identifier"])
    )
    assert Path(bundle.settings["icon"]).is_file()


@pytest.mark.parametrize("system", ["linux", "win32"])
def test_nobody_else_gets_a_bundle(
    monkeypatch: pytest.MonkeyPatch, stage: Path, system: str
) -> None:
    assert of(run_spec(monkeypatch, stage, system), "BUNDLE") == []
