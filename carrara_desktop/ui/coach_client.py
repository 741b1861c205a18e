"""The window's end of the process that advises."""

from __future__ import annotations

from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from PySide6.QtCore import Signal

from carrara_desktop.bots.coach_worker import (
    HintQuestion,
    Hints,
    Slip,
    SlipQuestion,
    start_coach,
)
from carrara_desktop.engine.rules import Move
from carrara_desktop.ui.bot_client import WorkerClient

PATIENCE: Final = 30.0
"""Seconds after which a coach that has not answered is given up; no game waits for it."""


class CoachClient(WorkerClient):
    """Asks the coach one thing at a time."""

    advised = Signal(object)
    """The best moves: a list of ``coach.Suggestion``, the best first."""
    reviewed = Signal(object)
    """What was better than the move that was asked about, a ``coach.BetterMove``; None if that
    was no clear mistake."""

    def ask_hint(self, game: str, view: Any, seed: int) -> int:
        """Ask for the best moves; an earlier question is forgotten. Returns its number."""
        self._send(lambda ticket: HintQuestion(ticket, game, view, seed))
        return self._ticket

    def ask_about(self, game: str, view: Any, move: Move, seed: int) -> int:
        """Ask whether a move was a clear mistake; ``view`` is what its seat knew before it.

        Returns the question's number.
        """
        self._send(lambda ticket: SlipQuestion(ticket, game, view, move, seed))
        return self._ticket

    def forget_question(self, number: int) -> None:
        """Forget the question of that number, unless somebody has asked another one since."""
        if number == self._ticket:
            self.forget()

    def _start(self) -> tuple[BaseProcess, Connection]:
        return start_coach()

    def _patience(self) -> float:
        return PATIENCE

    def _hear(self, message: Hints | Slip) -> bool:
        self._timer.stop()
        if message.error:
            self.failed.emit(message.error)
        elif isinstance(message, Hints):
            self.advised.emit(message.suggestions)
        else:
            self.reviewed.emit(message.better)
        return True
