"""Zooming and panning a table: what part of it fills the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QMouseEvent, QNativeGestureEvent, QWheelEvent
from PySide6.QtWidgets import QGraphicsView

MOST: Final = 4.0
STEP: Final = 1.25
GLIDE_MS: Final = 180
SETTLE_MS: Final = 140
NOTCH: Final = 120.0
"""What a wheel reports for one click of it."""


class Lens(QObject):
    """Keeps the part of a view's scene that is looked at; the whole of it at first."""

    settled = Signal()
    """The zoom has come to rest: drawings may be made for it."""

    def __init__(self, view: QGraphicsView) -> None:
        super().__init__(view)
        self._view = view
        self._whole = QRectF()
        self._seen = QRectF()
        self._part: QRectF | None = None
        self._grabbed: QPointF | None = None
        self.pace = 1.0
        self._glide = QVariantAnimation(self)
        self._glide.valueChanged.connect(self._show)
        self._rest = QTimer(self, singleShot=True)
        self._rest.setInterval(SETTLE_MS)
        self._rest.timeout.connect(self.settled)

    @property
    def factor(self) -> float:
        """1.0 where the whole scene is seen."""
        return self._whole.width() / self._seen.width() if self._seen.width() else 1.0

    @property
    def is_gliding(self) -> bool:
        """Whether the view is on its way to another part."""
        return self._glide.state() == QVariantAnimation.State.Running

    def set_whole(self, whole: QRectF) -> None:
        """Another scene, or another size of it: all of it is seen again."""
        self._glide.stop()
        self._part = None
        self._whole = QRectF(whole)
        self._seen = QRectF(whole)
        self._apply()

    def _apply(self) -> None:
        view = self._view
        if self._seen.isEmpty():
            return
        size = view.viewport().size()
        scale = min(size.width() / self._seen.width(), size.height() / self._seen.height())
        view.resetTransform()
        view.scale(scale, scale)
        if self.factor > 1.0:
            view.centerOn(self._seen.center())

    def refresh(self) -> None:
        """The viewport has another size: show the same part."""
        self._apply()

    # -- what can be asked for ------------------------------------------------------------

    def zoom(self, times: float, about: QPointF | None = None) -> None:
        """Nearer (above 1) or further; a point of the scene stays where it is."""
        self._glide.stop()
        self._part = None
        factor = min(MOST, max(1.0, self.factor * times))
        spot = self._seen.center() if about is None else about
        w, h = self._whole.width() / factor, self._whole.height() / factor
        rx = (spot.x() - self._seen.x()) / self._seen.width()
        ry = (spot.y() - self._seen.y()) / self._seen.height()
        self._show(QRectF(spot.x() - rx * w, spot.y() - ry * h, w, h))
        self._rest.start()

    def pan(self, dx: float, dy: float) -> None:
        """Move what is seen by so many pixels of the viewport."""
        if self.factor <= 1.0:
            return
        self._glide.stop()
        self._part = None
        scale = self._view.transform().m11()
        self._show(self._seen.translated(-dx / scale, -dy / scale))

    def look_at(self, part: QRectF) -> None:
        """Enlarge a part of the scene as much as the window allows."""
        room = part.adjusted(-part.width() * 0.03, -part.height() * 0.03,
                             part.width() * 0.03, part.height() * 0.03)  # fmt: skip
        factor = min(self._whole.width() / room.width(), self._whole.height() / room.height(), MOST)
        w, h = self._whole.width() / max(1.0, factor), self._whole.height() / max(1.0, factor)
        self._glide_to(QRectF(part.center().x() - w / 2, part.center().y() - h / 2, w, h))

    def toggle(self, part: QRectF | None) -> None:
        """Enlarge a part; none, or the one that is enlarged, shows the whole scene again."""
        if part is None or part == self._part:
            self.show_all()
        else:
            self.look_at(part)
            self._part = QRectF(part)

    def show_all(self) -> None:
        """The whole scene again."""
        self._part = None
        self._glide_to(QRectF(self._whole))

    def reveal(self, part: QRectF) -> None:
        """Bring a part into what is seen, if it is not there yet."""
        if self.factor > 1.0 and not self._seen.contains(part):
            w, h = self._seen.width(), self._seen.height()
            centre = part.center()
            self._glide_to(QRectF(centre.x() - w / 2, centre.y() - h / 2, w, h))

    def finish(self) -> None:
        """End a glide at once where it leads."""
        if self.is_gliding:
            goal = self._glide.endValue()
            self._glide.stop()
            self._show(goal)

    def _glide_to(self, goal: QRectF) -> None:
        goal = self._within(goal)
        self._glide.stop()
        if goal == self._seen:
            return
        if self.pace <= 0 or not self._view.isVisible():
            self._show(goal)
        else:
            self._glide.setStartValue(QRectF(self._seen))
            self._glide.setEndValue(goal)
            self._glide.setDuration(round(GLIDE_MS * self.pace))
            self._glide.start()
        self._rest.start(SETTLE_MS + round(GLIDE_MS * self.pace))

    def _within(self, part: QRectF) -> QRectF:
        """The part, moved so that nothing beside the scene is seen."""
        part, whole = QRectF(part), self._whole
        part.moveLeft(min(max(part.left(), whole.left()), whole.right() - part.width()))
        part.moveTop(min(max(part.top(), whole.top()), whole.bottom() - part.height()))
        return part

    def _show(self, part: QRectF) -> None:
        self._seen = self._within(part)
        self._apply()

    # -- the hand -------------------------------------------------------------------------

    def wheel(self, event: QWheelEvent) -> None:
        """A mouse wheel zooms; two fingers on a trackpad pan, and zoom with Ctrl held."""
        spot = self._view.mapToScene(event.position().toPoint())
        on_pad = event.phase() != Qt.ScrollPhase.NoScrollPhase or not event.pixelDelta().isNull()
        if on_pad and not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            moved = (
                event.pixelDelta() if not event.pixelDelta().isNull() else event.angleDelta() / 8
            )
            self.pan(moved.x(), moved.y())
        elif event.angleDelta().y():
            self.zoom(STEP ** (event.angleDelta().y() / NOTCH), spot)
        event.accept()

    def gesture(self, event: QEvent) -> bool:
        """Two fingers that part or meet; whether it was that."""
        if not isinstance(event, QNativeGestureEvent):
            return False
        if event.gestureType() == Qt.NativeGestureType.ZoomNativeGesture:
            self.zoom(1.0 + event.value(), self._view.mapToScene(event.position().toPoint()))
            return True
        return False

    def grab(self, event: QMouseEvent) -> bool:
        """The middle button takes hold of the table; whether it did."""
        if event.button() != Qt.MouseButton.MiddleButton:
            return False
        self._grabbed = event.position()
        return True

    def drag(self, event: QMouseEvent) -> bool:
        """The table follows the pointer that holds it; whether one does."""
        if self._grabbed is None:
            return False
        moved = event.position() - self._grabbed
        self._grabbed = event.position()
        self.pan(moved.x(), moved.y())
        return True

    def let_go(self, event: QMouseEvent) -> bool:
        """The middle button was released; whether it held the table."""
        held = self._grabbed is not None and event.button() == Qt.MouseButton.MiddleButton
        if held:
            self._grabbed = None
        return held
