"""The window's end of the bots' process: asks, never waits, and always gets a lawful move."""

from __future__ import annotations

import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from carrara_desktop.bots.worker import Answer, HintQuestion, Hints, Question, start_worker

POLL_MS = 15
TIME_LIMIT = 10.0
"""Seconds after which a bot that has not answered is given up."""


class BotClient(QObject):
    """One worker process, started when it is first needed and replaced when it fails."""

    answered = Signal(object)
    """The move of the bot that was asked last; a move can be too large for Qt's ``int``."""
    advised = Signal(object)
    """What the coach suggests: a list of ``coach.Suggestion``, the best first."""
    failed = Signal(str)
    """The bot that was asked last has no answer; says why, for the reader of a fault report."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ticket = 0
        self._deadline = 0.0
        self._timer = QTimer(self, interval=POLL_MS)
        self._timer.timeout.connect(self._poll)

    def ask(self, game: str, bot: str, view: Any, seed: int, external: bool = False) -> None:
        """Ask for a move; an earlier question that is still open is forgotten.

        ``external`` allows the bot to be a program of the person's own.
        """
        self._send(lambda ticket: Question(ticket, game, bot, view, seed, external))

    def ask_hint(self, game: str, view: Any, seed: int) -> None:
        """Ask the coach for the best moves; an earlier question is forgotten."""
        self._send(lambda ticket: HintQuestion(ticket, game, view, seed))

    def _send(self, question: Callable[[int], Question | HintQuestion]) -> None:
        self._ticket += 1
        self._deadline = time.monotonic() + TIME_LIMIT
        try:
            if self._process is None or not self._process.is_alive():
                self.close()
                self._process, self._pipe = start_worker()
            assert self._pipe is not None
            self._pipe.send(question(self._ticket))
        except OSError as error:
            self.close()
            why = str(error)
            # never from inside ask(): the caller is not ready for an answer yet
            QTimer.singleShot(0, self, lambda: self.failed.emit(why))
            return
        self._timer.start()

    def forget(self) -> None:
        """The position has changed: whatever is being thought about is no longer wanted."""
        self._ticket += 1
        self._timer.stop()

    def close(self) -> None:
        """End the worker."""
        self.forget()
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(1.0)
            self._process = None

    def _poll(self) -> None:
        assert self._pipe is not None
        try:
            while self._pipe.poll():
                answer: Answer | Hints = self._pipe.recv()
                if answer.ticket == self._ticket:
                    self._timer.stop()
                    if answer.error:
                        self.failed.emit(answer.error)
                    elif isinstance(answer, Hints):
                        self.advised.emit(answer.suggestions)
                    else:
                        self.answered.emit(answer.move)
                    return
        except (EOFError, OSError) as error:
            self._give_up(f"the bots' process ended: {error!r}")
            return
        if time.monotonic() > self._deadline:
            self._give_up(f"no move within {TIME_LIMIT:.0f} seconds")

    def _give_up(self, why: str) -> None:
        self.close()
        self.failed.emit(why)
