"""Statistics of the library: everybody's games, one player closely, the records of the house."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QCheckBox,
    QHBoxLayout,
    QSizePolicy,
    QTableView,
    QTabWidget,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.library.statistics import (
    Player,
    PlayerStatistics,
    Statistics,
    Wanted,
)
from carrara_desktop.ui import i18n
from carrara_desktop.ui.fonts import body_font
from carrara_desktop.ui.models.cells import CellsModel, IdRole, Row
from carrara_desktop.ui.models.fact_words import fact_words
from carrara_desktop.ui.models.statistics import StatisticsWords
from carrara_desktop.ui.shell.fitted_table import FittedTable
from carrara_desktop.ui.shell.flow import FlowLayout
from carrara_desktop.ui.shell.game_filters import GameFilters
from carrara_desktop.ui.shell.page import Body, Page, button, label, title_label
from carrara_desktop.ui.shell.rating_chart import RatingChart

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow

_GAME: Final = "carrara"
_WIDEST: Final = 1400


class StatisticsPage(Page):
    """A table of all players above, the chosen one below; the house on a tab of its own."""

    game_asked = Signal(str)
    """A game, by its id, is to be shown in the library."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._service = window.shelf
        self._facts = fact_words(_GAME, self)
        self._words = StatisticsWords(self._facts, self)
        self._statistics: Statistics | None = None
        self._counting = (0, 0)
        self._player: Player | None = None
        self._title = title_label(38)
        self.filters = GameFilters()
        self.people_only = QCheckBox()
        self.state = label("soft")
        self.tabs, self.detail = QTabWidget(), QTabWidget()
        self.detail.setUsesScrollButtons(False)
        # the whole names of the tabs would keep a page wide that has been wide
        self.detail.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Expanding)
        self._models: list[CellsModel] = []
        self.players, self.records = self._table(), self._table()
        self.kinds, self.versus, self.ratings = self._table(), self._table(), self._table()
        self.favourites = {group: self._table() for group in self._facts.groups()}
        self.chart = RatingChart()
        self._name = title_label(22)
        self._about = label("soft", wrap=True)
        self._about.setFont(body_font(13))
        self._empty, self._hint = label("soft", wrap=True), label("soft")
        self._hint.setFont(body_font(13))
        self.leave = button("primary", least=170)
        self._lay_out()
        self._connect()
        self.retranslate()

    # ------------------------------------------------------------------------ set-up

    def _table(self) -> FittedTable:
        table = FittedTable(line=30)
        model = CellsModel(self)
        self._models.append(model)
        table.setModel(model)
        table.setTabKeyNavigation(False)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.setFont(body_font(14))
        table.setSortingEnabled(True)
        table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        table.setWordWrap(False)
        header = table.horizontalHeader()
        header.setHighlightSections(False)
        header.setStretchLastSection(False)
        header.setSortIndicator(-1, Qt.SortOrder.DescendingOrder)
        header.setSortIndicatorClearable(True)
        # Ten thousand rows must not all be measured for the width of a column.
        header.setResizeContentsPrecision(40)
        return table

    def _lay_out(self) -> None:
        body = Body()
        body.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        line = FlowLayout()
        for widget in (self.filters, self.people_only, self.state):
            line.addWidget(widget)
        self.state.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.state.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(line)
        column.addWidget(self.tabs, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.leave)
        column.addLayout(foot)
        self.tabs.addTab(self._players_tab(), "")
        self.tabs.addTab(_padded(self.records, self._hint), "")
        page = QVBoxLayout(self)
        page.setContentsMargins(28, 12, 28, 16)
        page.setSpacing(6)
        page.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(body, 1000)
        across.addStretch(1)
        page.addLayout(across, 1)
        chain: list[QWidget] = [
            self.filters.variants,
            self.filters.seat_counts,
            self.people_only,
            self.tabs,
            self.players,
            self.detail,
            self.ratings,
            self.kinds,
            self.versus,
            *self.favourites.values(),
            self.records,
            self.leave,
        ]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _players_tab(self) -> QWidget:
        tab = QWidget()
        column = QVBoxLayout(tab)
        column.setContentsMargins(12, 12, 12, 12)
        column.setSpacing(8)
        column.addWidget(self._empty)
        column.addWidget(self.players, 5)
        heading = QHBoxLayout()
        heading.setSpacing(14)
        heading.addWidget(self._name)
        heading.addWidget(self._about, 1)
        column.addLayout(heading)
        column.addWidget(self.detail, 5)
        rating = QWidget()
        beside = QHBoxLayout(rating)
        beside.setContentsMargins(10, 10, 10, 10)
        beside.setSpacing(12)
        beside.addWidget(self.chart, 3)
        beside.addWidget(self.ratings, 2)
        favourites = QWidget()
        side_by_side = QHBoxLayout(favourites)
        side_by_side.setContentsMargins(10, 10, 10, 10)
        side_by_side.setSpacing(12)
        for table in self.favourites.values():
            side_by_side.addWidget(table)
        for widget in (rating, _padded(self.kinds), _padded(self.versus), favourites):
            self.detail.addTab(widget, "")
        return tab

    def _connect(self) -> None:
        self._service.counted.connect(self._show)
        self._service.counting.connect(self._show_counting)
        self.filters.changed.connect(self._ask)
        self.people_only.clicked.connect(self._ask)
        self.players.selectionModel().currentRowChanged.connect(self._choose)
        self.versus.activated.connect(self._go_to_player)
        for table in (self.records, self.ratings):
            table.activated.connect(self._go_to_game)
        self.leave.clicked.connect(self.back)

    # ------------------------------------------------------------------ what is shown

    @property
    def player(self) -> PlayerStatistics | None:
        """The player who is looked at closely."""
        if self._statistics is None:
            return None
        return next((one for one in self._statistics.players if one.player == self._player), None)

    def _ask(self, *_: object) -> None:
        self._service.reckon(
            Wanted(
                variant=self.filters.variant,
                seats=self.filters.seats,
                people_only=self.people_only.isChecked(),
            )
        )

    def _show(self, statistics: Statistics) -> None:
        self._statistics = statistics
        words = self._words
        if self.player is None:
            self._player = statistics.players[0].player if statistics.players else None
        chosen = self._player
        _fill(self.players, words.player_headers(), words.players(statistics))
        _fill(self.records, words.record_headers(), words.records(statistics), wide=2)
        row = self._model(self.players).row_of(chosen)
        if row >= 0 and chosen is not None:
            self._player = chosen
            self.players.setCurrentIndex(self._model(self.players).index(row, 0))
        none = not statistics.players
        self._empty.setVisible(none)
        self.players.setVisible(not none)
        self._show_player()
        self._show_state()

    def _model(self, table: QTableView) -> CellsModel:
        model = table.model()
        assert isinstance(model, CellsModel)
        return model

    def _choose(self, now: QModelIndex, _before: object = None) -> None:
        player = now.data(IdRole)
        if player is not None and player != self._player:
            self._player = player
            self._show_player()

    def _show_player(self) -> None:
        one, statistics, words = self.player, self._statistics, self._words
        for widget in (self._name, self._about, self.detail):
            widget.setVisible(one is not None)
        if one is None or statistics is None:
            return
        self._name.setText(words.name(one))
        self._about.setText(self._sentence(one))
        _fill(self.kinds, words.kind_headers(), words.kinds(one))
        _fill(self.versus, words.versus_headers(), words.versus(one, statistics))
        _fill(self.ratings, words.rating_headers(), words.ratings(one))
        for group, table in self.favourites.items():
            _fill(table, words.favourite_headers(group), words.favourites(one, group))
        self.chart.show_ratings([point.rating for point in one.history], self.tr("games"))
        self.chart.setAccessibleDescription(self._about.text())

    def _sentence(self, one: PlayerStatistics) -> str:
        rating = self.tr("Rating {mean} ± {margin}").format(
            mean=i18n.decimal(one.rating.mean), margin=i18n.decimal(one.rating.margin)
        )
        games = self.tr("%n game(s)", "in statistics", one.total.games)
        wins = self.tr("%n win(s)", "in statistics", one.total.wins)
        return " · ".join((games, wins, rating))

    def _show_counting(self, left: int, games: int) -> None:
        self._counting = (left, games)
        self._show_state()

    def _show_state(self) -> None:
        statistics = self._statistics
        if statistics is None:
            self.state.setText(self.tr("Counting…"))
            return
        parts = [self.tr("%n finished game(s)", "in statistics", statistics.games)]
        if statistics.left_out:
            parts.append(self.tr("%n left out", "games in statistics", statistics.left_out))
        left, games = self._counting
        if left:
            done = self.tr("looked through: {done} of {all}").format(done=games - left, all=games)
            parts.append(done)
        self.state.setText(" · ".join(parts))

    def _go_to_player(self, index: QModelIndex) -> None:
        row = self._model(self.players).row_of(index.data(IdRole))
        if row >= 0:
            self.players.setCurrentIndex(self._model(self.players).index(row, 0))

    def _go_to_game(self, index: QModelIndex) -> None:
        game = index.data(IdRole)
        if game:
            self.game_asked.emit(game)

    # ------------------------------------------------------------------------ the page

    def entered(self) -> None:
        self._service.refresh()
        self._ask()
        self.players.setFocus()

    def refit(self) -> None:
        for table in self.findChildren(FittedTable):
            table.fit()
        self._fit_tabs()

    def _fit_tabs(self) -> None:
        """With large text their names are shortened rather than scrolled out of sight."""
        self.detail.setElideMode(Qt.TextElideMode.ElideNone)
        if self.detail.tabBar().sizeHint().width() > self.detail.width():
            self.detail.setElideMode(Qt.TextElideMode.ElideRight)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_tabs()

    def sizeHint(self) -> QSize:
        return QSize(1280, 720)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Statistics"))
        self.people_only.setText(self.tr("Only games without &bots"))
        self.tabs.setTabText(0, self.tr("&Players"))
        self.tabs.setTabText(1, self.tr("&Records of the house"))
        for at, text in enumerate((
            self.tr("Rating over &time"),
            self.tr("By &variant and seats"),
            self.tr("&Head to head"),
            self.tr("&Favourites"),
        )):
            self.detail.setTabText(at, text)
            self.detail.setTabToolTip(at, text.replace("&", ""))
        self._empty.setText(
            self.tr(
                "Nobody has finished a game yet. Finished games are counted here by themselves."
            )
        )
        self.players.setToolTip(
            self.tr(
                "Ratings after Weng and Lin (2011): how strong a player is, and how sure that is."
                " The true strength lies within ± of it 19 times out of 20."
            )
        )
        self._hint.setText(self.tr("Enter or a double click shows the game in the library."))
        self.leave.setText(self.tr("Back"))
        for table, name in (
            (self.players, self.tr("Players")),
            (self.records, self.tr("Records of the house")),
            (self.ratings, self.tr("Rating over time")),
            (self.kinds, self.tr("Games by variant and seats")),
            (self.versus, self.tr("Head to head")),
            *((table, self._facts.groups()[group]) for group, table in self.favourites.items()),
        ):
            table.setAccessibleName(name)
        self.chart.setAccessibleName(self.tr("Rating over time"))
        self.filters.retranslate()
        self._fit_tabs()
        if self._statistics is not None:
            self._show(self._statistics)
        else:
            self._show_player()
            self._empty.hide()
            self._show_state()


def _fill(table: FittedTable, headers: list[str], rows: list[Row], wide: int = 0) -> None:
    """Fill a table; the column ``wide`` gets what room is left."""
    model = table.model()
    assert isinstance(model, CellsModel)
    before = table.currentIndex().data(IdRole)
    model.set_table(headers, rows)
    if rows:
        table.setCurrentIndex(model.index(max(0, model.row_of(before)), 0))
    table.fit(wide)


def _padded(*widgets: QWidget) -> QWidget:
    outer = QWidget()
    room = QVBoxLayout(outer)
    room.setContentsMargins(10, 10, 10, 10)
    for widget in widgets:
        room.addWidget(widget)
    return outer
