"""Whole games in a real X window, by mouse and by keyboard alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from carrara_desktop.engine.record import GameRecord
from carrara_desktop.library.games import GameLibrary
from carrara_desktop.library.paths import games_dir
from carrara_desktop.library.settings import SeatChoice, Setup, save_settings
from tests.e2e.driver import Person
from tests.e2e.hands import by_mouse, play_to_the_end
from tests.ui.sitting import at_once

pytestmark = [pytest.mark.x11, pytest.mark.usefixtures("xdotool")]


def seats(*bots: str | None, variant: str = "basic") -> Setup:
    """The choices that the New game page offers when it opens."""
    names = ("Anna", "Bořivoj", "Chloé", "Dido")
    colours = ("ochre", "terracotta", "sea", "indigo")
    return Setup(
        "carrara",
        [SeatChoice(names[i], colours[i], bot) for i, bot in enumerate(bots)],
        variant=variant,
    )


def prepare(setup: Setup) -> None:
    """Settings of an impatient player: nothing moves slowly."""
    save_settings(msgspec.structs.replace(at_once(), last_setup=setup))


def by_keys(person: Person, state: dict[str, Any]) -> None:
    """Only the move panel: down, plus to open, Enter; and Enter again to confirm."""
    if state["curtain"]:
        person.keys("Return")
        return
    person.until(lambda: person.ask("focus") == "MoveTree")
    rows = person.ask("plan", keys=True)["rows"]
    words = ["Home", *["Down"] * rows[0]]
    for row in rows[1:]:
        words += ["plus", *["Down"] * (row + 1)]
    before = state["moves"]
    person.keys(*words, "Return")
    person.until(lambda: person.ask("chosen") is not None or person.ask("state")["moves"] > before)
    if person.ask("state")["moves"] == before:
        person.keys("Return")


def start_by_mouse(person: Person) -> None:
    person.press("New game")
    person.press("Start the game")
    person.until(lambda: person.ask("state")["page"] == "TablePage")


def saved(game: str) -> GameRecord:
    return GameLibrary(games_dir()).load(game)


def test_two_people_play_a_whole_game_with_the_mouse(x_display: str, user_folder: Path) -> None:
    prepare(seats(None, None))
    with Person(user_folder, x_display, "en") as person:
        start_by_mouse(person)
        record = saved(play_to_the_end(person, by_mouse))
    assert record.result is not None
    assert min(record.result.scores) > 20


def test_a_game_against_bots_with_the_mouse(x_display: str, user_folder: Path) -> None:
    prepare(seats(None, "greedy", "random"))
    with Person(user_folder, x_display, "en") as person:
        start_by_mouse(person)
        record = saved(play_to_the_end(person, by_mouse))
    assert record.result is not None
    assert record.result.scores[0] > 20


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_whole_game_by_keyboard_alone(x_display: str, user_folder: Path, variant: str) -> None:
    prepare(seats(None, "greedy", variant=variant))
    with Person(user_folder, x_display, "en") as person:
        # a bare X server has no window manager that would give the window the keyboard
        person.click(person.ask("origin")[:2])
        person.keys("Return")
        person.until(lambda: person.ask("state")["page"] == "NewGamePage")
        person.keys("Return")
        person.until(lambda: person.ask("state")["page"] == "TablePage")
        record = saved(play_to_the_end(person, by_keys))
    assert record.result is not None
    assert record.options["variant"] == variant
    assert record.result.scores[0] > 10
