"""``analyse``: where a game was won and lost, decision by decision, without a window."""

from __future__ import annotations

import argparse
import sys

import msgspec

from carrara_desktop.bots.report import Analysis, Report
from carrara_desktop.cli.commands import CommandError
from carrara_desktop.cli.files import read_file, read_record
from carrara_desktop.cli.progress import Progress
from carrara_desktop.engine.record import GameRecord, RecordError
from carrara_desktop.games.registry import game_info


def run(options: argparse.Namespace) -> int:
    """Judge every decision of a record and print the report; Ctrl-C prints what there is."""
    record, rules = read_record(options.file)
    earlier = _read_report(options.resume) if options.resume else None
    worlds = options.worlds if earlier is None else earlier.worlds
    try:
        analysis = Analysis(rules, game_info(record.game).mind(), record, worlds, earlier)
    except RecordError as error:
        raise CommandError(f"{options.file}: {error}") from error
    if not analysis.indices:
        raise CommandError(f"{options.file}: nobody has decided anything in this game yet")
    if earlier is not None and not analysis.judged:
        raise CommandError(f"{options.resume}: has nothing to go on with for {options.file}")
    progress = Progress("decisions")
    try:
        report = analysis.run(progress=progress.show)
    except KeyboardInterrupt:
        report = analysis.report()
    progress.clear()
    if options.json:
        sys.stdout.write(msgspec.json.encode(report).decode() + "\n")
    else:
        _print(record, report)
    return 0 if report.complete else 1


def _read_report(name: str) -> Report:
    """A report that was printed as JSON. Raises CommandError."""
    try:
        return msgspec.json.decode(read_file(name), type=Report)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        raise CommandError(f"{name}: no report: {error}") from error


def _print(record: GameRecord, report: Report) -> None:
    if not report.complete:
        print(f"stopped after {len(report.decisions)} of {report.total} decisions")
    width = max(len(seat.name) for seat in record.seats)
    print(f"{'':<{width}}  accuracy          luck   skill   (points)")
    for seat, who in enumerate(record.seats):
        print(
            f"{who.name:<{width}}  {report.accuracy[seat]:>7.1f} %"
            f" {report.luck[seat]:>+7.1f} ± {report.luck_errors[seat]:<4.1f}"
            f" {report.skill[seat]:>+6.1f}"
        )
    print("\nwhere the chances changed most")
    for point in report.turning_points:
        name = record.seats[point.seat].name
        how = "by chance" if point.luck else "by a decision"
        print(f"  move {point.index + 1:>4}  {name}: {100 * point.change:+.0f} % {how}")
    marked = sorted((one for one in report.decisions if one.mark), key=lambda one: -one.chance_loss)
    if marked:
        print("\ndecisions that cost most")
    for one in marked:
        name = record.seats[one.seat].name
        print(
            f"  move {one.index + 1:>4}  {name}, {one.mark}: {one.played}\n"
            f"             better: {one.best}"
            f" ({one.loss:+.1f} ± {one.error:.1f} points, {100 * one.chance_loss:.0f} % chance)"
        )
