"""Who plays whom on which deal: a plan, and the games that follow from it.

A deal is all that chance does: the seed of a record. Every table of the plan plays the same
deals, and on each deal the bots of a table change seats until each has sat everywhere, so that
nobody owes a result to a good seat.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, permutations
from typing import Any

import msgspec

from carrara_desktop.bots.players import UnknownBotError, bot_chooser
from carrara_desktop.engine.headless import MOVE_LIMIT
from carrara_desktop.engine.rules import Rules
from carrara_desktop.games.registry import UnknownGameError, game_info

Table = tuple[str, ...]
"""The bots at one table, in the order in which they sit round it."""
Pair = tuple[str, str]
"""A bot, and the one that takes all other seats."""


class PlanError(ValueError):
    """A plan that can't be played; the message says what is wrong with it."""


class Job(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game, all that its result depends on. ``bots`` are by seat; ``deal`` is the seed."""

    game: str
    rules_version: int
    variant: str
    deal: int
    bots: Table
    limit: int = MOVE_LIMIT

    @property
    def key(self) -> str:
        """16 hex digits that stand for this game on every machine."""
        return hashlib.sha256(msgspec.json.encode(self)).hexdigest()[:16]


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """A tournament.

    Either all ``bots`` meet (``cross_tables``), or for each of ``pairs`` one bot plays
    against a table full of another. ``deals`` deals are played, from ``first_deal`` on, in
    every variant and with every number of seats.
    """

    game: str = "carrara"
    variants: tuple[str, ...]
    seats: tuple[int, ...]
    bots: tuple[str, ...] = ()
    pairs: tuple[Pair, ...] = ()
    first_deal: int = 0
    deals: int
    limit: int = MOVE_LIMIT

    def tables(self, seats: int) -> list[Table]:
        """The tables for a number of seats."""
        return [*cross_tables(self.bots, seats), *pair_tables(self.pairs, seats)]

    def names(self) -> list[str]:
        """All bots, each once."""
        return list(dict.fromkeys((*self.bots, *(bot for pair in self.pairs for bot in pair))))

    def load(self) -> Rules[Any, Any]:
        """The rules of the game. Raises PlanError if any part of the plan can't be played."""
        try:
            info = game_info(self.game)
            rules = info.load()
            for bot in self.names():
                bot_chooser(bot, rules, game=self.game, external=True)
        except (UnknownGameError, UnknownBotError) as error:
            raise PlanError(str(error)) from error
        _check_each("variant", self.variants, info.variants)
        _check_each("number of seats", self.seats, info.seats)
        if len(set(self.bots)) != len(self.bots):
            raise PlanError(f"a bot is named twice in {', '.join(self.bots)}")
        if len(self.bots) == 1:
            raise PlanError(f"{self.bots[0]} has nobody to play against")
        for one, other in self.pairs:
            if one == other:
                raise PlanError(f"{one} can't be measured against itself")
        return rules

    def jobs(self) -> list[Job]:
        """All games, one deal after the other, so that any beginning is a fair tournament."""
        version = self.load().version
        tables = {seats: self.tables(seats) for seats in self.seats}
        return [
            Job(self.game, version, variant, deal, seating, self.limit)
            for deal in range(self.first_deal, self.first_deal + self.deals)
            for variant in self.variants
            for seats in self.seats
            for table in tables[seats]
            for seating in seatings(table, deal)
        ]


def _check_each(what: str, given: Sequence[Any], known: Iterable[Any]) -> None:
    if len(set(given)) != len(given):
        raise PlanError(f"a {what} is named twice: {', '.join(map(str, given))}")
    for one in given:
        if one not in known:
            raise PlanError(f"unknown {what} {one!r}; known are: {', '.join(map(str, known))}")


def cross_tables(bots: Sequence[str], seats: int) -> list[Table]:
    """All tables of different bots; with fewer bots than seats, all that have each of them.

    Two bots at three seats meet as A A B and as A B B.
    """
    if len(bots) >= seats:
        return list(combinations(bots, seats))
    return [
        table
        for table in combinations_with_replacement(bots, seats)
        if bots and len(set(table)) == len(bots)
    ]


def pair_tables(pairs: Sequence[Pair], seats: int) -> list[Table]:
    """One bot against a table full of another; with two seats, A against B is B against A."""
    tables: dict[Table, Table] = {}
    for one, other in pairs:
        table = (one, *[other] * (seats - 1))
        tables.setdefault(tuple(sorted(table)), table)
    return list(tables.values())


def all_pairs(bots: Sequence[str]) -> tuple[Pair, ...]:
    """Each bot against each other one."""
    return tuple(permutations(bots, 2))


def seatings(table: Table, deal: int) -> Iterator[Table]:
    """How a table sits down to the games of one deal: every bot in every seat, equally often.

    Who sits behind whom changes with the deal, since a weak neighbour is worth something too.
    """
    orders = _orders(table)
    order = orders[deal % len(orders)]
    rotations = (order[shift:] + order[:shift] for shift in range(len(order)))
    yield from dict.fromkeys(rotations)


@cache
def _orders(table: Table) -> list[Table]:
    """The different ways to sit round a table, where only neighbours count."""
    found: dict[Table, None] = {}
    for rest in permutations(table[1:]):
        order = (table[0], *rest)
        turned = (order[shift:] + order[:shift] for shift in range(len(order)))
        if not any(other in found for other in turned):
            found[order] = None
    return list(found)
