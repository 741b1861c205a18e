"""Games as text: the same record back, and errors that name the line."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrara_desktop.engine.headless import play_game
from carrara_desktop.engine.record import GameRecord, NewerFormatError, RecordError, Result, Seat
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.engine.transcript import TranscriptError, read_transcript, write_transcript
from carrara_desktop.games.carrara.rules import RULES
from tests.engine.helpers import begun, new_record, play
from tests.engine.test_record import full

HEAD = '[Game "carrara"]\n[Rules "1"]\n[Seat.0 "A"]\n[Seat.1 "B"]\n'


def choose_first(view: Any, seed: int) -> int:
    moves = RULES.moves(RULES.imagine(view, seed))
    return moves[seed % len(moves)]


def played(variant: str, seed: int) -> GameRecord:
    record = new_record(3, bots=(1,), seed=seed)
    record.options["variant"] = variant
    assert play_game(RULES, record, [choose_first] * 3)
    return record


# -- there and back ---------------------------------------------------------------------


@pytest.mark.parametrize("record", [full(), new_record(4), GameRecord("x", 1, {}, [], 0)])
@pytest.mark.parametrize("rules", [RULES, None])
def test_round_trip(record: GameRecord, rules: Any) -> None:
    assert read_transcript(write_transcript(record, rules)) == record


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_whole_games_come_back(variant: str) -> None:
    record = played(variant, 2)
    text = write_transcript(record, RULES)
    again = read_transcript(text)
    assert again == record
    assert Timeline(RULES, again).record.result == record.result


def test_what_it_looks_like() -> None:
    timeline = begun()
    play(timeline, "buy I W", "pass", "buy I Y")
    timeline.undo()
    lines = write_transcript(timeline.record, RULES).split("\n")
    assert lines[0] == '[Game "carrara"]'
    assert "1. * first 0" in lines
    number = len(timeline) - 1
    assert lines[lines.index(f"{number}. buy I W") - 2 :] == [
        "",
        "; Seat 0",
        f"{number}. buy I W",
        "",
        "; Seat 1",
        f"{number + 1}. pass",
        "",
        "u1. buy I Y",
        "",
    ]


TEXTS = st.text(st.characters(codec="utf-8"), max_size=12)
JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-(2**70), 2**70) | TEXTS | st.floats(allow_nan=False)
    .filter(lambda x: abs(x) < 1e300),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(TEXTS, inner, max_size=3),
    max_leaves=6,
)  # fmt: skip
RECORDS = st.builds(
    GameRecord,
    game=TEXTS,
    rules_version=st.integers(0, 99),
    options=st.dictionaries(TEXTS, JSON, max_size=3),
    seats=st.lists(st.builds(Seat, TEXTS, TEXTS, st.none() | TEXTS), max_size=4),
    seed=st.integers(-(2**80), 2**80),
    moves=st.lists(TEXTS | st.sampled_from(["pass", "* x", '"', "1. x", ";", "[x", "u1."])),
    undone=st.lists(TEXTS | st.sampled_from(["pass", "* x", '"a"'])),
    result=st.none()
    | st.builds(Result, st.lists(st.integers(-9, 999)), st.lists(st.integers(0, 9))),
    id=TEXTS,
    started=TEXTS,
    title=TEXTS,
)


@given(RECORDS)
def test_any_record_comes_back_exactly(record: GameRecord) -> None:
    for rules in (None, RULES):
        text = write_transcript(record, rules)
        again = read_transcript(text)
        assert again == record
        # values of another type would be equal too: 1, 1.0 and True
        assert repr(again.options) == repr(record.options)
        assert read_transcript(text.replace("\n", "\r\n")) == record


# -- by hand ----------------------------------------------------------------------------


def test_what_a_person_may_write() -> None:
    record = read_transcript(
        '\ufeff; a game of ours\n[Game "carrara"] ; yes\n\n[Rules   "1"]\n[Option.first "1"]\n'
        '[Option.variant "basic"]\n[Seat.0 "A"]\n  [Seat.1 "B"]\n\n'
        '1. * first 1 ; the lot\n   2.   tile porta 4\n3. "pass" ; "quoted"\n; the end\n'
    )
    assert record == GameRecord(
        "carrara", 1, {"first": 1, "variant": "basic"}, [Seat("A", ""), Seat("B", "")], 0,
        ["first 1", "tile porta 4", "pass"],
    )  # fmt: skip


@pytest.mark.parametrize(
    ("text", "line", "named"),
    [
        ("", 1, "[Game"),
        ('[Rules "1"]\n', 1, "[Game"),
        ('[Game "carrara"]\n', 1, "[Rules"),
        (HEAD + '[Weather "fine"]\n', 5, "unknown header 'Weather'"),
        (HEAD + '[Game "other"]\n', 5, "second header"),
        (HEAD + '[Option.x "1"]\n[Option."x" "2"]\n', 6, "second value"),
        (HEAD + "[Title fine]\n", 5, "looks like"),
        (HEAD + '[Title "fine"\n', 5, "looks like"),
        (HEAD + '[Title "fi\\ne" ]x\n', 5, "'x'"),
        (HEAD + '[Title "\\q"]\n', 5, "no JSON string"),
        (HEAD + '[Seed "many"]\n', 5, "no whole number"),
        (HEAD + '[Seed "٣"]\n', 5, "no whole number"),
        (HEAD + '[Rules2 "1"]\n', 5, "unknown"),
        (HEAD + '[Result "won"]\n', 5, "neither"),
        (HEAD + '[Format "0"]\n', 5, "never"),
        (HEAD + '[Seat.3 "D"]\n', 5, "Seat.3"),
        (HEAD + '[Seat.00 "D"]\n', 5, "Seat.00"),
        (HEAD + '[Seat.2.Bot "x"]\n', 5, "Seat.2.Bot"),
        (HEAD + "pass\n", 5, "number and a full stop"),
        (HEAD + "2. pass\n", 5, "move 1 should come here"),
        (HEAD + "1. pass\n1. pass\n", 6, "move 2 should come here"),
        (HEAD + "1. \n", 5, "no move"),
        (HEAD + "1. * \n", 5, "no move"),
        (HEAD + "1. ; nothing\n", 5, "no move"),
        (HEAD + '1. "pass\n', 5, "quotes"),
        (HEAD + '1. "pass" x\n', 5, "quotes"),
        (HEAD + "u1. pass\n1. pass\n", 6, "taken back"),
        (HEAD + "u2. pass\n", 5, "u1"),
        (HEAD + '1. pass\n[Title "x"]\n', 6, "after the first move"),
    ],
)
def test_errors_name_the_line_and_what_is_wrong(text: str, line: int, named: str) -> None:
    with pytest.raises(TranscriptError) as caught:
        read_transcript(text)
    assert caught.value.line == line
    assert named in caught.value.reason
    assert str(caught.value).startswith(f"line {line}: ")


def test_a_newer_format() -> None:
    with pytest.raises(NewerFormatError, match="format 99"):
        read_transcript(HEAD + '[Format "99"]\n')


def test_a_bad_move_is_found_by_the_timeline() -> None:
    record = read_transcript(HEAD + "1. * first 0\n2. juggle\n")
    with pytest.raises(RecordError, match="move 2, 'juggle'"):
        Timeline(RULES, record)


PIECES = st.sampled_from([
    *HEAD.splitlines(),
    "1. pass",
    "2. * turn",
    "u1. x",
    "; c",
    '[Seed "1"]',
    '[Option.a "["]',
])
NOISE = st.text(st.sampled_from('[]". ;*\\u1aΩ\t\r\n{}0-'), max_size=30)


@given(st.lists(PIECES | NOISE, max_size=9).map("\n".join) | st.text())
def test_any_text_is_read_or_refused_by_line(text: str) -> None:
    try:
        record = read_transcript(text)
    except TranscriptError as error:
        line = error.line
    except NewerFormatError:
        return
    else:
        line = 1
        assert read_transcript(write_transcript(record)) == record
    assert 1 <= line <= text.count("\n") + 1


@pytest.mark.parametrize(
    "text", ["[" * 10**6, '[A "' + "\\" * 10**6, "1." + " " * 10**6, "9" * 10**6]
)
def test_long_lines_take_no_time(text: str) -> None:
    with pytest.raises(TranscriptError):
        read_transcript(text)


def test_deep_options_are_text_or_refused() -> None:
    record = read_transcript(HEAD + f'[Option.x "{"[" * 50_000}"]\n')
    assert record.options["x"] == "[" * 50_000
