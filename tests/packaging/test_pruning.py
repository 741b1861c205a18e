"""What stays in the program and what does not, by the places of files in it."""

from pathlib import Path, PurePath

import pruning
import pytest


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platforms/libqxcb.so",
        "PySide6/Qt/plugins/platforms/libqwayland.so",
        "PySide6/Qt/plugins/platforms/libqoffscreen.so",
        "PySide6/Qt/plugins/imageformats/libqjpeg.so",
        "PySide6/plugins/imageformats/qjpeg.dll",
        "PySide6/plugins/platforms/qwindows.dll",
        "PySide6\\plugins\\styles\\qmodernwindowsstyle.dll",
        "PySide6/Qt/plugins/platforms/libqcocoa.dylib",
        "PySide6/Qt/translations/qtbase_cs.qm",
        "PySide6/Qt/lib/libQt6Core.so.6",
        "PySide6/Qt/lib/libicuuc.so.73",
        "PySide6/QtWidgets.abi3.so",
        "PySide6/Qt6Gui.dll",
        "libxcb-cursor.so.0",
        "libsqlite3.so.0",
        "python3.11/lib-dynload/_sqlite3.cpython-311-x86_64-linux-gnu.so",
        "compiled/carrara_desktop/games/carrara/play.cpython-311-x86_64-linux-gnu.so",
        "resources/fonts/CarraraSans-Bold.ttf",
        "translations/carrara_cs.qm",
    ],
)
def test_what_is_needed_stays(name: str) -> None:
    assert pruning.is_wanted(name)


@pytest.mark.parametrize(
    "name",
    [
        "PySide6/Qt/plugins/platformthemes/libqgtk3.so",
        "PySide6/Qt/plugins/imageformats/libqwebp.so",
        "PySide6/plugins/tls/qopensslbackend.dll",
        "PySide6/Qt/translations/qtbase_de.qm",
        "PySide6/Qt/translations/qtdeclarative_cs.qm",
        "PySide6/Qt/lib/libQt6Network.so.6",
        "PySide6/Qt6Network.dll",
        "PySide6/QtNetwork.abi3.so",
        "PySide6/opengl32sw.dll",
        "icuuc.dll",
        "ICUUC.DLL",
        "libcrypto-3.dll",
        "python3.11/lib-dynload/_ssl.cpython-311-x86_64-linux-gnu.so",
        "libstdc++.so.6",
    ],
)
def test_what_is_not_needed_goes(name: str) -> None:
    assert not pruning.is_wanted(name)


def test_libraries_that_only_pruned_files_asked_for_go() -> None:
    files = [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", "/a/libqxcb.so", "BINARY"),
        ("libxcb-cursor.so.0", "/b/libxcb-cursor.so.0", "BINARY"),
        ("libxcb-image.so.0", "/b/libxcb-image.so.0", "BINARY"),
        ("libgtk-3.so.0", "/b/libgtk-3.so.0", "BINARY"),
    ]
    asked = {
        "libqxcb.so": ["libxcb-cursor.so.0", "libc.so.6"],
        "libxcb-cursor.so.0": ["libxcb-image.so.0"],
    }
    kept = pruning.reachable(files, lambda file: asked.get(file.name, []))
    assert kept == files[:3]


def test_measuring_tools_and_pictures_for_the_readme_stay_out() -> None:
    modules = list(pruning.own_modules(Path(__file__).resolve().parents[2]))
    assert "carrara_desktop.ui.tables.carrara.table" in modules
    assert "carrara_desktop.cli.selftest" in modules
    assert "carrara_desktop.ui" in modules
    assert not [name for name in modules if "bench_" in name]
    assert pruning.is_wanted_data(PurePath("translations/carrara_cs.qm"))
    assert not pruning.is_wanted_data(PurePath("translations/carrara_cs.ts"))
    assert not pruning.is_wanted_data(PurePath("resources/pictures/table.png"))
    assert not pruning.is_wanted_data(PurePath("resources/learning/README.md"))
    assert pruning.is_wanted_data(PurePath("resources/learn/carrara/rules.json"))


def test_what_the_bots_have_learnt_comes_along() -> None:
    root = Path(__file__).resolve().parents[2]
    names = {path.relative_to(root).as_posix() for path in pruning.own_data(root)}
    folder = "carrara_desktop/games/carrara/weights"
    wanted = {f"{folder}/{v}-{n}.json" for v in ("basic", "advanced") for n in (2, 3, 4)}
    assert wanted <= names
