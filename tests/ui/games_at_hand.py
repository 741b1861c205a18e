"""Records and matches for the tests of the window."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random
from typing import Any

from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.library.games import GameLibrary

NAMES = ("Anna", "Bořivoj", "Chloé", "Dido")
COLOURS = ("ochre", "terracotta", "sea", "indigo")


def record_of(
    *bots: str | None, seed: int = 3, first: int | str = 0, variant: str = "basic"
) -> GameRecord:
    """A game that has not begun; None is a person."""
    seats = [Seat(NAMES[i], COLOURS[i], bot) for i, bot in enumerate(bots)]
    options = {"first": first} if variant == "basic" else {"first": first, "variant": variant}
    return GameRecord("carrara", RULES.version, options, seats, seed)


def saved(library: GameLibrary, record: GameRecord) -> GameRecord:
    """The record, in the library."""
    library.create(record)
    return record


def on_disk(library: GameLibrary, record: GameRecord) -> GameRecord:
    """What the file of a game says now."""
    return library.load(record.id)


def brisk(position: Any, random: Random) -> int:
    """A move that brings a game on: score or build where one can, else some other move."""
    moves = RULES.moves(position)
    for operation in (m.SPACE, m.UPGRADE, m.COURT, m.MONUMENT, m.BUILD, m.BUY):
        some = [move for move in moves if m.op(move) == operation]
        if some and (operation != m.BUY or random.random() < 0.7):
            return random.choice(some)
    return moves[0]


def played_on(record: GameRecord, until: Any, seed: int = 1) -> GameRecord:
    """The record played on briskly until ``until(timeline)`` holds, or to its end."""
    random = Random(seed)
    timeline = Timeline(RULES, record)
    timeline.play_chance()
    while timeline.to_move != NOBODY and not until(timeline):
        timeline.play(brisk(timeline.position, random))
        timeline.play_chance()
    assert timeline.to_move != CHANCE
    return record


def last_round(*bots: str | None) -> GameRecord:
    """A game of which the last turns are still to be played."""
    record = record_of(*bots, seed=5)
    return played_on(record, lambda timeline: timeline.position.turns_left == 1)


def is_running(pid: int) -> bool:
    """Whether a process of that number runs (and is not merely waiting to be collected)."""
    try:
        os.kill(pid, 0)
        status = Path(f"/proc/{pid}/stat")
        if not status.exists():
            return True
        return status.read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except (ProcessLookupError, FileNotFoundError):
        return False
