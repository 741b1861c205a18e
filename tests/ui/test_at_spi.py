"""A whole game over AT-SPI, as a screen reader would play it, in a real X window."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from carrara_desktop.library.games import GameLibrary
from carrara_desktop.library.settings import Settings, save_settings
from tests.ui.games_at_hand import record_of, saved

LAUNCHERS = ("/usr/libexec/at-spi-bus-launcher", "/usr/lib/at-spi2-core/at-spi-bus-launcher")
PYTHON = "/usr/bin/python3"
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


def _missing() -> str:
    if not any(Path(path).exists() for path in LAUNCHERS) or not shutil.which("dbus-run-session"):
        return "at-spi2-core or dbus is not installed"
    ask = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
    done = subprocess.run([PYTHON, "-c", ask], capture_output=True, check=False)
    return "gir1.2-atspi-2.0 is not installed" if done.returncode else ""


@pytest.mark.slow
@pytest.mark.x11
def test_a_whole_game_over_at_spi(x_display: str, user_folder: Path, tmp_path: Path) -> None:
    if why := _missing():
        pytest.skip(why)
    saved(GameLibrary(user_folder / "games"), record_of(None, "random", seed=4))
    save_settings(Settings(language="en", bot_pace="off", animation_pace="off", sound=False))
    run = tmp_path / "run"
    run.mkdir(mode=0o700)
    environment = {
        **os.environ,
        "DISPLAY": x_display,
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_RUNTIME_DIR": str(run),
        "LAUNCHER": next(path for path in LAUNCHERS if Path(path).exists()),
        "PROGRAM": sys.executable,
        "READER": f"{PYTHON} {READER}",
    }
    done = subprocess.run(
        ["dbus-run-session", "--", "bash", "-c", SESSION],
        env=environment, capture_output=True, text=True, timeout=900, check=False,
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
