"""Plays steps on the table, one after the other, by one driver."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QVariantAnimation, Signal
from PySide6.QtWidgets import QGraphicsView

from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.tables.base import Step
from carrara_desktop.ui.tables.carrara.ahead import PaintedAhead
from carrara_desktop.ui.tables.carrara.choreography import merge
from carrara_desktop.ui.tables.carrara.stage import Stage

MANY_AREAS = QGraphicsView.ViewportUpdateMode.SmartViewportUpdate
ONE_AREA = QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate


class Player(QObject):
    """The animation of a table: a queue of steps, and the stage of the one that is played."""

    shown = Signal(object, bool)
    """A step has been played in full: its view (None for a stage of no step), and whether
    another follows."""

    def __init__(self, view: QGraphicsView, set_stage: Callable[[Step], Stage]) -> None:
        """``set_stage`` makes the stage of a step, over the picture that is shown then."""
        super().__init__(view)
        self._view = view
        self._set_stage = set_stage
        self.ahead = PaintedAhead()
        self.pace = 1.0
        """1.0 is normal, 2.0 takes twice as long."""
        self.queue: list[Step] = []
        self.stage: Stage | None = None
        self.driver = QVariantAnimation(self, startValue=0.0)
        self.driver.valueChanged.connect(self.tick)
        self.driver.finished.connect(self._done)
        view.setViewportUpdateMode(MANY_AREAS)

    @property
    def is_busy(self) -> bool:
        """Whether something moves."""
        return self.stage is not None

    def play(self, steps: Sequence[Step]) -> None:
        """Play these steps; nothing else may be playing."""
        self.queue = merge(list(steps))
        self.run(self._set_stage(self.queue[0]))

    def run(self, stage: Stage) -> None:
        """Play a stage."""
        self.stage = stage
        self._view.setViewportUpdateMode(ONE_AREA if stage.one_area else MANY_AREAS)
        self.driver.setEndValue(stage.length)
        self.driver.setDuration(max(1, round(stage.length * self.pace)))
        self.driver.start()

    def stop(self) -> View | None:
        """Drop what is played; the view that it would have led to, if it led to another."""
        self.stage = None
        self.driver.stop()
        self.ahead.drop()
        last = self.queue[-1].view if self.queue else None
        self.queue.clear()
        return last

    def tick(self, time: float) -> None:
        """Bring the stage to a moment, in its own milliseconds."""
        if self.stage is not None:
            self.stage.at(time)
            self.ahead.go_on()

    def _done(self) -> None:
        if self.stage is None:
            return
        self.stage = None
        view = self.queue.pop(0).view if self.queue else None
        self.shown.emit(view, bool(self.queue))
        if self.queue and self.stage is None:
            self.run(self._set_stage(self.queue[0]))
