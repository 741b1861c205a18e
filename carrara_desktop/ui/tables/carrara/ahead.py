"""Drawings painted before they are wanted, while nobody waits for anything."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Iterable
from typing import Final

from carrara_desktop.ui.tables.carrara.paint import pixmap_of
from carrara_desktop.ui.tables.carrara.piece import Piece

SHARE: Final = 0.003
"""Seconds to spend at a time; the drawing that is begun in them is finished."""


class PaintedAhead:
    """Fills the art's cache with what an animation leads to, between its frames.

    Whoever ends it with a click then waits for no drawing.
    """

    def __init__(self) -> None:
        self._wanted: deque[Piece] = deque()
        self._dpr = 1.0

    def want(self, pieces: Iterable[Piece], dpr: float) -> None:
        """These will be shown next, and nothing else."""
        self._wanted = deque(pieces)
        self._dpr = dpr

    def go_on(self) -> None:
        """Paint some of them."""
        until = time.perf_counter() + SHARE
        while self._wanted and time.perf_counter() < until:
            piece = self._wanted.popleft()
            pixmap_of(piece.what, piece.rect.w, piece.rect.h, self._dpr)

    def drop(self) -> None:
        """Nothing is wanted any more."""
        self._wanted.clear()
