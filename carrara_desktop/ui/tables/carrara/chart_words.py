"""The words and tones of the charts of a game of Carrara, see ``games.carrara.charts``."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtGui import QColor

from carrara_desktop.games.carrara import components as c
from carrara_desktop.ui.models.chart_words import ChartWords
from carrara_desktop.ui.tables.carrara.art.palette import marble
from carrara_desktop.ui.tables.carrara.phrases import CarraraWords


class CarraraChartWords(ChartWords):
    """Sources and marbles are called as everywhere at the table."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = CarraraWords(self)

    def title(self, chart: str) -> str:
        return {
            "points": self.tr("Victory points"),
            "sources": self.tr("Points by source"),
            "florins": self.tr("Florins"),
            "blocks": self.tr("Blocks behind the screens"),
            "prices": self.tr("Price of a block"),
            "wheel": self.tr("Marble on the wheel"),
            "bag": self.tr("Marble in the bag"),
        }[chart]

    def about(self, chart: str) -> str:
        return {
            "points": self.tr("At the end of every turn; the last one includes the final account."),
            "sources": self.tr("What everybody's points came from."),
            "florins": self.tr("What everybody had at the end of every turn."),
            "blocks": self.tr("What everybody had at the end of every turn."),
            "prices": self.tr("What a block cost on average in every purchase."),
            "wheel": self.tr("What lay on the wheel at the end of every turn."),
            "bag": self.tr("What was left in the bag at the end of every turn."),
        }[chart]

    def values(self, chart: str) -> str:
        return {
            "points": self.tr("VP"),
            "sources": self.tr("VP"),
            "florins": self.tr("florins", "what an axis counts"),
            "prices": self.tr("florins a block"),
        }.get(chart) or self.tr("blocks", "what an axis counts")

    def places(self, chart: str) -> str:
        return self.tr("Source") if chart == "sources" else self.tr("Turn", "head of a column")

    def place(self, chart: str, place: str) -> str:
        return self._names.source(place)

    def series(self, chart: str, series: str) -> str:
        return self._names.colour(c.COLOURS.index(series))

    def tone(self, chart: str, series: str) -> QColor:
        return marble(c.COLOURS.index(series))
