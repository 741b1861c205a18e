"""What can be drawn of a game: figures along its turns, as names and numbers without words.

A game gives a function from its events and views to charts (see ``games.registry``); what a
viewer may not see is in none of the views, so it comes into no chart.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol

from carrara_desktop.engine.events import Event

Form = Literal["lines", "dots", "bars", "stacks"]
"""Lines along the places, single dots, bars side by side, or bars on top of each other."""


@dataclass(frozen=True, slots=True)
class Series:
    """The figures of one seat, or of one thing that the game names; None is a gap."""

    id: str
    """The game's own name of the thing; "" if ``seat`` says whose figures they are."""
    seat: int | None
    values: tuple[float | None, ...]
    """One for each place of the chart."""


@dataclass(frozen=True, slots=True)
class Chart:
    """Some series over the same places: numbers, such as turns, or ids of the game's own."""

    id: str
    form: Form
    places: tuple[int | str, ...]
    series: tuple[Series, ...]


class Charting(Protocol):
    """The function that a game gives."""

    def __call__(
        self, events: Sequence[Sequence[Event]], views: Sequence[Any]
    ) -> tuple[Chart, ...]:
        """The charts of a game: ``views[n]`` is the table after move n, with ``events[n]``."""
        ...


def with_figures(chart: Chart) -> Chart | None:
    """The chart without series that have no figure at all; None if nothing is left of it."""
    series = tuple(one for one in chart.series if any(value is not None for value in one.values))
    return Chart(chart.id, chart.form, chart.places, series) if series else None
