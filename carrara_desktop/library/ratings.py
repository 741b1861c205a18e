"""How strong a player is, and how sure one may be of it.

The method is that of Ruby C. Weng and Chih-Jen Lin, "A Bayesian Approximation Method for
Online Ranking", Journal of Machine Learning Research 12 (2011), Algorithm 4 (Plackett-Luce),
with the usual starting values and a little unrest, so that a rating never stands still. Games of
any number of seats count, and so do shared places.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, sqrt
from typing import Final

MEAN: Final = 25.0
DEVIATION: Final = MEAN / 3
_PERFORMANCE: Final = DEVIATION / 2
"""How much one game says about strength: the larger, the less (beta in the paper)."""
_UNREST: Final = MEAN / 300
"""What a player's strength may change from one game to the next."""
_LEAST: Final = 1e-4
"""What one game leaves of a variance at the least (kappa in the paper)."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A belief about a player's strength: a normal distribution."""

    mean: float = MEAN
    deviation: float = DEVIATION

    @property
    def margin(self) -> float:
        """The strength lies within ``mean`` plus or minus this, 19 times out of 20."""
        return 1.96 * self.deviation


def rate(ratings: Sequence[Rating], ranks: Sequence[int]) -> list[Rating]:
    """The ratings after a game; the lowest rank is best, equal ranks share a place."""
    variances = [rating.deviation**2 + _UNREST**2 for rating in ratings]
    scale = sqrt(sum(variance + _PERFORMANCE**2 for variance in variances))
    strengths = [exp(rating.mean / scale) for rating in ratings]
    seats = range(len(ratings))
    # For each seat: the strengths of all that came no better, and how many share its place.
    fields = [sum(strengths[s] for s in seats if ranks[s] >= ranks[q]) for q in seats]
    shares = [sum(ranks[s] == ranks[q] for s in seats) for q in seats]
    after: list[Rating] = []
    for i in seats:
        step = curve = 0.0
        for q in seats:
            if ranks[q] <= ranks[i]:
                chance = strengths[i] / fields[q]
                step += ((q == i) - chance) / shares[q]
                curve += chance * (1 - chance) / shares[q]
        part = variances[i] / scale
        shrink = sqrt(variances[i]) / scale * part / scale * curve
        after.append(
            Rating(
                ratings[i].mean + part * step,
                sqrt(variances[i] * max(1 - shrink, _LEAST)),
            )
        )
    return after
