"""A process that advises: it gets what a seat may know, and answers with hints or a second thought.

It is apart from the bots' process, so that no bot waits for the coach.
"""

from __future__ import annotations

from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from carrara_desktop.bots.coach import BetterMove, Suggestion, better_than, suggest
from carrara_desktop.bots.priority import THINKING, stand_back
from carrara_desktop.bots.search import Tick, nothing
from carrara_desktop.bots.worker import serve, start_process, wanted, why
from carrara_desktop.engine.rules import Move
from carrara_desktop.games.registry import game_info


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """What the best moves are for the seat that sees ``view``."""

    ticket: int
    game: str
    view: Any
    seed: int


@dataclass(frozen=True, slots=True)
class Hints:
    """The best moves, the best first, or what went wrong."""

    ticket: int
    suggestions: list[Suggestion]
    error: str = ""


@dataclass(frozen=True, slots=True)
class SlipQuestion:
    """Whether it was a clear mistake of the seat that saw ``view`` to make this move."""

    ticket: int
    game: str
    view: Any
    move: Move
    seed: int


@dataclass(frozen=True, slots=True)
class Slip:
    """What would have been better, None if it was no clear mistake; or what went wrong."""

    ticket: int
    better: BetterMove | None
    error: str = ""


def start_coach() -> tuple[BaseProcess, Connection]:
    """A new process and our end of its pipe. Raises OSError if it can't be started."""
    return start_process(_work, "coach")


def _work(pipe: Connection) -> None:
    stand_back(THINKING)
    serve(pipe, lambda question: respond(question, wanted(pipe)))


def respond(question: HintQuestion | SlipQuestion, tick: Tick = nothing) -> Hints | Slip:
    """Advise. Whatever goes wrong is told rather than raised."""
    suggestions: list[Suggestion] = []
    better: BetterMove | None = None
    error = ""
    try:
        info = game_info(question.game)
        rules, mind_at = info.load(), info.mind()
        if isinstance(question, HintQuestion):
            suggestions = suggest(rules, mind_at, question.view, question.seed, tick)
        else:
            better = better_than(rules, mind_at, question.view, question.move, question.seed, tick)
    except Exception as fault:
        error = why(fault)
    if isinstance(question, HintQuestion):
        return Hints(question.ticket, suggestions, error)
    return Slip(question.ticket, better, error)
