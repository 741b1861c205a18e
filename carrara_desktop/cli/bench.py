"""``bench``: how fast the engine is, beside a fixed yardstick, so that noisy runs compare.

Decisions are those of random play on one core; chance moves are played but not counted. The
plain form is measured in a process of its own in the same run.
"""

from __future__ import annotations

import argparse
import gc
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

from carrara_desktop.compiled import is_compiled
from carrara_desktop.games.carrara import legality, playout
from carrara_desktop.games.carrara.rules import RULES

ROUNDS = 3
"""The best of so many rounds counts: others only show what else the machine was doing."""
TURNS = 3
"""How often the two forms are measured by turns."""
DIGEST_GAMES = 1000


def yardstick() -> float:
    """Millions of loop turns a second of plain Python that has nothing to do with games."""
    total = 0
    start = time.process_time()
    for number in range(300_000):
        total = (total * 31 + number) & 0xFFFF
    return 0.3 / (time.process_time() - start)


def _best(measure: Callable[[], float]) -> float:
    return max(measure() for _ in range(ROUNDS))


def _decisions(variant: str, seats: int, games: int) -> float:
    """Decisions a second over some games."""
    start = time.process_time()
    decisions = 0
    for seed in range(games):
        position = RULES.start({"variant": variant}, seats)
        decisions += playout.play_out(position, seed)
    return decisions / (time.process_time() - start)


def _in_the_middle(variant: str, seats: int) -> Any:
    """A position some way into a game, with a seat to choose an action."""
    position = RULES.start({"variant": variant}, seats)
    playout.play_out(position, 3, limit=40 * seats)
    while position.phase != 2:
        playout.play_out(position, 5, limit=1)
    return position


def _microseconds(call: Callable[[], Any]) -> float:
    repeats = 3000
    start = time.process_time()
    for _ in range(repeats):
        call()
    return -(time.process_time() - start) / repeats * 1e6


def measure() -> dict[str, Any]:
    """All figures of the form of the engine that runs in this process."""
    # positions and moves hold no cycles: the collector would only count them, at chance moments
    gc.disable()
    figures: dict[str, Any] = {"compiled": is_compiled(), "yardstick": _best(yardstick)}
    for variant in ("basic", "advanced"):
        for seats in (2, 3, 4):
            name = f"{variant}_{seats}"
            figures[name] = round(_best(lambda v=variant, n=seats: _decisions(v, n, 60 // n)))  # type: ignore[misc]
    position = _in_the_middle("advanced", 4)
    figures["copy_us"] = round(-_best(lambda: _microseconds(position.copy)), 3)
    figures["legal_us"] = round(
        -_best(lambda: _microseconds(lambda: legality.legal_moves(position))), 2
    )
    figures["moves_there"] = len(legality.legal_moves(position))
    return figures


def digest_of_games() -> str:
    """One hash over the ends of many seeded games, the same in both forms."""
    import hashlib

    found = hashlib.sha256()
    for seed in range(DIGEST_GAMES):
        variant = ("basic", "advanced")[seed % 2]
        position = RULES.start({"variant": variant}, 2 + seed % 3)
        playout.play_out(position, seed)
        found.update(position.digest().encode("ascii"))
    return found.hexdigest()


def run(options: argparse.Namespace) -> int:
    """Measure and print; with ``--digest`` print the hash of the seeded games instead."""
    if options.digest:
        print(digest_of_games())
        return 0
    if options.one:
        print(json.dumps(measure()))
        return 0
    fast: dict[str, Any] = {}
    plain: dict[str, Any] = {}
    for _ in range(TURNS if is_compiled() else 1):
        # by turns, so that what else the machine does falls on both alike
        _keep_best(fast, _measured_alone("0"))
        _keep_best(plain, _measured_alone("1") if is_compiled() else fast)
    if options.json:
        print(json.dumps(_summary(fast, plain)))
    else:
        _print_table(fast, plain)
    return 0


def _measured_alone(pure: str) -> dict[str, Any]:
    """The figures of one form, measured in a process of its own."""
    answer = subprocess.run(
        [sys.executable, "-m", "carrara_desktop", "bench", "--one"],
        env={**os.environ, "CARRARA_PURE": pure},
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=True,
    )
    figures: dict[str, Any] = json.loads(answer.stdout)
    return figures


def _keep_best(best: dict[str, Any], figures: dict[str, Any]) -> None:
    """Times are best when short, everything else when large."""
    for name, value in figures.items():
        better = min if name.endswith("_us") else max
        best[name] = better(best.get(name, value), value)


def _summary(fast: dict[str, Any], plain: dict[str, Any]) -> dict[str, Any]:
    """The advanced game with four seats, and everything else by name."""
    return {
        "decisions_per_s": fast["advanced_4"],
        "plain_decisions_per_s": plain["advanced_4"],
        "compiled_over_plain": round(fast["advanced_4"] / plain["advanced_4"], 2),
        "copy_us": fast["copy_us"],
        "plain_copy_us": plain["copy_us"],
        "fast": fast,
        "plain": plain,
    }


def _print_table(fast: dict[str, Any], plain: dict[str, Any]) -> None:
    form = "compiled" if fast["compiled"] else "plain (there is no compiled engine)"
    print(f"engine: {form}; yardstick {plain['yardstick']:.1f} M turns/s")
    print(f"{'random play':<14}{'decisions/s':>14}{'plain':>12}{'ratio':>8}{'per turn':>10}")
    for variant in ("basic", "advanced"):
        for seats in (2, 3, 4):
            name = f"{variant}_{seats}"
            ratio = fast[name] / plain[name]
            beside = plain[name] / (plain["yardstick"] * 1e6)
            title = f"{variant} {seats}"
            print(f"{title:<14}{fast[name]:>14,}{plain[name]:>12,}{ratio:>8.1f}{beside:>10.5f}")
    for name, title in (("copy_us", "copy, µs"), ("legal_us", "legal moves, µs")):
        print(f"{title:<18}{fast[name]:>10}{plain[name]:>12}{plain[name] / fast[name]:>8.1f}")
    print(f"({fast['moves_there']} legal moves in the position that was measured)")
