"""The lessons themselves: their solutions do what is asked, and the puzzles are proved."""

from collections.abc import Iterator
from typing import Any

import pytest

from carrara_desktop.engine.events import Event
from carrara_desktop.engine.exhaust import NotLastTurnError, prove
from carrara_desktop.engine.record import GameRecord
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.games.registry import GAMES, game_info
from carrara_desktop.ui.models.course import (
    LEARNER,
    Lesson,
    course_parts,
    judge,
    lesson_ids,
    load_lesson,
    matches,
)
from tests.learn.find_puzzles import idea

STEPS = [
    (game, name, step)
    for game in GAMES
    for name in lesson_ids(game)
    for step in range(len(load_lesson(game, name).steps))
]
PUZZLES = [
    name for part in course_parts("carrara") if part.id == "puzzles" for name in part.lessons
]
NAMES = ("Alba", "Bianca", "Cosimo", "Donata")


def begun(lesson: Lesson, step: int) -> Timeline:
    rules = game_info(lesson.game).load()
    return Timeline.from_position(rules, lesson.position(step), lesson.record(step, NAMES))


def solved(lesson: Lesson, step: int, until: int | None = None) -> Timeline:
    timeline = begun(lesson, step)
    for line in lesson.steps[step].solution[:until]:
        timeline.play(timeline.rules.read(timeline.position, line))
        timeline.play_chance()
    return timeline


@pytest.mark.parametrize(("game", "name", "step"), STEPS)
def test_the_solution_does_what_is_asked(game: str, name: str, step: int) -> None:
    lesson = load_lesson(game, name)
    task = lesson.steps[step]
    timeline = solved(lesson, step)
    assert judge(task, timeline.rules, timeline) == "done"
    before = begun(lesson, step)
    assert before.to_move == LEARNER
    assert judge(task, before.rules, before) == "open"


@pytest.mark.parametrize(("game", "name", "step"), STEPS)
def test_whoever_does_something_else_is_told(game: str, name: str, step: int) -> None:
    """Passing, or the first move that ends the turn, is not what any lesson asks for."""
    lesson = load_lesson(game, name)
    timeline = begun(lesson, step)
    while timeline.to_move == LEARNER:
        moves = timeline.rules.moves(timeline.position)
        lines = {timeline.rules.notation(timeline.position, move): move for move in moves}
        line = "done" if "done" in lines else "pass" if "pass" in lines else next(iter(lines))
        timeline.play(lines[line])
        timeline.play_chance()
    assert judge(lesson.steps[step], timeline.rules, timeline) == "missed"


def test_patterns_of_events() -> None:
    event: Event = e.BlocksBought(0, 4, (0, 0, 1, 1, 0, 1), 0)
    assert matches(event, {"event": "BlocksBought", "section": 4, "blocks": [0, 0, 1, 1, 0, 1]})
    assert matches(event, {"event": "BlocksBought", "section": {"any": [3, 4]}})
    assert not matches(event, {"event": "BlocksBought", "section": {"any": [3, 5]}})
    assert not matches(event, {"event": "Passed"})


# -- puzzles ------------------------------------------------------------------------------


def test_there_are_twelve_puzzles_and_six_lessons_of_good_play() -> None:
    parts = {part.id: part.lessons for part in course_parts("carrara")}
    assert len(parts["puzzles"]) == 12
    assert len(parts["good-play"]) == 6


@pytest.mark.parametrize("name", PUZZLES)
def test_the_best_answer_of_a_puzzle_is_proved(name: str) -> None:
    lesson = load_lesson("carrara", name)
    (task,) = lesson.steps
    position = lesson.position(0)
    proof = prove(RULES, position)
    assert task.points == proof.points
    assert proof.lucky == proof.points, "luck could beat the answer"
    ideas = {idea(position, line) for line in proof.answers}
    assert len([one for one in ideas if not any(other < one for other in ideas)]) == 1
    assert len(proof.ends) > 1


@pytest.mark.parametrize("name", PUZZLES[:7])
def test_every_best_answer_of_a_puzzle_is_accepted_and_no_other(name: str) -> None:
    lesson = load_lesson("carrara", name)
    (task,) = lesson.steps
    proof = prove(RULES, lesson.position(0))
    accepted = 0
    for line, timeline in every_ending(lesson):
        good = judge(task, RULES, timeline) == "done"
        assert good == (line in proof.answers)
        accepted += good
    assert accepted == len(proof.answers)


def every_ending(lesson: Lesson) -> Iterator[tuple[tuple[int, ...], Timeline]]:
    """All lines without luck that end the game, played through a timeline."""
    waiting: list[tuple[int, ...]] = [()]
    while waiting:
        line = waiting.pop()
        record: GameRecord = lesson.record(0, NAMES)
        timeline = Timeline.from_position(RULES, lesson.position(0), record)
        for move in line:
            timeline.play(move)
        if timeline.to_move == LEARNER:
            waiting += [(*line, move) for move in RULES.moves(timeline.position)]
        elif timeline.to_move < -1:
            yield line, timeline


def test_only_a_last_turn_can_be_proved() -> None:
    with pytest.raises(NotLastTurnError):
        prove(RULES, load_lesson("carrara", "city").position(0))


class Coin:
    """A game of one choice: a sure 3, or a coin that brings 1 or 9."""

    def to_move(self, position: Any) -> int:
        return {"start": 0, "toss": -1}.get(position.at, -2)

    def moves(self, position: Any) -> list[int]:
        return [3, 0] if position.at == "start" else [1, 9]

    def advance(self, position: Any, move: int) -> None:
        position.at = "toss" if move == 0 else str(move)

    def result(self, position: Any) -> tuple[list[int], list[int]]:
        return [int(position.at)], [0]


class CoinPosition:
    def __init__(self, at: str = "start") -> None:
        self.at = at

    def copy(self) -> "CoinPosition":
        return CoinPosition(self.at)

    def digest(self) -> str:
        return self.at


def test_luck_is_no_answer_but_is_told() -> None:
    proof = prove(Coin(), CoinPosition())  # type: ignore[arg-type]
    assert (proof.points, proof.lucky, proof.answers, proof.lines) == (3, 9, ((3,),), 1)
