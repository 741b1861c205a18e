"""How bots think of this game: the door from the general search to the game's own judgement.

See ``bots.mind`` for what each part is for.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from math import exp
from pathlib import Path
from typing import Any, Final

from carrara_desktop.games.carrara import evaluation, policy, scoring, variants
from carrara_desktop.games.carrara.components import FLORINS_PER_VP, PASS_FLORINS
from carrara_desktop.games.carrara.evaluation import FEATURES, UNIT
from carrara_desktop.games.carrara.position import OVER, CarraraPosition

WEIGHTS: Final = Path(__file__).with_name("weights")
"""The folder of the learnt weights: one file a variant and number of seats."""
ROLL_LIMIT: Final = 2000
"""Moves after which a line of play is broken off."""


def _going_on(ranked: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """The moves without rest, unless it seems the best even so; see ``policy.REST``."""
    return ranked[:1] + [pair for pair in ranked[1:] if not policy.is_rest(pair[1])]


class CarraraMind:
    """Judgement by one set of weights."""

    features = FEATURES
    unit = UNIT

    def __init__(self, weights: evaluation.Weights) -> None:
        self.weights = weights

    def seats(self, position: CarraraPosition) -> int:
        """The number of seats at the table."""
        return position.n

    def ranked(self, position: CarraraPosition) -> list[tuple[int, int]]:
        """(margin, move) of the moves worth looking at, the best first."""
        return _going_on(policy.ranked(position, self.weights))

    def choose(self, position: CarraraPosition) -> int:
        """The best move as the greedy player sees it."""
        return policy.choose(position, self.weights)

    def roll(
        self, position: CarraraPosition, world: int, turns: int, tick: Callable[[], None]
    ) -> list[int]:
        """Play on greedily in a world for so many turns of every seat; what each may then expect.

        Changes the position. ``tick`` is called at every turn. In points times ``unit``.
        """
        chance = policy.World(world)
        for _ in range(turns * position.n):
            tick()
            policy.play_on(position, self.weights, chance, position.turn, ROLL_LIMIT)
        return evaluation.seat_values(position, self.weights)

    def finish_turn(self, position: CarraraPosition, turn: int, world: int) -> None:
        """Play on greedily in a world until another turn than ``turn`` begins.

        Changes the position.
        """
        policy.play_on(position, self.weights, policy.World(world), turn, ROLL_LIMIT)

    def values(self, position: CarraraPosition) -> list[int]:
        """What each seat may expect to end with, in points times ``unit``."""
        return evaluation.seat_values(position, self.weights)

    def margin(self, values: list[int], seat: int) -> int:
        """How far a seat is ahead, the way the greedy player weighs the others."""
        return evaluation.margin(values, seat, self.weights.rivalry)

    def last_turns(self, position: CarraraPosition) -> bool:
        """Whether the end is so near that every move can be played out to it."""
        return position.ender >= 0

    def observe(self, position: CarraraPosition) -> tuple[float, list[list[int]]]:
        """For learning: the time left, from 0 to 1, and the features of each seat."""
        time = evaluation.time_left(position)
        majority = evaluation.majorities(position) if position.table.variant else [0] * position.n
        return time / evaluation.TIME, [
            evaluation.features(position, seat, time, majority[seat]) for seat in range(position.n)
        ]

    def parts(self, position: CarraraPosition) -> list[dict[str, int]]:
        """What the values of each seat consist of: ``PARTS``."""
        if position.phase == OVER:
            return [{"points": value} for value in self.values(position)]
        row = self.weights.rows[evaluation.time_left(position)]
        result: list[dict[str, int]] = []
        for found in self.observe(position)[1]:
            by_part: dict[str, int] = {}
            for name, one, weight in zip(FEATURES, found, row, strict=True):
                part = part_of(name)
                if one and part:
                    by_part[part] = by_part.get(part, 0) + one * weight
            result.append(by_part)
        return result

    def chances(self, position: CarraraPosition, values: list[int]) -> list[float]:
        """Each seat's chance to win, by the values it may expect; they add up to 1.

        Exact once the game is over: winners share it.
        """
        if position.phase == OVER:
            winners = scoring.winners(position)
            return [(seat in winners) / len(winners) for seat in range(position.n)]
        time = evaluation.time_left(position) / evaluation.TIME
        doubt = UNIT * (DOUBT_AT_END * (1 - time) + DOUBT_AT_START * time)
        best = max(values)
        likely = [exp((value - best) / doubt) for value in values]
        return [one / sum(likely) for one in likely]


DOUBT_AT_END: Final = 4.0
"""Points by which a seat must be behind to be about a third as likely to win; grows with the
time that is left."""
DOUBT_AT_START: Final = 11.0

_PART_OF: Final = {
    "points": "points",
    "blocks_beyond_seven": "blocks",
    "blocks_many": "blocks",
    "last_blocks": "blocks",
    "last_florins": "florins",
    "florins_few": "florins",
    "florins_some": "florins",
    "florins_many": "florins",
    "florins_end": "florins",
    "markers_standing": "markers",
    "markers_open": "markers",
    "fewest_markers": "markers",
    "end_near_markers": "markers",
    "bonus_points": "bonuses",
    "bonus_florins": "bonuses",
    "bonus_statue": "bonuses",
    "bonus_decoration": "bonuses",
    "cities_begun": "cities",
    "buildings": "buildings",
    "values": "buildings",
    "types": "buildings",
    "rewards_raised": "rewards",
    "decorations": "decorations",
    "decorated": "decorations",
    "statues": "statues",
    "statue_majorities": "statues",
    "stored": "stored",
}


def part_of(feature: str) -> str:
    """The part of the judgement that a feature belongs to, "" if it tells nobody anything."""
    if feature.startswith(("block_", "heap_")):
        return f"blocks_{feature[-1]}"
    if feature.startswith("space"):
        return "spaces"
    return _PART_OF.get(feature, "")


PARTS: Final = tuple(dict.fromkeys(part for name in FEATURES if (part := part_of(name))))
"""The parts of the judgement, for reasons: each has words in the window."""


def mind_of(at_end: Sequence[float], at_start: Sequence[float], rivalry: int) -> CarraraMind:
    """The mind of weights in points: those at the end of a game, and those at its start."""
    return CarraraMind(evaluation.Weights(_in_units(at_end), _in_units(at_start), rivalry))


def _in_units(weights: Sequence[float]) -> list[int]:
    """Weights as the evaluation counts them.

    A block of a seat without markers counts no more than the point it is built for, and a tile of
    the supply less than what building is better than resting by: otherwise such a seat would keep
    its blocks, and where all do, no game ends.
    """
    units = [round(weight * UNIT) for weight in weights]
    point = units[FEATURES.index("points")] * evaluation.PAY
    block = units[evaluation.LAST_BLOCKS_AT] = min(units[evaluation.LAST_BLOCKS_AT], point)
    florin = units[evaluation.LAST_FLORINS_AT] + (
        units[evaluation.FLORINS_AT + 3] * evaluation.PAY // FLORINS_PER_VP
    )
    resting = PASS_FLORINS * florin - policy.REST
    supply = FEATURES.index("last_supply")
    units[supply] = min(units[supply], point - block - resting - _SURELY)
    return units


_SURELY: Final = UNIT // 64
"""So much better building must be than resting, since weights between two ends are rounded."""


def weights_file(variant: str, seats: int) -> Path:
    """Where the weights of a variant and number of seats lie."""
    return WEIGHTS / f"{variant}-{seats}.json"


def read_weights(data: dict[str, Any]) -> tuple[list[float], list[float], int]:
    """Weights by name as ``mind_of`` takes them; a name that is missing weighs nothing."""
    by_name = data["weights"]
    pairs = [by_name.get(name, (0.0, 0.0)) for name in FEATURES]
    return [end for end, _ in pairs], [start for _, start in pairs], data["rivalry"]


class CarraraWeights:
    """The weights' files, for learning; see ``bots.mind.Learnt``."""

    def file(self, variant: str, seats: int) -> Path:
        """The file of a variant and number of seats."""
        return weights_file(variant, seats)

    def start(self) -> Path:
        """The file of the weights that were set by hand."""
        return WEIGHTS / "hand.json"

    def mind(self, weights: dict[str, Any]) -> CarraraMind:
        """A mind with these weights. Raises ValueError if one is of no feature."""
        unknown = sorted(set(weights["weights"]) - set(FEATURES))
        if unknown:
            raise ValueError(f"weights of no feature: {', '.join(unknown)}")
        return mind_of(*read_weights(weights))


STYLES: Final[dict[str, dict[str, dict[str, float]]]] = {
    # likes florins in the purse
    "thrift": {
        "basic": {"florins_few": 0.28, "florins_some": 0.43, "florins_many": 0.43},
        "advanced": {"florins_few": 0.34, "florins_some": 0.66, "florins_many": 0.66},
    },
    # likes many buildings, and puts off points for what has been built
    "builder": {
        "basic": {"buildings": 0.3, "values": 0.3, "points": -0.001},
        "advanced": {"buildings": 1.0, "values": 0.5, "points": -0.001},
    },
    # likes buildings however small, so that the tiles run out, and points as soon as may be
    "racer": {
        "basic": {"buildings": 0.8, "points": 0.0006},
        "advanced": {"buildings": 1.3, "points": 0.0013},
    },
}
"""What a style adds to the weights of a variant, in points for one of each."""
LEANING_OF_MORE: Final = {"thrift": 0.5}
"""The part of that which a style adds with more than two seats, where it is not all of it: at a
larger table a full purse costs more."""
_minds: dict[tuple[str, int, str], CarraraMind] = {}


def mind_for(variant: str, seats: int, style: str = "") -> CarraraMind:
    """The mind with the weights that are shipped for a variant and number of seats.

    Raises KeyError if there is no such style.
    """
    key = (variant, seats, style)
    if key not in _minds:
        data = json.loads(weights_file(variant, seats).read_text(encoding="utf-8"))
        at_end, at_start, rivalry = read_weights(data)
        if style:
            part = LEANING_OF_MORE.get(style, 1.0) if seats > 2 else 1.0
            for name, more in STYLES[style][variant].items():
                at_end[FEATURES.index(name)] += part * more
                at_start[FEATURES.index(name)] += part * more
        _minds[key] = mind_of(at_end, at_start, rivalry)
    return _minds[key]


def mind_at(position: CarraraPosition, style: str = "") -> CarraraMind:
    """The mind for the game that a position is of."""
    return mind_for(variants.variant_of(position).id, position.n, style)
