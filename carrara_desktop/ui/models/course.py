"""The course of a game: lessons on the table itself, each a position and something to do.

What is the same in every language (positions, what counts as done, a way that does it) lies in
``resources/learn/<game>/course.json`` and ``lessons/``; the words are in ``<language>/course.md``.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, Literal

import msgspec

from carrara_desktop.engine.events import Event
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.engine.rules import NOBODY, Rules
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.registry import game_info
from carrara_desktop.ui.models.texts import TextPage, learn_folder, read_pages

Verdict = Literal["open", "done", "missed"]

LEARNER = 0
"""The seat of the person who learns."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part of the course: its id and the ids of its lessons."""

    id: str
    lessons: list[str]


class _Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    position: dict[str, Any]
    solution: list[str]
    goals: list[dict[str, Any]] = []
    never: list[dict[str, Any]] = []
    points: int | None = None
    marks: list[list[str | int]] = []


class _Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    steps: list[_Step]
    seed: int = 1


@dataclass(frozen=True, slots=True)
class Step:
    """One task of a lesson.

    ``goals`` are patterns of events that must come about, in any order, in the learner's turn
    (its name under "event", and fields that must be equal, or one of a list under "any");
    ``never`` are such that must not. ``points`` asks for at least so many in the final account.
    ``solution`` are moves, as lines of notation, that do it; ``marks`` are targets of the table
    that a hint points at.
    """

    document: bytes = field(repr=False)
    solution: tuple[str, ...]
    goals: tuple[dict[str, Any], ...]
    never: tuple[dict[str, Any], ...]
    points: int | None
    marks: tuple[tuple[str | int, ...], ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A lesson and its steps."""

    game: str
    id: str
    part: str
    seed: int
    steps: tuple[Step, ...]

    def words(self, language: str) -> LessonWords:
        """The words of the lesson."""
        return LessonWords(course_words(self.game, language)[self.id])

    def record(self, step: int, names: Sequence[str]) -> GameRecord:
        """An empty record for a step; every seat but the learner's is a bot's."""
        info = game_info(self.game)
        position = self.position(step)
        seats = len(info.load().view(position, None).seats)
        colours = ("terracotta", "sea", "ochre", "indigo")
        who = [
            Seat(names[seat], colours[seat], None if seat == LEARNER else info.opponent)
            for seat in range(seats)
        ]
        return GameRecord(self.game, info.load().version, {}, who, self.seed)

    def position(self, step: int) -> Any:
        """Where a step begins."""
        return game_info(self.game).load().read_document(self.steps[step].document)


@dataclass(frozen=True, slots=True)
class LessonWords:
    """A lesson in some language, in the markup of ``texts``."""

    page: TextPage

    @property
    def title(self) -> str:
        """The name of the lesson."""
        return self.page.title

    def task(self, step: int) -> str:
        """What is to be done."""
        return self.page.parts[f"task {step + 1}"]

    def hint(self, step: int) -> str:
        """A first help."""
        return self.page.parts[f"hint {step + 1}"]

    def done(self, step: int) -> str:
        """What was good about it."""
        return self.page.parts[f"done {step + 1}"]

    def missed(self, step: int) -> str:
        """Why another move is not what was asked for; "" where there is nothing to add."""
        return self.page.parts.get(f"missed {step + 1}", "")


@lru_cache(maxsize=4)
def course_parts(game: str) -> tuple[Part, ...]:
    """The parts of a course, in order."""
    data = (learn_folder(game) / "course.json").read_bytes()
    return tuple(msgspec.json.decode(data, type=list[Part]))


def course_words(game: str, language: str) -> dict[str, TextPage]:
    """The words of all lessons, and of the parts under "part-" and their id."""
    return read_pages(learn_folder(game) / language / "course.md")


def lesson_ids(game: str) -> list[str]:
    """All lessons in the order of the course."""
    return [lesson for part in course_parts(game) for lesson in part.lessons]


@lru_cache(maxsize=8)
def load_lesson(game: str, lesson: str) -> Lesson:
    """A lesson.

    Raises:
        KeyError: the course has no such lesson.
        msgspec.ValidationError: its file is not in its form.
    """
    part = next((part.id for part in course_parts(game) if lesson in part.lessons), None)
    if part is None:
        raise KeyError(lesson)
    data = (learn_folder(game) / "lessons" / f"{lesson}.json").read_bytes()
    read = msgspec.json.decode(data, type=_Lesson)
    steps = tuple(
        Step(
            msgspec.json.encode(step.position),
            tuple(step.solution),
            tuple(step.goals),
            tuple(step.never),
            step.points,
            tuple(tuple(mark) for mark in step.marks),
        )
        for step in read.steps
    )
    return Lesson(game, lesson, part, read.seed, steps)


def judge(step: Step, rules: Rules[Any, Any], timeline: Timeline) -> Verdict:
    """Whether the moves so far do what the step asks for, or can't do it any more."""
    events = [event for played in timeline.played for event in played.events]
    if any(matches(event, pattern) for pattern in step.never for event in events):
        return "missed"
    over = timeline.to_move == NOBODY
    if step.points is not None:
        if not over:
            return "open"
        return "done" if rules.result(timeline.position)[0][LEARNER] >= step.points else "missed"
    if all(any(matches(event, goal) for event in events) for goal in step.goals):
        return "done"
    turn_is_over = timeline.to_move not in (LEARNER, -1)
    return "missed" if over or turn_is_over else "open"


def matches(event: Event, pattern: dict[str, Any]) -> bool:
    """Whether an event fits a pattern; see ``Step``."""
    if type(event).__name__ != pattern["event"]:
        return False
    return all(
        _equal(getattr(event, name), wanted) for name, wanted in pattern.items() if name != "event"
    )


def _equal(found: Any, wanted: Any) -> bool:
    if isinstance(wanted, dict):
        return any(_equal(found, one) for one in wanted["any"])
    if isinstance(wanted, list):
        return list(found) == wanted
    return bool(found == wanted)
