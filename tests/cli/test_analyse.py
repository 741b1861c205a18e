"""``analyse``: the window's report without a window, also in two goes."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from carrara_desktop.bots.report import Analysis, Report
from carrara_desktop.bots.report_worker import ReportQuestion, report_on
from carrara_desktop.engine.record import to_json
from carrara_desktop.games.carrara.mind import mind_at
from carrara_desktop.games.carrara.rules import RULES
from tests.bots.test_report import short_game, stopped_after
from tests.cli.test_commands import Capture, complained, said

WORLDS = ("--worlds", "4")


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "game.carrara"
    path.write_bytes(to_json(short_game()))
    return str(path)


def test_it_says_what_the_window_says(file: str, capsys: Capture) -> None:
    printed = said(capsys, "analyse", file, "--json", *WORLDS)
    report = msgspec.json.decode(printed, type=Report)
    assert report.complete
    assert report == report_on(ReportQuestion(1, short_game(), worlds=4)).report


def test_a_stopped_report_can_be_gone_on_with(file: str, tmp_path: Path, capsys: Capture) -> None:
    part = stopped_after(Analysis(RULES, mind_at, short_game(), 4), 6)
    kept = tmp_path / "part.json"
    kept.write_bytes(msgspec.json.encode(part))
    printed = said(capsys, "analyse", file, "--json", "--resume", str(kept))
    assert printed == said(capsys, "analyse", file, "--json", *WORLDS)


def test_a_report_of_something_else_is_refused(file: str, tmp_path: Path, capsys: Capture) -> None:
    other = tmp_path / "other.json"
    part = stopped_after(Analysis(RULES, mind_at, short_game(seed=4), 0), 2)
    other.write_bytes(msgspec.json.encode(part))
    message = complained(capsys, "analyse", file, "--resume", str(other))
    assert "other.json" in message and "game.carrara" in message
    other.write_text("[]", encoding="utf-8")
    assert "no report" in complained(capsys, "analyse", file, "--resume", str(other))
    assert "can't read" in complained(capsys, "analyse", file, "--resume", str(tmp_path / "none"))
