"""The window's end of the process that makes reports."""

from __future__ import annotations

from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from PySide6.QtCore import Signal

from carrara_desktop.bots.report_worker import (
    MORE_WORLDS,
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
    """Makes one report at a time; ``close`` stops it at once."""

    progressed = Signal(int, int)
    """So many decisions of so many have been judged."""
    reported = Signal(object)
    """The ``report.Report`` that was asked for last."""

    def ask(self, record: GameRecord, worlds: int = MORE_WORLDS) -> None:
        """Ask for the report on a record; one that is still being made is forgotten."""
        self._send(lambda ticket: ReportQuestion(ticket, record, worlds))

    def _start(self) -> tuple[BaseProcess, Connection]:
        return start_report_worker()

    def _patience(self) -> float:
        return SILENCE

    def _hear(self, message: ReportProgress | ReportAnswer) -> bool:
        if isinstance(message, ReportProgress):
            self.progressed.emit(message.done, message.total)
            return False
        # the process is not needed before the next report
        self.close()
        if message.report is None:
            self.failed.emit(message.error)
        else:
            self.reported.emit(message.report)
        return True
