"""The curtain between two players: nothing of the table shows while the laptop is passed."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from carrara_desktop.ui import theme
from carrara_desktop.ui.fonts import title_font
from carrara_desktop.ui.shell.page import Page, button, label
from carrara_desktop.ui.shell.seats import paint_marker, seat_colour
from carrara_desktop.ui.shell.stone import marble_ground


class Curtain(Page):
    """Covers its parent wholly from ``drop`` until the next player lifts it.

    It is opaque and knows only a name and a colour, so there is nothing it could give away.
    """

    lifted = Signal()
    """The player is there: show the table. The curtain hides itself right after."""
    home_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._name = ""
        self._colour = ""
        self._drops = 0
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setAutoFillBackground(True)
        self._marker = _Marker()
        self._pass = label(wrap=True)
        self._pass.setFont(title_font(40))
        self._hint = label("soft", wrap=True)
        self.lift, self.home = button("lift"), button()
        self.lift.setFont(title_font(24))
        self._lay_out()
        self.lift.clicked.connect(self._lift)
        self.home.clicked.connect(self.home_asked)
        self.back.connect(self.home_asked)
        for made in (self.lift, self.home):
            made.installEventFilter(self)
        if parent is not None:
            parent.installEventFilter(self)
        self.hide()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(110, 48, 110, 40)
        column.addStretch(3)
        column.addWidget(self._marker, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(22)
        for words in (self._pass, self._hint):
            words.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            column.addWidget(words)
        column.addSpacing(26)
        column.addWidget(self.lift, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(4)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.home)
        column.addLayout(foot)

    def drop(self, name: str, colour: str) -> None:
        """Cover everything, at once, for the seat of that name and colour."""
        self._name, self._colour = name, colour
        self._drops += 1
        self._marker.set_colour(colour)
        self.retranslate()
        self._cover()
        self.show()
        self.raise_()
        self.lift.setFocus()
        # Painted before control goes back, so that nothing of the table stays on the screen.
        self.repaint()

    def _cover(self) -> None:
        """Take the whole of the parent, unless a layout of the parent's places the curtain."""
        parent = self.parentWidget()
        if parent is not None and (parent.layout() is None or parent.layout().indexOf(self) < 0):
            self.setGeometry(parent.rect())

    def _lift(self) -> None:
        drop = self._drops
        self.lifted.emit()
        if drop == self._drops:
            self.hide()

    def entered(self) -> None:
        self.lift.setFocus()

    def retranslate(self) -> None:
        self._pass.setText(self.tr("Pass the laptop to {name}").format(name=self._name))
        self._hint.setText(
            self.tr("The table is covered until {name} is there.").format(name=self._name)
        )
        self.lift.setText(
            self.tr("I am {name}: show the table").format(name=self._name.replace("&", "&&"))
        )
        self.home.setText(self.tr("Leave to the home page"))
        self.setAccessibleName(self._pass.text())

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the curtain: what lies behind it must not be reachable."""
        (self.home if self.lift.hasFocus() else self.lift).setFocus(
            Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        )
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            if not event.isAutoRepeat():
                self.lift.click()
            return
        super().keyPressEvent(event)
        event.accept()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched in (self.lift, self.home):
            # Held down from the move before, a key must not lift the curtain unseen.
            keys = QEvent.Type.KeyPress, QEvent.Type.KeyRelease
            return event.type() in keys and event.isAutoRepeat()
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget():
            self._cover()
        return super().eventFilter(watched, event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, marble_ground(self.size(), self.devicePixelRatioF(), 11))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        tone = seat_colour(self._colour)
        area = QRectF(self.rect())
        for left in (area.left(), area.right() - 74):
            band = QRectF(left, area.top(), 75, area.height())
            fold = QLinearGradient(band.topLeft(), band.topRight())
            for step in range(7):
                fold.setColorAt(step / 6, tone.lighter(112) if step % 2 else tone.darker(135))
            painter.fillRect(band, fold)
            edge = band.right() if left == area.left() else band.left()
            painter.setPen(QPen(QColor(theme.GOLD), 3))
            painter.drawLine(int(edge), 0, int(edge), self.height())
        painter.end()


class _Marker(QLabel):
    """The seat's marker, large."""

    def __init__(self) -> None:
        super().__init__()
        self._colour = ""
        self.setFixedSize(132, 132)

    def set_colour(self, colour: str) -> None:
        self._colour = colour
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(theme.GOLD), 2))
        painter.setBrush(QColor(theme.MARBLE))
        painter.drawEllipse(QRectF(2, 2, 128, 128))
        painter.setPen(QPen(QColor("#d4bb84"), 1))
        painter.drawEllipse(QRectF(7, 7, 118, 118))
        paint_marker(painter, QRectF(34, 32, 64, 64), self._colour)
        painter.end()
