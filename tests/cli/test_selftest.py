"""``selftest`` finds what is missing, and says that all is well where it is."""

import json
import multiprocessing
import re
import struct
import subprocess
import sys
import wave
from pathlib import Path

import pytest

from carrara_desktop.cli import selftest
from carrara_desktop.cli.commands import run
from carrara_desktop.cli.selftest import Finding
from carrara_desktop.compiled import is_compiled


@pytest.fixture
def no_window(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "_window", lambda _home: iter(()))
    # These start processes of their own; the test of the whole does it once.
    for check in ("_bots", "_hint", "_report"):
        monkeypatch.setattr(selftest, check, lambda: "")


def by_name(findings: list[Finding]) -> dict[str, Finding]:
    return {finding.check: finding for finding in findings}


def test_all_is_in_order_here(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    report = tmp_path / "hlášení.txt"
    assert run(["selftest", "--json", "-o", str(report)]) == 0
    lines = capfd.readouterr().out.splitlines()
    assert report.read_text(encoding="utf-8").splitlines() == lines
    found = by_name([Finding(**json.loads(line)) for line in lines])
    assert {
        *("program", "engine", "game", "bots", "hint", "report", "saving"),
        *("fonts", "sounds", "plugins", "pages", "pictures"),
    } <= set(found)
    assert found["sounds"].detail.startswith("move, turn, end, no are made as they must be; ")
    assert "Zrušit" in found["language cs"].detail
    assert "Annuler" in found["language fr"].detail
    assert found["engine"].detail == ("compiled" if is_compiled() else "plain")
    assert {"home", "new_game", "learn", "settings", "about"} <= set(
        found["pages"].detail.split(", in ")[0].split(", ")
    )


@pytest.mark.usefixtures("no_window")
def test_a_game_that_ends_differently_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "SCORES", {("carrara", "basic", 2): [0, 0]})
    game = by_name(list(selftest.findings()))["game"]
    assert game.fault
    assert "rather than [0, 0]" in game.detail


def test_a_bot_that_can_not_think_is_a_fault(monkeypatch: pytest.MonkeyPatch) -> None:
    from carrara_desktop.bots.worker import Answer

    here, there = multiprocessing.Pipe()
    there.send(Answer(0, -1, "FileNotFoundError: basic-2.json"))
    with pytest.raises(selftest.Fault, match=r"basic-2\.json"):
        selftest._asked(here, "?")
    monkeypatch.setattr(selftest, "PATIENCE", 0.05)
    with pytest.raises(selftest.Fault, match="no answer"):
        selftest._asked(here, "?")


@pytest.mark.usefixtures("no_window")
def test_the_plain_engine_is_a_fault_only_if_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selftest, "is_compiled", lambda: False)
    assert not by_name(list(selftest.findings()))["engine"].fault
    assert by_name(list(selftest.findings(compiled=True)))["engine"].fault


@pytest.mark.usefixtures("no_window")
def test_a_report_that_can_not_be_written_is_said(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["selftest", "-o", "/no/such/folder/report.txt"]) == 2
    assert "can't write /no/such/folder/report.txt" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import os; os.abort()", "ended with code"),
        ("import sys; sys.exit('no fonts')", "no fonts"),
    ],
)
def test_a_window_that_dies_is_a_line_of_the_report(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, code: str, said: str
) -> None:
    monkeypatch.setattr(selftest, "_ourselves", lambda: [sys.executable, "-c", code])
    (finding,) = selftest._window(tmp_path)
    assert finding.fault
    assert said in finding.detail


def test_a_window_that_hangs_is_a_line_of_the_report(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    code = (
        "import json, time;"
        "print(json.dumps({'check': 'qt', 'detail': 'fine', 'fault': False}), flush=True);"
        "time.sleep(60)"
    )
    monkeypatch.setattr(selftest, "_ourselves", lambda: [sys.executable, "-c", code])
    monkeypatch.setattr(selftest, "PATIENCE", 2.0)
    told, hangs = selftest._window(tmp_path)
    assert not told.fault and told.check == "qt"
    assert hangs.fault and "hangs" in hangs.detail


def test_the_window_part_says_what_is_blank(monkeypatch: pytest.MonkeyPatch) -> None:
    from carrara_desktop.ui import selftest as window_part

    def missing() -> str:
        raise window_part.Fault("no letters")

    told: list[str] = []
    monkeypatch.setattr("builtins.print", lambda line, **_: told.append(line))
    window_part._tell("fonts", missing)
    assert json.loads(told[0]) == {"check": "fonts", "detail": "no letters", "fault": True}


@pytest.mark.parametrize(
    ("rate", "samples", "said"),
    [
        (22_050, [0] * 3528, "reaches 0.0%"),
        (22_050, [0, 30_000, *[0] * 3526], "reaches 91.6%"),
        (22_050, [0, 3_000, *[0] * 3525, 3_000], "click"),
        (22_050, [0, 3_000, *[0] * 100], "lasts 0.005 s rather than 0.160 s"),
        (22_050, [], "lasts 0.000 s"),
        (44_100, [0, 3_000, *[0] * 3526], "has the form (1, 2, 44100)"),
    ],
)
def test_a_sound_that_is_not_as_it_must_be_is_a_fault(
    tmp_path: Path, rate: int, samples: list[int], said: str
) -> None:
    from carrara_desktop.ui import selftest as window_part

    file = tmp_path / "no.wav"
    with wave.open(str(file), "wb") as out:
        out.setparams((1, 2, rate, 0, "NONE", ""))
        out.writeframes(struct.pack(f"<{len(samples)}h", *samples))
    with pytest.raises(window_part.Fault, match=re.escape(said)):
        window_part.check_sound("no", file)


def test_the_hidden_word_is_no_command(capsys: pytest.CaptureFixture[str]) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "carrara_desktop", "--help"], capture_output=True, text=True
    )
    assert "selftest" in done.stdout
    assert "selftest-window" not in done.stdout
