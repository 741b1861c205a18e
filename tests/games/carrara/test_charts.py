"""The charts of a game: they agree with its final account, and keep what is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrara_desktop.engine.charts import Chart
from carrara_desktop.engine.record import from_json
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara.charts import charts
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.games.registry import game_info

FIXTURES = sorted((Path(__file__).parent / "fixtures").glob("*.carrara"))


def opened(file: Path) -> Timeline:
    return Timeline(RULES, from_json(file.read_bytes()))


def drawn(timeline: Timeline, until: int, viewer: int | None, revealed: bool) -> dict[str, Chart]:
    """The charts of the first ``until`` moves."""
    look = RULES.reveal if revealed else RULES.view
    views = [look(timeline.position_at(at + 1), viewer) for at in range(until)]
    made = charts([played.events for played in timeline.played[:until]], views)
    return {chart.id: chart for chart in made}


@pytest.mark.parametrize("file", FIXTURES, ids=lambda file: file.stem)
def test_charts_of_a_finished_game_agree_with_its_account(file: Path) -> None:
    timeline = opened(file)
    view = RULES.reveal(timeline.position, None)
    by_id = drawn(timeline, len(timeline), None, revealed=True)
    points = by_id["points"]
    assert points.places == tuple(range(1, view.turn + 1))
    assert [one.seat for one in points.series] == list(range(len(view.seats)))
    for one in points.series:
        assert one.values[-1] == view.standings[one.seat or 0].total
        assert all(value is not None and value >= 0 for value in one.values)
    sources = by_id["sources"]
    for one in sources.series:
        told = dict(zip(sources.places, one.values, strict=True))
        account = view.standings[one.seat or 0]
        assert told == {name: dict(account.parts)[str(name)] for name in told}
        assert sum(value or 0 for value in one.values) == account.total
    for name, value in (("florins", timeline.position.florins), ("blocks", None)):
        if name in by_id:
            last = [one.values[-1] for one in by_id[name].series]
            assert last == (value or [standing.tie_break for standing in view.standings])


@pytest.mark.parametrize("file", FIXTURES[:4], ids=lambda file: file.stem)
def test_no_block_is_lost_between_the_wheel_the_bag_and_the_screens(file: Path) -> None:
    timeline = opened(file)
    by_id = drawn(timeline, len(timeline), None, revealed=True)
    turns = len(by_id["points"].places)
    for at in range(turns):
        total = sum(
            one.values[at] or 0 for name in ("wheel", "bag", "blocks") for one in by_id[name].series
        )
        assert total == c.N_BLOCKS
    position = timeline.position
    assert [one.values[-1] for one in by_id["bag"].series] == position.bag
    assert [one.id for one in by_id["wheel"].series] == list(c.COLOURS)


def test_prices_are_what_was_paid_for_a_block() -> None:
    timeline = opened(FIXTURES[0])
    prices = drawn(timeline, len(timeline), None, revealed=True)["prices"]
    paid = [value for one in prices.series for value in one.values if value is not None]
    purchases = [
        event for played in timeline.played for event in played.events
        if type(event).__name__ == "BlocksBought"
    ]  # fmt: skip
    assert len(paid) == len(purchases)
    assert sorted(paid) == sorted(event.cost / sum(event.blocks) for event in purchases)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_charts_of_a_running_game_have_only_what_the_viewer_sees(viewer: int | None) -> None:
    timeline = opened(FIXTURES[0])
    by_id = drawn(timeline, 120, viewer, revealed=False)
    assert "bag" not in by_id
    for name in ("florins", "blocks"):
        seats = [one.seat for one in by_id[name].series] if name in by_id else []
        assert seats == ([] if viewer is None else [viewer])
    assert {"points", "sources", "prices", "wheel"} <= set(by_id)


def test_a_game_that_has_not_begun_has_no_charts() -> None:
    assert game_info("carrara").charts()([], []) == ()
