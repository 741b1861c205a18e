"""The bots' process: answers, lives through faults, has no Qt, and never outlives its parent."""

from __future__ import annotations

import multiprocessing
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path

import pytest

from carrara_desktop.bots import worker
from carrara_desktop.bots.coach_worker import HintQuestion, start_coach
from carrara_desktop.bots.levels import LEVELS
from carrara_desktop.bots.priority import THINKING
from carrara_desktop.bots.search import Budget
from carrara_desktop.bots.worker import Answer, Partner, Question, answer, start_worker
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import started
from tests.games.carrara.test_evaluation import midway
from tests.ui.games_at_hand import is_running

Worker = tuple[BaseProcess, Connection]
POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals of POSIX")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="looks into /proc")
SMALL = Budget(candidates=5, worlds=4, rounds=2, turns=1)
ENDLESS = Budget(candidates=8, worlds=1000, rounds=1, turns=3)
AT_ONCE = 0.1
"""Seconds within which a thought that is no longer wanted ends."""


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


def hard(ticket: int, seed: int = 7) -> Question:
    """A question that the strongest level has to think about for a while."""
    position = midway("advanced", 4, 4, 80)
    return Question(ticket, "carrara", "expert", RULES.view(position, position.seat), seed)


def expert(monkeypatch: pytest.MonkeyPatch, budget: Budget, seconds: float) -> None:
    """Let the strongest level have this budget, in this process."""
    level = replace(LEVELS["expert"], budget=budget, seconds=seconds)
    monkeypatch.setitem(LEVELS, "expert", level)


@pytest.fixture
def partner() -> Iterator[Worker]:
    process, pipe = worker.start_process(worker._help, "partner")
    yield process, pipe
    pipe.close()
    process.kill()
    process.join(10)


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


def test_the_move_is_the_same_with_a_partner_and_without(
    partner: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock is out of it: the same seed and the same number of samples."""
    expert(monkeypatch, SMALL, 600)
    helper = Partner(partner[1])
    for seed in range(4):
        alone, helped = answer(hard(1, seed)), answer(hard(1, seed), partner=helper)
        assert not alone.error and alone == helped
    assert helper.is_there


def think_beside(
    partner: Worker, monkeypatch: pytest.MonkeyPatch, trouble: Callable[[], None], helper: Partner
) -> Answer:
    """Ask for a move with ever more worlds to look at; the partner is troubled meanwhile."""
    seconds = 1.2
    expert(monkeypatch, ENDLESS, seconds)
    timer = threading.Timer(0.4, trouble)
    timer.start()
    begun = time.monotonic()
    found = answer(hard(1), partner=helper)
    assert time.monotonic() - begun < seconds + worker.GRACE + 0.5
    timer.join()
    assert not found.error and found.move in RULES.moves(midway("advanced", 4, 4, 80))
    return found


def test_a_partner_that_dies_in_thought_is_done_without(
    partner: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    helper = Partner(partner[1])
    found = think_beside(partner, monkeypatch, partner[0].kill, helper)
    assert found.alone and not helper.is_there
    expert(monkeypatch, SMALL, 600)
    again = answer(hard(2), partner=helper)
    assert again.alone and again.move == answer(hard(2)).move


@POSIX
def test_a_partner_that_hangs_never_makes_a_move_late(
    partner: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    helper = Partner(partner[1])
    pid = partner[0].pid
    assert pid is not None
    stop = lambda: os.kill(pid, signal.SIGSTOP)  # noqa: E731
    for _ in range(worker.MOST_OWED + 1):
        assert not think_beside(partner, monkeypatch, stop, helper).alone
    monkeypatch.setattr(worker, "LOST", 0.5)
    assert think_beside(partner, monkeypatch, stop, helper).alone


@POSIX
def test_a_partner_that_was_slow_helps_again(
    partner: Worker, monkeypatch: pytest.MonkeyPatch
) -> None:
    helper = Partner(partner[1])
    pid = partner[0].pid
    assert pid is not None
    for _ in range(worker.MOST_OWED + 1):
        think_beside(partner, monkeypatch, lambda: os.kill(pid, signal.SIGSTOP), helper)
    os.kill(pid, signal.SIGCONT)
    expert(monkeypatch, SMALL, 600)
    deadline = time.monotonic() + 60
    while helper._owed and time.monotonic() < deadline:
        assert answer(hard(2), partner=helper) == answer(hard(2))
        time.sleep(0.05)
    assert helper.is_there and not helper._owed


def test_a_partner_s_late_answer_is_not_taken_for_the_next_one(partner: Worker) -> None:
    view = hard(1).view
    moves = RULES.moves(midway("advanced", 4, 4, 80))[:2]
    shares = [worker.Share("carrara", "", view, moves, worlds, 1, 60.0) for worlds in ([1], [2, 3])]
    helper = Partner(partner[1])
    helper.ask(shares[0])
    helper.stop()
    helper.ask(shares[1])
    assert helper.answer(60.0) == worker.help_out(shares[1])


def test_what_is_no_longer_wanted_ends_at_once(running: Worker) -> None:
    _, pipe = running
    ask(pipe, question(0))
    taken: list[float] = []
    for ticket in range(1, 6):
        pipe.send(hard(ticket))
        time.sleep(0.1)
        begun = time.monotonic()
        pipe.send(None)
        assert pipe.poll(20)
        taken.append(time.monotonic() - begun)
        assert pipe.recv().error.startswith("stopped")
    # other programs may hold it up now and then
    assert min(taken) < AT_ONCE, taken
    assert ask(pipe, question(9)).ticket == 9


@POSIX
def test_it_stands_back_for_the_window(running: Worker) -> None:
    process, pipe = running
    ask(pipe, question(0))
    assert process.pid is not None
    here = os.getpriority(os.PRIO_PROCESS, 0)
    assert os.getpriority(os.PRIO_PROCESS, process.pid) == min(19, here + THINKING)


@LINUX
def test_no_process_that_thinks_loads_qt(running: Worker) -> None:
    process, pipe = running
    assert not ask(pipe, hard(1)).error
    coach, line = start_coach()
    line.send(HintQuestion(1, "carrara", hard(1).view, 1))
    assert line.poll(60) and not line.recv().error
    thinking = [child for child in multiprocessing.active_children() if child.name != "report"]
    assert {process, coach} < set(thinking) and len(thinking) == 3
    for child in thinking:
        loaded = Path(f"/proc/{child.pid}/maps").read_text(encoding="utf-8")
        assert "PySide" not in loaded and "libQt" not in loaded, child.name
    line.close()
    coach.join(10)


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
import multiprocessing
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
    print(*(child.pid for child in multiprocessing.active_children()), flush=True)
    time.sleep(60)
"""

BUSY = """
from carrara_desktop.bots import players


def think_for_ever(rules, view, seed):
    while True:
        pass


players.BOTS["busy"] = think_for_ever
"""


@POSIX
@pytest.mark.parametrize("busy", [False, True], ids=["waiting", "thinking"])
def test_both_end_when_their_parent_is_killed(tmp_path: Path, busy: bool) -> None:
    script = tmp_path / "parent.py"
    # the main module of a spawned process is its parent's
    script.write_text(BUSY + PARENT.format(busy=busy), encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": os.getcwd()}
    with subprocess.Popen(
        [sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=environment
    ) as parent:
        assert parent.stdout is not None
        children = [int(word) for word in parent.stdout.readline().split()]
        assert len(children) == (2 if (os.cpu_count() or 1) > 1 else 1)
        assert all(is_running(pid) for pid in children)
        os.kill(parent.pid, signal.SIGKILL)
        parent.wait(10)
    deadline = time.monotonic() + 10
    while any(is_running(pid) for pid in children) and time.monotonic() < deadline:
        time.sleep(0.05)
    left = [pid for pid in children if is_running(pid)]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert not left, "a process outlived its parent"
