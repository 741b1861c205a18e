"""The report on a game: what each decision cost, luck and skill, and where the game turned."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QProgressBar,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.bots.report import Decision, Report, TurningPoint
from carrara_desktop.engine.rules import MoveError
from carrara_desktop.ui import i18n
from carrara_desktop.ui.fonts import body_font, title_font
from carrara_desktop.ui.models import fault_words
from carrara_desktop.ui.models.cells import Cell, CellsModel, Row
from carrara_desktop.ui.report_maker import ReportMaker
from carrara_desktop.ui.shell.fitted_table import FittedTable
from carrara_desktop.ui.shell.page import button, label
from carrara_desktop.ui.shell.seats import marker_icon
from carrara_desktop.ui.tables.kit import GameWords, table_kit

if TYPE_CHECKING:
    from carrara_desktop.engine.timeline import Timeline
    from carrara_desktop.ui.shell.window import MainWindow

_PLACES = 3
"""Turning points that have room."""


class ReportView(QWidget):
    """Shows the report on a game, as far as it has been made, and has it made."""

    found = Signal(object)
    """A ``Report`` is shown; None while there is none."""
    moment_asked = Signal(int, bool)
    """Show the table after so many moves; True: and play on from there."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self._timeline: Timeline | None = None
        self._words: GameWords | None = None
        self.maker = ReportMaker(lambda: window.library.reports, self)
        self.maker.changed.connect(self._fill)
        self.maker.grown.connect(self._grow)
        self.maker.progressed.connect(self._show_progress)
        self.maker.not_kept.connect(self._tell_not_kept)
        self._worst = -1
        """Where the decision is that was worst when the table was filled last; -1 if there is none.
        """
        self._about = label("soft", wrap=True)
        self.make, self.stop = button("primary"), button()
        self.bar, self.share = QProgressBar(), label()
        # Qt writes in the dark on the dark part of the bar, and never as a language does.
        self.bar.setTextVisible(False)
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
        for widget, stretch in (
            (self._about, 1), (self.bar, 1), (self.share, 0), (self.make, 0), (self.stop, 0),
        ):  # fmt: skip
            head.addWidget(widget, stretch)
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
        before, self._timeline = self._timeline, timeline
        if timeline is not None:
            game = timeline.record.game
            if self._words is None or before is None or before.record.game != game:
                self._words = table_kit(game).words(self)
        self.maker.look_at(timeline.record if timeline is not None else None)

    # -- making it ------------------------------------------------------------------------

    def start(self) -> None:
        """Make the report, or go on with it, in a process of its own."""
        self.maker.start()
        if self.maker.progress is not None:
            self.stop.setFocus()

    def cancel(self) -> None:
        """Stop making it, at once; what has been judged stays."""
        self.maker.stop()
        self.make.setFocus()

    def close_down(self) -> None:
        """End the process, if there is one; what has been judged is kept."""
        self.maker.close()

    def _tell_not_kept(self, error: OSError) -> None:
        self._window.warn(self.tr("The report can't be kept."), fault_words.sentence(error))

    # -- filling --------------------------------------------------------------------------

    def _fill(self) -> None:
        report, running = self.maker.report, self.maker.progress is not None
        self._body.setVisible(report is not None)
        self._filler.setVisible(report is None)
        self.bar.setVisible(running)
        self.share.setVisible(running)
        self.stop.setVisible(running)
        unfinished = report is None or not report.complete
        self.make.setVisible(self._timeline is not None and not running and unfinished)
        self.make.setText(
            self.tr("&Make the report") if report is None else self.tr("&Go on with the report")
        )
        self._about.setText(self._introduction())
        self._about.setToolTip(self.maker.trouble)
        self._show_progress()
        if report is not None:
            self._fill_seats(report)
            self._fill_decisions(report)
            for place, point in enumerate(self.points):
                point.setVisible(place < len(report.turning_points))
            for point, turning in zip(self.points, report.turning_points, strict=False):
                point.show_point(
                    self._point_words(turning),
                    turning.index,
                    self._may_show(),
                    self._may_play_on(turning.index),
                )
        # last: who hears may ask for what is shown
        self.found.emit(None if running else report)

    def _grow(self) -> None:
        # a table in a window takes its time; who plays meanwhile must not feel it
        if self.isVisible():
            self._fill()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.maker.progress is not None:  # it may have grown out of sight
            self._fill()

    def _introduction(self) -> str:
        if self._timeline is None:
            return self.tr("There is a report once the game is over: it looks behind the screens.")
        report = self.maker.report
        if self.maker.progress is not None:
            return self.tr("Every decision is being judged.")
        if report is not None and not report.complete:
            text = self.tr(
                "This is only a part of the report: {done} of {all} decisions have been judged."
            )
            return text.format(
                done=i18n.number(len(report.decisions)), all=i18n.number(report.total)
            )
        if self.maker.trouble:
            return self.tr("The report could not be made.")
        if report is None:
            return self.tr(
                "A report judges every decision of the game against the best move. "
                "It takes some minutes."
            )
        return self.tr("Losses are against the best move in the same imagined futures.")

    def _show_progress(self) -> None:
        if self.maker.progress is None:
            return
        done, total = self.maker.progress
        self.bar.setRange(0, total)
        self.bar.setValue(done)
        self.share.setMinimumWidth(self.share.fontMetrics().horizontalAdvance(_percent(1.0)))
        self.share.setText(_percent(100 * done // max(1, total) / 100))
        self.bar.setAccessibleName(self.tr("Decisions judged"))

    def _fill_seats(self, report: Report) -> None:
        assert self._timeline is not None
        headers = (self.tr("Seat"), self.tr("Accuracy"), self.tr("Luck"), self.tr("Lost"))
        rows = [
            Row(
                (
                    Cell(who.name, icon=marker_icon(who.colour)),
                    Cell(_percent(report.accuracy[seat] / 100), report.accuracy[seat]),
                    Cell(_with_error(_signed(luck), report.luck_errors[seat]), luck),
                    Cell(i18n.decimal(-report.skill[seat]), -report.skill[seat]),
                ),
                seat,
            )
            for seat, (who, luck) in enumerate(
                zip(self._timeline.record.seats, report.luck, strict=True)
            )
        ]
        self.seats_model.set_table(headers, rows)
        self.seats.fit()

    def _fill_decisions(self, report: Report) -> None:
        headers = (
            self.tr("Move"),
            self.tr("Seat"),
            self.tr("Judgement"),
            self.tr("Points lost"),
            self.tr("Chance lost"),
        )
        chosen, bar = self.chosen(), self.table.verticalScrollBar()
        scrolled = bar.value()
        self.model.set_table(headers, [self._decision_row(one) for one in report.decisions])
        self.table.fit()
        worst = max(report.decisions, key=lambda one: one.chance_loss, default=None)
        # the worst one is followed for as long as nobody has chosen another
        place = worst if chosen is None or chosen.index == self._worst else chosen
        self._worst = worst.index if worst is not None else -1
        if place is not None and (row := self.model.row_of(place.index)) >= 0:
            self.table.selectRow(row)
            if chosen is not None and chosen.index == place.index:
                bar.setValue(scrolled)
            else:
                # not at an edge, which the words below may take
                middle = QAbstractItemView.ScrollHint.PositionAtCenter
                self.table.scrollTo(self.model.index(row, 0), middle)
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
                Cell(_with_error(i18n.decimal(one.loss), one.error), one.loss),
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
        # what chance brought belongs to the decision that it followed
        index = point.index - 1 if point.luck else point.index
        return text.format(
            number=i18n.number(self._number(index)),
            name=self._timeline.record.seats[point.seat].name,
            change=_percent(point.change, signed=True),
        )

    # -- one decision ---------------------------------------------------------------------

    def chosen(self) -> Decision | None:
        """The decision whose line is chosen."""
        index = self.table.currentIndex()
        report = self.maker.report
        if report is None or not index.isValid():
            return None
        at = self.model.row(index.row()).id
        return next((one for one in report.decisions if one.index == at), None)

    def _row_chosen(self, _now: QModelIndex, _before: QModelIndex) -> None:
        self._show_detail()

    def _show_detail(self) -> None:
        one = self.chosen()
        self.show_me.setEnabled(one is not None and self._may_show())
        self.play_on.setEnabled(one is not None and self._may_play_on(one.index))
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

    def _may_show(self) -> bool:
        """Whether the table of the game can be laid: it is in the library, or lies there. A branch
        has no place of its own in the library."""
        if self._timeline is None:
            return False
        record = self._timeline.record
        return bool(record.id) or self._window.lies_on_table(record)

    def _may_play_on(self, index: int) -> bool:
        """Whether anything is left to play where the table is shown after so many moves: after
        the last decision, chance may have ended the game."""
        if self._timeline is None or not self._may_show():
            return False
        stops = self._timeline.stops()
        return stops[min(bisect_left(stops, index), len(stops) - 1)] < len(self._timeline)

    def _ask_moment(self, play_on: bool) -> None:
        one = self.chosen()
        if one is not None and self._may_show():
            self.moment_asked.emit(one.index, play_on)

    def retranslate(self) -> None:
        """Everything in the language of now."""
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

    def show_point(self, words: str, index: int, may_show: bool, may_play_on: bool) -> None:
        """Show a turning point at the move after ``index`` moves, and the ways that there are."""
        self._index = index
        self.text.setText(words)
        self.show_me.setVisible(may_show)
        self.play_on.setVisible(may_play_on)
        for made in (self.show_me, self.play_on):
            made.setAccessibleDescription(words)

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.show_me.setText(self.tr("Show me"))
        self.play_on.setText(self.tr("Play on from here"))


def _table(model: CellsModel) -> FittedTable:
    view = FittedTable(line=26)
    view.setModel(model)
    view.setTabKeyNavigation(False)
    view.setAlternatingRowColors(True)
    view.setShowGrid(False)
    view.setFont(body_font(13))
    view.setWordWrap(False)
    view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    view.horizontalHeader().setHighlightSections(False)
    return view


def _signed(value: float, places: int = 1) -> str:
    return ("+" if value >= 0 else "−") + i18n.decimal(abs(value), places)


def _with_error(value: str, error: float) -> str:
    return f"{value} ± {i18n.decimal(error)}"


def _percent(part: float, signed: bool = False) -> str:
    text = _signed(100 * part, 0) if signed else i18n.decimal(100 * part, 0)
    return f"{text}\N{NO-BREAK SPACE}%"
