"""The parts of the table in the order they are read in, for the keyboard and screen readers."""

from __future__ import annotations

from collections.abc import Container, Iterator

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.tables.base import Area, SeatLook, Target
from carrara_desktop.ui.tables.carrara.board_pieces import OWN_SPACES
from carrara_desktop.ui.tables.carrara.layout import Layout
from carrara_desktop.ui.tables.carrara.marks import SHARED
from carrara_desktop.ui.tables.carrara.rects import Rect

OWN = frozenset({
    "screen", "hand", "paid", "warehouse", "column", "building", "pass", "none", "done",
})  # fmt: skip
"""Targets that lie on the large board."""


def is_own(target: Target) -> bool:
    """Whether a target lies on the large board."""
    return target[0] in OWN or (target[0] == "space" and target[1] not in SHARED)


def parts(layout: Layout) -> dict[str, Rect]:
    """What can be looked at enlarged, by name; the boards of the others are "other 1" and on."""
    found = {
        "wheel": layout.wheel,
        "display": layout.display_panel,
        "monuments": layout.monuments_panel,
        "upgrades": layout.upgrades_panel,
        "court": layout.court_panel,
        "shelf": layout.shelf,
        "own": layout.own.rect,
    }
    found |= {f"other {k}": card.rect for k, card in enumerate(layout.cards, 1)}
    return {name: rect for name, rect in found.items() if rect is not None}


def part_at(layout: Layout, x: float, y: float) -> str | None:
    """The part at a point, if any."""
    return next((name for name, rect in parts(layout).items() if rect.holds(x, y)), None)


def areas(
    view: View, looks: list[SeatLook], focus: int, there: Container[Target], words: dict[str, str]
) -> list[Area]:
    """The parts of the table of a view; only targets that are ``there``, no part without any."""
    parts: list[tuple[str, Iterator[Target]]] = [
        (words["wheel"], _wheel()),
        (words["display"], iter([*(("display", k) for k in range(9)), ("supply",)])),
        (words["monuments"], (("monument", k) for k in range(c.N_TYPES))),
        (words["upgrades"], (("upgrade", k) for k in range(8))),
        (words["court"], _court()),
        (words["pieces"], _shelf()),
        (looks[focus].name, _own(view, focus)),
    ]
    for seat in range(1, len(view.seats)):
        number = (focus + seat) % len(view.seats)
        parts.append((looks[number].name, iter([("seat", number)])))
    found = [Area(name, tuple(t for t in targets if t in there)) for name, targets in parts]
    return [area for area in found if area.targets]


def _wheel() -> Iterator[Target]:
    yield ("wheel",)
    yield ("inner",)
    for section in range(6):
        yield ("section", section)
        for colour in range(6):
            yield ("block", section, colour)
            yield ("picked", section, colour)
    yield ("bag",)


def _court() -> Iterator[Target]:
    for slot in range(8):
        yield ("slot", slot)
    yield ("open",)
    yield ("visit",)
    for space in SHARED:
        yield ("space", space)
    for city in range(c.N_CITIES):
        yield ("majority", city)


def _shelf() -> Iterator[Target]:
    yield ("price",)
    for k in range(6):
        yield ("decoration", k)
    for k in range(6):
        yield ("statue", k)
    yield ("gold",)


def _own(view: View, focus: int) -> Iterator[Target]:
    yield ("screen",)
    for colour in range(6):
        yield ("hand", colour)
    for colour in range(6):
        yield ("paid", colour)
    for k in range(2):
        yield ("warehouse", k)
    for city in range(c.N_CITIES):
        yield ("column", city)
        for row in range(len(view.seats[focus].columns[city])):
            yield ("building", city, row)
    for space in OWN_SPACES:
        yield ("space", space)
    for end in ("pass", "none", "done"):
        yield (end,)
