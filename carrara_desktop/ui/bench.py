"""Every figure of the window: ``python -m carrara_desktop.ui.bench [--json]``.

Starts, warm and cold; the window at rest on a full table; and the work of the table itself. Each
part runs in a process of its own, so that none finds anything made ready by another.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from typing import Any, Final

from carrara_desktop.ui import bench_start

SIZES: Final = ((1600, 1000), (3840, 2160))
STARTS: Final = 5
_TABLE: Final = "carrara_desktop.ui.tables.carrara.bench_table"
_IDLE: Final = "carrara_desktop.ui.bench_idle"
_AT_REST: Final = {
    "rss": "MB in memory",
    "uss": "MB of its own",
    "uss_bots": "MB of its bots",
    "cpu_percent": "% of a core",
    "repaints": "repaints in 10 s",
}


def _told(module: str, *arguments: object) -> dict[str, Any]:
    """What a benchmark says in JSON."""
    command = [sys.executable, "-m", module, *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def starts() -> dict[str, float]:
    """Milliseconds to the first picture, the least of some starts."""
    with tempfile.TemporaryDirectory() as home:
        bench_start.measure(home)
        found = {"start, warm": min(bench_start.measure(home)[0] for _ in range(STARTS))}
        cold = [bench_start.measure(home)[0] for _ in range(2) if bench_start.forget_disk()]
    return found | ({"start, cold": min(cold)} if cold else {})


def main() -> int:
    """Measure everything, and tell it."""
    figures: dict[str, tuple[float, str]] = {}

    def tell(name: str, value: float, unit: str) -> None:
        figures[name] = value, unit
        if "--json" not in sys.argv:
            print(f"{name:54}{value:9.2f} {unit}", flush=True)

    for name, value in starts().items():
        tell(name, value, "ms")
    for width, height in SIZES:
        rest = _told(_IDLE, width, height)
        for key, unit in _AT_REST.items():
            tell(f"at rest, {width}×{height}: {unit.partition(' ')[2]}", rest[key], unit)
    for name, figure in _told(_TABLE, "--json").items():
        tell(name, figure["value"], f"ms of processor time, {figure['ratio']:.2f} yardsticks")
    if "--json" in sys.argv:
        print(json.dumps(figures))
    return 0


if __name__ == "__main__":
    sys.exit(main())
