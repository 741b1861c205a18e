"""A player's rating game by game, with the band in which it lies 19 times out of 20.

The same figures stand in the table beside it, which a screen reader reads.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from carrara_desktop.library.ratings import Rating
from carrara_desktop.ui import i18n, theme
from carrara_desktop.ui.fonts import body_font, scaled

_LINES: Final = 5
"""Lines across at most."""
_STEPS: Final = (1, 2, 5, 10, 20, 50, 100)


class RatingChart(QWidget):
    """A line with its band; the time axis counts games."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._ratings: list[Rating] = []
        self._below = ""

    def show_ratings(self, ratings: Sequence[Rating], below: str) -> None:
        """Show these, the oldest first; ``below`` names what they are counted in."""
        # The rating before any game, so that one game already makes a line.
        self._ratings = [Rating(), *ratings] if ratings else []
        self._below = below
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(420, 190)

    def minimumSizeHint(self) -> QSize:
        return QSize(240, scaled(120))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), QColor(theme.MARBLE))
        painter.setPen(QColor(theme.LINE))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        if self._ratings:
            self._paint(painter)
        painter.end()

    def _paint(self, painter: QPainter) -> None:
        painter.setFont(body_font(12))
        metrics = QFontMetrics(painter.font())
        low = floor(min(one.mean - one.margin for one in self._ratings))
        high = ceil(max(one.mean + one.margin for one in self._ratings))
        lines = min(_LINES, max(1, (self.height() - 2 * metrics.height()) // metrics.height()))
        step = next((s for s in _STEPS if (high - low) / s <= lines), _STEPS[-1])
        low, high = floor(low / step) * step, ceil(high / step) * step
        left = max(metrics.horizontalAdvance(i18n.number(n)) for n in (low, high)) + 16
        area = QRectF(self.rect()).adjusted(left, 12, -14, -(metrics.height() + 12))

        def place(at: int, value: float) -> QPointF:
            across = at / max(1, len(self._ratings) - 1)
            up = (value - low) / max(1, high - low)
            return QPointF(area.left() + across * area.width(), area.bottom() - up * area.height())

        for value in range(low, high + 1, step):
            y = place(0, value).y()
            painter.setPen(QColor(theme.STONE_DARK))
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
            painter.setPen(QColor(theme.INK_SOFT))
            box = QRectF(0, y - metrics.height() / 2, left - 7, metrics.height())
            side = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            painter.drawText(box, side, i18n.number(value))
        self._paint_games(painter, area)
        # No more points than the picture has columns.
        every = max(1, len(self._ratings) // max(1, int(area.width())))
        shown = [*range(0, len(self._ratings), every)]
        if shown[-1] != len(self._ratings) - 1:
            shown.append(len(self._ratings) - 1)
        upper = [place(n, self._ratings[n].mean + self._ratings[n].margin) for n in shown]
        lower = [place(n, self._ratings[n].mean - self._ratings[n].margin) for n in shown]
        band = QColor(theme.SEA)
        band.setAlpha(46)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(band)
        painter.drawPolygon(QPolygonF([*upper, *reversed(lower)]))
        pen = QPen(QColor(theme.SEA), 2.2)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF([place(n, self._ratings[n].mean) for n in shown]))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.SEA))
        painter.drawEllipse(place(len(self._ratings) - 1, self._ratings[-1].mean), 3.6, 3.6)

    def _paint_games(self, painter: QPainter, area: QRectF) -> None:
        """The axis of games: 0, the last, and what they are."""
        painter.setPen(QColor(theme.INK_SOFT))
        high = painter.fontMetrics().height()
        foot = QRectF(area.left(), area.bottom() + 3, area.width(), high)
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, i18n.number(0))
        last = i18n.number(len(self._ratings) - 1)
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight, last)
        painter.drawText(foot, Qt.AlignmentFlag.AlignHCenter, self._below)
