"""A process that thinks for bots: it gets views and seeds, and answers with moves.

It imports no Qt, and ends by itself when its parent does.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from carrara_desktop.bots.players import bot_chooser
from carrara_desktop.games.registry import game_info


@dataclass(frozen=True, slots=True)
class Question:
    """What a bot is asked: the move for ``view``, with a seed for its own choices."""

    ticket: int
    game: str
    bot: str
    view: Any
    seed: int
    external: bool = False
    """Whether the bot may be a program of the person's own."""


@dataclass(frozen=True, slots=True)
class Answer:
    """The move, or what went wrong."""

    ticket: int
    move: int
    error: str = ""


def start_worker() -> tuple[BaseProcess, Connection]:
    """A new worker and our end of its pipe. Raises OSError if no process can be started."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs,), daemon=True, name="bots")
    process.start()
    theirs.close()
    return process, ours


def _work(pipe: Connection) -> None:
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            pipe.send(answer(pipe.recv()))
        except (EOFError, OSError):
            return  # nobody is at the other end any more


def _end_with_parent() -> None:
    """End this process with its parent, also in the middle of a thought."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def answer(question: Question) -> Answer:
    """Think. Whatever goes wrong is told rather than raised, so that the worker lives on."""
    try:
        chooser = bot_chooser(
            question.bot,
            game_info(question.game).load(),
            game=question.game,
            external=question.external,
        )
        move = chooser(question.view, question.seed)
        if not isinstance(move, int):
            raise TypeError(f"{move!r} is no move")
    except Exception as error:
        return Answer(question.ticket, -1, f"{type(error).__name__}: {error}")
    return Answer(question.ticket, move)
