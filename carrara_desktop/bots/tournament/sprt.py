"""A gate: a sequential test of whether a bot wins a given share of its games.

The generalised sequential probability ratio test on whole deals, as chess engines are tested
(there on pairs of games): the likelihood of the shares seen, were their mean p1, over that
were it p0, each with the spread that fits best. Nothing is assumed of how games on one deal
hang together.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from enum import Enum
from math import log
from typing import Final

_A_LITTLE: Final = 1e-3
"""Deals that count as lost, and as won, from the beginning: no mean is impossible."""
_MOST_STEPS: Final = 200
_PRECISE: Final = 1e-12


class Verdict(Enum):
    """What a gate says."""

    PASSED = "passed"
    FAILED = "failed"
    UNDECIDED = "undecided"


class Sprt:
    """The test of a share of at most ``p0`` against one of at least ``p1``.

    A bot of share p0 passes with a chance of about ``alpha``, one of p1 fails with ``beta``.
    """

    def __init__(self, p0: float, p1: float, alpha: float = 0.05, beta: float = 0.05) -> None:
        """Raises ValueError unless 0 < p0 < p1 < 1 and both errors are from 0 to 1/2."""
        if not 0 < p0 < p1 < 1:
            raise ValueError(f"the shares must be 0 < p0 < p1 < 1, not {p0:g} and {p1:g}")
        if not (0 < alpha < 0.5 and 0 < beta < 0.5):
            raise ValueError(f"errors must lie between 0 and 0.5, not at {alpha:g} and {beta:g}")
        self.p0 = p0
        self.p1 = p1
        self.upper = log((1 - beta) / alpha)
        self.lower = log(beta / (1 - alpha))
        self.llr = 0.0
        """The logarithm of the likelihood ratio: at ``upper`` it passes, at ``lower`` it fails."""
        self.verdict = Verdict.UNDECIDED
        self.shares: Counter[float] = Counter()

    def add(self, share: float) -> Verdict:
        """Count a deal: the mean share of its games. A verdict stays once it is spoken."""
        self.shares[round(share, 9)] += 1
        if self.verdict is Verdict.UNDECIDED:
            self.llr = log_likelihood_ratio(self.shares, self.p0, self.p1)
            if self.llr >= self.upper:
                self.verdict = Verdict.PASSED
            elif self.llr <= self.lower:
                self.verdict = Verdict.FAILED
        return self.verdict


def log_likelihood_ratio(shares: Mapping[float, int], p0: float, p1: float) -> float:
    """Of a mean p1 to a mean p0, for numbers of deals by share."""
    weights: dict[float, float] = {0.0: _A_LITTLE, 1.0: _A_LITTLE}
    for share, count in shares.items():
        weights[share] = weights.get(share, 0.0) + count
    at_p0 = _tilt(weights, p0)
    at_p1 = _tilt(weights, p1)
    # the most likely chances with a given mean m are the seen ones over 1 + tilt·(share − m)
    return sum(
        weight * log((1 + at_p0 * (share - p0)) / (1 + at_p1 * (share - p1)))
        for share, weight in weights.items()
    )


def _tilt(weights: Mapping[float, float], mean: float) -> float:
    """The Lagrange multiplier that gives the shares that mean.

    Newton's steps, or half the way where one would leave the bounds: strictly between these
    all chances stay positive.
    """
    low, high = -1 / (1 - mean), 1 / mean
    tilt = 0.0
    for _ in range(_MOST_STEPS):
        excess = fall = 0.0
        for share, weight in weights.items():
            part = (share - mean) / (1 + tilt * (share - mean))
            excess += weight * part
            fall += weight * part * part
        low, high = (tilt, high) if excess > 0 else (low, tilt)
        moved = tilt + excess / fall
        if not low < moved < high:
            moved = (low + high) / 2
        if abs(moved - tilt) < _PRECISE:
            return moved
        tilt = moved
    return tilt
