"""Means and shares with intervals, where games on the same deal are not independent.

All intervals are two-sided at 95 %. Games come in clusters (a deal each); it is clusters that
are independent, so the more alike the games of a cluster are, the wider is the interval.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Sequence
from math import sqrt
from statistics import NormalDist

import msgspec

CONFIDENCE = 0.95
_Z = NormalDist().inv_cdf((1 + CONFIDENCE) / 2)

Observation = tuple[Hashable, float]
"""The cluster that a number belongs to, and the number."""


class Estimate(msgspec.Struct, frozen=True):
    """A figure and its interval; ``low`` and ``high`` are None if there is too little to tell."""

    value: float
    low: float | None
    high: float | None

    @classmethod
    def around(cls, value: float, deviation: float, clusters: int) -> Estimate:
        """A figure with a standard error that comes from so many clusters."""
        if clusters < 2:
            return cls(value, None, None)
        width = student_quantile(clusters - 1) * deviation
        return cls(value, value - width, value + width)


def student_quantile(freedom: int) -> float:
    """The two-sided 95 % quantile of Student's t.

    Exact for 1 and 2 degrees of freedom, above that to within 1 % (Abramowitz & Stegun
    26.7.5); the normal distribution's for very many.
    """
    p = 1 - CONFIDENCE
    if freedom == 1:
        return 12.7062047
    if freedom == 2:
        return sqrt(2 / (p * (2 - p)) - 2)
    z = _Z
    return (
        z
        + (z**3 + z) / (4 * freedom)
        + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
        + (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
        + (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / (92160 * freedom**4)
    )


def mean(observations: Iterable[Observation]) -> Estimate | None:
    """The mean of all numbers, or None if there are none."""
    numbers = list(observations)
    if not numbers:
        return None
    value, variance, clusters = _clustered(numbers)
    return Estimate.around(value, sqrt(variance), clusters)


def share(observations: Iterable[Observation]) -> Estimate | None:
    """The mean of numbers from 0 to 1, or None if there are none.

    The interval is Wilson's for as many independent games as would be known as well as these
    (Korn and Graubard's way with clustered samples), so it never leaves 0 to 1 and has a
    width also where everything was won.
    """
    numbers = list(observations)
    if not numbers:
        return None
    value, variance, clusters = _clustered(numbers)
    spread = value * (1 - value)
    if clusters < 2:
        return Estimate(value, None, None)
    if spread < 1e-12:
        # nothing tells how alike the games of a deal are: count each deal but once
        width = _Z**2 / clusters
    elif variance <= spread / len(numbers):
        width = _Z**2 / len(numbers)
    else:
        width = student_quantile(clusters - 1) ** 2 * variance / spread
    centre = (value + width / 2) / (1 + width)
    reach = sqrt(width * (spread + width / 4)) / (1 + width)
    return Estimate(value, max(centre - reach, 0.0), min(centre + reach, 1.0))


def _clustered(numbers: Sequence[Observation]) -> tuple[float, float, int]:
    """The mean, the variance of the mean, and how many clusters there are."""
    value = sum(number for _, number in numbers) / len(numbers)
    sums: defaultdict[Hashable, float] = defaultdict(float)
    for cluster, number in numbers:
        sums[cluster] += number - value
    clusters = len(sums)
    if clusters < 2:
        return value, 0.0, clusters
    # a mean over clusters of unequal size is a ratio: its variance by linearisation
    scatter = sum(total * total for total in sums.values())
    return value, scatter * clusters / (clusters - 1) / len(numbers) ** 2, clusters
