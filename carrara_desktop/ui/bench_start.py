"""Measures the start: ``python -m carrara_desktop.ui.bench_start [runs]``.

Uses the screen there is (also Xvfb's), or none where there is none.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from typing import Final

RUNS: Final = 7
_COMMAND: Final = ("-m", "carrara_desktop.main", "--time-to-first-paint")


def measure(home: str) -> tuple[float, str]:
    """Start the program once: milliseconds to its first picture, and its own report."""
    environment = dict(os.environ)
    if sys.platform.startswith("linux"):
        # Not our own variable, which would spare the program the search for the user's folder.
        environment.pop("CARRARA_DESKTOP_HOME", None)
        environment["XDG_DATA_HOME"] = home
    else:
        environment["CARRARA_DESKTOP_HOME"] = home
    if sys.platform.startswith("linux") and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(environment):
        environment["QT_QPA_PLATFORM"] = "offscreen"
    environment["CARRARA_DESKTOP_STARTED"] = repr(time.time())
    done = subprocess.run(
        [sys.executable, *_COMMAND], env=environment, capture_output=True, text=True, check=True
    )
    said = done.stdout.strip()
    return float(said.split()[0]), said


def main() -> int:
    """Start it several times and print the median."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    with tempfile.TemporaryDirectory() as home:
        measure(home)  # fills the disk cache and the bytecode
        results = [measure(home) for _ in range(runs)]
    times = sorted(taken for taken, _ in results)
    print(f"median {statistics.median(times):.0f} ms of {runs}, {times[0]:.0f} to {times[-1]:.0f}")
    print(results[-1][1].split("; ", 1)[1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
