"""The bots by id, and what each is."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from carrara_desktop.bots.levels import LEVELS, Level
from carrara_desktop.bots.search import Sharing, Tick, nothing
from carrara_desktop.engine.rules import Move, Rules
from carrara_desktop.games.registry import game_info


class UnknownBotError(ValueError):
    """No bot of that id."""


class Player:
    """A bot as a chooser for ``engine.headless``."""

    def __init__(self, choose: Callable[[Any, int], Move], memory: int | None = 0) -> None:
        self._choose = choose
        self.memory = memory
        """Rounds it remembers, None for all; see ``Rules.recall``."""

    def __call__(self, view: Any, seed: int) -> Move:
        """The bot's move for the seat that sees the view."""
        return self._choose(view, seed)


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
"""The simple ones, to measure the others by."""


def bot_ids() -> tuple[str, ...]:
    """The ids of all bots that are not programs of their own."""
    return (*LEVELS, *BOTS)


def memory_of(bot: str) -> int | None:
    """The rounds that a bot remembers, None for all of them."""
    return LEVELS[bot].memory if bot in LEVELS else 0


def bot_chooser(
    bot: str,
    rules: Rules[Any, Any],
    game: str = "",
    external: bool = False,
    tick: Tick = nothing,
    share: Sharing | None = None,
) -> Player:
    """The bot of that id as a chooser for ``engine.headless``.

    "external:COMMAND" is a program of its own, see ``external``. It is run only if
    ``external`` says so: a bot id may come from a file, and nobody should run a stranger's
    command by opening a saved game. ``game`` is what it plays. ``tick`` and ``share``: see
    ``thinking.think``.

    Raises:
        UnknownBotError: there is none; the message lists those there are.
    """
    if bot.startswith("external:"):
        return _external(bot.removeprefix("external:"), rules, game, external)
    if bot in LEVELS:
        return _level(LEVELS[bot], rules, game, tick, share)
    try:
        function = BOTS[bot]
    except KeyError:
        known = ", ".join((*bot_ids(), "external:COMMAND"))
        raise UnknownBotError(f"unknown bot {bot!r}; known are: {known}") from None

    def choose(view: Any, seed: int) -> Move:
        return function(rules, view, seed)

    return Player(choose)


def _level(
    level: Level,
    rules: Rules[Any, Any],
    game: str,
    tick: Tick,
    share: Sharing | None,
) -> Player:
    from carrara_desktop.bots.thinking import think

    mind_at = game_info(game).mind()

    def choose(view: Any, seed: int) -> Move:
        return think(rules, mind_at, level, view, seed, tick, share if level.both_cores else None)

    return Player(choose, level.memory)


def _external(command: str, rules: Rules[Any, Any], game: str, allowed: bool) -> Player:
    if not allowed:
        raise UnknownBotError("programs of one's own are not run here")
    from carrara_desktop.bots.external import BotError, program

    try:
        player = program(command)
    except BotError as error:
        raise UnknownBotError(str(error)) from error

    def choose(view: Any, seed: int) -> Move:
        return player.choose(game, rules, view, seed)

    return Player(choose)
