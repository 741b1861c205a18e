"""Playing the games of a tournament on any executor of ``concurrent.futures``.

The result of a game follows from its job alone, so where and in what order games are played
changes nothing but the time it takes.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import (
    FIRST_COMPLETED,
    BrokenExecutor,
    CancelledError,
    Executor,
    Future,
    ProcessPoolExecutor,
    wait,
)
from contextlib import AbstractContextManager
from importlib import import_module
from multiprocessing.connection import Connection
from typing import Any, Final, NamedTuple

from carrara_desktop.bots.tournament.games import GameResult, play_job
from carrara_desktop.bots.tournament.schedule import Job

CHANCES: Final = 3
"""So many crews in a row may be lost before one gives up."""
_CLUSTER_SECONDS: Final = 30


class CrewError(RuntimeError):
    """There is nobody to play the games; the message says why."""


class Crew(NamedTuple):
    """An executor, and how many games it plays at a time."""

    executor: Executor
    size: int


Start = Callable[[], AbstractContextManager[Crew]]
"""Starts a crew; leaving its context ends it, at once if it is left by an exception."""


class SerialExecutor(Executor):
    """Runs what is submitted there and then."""

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """A future that is done."""
        future: Future[Any] = Future()
        try:
            future.set_result(fn(*args, **kwargs))
        except Exception as error:
            future.set_exception(error)
        return future


class _Pool(ProcessPoolExecutor):
    """Processes that hear no interrupt from the keyboard, not even while they start.

    It goes to all processes of a terminal, and only the first of them knows what to say.
    """

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """As usual; a process that is started for it has our mask, and we get a signal after."""
        if not hasattr(signal, "pthread_sigmask"):  # Windows
            return super().submit(fn, *args, **kwargs)
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            return super().submit(fn, *args, **kwargs)
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextlib.contextmanager
def serial() -> Iterator[Crew]:
    """This process alone."""
    yield Crew(SerialExecutor(), 1)


def processes(workers: int) -> Start:
    """A pool of so many spawned processes, which end with this one however it ends."""

    @contextlib.contextmanager
    def start() -> Iterator[Crew]:
        context = multiprocessing.get_context("spawn")
        # only this process has the writing end: it closes when we say so, and when we die
        theirs, ours = context.Pipe(duplex=False)
        executor = _Pool(workers, context, _end_with, (theirs,))
        try:
            yield Crew(executor, workers)
            executor.shutdown()
        except BaseException:
            ours.close()
            executor.shutdown(cancel_futures=True)
            raise
        finally:
            ours.close()
            theirs.close()

    return start


def _end_with(pipe: Connection) -> None:
    """Make this worker end with a pipe, also in the middle of a game; stopping is not its part."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)

    def end() -> None:
        with contextlib.suppress(EOFError, OSError):
            pipe.recv()
        os._exit(0)

    threading.Thread(target=end, daemon=True).start()


def dask(address: str) -> Start:
    """The workers of a dask.distributed cluster, which must have this program installed."""

    @contextlib.contextmanager
    def start() -> Iterator[Crew]:
        try:
            distributed = import_module("distributed")
        except ImportError:
            raise CrewError(
                "the Python package distributed, which speaks to a dask cluster, is not installed"
            ) from None
        try:
            client = distributed.Client(address, timeout=_CLUSTER_SECONDS, set_as_default=False)
        except (OSError, ValueError) as error:
            raise CrewError(f"no cluster answers at {address}: {error}") from error
        with client:
            yield Crew(client.get_executor(pure=False), _cluster_size(client, address))

    return start


def _cluster_size(client: Any, address: str) -> int:
    try:
        client.wait_for_workers(1, timeout=_CLUSTER_SECONDS)
    except TimeoutError as error:
        raise CrewError(f"the cluster at {address} has no workers") from error
    threads = client.nthreads()
    if any(number > 1 for number in threads.values()):
        raise CrewError(
            f"workers of the cluster at {address} run several threads, which would share one "
            "interpreter and slow each other's bots down: start them with --nthreads 1"
        )
    return len(threads)


def run_jobs(
    jobs: Sequence[Job],
    start: Start,
    take: Callable[[GameResult], bool],
    trouble: Callable[[str], None],
) -> None:
    """Play the games and hand every result to ``take``, in the order in which they end.

    It goes on until all are played or ``take`` returns False. A worker that is lost costs the
    games that were being played, which are begun again by a new crew; ``trouble`` is told.

    Raises:
        GameError: a game can't be played.
        CrewError: there are no workers, or they are lost again and again.
    """
    waiting = deque(jobs)
    lost = 0

    def took(result: GameResult) -> bool:
        nonlocal lost
        lost = 0
        return take(result)

    while waiting:
        try:
            with start() as crew:
                _run(waiting, crew, took)
            return
        except BrokenExecutor as error:
            lost += 1
            if lost == CHANCES:
                raise CrewError(
                    "the workers are lost again and again (killed, or out of memory?)"
                ) from error
            trouble("a worker was lost; its games are begun again")
        except CancelledError as error:
            raise CrewError("the cluster has dropped the games") from error


def _run(waiting: deque[Job], crew: Crew, take: Callable[[GameResult], bool]) -> None:
    """Keep a crew busy. Jobs leave ``waiting`` for good once their results are taken."""
    running: dict[Future[GameResult], Job] = {}
    # one game more than there are hands, so that none waits for us
    most = crew.size + (crew.size > 1)
    try:
        while waiting or running:
            while waiting and len(running) < most:
                job = waiting[0]
                running[crew.executor.submit(play_job, job)] = job
                waiting.popleft()
            done, _ = wait(running, return_when=FIRST_COMPLETED)
            failure = None
            for future in sorted(done, key=list(running).index):
                if future.exception() is not None:
                    failure = failure or future.exception()
                    continue
                del running[future]
                if not take(future.result()):
                    waiting.clear()
                    running.clear()
                    return
            if failure is not None:
                raise failure
    finally:
        for future in running:
            future.cancel()
        waiting.extendleft(reversed(running.values()))
