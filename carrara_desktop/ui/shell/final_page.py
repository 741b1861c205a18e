"""The end of a game: who won, and where everybody's points came from."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QHeaderView, QTableView, QVBoxLayout, QWidget

from carrara_desktop.engine.record import Seat
from carrara_desktop.ui.fonts import body_font, scaled, title_font
from carrara_desktop.ui.models.standings import StandingsModel
from carrara_desktop.ui.shell.flow import FlowLayout
from carrara_desktop.ui.shell.page import Page, button, label
from carrara_desktop.ui.shell.podium import Podium
from carrara_desktop.ui.tables.kit import GameWords, table_kit

if TYPE_CHECKING:
    from carrara_desktop.engine.account import Standing


_COLUMN = 76
"""Pixels of a seat's column at least."""
_GAP = 24
"""Pixels between the picture and the table."""


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: seats and their accounts in the order of the table, and all winners."""

    game: str
    seats: tuple[Seat, ...]
    standings: tuple[Standing, ...]
    winners: tuple[int, ...]


class FinalPage(Page):
    """Winners in a sentence, everybody on a podium, and the account in a table."""

    table_asked = Signal()
    home_asked = Signal()
    analysis_asked = Signal()
    again_asked = Signal(object)
    """A new game with these seats (a tuple of Seat)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._outcome: Outcome | None = None
        self._words: GameWords | None = None
        self._sentence = label(wrap=True)
        self._sentence.setFont(title_font(36))
        self._remark = label("soft", wrap=True)
        self._remark.setFont(title_font(19, italic=True))
        self._podium = Podium()
        self.model = StandingsModel(self)
        self.table = QTableView()
        self.table.setModel(self.model)
        self.table.setTabKeyNavigation(False)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setFont(body_font(15))
        self.table.setSelectionMode(QTableView.SelectionMode.SingleSelection)
        across, down = self.table.horizontalHeader(), self.table.verticalHeader()
        across.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        across.setMinimumSectionSize(_COLUMN)
        across.setFont(body_font(14, bold=True))
        across.setHighlightSections(False)
        down.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        down.setHighlightSections(False)
        down.setMinimumSectionSize(32)
        self.to_table, self.analysis = button(), button()
        self.home, self.again = button(), button("primary")
        self._lay_out()
        self.to_table.clicked.connect(self.table_asked)
        self.analysis.clicked.connect(self.analysis_asked)
        self.home.clicked.connect(self.home_asked)
        self.back.connect(self.home_asked)
        self.again.clicked.connect(self._again)
        self.retranslate()

    def _lay_out(self) -> None:
        page = QVBoxLayout(self)
        page.setContentsMargins(56, 34, 56, 34)
        page.setSpacing(6)
        page.addStretch(1)
        for words in (self._sentence, self._remark):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            page.addWidget(words)
        page.addSpacing(14)
        middle = QHBoxLayout()
        middle.setSpacing(_GAP)
        middle.addStretch(0)
        middle.addWidget(self._podium, 3)
        middle.addWidget(self.table, 8)
        middle.addStretch(0)
        page.addLayout(middle, 12)
        page.addSpacing(16)
        foot = FlowLayout(spacing=12, centred=True)
        for made in (self.to_table, self.analysis, self.home, self.again):
            foot.addWidget(made)
        page.addLayout(foot)
        page.addStretch(1)
        QWidget.setTabOrder(self.table, self.to_table)
        QWidget.setTabOrder(self.to_table, self.analysis)
        QWidget.setTabOrder(self.analysis, self.home)
        QWidget.setTabOrder(self.home, self.again)

    def show_outcome(self, outcome: Outcome) -> None:
        """Show how this game ended."""
        if self._words is None or self._outcome is None or self._outcome.game != outcome.game:
            self._words = table_kit(outcome.game).words(self)
        self._outcome = outcome
        self.model.set_account(outcome.seats, outcome.standings, self._words)
        self._podium.set_seats([
            (seat.name, seat.colour, standing.total, at in outcome.winners)
            for at, (seat, standing) in enumerate(
                zip(outcome.seats, outcome.standings, strict=True)
            )
        ])
        self.retranslate()

    @property
    def sentence(self) -> str:
        """Who won, in words."""
        outcome = self._outcome
        if outcome is None or not outcome.winners:
            return ""
        names = [outcome.seats[seat].name for seat in outcome.winners]
        total = outcome.standings[outcome.winners[0]].total
        points = self.tr("%n victory point(s)", "what a winner has", total)
        if len(names) == 1:
            return self.tr("{name} wins with {points}").format(name=names[0], points=points)
        listed = self.tr("{most} and {last}").format(most=", ".join(names[:-1]), last=names[-1])
        return self.tr("{names} share the victory with {points} each").format(
            names=listed, points=points
        )

    @property
    def remark(self) -> str:
        """Where the total alone did not decide: what did."""
        outcome = self._outcome
        if outcome is None or not outcome.winners or self._words is None:
            return ""
        best = outcome.standings[outcome.winners[0]].total
        level = sum(standing.total == best for standing in outcome.standings)
        if level > len(outcome.winners):
            return self._words.level(shared=False)
        if len(outcome.winners) > 1:
            return self._words.level(shared=True)
        return ""

    def refit(self) -> None:
        self._podium.setMaximumSize(620, 600)
        self.table.setMaximumSize(scaled(960), scaled(560))
        self.table.setMinimumHeight(scaled(380))
        self.table.setIconSize(QSize(scaled(18), scaled(18)))
        self._fit()

    def _fit(self) -> None:
        """Where names would have no room beside the picture, the table says it all."""
        across, down = self.table.horizontalHeader(), self.table.verticalHeader()
        columns = [across.sectionSizeFromContents(at).width() for at in range(across.count())]
        needed = down.sizeHint().width() + len(columns) * max(columns, default=0)
        edges = self.layout().contentsMargins()
        room = self.width() - edges.left() - edges.right()
        beside = room - needed >= self._podium.minimumWidth() + _GAP
        self._podium.setVisible(beside)
        # the picture gives way before the names do
        self.table.setMinimumWidth(needed + 2 * self.table.frameWidth() if beside else 0)
        modes = QHeaderView.ResizeMode
        across.setSectionResizeMode(modes.Stretch if needed <= room else modes.ResizeToContents)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """What is needed without the picture, which goes where there is no room for it."""
        least = super().minimumSizeHint()
        if not self._podium.isHidden():
            least.setWidth(least.width() - self._podium.minimumWidth() - _GAP)
        return least

    def entered(self) -> None:
        self.again.setFocus()

    def retranslate(self) -> None:
        self._sentence.setText(self.sentence)
        self._remark.setText(self.remark)
        self._remark.setVisible(bool(self.remark))
        self.model.retranslate()
        self.table.setAccessibleName(self.tr("Points by source and seat"))
        self.to_table.setText(self.tr("Back to the &table"))
        self.analysis.setText(self.tr("&Analysis"))
        self.home.setText(self.tr("&Home"))
        self.again.setText(self.tr("&New game with the same seats"))
        self.refit()

    def _again(self) -> None:
        if self._outcome is not None:
            self.again_asked.emit(self._outcome.seats)
