"""A move for a bot that has failed: at once, in this very process, and a sensible one."""

from __future__ import annotations

from typing import Any

from carrara_desktop.bots.players import choose_random
from carrara_desktop.bots.thinking import MindAt
from carrara_desktop.engine.rules import Move, Rules


def stand_in(rules: Rules[Any, Any], mind_at: MindAt, view: Any, seed: int) -> Move:
    """The greedy player's move for the seat that sees the view; any lawful one if that fails too.

    It takes some milliseconds.
    """
    try:
        position = rules.imagine(view, seed)
        move = mind_at(position, "").choose(position)
        rules.play(position, move)
    # whatever went wrong with the bot may go wrong with its judgement: the game must go on
    except Exception:
        return choose_random(rules, view, seed)
    return move
