"""Whole games without a window: bots and chance play a record from its start to its end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from carrara_desktop.engine.chance import pick, random_number
from carrara_desktop.engine.opening import first_position
from carrara_desktop.engine.record import GameRecord, Result
from carrara_desktop.engine.rules import CHANCE, NOBODY, Move, Rules

MOVE_LIMIT = 5000
"""Moves (chance included) after which a game that does not end is given up as unfinished."""

Chooser = Callable[[Any, int], Move]
"""A player: from what its seat may know and a seed for its own choices, to a move.

It may have ``memory``, the rounds that it remembers (None: all), see ``Rules.recall``.
"""


def play_game(
    rules: Rules[Any, Any],
    record: GameRecord,
    choosers: Sequence[Chooser],
    limit: int = MOVE_LIMIT,
) -> bool:
    """Play ``record`` on from its set-up; it must hold no moves yet.

    Returns whether the game came to its end within ``limit`` moves. If not, the record has
    no result: a game that is cut short was neither won nor lost.

    Raises:
        IllegalMoveError: a chooser made a move that is not lawful.
    """
    position = first_position(rules, record)
    history = [position.copy()]
    drawn = 0
    while (actor := rules.to_move(position)) != NOBODY:
        if len(record.moves) >= limit:
            return False
        if actor == CHANCE:
            outcome = pick(record.seed, drawn, rules.weights(position))
            move = rules.moves(position)[outcome]
            drawn += 1
            record.moves.append(rules.notation(position, move))
            rules.advance(position, move)
        else:
            seed = random_number(record.seed, -1 - len(record.moves))
            chooser = choosers[actor]
            view = rules.recall(history, actor, getattr(chooser, "memory", 0))
            move = chooser(view, seed)
            line = rules.notation(position, move)
            rules.play(position, move)
            record.moves.append(line)
        history.append(position.copy())
    scores, winners = rules.result(position)
    record.result = Result(scores, winners)
    return True
