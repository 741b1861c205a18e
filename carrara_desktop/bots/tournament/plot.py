"""Ratings with their intervals as an SVG picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, floor
from typing import Final
from xml.sax.saxutils import escape

from carrara_desktop.bots.tournament.standings import Setting, Standing, Summary

_LEFT: Final = 190
_WIDTH: Final = 560
_RIGHT: Final = 70
_ROW: Final = 26
_TITLE: Final = 40
_AXIS: Final = 40
_LONGEST_NAME: Final = 24
_INK: Final = "#3a332b"
_GRID: Final = "#d9d2c5"
_PAPER: Final = "#fbf8f2"
_DOT: Final = "#9c4a2f"
_STEPS: Final = (10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000)
_MOST_LINES: Final = 10


def as_svg(summary: Summary) -> str:
    """One panel a setting, all on one scale; best bots first."""
    settings = [
        setting
        for setting in summary.settings
        if any(standing.rating is not None for standing in setting.standings)
    ]
    low, high, step = _scale([s for setting in settings for s in setting.standings])
    parts: list[str] = []
    top = 0
    for setting in settings:
        parts += _panel(setting, top, low, high, step)
        top += _height(setting)
    width = _LEFT + _WIDTH + _RIGHT
    title = f"Ratings of bots, {summary.anchor} at 1000, with 95 % intervals"
    return "\n".join([
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{top}" '
        f'viewBox="0 0 {width} {top}" font-family="sans-serif" font-size="13" fill="{_INK}">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{width}" height="{top}" fill="{_PAPER}"/>',
        *parts,
        "</svg>\n",
    ])


def _height(setting: Setting) -> int:
    return _TITLE + _ROW * len(setting.standings) + _AXIS


def _scale(standings: Sequence[Standing]) -> tuple[int, int, int]:
    """Where the axis begins and ends, and how far its lines are apart."""
    ends = [
        end
        for standing in standings
        if standing.rating is not None
        for end in (standing.rating.low, standing.rating.value, standing.rating.high)
        if end is not None
    ]
    low, high = min(ends, default=1000.0), max(ends, default=1000.0)
    step = next((s for s in _STEPS if (high - low) / s < _MOST_LINES - 2), _STEPS[-1])
    # the ends lie on lines, with room for a dot
    return (ceil(low / step) - 1) * step, (floor(high / step) + 1) * step, step


def _panel(setting: Setting, top: int, low: int, high: int, step: int) -> Iterator[str]:
    def across(rating: float) -> str:
        return f"{_LEFT + _WIDTH * (rating - low) / (high - low):.1f}"

    rows = top + _TITLE
    bottom = rows + _ROW * len(setting.standings)
    yield (
        f'<text x="{_LEFT}" y="{top + 26}" font-size="15" font-weight="bold">'
        f"{escape(setting.title)}</text>"
    )
    for line in range(low, high + 1, step):
        x = across(line)
        yield f'<line x1="{x}" y1="{rows}" x2="{x}" y2="{bottom}" stroke="{_GRID}"/>'
        yield f'<text x="{x}" y="{bottom + 18}" text-anchor="middle">{line}</text>'
    for place, standing in enumerate(setting.standings):
        y = rows + _ROW * place + _ROW // 2
        yield (
            f'<text x="{_LEFT - 12}" y="{y + 5}" text-anchor="end">'
            f"{escape(_short(standing.bot))}</text>"
        )
        if (rating := standing.rating) is None:
            continue
        x = across(rating.value)
        if rating.low is not None and rating.high is not None:
            yield (
                f'<line x1="{across(rating.low)}" y1="{y}" x2="{across(rating.high)}" y2="{y}" '
                f'stroke="{_DOT}" stroke-width="2"/>'
            )
        yield f'<circle cx="{x}" cy="{y}" r="5" fill="{_DOT}"/>'
        yield f'<text x="{_LEFT + _WIDTH + 12}" y="{y + 5}">{rating.value:.0f}</text>'


def _short(name: str) -> str:
    return name if len(name) <= _LONGEST_NAME else name[: _LONGEST_NAME - 1] + "…"
