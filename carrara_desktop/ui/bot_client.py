"""The window's ends of the processes that think: they ask, never wait, and drop old answers."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Protocol

from PySide6.QtCore import QObject, QTimer, Signal

from carrara_desktop.bots.worker import Answer, Question, start_worker

POLL_MS = 15
TIME_LIMIT = 10.0
"""Seconds after which a bot that has not answered is given up."""
STARTING = 20.0
"""Seconds more for the first answer of a process: on a busy machine it takes long to start."""


class Ticketed(Protocol):
    """A question, or what comes back for it: both bear the same number."""

    @property
    def ticket(self) -> int:
        """The number."""
        ...


class WorkerClient(QObject):
    """One process, started when it is first needed and replaced when it fails.

    Only what belongs to the last question is heard. Whoever derives says which process it is,
    how long it may be silent, and what its messages mean.
    """

    failed = Signal(str)
    """What was asked last has no answer; says why, for the reader of a fault report."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._ticket = 0
        self._allowance = 0.0
        """Seconds that the process is given to start, on top of those for its answer."""
        self._deadline = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._poll)

    def _start(self) -> tuple[BaseProcess, Connection]:
        """A new process and our end of its pipe. Raises OSError."""
        raise NotImplementedError

    def _patience(self) -> float:
        """Seconds of silence after which the process is given up."""
        raise NotImplementedError

    def _hear(self, message: Any) -> bool:
        """Take in a message for the question that was asked last; whether it is the last one."""
        raise NotImplementedError

    def _send(self, question: Callable[[int], Ticketed]) -> None:
        """Ask what is made with a new number; a question that is still open is forgotten."""
        self._ticket += 1
        try:
            self.prepare()
            assert self._pipe is not None
            self._pipe.send(question(self._ticket))
        except OSError as error:
            self.close()
            why, ticket = str(error), self._ticket
            # never from inside a question: the caller is not ready for an answer yet
            QTimer.singleShot(0, self, lambda: self._tell_failure(ticket, why))
            return
        self._deadline = time.monotonic() + self._longest()
        self._timer.start()

    def _longest(self) -> float:
        return self._patience() + self._allowance

    def _tell_failure(self, ticket: int, why: str) -> None:
        if self._ticket == ticket:
            self.failed.emit(why)

    def prepare(self) -> None:
        """Start the process, if there is none, so that it is there when it is asked.

        Raises OSError.
        """
        if self._process is None or not self._process.is_alive():
            self._end()
            self._allowance = STARTING
            self._process, self._pipe = self._start()

    def forget(self) -> None:
        """The position has changed: whatever is being thought about is no longer wanted."""
        self._ticket += 1
        if self._timer.isActive() and self._pipe is not None:
            self._timer.stop()
            # a process that has ended is noticed by the next question
            with contextlib.suppress(OSError):
                self._pipe.send(None)

    def close(self) -> None:
        """End the process."""
        self._ticket += 1
        self._timer.stop()
        self._end()

    def _end(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(1.0)
            self._process = None

    def _poll(self) -> None:
        ticket = self._ticket
        try:
            # who hears may ask anew or close
            while self._ticket == ticket and self._pipe is not None and self._pipe.poll():
                message: Ticketed = self._pipe.recv()
                self._allowance = 0.0
                if message.ticket != ticket:
                    continue
                self._deadline = time.monotonic() + self._patience()
                if self._hear(message):
                    return
        except (EOFError, OSError) as error:
            self._give_up(f"the process ended: {error!r}")
            return
        if self._ticket == ticket and time.monotonic() > self._deadline:
            self._tell_late(f"no answer within {self._longest():g} seconds")

    def _tell_late(self, why: str) -> None:
        if not self._allowance:
            self._give_up(why)
            return
        # it may still be starting: the next question is for it as well, but has not that long
        self._allowance = 0.0
        self._timer.stop()
        self.failed.emit(why)

    def _give_up(self, why: str) -> None:
        self.close()
        self.failed.emit(why)


class BotClient(WorkerClient):
    """Asks bots for moves."""

    answered = Signal(object)
    """The move of the bot that was asked last; a move can be too large for Qt's ``int``."""

    def ask(self, game: str, bot: str, view: Any, seed: int, external: bool = False) -> None:
        """Ask for a move; an earlier question that is still open is forgotten.

        ``external`` allows the bot to be a program of the person's own.
        """
        self._send(lambda ticket: Question(ticket, game, bot, view, seed, external))

    def _start(self) -> tuple[BaseProcess, Connection]:
        return start_worker()

    def _patience(self) -> float:
        return TIME_LIMIT

    def _hear(self, message: Answer) -> bool:
        self._timer.stop()
        if message.alone:
            # the next question goes to processes that are whole again
            self.close()
        if message.error:
            self.failed.emit(message.error)
        else:
            self.answered.emit(message.move)
        return True
