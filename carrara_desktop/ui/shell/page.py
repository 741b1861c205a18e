"""What all pages of the window share."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QWidget

from carrara_desktop.ui.fonts import title_font
from carrara_desktop.ui.shell.stone import marble_ground


class Page(QWidget):
    """A page on marble. It says all its words again when the language changes."""

    back = Signal()
    """Esc was pressed, or the page's own way back was taken."""

    def retranslate(self) -> None:
        """Set every visible text in the language of now."""

    def rule_here(self) -> str | None:
        """Where in the rules that stands which the person looks at; None: no rules belong here.

        "" stands for the rules wherever they were left.
        """
        return None

    def entered(self) -> None:
        """The page was brought to the front: bring what it shows up to date, set the focus."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and not event.isAutoRepeat():
            self.back.emit()
            return
        super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.drawPixmap(0, 0, marble_ground(self.size(), self.devicePixelRatioF()))
        painter.end()


class _Button(QPushButton):
    """A key that is held down presses it once, and not what comes after it as well."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            super().keyPressEvent(event)


class Body(QWidget):
    """The middle of a page that holds lists: it takes the height there is.

    A page of wrapped texts asks for the height at which its lists show a good part of
    themselves, and would be scrolled as a whole for no need: the lists scroll by themselves.
    """

    def hasHeightForWidth(self) -> bool:
        return False


def button(role: str = "") -> QPushButton:
    """A push button that Enter presses too; ``role`` "primary" makes it the page's main one."""
    made = _Button()
    made.setAutoDefault(True)
    if role:
        made.setProperty("role", role)
    return made


def label(role: str = "", wrap: bool = False) -> QLabel:
    """A label of plain text: names that people type in are never read as markup."""
    made = QLabel()
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setWordWrap(wrap)
    if role:
        made.setProperty("role", role)
    return made


def title_label(pixels: int, italic: bool = False) -> QLabel:
    """A label in the title font."""
    made = label()
    made.setFont(title_font(pixels, italic))
    return made


def rule() -> QFrame:
    """A thin line between parts of a page."""
    line = QFrame()
    line.setProperty("role", "rule")
    return line
