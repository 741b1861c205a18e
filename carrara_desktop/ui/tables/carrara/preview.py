"""A picture of the table with a made-up position, for looking at it while drawing.

``python -m carrara_desktop.ui.tables.carrara.preview OUT.png WIDTH HEIGHT [SEATS] [RATIO] [WORD…]``

Words: ``plain`` leaves out the marks, ``early`` and ``late`` show another time of the game,
``advanced`` the other variant, ``take`` its choice of a piece, ``text200`` a size of text.
"""

from __future__ import annotations

import os
import sys
from dataclasses import replace

from carrara_desktop.engine.events import Event
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as ev
from carrara_desktop.games.carrara.view import Building, SeatView, View
from carrara_desktop.ui.tables.base import Mark, SeatLook, Step, Target

LOOKS = (
    SeatLook("Alžběta", "ochre"),
    SeatLook("Bartolomeo della Rovere", "terracotta", "bot"),
    SeatLook("Caterina", "sea"),
    SeatLook("Desiderio", "indigo", "bot"),
)

_COLUMNS = (
    (((2, 1), (0, 3)), ((1, 4),), ((3, 3), (1, 5), (5, 2)), ((4, 3),), ((4, 2), (5, 4), (4, 8)),
     ((1, 2),)),
    (((5, 1),), (), ((0, 2), (3, 4)), ((4, 5), (2, 2), (3, 1)), ((1, 3),), ((2, 4), (0, 1))),
    ((), ((2, 3), (2, 5)), ((3, 2),), ((5, 3), (5, 5), (4, 4), (3, 3), (0, 4)), (),
     ((1, 1), (3, 5))),
    (((0, 5),), ((3, 3),), (), ((2, 8), (1, 2)), ((0, 3), (4, 1), (5, 2)), ((4, 3),)),
)  # fmt: skip


_WHEEL = (
    (1, 0, 1, 1, 0, 1),
    (0, 1, 0, 0, 1, 0),
    (0, 0, 0, 2, 0, 0),
    (0, 0, 1, 0, 0, 0),
    (0, 0, 0, 0, 1, 1),
    (0, 0, 0, 0, 0, 0),
)


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
        seat=0,
        phase="action",
        first=1,
        turn=23,
        rotation=2,
        wheel=_WHEEL,
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


def early_view(seats: int = 4) -> View:
    """The first turn: empty boards, all markers in the court."""
    view = rich_view(seats)
    fresh = tuple(
        replace(
            seat, florins=20 if seat.florins is not None else None, vp=0, columns=((),) * 6,
            blocks=(0,) * 6 if seat.blocks else None, upgrades=(), rewards=(3, 3, 2, 2, 1, 1),
            slots=(True,) * 6, open_markers=0, spaces=(False,) * 14,
        )
        for seat in view.seats
    )  # fmt: skip
    wheel = ((2, 1, 2, 3, 1, 2), *((0,) * 6 for _ in range(5)))
    return replace(view, seats=fresh, turn=1, rotation=0, wheel=wheel, supply=30, visitor=-1,
                   visit_slot=-1, display=(*view.display[:7], (1, 3), view.display[8]),
                   monuments=(True,) * 6, upgrades=(True,) * 8, city_scored=(-1,) * 6)  # fmt: skip


def late_view(seats: int = 4) -> View:
    """The last turns: high columns, three-figure scores, everything claimed."""
    view = rich_view(seats)
    high = []
    for seat in view.seats:
        columns = [
            (*column, *(Building((k + j) % 6, 1 + (k + 2 * j) % 5) for j in range((k * 7) % 5)))
            for k, column in enumerate(seat.columns)
        ]
        columns[1] = (*columns[1], Building(2, 5), Building(3, 2), Building(0, 1), Building(1, 8))
        spaces = tuple(k >= 6 and (k + seat.seat) % 3 != 0 for k in range(14))
        high.append(replace(seat, columns=tuple(columns), vp=seat.vp + 98, spaces=spaces,
                            slots=(False,) * 5 + (seat.seat == 1,), open_markers=2,
                            florins=64 if seat.florins else None,
                            blocks=(4, 0, 7, 2, 5, 3) if seat.blocks else None))  # fmt: skip
    return replace(view, seats=tuple(high), turn=61, supply=0, bag_empty=True, ender=1,
                   turns_left=2, city_scored=(0, 1, 1, 0, 1, -1), monuments=(False,) * 5 + (True,),
                   wheel=((1, 2, 1, 3, 2, 2), *((0,) * 6 for _ in range(5))))  # fmt: skip


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


def advanced(view: View) -> View:
    """The same position with the pieces of the advanced game."""
    full, empty = view.supply == 30, view.supply == 0
    seats = []
    for seat in view.seats:
        k, at = seat.seat, 0
        columns = []
        for city, column in enumerate(seat.columns):
            dressed = []
            for building in column:
                at += 1
                marble = (at * 5 + k) % (city + 1)
                statue = 0 if (at + k) % 3 else 7 if at % 4 == 0 else marble + 1
                dressed.append(
                    replace(building, decorated=(at + k) % 2 == 0 or empty, statue=statue)
                )
            columns.append(tuple(dressed))
        seats.append(
            replace(
                seat,
                columns=tuple(columns),
                slots=(*seat.slots, full, (k + full) % 2 == 1),
                spaces=(
                    *seat.spaces,
                    False,
                    False,
                    k == 2 and not full,
                    k == 0 and not full,
                    empty,
                ),
                warehouses=(0, 0) if full else ((9, 3), (0, 12), (4, 0), (0, 0))[k],
                fresh=(False, k == 0 and not full),
            )
        )
    return replace(
        view,
        seats=tuple(seats),
        variant="advanced",
        slot_bonus=c.ADVANCED_SLOTS,
        third_place=c.STATUE_THIRD,
        decoration_at=(5, 2, 1, 4, 3, 0),
        statue_at=(2, 1, 0, 5, 4, 3),
        decorations=(7,) * 6 if full else (5, 4, 0, 6, 3, 2),
        statues=(6,) * 6 if full else (6, 3, 4, 0, 5, 2),
        gold=2 * len(seats) if full else 3,
        florin_spaces=(-1, -1) if full else (2 % len(seats), -1),
    )


def _with_seat(view: View, seat: int, **changes: object) -> View:
    seats = list(view.seats)
    seats[seat] = replace(seats[seat], **changes)  # type: ignore[arg-type]
    return replace(view, seats=tuple(seats))


def _placed(values: tuple, place: int, value: object) -> tuple:
    return (*values[:place], value, *values[place + 1 :])


def sample_steps(view: View) -> list[Step]:
    """Made-up steps from ``rich_view`` on, with every kind of event in them."""
    steps: list[Step] = []

    def step(after: View, *events: Event) -> None:
        nonlocal view
        view = after
        steps.append(Step(events, after))

    n, none = len(view.seats), (0, 0, 0, 0, 0, 0)
    step(view, ev.FirstSeatChosen(1, (20,) * n, (none,) * n, (6,) * n, (1,) * 6, none, 36))
    step(replace(view, visitor=-1, visit_slot=-1), ev.VisitReturned(1))
    turned = (view.wheel[5], *view.wheel[:5])
    step(replace(view, wheel=turned, rotation=3, draws=2), ev.WheelTurned(0, 2))
    for colour in (3, 1):
        first = _placed(view.wheel[0], colour, view.wheel[0][colour] + 1)
        step(replace(view, wheel=_placed(view.wheel, 0, first)), ev.BlockDrawn(colour))
    sector = view.wheel[1]
    bought = replace(view, wheel=_placed(view.wheel, 1, (0,) * 6))
    mine = view.seats[0]
    assert mine.blocks is not None and mine.florins is not None
    blocks = tuple(a + b for a, b in zip(mine.blocks, sector, strict=True))
    step(_with_seat(bought, 0, blocks=blocks, florins=mine.florins - 9),
         ev.BlocksBought(0, 1, sector, 9))  # fmt: skip
    columns = _placed(mine.columns, 3, (*mine.columns[3], Building(5, 3)))
    built = replace(view, display=_placed(view.display, 1, None))
    step(_with_seat(built, 0, columns=columns, blocks=(1, 1, 2, 1, 0, 1)),
         ev.TileBuilt(0, 5, 3, 3, (0, 0, 0, 2, 0, 0), 1))  # fmt: skip
    refilled = replace(view, display=_placed(view.display, 1, (0, 2)), supply=13)
    step(refilled, ev.TileTurnedUp(0, 2, 1, 13))
    theirs = view.seats[1]
    columns = _placed(theirs.columns, 1, (Building(1, 8),))
    step(_with_seat(replace(view, monuments=_placed(view.monuments, 1, False)), 1,
                    columns=columns), ev.MonumentBuilt(1, 1, 1, (2, 2, 0, 0, 0, 0), 0, 0),
         ev.BuildingPoints(1, 8))  # fmt: skip
    rewards = _placed(theirs.rewards, 0, 4)
    step(_with_seat(replace(view, upgrades=_placed(view.upgrades, 0, False)), 1, rewards=rewards),
         ev.UpgradeTaken(1, 0, 0, 4))  # fmt: skip
    slots = _placed(mine.slots, 2, False)
    visit = replace(view, visitor=0, visit_slot=2, chosen_slot=2, phase="space")
    step(_with_seat(visit, 0, slots=slots, vp=41), ev.VisitTaken(0, 2), ev.BonusTaken(0, 2, 3, 0))
    spaces = _placed(mine.spaces, 10, True)
    scored = (ev.BuildingScored(4, 3, 0, 3, 2, 1), ev.BuildingScored(4, 4, 0, 2, 2, 0))
    step(_with_seat(replace(view, chosen_slot=-1, phase="action", to_move=1), 0, spaces=spaces,
                    vp=45), ev.SpaceScored(0, 10, 2, scored, 4, 6))  # fmt: skip
    slots = _placed(theirs.slots, 2, False)
    step(_with_seat(view, 1, slots=slots, open_markers=2), ev.VisitDeferred(1, 2), ev.Passed(1, 2))
    step(_with_seat(view, 1, vp=54), ev.NothingAffordable(1, 2), ev.EndTriggered(1, 5))
    step(replace(view, phase="over", to_move=-2, winners=(0,)), ev.FlorinsCounted(0, 18, 5, 3),
         ev.GameEnded((48, 54), (5, 3), (0,)))  # fmt: skip
    return steps


def main(arguments: list[str]) -> int:
    """Render the preview to a file."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    out, width, height = arguments[0], int(arguments[1]), int(arguments[2])
    seats = int(arguments[3]) if len(arguments) > 3 else 4
    if len(arguments) > 4 and arguments[4][0].isdigit():
        os.environ["QT_SCALE_FACTOR"] = arguments[4]
    from PySide6.QtWidgets import QApplication

    from carrara_desktop.ui.fonts import install_fonts, set_text_size
    from carrara_desktop.ui.tables.carrara.table import CarraraTable

    app = QApplication(sys.argv[:1])
    install_fonts(app)
    for word in arguments:
        if word.startswith("text"):
            set_text_size(app, int(word.removeprefix("text")))
    table = CarraraTable()
    table.set_pace(0)
    table.set_looks(LOOKS[:seats])
    table.resize(width, height)
    make = early_view if "early" in arguments else late_view if "late" in arguments else rich_view
    view = make(seats)
    if "advanced" in arguments:
        view = advanced(view)
    if "take" in arguments:
        view = replace(view, phase="take", cleared=2, offered=(2, 7), visitor=-1, visit_slot=-1)
    table.show_view(view)
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
