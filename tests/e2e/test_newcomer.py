"""A newcomer comes from the first start through lesson one to the end of a first game."""

from __future__ import annotations

from pathlib import Path

import pytest

from carrara_desktop.library.games import GameLibrary
from carrara_desktop.library.paths import games_dir
from carrara_desktop.library.settings import load_settings
from tests.e2e.driver import Person
from tests.e2e.newcomer import first_evening

pytestmark = [pytest.mark.x11, pytest.mark.usefixtures("xdotool")]


def test_from_the_first_start_to_the_end_of_a_first_game(x_display: str, user_folder: Path) -> None:
    assert not any(user_folder.iterdir())
    seen: list[str] = []
    with Person(user_folder, x_display) as person:
        record = GameLibrary(games_dir()).load(first_evening(person, seen.append))
        assert record.result is not None and record.result.scores[0] > 20
        said = " ".join(person.ask("words"))
        assert all(record.seats[winner].name in said for winner in record.result.winners)
    assert record.options["variant"] == "basic"
    assert any(seat.bot for seat in record.seats), "a first game is against a bot"
    assert "carrara/buy" in load_settings().lessons_done
