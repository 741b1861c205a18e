"""``tournament`` at the command line: what it says, keeps, and does when it is stopped."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from carrara_desktop.bots.tournament.games import GameResult
from carrara_desktop.bots.tournament.results import read_results
from carrara_desktop.bots.tournament.running import processes
from carrara_desktop.bots.tournament.schedule import Job
from carrara_desktop.cli.commands import run
from carrara_desktop.cli.progress import Progress
from tests.bots.test_tournament import made
from tests.cli.test_commands import ROOT, Capture, complained, said
from tests.ui.games_at_hand import is_running

QUICK = ("tournament", "--bots", "random,greedy", "--limit", "16", "--deals", "2", "--serial")
WHOLE = ("tournament", "--bots", "random,greedy", "--deals", "2", "--serial")


@pytest.fixture
def foregone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games in no time: greedy wins them all, by ten points."""

    def play(job: Job) -> GameResult:
        return made(job, *(20 if bot == "greedy" else 10 for bot in job.bots))

    monkeypatch.setattr("carrara_desktop.bots.tournament.running.play_job", play)


@pytest.mark.usefixtures("foregone")
def test_text_json_and_markdown(tmp_path: Path, capsys: Capture) -> None:
    out, plot = str(tmp_path / "results.jsonl"), tmp_path / "plot.svg"
    text = said(capsys, *WHOLE, "--out", out, "--plot", str(plot))
    answer = json.loads(said(capsys, *WHOLE, "--out", out, "--json"))
    assert (answer["games"], answer["anchor"], answer["gate"]) == (4, "greedy", None)
    assert answer["deals"] == {"first": 0, "last": 1, "number": 2}
    (setting,) = answer["settings"]
    assert (setting["variant"], setting["seats"]) == ("basic", 2)
    markdown = said(capsys, "tournament", "--report", out, "--markdown")
    for said_so in (text, markdown):
        assert answer["digest"] in said_so
        assert f"{setting['standings'][1]['rating']['value']:.0f}" in said_so
    assert "| greedy | 1000 | anchor |" in markdown
    assert plot.read_text(encoding="utf-8").startswith("<svg ")
    anchored = json.loads(
        said(capsys, "tournament", "--report", out, "--json", "--anchor", "random")
    )
    assert anchored["anchor"] == "random"


def test_each_against_tables_full_of_another(capsys: Capture) -> None:
    focal = ("--schedule", "focal", "--seats", "3", "--variants", "basic,advanced", "--json")
    answer = json.loads(said(capsys, *QUICK, *focal))
    # two tables of three seats, two deals, two variants
    assert (answer["games"], answer["unfinished"]) == (24, 24)
    match = ("tournament", "--match", "random", "greedy", "--seats", "3", *QUICK[3:])
    assert json.loads(said(capsys, *match, "--json"))["games"] == 6


def answered(capsys: Capture, *words: str, code: int) -> dict[str, Any]:
    """The JSON of a command that must end with this code."""
    assert run([*words, "--json"]) == code
    answer: dict[str, Any] = json.loads(capsys.readouterr().out)
    return answer


GATE = ("tournament", "--gate", "random", "greedy", "--serial")


@pytest.mark.usefixtures("foregone")
def test_a_gate_has_a_verdict_and_an_exit_code(tmp_path: Path, capsys: Capture) -> None:
    out = ("--out", str(tmp_path / "results.jsonl"))
    answer = answered(capsys, *GATE, *out, "--deals", "1", code=3)
    assert answer["gate"]["verdict"] == "undecided"
    assert (answer["gate"]["p0"], answer["gate"]["p1"]) == (0.5, 0.6)
    bounds = ("--p0", "0.5", "--p1", "0.9")
    answer = answered(capsys, *GATE, *out, *bounds, "--deals", "9", code=1)
    assert answer["gate"]["verdict"] == "failed"
    # two lost deals: 2·log(0.1/0.5) < log(0.05/0.95)
    assert (answer["gate"]["deals"], answer["games"]) == (2, 4)
    assert len(read_results([Path(out[1])])) == 4
    passed = ("tournament", "--gate", "greedy", "random", "--serial", *out, *bounds)
    answer = answered(capsys, *passed, "--deals", "9", code=0)
    assert (answer["gate"]["verdict"], answer["gate"]["bot"]) == ("passed", "greedy")


@pytest.mark.usefixtures("foregone")
def test_a_gate_in_words(capsys: Capture) -> None:
    assert run([*GATE, "--deals", "1"]) == 3
    assert "Gate undecided: random wins 60.0% rather than 50.0%?" in capsys.readouterr().out


def test_a_short_command_says_nothing_on_the_way(capsys: Capture) -> None:
    assert run(QUICK) == 0
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ((), "--bots"),
        (("--bots", "greedy,deep"), "'deep'"),
        (("--bots", "greedy,"), "''"),
        (("--bots", "greedy"), "nobody"),
        (("--bots", "greedy,greedy"), "twice"),
        (("--match", "greedy"), "--match"),
        (("--match", "greedy", "greedy"), "itself"),
        (("--bots", "greedy,random", "--gate", "greedy", "random"), "not allowed"),
        (("--bots", "greedy,random", "--variants", "expert"), "'expert'"),
        (("--bots", "greedy,random", "--variants", "basic,basic"), "twice"),
        (("--bots", "greedy,random", "--seats", "two"), "'two'"),
        (("--bots", "greedy,random", "--seats", "9"), "9"),
        (("--bots", "greedy,random", "--deals", "0"), "--deals"),
        (("--bots", "greedy,random", "--game", "chess"), "chess"),
        (("--bots", "greedy,random", "--workers", "2", "--serial"), "--serial"),
        (("--bots", "greedy,random", "--out", "/no/such/folder/x"), "/no/such/folder/x"),
        (("--gate", "greedy", "random", "--p0", "0.9", "--p1", "0.5"), "0.9"),
        (("--gate", "greedy", "random", "--alpha", "2"), "2"),
        (("--gate", "greedy", "random", "--seats", "2,3"), "one number of seats"),
        (("--match", "greedy", "random", "--p1", "0.7"), "--gate"),
        (("--match", "greedy", "random", "--schedule", "focal"), "--bots"),
        (("--report", "/no/such/file"), "/no/such/file"),
        (("--report", "/"), "/"),
    ],
)
def test_wrong_words_are_told_plainly(words: tuple[str, ...], named: str, capsys: Capture) -> None:
    assert named in complained(capsys, "tournament", *words)


def test_an_anchor_that_does_not_play_is_found_before_anything_is_played(
    tmp_path: Path, capsys: Capture
) -> None:
    out = tmp_path / "results.jsonl"
    words = (*QUICK, "--anchor", "deep", "--out", str(out))
    assert "'deep'" in complained(capsys, *words)
    assert not out.exists()


def test_a_report_of_nothing(tmp_path: Path, capsys: Capture) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    assert "nothing" in complained(capsys, "tournament", "--report", str(empty))


# -- as a program -----------------------------------------------------------------------

PROGRAM = (sys.executable, "-m", "carrara_desktop", "tournament")
LONG = ("--bots", "random,greedy", "--seats", "3", "--deals", "40", "--limit", "40")


def hear_interrupts() -> None:
    """Tests that run in a shell's background inherit deafness to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def started(out: Path) -> subprocess.Popen[str]:
    """The command in a process group of its own, once it has a few results."""
    process = subprocess.Popen(
        [*PROGRAM, *LONG, "--workers", "2", "--out", str(out)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
        preexec_fn=hear_interrupts if os.name == "posix" else None,
    )
    deadline = time.monotonic() + 60
    while time.monotonic() < deadline and process.poll() is None:
        if out.exists() and out.read_bytes().count(b"\n") >= 3:
            return process
        time.sleep(0.02)
    process.kill()
    raise AssertionError(process.communicate()[1])


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    """Its children."""
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    return [int(pid) for pid in children.read_text(encoding="ascii").split()]


def assert_ended(pids: list[int]) -> None:
    deadline = time.monotonic() + 10
    while any(map(is_running, pids)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(is_running, pids))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc, and signals of POSIX")
def test_an_interrupt_stops_it_and_the_same_words_go_on(tmp_path: Path) -> None:
    out = tmp_path / "results.jsonl"
    process = started(out)
    workers = workers_of(process)
    os.killpg(process.pid, signal.SIGINT)
    said_last, complaint = process.communicate(timeout=20)
    assert process.returncode == 130
    assert said_last == ""
    assert complaint.splitlines()[-1].startswith("Stopped. The games so far are in ")
    assert "Traceback" not in complaint
    assert_ended(workers)
    kept = read_results([out])
    assert 3 <= len(kept) < 240
    process = started(out)
    os.killpg(process.pid, signal.SIGINT)
    process.communicate(timeout=20)
    assert read_results([out])[: len(kept)] == kept


def hears_no_interrupt() -> bool:
    return signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc, and signals of POSIX")
def test_a_worker_hears_no_interrupt_even_while_it_starts() -> None:
    with processes(1)() as crew:
        assert crew.executor.submit(hears_no_interrupt).result()
    assert not hears_no_interrupt()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="/proc, and signals of POSIX")
def test_workers_end_when_it_is_killed(tmp_path: Path) -> None:
    process = started(tmp_path / "results.jsonl")
    workers = workers_of(process)
    assert len(workers) >= 2
    process.kill()
    process.communicate(timeout=20)
    assert_ended(workers)


def test_it_needs_no_qt() -> None:
    script = f"""
import sys
from carrara_desktop.main import main
assert main({[*QUICK, "--plot", os.devnull]!r}) == 0
assert not [n for n in sys.modules if n.split(".")[0] in ("PySide6", "shiboken6", "distributed")]
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr


# -- progress ---------------------------------------------------------------------------


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bar_with_the_time_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    stream, clock = Terminal(), Clock()
    progress = Progress("games", stream, clock)
    progress.show(20, 100)  # from a file
    clock.now += 30
    progress.show(40, 100, "all is well")
    shown = stream.getvalue().split("\r")[-1]
    assert shown == "[############------------------] 40/100 games, 1:30 left, all is well"
    progress.show(41, 100)  # too soon
    assert stream.getvalue().split("\r")[-1] == shown
    progress.say("A line.")
    assert stream.getvalue().endswith("\r" + " " * len(shown) + "\rA line.\n")
    clock.now += 7200
    progress.show(60, 100)
    assert "2:00:30 left" in stream.getvalue()
    progress.clear()
    assert stream.getvalue().endswith("\r")


def test_a_narrow_terminal_is_not_overrun(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "20")
    stream = Terminal()
    Progress("games", stream).show(20, 100, "log-likelihood ratio +2.00")
    assert all(len(part) < 20 for part in stream.getvalue().split("\r"))


def test_without_a_terminal_a_line_now_and_then() -> None:
    stream, clock = io.StringIO(), Clock()
    progress = Progress("games", stream, clock)
    for done in range(101):
        progress.show(done, 100)
        clock.now += 1
    assert stream.getvalue().splitlines() == [
        "30/100 games, 1:10 left",
        "60/100 games, 0:40 left",
        "90/100 games, 0:10 left",
    ]
    progress.clear()
    assert "\r" not in stream.getvalue()
