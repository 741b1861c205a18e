"""Measures the start: ``python -m carrara_desktop.ui.bench_start [runs]``.

Uses the screen there is (also Xvfb's), or none where there is none. A cold start is one after the
system has forgotten what it read from the disk, which on Linux the superuser can ask of it, and
everybody for the files of the program.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
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


def forget_disk() -> bool:
    """Have the system forget all files that it holds in memory; whether it did."""
    if not sys.platform.startswith("linux"):
        return False
    os.sync()
    try:
        Path("/proc/sys/vm/drop_caches").write_text("3", "ascii")
    except OSError:
        return _forget_files()
    return True


def _forget_files() -> bool:
    """Without the superuser: forget Python's and the program's own files, but for what other
    programs hold right now; that is nearly a cold start, and never slower than one."""
    libraries = Path(sysconfig.get_path("purelib"))
    folders = [libraries / "PySide6", libraries / "shiboken6", Path(__file__).parents[1]]
    folders.append(Path(sysconfig.get_path("stdlib")))
    for file in (file for folder in folders for file in folder.rglob("*") if file.is_file()):
        try:
            handle = os.open(file, os.O_RDONLY)
        except OSError:
            continue
        os.posix_fadvise(handle, 0, 0, os.POSIX_FADV_DONTNEED)
        os.close(handle)
    return True


def main() -> int:
    """Start it several times and print the medians."""
    runs = int(sys.argv[1]) if len(sys.argv) > 1 else RUNS
    with tempfile.TemporaryDirectory() as home:
        said = measure(home)[1]  # fills the disk cache and the bytecode
        warm = [measure(home)[0] for _ in range(runs)]
        cold = [measure(home)[0] for _ in range(runs) if forget_disk()]
    for name, times in (("warm", sorted(warm)), ("cold", sorted(cold))):
        if times:
            middle = statistics.median(times)
            print(f"{name}: median {middle:.0f} ms of {runs}, {times[0]:.0f} to {times[-1]:.0f}")
        else:
            print(f"{name}: the system does not let its disk cache be emptied")
    print(said.split("; ", 1)[1])
    return 0


if __name__ == "__main__":
    sys.exit(main())
