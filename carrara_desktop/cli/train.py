"""``train``: learn the weights by which bots judge, from games against themselves.

Ends with 130 if it is stopped; the weights are then those of the last gate that was passed.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from carrara_desktop.bots.learning import Course, Gate, Meeting, generation, generations_before
from carrara_desktop.bots.mind import Learnt, WeightSet
from carrara_desktop.bots.tournament.running import Crew, processes, serial
from carrara_desktop.cli.commands import CommandError
from carrara_desktop.cli.progress import Progress
from carrara_desktop.games.registry import GameInfo, UnknownGameError, game_info
from carrara_desktop.library.atomic import write_atomic

STOPPED: Final = 130


def run(options: argparse.Namespace) -> int:
    """Learn every set that was asked for, generation by generation."""
    try:
        info = game_info(options.game)
    except UnknownGameError as error:
        raise CommandError(f"--game: {error}") from error
    log = Path(options.log)
    if not log.parent.is_dir():
        raise CommandError(f"--log: there is no folder {log.parent}")
    courses = [
        Course(
            info.id,
            variant,
            seats,
            options.seed,
            decisions=options.decisions,
            trial_deals=max(1, options.deals // 10),
            gate_deals=options.deals,
            search_deals=options.deals // 20,
        )
        for variant in _variants(options, info)
        for seats in _seats(options, info)
    ]
    gates = read_gates(log)
    start = serial if options.workers == 1 else processes(options.workers or os.cpu_count() or 1)
    try:
        with start() as crew:
            for course in courses:
                _learn(course, options, log, gates, crew)
    except KeyboardInterrupt:
        print("Stopped. The weights are those of the last gate that was passed.", file=sys.stderr)
        return STOPPED
    return 0


def _variants(options: argparse.Namespace, info: GameInfo) -> Sequence[str]:
    if options.variants is None:
        return info.variants
    names = [word.strip() for word in options.variants.split(",")]
    for name in names:
        if name not in info.variants:
            raise CommandError(f"--variants: {name!r} is none of {', '.join(info.variants)}")
    return names


def _seats(options: argparse.Namespace, info: GameInfo) -> Sequence[int]:
    if options.seats is None:
        return info.seats
    words = [word.strip() for word in options.seats.split(",")]
    for word in words:
        if not (word.isascii() and word.isdigit() and int(word) in info.seats):
            first, last = info.seats[0], info.seats[-1]
            raise CommandError(f"--seats: {word!r} is no number from {first} to {last}")
    return [int(word) for word in words]


def _learn(
    course: Course, options: argparse.Namespace, log: Path, gates: list[Gate], crew: Crew
) -> None:
    learnt: Learnt = game_info(course.game).learnt()
    file = learnt.file(course.variant, course.seats)
    weights = _read(learnt, learnt.start() if options.fresh else file)
    before = 0
    if options.fresh:
        # now, so that a run which goes on after a stop begins with the same
        write_atomic(file, as_file(weights))
    else:
        before = generations_before(gates, course)
    name = f"{course.variant}, {course.seats} seats"
    for number in range(before + 1, before + 1 + options.generations):
        with contextlib.closing(_Shown(f"{name}, generation {number}")) as shown:
            weights, gate = generation(course, number, weights, crew, shown)
        if gate.accepted:
            write_atomic(file, as_file(weights))
        with log.open("ab") as lines:
            lines.write(msgspec.json.encode(gate) + b"\n")
        gates.append(gate)
        print(f"{name}: {in_words(gate)}", flush=True)


class _Shown:
    """The progress of a generation, one bar after the other for its parts."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._what = ""
        self._progress: Progress | None = None

    def __call__(self, what: str, done: int, total: int) -> None:
        if self._progress is None or what != self._what or done == 1:
            self.close()
            self._what = what
            self._progress = Progress(what)
        self._progress.show(done, total, self._name)

    def close(self) -> None:
        """Take the bar away."""
        if self._progress is not None:
            self._progress.clear()


def read_gates(log: Path) -> list[Gate]:
    """The gates of a log; none if there is no such file. Raises CommandError for a bad line."""
    if not log.exists():
        return []
    gates = []
    for number, line in enumerate(log.read_bytes().splitlines(), 1):
        try:
            gates.append(msgspec.json.decode(line, type=Gate))
        except (msgspec.DecodeError, msgspec.ValidationError) as error:
            raise CommandError(f"{log}, line {number}: {error}") from error
    return gates


def as_file(weights: WeightSet) -> bytes:
    """One feature a line."""
    rows = ",\n".join(
        f"  {msgspec.json.encode(name).decode()}: [{end}, {start}]"
        for name, (end, start) in weights["weights"].items()
    )
    others: dict[str, Any] = {key: value for key, value in weights.items() if key != "weights"}
    head = "".join(
        f" {msgspec.json.encode(key).decode()}: {msgspec.json.encode(value).decode()},\n"
        for key, value in others.items()
    )
    return f'{{\n{head} "weights": {{\n{rows}\n }}\n}}\n'.encode()


def _read(learnt: Learnt, file: Path) -> WeightSet:
    try:
        weights: WeightSet = msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
        learnt.mind(weights)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise CommandError(f"{file}: these are no weights ({error})") from error
    return weights


def in_words(gate: Gate) -> str:
    """What came of a generation, in one sentence."""
    text = f"generation {gate.generation} {'taken' if gate.accepted else 'not taken'}"
    text += f": greedy {_figures(gate.greedy)}, gate {gate.verdict}"
    return text + (f"; with look-ahead {_figures(gate.search)}" if gate.search else "")


def _figures(met: Meeting) -> str:
    if met.share is None or met.share.low is None or met.share.high is None:
        return f"too few deals ({met.deals}) to tell"
    low, high = met.share.low, met.share.high
    return f"wins {met.share.value:.1%} ({low:.1%} to {high:.1%}) in {met.deals} deals"
