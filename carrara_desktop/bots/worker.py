"""A process that thinks for bots: it gets views and seeds, and answers with moves.

It imports no Qt, and ends by itself when its parent does.
"""

from __future__ import annotations

import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any

from carrara_desktop.bots.levels import LEVELS
from carrara_desktop.bots.players import bot_chooser
from carrara_desktop.bots.search import OutOfTime, Roller, Stopped, Tick, nothing, roller
from carrara_desktop.bots.thinking import imagination
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


@dataclass(frozen=True, slots=True)
class HintQuestion:
    """What the coach is asked: the best moves for the seat that sees ``view``."""

    ticket: int
    game: str
    view: Any
    seed: int


@dataclass(frozen=True, slots=True)
class Hints:
    """The coach's ``coach.Suggestion`` list, or what went wrong."""

    ticket: int
    suggestions: list[Any]
    error: str = ""


@dataclass(frozen=True, slots=True)
class Share:
    """A part of a search for the partner: these moves in these worlds."""

    game: str
    style: str
    view: Any
    moves: list[int]
    worlds: list[int]
    turns: int
    seconds: float


def start_worker() -> tuple[BaseProcess, Connection]:
    """A new worker and our end of its pipe. Raises OSError if no process can be started.

    On a machine with more than one core a partner is started as well; it ends with the worker.
    """
    if (os.cpu_count() or 1) < 2:
        return start_process(_work, "bots")
    partner, theirs = start_process(_help, "bots' partner")
    try:
        worker = start_process(_work, "bots", theirs)
    except OSError:
        partner.terminate()
        raise
    finally:
        # ours is a copy: with it open, the partner would not see the worker end
        theirs.close()
    return worker


def start_process(
    work: Callable[..., None], name: str, *more: Connection
) -> tuple[BaseProcess, Connection]:
    """A process that does ``work`` with its end of a pipe, and our end of it. Raises OSError.

    ``work`` gets ``more`` ends of pipes as well.
    """
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=work, args=(theirs, *more), daemon=True, name=name)
    process.start()
    theirs.close()
    return process, ours


def _work(pipe: Connection, partner: Connection | None = None) -> None:
    def tick() -> None:
        # whoever asks anew, or leaves, does not want the old answer any more
        if pipe.poll():
            raise Stopped

    def respond(question: Question | HintQuestion) -> Answer | Hints:
        if isinstance(question, HintQuestion):
            return hints(question, tick)
        return answer(question, tick, partner)

    serve(pipe, respond)


def _help(pipe: Connection) -> None:
    def tick() -> None:
        if pipe.poll():
            raise Stopped

    serve(pipe, lambda share: help_out(share, tick))


def serve(pipe: Connection, respond: Callable[[Any], Any]) -> None:
    """Answer whatever comes through the pipe, until it or the parent process ends."""
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            pipe.send(respond(pipe.recv()))
        except (EOFError, OSError):
            return  # nobody is at the other end any more


def _end_with_parent() -> None:
    """End this process with its parent, also in the middle of a thought."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def answer(question: Question, tick: Tick = nothing, partner: Connection | None = None) -> Answer:
    """Think. Whatever goes wrong is told rather than raised, so that the worker lives on."""
    try:
        rules = game_info(question.game).load()
        chooser = bot_chooser(
            question.bot,
            rules,
            game=question.game,
            external=question.external,
            tick=tick,
            share=None
            if partner is None or question.bot not in LEVELS
            else sharing(question, partner),
        )
        move = chooser(question.view, question.seed)
        if not isinstance(move, int):
            raise TypeError(f"{move!r} is no move")
    except Stopped:
        return Answer(question.ticket, -1, "stopped: it was no longer wanted")
    except Exception as error:
        return Answer(question.ticket, -1, f"{type(error).__name__}: {error}")
    return Answer(question.ticket, move)


def hints(question: HintQuestion, tick: Tick = nothing) -> Hints:
    """The best moves, and why. Whatever goes wrong is told rather than raised."""
    from carrara_desktop.bots.coach import suggest

    try:
        info = game_info(question.game)
        found = suggest(info.load(), info.mind(), question.view, question.seed, tick)
    except Stopped:
        return Hints(question.ticket, [], "stopped: it was no longer wanted")
    except Exception as error:
        return Hints(question.ticket, [], f"{type(error).__name__}: {error}")
    return Hints(question.ticket, found)


def sharing(question: Question, partner: Connection) -> Callable[[Roller], Roller]:
    """Give the partner every second world.

    A partner that has no answer, or none in time, is done without: then the worker plays its
    worlds as well, and the move is the same as without a partner.
    """
    level = LEVELS[question.bot]
    until = time.monotonic() + level.seconds

    def share(roll: Roller) -> Roller:
        def both(moves: Sequence[int], worlds: Sequence[int]) -> list[list[int]]:
            assert level.budget is not None
            left = until - time.monotonic()
            theirs = list(worlds[1::2])
            job = Share(
                question.game, level.style, question.view, list(moves), theirs,
                level.budget.turns, left,
            )  # fmt: skip
            try:
                partner.send(job)
            except OSError:
                return roll(moves, worlds)
            try:
                mine = roll(moves, worlds[::2])
            except BaseException:
                _take_back(partner)
                raise
            helped = _receive(partner, max(0.0, until - time.monotonic()) + 0.1)
            if helped is None:
                helped = roll(moves, theirs)
            return [_woven(one, other) for one, other in zip(mine, helped, strict=True)]

        return both

    return share


def _woven(one: list[int], other: list[int]) -> list[int]:
    woven = [0] * (len(one) + len(other))
    woven[::2], woven[1::2] = one, other
    return woven


def _receive(partner: Connection, seconds: float) -> list[list[int]] | None:
    try:
        if partner.poll(seconds):
            table: list[list[int]] | None = partner.recv()
            return table
    except (EOFError, OSError):
        return None
    _take_back(partner)
    return None


def _take_back(partner: Connection) -> None:
    """Stop what the partner is doing, and forget its answer."""
    try:
        partner.send(None)
        # one answer to the work, cut short or not, and one to this
        for _ in range(2):
            if not partner.poll(1.0):
                break
            partner.recv()
    except (EOFError, OSError):
        return


def help_out(share: Share | None, tick: Tick = nothing) -> list[list[int]] | None:
    """The margins of the moves in the worlds, or None if there was no time for all."""
    if share is None:
        return None
    info = game_info(share.game)
    rules = info.load()
    imagined = imagination(rules, share.view)
    mind = info.mind()(imagined(0), share.style)
    until = time.monotonic() + share.seconds
    roll = roller(rules, mind, imagined, share.turns, tick, until)
    try:
        return roll(share.moves, share.worlds)
    except (Stopped, OutOfTime):
        return None
