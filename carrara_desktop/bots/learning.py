"""Learning the weights of a game's mind from games it plays against itself.

What a player needs is the *difference* between moves, so that is what is learnt: at decisions of
greedy games some of the likely moves are played in the same worlds, each to the end of its turn,
and then everybody goes on greedily. How much more a seat came to after one move than after
another is explained by how much more it had of each feature at the end of that turn. (Explaining
the points of whole games by positions does not work: there rich seats have more of everything.)

A generation is one such sample, a step towards what explains it, and a gate: a match of the new
weights against the present ones, greedy at first, then with the look-ahead whose leaves they
value. A generation follows from the weights it begins with, the seed and its number alone, so a
stop costs no more than the generation under way.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, as_completed
from dataclasses import dataclass
from math import inf
from random import Random
from typing import TYPE_CHECKING, Any, Final

import msgspec

from carrara_desktop.bots.levels import STRONG, Level
from carrara_desktop.bots.mind import Mind, WeightSet
from carrara_desktop.bots.search import nothing
from carrara_desktop.bots.thinking import think
from carrara_desktop.bots.tournament.estimates import Estimate, Observation, mean, share
from carrara_desktop.bots.tournament.running import Crew
from carrara_desktop.bots.tournament.sprt import Sprt, Verdict
from carrara_desktop.engine.chance import pick, random_number
from carrara_desktop.engine.headless import MOVE_LIMIT
from carrara_desktop.engine.rules import CHANCE, NOBODY, Move
from carrara_desktop.games.registry import game_info

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Array = NDArray[np.float64]

DECIMALS: Final = 4
"""Of weights, which are in points; a mind counts no finer."""
OFTEN: Final = 0.06
"""The part of the decisions of a game that is looked at; and of those made at random, so that
positions are seen that the present weights avoid."""
SURE: Final = 3
"""So many of the moves looked at are the best by the present weights; others are by lot."""
_PARTS: Final = 20
"""Jobs that a sample is split into, whatever the number of workers."""
_GREEDY: Final = Level("greedy")
_SEARCHING: Final = Level("searching", budget=STRONG, seconds=inf)
"""The look-ahead of a level without its clock: the same games on every machine."""


@dataclass(frozen=True, slots=True)
class Course:
    """What is learnt, and how thoroughly."""

    game: str
    variant: str
    seats: int
    seed: int = 0
    decisions: int = 1600
    """Decisions that are looked at in a generation."""
    candidates: int = 6
    worlds: int = 4
    turns: int = 6
    """Turns of every seat that are played on."""
    ridge: float = 0.05
    """How strongly the present weights hold; see ``Sums.solve``."""
    belief: float = 400.0
    """Rows that the present weights are worth, where little is seen of a feature."""
    trial_deals: int = 20
    """Deals of the match that chooses between a whole and a half step."""
    gate_deals: int = 200
    """Deals of the greedy match at most; it ends when it is decided."""
    gain: float = 0.06
    """What the greedy match takes for better: so much above an even share."""
    search_deals: int = 10
    """Deals of the match with look-ahead; 0 for none."""


class Meeting(msgspec.Struct, frozen=True):
    """How one seat with new weights did, each deal played once in every seat."""

    deals: int
    share: Estimate | None
    margin: Estimate | None


class Gate(msgspec.Struct, frozen=True):
    """A line of the log of gates: what a generation was, and whether it was taken.

    Shares and margins are those of one seat with the new weights among seats with the old ones;
    ``search`` is None if the greedy match had already failed.
    """

    game: str
    variant: str
    seats: int
    seed: int
    generation: int
    decisions: int
    explained: float
    """The part of the differences that the new weights explain (1 would be all)."""
    explained_before: float
    step: float
    greedy: Meeting
    verdict: str
    search: Meeting | None
    accepted: bool


# -- what explains the differences ---------------------------------------------------------


@dataclass(slots=True)
class Sums:
    """The normal equations of a linear model; sums of two samples are those of both.

    Over rows of k features x and one value y: ``xx`` (k, k), ``xy`` (k,), ``yy``, and the
    number of rows in which each feature differed, ``seen`` (k,).
    """

    xx: Array
    xy: Array
    yy: float
    seen: Array

    @classmethod
    def of(cls, x: Array, y: Array) -> Sums:
        """The sums of features (rows, k) and values (rows,)."""
        return cls(x.T @ x, x.T @ y, float(y @ y), (x != 0).sum(0).astype(float))

    def __add__(self, other: Sums) -> Sums:
        return Sums(
            self.xx + other.xx, self.xy + other.xy, self.yy + other.yy, self.seen + other.seen
        )

    def solve(self, present: Array, ridge: float, belief: float) -> Array:
        """The weights (k,) of the least squares, held back towards the present ones.

        A feature is held by a part of its own sum of squares, so that units play no part:
        ``ridge``, and more where little was seen of it, as if the present weight had been
        found in ``belief`` rows. One that never differed keeps its weight.
        """
        import numpy as np

        part = ridge + belief / np.maximum(self.seen, 1)
        hold = np.diag(part * np.diag(self.xx) + 1e-9)
        change = np.linalg.solve(self.xx + hold, self.xy - self.xx @ present)
        return present + change.astype(np.float64)

    def explained(self, weights: Array) -> float:
        """The part of the squares of y that weights explain: 1 all, 0 no more than nothing."""
        missed = self.yy - 2 * float(weights @ self.xy) + float(weights @ self.xx @ weights)
        return 1 - missed / self.yy if self.yy else 0.0


def as_array(weights: WeightSet, features: Sequence[str]) -> Array:
    """Weights as a row: those at the end of a game, then those at its start."""
    import numpy as np

    pairs = [weights["weights"].get(name, (0.0, 0.0)) for name in features]
    return np.array([pair[at] for at in (0, 1) for pair in pairs], dtype=float)


def as_weights(row: Array, features: Sequence[str], like: WeightSet) -> WeightSet:
    """The reverse of ``as_array``, rounded; what is not learnt comes from ``like``."""
    rounded = [round(float(one), DECIMALS) for one in row]
    pairs = zip(rounded[: len(features)], rounded[len(features) :], strict=True)
    named = {name: pair for name, pair in zip(features, pairs, strict=True) if any(pair)}
    return {**like, "weights": named}


# -- games ---------------------------------------------------------------------------------


class _Table:
    """A game under way whose chance follows from a seed."""

    def __init__(self, course: Course, seed: int) -> None:
        self.rules = game_info(course.game).load()
        self.position: Any = self.rules.start({"variant": course.variant}, course.seats)
        self.seed = seed
        self.made = 0
        self._drawn = 0

    def decisions(self) -> Iterator[int]:
        """The seat to move, again and again until the game is over or endless."""
        while self.made < MOVE_LIMIT:
            self.made += 1
            seat = self.rules.to_move(self.position)
            if seat == NOBODY:
                return
            if seat != CHANCE:
                yield seat
                continue
            outcome = pick(self.seed, self._drawn, self.rules.weights(self.position))
            self._drawn += 1
            self.play(self.rules.moves(self.position)[outcome])

    def play(self, move: Move) -> None:
        self.rules.advance(self.position, move)


def sample(course: Course, weights: WeightSet, seed: int, decisions: int) -> Sums:
    """Differences between moves at so many decisions of games with the weights."""
    import numpy as np

    mind = game_info(course.game).learnt().mind(weights)
    lot = Random(seed)
    x: list[Array] = []
    y: list[Array] = []
    seen = game = 0
    while seen < decisions:
        table = _Table(course, random_number(seed, game))
        game += 1
        for _ in table.decisions():
            if lot.random() < OFTEN:
                moves = _looked_at(mind, table.position, course.candidates, lot)
                worlds = [lot.getrandbits(30) for _ in range(course.worlds)]
                if len(moves) > 1:
                    seen += 1
                    for world in worlds:
                        compared = _compare(table, mind, moves, world, course.turns)
                        if compared is not None:
                            x.append(compared[0])
                            y.append(compared[1])
                if seen >= decisions:
                    break
            if lot.random() < OFTEN:
                table.play(lot.choice(mind.ranked(table.position))[1])
            else:
                table.play(mind.choose(table.position))
    return Sums.of(np.vstack(x), np.hstack(y))


def _looked_at(mind: Mind, position: Any, number: int, lot: Random) -> list[Move]:
    ranked = [move for _, move in mind.ranked(position)]
    rest = ranked[SURE:]
    return ranked[:SURE] + lot.sample(rest, min(len(rest), number - SURE))


def _compare(
    table: _Table, mind: Mind, moves: Sequence[Move], world: int, turns: int
) -> tuple[Array, Array] | None:
    """Features (rows, 2·k) and values (rows,) of all seats after each move in a world, less
    their means over the moves. None if a move ends the game, which leaves nothing to value."""
    import numpy as np

    found = []
    worth = []
    for move in moves:
        position = table.position.copy()
        table.rules.advance(position, move)
        mind.finish_turn(position, table.position.turn, world)
        if table.rules.to_move(position) == NOBODY:
            return None
        time, features = mind.observe(position)
        have = np.array(features, dtype=float)
        found.append(np.hstack([have * (1 - time), have * time]))
        # other lots than those of the turn itself, which the features have seen
        values = mind.roll(position, world ^ 0x2AAAAAAA, turns, nothing)
        worth.append(np.array(values, dtype=float) / mind.unit)
    x = np.array(found)
    y = np.array(worth)
    return (x - x.mean(0)).reshape(-1, x.shape[2]), (y - y.mean(0)).reshape(-1)


def meet(
    course: Course, new: WeightSet, old: WeightSet, deal: int, searching: bool
) -> list[tuple[float, float]]:
    """One seat with new weights against old ones, once in every seat of a deal.

    Returns its share of the win and its margin, by seat. A game that does not end is shared.
    """
    minds = game_info(course.game).learnt()
    level = _SEARCHING if searching else _GREEDY
    ours, theirs = minds.mind(new), minds.mind(old)
    result = []
    for seat in range(course.seats):
        table = _Table(course, deal)
        for actor in table.decisions():
            mind = ours if actor == seat else theirs
            if level.budget is None:
                table.play(mind.choose(table.position))
            else:
                table.play(_thought(table, mind, level, actor))
        result.append(_outcome(table, seat, course.seats))
    return result


def _thought(table: _Table, mind: Mind, level: Level, seat: int) -> Move:
    def mind_at(position: Any, style: str) -> Mind:
        return mind

    view = table.rules.view(table.position, seat)
    return think(table.rules, mind_at, level, view, random_number(table.seed, -1 - table.made))


def _outcome(table: _Table, seat: int, seats: int) -> tuple[float, float]:
    if table.rules.to_move(table.position) != NOBODY:
        return 1 / seats, 0.0
    scores, winners = table.rules.result(table.position)
    best = max(points for other, points in enumerate(scores) if other != seat)
    return (seat in winners) / len(winners), float(scores[seat] - best)


# -- a generation --------------------------------------------------------------------------

Watch = Callable[[str, int, int], None]
"""Told what is being done, how much of it is done, and of how much."""


def generation(
    course: Course, number: int, present: WeightSet, crew: Crew, watch: Watch
) -> tuple[WeightSet, Gate]:
    """Learn once: the weights to go on with (the present ones if the gate failed), and why."""
    mind: Mind = game_info(course.game).learnt().mind(present)
    features = mind.features
    seeds = _Seeds(course, number)
    sums = _sampled(course, present, crew, seeds.sample, watch)
    before = as_array(present, features)
    whole = sums.solve(before, course.ridge, course.belief)
    steps = {
        step: as_weights(before + step * (whole - before), features, present) for step in (1.0, 0.5)
    }
    trials = {}
    for step, weights in steps.items():
        met = _match(
            course, weights, present, crew, seeds.trial, course.trial_deals, False, None, watch
        )
        trials[step] = met.margin.value if met.margin else 0.0
    step = max(trials, key=trials.__getitem__)
    new = steps[step]
    even = 1 / course.seats
    test = Sprt(even, even + course.gain)
    greedy = _match(course, new, present, crew, seeds.gate, course.gate_deals, False, test, watch)
    accepted = test.verdict is Verdict.PASSED
    search = None
    if accepted and course.search_deals:
        search = _match(
            course, new, present, crew, seeds.search, course.search_deals, True, None, watch
        )
        accepted = search.share is not None and search.share.value >= even
    return (new if accepted else present), Gate(
        course.game,
        course.variant,
        course.seats,
        course.seed,
        number,
        course.decisions,
        round(sums.explained(as_array(new, features)), DECIMALS),
        round(sums.explained(before), DECIMALS),
        step,
        greedy,
        test.verdict.value,
        search,
        accepted,
    )


class _Seeds:
    """Where the lots of a generation come from: no two of its parts see the same deals."""

    def __init__(self, course: Course, number: int) -> None:
        own = random_number(course.seed, number)
        self.sample, self.trial, self.gate, self.search = (
            random_number(own, part) for part in range(4)
        )


def _sampled(course: Course, weights: WeightSet, crew: Crew, seed: int, watch: Watch) -> Sums:
    parts = min(_PARTS, course.decisions)
    jobs: list[Future[Sums]] = []
    for part in range(parts):
        number = course.decisions * (part + 1) // parts - course.decisions * part // parts
        job = crew.executor.submit(sample, course, weights, random_number(seed, part), number)
        jobs.append(job)
    for done, _ in enumerate(as_completed(jobs), 1):
        watch("samples", done, parts)
    # added in their own order, so that the last digits are always the same
    first, *rest = (job.result() for job in jobs)
    return sum(rest, first)


def _match(
    course: Course,
    new: WeightSet,
    old: WeightSet,
    crew: Crew,
    seed: int,
    deals: int,
    searching: bool,
    test: Sprt | None,
    watch: Watch,
) -> Meeting:
    """Play deals, in order, until all are played or the test is decided."""
    shares: list[Observation] = []
    margins: list[Observation] = []
    waiting: list[Future[list[tuple[float, float]]]] = []
    what = "deals with look-ahead" if searching else "greedy deals"
    begun = 0
    for deal in range(deals):
        while begun < min(deals, deal + crew.size + 1):
            chance = random_number(seed, begun)
            waiting.append(crew.executor.submit(meet, course, new, old, chance, searching))
            begun += 1
        played = waiting.pop(0).result()
        shares.extend((deal, won) for won, _ in played)
        margins.extend((deal, margin) for _, margin in played)
        watch(what, deal + 1, deals)
        if test is not None:
            mean_share = sum(won for won, _ in played) / course.seats
            if test.add(mean_share) is not Verdict.UNDECIDED:
                break
    for job in waiting:
        job.cancel()
    return Meeting(len({deal for deal, _ in shares}), _short(share(shares)), _short(mean(margins)))


def _short(estimate: Estimate | None) -> Estimate | None:
    """With as many digits as tell anything."""
    if estimate is None:
        return None
    low, high = (
        None if bound is None else round(bound, 3) for bound in (estimate.low, estimate.high)
    )
    return Estimate(round(estimate.value, 3), low, high)


def generations_before(gates: Iterable[Gate], course: Course) -> int:
    """The number of the last generation that a log tells of what a course learns; 0 for none."""
    last = 0
    for gate in gates:
        if (gate.game, gate.variant, gate.seats) == (course.game, course.variant, course.seats):
            last = gate.generation
    return last
