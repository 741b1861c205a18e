"""How much work the table is, in CPU time, beside a fixed yardstick.

``python -m carrara_desktop.ui.tables.carrara.bench_table [--json]``

CPU times on a busy machine still swing by half; the ratio to the yardstick, measured just
before each figure, swings much less, and is what to compare between runs.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.fonts import install_fonts
from carrara_desktop.ui.tables.base import Mark
from carrara_desktop.ui.tables.carrara import art, preview
from carrara_desktop.ui.tables.carrara.stage import Stage
from carrara_desktop.ui.tables.carrara.table import CarraraTable

SIZES = {"1600×1000": (1600, 1000), "3840×2160": (3840, 2160)}
ROUNDS, FRAMES = 3, 48


@dataclass(frozen=True, slots=True)
class Figure:
    """A cost in CPU milliseconds, and the same in yardsticks."""

    name: str
    value: float
    ratio: float


def clock(work: Callable[[], object]) -> float:
    """CPU milliseconds of some work."""
    start = time.process_time()
    work()
    return (time.process_time() - start) * 1000


def yardstick() -> None:
    """A plain pixmap filled and rotated, again and again."""
    ground, disc = QPixmap(500, 500), QPixmap(400, 400)
    disc.fill(QColor(120, 90, 60, 200))
    for k in range(12):
        ground.fill(Qt.GlobalColor.black)
        p = QPainter(ground)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        p.translate(250, 250)
        p.rotate(7 * k)
        p.drawPixmap(QRectF(-200, -200, 400, 400), disc, QRectF(0, 0, 400, 400))
        p.end()


class PaintCount(QObject):
    """Counts the repaints of a widget."""

    count = 0

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self.count += event.type() == QEvent.Type.Paint
        return False


def fresh_table(size: tuple[int, int], looks: int = 4) -> CarraraTable:
    """A table in sight that shows nothing yet; nothing of it has been painted before."""
    art.clear_cache()
    table = CarraraTable()
    table.set_pace(0)
    table.set_looks(preview.LOOKS[:looks])
    table.resize(*size)
    table.show()
    QApplication.processEvents()
    return table


def full_view() -> View:
    """A late view of an advanced game of four."""
    return preview.advanced(preview.rich_view())


def first_picture(size: tuple[int, int]) -> float:
    """CPU milliseconds until a table is painted of which nothing has been drawn before."""
    table = fresh_table(size)
    cost = clock(lambda: (table.show_view(full_view()), QApplication.processEvents()))
    table.close()
    return cost


def change_of_marks(size: tuple[int, int]) -> float:
    """CPU milliseconds until marks of every kind are painted that were not drawn before."""
    table = fresh_table(size)
    table.show_view(full_view())
    QApplication.processEvents()
    cost = clock(lambda: (table.set_marks(preview.rich_marks()), QApplication.processEvents()))
    table.close()
    return cost


def turning_frame(size: tuple[int, int]) -> float:
    """CPU milliseconds of one frame of the turning wheel, painting included."""
    table = fresh_table(size)
    view = full_view()
    table.show_view(view)
    QApplication.processEvents()
    table.set_pace(1)
    turn = next(step for step in preview.sample_steps(view) if "WheelTurned" in repr(step.events))
    table.play([turn])
    table._player.driver.pause()
    stage = table._player.stage
    assert isinstance(stage, Stage)
    stage.at(31)
    QApplication.processEvents()

    def frames() -> None:
        for k in range(FRAMES):
            stage.at(40 + 600 * k / FRAMES)
            QApplication.processEvents()
            QApplication.processEvents()

    seen = PaintCount()
    table.viewport().installEventFilter(seen)
    cost = clock(frames)
    table.finish()
    table.close()
    assert seen.count >= FRAMES
    return cost / FRAMES


def click_to_answer(size: tuple[int, int]) -> float:
    """CPU milliseconds from a click, while the slowest animation runs, to the picture that answers
    it: the animation ends, the click is told of, and a mark for it is painted."""
    table = fresh_table(size)
    view = full_view()
    table.show_view(view)
    table.set_marks(preview.rich_marks())
    QApplication.processEvents()
    table.pointed.connect(lambda target: table.set_marks({target: Mark("chosen")}))
    place = table.region(("display", 4))
    assert place is not None
    worst = 0.0
    for _ in range(2):
        table.set_pace(2)
        table.play(preview.sample_steps(view))
        end = time.monotonic() + 0.15
        while time.monotonic() < end:
            QApplication.processEvents()
        assert table.is_busy()
        start = time.process_time()
        for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
            left = Qt.MouseButton.LeftButton
            held = left if kind == QEvent.Type.MouseButtonPress else Qt.MouseButton.NoButton
            at = place.center()
            there = table.viewport().mapToGlobal(at)
            plain = Qt.KeyboardModifier.NoModifier
            event = QMouseEvent(kind, at, there, left, held, plain)
            QApplication.sendEvent(table.viewport(), event)
        QApplication.processEvents()
        worst = max(worst, (time.process_time() - start) * 1000)
        table.finish()
        table.show_view(view)
    table.close()
    return worst


def measure() -> list[Figure]:
    """Every figure, the best of several runs."""
    found = []
    for name, size in SIZES.items():
        for what, work in (
            ("first picture", first_picture),
            ("change of marks", change_of_marks),
            ("turning wheel, a frame", turning_frame),
            ("click to answer, slowest animation", click_to_answer),
        ):
            stick, cost = [], []
            for _ in range(ROUNDS):
                stick.append(clock(yardstick))
                cost.append(work(size))
            found.append(Figure(f"{what}, {name}", min(cost), min(cost) / min(stick)))
    return found


def main(arguments: list[str]) -> int:
    """Print the figures."""
    application = QApplication(sys.argv[:1])
    install_fonts(application)
    figures = measure()
    if "--json" in arguments:
        print(json.dumps({f.name: {"value": f.value, "ratio": f.ratio} for f in figures}))
        return 0
    for figure in figures:
        print(f"{figure.name:50}{figure.value:9.2f} ms {figure.ratio:8.3f} yardsticks")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
