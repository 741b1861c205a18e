"""A whole tournament: what has been played already is kept, the rest is played."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from carrara_desktop.bots.tournament.games import GameResult, versions
from carrara_desktop.bots.tournament.results import ResultsError, ResultsFile, of_this_version
from carrara_desktop.bots.tournament.running import Start, run_jobs
from carrara_desktop.bots.tournament.schedule import Job, Plan, PlanError
from carrara_desktop.bots.tournament.sprt import Sprt, Verdict

Watch = Callable[[int, int], None]
"""Is told how many games are played, of how many at most."""


class Gate:
    """A test that reads the deals of a match in their order, and says when to stop.

    Games end in any order; since deals are read in theirs, the verdict does not depend on it.
    """

    def __init__(self, plan: Plan, test: Sprt) -> None:
        """For a plan of one pair, whose first bot is tested. Raises PlanError."""
        if plan.bots or any(len(of) != 1 for of in (plan.pairs, plan.variants, plan.seats)):
            raise PlanError("a gate is for one pair of bots, one variant and one number of seats")
        self.bot = plan.pairs[0][0]
        self.test = test
        self.last_deal = plan.first_deal - 1
        """The last deal that the test has read; none yet if it is before the first."""
        self._missing: dict[int, int] = {}
        self._shares: dict[int, list[float]] = {}
        for job in plan.jobs():
            self._missing[job.deal] = self._missing.get(job.deal, 0) + 1
            self._shares[job.deal] = []

    def take(self, result: GameResult) -> bool:
        """Count a game; returns whether there is anything left to decide."""
        deal = result.job.deal
        self._missing[deal] -= 1
        if result.finished:
            self._shares[deal].append(result.shares[result.job.bots.index(self.bot)])
        while self.test.verdict is Verdict.UNDECIDED and self._missing.get(self.last_deal + 1) == 0:
            self.last_deal += 1
            if shares := self._shares[self.last_deal]:
                self.test.add(sum(shares) / len(shares))
        return self.test.verdict is Verdict.UNDECIDED


def _nobody(*_: object) -> None:
    """Is told, and does nothing."""


def play(
    plan: Plan,
    start: Start,
    *,
    file: ResultsFile | None = None,
    gate: Gate | None = None,
    mix_versions: bool = False,
    watch: Watch = _nobody,
    trouble: Callable[[str], None] = _nobody,
) -> list[GameResult]:
    """Play a tournament and return its results in the order of the plan.

    Results that ``file`` holds already are not played again, others are added to it as they
    come. With a gate it ends once that is decided; later deals are left out even if they
    were played. ``watch`` and ``trouble`` are told how it goes.

    Raises:
        PlanError: the plan can't be played.
        ResultsError: the file can't be written; or results in it, or of a worker, are from
            another state of games and bots, and ``mix_versions`` is not set.
        GameError, CrewError: see ``running.run_jobs``.
    """
    jobs = plan.jobs()
    found: dict[str, GameResult] = {}
    planned = {job.key for job in jobs}
    for result in file.results if file is not None else ():
        if result.key in planned:
            found.setdefault(result.key, result)
    if not mix_versions:
        of_this_version(found.values())
    undecided = True
    for result in found.values():
        undecided = gate.take(result) if gate is not None else True
    watch(len(found), len(jobs))

    def take(result: GameResult) -> bool:
        if not mix_versions and result.versions != versions():
            raise ResultsError(
                "a worker runs another version of the program: "
                f"{result.versions.program} ({result.versions.code})"
            )
        found[result.key] = result
        if file is not None:
            file.add(result)
        go_on = gate.take(result) if gate is not None else True
        watch(len(found), len(jobs))
        return go_on

    if undecided:
        run_jobs([job for job in jobs if job.key not in found], start, take, trouble)
    return _in_order(jobs, found, gate)


def _in_order(
    jobs: Iterable[Job], found: dict[str, GameResult], gate: Gate | None
) -> list[GameResult]:
    decided = gate is not None and gate.test.verdict is not Verdict.UNDECIDED
    results = (found[job.key] for job in jobs if job.key in found)
    if gate is None or not decided:
        return list(results)
    return [result for result in results if result.job.deal <= gate.last_deal]
