"""Beside the moves, when asked for: the best moves, how good they are, and why."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.bots.coach import Suggestion
from carrara_desktop.ui.accessibility import announce
from carrara_desktop.ui.coach_client import CoachClient
from carrara_desktop.ui.fonts import body_font, title_font
from carrara_desktop.ui.i18n import decimal
from carrara_desktop.ui.match import Match
from carrara_desktop.ui.shell.page import in_lines, label
from carrara_desktop.ui.shell.side_panel import SidePanel
from carrara_desktop.ui.tables.kit import GameWords, Reasons

_EDGES = 24
"""Pixels of a line's button that its words can't have."""
_LINES = 3
"""Lines of such a button, at most."""


class HintCard(QFrame):
    """Asks the coach in a process of its own; an answer to an earlier position is dropped."""

    move_chosen = Signal(object)
    """A suggested move was chosen; it is not made by that."""

    def __init__(self, panel: SidePanel, coach: CoachClient) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._coach = coach
        self._waiting = 0
        """The number of the question that is open, or 0."""
        coach.advised.connect(self._advised)
        coach.failed.connect(self._failed)
        self._panel = panel
        self._match: Match | None = None
        self._words: GameWords | None = None
        self._reasons: Reasons | None = None
        self._suggestions: list[Suggestion] | None = None
        self._trouble = False
        self._title, self._state = label(), label("soft", wrap=True)
        self._title.setFont(title_font(18))
        self._state.setFont(body_font(14))
        self.close_ = QToolButton()
        self.close_.setAutoRaise(True)
        self.close_.setProperty("role", "quiet")
        self.close_.clicked.connect(self.drop)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.close_)
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(12, 4, 8, 8)
        self._column.setSpacing(3)
        self._column.addLayout(head)
        self._column.addWidget(self._state)
        self.lines: list[QPushButton] = []
        self._reason_lines: list[QWidget] = []
        panel.insert_beside_moves(self)
        # before it says its words: what is shown asks the panel for room
        self.hide()
        self.retranslate()

    def sit(self, match: Match | None, words: GameWords | None, reasons: Reasons | None) -> None:
        """Give hints for this match, or for none."""
        self.drop()
        self._match, self._words, self._reasons = match, words, reasons

    def ask(self) -> None:
        """Think about the decision of the person at the screen, if there is one."""
        match = self._match
        if match is None or match.decider() is None:
            return
        self._clear()
        self._suggestions, self._trouble = None, False
        self._waiting = self._coach.ask_hint(
            match.record.game, match.recollection(), len(match.timeline)
        )
        self._tell()

    def drop(self) -> None:
        """The position has changed, or the hint is no longer wanted."""
        self._coach.forget_question(self._waiting)
        self._waiting = 0
        self._suggestions, self._trouble = None, False
        self._clear()
        if not self.isHidden():
            self.hide()
            self._panel.make_room(False)

    def _advised(self, suggestions: list[Suggestion]) -> None:
        self._waiting = 0
        self._suggestions = suggestions
        self._tell()

    def _failed(self, why: str) -> None:
        if not self._waiting:
            return
        self._waiting = 0
        self._trouble = True
        self._state.setToolTip(why)
        self._tell()

    # -- showing --------------------------------------------------------------------------

    def _clear(self) -> None:
        for widget in (*self.lines, *self._reason_lines):
            self._column.removeWidget(widget)
            widget.hide()
            widget.deleteLater()
        self.lines, self._reason_lines = [], []

    def _show(self) -> None:
        self._clear()
        self._state.setVisible(self._suggestions is None)
        if self._trouble:
            self._state.setText(self.tr("There is no hint: the coach has no answer."))
        elif self._suggestions is None:
            self._state.setText(self.tr("Thinking…"))
        else:
            for place, one in enumerate(self._suggestions):
                self._add(place, one)
        self._panel.make_room(True)
        self.show()
        self._panel.bring_into_sight(self)

    def _tell(self) -> None:
        """Show what there is to say, and have it read out."""
        self._show()
        said = [f"{line.accessibleName()}. {line.accessibleDescription()}." for line in self.lines]
        announce(self, "\n".join(said) or self._state.text())

    def _add(self, place: int, one: Suggestion) -> None:
        assert self._match is not None and self._words is not None and self._reasons is not None
        path = self._words.path(self._match.view(), one.move)
        words = f"{place + 1}. {' · '.join(path)}"
        line = _Line(words)
        what = self.tr("Choose this move; it is not made by that")
        line.setToolTip(f"{words}\n{what}")
        line.clicked.connect(lambda _=False, move=one.move: self.move_chosen.emit(move))
        about = label("soft", wrap=True)
        about.setFont(body_font(13))
        about.setText(self._about(place, one))
        line.setAccessibleName(words)
        line.setAccessibleDescription(about.text())
        self._column.addWidget(line)
        self._column.addWidget(about)
        self.lines.append(line)
        self._reason_lines.append(about)

    def _about(self, place: int, one: Suggestion) -> str:
        assert self._reasons is not None
        if place == 0:
            figures = self.tr("expected margin {points} ± {error}").format(
                points=_signed(one.margin), error=decimal(one.error)
            )
        else:
            figures = self.tr("{points} ± {error} behind the best").format(
                points=decimal(one.behind),
                error=decimal(one.behind_error),
            )
        return self._reasons.said(figures, one.reasons)

    def retranslate(self) -> None:
        """Everything in the language of now."""
        self._title.setText(self.tr("Hint"))
        self.close_.setText("✕")
        self.close_.setToolTip(self.tr("Put the hint away"))
        self.close_.setAccessibleName(self.close_.toolTip())
        if not self.isHidden():
            self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)


class _Line(QPushButton):
    """A button with as many of its words as its lines hold; the tool tip has them all."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words
        self.setProperty("role", "line")
        self.setAutoDefault(True)
        self.setFont(body_font(14))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room, metrics = self.width() - _EDGES, self.fontMetrics()
        # An advance is rounded, and what is elided is not.
        lines = in_lines(self._words, metrics, room - 1).split("\n", _LINES - 1)
        lines[-1] = lines[-1].replace("\n", " ")
        elided = (metrics.elidedText(line, Qt.TextElideMode.ElideRight, room) for line in lines)
        self.setText("\n".join(elided))


def _signed(value: float) -> str:
    return ("+" if value >= 0 else "−") + decimal(abs(value))
