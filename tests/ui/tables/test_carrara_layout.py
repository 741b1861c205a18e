"""The table's layout holds for every size and number of seats."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

import pytest

from carrara_desktop.ui.tables.carrara.art import geometry
from carrara_desktop.ui.tables.carrara.layout import Layout, lay_out
from carrara_desktop.ui.tables.carrara.rects import TILE_ASPECT, Rect, heap, pile

SIZES = [
    (760, 600), (860, 560), (940, 660), (1024, 640), (1230, 960), (1500, 960), (1560, 1000),
    (1900, 1000), (2100, 1300), (2600, 1500), (3300, 2000),
]  # fmt: skip
VARIANTS = ["basic", "advanced"]
TEXTS = (1.0, 1.5, 2.0)
EPSILON = 0.01


def leaves(layout: Layout) -> dict[str, Rect]:
    """Everything that must not overlap anything else, but the wheel, which is round."""
    found = {
        "bag": layout.bag,
        "supply": layout.supply,
        "turn": layout.turn,
        "notice": layout.notice,
        "open_area": layout.open_area,
        "visit": layout.visit,
        "court_title": layout.court_title,
        "display_title": layout.display_title,
        "monuments_title": layout.monuments_title,
    }
    if layout.upgrades_title:
        found["upgrades_title"] = layout.upgrades_title
    if layout.shelf and layout.price:
        found["price"] = layout.price
    for k, group in enumerate(layout.stock):
        found |= {f"stock {k} {i}": rect for i, rect in enumerate(group)}
    names = ("display", "monuments", "upgrades", "slots", "cities", "majorities", "florin_spaces")
    for name in names:
        found |= {f"{name} {k}": r for k, r in enumerate(getattr(layout, name))}
    for i, card in enumerate(layout.cards):
        for name in ("emblem", "name", "visit", "vp", "markers", "screen"):
            found[f"card {i} {name}"] = getattr(card, name)
        for name in ("columns", "cities", "spaces", "warehouses"):
            found |= {f"card {i} {name} {k}": r for k, r in enumerate(getattr(card, name))}
    for name in ("emblem", "name", "visit", "vp", "screen", "tray", "pass_"):
        found[f"own {name}"] = getattr(layout.own, name)
    for name in ("columns", "cities", "accepts", "spaces", "warehouses"):
        found |= {f"own {name} {k}": r for k, r in enumerate(getattr(layout.own, name))}
    return found


def panels(layout: Layout) -> dict[str, Rect]:
    """The frames around groups of things."""
    found = {
        name: getattr(layout, name)
        for name in ("display_panel", "monuments_panel", "upgrades_panel", "court_panel", "shelf")
        if getattr(layout, name)
    }
    found |= {f"card {k}": card.rect for k, card in enumerate(layout.cards)}
    return found | {"own": layout.own.rect, "wheel": layout.wheel}


def overlap(a: Rect, b: Rect) -> bool:
    return (
        a.x < b.right - EPSILON
        and b.x < a.right - EPSILON
        and a.y < b.bottom - EPSILON
        and b.y < a.bottom - EPSILON
    )


def inside(a: Rect, b: Rect) -> bool:
    return (
        a.x >= b.x - EPSILON
        and a.y >= b.y - EPSILON
        and a.right <= b.right + EPSILON
        and a.bottom <= b.bottom + EPSILON
    )


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_nothing_overlaps_or_leaves_the_viewport(
    size: tuple[int, int], seats: int, variant: str, text: float
) -> None:
    layout = lay_out(*size, seats, variant, text)
    whole = Rect(0, 0, *size)
    things = leaves(layout)
    assert len(layout.cards) == seats - 1
    for name, rect in things.items():
        assert rect.w > 0 and rect.h > 0, name
        assert inside(rect, whole), name
    for (name, rect), (other, second) in combinations(things.items(), 2):
        assert not overlap(rect, second), (name, other)
    for (name, rect), (other, second) in combinations(panels(layout).items(), 2):
        assert inside(rect, whole), name
        assert not overlap(rect, second), (name, other)


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_things_lie_in_their_panels(
    size: tuple[int, int], seats: int, variant: str, text: float
) -> None:
    layout = lay_out(*size, seats, variant, text)
    homes = {
        "display": layout.display_panel, "monuments": layout.monuments_panel,
        "upgrades": layout.upgrades_panel or layout.court_panel, "slots": layout.court_panel,
        "open_area": layout.court_panel, "visit": layout.court_panel,
        "court_title": layout.court_panel, "cities": layout.court_panel, "own": layout.own.rect,
        "majorities": layout.court_panel, "florin_spaces": layout.court_panel,
        "stock": layout.shelf, "price": layout.shelf,
    }  # fmt: skip
    homes |= {f"card {k}": card.rect for k, card in enumerate(layout.cards)}
    for name, rect in leaves(layout).items():
        home = next((h for key, h in homes.items() if name.startswith(key)), None)
        if home:
            assert inside(rect, home), name
    own = layout.own
    for rect in (own.florins, *own.hand):
        assert inside(rect, own.screen)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES)
def test_the_corners_keep_clear_of_the_wheel(
    size: tuple[int, int], seats: int, variant: str
) -> None:
    layout = lay_out(*size, seats, variant)
    wheel = layout.wheel
    for rect in (layout.bag, layout.supply):
        x = min(max(wheel.cx, rect.x), rect.right)
        y = min(max(wheel.cy, rect.y), rect.bottom)
        # The drawing of a bag or a pile leaves the corners of its own square free.
        assert math.hypot(x - wheel.cx, y - wheel.cy) > wheel.w / 2 * 0.955


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_smallest_sizes_at_the_smallest_window(seats: int) -> None:
    layout = lay_out(940, 660, seats)
    assert layout.display[0].w >= 58
    assert layout.wheel.w >= 320
    assert layout.own.tile >= 52
    assert min(card.tile for card in layout.cards) >= 25
    assert layout.font >= 11
    assert min(r.w for r in layout.slots) >= 33.5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_smallest_sizes_of_the_advanced_game(seats: int) -> None:
    layout = lay_out(940, 660, seats, "advanced")
    assert layout.display[0].w >= 48
    assert layout.wheel.w >= 320
    assert layout.own.tile >= 48
    assert min(card.tile for card in layout.cards) >= 22
    assert min(r.w for r in layout.slots) >= 27
    assert min(r.h for group in layout.stock for r in group) >= 26
    assert min(r.h for r in layout.own.spaces) >= 15
    assert min(min(r.w, r.h) for r in layout.own.warehouses) >= 36


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everything_grows_with_the_space(seats: int, variant: str) -> None:
    small = leaves(lay_out(940, 660, seats, variant))
    large = leaves(lay_out(940 * 3, 660 * 3, seats, variant))
    for name, rect in small.items():
        if name in large:
            assert large[name].w > rect.w * 2.2, name
            assert large[name].h > rect.h * 2.2, name


@pytest.mark.parametrize("count", range(13))
def test_a_pile_stays_in_its_column_and_shows_every_badge(count: int) -> None:
    area = Rect(10, 20, 70, 170)
    tiles = pile(area, count, 66)
    assert len(tiles) == count
    assert all(inside(tile, area) for tile in tiles)
    for lower, upper in pairwise(tiles):
        assert lower.y - upper.y >= 0.39 * upper.w * TILE_ASPECT


@pytest.mark.parametrize("count", range(25))
def test_a_heap_stays_in_its_area(count: int) -> None:
    area = Rect(5, 5, 90, 60)
    places = heap(area, count, 1.3)
    assert len(places) == count
    assert all(inside(place, area) for place in places)
    assert not any(overlap(a, b) for a, b in combinations(places, 2))


@pytest.mark.parametrize("zone", geometry.UNIT_SIZES)
def test_blocks_of_the_wheel_are_as_large_as_their_sectors_allow(zone: geometry.Zone) -> None:
    sizes = geometry.UNIT_SIZES[zone]
    assert len(sizes) == geometry.MOST_BLOCKS + 1
    for n in range(2, len(sizes)):
        size = sizes[0]
        while None in [geometry._layout(zone, kind, n, size) for kind in (0, 1)]:
            size = round(size - 0.002, 4)
        assert sizes[n] == size
