"""The painted podium of the final page: a step for every seat, a laurel for every winner."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from carrara_desktop.ui import i18n, theme
from carrara_desktop.ui.fonts import title_font
from carrara_desktop.ui.shell.seats import paint_marker
from carrara_desktop.ui.shell.stone import paint_marble


class Podium(QWidget):
    """A picture only; the table beside it says the same in words."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._seats: list[tuple[str, str, int, bool]] = []
        self.setMinimumSize(200, 240)

    def set_seats(self, seats: Sequence[tuple[str, str, int, bool]]) -> None:
        """Name, colour, points and whether it wins, in the order of the table."""
        self._seats = list(seats)
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(440, 380)

    def paintEvent(self, event: QPaintEvent) -> None:
        if not self._seats:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        count = len(self._seats)
        width = min(128.0, (self.width() - 28) / count)
        left = (self.width() - width * count) / 2
        ground = self.height() - 16.0
        tall = max(60.0, ground - width * 1.5)
        most = max(1, max(points for _, _, points, _ in self._seats))
        self._shadow(painter, left, width * count, ground)
        for at, (_name, colour, points, wins) in enumerate(self._seats):
            high = max(46.0, tall * (0.25 + 0.75 * max(0, points) / most))
            step = QRectF(left + at * width + 3, ground - high, width - 6, high)
            self._step(painter, step, at, points, wins)
            centre = QPointF(step.center().x(), step.top() - width * 0.44)
            if wins:
                self._laurel(painter, centre, width * 0.42)
            size = width * (0.46 if wins else 0.38)
            box = QRectF(0, 0, size, size)
            box.moveCenter(centre)
            paint_marker(painter, box, colour)
        painter.end()

    def _shadow(self, painter: QPainter, left: float, width: float, ground: float) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(60, 40, 16, 45))
        painter.drawEllipse(QRectF(left - 12, ground - 8, width + 24, 18))

    def _step(self, painter: QPainter, step: QRectF, at: int, points: int, wins: bool) -> None:
        paint_marble(painter, step, 40 + at, warm=0.05, veins=4)
        shade = QLinearGradient(step.topLeft(), step.topRight())
        shade.setColorAt(0, QColor(255, 255, 255, 60))
        shade.setColorAt(0.4, QColor(255, 255, 255, 0))
        shade.setColorAt(1, QColor(90, 70, 40, 70))
        painter.fillRect(step, shade)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(theme.GOLD if wins else theme.LINE), 2.4 if wins else 1.2))
        painter.drawRect(step)
        top = QRectF(step.left() - 4, step.top() - 7, step.width() + 8, 9)
        painter.setBrush(QColor("#fffaf0"))
        painter.drawRoundedRect(top, 2, 2)
        painter.setFont(title_font(28 if wins else 24))
        painter.setPen(QColor(theme.INK))
        box = QRectF(step.left(), step.top() + 4, step.width(), 40)
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, i18n.number(points))

    def _laurel(self, painter: QPainter, centre: QPointF, size: float) -> None:
        """Two branches of leaves that almost meet at the top."""
        painter.save()
        painter.translate(centre)
        painter.setPen(QPen(QColor("#7d6a2a"), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawArc(QRectF(-size, -size, 2 * size, 2 * size), 118 * 16, 304 * 16)
        leaf = QPainterPath(QPointF(0, 0))
        leaf.quadTo(size * 0.16, -size * 0.16, 0, -size * 0.42)
        leaf.quadTo(-size * 0.16, -size * 0.16, 0, 0)
        for side in (-1, 1):
            for number in range(8):
                turn = 165 - number * 18.5
                for lean, tone in ((-24, "#c79f3c"), (26, "#a8842c")):
                    painter.save()
                    painter.rotate(side * turn)
                    painter.translate(0, -size)
                    painter.rotate(side * (-90 + lean))
                    painter.setPen(QPen(QColor("#7d6a2a"), 0.8))
                    painter.setBrush(QColor(tone))
                    painter.drawPath(leaf)
                    painter.restore()
        painter.restore()
