"""The reports' process: tells how far it is, stops at once, and lives through faults."""

from __future__ import annotations

import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess

import pytest

from carrara_desktop.bots.report import Report
from carrara_desktop.bots.report_worker import (
    ReportAnswer,
    ReportProgress,
    ReportQuestion,
    report_on,
    start_report_worker,
)
from carrara_desktop.engine.record import GameRecord
from tests.ui.games_at_hand import played_on, record_of

Worker = tuple[BaseProcess, Connection]
PATIENCE = 60


@pytest.fixture
def running() -> Iterator[Worker]:
    process, pipe = start_report_worker()
    yield process, pipe
    pipe.close()
    process.terminate()
    process.join(10)


def short_game() -> GameRecord:
    return played_on(record_of(None, None), lambda timeline: len(timeline) > 40)


def long_game() -> GameRecord:
    return played_on(record_of(None, None), lambda timeline: False)


def receive(pipe: Connection) -> ReportProgress | ReportAnswer:
    assert pipe.poll(PATIENCE), "no message"
    message: ReportProgress | ReportAnswer = pipe.recv()
    return message


def answer_of(pipe: Connection, ticket: int) -> ReportAnswer:
    """The answer to a question; whatever else comes is passed over."""
    while True:
        message = receive(pipe)
        if isinstance(message, ReportAnswer) and message.ticket == ticket:
            return message


def test_it_tells_how_far_it_is_and_then_the_report(running: Worker) -> None:
    _, pipe = running
    question = ReportQuestion(4, short_game(), worlds=0)
    pipe.send(question)
    heard = [receive(pipe)]
    while isinstance(heard[-1], ReportProgress):
        heard.append(receive(pipe))
    told = [(one.done, one.total) for one in heard if isinstance(one, ReportProgress)]
    total = told[0][1]
    assert total > 3 and told == [(done, total) for done in range(total + 1)]
    last = heard[-1]
    assert isinstance(last, ReportAnswer) and isinstance(last.report, Report)
    assert len(last.report.decisions) == total
    assert last == report_on(question)


def test_a_further_question_stops_it_at_once(running: Worker) -> None:
    _, pipe = running
    pipe.send(ReportQuestion(1, long_game()))
    receive(pipe)
    sent = time.monotonic()
    pipe.send(ReportQuestion(2, short_game(), worlds=0))
    assert "stopped" in answer_of(pipe, 1).error
    assert time.monotonic() - sent < 2
    assert answer_of(pipe, 2).report is not None


def test_it_ends_with_its_pipe_in_the_middle_of_a_report(running: Worker) -> None:
    process, pipe = running
    pipe.send(ReportQuestion(1, long_game()))
    receive(pipe)
    pipe.close()
    process.join(10)
    assert process.exitcode == 0


def test_it_lives_through_faults(running: Worker) -> None:
    process, pipe = running
    broken = short_game()
    broken.moves[2] = "not a move"
    pipe.send(ReportQuestion(1, broken))
    assert "RecordError" in answer_of(pipe, 1).error
    strange = short_game()
    strange.game = "rialto"
    pipe.send(ReportQuestion(2, strange))
    assert "UnknownGameError" in answer_of(pipe, 2).error
    pipe.send(ReportQuestion(3, short_game(), worlds=0))
    assert answer_of(pipe, 3).report is not None
    assert process.is_alive()
