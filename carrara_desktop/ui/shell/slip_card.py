"""Beside the moves, while the moves are explained: an offer to take a clear mistake back."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from PySide6.QtCore import QEvent, QTimer, Signal
from PySide6.QtWidgets import QFrame, QSizePolicy, QVBoxLayout

from carrara_desktop.bots.coach import BetterMove
from carrara_desktop.engine.rules import Move
from carrara_desktop.engine.timeline import UndoStop
from carrara_desktop.ui.accessibility import announce
from carrara_desktop.ui.coach_client import CoachClient
from carrara_desktop.ui.fonts import body_font, title_font
from carrara_desktop.ui.i18n import decimal
from carrara_desktop.ui.match import Match
from carrara_desktop.ui.shell.flow import FlowLayout
from carrara_desktop.ui.shell.page import button, label
from carrara_desktop.ui.shell.side_panel import SidePanel
from carrara_desktop.ui.tables.kit import GameWords, Reasons

PATIENCE_MS: Final = 3000
"""How long others wait for the coach after a move. A mistake at a table of four takes between one
and two and a half seconds to find; the pieces are on their way for one of them."""


@dataclass(frozen=True, slots=True)
class Known:
    """What a person saw, and could remember, when a move was made: an offer is made of no more."""

    seat: int
    moves: int
    """The number of moves before it."""
    view: Any
    recollection: Any


class SlipCard(QFrame):
    """Lets the coach look at a move that has been made, and speaks up if it was a clear mistake.

    Whoever would move next waits for the coach a little, and for the answer to an offer. Whatever
    happens meanwhile ends the matter: another move, another person at the screen, anything that
    can't be taken back.
    """

    offered = Signal()
    """There is an offer: whoever would move next waits until it is answered."""
    looked = Signal()
    """There is nothing to offer after all, or it takes too long to find out."""
    take_back_asked = Signal()
    go_on_asked = Signal()

    def __init__(self, panel: SidePanel, coach: CoachClient) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._panel, self._coach = panel, coach
        self._on = False
        self._match: Match | None = None
        self._words: GameWords | None = None
        self._reasons: Reasons | None = None
        self._asked: Known | None = None
        self._number = 0
        self._watching = False
        self._offer: tuple[Known, BetterMove] | None = None
        self._patience = QTimer(self, singleShot=True)
        self._patience.timeout.connect(self._waited)
        coach.reviewed.connect(self._reviewed)
        coach.failed.connect(self._failed)
        self._title, self.better, self.why = label(), label(wrap=True), label("soft", wrap=True)
        self._title.setFont(title_font(18))
        self.better.setFont(body_font(14))
        self.why.setFont(body_font(13))
        self.take_back, self.go_on = button(), button()
        self.take_back.clicked.connect(self._take_back)
        self.go_on.clicked.connect(self._go_on)
        row = FlowLayout(spacing=8)
        for made in (self.take_back, self.go_on):
            made.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
            row.addWidget(made)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 8, 8)
        column.setSpacing(4)
        for widget in (self._title, self.better, self.why):
            column.addWidget(widget)
        column.addLayout(row)
        panel.insert_beside_moves(self)
        self.retranslate()
        self.hide()

    def sit(self, match: Match | None, words: GameWords | None, reasons: Reasons | None) -> None:
        """Watch over the moves of this match, or of none."""
        self.drop()
        self._match, self._words, self._reasons = match, words, reasons

    def set_on(self, on: bool) -> None:
        """Switch the offers on or off."""
        self._on = on
        if not on:
            looking = self.is_looking
            self.drop()
            if looking:
                self.looked.emit()

    @property
    def is_looking(self) -> bool:
        """Whether a move is being made or looked at; there may yet be an offer."""
        return self._watching or self._asked is not None

    @property
    def is_offering(self) -> bool:
        """Whether an offer waits for its answer."""
        return self._offer is not None

    # -- watching -------------------------------------------------------------------------

    def get_ready(self) -> None:
        """A decision begins: a move will have to be looked at soon."""
        if self._on:
            # if it can't be started now, there is just no offer
            with contextlib.suppress(OSError):
                self._coach.prepare()

    @contextlib.contextmanager
    def watching(self, move: Move) -> Iterator[None]:
        """Let the coach look at a move that is made inside, if it can be taken back."""
        known = self._known()
        self._watching = known is not None
        try:
            yield
        finally:
            self._watching = False
            if known is not None:
                self._look_at(move, known)

    def _known(self) -> Known | None:
        """What the decider knows; None if nobody watches."""
        match = self._match
        if not self._on or match is None or (seat := match.decider()) is None:
            return None
        return Known(seat, len(match.timeline), match.view(), match.recollection())

    def _look_at(self, move: Move, known: Known) -> None:
        match = self._match
        if match is not None and self._may_take_back(known):
            self._asked = known
            self._number = self._coach.ask_about(
                match.record.game, known.recollection, move, known.moves
            )
            self._patience.start(PATIENCE_MS)
        else:
            self.looked.emit()

    def _waited(self) -> None:
        """Somebody else may be waiting to move: then that has been long enough."""
        if self.is_looking and self._match is not None and self._match.decider() is None:
            self.drop()
            self.looked.emit()

    def drop(self) -> None:
        """The matter is over."""
        if self._asked is not None:
            self._coach.forget_question(self._number)
        self._patience.stop()
        self._asked = self._offer = None
        if self.isHidden():
            return
        had_focus = self.take_back.hasFocus() or self.go_on.hasFocus()
        self.hide()
        # what is not shown must not be found either: another person may sit down
        for made in (self.better, self.why):
            made.clear()
        for made in (self.take_back, self.go_on):
            made.setAccessibleDescription("")
        self._panel.make_room(False)
        if had_focus:
            self._panel.focus_moves()

    def _may_take_back(self, known: Known) -> bool:
        """Whether the move is still the last one, and its person sits before an open screen."""
        match = self._match
        return (
            match is not None
            and match.viewer == known.seat
            and not match.is_over
            and not match.looking_back
            and len(match.timeline) == known.moves + 1
            and match.undo_stop() is UndoStop.NONE
        )

    def _reviewed(self, better: BetterMove | None) -> None:
        known, self._asked = self._asked, None
        if known is None:
            return
        if better is None or not self._may_take_back(known):
            self.looked.emit()
            return
        self._offer = known, better
        self._speak()
        self._panel.make_room(True)
        self.show()
        self._panel.bring_into_sight(self)
        self.offered.emit()
        if not self.go_on.hasFocus():  # which is described by it
            announce(self, f"{self._title.text()} {self._said()}.")

    def _failed(self, _why: str) -> None:
        # nobody asked for it, so nobody need hear that there is none
        if self.is_looking:
            self._asked = None
            self.looked.emit()

    # -- the offer ------------------------------------------------------------------------

    def _take_back(self) -> None:
        self.drop()
        self.take_back_asked.emit()

    def _go_on(self) -> None:
        self.drop()
        self.go_on_asked.emit()

    def _speak(self) -> None:
        if self._offer is None or self._words is None or self._reasons is None:
            return
        known, better = self._offer
        path = self._words.path(known.view, better.move)
        self.better.setText(self.tr("Better: {move}").format(move=" · ".join(path)))
        figures = self.tr("{points} ± {error} points more").format(
            points=decimal(better.loss), error=decimal(better.error)
        )
        self.why.setText(self._reasons.said(figures, better.reasons))
        for made in (self.take_back, self.go_on):
            made.setAccessibleDescription(self._said())

    def _said(self) -> str:
        return f"{self.better.text()}. {self.why.text()}"

    def retranslate(self) -> None:
        """Everything in the language of now."""
        self._title.setText(self.tr("Was that meant?"))
        self.take_back.setText(self.tr("Take it &back"))
        self.go_on.setText(self.tr("&Go on"))
        self._speak()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
