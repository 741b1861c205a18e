"""What holds whatever the language of the system is. ``python -m tests.elsewhere`` tries it out."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from carrara_desktop.engine.record import GameRecord, Seat, to_json
from carrara_desktop.engine.transcript import read_transcript
from tests.elsewhere import HOME, SURROUNDINGS, locales
from tests.needs import lacking

ROOT = Path(__file__).parents[1]
SHOWN = frozenset(("text", "displayText", "currentText", "toPlainText"))
"""Methods that give what is to be read in a widget."""


def calls(*names: str) -> Iterator[tuple[str, ast.Call, str]]:
    """Calls in the window's sources: place, call, and the name of what is called; only from
    files in which one of the names stands."""
    for path in sorted((ROOT / "carrara_desktop" / "ui").rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if not any(name in source for name in names):
            continue
        for node in ast.walk(ast.parse(source)):
            if isinstance(node, ast.Call):
                what = node.func
                name = what.id if isinstance(what, ast.Name) else getattr(what, "attr", "")
                yield f"{path.relative_to(ROOT)}:{node.lineno}", node, name


def test_no_property_of_qt_is_set_by_a_word_that_begins_with_i() -> None:
    """PySide makes the name of the setter by the rules of the locale, and in Turkish the capital
    of i is another letter: ``QTimer(interval=…)`` fails there."""
    found = [
        (f"{place} {name}", word.arg or "")
        for place, node, name in calls("singleShot=", "interval=", "icon")
        if name[:1] == "Q" and name[1:2].isupper()
        for word in node.keywords
    ]
    assert found, "nothing was looked at"
    assert not [place for place, word in found if word.startswith("i")]


def test_no_number_is_read_from_what_a_widget_shows() -> None:
    """In half of Europe a comma stands in it."""
    numbers = [
        (place, inner.func.attr)
        for place, node, name in calls("float(", "int(")
        if name in ("float", "int") and node.args
        for inner in ast.walk(node.args[0])
        if isinstance(inner, ast.Call) and isinstance(inner.func, ast.Attribute)
    ]
    assert numbers, "nothing was looked at"
    assert not [place for place, method in numbers if method in SHOWN]


PLAY = ["play", "--bots", "random,random", "--seed", "3", "--limit", "60", "--record"]


def play(home: Path, more: dict[str, str]) -> bytes:
    """A game that is played and kept by a program of its own: what is in its file."""
    environment = os.environ | {"HOME": str(home), "CARRARA_DESKTOP_HOME": str(home)} | more
    folder = home / "hry"
    tell([*PLAY, str(folder)], environment)
    [file] = folder.glob("*.carrara")
    tell(["replay", str(file)], environment)
    return file.read_bytes()


def tell(words: list[str], environment: dict[str, str]) -> bytes:
    """What the program says to these words; it has to be content."""
    command = [sys.executable, "-m", "carrara_desktop", *words]
    return subprocess.run(
        command, check=True, stdout=subprocess.PIPE, env=environment, timeout=120
    ).stdout


@pytest.fixture(scope="module")
def usual(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """The game as it is kept in the usual surroundings."""
    return play(tmp_path_factory.mktemp("usual"), {})


@pytest.mark.parametrize("name", list(SURROUNDINGS))
def test_a_game_is_kept_alike_to_the_byte(tmp_path: Path, name: str, usual: bytes) -> None:
    home = tmp_path / HOME
    home.mkdir()
    variables = SURROUNDINGS[name]
    try:
        variables = variables | locales(tmp_path, variables["LC_ALL"])
    except RuntimeError as reason:
        lacking(str(reason))
    assert play(home, variables) == usual


def test_a_transcript_is_utf_8_whatever_the_terminal(tmp_path: Path) -> None:
    record = GameRecord("carrara", 1, {}, [Seat("Žofie", "sea"), Seat("Bea", "ochre")], 1)
    file = tmp_path / "game.carrara"
    file.write_bytes(to_json(record))
    told = tell(["convert", str(file), "--text"], os.environ | SURROUNDINGS["ascii"])
    assert read_transcript(told.decode("utf-8")).seats == record.seats
