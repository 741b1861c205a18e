"""Beside the table: whose turn it is, the move being chosen, all legal moves, and the log.

Everything here is real widgets, so the whole game can be played and followed without the
picture: by keyboard, or with a screen reader.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QIcon,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.engine.rules import Move
from carrara_desktop.ui import theme
from carrara_desktop.ui.fonts import body_font, scale, scaled, title_font
from carrara_desktop.ui.models.log import LogLine, LogModel
from carrara_desktop.ui.models.move_tree import MoveTreeModel
from carrara_desktop.ui.shell.page import Body, button, label, rule
from carrara_desktop.ui.shell.side_lists import MoveTree, make_log
from carrara_desktop.ui.shell.stone import paint_marble

LOW: Final = 860
"""Pixels, with text of the usual size, below which not everything has room at once."""


def panel_width(page: QSize) -> int:
    """Width of the side panel: a fifth of the page, within what its texts need and bear."""
    usual = max(290, min(520, round(page.width() * 0.215)))
    return min(round(usual * (1 + (scale() - 1) * 0.75)), round(page.width() * 0.4))


class Slab(QWidget):
    """Furniture beside the table: marble, with gold lines on the side that meets the table."""

    def __init__(self, edge: Qt.Edge, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._edge = edge

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, _marble(self.size(), self.devicePixelRatioF()))
        box = QRectF(self.rect())
        for depth, width, tone in ((0.0, 2.0, theme.GOLD), (4.0, 1.0, theme.LINE)):
            if self._edge == Qt.Edge.LeftEdge:
                line = QRectF(depth, 0, width, box.height())
            elif self._edge == Qt.Edge.TopEdge:
                line = QRectF(0, depth, box.width(), width)
            else:
                line = QRectF(0, box.height() - depth - width, box.width(), width)
            painter.fillRect(line, QColor(tone))
        painter.end()


@lru_cache(maxsize=4)
def _marble(size: QSize, ratio: float) -> QPixmap:
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    painter = QPainter(pixmap)
    paint_marble(painter, QRectF(0, 0, size.width(), size.height()), seed=11, warm=0.5, veins=7)
    painter.end()
    return pixmap


theme.forgets(_marble.cache_clear)
_EDGE: Final = 6
"""Pixels that the lines on the side of the table take."""


class SidePanel(Slab):
    """The panel. It decides nothing: it shows, and says what was asked for.

    With large text or in a low window it scrolls as a whole.
    """

    move_selected = Signal(object)
    """A whole move was taken from the list."""
    line_chosen = Signal(int)
    """A line of the record was chosen: the number of moves after which it had happened."""
    confirmed = Signal()
    cancelled = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Edge.LeftEdge, parent)
        self._card = ChoiceCard()
        self._who, self._prompt = self._card.who, self._card.prompt
        self._card.confirm.clicked.connect(self.confirmed)
        self._card.cancel.clicked.connect(self.cancelled)
        self._moves_title, self._log_title = QLabel(), QLabel()
        self.tree_model = MoveTreeModel(self)
        self.tree = MoveTree()
        self.tree.setModel(self.tree_model)
        self.tree.leaf_chosen.connect(self._choose)
        self.log_model = LogModel(self)
        self.log = make_log(self.log_model)
        self.log.chosen.connect(self.line_chosen)
        self._wants_room = self._made_room = False
        self._companion: QWidget | None = None
        self._moves_title.setBuddy(self.tree)
        self._log_title.setBuddy(self.log)
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        content = Body()
        column = self._column = QVBoxLayout(content)
        column.setContentsMargins(10, 12, 12, 12)
        column.setSpacing(6)
        self._area = QScrollArea()
        self._area.setWidgetResizable(True)
        self._area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._area.setWidget(content)
        for clear in (self._area.viewport(), content):
            clear.setAutoFillBackground(False)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_EDGE, 0, 0, 0)
        whole.addWidget(self._area)
        column.addWidget(self._card)
        for title, view, share in (
            (self._moves_title, self.tree, 6),
            (self._log_title, self.log, 4),
        ):
            part = QWidget()
            body = QVBoxLayout(part)
            body.setContentsMargins(0, 4, 0, 0)
            body.setSpacing(6)
            body.addLayout(_heading(title))
            body.addWidget(view, 1)
            column.addWidget(part, share)

    def insert_above(self, companion: QWidget) -> None:
        """Put something above everything else, in place of the record."""
        self._companion = companion
        self._column.insertWidget(0, companion)
        # holds everything up while there is nothing to choose from
        self._column.addStretch(0)
        self.log.parentWidget().hide()

    def set_choosing(self, on: bool) -> None:
        """Show or hide what is for choosing a move."""
        self._card.setVisible(on)
        self.tree.parentWidget().setVisible(on)

    def insert_beside_moves(self, companion: QWidget) -> None:
        """Put something between the choice and the list of moves."""
        self._column.insertWidget(self._column.indexOf(self._card) + 1, companion)

    def make_room(self, on: bool) -> None:
        """Where the panel is low, let the record make room for what is shown beside the moves."""
        self._wants_room = on
        self._fit_room()

    def _fit_room(self) -> None:
        record, low = self.log.parentWidget(), self.height() < scaled(LOW)
        if self._wants_room and low and not record.isHidden():
            record.hide()
            self._made_room = True
        elif self._made_room and not (self._wants_room and low):
            record.show()
            self._made_room = False

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_room()

    # -- what is shown --------------------------------------------------------------------

    def show_turn(self, name: str, icon: QIcon | None, prompt: str) -> None:
        """Whose turn it is and what is asked; a name of "" stands for nobody."""
        self._card.show_turn(name, icon)
        self.set_prompt(prompt)

    def set_prompt(self, prompt: str) -> None:
        """What is asked, or what stands in the way."""
        self._card.set_prompt(prompt)

    def show_moves(self, paths: Sequence[tuple[tuple[str, ...], Move]]) -> None:
        """The legal moves as paths of choices."""
        self.tree_model.set_moves(paths)
        if paths:
            self.tree.begin()

    def show_choice(self, path: Sequence[str], change: str, hint: str, ready: bool) -> None:
        """The move chosen so far: its words, what it changes, and whether it is whole."""
        self._card.show_choice(path, change, hint, ready)

    def focus_confirm(self) -> None:
        """Bring the keyboard to the confirmation."""
        self._card.confirm.setFocus()
        self.bring_into_sight(self._card)

    def focus_moves(self) -> None:
        """Bring the keyboard to the list of moves, or to the record where that has its room."""
        view = self.tree if self.tree.isVisibleTo(self) else self.log
        view.setFocus()
        # what stands above everything else is read first
        self.bring_into_sight(self._companion or view)

    def bring_into_sight(self, widget: QWidget) -> None:
        """Scroll to it, once everything has its place."""
        QTimer.singleShot(0, self, lambda: self._area.ensureWidgetVisible(widget, 0, 12))

    def give_room(self, to_moves: bool) -> None:
        """Whether there is room for moves; where nobody can make one, the record takes it."""
        part = self.tree.parentWidget()
        if part.isVisibleTo(self) != to_moves:
            focused = self.tree.hasFocus()
            part.setVisible(to_moves)
            if focused:
                self.focus_moves()

    def show_log(self, lines: Sequence[LogLine], looking_at: int | None = None) -> None:
        """Show the log, with its end in sight, or with the place that is looked back at."""
        self.log_model.set_lines(lines)
        if looking_at is None:
            self.log.clearSelection()
            self.log.scrollToBottom()
        else:
            index = self.log_model.index(self.log_model.row_after(looking_at))
            self.log.setCurrentIndex(index)
            self.log.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

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
    """A plaque: whose turn it is, and what is asked; then the move being chosen instead, with
    what it costs and brings, and its confirmation."""

    HEIGHT: Final = 198
    """Room for most choices, so that the lists below don't jump while one chooses."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._icon = QLabel()
        self._icon.setFixedSize(scaled(24), scaled(24))
        self.who = label(wrap=True)
        self.who.setFont(title_font(23))
        self.prompt = label(wrap=True)
        self.prompt.setFont(title_font(20, italic=True))
        self.prompt.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._what = label(wrap=True)
        self._what.setFont(body_font(15, bold=True))
        self._change = label(wrap=True)
        self._hint = label("soft", wrap=True)
        self.confirm, self.cancel = button("primary"), button()
        self._lay_out()
        self.show_choice((), "", "", False)

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self._icon)
        head.addWidget(self.who, 1)
        column.addLayout(head)
        column.addWidget(rule())
        column.addStretch(1)
        for words in (self.prompt, self._what, self._change, self._hint):
            column.addWidget(words)
        column.addStretch(1)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.confirm, 1)
        row.addWidget(self.cancel)
        column.addLayout(row)
        self.setMinimumHeight(self.HEIGHT)

    def show_turn(self, name: str, icon: QIcon | None) -> None:
        """See ``SidePanel.show_turn``."""
        self.who.setText(name)
        self._icon.setVisible(icon is not None)
        if icon is not None:
            side = scaled(22)
            self._icon.setFixedSize(side + 2, side + 2)
            self._icon.setPixmap(icon.pixmap(QSize(side, side), self.devicePixelRatioF()))

    def set_prompt(self, prompt: str) -> None:
        """A new prompt is always seen, also while a move is being chosen."""
        if prompt != self.prompt.text():
            self.prompt.setText(prompt)
            self.prompt.setVisible(bool(prompt))

    def show_choice(self, path: Sequence[str], change: str, hint: str, ready: bool) -> None:
        """See ``SidePanel.show_choice``."""
        chosen = bool(path) or ready
        self.prompt.setVisible(not chosen and bool(self.prompt.text()))
        for words, text in (
            (self._what, " · ".join(path)),
            (self._change, change),
            (self._hint, hint),
        ):
            words.setText(text)
            words.setVisible(bool(text))
        self.confirm.setEnabled(ready)
        self.cancel.setEnabled(chosen)
        self.confirm.setVisible(chosen)
        self.cancel.setVisible(chosen)
        self.confirm.setAccessibleDescription(". ".join((*path, change)))

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.confirm.setText(self.tr("Confirm"))
        self.cancel.setText(self.tr("Cancel"))


def _heading(title: QLabel) -> QHBoxLayout:
    """A title with a line that runs on from it."""
    title.setFont(title_font(18))
    row = QHBoxLayout()
    row.setSpacing(10)
    row.addWidget(title)
    row.addWidget(rule(), 1)
    return row
