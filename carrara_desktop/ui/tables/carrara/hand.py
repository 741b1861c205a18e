"""The pointer on the table: what it hovers over, clicks, holds down and drags."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QPointF, Qt, QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication

from carrara_desktop.ui.tables.base import Mark, Target
from carrara_desktop.ui.tables.carrara.piece import Z_GHOST
from carrara_desktop.ui.tables.carrara.pointer import Drag, can_drag, takes, targets_at
from carrara_desktop.ui.tables.carrara.stage import Stage

if TYPE_CHECKING:
    from carrara_desktop.ui.tables.carrara.table import CarraraTable

LONG_PRESS: Final = 650
"""Milliseconds after which a press that does not move asks for the rule of a target."""
GHOST: Final = 1.08
"""How much larger a piece is while it is dragged."""


class Hand(QObject):
    """Belongs to a table, which passes the events of the mouse on and knows what lies where."""

    changed = Signal()
    """Something else is hovered over or dragged: other things are to be marked."""

    def __init__(self, table: CarraraTable) -> None:
        super().__init__(table)
        self._table = table
        self._pressed: tuple[QPointF, Target | None] | None = None
        self._long_press = QTimer(self, singleShot=True)
        self._long_press.setInterval(LONG_PRESS)
        self._long_press.timeout.connect(self._pressed_long)
        self._drag: Drag | None = None
        self.hover: Target | None = None
        """The target under the pointer."""
        self.drop_targets: set[Target] | None = None
        """Where the dragged piece may go; None stands for all that is marked as a choice."""

    @property
    def is_dragging(self) -> bool:
        """Whether a piece is being dragged."""
        return self._drag is not None

    def marks(self, marks: dict[Target, Mark]) -> dict[Target, Mark]:
        """What is to be marked in place of these: during a drag, where the piece may go."""
        if self._drag is None:
            return marks
        source, chosen = self._drag.source, self._table.marks
        return {t: m for t, m in marks.items() if m.state != "choice"} | {
            t: chosen.get(t, Mark("choice"))
            for t in self._table.picture.regions
            if takes(source, t, chosen, self.drop_targets)
        }

    # -- what lies there ------------------------------------------------------------------

    def _at(self, event: QMouseEvent) -> tuple[float, float]:
        point = self._table.mapToScene(event.position().toPoint())
        return point.x(), point.y()

    def _targets(self, x: float, y: float) -> list[Target]:
        layout = self._table.layout_
        return [] if layout is None else targets_at(self._table.picture.pieces, layout, x, y)

    def top(self, x: float, y: float) -> Target | None:
        """What a click at a point of the scene means."""
        found = self._targets(x, y)
        # A column is chosen through a building that is no choice of its own.
        return next((t for t in found if t in self._table.marks), found[0] if found else None)

    # -- the mouse ------------------------------------------------------------------------

    def press(self, event: QMouseEvent) -> None:
        """The left button went down."""
        self._pressed = (event.position(), self.top(*self._at(event)))
        self._long_press.start()

    def move(self, event: QMouseEvent) -> None:
        """Hovering, or dragging a piece."""
        x, y = self._at(event)
        if self._pressed is not None and self._drag is None:
            moved = (event.position() - self._pressed[0]).manhattanLength()
            if moved >= QApplication.startDragDistance():
                self._long_press.stop()
                self._start(self._pressed[1], x, y)
        if self._drag is not None:
            self._drag.move(x, y)
        self.set_hover(self._drop_at(x, y) if self._drag else self.top(x, y))

    def release(self, event: QMouseEvent) -> None:
        """The left button came up: a click, or the end of a drag."""
        self._long_press.stop()
        pressed, self._pressed = self._pressed, None
        x, y = self._at(event)
        if self._drag is not None:
            self._drop(x, y)
        elif pressed and pressed[1] is not None and self.top(x, y) == pressed[1]:
            self._table.point_at(pressed[1])

    def _pressed_long(self) -> None:
        """The press is no click any more."""
        pressed, self._pressed = self._pressed, None
        if pressed is not None and pressed[1] is not None and self._drag is None:
            self._table.asked.emit(pressed[1])

    def set_hover(self, target: Target | None) -> None:
        """The pointer came to another target, or to none."""
        if target == self.hover:
            return
        before, self.hover = self.hover, target
        mark = self._table.mark(target) if target else None
        pick = mark is not None and mark.state != "recent"
        shape = Qt.CursorShape.PointingHandCursor if pick else Qt.CursorShape.ArrowCursor
        if self._drag is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        self._table.viewport().setCursor(shape)
        marks = self._table.marks
        if self._drag is not None or before in marks or target in marks:
            self.changed.emit()
        self._table.hovered.emit(target)

    # -- dragging -------------------------------------------------------------------------

    def _start(self, source: Target | None, x: float, y: float) -> None:
        table = self._table
        if source is None or not table.marks:
            return
        piece = can_drag(source, table.picture.pieces, table.focus_seat(), x, y)
        if piece is None:
            return
        rect = piece.rect
        sprite = table.board.sprite(piece.what, rect.w * GHOST, rect.h * GHOST, Z_GHOST)
        table.board.fade(piece.key, 0.35)
        self._drag = Drag(source, piece, sprite, x - rect.cx, y - rect.cy)
        self._drag.move(x, y)
        table.dragged.emit(source)
        self.changed.emit()

    def _drop_at(self, x: float, y: float) -> Target | None:
        """The uppermost target here that takes the dragged piece."""
        assert self._drag is not None
        source, marks = self._drag.source, self._table.marks
        for target in self._targets(x, y):
            if takes(source, target, marks, self.drop_targets):
                return target
        return None

    def _drop(self, x: float, y: float) -> None:
        drag = self._drag
        assert drag is not None
        goal = self._drop_at(x, y)
        if goal is None:
            self._snap_back()
            return
        self.cancel()
        self._table.dropped.emit(drag.source, goal)

    def escape(self) -> bool:
        """Give a drag up; whether there was one."""
        if self._drag is None:
            return False
        self._pressed = None
        self._snap_back()
        return True

    def _snap_back(self) -> None:
        """The dragged piece glides home."""
        drag, table = self._drag, self._table
        assert drag is not None
        at, home = drag.rect, drag.piece
        self.cancel()
        if table.pace() <= 0 or table.layout_ is None:
            return
        pieces = table.board.pieces
        stage = Stage(table.board, table.layout_, pieces, pieces, [], table.focus_seat())
        table.board.fade(home.key, 0.0)
        stage.fly(home.what, at, home.rect, 0, 180, lift=0, z=Z_GHOST)
        table.run(stage)

    def cancel(self) -> None:
        """End a drag without a trace."""
        if self._drag is None:
            return
        self._drag = None
        self.drop_targets = None
        self._table.board.restore()
        self._table.viewport().unsetCursor()
        self.changed.emit()
