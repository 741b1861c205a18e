"""Above the table: what is played, whose turn it is, and the way back, on and out."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QHBoxLayout, QMenu, QWidget

from carrara_desktop.engine.timeline import UndoStop
from carrara_desktop.ui.match import Match
from carrara_desktop.ui.shell.folding import Folding
from carrara_desktop.ui.shell.page import button, label, title_label
from carrara_desktop.ui.shell.side_panel import Slab
from carrara_desktop.ui.tables.kit import GameWords


class TableBar(Slab):
    """The bar. It shows the state of a match; its buttons are for the page to connect."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Edge.BottomEdge, parent)
        self.to_course = False
        """Whether the way out leads back to the course."""
        self.home, self.undo, self.redo, self.settings = button(), button(), button(), button()
        self.help = button()
        self.rule, self.explain, self.hint = QAction(self), QAction(self), QAction(self)
        self.explain.setCheckable(True)
        menu = QMenu(self.help)
        menu.addActions([self.hint, self.rule, self.explain])
        self.help.setMenu(menu)
        self.title = title_label(22)
        self.status = label("soft")
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 11)
        row.setSpacing(8)
        for made in (self.home, self.undo, self.redo, self.help, self.settings):
            made.setProperty("role", "bar")
        row.addWidget(self.home)
        row.addSpacing(10)
        row.addWidget(self.title)
        row.addWidget(self.status)
        row.addStretch(1)
        order = self.status, self.title, self.settings, self.help, self.redo, self.undo
        self.folding = Folding(self, order)
        for made in (self.undo, self.redo, self.help, self.settings, self.folding.more):
            row.addWidget(made)
        self.retranslate()

    def minimumSizeHint(self) -> QSize:
        return QSize(self.folding.least, super().minimumSizeHint().height())

    def show_match(self, match: Match, words: GameWords) -> None:
        """Show where a match stands, and whether moves can be taken back or made again."""
        self.title.setText(words.title())
        self.status.setText(self._status(match, match.view()))
        why = self.why_no_undo(match)
        self.undo.setToolTip(why or self.tr("Take the last move back"))
        self.undo.setAccessibleDescription(why)
        _dim(self.undo, bool(why))
        why = self.why_no_redo(match)
        self.redo.setToolTip(why or self.tr("Make the move again that was taken back"))
        _dim(self.redo, bool(why))

    def _status(self, match: Match, view: Any) -> str:
        if view.turn == 0:
            return ""
        text = self.tr("turn {number}").format(number=view.turn)
        if view.ender >= 0 and not match.is_over:
            text += " · " + self.tr("last turns")
        return text

    def why_no_undo(self, match: Match) -> str:
        """Why the last move can't be taken back, or ""."""
        if match.read_only:
            return self.tr("This game is only shown; nothing in it can be changed.")
        if match.looking_back:
            return self._only_at_the_end()
        stop = match.undo_stop()
        if stop is UndoStop.NONE:
            return ""
        return {
            UndoStop.NOTHING_PLAYED: self.tr("Nobody has made a move yet."),
            UndoStop.REVEALED: self.tr(
                "The last move can't be taken back: it brought something new to light."
            ),
            UndoStop.BOT_MOVED: self.tr(
                "The last move can't be taken back: a bot has moved since."
            ),
        }[stop]

    def why_no_redo(self, match: Match) -> str:
        """Why no move can be made again, or ""."""
        if not match.can_redo():
            return self.tr("There is no move to make again.")
        return self._only_at_the_end() if match.looking_back else ""

    def _only_at_the_end(self) -> str:
        return self.tr("You are looking back. Go to the last move first.")

    def retranslate(self) -> None:
        """Set every fixed text."""
        self.home.setText(self.tr("Course") if self.to_course else self.tr("Home"))
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.help.setText(self.tr("Help"))
        self.hint.setText(self.tr("Hint"))
        self.rule.setText(self.tr("The rules"))
        self.explain.setText(self.tr("Explain the moves"))
        self.help.setToolTip(
            self.tr("The rule of a thing on the table: point at it and press F1, or press it long")
        )
        self.settings.setText(self.tr("Settings"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


def _dim(which: QWidget, dim: bool) -> None:
    """A button that can't act stays reachable, so that it can say why."""
    if which.property("dim") != dim:
        which.setProperty("dim", dim)
        which.style().unpolish(which)
        which.style().polish(which)
