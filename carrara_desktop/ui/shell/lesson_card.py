"""The card of a lesson: what is to be done, help on the way, and what comes next."""

from __future__ import annotations

from math import ceil
from typing import Final

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent, QTextDocument
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QSizePolicy,
    QTextBrowser,
    QVBoxLayout,
)

from carrara_desktop.ui import theme
from carrara_desktop.ui.accessibility import announce
from carrara_desktop.ui.fonts import body_font, title_font
from carrara_desktop.ui.models.course import Verdict
from carrara_desktop.ui.models.texts import to_html
from carrara_desktop.ui.shell.flow import EvenColumns
from carrara_desktop.ui.shell.page import button, label

_MOST: Final = 0.36
"""How much of the window's height the text may take before it scrolls."""


class LessonCard(QFrame):
    """Shows a step of a lesson, and says which of its buttons was pressed."""

    hint_asked = Signal()
    shown_asked = Signal()
    """"Show me" was pressed."""
    again_asked = Signal()
    free_asked = Signal()
    next_asked = Signal()
    link_followed = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self.title, self._step = label(wrap=True), label("soft")
        self.title.setFont(title_font(23))
        self._step.setFont(body_font(13))
        self.text = QTextBrowser()
        self._html = ""
        self.text.setOpenLinks(False)
        self.text.setFrameShape(QFrame.Shape.NoFrame)
        self.text.setProperty("role", "plain")
        self.text.setFont(body_font(15))
        self.text.document().setDocumentMargin(2)
        self.hint, self.show_me, self.again, self.free = (button() for _ in range(4))
        self.go_on = button("primary")
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)
        self._lay_out()
        self.text.anchorClicked.connect(lambda url: self.link_followed.emit(url.toString()))
        for made, signal in (
            (self.hint, self.hint_asked),
            (self.show_me, self.shown_asked),
            (self.again, self.again_asked),
            (self.free, self.free_asked),
            (self.go_on, self.next_asked),
        ):
            made.clicked.connect(signal)
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 10)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.setSpacing(8)
        head.addWidget(self.title, 1)
        head.addWidget(self._step, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(head)
        column.addWidget(self.text)
        helps = EvenColumns(2, spacing=6)
        for made in (self.hint, self.show_me, self.again, self.free):
            made.setProperty("role", "small")
            helps.addWidget(made)
        column.addLayout(helps)
        column.addWidget(self.go_on)

    def show_step(self, title: str, number: int, steps: int) -> None:
        """Which lesson, and which of its tasks (from 1)."""
        self.title.setText(title)
        text = self.tr("{number} of {all}", "a task of a lesson").format(number=number, all=steps)
        self._step.setText(text if steps > 1 else "")

    def show_text(self, markup: str, verdict: Verdict, free: bool, last: bool) -> None:
        """What is said now, and what can be pressed."""
        done = verdict == "done"
        self.hint.setVisible(not done and not free)
        self.show_me.setVisible(not done and not free)
        self.again.setVisible(True)
        self.free.setVisible(not free)
        self.go_on.setVisible(done and not free)
        self.go_on.setText(self.tr("Next lesson") if last else self.tr("Go on"))
        self.again.setText(self.tr("Back to the task") if free else self.tr("Start again"))
        state = {"done": self.tr("Well done."), "missed": self.tr("Not quite."), "open": ""}[
            verdict
        ]
        head = f'<p class="state"><b>{state}</b></p>' if state and not free else ""
        self._html = head + to_html(markup)
        self._show_html()
        said, before = plain(self.text.document()), self.accessibleDescription()
        self.setAccessibleDescription(said)
        if said != before:
            announce(self, said)
        if not free and verdict != "open":
            (self.go_on if done else self.again).setFocus()

    def _show_html(self) -> None:
        """The text in the colours of the look of now."""
        self.text.document().setDefaultStyleSheet(
            "p { margin: 0 0 7px 0; }"
            f"p.state {{ color: {theme.TERRACOTTA_DARK}; }} a {{ color: {theme.TERRACOTTA_DARK}; }}"
        )
        self.text.setHtml(self._html)
        self._fit()

    def _fit(self) -> None:
        """As high as the text, as long as the moves below keep room."""
        page = self.window().height()
        self.text.document().setTextWidth(self.text.viewport().width())
        wanted = ceil(self.text.document().size().height()) + 4
        self.text.setFixedHeight(max(48, min(wanted, round(page * _MOST))))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def retranslate(self) -> None:
        """Set the fixed texts."""
        self.hint.setText(self.tr("Hint"))
        self.show_me.setText(self.tr("Show me"))
        self.free.setText(self.tr("Play freely"))
        self.hint.setToolTip(self.tr("A help with words, and a mark on the table"))
        self.show_me.setToolTip(self.tr("Lay out the next move of a solution"))
        self.free.setToolTip(self.tr("Try anything from here; bots play the other seats"))
        self.text.setAccessibleName(self.tr("The task"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._show_html()
        super().changeEvent(event)


def plain(document: QTextDocument) -> str:
    """The text of a document in one line."""
    return " ".join(document.toPlainText().split())
