"""The engine and the slow referee side by side, and counts of what can be played."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.referee import Referee, payments
from tests.games.carrara.walks import LIMIT, SCALE, chance, games, pick

COUNTS = Path(__file__).with_name("counts.json")
READINGS: tuple[dict[str, str], ...] = ({}, {"upgrades": "landscapes", "third_place": "halved"})
"""Table rules by turns: those that the sources make likely, and the other readings."""


def compare(position: p.CarraraPosition, referee: Referee) -> None:
    """Everything both of them know but the list of moves."""
    assert p.PHASES[position.phase].replace("lot", "first") == referee.stage
    players = referee.players
    assert position.florins == [player["florins"] for player in players]
    assert [position.vp(seat) for seat in range(position.n)] == [x["vp"] for x in players]
    assert position.blocks == [n for player in players for n in player["blocks"].values()]
    assert position.wheel == [n for blocks in referee.wheel.values() for n in blocks.values()]
    assert position.bag == list(referee.bag.values())
    assert position.open_markers == [player["open"] for player in players]
    assert position.gold == referee.pieces["gold"]
    assert sum(position.decorations) + sum(position.statues) + position.gold == sum(
        referee.pieces.values()
    )


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_engine_and_the_referee_agree(variant: str, seats: int) -> None:
    for seed in games(7):
        random = Random(f"{variant} {seats} {seed}")
        rules = READINGS[seed % 3 == 2]
        position = RULES.start({"variant": variant, **rules}, seats)
        referee = Referee(variant, seats, None, *rules.values())
        # some games are rich ones, so that the florin spaces come into reach
        purse = (20, 33, 60)[seed // 2 % 3]
        position.florins = [purse] * seats
        for player in referee.players:
            player["florins"] = purse
        for _ in range(LIMIT):
            actor = RULES.to_move(position)
            if actor == NOBODY:
                break
            moves = RULES.moves(position)
            lines = {RULES.notation(position, move): move for move in moves}
            assert len(lines) == len(moves)
            assert set(lines) == referee.lines(), f"{variant} {seats} {seed}"
            if actor == CHANCE:
                weights = dict(zip(lines, RULES.weights(position), strict=True))
                assert weights == referee.chance()
                move = chance(position, moves, random)
            else:
                assert actor == referee.turn
                move = pick(moves, random, seed % 2 == 0)
            line = RULES.notation(position, move)
            RULES.advance(position, move)
            referee.apply(line)
            compare(position, referee)
        assert position.phase == p.OVER
        assert RULES.result(position) == (referee.points(), referee.winners())


def test_the_referee_pays_as_the_rulebook_says() -> None:
    assert payments("WYRGG", "Lucca", 4) == ["WYRGG"]
    assert set(payments("RGG", "Viareggio", 3)) == {"RGG"}
    assert set(payments("YYYY", "Livorno", 2)) == {"YYYY"}
    assert set(payments("RRRR", "Livorno", 1)) == set()  # never in a chain
    assert set(payments("WYY", "Livorno", 1)) == {"W", "YY"}
    assert set(payments("YYW", "Pisa", 1)) == {"Y", "W"}


# -- counts -----------------------------------------------------------------------------


def count(position: p.CarraraPosition, depth: int) -> int:
    """Sequences of so many moves, chance counted by outcomes; shorter ones if the game ends."""
    moves = RULES.moves(position)
    if depth == 1 or not moves:
        return len(moves)
    total = 0
    for move in moves:
        after = position.copy()
        RULES.advance(after, move)
        total += count(after, depth - 1)
    return total


def count_by_referee(referee: Referee, depth: int) -> int:
    """The same by the referee."""
    lines = referee.lines()
    if depth == 1 or not lines:
        return len(lines)
    total = 0
    for line in lines:
        after = referee.copy()
        after.apply(line)
        total += count_by_referee(after, depth - 1)
    return total


FIXED = json.loads(COUNTS.read_text(encoding="utf-8")) if COUNTS.exists() else []


@pytest.mark.parametrize("fixed", FIXED, ids=[fixed["name"] for fixed in FIXED])
def test_counts_of_legal_sequences(fixed: dict[str, Any]) -> None:
    """Regression numbers; they were the referee's as well, see the next test."""
    position = RULES.start(fixed["options"], fixed["seats"])
    for line in fixed["moves"]:
        RULES.play(position, RULES.read(position, line))
    counts: list[int] = fixed["counts"]
    assert [count(position, depth + 1) for depth in range(len(counts))] == counts


@pytest.mark.slow
@pytest.mark.parametrize("fixed", FIXED, ids=[fixed["name"] for fixed in FIXED])
def test_the_referee_counts_the_same(fixed: dict[str, Any]) -> None:
    """To depth 2 as a rule, to the whole depth with CARRARA_TEST_SCALE above 1."""
    referee = Referee(fixed["options"]["variant"], fixed["seats"])
    for line in fixed["moves"]:
        referee.apply(line)
    counts: list[int] = fixed["counts"]
    deep = counts if SCALE > 1 else counts[:2]
    assert [count_by_referee(referee, depth + 1) for depth in range(len(deep))] == deep


def test_there_are_twenty_fixed_positions_of_both_variants() -> None:
    assert len(FIXED) == 20
    assert {fixed["options"]["variant"] for fixed in FIXED} == {"basic", "advanced"}
    assert {fixed["seats"] for fixed in FIXED} == {2, 3, 4}
