"""Reports beside the games: found again only for the same course, and gone with the game."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from carrara_desktop.engine.record import Seat
from carrara_desktop.library.games import GameLibrary
from carrara_desktop.library.reports import FOLDER
from tests.library.test_games import record

REPORT = b'{"moves":2,"accuracy":[97.5,88.0]}'


@pytest.fixture
def library(tmp_path: Path) -> GameLibrary:
    return GameLibrary(tmp_path / "games")


def test_a_report_is_found_by_another_start(library: GameLibrary) -> None:
    game = record(moves=2, over=True)
    library.create(game)
    assert library.reports.find(game) is None
    library.reports.keep(game, REPORT)
    assert GameLibrary(library.directory).reports.find(library.load(game.id)) == REPORT
    assert [entry.id for entry in library.entries()] == [game.id]


def test_it_is_good_only_for_the_moves_it_is_about(library: GameLibrary) -> None:
    game = record(moves=2)
    library.create(game)
    library.reports.keep(game, REPORT)
    game.title = "The one with the statue"
    game.seats = [Seat("Renamed", seat.colour) for seat in game.seats]
    assert library.reports.find(game) == REPORT
    game.moves.append("pass")
    assert library.reports.find(game) is None
    game.moves.pop()
    game.seed += 1
    assert library.reports.find(game) is None


@pytest.mark.parametrize("data", [b"", b"\xff{", b"[]", b'{"game": 1, "report": {}}'])
def test_a_damaged_one_is_none(library: GameLibrary, data: bytes) -> None:
    game = record(moves=2)
    library.create(game)
    library.reports.keep(game, REPORT)
    path = library.own / FOLDER / f"{game.id}.json"
    assert path.exists()
    path.write_bytes(data)
    assert library.reports.find(game) is None
    library.reports.keep(game, REPORT)
    assert library.reports.find(game) == REPORT


def test_it_comes_back_with_a_deleted_game_and_goes_with_it_for_good(library: GameLibrary) -> None:
    game = record(moves=2)
    library.create(game)
    library.reports.keep(game, REPORT)
    today = date(2026, 5, 1)
    deleted = library.delete(game.id, today)
    library.restore(deleted)
    assert library.reports.find(game) == REPORT
    library.delete(game.id, today)
    library.purge(today + timedelta(days=60))
    assert library.reports.find(game) is None


def test_a_game_without_a_place_has_no_report(library: GameLibrary) -> None:
    assert library.reports.find(record(moves=2)) is None
