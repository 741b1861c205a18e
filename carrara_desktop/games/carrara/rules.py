"""The Palaces of Carrara as ``engine.rules.Rules``: the one door to the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from carrara_desktop.engine.events import Event
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import (
    document,
    legality,
    memory,
    moves,
    notation,
    play,
    position,
    scoring,
    valuation,
    variants,
    viewing,
)
from carrara_desktop.games.carrara.position import CarraraPosition
from carrara_desktop.games.carrara.view import View

OPTIONS = {
    "variant": ("basic", "advanced"),
    "first": (),
    "upgrades": ("cities", "landscapes"),
    "third_place": ("stepped", "halved"),
    "open_screens": (False, True),
    "outer_disc": (),
    "inner_disc": (),
}
"""The options of a game and their values, the default first; () where any of a kind will do."""


class CarraraRules:
    """Both variants, for 2 to 4 seats.

    Options: ``variant``; ``first`` (a seat from 0, or "lot"); and table rules for what the
    sources leave open: ``upgrades`` (the last two upgrade tiles: second copies for Massa and
    Lerici, or the two landscapes), ``third_place`` for statues (5 4 3 2 1 0, or half of the
    second place), ``open_screens``, ``outer_disc`` and ``inner_disc`` (the order of the icons
    clockwise, a list of six names, the inner one from section I on).
    """

    version = 1

    def start(self, options: Mapping[str, Any], seats: int) -> CarraraPosition:
        """The set-up. Raises ValueError, naming the option that is not valid."""
        if not c.MIN_SEATS <= seats <= c.MAX_SEATS:
            raise ValueError(f"seats: {seats} is not from {c.MIN_SEATS} to {c.MAX_SEATS}")
        for name in options:
            if name not in OPTIONS:
                known = ", ".join(sorted(OPTIONS))
                raise ValueError(f"{name}: no option of this game; known are: {known}")
        variant = OPTIONS["variant"].index(_chosen(options, "variant"))
        table = position.TableRules(
            variant=variant,
            upgrade_targets=(
                c.UPGRADE_TARGETS_LANDSCAPES
                if _chosen(options, "upgrades") == "landscapes"
                else c.UPGRADE_TARGETS
            ),
            third=(
                c.STATUE_THIRD_HALVED
                if _chosen(options, "third_place") == "halved"
                else c.STATUE_THIRD
            ),
            open_screens=bool(_chosen(options, "open_screens")),
            outer_disc=_order(options, "outer_disc", c.DECORATIONS, c.OUTER_DISC),
            inner_disc=_order(options, "inner_disc", c.COLOURS, c.INNER_DISC),
        )
        first = options.get("first", "lot")
        if first == "lot":
            first = -1
        elif type(first) is not int or not 0 <= first < seats:
            raise ValueError(f'first: {first!r} is neither "lot" nor a seat from 0 to {seats - 1}')
        return position.start(seats, first, table, len(variants.VARIANTS[variant].slots))

    def to_move(self, position: CarraraPosition) -> int:
        """A seat, CHANCE or NOBODY."""
        return viewing.to_move(position)

    def moves(self, position: CarraraPosition) -> list[int]:
        """See ``legality.legal_moves``."""
        return legality.legal_moves(position)

    def weights(self, position: CarraraPosition) -> list[int]:
        """At a chance point, the weight of each outcome."""
        return legality.chance_weights(position)

    def check(self, position: CarraraPosition, move: int) -> None:
        """Raise IllegalMoveError unless the move is lawful."""
        legality.check(position, move)

    def play(self, position: CarraraPosition, move: int) -> list[Event]:
        """Make a move. Raises IllegalMoveError and changes nothing if it is not lawful."""
        legality.check(position, move)
        log: list[Event] = []
        play.apply(position, move, log)
        return log

    def advance(self, position: CarraraPosition, move: int) -> None:
        """Make a move known to be lawful, without events."""
        play.apply(position, move, None)

    def result(self, position: CarraraPosition) -> tuple[list[int], list[int]]:
        """Points by seat, and all winners."""
        return scoring.final_scores(position), scoring.winners(position)

    def notation(self, position: CarraraPosition, move: int) -> str:
        """See the ``notation`` module."""
        return notation.write(position, move)

    def read(self, position: CarraraPosition, text: str) -> int:
        """The lawful move that a line means. Raises NotationError or IllegalMoveError."""
        move = notation.read(position, text)
        legality.check(position, move)
        return move

    def reveals(self, move: int) -> bool:
        """Chance brings new information; so does lifting one's screen."""
        return moves.op(move) in (moves.FIRST, moves.TILE, moves.DRAW, moves.LIFT, moves.DISC)

    def view(self, position: CarraraPosition, seat: int | None) -> View:
        """What a seat may know."""
        return viewing.view(position, seat)

    def reveal(self, position: CarraraPosition, seat: int | None) -> View:
        """All screens lifted."""
        return viewing.view(position, seat, revealed=True)

    def recall(self, history: Sequence[CarraraPosition], seat: int, rounds: int | None) -> View:
        """What a seat knows that has watched; see ``memory``."""
        return memory.recall(history, seat, rounds)

    def imagine(self, view: View, draw: int) -> CarraraPosition:
        """A position that fits a view."""
        return viewing.imagine(view, draw)

    def document(self, position: CarraraPosition) -> bytes:
        """See the ``document`` module."""
        return document.write(position)

    def read_document(self, data: bytes) -> CarraraPosition:
        """The position of a document. Raises DocumentError."""
        return document.read(data)

    def margins(self, position: CarraraPosition) -> list[float]:
        """Points each seat may expect; see ``valuation``."""
        return valuation.expected_points(position)


def _chosen(options: Mapping[str, Any], name: str) -> Any:
    """The value of an option that has a few, or its default."""
    known = OPTIONS[name]
    value = options.get(name, known[0])
    if value not in known or type(value) is not type(known[0]):
        raise ValueError(f"{name}: {value!r} is none of: {', '.join(map(str, known))}")
    return value


def _order(
    options: Mapping[str, Any], name: str, names: tuple[str, ...], default: tuple[int, ...]
) -> tuple[int, ...]:
    """The order of a disc's six icons, as numbers."""
    value = options.get(name)
    if value is None:
        return default
    if not isinstance(value, (list, tuple)) or sorted(map(str, value)) != sorted(names):
        raise ValueError(f"{name}: must name each of these once: {', '.join(names)}")
    return tuple(names.index(icon) for icon in value)


RULES = CarraraRules()
