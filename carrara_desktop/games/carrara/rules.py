"""The Palaces of Carrara as ``engine.rules.Rules``: the one door to the game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from carrara_desktop.engine.events import Event
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import (
    legality,
    moves,
    notation,
    play,
    position,
    scoring,
    valuation,
    viewing,
)
from carrara_desktop.games.carrara.position import CarraraPosition
from carrara_desktop.games.carrara.view import View

VARIANTS = ("basic",)


class CarraraRules:
    """The basic game for 2 to 4 seats. Options: ``variant`` ("basic"), ``first`` (a seat from 0,
    or "lot")."""

    version = 1

    def start(self, options: Mapping[str, Any], seats: int) -> CarraraPosition:
        """The set-up. Raises ValueError, naming the option that is not valid."""
        if not c.MIN_SEATS <= seats <= c.MAX_SEATS:
            raise ValueError(f"seats: {seats} is not from {c.MIN_SEATS} to {c.MAX_SEATS}")
        known = {"variant", "first"}
        for name in options:
            if name not in known:
                raise ValueError(f"{name}: no option of this game; known are: first, variant")
        variant = options.get("variant", "basic")
        if variant not in VARIANTS:
            raise ValueError(f"variant: {variant!r} is none of: {', '.join(VARIANTS)}")
        first = options.get("first", "lot")
        if first == "lot":
            return position.start(seats, -1)
        if type(first) is not int or not 0 <= first < seats:
            raise ValueError(f'first: {first!r} is neither "lot" nor a seat from 0 to {seats - 1}')
        return position.start(seats, first)

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
        return moves.op(move) in (moves.FIRST, moves.TILE, moves.DRAW, moves.LIFT)

    def view(self, position: CarraraPosition, seat: int | None) -> View:
        """What a seat may know."""
        return viewing.view(position, seat)

    def imagine(self, view: View, draw: int) -> CarraraPosition:
        """A position that fits a view."""
        return viewing.imagine(view, draw)

    def margins(self, position: CarraraPosition) -> list[float]:
        """Points each seat may expect; see ``valuation``."""
        return valuation.expected_points(position)


RULES = CarraraRules()
