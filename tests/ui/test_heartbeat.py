"""The measure of the window's delay: that it measures, not what it comes to on a busy machine."""

from __future__ import annotations

import json
import subprocess
import sys

from carrara_desktop.ui.bench_heartbeat import LIMIT, Tick, summary

BENCH = (sys.executable, "-m", "carrara_desktop.ui.bench_heartbeat")


def test_it_lets_bots_play_and_says_how_late_the_window_was() -> None:
    done = subprocess.run(
        [*BENCH, "seconds=3", "seats=2", "bot=random", "animation=off", "played=20", "json"],
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode in (0, 1), done.stderr
    figures = json.loads(done.stdout)
    assert figures["ticks"] > 0 and figures["moves"] >= 0
    assert 0 <= figures["late_p99_ms"] <= figures["late_worst_ms"]
    assert done.returncode == bool(figures["over_limit"])


def test_words_that_mean_nothing_are_refused() -> None:
    done = subprocess.run([*BENCH, "minutes=3"], capture_output=True, text=True, timeout=60)
    assert done.returncode == 2 and "seconds=60" in done.stderr


def test_it_tells_work_from_waiting() -> None:
    ticks = [Tick(0.001, 0.001, False)] * 98
    ticks += [Tick(LIMIT + 0.01, LIMIT + 0.012, True), Tick(0.02, 0.005, False)]
    figures = summary(ticks, 7)
    assert figures["late_worst_ms"] == 60.0 and figures["worst_at_a_move"]
    assert figures["waited_worst_ms"] == 15.0
    assert figures["over_limit"] == 1 and figures["moves"] == 7 and figures["ticks"] == 100
