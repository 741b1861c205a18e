"""Learning: what differences tell, honest gates, and runs that can be stopped and gone on with."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from carrara_desktop.bots import learning
from carrara_desktop.bots.learning import (
    Course,
    Sums,
    as_array,
    as_weights,
    generation,
    generations_before,
    meet,
    sample,
)
from carrara_desktop.bots.mind import WeightSet
from carrara_desktop.bots.tournament.running import Crew, SerialExecutor
from carrara_desktop.cli import train
from carrara_desktop.cli.commands import run
from carrara_desktop.games.carrara import mind as carrara
from carrara_desktop.games.carrara.evaluation import FEATURES

HAND: WeightSet = json.loads((carrara.WEIGHTS / "hand.json").read_text(encoding="utf-8"))
POOR: WeightSet = {"rivalry": 40, "weights": {"florins_few": [1.0, 1.0]}}
"""Weights that want florins alone."""
COURSE = Course(
    "carrara",
    "basic",
    2,
    decisions=2,
    candidates=4,
    worlds=1,
    turns=1,
    trial_deals=1,
    gate_deals=60,
    gain=0.3,
    search_deals=0,
)
CREW = Crew(SerialExecutor(), 1)


def quiet(what: str, done: int, total: int) -> None:
    """Watch nothing."""


def telling(weights: WeightSet) -> Sums:
    """A sample that is explained by these weights and nothing else."""
    row = as_array(weights, FEATURES)
    x = np.random.default_rng(1).normal(size=(8000, len(row)))
    return Sums.of(x, x @ row)


def test_known_weights_are_found_again_through_noise() -> None:
    lot = np.random.default_rng(7)
    # one feature counts in hundreds, as amounts do beside counts
    scale = np.array([1.0, 100.0, 1.0, 5.0])
    weights = np.array([2.0, 0.015, -0.8, 0.0])
    x = lot.normal(size=(6000, 4)) * scale
    sums = Sums.of(x, x @ weights + lot.normal(size=6000))
    found = sums.solve(np.zeros(4), 1e-4, 0.0)
    assert np.abs((found - weights) * scale).max() < 0.06
    assert sums.explained(found) > sums.explained(np.zeros(4)) == 0


def test_a_ridge_holds_the_present_weights() -> None:
    lot = np.random.default_rng(3)
    x = np.hstack([lot.normal(size=(500, 2)), np.zeros((500, 1))])
    sums = Sums.of(x, x @ np.array([3.0, 1.0, 9.0]))
    present = np.array([1.0, 1.0, 0.5])
    whole = sums.solve(present, 0.0, 0.0)
    half = sums.solve(present, 1.0, 0.0)
    assert whole == pytest.approx([3.0, 1.0, 0.5], abs=1e-6)
    assert half == pytest.approx([2.0, 1.0, 0.5], abs=0.15)


def test_what_was_seldom_seen_is_believed_the_less() -> None:
    lot = np.random.default_rng(3)
    x = lot.normal(size=(1000, 2))
    x[10:, 1] = 0
    found = Sums.of(x, x @ np.array([1.0, 1.0])).solve(np.zeros(2), 0.0, 10.0)
    assert found == pytest.approx([0.99, 0.5], abs=0.05)


def test_two_samples_tell_as_much_as_one_of_both() -> None:
    lot = np.random.default_rng(5)
    x, y = lot.normal(size=(60, 3)), lot.normal(size=60)
    both = Sums.of(x[:20], y[:20]) + Sums.of(x[20:], y[20:])
    whole = Sums.of(x, y)
    assert both.seen.tolist() == whole.seen.tolist() == [60, 60, 60]
    assert both.solve(np.zeros(3), 0.1, 9) == pytest.approx(whole.solve(np.zeros(3), 0.1, 9))


def test_weights_are_rows_and_back() -> None:
    again = as_weights(as_array(HAND, FEATURES), FEATURES, HAND)
    assert again["rivalry"] == HAND["rivalry"]
    assert {name: list(pair) for name, pair in again["weights"].items()} == HAND["weights"]
    assert msgspec.json.decode(train.as_file(again)) == HAND


def test_a_sample_follows_from_its_seed() -> None:
    one, same, other = (sample(COURSE, HAND, seed, 2) for seed in (4, 4, 5))
    assert one.seen.max() > 0
    assert one.xx.shape == (2 * len(FEATURES), 2 * len(FEATURES))
    assert np.array_equal(one.xx, same.xx)
    assert np.array_equal(one.xy, same.xy)
    assert not np.array_equal(one.xx, other.xx)


def test_weights_that_meet_themselves_win_their_even_part() -> None:
    (first, ahead), (second, behind) = meet(COURSE, HAND, HAND, 11, searching=False)
    assert first + second == 1
    assert ahead == -behind


def test_sensible_weights_beat_those_that_want_florins_alone() -> None:
    assert all(won == 1 and margin > 0 for won, margin in meet(COURSE, HAND, POOR, 3, False))


def nearer(course: Course, new: WeightSet, old: WeightSet, deal: int, searching: bool) -> list[Any]:
    """A match that is won by whoever is nearer to the weights set by hand."""
    goal, ours, theirs = (as_array(one, FEATURES) for one in (HAND, new, old))
    ahead = float(np.abs(theirs - goal).sum() - np.abs(ours - goal).sum())
    # a deal in ten goes the other way
    won = float(ahead > 0) if deal % 10 else float(ahead <= 0)
    return [(won, ahead)] * course.seats


@pytest.fixture
def staged(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """No games are played: see ``nearer``."""
    monkeypatch.setattr(learning, "meet", nearer)
    return monkeypatch


def test_a_better_set_is_taken(staged: pytest.MonkeyPatch) -> None:
    staged.setattr(learning, "sample", lambda *_: telling(HAND))
    weights, gate = generation(COURSE, 1, POOR, CREW, quiet)
    assert gate.accepted
    assert gate.verdict == "passed"
    assert gate.step == 1.0
    assert gate.explained > gate.explained_before
    assert gate.greedy.deals < COURSE.gate_deals
    found, start = as_array(weights, FEATURES), as_array(POOR, FEATURES)
    goal = as_array(HAND, FEATURES)
    assert np.abs(found - goal).sum() < 0.2 * np.abs(start - goal).sum()


def test_a_worse_set_is_not_taken(staged: pytest.MonkeyPatch) -> None:
    staged.setattr(learning, "sample", lambda *_: telling(POOR))
    weights, gate = generation(COURSE, 1, HAND, CREW, quiet)
    assert not gate.accepted
    assert gate.verdict == "failed"
    assert gate.search is None
    assert weights is HAND


def test_half_a_step_is_taken_where_a_whole_one_goes_too_far(staged: pytest.MonkeyPatch) -> None:
    beyond = as_weights(
        2.2 * as_array(HAND, FEATURES) - 1.2 * as_array(POOR, FEATURES), FEATURES, HAND
    )
    staged.setattr(learning, "sample", lambda *_: telling(beyond))
    assert generation(COURSE, 1, POOR, CREW, quiet)[1].step == 0.5


def test_the_look_ahead_may_refuse_what_is_better_greedily(staged: pytest.MonkeyPatch) -> None:
    def met(course: Course, new: WeightSet, old: WeightSet, deal: int, searching: bool) -> Any:
        return [(0.0, -5.0) if searching else (1.0, 5.0)] * 2

    staged.setattr(learning, "sample", lambda *_: telling(HAND))
    staged.setattr(learning, "meet", met)
    weights, gate = generation(replace(COURSE, search_deals=3), 1, POOR, CREW, quiet)
    assert gate.verdict == "passed"
    assert gate.search is not None
    assert gate.search.deals == 3
    assert not gate.accepted
    assert weights is POOR


# -- the command ---------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of weights of one's own, with a log beside them."""
    for name in ("hand.json", "basic-2.json"):
        (tmp_path / name).write_bytes(train.as_file(HAND))
    monkeypatch.setattr(carrara, "WEIGHTS", tmp_path)
    return tmp_path


def words(folder: Path, *more: str) -> list[str]:
    """A tiny run in this process."""
    return [
        *("train", "--variants", "basic", "--seats", "2", "--workers", "1", "--decisions", "1"),
        *("--deals", "1", "--log", str(folder / "gates.jsonl"), *more),
    ]


def test_a_run_writes_a_line_a_generation_and_goes_on(folder: Path) -> None:
    assert run(words(folder, "--generations", "1", "--fresh")) == 0
    assert run(words(folder, "--generations", "1")) == 0
    gates = train.read_gates(folder / "gates.jsonl")
    assert [gate.generation for gate in gates] == [1, 2]
    assert generations_before(gates, COURSE) == 2
    # a single deal decides nothing
    assert [gate.verdict for gate in gates] == ["undecided"] * 2
    assert json.loads((folder / "basic-2.json").read_text(encoding="utf-8")) == HAND


def test_a_stop_leaves_the_weights_that_passed(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    better: WeightSet = {"rivalry": 40, "weights": {"points": [0.02, 0.02]}}
    passed = generation_line(accepted=True)

    def learn(course: Course, number: int, *_: Any) -> Any:
        if number == 2:
            raise KeyboardInterrupt
        return better, passed

    monkeypatch.setattr(train, "generation", learn)
    assert run(words(folder, "--generations", "3")) == train.STOPPED
    assert json.loads((folder / "basic-2.json").read_text(encoding="utf-8")) == better
    assert train.read_gates(folder / "gates.jsonl") == [passed]
    assert "last gate that was passed" in capsys.readouterr().err


def generation_line(accepted: bool) -> learning.Gate:
    """A line of the log."""
    met = learning.Meeting(1, None, None)
    return learning.Gate(
        "carrara", "basic", 2, 0, 1, 1, 0.2, 0.1, 1.0, met, "passed", None, accepted
    )


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        (["--variants", "grand"], "'grand' is none of basic, advanced"),
        (["--seats", "5"], "'5' is no number from 2 to 4"),
        (["--game", "chess"], "unknown game 'chess'"),
        (["--log", "/nowhere/gates.jsonl"], "there is no folder"),
    ],
)
def test_words_that_mean_nothing_are_refused(
    more: list[str], complaint: str, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert run(words(folder, *more)) == 2
    assert complaint in capsys.readouterr().err


def test_a_damaged_log_and_foreign_weights_are_refused(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "gates.jsonl").write_text("{}\n", encoding="utf-8")
    assert run(words(folder)) == 2
    assert "gates.jsonl, line 1" in capsys.readouterr().err
    (folder / "gates.jsonl").unlink()
    (folder / "basic-2.json").write_text(
        '{"rivalry": 40, "weights": {"luck": [1, 1]}}', encoding="utf-8"
    )
    assert run(words(folder)) == 2
    assert "weights of no feature: luck" in capsys.readouterr().err
