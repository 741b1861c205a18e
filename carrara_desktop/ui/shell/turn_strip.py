"""All turns of a game as a strip: a lane for each seat, and a slider over them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QSlider, QWidget

from carrara_desktop.ui import theme
from carrara_desktop.ui.fonts import scaled
from carrara_desktop.ui.shell.seats import seat_brush, seat_colour

_EDGE: Final = 7
"""Room at both ends for half of the knob."""
_KNOB: Final = 9.0


@dataclass(frozen=True, slots=True)
class Turn:
    """Stops that one seat made in a row: from ``first`` up to and with ``last``, from 1."""

    seat: int
    first: int
    last: int


def turns_of(actors: Sequence[int]) -> list[Turn]:
    """The turns of a game, from the seat that acted before each stop but the first."""
    turns: list[Turn] = []
    at = 0
    for seat, run in groupby(actors):
        length = len(list(run))
        if seat >= 0:
            turns.append(Turn(seat, at + 1, at + length))
        at += length
    return turns


class TurnStrip(QSlider):
    """A slider whose ground shows whose turns they were, by place, colour and pattern.

    Its value is a stop: 0 is the table before the first decision.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._turns: list[Turn] = []
        self._colours: tuple[str, ...] = ()
        self.setRange(0, 0)
        self.setPageStep(10)
        self.setMinimumWidth(110)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_game(self, actors: Sequence[int], colours: Sequence[str]) -> None:
        """The seats that acted before each stop but the first, and all seats' colours."""
        self._turns, self._colours = turns_of(actors), tuple(colours)
        self.setRange(0, len(actors))
        self.update()

    @property
    def turns(self) -> tuple[Turn, ...]:
        """The turns that are shown."""
        return tuple(self._turns)

    def sizeHint(self) -> QSize:
        return QSize(320, scaled(34))

    def minimumSizeHint(self) -> QSize:
        return QSize(110, scaled(34))

    # -- places ---------------------------------------------------------------------------

    def x_of(self, stop: float) -> float:
        """Where a stop lies, in pixels from the left."""
        room = self.width() - 2 * _EDGE
        return _EDGE + room * stop / max(1, self.maximum())

    def _stop_at(self, x: float) -> int:
        room = max(1, self.width() - 2 * _EDGE)
        return max(0, min(self.maximum(), round((x - _EDGE) / room * self.maximum())))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self.setSliderDown(True)
            self.setSliderPosition(self._stop_at(event.position().x()))
            event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self.isSliderDown():
            self.setSliderPosition(self._stop_at(event.position().x()))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        self.setSliderDown(False)

    # -- painting -------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(_EDGE, 4, -_EDGE, -4)
        frame = box.adjusted(-3, -2, 3, 2)
        painter.setBrush(QColor(theme.MARBLE))
        focused = self.hasFocus()
        painter.setPen(QPen(QColor(theme.FOCUS if focused else theme.LINE), 2 if focused else 1))
        painter.drawRoundedRect(frame, 4, 4)
        if self._colours:
            self._paint_turns(painter, box)
        if self.maximum():
            self._paint_knob(painter, box)
        painter.end()

    def _paint_turns(self, painter: QPainter, box: QRectF) -> None:
        lane = box.height() / len(self._colours)
        reached = self.value()
        painter.setPen(Qt.PenStyle.NoPen)
        for seat, colour in enumerate(self._colours):
            ground = seat_colour(colour)
            ground.setAlphaF(0.14)
            painter.fillRect(QRectF(box.left(), box.top() + lane * seat, box.width(), lane), ground)
        for turn in self._turns:
            left, right = self.x_of(turn.first - 1), self.x_of(turn.last)
            gap = 0.6 if right - left > 3 else 0.0
            top = box.top() + lane * turn.seat + 0.5
            bar = QRectF(left, top, right - left - gap, lane - 1)
            colour = self._colours[turn.seat]
            ground = seat_colour(colour)
            ground.setAlphaF(0.34)
            painter.setOpacity(1.0 if turn.first <= reached else 0.5)
            painter.fillRect(bar, ground)
            painter.fillRect(bar, seat_brush(colour))
        painter.setOpacity(1.0)

    def _paint_knob(self, painter: QPainter, box: QRectF) -> None:
        x = self.x_of(self.value())
        painter.setPen(QPen(QColor(theme.INK), 1.6))
        painter.drawLine(QPointF(x, box.top() - 2), QPointF(x, box.bottom() + 2))
        painter.setPen(QPen(QColor(theme.MARBLE), 1.4))
        painter.setBrush(QColor(theme.GOLD_DARK))
        painter.drawEllipse(QPointF(x, box.center().y()), _KNOB / 2, _KNOB / 2)
