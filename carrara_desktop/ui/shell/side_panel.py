"""Beside the table: whose turn it is, the move being chosen, all legal moves, and the log.

Everything here is real widgets, so the whole game can be played and followed without the
picture: by keyboard, or with a screen reader.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QModelIndex, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QListView,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.engine.rules import Move
from carrara_desktop.ui.fonts import body_font, title_font
from carrara_desktop.ui.models.log import LogLine, LogModel
from carrara_desktop.ui.models.move_tree import MoveTreeModel
from carrara_desktop.ui.shell.page import button, label


class SidePanel(QWidget):
    """The panel. It decides nothing: it shows, and says what was asked for."""

    move_selected = Signal(int)
    """A whole move was taken from the list."""
    confirmed = Signal()
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seat_icon = QLabel()
        self._seat_icon.setFixedSize(24, 24)
        self._who = label()
        self._who.setFont(title_font(24))
        self._prompt = label(wrap=True)
        self._card = ChoiceCard()
        self._card.confirm.clicked.connect(self.confirmed)
        self._card.cancel.clicked.connect(self.cancelled)
        self._moves_title, self._log_title = _heading(), _heading()
        self.tree_model = MoveTreeModel(self)
        self.tree = MoveTree()
        self.tree.setModel(self.tree_model)
        self.tree.leaf_chosen.connect(self._choose)
        self.log_model = LogModel(self)
        self.log = _make_log(self.log_model)
        self._moves_title.setBuddy(self.tree)
        self._log_title.setBuddy(self.log)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(4, 8, 12, 12)
        column.setSpacing(6)
        who = QHBoxLayout()
        who.setSpacing(8)
        who.addWidget(self._seat_icon)
        who.addWidget(self._who, 1)
        column.addLayout(who)
        column.addWidget(self._prompt)
        column.addWidget(self._card)
        column.addSpacing(4)
        column.addWidget(self._moves_title)
        column.addWidget(self.tree, 5)
        column.addSpacing(4)
        column.addWidget(self._log_title)
        column.addWidget(self.log, 4)

    # -- what is shown --------------------------------------------------------------------

    def show_turn(self, name: str, icon: QIcon | None, prompt: str) -> None:
        """Whose turn it is and what is asked; a name of "" stands for nobody."""
        self._who.setText(name)
        self._seat_icon.setVisible(icon is not None)
        if icon is not None:
            self._seat_icon.setPixmap(icon.pixmap(QSize(22, 22), self.devicePixelRatioF()))
        self.set_prompt(prompt)

    def set_prompt(self, prompt: str) -> None:
        """What is asked, or what stands in the way."""
        self._prompt.setText(prompt)

    def show_moves(self, paths: Sequence[tuple[tuple[str, ...], Move]]) -> None:
        """The legal moves as paths of choices."""
        self.tree_model.set_moves(paths)
        if paths:
            self.tree.setCurrentIndex(self.tree_model.index(0, 0))

    def show_choice(self, path: Sequence[str], change: str, hint: str, ready: bool) -> None:
        """The move chosen so far: its words, what it changes, and whether it is whole."""
        self._card.show_choice(path, change, hint, ready)

    def focus_confirm(self) -> None:
        """Bring the keyboard to the confirmation."""
        self._card.confirm.setFocus()

    def focus_moves(self) -> None:
        """Bring the keyboard to the list of moves."""
        self.tree.setFocus()

    def show_log(self, lines: Sequence[LogLine]) -> None:
        """Show the log, with its end in sight."""
        self.log_model.set_lines(lines)
        self.log.scrollToBottom()

    def _choose(self, move: object) -> None:
        assert isinstance(move, int)
        self.move_selected.emit(move)

    def retranslate(self) -> None:
        """Set every fixed text."""
        self._moves_title.setText(self.tr("&Possible moves"))
        self._log_title.setText(self.tr("&Record"))
        self.tree.setAccessibleName(self.tr("Possible moves"))
        self.log.setAccessibleName(self.tr("Record of the game"))
        self._card.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class ChoiceCard(QFrame):
    """The move being chosen, with what it costs and brings, and its confirmation."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._what = label(wrap=True)
        self._what.setFont(body_font(15, bold=True))
        self._change = label(wrap=True)
        self._hint = label("soft", wrap=True)
        self.confirm, self.cancel = button("primary"), button()
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 10, 12, 10)
        column.setSpacing(4)
        column.addWidget(self._what)
        column.addWidget(self._change)
        column.addWidget(self._hint)
        row = QHBoxLayout()
        row.addWidget(self.confirm, 1)
        row.addWidget(self.cancel)
        column.addLayout(row)
        # the card keeps its height, so that the lists below it never jump while one chooses
        self.setMinimumHeight(150)

    def show_choice(self, path: Sequence[str], change: str, hint: str, ready: bool) -> None:
        """See ``SidePanel.show_choice``."""
        self._what.setText(" · ".join(path))
        self._what.setVisible(bool(path))
        self._change.setText(change)
        self._change.setVisible(bool(change))
        self._hint.setText(hint)
        self._hint.setVisible(bool(hint))
        self.confirm.setEnabled(ready)
        self.cancel.setEnabled(bool(path) or ready)
        self.confirm.setAccessibleDescription(". ".join((*path, change)))

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.confirm.setText(self.tr("Confirm"))
        self.cancel.setText(self.tr("Cancel"))


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
        self.setIndentation(16)
        self.clicked.connect(self._take)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self._take(self.currentIndex())
            return
        super().keyPressEvent(event)

    def _take(self, index: QModelIndex) -> None:
        if not index.isValid():
            return
        move = index.data(MoveTreeModel.MoveRole)
        if move is None:
            self.setExpanded(index, not self.isExpanded(index))
        else:
            self.leaf_chosen.emit(move)


class _LogDelegate(QStyledItemDelegate):
    """A wrapped sentence with a bar in the colour of its seat."""

    _LEFT, _GAP = 10, 3

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex) -> None:
        self.initStyleOption(option, index)
        rect = QRectF(option.rect)
        painter.save()
        colour = index.data(Qt.ItemDataRole.DecorationRole)
        if isinstance(colour, QColor):
            painter.fillRect(QRectF(rect.left(), rect.top() + 1, 4, rect.height() - 2), colour)
        painter.setPen(option.palette.text().color())
        painter.setFont(option.font)
        painter.drawText(
            rect.adjusted(self._LEFT, self._GAP, -2, -self._GAP),
            Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft,
            index.data(),
        )
        painter.restore()

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex) -> QSize:
        view = option.widget
        width = view.viewport().width() if isinstance(view, QListView) else option.rect.width()
        text = option.fontMetrics.boundingRect(
            0, 0, width - self._LEFT - 2, 10_000, Qt.TextFlag.TextWordWrap, index.data()
        )
        return QSize(width, text.height() + 2 * self._GAP)


def _make_log(model: LogModel) -> QListView:
    log = QListView()
    log.setModel(model)
    log.setItemDelegate(_LogDelegate(log))
    log.setResizeMode(QListView.ResizeMode.Adjust)
    log.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
    log.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    log.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
    log.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    log.setFont(body_font(14))
    return log


def _heading() -> QLabel:
    made = QLabel()
    made.setFont(title_font(18))
    return made
