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
from typing import Any, Final

from carrara_desktop.bots.levels import LEVELS
from carrara_desktop.bots.players import bot_chooser
from carrara_desktop.bots.priority import THINKING, stand_back
from carrara_desktop.bots.search import (
    OutOfTime,
    Roller,
    Sharing,
    Stopped,
    Tick,
    limited,
    nothing,
    roller,
)
from carrara_desktop.bots.thinking import imagination
from carrara_desktop.games.registry import game_info

GRACE: Final = 0.1
"""Seconds that a partner may take longer than it was told to."""
MOST_OWED: Final = 2
"""Shares that a partner may owe an answer to and yet be given another one."""
LOST: Final = 15.0
"""Seconds of silence after which a partner that owes an answer is given up."""
FOREVER: Final = 3600.0
"""Longer than any thought; a pipe can't be waited for without end and with a limit."""


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
    alone: bool = False
    """Whether the partner has been lost: new processes would think faster."""


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


def _work(pipe: Connection, theirs: Connection | None = None) -> None:
    stand_back(THINKING)
    partner = Partner(theirs) if theirs is not None else None
    serve(pipe, lambda question: answer(question, wanted(pipe), partner))


def _help(pipe: Connection) -> None:
    stand_back(THINKING)

    def respond(asked: tuple[int, Share]) -> tuple[int, list[list[int]] | None]:
        number, share = asked
        return number, help_out(share, wanted(pipe))

    serve(pipe, respond)


def wanted(pipe: Connection) -> Tick:
    """A tick that ends a thought as soon as something comes through the pipe: whoever asks anew,
    takes the question back, or leaves, does not want the old answer any more."""

    def tick() -> None:
        if pipe.poll():
            raise Stopped

    return tick


def serve(pipe: Connection, respond: Callable[[Any], Any]) -> None:
    """Answer whatever comes through the pipe, until it or the parent process ends.

    None asks nothing, and has no answer: it only takes the question before it back.
    """
    threading.Thread(target=_end_with_parent, daemon=True).start()
    while True:
        try:
            if (question := pipe.recv()) is not None:
                pipe.send(respond(question))
        except (EOFError, OSError):
            return  # nobody is at the other end any more


def _end_with_parent() -> None:
    """End this process with its parent, also in the middle of a thought."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def answer(question: Question, tick: Tick = nothing, partner: Partner | None = None) -> Answer:
    """Think. Whatever goes wrong is told rather than raised, so that the worker lives on."""
    move, error = -1, ""
    try:
        rules = game_info(question.game).load()
        share = None
        if partner is not None and partner.is_there and question.bot in LEVELS:
            share = sharing(question, partner)
        chooser = bot_chooser(
            question.bot,
            rules,
            game=question.game,
            external=question.external,
            tick=tick,
            share=share,
        )
        found = chooser(question.view, question.seed)
        if not isinstance(found, int):
            raise TypeError(f"{found!r} is no move")
        move = found
    except Exception as fault:
        error = why(fault)
    return Answer(question.ticket, move, error, partner is not None and not partner.is_there)


def why(fault: Exception) -> str:
    """What a process tells of a thought that came to nothing."""
    if isinstance(fault, Stopped):
        return "stopped: it was no longer wanted"
    return f"{type(fault).__name__}: {fault}"


class Partner:
    """The worker's end of its partner. One that fails, or is silent for long, is given up for good.

    It may be slow, with other programs at work: while it owes too much it is left alone.
    """

    def __init__(self, pipe: Connection) -> None:
        self._pipe: Connection | None = pipe
        self._number = 0
        self._owed = 0
        """Shares that it has not answered; each has one answer, also those that were cut short."""
        self._heard = time.monotonic()
        self._busy = False
        """Whether it has been given the last share, and is wanted to answer to that."""

    @property
    def is_there(self) -> bool:
        """Whether it can be asked."""
        return self._pipe is not None

    def ask(self, share: Share) -> None:
        """Let it begin with its share, unless it is behind with others."""
        while self._owed and self._try(lambda pipe: pipe.poll()):
            self._receive()
        now = time.monotonic()
        if not self._owed:
            self._heard = now
        elif now - self._heard > LOST:
            self._give_up()
        self._busy = self.is_there and self._owed < MOST_OWED
        if self._busy:
            self._owed += 1
            self._number += 1
            self._try(lambda pipe: pipe.send((self._number, share)))

    def answer(self, seconds: float) -> list[list[int]] | None:
        """What it was asked for last; None if there is no answer, or none after so many seconds."""
        deadline = time.monotonic() + min(seconds, FOREVER)
        while self._busy and self._try(
            lambda pipe: pipe.poll(max(0.0, deadline - time.monotonic()))
        ):
            number, table = self._receive()
            if number == self._number:
                self._busy = False
                return table
        self.stop()
        return None

    def _receive(self) -> tuple[int, list[list[int]] | None]:
        """An answer and the number of its share, 0 if there is nobody any more."""
        received: tuple[int, list[list[int]] | None] | None = self._try(lambda pipe: pipe.recv())
        if received is None:
            return 0, None
        self._owed -= 1
        self._heard = time.monotonic()
        return received

    def stop(self) -> None:
        """Take back what it was asked; nobody waits for its answer."""
        if self._busy:
            self._busy = False
            self._try(lambda pipe: pipe.send(None))

    def _try(self, what: Callable[[Connection], Any]) -> Any:
        """Do something with the pipe; None if there is nobody at its other end."""
        if self._pipe is not None:
            try:
                return what(self._pipe)
            except (EOFError, OSError):
                self._give_up()
        return None

    def _give_up(self) -> None:
        self._owed, self._busy = 0, False
        if self._pipe is not None:
            # with its pipe it ends by itself
            self._pipe.close()
            self._pipe = None


def sharing(question: Question, partner: Partner) -> Sharing:
    """Give the partner every second world.

    A partner that has no answer, or none in time, is done without: then the worker plays its
    worlds as well, and the move is the same as without a partner.
    """
    level = LEVELS[question.bot]
    until = time.monotonic() + level.seconds

    def share(roll: Roller, turns: int) -> Roller:
        def both(moves: Sequence[int], worlds: Sequence[int]) -> list[list[int]]:
            theirs = list(worlds[1::2])
            partner.ask(
                Share(
                    question.game,
                    level.style,
                    question.view,
                    list(moves),
                    theirs,
                    turns,
                    until - time.monotonic(),
                )
            )
            try:
                mine = roll(moves, worlds[::2])
            except BaseException:
                partner.stop()
                raise
            helped = partner.answer(max(0.0, until - time.monotonic()) + GRACE)
            if helped is None:
                helped = roll(moves, theirs)
            return [_woven(one, other) for one, other in zip(mine, helped, strict=True)]

        return both

    return share


def _woven(one: list[int], other: list[int]) -> list[int]:
    woven = [0] * (len(one) + len(other))
    woven[::2], woven[1::2] = one, other
    return woven


def help_out(share: Share, tick: Tick = nothing) -> list[list[int]] | None:
    """The margins of the moves in the worlds, or None if there was no time for all."""
    info = game_info(share.game)
    rules = info.load()
    imagined = imagination(rules, share.view)
    mind = info.mind()(imagined(0), share.style)
    watch = limited(tick, time.monotonic() + share.seconds)
    roll = roller(rules, mind, imagined, share.turns, watch)
    try:
        return roll(share.moves, share.worlds)
    except (Stopped, OutOfTime):
        return None
