"""The library's statistics as the rows of tables, in the language of the window."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject

from carrara_desktop.library.statistics import (
    HouseRecord,
    PlayerStatistics,
    RatingPoint,
    Statistics,
    Tally,
)
from carrara_desktop.ui import i18n
from carrara_desktop.ui.models.bot_words import BotWords
from carrara_desktop.ui.models.cells import Cell, Row
from carrara_desktop.ui.models.fact_words import FactWords
from carrara_desktop.ui.models.rule_words import RuleWords, rule_words

MOST_POINTS: Final = 400
"""Steps of a rating that its table shows, the newest first."""


class StatisticsWords(QObject):
    """Builds headers and rows; ``facts`` are the words of the game whose facts are shown."""

    def __init__(self, facts: FactWords, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._facts = facts
        self._bots = BotWords(self)
        self._rules: dict[str, RuleWords] = {}

    def name(self, one: PlayerStatistics) -> str:
        """What a player is called."""
        return self._bots.name(one.player.key) if one.player.is_bot else one.name

    # -- all players -----------------------------------------------------------------------

    def player_headers(self) -> list[str]:
        """The columns of the table of all players."""
        return [
            self.tr("Player"),
            self.tr("Games"),
            self.tr("Wins"),
            self.tr("Wins, %"),
            self.tr("Average points"),
            self.tr("Best points"),
            self.tr("Rating"),
            self.tr("±", "how sure a rating is"),
            self.tr("Streak", "victories in a row"),
            self.tr("Longest", "the longest row of victories"),
        ]

    def players(self, statistics: Statistics) -> list[Row]:
        """All players, the strongest first."""
        rows = []
        for one in statistics.players:
            name = self.name(one)
            shown = self.tr("{name} (bot)").format(name=name) if one.player.is_bot else name
            rating = one.rating
            cells = (
                Cell(shown),
                *self._tally(one.total),
                Cell(i18n.decimal(rating.mean), rating.mean),
                Cell(i18n.decimal(rating.margin), rating.margin),
                _whole(one.streak),
                _whole(one.longest_streak),
            )
            rows.append(Row(cells, one.player))
        return rows

    def _tally(self, tally: Tally) -> tuple[Cell, ...]:
        percent = 100 * tally.share
        return (
            _whole(tally.games),
            _whole(tally.wins),
            Cell(i18n.decimal(percent, 0), percent),
            Cell(i18n.decimal(tally.average), tally.average),
            _whole(tally.best or 0),
        )

    # -- one player ------------------------------------------------------------------------

    def kind_headers(self) -> list[str]:
        """The columns of the table by variant and number of seats."""
        return [
            self.tr("Variant"),
            self.tr("Seats"),
            self.tr("Games"),
            self.tr("Wins"),
            self.tr("Wins, %"),
            self.tr("Average points"),
            self.tr("Best points"),
        ]

    def kinds(self, one: PlayerStatistics) -> list[Row]:
        """A player's games by variant and number of seats."""
        rows = []
        for (game, variant, seats), tally in sorted(one.by_kind.items()):
            if game not in self._rules:
                self._rules[game] = rule_words(game, self)
            words = self._rules[game]
            rows.append(Row((Cell(words.variant(variant)), _whole(seats), *self._tally(tally))))
        return rows

    def versus_headers(self) -> list[str]:
        """The columns of the table head to head."""
        return [
            self.tr("Against"),
            self.tr("Games"),
            self.tr("Ahead"),
            self.tr("Level"),
            self.tr("Behind"),
        ]

    def versus(self, one: PlayerStatistics, statistics: Statistics) -> list[Row]:
        """A player against each other one, those met most often first."""
        names = {other.player: self.name(other) for other in statistics.players}
        met = sorted(one.against.items(), key=lambda pair: (-pair[1].games, names[pair[0]]))
        return [
            Row(
                (
                    Cell(names[other]),
                    _whole(score.games),
                    _whole(score.ahead),
                    _whole(score.level),
                    _whole(score.behind),
                ),
                other,
            )
            for other, score in met
        ]

    def rating_headers(self) -> list[str]:
        """The columns of the table of a rating's steps."""
        return [self.tr("Played"), self.tr("Rating"), self.tr("±", "how sure a rating is")]

    def ratings(self, one: PlayerStatistics) -> list[Row]:
        """How a player's rating came to be, the last game first."""

        def row(point: RatingPoint) -> Row:
            rating = point.rating
            cells = (
                Cell(i18n.moment(point.when), point.when.timestamp(), is_number=False),
                Cell(i18n.decimal(rating.mean), rating.mean),
                Cell(i18n.decimal(rating.margin), rating.margin),
            )
            return Row(cells, point.game)

        return [row(point) for point in reversed(one.history[-MOST_POINTS:])]

    def favourite_headers(self, group: str) -> list[str]:
        """The columns of a table of favourites."""
        title = self._facts.groups()[group]
        return [title, self.tr("All games"), self.tr("In a game", "on average")]

    def favourites(self, one: PlayerStatistics, group: str) -> list[Row]:
        """What a player did most, of a group of facts."""
        rows = []
        for member, count in one.favourites(group):
            average = count / max(1, one.counted)
            rows.append(
                Row((
                    Cell(self._facts.member(group, member)),
                    _whole(count),
                    Cell(i18n.decimal(average), average),
                ))
            )
        return rows

    # -- the house -------------------------------------------------------------------------

    def record_headers(self) -> list[str]:
        """The columns of the table of records."""
        return [self.tr("Record"), self.tr("Figure"), self.tr("Who"), self.tr("Played")]

    def records(self, statistics: Statistics) -> list[Row]:
        """The records of the house."""
        rows = []
        for record in statistics.records:
            title = self._record_title(record)
            if title:
                cells = (
                    Cell(title),
                    _whole(record.value),
                    Cell(", ".join(record.players)),
                    Cell(i18n.moment(record.when), record.when.timestamp(), is_number=False),
                )
                rows.append(Row(cells, record.game))
        return rows

    def _record_title(self, record: HouseRecord) -> str:
        general = {
            "highest score": self.tr("Most points"),
            "lowest score": self.tr("Fewest points"),
            "lowest winning score": self.tr("Fewest points that won"),
            "widest margin": self.tr("Clearest victory, in points"),
            "narrowest margin": self.tr("Narrowest victory, in points"),
            "longest game": self.tr("Longest game, in turns"),
            "shortest game": self.tr("Shortest game, in turns"),
            "longest streak": self.tr("Most victories in a row"),
        }
        return general.get(record.kind) or self._facts.record(record.kind)


def _whole(figure: int) -> Cell:
    return Cell(i18n.number(figure), figure)
