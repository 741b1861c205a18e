"""What the packages are made of is well-formed and agrees with itself."""

import ast
import plistlib
import re
import shutil
import subprocess
import tomllib
import xml.etree.ElementTree as ET
from pathlib import Path

import build
import freeze
import icons
import licences
import linux_packages
import pin
import project
import pytest
import windows_packages
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from carrara_desktop import __version__
from carrara_desktop.library.games import SUFFIX

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
MIME = "application/x-carrara-game"


def pins(system: str) -> dict[str, tuple[str, list[str]]]:
    text = (PACKAGING / "pins" / f"{system}.txt").read_text(encoding="utf-8")
    found = {}
    for line in text.replace("\\\n", " ").splitlines():
        if not line.startswith("#"):
            name, *hashes = line.split()
            package, version = name.split("==")
            found[package] = version, hashes
    return found


@pytest.mark.parametrize("system", build.BUILDERS)
def test_everything_fetched_is_pinned_by_version_and_checksum(system: str) -> None:
    found = pins(system)
    assert {"PySide6_Essentials", "shiboken6", "pyinstaller", "msgspec"} <= set(found)
    for package, (version, hashes) in found.items():
        assert re.fullmatch(r"\d[\w.]*", version), package
        assert hashes, package
        assert all(re.fullmatch(r"--hash=sha256:[0-9a-f]{64}", one) for one in hashes), package


def test_the_systems_ship_the_same_versions() -> None:
    for package in licences.SHIPPED:
        versions = {pins(system)[package][0] for system in build.BUILDERS}
        assert len(versions) == 1, package


def test_what_is_pinned_is_what_the_project_asks_for() -> None:
    project_file = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    asked = {re.split("[<>=~]", line)[0] for line in project_file["project"]["dependencies"]}
    wanted = {re.split("[<>=~]", line)[0] for line in pin.WANTED["linux"]}
    assert asked - wanted == set(pin.LEFT_OUT)


def test_the_version_is_said_in_one_place() -> None:
    assert project.version() == __version__
    for path in PACKAGING.rglob("*"):
        if path.suffix in (".py", ".spec", ".plist", ".nsi", ".in", ".xml", ".desktop", ".sh"):
            assert __version__ not in path.read_text(encoding="utf-8").replace("1.0.0.0", ""), path
    assert f"'ProductVersion', '{__version__}'" in freeze.windows_version(__version__)
    assert "filevers=(1, 2, 3, 0)" in freeze.windows_version("1.2.3")


def test_the_spec_parses_and_names_what_is_there() -> None:
    tree = ast.parse((PACKAGING / "carrara.spec").read_text(encoding="utf-8"))
    called = {
        node.func.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert {"Analysis", "PYZ", "EXE", "COLLECT", "BUNDLE"} <= called
    compressed = [
        keyword.value
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for keyword in node.keywords
        if keyword.arg == "upx"
    ]
    assert compressed and all(isinstance(v, ast.Constant) and v.value is False for v in compressed)


def test_every_folder_of_the_program_is_a_package() -> None:
    folders = {path.parent for path in (ROOT / "carrara_desktop").rglob("*.py")}
    assert [folder for folder in folders if not (folder / "__init__.py").exists()] == []


def test_the_mac_bundle_opens_saved_games() -> None:
    plist = plistlib.loads((PACKAGING / "macos" / "Info.plist").read_bytes())
    (document,) = plist["CFBundleDocumentTypes"]
    (exported,) = plist["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [exported["UTTypeIdentifier"]]
    extensions = exported["UTTypeTagSpecification"]["public.filename-extension"]
    assert [f".{extension}" for extension in extensions] == [SUFFIX]
    assert document["CFBundleTypeIconFile"] == f"{icons.DRAWINGS[1]}.icns"
    assert plist["CFBundleLocalizations"] == ["en", "cs", "fr"]
    entitlements = plistlib.loads((PACKAGING / "macos" / "entitlements.plist").read_bytes())
    assert not [name for name in entitlements if "network" in name]


def test_a_mac_build_elsewhere_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    assert build.main(["macos"]) == 1
    assert "can only be made on a Mac" in capsys.readouterr().err
    assert build.main(["beos"]) == 2


def test_the_desktop_files_agree(tmp_path: Path) -> None:
    (tmp_path / "icons").mkdir()
    for name in icons.DRAWINGS:
        for size in icons.PNG_SIZES:
            (tmp_path / "icons" / f"{name}-{size}.png").touch()
    share = tmp_path / "share"
    linux_packages.stage_share(share, tmp_path / "icons")
    entry = (share / "applications" / "carrara-desktop.desktop").read_text(encoding="utf-8")
    assert f"MimeType={MIME};" in entry
    mime = ET.parse(share / "mime" / "packages" / "carrara-desktop.xml").getroot()
    names = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    (kind,) = mime.findall("m:mime-type", names)
    glob = kind.find("m:glob", names)
    assert kind.get("type") == MIME
    assert glob is not None and glob.get("pattern") == f"*{SUFFIX}"
    metainfo = share / "metainfo" / linux_packages.METAINFO
    info = ET.parse(metainfo).getroot()
    assert metainfo.name == f"{info.findtext('id')}.metainfo.xml"
    release = info.find("releases/release")
    assert release is not None and release.get("version") == __version__
    language = "{http://www.w3.org/XML/1998/namespace}lang"
    assert {text.get(language) for text in info.findall("summary")} == {None, "cs", "fr"}
    hicolor = share / "icons" / "hicolor"
    assert (hicolor / "scalable" / "apps" / "carrara-desktop.svg").is_file()
    assert (hicolor / "48x48" / "mimetypes" / "application-x-carrara-game.png").is_file()
    if shutil.which("desktop-file-validate"):
        file = share / "applications" / "carrara-desktop.desktop"
        subprocess.run(["desktop-file-validate", "--no-hints", file], check=True)
    if shutil.which("appstreamcli"):
        subprocess.run(["appstreamcli", "validate", "--no-net", metainfo], check=True)


def test_the_scripts_for_a_shell_parse() -> None:
    subprocess.run(["sh", "-n", PACKAGING / "linux" / "install.sh"], check=True)


def test_the_installer_speaks_three_languages() -> None:
    text = (PACKAGING / "windows" / "installer.nsi").read_text(encoding="utf-8")
    spoken: dict[str, set[str]] = {}
    for name, language in re.findall(r"^LangString (\w+) \$\{LANG_(\w+)\}", text, flags=re.M):
        spoken.setdefault(name, set()).add(language)
    assert len(spoken) >= 4
    assert all(languages == {"ENGLISH", "CZECH", "FRENCH"} for languages in spoken.values())
    # Without a person to ask, games stay.
    assert re.search(r'MB_DEFBUTTON2 "\$\(Delete\)" /SD IDNO', text)


def test_the_workflow_builds_for_every_system() -> None:
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    for system in build.BUILDERS:
        assert f"packaging/build.py {system}" in text
    for script in re.findall(r"packaging/[\w/]+\.py", text):
        assert (ROOT / script).is_file(), script


def test_the_workflow_takes_exactly_the_actions_it_was_written_for() -> None:
    text = (ROOT / ".github" / "workflows" / "packages.yml").read_text(encoding="utf-8")
    used = re.findall(r"uses: (\S+)(.*)", text)
    assert used
    for action, remark in used:
        # A tag can be moved to other code, a commit can't; the remark is for whoever reads it.
        assert re.fullmatch(r"[\w/-]+@[0-9a-f]{40}", action), action
        assert re.fullmatch(r" # v\d+\.\d+\.\d+", remark), action


def test_icons_are_made_of_the_drawings(tmp_path: Path, qapp: QApplication) -> None:
    icons.make(tmp_path)
    for name in icons.DRAWINGS:
        ico = (tmp_path / f"{name}.ico").read_bytes()
        assert ico[:6] == bytes([0, 0, 1, 0, len(icons.ICO_SIZES), 0])
        icns = (tmp_path / f"{name}.icns").read_bytes()
        assert icns[:4] == b"icns" and int.from_bytes(icns[4:8], "big") == len(icns)
        for size in icons.PNG_SIZES:
            assert QImage(str(tmp_path / f"{name}-{size}.png")).width() == size


def test_the_drawn_icon_is_the_emblem_of_the_program(tmp_path: Path, qapp: QApplication) -> None:
    from carrara_desktop.ui.shell.emblem import emblem

    (tmp_path / "svg.png").write_bytes(
        icons.png(ROOT / "resources" / "icons" / "carrara-desktop.svg", 128)
    )
    drawn, painted = QImage(str(tmp_path / "svg.png")), emblem(128).toImage()
    differences = [
        abs(drawn.pixelColor(x, y).lightness() - painted.pixelColor(x, y).lightness())
        for x in range(0, 128, 3)
        for y in range(0, 128, 3)
    ]
    assert sum(differences) / len(differences) < 2


def test_the_stand_in_for_icu_is_refused(tmp_path: Path) -> None:
    (tmp_path / "Qt6Core.dll").write_bytes(b"MZ")
    windows_packages.refuse_stand_ins(tmp_path)
    (tmp_path / "ICUUC.dll").write_bytes(b"MZ")
    with pytest.raises(project.PackagingError, match="must not be shipped"):
        windows_packages.refuse_stand_ins(tmp_path)


def test_a_part_of_wine_is_refused(tmp_path: Path) -> None:
    (tmp_path / "msvcp140.dll").write_bytes(b"MZ" + bytes(62) + b"Wine builtin DLL" + bytes(64))
    with pytest.raises(project.PackagingError, match="part of wine"):
        windows_packages.refuse_stand_ins(tmp_path)
