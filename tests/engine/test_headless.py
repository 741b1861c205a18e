"""Whole games without a window."""

import pytest

from carrara_desktop.bots.players import UnknownBotError, bot_chooser
from carrara_desktop.engine.headless import Chooser, play_game
from carrara_desktop.engine.record import to_json
from carrara_desktop.engine.rules import IllegalMoveError
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.rules import RULES
from tests.engine.helpers import new_record


def passing(view: object, seed: int) -> int:
    return m.simple(m.PASS)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_passing_hits_the_limit_and_has_no_result(seats: int) -> None:
    record = new_record(seats)
    assert not play_game(RULES, record, [passing] * seats, limit=100)
    assert len(record.moves) == 100
    assert record.result is None
    # ten moves of set-up, then everybody has been passing
    assert record.moves[10:] == ["pass"] * 90
    timeline = Timeline(RULES, record)
    assert sum(timeline.position.florins) == 20 * seats + 2 * 90


def test_the_usual_limit() -> None:
    record = new_record()
    assert not play_game(RULES, record, [passing] * 2)
    assert len(record.moves) == 5000


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_same_seed_gives_the_same_record(seats: int) -> None:
    choosers = [bot_chooser("random", RULES)] * seats
    records = []
    for seed in (3, 3, 4):
        record = new_record(seats, seed=seed)
        assert play_game(RULES, record, choosers)
        assert record.result is not None
        records.append(to_json(record))
    assert records[0] == records[1] != records[2]


def test_the_limit_counts_the_last_move_in() -> None:
    choosers = [bot_chooser("random", RULES)] * 2
    record = new_record(seed=3)
    play_game(RULES, record, choosers)
    moves = len(record.moves)
    exact, short = new_record(seed=3), new_record(seed=3)
    assert play_game(RULES, exact, choosers, limit=moves)
    assert not play_game(RULES, short, choosers, limit=moves - 1)
    assert short.result is None
    assert short.moves == record.moves[:-1]


def test_headless_and_timeline_play_the_same_chance() -> None:
    record = new_record(seed=9)
    play_game(RULES, record, [bot_chooser("random", RULES)] * 2)
    timeline = Timeline(RULES, new_record(seed=9))
    timeline.play_chance()
    while len(timeline) < len(record.moves):
        timeline.play(RULES.read(timeline.position, record.moves[len(timeline)]))
        timeline.play_chance()
    assert timeline.record.moves == record.moves
    assert timeline.record.result == record.result


def test_choosers_get_the_view_of_their_seat() -> None:
    seen: list[tuple[int, object]] = []

    def watching(seat: int) -> Chooser:
        def choose(view: object, seed: int) -> int:
            seen.append((seat, view.viewer))  # type: ignore[attr-defined]
            return m.simple(m.PASS)

        return choose

    play_game(RULES, new_record(3), [watching(seat) for seat in range(3)], limit=40)
    assert seen == [(turn % 3, turn % 3) for turn in range(30)]


def test_an_unlawful_choice_is_an_error_and_not_recorded() -> None:
    record = new_record()
    with pytest.raises(IllegalMoveError):
        play_game(RULES, record, [lambda view, seed: m.simple(m.LIFT)] * 2)
    assert len(record.moves) == 10
    assert "lift" not in record.moves


def test_an_unknown_bot() -> None:
    with pytest.raises(UnknownBotError, match=r"'deep'.*greedy, random"):
        bot_chooser("deep", RULES)
