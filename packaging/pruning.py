"""What of Python and Qt the program does without, so that it stays small.

Qt for Python brings a whole workshop; a board game drawn by QPainter needs the three libraries
Core, Gui and Widgets, one plugin for the screen and those for typing. ``selftest`` in the frozen
program tells if too much was left out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path, PurePath
from typing import Any, Final

from system_libraries import DEBIAN

EXCLUDED_MODULES: Final = [
    # Tools for builds and checks, and what only they or the console use.
    *("mypy", "mypyc", "setuptools", "pkg_resources", "pip", "distutils", "numpy", "pyqtgraph"),
    *(
        "pytest",
        "tkinter",
        "unittest",
        "doctest",
        "pdb",
        "pydoc",
        "ensurepip",
        "lib2to3",
        "idlelib",
    ),
    *(
        "curses",
        "readline",
        "xmlrpc",
        "ftplib",
        "imaplib",
        "poplib",
        "smtplib",
        "wsgiref",
    ),
    # Nothing in the program speaks to a network (tests/packaging/test_offline.py).
    *("ssl", "_ssl", "http.server", "telnetlib", "nntplib"),
    # Qt's own fonts, pictures and dialogs need no more than QtCore, QtGui and QtWidgets.
    *(
        f"PySide6.{name}"
        for name in (
            *("QtNetwork", "QtOpenGL", "QtOpenGLWidgets", "QtQml", "QtQuick", "QtQuickWidgets"),
            *("QtSql", "QtTest", "QtXml", "QtPrintSupport", "QtDesigner", "QtHelp", "QtUiTools"),
            *("QtConcurrent", "QtDBus", "QtSvg", "QtSvgWidgets"),
        )
    ),
]

QT_LANGUAGES: Final = ("cs", "fr", "en")
QT_LIBRARIES: Final = ("Core", "Gui", "Widgets", "DBus", "XcbQpa", "WaylandClient", "Wayland")
"""Of Qt's own libraries. The plugins link against the last ones; DBus carries accessibility,
portals and ibus on Linux."""
QT_PLUGINS: Final = (
    "platforms/(lib)?q(xcb|wayland|offscreen|windows|cocoa)",
    # The library keeps small pictures of its games.
    "imageformats/(lib)?qjpeg",
    "platforminputcontexts/lib(compose|ibus)platforminputcontextplugin",
    "platformthemes/libqxdgdesktopportal",
    "styles/(lib)?q(modernwindowsstyle|macstyle)",
    "wayland-shell-integration/libxdg-shell",
    "wayland-decoration-client/libbradient",
)

_PLUGIN: Final = re.compile(r"(?:^|/)plugins/(.+)$")
_LIBRARY: Final = re.compile(r"(?:^|/)(?:lib)?Qt6?([A-Za-z0-9]+?)(?:\.so|\.dll|\.framework|\.abi3)")
_TRANSLATION: Final = re.compile(r"(?:^|/)translations/(qt[a-z_]*?)_([a-zA-Z_]+)\.qm$")
_UNUSED: Final = re.compile(
    r"opengl32sw\.dll$|d3dcompiler_\d+\.dll$|(?:^|/)(?:lib)?(?:ssl|crypto)[-.]"
    # Parts of Python that speak to networks or consoles; hashes work without OpenSSL too.
    r"|(?:^|/)_(?:ssl|hashlib|tkinter|curses|curses_panel|dbm|gdbm)\.|(?:^|/)readline\."
)
_STAND_IN: Final = re.compile(r"(?:^|/)icu(?:uc|in|dt)?\.dll$", re.IGNORECASE)
"""ICU of Windows itself; under wine a stand-in takes its place, which must never be shipped."""


def own_modules(root: Path) -> Iterator[str]:
    """Every module of ours but those for whoever measures the program."""
    for path in sorted((root / "carrara_desktop").rglob("*.py")):
        if not path.name.startswith("bench_"):
            parts = path.relative_to(root).with_suffix("").parts
            yield ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def own_data(root: Path) -> Iterator[Path]:
    """The files that modules of ours read from beside themselves: what the bots have learnt."""
    yield from sorted((root / "carrara_desktop").rglob("*.json"))


def is_wanted_data(path: PurePath) -> bool:
    """Whether a file of the project is needed by the program."""
    if path.parts[0] == "translations":
        return path.suffix == ".qm"
    # Pictures for the README, and how the bots learnt.
    return path.parts[:2] not in (("resources", "pictures"), ("resources", "learning"))


def is_wanted(name: str) -> bool:
    """Whether a file, by its place in the program, is needed."""
    path = name.replace("\\", "/")
    if _UNUSED.search(path) or _STAND_IN.search(path) or PurePath(path).name in DEBIAN:
        return False
    plugin = _PLUGIN.search(path)
    if plugin is not None and "PySide6" in path:
        return any(re.match(wanted, plugin[1]) for wanted in QT_PLUGINS)
    translation = _TRANSLATION.search(path)
    if translation is not None:
        return translation[1] == "qtbase" and translation[2] in QT_LANGUAGES
    library = _LIBRARY.search(path)
    return library is None or library[1] in QT_LIBRARIES


def pruned(files: Sequence[tuple[str, str, Any]]) -> list[tuple[str, str, Any]]:
    """A table of contents of PyInstaller's without what is not needed."""
    return [entry for entry in files if is_wanted(entry[0])]


def reachable(
    binaries: Sequence[tuple[str, str, Any]], imports: Callable[[Path], Iterable[str]]
) -> list[tuple[str, str, Any]]:
    """A pruned table of contents without the libraries that only pruned files asked for.

    ``imports`` tells the names of the libraries that a file links against. Libraries lie at
    the top, or in Qt's own folder; everything else is asked for by the program itself.
    """
    libraries = {
        PurePath(entry[0]).name: entry
        for entry in binaries
        if PurePath(entry[0]).name.startswith("lib")
        and PurePath(entry[0]).parent.as_posix() in (".", "PySide6/Qt/lib")
    }
    kept = [entry for entry in binaries if libraries.get(PurePath(entry[0]).name) is not entry]
    for entry in kept:  # it grows while it is walked
        for name in imports(Path(entry[1])):
            found = libraries.pop(PurePath(name).name, None)
            if found is not None:
                kept.append(found)
    return [entry for entry in binaries if entry in kept]
