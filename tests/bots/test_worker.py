"""The bots' process: answers, lives through faults, has no Qt, and never outlives its parent."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from carrara_desktop.bots import worker
from carrara_desktop.bots.worker import Answer, Question, answer, start_worker
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import started
from tests.ui.games_at_hand import is_running

Worker = tuple[BaseProcess, Connection]


@pytest.fixture
def running() -> Iterator[Worker]:
    process, pipe = start_worker()
    yield process, pipe
    pipe.close()
    process.terminate()
    process.join(10)


def question(ticket: int, bot: str = "random", game: str = "carrara") -> Question:
    return Question(ticket, game, bot, RULES.view(started(3), 0), 7)


def ask(pipe: Connection, what: Question) -> Answer:
    pipe.send(what)
    assert pipe.poll(20), "no answer"
    found: Answer = pipe.recv()
    return found


def test_it_answers_as_the_same_bot_here(running: Worker) -> None:
    _, pipe = running
    lawful = RULES.moves(started(3))
    for ticket, bot in enumerate(("random", "greedy", "random")):
        found = ask(pipe, question(ticket, bot))
        assert found == answer(question(ticket, bot))
        assert found.ticket == ticket and not found.error and found.move in lawful


def test_it_lives_through_faults(running: Worker) -> None:
    process, pipe = running
    assert "UnknownBotError" in ask(pipe, question(1, bot="nobody")).error
    assert "UnknownGameError" in ask(pipe, question(2, game="rialto")).error
    broken = Question(3, "carrara", "greedy", "not a view", 1)
    assert ask(pipe, broken).error
    assert ask(pipe, question(4)).error == ""
    assert process.is_alive()


def test_what_is_no_move_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "bot_chooser", lambda bot, rules: lambda view, seed: None)
    assert answer(question(1)).error


def test_questions_in_a_row_are_answered_in_order(running: Worker) -> None:
    _, pipe = running
    for ticket in range(5):
        pipe.send(question(ticket))
    assert [pipe.recv().ticket for _ in range(5)] == list(range(5))


def test_it_ends_when_the_pipe_does(running: Worker) -> None:
    process, pipe = running
    ask(pipe, question(1))
    pipe.close()
    process.join(10)
    assert process.exitcode == 0


def test_it_imports_no_qt() -> None:
    code = (
        "import sys\n"
        "from carrara_desktop.bots import worker\n"
        "from tests.bots.test_worker import question\n"
        "for bot in ('random', 'greedy'):\n"
        "    assert not worker.answer(question(1, bot)).error\n"
        "print([n for n in sys.modules if n.startswith(('PySide', 'shiboken', 'PyQt'))])\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


PARENT = """
import time
from carrara_desktop.bots import worker
from tests.bots.test_worker import question

if __name__ == "__main__":
    process, pipe = worker.start_worker()
    pipe.send(question(1))
    pipe.recv()
    if {busy}:
        pipe.send(question(2, bot="busy"))
        time.sleep(0.5)
    print(process.pid, flush=True)
    time.sleep(60)
"""

BUSY = """
from carrara_desktop.bots import players


def think_for_ever(rules, view, seed):
    while True:
        pass


players.BOTS["busy"] = think_for_ever
"""


@pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
@pytest.mark.parametrize("busy", [False, True], ids=["waiting", "thinking"])
def test_it_ends_when_its_parent_is_killed(tmp_path: Path, busy: bool) -> None:
    script = tmp_path / "parent.py"
    # the main module of a spawned process is its parent's
    script.write_text(BUSY + PARENT.format(busy=busy), encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": os.getcwd()}
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment
    ) as parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert is_running(pid)
        os.kill(parent.pid, signal.SIGKILL)
        parent.wait(10)
    deadline = time.monotonic() + 10
    while is_running(pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    ended = not is_running(pid)
    if not ended:
        os.kill(pid, signal.SIGKILL)
    assert ended, "the worker outlived its parent"
