"""The engine protocol, driven in this process; ``serve`` itself as a program."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrara_desktop.cli.protocol import LINE_LIMIT, Session
from carrara_desktop.cli.serve import serve
from carrara_desktop.engine.record import from_json
from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.engine.transcript import read_transcript
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "carrara_desktop" / "cli" / "PROTOCOL.md"
NEW = {"do": "new", "game": "carrara", "seats": 2, "options": {"first": 0}, "seed": 1}


def ask(session: Session, do: str, **fields: Any) -> dict[str, Any]:
    line = session.answer(json.dumps({"id": [1, None], "do": do, **fields}).encode() + b"\n")
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1
    answer: dict[str, Any] = json.loads(line)
    assert answer.pop("id") == [1, None]
    return answer


def good(session: Session, do: str, **fields: Any) -> dict[str, Any]:
    answer = ask(session, do, **fields)
    assert answer.pop("ok") is True, answer
    return answer


def bad(session: Session, do: str, **fields: Any) -> dict[str, Any]:
    answer = ask(session, do, **fields)
    assert answer["ok"] is False
    error: dict[str, Any] = answer["error"]
    assert error["message"]
    return error


def begun(**fields: Any) -> Session:
    session = Session()
    good(session, **{**NEW, **fields})
    return session


# -- the page ---------------------------------------------------------------------------


def test_the_exchange_of_the_page() -> None:
    exchange = PAGE.read_text(encoding="utf-8").split("```\n")[1]
    lines = exchange.splitlines()
    assert len(lines) > 20
    session = Session()
    for request, answer in zip(lines[::2], lines[1::2], strict=True):
        assert request.startswith("> ")
        assert answer.startswith("< ")
        assert session.answer(request[2:].encode()).decode() == answer[2:] + "\n"
    assert session.done


def test_the_page_names_every_request_and_kind() -> None:
    page = PAGE.read_text(encoding="utf-8")
    for name in ("games", "new", "load", "moves", "play", "undo", "state", "record", "bot", "quit"):
        assert f"\n`{name}` — " in page
    for kind in ("protocol", "notation", "ambiguous", "illegal", "options", "record", "document"):
        assert f"\n| `{kind}` |" in page


# -- playing ----------------------------------------------------------------------------


def test_games() -> None:
    (game,) = good(Session(), "games")["games"]
    assert game["game"] == "carrara"
    assert game["seats"] == [2, 3, 4]
    assert "greedy" in game["bots"]


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_whole_game_by_bots(variant: str) -> None:
    session = begun(seats=["Anna", "Ben"], options={"first": 0, "variant": variant})
    number, answer = 0, good(session, "moves")
    while answer["to_move"] is not None:
        answer = good(session, "bot", bot="random", seed=number, play=True, seconds=0.5)
        assert answer["played"][0]["move"] == answer["move"]
        number += 1
    record = good(session, "record")["record"]
    assert record["result"] == answer["result"]
    assert [seat["name"] for seat in record["seats"]] == ["Anna", "Ben"]
    timeline = Timeline(RULES, from_json(json.dumps(record).encode()))
    assert timeline.to_move == NOBODY
    text = good(session, "record", **{"as": "text"})["transcript"]
    assert read_transcript(text).moves == record["moves"]
    assert bad(session, "play", move="pass")["kind"] == "illegal"
    assert bad(session, "bot", bot="random")["kind"] == "protocol"
    # and it can be loaded, to the same state
    state = good(session, "state")
    for form in ({"record": record}, {"transcript": text}):
        other = Session()
        assert good(other, "load", **form)["result"] == answer["result"]
        assert good(other, "state") == state


def test_chance_may_be_the_client() -> None:
    session = Session()
    answer = good(session, **{**NEW, "chance": "client"})
    lines = []
    while answer["to_move"] == "chance":
        outcomes = good(session, "moves")["outcomes"]
        assert all(outcome["weight"] > 0 for outcome in outcomes)
        lines.append(outcomes[-1]["move"])
        answer = good(session, "play", move=lines[-1])
        assert [played["move"] for played in answer["played"]] == lines[-1:]
        assert answer["played"][0]["seat"] == "chance"
    assert len(lines) == 10
    answer = good(session, "play", move="turn")
    assert answer["to_move"] == "chance"
    assert good(session, "record")["record"]["moves"] == [*lines, "turn"]


def test_the_engine_plays_chance_by_the_seed() -> None:
    one, two = begun(), begun()
    assert good(one, "play", move="turn") == good(two, "play", move="turn")
    assert good(one, "moves")["to_move"] == 0
    assert good(begun(seed=2), "moves") != good(begun(seed=3), "moves")


def test_undo() -> None:
    session = begun()
    before = good(session, "state", seat=0)
    good(session, "play", move="buy I W")
    assert good(session, "undo") == {"taken_back": "buy I W", "to_move": 0}
    assert good(session, "state", seat=0) == before
    assert bad(session, "undo")["rule"] == "nothing played"
    good(session, "play", move="turn")
    assert bad(session, "undo")["rule"] == "revealed"


def test_state_hides_what_a_seat_may_not_know() -> None:
    session = begun()
    view = good(session, "state", seat=1)["view"]
    assert view["seats"][0]["florins"] is None
    assert view["seats"][0]["blocks"] is None
    assert view["seats"][1]["florins"] == 20
    assert "bag" not in view
    assert good(session, "state")["view"] == good(session, "state", seat=None)["view"]
    assert good(session, "state")["view"]["seats"][1]["florins"] is None


def test_a_bot_only_suggests_unless_it_is_to_play() -> None:
    session = begun()
    before = good(session, "record")
    answer = good(session, "bot", bot="greedy", seed=5)
    assert answer["move"] in good(session, "moves")["moves"]
    assert answer["to_move"] == 0
    assert good(session, "record") == before


def test_positions_are_loaded_and_played_on() -> None:
    timeline = Timeline(RULES, from_json(json.dumps(good(begun(), "record")["record"]).encode()))
    document = json.loads(RULES.document(timeline.position))
    session = Session()
    assert good(session, "load", position=document, seed=3)["to_move"] == 0
    assert good(session, "play", move="buy I W")["to_move"] == 1
    assert good(session, "undo")["to_move"] == 0
    assert bad(session, "record")["kind"] == "record"
    document["seats"][1]["florins"] = -1
    error = bad(session, "load", position=document)
    assert (error["kind"], error["rule"]) == ("document", "$.seats[1].florins")
    assert good(session, "moves")["to_move"] == 0


# -- what is refused --------------------------------------------------------------------

RECORD = {"format": 1, "game": "carrara", "rules_version": 1, "options": {}, "seats": [], "seed": 0}


@pytest.mark.parametrize(
    ("kind", "do", "fields"),
    [
        ("protocol", "dance", {}),
        ("protocol", "moves", {"seat": 0}),
        ("protocol", "new", {}),
        ("protocol", "new", {"game": 3}),
        ("options", "new", {"game": "chess", "seats": 2}),
        ("options", "new", {"game": "carrara", "seats": 7}),
        ("protocol", "new", {"game": "carrara", "seats": -1}),
        ("protocol", "new", {"game": "carrara", "seats": True}),
        ("protocol", "new", {"game": "carrara", "seats": ["A", 1]}),
        ("options", "new", {"game": "carrara", "seats": 2, "options": {"first": 2}}),
        ("options", "new", {"game": "carrara", "seats": 2, "options": {"colour": 2}}),
        ("protocol", "new", {"game": "carrara", "seats": 2, "options": []}),
        ("protocol", "new", {"game": "carrara", "seats": 2, "seed": 1.5}),
        ("protocol", "new", {"game": "carrara", "seats": 2, "chance": "me"}),
        ("protocol", "load", {}),
        ("protocol", "load", {"record": {}, "transcript": ""}),
        ("protocol", "load", {"record": 3}),
        ("protocol", "load", {"transcript": "", "seed": 1}),
        ("record", "load", {"record": {}}),
        ("record", "load", {"record": {**RECORD, "game": "chess"}}),
        ("record", "load", {"record": {**RECORD, "format": 99}}),
        ("record", "load", {"record": {**RECORD, "seats": []}}),
        ("record", "load", {"record": {**RECORD, "moves": ["pass"] * 6000}}),
        ("record", "load", {"transcript": "1. pass"}),
        ("document", "load", {"position": {}}),
        ("document", "load", {"position": {"document": "position", "game": "chess"}}),
        ("document", "load", {"position": {"document": "position", "game": "carrara"}}),
        ("protocol", "play", {}),
        ("protocol", "play", {"move": 3}),
        ("notation", "play", {"move": ""}),
        ("notation", "play", {"move": "juggle \0"}),
        ("illegal", "play", {"move": "buy VI WWWWWWW"}),
        ("illegal", "play", {"move": "draw W"}),
        ("protocol", "state", {"seat": 2}),
        ("protocol", "state", {"seat": True}),
        ("protocol", "record", {"as": "xml"}),
        ("protocol", "bot", {}),
        ("protocol", "bot", {"bot": "deep"}),
        ("protocol", "bot", {"bot": "external:touch /tmp/never"}),
        ("protocol", "bot", {"bot": "greedy", "seconds": -1}),
        ("protocol", "bot", {"bot": "greedy", "seconds": "1"}),
        ("protocol", "bot", {"bot": "greedy", "play": 1}),
    ],
)
def test_bad_requests_change_nothing(kind: str, do: str, fields: dict[str, Any]) -> None:
    session = begun()
    before = good(session, "record"), good(session, "moves")
    assert bad(session, do, **fields)["kind"] == kind
    assert (good(session, "record"), good(session, "moves")) == before
    assert not session.done


@pytest.mark.parametrize("do", ["moves", "play", "undo", "state", "record", "bot"])
def test_nothing_can_be_asked_before_a_game(do: str) -> None:
    fields = {"play": {"move": "pass"}, "bot": {"bot": "random"}}.get(do, {})
    error = bad(Session(), do, **fields)
    assert error["kind"] == "protocol"
    assert "no game has begun" in error["message"]


def test_an_ambiguous_move_comes_with_candidates() -> None:
    """Two gates of value 3 that differ in what stands on them."""
    position = RULES.start({"variant": "advanced", "first": 0}, 4)
    while RULES.to_move(position) == CHANCE:
        RULES.play(position, RULES.moves(position)[0])
    position.built = [p.pack_building(0, 5, 3, 3, statue=7), p.pack_building(0, 5, 3, 3)]
    position.blocks = [7] * 6 + [0] * 18
    session = begun(seats=4)
    session._game = Timeline.from_position(RULES, position, session.game.record)
    error = bad(session, "play", move="monument porta Lerici over 3 PPPPP")
    assert error["kind"] == "ambiguous"
    assert error["candidates"] == ["porta 3#1", "porta 3#2"]
    assert good(session, "play", move="monument porta Lerici over 3#2 PPPPP")["to_move"] == 0


@pytest.mark.parametrize(
    "line",
    [
        b"", b"\n", b"null", b"[]", b"3", b'"moves"', b"{", b"{}", b'{"do": 3}', b"\xff\xfe", b"\0",
        b'{"do": "moves"}{"do": "quit"}', b'{"do": "\xff"}', b"[" * 100_000,
        b'{"id": ' + b"[" * 100_000, b'{"do": "games", "id": ' + b"9" * 5000 + b"}",
        b'{"do": "new", "game": "carrara", "seats": 2, "options": {"first": '
        + b"[" * 900 + b"]" * 900 + b"}}",
        b'{"do": "load", "record": ' + b'{"a":' * 900 + b"1" + b"}" * 901,
    ],
)  # fmt: skip
def test_lines_that_are_no_requests(line: bytes) -> None:
    session = Session()
    answer = json.loads(session.answer(line))
    assert answer["ok"] is False
    assert answer["error"]["kind"] in ("protocol", "options", "record")
    assert good(session, "games")


NAMES = ["games", "new", "load", "moves", "play", "undo", "state", "record", "bot"]
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=9)
    | st.sampled_from(["carrara", "random", "pass", "turn", "buy I W", "client", "engine", "text"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(
        st.sampled_from(["first", "variant", "game", "format", "x"]), inner, max_size=3),
    max_leaves=5,
)  # fmt: skip
FIELDS = st.dictionaries(
    st.sampled_from(
        ["game", "options", "seats", "seed", "chance", "record", "transcript", "position", "move",
         "seat", "as", "bot", "seconds", "play", "id"]
    ),
    VALUES,
    max_size=4,
)  # fmt: skip
LINES = (
    st.binary(max_size=60)
    | st.builds(
        lambda do, fields: json.dumps({"do": do, **fields}).encode(), st.sampled_from(NAMES), FIELDS
    )
    | st.sampled_from([json.dumps(NEW).encode(), b'{"do": "play", "move": "turn"}'])
)


@given(st.lists(LINES, max_size=8))
def test_any_lines_get_an_answer_each(lines: list[bytes]) -> None:
    session = begun()
    for line in lines:
        answer = json.loads(session.answer(line))
        assert answer["ok"] or answer["error"]["kind"] != "internal", answer
    assert good(session, "games")


@given(st.lists(LINES, max_size=6), st.binary(max_size=30))
def test_any_stream_is_served_to_its_end(lines: list[bytes], rest: bytes) -> None:
    stream = b"\n".join(line.replace(b"\n", b" ") for line in lines) + b"\n" + rest
    out = io.BytesIO()
    serve(io.BytesIO(stream), out)
    answers = out.getvalue().splitlines()
    assert len(answers) == len(io.BytesIO(stream).readlines())
    assert all(isinstance(json.loads(answer)["ok"], bool) for answer in answers)


# -- as a program -----------------------------------------------------------------------


def served(stream: bytes) -> tuple[int, list[dict[str, Any]], bytes]:
    done = subprocess.run(
        [sys.executable, "-m", "carrara_desktop", "serve"],
        cwd=ROOT,
        input=stream,
        capture_output=True,
        timeout=120,
    )
    return done.returncode, [json.loads(line) for line in done.stdout.splitlines()], done.stderr


def test_it_ends_with_its_input_or_at_quit() -> None:
    code, answers, errors = served(b"")
    assert (code, answers, errors) == (0, [], b"")
    code, answers, errors = served(b'{"id": 7, "do": "quit"}\n{"do": "games"}\n')
    assert (code, answers, errors) == (0, [{"id": 7, "ok": True}], b"")


def test_rubbish_and_enormous_lines() -> None:
    stream = b"\xff\0\n" + b"x" * (2 * LINE_LIMIT + 5) + b'\n{"id": 1, "do": "games"}\nhalf a li'
    code, answers, errors = served(stream)
    assert (code, errors) == (0, b"")
    assert [answer["ok"] for answer in answers] == [False, False, True, False]
    assert "bytes" in answers[1]["error"]["message"]


def test_answers_come_at_once() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "carrara_desktop", "serve"],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    )
    with process:
        assert process.stdin is not None
        assert process.stdout is not None
        for number in range(3):
            process.stdin.write(b'{"id": %d, "do": "games"}\n' % number)
            process.stdin.flush()
            assert json.loads(process.stdout.readline())["id"] == number
        process.stdin.close()
    assert process.returncode == 0
