"""Whatever is wrong with a file is said in the language of the window, and where it is wrong."""

from __future__ import annotations

import errno
import json
import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from carrara_desktop.bots.external import BotError, ExternalBot
from carrara_desktop.engine.document import DocumentError
from carrara_desktop.engine.faults import Fault
from carrara_desktop.engine.record import RecordError, to_json
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.registry import UnknownGameError, game_info
from carrara_desktop.library.entries import WHAT_FAILED, LibraryError, failed
from carrara_desktop.library.exchange import parse_record
from carrara_desktop.library.games import ConflictError, GameLibrary
from carrara_desktop.ui import i18n
from carrara_desktop.ui.models.fault_words import clause, sentence
from tests.ui.games_at_hand import record_of

GOOD = json.loads(to_json(record_of(None, "random")))
HEAD = '[Game "carrara"]\n[Rules "1"]\n[Seat.0 "Anna"]\n[Seat.1 "Bea"]\n'
RECORDS: list[Any] = [
    b'{"format": 1, "ga',
    b'{"format" 1}',
    b"\xff",
    b"[" * 100_000,
    b"[]",
    GOOD | {"format": 0},
    GOOD | {"format": 99},
    GOOD | {"seed": "x"},
    {key: value for key, value in GOOD.items() if key != "seats"},
    GOOD | {"dice": 2},
    GOOD | {"seats": [{"name": "A", "colour": "sea", "age": 3}]},
    GOOD | {"rules_version": 99},
    GOOD | {"rules_version": 1, "options": {"variant": "upside down"}},
    GOOD | {"moves": ["first 0", "tile porta 4", "dance"]},
    GOOD | {"moves": ["pass"]},
    GOOD | {"position": {}},
    GOOD | {"game": "rialto"},
]
TEXTS = [
    "[Game]",
    HEAD + '[Dealer "Anna"]',
    HEAD + '[Rules "1"]',
    HEAD + '[Seed "\\u12"]',
    HEAD + '1. pass\n[Seed "1"]',
    HEAD + "pass",
    HEAD + "u1. pass\n1. pass",
    HEAD + "2. pass",
    HEAD + "1.",
    HEAD + '1. "pass',
    '[Rules "1"]',
    HEAD + '[Seed "x"]',
    HEAD + '[Seat.7 "Zoe"]',
    HEAD + '[Result "0:1"]',
]


def play(data: bytes) -> None:
    """Read a record, or a text of one, and play it through."""
    record = parse_record(data)
    Timeline(game_info(record.game).load(), record)


def wrong_records() -> Iterator[Exception]:
    """What the readers have against each of those, one after the other."""
    for some in (*RECORDS, *TEXTS, b"1. \xff"):
        data = some if isinstance(some, bytes) else str(some).encode()
        if isinstance(some, dict):
            data = json.dumps(some).encode()
        with pytest.raises((RecordError, UnknownGameError)) as caught:
            play(data)
        yield caught.value


def wrong_documents() -> Iterator[Exception]:
    rules = game_info("carrara").load()
    good = json.loads(rules.document(rules.start({}, 2)))
    some = good | {"bag": good["bag"] | {"white": 99}}
    twice = b'{"document": "position", "game": "carrara", "game": "carrara"}'
    for data in (b"{", b"{}", json.dumps(some).encode(), b" " * 2_000_000, twice):
        with pytest.raises(DocumentError) as caught:
            rules.read_document(data)
        yield caught.value
    for changed in ({"game": "rialto"}, {"format": 99}):
        with pytest.raises(DocumentError) as caught:
            rules.read_document(json.dumps(good | changed).encode())
        yield caught.value


def wrong_programs() -> Iterator[Exception]:
    rules = game_info("carrara").load()
    timeline = Timeline(rules, record_of(None, "random"))
    timeline.play_chance()
    view = rules.view(timeline.position, timeline.to_move)
    answers = "print(5)", "print('{\"move\": 5}')", 'print(\'{"move": "dance"}\')'
    for source in (
        *answers,
        'print(\'{"move": "buy VI W"}\')',
        "print('x' * 99999)",
        "import sys; sys.exit(3)",
        "import os, time; os.close(1); time.sleep(60)",
    ):
        yield refused(ExternalBot(shlex.join([sys.executable, "-c", source]), 30.0), rules, view)
    late = shlex.join([sys.executable, "-c", "import time; time.sleep(60)"])
    yield refused(ExternalBot(late, 0.1, 0.1), rules, view)
    yield refused(ExternalBot("/no/such/program"), rules, view)
    for command in ('"', ""):
        with pytest.raises(BotError) as caught:
            ExternalBot(command)
        yield caught.value
    yield BotError("it answered 'b', which is ambiguous", "program ambiguous", answer="b")


def refused(bot: ExternalBot, rules: Any, view: Any) -> Exception:
    """What is wrong with a program's answer."""
    with pytest.raises(BotError) as caught:
        bot.choose("carrara", rules, view, 1)
    bot.close()
    return caught.value


def wrong_disks(folder: Path) -> Iterator[Exception]:
    for kind in WHAT_FAILED:
        yield failed(kind, folder, OSError(errno.ENOSPC, "No space left on device"))
    yield ConflictError("the game is not saved", folder, "another program", "changed")
    for number in (errno.ENOSPC, errno.EACCES, errno.EROFS, errno.EIO, errno.ENOENT, 4242):
        yield OSError(number, "The system's own words", str(folder))
    with pytest.raises(LibraryError) as caught:
        GameLibrary(folder).load("../x")
    yield caught.value


def every_error(folder: Path) -> Iterator[Exception]:
    yield from wrong_records()
    yield from wrong_documents()
    yield from wrong_disks(folder)
    yield from wrong_programs()


@pytest.fixture(params=["cs", "fr"])
def language(request: pytest.FixtureRequest, look: None) -> str:
    i18n.install(request.param)
    return str(request.param)


def test_no_reason_is_told_in_english(language: str, tmp_path: Path) -> None:
    errors = [*every_error(tmp_path)]
    told = [(sentence(error), error) for error in errors]
    i18n.install("en")
    for text, error in told:
        assert text != sentence(error), text
        assert not re.search(r"\{\w+\}", text), text
        assert text[0] == text[0].upper() and text.endswith("."), text
        own = str(error).partition(": ")[2] or str(error)
        assert own not in text or not own, text


def test_every_kind_has_words_of_its_own(look: None, tmp_path: Path) -> None:
    errors = [*every_error(tmp_path)]
    general = clause(Fault("no such kind", ""))
    kinds = set()
    for error in errors:
        kinds.add(getattr(getattr(error, "fault", None), "kind", type(error).__name__))
        assert clause(error) != general, repr(error)
    assert len(kinds) > 40, kinds


@pytest.mark.parametrize(
    ("data", "parts"),
    [
        (json.dumps(GOOD | {"moves": ["first 0", "tile porta 4", "dance"]}), ["3", "„dance“"]),
        (json.dumps(GOOD | {"seats": [{"name": 3}]}), ["$.seats[0].name"]),
        (HEAD + "2. pass", ["řádek 5", "krok 1"]),
    ],
)
def test_it_says_where(look: None, data: str, parts: list[str]) -> None:
    i18n.install("cs")
    with pytest.raises(RecordError) as caught:
        play(data.encode())
    for part in parts:
        assert part in clause(caught.value)


def test_a_program_s_own_words_are_quoted(look: None) -> None:
    i18n.install("cs")
    error = BotError("it answered", "program form", answer="It is raining")
    assert clause(error).endswith("„It is raining“")


def test_what_is_in_a_file_is_no_placeholder(look: None) -> None:
    error = RecordError("…", "illegal move", number=3, line="{reason} {number}")
    assert "{reason} {number}" in clause(error)
