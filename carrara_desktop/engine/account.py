"""The final account of a game: where every seat's points came from."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """A seat's account. The points of ``parts`` add up to ``total``."""

    seat: int
    parts: tuple[tuple[str, int], ...]
    """Sources of points by the game's own names, the same for every seat, and the points."""
    total: int
    tie_break: int
    """What decides between equal totals, more being better."""
