"""The games of the cabinet. A new game is a folder beside this file and one entry here."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

from carrara_desktop.engine.chance import random_number

if TYPE_CHECKING:
    from carrara_desktop.engine.charts import Charting
    from carrara_desktop.engine.facts import GameFacts
    from carrara_desktop.engine.rules import Rules
    from carrara_desktop.engine.timeline import Timeline

PRINTED: Final = "printed"
SHUFFLED: Final = "shuffled"
_SHUFFLES: Final = 1 << 32
"""Where the numbers for shuffling begin: no game has so many moves of chance."""


@dataclass(frozen=True, slots=True)
class GameOption:
    """A table rule that can be agreed on for a new game; the first value is the default.

    It holds in all ``variants``. A rule whose values are PRINTED and SHUFFLED stands for
    the options in ``orders``, lists of names, here as they are printed.
    """

    id: str
    values: tuple[Any, ...]
    variants: tuple[str, ...]
    orders: Mapping[str, tuple[str, ...]] = field(default_factory=dict)

    @property
    def default(self) -> Any:
        """The value a game has if nothing is said."""
        return self.values[0]

    def write(self, value: Any, seed: int) -> dict[str, Any]:
        """The options of a record for a value; none for the default."""
        if value == self.default:
            return {}
        if not self.orders:
            return {self.id: value}
        return {
            name: shuffled(names, seed, at)
            for at, (name, names) in enumerate(sorted(self.orders.items()))
        }

    def read(self, options: Mapping[str, Any]) -> Any:
        """The value that a record's options have."""
        for name, names in self.orders.items():
            if tuple(options.get(name) or names) != names:
                return SHUFFLED
        value = options.get(self.id, self.default)
        return value if value in self.values else self.default


def shuffled(names: Sequence[str], seed: int, which: int) -> list[str]:
    """The names in an order that follows from the seed; ``which`` tells shuffles apart."""
    order = list(names)
    for last in range(len(order) - 1, 0, -1):
        other = random_number(seed, _SHUFFLES * (which + 1) + last) % (last + 1)
        order[last], order[other] = order[other], order[last]
    return order


@dataclass(frozen=True, slots=True)
class GameInfo:
    """What is known of a game before it is loaded.

    ``load`` imports its rules, ``options`` the table rules that a person may choose, and
    ``rulings`` what it does where one might ask (each has ``id``, ``question``, ``ruling``
    and ``confidence``).
    """

    id: str
    title: str
    designers: str
    publisher: str
    seats: range
    variants: tuple[str, ...]
    bots: tuple[str, ...]
    """All that may be chosen: levels from the weakest on, styles, and simple ones."""
    opponent: str
    """The bot that somebody new is set against."""
    load: Callable[[], Rules[Any, Any]]
    mind: Callable[[], Callable[[Any, str], Any]]
    """Imports what gives the mind (``bots.mind.Mind``) for a position and a style."""
    learnt: Callable[[], Any]
    """Imports the weights of the mind (``bots.mind.Learnt``)."""
    options: Callable[[], tuple[GameOption, ...]]
    rulings: Callable[[], tuple[Any, ...]]
    facts: Callable[[], Callable[[Timeline], GameFacts]]
    """Imports what counts a game for statistics."""
    charts: Callable[[], Charting]
    """Imports what gives the charts of a game."""


def _carrara() -> Rules[Any, Any]:
    rules: Rules[Any, Any] = import_module("carrara_desktop.games.carrara.rules").RULES
    return rules


def _carrara_mind() -> Callable[[Any, str], Any]:
    at: Callable[[Any, str], Any] = import_module("carrara_desktop.games.carrara.mind").mind_at
    return at


def _carrara_learnt() -> Any:
    return import_module("carrara_desktop.games.carrara.mind").CarraraWeights()


def _carrara_options() -> tuple[GameOption, ...]:
    package = "carrara_desktop.games.carrara"
    values = import_module(f"{package}.rules").OPTIONS
    c = import_module(f"{package}.components")
    both, advanced = ("basic", "advanced"), ("advanced",)
    discs = {
        "outer_disc": tuple(c.DECORATIONS[icon] for icon in c.OUTER_DISC),
        "inner_disc": tuple(c.COLOURS[icon] for icon in c.INNER_DISC),
    }
    return (
        GameOption("upgrades", values["upgrades"], both),
        GameOption("third_place", values["third_place"], advanced),
        GameOption("discs", (PRINTED, SHUFFLED), advanced, discs),
        GameOption("open_screens", values["open_screens"], both),
    )


def _carrara_rulings() -> tuple[Any, ...]:
    rulings: tuple[Any, ...] = import_module("carrara_desktop.games.carrara.rulings").RULINGS
    return rulings


def _carrara_facts() -> Callable[[Timeline], GameFacts]:
    count: Callable[[Timeline], GameFacts] = import_module(
        "carrara_desktop.games.carrara.facts"
    ).count
    return count


def _carrara_charts() -> Charting:
    charts: Charting = import_module("carrara_desktop.games.carrara.charts").charts
    return charts


GAMES: dict[str, GameInfo] = {
    "carrara": GameInfo(
        id="carrara",
        title="The Palaces of Carrara",
        designers="Wolfgang Kramer, Michael Kiesling",
        publisher="Game Brewer",
        seats=range(2, 5),
        variants=("basic", "advanced"),
        bots=(
            "novice",
            "casual",
            "regular",
            "strong",
            "expert",
            "thrift",
            "builder",
            "racer",
            "greedy",
            "random",
        ),
        opponent="casual",
        load=_carrara,
        mind=_carrara_mind,
        learnt=_carrara_learnt,
        options=_carrara_options,
        rulings=_carrara_rulings,
        facts=_carrara_facts,
        charts=_carrara_charts,
    )
}


class UnknownGameError(ValueError):
    """No game of that id stands in the cabinet."""


def game_info(game: str) -> GameInfo:
    """The entry of a game.

    Raises:
        UnknownGameError: there is no such game; the message lists those there are.
    """
    try:
        return GAMES[game]
    except KeyError:
        known = ", ".join(GAMES)
        raise UnknownGameError(f"unknown game {game!r}; known are: {known}") from None
