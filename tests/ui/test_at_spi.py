"""A whole game over AT-SPI, as a screen reader would play it, in a real X window."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from carrara_desktop.library.games import GameLibrary
from carrara_desktop.library.settings import save_settings
from tests.needs import lacking, need
from tests.ui.games_at_hand import record_of, saved
from tests.ui.sitting import at_once

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PYTHON = "/usr/bin/python3"
LONGEST = 3600
"""Seconds for a whole game; it takes a minute, or half an hour on a machine that is very busy."""
READER = Path(__file__).with_name("at_spi.py")
SESSION = """
$LAUNCHER --launch-immediately & launcher=$!
gdbus wait --session --timeout 60 org.a11y.Bus
gdbus call --session --dest org.a11y.Bus --object-path /org/a11y/bus \\
    --method org.freedesktop.DBus.Properties.Set org.a11y.Status IsEnabled '<true>' >&2
"$PROGRAM" -m carrara_desktop.main >&2 & program=$!
$READER
result=$?
kill $program $launcher
exit $result
"""


def _launcher() -> str:
    """The program that starts the bus, where all that the test needs is there."""
    need("dbus-run-session", "gdbus")
    launcher = next((path for path in LAUNCHERS if Path(path).exists()), None)
    if launcher is None:
        lacking("at-spi2-core is not installed")
    typelib = "girepository-1.0/Atspi-2.0.typelib"
    if not any(any(Path("/usr").glob(f"{where}/{typelib}")) for where in ("lib*", "lib/*")):
        lacking("gir1.2-atspi-2.0 is not installed")
    if not Path(PYTHON).exists() or not any(Path("/usr/lib/python3").glob("*/gi/__init__.py")):
        lacking("python3-gi is not installed")
    return launcher


@pytest.mark.slow
@pytest.mark.x11
def test_a_whole_game_over_at_spi(x_display: str, user_folder: Path, tmp_path: Path) -> None:
    launcher = _launcher()
    saved(GameLibrary(user_folder / "games"), record_of(None, "random", seed=4))
    save_settings(msgspec.structs.replace(at_once(), sound=False))
    run = tmp_path / "run"
    run.mkdir(mode=0o700)
    environment = {
        **os.environ,
        "DISPLAY": x_display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_RUNTIME_DIR": str(run),
        "LAUNCHER": launcher,
        "PROGRAM": sys.executable,
        "READER": f"{PYTHON} {READER}",
    }
    done = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", SESSION],
        env=environment, capture_output=True, text=True, timeout=LONGEST, check=False,
    )  # fmt: skip
    said: dict[str, object] = {}
    assert done.returncode == 0, (done.stdout + done.stderr)[-3000:]
    for line in done.stdout.splitlines():
        if line.startswith("{"):
            said |= json.loads(line)
    assert said["areas"] == ["Wheel", "Display", "Monuments", "Upgrade tiles", "Royal court",
                             "Anna", "Bořivoj"]  # fmt: skip
    assert isinstance(said["width"], int) and said["width"] > 20
    assert isinstance(said["played"], int) and said["played"] > 40, said
