"""The charts of a game: a list of them, the chosen one as a picture, and the same as a table."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QModelIndex, QStandardPaths, Qt, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QBoxLayout,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QListWidget,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.library.atomic import write_atomic
from carrara_desktop.ui.fonts import body_font, scaled
from carrara_desktop.ui.models import fault_words
from carrara_desktop.ui.models.cells import CellsModel
from carrara_desktop.ui.models.chart_figures import Figures
from carrara_desktop.ui.shell.fitted_table import FittedTable
from carrara_desktop.ui.shell.flow import FlowLayout
from carrara_desktop.ui.shell.page import button, label

try:
    from carrara_desktop.ui.shell.plot import Plot
except ImportError:  # packages do without the library that draws
    Plot = None  # type: ignore[assignment, misc]

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow

_BESIDE = 900
"""Pixels, with text of the usual size, from which the table stands beside the picture."""
_BAD_IN_NAMES = '<>:"/\\|?*'


class ChartsView(QWidget):
    """Shows figures it is given; picture and table choose the same place."""

    def __init__(self, window: MainWindow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._window = window
        self._figures: list[Figures] = []
        self.list = QListWidget()
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.currentRowChanged.connect(self._show)
        self.plot: Plot | None = None if Plot is None else Plot()
        """The picture; None where it can't be drawn: the table says the same."""
        self.about = label("soft", wrap=True)
        self.model = CellsModel(self)
        self.table = FittedTable(line=26)
        self._set_up_table()
        self.save_picture, self.save_figures = button(), button()
        self.save_picture.clicked.connect(self._ask_picture)
        self.save_figures.clicked.connect(self._ask_figures)
        if self.plot is not None:
            self.plot.place_chosen.connect(self._choose)
        self.save_picture.setHidden(self.plot is None)
        self._lay_out()
        self.retranslate()

    def _set_up_table(self) -> None:
        view = self.table
        view.setModel(self.model)
        view.setTabKeyNavigation(False)
        view.setAlternatingRowColors(True)
        view.setShowGrid(False)
        view.setFont(body_font(13))
        view.horizontalHeader().setFont(body_font(13))
        view.setWordWrap(False)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.horizontalHeader().setHighlightSections(False)
        view.horizontalHeader().setMinimumSectionSize(46)
        view.selectionModel().currentRowChanged.connect(self._row_chosen)

    def _lay_out(self) -> None:
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 10, 0, 0)
        row.setSpacing(12)
        row.addWidget(self.list)
        middle = QVBoxLayout()
        middle.setSpacing(8)
        card = QFrame()
        card.setProperty("role", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(4, 4, 4, 4)
        if self.plot is not None:
            inside.addWidget(self.plot)
            middle.addWidget(card, 1)
        else:
            middle.addStretch(1)
        foot = FlowLayout()
        foot.addWidget(self.save_picture)
        foot.addWidget(self.save_figures)
        middle.addWidget(self.about)
        middle.addLayout(foot)
        right = self._right = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        right.setSpacing(12)
        right.addLayout(middle, 7)
        right.addWidget(self.table, 5)
        row.addLayout(right, 1)
        QWidget.setTabOrder(self.list, self.table)
        QWidget.setTabOrder(self.table, self.save_picture)
        QWidget.setTabOrder(self.save_picture, self.save_figures)

    def refit(self) -> None:
        """The table beside the picture, or below it where both would be narrow."""
        beside = self.width() >= scaled(_BESIDE)
        ways = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._right.setDirection(ways[0 if beside else 1])
        if self.plot is not None:
            self.plot.setMinimumSize(320, scaled(220))
        self.list.setFixedWidth(max(180, self.list.sizeHintForColumn(0) + 26))
        self.table.fit()
        if (shown := self.figures) is not None and self.plot is not None:
            self.plot.show_figures(shown)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        least = scaled(_BESIDE)
        if (event.size().width() >= least) != (event.oldSize().width() >= least):
            self.refit()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.FontChange:
            QTimer.singleShot(0, self, self.refit)
        super().changeEvent(event)

    # -- what is shown --------------------------------------------------------------------

    def show_charts(self, figures: Sequence[Figures]) -> None:
        """Show these charts; the one that was looked at stays in sight."""
        before = self.figures.id if self.figures is not None else ""
        self._figures = list(figures)
        self.list.blockSignals(True)
        self.list.clear()
        self.list.addItems([one.title for one in self._figures])
        self.list.blockSignals(False)
        self.list.setFixedWidth(max(180, self.list.sizeHintForColumn(0) + 26))
        ids = [one.id for one in self._figures]
        self.list.setCurrentRow(ids.index(before) if before in ids else 0)
        if not ids:
            self._show()

    @property
    def figures(self) -> Figures | None:
        """The chart that is shown."""
        row = self.list.currentRow()
        return self._figures[row] if 0 <= row < len(self._figures) else None

    def choose(self, chart: str) -> None:
        """Show the chart of that id, if there is one."""
        for row, one in enumerate(self._figures):
            if one.id == chart:
                self.list.setCurrentRow(row)

    def _show(self) -> None:
        shown = self.figures
        for made in (self.save_picture, self.save_figures):
            made.setEnabled(shown is not None)
        if self.plot is not None:
            self.plot.setVisible(shown is not None)
        if shown is None:
            self.about.setText("")
            self.model.set_table([], [])
            return
        if self.plot is not None:
            self.plot.show_figures(shown)
            self.plot.setAccessibleName(shown.title)
            self.plot.setAccessibleDescription(shown.about)
        self.about.setText(shown.about)
        self.model.set_table(shown.headers(), shown.rows())
        self.table.fit()
        self.table.setAccessibleName(shown.title)

    def _choose(self, place: int) -> None:
        row = self.model.row_of(place)
        if row >= 0:
            self.table.selectRow(row)

    def _row_chosen(self, current: QModelIndex) -> None:
        if self.plot is not None:
            self.plot.choose(self.model.row(current.row()).id if current.isValid() else -1)

    # -- into files -----------------------------------------------------------------------

    def _ask_picture(self) -> None:
        picture = self.tr("Picture") + " (*.png)"
        drawing = self.tr("Drawing") + " (*.svg)"
        self._ask(self.tr("Save the picture"), [picture, drawing], [".png", ".svg"])

    def _ask_figures(self) -> None:
        self._ask(self.tr("Save the figures"), [self.tr("Table") + " (*.csv)"], [".csv"])

    def _ask(self, title: str, kinds: Sequence[str], endings: Sequence[str]) -> None:
        shown = self.figures
        if shown is None:
            return
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name = "".join(" " if letter in _BAD_IN_NAMES else letter for letter in shown.title)
        start = str(Path(folder) / f"{name}{endings[0]}")
        chosen, kind = QFileDialog.getSaveFileName(self, title, start, ";;".join(kinds))
        if not chosen:
            return
        path = Path(chosen)
        if path.suffix.lower() not in endings:
            ending = endings[kinds.index(kind)] if kind in kinds else endings[0]
            path = path.with_name(path.name + ending)
        self.save(path)

    def save(self, path: Path) -> None:
        """Write the chart that is shown, as PNG, SVG or CSV by the name's ending."""
        shown = self.figures
        if shown is None:
            return
        try:
            if path.suffix.lower() == ".csv":
                write_atomic(path, shown.csv())
            elif self.plot is not None:
                self.plot.save(path)
        except OSError as error:
            self._window.warn(
                self.tr("The file can't be saved: {file}").format(file=path),
                fault_words.sentence(error),
            )

    def retranslate(self) -> None:
        """Set every fixed text."""
        self.save_picture.setText(self.tr("Save &picture…"))
        self.save_figures.setText(self.tr("Save &figures…"))
        self.list.setAccessibleName(self.tr("Charts"))
