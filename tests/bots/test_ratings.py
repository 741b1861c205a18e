"""Ratings, intervals and the gate: against closed forms, and on games of known strength."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrara_desktop.bots.tournament.estimates import Estimate, mean, share, student_quantile
from carrara_desktop.bots.tournament.ratings import ELO, Outcome, ratings
from carrara_desktop.bots.tournament.sprt import Sprt, Verdict, log_likelihood_ratio

# -- intervals --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("freedom", "quantile"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (10**6, 1.960)],
)
def test_students_quantile(freedom: int, quantile: float) -> None:
    assert student_quantile(freedom) == pytest.approx(quantile, rel=0.01)


def test_a_mean_of_independent_numbers_is_the_textbooks() -> None:
    numbers = [3.0, 5.0, 8.0, 4.0, 10.0]
    found = mean(enumerate(numbers))
    assert found is not None
    deviation = sqrt(sum((x - 6) ** 2 for x in numbers) / 4 / 5)
    assert found.value == 6
    assert found.high == pytest.approx(6 + 2.776 * deviation, rel=0.01)
    assert found.low == pytest.approx(6 - 2.776 * deviation, rel=0.01)


def test_nothing_and_a_single_deal_have_no_interval() -> None:
    assert mean([]) is None
    assert share([]) is None
    assert mean([(1, 4.0), (1, 6.0)]) == Estimate(5.0, None, None)
    assert share([(1, 0.0), (1, 1.0)]) == Estimate(0.5, None, None)


def test_a_share_of_independent_games_is_wilsons() -> None:
    found = share(enumerate([1.0] * 70 + [0.0] * 30))
    assert found is not None
    # Wilson's for 70 of 100, but for the estimate of the variance
    assert found == Estimate(0.7, pytest.approx(0.604, abs=0.003), pytest.approx(0.781, abs=0.003))


def test_all_won_says_how_few_deals_there_were() -> None:
    found = share((deal, 1.0) for deal in range(50) for _ in range(2))
    assert found is not None
    assert (found.value, found.high) == (1.0, 1.0)
    assert found.low == pytest.approx(50 / (50 + 1.96**2), abs=1e-4)


def width(estimate: Estimate | None) -> float:
    assert estimate is not None
    assert estimate.low is not None and estimate.high is not None
    assert estimate.low <= estimate.value <= estimate.high
    return estimate.high - estimate.low


@pytest.mark.parametrize("figure", [mean, share])
def test_the_same_games_twice_tell_no_more(figure: type[Estimate]) -> None:
    random = Random(5)
    games = [(deal, float(random.random() < 0.6)) for deal in range(200)]
    twice_apart = [(deal + 200 * copy, won) for deal, won in games for copy in range(2)]
    once = width(figure(games))  # type: ignore[arg-type, call-arg]
    assert width(figure(games * 2)) == pytest.approx(once, rel=1e-9)  # type: ignore[arg-type, call-arg]
    # taken for other deals, they would seem to
    assert width(figure(twice_apart)) == pytest.approx(once / sqrt(2), rel=0.02)  # type: ignore[arg-type, call-arg]


def test_intervals_of_a_share_hold_the_truth_as_often_as_they_say() -> None:
    random = Random(11)
    held = 0
    for _ in range(400):
        games = []
        for deal in range(40):
            chance = random.betavariate(1.8, 1.2)  # the games of a deal hang together: 60 %
            games += [(deal, float(random.random() < chance)) for _ in range(4)]
        found = share(games)
        assert found is not None and found.low is not None and found.high is not None
        held += found.low <= 0.6 <= found.high
    assert 0.92 * 400 <= held <= 0.985 * 400


@given(
    st.lists(
        st.tuples(st.integers(0, 5), st.sampled_from([0.0, 1 / 3, 0.5, 1.0])),
        min_size=1,
        max_size=40,
    )
)
def test_a_share_never_leaves_its_range(games: list[tuple[int, float]]) -> None:
    found = share(games)
    assert found is not None
    if found.low is not None and found.high is not None:
        assert 0 <= found.low <= found.value + 1e-9
        assert found.value - 1e-9 <= found.high <= 1


# -- ratings ----------------------------------------------------------------------------


def game(deal: int, bots: Sequence[str], winner: int) -> Outcome:
    return Outcome(deal, tuple(bots), tuple(float(seat == winner) for seat in range(len(bots))))


def rated(found: dict[str, Estimate], bot: str) -> float:
    return found[bot].value - 1000


def test_two_bots_have_the_closed_form() -> None:
    # a shared game is added: 70 of 100 count as 70.5 of 101
    games = [game(deal, ("a", "b"), int(deal >= 70)) for deal in range(100)]
    found = ratings(games, "b")
    assert found["b"] == Estimate(1000.0, 1000.0, 1000.0)
    assert rated(found, "a") == pytest.approx(ELO * log(70.5 / 30.5), abs=1e-6)
    assert rated(ratings(games, "a"), "b") == pytest.approx(-rated(found, "a"), abs=1e-6)
    # and the interval is that of the logarithm of the odds
    deviation = ELO * sqrt(1 / 70 + 1 / 30)
    assert width(found["a"]) == pytest.approx(2 * 1.984 * deviation, rel=0.03)


def test_a_shared_win_is_half_a_win() -> None:
    shared = [Outcome(deal, ("a", "b"), (0.5, 0.5)) for deal in range(40)]
    won = [game(deal, ("a", "b"), deal % 2) for deal in range(40)]
    assert rated(ratings(shared, "a"), "b") == pytest.approx(0, abs=1e-9)
    assert rated(ratings(won, "a"), "b") == pytest.approx(0, abs=1e-9)


def test_one_against_three_of_another_has_the_closed_form() -> None:
    # half of the games against three: three times their strength
    games = [game(deal, ("a", "b", "b", "b"), (0, 2)[deal % 2]) for deal in range(2000)]
    assert rated(ratings(games, "b"), "a") == pytest.approx(ELO * log(3), abs=0.5)


def test_a_bot_that_won_everything_has_a_finite_rating_and_a_wide_interval() -> None:
    few = ratings([game(deal, ("a", "b"), 0) for deal in range(10)], "b")
    many = ratings([game(deal, ("a", "b"), 0) for deal in range(200)], "b")
    assert 500 < rated(few, "a") < rated(many, "a") < 1100
    assert width(few["a"]) > 600
    # 200 of 200: at least 98.2 % are won (Clopper and Pearson), 692 points
    assert many["a"].low == pytest.approx(1692, abs=40)


def test_bots_that_nothing_links_are_not_rated() -> None:
    games = [game(deal, pair, deal % 2) for deal in range(10) for pair in (("a", "b"), ("c", "d"))]
    assert set(ratings(games, "a")) == {"a", "b"}
    assert set(ratings(games, "d")) == {"c", "d"}
    bridge = [*games, game(3, ("b", "c"), 0)]
    assert set(ratings(bridge, "a")) == {"a", "b", "c", "d"}
    assert ratings(games, "e") == {}
    assert ratings([game(0, ("a", "a"), 0)], "a") == {"a": Estimate(1000.0, 1000.0, 1000.0)}


TRUE = {"a": 1000.0, "b": 1120.0, "c": 1250.0, "d": 900.0, "e": 1400.0}


def played(random: Random, deal: int, bots: Sequence[str]) -> Outcome:
    """A game that goes as the ratings say."""
    weights = [exp((TRUE[bot] - 1000) / ELO) for bot in bots]
    return game(deal, bots, random.choices(range(len(bots)), weights)[0])


def test_known_strengths_are_found_at_tables_of_all_sizes() -> None:
    random = Random(3)
    names = sorted(TRUE)
    games = [
        played(random, deal, random.sample(names, random.choice((2, 3, 4)))) for deal in range(4000)
    ]
    found = ratings(games, "a")
    for bot, rating in TRUE.items():
        assert found[bot].value == pytest.approx(rating, abs=30)


def test_intervals_of_ratings_hold_the_truth_as_often_as_they_say() -> None:
    random = Random(8)
    held = tried = 0
    for _ in range(60):
        games = []
        for deal in range(60):
            for one, other in (("a", "b"), ("b", "c"), ("c", "a"), ("a", "d"), ("c", "d")):
                games.append(played(random, deal, (one, other)))
        found = ratings(games, "a")
        for bot in ("b", "c", "d"):
            low, high = found[bot].low, found[bot].high
            assert low is not None and high is not None
            held += low <= TRUE[bot] <= high
            tried += 1
    assert 0.90 * tried <= held <= 0.995 * tried


def test_a_deal_played_twice_does_not_sharpen_a_rating() -> None:
    random = Random(4)
    games = [played(random, deal, ("a", "c")) for deal in range(150)]
    apart = [Outcome((copy, g.cluster), g.bots, g.shares) for g in games for copy in range(2)]
    together = [g for g in games for _ in range(2)]
    once = width(ratings(games, "a")["c"])
    assert width(ratings(together, "a")["c"]) == pytest.approx(once, rel=0.03)
    assert width(ratings(apart, "a")["c"]) == pytest.approx(once / sqrt(2), rel=0.03)


# -- the gate ---------------------------------------------------------------------------


def test_whole_deals_won_and_lost_are_tested_as_walds() -> None:
    # with nothing between 0 and 1 the best fit is the mean itself
    shares = {1.0: 30, 0.0: 20}
    expected = 30 * log(0.6 / 0.5) + 20 * log(0.4 / 0.5)
    assert log_likelihood_ratio(shares, 0.5, 0.6) == pytest.approx(expected, abs=0.01)


def test_large_samples_are_tested_as_normal() -> None:
    random = Random(2)
    shares: dict[float, int] = {}
    for _ in range(4000):
        one = random.choice((0.25, 0.5, 0.5, 0.75))
        shares[one] = shares.get(one, 0) + 1
    total = sum(shares.values())
    seen = sum(one * count for one, count in shares.items()) / total
    variance = sum((one - seen) ** 2 * count for one, count in shares.items()) / total
    p0, p1 = 0.49, 0.51
    expected = total * (p1 - p0) * (2 * seen - p0 - p1) / (2 * variance)
    assert log_likelihood_ratio(shares, p0, p1) == pytest.approx(expected, rel=0.05, abs=0.05)


def add_all(test: Sprt, shares: Sequence[float]) -> Verdict:
    """Count deals until the verdict is spoken."""
    for one in shares:
        if test.add(one) is not Verdict.UNDECIDED:
            break
    return test.verdict


def test_even_deals_are_not_taken_for_certainty() -> None:
    test = Sprt(0.5, 0.6)
    assert test.add(0.5) is Verdict.UNDECIDED
    assert add_all(test, [0.5] * 40) is Verdict.FAILED
    assert 5 < test.shares.total() < 30


def test_a_verdict_stays() -> None:
    test = Sprt(0.5, 0.7)
    assert add_all(test, [1.0] * 100) is Verdict.PASSED
    assert test.shares.total() == 9  # the first with 9·log(0.7/0.5) > log 19
    for _ in range(100):
        assert test.add(0.0) is Verdict.PASSED


@pytest.mark.parametrize(
    ("p0", "p1", "alpha"), [(0.6, 0.5, 0.05), (0.5, 0.5, 0.05), (0, 0.5, 0.05), (0.5, 0.6, 0.5)]
)
def test_what_can_not_be_tested(p0: float, p1: float, alpha: float) -> None:
    with pytest.raises(ValueError, match=r"shares|errors"):
        Sprt(p0, p1, alpha)


def rate_of_passing(truth: float, p0: float, p1: float, games: int, alike: float) -> float:
    """How often a bot of that share passes.

    ``games`` are on one deal, which is luck for one side with the weight ``alike``.
    """
    random = Random(7)
    passed = 0
    for _ in range(200):
        test = Sprt(p0, p1)
        while test.verdict is Verdict.UNDECIDED:
            luck = float(random.random() < truth)
            chance = alike * luck + (1 - alike) * truth
            test.add(sum(random.random() < chance for _ in range(games)) / games)
        passed += test.verdict is Verdict.PASSED
    return passed / 200


@pytest.mark.parametrize(
    ("p0", "p1", "games", "alike"),
    [(0.5, 0.65, 2, 0.0), (0.5, 0.65, 2, 0.6), (0.25, 0.35, 4, 0.0), (0.25, 0.4, 4, 0.5)],
)
def test_errors_are_as_rare_as_agreed(p0: float, p1: float, games: int, alike: float) -> None:
    # 5 % are agreed; 200 trials of 5 % are at most 20 in all but 0.1 % of cases
    assert rate_of_passing(p0, p0, p1, games, alike) <= 0.10
    assert rate_of_passing(p1, p0, p1, games, alike) >= 0.90
