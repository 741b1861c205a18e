"""What the library's finished games say about those who played them.

People are told apart by their names, whatever the case and the blanks in them; bots by what they
are, whatever seat names they had. A game that lies in the library twice counts once.
"""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from types import MappingProxyType
from typing import Final

from carrara_desktop.engine.facts import GameFacts
from carrara_desktop.engine.record import Seat
from carrara_desktop.library.entries import Entry, Summary
from carrara_desktop.library.ratings import Rating, rate


@dataclass(frozen=True, slots=True)
class Player:
    """A person (by a folded name) or a bot (by its id)."""

    key: str
    is_bot: bool = False


@dataclass(slots=True)
class Tally:
    """Games of some kind, and how they went. Shared victories are victories."""

    games: int = 0
    wins: int = 0
    points: int = 0
    seats: int = 0
    """How often the player sat at the table; a bot may sit in several seats of a game."""
    best: int | None = None

    @property
    def average(self) -> float:
        """Points in a game, on average."""
        return self.points / self.seats if self.seats else 0.0

    @property
    def share(self) -> float:
        """Which part of the games were won."""
        return self.wins / self.games if self.games else 0.0


@dataclass(slots=True)
class Versus:
    """Games of two players against each other: who came before whom."""

    games: int = 0
    ahead: int = 0
    level: int = 0
    behind: int = 0


@dataclass(frozen=True, slots=True)
class RatingPoint:
    """A player's rating after a game."""

    game: str
    when: datetime
    rating: Rating


@dataclass(slots=True)
class PlayerStatistics:
    """All that is known of a player."""

    player: Player
    name: str
    """As it was written last."""
    total: Tally = field(default_factory=Tally)
    by_kind: dict[tuple[str, str, int], Tally] = field(default_factory=dict)
    """By game, variant and number of seats."""
    against: dict[Player, Versus] = field(default_factory=dict)
    history: list[RatingPoint] = field(default_factory=list)
    counts: Counter[str] = field(default_factory=Counter)
    """What the games' facts say that the player did, see ``engine.facts``."""
    counted: int = 0
    """The games whose facts are among them."""
    streak: int = 0
    """Victories in a row up to now."""
    longest_streak: int = 0

    @property
    def rating(self) -> Rating:
        """How strong the player is now."""
        return self.history[-1].rating if self.history else Rating()

    def favourites(self, group: str) -> list[tuple[str, int]]:
        """The members of a group of facts, the most frequent first."""
        start = f"{group}."
        found = [
            (name.removeprefix(start), n)
            for name, n in self.counts.items()
            if n and name.startswith(start)
        ]
        return sorted(found, key=lambda pair: (-pair[1], pair[0]))


@dataclass(frozen=True, slots=True)
class HouseRecord:
    """A record of the house: a figure, who holds it, and in which game it was made.

    ``kind`` is one of ``HOUSE_RECORDS`` or the name of a figure among the facts.
    """

    kind: str
    value: int
    game: str
    when: datetime
    players: tuple[str, ...]
    """Names, as they were written in that game."""


HOUSE_RECORDS: Final = (
    "highest score",
    "lowest score",
    "lowest winning score",
    "widest margin",
    "narrowest margin",
    "longest game",
    "shortest game",
    "longest streak",
)


@dataclass(frozen=True, slots=True)
class Wanted:
    """Which games count; an empty choice means any."""

    game: str = ""
    variant: str = ""
    seats: int = 0
    people_only: bool = False
    """Only games in which no bot sat."""


@dataclass(frozen=True, slots=True)
class Statistics:
    """The whole account of a library."""

    players: tuple[PlayerStatistics, ...]
    """The strongest first."""
    records: tuple[HouseRecord, ...]
    games: int
    """Games that were counted."""
    left_out: int
    """Finished games that would have been, but were left out by hand."""


@dataclass(frozen=True, slots=True)
class _Game:
    entry: Entry
    summary: Summary
    scores: Sequence[int]
    winners: Collection[int]
    players: tuple[Player, ...]
    facts: GameFacts | None


def player_of(seat: Seat) -> Player:
    """Who sits in a seat, for statistics."""
    if seat.bot is not None:
        return Player(seat.bot, is_bot=True)
    return Player(" ".join(unicodedata.normalize("NFC", seat.name).casefold().split()))


def compute(
    entries: Iterable[Entry],
    facts: Mapping[str, GameFacts],
    wanted: Wanted = Wanted(),
    left_out: Collection[str] = (),
    first_variants: Mapping[str, str] = MappingProxyType({}),
) -> Statistics:
    """Count the finished games of a library, oldest first, whatever the order they come in.

    ``facts`` are by the game's id; games without any count for all else. ``left_out`` are ids.
    ``first_variants`` has for each game the variant of a record that names none.
    """
    entries = [_with_variant(entry, first_variants) for entry in entries]
    games, skipped = _games(entries, facts, wanted, left_out)
    players: dict[Player, PlayerStatistics] = {}
    records = _Records()
    for game in games:
        for seat, player in zip(game.summary.seats, game.players, strict=True):
            known = players.setdefault(player, PlayerStatistics(player, seat.name))
            known.name = seat.name
        _count(game, players)
        _rate(game, players)
        records.look(game)
        records.look_at_streaks(game, players)
    ranked = sorted(players.values(), key=lambda one: (-one.rating.mean, one.player.key))
    return Statistics(tuple(ranked), records.found(), len(games), skipped)


def _with_variant(entry: Entry, first: Mapping[str, str]) -> Entry:
    known = entry.summary
    if known is None or known.variant or known.game not in first:
        return entry
    return replace(entry, summary=replace(known, variant=first[known.game]))


def _games(
    entries: Iterable[Entry],
    facts: Mapping[str, GameFacts],
    wanted: Wanted,
    left_out: Collection[str],
) -> tuple[list[_Game], int]:
    found: list[_Game] = []
    seen: set[tuple[object, ...]] = set()
    skipped = 0
    for entry in sorted(entries, key=lambda one: (one.modified, one.id)):
        known = entry.summary
        if known is None or known.result is None or not _is_wanted(known, wanted):
            continue
        scores, winners = known.result.scores, known.result.winners
        if len(scores) != len(known.seats) or any(not 0 <= w < len(scores) for w in winners):
            continue  # a file that somebody wrote by hand
        if entry.id in left_out:
            skipped += 1
            continue
        copy = (known.game, known.started, known.seats, known.moves, tuple(scores))
        if known.started and copy in seen:
            continue
        seen.add(copy)
        players = tuple(player_of(seat) for seat in known.seats)
        counted = facts.get(entry.id)
        if counted is not None and len(counted.seats) != len(players):
            counted = None
        found.append(_Game(entry, known, scores, frozenset(winners), players, counted))
    return found, skipped


def _is_wanted(known: Summary, wanted: Wanted) -> bool:
    return (
        (not wanted.game or known.game == wanted.game)
        and (not wanted.variant or known.variant == wanted.variant)
        and (not wanted.seats or len(known.seats) == wanted.seats)
        and not (wanted.people_only and any(seat.bot is not None for seat in known.seats))
    )


def _count(game: _Game, players: Mapping[Player, PlayerStatistics]) -> None:
    kind = (game.summary.game, game.summary.variant, len(game.players))
    ranks = _ranks(game)
    for player in dict.fromkeys(game.players):
        mine = players[player]
        seats = [seat for seat, who in enumerate(game.players) if who == player]
        won = any(seat in game.winners for seat in seats)
        for tally in (mine.total, mine.by_kind.setdefault(kind, Tally())):
            tally.games += 1
            tally.wins += won
            tally.seats += len(seats)
            tally.points += sum(game.scores[seat] for seat in seats)
            best = max(game.scores[seat] for seat in seats)
            tally.best = best if tally.best is None else max(tally.best, best)
        mine.streak = mine.streak + 1 if won else 0
        mine.longest_streak = max(mine.longest_streak, mine.streak)
        if game.facts is not None:
            mine.counted += 1
            for seat in seats:
                mine.counts.update(game.facts.seats[seat])
        rank = min(ranks[seat] for seat in seats)
        for other in dict.fromkeys(game.players):
            if other != player:
                theirs = min(ranks[s] for s, who in enumerate(game.players) if who == other)
                versus = mine.against.setdefault(other, Versus())
                versus.games += 1
                versus.ahead += rank < theirs
                versus.level += rank == theirs
                versus.behind += rank > theirs


def _ranks(game: _Game) -> list[int]:
    """The places: winners first, whatever broke the tie, the others by their points."""
    keys = [(seat not in game.winners, -score) for seat, score in enumerate(game.scores)]
    order = sorted(set(keys))
    return [order.index(key) for key in keys]


def _rate(game: _Game, players: Mapping[Player, PlayerStatistics]) -> None:
    """One step of everybody's rating; who sits in several seats gets the mean of their steps."""
    distinct = dict.fromkeys(game.players)
    if len(distinct) < 2:
        return  # a bot among its own: that says nothing
    before = [players[player].rating for player in game.players]
    after = rate(before, _ranks(game))
    for player in distinct:
        mine = [rating for rating, who in zip(after, game.players, strict=True) if who == player]
        rating = Rating(
            sum(one.mean for one in mine) / len(mine),
            sum(one.deviation for one in mine) / len(mine),
        )
        point = RatingPoint(game.entry.id, game.entry.modified, rating)
        players[player].history.append(point)


class _Records:
    """The records of the house as the games go by; the first to reach a figure holds it."""

    def __init__(self) -> None:
        self._best: dict[str, HouseRecord] = {}

    def found(self) -> tuple[HouseRecord, ...]:
        """The general records in their order, then those of the facts by name."""
        names = [*HOUSE_RECORDS, *sorted(self._best.keys() - set(HOUSE_RECORDS))]
        return tuple(self._best[name] for name in names if name in self._best)

    def look(self, game: _Game) -> None:
        """See whether a game broke a record."""
        scores, seats = game.scores, range(len(game.scores))
        winners = sorted(game.winners)
        for seat in seats:
            self._most("highest score", scores[seat], game, [seat])
            self._least("lowest score", scores[seat], game, [seat])
        if winners:
            self._least("lowest winning score", scores[winners[0]], game, winners)
        if len(winners) == 1 and len(scores) > 1:
            margin = scores[winners[0]] - max(scores[s] for s in seats if s != winners[0])
            self._most("widest margin", margin, game, winners)
            self._least("narrowest margin", margin, game, winners)
        if game.facts is not None:
            self._most("longest game", game.facts.turns, game, seats)
            self._least("shortest game", game.facts.turns, game, seats)
            for seat in seats:
                for name, value in game.facts.seats[seat].items():
                    if "." not in name and value > 0:
                        self._most(name, value, game, [seat])

    def look_at_streaks(self, game: _Game, players: Mapping[Player, PlayerStatistics]) -> None:
        """See whether a series of victories is the longest there was."""
        for seat in sorted(game.winners):
            streak = players[game.players[seat]].streak
            if streak > 1:
                self._most("longest streak", streak, game, [seat])

    def _most(self, kind: str, value: int, game: _Game, seats: Iterable[int]) -> None:
        held = self._best.get(kind)
        if held is None or value > held.value:
            self._hold(kind, value, game, seats)

    def _least(self, kind: str, value: int, game: _Game, seats: Iterable[int]) -> None:
        held = self._best.get(kind)
        if held is None or value < held.value:
            self._hold(kind, value, game, seats)

    def _hold(self, kind: str, value: int, game: _Game, seats: Iterable[int]) -> None:
        names = tuple(game.summary.seats[seat].name for seat in seats)
        self._best[kind] = HouseRecord(kind, value, game.entry.id, game.entry.modified, names)
