"""What all pages of the window share."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFontMetrics, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLabel, QLineEdit, QPushButton, QWidget

from carrara_desktop.ui.fonts import scaled, title_font
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

    def refit(self) -> None:
        """Set the lengths that go with the size of the text."""

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange:
            # once everything in the page has its new font, and the style sheet its lengths
            QTimer.singleShot(0, self, self.refit)
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
    """A key that is held down presses it once, and not what comes after it as well.

    It may be asked to be of some width at least: a smallest width of Qt's would do in place of
    that which its words need.
    """

    def __init__(self, least: int) -> None:
        super().__init__()
        self._least = least

    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(self._least, 0))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not event.isAutoRepeat():
            super().keyPressEvent(event)


class Body(QWidget):
    """The middle of a page that holds lists: it takes the height there is.

    A page of wrapped texts asks for the height at which its lists show a good part of
    themselves, and would be scrolled as a whole for no need: the lists scroll by themselves.
    So it asks for the least height that its width allows.
    """

    def hasHeightForWidth(self) -> bool:
        return False

    def minimumSizeHint(self) -> QSize:
        least, layout = super().minimumSizeHint(), self.layout()
        if layout is not None and layout.hasHeightForWidth():
            least.setHeight(layout.minimumHeightForWidth(max(self.width(), least.width())))
        return least

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.updateGeometry()


def button(role: str = "", least: int = 0) -> QPushButton:
    """A push button that Enter presses too; ``role`` "primary" makes it the page's main one.

    ``least`` is how many pixels wide it is at least.
    """
    made = _Button(least)
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


def set_placeholder(line: QLineEdit, text: str) -> None:
    """Say in an empty line what it is for, and keep room for that."""
    line.setPlaceholderText(text)
    line.setMinimumWidth(line.fontMetrics().horizontalAdvance(text) + scaled(36))


def in_lines(text: str, metrics: QFontMetrics, room: int) -> str:
    """A text broken between words into lines of a width, for what can't do that by itself."""
    lines: list[str] = []
    for word in filter(None, text.split(" ")):  # not at a space that must not break
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)


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
