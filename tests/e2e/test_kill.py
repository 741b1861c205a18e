"""The program is killed at random moments; Continue brings the exact position back."""

from __future__ import annotations

import random
import time
from pathlib import Path

from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.registry import game_info
from carrara_desktop.library.games import GameLibrary
from carrara_desktop.library.paths import games_dir
from carrara_desktop.library.settings import Settings, save_settings
from tests.e2e.driver import Person

KILLS = 6


def test_killed_at_random_moves_and_resumed(user_folder: Path) -> None:
    dice = random.Random(5)
    save_settings(Settings(language="en", bot_pace="off", animation_pace="off"))
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
        with Person(user_folder, None) as person:
            person.ask("continue_game")
            person.until(lambda: person.ask("state")["page"] in ("TablePage", "FinalPage"))
            time.sleep(dice.uniform(0.3, 1.5))
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
