"""What the games of a tournament tell: ratings, shares of wins, margins and thinking times."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Sequence

import msgspec

from carrara_desktop.bots.tournament.estimates import Estimate, Observation, mean, share
from carrara_desktop.bots.tournament.games import GameResult, Thinking, Versions, digest
from carrara_desktop.bots.tournament.ratings import Outcome, ratings


class Standing(msgspec.Struct, frozen=True):
    """How a bot did.

    ``games`` are finished games in which it had at least one seat. ``share`` is won a game by
    a seat of this bot, ``margin`` its points over the best of the others. ``rating`` is None
    if nothing links the bot with the anchor.
    """

    bot: str
    games: int
    rating: Estimate | None
    share: Estimate | None
    margin: Estimate | None


class Match(msgspec.Struct, frozen=True):
    """The games of the same bots at one table: how many seats each had, and how it did."""

    seats: dict[str, int]
    games: int
    standings: tuple[Standing, ...]


class Setting(msgspec.Struct, frozen=True):
    """A variant with a number of seats; both None for all settings together."""

    variant: str | None
    seats: int | None
    games: int
    unfinished: int
    standings: tuple[Standing, ...]
    matches: tuple[Match, ...]

    @property
    def title(self) -> str:
        """In words."""
        return f"{self.variant}, {self.seats} seats" if self.variant else "all settings together"


class Deals(msgspec.Struct, frozen=True):
    """The seeds that were played, from ``first`` to ``last``, ``number`` of them."""

    first: int
    last: int
    number: int


class Summary(msgspec.Struct, frozen=True):
    """A whole tournament."""

    anchor: str
    deals: Deals
    games: int
    unfinished: int
    settings: tuple[Setting, ...]
    thinking: dict[str, Thinking]
    engines: dict[str, int]
    versions: tuple[Versions, ...]
    rules_versions: tuple[int, ...]
    digest: str


def summarise(results: Sequence[GameResult], anchor: str) -> Summary:
    """Everything that a tournament tells. There must be at least one result."""
    by_setting: defaultdict[tuple[str, int], list[GameResult]] = defaultdict(list)
    for result in results:
        by_setting[result.job.variant, result.seats].append(result)
    settings = [
        _setting(variant, seats, games, anchor) for (variant, seats), games in by_setting.items()
    ]
    if len(settings) > 1:
        settings.append(_setting(None, None, results, anchor))
    deals = {result.job.deal for result in results}
    return Summary(
        anchor=anchor,
        deals=Deals(min(deals), max(deals), len(deals)),
        games=len(results),
        unfinished=_unfinished(results),
        settings=tuple(settings),
        thinking={
            bot: Thinking.together(
                result.thinking[bot] for result in results if bot in result.thinking
            )
            for bot in _bots(results)
        },
        engines=dict(sorted(Counter(result.engine for result in results).items())),
        versions=tuple(dict.fromkeys(result.versions for result in results)),
        rules_versions=tuple(sorted({result.job.rules_version for result in results})),
        digest=digest(results),
    )


def default_anchor(bots: Iterable[str]) -> str:
    """The bot that stands for 1000 points unless something else is said."""
    names = list(bots)
    return "greedy" if "greedy" in names else names[0]


def _setting(
    variant: str | None, seats: int | None, results: Sequence[GameResult], anchor: str
) -> Setting:
    finished = [result for result in results if result.finished]
    rated = ratings((Outcome(r.cluster, r.job.bots, r.shares) for r in finished), anchor)
    standings = [_standing(bot, finished, rated.get(bot)) for bot in _bots(results)]
    matches = () if variant is None else tuple(_matches(finished))
    return Setting(
        variant=variant,
        seats=seats,
        games=len(results),
        unfinished=_unfinished(results),
        standings=tuple(sorted(standings, key=_best_first)),
        matches=matches,
    )


def _matches(finished: Sequence[GameResult]) -> Iterator[Match]:
    by_table: defaultdict[tuple[str, ...], list[GameResult]] = defaultdict(list)
    for result in finished:
        by_table[tuple(sorted(result.job.bots))].append(result)
    for table, games in by_table.items():
        seats = Counter(table)
        standings = [_standing(bot, games, None) for bot in seats]
        standings.sort(key=_best_first)
        yield Match({each.bot: seats[each.bot] for each in standings}, len(games), tuple(standings))


def _standing(bot: str, finished: Sequence[GameResult], rating: Estimate | None) -> Standing:
    games = [result for result in finished if bot in result.job.bots]
    return Standing(
        bot=bot,
        games=len(games),
        rating=rating,
        share=share(_shares(bot, games)),
        margin=mean(_margins(bot, games)),
    )


def _seats(bot: str, games: Iterable[GameResult]) -> Iterator[tuple[GameResult, int]]:
    """Every seat that the bot had in these games."""
    for result in games:
        for seat, name in enumerate(result.job.bots):
            if name == bot:
                yield result, seat


def _shares(bot: str, games: Iterable[GameResult]) -> Iterator[Observation]:
    for result, seat in _seats(bot, games):
        yield result.cluster, result.shares[seat]


def _margins(bot: str, games: Iterable[GameResult]) -> Iterator[Observation]:
    for result, seat in _seats(bot, games):
        if result.scores is not None:
            rivals = (points for other, points in enumerate(result.scores) if other != seat)
            yield result.cluster, result.scores[seat] - max(rivals)


def _bots(results: Iterable[GameResult]) -> list[str]:
    return sorted({bot for result in results for bot in result.job.bots})


def _unfinished(results: Iterable[GameResult]) -> int:
    return sum(not result.finished for result in results)


def _best_first(standing: Standing) -> tuple[float, float, str]:
    rating = standing.rating.value if standing.rating is not None else float("-inf")
    won = standing.share.value if standing.share is not None else 0.0
    return -rating, -won, standing.bot
