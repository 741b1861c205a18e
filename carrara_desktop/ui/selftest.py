"""The window's part of ``selftest``: fonts, languages, plugins, every page, a game to its end.

Prints one JSON line a check, with the fields of ``cli.selftest.Finding``. It runs without a
screen; that the window opens on one is seen by whoever opens it.
"""

from __future__ import annotations

import inspect
import json
import struct
import sys
import time
import wave
from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Any, Final, get_args

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QObject,
    QPluginLoader,
    QTimer,
    QtMsgType,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QFont, QFontInfo, QFontMetrics, QGuiApplication, QImageReader
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QWidget

from carrara_desktop.bots.players import bot_chooser
from carrara_desktop.engine.headless import play_game
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.games.registry import GAMES
from carrara_desktop.library.settings import Settings
from carrara_desktop.ui import i18n
from carrara_desktop.ui.app import make_application
from carrara_desktop.ui.fonts import BODY_FAMILY, TITLE_FAMILY
from carrara_desktop.ui.shell.window import MainWindow
from carrara_desktop.ui.sound import FULL, LENGTH, LOUDEST, RATE, Cue, Sounds, find_player

CANCEL: Final = {"en": "Cancel", "cs": "Zrušit", "fr": "Annuler"}
"""A button whose words are Qt's own, not ours."""
LETTERS: Final = "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýžÀÂÆÇÈÊËÎÏÔŒÙÛŸàâæçèêëîïôœùûÿ«»„“’–…"
PLUGINS: Final = {
    "linux": (
        "platforms/libqxcb.so",
        "platforms/libqwayland.so",
        "platforms/libqoffscreen.so",
        "imageformats/libqjpeg.so",
        "wayland-shell-integration/libxdg-shell.so",
        "platforminputcontexts/libcomposeplatforminputcontextplugin.so",
        "platforminputcontexts/libibusplatforminputcontextplugin.so",
    ),
    "win32": ("platforms/qwindows.dll", "platforms/qoffscreen.dll", "imageformats/qjpeg.dll"),
    "darwin": (
        "platforms/libqcocoa.dylib",
        "platforms/libqoffscreen.dylib",
        "imageformats/libqjpeg.dylib",
    ),
}
"""What a person needs of Qt's plugins: a screen, small pictures of the games in the library, and a
way to type letters with accents."""
LAST_MOVES: Final = 3
PATIENCE: Final = 120.0
"""Seconds that a busy machine is given; nothing is missing because it is slow."""
QUIETEST: Final = 0.02
"""Share of the full range that a sound must reach to be heard at all."""


class Fault(Exception):
    """Something is missing or wrong; the message says what."""


def run() -> int:
    """Run the checks; 0 once all of them have been told, whatever they found."""
    heard: list[str] = []
    qInstallMessageHandler(lambda kind, _context, text: _hear(heard, kind, text))
    sys.excepthook = lambda kind, error, trace: _caught(heard, kind, error, trace)
    application = make_application([])
    _tell("qt", lambda: f"{qVersion()}, {application.platformName()}")
    _tell("fonts", _fonts)
    _tell("sounds", _sounds)
    _tell("plugins", _plugins)
    for language in i18n.LANGUAGES:
        _tell(f"language {language}", lambda code=language: _language(code))  # type: ignore[misc]
    i18n.install("en")
    window = MainWindow(
        Settings(language="en", bot_pace="off", animation_pace="off", explain_moves=False)
    )
    window.show()
    _tell("pages", lambda: _pages(window))
    _tell("table", lambda: _table(window))
    _tell("pictures", lambda: _pictures(window))
    window.close()
    _tell("messages", lambda: _messages(heard))
    return 0


def _tell(check: str, do: Callable[[], str]) -> None:
    fault = True
    try:
        detail = do()
        fault = False
    except Fault as found:
        detail = str(found)
    except Exception as error:  # whatever else goes wrong is a finding as well
        detail = f"{type(error).__name__}: {error}"
    print(json.dumps({"check": check, "detail": detail, "fault": fault}), flush=True)


def _hear(heard: list[str], kind: QtMsgType, text: str) -> None:
    if kind in (QtMsgType.QtCriticalMsg, QtMsgType.QtFatalMsg):
        heard.append(text)


def _caught(
    heard: list[str], kind: type[BaseException], error: BaseException, trace: TracebackType | None
) -> None:
    """A fault inside a paint or a slot, which Qt would only print."""
    heard.append(f"{kind.__name__}: {error}")
    sys.__excepthook__(kind, error, trace)


def _messages(heard: list[str]) -> str:
    if heard:
        raise Fault("; ".join(heard))
    return "Qt and the pages complained of nothing"


# ------------------------------------------------------------------------------- the parts


def _fonts() -> str:
    for family in (BODY_FAMILY, TITLE_FAMILY):
        font = QFont(family, 12)
        shown = QFontInfo(font).family()
        if shown not in (family, *QFont.substitutes(family)[:1]):
            raise Fault(f"{family} is not there; {shown} stands in for it")
        metrics = QFontMetrics(font)
        missing = [letter for letter in LETTERS if not metrics.inFontUcs4(ord(letter))]
        if missing:
            raise Fault(f"{family} has no {''.join(missing)}")
    return f"{BODY_FAMILY} and {TITLE_FAMILY} have every Czech and French letter"


def _sounds() -> str:
    """Every sound is made, and lies on the disk as whatever plays it will find it."""
    played: list[Path] = []
    sounds = Sounds(QObject(), find=lambda _parent: played.append)
    cues = get_args(Cue)
    for cue in cues:
        sounds.play(cue)
        if not played:
            raise Fault(f"the sound {cue!r} can't be written")
        check_sound(cue, played.pop())
    found = "a player for them is" if find_player(sounds) else "no player for them is"
    return f"{', '.join(cues)} are made as they must be; {found} on this machine"


def check_sound(cue: Cue, file: Path) -> None:
    """Raises Fault unless a file holds that sound: whole, to be heard, not too loud, no click."""
    with wave.open(str(file), "rb") as sound:
        form = (sound.getnchannels(), sound.getsampwidth(), sound.getframerate())
        data = sound.readframes(sound.getnframes())
    if form != (1, 2, RATE):
        raise Fault(f"the sound {cue!r} has the form {form}")
    samples = struct.unpack(f"<{len(data) // 2}h", data)
    seconds = len(samples) / RATE
    if abs(seconds - LENGTH[cue]) > 1 / RATE:
        raise Fault(f"the sound {cue!r} lasts {seconds:.3f} s rather than {LENGTH[cue]:.3f} s")
    loudest = max(map(abs, samples)) / FULL
    if not QUIETEST <= loudest <= LOUDEST:
        raise Fault(f"the sound {cue!r} reaches {loudest:.1%} of the full range")
    if max(abs(samples[0]), abs(samples[-1])) / FULL > LOUDEST / 50:
        raise Fault(f"the sound {cue!r} begins or ends with a click")


def _plugins() -> str:
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath))
    wanted = PLUGINS.get(sys.platform, ())
    troubles = []
    for name in wanted:
        loader = QPluginLoader(str(folder / name))
        if not loader.load():
            troubles.append(f"{name}: {loader.errorString()}")
    if not troubles:
        return f"{len(wanted)} load"
    if getattr(sys, "frozen", False):
        raise Fault("; ".join(troubles))
    return f"not on this machine: {'; '.join(troubles)}"


def _language(code: str) -> str:
    i18n.install(code)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    cancel = box.button(QDialogButtonBox.StandardButton.Cancel).text().replace("&", "")
    if cancel != CANCEL[code]:
        raise Fault(f"Qt's own button says {cancel!r} rather than {CANCEL[code]!r}")
    ours = QCoreApplication.translate("ErrorDialog", "Report")
    if (ours == "Report") != (code == "en"):
        raise Fault(f"our own words are not in this language: {ours!r}")
    return f"Qt says {cancel!r}, we say {ours!r}"


# ------------------------------------------------------------------------------- the pages


def page_openers(window: MainWindow) -> Iterator[tuple[str, Callable[[], Any]]]:
    """Everything that the window can show without being told more, new pages included."""
    for name in sorted(dir(window)):
        if name.startswith("show_"):
            opener = getattr(window, name)
            needs = inspect.signature(opener).parameters.values()
            if all(parameter.default is not parameter.empty for parameter in needs):
                yield name.removeprefix("show_"), opener


def _pages(window: MainWindow) -> str:
    # A dialog that waits for an answer gets one: it is closed as soon as it has been painted.
    closer = QTimer(window)
    closer.setInterval(50)
    closer.timeout.connect(_close_dialog)
    closer.start()
    names = []
    window.show_home()
    for language in i18n.LANGUAGES:
        i18n.install(language)
        for name, opener in page_openers(window):
            opener()
            page = window.page
            if page is None or not _is_painted(page):
                raise Fault(f"the page {name!r} is blank in {language}")
            names.append(name)
    closer.stop()
    i18n.install("en")
    return f"{', '.join(dict.fromkeys(names))}, in {len(i18n.LANGUAGES)} languages"


def _close_dialog() -> None:
    dialog = QApplication.activeModalWidget()
    if dialog is not None:
        dialog.close()


def _is_painted(page: QWidget) -> bool:
    """Whether a picture of the page holds more than a ground."""
    QGuiApplication.processEvents()
    image = page.grab().toImage()
    colours = {
        image.pixel(x, y) for x in range(0, image.width(), 5) for y in range(0, image.height(), 5)
    }
    return len(colours) > 50


def _table(window: MainWindow) -> str:
    """Open a game of bots just before its end, and see it through to the final page."""
    info = next(iter(GAMES.values()))
    rules = info.load()
    seats = [Seat(name, "sea", "random") for name in ("Žofie", "Noël")]
    record = GameRecord(
        game=info.id,
        rules_version=rules.version,
        options={"variant": info.variants[-1], "first": 0},
        seats=seats,
        seed=7,
    )
    play_game(rules, record, [bot_chooser("random", rules)] * len(seats))
    del record.moves[-LAST_MOVES:]
    record.result = None
    window.library.create(record)
    window.start_match(record)
    table = window.page
    if table is None or not _is_painted(table):
        raise Fault("the table is blank")
    deadline = time.monotonic() + PATIENCE
    while type(window.page).__name__ != "FinalPage":
        if time.monotonic() > deadline:
            raise Fault(f"a game of bots did not end within {PATIENCE:.0f} s")
        QGuiApplication.processEvents()
        time.sleep(0.005)
    if window.page is None or not _is_painted(window.page):
        raise Fault("the final page is blank")
    return "a game was opened, played to its end by bots, and its account shown"


def _pictures(window: MainWindow) -> str:
    """The library shows a small picture of the game that was played, painted by its own process."""
    window.show_library()
    folder = window.library.own / "pictures"
    deadline = time.monotonic() + PATIENCE
    while not (files := sorted(folder.glob("*.jpg"))):
        if time.monotonic() > deadline:
            raise Fault(f"the library has painted no picture within {PATIENCE:.0f} s")
        QGuiApplication.processEvents()
        time.sleep(0.005)
    form = bytes(QImageReader(str(files[0])).format().data()).decode("ascii")
    if form != "jpeg":
        raise Fault(f"the picture in the library is {form or 'unreadable'} rather than jpeg")
    return f"{len(files)} in the library, as {form}"
