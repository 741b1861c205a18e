"""Chance by seed: numbers that never change, and fair ones."""

import random
import time

import pytest

from carrara_desktop.engine.chance import pick, random_number
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.registry import game_info

SPLITMIX64 = [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]
"""The published first outputs of SplitMix64 seeded with 0."""


def test_seed_zero_is_splitmix64() -> None:
    assert [random_number(0, index) for index in range(1, 5)] == SPLITMIX64


def test_golden_numbers() -> None:
    assert [random_number(7, index) for index in range(3)] == [
        13225839796362995591,
        9672475392221035855,
        5573481420429128725,
    ]
    assert random_number(1, -1) == 7006927284011910510


def test_golden_picks() -> None:
    picks = [pick(2026, index, [3, 1, 4, 1, 5]) for index in range(20)]
    assert picks == [2, 4, 0, 1, 3, 0, 4, 2, 4, 2, 4, 3, 2, 1, 4, 3, 4, 2, 2, 4]


def test_numbers_have_64_bits_for_any_seed() -> None:
    for seed in (0, 1, -1, 2**63, 2**64, 10**30):
        for index in (-5, 0, 5, 10**9):
            assert 0 <= random_number(seed, index) < 2**64
    assert random_number(2**64 + 7, 3) == random_number(7, 3)


def test_seeds_and_indices_give_different_numbers() -> None:
    numbers = {random_number(seed, index) for seed in range(100) for index in range(-50, 50)}
    assert len(numbers) == 100 * 100


@pytest.mark.parametrize("weights", [[1, 1], [1] * 6, [3, 1, 4, 1, 5], [36, 1], [7, 0, 7]])
@pytest.mark.parametrize("by_seed", [True, False])
def test_outcomes_come_by_weight(weights: list[int], by_seed: bool) -> None:
    n, total = 20_000, sum(weights)
    found = [0] * len(weights)
    for number in range(n):
        found[pick(number, 5, weights) if by_seed else pick(5, number, weights)] += 1
    for count, weight in zip(found, weights, strict=True):
        expected = n * weight / total
        # five standard deviations
        assert abs(count - expected) <= 5 * (expected * (1 - weight / total)) ** 0.5


def test_neighbouring_picks_are_independent() -> None:
    pairs = [0] * 16
    for index in range(16_000):
        pairs[pick(3, index, [1] * 4) * 4 + pick(3, index + 1, [1] * 4)] += 1
    assert all(850 < count < 1150 for count in pairs)


def test_nothing_but_the_seed_has_a_say(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a window does with Python's generator, or with the clock, changes no game."""

    def forbidden(*_: object) -> None:
        raise AssertionError("chance asked somebody else")

    rules = game_info("carrara").load()
    seats = [Seat("A", "ochre"), Seat("B", "sea")]

    def played() -> list[str]:
        timeline = Timeline(rules, GameRecord("carrara", rules.version, {}, seats, 5))
        while len(timeline) < 60:
            timeline.play_chance()
            timeline.play(rules.moves(timeline.position)[0])
        return timeline.record.moves

    random.seed(1)
    first = played()
    for module, name in ((random, "random"), (random, "getrandbits"), (time, "time")):
        monkeypatch.setattr(module, name, forbidden)
    assert played() == first


def test_a_single_outcome() -> None:
    assert {pick(seed, 0, [4]) for seed in range(50)} == {0}
