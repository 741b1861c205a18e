"""The two lists beside the table: the moves there are, and what has happened."""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from typing import Final

from PySide6.QtCore import QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
)

from carrara_desktop.ui import theme
from carrara_desktop.ui.fonts import body_font
from carrara_desktop.ui.models.log import LogModel
from carrara_desktop.ui.models.move_tree import MoveTreeModel

_ROWS: Final = 4
"""Moves, or lines of the record, that are in sight at least; the panel scrolls before that."""


class MoveTree(QTreeView):
    """The legal moves. Enter and a click open a branch, or take a leaf."""

    leaf_chosen = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.setHeaderHidden(True)
        self.setUniformRowHeights(True)
        self.setAnimated(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setExpandsOnDoubleClick(False)
        self.setIndentation(12)
        self.clicked.connect(self._take)

    def begin(self) -> None:
        """Go to the first move; where all moves share a branch it is opened, there's no choice."""
        first = self._opened(self.model().index(0, 0))
        self.setCurrentIndex(first)

    def _opened(self, index: QModelIndex) -> QModelIndex:
        """The first of the choices below an only branch, which is opened."""
        model = self.model()
        while model.rowCount(index.parent()) == 1 and model.rowCount(index):
            self.expand(index)
            index = model.index(0, 0, index)
        return index

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return _room_for_rows(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _chosen_by_key(event, self, self._take):
            super().keyPressEvent(event)

    def _take(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        move = index.data(MoveTreeModel.MoveRole)
        if move is None:
            self.setExpanded(index, not self.isExpanded(index))
            self._opened(self.model().index(0, 0, index))
        else:
            self.leaf_chosen.emit(move)


class _LogDelegate(QStyledItemDelegate):
    """A wrapped sentence with a bar in the colour of its seat; a line parts the turns."""

    _LEFT, _GAP, _BREAK = 11, 3, 7

    def __init__(self, model: LogModel, log: Log) -> None:
        super().__init__(log)
        self._model, self._log = model, log
        self._heights: dict[str, int] = {}
        self._fits: tuple[int, str] = (0, "")
        """The width and font that the heights are for."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        self.initStyleOption(option, index)
        rect = QRectF(option.rect)
        painter.save()
        if option.state & QStyle.StateFlag.State_Selected:
            painter.fillRect(rect, QColor(theme.NOTE))
        if self._model.begins_turn(index.row()):
            painter.fillRect(
                QRectF(rect.left(), rect.top() + 3, rect.width() - 2, 1), QColor(theme.STONE_DARK)
            )
            rect.setTop(rect.top() + self._BREAK)
        line = self._model.line(index.row())
        if line.colour is not None:
            painter.fillRect(QRectF(rect.left(), rect.top() + 1, 4, rect.height() - 2), line.colour)
        painter.setPen(option.palette.text().color())
        painter.setFont(option.font)
        painter.drawText(
            rect.adjusted(self._LEFT, self._GAP, -2, -self._GAP),
            Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft,
            line.text,
        )
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        # The view asks for all rows again whenever one is added: this must be quick.
        fits = self._log.viewport().width(), option.font.key()
        if fits != self._fits:
            self._fits = fits
            self._heights.clear()
        row = index.row()
        text = self._model.line(row).text
        height = self._heights.get(text)
        if height is None:
            room = QRectF(0, 0, fits[0] - self._LEFT - 2, 10_000)
            flags = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft
            wrapped = QFontMetricsF(option.font).boundingRect(room, flags, text)
            height = self._heights[text] = ceil(wrapped.height()) + 2 * self._GAP
        return QSize(fits[0], height + (self._BREAK if self._model.begins_turn(row) else 0))


class Log(QListView):
    """A list that keeps its end in sight when its room changes; a click or Enter chooses."""

    chosen = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        self.clicked.connect(self._choose)

    def sizeHint(self) -> QSize:
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        return _room_for_rows(self)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not _chosen_by_key(event, self, self._choose):
            super().keyPressEvent(event)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            self.chosen.emit(index.data(LogModel.MovesRole))

    def resizeEvent(self, event: QResizeEvent) -> None:
        bar = self.verticalScrollBar()
        at_end = bar.value() == bar.maximum()
        super().resizeEvent(event)
        if at_end:
            self.scrollToBottom()


def _chosen_by_key(
    event: QKeyEvent, view: QAbstractItemView, choose: Callable[[QModelIndex], None]
) -> bool:
    """Whether it was a key that chooses; one held down must not choose one after the other."""
    if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
        return False
    if not event.isAutoRepeat():
        choose(view.currentIndex())
    return True


def _room_for_rows(view: QAbstractItemView) -> QSize:
    return QSize(80, _ROWS * (view.fontMetrics().height() + 8) + 10)


def make_log(model: LogModel) -> Log:
    """The list of what has happened, for the side of a table."""
    log = Log()
    log.setModel(model)
    log.setItemDelegate(_LogDelegate(model, log))
    log.setResizeMode(QListView.ResizeMode.Adjust)
    log.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    log.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    # a bar that came and went would change the width that sentences were wrapped for
    log.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
    log.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    log.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    log.setFont(body_font(14))
    return log
