"""The list of games: orders are found while nobody waits for them."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.record import Seat
from carrara_desktop.library.entries import Entry, Summary
from carrara_desktop.ui.models import games
from carrara_desktop.ui.models.games import Column, GamesModel, Sieve
from carrara_desktop.ui.models.ranking import Ranking

UP, DOWN = Qt.SortOrder.AscendingOrder, Qt.SortOrder.DescendingOrder


def entry(number: int, *names: str) -> Entry:
    seats = tuple(Seat(name, "sea") for name in names)
    known = Summary("carrara", seats, number, "", None)
    return Entry(f"g{number}", Path("x"), datetime.now(UTC), known, version=(number, 1))


def numbers(model: GamesModel) -> list[int]:
    return [model.entry(row).version[0] for row in range(model.rowCount())]


def three() -> list[Entry]:
    return [entry(1, "Éric"), entry(2, "Anna"), entry(3, "Eva")]


def test_equal_texts_share_a_place_and_numbers_count(look: None) -> None:
    ranking = Ranking()
    for text in ("anna 10", "Bea", "Anna 9", "ANNA 10", "anna 10"):
        ranking.add(text)
    assert ranking.places() == {"Anna 9": 0, "anna 10": 1, "ANNA 10": 1, "Bea": 2}


def test_an_order_that_takes_long_comes_by_itself(
    look: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games, "_PATIENCE_SECONDS", 0.0)
    model = GamesModel()
    model.set_entries(three())
    model.sort(Column.PLAYERS, UP)
    assert numbers(model) == [3, 2, 1], "nobody waited for the places"
    qtbot.waitUntil(lambda: numbers(model) == [2, 1, 3], timeout=5000)
    qtbot.waitUntil(lambda: model.is_prepared, timeout=5000)
    model.sort(Column.PLAYERS, DOWN)
    assert numbers(model) == [3, 1, 2], "the places are known now"


def test_sorting_what_is_prepared_compares_no_texts(
    look: None, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    model = GamesModel()
    model.set_entries(three())
    qtbot.waitUntil(lambda: model.is_prepared, timeout=5000)
    asked: list[str] = []
    monkeypatch.setattr(Ranking, "add", lambda self, text: asked.append(text))
    monkeypatch.setattr(GamesModel, "players", lambda self, entry: asked.append(entry.id))
    for column in Column:
        model.sort(column, UP)
    model.set_sieve(Sieve("anna"))
    assert numbers(model) == [2] and not asked


def test_a_game_that_changes_finds_its_new_place(look: None, qtbot: QtBot) -> None:
    model = GamesModel()
    model.set_entries(three())
    model.sort(Column.PLAYERS, UP)
    model.change([entry(2, "Zoe")], [])
    model.change([entry(2, "Dido")], ["g3"])
    assert numbers(model) == [2, 1]
    model.change([entry(4, "Bea")], ["g1"])
    assert numbers(model) == [4, 2]
