"""The process that replays the library's games: it counts them, and paints their small pictures.

Both take long enough to be felt in the window, so neither is done there.
"""

from __future__ import annotations

import os
from dataclasses import dataclass
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Final

from carrara_desktop.bots.priority import BACKGROUND, stand_back
from carrara_desktop.bots.worker import serve, start_process
from carrara_desktop.games.facts import facts_of
from carrara_desktop.library.entries import read_bytes

MARK_KEY: Final = "Carrara"
"""The key of the text in a picture that says which file it shows."""


@dataclass(frozen=True, slots=True)
class CountJob:
    """Count the game in a file; the answer's data are its facts."""

    ticket: int
    path: Path


@dataclass(frozen=True, slots=True)
class PaintJob:
    """Paint the table of the game in a file, and keep the picture; the answer has no data."""

    ticket: int
    path: Path
    picture: Path
    mark: str
    """What the picture shall say that it shows."""


Job = CountJob | PaintJob


@dataclass(frozen=True, slots=True)
class Done:
    """What came of a job, or what went wrong."""

    ticket: int
    data: bytes = b""
    error: str = ""


def start_worker() -> tuple[BaseProcess, Connection]:
    """A new worker and our end of its pipe. Raises OSError if no process can be started."""
    return start_process(_work, "library")


def _work(pipe: Connection) -> None:
    # It must show no window, nor wait for a screen.
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    stand_back(BACKGROUND)
    serve(pipe, respond)


def respond(job: Job) -> Done:
    """Do a job. Whatever goes wrong is told rather than raised, so that the worker lives on."""
    try:
        data = read_bytes(job.path)
        if isinstance(job, CountJob):
            return Done(job.ticket, facts_of(data))
        # Imported here: a worker that only counts needs no Qt.
        from carrara_desktop.ui.studio import paint

        paint(data, job.picture, job.mark)
    except Exception as error:
        return Done(job.ticket, error=f"{type(error).__name__}: {error}")
    return Done(job.ticket)
