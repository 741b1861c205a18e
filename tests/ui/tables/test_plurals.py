"""Counted words of the table, which several classes of words say, have the right form."""

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication

from carrara_desktop.ui import i18n
from carrara_desktop.ui.tables.carrara.phrases import CarraraWords

FLORINS = {
    "en": {0: "0 florins", 1: "1 florin", 2: "2 florins", 5: "5 florins", 21: "21 florins"},
    "cs": {0: "0 florénů", 1: "1 florén", 2: "2 florény", 5: "5 florénů", 21: "21 florénů"},
    "fr": {0: "0 florin", 1: "1 florin", 2: "2 florins", 5: "5 florins", 21: "21 florins"},
}
POINTS = {"en": "3 VP", "cs": "3 VB", "fr": "3 PV"}


@pytest.fixture
def words(qapp: QApplication) -> Iterator[CarraraWords]:
    yield CarraraWords()
    i18n.install("en")


@pytest.mark.parametrize("language", ["en", "cs", "fr"])
def test_florins_and_points(words: CarraraWords, language: str) -> None:
    i18n.install(language)
    found = {n: words.florins(n).replace("\u00a0", " ") for n in FLORINS[language]}
    assert found == FLORINS[language]
    assert words.points(3).replace("\u00a0", " ") == POINTS[language]
    assert "(s)" not in words.pays(0, 2)
