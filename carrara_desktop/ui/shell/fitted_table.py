"""A table whose columns have room for their words, and share what is left over."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QTableView, QWidget

from carrara_desktop.ui.fonts import scaled

_ROWS = 2
"""Rows that are in sight at least."""


class FittedTable(QTableView):
    """Its lines grow with the size of the text.

    One column may be given all that is left over, or all of them get a share. Where there is
    nothing left, the table is scrolled.
    """

    def __init__(self, line: int, parent: QWidget | None = None) -> None:
        """``line`` is the height of a line with text of the usual size, in pixels."""
        super().__init__(parent)
        self._line = line
        self._wide = -1
        self.verticalHeader().hide()

    def fit(self, wide: int | None = None) -> None:
        """Give every column what it needs, and the rest to ``wide`` (-1: to all of them)."""
        if wide is not None:
            self._wide = wide
        self.verticalHeader().setDefaultSectionSize(scaled(self._line))
        self.resizeColumnsToContents()
        header = self.horizontalHeader()
        spare, columns = self.viewport().width() - header.length(), header.count()
        if columns == 0 or spare <= 0:
            return
        for column in range(columns) if self._wide < 0 else (self._wide,):
            share = spare // columns + (column < spare % columns)
            more = share if self._wide < 0 else spare
            header.resizeSection(column, header.sectionSize(column) + more)

    def minimumSizeHint(self) -> QSize:
        least = super().minimumSizeHint()
        heads = self.horizontalHeader().sizeHint().height()
        bar = self.horizontalScrollBar().sizeHint().height()
        return QSize(least.width(), heads + _ROWS * scaled(self._line) + bar)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()
