"""The report on a game: what each decision cost, luck and skill, and where the game turned."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

import msgspec
from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.bots.report import FORMAT, MORE_WORLDS, Decision, Report, TurningPoint
from carrara_desktop.engine.rules import MoveError
from carrara_desktop.ui import i18n
from carrara_desktop.ui.fonts import body_font, title_font
from carrara_desktop.ui.models.cells import Cell, CellsModel, Row
from carrara_desktop.ui.report_client import ReportClient
from carrara_desktop.ui.shell.page import button, label
from carrara_desktop.ui.shell.seats import marker_icon
from carrara_desktop.ui.tables.kit import GameWords, table_kit

if TYPE_CHECKING:
    from carrara_desktop.engine.timeline import Timeline
    from carrara_desktop.ui.shell.window import MainWindow

_PLACES = 3
"""Turning points that have room."""


class ReportView(QWidget):
    """Makes the report on the game that it shows, in the background, and keeps it with the game."""

    found = Signal(object)
    """A ``Report`` is shown; None while there is none."""
    moment_asked = Signal(int, bool)
    """Show the table after so many moves; True: and play on from there."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self._timeline: Timeline | None = None
        self._words: GameWords | None = None
        self._report: Report | None = None
        self._trouble = ""
        self._progress: tuple[int, int] | None = None
        self.worlds = MORE_WORLDS
        self._client = ReportClient(self)
        self._client.progressed.connect(self._progressed)
        self._client.reported.connect(self._reported)
        self._client.failed.connect(self._failed)
        self._about = label("soft", wrap=True)
        self.make, self.stop = button("primary"), button()
        self.bar = QProgressBar()
        self.seats_model, self.model = CellsModel(self), CellsModel(self)
        self.seats, self.table = _table(self.seats_model), _table(self.model)
        self.seats.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.points = [_Point() for _ in range(_PLACES)]
        self._points_title = label()
        self._points_title.setFont(title_font(18))
        self.detail = label(wrap=True)
        self.show_me, self.play_on = button(), button()
        self._lay_out()
        self.make.clicked.connect(self.start)
        self.stop.clicked.connect(self.cancel)
        self.table.selectionModel().currentRowChanged.connect(self._row_chosen)
        self.table.activated.connect(lambda _index: self._ask_moment(False))
        self.show_me.clicked.connect(lambda: self._ask_moment(False))
        self.play_on.clicked.connect(lambda: self._ask_moment(True))
        for point in self.points:
            point.moment_asked.connect(self.moment_asked)
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 10, 0, 0)
        column.setSpacing(8)
        head = QHBoxLayout()
        head.setSpacing(12)
        for widget, share in ((self._about, 1), (self.bar, 1), (self.make, 0), (self.stop, 0)):
            head.addWidget(widget, share)
        column.addLayout(head)
        self._body = QWidget()
        body = QHBoxLayout(self._body)
        body.setContentsMargins(0, 0, 0, 0)
        body.setSpacing(12)
        left = QVBoxLayout()
        left.addWidget(self.table, 1)
        left.addWidget(self.detail)
        foot = QHBoxLayout()
        foot.addWidget(self.show_me)
        foot.addWidget(self.play_on)
        foot.addStretch(1)
        left.addLayout(foot)
        body.addLayout(left, 3)
        right = QVBoxLayout()
        right.addWidget(self.seats, 1)
        right.addWidget(self._points_title)
        for point in self.points:
            right.addWidget(point)
        body.addLayout(right, 2)
        column.addWidget(self._body, 1)
        self._filler = QWidget()
        column.addWidget(self._filler, 1)

    # -- what is shown --------------------------------------------------------------------

    def show_game(self, timeline: Timeline | None) -> None:
        """Show the report on a game that hides nothing any more; what is being made is dropped.

        None for a game that may not be reported on: a report looks behind the screens.
        """
        self._client.close()
        before = self._timeline
        self._timeline, self._report, self._progress, self._trouble = timeline, None, None, ""
        if timeline is not None:
            game = timeline.record.game
            if self._words is None or before is None or before.record.game != game:
                self._words = table_kit(game).words(self)
            self._report = self._kept()
        self._fill()

    def _kept(self) -> Report | None:
        assert self._timeline is not None
        record = self._timeline.record
        # what has no id is in no library
        data = self._window.library.reports.find(record) if record.id else None
        if data is None:
            return None
        try:
            report = msgspec.json.decode(data, type=Report)
        except msgspec.MsgspecError:
            return None
        return report if report.format == FORMAT else None

    # -- making it ------------------------------------------------------------------------

    def start(self) -> None:
        """Make the report, in a process of its own."""
        if self._timeline is not None and self._progress is None:
            self._progress, self._trouble = (0, 0), ""
            self._client.ask(self._timeline.record, self.worlds)
            self._fill()
            self.stop.setFocus()

    def cancel(self) -> None:
        """Stop making it, at once."""
        self._client.close()
        self._progress = None
        self._fill()
        self.make.setFocus()

    def close_down(self) -> None:
        """End the process, if there is one."""
        self._client.close()
        self._progress = None

    def _progressed(self, done: int, total: int) -> None:
        self._progress = done, total
        self._show_progress()

    def _reported(self, report: Report) -> None:
        self._report, self._progress = report, None
        record = self._timeline.record if self._timeline is not None else None
        if record is not None and record.id:
            try:
                self._window.library.reports.keep(record, msgspec.json.encode(report))
            except OSError as error:
                self._window.warn(self.tr("The report can't be kept."), str(error))
        self._fill()

    def _failed(self, why: str) -> None:
        self._progress, self._trouble = None, why
        self._fill()

    # -- filling --------------------------------------------------------------------------

    def _fill(self) -> None:
        report, running = self._report, self._progress is not None
        shown = report is not None and not running
        self._body.setVisible(shown)
        self._filler.setVisible(not shown)
        self.bar.setVisible(running)
        self.stop.setVisible(running)
        self.make.setVisible(self._timeline is not None and not running and report is None)
        self._about.setText(self._introduction())
        self._about.setToolTip(self._trouble)
        self._show_progress()
        if report is not None:
            self._fill_seats(report)
            self._fill_decisions(report)
            for place, point in enumerate(self.points):
                point.setVisible(place < len(report.turning_points))
            for point, turning in zip(self.points, report.turning_points, strict=False):
                point.show_point(self._point_words(turning), turning.index)
        # last: who hears may ask for what is shown
        self.found.emit(report if shown else None)

    def _introduction(self) -> str:
        if self._timeline is None:
            return self.tr("There is a report once the game is over: it looks behind the screens.")
        if self._progress is not None:
            return self.tr("Every decision is being judged.")
        if self._trouble:
            return self.tr("The report could not be made.")
        if self._report is None:
            return self.tr(
                "A report judges every decision of the game against the best move. "
                "It takes some minutes."
            )
        return self.tr("Losses are against the best move in the same imagined futures.")

    def _show_progress(self) -> None:
        if self._progress is None:
            return
        done, total = self._progress
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.bar.setAccessibleName(self.tr("Decisions judged"))

    def _fill_seats(self, report: Report) -> None:
        assert self._timeline is not None
        headers = (self.tr("Seat"), self.tr("Accuracy"), self.tr("Luck"), self.tr("Lost"))
        rows = [
            Row(
                (
                    Cell(who.name, icon=marker_icon(who.colour)),
                    Cell(_percent(report.accuracy[seat] / 100), report.accuracy[seat]),
                    Cell(_signed(report.luck[seat]), report.luck[seat]),
                    Cell(i18n.decimal(-report.skill[seat]), -report.skill[seat]),
                ),
                seat,
            )
            for seat, who in enumerate(self._timeline.record.seats)
        ]
        self.seats_model.set_table(headers, rows)
        self.seats.resizeColumnsToContents()

    def _fill_decisions(self, report: Report) -> None:
        headers = (
            self.tr("Move"),
            self.tr("Seat"),
            self.tr("Judgement"),
            self.tr("Points lost"),
            self.tr("Chance lost"),
        )
        chosen = self.chosen()
        self.model.set_table(headers, [self._decision_row(one) for one in report.decisions])
        self.table.resizeColumnsToContents()
        worst = max(report.decisions, key=lambda one: one.chance_loss, default=None)
        place = chosen or worst
        if place is not None and (row := self.model.row_of(place.index)) >= 0:
            self.table.selectRow(row)
        self._show_detail()

    def _decision_row(self, one: Decision) -> Row:
        assert self._timeline is not None
        number = self._number(one.index)
        who = self._timeline.record.seats[one.seat]
        return Row(
            (
                Cell(i18n.number(number), number),
                Cell(who.name, icon=marker_icon(who.colour)),
                Cell(self._mark(one.mark)),
                Cell(f"{i18n.decimal(one.loss)} ± {i18n.decimal(one.error)}", one.loss),
                Cell(_percent(one.chance_loss), one.chance_loss),
            ),
            one.index,
            bold=bool(one.mark),
        )

    def _number(self, index: int) -> int:
        """The number, from 1, of the decision that was made after so many moves."""
        assert self._timeline is not None
        return bisect_left(self._timeline.stops(), index) + 1

    def _mark(self, mark: str) -> str:
        return {
            "inaccuracy": self.tr("inaccuracy"),
            "mistake": self.tr("mistake"),
            "blunder": self.tr("blunder"),
        }.get(mark, "")

    def _point_words(self, point: TurningPoint) -> str:
        assert self._timeline is not None
        text = (
            self.tr("Move {number}, chance: {name} {change}")
            if point.luck
            else self.tr("Move {number}, decision: {name} {change}")
        )
        return text.format(
            number=i18n.number(self._number(point.index)),
            name=self._timeline.record.seats[point.seat].name,
            change=_percent(point.change, signed=True),
        )

    # -- one decision ---------------------------------------------------------------------

    def chosen(self) -> Decision | None:
        """The decision whose line is chosen."""
        index = self.table.currentIndex()
        if self._report is None or not index.isValid():
            return None
        at = self.model.row(index.row()).id
        return next((one for one in self._report.decisions if one.index == at), None)

    def _row_chosen(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self._show_detail()

    def _show_detail(self) -> None:
        one = self.chosen()
        self.show_me.setEnabled(one is not None)
        self.play_on.setEnabled(one is not None and self._may_branch())
        if one is None:
            self.detail.setText("")
            return
        lines = [self.tr("Played: {move}").format(move=self._move_words(one, one.played))]
        if one.best != one.played:
            lines.append(self.tr("Better: {move}").format(move=self._move_words(one, one.best)))
        self.detail.setText("\n".join(lines))

    def _move_words(self, one: Decision, line: str) -> str:
        timeline, words = self._timeline, self._words
        assert timeline is not None and words is not None
        position = timeline.position_at(one.index)
        try:
            move = timeline.rules.read(position, line)
        except MoveError:
            return line
        return " · ".join(words.path(timeline.rules.reveal(position, one.seat), move))

    def _may_branch(self) -> bool:
        """Branches are kept with a game, so there are none of what is not in the library."""
        return self._timeline is not None and bool(self._timeline.record.id)

    def _ask_moment(self, play_on: bool) -> None:
        one = self.chosen()
        if one is not None:
            self.moment_asked.emit(one.index, play_on)

    def retranslate(self) -> None:
        """Everything in the language of now."""
        self.make.setText(self.tr("&Make the report"))
        self.stop.setText(self.tr("&Stop"))
        self.show_me.setText(self.tr("Show &me"))
        self.play_on.setText(self.tr("Play &on from here"))
        self._points_title.setText(self.tr("Turning points"))
        self.seats.setAccessibleName(self.tr("Luck and skill of each seat, in points"))
        self.table.setAccessibleName(self.tr("Decisions and what they lost"))
        for point in self.points:
            point.retranslate()
        self._fill()


class _Point(QFrame):
    """A turning point, and the ways to it."""

    moment_asked = Signal(int, bool)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._index = 0
        self.text = label(wrap=True)
        self.show_me, self.play_on = button(), button()
        self.show_me.clicked.connect(lambda: self.moment_asked.emit(self._index, False))
        self.play_on.clicked.connect(lambda: self.moment_asked.emit(self._index, True))
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 8)
        column.addWidget(self.text)
        row = QHBoxLayout()
        row.addWidget(self.show_me)
        row.addWidget(self.play_on)
        row.addStretch(1)
        column.addLayout(row)

    def show_point(self, words: str, index: int) -> None:
        """Show a turning point at the move after ``index`` moves."""
        self._index = index
        self.text.setText(words)
        for made in (self.show_me, self.play_on):
            made.setAccessibleDescription(words)

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.show_me.setText(self.tr("Show me"))
        self.play_on.setText(self.tr("Play on from here"))


def _table(model: CellsModel) -> QTableView:
    view = QTableView()
    view.setModel(model)
    view.setTabKeyNavigation(False)
    view.setAlternatingRowColors(True)
    view.setShowGrid(False)
    view.setFont(body_font(13))
    view.setWordWrap(False)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.verticalHeader().hide()
    view.verticalHeader().setDefaultSectionSize(26)
    view.horizontalHeader().setHighlightSections(False)
    view.horizontalHeader().setStretchLastSection(True)
    return view


def _signed(value: float, places: int = 1) -> str:
    return ("+" if value >= 0 else "−") + i18n.decimal(abs(value), places)


def _percent(part: float, signed: bool = False) -> str:
    text = _signed(100 * part, 0) if signed else i18n.decimal(100 * part, 0)
    return f"{text}\N{NO-BREAK SPACE}%"
