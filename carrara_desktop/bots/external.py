"""Players that are programs of their own, asked in JSON lines over their input and output.

The program is started once and asked for one move after the other; each question holds all it
needs to know. How to write one: cli/PROTOCOL.md; one of twenty lines: examples/simple_bot.py.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import shlex
import signal
import subprocess
import sys
from threading import Thread
from typing import Any, Final

import msgspec

from carrara_desktop.engine.faults import Fault
from carrara_desktop.engine.plain import view_to_json
from carrara_desktop.engine.rules import Move, MoveError, Rules

PREFIX: Final = "external:"
"""A bot id is this and a command line."""
SECONDS: Final = 2.0
"""What a program is told that it has for a move."""
GRACE: Final = 3.0
"""What it has in truth beyond that, to start and for a busy machine; then it is killed."""
LINE_LIMIT: Final = 64 * 1024
LONGEST_SAID: Final = 80
"""Letters of an answer that are told of it."""


class BotError(RuntimeError):
    """A program that can't be started, is late, has ended, or answers with no lawful move.

    ``fault`` says the same as a value; what a program said stands in its fact ``answer``.
    """

    def __init__(self, message: str, kind: str, **facts: int | str) -> None:
        super().__init__(message)
        self.fault = Fault(kind, message, facts)


class ExternalBot:
    """One running program. It is started when first asked, and again after it was killed."""

    def __init__(self, command: str, seconds: float = SECONDS, grace: float = GRACE) -> None:
        """Nothing is started yet. Raises BotError if the command line can't be read."""
        try:
            self.words = shlex.split(command, posix=os.name != "nt")
        except ValueError as error:
            message = f"the command line {command!r} can't be read: {error}"
            raise BotError(message, "program command") from error
        if not self.words:
            raise BotError("no command line is given", "program none")
        self.command = command
        self.seconds = seconds
        self.grace = grace
        self._process: subprocess.Popen[bytes] | None = None
        self._exchange: Thread | None = None

    def choose(self, game: str, rules: Rules[Any, Any], view: Any, seed: int) -> Move:
        """The program's move for the seat that sees the view.

        Raises:
            BotError: there is none; the message says why. A program that is late is killed.
        """
        position = rules.imagine(view, seed)
        question = {
            "do": "choose",
            "game": game,
            "seat": rules.to_move(position),
            "view": view_to_json(view),
            "moves": [rules.notation(position, move) for move in rules.moves(position)],
            "seconds": self.seconds,
            "seed": seed,
        }
        answer = self._ask(msgspec.json.encode(question) + b"\n")
        try:
            line = msgspec.json.decode(answer)["move"]
        except (msgspec.DecodeError, UnicodeError, RecursionError, LookupError, TypeError):
            said = _short(answer)
            what = f"answered {said!r}, not {{'move': …}}"
            raise self._error(what, "form", answer=said) from None
        if not isinstance(line, str):
            said = _short(answer)
            raise self._error(
                f"answered {said!r}, where the move is no string", "no line", answer=said
            )
        try:
            return rules.read(position, line)
        except MoveError as error:
            said = line[:LONGEST_SAID]
            what = f"answered {said!r}, which is {error.kind}: {error}"
            raise self._error(what, error.kind, answer=said) from error

    def _error(self, what: str, kind: str, **facts: int | str) -> BotError:
        return BotError(f"the program {self.command!r} {what}", f"program {kind}", **facts)

    # -- the process --------------------------------------------------------------------

    def _ask(self, question: bytes) -> bytes:
        process = self._running()
        answers: list[bytes] = []
        thread = Thread(target=_exchange, args=(process, question, answers), daemon=True)
        thread.start()
        self._exchange = thread  # started: another thread may close and join it at any moment
        thread.join(self.seconds + self.grace)
        if thread.is_alive():
            self.close()
            seconds = f"{self.seconds + self.grace:g}"
            raise self._error(f"gave no answer in {seconds} seconds", "late", seconds=seconds)
        answer = answers[0] if answers else b""
        if answer.endswith(b"\n"):
            return answer
        if len(answer) > LINE_LIMIT:
            self.close()
            what = f"answered with a line of more than {LINE_LIMIT} bytes"
            raise self._error(what, "long", limit=LINE_LIMIT)
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(1)
        code = process.returncode
        self.close()
        if code is None:
            raise self._error("closed its output instead of answering", "closed")
        raise self._error(f"ended with code {code} instead of answering", "ended", code=code)

    def _running(self) -> subprocess.Popen[bytes]:
        if self._process is None:
            try:
                self._process = subprocess.Popen(
                    self.words,
                    stdin=subprocess.PIPE,
                    stdout=subprocess.PIPE,
                    # a group of its own, to be killed with all that it has started
                    start_new_session=True,
                    preexec_fn=_end_with_parent() if sys.platform == "linux" else None,
                )
            except (OSError, ValueError, subprocess.SubprocessError) as error:
                number, reason = 0, str(error)
                if isinstance(error, OSError):
                    number, reason = error.errno or 0, error.strerror or reason
                what = f"can't be started: {reason}"
                raise self._error(what, "start", errno=number, reason=reason) from error
        return self._process

    def close(self) -> None:
        """End the program, and all that it has started."""
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(OSError):
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        if self._exchange is not None:
            self._exchange.join(1)
            if self._exchange.is_alive():
                return  # somebody has taken the pipe over; leave the stream to its reader
        for stream in (process.stdin, process.stdout):
            if stream is not None:
                with contextlib.suppress(OSError):
                    stream.close()


def _exchange(process: subprocess.Popen[bytes], question: bytes, answers: list[bytes]) -> None:
    """Ask and wait, in a thread: either may block for as long as the program likes."""
    if process.stdin is None or process.stdout is None:
        return
    with contextlib.suppress(OSError, ValueError):
        process.stdin.write(question)
        process.stdin.flush()
    with contextlib.suppress(OSError, ValueError):
        answers.append(process.stdout.readline(LINE_LIMIT + 1))


def _end_with_parent() -> Any:
    """What makes a child end when we do, however we do; elsewhere it sees its input end."""
    import ctypes

    prctl, parent = ctypes.CDLL(None).prctl, os.getpid()
    set_parent_death_signal = 1

    def in_child() -> None:
        prctl(set_parent_death_signal, signal.SIGKILL)
        if os.getppid() != parent:
            os._exit(1)

    return in_child


def _short(answer: bytes) -> str:
    text = answer.decode("utf-8", "replace").strip()
    return text if len(text) <= LONGEST_SAID else text[:LONGEST_SAID] + "…"


_programs: dict[str, ExternalBot] = {}


def program(command: str) -> ExternalBot:
    """The program of a command line: one for all seats that are given to it."""
    if command not in _programs:
        _programs[command] = ExternalBot(command)
    return _programs[command]


@atexit.register
def close_programs() -> None:
    """End all programs."""
    for bot in _programs.values():
        bot.close()
