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


def bot_chooser(
    bot: str, rules: Rules[Any, Any], game: str = "", external: bool = False
) -> Callable[[Any, int], Move]:
    """The bot of that id as a chooser for ``engine.headless``.

    "external:COMMAND" is a program of its own, see ``external``. It is run only if
    ``external`` says so: a bot id may come from a file, and nobody should run a stranger's
    command by opening a saved game. ``game`` is what such a program is told that it plays.

    Raises:
        UnknownBotError: there is none; the message lists those there are.
    """
    if bot.startswith("external:"):
        return _external(bot.removeprefix("external:"), rules, game, external)
    try:
        function = BOTS[bot]
    except KeyError:
        known = ", ".join((*BOTS, "external:COMMAND"))
        raise UnknownBotError(f"unknown bot {bot!r}; known are: {known}") from None

    def choose(view: Any, seed: int) -> Move:
        return function(rules, view, seed)

    return choose


def _external(
    command: str, rules: Rules[Any, Any], game: str, allowed: bool
) -> Callable[[Any, int], Move]:
    if not allowed:
        raise UnknownBotError("programs of one's own are not run here")
    from carrara_desktop.bots.external import BotError, program

    try:
        player = program(command)
    except BotError as error:
        raise UnknownBotError(str(error)) from error

    def choose(view: Any, seed: int) -> Move:
        return player.choose(game, rules, view, seed)

    return choose
