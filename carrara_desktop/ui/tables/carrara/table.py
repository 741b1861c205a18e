"""The table: shows views, plays events, says what was pointed at."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QToolTip, QWidget

from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui import theme
from carrara_desktop.ui.tables.base import Area, GameTable, Mark, SeatLook, Step, Target
from carrara_desktop.ui.tables.carrara import art
from carrara_desktop.ui.tables.carrara.areas import areas, is_own, part_at, parts
from carrara_desktop.ui.tables.carrara.brush import as_rectf, use_program_fonts, use_text_size
from carrara_desktop.ui.tables.carrara.choreography import set_stage
from carrara_desktop.ui.tables.carrara.hand import Hand
from carrara_desktop.ui.tables.carrara.items import GROUND, Board, dress
from carrara_desktop.ui.tables.carrara.layout import Layout, lay_out
from carrara_desktop.ui.tables.carrara.marks import EACH, Marker
from carrara_desktop.ui.tables.carrara.picture import Picture, picture_of
from carrara_desktop.ui.tables.carrara.piece import Context, Counts, Piece
from carrara_desktop.ui.tables.carrara.pieces import compose
from carrara_desktop.ui.tables.carrara.player import Player
from carrara_desktop.ui.tables.carrara.stage import Stage
from carrara_desktop.ui.tables.carrara.words import TableWords
from carrara_desktop.ui.tables.key_focus import KeyFocus
from carrara_desktop.ui.tables.lens import Lens

SEATS = ("ochre", "terracotta", "sea", "indigo")
REFIT_AFTER = 120
"""Milliseconds without resizing after which the table is drawn anew for its size."""

MOST_PIXELS = 5200
"""Device pixels along the longer side up to which drawings are made anew for a zoom."""
BESIDE = QColor("#2a1a10")


class CarraraTable(GameTable):
    """Both variants on a ``QGraphicsView``; see ``GameTable`` for the contract."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        use_program_fonts()
        use_text_size()
        self._take_tones()
        self._scene = dress(self)
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
        self._recent: set[Target] = set()
        self._reason: Callable[[Target], str] = lambda target: ""
        self._layout: Layout | None = None
        self._picture = Picture()

        self._pace = 1.0
        self._player = Player(self, lambda step: set_stage(step, self._board, self._context()))
        self._player.shown.connect(self._step_shown)
        self._refit = QTimer(self, singleShot=True)
        self._refit.setInterval(REFIT_AFTER)
        self._refit.timeout.connect(self.relayout)

        self._lens = Lens(self)
        self._lens.settled.connect(self._sharpen)
        self._keys = KeyFocus(self, self._lens, self._caption)
        self._keys.changed.connect(self._show_marks)
        self._sized = False
        self._hand = Hand(self)
        self._hand.changed.connect(self._show_marks)
        self._name_it()

    # -- the contract -------------------------------------------------------------------

    def set_looks(self, looks: Sequence[SeatLook]) -> None:
        """Name and colour the seats."""
        self._looks = list(looks)
        self._again()

    def show_view(self, view: View) -> None:
        """Show a view at once, ending any animation."""
        was_busy = self._stop()
        if self._view is None or view.viewer != self._view.viewer:
            self._focus = None
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
        self._marker.hide()
        self._player.play(steps)
        stage = self._player.stage
        if len(self._player.queue) == 1 and stage is not None:
            last: Iterable[Piece] = stage.after.values()
        else:
            last = compose(steps[-1].view, self._context())
        self._player.ahead.want((p for p in last if p.what[0] not in GROUND), self._board.dpr)

    def finish(self) -> None:
        """End any animation at once and show the last view."""
        if self._stop():
            self._again()
            self.settled.emit()

    def is_busy(self) -> bool:
        """Whether an animation runs."""
        return self._player.is_busy

    def set_marks(self, marks: dict[Target, Mark]) -> None:
        """Mark these targets and no others. Once something is taken up, it needs one's own
        board."""
        self._marks = dict(marks)
        if self._is_foreign() and any(mark.state == "chosen" for mark in marks.values()):
            self.set_focus_seat(None)
        self._show_marks()
        self.changed.emit()

    def set_recent(self, targets: Iterable[Target]) -> None:
        """What others have changed since the person at the screen last moved."""
        self._recent = set(targets)
        self._show_marks()

    def set_drop_targets(self, targets: Iterable[Target] | None) -> None:
        """Where the piece being dragged may go; None stands for all that is marked as a choice."""
        self._hand.drop_targets = None if targets is None else set(targets)
        self._show_marks()

    def set_pace(self, pace: float) -> None:
        """1.0 is normal, 2.0 takes twice as long, 0 shows views at once."""
        self._pace = self._lens.pace = self._player.pace = max(0.0, pace)
        if self._pace == 0:
            self.finish()

    def pace(self) -> float:
        """The pace that is set."""
        return self._pace

    def describe(self, target: Target) -> str:
        """A short translated text about a target, "" for one that is not on the table."""
        if self._view is None or target not in self._picture.regions:
            return ""
        return self._words.describe(target, self._view, self._full_looks(), self.focus_seat())

    def read_out(self, target: Target) -> str:
        """As ``describe``, with all that the picture of the target shows besides."""
        if self._view is None or target not in self._picture.regions:
            return ""
        return self._words.read_out(target, self._view, self._full_looks(), self.focus_seat())

    def areas(self) -> list[Area]:
        """Everything that can be pointed at, part by part, in the order it is read in."""
        if self._view is None:
            return []
        there, titles = self._picture.regions, self._words.titles()
        return areas(self._view, self._full_looks(), self.focus_seat(), there, titles)

    def mark(self, target: Target) -> Mark | None:
        """How a target is marked now."""
        return None if self.is_busy() else self._shown_marks().get(target)

    def set_reasons(self, reason: Callable[[Target], str]) -> None:
        """Whom to ask why a target can't be chosen."""
        self._reason = reason

    def reason(self, target: Target) -> str:
        """Why a target can't be chosen, or ""."""
        if self.is_busy() or target in self._marks or (self._is_foreign() and is_own(target)):
            return ""
        return self._reason(target)

    def focus_target(self) -> Target | None:
        """The target that the keyboard is on."""
        return self._keys.steering.target

    def set_focus_target(self, target: Target | None) -> None:
        """Bring the keyboard to a target."""
        self._keys.steering.to(target)

    # -- Carrara's own ------------------------------------------------------------------

    def set_picked(self, section: int | None, counts: Sequence[int] = (0,) * 6) -> None:
        """Lift blocks of a section that the player has picked; None puts all back."""
        picked = None if section is None else (section, tuple(counts))
        if picked != self._picked:
            self._picked = picked
            self._again()

    def set_payment(self, counts: Sequence[int] | None) -> None:
        """Lay own blocks out as payment; None puts all back."""
        payment = None if counts is None else tuple(counts)
        if payment != self._payment:
            self._payment = payment
            self._again()

    def enlarge(self, part: str | None) -> None:
        """Fill the table with one of its ``parts``; None, or the same again, shows all of it."""
        self.finish()
        if self._layout is None:
            return
        rect = parts(self._layout).get(part) if part else None
        self._lens.toggle(None if rect is None else as_rectf(rect))

    def zoom(self, times: float) -> None:
        """Nearer (above 1) or further away (below 1)."""
        self.finish()
        self._lens.zoom(times)

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
        region = self._picture.regions.get(target)
        if region is None:
            return None
        rect = region.rects[0] if target[0] in EACH else region.box
        return self.viewportTransform().mapRect(as_rectf(rect))

    # -- for the hand -------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The items of the picture."""
        return self._board

    @property
    def layout_(self) -> Layout | None:
        """The places of the table; None before there is a view. (``layout`` is a widget's own.)"""
        return self._layout

    @property
    def picture(self) -> Picture:
        """What lies where."""
        return self._picture

    @property
    def marks(self) -> dict[Target, Mark]:
        """The marks that were set."""
        return self._marks

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
        w, h = float(size.width()), float(size.height())
        self._layout = lay_out(w, h, *_setting(self._view), art.FONTS.size)
        self._scene.setSceneRect(0, 0, self._layout.width, self._layout.height)
        self._lens.set_whole(self._scene.sceneRect())
        self._scale_to_viewport()

    def _scale_to_viewport(self) -> None:
        if self._layout is None:
            return
        size = self.viewport().size()
        scale = min(size.width() / self._layout.width, size.height() / self._layout.height)
        self._lens.refresh()
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
        self._hand.cancel()
        self._picture = picture_of(self._view, self._context())
        self._board.show(self._picture.pieces, self._sharpness())
        self._keys.steering.settle()
        self._show_marks()
        self.changed.emit()

    def _sharpness(self) -> float:
        """The pixel ratio that drawings are made for: that of the screen and of the zoom."""
        assert self._layout is not None
        ratio = self.devicePixelRatioF()
        most = max(ratio, MOST_PIXELS / max(self._layout.width, self._layout.height))
        return min(ratio * self._lens.factor, most)

    def _sharpen(self) -> None:
        """The zoom has come to rest: drawings for it."""
        if self._view is not None and self._layout is not None and not self.is_busy():
            self._board.show(self._picture.pieces, self._sharpness())
            self._show_marks()

    def relayout(self) -> None:
        """Draw everything for the present size, without waiting."""
        self._refit.stop()
        if self._view is None or not self._sized:
            return
        self._stop_loudly()
        before = self._layout
        self._fit()
        if before is not None and self._layout is not before:
            art.clear_cache()  # drawings of another size would only take room
        self._again()

    def _show_marks(self) -> None:
        if self.is_busy() or self._layout is None:
            self._marker.hide()
            return
        marks = self._hand.marks(self._shown_marks())
        regions = self._picture.spots | self._picture.regions
        hover, ring = self._hand.hover, self._keys.ring
        self._marker.show(marks, regions, self._layout, hover, ring, self._board.dpr)

    def _is_foreign(self) -> bool:
        """Whether the large board is another's than that of the person at the screen."""
        view = self._view
        return view is not None and view.viewer is not None and self.focus_seat() != view.viewer

    def _shown_marks(self) -> dict[Target, Mark]:
        """The marks, and what has changed lately; of a board that is not one's own, none."""
        marks = dict.fromkeys(self._recent, Mark("recent")) | self._marks
        if self._is_foreign():
            marks = {target: mark for target, mark in marks.items() if not is_own(target)}
        return marks

    # -- playing ------------------------------------------------------------------------

    def run(self, stage: Stage) -> None:
        """Play a stage that belongs to no step."""
        self._player.run(stage)

    def _step_shown(self, view: View | None, more: bool) -> None:
        """A step has been played in full: show its view."""
        if view is not None:
            self._view = view
        if more:
            self._picked = self._payment = None
        self._again()
        if more:
            self._marker.hide()
        else:
            self.settled.emit()

    def _stop(self) -> bool:
        """Drop the running animation; the last view becomes the present one."""
        if not self._player.is_busy:
            return False
        self._view = self._player.stop() or self._view
        self._board.restore()
        return True

    def _stop_loudly(self) -> None:
        if self._stop():
            self.settled.emit()

    # -- pointing -----------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Ends an animation; then the press is one on the last view."""
        self.finish()
        self._keys.give_way()
        if self._refit.isActive():
            self.relayout()
        if self._lens.grab(event):
            event.accept()
            return
        if event.button() == Qt.MouseButton.RightButton and not self._hand.is_dragging:
            self._enlarge_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton:
            self._hand.cancel()
            super().mousePressEvent(event)
            return
        self._hand.press(event)
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Two quick clicks are two clicks."""
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Hovering, or dragging a piece."""
        if not self._lens.drag(event):
            self._hand.move(event)
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click, or the end of a drag."""
        if self._lens.let_go(event):
            event.accept()
            return
        if event.button() != Qt.MouseButton.LeftButton:
            super().mouseReleaseEvent(event)
            return
        self._hand.release(event)
        event.accept()

    def point_at(self, target: Target) -> None:
        """Tell of a click. On a seat it makes its board the large one; on the large board of
        another, where nothing can be chosen, it brings one's own back."""
        if self._is_foreign() and is_own(target):
            self.set_focus_seat(None)
            return
        self.pointed.emit(target)
        if target[0] == "seat":
            self.set_focus_seat(target[1])

    def _enlarge_at(self, at: QPointF) -> None:
        point = self.mapToScene(at.toPoint())
        if self._layout is not None:
            back = self._lens.factor > 1
            self.enlarge(None if back else part_at(self._layout, point.x(), point.y()))

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zooms and pans."""
        self.finish()
        self._lens.wheel(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer left: nothing is hovered."""
        self._hand.set_hover(None)
        super().leaveEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Any key ends an animation; Escape also a drag. Others move the focus, or are for the
        window."""
        self.finish()
        self._lens.finish()
        if event.key() == Qt.Key.Key_Escape and self._hand.escape():
            event.accept()
            return
        event.setAccepted(self._keys.press(event))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """By the keyboard: be on something that can be chosen."""
        super().focusInEvent(event)
        self._keys.came(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The ring goes with the focus."""
        super().focusOutEvent(event)
        self._show_marks()

    def _caption(self, target: Target) -> str:
        """What a target is, and why it can't be chosen."""
        return "\n".join(part for part in (self.describe(target), self.reason(target)) if part)

    # -- the widget ---------------------------------------------------------------------

    def viewportEvent(self, event: QEvent) -> bool:
        """Tool tips about what is under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            point = self.mapToScene(event.pos())
            target = self._hand.top(point.x(), point.y())
            text = self._caption(target) if target and not self.is_busy() else ""
            area = self.region(target) if target else None
            if text and area:
                room = area.toAlignedRect()
                # the rim of the wheel stands for the wheel, but is no rectangle
                room = room if room.contains(event.pos()) else QRect()
                QToolTip.showText(event.globalPos(), text, self.viewport(), room)
            else:
                QToolTip.hideText()
            return True
        if event.type() == QEvent.Type.NativeGesture and self._lens.gesture(event):
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
        """Another language: all words anew. Another look or size of text: all drawings."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._name_it()
            self.finish()
            self._again()
        elif event.type() == QEvent.Type.StyleChange and self._look != theme.name():
            self._take_tones()
            self._stop_loudly()
            self._board.clear()
            self._marker.clear()
            self._again()
        elif event.type() == QEvent.Type.FontChange and self._layout is not None:
            use_text_size()
            if self._layout.text != art.FONTS.size:
                self._board.clear()
                self._marker.clear()
                self.relayout()

    def event(self, event: QEvent) -> bool:
        """Another screen: drawings for its pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self.relayout()
        return super().event(event)

    def _take_tones(self) -> None:
        """Paint in the tones of the look of now."""
        self._look = theme.name()
        if art.use_tones(self._look):
            art.clear_cache()

    def _name_it(self) -> None:
        self.setAccessibleName(self.tr("Table of The Palaces of Carrara"))


def _setting(view: View) -> tuple[int, str]:
    """What of a view the layout depends on."""
    return len(view.seats), view.variant
