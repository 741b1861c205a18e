"""Measures the window at rest on a full table: ``python -m carrara_desktop.ui.bench_idle W H``.

Prints one line of JSON: memory of the window's process and of its bots' in megabytes, the share
of a core that both use, and how often anything was repainted, while nobody does anything.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

if __name__ == "__main__" and not {"DISPLAY", "WAYLAND_DISPLAY"} & set(os.environ):
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from carrara_desktop.engine.record import GameRecord, Seat, from_json, to_json
from carrara_desktop.library.paths import HOME_VARIABLE

SETTLE: Final = 6.0
"""Seconds until the window is at rest."""
_GAME: Final = "--game"
WATCH: Final = 10.0
"""Seconds that it is watched for."""


def late_game() -> GameRecord:
    """An advanced game of one person and three bots, four fifths of it played."""
    from carrara_desktop.bots.players import bot_chooser
    from carrara_desktop.engine.headless import play_game
    from carrara_desktop.engine.timeline import Timeline
    from carrara_desktop.games.registry import game_info

    rules = game_info("carrara").load()
    colours = ("ochre", "terracotta", "sea", "indigo")
    seats = [Seat(f"P{n}", colours[n], None if n == 0 else "greedy") for n in range(4)]
    record = GameRecord("carrara", rules.version, {"variant": "advanced"}, seats, 7)
    play_game(rules, record, [bot_chooser("greedy", rules)] * 4)
    record.result = None
    timeline = Timeline(rules, record)
    at = len(record.moves) * 4 // 5
    while rules.to_move(timeline.position_at(at)) != 0:
        at -= 1
    record.moves = record.moves[:at]
    return record


def _played_elsewhere() -> GameRecord:
    """The game, played in a process of its own: what plays it is not of the window."""
    command = [sys.executable, "-m", "carrara_desktop.ui.bench_idle", _GAME]
    return from_json(subprocess.run(command, capture_output=True, check=True).stdout)


class _Repaints(QObject):
    """Counts those of every widget."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint and isinstance(watched, QWidget)
        return False


def memory(process: int | str = "self") -> tuple[float, float]:
    """All pages of a process, and those that it shares with none, in MB; 0 where nobody tells."""
    found = {"Rss": 0, "Private_Clean": 0, "Private_Dirty": 0}
    try:
        for line in Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines():
            name, _, value = line.partition(":")
            if name in found:
                found[name] += int(value.split()[0])
    except OSError:
        return 0.0, 0.0
    return found["Rss"] / 1000, (found["Private_Clean"] + found["Private_Dirty"]) / 1000


def children() -> list[int]:
    """The processes that this one has started, where the system tells."""
    try:
        text = Path(f"/proc/self/task/{os.getpid()}/children").read_text("ascii")
    except OSError:
        return []
    return [int(word) for word in text.split()]


def _worked(process: int) -> float:
    """Processor seconds of a process."""
    fields = Path(f"/proc/{process}/stat").read_text("utf-8").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def rest(seconds: float) -> None:
    """Let the window's own loop wait: nothing runs but what it asks for."""
    from PySide6.QtCore import QEventLoop, QTimer

    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1000), loop.quit)
    loop.exec()


def main() -> int:
    """Open the game, wait, watch, and tell."""
    if sys.argv[1:] == [_GAME]:
        sys.stdout.buffer.write(to_json(late_game()))
        return 0
    width, height = int(sys.argv[1]), int(sys.argv[2])
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        from carrara_desktop.library.settings import Settings
        from carrara_desktop.ui import fonts, i18n
        from carrara_desktop.ui.shell.window import MainWindow

        application = QApplication(sys.argv[:1])
        fonts.install_fonts(application)
        i18n.install("en")
        window = MainWindow(Settings(language="en", explain_moves=False))
        window.resize(width, height)
        window.show_home()
        window.show()
        record = _played_elsewhere()
        window.library.create(record)
        window.start_match(record)
        rest(SETTLE)
        repaints = _Repaints()
        application.installEventFilter(repaints)
        others = children()
        before = time.process_time(), sum(map(_worked, others))
        rest(WATCH)
        spent = time.process_time() - before[0] + sum(map(_worked, others)) - before[1]
        all_pages, own = memory()
        bots = sum(memory(process)[1] for process in others)
        application.removeEventFilter(repaints)
        print(json.dumps({
            "rss": all_pages, "uss": own, "uss_bots": bots,
            "cpu_percent": 100 * spent / WATCH, "repaints": repaints.count,
            "table": [window.page.width(), window.page.height()],
        }))  # fmt: skip
        sys.stdout.flush()
        window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
