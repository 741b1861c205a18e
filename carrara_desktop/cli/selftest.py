"""The ``selftest`` command: whether all that belongs to the program is there and works.

Meant for a frozen program on a machine that has nothing else, and right from a checkout too.
It touches nothing of the person's: what it writes goes into a folder of its own. The window's
part runs in a process of its own, so that even a crash of Qt is a line of the report.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from itertools import islice
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import IO, Any, Final

from carrara_desktop import __version__
from carrara_desktop.cli.commands import WINDOW_SELFTEST, CommandError
from carrara_desktop.compiled import is_compiled
from carrara_desktop.engine.headless import play_game
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.library.games import GameLibrary
from carrara_desktop.library.paths import HOME_VARIABLE

SEED: Final = 7
SCORES: Final = {
    ("carrara", "basic", 2): [4, 27],
    ("carrara", "advanced", 3): [30, 36, 37],
}
"""How games of random bots with that seed end, by game, variant and seats."""
FOLDER: Final = "Žluťoučký kůň – Noël à l’œuvre"
"""A path that programs trip over."""
DECISIONS: Final = 2
"""Of players, in a game that has hardly begun."""
PATIENCE: Final = 600.0
"""Seconds after which a part that runs in a process of its own counts as hanging."""


@dataclass(frozen=True, slots=True)
class Finding:
    """What a check found; no ``fault`` is good."""

    check: str
    detail: str
    fault: bool = False


class Fault(Exception):
    """Something is missing or wrong; the message says what."""


def run(options: argparse.Namespace) -> int:
    """Run every check and print a line for each; 1 if there is a fault."""
    lines = []
    faults = 0
    for finding in findings(options.compiled):
        line = json.dumps(asdict(finding)) if options.json else _sentence(finding)
        print(line, flush=True)
        lines.append(line)
        faults += finding.fault
    if not options.json:
        lines.append(f"{faults} faults" if faults else "all is in order")
        print(lines[-1], flush=True)
    if options.out:
        try:
            Path(options.out).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
        except OSError as error:
            raise CommandError(f"-o: can't write {options.out}: {error.strerror}") from error
    return 1 if faults else 0


def findings(compiled: bool = False) -> Iterator[Finding]:
    """Every check, one after the other; ``compiled`` makes the plain engine a fault."""
    yield _tried("program", _program)
    yield _tried("engine", lambda: _engine(compiled))
    yield _tried("game", _games)
    yield _tried("bots", _bots)
    yield _tried("hint", _hint)
    yield _tried("report", _report)
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as place:
        yield _tried("saving", lambda: _saving(Path(place)))
        yield from _window(Path(place) / "home")


def _tried(name: str, check: Callable[[], str]) -> Finding:
    try:
        return Finding(name, check())
    except Fault as fault:
        return Finding(name, str(fault), fault=True)
    except Exception as error:  # whatever else goes wrong is a finding as well
        return Finding(name, f"{type(error).__name__}: {error}", fault=True)


def _program() -> str:
    form = "frozen" if getattr(sys, "frozen", False) else "from its sources"
    return f"{__version__}, {form}, Python {platform.python_version()}, {platform.platform()}"


def _engine(compiled: bool) -> str:
    if is_compiled():
        return "compiled"
    if compiled:
        raise Fault("plain, where the compiled form is expected")
    return "plain"


def _games() -> str:
    """Games of bots, played in a spawned process, as the bots of the window are."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        for (game, variant, seats), expected in SCORES.items():
            scores = pool.submit(play, game, variant, seats).result(PATIENCE)
            if scores != expected:
                raise Fault(f"{variant} game ended {scores} rather than {expected}")
    return f"{len(SCORES)} games in a spawned process ended as they must"


def _bots() -> str:
    """Every bot that is offered moves, in the processes that think for the window."""
    from carrara_desktop.bots.levels import LEVELS
    from carrara_desktop.bots.worker import Question, start_worker

    begun = _begun()
    with _process(start_worker()) as pipe:
        for number, bot in enumerate(LEVELS):
            found = _asked(pipe, Question(number, begun.record.game, bot, begun.view, SEED))
            if found.alone:
                raise Fault(f"{bot} has lost its partner's process")
    return f"{', '.join(LEVELS)} moved"


def _hint() -> str:
    """The coach advises."""
    from carrara_desktop.bots.coach_worker import HintQuestion, start_coach

    begun = _begun()
    with _process(start_coach()) as pipe:
        hints = _asked(pipe, HintQuestion(0, begun.record.game, begun.view, SEED))
    if not hints.suggestions:
        raise Fault("the coach suggests nothing")
    return f"{len(hints.suggestions)} moves suggested"


def _report() -> str:
    """A game that has hardly begun is judged."""
    from carrara_desktop.bots.report_worker import ReportAnswer, ReportQuestion, start_report_worker

    with _process(start_report_worker()) as pipe:
        found = _asked(pipe, ReportQuestion(0, _begun().record, worlds=1))
        while not isinstance(found, ReportAnswer):
            found = _answer(pipe)
    if found.report is None or len(found.report.decisions) != DECISIONS:
        raise Fault(f"the report is not on {DECISIONS} decisions")
    return f"{DECISIONS} decisions judged"


@dataclass(frozen=True, slots=True)
class _Begun:
    """A game after its first decisions, and what the seat sees that decides next."""

    record: GameRecord
    view: Any


def _begun() -> _Begun:
    from carrara_desktop.engine.timeline import Timeline
    from carrara_desktop.games.registry import game_info

    record = _new_record("carrara", "basic", 2)
    _played(record)
    record.result = None
    rules = game_info(record.game).load()
    timeline = Timeline(rules, record)
    # Before them, chance decides: who begins, and what lies where.
    decisions = (
        index for index in range(len(timeline)) if rules.to_move(timeline.position_at(index)) >= 0
    )
    moves = next(islice(decisions, DECISIONS, None))
    position = timeline.position_at(moves)
    del record.moves[moves:]
    return _Begun(record, rules.view(position, rules.to_move(position)))


@contextmanager
def _process(started: tuple[BaseProcess, Connection]) -> Iterator[Connection]:
    """Our end of the pipe to a process, which is ended."""
    process, pipe = started
    try:
        yield pipe
    finally:
        pipe.close()
        process.terminate()
        process.join()


def _asked(pipe: Connection, question: Any) -> Any:
    pipe.send(question)
    return _answer(pipe)


def _answer(pipe: Connection) -> Any:
    """What comes through the pipe next. Raises Fault for silence and for an error that is told."""
    if not pipe.poll(PATIENCE):
        raise Fault(f"no answer within {PATIENCE:.0f} s")
    found = pipe.recv()
    if getattr(found, "error", ""):
        raise Fault(found.error)
    return found


def play(game: str, variant: str, seats: int) -> list[int]:
    """Play a game of random bots to its end; returns the scores."""
    record = _new_record(game, variant, seats)
    _played(record)
    return [] if record.result is None else list(record.result.scores)


def _played(record: GameRecord) -> None:
    # Imported here, so that the spawned process tries these imports as well.
    from carrara_desktop.bots.players import bot_chooser
    from carrara_desktop.games.registry import game_info

    rules = game_info(record.game).load()
    record.rules_version = rules.version
    play_game(rules, record, [bot_chooser("random", rules)] * len(record.seats))


def _new_record(game: str, variant: str, seats: int) -> GameRecord:
    return GameRecord(
        game=game,
        rules_version=0,
        options={"variant": variant, "first": "lot"},
        seats=[Seat(f"Bot {seat}", "ochre", "random") for seat in range(seats)],
        seed=SEED,
    )


def _saving(place: Path) -> str:
    """Write a game under a path with diacritics, and read it back."""
    # As the system hands such a name over, also where it is set to know no such letters.
    library = GameLibrary(place / os.fsdecode(FOLDER.encode()) / "games")
    record = _new_record("carrara", "basic", 2)
    record.seats[0] = Seat("Bořivoj Žižka", "sea")
    saved = library.create(record)
    found = library.load(saved.id)
    if found != record:
        raise Fault("a saved game came back different")
    if [entry.id for entry in library.entries()] != [saved.id]:
        raise Fault("a saved game is not listed")
    return "a game was written and read under a path with diacritics"


# ------------------------------------------------------------------------ the window's part


def _window(home: Path) -> Iterator[Finding]:
    environment = {**os.environ, HOME_VARIABLE: str(home), "QT_QPA_PLATFORM": "offscreen"}
    # A program that is asked to print in a language of its own still has to speak JSON.
    environment["PYTHONUTF8"] = "1"
    # Files rather than pipes: whatever the window has started and left behind may keep a pipe
    # open, and then its end never comes.
    with tempfile.TemporaryFile() as told, tempfile.TemporaryFile() as said:
        end = _run([*_ourselves(), WINDOW_SELFTEST], environment, told, said)
        told.seek(0)
        yield from _told(told.read())
        if end:
            said.seek(0)
            words = said.read().decode("utf-8", "replace").strip()[-2000:]
            yield Finding("window", f"{end}: {words}" if words else end, fault=True)


def _run(command: list[str], environment: dict[str, str], out: IO[bytes], err: IO[bytes]) -> str:
    """Run a command; returns how it failed, or "" if it ended well."""
    try:
        done = subprocess.run(
            command,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=out,
            stderr=err,
            timeout=PATIENCE,
        )
    except subprocess.TimeoutExpired:
        return f"hangs: no answer within {PATIENCE:.0f} s"
    except OSError as error:
        return str(error)
    return f"ended with code {done.returncode}" if done.returncode else ""


def _told(output: bytes) -> Iterator[Finding]:
    for line in output.decode("ascii", "replace").splitlines():
        yield Finding(**json.loads(line))


def _ourselves() -> list[str]:
    if getattr(sys, "frozen", False):
        return [sys.executable]
    return [sys.executable, "-P", "-m", "carrara_desktop"]


def _sentence(finding: Finding) -> str:
    return f"{'FAULT' if finding.fault else 'ok':6}{finding.check:12}{finding.detail}"
