"""Measures how late the window is while bots think.

The command is ``python -m carrara_desktop.ui.bench_heartbeat``. It opens a table without a screen,
lets the strongest level play all its seats, and listens to a timer of 10 ms in the window. A tick
is late because the window itself had work to do, or because it had to wait for a processor; both
are told apart by the time that the processor spent on the window.

Words: ``seconds=60``, ``seats=4``, ``bot=expert``, ``animation=normal`` (or off, fast, slow),
``played=0`` (moves that a game has seen already, since what is beside the table grows), and
``json`` for one line.
"""

from __future__ import annotations

import json
import multiprocessing
import os
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, QTimer

from carrara_desktop.bots.players import bot_chooser
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.registry import game_info
from carrara_desktop.library.paths import HOME_VARIABLE
from carrara_desktop.library.settings import Settings
from carrara_desktop.ui.app import make_application
from carrara_desktop.ui.bench_idle import rest
from carrara_desktop.ui.sweeping import sweep_between_games

INTERVAL: Final = 0.010
LIMIT: Final = 0.050
"""Seconds by which no tick may be late."""
FIRST_MOVES: Final = 4
"""Moves before anything is counted: the window opens and processes start."""
PATIENCE: Final = 120.0
"""Seconds within which these have to come."""
_COLOURS: Final = ("ochre", "terracotta", "sea", "indigo")


@dataclass(frozen=True, slots=True)
class Tick:
    """One tick: how late it was, and how long the processor worked for the window before it."""

    late: float
    worked: float
    stepped: bool
    """Whether a move reached the window before it."""

    @property
    def waited(self) -> float:
        """How much of the lateness was not the window's own work."""
        return max(0.0, self.late - self.worked)


class Heartbeat(QObject):
    """Collects the ticks of a timer."""

    def __init__(self) -> None:
        super().__init__()
        self.ticks: list[Tick] = []
        self._stepped = False
        self._last = time.perf_counter(), time.thread_time()
        self._timer = QTimer(self)
        self._timer.setInterval(round(INTERVAL * 1000))
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._tick)

    def start(self) -> None:
        """Begin to count."""
        self.ticks.clear()
        self._last = time.perf_counter(), time.thread_time()
        self._timer.start()

    def stepped(self, *_: object) -> None:
        """A move has come."""
        self._stepped = True

    def _tick(self) -> None:
        now, worked = time.perf_counter(), time.thread_time()
        before, worked_before = self._last
        self._last = now, worked
        late = max(0.0, now - before - INTERVAL)
        self.ticks.append(Tick(late, worked - worked_before, self._stepped))
        self._stepped = False


def measured(
    seats: int, bot: str, animation: str, seconds: float, played: int = 0
) -> dict[str, Any]:
    """Let a game be played that has come so many moves already, and say how late the window was;
    times in milliseconds."""
    application = make_application([])
    # not before there is an application
    from carrara_desktop.ui.shell.window import MainWindow

    settings = Settings(
        language="en", bot_pace="off", animation_pace=animation,  # type: ignore[arg-type]
        explain_moves=False,
    )  # fmt: skip
    window = MainWindow(settings)
    sweep_between_games(window)
    window.resize(1280, 800)
    window.show()
    heart = Heartbeat()
    moves = [0]

    def begin() -> None:
        rules = game_info("carrara").load()
        people = [Seat(f"Seat {n + 1}", _COLOURS[n], bot) for n in range(seats)]
        options = {"variant": "advanced", "first": 0}
        record = GameRecord("carrara", rules.version, options, people, 1 + moves[0])
        _play_ahead(record, played)
        window.library.create(record)
        window.start_match(record)
        page: Any = window.page
        page._match.stepped.connect(heart.stepped)
        page._match.stepped.connect(lambda played, _steps: count(len(played)))

    def count(played: int) -> None:
        moves[0] += played

    begin()
    table: Any = window.page
    table.finished.connect(begin, Qt.ConnectionType.QueuedConnection)
    started = time.monotonic()
    while moves[0] < FIRST_MOVES:
        rest(0.2)
        if time.monotonic() - started > PATIENCE:
            raise RuntimeError("the bots don't play")
    moves[0] = 0
    heart.start()
    rest(seconds)
    ticks = heart.ticks[:]
    memory = _memory()
    window.close()
    application.processEvents()
    return summary(ticks, moves[0]) | {"worker_mb": memory}


def _play_ahead(record: GameRecord, moves: int) -> None:
    """Play so many moves of a game as a low level does, or to its end."""
    rules = game_info(record.game).load()
    choose = bot_chooser("casual", rules, record.game)
    timeline = Timeline(rules, record)
    while len(timeline) < moves and timeline.to_move != NOBODY:
        if timeline.to_move == CHANCE:
            timeline.play_chance()
        else:
            view = rules.view(timeline.position, timeline.to_move)
            timeline.play(choose(view, len(timeline)))


def summary(ticks: list[Tick], moves: int) -> dict[str, Any]:
    """What the ticks come to; times in milliseconds."""
    late = sorted(tick.late for tick in ticks)
    worst = max(ticks, key=lambda tick: tick.late)
    return {
        "ticks": len(ticks),
        "moves": moves,
        "late_worst_ms": _ms(worst.late),
        "late_p99_ms": _ms(late[int(0.99 * (len(late) - 1))]),
        "worst_worked_ms": _ms(worst.worked),
        "worst_at_a_move": worst.stepped,
        "waited_worst_ms": _ms(max(tick.waited for tick in ticks)),
        "over_limit": sum(value > LIMIT for value in late),
    }


def _ms(seconds: float) -> float:
    return round(seconds * 1000, 1)


def _memory() -> dict[str, float]:
    """Megabytes that the processes which think hold for themselves and share, by name."""
    found = {}
    for child in multiprocessing.active_children():
        status = Path(f"/proc/{child.pid}/status")
        if status.exists():
            lines = dict(
                line.split(":", 1) for line in status.read_text(encoding="ascii").splitlines()
            )
            found[child.name] = round(int(lines["VmHWM"].split()[0]) / 1024, 1)
    return found


def main() -> int:
    """Measure and print; 1 if a tick was later than it may be."""
    words = sys.argv[1:]
    given = dict(word.split("=", 1) for word in words if "=" in word)
    unknown = set(given) - {"seconds", "seats", "bot", "animation", "played"}
    if unknown or set(words) - {"json"} - {f"{name}={value}" for name, value in given.items()}:
        print(__doc__, file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        figures = measured(
            int(given.get("seats", 4)),
            given.get("bot", "expert"),
            given.get("animation", "normal"),
            float(given.get("seconds", 60)),
            int(given.get("played", 0)),
        )
    if "json" in words:
        print(json.dumps(figures))
    else:
        for name, value in figures.items():
            print(f"{name:18} {value}")
    return 1 if figures["over_limit"] else 0


_AGAIN: Final = "import sys; from carrara_desktop.ui.bench_heartbeat import main; sys.exit(main())"
"""What is started in place of this module: bots' processes import the module that was started,
and this one has Qt."""

if __name__ == "__main__":
    sys.exit(subprocess.run([sys.executable, "-c", _AGAIN, *sys.argv[1:]]).returncode)
