"""A summary as text for a terminal, and as Markdown for a document."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from carrara_desktop.bots.tournament.estimates import Estimate
from carrara_desktop.bots.tournament.standings import Match, Setting, Standing, Summary

_NONE: Final = "–"
_NAMES: Final = ("bot", "match", "thinking")
"""Columns of words, which are flush left; those of figures are flush right."""
_STANDINGS: Final = ("bot", "rating", "95 %", "won a seat", "95 %", "margin", "95 %", "games")
_MATCHES: Final = ("match", "bot", "won a seat", "95 %", "margin", "95 %", "games")
_THINKING: Final = ("thinking", "99th percentile", "longest", "decisions")

Row = tuple[str, ...]


def as_text(summary: Summary) -> str:
    """Tables with columns of one width, for a terminal."""
    parts = []
    for title, head, rows in _tables(summary):
        lines = [f"  {line}" for line in _columns([head, *rows])]
        parts.append("\n".join([title, *lines] if title else lines))
    return "\n\n".join([*parts, "\n".join(_facts(summary))]) + "\n"


def as_markdown(summary: Summary) -> str:
    """The same tables in Markdown, each under a heading."""
    parts = []
    for title, head, rows in _tables(summary):
        if title:
            parts.append(f"### {title[0].upper()}{title[1:]}")
        rule = tuple("---" if name in _NAMES else "---:" for name in head)
        parts.append("\n".join(_markdown_row(row) for row in (head, rule, *rows)))
    return "\n\n".join([*parts, "\n".join(f"- {fact}" for fact in _facts(summary))]) + "\n"


def _tables(summary: Summary) -> Iterator[tuple[str, Row, list[Row]]]:
    """Title, head and rows of each table; a table without a title goes with the one before."""
    for setting in summary.settings:
        yield setting.title, _STANDINGS, [_standing(each) for each in setting.standings]
        if rows := list(_matches(setting)):
            yield "", _MATCHES, rows
    yield (
        "Thinking times of one decision",
        _THINKING,
        [
            (bot, f"{times.p99_ms:,.4g} ms", f"{times.max_ms:,.4g} ms", f"{times.decisions:,}")
            for bot, times in summary.thinking.items()
        ],
    )


def _standing(standing: Standing) -> Row:
    return (
        standing.bot,
        *_rating(standing.rating),
        *_won(standing),
        str(standing.games),
    )


def _matches(setting: Setting) -> Iterator[Row]:
    """Where there is more than one match; a single one is what the standings tell."""
    if len(setting.matches) < 2:
        return
    for match in setting.matches:
        for place, standing in enumerate(match.standings):
            name = _name(match) if place == 0 else ""
            yield (name, standing.bot, *_won(standing), str(standing.games))


def _name(match: Match) -> str:
    return " · ".join(
        f"{number} × {bot}" if number > 1 else bot for bot, number in match.seats.items()
    )


def _rating(estimate: Estimate | None) -> Row:
    if estimate is not None and estimate.low == estimate.high:
        return (f"{estimate.value:.0f}", "anchor")
    return _figures(estimate, 1, "{:.0f}")


def _won(standing: Standing) -> Row:
    return (*_figures(standing.share, 100, "{:.1f} %"), *_figures(standing.margin, 1, "{:+.1f}"))


def _figures(estimate: Estimate | None, scale: float, form: str) -> Row:
    """A figure and its interval."""
    if estimate is None:
        return (_NONE, _NONE)
    value = form.format(scale * estimate.value)
    if estimate.low is None or estimate.high is None:
        return (value, _NONE)
    bare = form.removesuffix(" %")
    return (
        value,
        f"{bare.format(scale * estimate.low)} to {bare.format(scale * estimate.high)}",
    )


def _facts(summary: Summary) -> Iterator[str]:
    """What one must know to play the same tournament again, and to see that it is the same."""
    deals = summary.deals
    yield (
        f"{summary.games:,} games on {deals.number:,} deals (seeds {deals.first} to {deals.last}), "
        f"{summary.unfinished} unfinished; intervals by deal."
    )
    yield f"Ratings on Elo's scale with {summary.anchor} at 1000."
    programs = ", ".join(f"{each.program} ({each.code})" for each in summary.versions)
    rules = ", ".join(map(str, summary.rules_versions))
    engines = ", ".join(f"{form} {number}" for form, number in summary.engines.items())
    yield f"Program {programs}, rules {rules}; games by form of the engine: {engines}."
    yield f"Digest {summary.digest}"


def _columns(rows: Sequence[Row]) -> list[str]:
    """Rows as lines, the first of them the head."""
    columns = list(zip(*rows, strict=True))
    widths = [max(map(len, column)) for column in columns]
    left = [column[0] in _NAMES for column in columns]
    return [
        "  ".join(
            cell.ljust(width) if is_name else cell.rjust(width)
            for cell, width, is_name in zip(row, widths, left, strict=True)
        ).rstrip()
        for row in rows
    ]


def _markdown_row(row: Row) -> str:
    cells = (cell.replace("|", "\\|") for cell in row)
    return f"| {' | '.join(cells)} |"
