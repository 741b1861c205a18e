"""A quiet line on a page: something has happened, and perhaps one thing can be done about it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QSizePolicy, QToolButton, QWidget

from carrara_desktop.ui.accessibility import announce
from carrara_desktop.ui.shell.page import label


class NoticeBar(QFrame):
    """One notice at a time, which stays until it is put away or another takes its place.

    It never takes the focus, and a screen reader is told of it. What it says is asked for again
    when the language changes.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("role", "notice")
        self._say: Callable[[], str] = str
        self._name: Callable[[], str] = str
        self._then: Callable[[], None] | None = None
        self.text = label(wrap=True)
        self.text.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        self.action = QPushButton()
        self.action.setProperty("role", "bar")
        self.dismiss = QToolButton()
        self.dismiss.setText("✕")
        line = QHBoxLayout(self)
        line.setContentsMargins(14, 5, 8, 5)
        line.setSpacing(12)
        line.addWidget(self.text, 1)
        line.addWidget(self.action)
        line.addWidget(self.dismiss)
        self.action.clicked.connect(self._act)
        self.dismiss.clicked.connect(self.hide)
        self.hide()

    def tell(
        self,
        say: Callable[[], str],
        action: Callable[[], str] = str,
        then: Callable[[], None] | None = None,
    ) -> None:
        """Show a notice, with a button if there is something to do."""
        self._say, self._name, self._then = say, action, then
        before = self.text.text() if self.isVisible() else ""
        self.retranslate()
        self.action.setVisible(bool(self.action.text()))
        self.show()
        if self.text.text() != before:
            announce(self, self.text.text())

    def retranslate(self) -> None:
        """Set every visible text in the language of now."""
        self.text.setText(self._say())
        self.action.setText(self._name())
        self.dismiss.setToolTip(self.tr("Put this notice away"))
        self.dismiss.setAccessibleName(self.dismiss.toolTip())
        self.setAccessibleName(self.text.text())

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _act(self) -> None:
        then, self._then = self._then, None
        self.hide()
        if then is not None:
            then()
