"""Ratings: a number for each bot that tells how often it wins against the others.

The model is Bradley and Terry's, extended to any number of seats by Luce's choice: each seat
has a strength, and the chance to win is its part of the strengths at the table. Only who won
counts; a shared win is split. Ratings are on Elo's scale: 400 points more are ten times the
strength.

Each set of bots that met gets one game more, shared by all seats, so that a bot that has won
everything has a finite rating, and an interval that says how little is known of it.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from carrara_desktop.bots.tournament.estimates import Estimate

ANCHOR: Final = 1000.0
"""The rating of the bot that all others are compared with."""
ELO: Final = 400 / log(10)
"""Points for a natural unit of log-strength."""
_STEPS: Final = 100
_PRECISE: Final = 1e-10


class Outcome(NamedTuple):
    """A finished game: who sat there, how one win was split, by seat, and on which deal."""

    cluster: Hashable
    bots: tuple[str, ...]
    shares: tuple[float, ...]


Matrix = list[list[float]]
_Table = tuple[tuple[int, int], ...]
"""Which bots (by number) have how many seats."""


def ratings(outcomes: Iterable[Outcome], anchor: str) -> dict[str, Estimate]:
    """The ratings by bot, the anchor's being ``ANCHOR``.

    Bots that have met the anchor neither themselves nor through others are left out: nothing
    is known of how they compare. The intervals (95 %) are those of a sandwich estimate with
    deals as clusters; a bot's is that of its difference to the anchor.
    """
    games = list(outcomes)
    linked = _linked(games, anchor)
    names = sorted(linked - {anchor})
    if not names:
        return {anchor: Estimate(ANCHOR, ANCHOR, ANCHOR)} if anchor in linked else {}
    number = {anchor: 0, **{name: index for index, name in enumerate(names, 1)}}
    model = _Model([game for game in games if game.bots[0] in linked], number)
    strengths = model.fit()
    variances, clusters = model.variances(strengths)
    found = {
        name: Estimate.around(
            ANCHOR + ELO * strengths[number[name]], ELO * sqrt(variances[number[name]]), clusters
        )
        for name in names
    }
    found[anchor] = Estimate(ANCHOR, ANCHOR, ANCHOR)
    return found


def _linked(games: Sequence[Outcome], anchor: str) -> set[str]:
    """The bots that the anchor has met, those that they have met, and so on."""
    tables = {frozenset(game.bots) for game in games}
    found: set[str] = set()
    more = {anchor} if any(anchor in table for table in tables) else set()
    while more - found:
        found |= more
        more = {bot for table in tables if table & found for bot in table}
    return found


class _Model:
    """The likelihood of the games: strengths are logarithms, that of bot 0 is 0."""

    def __init__(self, games: Sequence[Outcome], number: Mapping[str, int]) -> None:
        self.size = len(number)
        # games at alike tables differ in who won only: add them up, by cluster and in all
        self.counts: defaultdict[_Table, int] = defaultdict(int)
        self.won: defaultdict[_Table, list[float]] = defaultdict(lambda: [0.0] * self.size)
        self.clusters: defaultdict[Hashable, dict[_Table, tuple[int, list[float]]]]
        self.clusters = defaultdict(dict)
        for game in games:
            seats: defaultdict[int, int] = defaultdict(int)
            shares = [0.0] * self.size
            for bot, part in zip(game.bots, game.shares, strict=True):
                seats[number[bot]] += 1
                shares[number[bot]] += part
            if len(seats) < 2:
                continue  # a bot among its like tells nothing
            table = tuple(sorted(seats.items()))
            self.counts[table] += 1
            self.won[table] = _sum(self.won[table], shares)
            count, before = self.clusters[game.cluster].get(table, (0, [0.0] * self.size))
            self.clusters[game.cluster][table] = (count + 1, _sum(before, shares))

    def chances(self, table: _Table, strengths: Sequence[float]) -> list[float]:
        """The chance of each bot to win at a table."""
        highest = max(strengths[bot] for bot, _ in table)
        weights = [0.0] * self.size
        for bot, seats in table:
            weights[bot] = seats * exp(strengths[bot] - highest)
        total = sum(weights)
        return [weight / total for weight in weights]

    def log_likelihood(self, strengths: Sequence[float]) -> float:
        """Of all games and the shared one at each table."""
        total = 0.0
        for table, won in self.won.items():
            seats = sum(number for _, number in table)
            chances = self.chances(table, strengths)
            total += sum((won[bot] + number / seats) * log(chances[bot]) for bot, number in table)
        return total

    def slope_and_curve(self, strengths: Sequence[float]) -> tuple[list[float], Matrix]:
        """The gradient of the log-likelihood and its negated second derivative."""
        slope = [0.0] * self.size
        curve = [[0.0] * self.size for _ in range(self.size)]
        for table, won in self.won.items():
            games = self.counts[table] + 1
            seats = sum(number for _, number in table)
            chances = self.chances(table, strengths)
            for bot, number in table:
                slope[bot] += won[bot] + number / seats - games * chances[bot]
                curve[bot][bot] += games * chances[bot]
                for other, _ in table:
                    curve[bot][other] -= games * chances[bot] * chances[other]
        return slope, curve

    def fit(self) -> list[float]:
        """The strengths that make the games most likely: Newton's steps, halved if too long."""
        strengths = [0.0] * self.size
        likelihood = self.log_likelihood(strengths)
        for _ in range(_STEPS):
            slope, curve = self.slope_and_curve(strengths)
            step = [0.0, *_solve(_free(curve), [[part] for part in slope[1:]])[0]]
            scale = 1.0
            while True:
                moved = [old + scale * by for old, by in zip(strengths, step, strict=True)]
                reached = self.log_likelihood(moved)
                if reached >= likelihood or scale < _PRECISE:
                    break
                scale /= 2
            strengths, likelihood = moved, reached
            if max(map(abs, step)) < _PRECISE:
                break
        return strengths

    def variances(self, strengths: Sequence[float]) -> tuple[list[float], int]:
        """The variance of each strength, and from how many clusters it comes.

        The sandwich: the inverse curve on both sides of the scatter of the slopes that
        clusters have each by itself. The shared games are clusters of their own.
        """
        free = self.size - 1
        chances = {table: self.chances(table, strengths) for table in self.counts}
        scatter = [[0.0] * free for _ in range(free)]
        clusters = len(self.clusters)
        correction = clusters / (clusters - 1) if clusters > 1 else 1.0
        for parts in self.clusters.values():
            slope = [0.0] * self.size
            for table, (games, won) in parts.items():
                for bot, _ in table:
                    slope[bot] += won[bot] - games * chances[table][bot]
            _add_square(scatter, slope[1:], correction)
        for table in self.counts:
            seats = sum(number for _, number in table)
            slope = [0.0] * self.size
            for bot, number in table:
                slope[bot] = number / seats - chances[table][bot]
            _add_square(scatter, slope[1:], 1.0)
        _, curve = self.slope_and_curve(strengths)
        unit = [[float(row == column) for column in range(free)] for row in range(free)]
        inverse = _solve(_free(curve), unit)
        spread = [
            sum(
                inverse[bot][i] * scatter[i][j] * inverse[bot][j]
                for i in range(free)
                for j in range(free)
            )
            for bot in range(free)
        ]
        return [0.0, *spread], clusters


def _sum(one: Sequence[float], other: Sequence[float]) -> list[float]:
    return [a + b for a, b in zip(one, other, strict=True)]


def _add_square(matrix: Matrix, vector: Sequence[float], weight: float) -> None:
    for row, one in zip(matrix, vector, strict=True):
        for column, other in enumerate(vector):
            row[column] += weight * one * other


def _free(matrix: Matrix) -> Matrix:
    """Without the row and the column of the anchor."""
    return [row[1:] for row in matrix[1:]]


def _solve(matrix: Matrix, right: Matrix) -> Matrix:
    """The columns x with matrix · x = right, as rows; the matrix is positive definite."""
    size = len(matrix)
    rows = [[*row, *values] for row, values in zip(matrix, right, strict=True)]
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda row: abs(rows[row][pivot]))
        rows[pivot], rows[best] = rows[best], rows[pivot]
        divisor = rows[pivot][pivot]
        rows[pivot] = [value / divisor for value in rows[pivot]]
        for row in range(size):
            factor = rows[row][pivot]
            if row != pivot and factor:
                rows[row] = [a - factor * b for a, b in zip(rows[row], rows[pivot], strict=True)]
    return [list(column) for column in zip(*(row[size:] for row in rows), strict=True)]
