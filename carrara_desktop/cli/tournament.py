"""``tournament``: bots play each other on the same deals, and are rated by who wins.

Exit codes of a gate: 0 passed, 1 failed, 3 undecided. One that is stopped ends with 130.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final

import msgspec

from carrara_desktop.bots.tournament import tables
from carrara_desktop.bots.tournament.games import GameError, GameResult
from carrara_desktop.bots.tournament.play import Gate, play
from carrara_desktop.bots.tournament.plot import as_svg
from carrara_desktop.bots.tournament.results import (
    ResultsError,
    ResultsFile,
    one_version,
    read_results,
)
from carrara_desktop.bots.tournament.running import CrewError, Start, dask, processes, serial
from carrara_desktop.bots.tournament.schedule import Plan, PlanError, all_pairs
from carrara_desktop.bots.tournament.sprt import Sprt, Verdict
from carrara_desktop.bots.tournament.standings import Summary, default_anchor, summarise
from carrara_desktop.cli.commands import CommandError
from carrara_desktop.cli.files import write_out
from carrara_desktop.cli.progress import Progress
from carrara_desktop.engine.headless import MOVE_LIMIT
from carrara_desktop.games.registry import UnknownGameError, game_info

DEALS: Final = 20
GATE_DEALS: Final = 500
STOPPED: Final = 130
CODES: Final = {Verdict.PASSED: 0, Verdict.FAILED: 1, Verdict.UNDECIDED: 3}


def run(options: argparse.Namespace) -> int:
    """Play what has not been played yet, and tell what came of it."""
    if options.report:
        with _plain_errors():
            results = read_results(map(Path, options.report))
            if not options.mix_versions:
                one_version(results)
        _tell(options, results, None)
        return 0
    _check(options)
    with _plain_errors():
        plan = _plan(options)
        plan.load()
        _anchor(options, plan.names())
        gate = Gate(plan, _test(options, plan)) if options.gate else None
        progress = Progress("games")
        try:
            results = _played(options, plan, gate, progress)
        except KeyboardInterrupt:
            progress.clear()
            print(_stopped(options), file=sys.stderr)
            return STOPPED
        finally:
            progress.clear()
    _tell(options, results, gate)
    return CODES[gate.test.verdict] if gate is not None else 0


@contextlib.contextmanager
def _plain_errors() -> Iterator[None]:
    try:
        yield
    except (PlanError, ResultsError, GameError, CrewError) as error:
        raise CommandError(str(error)) from error


def _stopped(options: argparse.Namespace) -> str:
    if options.out:
        return f"Stopped. The games so far are in {options.out}; the same words go on from there."
    return "Stopped. Without --out nothing was kept."


# -- from words to a plan ---------------------------------------------------------------


def _check(options: argparse.Namespace) -> None:
    """Refuse words that would do nothing: whoever wrote them expects something of them."""
    if not options.gate and (options.p0 is not None or options.p1 is not None):
        raise CommandError("--p0 and --p1 are bounds of a --gate")
    if not options.bots and options.schedule != "cross":
        raise CommandError("--schedule is for --bots; matches are named one by one")


def _anchor(options: argparse.Namespace, bots: Sequence[str]) -> str:
    anchor: str = options.anchor or default_anchor(bots)
    if anchor not in bots:
        raise CommandError(f"--anchor: {anchor!r} plays no game here")
    return anchor


def _plan(options: argparse.Namespace) -> Plan:
    try:
        info = game_info(options.game)
    except UnknownGameError as error:
        raise CommandError(f"--game: {error}") from error
    bots: tuple[str, ...] = ()
    pairs = tuple((one, other) for one, other in options.match or ())
    if options.bots:
        bots = tuple(bot.strip() for bot in options.bots.split(","))
        if options.schedule == "focal":
            bots, pairs = (), all_pairs(bots)
    elif options.gate:
        pairs = ((options.gate[0], options.gate[1]),)
    return Plan(
        game=info.id,
        variants=tuple(_listed(options.variants)) or info.variants[:1],
        seats=tuple(_numbers(options.seats)) or (info.seats.start,),
        bots=bots,
        pairs=pairs,
        first_deal=options.seed,
        deals=options.deals or (GATE_DEALS if options.gate else DEALS),
        limit=options.limit or MOVE_LIMIT,
    )


def _listed(text: str | None) -> list[str]:
    return [word.strip() for word in text.split(",")] if text else []


def _numbers(text: str | None) -> Iterator[int]:
    for word in _listed(text):
        if not (word.isascii() and word.isdigit()):
            raise CommandError(f"--seats: {word!r} is no number")
        yield int(word)


def _test(options: argparse.Namespace, plan: Plan) -> Sprt:
    """The test of a gate; by default, more than one's part of the wins."""
    p0 = options.p0 if options.p0 is not None else 1 / plan.seats[0]
    p1 = options.p1 if options.p1 is not None else p0 + 0.1
    try:
        return Sprt(p0, p1, options.alpha, options.beta)
    except ValueError as error:
        raise CommandError(f"--gate: {error}") from error


def _start(options: argparse.Namespace) -> Start:
    if options.dask:
        return dask(options.dask)
    if options.serial:
        return serial
    return processes(options.workers or os.cpu_count() or 1)


# -- playing and telling ----------------------------------------------------------------


def _played(
    options: argparse.Namespace, plan: Plan, gate: Gate | None, progress: Progress
) -> list[GameResult]:
    def watch(done: int, total: int) -> None:
        more = f"log-likelihood ratio {gate.test.llr:+.2f}" if gate is not None else ""
        progress.show(done, total, more)

    return play(
        plan,
        _start(options),
        file=ResultsFile(Path(options.out)) if options.out else None,
        gate=gate,
        mix_versions=options.mix_versions,
        watch=watch,
        trouble=progress.say,
    )


def _tell(options: argparse.Namespace, results: list[GameResult], gate: Gate | None) -> None:
    if not results:
        raise CommandError("no game has been played, so there is nothing to tell")
    bots = list(dict.fromkeys(bot for result in results for bot in result.job.bots))
    summary = summarise(results, _anchor(options, bots))
    if options.plot:
        write_out(options.plot, as_svg(summary).encode("utf-8"))
    write_out(None, _form(options, summary, gate))


def _form(options: argparse.Namespace, summary: Summary, gate: Gate | None) -> bytes:
    if options.json:
        answer = {"gate": _verdict(gate), **msgspec.to_builtins(summary)}
        return msgspec.json.encode(answer) + b"\n"
    text = tables.as_markdown(summary) if options.markdown else tables.as_text(summary)
    if gate is not None:
        mark = "- " if options.markdown else ""
        text += f"{mark}{_in_words(gate)}\n"
    return text.encode("utf-8")


def _verdict(gate: Gate | None) -> dict[str, object] | None:
    if gate is None:
        return None
    test = gate.test
    return {
        "bot": gate.bot,
        "verdict": test.verdict.value,
        "p0": test.p0,
        "p1": test.p1,
        "llr": test.llr,
        "lower": test.lower,
        "upper": test.upper,
        "deals": test.shares.total(),
    }


def _in_words(gate: Gate) -> str:
    test = gate.test
    return (
        f"Gate {test.verdict.value}: {gate.bot} wins {test.p1:.1%} rather than {test.p0:.1%}? "
        f"Log-likelihood ratio {test.llr:+.2f} ({test.lower:.2f} to {test.upper:.2f}) "
        f"after {test.shares.total()} deals."
    )
