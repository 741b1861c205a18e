"""The table as a screen reader finds it: everything is named, and a whole game can be played."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from random import Random
from typing import Any
from weakref import ref

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carrara_desktop.ui import accessibility
from carrara_desktop.ui.shell import hands, table_page
from carrara_desktop.ui.tables.base import Mark
from carrara_desktop.ui.tables.carrara import preview
from carrara_desktop.ui.tables.carrara.table import CarraraTable
from tests.ui.games_at_hand import record_of
from tests.ui.sitting import Opener, Sitting, at_once, delete_now
from tests.ui.test_steering import laid

NAME, MORE = QAccessible.Text.Name, QAccessible.Text.Description


@pytest.fixture(autouse=True)
def _readable() -> None:
    accessibility.install()


def root_of(widget: QWidget) -> QAccessibleInterface:
    found = QAccessible.queryAccessibleInterface(widget)
    assert found is not None
    return found


def under(node: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """The tree under a node, depth first, without what is invisible."""
    for k in range(node.childCount()):
        child = node.child(k)
        if child is None or not child.isValid() or child.state().invisible:
            continue
        yield child
        yield from under(child)


# -------------------------------------------------------------------------------- the tree


def test_the_table_is_a_tree_of_named_parts(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.advanced(preview.rich_view(4)))
    root = root_of(table)
    names = [root.child(k).text(NAME) for k in range(root.childCount())]
    assert names == [area.name for area in table.areas()]
    for area, known in zip([root.child(k) for k in range(root.childCount())], table.areas(),
                           strict=True):  # fmt: skip
        assert area.role() == QAccessible.Role.Grouping
        assert area.parent() is root and root.indexOfChild(area) >= 0
        assert area.childCount() == len(known.targets)
        for k, target in enumerate(known.targets):
            part = area.child(k)
            assert part.text(NAME) and "\n" not in part.text(NAME), target
            assert part.parent() is area and area.indexOfChild(part) == k
            assert part.role() == QAccessible.Role.Button
            assert table.rect().contains(table.mapFromGlobal(part.rect().center())), target
            assert area.rect().contains(part.rect())


def test_what_can_be_chosen_is_enabled_and_pressing_is_pointing(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.rich_view(4))
    table.set_marks({
        ("display", 3): Mark("choice"), ("space", 2): Mark("choice", "+9", "gain"),
        ("display", 4): Mark("chosen"),
    })  # fmt: skip
    table.set_reasons(lambda target: "a rule" if target == ("wheel",) else "")
    heard: list[Any] = []
    table.pointed.connect(heard.append)
    root: Any = root_of(table)
    tile, chosen, wheel = (root.of(t) for t in (("display", 3), ("display", 4), ("wheel",)))
    assert not tile.state().disabled and not tile.state().selected
    assert chosen.state().selected and not chosen.state().disabled
    assert wheel.state().disabled and "a rule" in wheel.text(MORE)
    assert "+9" in root.of(("space", 2)).text(MORE)
    tile.actionInterface().doAction("Press")
    assert heard == [("display", 3)]
    table.set_focus_target(("display", 4))
    table.activateWindow()
    table.setFocus()
    qtbot.waitUntil(table.hasFocus)
    assert root.focusChild() is chosen and chosen.state().focused


def test_a_point_finds_its_part(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.rich_view(3))
    root: Any = root_of(table)
    part = root.of(("display", 4))
    centre = part.rect().center()
    area = root.childAt(centre.x(), centre.y())
    assert area is part.parent()
    assert area.childAt(centre.x(), centre.y()) is part


def test_parts_come_and_go_with_what_lies_there(qtbot: QtBot) -> None:
    table = laid(qtbot, preview.rich_view(4))
    root: Any = root_of(table)
    wheel = root.of(("wheel",))
    gone = [t for area in table.areas() for t in area.targets]
    kept = {target: root.of(target) for target in gone}
    table.show_view(preview.early_view(2))
    now = {t for area in table.areas() for t in area.targets}
    assert root.of(("wheel",)) is wheel
    assert all(part.isValid() == (target in now) for target, part in kept.items())
    for part in kept.values():
        part.text(NAME), part.state(), part.rect(), part.doAction("Press")


def loose(view: Any) -> CarraraTable:
    """A table that nobody else takes care of."""
    table = CarraraTable()
    table.set_pace(0)
    table.resize(900, 600)
    table.show_view(view)
    table.show()
    return table


def test_a_reader_may_ask_for_what_has_gone(qapp: QApplication) -> None:
    table = loose(preview.rich_view(4))
    parts = [root_of(table).of(t) for area in table.areas() for t in area.targets]  # type: ignore[attr-defined]
    numbers, given = [QAccessible.uniqueId(part) for part in parts], [ref(part) for part in parts]
    del parts
    for view in (preview.early_view(2), preview.rich_view(3), preview.early_view(2)):
        table.show_view(view)
        root_of(table).childCount()
        gc.collect()
        assert all(part() is not None for part in given)
        found = [QAccessible.accessibleInterface(number) for number in numbers]
        assert found == [part() for part in given]
        assert {one.isValid() for one in found} == {True, False}
    table.deleteLater()
    del table, found
    delete_now()
    gc.collect()
    for number in numbers:
        assert not QAccessible.accessibleInterface(number).isValid()


def test_nothing_is_kept_of_a_table_that_is_gone(qtbot: QtBot) -> None:
    table = loose(preview.rich_view(2))
    root: Any = root_of(table)
    parts = list(under(root))
    table.deleteLater()
    del table
    delete_now()
    root_of(laid(qtbot, preview.rich_view(2)))
    assert root not in accessibility._KEPT
    del root, parts
    gc.collect()


# -------------------------------------------------------------------------- a whole game


class Reader:
    """A player who knows nothing but the accessibility tree of the window."""

    def __init__(self, sitting: Sitting, seed: int) -> None:
        self.sitting = sitting
        self.random = Random(seed)
        self.tried: set[str] = set()

    def nodes(self) -> list[QAccessibleInterface]:
        return list(under(root_of(self.sitting.window)))

    def act(self) -> str:
        """Press something sensible; what it was."""
        nodes = [n for n in self.nodes() if self.can_press(n)]
        by_name = {n.text(NAME): n for n in nodes}
        for word in ("show the table", "Confirm"):
            found = next((n for name, n in by_name.items() if word in name), None)
            if found is not None:
                return self.press(found)
        on_table = [n for n in nodes if isinstance(n, accessibility.AccessibleTarget)]
        free = [n for n in on_table if not n.state().selected]
        fresh = [n for n in free if self.key(n) not in self.tried] or free
        good = [n for n in fresh if "+" in n.text(MORE)]
        build = [n for n in fresh if "value" in n.text(NAME) or "accepts" in n.text(NAME)]
        block = [n for n in fresh if "block" in n.text(NAME)]
        for some in (good, build, block, fresh):
            if some and self.random.random() < 0.85:
                return self.press(self.random.choice(some))
        return self.press(self.random.choice(fresh))

    def can_press(self, node: QAccessibleInterface) -> bool:
        if node.role() != QAccessible.Role.Button or node.state().disabled:
            return False
        return node.actionInterface() is not None

    def key(self, node: QAccessibleInterface) -> str:
        return node.text(NAME) + node.text(MORE)

    def press(self, node: QAccessibleInterface) -> str:
        name = node.text(NAME)
        self.tried.add(self.key(node))
        node.actionInterface().doAction("Press")
        # Qt shows a button pressed for a tenth of a second before it acts
        on_table = isinstance(node, accessibility.AccessibleTarget)
        self.sitting.qtbot.wait(1 if on_table else 130)
        return name


@pytest.mark.parametrize("variant", ["basic", "advanced"])
def test_a_whole_game_through_the_tree_alone(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, variant: str
) -> None:
    monkeypatch.setattr(table_page, "FINAL_PAUSE_MS", 1)
    said: list[str] = []
    monkeypatch.setattr(hands, "announce", lambda page, text, **how: said.append(text))
    sitting = Sitting(open_window(1100, 700, at_once()), qtbot)
    sitting.start(record_of(None, "random", seed=4, variant=variant))
    reader = Reader(sitting, 2)
    pressed = 0
    while sitting.wait():
        made = len(sitting.match.timeline)
        reader.act()
        pressed += 1
        if sitting.window.page is not sitting.page or len(sitting.match.timeline) != made:
            reader.tried.clear()
        assert pressed < 3000, "the game does not come to its end"
    assert sitting.match.is_over
    own = sum(move.actor == 0 for move in sitting.match.timeline.played)
    assert own > 15 and pressed >= own
    assert any("Your turn" in text for text in said)
    assert any("Bořivoj" in text for text in said)
    # the result is read out from the page that shows it
    names = " ".join(node.text(NAME) for node in under(root_of(sitting.window)))
    assert "Anna" in names and "Bořivoj" in names
