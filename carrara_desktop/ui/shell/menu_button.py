"""A line of the home page's menu: a name in the title font and, below it, what it would do."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QEnterEvent, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from carrara_desktop.ui import theme
from carrara_desktop.ui.fonts import body_font, title_font

_INDENT = 26
# The tail of a Q hangs lower than any line is high.
_PLACE = Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip


class MenuButton(QPushButton):
    """A push button engraved into the marble."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._detail = ""
        self._sizes = (25, 13)
        self.setAutoDefault(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_texts(self, title: str, detail: str = "") -> None:
        """The name, and the lines below it (none if empty), which a screen reader adds."""
        self.setText(title)
        self._detail = detail
        self.setToolTip(detail if detail and self._elided() != detail else "")
        self.setAccessibleName(title.replace("&", ""))
        self.setAccessibleDescription(detail.replace("\n", ", "))
        self.updateGeometry()
        self.update()

    def set_sizes(self, title: int, detail: int) -> None:
        """The heights of the two lines' letters, in pixels."""
        if self._sizes != (title, detail):
            self._sizes = (title, detail)
            self.updateGeometry()

    @property
    def detail(self) -> str:
        """The lines below the name."""
        return self._detail

    def sizeHint(self) -> QSize:
        title = QFontMetrics(title_font(self._sizes[0]))
        width = title.horizontalAdvance(self.text().replace("&", "")) + 2 * _INDENT
        height = title.height() + 8
        if self._detail:
            lines = self._detail.count("\n") + 1
            height += QFontMetrics(body_font(self._sizes[1])).height() * lines + 5
        return QSize(width, height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def enterEvent(self, event: QEnterEvent) -> None:
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.update()
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        lit = self.isEnabled() and (self.underMouse() or self.hasFocus())
        if lit:
            ground = QColor(theme.GOLD)
            ground.setAlpha(70 if self.isDown() else 38)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ground)
            painter.drawRoundedRect(box, 5, 5)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(theme.FOCUS), 2.5))
            painter.drawRoundedRect(box, 5, 5)
        self._paint_texts(painter, box, lit)
        painter.end()

    def _paint_texts(self, painter: QPainter, box: QRectF, lit: bool) -> None:
        ink = theme.INK if self.isEnabled() else theme.INK_FAINT
        painter.setFont(title_font(self._sizes[0]))
        metrics = QFontMetrics(painter.font())
        line = QRectF(
            box.left() + _INDENT - 2, box.top() + 2, box.width() - _INDENT, metrics.height()
        )
        painter.setPen(QColor(theme.TERRACOTTA_DARK if lit else ink))
        painter.drawText(line, _PLACE | Qt.TextFlag.TextHideMnemonic, self.text())
        self._paint_bullet(painter, box.left() + 11, line.center().y() + 1, lit)
        if self._detail:
            painter.setFont(body_font(self._sizes[1]))
            painter.setPen(QColor(theme.INK_SOFT if self.isEnabled() else theme.INK_FAINT))
            below = QRectF(
                line.left() + 1, line.bottom(), line.width(), box.bottom() - line.bottom() - 3
            )
            painter.drawText(below, _PLACE, self._elided())

    def _paint_bullet(self, painter: QPainter, x: float, y: float, lit: bool) -> None:
        painter.save()
        painter.translate(x, y)
        painter.rotate(45)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(
            QColor(
                theme.TERRACOTTA if lit else theme.GOLD if self.isEnabled() else theme.STONE_DARK
            )
        )
        painter.drawRect(QRectF(-3.4, -3.4, 6.8, 6.8))
        painter.restore()

    def _elided(self) -> str:
        room = max(60, self.width() - _INDENT - 8)
        metrics = QFontMetrics(body_font(self._sizes[1]))
        return "\n".join(
            metrics.elidedText(line, Qt.TextElideMode.ElideRight, room)
            for line in self._detail.split("\n")
        )
