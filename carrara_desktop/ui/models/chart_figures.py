"""A chart as names and texts: what its picture, its table and its file are made of."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from io import StringIO

from PySide6.QtCore import Qt
from PySide6.QtGui import QColor

from carrara_desktop.engine.charts import Chart, Form
from carrara_desktop.engine.record import Seat
from carrara_desktop.ui import i18n
from carrara_desktop.ui.models.cells import Cell, Row
from carrara_desktop.ui.models.chart_words import ChartWords
from carrara_desktop.ui.shell.seats import LINES, PATTERNS, SYMBOLS, seat_colour

_PATTERNS = (
    Qt.BrushStyle.SolidPattern,
    Qt.BrushStyle.Dense5Pattern,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.HorPattern,
    Qt.BrushStyle.DiagCrossPattern,
    Qt.BrushStyle.VerPattern,
)
"""Of series that are no seat's, one after the other."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A series with its name, and all that tells it from the others besides its tone."""

    name: str
    tone: QColor
    line: Qt.PenStyle
    pattern: Qt.BrushStyle
    symbol: str
    """A symbol's name as pyqtgraph knows it."""
    values: tuple[float | None, ...]
    colour: str = ""
    """The colour of the seat, "" for what is no seat's."""


@dataclass(frozen=True, slots=True)
class Figures:
    """A chart in the language of the window. ``numbers`` are its places on the axis."""

    id: str
    form: Form
    title: str
    about: str
    unit: str
    axis: str
    numbers: tuple[int, ...]
    names: tuple[str, ...]
    """What each place is called."""
    series: tuple[Drawn, ...]
    decimals: int = 0

    def text(self, value: float | None) -> str:
        """A figure as it is read, "" for a gap."""
        if value is None:
            return ""
        if self.decimals:
            return i18n.decimal(value, self.decimals)
        return i18n.number(round(value))

    def headers(self) -> list[str]:
        """The heads of the columns of its table."""
        return [self.axis, *(one.name for one in self.series)]

    def rows(self) -> list[Row]:
        """Its table, a row for each place, or for each where there are dots; the row stands for
        the number of the place, counted from 0."""
        rows = []
        for at, (number, name) in enumerate(zip(self.numbers, self.names, strict=True)):
            if self.form == "dots" and all(one.values[at] is None for one in self.series):
                continue
            head = Cell(name, number, is_number=self.form != "bars")
            cells = [
                Cell(self.text(one.values[at]), _figure(one.values[at])) for one in self.series
            ]
            rows.append(Row((head, *cells), at))
        return rows

    def csv(self) -> bytes:
        """Its table for a spreadsheet: UTF-8 with a mark, commas, decimal points."""
        out = StringIO(newline="")
        writer = csv.writer(out)
        writer.writerow(self.headers())
        for at, name in enumerate(self.names):
            plain = name if self.form == "bars" else self.numbers[at]
            writer.writerow([plain, *(_plain(one.values[at]) for one in self.series)])
        return out.getvalue().encode("utf-8-sig")


def figures(chart: Chart, words: ChartWords, seats: Sequence[Seat]) -> Figures:
    """A chart of a game, said in the words of the game."""
    numbers = tuple(
        place if isinstance(place, int) else at + 1 for at, place in enumerate(chart.places)
    )
    names = tuple(
        i18n.number(place) if isinstance(place, int) else words.place(chart.id, place)
        for place in chart.places
    )
    series = tuple(
        drawn_seat(seats[one.seat], one.values)
        if one.seat is not None
        else Drawn(
            words.series(chart.id, one.id),
            words.tone(chart.id, one.id),
            Qt.PenStyle.SolidLine,
            _PATTERNS[at % len(_PATTERNS)],
            "o",
            one.values,
        )
        for at, one in enumerate(chart.series)
    )
    broken = any(value is not None and value % 1 for one in series for value in one.values)
    return Figures(
        id=chart.id,
        form=chart.form,
        title=words.title(chart.id),
        about=words.about(chart.id),
        unit=words.values(chart.id),
        axis=words.places(chart.id),
        numbers=numbers,
        names=names,
        series=series,
        decimals=2 if broken else 0,
    )


def drawn_seat(seat: Seat, values: tuple[float | None, ...]) -> Drawn:
    """The figures of a seat, in its tone and with its own line, pattern and shape."""
    return Drawn(
        seat.name,
        seat_colour(seat.colour),
        LINES.get(seat.colour, Qt.PenStyle.SolidLine),
        PATTERNS.get(seat.colour, Qt.BrushStyle.SolidPattern),
        SYMBOLS.get(seat.colour, "o"),
        values,
        seat.colour,
    )


def _figure(value: float | None) -> float:
    """What a figure is sorted by; gaps come first."""
    return float("-inf") if value is None else value


def _plain(value: float | None) -> str:
    if value is None:
        return ""
    return str(round(value, 4)) if value % 1 else str(round(value))
