"""The looks: words stand out from their ground, in widgets and on the table, for every eye."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from math import atan2, cos, degrees, exp, hypot, radians, sin, sqrt
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carrara_desktop.games.carrara.components import COLOUR_LETTERS
from carrara_desktop.library.settings import LOOKS, TEXT_SIZES, Settings, load_settings
from carrara_desktop.ui import fonts, theme
from carrara_desktop.ui.shell import stone
from carrara_desktop.ui.shell.window import MainWindow
from carrara_desktop.ui.tables.carrara import art, preview
from carrara_desktop.ui.tables.carrara.art.paint import colour_shape
from carrara_desktop.ui.tables.carrara.art.palette import TONES, marble, marble_ink, use_tones
from tests.ui.states import wait_for
from tests.ui.test_steering import laid

Opener = Callable[..., MainWindow]
LEAST = 4.5
OWN_FONT = Qt.WidgetAttribute.WA_SetFont
SOME_LOOKS = tuple(look for look in LOOKS if look != "system")


@pytest.fixture(autouse=True)
def _as_before(qapp: QApplication) -> Iterator[None]:
    flashes = qapp.cursorFlashTime()
    yield
    theme.set_look(qapp, "light")
    fonts.set_text_size(qapp, 100)
    qapp.setCursorFlashTime(flashes)
    use_tones("light")
    art.clear_cache()


# -------------------------------------------------------------------------------- contrast


@pytest.mark.parametrize("look", SOME_LOOKS)
def test_every_word_of_a_widget_stands_out(look: str) -> None:
    colours = theme.LOOKS[look]
    for text, ground in theme.TEXT_PAIRS:
        ratio = art.contrast(QColor(getattr(colours, text)), QColor(getattr(colours, ground)))
        assert ratio >= LEAST, (text, ground, round(ratio, 2))
    # what can't act is still to be read, and what has the focus to be seen
    assert art.contrast(QColor(colours.INK_FAINT), QColor(colours.MARBLE)) >= 3.0
    for ground in (colours.STONE, colours.MARBLE):
        assert art.contrast(QColor(colours.FOCUS), QColor(ground)) >= 3.0


@pytest.mark.parametrize("look", SOME_LOOKS)
def test_words_on_the_painted_marble_stand_out(qapp: QApplication, look: str) -> None:
    theme.set_look(qapp, look)
    for warm in (0.0, 0.12, 0.55, 1.0):
        for ground in stone.slab_tones(warm):
            for ink in (theme.INK, theme.INK_SOFT, theme.TERRACOTTA_DARK):
                assert art.contrast(QColor(ink), ground) >= LEAST, (look, warm, ink)


@pytest.mark.parametrize("look", SOME_LOOKS)
def test_words_on_the_table_stand_out(look: str) -> None:
    use_tones(look)
    for ground in (TONES.panel_light, TONES.panel, TONES.panel_low):
        for ink in (TONES.on_panel, TONES.on_panel_soft, TONES.active):
            assert art.contrast(ink, ground) >= LEAST, (look, ink.name(), ground.name())
    for ink, ground in ((TONES.ink, TONES.cream), (TONES.cream, TONES.terracotta)):
        assert art.contrast(ink, ground) >= LEAST


def test_the_letters_on_every_marble_stand_out() -> None:
    for colour in range(6):
        assert art.contrast(marble_ink(colour), marble(colour)) >= LEAST, colour


@pytest.mark.parametrize("look", SOME_LOOKS)
def test_the_table_is_painted_anew_for_another_look(qapp: QApplication, qtbot: QtBot,
                                                    look: str) -> None:  # fmt: skip
    theme.set_look(qapp, "light")
    table = laid(qtbot, preview.rich_view(3))
    before = table.grab().toImage()
    theme.set_look(qapp, look)
    assert (changed(before, table.grab().toImage()) > 0.2) == (look != "light")
    theme.set_look(qapp, "light")
    assert changed(before, table.grab().toImage()) < 0.01


def changed(one: QImage, other: QImage) -> float:
    """The share of points that differ."""
    points = [(x, y) for x in range(0, one.width(), 5) for y in range(0, one.height(), 5)]
    return sum(one.pixel(*p) != other.pixel(*p) for p in points) / len(points)


def test_the_system_is_asked_only_if_one_wants_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert theme.resolve("dark") == "dark"
    assert theme.resolve("system") in theme.LOOKS


# -------------------------------------------------------------------------- size of the text


@pytest.mark.parametrize("percent", TEXT_SIZES)
def test_text_grows_and_comes_back(qapp: QApplication, open_window: Opener, percent: int) -> None:
    window = open_window(1280, 720)
    window.show_settings()
    page = window.page
    assert page is not None
    before = page.done.font().pixelSize(), page._title.font().pixelSize()  # type: ignore[attr-defined]
    page.text_size.setCurrentIndex(page.text_size.findData(percent))  # type: ignore[attr-defined]
    page.text_size.activated.emit(0)  # type: ignore[attr-defined]
    assert load_settings().text_size == percent
    assert before[1] <= page._title.font().pixelSize() <= before[1] + 20  # type: ignore[attr-defined]
    assert qapp.font().pixelSize() == round(15 * percent / 100)
    page.reset.click()  # type: ignore[attr-defined]
    after = page.done.font().pixelSize(), page._title.font().pixelSize()  # type: ignore[attr-defined]
    assert after == before
    assert load_settings().text_size == 100


@pytest.mark.parametrize("page", ["new_game", "library", "settings", "statistics"])
def test_larger_text_and_back_leaves_no_trace(
    qapp: QApplication, open_window: Opener, page: str
) -> None:
    qapp.setCursorFlashTime(0)
    window = open_window(1280, 720)
    getattr(window, f"show_{page}")()
    if page == "statistics":  # which are counted beside the window
        wait_for(lambda: window.page._statistics is not None)  # type: ignore[attr-defined]
    if page == "library":  # whose games are read beside it, and which then says there are none
        wait_for(lambda: window.page._read)  # type: ignore[attr-defined]

    def sizes() -> dict[QWidget, int]:
        for _ in range(5):  # what asks for more room does so once it has its font
            qapp.processEvents()
        own = (w for w in window.findChildren(QWidget) if w.testAttribute(OWN_FONT))
        return {widget: widget.font().pixelSize() for widget in own}

    before, picture = sizes(), window.grab().toImage()
    assert len(before) > 5
    window.settings.text_size = 200
    window.use_settings()
    large = sizes()
    assert all(large[widget] > size for widget, size in before.items())
    theme.set_look(qapp, "dark")
    assert sizes() == large
    theme.set_look(qapp, "light")
    window.settings.text_size = 100
    window.use_settings()
    assert sizes() == before
    assert window.grab().toImage() == picture


def test_the_size_is_clamped(qapp: QApplication) -> None:
    fonts.set_text_size(qapp, 900)
    assert fonts.scale() == 2.0
    fonts.set_text_size(qapp, 1)
    assert fonts.scale() == 1.0


def test_a_foreign_size_in_the_file_is_put_aside(user_folder: Path) -> None:
    (user_folder / "settings.json").write_text('{"text_size": 1000}', encoding="utf-8")
    assert load_settings() == Settings()


# --------------------------------------------------------------------------- colour blindness

DEFICIENCIES = {
    # Machado, Oliveira and Fernandes (2009), severity 1.0, on linear RGB
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
Vector = tuple[float, float, float]


def linear(colour: QColor) -> Vector:
    def part(v: float) -> float:
        return v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4

    return part(colour.redF()), part(colour.greenF()), part(colour.blueF())


def seen_as(colour: QColor, deficiency: str) -> Vector:
    rgb = linear(colour)
    rows = DEFICIENCIES[deficiency]
    mixed = (sum(row[k] * rgb[k] for k in range(3)) for row in rows)
    red, green, blue = (min(1.0, max(0.0, v)) for v in mixed)
    return red, green, blue


def lab(rgb: Vector) -> Vector:
    r, g, b = rgb
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (v ** (1 / 3) if v > 0.008856 else 7.787 * v + 16 / 116 for v in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: Vector, other: Vector) -> float:
    """CIEDE2000."""
    (l1, a1, b1), (l2, a2, b2) = one, other
    mean = (hypot(a1, b1) + hypot(a2, b2)) / 2
    g = 0.5 * (1 - sqrt(mean**7 / (mean**7 + 25**7)))
    a1, a2 = a1 * (1 + g), a2 * (1 + g)
    c1, c2 = hypot(a1, b1), hypot(a2, b2)
    h1, h2 = degrees(atan2(b1, a1)) % 360, degrees(atan2(b2, a2)) % 360
    turn = (h2 - h1 + 180) % 360 - 180
    mid_l, mid_c = (l1 + l2) / 2, (c1 + c2) / 2
    mid_h = (h1 + turn / 2) % 360 if c1 * c2 else h1 + h2
    t = (
        1
        - 0.17 * cos(radians(mid_h - 30))
        + 0.24 * cos(radians(2 * mid_h))
        + 0.32 * cos(radians(3 * mid_h + 6))
        - 0.20 * cos(radians(4 * mid_h - 63))
    )
    sl = 1 + 0.015 * (mid_l - 50) ** 2 / sqrt(20 + (mid_l - 50) ** 2)
    sc, sh = 1 + 0.045 * mid_c, 1 + 0.015 * mid_c * t
    rt = (
        -2
        * sqrt(mid_c**7 / (mid_c**7 + 25**7))
        * sin(radians(60 * exp(-(((mid_h - 275) / 25) ** 2))))
    )
    dl, dc = (l2 - l1) / sl, (c2 - c1) / sc
    dh = 2 * sqrt(c1 * c2) * sin(radians(turn / 2)) / sh
    return sqrt(dl**2 + dc**2 + dh**2 + rt * dc * dh)


def test_the_distance_is_that_of_the_standard() -> None:
    # a pair of the published test data
    assert distance((50.0, 2.6772, -79.7751), (50.0, 0.0, -82.7485)) == pytest.approx(
        2.0425, abs=1e-4
    )


ALIKE = 10.0
"""Below this two colours can't be told apart at a glance on pieces of this size."""


def pictures_differ(one: QImage, other: QImage) -> float:
    """The share of points at which two pictures of one colour differ clearly."""
    points = [(x, y) for x in range(0, one.width(), 2) for y in range(0, one.height(), 2)]
    far = [abs(one.pixelColor(*p).lightness() - other.pixelColor(*p).lightness()) for p in points]
    return sum(value > 50 for value in far) / len(points)


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_marbles_are_told_apart_by_colour_or_by_letter_and_shape(deficiency: str) -> None:
    alike = []
    for one, other in combinations(range(6), 2):
        apart = distance(lab(seen_as(marble(one), deficiency)),
                         lab(seen_as(marble(other), deficiency)))  # fmt: skip
        if apart < ALIKE:
            alike.append((COLOUR_LETTERS[one], COLOUR_LETTERS[other], round(apart, 1)))
    # few pairs need their letter and shape, which all of them have
    assert len(alike) <= 3, alike
    assert len(set(COLOUR_LETTERS)) == 6


def test_every_marble_has_a_shape_of_its_own() -> None:
    from PySide6.QtCore import QRectF

    box = QRectF(0, 0, 100, 100)
    shapes = [colour_shape(colour, box) for colour in range(6)]
    for one, other in combinations(shapes, 2):
        different = one.subtracted(other).boundingRect(), other.subtracted(one).boundingRect()
        assert max(rect.width() * rect.height() for rect in different) > 200


@pytest.mark.parametrize("deficiency", DEFICIENCIES)
def test_seats_are_told_apart_by_colour_or_by_the_pattern_of_their_markers(deficiency: str) -> None:
    seats = art.SEAT_COLOURS
    alike = [
        (one, other)
        for one, other in combinations(seats, 2)
        if distance(lab(seen_as(seats[one], deficiency)), lab(seen_as(seats[other], deficiency)))
        < ALIKE
    ]
    assert len(alike) <= 1, alike
    assert len(set(art.SEAT_SHAPES.values())) == len(seats)


@pytest.mark.parametrize("size", [24, 40])
def test_blocks_and_markers_differ_without_any_colour(qapp: QApplication, size: int) -> None:
    from carrara_desktop.ui.tables.carrara.paint import pixmap_of

    for names in (
        [("block", k) for k in range(6)], [("marker", seat) for seat in art.SEAT_COLOURS]
    ):  # fmt: skip
        grey = [
            pixmap_of(name, size, size, 2)
            .toImage()
            .convertToFormat(QImage.Format.Format_Grayscale8)
            for name in names
        ]
        for one, other in combinations(grey, 2):
            assert pictures_differ(one, other) > 0.015
