"""One game of a tournament: a pure function from a job to a result."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from math import ceil
from pathlib import Path
from time import perf_counter_ns
from typing import Any, Final

import msgspec

from carrara_desktop import __version__
from carrara_desktop.bots.external import close_programs
from carrara_desktop.bots.players import bot_chooser
from carrara_desktop.bots.tournament.schedule import Job
from carrara_desktop.compiled import is_compiled
from carrara_desktop.engine.headless import Chooser, play_game
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.engine.rules import Move
from carrara_desktop.games.registry import game_info

_PACKAGE: Final = Path(__file__).resolve().parents[2]
_THIS_PACKAGE: Final = Path(__file__).resolve().parent


class GameError(RuntimeError):
    """A game that could not be played on: a bot failed, or made a move that is not lawful."""


class Thinking(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long a bot thought about its decisions (milliseconds of the clock on the wall).

    ``times_us`` counts decisions by time in microseconds, rounded up to two digits: so the
    times of many games can be added up, and no limit of two digits is kept by rounding alone.
    """

    decisions: int
    max_ms: float
    p99_ms: float
    times_us: dict[int, int]

    @classmethod
    def of(cls, nanoseconds: Iterable[int]) -> Thinking:
        """From the time of every decision."""
        times = list(nanoseconds)
        counts = Counter(_rounded_up(time) for time in times)
        return cls._of(counts, max(times, default=0) / 1e6)

    @classmethod
    def together(cls, parts: Iterable[Thinking]) -> Thinking:
        """Of several games."""
        counts: Counter[int] = Counter()
        longest = 0.0
        for part in parts:
            counts.update(part.times_us)
            longest = max(longest, part.max_ms)
        return cls._of(counts, longest)

    @classmethod
    def _of(cls, counts: Mapping[int, int], longest: float) -> Thinking:
        counts = dict(sorted(counts.items()))
        total = sum(counts.values())
        left = ceil(0.99 * total)
        for time, count in counts.items():
            left -= count
            if left <= 0:
                return cls(total, round(longest, 3), time / 1000, counts)
        return cls(0, 0.0, 0.0, {})


def _rounded_up(nanoseconds: int) -> int:
    """Microseconds, rounded up to two digits."""
    microseconds = -(-nanoseconds // 1000)
    unit: int = 10 ** max(len(str(microseconds)) - 2, 0)
    return -(-microseconds // unit) * unit


class Versions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What played: the program, and a hash of the code and the data of games and bots."""

    program: str
    code: str


@cache
def versions() -> Versions:
    """Those of this process. ``code`` is empty where a frozen program has no sources."""
    found = hashlib.sha256()
    sources = 0
    for folder in ("engine", "games", "bots"):
        for path in sorted((_PACKAGE / folder).rglob("*")):
            if "__pycache__" in path.parts or path.is_relative_to(_THIS_PACKAGE):
                continue
            if path.is_file():
                sources += path.suffix == ".py"
                found.update(path.relative_to(_PACKAGE).as_posix().encode())
                found.update(path.read_bytes())
    return Versions(__version__, found.hexdigest()[:12] if sources else "")


class GameResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a game came to; a line of a results file.

    ``scores`` (points by seat) is None and ``winners`` empty if the game was given up at the
    limit of its job. ``shares`` splits one win among the winners, by seat. ``record`` is a
    hash of all moves, ``thinking`` is by bot.
    """

    key: str
    job: Job
    finished: bool
    scores: tuple[int, ...] | None
    winners: tuple[int, ...]
    shares: tuple[float, ...]
    moves: int
    record: str
    thinking: dict[str, Thinking]
    engine: str
    versions: Versions

    @property
    def seats(self) -> int:
        """How many sat at the table."""
        return len(self.job.bots)

    @property
    def cluster(self) -> tuple[str, int, int]:
        """Games with this in common had the same luck and are not independent of each other."""
        return self.job.variant, self.seats, self.job.deal

    def outcome(self) -> bytes:
        """All that must come out alike whenever and wherever the game is played."""
        return msgspec.json.encode([self.key, self.scores, self.winners, self.moves, self.record])


def play_job(job: Job) -> GameResult:
    """Play the game of a job.

    Raises:
        GameError: it can't be played; the message says why. It survives being sent from one
            process to another, which many exceptions don't.
    """
    try:
        return _play(job)
    except Exception as error:
        what = f"{job.variant}, deal {job.deal}, {' / '.join(job.bots)}"
        raise GameError(f"{what}: {type(error).__name__}: {error}") from error


def _play(job: Job) -> GameResult:
    rules = game_info(job.game).load()
    times: dict[str, list[int]] = {bot: [] for bot in job.bots}
    choosers = [
        Timed(bot_chooser(bot, rules, game=job.game, external=True), times[bot]) for bot in job.bots
    ]
    record = GameRecord(
        game=job.game,
        rules_version=rules.version,
        options={"variant": job.variant, "first": "lot"},
        seats=[Seat(bot, "", bot) for bot in job.bots],
        seed=job.deal,
    )
    try:
        finished = play_game(rules, record, choosers, job.limit)
    finally:
        close_programs()  # a program must not carry anything from one game to another
    winners = tuple(record.result.winners) if record.result else ()
    return GameResult(
        key=job.key,
        job=job,
        finished=finished,
        scores=tuple(record.result.scores) if record.result else None,
        winners=winners,
        shares=tuple((seat in winners) / len(winners or (0,)) for seat in range(len(job.bots))),
        moves=len(record.moves),
        record=hashlib.sha256("\n".join(record.moves).encode()).hexdigest()[:16],
        thinking={bot: Thinking.of(spent) for bot, spent in times.items()},
        engine="compiled" if is_compiled() else "plain",
        versions=versions(),
    )


class Timed:
    """A chooser that notes how many nanoseconds each choice took; in all else it is another."""

    def __init__(self, chooser: Chooser, times: list[int]) -> None:
        """``times`` is added to, and may be shared by the seats of a bot."""
        self._chooser = chooser
        self._times = times

    def __call__(self, view: Any, seed: int) -> Move:
        """The other's choice."""
        start = perf_counter_ns()
        move = self._chooser(view, seed)
        self._times.append(perf_counter_ns() - start)
        return move

    def __getattr__(self, name: str) -> Any:
        """What else a chooser may tell of itself: its memory, for one."""
        return getattr(self._chooser, name)


def digest(results: Iterable[GameResult]) -> str:
    """A hash over the outcomes of games, in whatever order they were played, without times."""
    found = hashlib.sha256()
    for line in sorted(result.outcome() for result in results):
        found.update(line + b"\n")
    return found.hexdigest()
