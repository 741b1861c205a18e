"""The window's end of the process that makes reports."""

from __future__ import annotations

from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from PySide6.QtCore import QObject, Signal

from carrara_desktop.bots.judging import MORE_WORLDS
from carrara_desktop.bots.report import Judged, Report, put_together
from carrara_desktop.bots.report_worker import (
    ReportAnswer,
    ReportProgress,
    ReportQuestion,
    start_report_worker,
)
from carrara_desktop.engine.record import GameRecord
from carrara_desktop.ui.bot_client import WorkerClient

SILENCE = 120.0
"""Seconds after which a process that has not judged even one more decision is given up."""


class ReportClient(WorkerClient):
    """Makes one report at a time; ``close`` stops it at once, and ``so_far`` has what there is."""

    progressed = Signal(int, int)
    """So many decisions of so many have been judged."""
    reported = Signal(object)
    """The ``report.Report`` that was asked for last."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._question: ReportQuestion | None = None
        self._judged: list[Judged] = []
        self._total = 0

    def ask(
        self, record: GameRecord, worlds: int = MORE_WORLDS, earlier: Report | None = None
    ) -> None:
        """Ask for the report on a record; one that is still being made is forgotten.

        One that was stopped ``earlier`` is gone on with.
        """
        self._question, self._judged, self._total = None, [], 0

        def question(ticket: int) -> ReportQuestion:
            self._question = ReportQuestion(ticket, record, worlds, earlier)
            return self._question

        self._send(question)

    def so_far(self) -> Report | None:
        """What has been judged of the report that was asked for last; None if that is nothing."""
        asked = self._question
        # with the last decision comes the end of the game, and that only the process knows
        judged = self._judged[: self._total - 1]
        if asked is None or not judged:
            return None
        return put_together(
            judged,
            seats=len(asked.record.seats),
            moves=len(asked.record.moves),
            total=self._total,
            worlds=asked.worlds,
        )

    def _start(self) -> tuple[BaseProcess, Connection]:
        return start_report_worker()

    def _patience(self) -> float:
        return SILENCE

    def _hear(self, message: ReportProgress | ReportAnswer) -> bool:
        if isinstance(message, ReportProgress):
            self._take(message)
            self.progressed.emit(message.done, message.total)
            return False
        # the process is not needed before the next report
        self.close()
        if message.report is None:
            self.failed.emit(message.error)
        else:
            self.reported.emit(message.report)
        return True

    def _take(self, message: ReportProgress) -> None:
        self._total = message.total
        if message.judged is not None:
            self._judged.append(message.judged)
        elif self._question is not None and self._question.earlier is not None:
            # the process says with the first message how much of it could be gone on with
            self._judged = list(self._question.earlier.so_far[: message.done])
