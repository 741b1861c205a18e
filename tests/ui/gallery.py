"""Pictures of every page and state, to be looked at: ``python -m tests.ui.gallery FOLDER [WORD…]``

With ``--check`` in place of the folder it makes no pictures, and says what has no room instead.
Without words: the usual sizes in English. Words choose: a language (en, cs, fr, long), a look
(light, dark, contrast), a text size (100, 150, 200), a size (1280x720), a page by name; ``all``
stands for every size, language and text size. The scale of the screen is ``QT_SCALE_FACTOR``;
sizes are in pixels that do not know of it.
"""

from __future__ import annotations

import os
import shutil
import signal
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, QSize, QTranslator
from PySide6.QtWidgets import QApplication, QWidget

from carrara_desktop.library.paths import HOME_VARIABLE
from carrara_desktop.library.settings import LOOKS, Settings
from carrara_desktop.ui import accessibility, fonts, i18n, theme
from carrara_desktop.ui.library_helper import LibraryHelper
from carrara_desktop.ui.shell.window import MainWindow
from carrara_desktop.ui.tables.carrara import paint as carrara_paint
from tests.ui.shell.fitting import faults
from tests.ui.sitting import delete_now
from tests.ui.states import STATES

SIZES: Final = ("1280x720", "1366x768", "1920x1080", "2560x1440", "3840x2160")
TEXTS: Final = ("100", "150", "200")
CHECK: Final = "--check"
ALL: Final = "all"
LONG: Final = "long"
"""A made-up language whose every text is 40 % longer than English."""
LANGUAGES: Final = (*i18n.LANGUAGES, LONG)


class LongTexts(QTranslator):
    """English, two fifths longer, so that what is cut is seen before a translator finds it."""

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        text = source.replace("%n", str(n)).replace("(s)", "s")
        more = max(1, round(len(text) * 0.4))
        return text + ("·" + "longer words "[: more % 13] + "longer " * 9)[:more]


def speak(application: QApplication, language: str) -> None:
    """Install a language, or the made-up one."""
    i18n.install("en" if language == LONG else language)
    for old in application.findChildren(LongTexts):
        application.removeTranslator(old)
        old.deleteLater()
    if language == LONG:
        application.installTranslator(LongTexts(application))
    i18n.changed()


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is asked for: every combination of these."""

    states: tuple[str, ...]
    sizes: tuple[str, ...]
    languages: tuple[str, ...]
    looks: tuple[str, ...]
    texts: tuple[str, ...]


def wanted(words: list[str]) -> Wanted:
    """What the words choose. Raises ValueError at a word that chooses nothing."""
    whole = ALL in words
    left = {word for word in words if word != ALL}

    def some(known: tuple[str, ...], usual: tuple[str, ...]) -> tuple[str, ...]:
        chosen = tuple(word for word in known if word in left)
        left.difference_update(chosen)
        return chosen or (known if whole else usual)

    sizes = tuple(word for word in words if word[0].isdigit() and "x" in word)
    left.difference_update(sizes)
    found = Wanted(
        some(tuple(STATES), tuple(STATES)),
        sizes or (SIZES if whole else SIZES[:3]),
        some(LANGUAGES, ("en",)),
        tuple(look for look in LOOKS if look in left) or ("light",),
        some(TEXTS, ("100",)),
    )
    left.difference_update(found.looks)
    if left:
        raise ValueError(f"these words choose nothing: {' '.join(sorted(left))}")
    return found


def shown_states(asked: Wanted, painted: bool = True) -> Iterator[tuple[str, MainWindow, QWidget]]:
    """Every combination's name, its window and what is to be looked at, one after the other.

    The window is made anew for every state, look and size of text; what is cut when those change
    in an open window is for other tests to say. If not ``painted``, nothing reaches the screen.
    """
    application = QApplication(sys.argv[:1])
    fonts.install_fonts(application)
    theme.install_theme(application)
    accessibility.install()
    for state, look, text in product(asked.states, asked.looks, asked.texts):
        first = True
        for language in asked.languages:
            speak(application, language)
            if first:
                window, shown = opened(state, look, text, asked.sizes[0])
                window.setUpdatesEnabled(painted)
            for size in asked.sizes:
                fit(application, window, shown, size)
                yield f"{state}-{size}-{language}-{look}-{text}", window, shown
            # a dialog is never open while the language changes
            first = shown.isWindow()
            if first:
                put_away(application, window, shown)
        if not first:
            put_away(application, window, shown)


def opened(state: str, look: str, text: str, size: str) -> tuple[MainWindow, QWidget]:
    """A new window with a library of its own, in a state, and what is to be looked at."""
    os.environ[HOME_VARIABLE] = tempfile.mkdtemp()
    settings = Settings(
        language="en", bot_pace="off", animation_pace="off", explain_moves=False,
        look=look,  # type: ignore[arg-type]
        text_size=int(text),  # type: ignore[arg-type]
    )  # fmt: skip
    window = MainWindow(settings)
    window.resize(_size(size))
    window.show_home()
    window.show()
    return window, STATES[state](window)


def fit(application: QApplication, window: MainWindow, shown: QWidget, size: str) -> None:
    """Give the window a size, and everything the time to settle in it."""
    shown.window().setProperty("asked_size", _size(size))
    window.resize(_size(size))
    # a bar that appears makes a page narrower, which makes it higher, each in an event of its own
    for _ in range(10):
        application.processEvents()


def put_away(application: QApplication, window: MainWindow, shown: QWidget) -> None:
    """Close what was opened."""
    if shown.isWindow():
        shown.close()
    window.close()
    window.deleteLater()
    application.processEvents()
    # what is left would learn of every change of language, size of letters and look to come
    delete_now()


def _size(text: str) -> QSize:
    return QSize(*(int(length) for length in text.split("x")))


class Resizes(QObject):
    """Counts how often a widget gets another size."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Resize
        return False


def restless(shown: QWidget) -> list[str]:
    """A page whose height asks for a bar that makes it narrower, which changes its height, …"""
    resizes = Resizes()
    shown.installEventFilter(resizes)
    for _ in range(4):
        QApplication.processEvents()
    shown.removeEventFilter(resizes)
    return ["never comes to rest"] if resizes.count else []


def check(asked: Wanted) -> int:
    """Print what has no room. 1 if there is anything."""
    # pictures and facts of saved games come from a process of their own, and change no layout
    LibraryHelper.paint = lambda *_: None  # type: ignore[method-assign]
    LibraryHelper.count = lambda *_: None  # type: ignore[method-assign]
    # nor do the drawings on a table, which take most of the time
    carrara_paint.paint = lambda *_: None
    found = 0
    for name, _window, shown in shown_states(asked, painted=False):
        for fault in (*faults(shown), *restless(shown)):
            found += 1
            print(f"{name}: {fault}", flush=True)
    return min(found, 1)


def paint(asked: Wanted, folder: Path) -> int:
    """Make a picture of each."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, window, shown in shown_states(asked):
        picture = shown.grab() if shown.isWindow() else window.grab()
        picture.save(str(folder / f"{name}.png"))
        print(name, flush=True)
    return 0


def main(arguments: list[str]) -> int:
    """Check, or make pictures."""
    if not arguments or (arguments[0].startswith("-") and arguments[0] != CHECK):
        print(__doc__)
        return 2
    try:
        asked = wanted(arguments[1:])
    except ValueError as error:
        print(error, file=sys.stderr)
        return 2
    with tempfile.TemporaryDirectory(
        prefix="carrara-gallery-", ignore_cleanup_errors=True
    ) as tempfile.tempdir:
        leave_nothing(Path(tempfile.tempdir))
        return check(asked) if arguments[0] == CHECK else paint(asked, Path(arguments[0]))


def leave_nothing(folder: Path) -> None:
    """Remove a folder when the program is told to end.

    An exception would not do: Qt swallows it where the signal comes in the middle of its own code.
    """

    def end(number: int, _frame: object) -> None:
        shutil.rmtree(folder, ignore_errors=True)
        os._exit(128 + number)

    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, end)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
