"""The keyboard on a table: which target the focus is on, and where the arrow keys take it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from math import inf
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QKeyEvent

from carrara_desktop.ui.tables.base import GameTable, Target

DIRECTIONS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_POINT: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


Box = tuple[float, float, float, float]
"""Left, top, right and bottom."""
Way = tuple[int, int]
"""A direction: one step along an axis."""


def neighbours(places: Mapping[Target, QRectF]) -> dict[Target, dict[Way, Target]]:
    """Where each arrow leads from each target: to what lies next and least aside.

    What would be nobody's neighbour becomes that of whatever lies next to it, so that the
    arrows reach everything.
    """
    boxes = {t: (r.left(), r.top(), r.right(), r.bottom()) for t, r in places.items()}
    found: dict[Target, dict[Way, Target]] = {}
    for target, box in boxes.items():
        steps = {way: _next(boxes, box, way) for way in DIRECTIONS.values()}
        found[target] = {way: there for way, there in steps.items() if there is not None}
    leading_to = Counter(there for steps in found.values() for there in steps.values())
    for orphan in [target for target in boxes if not leading_to[target]]:
        for (dx, dy), near in found[orphan].items():
            back = (-dx, -dy)
            taken = found[near].get(back)
            if taken is None or leading_to[taken] > 1:
                found[near][back] = orphan
                leading_to[taken] -= 1
                leading_to[orphan] += 1
                break
    return found


def _next(boxes: Mapping[Target, Box], here: Box, way: Way) -> Target | None:
    """The target that lies next in a direction from a place, or None at the edge.

    Only what has its centre further on counts. Its cost is how far that is, and how far the
    two lie apart across the way.
    """
    dx, dy = way
    x, y = (here[0] + here[2]) / 2, (here[1] + here[3]) / 2
    best: Target | None = None
    least = inf
    for target, box in boxes.items():
        away_x, away_y = (box[0] + box[2]) / 2 - x, (box[1] + box[3]) / 2 - y
        along = away_x * dx + away_y * dy
        if along <= 1.0 or along >= least or box == here:
            continue
        if dx:
            gap, skew = max(0.0, box[1] - here[3], here[1] - box[3]), abs(away_y)
        else:
            gap, skew = max(0.0, box[0] - here[2], here[0] - box[2]), abs(away_x)
        cost = along + gap + 0.1 * skew
        if cost < least:
            best, least = target, cost
    return best


class Steering:
    """Follows the keys pressed on a table.

    Arrows go to what lies next, whether it can be chosen or not, so that one can ask why not;
    Page Down and Page Up go through what can be chosen; Enter or the space bar points at it.
    """

    def __init__(self, table: GameTable) -> None:
        self._table = table
        self._last = QRectF()
        self._map: dict[Target, dict[Way, Target]] | None = None
        self.target: Target | None = None

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key asks for; whether it was one of ours."""
        key = Qt.Key(event.key())
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
        if plain != Qt.KeyboardModifier.NoModifier:
            return False
        if key in DIRECTIONS:
            self._go(DIRECTIONS[key])
        elif key in (Qt.Key.Key_PageDown, Qt.Key.Key_PageUp):
            self.next_choice(1 if key == Qt.Key.Key_PageDown else -1)
        elif key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self.target = None
            self.next_choice(1 if key == Qt.Key.Key_Home else -1)
        elif key in _POINT:
            if self.target is None:
                self.next_choice(1)
            elif not event.isAutoRepeat():
                # held down, a key must not choose one thing after the other
                self._table.point_at(self.target)
        else:
            return False
        return True

    def enter(self) -> None:
        """The table got the keyboard: be on something."""
        if self.target is None:
            self.next_choice(1)

    def settle(self) -> None:
        """Other things lie on the table: stay, or go to what now lies nearest."""
        self._map = None
        if self.target is None:
            return
        place = self._table.region(self.target)
        if place is not None:
            self._last = place
            return
        places = self._places()
        spot = self._last.center()
        self.target = min(places, key=lambda t: _distance(places[t], spot), default=None)

    def to(self, target: Target | None) -> None:
        """Be on a target."""
        self.target = target
        place = None if target is None else self._table.region(target)
        if place is not None:
            self._last = place
        self._table.focused.emit(target)

    def next_choice(self, step: int) -> None:
        """To the next thing that can be chosen, or to the one before (-1), round and round."""
        order = [t for area in self._table.areas() for t in area.targets]
        marked = [t for t in order if self._can_be_chosen(t)] or order
        if not marked:
            return
        if self.target not in order:
            self.to(marked[0 if step > 0 else -1])
            return
        at = order.index(self.target)
        turned = order[at + 1 :] + order[: at + 1] if step > 0 else order[:at][::-1]
        turned += [] if step > 0 else order[at:][::-1]
        self.to(next(t for t in turned if t in marked))

    def _can_be_chosen(self, target: Target) -> bool:
        mark = self._table.mark(target)
        return mark is not None and mark.state != "recent"

    def _places(self) -> dict[Target, QRectF]:
        targets = (t for area in self._table.areas() for t in area.targets)
        return {t: place for t in targets if (place := self._table.region(t)) is not None}

    def _go(self, way: Way) -> None:
        if self._map is None:
            self._map = neighbours(self._places())
        if self.target is None or self.target not in self._map:
            self.next_choice(1)
        elif (found := self._map[self.target].get(way)) is not None:
            self.to(found)


def _distance(rect: QRectF, spot: QPointF) -> float:
    away = rect.center() - spot
    return abs(away.x()) + abs(away.y())
