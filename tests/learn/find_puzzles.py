"""Looks for puzzles in games of bots: last turns with one best idea that does not lie open.

    python -m tests.learn.find_puzzles advanced 100 200 > found.jsonl

plays the seeded games 100 to 199 and prints a JSON line for each find: the position document,
the proven points, what other ideas reach, and an answer. Which of them are worth keeping, and
what there is to say about them, is for a person to decide; see ``resources/learn``.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from random import Random
from typing import Any, Final

from carrara_desktop.engine.chance import pick
from carrara_desktop.engine.exhaust import Proof, prove
from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES

MOST_MOVES: Final = 90
FEWEST_SCORES: Final = 5
LOOKED_AT: Final = 12
LEARNER: Final = 0


def last_turns(variant: str, seed: int) -> Iterator[Any]:
    """The positions of a game in which the learner's seat has the last turn of all."""
    seats = 2 + seed % 2
    position = RULES.start({"variant": variant, "first": seed % seats}, seats)
    random, drawn, made = Random(seed), 0, 0
    while RULES.to_move(position) != NOBODY and made < 2_000:
        made += 1
        if RULES.to_move(position) == CHANCE:
            outcome = pick(seed, drawn, RULES.weights(position))
            drawn += 1
            RULES.advance(position, RULES.moves(position)[outcome])
            continue
        if position.phase == p.ACTION and position.turns_left == 1 and position.seat == LEARNER:
            yield _refilled(position, random)
            return
        RULES.advance(position, _sensible(position, random))


def _refilled(position: Any, random: Random) -> Any:
    """The wheel as full as just after a turn, so that turning it again draws nothing."""
    filled = position.copy()
    wheel, bag = filled.wheel[:], filled.bag[:]
    while sum(wheel) < c.REFILL_TO and sum(bag):
        colour = random.choice([k for k in range(c.N_COLOURS) if bag[k]])
        bag[colour] -= 1
        wheel[random.randrange(c.N_SECTIONS) * c.N_COLOURS + colour] += 1
    filled.wheel, filled.bag = wheel, bag
    return filled


def _sensible(position: Any, random: Random) -> int:
    """A move that brings the game on, the best of a few of its kind: quick, and not too good."""
    seat, moves = RULES.to_move(position), RULES.moves(position)
    early = position.supply_left > 0 and random.random() < 0.8
    kinds = [m.TAKE, m.SPACE, m.UPGRADE, m.MONUMENT, m.BUILD, *([] if early else [m.COURT]), m.BUY]
    some = next((few for kind in kinds if (few := [x for x in moves if m.op(x) == kind])), moves)
    worth: dict[int, float] = {}
    for move in random.sample(some, min(LOOKED_AT, len(some))):
        after = position.copy()
        RULES.advance(after, move)
        worth[move] = RULES.margins(after)[seat] + random.random()
    return max(worth, key=worth.__getitem__)


def idea(position: Any, line: tuple[int, ...]) -> frozenset[str]:
    """What a line does, without how it is paid for and in which order."""
    here, words = position.copy(), []
    for move in line:
        text = RULES.notation(here, move).split()
        if text[0] == "build":
            text = text[:4]
        elif text[0] == "monument":
            text = text[:-1]
        # a tile that comes with a monument brings nothing any more
        if text[0] not in ("done", "upgrade"):
            words.append(" ".join(text))
        RULES.advance(here, move)
    return frozenset(words)


def finds(variant: str, seeds: range) -> Iterator[dict[str, Any]]:
    """The puzzles of these games."""
    for seed in seeds:
        for position in last_turns(variant, seed):
            if len(RULES.moves(position)) > MOST_MOVES:
                continue
            proof = prove(RULES, position)
            if (found := _worth_showing(position, proof)) is not None:
                yield {"variant": variant, "seed": seed, **found}


def _hides(position: Any, proof: Proof) -> bool:
    """Whether whoever looks only at VP on the track during the turn would miss the answer."""
    tempting, track = 0, -1
    for line in every_line(position):
        end = position.copy()
        for move in line:
            RULES.advance(end, move)
        # FlorinsCounted and the like are no part of what the track shows in the turn
        if (vp := end.vp(LEARNER)) > track:
            tempting, track = RULES.result(end)[0][LEARNER], vp
    return tempting < proof.points


def every_line(position: Any) -> Iterator[tuple[int, ...]]:
    """All lines of the turn without luck."""
    stack: list[tuple[Any, tuple[int, ...]]] = [(position, ())]
    while stack:
        here, line = stack.pop()
        if RULES.to_move(here) == NOBODY:
            yield line
        elif RULES.to_move(here) == LEARNER:
            for move in RULES.moves(here):
                after = here.copy()
                RULES.advance(after, move)
                stack.append((after, (*line, move)))


def _worth_showing(position: Any, proof: Proof) -> dict[str, Any] | None:
    all_ideas = {idea(position, line) for line in proof.answers}
    best = [one for one in all_ideas if not any(other < one for other in all_ideas)]
    scores = sorted(proof.ends, reverse=True)
    if len(best) != 1 or proof.lucky > proof.points or len(scores) < FEWEST_SCORES:
        return None
    if best[0] == {"pass"} or not (len(best[0]) > 2 or _hides(position, proof)):
        return None
    answer = min(proof.answers, key=len)
    here, lines = position.copy(), []
    for move in answer:
        lines.append(RULES.notation(here, move))
        RULES.advance(here, move)
    return {
        "points": proof.points,
        "scores": scores[:8],
        "lines": proof.lines,
        "idea": sorted(best[0]),
        "solution": lines,
        "position": json.loads(RULES.document(position)),
    }


if __name__ == "__main__":
    name, first, end = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    for find in finds(name, range(first, end)):
        print(json.dumps(find, ensure_ascii=False), flush=True)
