"""The analysis of a game: its charts, and tabs for whatever else is known of it."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QTabWidget, QVBoxLayout, QWidget

from carrara_desktop.engine.record import GameRecord
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.registry import game_info
from carrara_desktop.ui import i18n
from carrara_desktop.ui.models.chart_figures import Figures, drawn_seat, figures
from carrara_desktop.ui.models.chart_words import ChartWords, chart_words
from carrara_desktop.ui.shell.charts_view import ChartsView
from carrara_desktop.ui.shell.page import Page, button, label, title_label
from carrara_desktop.ui.shell.report_view import ReportView

if TYPE_CHECKING:
    from carrara_desktop.bots.report import Report
    from carrara_desktop.engine.charts import Chart
    from carrara_desktop.ui.shell.window import MainWindow

CHANCES = "chances"
"""The id of the chart of the seats' chances."""


class AnalysisPage(Page):
    """Shows one game at a time; nothing in it can be changed here."""

    moment_asked = Signal(object, int, bool)
    """Show the table of a record after so many moves; True: and play on from there."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._timeline: Timeline | None = None
        self._charts: tuple[Chart, ...] = ()
        self._chances: tuple[tuple[int, tuple[float, ...]], ...] = ()
        self._words: ChartWords | None = None
        self._titles: list[Callable[[], str]] = []
        self._title = title_label(38)
        self._who = label("soft", wrap=True)
        self.tabs = QTabWidget()
        self.tabs.setDocumentMode(True)
        self.charts = ChartsView(window)
        self.report = ReportView(window)
        self.report.found.connect(self._report_found)
        self.report.moment_asked.connect(self._ask_moment)
        self.leave = button("primary")
        self.leave.clicked.connect(self.back)
        self._lay_out()
        self.add_tab(self.charts, lambda: self.tr("&Charts"))
        self.add_tab(self.report, lambda: self.tr("&Report"))
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(32, 20, 32, 22)
        column.setSpacing(6)
        head = QHBoxLayout()
        head.setSpacing(18)
        head.addWidget(self._title)
        head.addWidget(self._who, 1)
        column.addLayout(head)
        column.addWidget(self.tabs, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.leave)
        column.addSpacing(6)
        column.addLayout(foot)

    # -- what is shown --------------------------------------------------------------------

    def add_tab(self, content: QWidget, title: Callable[[], str]) -> None:
        """Add a tab; ``title`` is asked again whenever the language changes."""
        self._titles.append(title)
        self.tabs.addTab(content, title())
        self.tabs.tabBar().setVisible(self.tabs.count() > 1)

    @property
    def timeline(self) -> Timeline | None:
        """The game that is shown, played through."""
        return self._timeline

    def show_game(self, record: GameRecord, revealed: bool) -> None:
        """Show a game; ``revealed`` if nothing in it is hidden any more.

        Otherwise its charts have what the only person at the table may see, or, of several
        people or of none, what everybody sees.

        Raises:
            RecordError: the record does not fit the rules.
            UnknownGameError: there is no such game.
        """
        info = game_info(record.game)
        rules = info.load()
        copy = msgspec.structs.replace(record, moves=record.moves[:], undone=[], branches=[])
        timeline = Timeline(rules, copy)
        people = [seat for seat, who in enumerate(record.seats) if who.bot is None]
        viewer = people[0] if len(people) == 1 else None
        look = rules.reveal if revealed else rules.view
        views = [look(timeline.position_at(at + 1), viewer) for at in range(len(timeline))]
        if (
            self._words is None
            or self._timeline is None
            or self._timeline.record.game != record.game
        ):
            self._words = chart_words(record.game, self)
        self._timeline = timeline
        self._charts = info.charts()([played.events for played in timeline.played], views)
        self._chances = ()
        self._fill()
        self.report.show_game(timeline if revealed else None)

    def set_chances(self, at: Sequence[int], chances: Sequence[Sequence[float]]) -> None:
        """Show the bots' estimate of each seat's chance to win, from 0 to 1: a row of all seats
        for each of ``at``, the numbers of moves after which it held, in order. None hides it."""
        self._chances = tuple(
            (index, tuple(values)) for index, values in zip(at, chances, strict=True)
        )
        self._fill()

    def _report_found(self, report: Report | None) -> None:
        if report is not None:
            self.set_chances(report.at, report.chances)
        elif self._chances:
            self.set_chances((), ())

    def _ask_moment(self, index: int, play_on: bool) -> None:
        if self._timeline is not None:
            self.moment_asked.emit(self._timeline.record, index, play_on)

    def _fill(self) -> None:
        timeline, words = self._timeline, self._words
        if timeline is None or words is None:
            return
        seats = timeline.record.seats
        shown = [figures(chart, words, seats) for chart in self._charts]
        if self._chances:
            # Right after the points: the two are read together.
            shown.insert(min(1, len(shown)), self._chance_figures())
        self.charts.show_charts(shown)
        self._who.setText(" · ".join(who.name for who in seats))

    def _chance_figures(self) -> Figures:
        timeline = self._timeline
        assert timeline is not None
        stops = timeline.stops()
        numbers = tuple(bisect_left(stops, index) for index, _ in self._chances)
        return Figures(
            id=CHANCES,
            form="lines",
            title=self.tr("Chance to win"),
            about=self.tr("What the bots think of every position, in percent."),
            unit=self.tr("percent"),
            axis=self.tr("Move"),
            numbers=numbers,
            names=tuple(i18n.number(number) for number in numbers),
            series=tuple(
                drawn_seat(who, tuple(100 * values[seat] for _, values in self._chances))
                for seat, who in enumerate(timeline.record.seats)
            ),
        )

    def entered(self) -> None:
        self._fill()
        self.charts.list.setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Analysis"))
        self.leave.setText(self.tr("&Back"))
        for at, title in enumerate(self._titles):
            self.tabs.setTabText(at, title())
        self.charts.retranslate()
        self._fill()
        self.report.retranslate()
