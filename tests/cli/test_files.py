"""``convert``, ``position`` and ``replay --lenient`` at the command line."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from carrara_desktop.cli.files import write_out
from carrara_desktop.engine.record import from_json, to_json
from carrara_desktop.games.carrara.rules import RULES
from tests.cli.test_commands import Capture, changed, complained, kept, said

__all__ = ["kept"]


# -- convert ----------------------------------------------------------------------------


def test_there_and_back(kept: Path, tmp_path: Path, capsys: Capture) -> None:
    text, again = tmp_path / "game.txt", tmp_path / "again.carrara"
    said(capsys, "convert", str(kept), "-o", str(text))
    written = text.read_text(encoding="utf-8")
    assert written.startswith('[Game "carrara"]\n')
    assert "\n; random 0\n" in written
    assert said(capsys, "convert", str(kept)) == written
    assert said(capsys, "convert", "--text", str(text)) == written
    said(capsys, "convert", str(text), "-o", str(again))
    assert again.read_bytes() == kept.read_bytes()
    assert said(capsys, "convert", "--json", str(kept)) == kept.read_text(encoding="utf-8")
    assert "the result is confirmed" in said(capsys, "replay", str(text))


def test_a_wrong_line_is_named(tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "game.txt"
    path.write_bytes(b'[Game "carrara"]\n[Rules "1"]\n[Weather "fine"]\n')
    message = complained(capsys, "convert", str(path))
    assert "line 3: unknown header 'Weather'" in message
    path.write_bytes(b'[Game "carrara"]\n\xff')
    assert "UTF-8" in complained(capsys, "convert", str(path))
    path.write_bytes(b'[Game "chess"]\n[Rules "1"]\n')
    assert "unknown game 'chess'" in complained(capsys, "convert", str(path))


def test_a_damaged_record_leniently(kept: Path, capsys: Capture) -> None:
    moves = from_json(kept.read_bytes()).moves
    copy = changed(kept, moves=[*moves[:60], "juggle", *moves[61:]])
    assert complained(capsys, "replay", copy, code=1).startswith(
        "move 61 differs: 'juggle': not notation: "
    )
    assert said_and_complained(capsys, "replay", "--lenient", copy, code=1)[0].startswith(
        "the 60 moves before it fit; "
    )
    good = kept.with_name("good.carrara")
    said_and_complained(capsys, "convert", "--json", "--lenient", copy, "-o", str(good))
    assert from_json(good.read_bytes()).moves == moves[:60]
    assert "not over yet" in said(capsys, "replay", str(good))
    # a sound one is what it was
    assert "is confirmed" in said(capsys, "replay", "--lenient", str(kept))


def said_and_complained(capsys: Capture, *words: str, code: int = 0) -> tuple[str, str]:
    from carrara_desktop.cli.commands import run

    assert run(words) == code
    captured = capsys.readouterr()
    assert captured.err
    assert "Traceback" not in captured.err
    return captured.out, captured.err


def test_the_kinds_of_wrong_moves(kept: Path, capsys: Capture) -> None:
    moves = from_json(kept.read_bytes()).moves
    for line, kind in (("buy VI WWWWWWW", "illegal (absent)"), ("buy", "not notation")):
        number = next(k for k in range(60, len(moves)) if moves[k] == "pass")
        copy = changed(kept, moves=[*moves[:number], line])
        message = complained(capsys, "replay", copy, code=1)
        assert message.startswith(f"move {number + 1} differs: {line!r}: {kind}: ")


# -- position ---------------------------------------------------------------------------


def test_take_check_and_show(kept: Path, tmp_path: Path, capsys: Capture) -> None:
    document = tmp_path / "position.json"
    said(capsys, "position", "take", str(kept), "--at", "30", "-o", str(document))
    position = RULES.read_document(document.read_bytes())
    assert said(capsys, "position", "check", str(document)).startswith("a sound position")
    shown = said(capsys, "position", "show", str(document))
    assert f"{len(RULES.moves(position))} " in shown
    assert shown.count("\nseat ") >= 3
    assert f"turn {position.turn}" in shown
    assert said(capsys, "position", "take", str(kept), "--at", "30") == document.read_text()
    over = tmp_path / "over.json"
    over.write_text(said(capsys, "position", "take", str(kept)))
    assert "the game is over" in said(capsys, "position", "show", str(over))
    for at, who in ((0, "chance is to play"), (10, "is to move")):
        over.write_text(said(capsys, "position", "take", str(kept), "--at", str(at)))
        assert who in said(capsys, "position", "show", str(over))


def test_a_position_that_is_refused(kept: Path, tmp_path: Path, capsys: Capture) -> None:
    document = tmp_path / "position.json"
    said(capsys, "position", "take", str(kept), "--at", "30", "-o", str(document))
    fields = json.loads(document.read_bytes())
    fields["seats"][2]["florins"] = -1
    document.write_text(json.dumps(fields))
    for deed in ("check", "show"):
        message = complained(capsys, "position", deed, str(document), code=1)
        assert "$.seats[2].florins: " in message


@pytest.mark.parametrize(
    ("words", "code", "named"),
    [
        (("check", "/no/such/file"), 2, "can't read"),
        (("show", "/"), 2, "can't read"),
        (("take", "/no/such/file"), 2, "can't read"),
        (("check",), 2, "FILE"),
        (("dance", "x"), 2, "dance"),
        ((), 2, "DEED"),
    ],
)
def test_wrong_words(words: tuple[str, ...], code: int, named: str, capsys: Capture) -> None:
    assert named in complained(capsys, "position", *words, code=code)


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"\0", b'{"document": "position", "game": "chess"}', b"[" * 9999]
)
def test_files_that_are_no_positions(data: bytes, tmp_path: Path, capsys: Capture) -> None:
    path = tmp_path / "x.json"
    path.write_bytes(data)
    complained(capsys, "position", "check", str(path), code=1)


def test_taking_from_a_damaged_record(kept: Path, capsys: Capture) -> None:
    moves = from_json(kept.read_bytes()).moves
    copy = changed(kept, moves=[*moves[:60], "juggle", *moves[61:]])
    said(capsys, "position", "take", copy, "--at", "60")
    assert "move 61" in complained(capsys, "position", "take", copy, "--at", "61")
    assert "--at" in complained(capsys, "position", "take", str(kept), "--at", "9999")
    assert from_json(to_json(from_json(kept.read_bytes()))).moves == moves


def test_a_device_is_written_into_and_not_replaced(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        write_out(str(pipe), b"told")
        assert os.read(reader, 10) == b"told"
    finally:
        os.close(reader)
    assert pipe.is_fifo()
