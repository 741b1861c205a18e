"""The report on the game that is looked at: kept, being made, stopped, or gone on with."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

import msgspec
from PySide6.QtCore import QObject, Signal

from carrara_desktop.bots.judging import MORE_WORLDS
from carrara_desktop.bots.report import FORMAT, Report
from carrara_desktop.engine.record import GameRecord
from carrara_desktop.library.reports import Reports, digest
from carrara_desktop.ui.report_client import ReportClient

REFRESH_SECONDS: Final = 2.0
"""How often what has been judged so far is shown, while the rest is being judged."""


class ReportMaker(QObject):
    """Makes the report in a process of its own, and keeps whatever comes of it with the game.

    A report that is stopped, by whatever, keeps the decisions that have been judged.
    """

    changed = Signal()
    """There is another report, or it is being made, or not any more."""
    grown = Signal()
    """There is more of the report that is being made."""
    progressed = Signal()
    """One more decision has been judged; see ``progress``."""
    not_kept = Signal(object)
    """The report is there, but could not be kept: an OSError."""

    def __init__(self, reports: Callable[[], Reports], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._reports = reports
        self._record: GameRecord | None = None
        self.report: Report | None = None
        """The report that there is, whole or in part."""
        self.trouble = ""
        """Why the last attempt came to nothing, for the reader of a fault report."""
        self.progress: tuple[int, int] | None = None
        """So many decisions of so many have been judged; None while nothing is being made."""
        self._refreshed = 0.0
        self.worlds = MORE_WORLDS
        self._client = ReportClient(self)
        self._client.progressed.connect(self._progressed)
        self._client.reported.connect(self._reported)
        self._client.failed.connect(self._failed)

    def look_at(self, record: GameRecord | None) -> None:
        """Turn to another game, or to none; what is being made for the one before is stopped.

        If it is the same one, what is being made goes on.
        """
        if self.progress is None or not _same_game(self._record, record):
            self._halt()
            self._record = record
            self.trouble = ""
            self.report = self._kept()
        self.changed.emit()

    def start(self) -> None:
        """Make the report, or go on with it."""
        if self._record is not None and self.progress is None:
            self.progress, self.trouble = (0, 0), ""
            self._refreshed = monotonic()
            self._client.ask(self._record, self.worlds, self.report)
            self.changed.emit()

    def stop(self) -> None:
        """Stop making it, at once."""
        self._halt()
        self.changed.emit()

    def close(self) -> None:
        """End the process, if there is one."""
        self._halt()

    def _halt(self) -> None:
        self._client.close()
        if self.progress is None:
            return
        self.progress = None
        self._take(self._client.so_far())

    def _take(self, report: Report | None) -> None:
        """Have a report, and keep it with the game; what has no id is in no library."""
        if report is None:
            return
        self.report = report
        if self._record is not None and self._record.id:
            try:
                self._reports().keep(self._record, msgspec.json.encode(report))
            except OSError as error:
                self.not_kept.emit(error)

    def _kept(self) -> Report | None:
        data = self._reports().find(self._record) if self._record is not None else None
        if data is None:
            return None
        try:
            report = msgspec.json.decode(data, type=Report)
        except msgspec.MsgspecError:
            return None
        return report if report.format == FORMAT else None

    def _progressed(self, done: int, total: int) -> None:
        self.progress = done, total
        self.progressed.emit()
        if monotonic() - self._refreshed >= REFRESH_SECONDS:
            self._refreshed = monotonic()
            self.report = self._client.so_far() or self.report
            self.grown.emit()

    def _reported(self, report: Report) -> None:
        self.progress = None
        self._take(report)
        self.changed.emit()

    def _failed(self, why: str) -> None:
        self.trouble = why
        self._halt()
        self.changed.emit()


def _same_game(one: GameRecord | None, other: GameRecord | None) -> bool:
    return (
        one is not None
        and other is not None
        and one.id == other.id
        and digest(one) == digest(other)
    )
