"""The bots by id, and what each is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from carrara_desktop.engine.rules import Move, Rules


class UnknownBotError(ValueError):
    """No bot of that id."""


def choose_random(rules: Rules[Any, Any], view: Any, seed: int) -> Move:
    """Any legal move, all alike."""
    return Random(seed).choice(rules.moves(rules.imagine(view, seed)))


def choose_greedy(rules: Rules[Any, Any], view: Any, seed: int) -> Move:
    """The move after which this turn can end best; see ``greedy``."""
    from carrara_desktop.bots.greedy import choose

    return choose(rules, view, seed)


BOTS: dict[str, Callable[[Rules[Any, Any], Any, int], Move]] = {
    "greedy": choose_greedy,
    "random": choose_random,
}


def bot_chooser(bot: str, rules: Rules[Any, Any]) -> Callable[[Any, int], Move]:
    """The bot of that id as a chooser for ``engine.headless``.

    Raises:
        UnknownBotError: there is none; the message lists those there are.
    """
    try:
        function = BOTS[bot]
    except KeyError:
        raise UnknownBotError(f"unknown bot {bot!r}; known are: {', '.join(BOTS)}") from None

    def choose(view: Any, seed: int) -> Move:
        return function(rules, view, seed)

    return choose
