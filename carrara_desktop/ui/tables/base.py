"""What every game's table offers to the window around it.

A table shows a view, says what was pointed at, marks what can be chosen and plays events.
It knows no rules: a controller turns its signals into moves and tells it what to mark.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from PySide6.QtCore import QRectF, Signal
from PySide6.QtWidgets import QGraphicsView, QWidget

Target = tuple
"""What can be pointed at: a kind and its indices, such as ``("display", 4)``."""

MarkState = Literal["choice", "chosen", "recent"]
MarkTone = Literal["gain", "cost", "note"]


@dataclass(frozen=True, slots=True)
class Mark:
    """How a target is marked, and a short text beside it."""

    state: MarkState
    label: str = ""
    tone: MarkTone = "note"


@dataclass(frozen=True, slots=True)
class SeatLook:
    """How a seat is named and coloured; ``note`` says, for example, that a bot sits there."""

    name: str
    colour: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class Step:
    """What one move brought about: its events, and the view after them."""

    events: tuple[Any, ...]
    view: Any


@dataclass(frozen=True, slots=True)
class Area:
    """A part of the table under its (translated) name, and its targets in reading order."""

    name: str
    targets: tuple[Target, ...]


class GameTable(QGraphicsView):
    """The table of some game. Subclasses draw; the methods here are the whole contract."""

    pointed = Signal(object)
    """A target was clicked."""
    hovered = Signal(object)
    """The pointer came to another target, or to none (None)."""
    dragged = Signal(object)
    """A piece is being dragged; the answer may be ``set_drop_targets``."""
    dropped = Signal(object, object)
    """A piece was dragged from a source to a destination that takes it."""
    settled = Signal()
    """No animation runs any more."""
    asked = Signal(object)
    """A target was pressed for long: what is its rule?"""
    changed = Signal()
    """Other things lie on the table, or others are marked."""
    focused = Signal(object)
    """The keyboard came to another target, or to none (None)."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)

    def set_looks(self, looks: Sequence[SeatLook]) -> None:
        """Name and colour the seats."""
        raise NotImplementedError

    def show_view(self, view: Any) -> None:
        """Show a view at once, ending any animation."""
        raise NotImplementedError

    def play(self, steps: Sequence[Step]) -> None:
        """Animate the events of each step and show its view. A running animation ends first."""
        raise NotImplementedError

    def finish(self) -> None:
        """End any animation at once and show the last view."""
        raise NotImplementedError

    def is_busy(self) -> bool:
        """Whether an animation runs."""
        raise NotImplementedError

    def set_marks(self, marks: dict[Target, Mark]) -> None:
        """Mark these targets and no others."""
        raise NotImplementedError

    def set_drop_targets(self, targets: Iterable[Target] | None) -> None:
        """Where the piece being dragged may go; None stands for all that is marked as a choice."""
        raise NotImplementedError

    def set_pace(self, pace: float) -> None:
        """1.0 is normal, 2.0 takes twice as long, 0 shows views at once."""
        raise NotImplementedError

    def pace(self) -> float:
        """The pace that is set."""
        raise NotImplementedError

    def zoom(self, times: float) -> None:
        """Nearer (above 1) or further away (below 1)."""
        raise NotImplementedError

    def enlarge(self, part: str | None) -> None:
        """Fill the table with one part of it; None, or the same again, shows the whole.

        Every game has the parts "own" and "other 1" and on, the boards of the seats, and parts
        of its own.
        """
        raise NotImplementedError

    def describe(self, target: Target) -> str:
        """A short translated text about a target, "" for one that is not on the table."""
        raise NotImplementedError

    # -- for the keyboard, and for whoever can't see the picture --------------------------

    def areas(self) -> list[Area]:
        """Everything that can be pointed at, part by part, in the order it is read in."""
        raise NotImplementedError

    def region(self, target: Target) -> QRectF | None:
        """Where a target lies in the viewport, None for one that is not on the table."""
        raise NotImplementedError

    def mark(self, target: Target) -> Mark | None:
        """How a target is marked now."""
        raise NotImplementedError

    def read_out(self, target: Target) -> str:
        """As ``describe``, with all that the picture of the target shows besides."""
        return self.describe(target)

    def set_reasons(self, reason: Callable[[Target], str]) -> None:
        """Whom to ask why a target can't be chosen; "" where there is nothing to say."""
        raise NotImplementedError

    def reason(self, target: Target) -> str:
        """Why a target can't be chosen, or "" (translated)."""
        raise NotImplementedError

    def focus_target(self) -> Target | None:
        """The target that the keyboard is on."""
        raise NotImplementedError

    def set_focus_target(self, target: Target | None) -> None:
        """Bring the keyboard to a target."""
        raise NotImplementedError

    def point_at(self, target: Target) -> None:
        """Do as a click on a target does."""
        raise NotImplementedError

    def set_recent(self, targets: Iterable[Target]) -> None:
        """What others have changed since the person at the screen last moved."""
        raise NotImplementedError
