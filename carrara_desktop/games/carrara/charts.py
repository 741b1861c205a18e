"""What can be drawn of a game of Carrara: points and wealth, prices, the wheel and the bag."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from carrara_desktop.engine.charts import Chart, Series, with_figures
from carrara_desktop.engine.events import Event
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara.position import SOURCES
from carrara_desktop.games.carrara.view import View

Turn = tuple[int, View, list[Event]]
"""Its number, the table at its end, and what happened in it."""


def charts(events: Sequence[Sequence[Event]], views: Sequence[View]) -> tuple[Chart, ...]:
    """``points``, ``florins`` and ``blocks`` behind the screens by seat and turn, ``sources`` of
    points, ``prices`` paid per block, and marble on the ``wheel`` and in the ``bag`` by turn."""
    turns = _turns(events, views)
    if not turns:
        return ()
    seats = range(len(views[-1].seats))
    numbers = tuple(number for number, _, _ in turns)
    ends = [view for _, view, _ in turns]

    def by_seat(value: Callable[[View, int], float | None]) -> tuple[Series, ...]:
        return tuple(Series("", seat, tuple(value(view, seat) for view in ends)) for seat in seats)

    def by_marble(value: Callable[[View, int], float | None]) -> tuple[Series, ...]:
        return tuple(
            Series(name, None, tuple(value(view, colour) for view in ends))
            for colour, name in enumerate(c.COLOURS)
        )

    made = (
        Chart("points", "lines", numbers, by_seat(_points)),
        _sources(events, views[-1]),
        Chart("florins", "lines", numbers, by_seat(lambda view, seat: view.seats[seat].florins)),
        Chart("blocks", "lines", numbers, by_seat(_blocks)),
        Chart("prices", "dots", numbers, _prices(turns, seats)),
        Chart("wheel", "stacks", numbers, by_marble(_on_wheel)),
        Chart("bag", "stacks", numbers, by_marble(_in_bag)),
    )
    return tuple(chart for chart in map(with_figures, made) if chart is not None)


def _turns(events: Sequence[Sequence[Event]], views: Sequence[View]) -> list[Turn]:
    """The turns that were played. The move that ends one already shows the number of the next."""
    turns: list[Turn] = []
    happened: list[Event] = []
    current = 0
    for made, view in zip(events, views, strict=True):
        happened += made
        if view.turn != current:
            if current:
                turns.append((current, view, happened))
            current, happened = view.turn, []
    if current and happened:
        turns.append((current, views[-1], happened))
    return turns


def _points(view: View, seat: int) -> int:
    """VP on the table; those of the final account once it has been drawn up."""
    return view.standings[seat].total if view.standings else view.seats[seat].vp


def _blocks(view: View, seat: int) -> int | None:
    blocks = view.seats[seat].blocks
    return None if blocks is None else sum(blocks)


def _on_wheel(view: View, colour: int) -> int:
    return sum(section[colour] for section in view.wheel)


def _in_bag(view: View, colour: int) -> int | None:
    """All blocks of a marble are on the wheel, behind screens, or in the bag."""
    behind = 0
    for seat in view.seats:
        if seat.blocks is None:
            return None
        behind += seat.blocks[colour]
    return c.BLOCKS_PER_COLOUR - _on_wheel(view, colour) - behind


def _prices(turns: Sequence[Turn], seats: range) -> tuple[Series, ...]:
    """What a seat paid for a block on average, by turn."""
    values: list[list[float | None]] = [[None] * len(turns) for _ in seats]
    for at, (_, _, happened) in enumerate(turns):
        for event in happened:
            if isinstance(event, e.BlocksBought):
                values[event.seat][at] = event.cost / sum(event.blocks)
    return tuple(Series("", seat, tuple(values[seat])) for seat in seats)


def _sources(events: Sequence[Sequence[Event]], last: View) -> Chart:
    """Points by source and seat as they stand; sources that nobody has used are left out."""
    counts: dict[str, list[int]] = {}
    for made in events:
        for event in made:
            if source := _source(event):
                _add(counts.setdefault(source, [0] * len(last.seats)), event)
    known = (*SOURCES, "florins", "decorations", "statues")
    used = tuple(source for source in known if any(counts.get(source, ())))
    series = tuple(
        Series("", seat, tuple(counts[source][seat] for source in used))
        for seat in range(len(last.seats))
    )
    return Chart("sources", "bars", used, series)


def _add(points: list[int], event: Any) -> None:
    points[event.seat] += event.vp


def _source(event: Any) -> str:
    """The source of the points that an event brings, "" for one that brings none."""
    match event:
        case e.BonusTaken():
            return "bonuses"
        case e.SpaceScored():
            space = event.space
            if c.SPACE_TYPE <= space < c.SPACE_LANDSCAPE:
                return "types"
            return "landscapes" if c.SPACE_LANDSCAPE <= space < c.SPACE_FLORINS else "cities"
        case e.BuildingPoints():
            return "building"
        case e.EndTriggered():
            return "ending"
        case e.FlorinsCounted():
            return "florins"
        case e.DecorationsCounted():
            return "decorations"
        case e.StatuesCounted():
            return "statues"
    return ""
