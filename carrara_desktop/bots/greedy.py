"""A bot that looks at every move of its turn and takes the best by the game's valuation.

It does not look beyond its own turn. Where chance comes in between (the wheel is turned and
blocks are drawn before one buys), it looks at a few draws and takes their mean.
"""

from __future__ import annotations

from typing import Any

from carrara_desktop.engine.chance import let_chance_play
from carrara_desktop.engine.rules import CHANCE, Move, Rules

SAMPLES = 3
"""Draws looked at for a move that leads to a chance point."""
RIVALRY = 0.35
"""How much a point for the best opponent weighs against one's own."""


def choose(rules: Rules[Any, Any], view: Any, seed: int) -> Move:
    """The best move for the seat to move; of equal ones the first."""
    position = rules.imagine(view, seed)
    worth = values(rules, position, seed)
    return max(worth, key=worth.__getitem__)


def values(rules: Rules[Any, Any], position: Any, seed: int) -> dict[Move, float]:
    """What each legal move is worth to the seat to move."""
    seat = rules.to_move(position)
    return {move: _value_after(rules, position, move, seat, seed) for move in rules.moves(position)}


def _value_after(rules: Rules[Any, Any], position: Any, move: Move, seat: int, seed: int) -> float:
    """What the seat's turn can still come to once the move is made."""
    after = position.copy()
    rules.advance(after, move)
    actor = rules.to_move(after)
    if actor == seat and _same_turn(position, after):
        return _best_follow_up(rules, after, seat, seed)
    if actor == CHANCE and _chance_leads_back(rules, after, seat, seed):
        total = 0.0
        for sample in range(SAMPLES):
            drawn = after.copy()
            let_chance_play(rules, drawn, seed + sample)
            total += _best_follow_up(rules, drawn, seat, seed)
        return total / SAMPLES
    return _worth(rules, after, seat)


def _same_turn(before: Any, after: Any) -> bool:
    return bool(before.turn == after.turn)


def _best_follow_up(rules: Rules[Any, Any], position: Any, seat: int, seed: int) -> float:
    return max(_value_after(rules, position, move, seat, seed) for move in rules.moves(position))


def _chance_leads_back(rules: Rules[Any, Any], position: Any, seat: int, seed: int) -> bool:
    """Whether the seat goes on in this turn once chance has played."""
    probe = position.copy()
    let_chance_play(rules, probe, seed)
    return rules.to_move(probe) == seat and _same_turn(position, probe)


def _worth(rules: Rules[Any, Any], position: Any, seat: int) -> float:
    points = rules.margins(position)
    rivals = [value for other, value in enumerate(points) if other != seat]
    return points[seat] - RIVALRY * max(rivals)
