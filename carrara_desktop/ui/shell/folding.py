"""A bar that is too narrow for all its buttons keeps the rest in a menu."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import (
    QAbstractButton,
    QHBoxLayout,
    QMenu,
    QPushButton,
    QToolButton,
    QWidget,
)

_REFIT: Final = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.Show)
_ENOUGH: Final = 4
"""Times a bar is fitted to a width that changes meanwhile."""


class Folding(QObject):
    """Folds the widgets of a bar away, one after the other, until the rest has room.

    Buttons go into the menu of ``more``, which the bar lays out; words are just not shown.
    Whoever wants to hide such a widget for a reason of its own says so by ``offer``.
    """

    def __init__(self, bar: QWidget, order: Sequence[QWidget]) -> None:
        """``order`` has what is folded away first at its beginning."""
        super().__init__(bar)
        self._bar, self._order = bar, tuple(order)
        self._declined: set[QWidget] = set()
        self._folded: frozenset[QWidget] = frozenset()
        self._fitting = False
        self.more = QToolButton(bar)
        self.more.setText("…")
        self.more.setProperty("role", "bar")
        self.more.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        self.more.setMenu(QMenu(self.more))
        self.more.menu().aboutToShow.connect(self._fill)
        self.more.hide()
        bar.installEventFilter(self)
        self.retranslate()

    def offer(self, widget: QWidget, on: bool) -> None:
        """Whether a widget is there at all."""
        (self._declined.discard if on else self._declined.add)(widget)
        self.fit(changed=True)

    @property
    def least(self) -> int:
        """The width of the bar with everything folded away."""
        return self._needed(frozenset(self._order))

    def fit(self, changed: bool = False) -> None:
        """Fold away what has no room, and no more; ``changed`` if others are there than before."""
        # What is being shown has the bar laid out at once, and so this asked again: a button
        # that is hidden while it is being shown would be both.
        if self._fitting:
            return
        self._fitting = True
        for _ in range(_ENOUGH):
            folded = self._without_room()
            if folded == self._folded and not changed:
                break
            changed = False
            self._folded = folded
            self._show()
        self._fitting = False

    def _without_room(self) -> frozenset[QWidget]:
        folded: frozenset[QWidget] = frozenset()
        for widget in self._order:
            if self._needed(folded) <= self._bar.width():
                break
            folded |= {widget}
        return folded

    def _show(self) -> None:
        for widget in self._order:
            widget.setVisible(widget not in self._folded | self._declined)
        self.more.setVisible(self._holds_any(self._folded))

    def _holds_any(self, folded: frozenset[QWidget]) -> bool:
        return any(isinstance(one, QAbstractButton) for one in folded - self._declined)

    def _needed(self, folded: frozenset[QWidget]) -> int:
        """The width that all but ``folded`` takes."""
        row = self._bar.layout()
        assert isinstance(row, QHBoxLayout)
        widths = []
        for at in range(row.count()):
            item = row.itemAt(at)
            widget = item.widget()
            if widget is None:
                widths.append(item.minimumSize().width())
                continue
            shown = not widget.isHidden()
            if widget in self._order:
                shown = widget not in folded | self._declined
            elif widget is self.more:
                shown = self._holds_any(folded)
            if shown:
                least = widget.minimumSizeHint().expandedTo(widget.minimumSize())
                widths.append(least.width() + row.spacing())
        edges = row.contentsMargins()
        return sum(widths) + edges.left() + edges.right()

    def _fill(self) -> None:
        """The menu: each button that is folded away, in the order of the bar."""
        menu, row = self.more.menu(), self._bar.layout()
        menu.clear()
        for at in range(row.count()):
            button = row.itemAt(at).widget()
            if button not in self._folded - self._declined:
                continue
            if not isinstance(button, (QPushButton, QToolButton)):
                continue
            words = button.text().removesuffix(" ▾")
            if button.menu() is not None:
                button.menu().setTitle(words)
                menu.addMenu(button.menu()).setEnabled(button.isEnabled())
            else:
                action = menu.addAction(words, button.click)
                action.setEnabled(button.isEnabled())
                action.setToolTip(button.toolTip())
        menu.setToolTipsVisible(True)

    def retranslate(self) -> None:
        """Set the words of the menu's button."""
        self.more.setToolTip(self.tr("More"))
        self.more.setAccessibleName(self.more.toolTip())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _REFIT:
            self.fit()
        elif event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        return super().eventFilter(watched, event)
