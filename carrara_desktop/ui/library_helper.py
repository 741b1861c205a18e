"""The window's end of the library's process: jobs one at a time, pictures before counting."""

from __future__ import annotations

import contextlib
import threading
import time
from collections import deque
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from carrara_desktop.ui.library_worker import CountJob, Done, Job, PaintJob, start_worker

POLL_MS: Final = 12
TIME_LIMIT = 30.0
"""Seconds after which a job is given up, and the process with it."""
STARTING: Final = 30.0
"""Seconds more for a process that has to be started first: a busy machine may take them."""
MOST_PICTURES: Final = 14
"""Pictures that wait at most, about what is in sight; those before have been scrolled away."""


class LibraryHelper(QObject):
    """One process, started when it is first needed, and anew after it has failed."""

    painted = Signal(str)
    """The picture of this game has been painted."""
    counted = Signal(str, bytes)
    """The facts of this game; nothing, if they can't be had."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._pictures: dict[str, tuple[Path, Path, str]] = {}
        self._games: deque[tuple[str, Path]] = deque()
        self._failed: set[tuple[str, str]] = set()
        """Pictures that came to nothing, by game and mark: they are not tried again."""
        self._running: tuple[str, Job] | None = None
        self._starting: threading.Thread | None = None
        self._started: list[tuple[BaseProcess, Connection]] = []
        self._ticket = 0
        self._deadline = 0.0
        self._timer = QTimer(self)
        self._timer.setInterval(POLL_MS)
        self._timer.timeout.connect(self._poll)

    def paint(self, game: str, path: Path, picture: Path, mark: str) -> None:
        """Ask for a picture; those in sight are asked for, and painted, from the top."""
        if (game, mark) in self._failed or self._is_painting(game):
            return
        self._pictures.pop(game, None)
        self._pictures[game] = path, picture, mark
        while len(self._pictures) > MOST_PICTURES:
            self._pictures.pop(next(iter(self._pictures)))
        self._timer.start()

    def count(self, games: list[tuple[str, Path]]) -> None:
        """Ask for facts of games, in place of those that are still waiting; pictures come first."""
        self._games = deque(games)
        if games:
            self._timer.start()

    def close(self) -> None:
        """End the process; what waits is forgotten."""
        self._timer.stop()
        self._pictures.clear()
        self._games.clear()
        self._stop()

    # -- inside ----------------------------------------------------------------------------

    def _is_painting(self, game: str) -> bool:
        running = self._running
        return running is not None and running[0] == game and isinstance(running[1], PaintJob)

    def _poll(self) -> None:
        if self._running is not None:
            self._listen()
        if self._running is None and not self._send():
            self._timer.stop()

    def _send(self) -> bool:
        """Give out the next job; False if there is none."""
        if self._pictures:
            game = next(iter(self._pictures))
            path, picture, mark = self._pictures.pop(game)
            job: Job = PaintJob(self._next(), path, picture, mark)
        elif self._games:
            game, path = self._games.popleft()
            job = CountJob(self._next(), path)
        else:
            return False
        self._running = game, job
        self._deadline = time.monotonic() + TIME_LIMIT
        if self._process is not None and self._process.is_alive():
            self._give(job)
        else:
            self._deadline += STARTING
            # Starting a process takes several frames, so the window doesn't wait for that either.
            self._starting = threading.Thread(target=self._start, daemon=True)
            self._starting.start()
        return True

    def _start(self) -> None:
        """In a thread: put a new process where ``_listen`` finds it."""
        with contextlib.suppress(OSError):
            self._started.append(start_worker())

    def _give(self, job: Job) -> None:
        assert self._pipe is not None
        try:
            self._pipe.send(job)
        except OSError:
            self._give_up()

    def _next(self) -> int:
        self._ticket += 1
        return self._ticket

    def _listen(self) -> None:
        assert self._running is not None
        if self._starting is not None:
            if self._starting.is_alive():
                return
            self._take_over()
            if self._process is None:
                self._give_up()
            else:
                self._give(self._running[1])
            return
        try:
            if self._pipe is None or not self._pipe.poll():
                if time.monotonic() > self._deadline:
                    self._give_up()
                return
            done: Done = self._pipe.recv()
        except (EOFError, OSError):
            self._give_up()
            return
        game, job = self._running
        if done.ticket == job.ticket:
            self._running = None
            self._tell(game, job, done)

    def _give_up(self) -> None:
        assert self._running is not None
        game, job = self._running
        self._stop()
        self._tell(game, job, Done(job.ticket, error="the process ended"))

    def _take_over(self) -> None:
        """The thread has done what it could: use the process it started."""
        if self._starting is not None:
            self._starting.join()
            self._starting = None
        if self._started:
            self._process, self._pipe = self._started.pop()

    def _stop(self) -> None:
        self._running = None
        self._take_over()
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join(1.0)
            self._process = None

    def _tell(self, game: str, job: Job, done: Done) -> None:
        if isinstance(job, CountJob):
            self.counted.emit(game, done.data)
        elif done.error:
            self._failed.add((game, job.mark))
        else:
            self.painted.emit(game)
