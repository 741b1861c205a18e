"""What a game calls the things that statistics count in it."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QObject


class FactWords(QObject):
    """Texts in the language of the window, looked up whenever they are asked for."""

    def groups(self) -> dict[str, str]:
        """The groups of facts of which one may have favourites: their ids and titles."""
        raise NotImplementedError

    def member(self, group: str, member: str) -> str:
        """The name of a member of a group."""
        raise NotImplementedError

    def record(self, figure: str) -> str:
        """The record of the house that is the most of a figure, or "" if it is none to show."""
        raise NotImplementedError


_WORDS = {"carrara": ("carrara_desktop.ui.tables.carrara.fact_words", "CarraraFactWords")}


def fact_words(game: str, parent: QObject) -> FactWords:
    """The words of a game's facts, loaded when they are first asked for."""
    module, name = _WORDS[game]
    words: FactWords = getattr(import_module(module), name)(parent)
    return words
