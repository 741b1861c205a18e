"""The games of the cabinet. A new game is a folder beside this file and one entry here."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from carrara_desktop.engine.rules import Rules


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is known of a game before it is loaded. ``load`` imports its rules."""

    id: str
    title: str
    designers: str
    publisher: str
    seats: range
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    load: Callable[[], Rules[Any, Any]]


def _carrara() -> Rules[Any, Any]:
    rules: Rules[Any, Any] = import_module("carrara_desktop.games.carrara.rules").RULES
    return rules


GAMES: dict[str, GameInfo] = {
    "carrara": GameInfo(
        id="carrara",
        title="The Palaces of Carrara",
        designers="Wolfgang Kramer, Michael Kiesling",
        publisher="Game Brewer",
        seats=range(2, 5),
        variants=("basic",),
        bots=("greedy", "random"),
        load=_carrara,
    )
}


class UnknownGameError(ValueError):
    """No game of that id stands in the cabinet."""


def game_info(game: str) -> GameInfo:
    """The entry of a game.

    Raises:
        UnknownGameError: there is no such game; the message lists those there are.
    """
    try:
        return GAMES[game]
    except KeyError:
        known = ", ".join(GAMES)
        raise UnknownGameError(f"unknown game {game!r}; known are: {known}") from None
