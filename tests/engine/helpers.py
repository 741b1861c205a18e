"""Records and timelines of Carrara for the tests of the engine."""

from __future__ import annotations

from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara.rules import RULES


def new_record(seats: int = 2, *, bots: tuple[int, ...] = (), seed: int = 1) -> GameRecord:
    """A record without moves; seat 0 begins, the seats in ``bots`` are bots."""
    people = [
        Seat(f"Seat {seat}", "ochre", "random" if seat in bots else None) for seat in range(seats)
    ]
    return GameRecord("carrara", RULES.version, {"first": 0}, people, seed)


def begun(seats: int = 2, *, bots: tuple[int, ...] = (), seed: int = 1) -> Timeline:
    """A timeline with seat 0 about to act for the first time."""
    timeline = Timeline(RULES, new_record(seats, bots=bots, seed=seed))
    timeline.play_chance()
    return timeline


def play(timeline: Timeline, *lines: str) -> None:
    """Play lines of notation, and chance after each."""
    for line in lines:
        timeline.play(RULES.read(timeline.position, line))
        timeline.play_chance()
