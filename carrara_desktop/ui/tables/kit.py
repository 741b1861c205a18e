"""What the window needs of a game besides its table: its words, and a way to compose moves."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, QObject, QSize, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from carrara_desktop.engine.rules import IllegalMoveError, Move, MoveError
from carrara_desktop.ui import i18n
from carrara_desktop.ui.tables.base import GameTable, Step, Target

if TYPE_CHECKING:
    from carrara_desktop.bots.coach import Reason

_look_up = QCoreApplication.translate
"""Under a name of its own: what it is given here is no text to be extracted."""


@cache
def _found(words: type, text: str, comment: str | None, n: int) -> str:
    """The text in the language of now. A decision may be put into thousands of words."""
    for kind in words.__mro__:
        found = _look_up(kind.__name__, text, comment, n)
        if found not in (text, text.replace("%n", str(n))):
            return found
    return found


i18n.on_change(_found.cache_clear)


class GameWords(QObject):
    """Events, moves and figures of a game in the language of the window."""

    def tr(self, text: str, comment: str | None = None, n: int = -1) -> str:  # type: ignore[override]
        """As QObject's, but right for plurals that a base class says.

        PySide tries the classes one after the other, and takes a source text with its number
        filled in for a translation, so it would stop at the first class that has none.
        """
        return _found(type(self), text, comment, n)

    def tell(self, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        """Events in whole sentences."""
        raise NotImplementedError

    def title(self) -> str:
        """The name of the game."""
        raise NotImplementedError

    def path(self, view: Any, move: Move) -> tuple[str, ...]:
        """A legal move as a path of choices."""
        raise NotImplementedError

    def paths(self, view: Any, moves: Sequence[Move]) -> list[tuple[tuple[str, ...], Move]]:
        """All legal moves with their paths, in the order a person looks for them."""
        raise NotImplementedError

    def source(self, source: str) -> str:
        """A source of points in the final account."""
        raise NotImplementedError

    def tie(self) -> str:
        """What breaks a tie."""
        raise NotImplementedError

    def level(self, shared: bool) -> str:
        """A sentence for level points: the tie-break decided, or the victory is shared."""
        raise NotImplementedError

    def outlook(self, move: Move) -> str:
        """What follows on a move that itself changes nothing in one's hands, or ""."""
        raise NotImplementedError

    def change(self, before: Any, after: Any, seat: int) -> str:
        """The difference two views make to what a seat has."""
        raise NotImplementedError

    def recent(self, events: Sequence[Any]) -> set[Target]:
        """What on the table events have changed, to be marked for whoever comes next."""
        raise NotImplementedError

    def prompt(self, view: Any) -> str:
        """What the seat to move is asked to do."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class Decision:
    """A choice that a person faces: the legal moves, and how to ask about one."""

    view: Any
    moves: tuple[Move, ...]
    why_not: Callable[[Move], IllegalMoveError | None]
    preview: Callable[[Move], Step]


class Composer(QObject):
    """A move on its way: turns pointing and dragging into a partly chosen, then a whole move."""

    changed = Signal()
    """What is chosen so far has changed."""
    committed = Signal(object)
    """A move that needs no confirmation, since the next choice can still go back on it."""

    def begin(self, decision: Decision | None) -> None:
        """Start on a new decision, or on none while it is nobody's turn here."""
        raise NotImplementedError

    def cancel(self) -> bool:
        """Drop what is chosen so far; whether there was anything."""
        raise NotImplementedError

    def point(self, target: Target) -> None:
        """The person clicked a target."""
        raise NotImplementedError

    def drop(self, source: Target, destination: Target) -> None:
        """The person dragged one target onto another."""
        raise NotImplementedError

    def drop_targets(self, source: Target) -> set[Target]:
        """Where a target may be dragged."""
        raise NotImplementedError

    def select(self, move: Move) -> None:
        """Take a whole legal move, as the move panel offers it."""
        raise NotImplementedError

    def move(self) -> Move | None:
        """The whole lawful move that is chosen, or None while something is missing."""
        raise NotImplementedError

    def show_on(self, table: GameTable) -> None:
        """Mark on the table what is chosen and what can be chosen next."""
        raise NotImplementedError

    def chosen_so_far(self) -> tuple[str, ...]:
        """The path of choices taken while the move is not whole yet (translated)."""
        raise NotImplementedError

    def hint(self) -> str:
        """What is still missing, or "" (translated)."""
        raise NotImplementedError

    def why_not(self, target: Target) -> str:
        """Which rule stands in the way of choosing a target, or "" (translated)."""
        raise NotImplementedError

    def refusal(self, error: MoveError) -> str:
        """Why a move that was written down can't be made (translated)."""
        raise NotImplementedError

    def end_turn(self) -> bool:
        """Choose the move that ends the turn; whether there is one."""
        raise NotImplementedError

    def is_simple(self) -> bool:
        """Whether the chosen move has no parts that one may still want to change."""
        raise NotImplementedError


class Teacher(QObject):
    """Says to somebody who plays for the first time what moves are for."""

    def about(self, view: Any, moves: Sequence[Move]) -> str:
        """What these moves, some or all of the legal ones, are for (translated)."""
        raise NotImplementedError

    def topic(self, view: Any, moves: Sequence[Move]) -> str:
        """The id of the topic of the rules that these moves are explained under."""
        raise NotImplementedError


class Reasons(QObject):
    """Says what tells moves apart."""

    def said(self, figures: str, reasons: Iterable[Reason]) -> str:
        """Figures, and after them each reason in words (translated)."""
        said = figures
        for one in reasons:
            reason = self.reason(one.part, one.rival, one.points > 0)
            said = self.tr("{said}; {reason}").format(said=said, reason=reason)
        return said

    def reason(self, part: str, rival: bool, good: bool) -> str:
        """What speaks for a move (``good``) or against it (translated)."""
        raise NotImplementedError


@dataclass(frozen=True, slots=True)
class TableKit:
    """How to make the window's parts of a game.

    ``picture`` paints a named part of the table for the rules, no larger than is said;
    ``snapshot`` the whole table of a view; both take the pixel ratio last. ``topic`` is the
    topic of the rules that explains a target of the table, "" if none does.
    """

    table: Callable[[QWidget], GameTable]
    words: Callable[[QObject], GameWords]
    composer: Callable[[QObject, GameWords], Composer]
    teacher: Callable[[QObject], Teacher]
    reasons: Callable[[QObject], Reasons]
    picture: Callable[[str, QSize, float], QPixmap]
    snapshot: Callable[[Any, QSize, float], QPixmap]
    topic: Callable[[Target], str]


def _carrara() -> TableKit:
    package = "carrara_desktop.ui.tables.carrara"
    return TableKit(
        table=import_module(f"{package}.table").CarraraTable,
        words=import_module(f"{package}.phrases").CarraraWords,
        composer=import_module(f"{package}.composer").CarraraComposer,
        teacher=import_module(f"{package}.teaching").CarraraTeacher,
        reasons=import_module(f"{package}.reason_words").CarraraReasons,
        picture=import_module(f"{package}.pictures").picture,
        snapshot=import_module(f"{package}.pictures").snapshot,
        topic=import_module(f"{package}.topics").topic_of,
    )


_KITS: dict[str, Callable[[], TableKit]] = {"carrara": _carrara}


def table_kit(game: str) -> TableKit:
    """The kit of a game, loaded when it is first asked for."""
    return _KITS[game]()
