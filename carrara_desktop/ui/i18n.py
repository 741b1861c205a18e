"""Languages of the window: which there are, and changing them while it is open."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from carrara_desktop.ui.resources import translation

SYSTEM: Final = ""
LANGUAGES: Final = {"en": "English", "cs": "Čeština", "fr": "Français"}
"""The languages by code, each under its own name."""

_installed: list[QTranslator] = []
_spoken = "en"
_forget: list[Callable[[], object]] = []


def resolve(language: str) -> str:
    """The language that a setting stands for: the system's, if we speak it, for ``SYSTEM``."""
    if language in LANGUAGES:
        return language
    for wanted in QLocale.system().uiLanguages():
        code = wanted.replace("_", "-").split("-")[0]
        if code in LANGUAGES:
            return code
    return "en"


def install(language: str) -> str:
    """Speak this language from now on (windows get a LanguageChange event); return its code."""
    global _spoken
    _spoken = code = resolve(language)
    QLocale.setDefault(_locale(code))
    while _installed:
        QCoreApplication.removeTranslator(_installed.pop())
    for path in (
        f"{QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)}/qtbase_{code}.qm",
        str(translation(f"qtbase_{code}.qm")),
        str(translation(f"carrara_{code}.qm")),
    ):
        translator = QTranslator()
        if translator.load(path):
            QCoreApplication.installTranslator(translator)
            _installed.append(translator)
    changed()
    return code


def on_change(forget: Callable[[], object]) -> None:
    """Have somebody forget what was looked up, whenever another language is spoken."""
    _forget.append(forget)


def changed() -> None:
    """Other translators are installed than before."""
    for forget in _forget:
        forget()


def spoken() -> str:
    """The code of the language of now."""
    return _spoken


def number(value: int) -> str:
    """A whole number as the reader writes it."""
    return QLocale().toString(value)


def decimal(value: float, places: int = 1) -> str:
    """A number with decimals as the reader writes it."""
    return QLocale().toString(value, "f", places)


def moment(when: datetime) -> str:
    """A date and time as the reader writes them, in local time."""
    local = when.astimezone()
    return QLocale().toString(local.replace(tzinfo=None), QLocale.FormatType.ShortFormat)


def _locale(code: str) -> QLocale:
    system = QLocale.system()
    # The system's own region (fr_CH, en_GB) knows better how its reader writes a date.
    return system if system.name().split("_")[0] == code else QLocale(code)
