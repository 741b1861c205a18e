"""The lettering of the table follows the size of text that is set, as far as it has room."""

from __future__ import annotations

import math
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from carrara_desktop.ui import fonts
from carrara_desktop.ui.tables.base import SeatLook
from carrara_desktop.ui.tables.carrara import art
from carrara_desktop.ui.tables.carrara.art import paint as art_paint
from carrara_desktop.ui.tables.carrara.art import sheet
from carrara_desktop.ui.tables.carrara.brush import use_text_size, write
from carrara_desktop.ui.tables.carrara.paint import What, paint
from carrara_desktop.ui.tables.carrara.preview import LOOKS, advanced, rich_view
from carrara_desktop.ui.tables.carrara.table import CarraraTable

DRAWINGS: dict[str, tuple[What, float, float]] = {
    "name": (("name", "Anna", "", False), 150, 30),
    "title": (("title", "Display", 16.0, False), 200, 26),
    "florins": (("coin", 17), 60, 60),
    "points": (("vp", 41), 50, 50),
    "price": (("coin", 10), 40, 40),
    "shelf": (("stock_place", 4, False, 0), 70, 40),
    "space": (("type_space", 2), 200, 30),
    "florin space": (("florin_space", 36, 3), 80, 60),
    "shared city": (("city_space", 0, 2), 120, 60),
    "board city": (("city", 0, 0, 3, False), 160, 40),
    "supply": (("supply", 14), 90, 88),
    "turn": (("corner", "Turn", "23", "left"), 90, 60),
}
"""A drawing of each kind that letters something, at a size that it has on a table."""
FULL = ("florins", "price", "florin space", "supply", "turn", "points")
"""Those whose figures fill nearly all of their place in the usual size already."""


@pytest.fixture(autouse=True)
def _usual_size(qapp: QApplication) -> Iterator[None]:
    yield
    fonts.set_text_size(qapp, 100)
    use_text_size()


@pytest.fixture
def lettered(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The sizes of all letters that are painted, in pixels."""
    sizes: list[float] = []
    real = art_paint.font

    def font(family: str, px: float, **style: Any) -> QFont:
        sizes.append(px)
        return real(family, px, **style)

    monkeypatch.setattr(art_paint, "font", font)
    monkeypatch.setattr(art, "font", font)
    return sizes


def letters(sizes: list[float], what: What, w: float, h: float) -> float:
    """The largest letters of a drawing."""
    sizes.clear()
    image = QImage(math.ceil(w), math.ceil(h), QImage.Format.Format_ARGB32_Premultiplied)
    p = QPainter(image)
    paint(p, QRectF(0, 0, w, h), what)
    p.end()
    return max(sizes)


@pytest.mark.parametrize("name", DRAWINGS)
def test_larger_text_is_larger_on_the_table(
    qapp: QApplication, lettered: list[float], name: str
) -> None:
    what, w, h = DRAWINGS[name]
    found = []
    for percent in (100, 150, 200):
        fonts.set_text_size(qapp, percent)
        use_text_size()
        found.append(letters(lettered, what, w, h))
    # letters have whole sizes: half a pixel is not smaller
    assert found[0] <= found[1] + 0.5 and found[1] <= found[2] + 0.5
    assert found[2] <= found[0] * 2.0
    if name not in FULL:
        assert found[2] >= found[0] * 1.1


@pytest.mark.parametrize("percent", [100, 150, 200])
@pytest.mark.parametrize("text", ["7", "41", "127"])
def test_figures_stay_in_their_circle(qapp: QApplication, percent: int, text: str) -> None:
    fonts.set_text_size(qapp, percent)
    use_text_size()
    image = QImage(60, 60, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    p = QPainter(image)
    ink = art.TONES.ink
    art_paint.number_in(p, QRectF(10, 10, 40, 40), text, art.FONTS.number, ink, 14)
    p.end()
    inked = [(x, y) for x in range(60) for y in range(60) if image.pixelColor(x, y).alpha() > 90]
    assert inked
    assert max(math.hypot(x + 0.5 - 30, y + 0.5 - 30) for x, y in inked) <= 21


@pytest.mark.parametrize("name", ["Bartolomeo", "Maximiliana-Konstantina"])
def test_a_long_name_is_no_smaller_for_larger_text(
    qapp: QApplication, lettered: list[float], name: str
) -> None:
    image = QImage(90, 40, QImage.Format.Format_ARGB32_Premultiplied)
    found = []
    for percent in (100, 150, 200):
        fonts.set_text_size(qapp, percent)
        use_text_size()
        lettered.clear()
        p = QPainter(image)
        wide = write(p, QRectF(0, 0, 90, 40), name, art.FONTS.title, 18, art.TONES.ink)
        p.end()
        assert wide <= 90.5
        found.append(lettered[-1])
    assert found[0] == pytest.approx(found[1], rel=0.25)
    assert min(found) >= 8


def test_the_table_changes_with_the_setting(qtbot: QtBot, qapp: QApplication) -> None:
    table = CarraraTable()
    qtbot.addWidget(table)
    table.resize(1100, 720)
    table.set_looks([*LOOKS[:3], SeatLook("Desiderio", "indigo")])
    table.show_view(advanced(rich_view(4)))
    table.show()
    qtbot.waitExposed(table)
    table.relayout()
    name = ("name", 0)
    before = table.grab().toImage()
    pieces = dict(table.board.pieces)
    height = table.board.pieces[name].rect.h
    fonts.set_text_size(qapp, 200)
    QApplication.processEvents()
    assert table.layout_ is not None and table.layout_.text == 2.0
    assert table.board.pieces[name].rect.h > height * 1.3
    assert table.grab().toImage() != before
    fonts.set_text_size(qapp, 100)
    QApplication.processEvents()
    assert table.board.pieces == pieces


def test_a_size_that_has_not_changed_keeps_the_drawings(qapp: QApplication) -> None:
    art.pixmap(("kept",), lambda p, r: None, QSizeF(4, 4))
    held = art.cache_bytes()
    assert not use_text_size()
    assert art.cache_bytes() == held


def test_the_contact_sheet_shows_every_drawing(qapp: QApplication) -> None:
    source = Path(sheet.__file__).read_text(encoding="utf-8")
    drawings = [name for name in art.__all__ if name.startswith("draw_")]
    assert len(drawings) > 30 and [name for name in drawings if name not in source] == []
    image = QImage(sheet.WIDTH // 4, sheet.HEIGHT // 4, QImage.Format.Format_RGB32)
    painter = QPainter(image)
    painter.scale(0.25, 0.25)
    sheet.paint(painter)
    painter.end()
    assert len({image.pixel(x, y) for x in range(0, image.width(), 9) for y in (40, 250, 480)}) > 99
