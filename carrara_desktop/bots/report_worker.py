"""A process that makes reports: it gets a record, tells what it has found, and ends with a report.

It is apart from the bots' process, so that bots and hints don't wait for it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

from carrara_desktop.bots.judging import MORE_WORLDS
from carrara_desktop.bots.priority import BACKGROUND, stand_back
from carrara_desktop.bots.report import Analysis, Judged, Report
from carrara_desktop.bots.search import Tick, nothing
from carrara_desktop.bots.worker import serve, start_process, wanted, why
from carrara_desktop.engine.record import GameRecord
from carrara_desktop.games.registry import game_info


@dataclass(frozen=True, slots=True)
class ReportQuestion:
    """What is asked: the report on a record; for the rest see ``report.Analysis``."""

    ticket: int
    record: GameRecord
    worlds: int = MORE_WORLDS
    earlier: Report | None = None


@dataclass(frozen=True, slots=True)
class ReportProgress:
    """How many decisions of how many have been judged; and the last one, unless it was known."""

    ticket: int
    done: int
    total: int
    judged: Judged | None = None


@dataclass(frozen=True, slots=True)
class ReportAnswer:
    """The report, or what went wrong."""

    ticket: int
    report: Report | None
    error: str = ""


def start_report_worker() -> tuple[BaseProcess, Connection]:
    """A new process and our end of its pipe. Raises OSError if it can't be started."""
    return start_process(_work, "report")


def _work(pipe: Connection) -> None:
    stand_back(BACKGROUND)
    serve(pipe, lambda question: report_on(question, wanted(pipe), pipe.send))


def report_on(
    question: ReportQuestion,
    tick: Tick = nothing,
    tell: Callable[[ReportProgress], None] = lambda progress: None,
) -> ReportAnswer:
    """Make a report. Whatever goes wrong is told rather than raised."""
    try:
        info = game_info(question.record.game)
        analysis = Analysis(
            info.load(), info.mind(), question.record, question.worlds, question.earlier
        )
        known = len(analysis.judged)

        def progress(done: int, total: int) -> None:
            new = analysis.judged[-1] if done > known else None
            tell(ReportProgress(question.ticket, done, total, new))

        return ReportAnswer(question.ticket, analysis.run(tick, progress))
    except Exception as fault:
        return ReportAnswer(question.ticket, None, why(fault))
