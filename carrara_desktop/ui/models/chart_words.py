"""What a game calls its charts, and in which tones it draws the things in them."""

from __future__ import annotations

from importlib import import_module

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor


class ChartWords(QObject):
    """Texts in the language of the window, looked up whenever they are asked for.

    The ids are those of the game's charts, see ``engine.charts``.
    """

    def title(self, chart: str) -> str:
        """The title of a chart."""
        raise NotImplementedError

    def about(self, chart: str) -> str:
        """A sentence on what it shows."""
        raise NotImplementedError

    def values(self, chart: str) -> str:
        """What its figures count."""
        raise NotImplementedError

    def places(self, chart: str) -> str:
        """What its places are, as the head of a column."""
        raise NotImplementedError

    def place(self, chart: str, place: str) -> str:
        """The name of a place that is no number."""
        raise NotImplementedError

    def series(self, chart: str, series: str) -> str:
        """The name of a series that is no seat's."""
        raise NotImplementedError

    def tone(self, chart: str, series: str) -> QColor:
        """The tone of a series that is no seat's."""
        raise NotImplementedError


_WORDS = {"carrara": ("carrara_desktop.ui.tables.carrara.chart_words", "CarraraChartWords")}


def chart_words(game: str, parent: QObject) -> ChartWords:
    """The words of a game's charts, loaded when they are first asked for."""
    module, name = _WORDS[game]
    words: ChartWords = getattr(import_module(module), name)(parent)
    return words
