"""Tournaments: who plays whom, the same results wherever they are played, nothing lost."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import sys
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import msgspec
import pytest

from carrara_desktop.bots import players
from carrara_desktop.bots.tournament import play as playing
from carrara_desktop.bots.tournament.games import (
    GameError,
    GameResult,
    Thinking,
    Timed,
    Versions,
    digest,
    play_job,
    versions,
)
from carrara_desktop.bots.tournament.play import Gate, play
from carrara_desktop.bots.tournament.plot import as_svg
from carrara_desktop.bots.tournament.results import (
    ResultsError,
    ResultsFile,
    one_version,
    read_results,
)
from carrara_desktop.bots.tournament.running import (
    CHANCES,
    CrewError,
    Start,
    dask,
    processes,
    run_jobs,
    serial,
)
from carrara_desktop.bots.tournament.schedule import (
    Job,
    Plan,
    PlanError,
    all_pairs,
    cross_tables,
    pair_tables,
    seatings,
)
from carrara_desktop.bots.tournament.sprt import Sprt, Verdict
from carrara_desktop.bots.tournament.standings import Standing, summarise
from carrara_desktop.bots.tournament.tables import as_markdown, as_text
from carrara_desktop.games.carrara.rules import RULES
from tests.bots.test_external import EXAMPLE


def plan(**changes: Any) -> Plan:
    """A tournament that takes a moment."""
    settings: dict[str, Any] = {
        "variants": ("basic",),
        "seats": (2,),
        "bots": ("greedy", "random"),
        "deals": 3,
        "limit": 40,
    }
    return Plan(**settings | changes)


def made(job: Job, *scores: int, **changes: Any) -> GameResult:
    """A result as if the game had been played; without scores it is unfinished."""
    best = max(scores, default=0)
    winners = tuple(seat for seat, points in enumerate(scores) if points == best)
    thinking = {bot: Thinking.of([1_000_000 * len(bot)] * 10) for bot in job.bots}
    fields: dict[str, Any] = {
        "key": job.key,
        "job": job,
        "finished": bool(scores),
        "scores": scores or None,
        "winners": winners,
        "shares": tuple((seat in winners) / (len(winners) or 1) for seat in range(len(job.bots))),
        "moves": 100,
        "record": "0" * 16,
        "thinking": thinking,
        "engine": "plain",
        "versions": versions(),
    }
    return GameResult(**fields | changes)


# -- the schedule -----------------------------------------------------------------------


def test_all_meet_at_mixed_tables() -> None:
    assert cross_tables("abc", 2) == [("a", "b"), ("a", "c"), ("b", "c")]
    assert cross_tables("abcd", 3) == [tuple(x) for x in ("abc", "abd", "acd", "bcd")]
    # with too few bots every one is there, and some more than once
    assert cross_tables("ab", 3) == [("a", "a", "b"), ("a", "b", "b")]
    assert cross_tables("abc", 4) == [tuple(x) for x in ("aabc", "abbc", "abcc")]


def test_one_against_a_table_full_of_another() -> None:
    assert pair_tables([("a", "b")], 4) == [("a", "b", "b", "b")]
    assert pair_tables(all_pairs("ab"), 3) == [("a", "b", "b"), ("b", "a", "a")]
    # with two seats it is the same whoever is named first
    assert pair_tables(all_pairs("abc"), 2) == [("a", "b"), ("a", "c"), ("b", "c")]


@pytest.mark.parametrize("table", ["ab", "abb", "abc", "abbb", "aabb", "abcd", "aabc"])
def test_every_bot_sits_everywhere_equally_often(table: str) -> None:
    for deal in range(12):
        played = list(seatings(tuple(table), deal))
        assert len(set(played)) == len(played)
        for seat in range(len(table)):
            there = Counter(seating[seat] for seating in played)
            for bot, number in Counter(table).items():
                assert there[bot] * len(table) == number * len(played)


def test_nobody_always_sits_behind_the_same_bot() -> None:
    behind = Counter(
        (seating[seat - 1], seating[seat])
        for deal in range(6)
        for seating in seatings(tuple("abcd"), deal)
        for seat in range(4)
    )
    assert len(behind) == 12
    assert len(set(behind.values())) == 1


def test_games_come_deal_by_deal_and_all_on_the_same_deals() -> None:
    jobs = plan(variants=("basic", "advanced"), seats=(2, 3), first_deal=7).jobs()
    assert [job.deal for job in jobs] == sorted(job.deal for job in jobs)
    assert {job.deal for job in jobs} == {7, 8, 9}
    games = Counter((job.deal, job.variant, len(job.bots)) for job in jobs)
    assert len(games) == 12
    assert games[8, "advanced", 2] == 2
    assert games[8, "basic", 3] == 6
    assert len({job.key for job in jobs}) == len(jobs)


def test_a_key_stands_for_the_same_game_for_ever() -> None:
    job = Job("carrara", 1, "basic", 7, ("greedy", "random"), 5000)
    assert job.key == "4a34b682cad88813"
    others = [
        Job("carrara", 1, "basic", 7, ("random", "greedy"), 5000),
        Job("carrara", 2, "basic", 7, ("greedy", "random"), 5000),
        Job("carrara", 1, "basic", 8, ("greedy", "random"), 5000),
        Job("carrara", 1, "basic", 7, ("greedy", "random"), 4000),
    ]
    assert len({job.key, *(other.key for other in others)}) == 5


@pytest.mark.parametrize(
    ("changes", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"bots": ("greedy", "deep")}, "'deep'"),
        ({"bots": (), "pairs": (("greedy", "deep"),)}, "'deep'"),
        ({"bots": ("greedy", "greedy")}, "twice"),
        ({"bots": ("greedy",)}, "nobody"),
        ({"bots": (), "pairs": (("greedy", "greedy"),)}, "itself"),
        ({"variants": ("expert",)}, "'expert'"),
        ({"variants": ("basic", "basic")}, "twice"),
        ({"seats": (5,)}, "5"),
    ],
)
def test_plans_that_can_not_be_played(changes: dict[str, Any], named: str) -> None:
    with pytest.raises(PlanError, match=named):
        plan(**changes).jobs()


# -- one game ---------------------------------------------------------------------------


def test_a_game_follows_from_its_job() -> None:
    job = Job("carrara", RULES.version, "advanced", 5, ("random", "random", "random"))
    first, second = play_job(job), play_job(job)
    assert first.outcome() == second.outcome()
    assert first.finished and first.scores is not None
    assert sum(first.shares) == pytest.approx(1)
    assert {seat for seat, share in enumerate(first.shares) if share} == set(first.winners)
    assert first.thinking["random"].decisions < first.moves
    other = play_job(msgspec.structs.replace(job, deal=6))
    assert other.record != first.record


def test_a_game_at_its_limit_is_unfinished() -> None:
    result = play_job(plan().jobs()[0])
    assert (result.finished, result.scores, result.winners) == (False, None, ())
    assert (result.shares, result.moves) == ((0.0, 0.0), 40)
    assert set(result.thinking) == {"greedy", "random"}


def test_a_program_is_asked_like_any_bot() -> None:
    command = f'external:"{sys.executable}" "{EXAMPLE}"'
    job = Job("carrara", RULES.version, "basic", 1, (command, "random"), 16)
    assert play_job(job).outcome() == play_job(job).outcome()


def test_a_bot_that_fails_is_named_and_the_error_can_travel(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(players.BOTS, "broken", lambda rules, view, seed: 10**9)
    job = Job("carrara", RULES.version, "basic", 3, ("broken", "random"))
    with pytest.raises(GameError, match=r"basic, deal 3, broken / random: ") as caught:
        play_job(job)
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_a_bot_that_is_timed_is_otherwise_the_same() -> None:
    class Remembering:
        memory = 3

        def __call__(self, view: Any, seed: int) -> int:
            return seed + 1

    times: list[int] = []
    timed = Timed(Remembering(), times)
    assert [timed(None, 5), timed(None, 6)] == [6, 7]
    assert len(times) == 2
    assert getattr(timed, "memory", None) == 3
    assert getattr(timed, "mood", None) is None


def test_thinking_times_add_up_and_are_never_rounded_down() -> None:
    quick = Thinking.of([1_234_500] * 99)
    assert (quick.decisions, quick.p99_ms, quick.max_ms) == (99, 1.3, 1.234)
    slow = Thinking.of([2_000_000_001])
    assert slow.p99_ms == 2100
    assert Thinking.of([2_000_000_000]).p99_ms == 2000
    both = Thinking.together([quick, slow])
    assert (both.decisions, both.p99_ms, both.max_ms) == (100, 1.3, 2000.0)
    assert Thinking.together([both, slow]).p99_ms == 2100
    assert Thinking.of([]).decisions == 0


# -- the file ---------------------------------------------------------------------------


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


def fully(path: Path, of: Plan | None = None) -> list[GameResult]:
    return play(of or plan(), serial, file=ResultsFile(path))


class Counting:
    """Counts how many games are played here."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.jobs: list[Job] = []
        real = playing.run_jobs

        def run(jobs: list[Job], *rest: Any) -> None:
            self.jobs += jobs
            real(jobs, *rest)

        monkeypatch.setattr(playing, "run_jobs", run)


def test_what_is_in_the_file_is_not_played_again(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = fully(path)
    assert read_results([path]) == results
    counting = Counting(monkeypatch)
    assert fully(path) == results
    assert not counting.jobs
    # more deals go on from there, and other games in the file are no matter
    longer = fully(path, plan(deals=5))
    assert len(counting.jobs) == 4
    assert longer[:6] == results
    assert fully(path) == results


def test_a_half_written_line_is_played_again(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = fully(path)
    whole = path.read_bytes()
    counting = Counting(monkeypatch)
    for cut in (1, 5, 40, 300):
        path.write_bytes(whole[:-cut])
        again = fully(path)
        assert [one.outcome() for one in again] == [one.outcome() for one in results]
        assert len(path.read_bytes().splitlines()) == len(results)
    assert [job.key for job in counting.jobs] == [results[-1].key] * 4


def doctored(line: bytes, **changes: Any) -> bytes:
    return msgspec.json.encode(msgspec.json.decode(line) | changes)


@pytest.mark.parametrize(
    ("spoil", "named"),
    [
        (lambda line: b"Dear diary", "no result"),
        (lambda line: line[:-30], "no result"),
        (lambda line: b"", "no result"),
        (lambda line: b"\xff\xfe", "no result"),
        (lambda line: doctored(line, moves="many"), r"moves"),
        (lambda line: doctored(line, colour="red"), r"colour"),
        (lambda line: line.replace(b'"deal":1', b'"deal":2'), "changed"),
        (lambda line: doctored(line, shares=[1.0, 0.0]), "changed"),
        (lambda line: doctored(line, thinking={}), "changed"),
    ],
)
def test_a_file_of_anything_else_is_refused_and_left_alone(
    spoil: Callable[[bytes], bytes], named: str, path: Path
) -> None:
    fully(path)
    lines = path.read_bytes().splitlines()
    lines[2] = spoil(lines[2])
    path.write_bytes(b"\n".join(lines) + b"\n")
    before = path.read_bytes()
    for read in (ResultsFile, lambda path: read_results([path])):
        with pytest.raises(ResultsError, match=named) as caught:
            read(path)
        assert "line 3" in str(caught.value)
    assert path.read_bytes() == before


def test_a_text_without_a_line_end_is_not_taken_for_a_half_written_line(path: Path) -> None:
    path.write_text("my notes", encoding="utf-8")
    with pytest.raises(ResultsError, match="line 1"):
        ResultsFile(path)
    assert path.read_text(encoding="utf-8") == "my notes"


def test_files_that_can_not_be_used(tmp_path: Path) -> None:
    with pytest.raises(ResultsError, match="can't"):
        ResultsFile(tmp_path)
    with pytest.raises(ResultsError, match="can't write"):
        ResultsFile(tmp_path / "no" / "folder")
    with pytest.raises(ResultsError, match="no file"):
        read_results([tmp_path / "nothing"])


def test_results_of_other_bots_of_the_same_name_are_not_mixed_in(path: Path) -> None:
    results = fully(path)
    older = Versions("0.0.9", "abc")
    lines = [msgspec.structs.replace(result, versions=older) for result in results[:2]]
    path.write_bytes(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
    with pytest.raises(ResultsError, match=r"0\.0\.9 \(abc\).*--mix-versions"):
        fully(path)
    mixed = play(plan(), serial, file=ResultsFile(path), mix_versions=True)
    assert digest(mixed) == digest(results)
    with pytest.raises(ResultsError, match="have changed"):
        one_version(mixed)
    # where the plan needs none of them they are no matter
    fully(path, plan(first_deal=50))


def test_files_are_put_together_and_games_count_once(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    fully(one)
    fully(other, plan(deals=4))
    assert digest(read_results([one, other])) == digest(read_results([other]))


# -- where it is played -----------------------------------------------------------------

SPREAD = plan(
    variants=("basic", "advanced"), seats=(2, 3), bots=("random", "greedy"), deals=1, limit=24
)


@pytest.fixture(scope="module")
def expected() -> str:
    return digest(play(SPREAD, serial))


def spread(start: Start) -> list[GameResult]:
    # sources may be worked on while the tests run: that workers have the same is tested below
    return play(SPREAD, start, mix_versions=True)


def test_processes_play_the_same_games(expected: str) -> None:
    results = spread(processes(2))
    assert digest(results) == expected
    assert [result.job for result in results] == SPREAD.jobs()
    assert not multiprocessing.active_children()


@pytest.mark.slow
def test_a_dask_cluster_plays_the_same_games(expected: str) -> None:
    from distributed import LocalCluster

    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
    ) as cluster:
        assert digest(spread(dask(cluster.scheduler_address))) == expected


def test_dask_workers_with_threads_are_refused() -> None:
    from distributed import LocalCluster

    with (
        LocalCluster(
            n_workers=1, threads_per_worker=2, processes=False, dashboard_address=":0"
        ) as cluster,
        pytest.raises(CrewError, match="--nthreads 1"),
    ):
        play(SPREAD, dask(cluster.scheduler_address))


def test_where_no_cluster_is(monkeypatch: pytest.MonkeyPatch) -> None:
    from carrara_desktop.bots.tournament import running

    monkeypatch.setattr(running, "_CLUSTER_SECONDS", 0.5)
    with pytest.raises(CrewError, match=r"127\.0\.0\.1:9"):
        play(SPREAD, dask("tcp://127.0.0.1:9"))


def test_without_dask_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(CrewError, match="package distributed"):
        play(SPREAD, dask("tcp://127.0.0.1:9"))


@dataclass
class Taken:
    """Takes results, and does something at the first."""

    first: Callable[[], None] = lambda: None
    results: list[GameResult] = field(default_factory=list)
    told: list[str] = field(default_factory=list)

    def __call__(self, result: GameResult) -> bool:
        self.results.append(result)
        if len(self.results) == 1:
            self.first()
        return True


def kill_a_worker() -> None:
    multiprocessing.active_children()[0].kill()


def test_a_killed_worker_costs_no_game(expected: str) -> None:
    taken = Taken(first=kill_a_worker)
    run_jobs(SPREAD.jobs(), processes(2), taken, taken.told.append)
    assert digest(taken.results) == expected
    assert len(taken.results) == len(SPREAD.jobs())
    assert taken.told == ["a worker was lost; its games are begun again"]


def test_workers_that_die_again_and_again_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("carrara_desktop.bots.tournament.running.play_job", os._exit)
    taken = Taken()
    jobs: list[Any] = [0, 0, 0]
    with pytest.raises(CrewError, match="again and again"):
        run_jobs(jobs, processes(1), taken, taken.told.append)
    assert len(taken.told) == CHANCES - 1


def test_a_game_that_fails_stops_it_and_the_others_are_kept(path: Path) -> None:
    # in the other process there is no bot of that name
    good = plan(bots=("random", "greedy"), deals=1)
    bad = Job("carrara", RULES.version, "basic", 1, ("random", "nobody"), 40)
    taken = Taken()
    with pytest.raises(GameError, match="'nobody'"):
        run_jobs([*good.jobs(), bad], processes(1), taken, taken.told.append)
    assert [result.job for result in taken.results] == good.jobs()
    assert not multiprocessing.active_children()


def test_stopping_is_at_once_even_in_the_middle_of_a_game() -> None:
    def interrupt() -> None:
        raise KeyboardInterrupt

    jobs = plan(deals=50, limit=5000).jobs()
    with pytest.raises(KeyboardInterrupt):
        run_jobs(jobs, processes(2), Taken(first=interrupt), print)
    assert not multiprocessing.active_children()


def test_workers_of_another_version_are_found_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "versions", lambda: Versions("9", "feed"))
    with pytest.raises(ResultsError, match="another version"):
        play(plan(), serial)


# -- the gate ---------------------------------------------------------------------------


def gate_plan(**changes: Any) -> Plan:
    return plan(bots=(), pairs=(("greedy", "random"),), deals=30, **changes)


def results_for(of: Plan, won: Callable[[int], bool | None]) -> list[GameResult]:
    """Results of a plan's games; ``won`` says by deal whether greedy wins, None for no end."""
    found = []
    for job in of.jobs():
        wins = won(job.deal)
        if wins is None:
            found.append(made(job))
        else:
            found.append(made(job, *(10 if (bot == "greedy") == wins else 5 for bot in job.bots)))
    return found


@pytest.mark.parametrize("reverse", [False, True])
def test_the_verdict_does_not_depend_on_the_order_in_which_games_end(reverse: bool) -> None:
    of = gate_plan()
    gate = Gate(of, Sprt(0.5, 0.7))
    results = results_for(of, lambda deal: deal != 2)
    for result in reversed(results) if reverse else results:
        gate.take(result)
    assert gate.test.verdict is Verdict.PASSED
    assert gate.last_deal == 11
    assert gate.test.shares == {1.0: 11, 0.0: 1}


def test_unfinished_games_are_left_out_of_the_test() -> None:
    of = gate_plan()
    gate = Gate(of, Sprt(0.5, 0.7))
    for result in results_for(of, lambda deal: None if deal < 20 else True):
        gate.take(result)
    assert gate.test.shares == {1.0: 9}
    assert gate.last_deal == 28


def test_a_gate_ends_the_tournament_and_goes_on_from_a_file(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    of = gate_plan(limit=5000)
    monkeypatch.setattr(
        "carrara_desktop.bots.tournament.running.play_job",
        lambda job: made(job, *(10 if bot == "greedy" else 5 for bot in job.bots)),
    )
    gate = Gate(of, Sprt(0.5, 0.7))
    results = play(of, serial, file=ResultsFile(path), gate=gate)
    assert gate.test.verdict is Verdict.PASSED
    assert {result.job.deal for result in results} == set(range(9))
    # what was played beyond the decision does not count
    play(gate_plan(limit=5000), serial, file=ResultsFile(path))
    counting = Counting(monkeypatch)
    again = Gate(of, Sprt(0.5, 0.7))
    assert play(of, serial, file=ResultsFile(path), gate=again) == results
    assert not counting.jobs


@pytest.mark.parametrize(
    "changes",
    [
        {"seats": (2, 3)},
        {"variants": ("basic", "advanced")},
        {"pairs": (("greedy", "random"), ("random", "greedy"))},
    ],
)
def test_a_gate_is_for_one_match(changes: dict[str, Any]) -> None:
    settings: dict[str, Any] = {"bots": (), "pairs": (("greedy", "random"),)}
    with pytest.raises(PlanError, match="one pair"):
        Gate(plan(**settings | changes), Sprt(0.5, 0.7))


# -- what it tells ----------------------------------------------------------------------


@pytest.fixture
def finished() -> list[GameResult]:
    """Greedy wins three of four deals by 5; the last deal is not finished."""
    of = plan(variants=("basic", "advanced"), deals=5)
    return results_for(of, lambda deal: None if deal == 4 else deal != 1)


def test_standings(finished: list[GameResult]) -> None:
    summary = summarise(finished, "random")
    assert [(each.variant, each.seats) for each in summary.settings] == [
        ("basic", 2),
        ("advanced", 2),
        (None, None),
    ]
    basic = summary.settings[0]
    assert (basic.games, basic.unfinished) == (10, 2)
    first, last = basic.standings
    assert (first.bot, first.games, last.bot) == ("greedy", 8, "random")
    assert first.share is not None and first.share.value == 0.75
    assert first.margin is not None and first.margin.value == 2.5
    assert first.rating is not None and last.rating is not None
    assert first.rating.value == pytest.approx(1000 + 400 * 0.41497, abs=0.1)  # log10(6.5/2.5)
    assert last.rating.value == 1000
    assert (summary.deals.first, summary.deals.last, summary.deals.number) == (0, 4, 5)
    assert (summary.games, summary.unfinished) == (20, 4)
    assert summary.thinking["greedy"].decisions == 200
    assert summary.thinking["greedy"].max_ms == 6
    assert summary.digest == digest(finished)


def test_matches_tell_each_table_apart() -> None:
    of = plan(seats=(3,), deals=2)
    results = [
        made(job, *(9 if bot == "greedy" else 4 + (seat == 0) for seat, bot in enumerate(job.bots)))
        for job in of.jobs()
    ]
    (setting,) = summarise(results, "greedy").settings
    assert [(match.seats, match.games) for match in setting.matches] == [
        ({"greedy": 2, "random": 1}, 6),
        ({"greedy": 1, "random": 2}, 6),
    ]

    def won(standing: Standing) -> float:
        assert standing.share is not None
        return standing.share.value

    assert [[won(s) for s in match.standings] for match in setting.matches] == [
        [0.5, 0.0],
        [1.0, 0.0],
    ]


def test_a_tournament_without_any_end_has_no_ratings() -> None:
    of = plan()
    summary = summarise([made(job) for job in of.jobs()], "greedy")
    assert all(each.rating is None for each in summary.settings[0].standings)
    assert "–" in as_text(summary)
    assert ElementTree.fromstring(as_svg(summary)) is not None


def test_text_and_markdown_hold_the_same_figures(finished: list[GameResult]) -> None:
    summary = summarise(finished, "random")
    text, markdown = as_text(summary), as_markdown(summary)
    for said in (text, markdown):
        for part in ("greedy", "75.0 %", "+2.5", "1166", "anchor", "seeds 0 to 4", summary.digest):
            assert part in said
    assert "### Basic, 2 seats\n\n| bot | rating | 95 % |" in markdown
    for line in markdown.splitlines():
        if line.startswith("| greedy") and "ms" not in line:
            assert line.count("|") == 9


def test_the_plot_shows_every_rating_where_it_belongs(finished: list[GameResult]) -> None:
    summary = summarise(finished, "random")
    svg = "{http://www.w3.org/2000/svg}"
    picture = ElementTree.fromstring(as_svg(summary))
    dots = picture.findall(f"{svg}circle")
    assert len(dots) == 6
    ticks = {
        float(text.text): float(text.get("x", ""))
        for text in picture.findall(f"{svg}text")
        if text.get("text-anchor") == "middle" and text.text
    }
    (low, at_low), (high, at_high) = min(ticks.items()), max(ticks.items())
    scale = (at_high - at_low) / (high - low)
    ratings = [s.rating for setting in summary.settings for s in setting.standings]
    for dot, rating in zip(dots, ratings, strict=True):
        assert rating is not None
        assert float(dot.get("cx", "")) == pytest.approx(
            at_low + (rating.value - low) * scale, abs=0.1
        )
    width = float(picture.get("width", ""))
    for line in picture.findall(f"{svg}line"):
        assert 0 <= float(line.get("x1", "")) <= float(line.get("x2", "")) <= width


def test_names_are_no_markup(finished: list[GameResult]) -> None:
    name = "external:a <b> & 'c' | d"
    job = Job("carrara", RULES.version, "basic", 0, (name, "random"))
    summary = summarise([made(job, 5, 3)], "random")
    texts = [node.text or "" for node in ElementTree.fromstring(as_svg(summary)).iter()]
    assert any(text.startswith("external:a <b> & 'c'") for text in texts)
    assert "'c' \\| d" in as_markdown(summary)
