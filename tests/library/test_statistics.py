"""Statistics: hand-made histories, a second reckoning, and the published method of ratings."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrara_desktop.engine.facts import GameFacts
from carrara_desktop.engine.record import Result, Seat
from carrara_desktop.library.entries import Entry, Summary
from carrara_desktop.library.ratings import Rating, rate
from carrara_desktop.library.statistics import Player, Statistics, Wanted, compute

START = datetime(2026, 1, 1, tzinfo=UTC)


def game(
    number: int, *players: tuple[str, int], winners: tuple[int, ...] = (), **more: object
) -> Entry:
    """A finished game; a name in angle brackets is a bot's id."""
    seats = tuple(
        Seat(f"Seat {at}", "sea", name[1:-1]) if name.startswith("<") else Seat(name, "sea")
        for at, (name, _) in enumerate(players)
    )
    scores = [points for _, points in players]
    best = winners or (scores.index(max(scores)),)
    result = Result(scores, list(best)) if more.get("over", True) else None
    variant = str(more.get("variant", "basic"))
    summary = Summary("carrara", seats, 10, f"start {number}", result, variant)
    return Entry(f"g{number}", Path(f"g{number}"), START + timedelta(days=number), summary)


def of(statistics: Statistics, name: str, bot: bool = False):  # type: ignore[no-untyped-def]
    return next(one for one in statistics.players if one.player == Player(name, bot))


HISTORY = [
    game(1, ("Anna", 50), ("Bruno", 40)),
    game(2, ("Bruno", 30), ("anna ", 70), ("<greedy>", 60)),
    game(3, ("ANNA", 20), ("Bruno", 45), variant="advanced"),
    game(4, ("Anna", 80), ("<greedy>", 80), ("<greedy>", 10), winners=(0, 1)),
    game(5, ("Anna", 10), ("Bruno", 90), over=False),
]


def test_games_wins_and_points_by_name() -> None:
    found = compute(HISTORY, {})
    anna = of(found, "anna")
    assert found.games == 4
    assert (anna.total.games, anna.total.wins, anna.total.best) == (4, 3, 80)
    assert anna.total.average == pytest.approx((50 + 70 + 20 + 80) / 4)
    assert anna.name == "Anna"
    assert anna.by_kind[("carrara", "basic", 2)].games == 1
    assert anna.by_kind[("carrara", "advanced", 2)].wins == 0
    greedy = of(found, "greedy", bot=True)
    assert (greedy.total.games, greedy.total.seats, greedy.total.wins) == (2, 3, 1)
    assert greedy.total.average == pytest.approx((60 + 80 + 10) / 3)


def test_head_to_head_and_streaks() -> None:
    found = compute(reversed(HISTORY), {})
    anna = of(found, "anna")
    bruno = anna.against[Player("bruno")]
    assert (bruno.games, bruno.ahead, bruno.level, bruno.behind) == (3, 2, 0, 1)
    greedy = anna.against[Player("greedy", True)]
    assert (greedy.games, greedy.ahead, greedy.level) == (2, 1, 1)
    assert (anna.streak, anna.longest_streak) == (1, 2)
    other = of(found, "bruno").against[Player("anna")]
    assert (other.ahead, other.behind) == (1, 2)


def test_records_of_the_house() -> None:
    facts = {
        "g1": GameFacts(60, [{"visits": 1, "city.Pisa": 9}, {"visits": 3}]),
        "g3": GameFacts(40, [{"visits": 2}, {"visits": 3}]),
        "g4": GameFacts(50, [{}, {}]),
    }
    found = {one.kind: one for one in compute(HISTORY, facts).records}
    assert (found["highest score"].value, found["highest score"].players) == (80, ("Anna",))
    assert found["lowest score"].value == 10
    assert found["lowest winning score"].value == 45
    assert (found["widest margin"].value, found["widest margin"].game) == (25, "g3")
    assert (found["narrowest margin"].value, found["narrowest margin"].game) == (10, "g1")
    assert (found["longest game"].value, found["shortest game"].value) == (60, 40)
    assert (found["visits"].value, found["visits"].game, found["visits"].players) == (
        3,
        "g1",
        ("Bruno",),
    )
    assert found["longest streak"].value == 2
    assert "city.Pisa" not in found
    anna = of(compute(HISTORY, facts), "anna")
    assert anna.favourites("city") == [("Pisa", 9)]
    assert anna.counted == 2, "the facts of one game have other seats than the game"


def test_choices_and_games_left_out() -> None:
    assert compute(HISTORY, {}, Wanted(variant="advanced")).games == 1
    assert compute(HISTORY, {}, Wanted(seats=3)).games == 2
    assert compute(HISTORY, {}, Wanted(people_only=True)).games == 2
    assert compute(HISTORY, {}, Wanted(game="chess")).games == 0
    found = compute(HISTORY, {}, Wanted(seats=2), left_out=["g1", "g2"])
    assert (found.games, found.left_out) == (1, 1)
    plain = [game(1, ("A", 1), ("B", 2), variant="")]
    first = {"carrara": "basic"}
    assert compute(plain, {}, Wanted(variant="basic"), (), first).games == 1


def test_a_game_that_lies_there_twice_counts_once() -> None:
    twin = game(1, ("Anna", 50), ("Bruno", 40))
    assert compute([*HISTORY, twin], {}).games == 4


def test_a_result_that_fits_no_seats_counts_nothing() -> None:
    odd = game(9, ("A", 3), ("B", 2))
    assert odd.summary is not None and odd.summary.result is not None
    odd.summary.result.winners.append(7)
    assert compute([odd], {}).games == 0


@given(st.lists(st.lists(st.integers(0, 20), min_size=2, max_size=4), max_size=12), st.randoms())
def test_a_second_reckoning(points: list[list[int]], random: Random) -> None:
    names = ["Ada", "Bea", "<one>", "<two>", "Cyd"]
    games = []
    for number, scores in enumerate(points):
        who = random.sample(names, len(scores))
        games.append(game(number, *zip(who, scores, strict=True)))
    found = compute(games, {})
    total = sum(one.total.wins for one in found.players)
    assert total == len(games)
    for one in found.players:
        label = f"<{one.player.key}>" if one.player.is_bot else one.player.key.capitalize()
        mine = [
            (entry, seat)
            for entry in games
            for seat, who in enumerate(entry.summary.seats)  # type: ignore[union-attr]
            if (f"<{who.bot}>" if who.bot else who.name) == label
        ]
        scores = [entry.summary.result.scores[seat] for entry, seat in mine]  # type: ignore[union-attr]
        assert one.total.games == len(mine)
        assert one.total.points == sum(scores)
        assert one.total.best == max(scores)
        assert sum(tally.games for tally in one.by_kind.values()) == len(mine)
        for other, versus in one.against.items():
            assert versus.games == versus.ahead + versus.level + versus.behind
            assert of(found, other.key, other.is_bot).against[one.player].ahead == versus.behind


# -------------------------------------------------------------------------------- ratings

# Reckoned by openskill 6.2.0 (PlackettLuce with its default values), an independent program.
OPENSKILL = {
    (1, 2): [(27.956317, 7.714432), (25.736495, 6.833849)],
    (1, 1): [(25.323299, 7.714432), (27.752466, 6.833849)],
    (1, 2, 3): [(28.31385, 7.859013), (28.775047, 6.800675), (28.566351, 5.888528)],
    (2, 1, 2): [(24.270738, 7.682165), (30.320852, 6.907001), (29.705041, 5.890401)],
    (1, 2, 2, 4): [
        (28.350938, 7.91937),
        (28.020106, 6.882375),
        (30.77331, 5.928915),
        (32.837996, 4.962729),
    ],
    (1, 1, 3, 3): [
        (26.299906, 7.91937),
        (28.873359, 6.945701),
        (30.489894, 5.924275),
        (33.400757, 4.962075),
    ],
}


@pytest.mark.parametrize("ranks", OPENSKILL)
def test_ratings_are_those_of_an_independent_program(ranks: tuple[int, ...]) -> None:
    before = [Rating(25 + 3 * seat, 8 - seat) for seat in range(len(ranks))]
    after = [(one.mean, one.deviation) for one in rate(before, ranks)]
    for mine, theirs in zip(after, OPENSKILL[ranks], strict=True):
        assert mine == pytest.approx(theirs, abs=1e-5)


def test_ratings_find_the_better_player_and_grow_sure() -> None:
    random = Random(1)
    games = [
        game(n, ("Strong", 60 + random.randrange(30)), ("Weak", 50 + random.randrange(30)))
        for n in range(150)
    ]
    found = compute(games, {})
    strong, weak = of(found, "strong"), of(found, "weak")
    assert found.players[0] is strong
    assert strong.rating.mean - weak.rating.mean > 5
    assert strong.rating.deviation < 3 < Rating().deviation
    assert len(strong.history) == 150


def test_a_bot_among_its_own_learns_nothing() -> None:
    found = compute([game(1, ("<greedy>", 50), ("<greedy>", 40))], {})
    assert of(found, "greedy", True).rating == Rating()
