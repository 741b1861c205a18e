"""What chance plays in a new game, decided by a seed.

The n-th chance move of a game depends on the seed and n alone, so a game that is stopped,
resumed or played headless goes on alike, and no generator has to be kept anywhere.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carrara_desktop.engine.rules import CHANCE, Rules

_MASK = (1 << 64) - 1
_GOLDEN = 0x9E3779B97F4A7C15


def _mixed(value: int) -> int:
    """SplitMix64's finaliser: a well-mixed 64-bit number."""
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & _MASK
    return value ^ (value >> 31)


def random_number(seed: int, index: int) -> int:
    """The number (64 bits) that a seed has at an index: the same everywhere, for ever."""
    return _mixed((_mixed(seed & _MASK) + index * _GOLDEN) & _MASK)


def pick(seed: int, index: int, weights: Sequence[int]) -> int:
    """Which of the weighted outcomes chance plays as its ``index``-th move of the game."""
    # 64 bits against weights that sum to some dozens: no bias one could ever measure
    ticket = random_number(seed, index) % sum(weights)
    for outcome, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return outcome
    raise AssertionError("weights are positive")


def let_chance_play(rules: Rules[Any, Any], position: Any, seed: int) -> None:
    """Let chance play in thought, by a seed, until a seat is to move or the game is over."""
    index = 0
    while rules.to_move(position) == CHANCE:
        outcome = pick(seed, index, rules.weights(position))
        rules.advance(position, rules.moves(position)[outcome])
        index += 1
