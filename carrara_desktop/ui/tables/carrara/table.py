"""The table: shows views, plays events, says what was pointed at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import (
    QBrush,
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QTransform,
)
from PySide6.QtWidgets import QApplication, QToolTip, QWidget

from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.tables.base import GameTable, Mark, SeatLook, Step, Target
from carrara_desktop.ui.tables.carrara.brush import use_program_fonts
from carrara_desktop.ui.tables.carrara.choreography import merge, perform
from carrara_desktop.ui.tables.carrara.items import Board, Sprite, dress
from carrara_desktop.ui.tables.carrara.layout import Layout, lay_out
from carrara_desktop.ui.tables.carrara.marks import EACH, Marker, Region, regions_of
from carrara_desktop.ui.tables.carrara.piece import Z_GHOST, Context, Counts, Piece
from carrara_desktop.ui.tables.carrara.pieces import compose
from carrara_desktop.ui.tables.carrara.pointer import Drag, can_drag, takes, targets_at
from carrara_desktop.ui.tables.carrara.stage import Stage
from carrara_desktop.ui.tables.carrara.words import TableWords

SEATS = ("ochre", "terracotta", "sea", "indigo")
REFIT_AFTER = 120
"""Milliseconds without resizing after which the table is drawn anew for its size."""

BESIDE = QColor("#2a1a10")
MANY_AREAS = GameTable.ViewportUpdateMode.SmartViewportUpdate
ONE_AREA = GameTable.ViewportUpdateMode.BoundingRectViewportUpdate


class CarraraTable(GameTable):
    """Both variants on a ``QGraphicsView``; see ``GameTable`` for the contract."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        use_program_fonts()
        self._scene = dress(self)
        self.setViewportUpdateMode(MANY_AREAS)
        self.setMinimumSize(480, 380)

        self._words = TableWords(self)
        self._board = Board(self._scene)
        self._marker = Marker(self._scene)
        self._view: View | None = None
        self._looks: list[SeatLook] = []
        self._focus: int | None = None
        self._picked: tuple[int, Counts] | None = None
        self._payment: Counts | None = None
        self._marks: dict[Target, Mark] = {}
        self._drop_targets: set[Target] | None = None
        self._layout: Layout | None = None
        self._pieces: list[Piece] = []
        self._regions: dict[Target, Region] = {}

        self._pace = 1.0
        self._queue: list[Step] = []
        self._stage: Stage | None = None
        self._driver = QVariantAnimation(self, startValue=0.0)
        self._driver.valueChanged.connect(self._tick)
        self._driver.finished.connect(self._step_done)
        self._refit = QTimer(self, singleShot=True, interval=REFIT_AFTER)
        self._refit.timeout.connect(self.relayout)

        self._sized = False
        self._pressed: tuple[QPointF, Target | None] | None = None
        self._drag: Drag | None = None
        self._hover: Target | None = None
        self._name_it()

    # -- the contract -------------------------------------------------------------------

    def set_looks(self, looks: Sequence[SeatLook]) -> None:
        """Name and colour the seats."""
        self._looks = list(looks)
        self._again()

    def show_view(self, view: View) -> None:
        """Show a view at once, ending any animation."""
        was_busy = self._stop()
        self._view = view
        self._again()
        if was_busy:
            self.settled.emit()

    def play(self, steps: Sequence[Step]) -> None:
        """Animate the events of each step and show its view. A running animation ends first."""
        if self.is_busy():
            self.finish()
        if not steps:
            return
        if self._pace <= 0 or self._layout is None or not self.isVisible():
            self._view = steps[-1].view
            self._again()
            self.settled.emit()
            return
        self._queue = merge(list(steps))
        self._marker.hide()
        self._next_step()

    def finish(self) -> None:
        """End any animation at once and show the last view."""
        if self._stop():
            self._again()
            self.settled.emit()

    def is_busy(self) -> bool:
        """Whether an animation runs."""
        return self._stage is not None

    def set_marks(self, marks: dict[Target, Mark]) -> None:
        """Mark these targets and no others."""
        self._marks = dict(marks)
        self._show_marks()

    def set_drop_targets(self, targets: Iterable[Target] | None) -> None:
        """Where the piece being dragged may go; None stands for all that is marked as a choice."""
        self._drop_targets = None if targets is None else set(targets)
        self._show_marks()

    def set_pace(self, pace: float) -> None:
        """1.0 is normal, 2.0 takes twice as long, 0 shows views at once."""
        self._pace = max(0.0, pace)
        if self._pace == 0:
            self.finish()

    def describe(self, target: Target) -> str:
        """A short translated text about a target, "" for one that is not on the table."""
        if self._view is None:
            return ""
        return self._words.describe(target, self._view, self._full_looks(), self.focus_seat())

    # -- Carrara's own ------------------------------------------------------------------

    def set_picked(self, section: int | None, counts: Sequence[int] = (0,) * 6) -> None:
        """Lift blocks of a section that the player has picked; None puts all back."""
        self._picked = None if section is None else (section, tuple(counts))
        self._again()

    def set_payment(self, counts: Sequence[int] | None) -> None:
        """Lay own blocks out as payment; None puts all back."""
        self._payment = None if counts is None else tuple(counts)
        self._again()

    def set_focus_seat(self, seat: int | None) -> None:
        """Which board is the large one; None is the viewer's."""
        if seat != self._focus:
            self._stop_loudly()
            self._focus = seat
            self._again()

    def focus_seat(self) -> int:
        """The seat whose board is the large one."""
        view = self._view
        if view is None:
            return 0
        if self._focus is not None and self._focus < len(view.seats):
            return self._focus
        return view.viewer if view.viewer is not None else 0

    def region(self, target: Target) -> QRectF | None:
        """Where a target lies in the viewport (tests, keyboard focus, accessibility)."""
        region = self._regions.get(target)
        if region is None:
            return None
        rect = region.rects[0] if target[0] in EACH else region.box
        return self.viewportTransform().mapRect(QRectF(rect.x, rect.y, rect.w, rect.h))

    # -- showing ------------------------------------------------------------------------

    def _full_looks(self) -> list[SeatLook]:
        count = len(self._view.seats) if self._view else 0
        rest = range(len(self._looks), count)
        return self._looks + [SeatLook(str(k + 1), SEATS[k % 4]) for k in rest]

    def _context(self) -> Context:
        assert self._layout is not None
        return Context(self._layout, self._full_looks(), self._words.titles(), self.focus_seat(),
                       self._picked, self._payment)  # fmt: skip

    def _fit(self) -> None:
        """The layout for the present size."""
        assert self._view is not None
        size = self.viewport().size()
        self._layout = lay_out(float(size.width()), float(size.height()), *_setting(self._view))
        self._scene.setSceneRect(0, 0, self._layout.width, self._layout.height)
        self._scale_to_viewport()

    def _scale_to_viewport(self) -> None:
        if self._layout is None:
            return
        size = self.viewport().size()
        scale = min(size.width() / self._layout.width, size.height() / self._layout.height)
        self.setTransform(QTransform.fromScale(scale, scale))
        # What the picture leaves free while it is stretched is dark; else it covers all.
        spare = max(size.width() - self._layout.width * scale,
                    size.height() - self._layout.height * scale)  # fmt: skip
        self.setBackgroundBrush(QBrush(BESIDE) if spare > 0.5 else QBrush())

    def _again(self) -> None:
        """Compose the present view, or leave it to the end of the running animation."""
        if self._view is None or not self._sized or self.is_busy():
            return
        if self._layout is None or self._layout.setting != _setting(self._view):
            self._fit()
        self._cancel_drag()
        self._pieces = compose(self._view, self._context())
        self._regions = regions_of(self._pieces, self._layout)  # type: ignore[arg-type]
        self._board.show(self._pieces, self.devicePixelRatioF())
        self._show_marks()

    def relayout(self) -> None:
        """Draw everything for the present size, without waiting."""
        self._refit.stop()
        if self._view is None or not self._sized:
            return
        self._stop_loudly()
        self._fit()
        self._again()

    def _show_marks(self) -> None:
        if self.is_busy() or self._layout is None:
            self._marker.hide()
            return
        marks = dict(self._marks)
        if self._drag is not None:
            source = self._drag.source
            marks = {t: m for t, m in marks.items() if m.state != "choice"}
            marks |= {
                t: self._marks.get(t, Mark("choice"))
                for t in self._regions
                if takes(source, t, self._marks, self._drop_targets)
            }
        self._marker.show(marks, self._regions, self._layout, self._hover, self._board.dpr)

    # -- playing ------------------------------------------------------------------------

    def _next_step(self) -> None:
        """Start the first step of the queue."""
        step = self._queue[0]
        assert self._layout is not None
        context = self._context()
        before = self._board.pieces
        context.picked = context.payment = None
        after = {piece.key: piece for piece in compose(step.view, context)}
        colours = [look.colour for look in self._full_looks()]
        stage = Stage(self._board, self._layout, before, after, colours, context.focus)
        perform(stage, step.events)
        self._run(stage)

    def _run(self, stage: Stage) -> None:
        self._stage = stage
        self.setViewportUpdateMode(ONE_AREA if stage.one_area else MANY_AREAS)
        length = max(1, round(stage.length * self._pace))
        self._driver.setEndValue(stage.length)
        self._driver.setDuration(length)
        self._driver.start()

    def _tick(self, time: float) -> None:
        if self._stage is not None:
            self._stage.at(time)

    def _step_done(self) -> None:
        """A step has been shown in full: show its view, and go on."""
        if self._stage is None:
            return
        self._stage = None
        if self._queue:
            self._view = self._queue.pop(0).view
        if self._queue:
            self._picked = self._payment = None
            self._again()
            self._marker.hide()
            self._next_step()
            return
        self._again()
        self.settled.emit()

    def _stop(self) -> bool:
        """Drop the running animation; the last view becomes the present one."""
        if self._stage is None:
            return False
        self._stage = None
        self._driver.stop()
        if self._queue:
            self._view = self._queue[-1].view
            self._queue.clear()
        self._board.restore()
        return True

    def _stop_loudly(self) -> None:
        if self._stop():
            self.settled.emit()

    # -- pointing -----------------------------------------------------------------------

    def _here(self, event: QMouseEvent) -> tuple[float, float]:
        point = self.mapToScene(event.position().toPoint())
        return point.x(), point.y()

    def _targets(self, x: float, y: float) -> list[Target]:
        if self._layout is None:
            return []
        return targets_at(self._pieces, self._layout, x, y)

    def _top(self, x: float, y: float) -> Target | None:
        found = self._targets(x, y)
        # A column is chosen through a building that is no choice of its own.
        return next((t for t in found if t in self._marks), found[0] if found else None)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ends an animation; then the press is one on the last view."""
        self.finish()
        if self._refit.isActive():
            self.relayout()
        if event.button() != Qt.MouseButton.LeftButton:
            self._cancel_drag()
            super().mousePressEvent(event)
            return
        self._pressed = (event.position(), self._top(*self._here(event)))
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hovering, or dragging a piece."""
        x, y = self._here(event)
        if self._pressed is not None and self._drag is None:
            moved = (event.position() - self._pressed[0]).manhattanLength()
            if moved >= QApplication.startDragDistance():
                self._start_drag(self._pressed[1], x, y)
        if self._drag is not None:
            self._drag.move(x, y)
        self._set_hover(self._drop_at(x, y) if self._drag else self._top(x, y))
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click, or the end of a drag."""
        if event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        event.accept()
        pressed, self._pressed = self._pressed, None
        x, y = self._here(event)
        if self._drag is not None:
            self._drop(x, y)
        elif pressed and pressed[1] is not None and self._top(x, y) == pressed[1]:
            self.pointed.emit(pressed[1])

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left: nothing is hovered."""
        self._set_hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key ends an animation; Escape also a drag. Keys are for the window."""
        self.finish()
        if self._drag is not None and event.key() == Qt.Key.Key_Escape:
            self._pressed = None
            self._snap_back()
            event.accept()
            return
        event.ignore()

    def _set_hover(self, target: Target | None) -> None:
        if target == self._hover:
            return
        before, self._hover = self._hover, target
        mark = self._marks.get(target) if target else None
        pick = mark is not None and mark.state != "recent"
        shape = Qt.CursorShape.PointingHandCursor if pick else Qt.CursorShape.ArrowCursor
        if self._drag is not None:
            shape = Qt.CursorShape.ClosedHandCursor
        self.viewport().setCursor(shape)
        if self._drag is not None or before in self._marks or target in self._marks:
            self._show_marks()
        self.hovered.emit(target)

    # -- dragging -----------------------------------------------------------------------

    def _start_drag(self, source: Target | None, x: float, y: float) -> None:
        if source is None or self._view is None or not self._marks:
            return
        piece = can_drag(source, self._pieces, self.focus_seat(), x, y)
        if piece is None:
            return
        rect = piece.rect
        sprite: Sprite = self._board.sprite(piece.what, rect.w * 1.08, rect.h * 1.08, Z_GHOST)
        self._board.fade(piece.key, 0.35)
        self._drag = Drag(source, piece, sprite, x - rect.cx, y - rect.cy)
        self._drag.move(x, y)
        self.dragged.emit(source)
        self._show_marks()

    def _drop_at(self, x: float, y: float) -> Target | None:
        """The uppermost target here that takes the dragged piece."""
        assert self._drag is not None
        source = self._drag.source
        for target in self._targets(x, y):
            if takes(source, target, self._marks, self._drop_targets):
                return target
        return None

    def _drop(self, x: float, y: float) -> None:
        drag = self._drag
        assert drag is not None
        goal = self._drop_at(x, y)
        if goal is None:
            self._snap_back()
            return
        self._cancel_drag()
        self.dropped.emit(drag.source, goal)

    def _snap_back(self) -> None:
        """The dragged piece glides home."""
        drag = self._drag
        if drag is None:
            return
        at, what, home = drag.rect, drag.piece.what, drag.piece
        self._cancel_drag()
        if self._pace <= 0 or self._layout is None:
            return
        pieces = self._board.pieces
        stage = Stage(self._board, self._layout, pieces, pieces, [], self.focus_seat())
        self._board.fade(home.key, 0.0)
        stage.fly(what, at, home.rect, 0, 180, lift=0, z=Z_GHOST)
        self._run(stage)

    def _cancel_drag(self) -> None:
        """End a drag without a trace."""
        if self._drag is None:
            return
        self._drag = None
        self._drop_targets = None
        self._board.restore()
        self.viewport().unsetCursor()
        self._show_marks()

    # -- the widget ---------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:
        """Tool tips about what is under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            point = self.mapToScene(event.pos())
            target = self._top(point.x(), point.y())
            text = self.describe(target) if target and not self.is_busy() else ""
            area = self.region(target) if target else None
            if text and area:
                QToolTip.showText(event.globalPos(), text, self.viewport(), area.toAlignedRect())
            else:
                QToolTip.hideText()
            return True
        return super().viewportEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ends an animation; while the size changes, the picture is only stretched."""
        super().resizeEvent(event)
        self._sized = True
        if self._view is None:
            return
        self._stop_loudly()
        if self.isVisible() and self._layout is not None and event.oldSize().isValid():
            self._scale_to_viewport()
            self._refit.start()
        else:
            self.relayout()

    def changeEvent(self, event: QEvent) -> None:
        """Another language: all words anew."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_it()
            self.finish()
            self._again()

    def event(self, event: QEvent) -> bool:
        """Another screen: drawings for its pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.relayout()
        return super().event(event)

    def _name_it(self) -> None:
        self.setAccessibleName(self.tr("Table of The Palaces of Carrara"))


def _setting(view: View) -> tuple[int, str]:
    """What of a view the layout depends on."""
    return len(view.seats), view.variant
