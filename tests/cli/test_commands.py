"""``play`` and ``replay`` at the command line."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from carrara_desktop.cli.commands import run
from carrara_desktop.engine.record import GameRecord, Result, from_json, to_json
from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.ledger import Ledger

ROOT = Path(__file__).resolve().parents[2]
Capture = pytest.CaptureFixture[str]


def said(capsys: Capture, *words: str, code: int = 0) -> str:
    """Run a command that must end with this code; returns what it printed to its output."""
    assert run(words) == code, capsys.readouterr().err
    captured = capsys.readouterr()
    assert code == 0 or captured.err
    return captured.out


def complained(capsys: Capture, *words: str, code: int = 2) -> str:
    """Run a command that must fail; returns its one plain message."""
    assert run(words) == code
    message = capsys.readouterr().err
    assert message
    assert "Traceback" not in message
    return message


@pytest.fixture
def kept(tmp_path: Path, capsys: Capture) -> Path:
    """The record of one finished game of three."""
    said(capsys, "play", "--bots", "random,random,random", "--seed", "4", "--record", str(tmp_path))
    return tmp_path / "carrara-basic-random-random-random-lot-4.carrara"


def changed(path: Path, **fields: Any) -> str:
    """A copy of a record with other fields; returns its path."""
    record = from_json(path.read_bytes())
    for name, value in fields.items():
        setattr(record, name, value)
    copy = path.with_name("changed.carrara")
    copy.write_bytes(to_json(record))
    return str(copy)


# -- play -------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_play_json_has_a_line_a_game_with_all_fields(seats: int, capsys: Capture) -> None:
    words = ["play", "--bots", ",".join(["random"] * seats), "--seed", "7", "--games", "3"]
    lines = [json.loads(line) for line in said(capsys, *words, "--json").splitlines()]
    assert [line["seed"] for line in lines] == [7, 8, 9]
    for line in lines:
        assert set(line) == {"seed", "scores", "winners", "moves", "end"}
        assert line["end"] == "finished"
        assert len(line["scores"]) == seats
        best = max(line["scores"])
        assert all(line["scores"][seat] == best for seat in line["winners"])
        assert line["winners"]
        assert line["moves"] > 10
    # the same words give the same lines, and a game does not depend on those before it
    again = said(capsys, *words, "--json").splitlines()
    assert [json.loads(line) for line in again] == lines
    alone = said(capsys, *words[:3], "--seed", "8", "--json")
    assert json.loads(alone) == lines[1]


def test_play_in_words(capsys: Capture) -> None:
    line = said(capsys, "play", "--bots", "random, random", "--seed", "4", "--first", "1")
    assert line.startswith("seed 4: random 0 ")
    assert "won by random" in line


def test_the_first_seat_may_be_named(tmp_path: Path, capsys: Capture) -> None:
    for first in ("0", "2"):
        words = ("play", "--bots", "random,random,random", "--first", first, "--limit", "11")
        said(capsys, *words, "--record", str(tmp_path / first))
        record = from_json(next((tmp_path / first).iterdir()).read_bytes())
        assert record.options["first"] == int(first)
        assert record.moves[0] == f"first {first}"


def test_an_unfinished_game_has_no_scores(tmp_path: Path, capsys: Capture) -> None:
    words = ("play", "--bots", "random,random", "--limit", "40", "--record", str(tmp_path))
    line = json.loads(said(capsys, *words, "--json"))
    assert line == {"seed": 0, "scores": None, "winners": [], "moves": 40, "end": "unfinished"}
    assert "unfinished after 40 moves" in said(capsys, *words)
    record = next(tmp_path.iterdir())
    assert from_json(record.read_bytes()).result is None
    assert "not over yet" in said(capsys, "replay", str(record))


# -- replay -----------------------------------------------------------------------------


def test_a_record_is_confirmed(kept: Path, capsys: Capture) -> None:
    result = from_json(kept.read_bytes()).result
    assert result is not None
    answer = said(capsys, "replay", str(kept))
    assert "the result is confirmed" in answer
    assert str(result.scores) in answer


@pytest.mark.parametrize("line", ["buy VI WWWWWWW", "juggle", "", "draw W", "first 1"])
def test_a_tampered_record_names_the_first_move_that_differs(
    line: str, kept: Path, capsys: Capture
) -> None:
    moves = from_json(kept.read_bytes()).moves
    number = next(index for index in range(60, len(moves)) if moves[index] == "pass")
    copy = changed(kept, moves=[*moves[:number], line, *moves[number + 1 :]])
    message = complained(capsys, "replay", copy, code=1)
    assert message.startswith(f"move {number + 1} differs: {line!r}: ")


def test_a_move_too_many_or_too_few(kept: Path, capsys: Capture) -> None:
    moves = from_json(kept.read_bytes()).moves
    message = complained(capsys, "replay", changed(kept, moves=[*moves, "pass"]), code=1)
    assert message.startswith(f"move {len(moves) + 1} differs")
    message = complained(capsys, "replay", changed(kept, moves=moves[:-1]), code=1)
    assert "not over" in message


@pytest.mark.parametrize("result", [None, Result([1, 2, 3], [2])])
def test_a_tampered_result(result: Result | None, kept: Path, capsys: Capture) -> None:
    message = complained(capsys, "replay", changed(kept, result=result), code=1)
    assert message.startswith("the result differs")


def test_the_right_points_with_the_wrong_winner(kept: Path, capsys: Capture) -> None:
    result = from_json(kept.read_bytes()).result
    assert result is not None
    wrong = Result(result.scores, [s for s in range(3) if s not in result.winners])
    complained(capsys, "replay", changed(kept, result=wrong), code=1)


def test_events_are_lines_of_json_that_tell_the_whole_game(kept: Path, capsys: Capture) -> None:
    record = from_json(kept.read_bytes())
    lines = [
        json.loads(line) for line in said(capsys, "replay", "--events", str(kept)).splitlines()
    ]
    assert [line["move"] for line in lines] == list(range(1, len(record.moves) + 1))
    assert [line["notation"] for line in lines] == record.moves
    assert {line["seat"] for line in lines} == {"chance", 0, 1, 2}
    ledger = Ledger()
    position = RULES.start(record.options, 3)
    for line in lines:
        actor = RULES.to_move(position)
        assert line["seat"] == ("chance" if actor == CHANCE else actor)
        for event in line["events"]:
            ledger.take(event)
        RULES.advance(position, RULES.read(position, line["notation"]))
    assert RULES.to_move(position) == NOBODY
    assert ledger.ended is not None
    assert ledger.florins == position.florins
    assert [n for counts in ledger.blocks for n in counts] == position.blocks
    assert record.result == Result(ledger.points(), ledger.winners())


# -- wrong words ------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ((), "COMMAND"),
        (("dance",), "dance"),
        (("play",), "--bots"),
        (("play", "--bots", "random"), "1 seats"),
        (("play", "--bots", "random,random,random,random,random"), "5 seats"),
        (("play", "--bots", "random,deep"), "'deep'"),
        (("play", "--bots", "random,"), "''"),
        (("play", "--bots", "random,random", "--game", "chess"), "chess"),
        (("play", "--bots", "random,random", "--variant", "expert"), "--variant"),
        (("play", "--bots", "random,random", "--first", "2"), "--first"),
        (("play", "--bots", "random,random", "--first", "me"), "--first"),
        (("play", "--bots", "random,random", "--seed", "-1"), "-1"),
        (("play", "--bots", "random,random", "--seed", "x"), "--seed"),
        (("play", "--bots", "random,random", "--games", "0"), "--games"),
        (("play", "--bots", "random,random", "--limit", "0"), "--limit"),
        (("play", "--bots", "random,random", "--tempo", "1"), "--tempo"),
        (("play", "--bots", "random,random", "--record", "/dev/null/x"), "/dev/null/x"),
        (("replay",), "FILE"),
        (("replay", "/no/such/file"), "/no/such/file"),
        (("replay", "/"), "/"),
    ],
)
def test_wrong_words_are_told_plainly(words: tuple[str, ...], named: str, capsys: Capture) -> None:
    assert named in complained(capsys, *words)


@pytest.mark.parametrize(
    ("data", "named"),
    [
        (b"", "not JSON"),
        (b"{}", "not a game record"),
        (b'{"format": 99, "game": "carrara"}', "newer version"),
        (b'{"format": 1, "game": "carrara"}', "rules_version"),
    ],
)
def test_files_that_are_no_records(
    data: bytes, named: str, tmp_path: Path, capsys: Capture
) -> None:
    path = tmp_path / "some.carrara"
    path.write_bytes(data)
    message = complained(capsys, "replay", str(path))
    assert named in message
    assert str(path) in message


@pytest.mark.parametrize(
    ("fields", "named"),
    [({"game": "chess"}, "chess"), ({"options": {"first": 9}}, "first"), ({"seats": []}, "seats")],
)
def test_records_of_no_game(
    fields: dict[str, Any], named: str, kept: Path, capsys: Capture
) -> None:
    assert named in complained(capsys, "replay", changed(kept, **fields))


def test_help_and_version_are_no_errors(capsys: Capture) -> None:
    assert "play" in said(capsys, "--help")
    assert "--bots" in said(capsys, "play", "--help")
    assert said(capsys, "--version").startswith("carrara-desktop ")


# -- as a program -----------------------------------------------------------------------


def test_the_program_needs_no_qt_for_these_commands(tmp_path: Path) -> None:
    folder, record = str(tmp_path), str(tmp_path / "carrara-basic-random-random-lot-0.carrara")
    script = f"""
import sys
from carrara_desktop.main import main
assert main(["play", "--bots", "greedy,random", "--limit", "14", "--record", {folder!r}]) == 0
assert main(["play", "--bots", "random,random", "--record", {folder!r}]) == 0
assert main(["replay", {record!r}]) == 0
found = [name for name in sys.modules if name.split(".")[0] in ("PySide6", "shiboken6")]
assert not found, found
assert "carrara_desktop.ui" not in sys.modules
"""
    done = subprocess.run(
        [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, timeout=120
    )
    assert done.returncode == 0, done.stderr
    assert "the result is confirmed" in done.stdout


def test_two_processes_play_the_same_game() -> None:
    command = [sys.executable, "-m", "carrara_desktop", "play", "--json"]
    command += ["--bots", "random,random,random", "--seed", "11"]
    outputs = set()
    for hash_seed in ("1", "2"):
        done = subprocess.run(
            command,
            cwd=ROOT,
            capture_output=True,
            text=True,
            timeout=120,
            env={"PYTHONHASHSEED": hash_seed, "PATH": ""},
        )
        assert (done.returncode, done.stderr) == (0, "")
        outputs.add(done.stdout)
    assert len(outputs) == 1


def test_a_reader_that_leaves_early_is_no_error() -> None:
    command = [sys.executable, "-m", "carrara_desktop", "play", "--games", "40"]
    process = subprocess.Popen(
        [*command, "--bots", "random,random"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stderr is not None
    with process:
        assert process.stdout.readline().startswith("seed 0")
        process.stdout.close()
        assert process.stderr.read() == ""
    assert process.returncode == 0


def test_a_new_record_says_who_played(kept: Path) -> None:
    record: GameRecord = from_json(kept.read_bytes())
    assert (record.game, record.rules_version, record.seed) == ("carrara", RULES.version, 4)
    assert [seat.bot for seat in record.seats] == ["random"] * 3
    assert len({seat.colour for seat in record.seats}) == 3
