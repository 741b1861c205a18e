"""The greedy bot: stronger than chance, lawful, and the same for the same seed."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from carrara_desktop.bots.players import bot_chooser
from carrara_desktop.engine.headless import Chooser, play_game
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.walks import games, sample

N = 24
"""Pairs of seats' games: each seed is played twice with the seats swapped, so 2 * N games."""
AT_LEAST = 0.95


def game(bots: Sequence[str], seed: int, choosers: Sequence[Chooser] | None = None) -> GameRecord:
    """A finished game between bots."""
    seats = [Seat(f"{bot} {seat}", "sea", bot) for seat, bot in enumerate(bots)]
    record = GameRecord("carrara", RULES.version, {}, seats, seed)
    players = choosers or [bot_chooser(bot, RULES) for bot in bots]
    assert play_game(RULES, record, players)
    return record


@pytest.mark.slow
def test_greedy_beats_random() -> None:
    won, played = 0.0, 0
    for seed in range(N):
        for bots in (("greedy", "random"), ("random", "greedy")):
            result = game(bots, seed).result
            assert result is not None
            if bots.index("greedy") in result.winners:
                won += 1 / len(result.winners)
            played += 1
    assert played == 2 * N
    assert won / played >= AT_LEAST


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_only_makes_listed_moves(variant: str, seats: int) -> None:
    greedy, random = bot_chooser("greedy", RULES), bot_chooser("random", RULES)
    for seed in games(4 if variant == "basic" else 2):
        for position in sample(seats, seed, 0.04, {"variant": variant}):
            actor = RULES.to_move(position)
            assert actor != NOBODY
            if actor == CHANCE:
                continue
            moves = RULES.moves(position)
            before = position.digest()
            for bot in (greedy, random):
                assert bot(RULES.view(position, actor), seed) in moves
            assert position.digest() == before


def test_greedy_is_deterministic_for_a_seed() -> None:
    greedy = bot_chooser("greedy", RULES)
    for position in sample(3, 2, 0.05):
        actor = RULES.to_move(position)
        if actor != CHANCE:
            view = RULES.view(position, actor)
            assert greedy(view, 7) == greedy(view, 7)
    assert game(("greedy", "greedy", "random"), 1) == game(("greedy", "greedy", "random"), 1)


def test_random_plays_every_move_it_has() -> None:
    random = bot_chooser("random", RULES)
    position = next(
        position
        for position in sample(2, 3, 0.2)
        if RULES.to_move(position) != CHANCE and 3 < len(RULES.moves(position)) < 30
    )
    view = RULES.view(position, RULES.to_move(position))
    assert {random(view, seed) for seed in range(600)} == set(RULES.moves(position))
