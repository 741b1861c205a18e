"""Whoever moves for a bot that failed: sensibly, and at any rate lawfully."""

from __future__ import annotations

from typing import Any

import pytest

from carrara_desktop.bots.stand_in import stand_in
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.mind import mind_at
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.test_evaluation import midway


@pytest.mark.parametrize(("variant", "seats"), [("basic", 2), ("basic", 4), ("advanced", 3)])
def test_it_is_the_greedy_player_s_move(variant: str, seats: int) -> None:
    for made in (0, 15, 40, 70):
        position = midway(variant, seats, 3, made)
        view = RULES.view(position, position.seat)
        move = stand_in(RULES, mind_at, view, made)
        assert move in RULES.moves(position)
        imagined = RULES.imagine(view, made)
        assert move == mind_at(imagined).choose(imagined)


class _Broken:
    def __init__(self, move: int | None = None) -> None:
        self.move = move

    def choose(self, _position: Any) -> int:
        if self.move is None:
            raise ArithmeticError
        return self.move


@pytest.mark.parametrize("mind", [_Broken(), _Broken(-1), _Broken(m.simple(m.LIFT))])
def test_without_a_judgement_it_is_any_lawful_move(mind: Any) -> None:
    position = midway("basic", 2, 3, 40)
    view = RULES.view(position, position.seat)
    lawful = set(RULES.moves(position))
    found = {stand_in(RULES, lambda _position, _style: mind, view, seed) for seed in range(30)}
    assert found <= lawful and len(found) > 1


def test_it_also_stands_in_where_there_are_no_weights() -> None:
    def none(_position: Any, _style: str) -> Any:
        raise FileNotFoundError

    position = midway("basic", 2, 3, 40)
    view = RULES.view(position, position.seat)
    assert stand_in(RULES, none, view, 1) in RULES.moves(position)
