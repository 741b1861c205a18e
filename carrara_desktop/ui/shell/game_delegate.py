"""How the library's list paints a game: its picture and two lines, its seats with their points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QApplication, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from carrara_desktop.library.entries import Entry, Summary
from carrara_desktop.ui import i18n, theme
from carrara_desktop.ui.fonts import body_font, scaled
from carrara_desktop.ui.models.games import Column, EntryRole, SecondLineRole
from carrara_desktop.ui.shell.seats import marker_icon

PICTURE: Final = QSize(96, 60)
_ROW: Final = 72
_MARKER: Final = 14
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_Index = QModelIndex | QPersistentModelIndex


def row_height() -> int:
    """The height of a game: its picture, or two lines of text of the size that is set."""
    title, below = QFontMetrics(body_font(15, bold=True)), QFontMetrics(body_font(13))
    return max(_ROW, title.height() + below.height() + 12)


class GameDelegate(QStyledItemDelegate):
    """Paints the first two columns by itself, the others as usual."""

    def __init__(
        self, picture: Callable[[Entry], QPixmap | None], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._picture = picture

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:
        return QSize(super().sizeHint(option, index).width(), row_height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        if index.column() not in (Column.GAME, Column.PLAYERS):
            super().paint(painter, option, index)
            return
        self.initStyleOption(option, index)
        title, option.text = option.text, ""
        style = option.widget.style() if option.widget else QApplication.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, option.widget)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        entry: Entry = index.data(EntryRole)
        box = option.rect.adjusted(6, 0, -4, 0)
        painter.save()
        if index.column() == Column.GAME:
            self._paint_game(painter, box, entry, title, index.data(SecondLineRole), chosen)
        elif entry.summary is not None:
            _paint_seats(painter, box, entry.summary, chosen)
        painter.restore()

    def _paint_game(
        self, painter: QPainter, box: QRect, entry: Entry, title: str, below: str, chosen: bool
    ) -> None:
        frame = QRect(0, 0, PICTURE.width(), PICTURE.height())
        frame.moveTop(box.top() + (box.height() - frame.height()) // 2)
        frame.moveLeft(box.left())
        paint_picture(painter, frame, self._picture(entry), bool(entry.error))
        room = QRect(frame.right() + 12, box.top(), box.right() - frame.right() - 12, box.height())
        ink = QColor(theme.ON_COLOUR if chosen else theme.INK)
        soft = QColor(theme.ON_COLOUR if chosen else theme.INK_SOFT)
        upper, lower = QRect(room), QRect(room)
        if below:
            upper.setBottom(box.center().y() + 1)
            lower.setTop(box.center().y() + 2)
            painter.setFont(body_font(13))
            painter.setPen(soft)
            at = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
            painter.drawText(lower, at, _elided(painter, below, lower.width()))
        painter.setFont(body_font(15, bold=True))
        painter.setPen(ink)
        foot = Qt.AlignmentFlag.AlignBottom if below else Qt.AlignmentFlag.AlignVCenter
        painter.drawText(
            upper, Qt.AlignmentFlag.AlignLeft | foot, _elided(painter, title, upper.width())
        )


def paint_picture(
    painter: QPainter, frame: QRect, picture: QPixmap | None, damaged: bool = False
) -> None:
    """A picture of a table in a thin frame, or the bare stone where there is none (yet)."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    if picture is not None:
        painter.drawPixmap(QRectF(frame), picture, QRectF(picture.rect()))
    else:
        painter.fillRect(frame, QColor(theme.STONE_DARK if damaged else theme.STONE))
        if damaged:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(QColor(theme.TERRACOTTA_DARK), 2))
            middle, arm = frame.center(), frame.height() // 6
            painter.drawLine(middle.x() - arm, middle.y() - arm, middle.x() + arm, middle.y() + arm)
            painter.drawLine(middle.x() - arm, middle.y() + arm, middle.x() + arm, middle.y() - arm)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.setPen(QColor(theme.LINE))
    painter.drawRect(frame.adjusted(0, 0, -1, -1))
    painter.restore()


def _paint_seats(painter: QPainter, box: QRect, known: Summary, chosen: bool) -> None:
    """Seats in one or two columns: marker, name, points; winners in bold."""
    count = len(known.seats)
    columns = 1 if count <= 2 else 2
    lines = (count + columns - 1) // columns
    width = box.width() // columns
    high, side = QFontMetrics(body_font(13, bold=True)).height() + 2, scaled(_MARKER)
    top = box.top() + (box.height() - lines * high) // 2
    painter.setPen(QColor(theme.ON_COLOUR if chosen else theme.INK))
    for seat, who in enumerate(known.seats):
        across, down = seat // lines, seat % lines
        cell = QRect(box.left() + across * width, top + down * high, width - 8, high)
        mark = QRect(cell.left(), cell.top() + (high - side) // 2, side, side)
        marker_icon(who.colour, _MARKER).paint(painter, mark)
        result = known.result
        won = result is not None and seat in result.winners
        painter.setFont(body_font(13, bold=won))
        left = mark.right() + 6
        points = ""
        if result is not None and seat < len(result.scores):
            points = i18n.number(result.scores[seat])
        wide = QFontMetrics(painter.font()).horizontalAdvance(points) + (8 if points else 0)
        name = _elided(painter, who.name, cell.right() - left - wide)
        used = QFontMetrics(painter.font()).horizontalAdvance(name)
        painter.drawText(QRect(left, cell.top(), cell.width(), high), _LEFT, name)
        if points:
            painter.drawText(QRect(left + used + 8, cell.top(), wide, high), _LEFT, points)


def _elided(painter: QPainter, text: str, width: int) -> str:
    return painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, max(10, width))
