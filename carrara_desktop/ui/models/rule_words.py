"""What a game says about its rules: its variants, its table rules and its rulings."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from PySide6.QtCore import QObject


class RuleWords(QObject):
    """Texts in the language of the window, looked up whenever they are asked for."""

    def variant(self, variant: str) -> str:
        """A variant's name."""
        raise NotImplementedError

    def about_variant(self, variant: str) -> str:
        """What a variant is, in a line."""
        raise NotImplementedError

    def option(self, option: str) -> str:
        """The name of a table rule."""
        raise NotImplementedError

    def value(self, option: str, value: Any) -> str:
        """What is played under a value of a table rule, or "" where its name says it all."""
        raise NotImplementedError

    def rulings(self) -> dict[str, tuple[str, str]]:
        """Question and ruling, by the ruling's id."""
        raise NotImplementedError


_WORDS = {"carrara": ("carrara_desktop.ui.tables.carrara.ruling_words", "CarraraRuleWords")}


def rule_words(game: str, parent: QObject) -> RuleWords:
    """The words of a game's rules, loaded when they are first asked for."""
    module, name = _WORDS[game]
    words: RuleWords = getattr(import_module(module), name)(parent)
    return words
