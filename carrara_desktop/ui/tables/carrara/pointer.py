"""What lies under the pointer, what can be dragged, and where it may be dropped."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, field

from PySide6.QtCore import QPointF

from carrara_desktop.ui.tables.base import Mark, Target
from carrara_desktop.ui.tables.carrara.brush import wheel_of
from carrara_desktop.ui.tables.carrara.items import Sprite
from carrara_desktop.ui.tables.carrara.layout import Layout
from carrara_desktop.ui.tables.carrara.piece import Z_PIECE, Piece
from carrara_desktop.ui.tables.carrara.rects import Rect, centred

Z_LOOSE = Z_PIECE - 2
"""What lies lower stays where it is."""
TAKEN_BY: dict[str, frozenset[str]] = {
    "display": frozenset({"column", "building"}),
    "monument": frozenset({"column", "building"}),
    "block": frozenset({"screen"}),
    **dict.fromkeys(("slot", "open"), frozenset({"space"})),
    **dict.fromkeys(("decoration", "statue", "gold"), frozenset({"building", "warehouse"})),
    "warehouse": frozenset({"building"}),
}
"""Kinds of targets on which each kind of piece can be dropped."""


def targets_at(pieces: Sequence[Piece], layout: Layout, x: float, y: float) -> list[Target]:
    """All targets under a point, uppermost first."""
    found: list[Target] = []
    for piece in reversed(pieces):
        if piece.target is None or piece.target in found or not piece.rect.holds(x, y):
            continue
        if piece.round:
            rect = piece.rect
            dx, dy = (x - rect.cx) / (rect.w / 2), (y - rect.cy) / (rect.h / 2)
            if dx * dx + dy * dy > 1:
                continue
        found.append(piece.target)
    if layout.wheel.holds(x, y) and ("wheel",) not in found:
        geometry, point = wheel_of(layout), QPointF(x, y)
        paths = map(geometry.sector_path, range(6))
        section = next((k for k, path in enumerate(paths) if path.contains(point)), None)
        if section is not None:
            found.append(("section", section))
        elif geometry.is_on_rim(point):
            found.append(("wheel",))
    return found


def can_drag(source: Target, pieces: Sequence[Piece], focus: int, x: float,
             y: float) -> Piece | None:  # fmt: skip
    """The piece that a drag from this target, begun at a point, moves."""
    if source[0] not in TAKEN_BY:
        return None
    found = [p for p in reversed(pieces) if p.target == source and p.z >= Z_LOOSE]
    if source[0] in ("slot", "open"):
        found = [piece for piece in found if piece.key[:2] == ("marker", focus)]
    return next((piece for piece in found if piece.rect.holds(x, y)), next(iter(found), None))


def takes(source: Target, target: Target, marks: dict[Target, Mark],
          given: Collection[Target] | None) -> bool:  # fmt: skip
    """Whether a piece from ``source`` may be dropped on ``target``."""
    if target[0] not in TAKEN_BY.get(source[0], ()):
        return False
    if given is not None:
        return target in given
    if target == ("screen",):
        return source in marks
    return target in marks and marks[target].state == "choice"


@dataclass(slots=True)
class Drag:
    """A drag in progress."""

    source: Target
    piece: Piece
    sprite: Sprite
    dx: float
    dy: float
    rect: Rect = field(default=Rect(0, 0, 0, 0))

    def move(self, x: float, y: float) -> None:
        """Bring the ghost under the pointer."""
        w, h = self.piece.rect.w * 1.08, self.piece.rect.h * 1.08
        self.rect = centred(x - self.dx, y - self.dy, w, h)
        self.sprite.place(self.rect, 0.92)
