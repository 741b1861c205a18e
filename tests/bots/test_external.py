"""Programs of one's own as players: asked, checked, and ended."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from carrara_desktop.bots.external import BotError, ExternalBot, close_programs
from carrara_desktop.bots.players import UnknownBotError, bot_chooser
from carrara_desktop.cli.commands import run
from carrara_desktop.engine.headless import play_game
from carrara_desktop.engine.record import GameRecord, Seat, from_json
from carrara_desktop.games.carrara.rules import RULES
from tests.engine.helpers import begun

ROOT = Path(__file__).resolve().parents[2]
EXAMPLE = ROOT / "carrara_desktop" / "bots" / "examples" / "simple_bot.py"
Maker = Callable[..., ExternalBot]


@pytest.fixture
def bot(tmp_path: Path) -> Iterator[Maker]:
    """Makes bots from Python source; ends them after the test."""
    made: list[ExternalBot] = []

    def make(source: str, seconds: float = 10.0) -> ExternalBot:
        path = tmp_path / f"bot{len(made)}.py"
        path.write_text("import json, sys, time, os\n" + source, encoding="utf-8")
        made.append(ExternalBot(f'"{sys.executable}" "{path}"', seconds, grace=0.2))
        return made[-1]

    yield make
    for one in made:
        one.close()


def view() -> Any:
    return RULES.view(begun().position, 0)


def asked(bot: ExternalBot) -> str:
    position = begun().position
    return RULES.notation(position, bot.choose("carrara", RULES, view(), 4))


ANSWER = "for line in sys.stdin: print(json.dumps({'move': %s}), flush=True)"


# -- games ------------------------------------------------------------------------------


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_the_example_plays_against_ours(variant: str) -> None:
    bots = ("greedy", f'external:"{sys.executable}" "{EXAMPLE}"')
    choosers = [bot_chooser(bot, RULES, "carrara", external=True) for bot in bots]
    seats = [Seat(bot, "sea", bot) for bot in bots]
    record = GameRecord("carrara", RULES.version, {"variant": variant}, seats, 3)
    try:
        assert play_game(RULES, record, choosers)
    finally:
        close_programs()
    assert record.result is not None
    assert record.result.scores[1] > 10


def test_the_example_is_short_and_stands_alone() -> None:
    source = EXAMPLE.read_text(encoding="utf-8")
    assert "carrara_desktop" not in source.replace("carrara-desktop", "")
    assert len([line for line in source.splitlines() if line.strip()]) <= 25


def test_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = f'random,external:"{sys.executable}" "{EXAMPLE}"'
    assert run(["play", "--bots", bots, "--seed", "2", "--record", str(tmp_path)]) == 0
    assert "external 1" in capsys.readouterr().out
    (file,) = tmp_path.iterdir()
    assert file.name == "carrara-basic-random-external-lot-2.carrara"
    record = from_json(file.read_bytes())
    assert record.seats[1].bot == bots.removeprefix("random,")
    assert run(["replay", str(file)]) == 0


@pytest.mark.parametrize("command", ["no-such-program-anywhere", "", '"', "/"])
def test_wrong_commands_are_told_plainly(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["play", "--bots", f"random,external:{command}"]) == 2
    message = capsys.readouterr().err
    assert message.startswith("carrara-desktop play: --bots: ")
    assert "Traceback" not in message


def test_programs_are_run_only_where_that_is_said(tmp_path: Path) -> None:
    witness = tmp_path / "witness"
    command = f'external:"{sys.executable}" -c "open({str(witness)!r}, \'w\')"'
    with pytest.raises(UnknownBotError):
        bot_chooser(command, RULES)
    assert not witness.exists()


# -- questions and answers --------------------------------------------------------------


def test_what_is_asked(bot: Maker, tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    source = f"""
for line in sys.stdin:
    question = json.loads(line)
    with open({str(seen)!r}, "a") as file: file.write(line)
    print(json.dumps({{"move": question["moves"][-1], "why": "liked it"}}), flush=True)
"""
    one = bot(source)
    first, second = asked(one), asked(one)
    questions = [json.loads(line) for line in seen.read_text().splitlines()]
    assert len(questions) == 2
    question = questions[0]
    assert set(question) == {"do", "game", "seat", "view", "moves", "seconds", "seed"}
    assert (question["do"], question["game"], question["seat"]) == ("choose", "carrara", 0)
    assert question["seed"] == 4
    assert question["view"]["seats"][1]["florins"] is None
    assert first == second == question["moves"][-1]


def test_any_lawful_move_may_be_answered(bot: Maker) -> None:
    assert asked(bot(ANSWER % "' BUY i w '")) == "buy I W"


@pytest.mark.parametrize(
    ("source", "named"),
    [
        (ANSWER % "'juggle'", "is notation"),
        (ANSWER % "'buy VI W'", "is illegal"),
        (ANSWER % "3", "no string"),
        ("print('hello', flush=True); sys.stdin.read()", "'hello'"),
        ("print('[]', flush=True); sys.stdin.read()", "[]"),
        ("print('{}', flush=True); sys.stdin.read()", "{}"),
        ("print('[' * 5000, flush=True); sys.stdin.read()", "…"),
        ("sys.stdout.buffer.write(b'\\xff\\n'); sys.stdout.flush(); sys.stdin.read()", "answered"),
        ("print('x' * 99999, flush=True); sys.stdin.read()", "more than"),
        ("sys.exit(3)", "ended with code 3"),
        ("sys.stdin.readline(); print('{', end='')", "ended with code 0"),
        ("os.close(1); time.sleep(60)", "closed its output"),
    ],
)
def test_bad_answers_are_told(bot: Maker, source: str, named: str) -> None:
    with pytest.raises(BotError, match="the program") as caught:
        asked(bot(source))
    assert named in str(caught.value)


def test_a_late_program_is_killed_with_all_it_started(bot: Maker, tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    source = f"""
import subprocess
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(60)"])
with open({str(pids)!r}, "w") as file: file.write(f"{{os.getpid()}} {{child.pid}}")
time.sleep(60)
"""
    one = bot(source, seconds=1.5)
    start = time.monotonic()
    with pytest.raises(BotError, match=r"no answer in 1\.7 seconds"):
        asked(one)
    assert time.monotonic() - start < 10
    for pid in map(int, pids.read_text().split()):
        assert gone(pid)


def test_a_program_that_does_not_read_is_late_too(bot: Maker) -> None:
    one = bot("time.sleep(60)", seconds=0.5)
    with pytest.raises(BotError, match="no answer"):
        one._ask(b"x" * 5_000_000 + b"\n")


def test_it_is_started_again(bot: Maker) -> None:
    one = bot("line = sys.stdin.readline(); print(json.dumps({'move': 'pass'}), flush=True)")
    assert asked(one) == "pass"
    with pytest.raises(BotError, match="ended with code 0"):
        asked(one)
    assert asked(one) == "pass"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere a program sees its input end")
def test_it_ends_with_its_parent_however_that_ends() -> None:
    script = """
import sys, time
from carrara_desktop.bots.external import ExternalBot
bot = ExternalBot(f"{sys.executable} -c 'import time; time.sleep(60)'")
print(bot._running().pid, flush=True)
time.sleep(60)
"""
    parent = subprocess.Popen(
        [sys.executable, "-c", script], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    with parent:
        assert parent.stdout is not None
        pid = int(parent.stdout.readline())
        assert not gone(pid, 0)
        parent.kill()
    assert gone(pid)


def gone(pid: int, seconds: float = 5) -> bool:
    """Whether a process ends within some seconds; a zombie has ended."""
    end = time.monotonic() + seconds
    while True:
        try:
            os.kill(pid, 0)
            state = (
                Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()[0]
            )
        except (ProcessLookupError, FileNotFoundError):
            return True
        if state == "Z":
            return True
        if time.monotonic() >= end:
            return False
        time.sleep(0.05)
