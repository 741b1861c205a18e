"""The program is killed at random moments; Continue brings the exact position back."""

from __future__ import annotations

import math
import random
import time
from functools import partial
from pathlib import Path

from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.registry import game_info
from carrara_desktop.library.games import GameLibrary
from carrara_desktop.library.paths import games_dir
from carrara_desktop.library.settings import save_settings
from tests.e2e.driver import Person
from tests.ui.sitting import at_once

KILLS = 6
STEPS = 4
"""Moves that the bots make before the kill may come, however long they take."""


def test_killed_at_random_moves_and_resumed(user_folder: Path) -> None:
    dice = random.Random(5)
    save_settings(at_once())
    library = GameLibrary(games_dir())
    record = GameRecord(
        game="carrara",
        rules_version=1,
        options={"variant": "basic", "first": "lot"},
        seats=[Seat("One", "ochre", "random"), Seat("Two", "sea", "random")],
        seed=11,
    )
    game = library.create(record).id
    seen = 0
    for _ in range(KILLS):
        if library.load(game).result is not None:
            break  # a quick machine has come to the end: there is nothing left to go on with
        with Person(user_folder, None, "en") as person:
            person.ask("continue_game")
            person.until(partial(_has_come_to, person, seen + STEPS))
            time.sleep(dice.uniform(0.0, 1.2))
            state = person.ask("state")
            person.kill()
        kept = library.load(game)
        if "moves" not in state:
            break
        # what the window had shown was on the disk before; nothing that was kept is ever lost
        assert len(kept.moves) >= state["moves"] >= seen
        timeline = Timeline(game_info("carrara").load(), kept)
        assert timeline.position_at(state["moves"]).digest() == state["digest"]
        seen = len(kept.moves)
    assert seen > 20


def _has_come_to(person: Person, moves: int) -> bool:
    """Whether so many moves were made; on the final page there are none any more."""
    return bool(person.ask("state").get("moves", math.inf) >= moves)
