"""Pictures of every page and state, to be looked at: ``python -m tests.ui.gallery FOLDER [WORD…]``

With ``--check`` in place of the folder it makes no pictures, and says what is cut off instead.
Without words: the usual sizes in English. Words choose: a language (en, cs, fr, long), a look
(light, dark, contrast), a text size (100, 150, 200), a size (1280x720), a page by name.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from itertools import product
from pathlib import Path
from typing import Any, Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("CARRARA_DESKTOP_HOME", tempfile.mkdtemp(prefix="carrara-gallery-"))

from PySide6.QtCore import QTranslator
from PySide6.QtWidgets import QApplication, QWidget

from carrara_desktop.library.settings import LOOKS, Settings
from carrara_desktop.ui import accessibility, fonts, i18n, theme
from carrara_desktop.ui.shell.window import MainWindow
from tests.ui.games_at_hand import played_on, record_of, saved
from tests.ui.shell.fitting import cut_texts

SIZES: Final = ("1280x720", "1366x768", "1920x1080", "2560x1440", "3840x2160")
TEXTS: Final = ("100", "150", "200")
CHECK: Final = "--check"
LONG: Final = "long"
"""A made-up language whose every text is 40 % longer than English."""


class LongTexts(QTranslator):
    """English, two fifths longer, so that what is cut is seen before a translator finds it."""

    def translate(self, context: str, source: str, comment: str | None = None, n: int = -1) -> str:
        text = source.replace("%n", str(n)).replace("(s)", "s")
        more = max(1, round(len(text) * 0.4))
        return text + ("·" + "longer words "[: more % 13] + "longer " * 9)[:more]


def table(window: MainWindow, variant: str, until: int, *bots: str | None) -> QWidget:
    record = record_of(*bots, seed=11, variant=variant)
    played_on(record, lambda timeline: len(timeline) > until and timeline.to_move == 0)
    window.start_match(saved(window.library, record))
    page: Any = window.page
    if page.curtain.isVisible():
        page.curtain.lift.click()
    return page


def curtain(window: MainWindow) -> QWidget:
    window.start_match(saved(window.library, record_of(None, None, seed=11)))
    return window.page  # type: ignore[return-value]


def dialog(name: str) -> Callable[[MainWindow], QWidget]:
    def open_it(window: MainWindow) -> QWidget:
        from carrara_desktop.ui.shell import about, keys_dialog

        made: QWidget = {
            "about": about.AboutDialog, "keys": keys_dialog.KeysDialog,
        }[name](window)  # fmt: skip
        made.show()
        return made

    return open_it


def plainly(name: str) -> Callable[[MainWindow], QWidget]:
    def open_it(window: MainWindow) -> QWidget:
        getattr(window, f"show_{name}")()
        return window.page  # type: ignore[return-value]

    return open_it


def new_game(window: MainWindow) -> QWidget:
    window.show_new_game()
    page: Any = window.page
    page.set_seats(4)
    page.choose_variant("advanced")
    return page


def typed(window: MainWindow) -> QWidget:
    page: Any = table(window, "basic", 60, None, "random")
    page.hands.type_move()
    page.hands.typed.line.setText("buy I Q")
    page.hands.typed.line.returnPressed.emit()
    return page


def chosen(window: MainWindow) -> QWidget:
    page: Any = table(window, "basic", 60, None, "random")
    page.panel.move_selected.emit(page._match.moves()[-2])
    return page


def final(window: MainWindow) -> QWidget:
    from tests.ui.shell.test_pages import OUTCOME

    window.show_final(OUTCOME)
    return window.page  # type: ignore[return-value]


PAGES: Final[dict[str, Callable[[MainWindow], QWidget]]] = {
    "home": plainly("home"),
    "new_game": new_game,
    "settings": plainly("settings"),
    "learn": plainly("learn"),
    "final": final,
    "curtain": curtain,
    "table_2": lambda window: table(window, "basic", 60, None, "random"),
    "table_3": lambda window: table(window, "advanced", 90, None, "random", "random"),
    "table_4": lambda window: table(window, "advanced", 140, None, "random", "random", "random"),
    "chosen": chosen,
    "typed": typed,
    "about": dialog("about"),
    "keys": dialog("keys"),
}


def speak(application: QApplication, language: str) -> None:
    """Install a language, or the made-up one."""
    i18n.install("en" if language == LONG else language)
    for old in application.findChildren(LongTexts):
        application.removeTranslator(old)
        old.deleteLater()
    if language == LONG:
        application.installTranslator(LongTexts(application))


def cases(words: list[str]) -> Iterator[tuple[str, str, str, str, str]]:
    """Page, size, language, look and text size of each picture."""

    def some(known: tuple[str, ...], usual: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(word for word in words if word in known) or usual

    sizes = tuple(word for word in words if "x" in word and word[0].isdigit())
    yield from product(
        some(tuple(PAGES), tuple(PAGES)),
        sizes or SIZES[:3],
        some((*i18n.LANGUAGES, LONG), ("en",)),
        some(LOOKS, ("light",)),
        some(TEXTS, ("100",)),
    )


def main(arguments: list[str]) -> int:
    """Make the pictures."""
    only_check = arguments[0] == CHECK
    folder = Path(arguments[0])
    if not only_check:
        folder.mkdir(parents=True, exist_ok=True)
    faults = 0
    application = QApplication(sys.argv[:1])
    fonts.install_fonts(application)
    theme.install_theme(application)
    accessibility.install()
    for page, size, language, look, text in cases(arguments[1:]):
        speak(application, language)
        settings = Settings(
            language="en", bot_pace="off", animation_pace="off", look=look,  # type: ignore[arg-type]
            text_size=int(text),  # type: ignore[arg-type]
        )  # fmt: skip
        window = MainWindow(settings)
        window.resize(*(int(length) for length in size.split("x")))
        window.show_home()
        window.show()
        shown = PAGES[page](window)
        for _ in range(4):
            application.processEvents()
        name = f"{page}-{size}-{language}-{look}-{text}"
        if only_check:
            for fault in cut_texts(shown):
                faults += 1
                print(f"{name}: cut off: {fault}", flush=True)
        else:
            picture = shown.grab() if shown.isWindow() else window.grab()
            picture.save(str(folder / f"{name}.png"))
            print(name, flush=True)
        if shown.isWindow():
            shown.close()
        window.close()
        window.deleteLater()
        application.processEvents()
    return min(faults, 1)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
