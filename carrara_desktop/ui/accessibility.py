"""What a screen reader finds on a table: its parts, and in them everything one can point at.

Qt sees a graphics view as one empty box. Here a table becomes a tree: the table, its areas,
and their targets, each with a name, what it would bring, and why it can't be chosen. Pressing
a target does what a click on it does.
"""

from __future__ import annotations

from typing import Any, Final
from weakref import ref

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QAccessibleInterface,
)
from PySide6.QtWidgets import QAccessibleWidget, QWidget
from shiboken6 import isValid

from carrara_desktop.ui.tables.base import Area, GameTable, Target

PRESS: Final = "Press"
"""The name by which Qt knows the action of a button."""
_KEPT: Final[list[AccessibleTable]] = []
"""The interfaces of the tables there are: Qt must never hold one that Python let go."""
_GIVEN_OUT: Final[list[_Part]] = []
"""The interfaces of all parts there ever were. A screen reader may ask for one long after it has
left the table, Qt then looks at it, and it must still be there to say that it is not valid."""


class _Part(QAccessibleWidget):
    """Something on a table that is no widget of its own."""

    def __init__(self, table: GameTable, role: QAccessible.Role) -> None:
        super().__init__(table, role, "")
        # not held: a part outlives its table
        self._made_for = ref(table)
        self._role = role
        _GIVEN_OUT.append(self)

    def _table(self) -> GameTable | None:
        """The table, while there is one."""
        table = self._made_for()
        return table if table is not None and isValid(table) else None

    def object(self) -> QObject | None:
        return None

    def isValid(self) -> bool:
        return self._table() is not None

    def role(self) -> QAccessible.Role:
        return self._role

    def childCount(self) -> int:
        return 0

    def child(self, index: int) -> QAccessibleInterface | None:
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        return -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return None

    def focusChild(self) -> QAccessibleInterface | None:
        return None

    def actionNames(self) -> list[str]:
        return []

    def doAction(self, name: str) -> None:
        return

    def keyBindingsForAction(self, name: str) -> list[str]:
        return []


class AccessibleTarget(_Part):
    """One thing that can be pointed at."""

    def __init__(self, area: AccessibleArea, table: GameTable, target: Target) -> None:
        super().__init__(table, QAccessible.Role.Button)
        self.area = area
        self.target = target

    def parent(self) -> QAccessibleInterface:
        return self.area

    def isValid(self) -> bool:
        return super().isValid() and self.area.isValid() and self in self.area.parts()

    def text(self, kind: QAccessible.Text) -> str:
        table = self._table()
        if table is None:
            return ""
        name, _, more = table.read_out(self.target).partition("\n")
        if kind == QAccessible.Text.Name:
            return name
        if kind == QAccessible.Text.Description:
            mark = table.mark(self.target)
            label = "" if mark is None else mark.label
            parts = (*more.split("\n"), label, table.reason(self.target))
            return ". ".join(part for part in parts if part)
        return ""

    def state(self) -> QAccessible.State:
        state, table = QAccessible.State(), self._table()
        if table is None:
            state.invalid = True
            return state
        mark = table.mark(self.target)
        state.focusable = state.selectable = True
        state.disabled = mark is None or mark.state == "recent"
        state.selected = mark is not None and mark.state == "chosen"
        state.focused = table.hasFocus() and table.focus_target() == self.target
        return state

    def rect(self) -> QRect:
        table = self._table()
        region = table.region(self.target) if table is not None else None
        if table is None or region is None:
            return QRect()
        rect = region.toAlignedRect()
        return QRect(table.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def actionNames(self) -> list[str]:
        return [PRESS]

    def doAction(self, name: str) -> None:
        table = self._table()
        if name == PRESS and table is not None and self.isValid():
            table.finish()
            table.point_at(self.target)


class AccessibleArea(_Part):
    """A part of the table."""

    def __init__(self, root: AccessibleTable, table: GameTable, name: str) -> None:
        super().__init__(table, QAccessible.Role.Grouping)
        self._root = ref(root)
        self.name = name
        self._targets: dict[Target, AccessibleTarget] = {}
        self._made: dict[Target, AccessibleTarget] = {}

    def take(self, area: Area, table: GameTable) -> None:
        """Have exactly these targets; those that stay or come back keep their interfaces."""
        self._targets = {}
        for target in area.targets:
            if target not in self._made:
                self._made[target] = AccessibleTarget(self, table, target)
            self._targets[target] = self._made[target]

    def parts(self) -> list[AccessibleTarget]:
        """Its targets in reading order."""
        return list(self._targets.values())

    def of(self, target: Target) -> AccessibleTarget | None:
        """The interface of a target, if it is in this area."""
        return self._targets.get(target)

    def parent(self) -> QAccessibleInterface | None:
        return self._root()

    def isValid(self) -> bool:
        root = self._root()
        return root is not None and super().isValid() and self in root.parts()

    def text(self, kind: QAccessible.Text) -> str:
        return self.name if kind == QAccessible.Text.Name else ""

    def state(self) -> QAccessible.State:
        return QAccessible.State()

    def rect(self) -> QRect:
        found = QRect()
        for part in self.parts():
            found = found.united(part.rect())
        return found

    def childCount(self) -> int:
        return len(self._targets)

    def child(self, index: int) -> QAccessibleInterface | None:
        parts = self.parts()
        return parts[index] if 0 <= index < len(parts) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        parts = self.parts()
        return parts.index(child) if child in parts else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        # the smaller ones lie on the larger
        hit = [part for part in self.parts() if part.rect().contains(QPoint(x, y))]
        return min(hit, key=lambda part: part.rect().width() * part.rect().height(), default=None)


class AccessibleTable(QAccessibleWidget):
    """The table; its children are the areas."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table, QAccessible.Role.Client, table.accessibleName())
        self.table = table
        self._areas: dict[str, AccessibleArea] = {}
        self._made: dict[str, AccessibleArea] = {}
        self._stale = True
        table.changed.connect(self._grow_stale)
        table.focused.connect(self._focus_moved)

    def _grow_stale(self) -> None:
        self._stale = True

    def parts(self) -> list[AccessibleArea]:
        """The areas in reading order."""
        if self._stale and isValid(self.table):
            self._stale = False
            self._areas = {}
            for area in self.table.areas():
                if area.name not in self._made:
                    self._made[area.name] = AccessibleArea(self, self.table, area.name)
                found = self._areas[area.name] = self._made[area.name]
                found.take(area, self.table)
        return list(self._areas.values())

    def of(self, target: Target) -> AccessibleTarget | None:
        """The interface of a target."""
        found = (area.of(target) for area in self.parts())
        return next((part for part in found if part is not None), None)

    def childCount(self) -> int:
        return len(self.parts())

    def child(self, index: int) -> QAccessibleInterface | None:
        parts = self.parts()
        return parts[index] if 0 <= index < len(parts) else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        parts = self.parts()
        return parts.index(child) if child in parts else -1

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        return next((a for a in self.parts() if a.rect().contains(QPoint(x, y))), None)

    def focusChild(self) -> QAccessibleInterface | None:
        target = self.table.focus_target()
        return None if target is None or not self.table.hasFocus() else self.of(target)

    def text(self, kind: QAccessible.Text) -> str:
        return self.table.accessibleName() if kind == QAccessible.Text.Name else ""

    def _focus_moved(self, target: Target | None) -> None:
        part = None if target is None else self.of(target)
        if part is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(part, QAccessible.Event.Focus))


def _make(_: str, made_for: QObject | None) -> QAccessibleInterface | None:
    """The factory that Qt asks for the interface of an object."""
    if not isinstance(made_for, GameTable):
        return None
    _KEPT[:] = [kept for kept in _KEPT if isValid(kept.table)]
    found = next((kept for kept in _KEPT if kept.table is made_for), None)
    if found is None:
        found = AccessibleTable(made_for)
        _KEPT.append(found)
    return found


_installed = False


def install() -> None:
    """Make tables readable; once for the program."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_make)
        _installed = True


def announce(widget: QWidget, text: str, *, urgent: bool = False) -> None:
    """Have a screen reader say something, if one listens."""
    if not text or not QAccessible.isActive():
        return
    event: Any = QAccessibleAnnouncementEvent(widget, text)
    if urgent:
        event.setPoliteness(QAccessible.AnnouncementPoliteness.Assertive)
    QAccessible.updateAccessibility(event)
