"""A picture of the table with a made-up position, for looking at it while drawing.

``python -m carrara_desktop.ui.tables.carrara.preview OUT.png WIDTH HEIGHT [SEATS] [RATIO]``
"""

from __future__ import annotations

import os
import sys

from carrara_desktop.games.carrara.view import Building, SeatView, View
from carrara_desktop.ui.tables.base import Mark, SeatLook, Target

LOOKS = (
    SeatLook("Alžběta", "ochre"),
    SeatLook("Bartolomeo", "terracotta", "bot"),
    SeatLook("Caterina", "sea"),
    SeatLook("Desiderio della Rovere", "indigo", "bot"),
)

_COLUMNS = (
    (((2, 1), (0, 3)), ((1, 4),), ((3, 3), (1, 5), (5, 2)), ((4, 3),), ((4, 2), (5, 4), (4, 8)),
     ((1, 2),)),
    (((5, 1),), (), ((0, 2), (3, 4)), ((4, 5), (2, 2), (3, 1)), ((1, 3),), ((2, 4), (0, 1))),
    ((), ((2, 3), (2, 5)), ((3, 2),), ((5, 3), (5, 5), (4, 4), (3, 3), (0, 4)), (),
     ((1, 1), (3, 5))),
    (((0, 5),), ((3, 3),), (), ((2, 8), (1, 2)), ((0, 3), (4, 1), (5, 2)), ((4, 3),)),
)  # fmt: skip


def _seat(number: int, seats: int) -> SeatView:
    columns = tuple(
        tuple(Building(kind, value) for kind, value in column) for column in _COLUMNS[number]
    )
    rewards = [3, 3, 2, 2, 1, 1]
    upgrades = {0: (1, 6), 1: (2,)}.get(number, ())
    for tile in upgrades:
        rewards[(0, 1, 2, 3, 4, 5, 4, 5)[tile]] += 1
    spaces = [False] * 14
    for space in {0: (4, 7), 1: (1, 12), 2: (10,), 3: (6,)}[number]:
        spaces[space] = True
    slots = tuple((number + k) % 4 != 1 for k in range(6))
    return SeatView(
        seat=number,
        florins=17 if number == 0 else None,
        blocks=(1, 1, 2, 3, 0, 1) if number == 0 else None,
        vp=(38, 41, 127, 52)[number],
        columns=columns,
        upgrades=upgrades,
        rewards=tuple(rewards),  # type: ignore[arg-type]
        slots=slots,
        open_markers=(0, 1, 2, 0)[number],
        spaces=tuple(spaces),
    )


def rich_view(seats: int = 4) -> View:
    """A position that shows as much as possible, as the first seat sees it."""
    return View(
        viewer=0,
        seats=tuple(_seat(k, seats) for k in range(seats)),
        to_move=0,
        phase="action",
        first=1,
        turn=23,
        rotation=2,
        wheel=((1, 0, 1, 1, 0, 1), (0, 1, 0, 0, 1, 0), (0, 0, 0, 2, 0, 0), (0, 0, 1, 0, 0, 0),
               (0, 0, 0, 0, 1, 1), (0, 0, 0, 0, 0, 0)),  # fmt: skip
        bag_empty=False,
        draws=0,
        display=((2, 4), (5, 3), (3, 5), (4, 2), (0, 4), (1, 1), (5, 5), None, (4, 3)),
        supply=14,
        monuments=(True, True, False, True, False, True),
        upgrades=(True, False, False, True, True, True, False, True),
        city_scored=(-1, 1, -1, -1, 0, -1),
        slot_bonus=(0, 0, 0, 1, 1, 1),
        visitor=1,
        visit_slot=4,
        chosen_slot=-1,
        ender=-1,
        turns_left=-1,
    )


def rich_marks() -> dict[Target, Mark]:
    """Marks of every state and tone."""
    return {
        ("display", 4): Mark("chosen"),
        ("display", 1): Mark("choice"),
        ("column", 2): Mark("choice", "4", "cost"),
        ("column", 3): Mark("choice", "5", "cost"),
        ("space", 9): Mark("choice", "+10", "gain"),
        ("space", 0): Mark("choice", "+12", "gain"),
        ("section", 1): Mark("choice"),
        ("seat", 1): Mark("recent"),
    }


def main(arguments: list[str]) -> int:
    """Render the preview to a file."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    out, width, height = arguments[0], int(arguments[1]), int(arguments[2])
    seats = int(arguments[3]) if len(arguments) > 3 else 4
    if len(arguments) > 4:
        os.environ["QT_SCALE_FACTOR"] = arguments[4]
    from PySide6.QtWidgets import QApplication

    from carrara_desktop.ui.tables.carrara.table import CarraraTable

    app = QApplication.instance() or QApplication(sys.argv[:1])
    table = CarraraTable()
    table.set_pace(0)
    table.set_looks(LOOKS[:seats])
    table.resize(width, height)
    table.show_view(rich_view(seats))
    if "plain" not in arguments:
        table.set_marks(rich_marks())
        table.set_picked(0, (0, 0, 0, 1, 0, 0))
        table.set_payment((1, 0, 1, 0, 0, 0))
    table.show()
    app.processEvents()
    table.relayout()
    table.grab().save(out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
