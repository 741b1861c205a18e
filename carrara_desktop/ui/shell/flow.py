"""A layout of lines: what finds no room on a line goes on to the next one."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Widgets side by side, in as many lines as the width asks for.

    Widgets that expand share what a line leaves over; all of a line are as high as its highest.
    """

    def __init__(
        self, parent: QWidget | None = None, spacing: int = 10, centred: bool = False
    ) -> None:
        """``centred`` leaves what is over on both sides."""
        super().__init__(parent)
        self._centred = centred
        self._items: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)
        self.setSpacing(spacing)

    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)

    def count(self) -> int:
        return len(self._items)

    def itemAt(self, at: int) -> QLayoutItem | None:
        return self._items[at] if 0 <= at < len(self._items) else None

    def takeAt(self, at: int) -> QLayoutItem | None:
        return self._items.pop(at) if 0 <= at < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation.Horizontal

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        return self._arrange(QRect(0, 0, width, 0), move=False)

    def sizeHint(self) -> QSize:
        """All on one line."""
        hints = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(hint.width() for hint in hints) + self.spacing() * max(0, len(hints) - 1)
        return QSize(width, max((hint.height() for hint in hints), default=0))

    def minimumSize(self) -> QSize:
        """Each on a line of its own."""
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size

    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        left = -1
        for item in self._items:
            if item.isEmpty():
                continue
            needed = item.sizeHint().width()
            if not lines or needed + self.spacing() > left:
                lines.append([])
                left = width + self.spacing()
            lines[-1].append(item)
            left -= needed + self.spacing()
        return lines

    def _arrange(self, rect: QRect, move: bool) -> int:
        """Place everything if ``move``; the height that it takes."""
        top = rect.top()
        for line in self._lines(rect.width()):
            height = max(item.sizeHint().height() for item in line)
            if move:
                self._place(line, QRect(rect.left(), top, rect.width(), height))
            top += height + self.spacing()
        return max(0, top - rect.top() - self.spacing())

    def _place(self, line: list[QLayoutItem], room: QRect) -> None:
        growing = [item for item in line if item.expandingDirections() & Qt.Orientation.Horizontal]
        used = sum(item.sizeHint().width() for item in line) + self.spacing() * (len(line) - 1)
        spare = max(0, room.width() - used)
        left = room.left() + (spare // 2 if self._centred and not growing else 0)
        for item in line:
            width = min(item.sizeHint().width(), room.width())
            if item in growing:
                width += spare // len(growing)
            item.setGeometry(QRect(QPoint(left, room.top()), QSize(width, room.height())))
            left += width + self.spacing()


class EvenColumns(FlowLayout):
    """Widgets in columns of one width: in as many, up to ``most``, as hold all their words."""

    def __init__(self, most: int, parent: QWidget | None = None, spacing: int = 8) -> None:
        super().__init__(parent, spacing)
        self._most = most

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        shown = [item for item in self._items if not item.isEmpty()]
        widest = max((item.sizeHint().width() for item in shown), default=1)
        fitting = max(1, (width + self.spacing()) // (widest + self.spacing()))
        columns = min(self._most, fitting)
        return [shown[at : at + columns] for at in range(0, len(shown), columns)]

    def _place(self, line: list[QLayoutItem], room: QRect) -> None:
        columns = len(self._lines(room.width())[0])
        width = (room.width() + self.spacing()) // columns - self.spacing()
        for at, item in enumerate(line):
            left = room.left() + at * (width + self.spacing())
            item.setGeometry(QRect(QPoint(left, room.top()), QSize(width, room.height())))
