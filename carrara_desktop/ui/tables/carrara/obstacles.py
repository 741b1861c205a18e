"""Why not: which rule stands in the way of what one points at, in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QObject

from carrara_desktop.engine.rules import IllegalMoveError, Move
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.tables.base import Target
from carrara_desktop.ui.tables.carrara.phrases import CarraraWords
from carrara_desktop.ui.tables.carrara.piece import Counts

WhyNot = Callable[[Move], IllegalMoveError | None]
_TELLING = ("purchase-once", "florins", "supply", "place")
"""Of several reasons against buying a piece, those that say most come first."""


class Obstacles(QObject):
    """Asks the rules about the move that a target would lead to, and translates their answer."""

    def __init__(self, parent: QObject, words: CarraraWords) -> None:
        super().__init__(parent)
        self._words = words

    def refusal(self, error: IllegalMoveError, view: View) -> str:
        """The rule that a move breaks, in a sentence."""
        if error.rule == "phase":
            return self._words.prompt(view)
        return {
            "empty": self.tr("The wheel and the bag are both empty."),
            "turn-first": self.tr("A disc has to be turned before blocks are bought."),
            "absent": self.tr("There are not that many such blocks in that section."),
            "florins": self.tr("You have too few florins for it."),
            "affordable": self.tr("Something can be bought, so a block must be bought."),
            "blocks": self.tr("You have too few blocks of that colour."),
            "payment": self.tr("Those blocks don't pay for it there."),
            "display": self.tr("That tile is not on the display."),
            "monument": self.tr("That monument has been built already."),
            "over": self.tr("A monument only covers a building of its own type."),
            "visit": self.tr("Only a marker in the slot of the royal visit may follow it."),
            "marker": self.tr("None of your markers stands there."),
            "space": self.tr("No free scoring space has what it asks for."),
            "scored": self.tr("That scoring space is taken."),
            "minimum": self.tr("You don't have the buildings that it asks for."),
            "florin-space": self.tr(
                "You have too few florins for it, or already one space of this kind."
            ),
            "upgrade": self.tr("That upgrade tile is taken."),
            "offer": self.tr("That piece is not offered now, or none of it is left."),
            "warehouse": self.tr("That can't go into a warehouse, or out of it."),
            "fresh": self.tr("A piece leaves its warehouse on a later turn only."),
            "purchase": self.tr("That can't be bought."),
            "purchase-once": self.tr("Only one piece a turn may be bought."),
            "supply": self.tr("None of it is left."),
            "place": self.tr("None of your buildings there may bear it."),
        }.get(error.rule, self.tr("The rules don't allow that now."))

    def against(self, moves: Iterable[Move], why_not: WhyNot, view: View) -> str:
        """Why none of some moves can be made; "" if one can, or there is none."""
        found = [why_not(move) for move in moves]
        errors = [error for error in found if error is not None]
        if len(errors) < len(found) or not errors:
            return ""
        rank = {rule: k for k, rule in enumerate(_TELLING)}
        return self.refusal(min(errors, key=lambda error: rank.get(error.rule, -1)), view)

    # -- what one points at first ----------------------------------------------------------

    def take_up(self, target: Target, view: View, why_not: WhyNot, picked: Counts) -> str:
        """Why a target can't be chosen while nothing is taken up; ``picked`` are the blocks
        already picked of its section."""
        kind = target[0]
        asked = getattr(self, f"_{kind}", None)
        if kind == "block":
            counts = list(picked)
            counts[target[2]] += 1
            return self.against([m.buy(target[1], m.pack(counts))], why_not, view)
        return asked(view, why_not, *target[1:]) if asked is not None else ""

    def _wheel(self, view: View, why_not: WhyNot) -> str:
        return self.against([m.simple(m.TURN)], why_not, view)

    def _inner(self, view: View, why_not: WhyNot) -> str:
        return self.against([m.simple(m.INNER)], why_not, view)

    def _pass(self, view: View, why_not: WhyNot) -> str:
        return self.against([m.simple(m.PASS), m.simple(m.LIFT)], why_not, view)

    def _display(self, view: View, why_not: WhyNot, slot: int) -> str:
        tile = view.display[slot]
        if tile is None:
            return ""
        return self._too_dear(m.build(tile[0] * 5 + tile[1] - 1, 0, 0), tile[1], why_not, view)

    def _monument(self, view: View, why_not: WhyNot, kind: int) -> str:
        return self._too_dear(m.monument(kind, 0, 0), c.MONUMENT_VALUE, why_not, view)

    def _too_dear(self, unpaid: Move, value: int, why_not: WhyNot, view: View) -> str:
        """The blocks are wanting, unless something else is in the way already."""
        error = why_not(unpaid)
        if error is not None and error.rule != "payment":
            return self.refusal(error, view)
        return self.tr(
            "You don't have the %n block(s) for it that a city accepts.", "building", value
        )

    def _column(self, view: View, why_not: WhyNot, city: int) -> str:
        if view.phase != "action":
            return self._words.prompt(view)
        return self.tr("First choose a building of the display, or a monument.")

    def _building(self, view: View, why_not: WhyNot, city: int, row: int) -> str:
        return self._column(view, why_not, city)

    def _hand(self, view: View, why_not: WhyNot, colour: int) -> str:
        if view.phase != "action":
            return self._words.prompt(view)
        return self.tr("Blocks pay for buildings: first choose one, and its city.")

    def _slot(self, view: View, why_not: WhyNot, slot: int) -> str:
        return self.against([m.simple(m.COURT, slot)], why_not, view)

    def _open(self, view: View, why_not: WhyNot) -> str:
        return self.against([m.simple(m.COURT, m.OPEN_AREA)], why_not, view)

    def _space(self, view: View, why_not: WhyNot, space: int) -> str:
        if view.phase == "action":
            return self.tr("First take one of your markers from the royal court.")
        return self.against([m.simple(m.SPACE, space)], why_not, view)

    def _upgrade(self, view: View, why_not: WhyNot, tile: int) -> str:
        if view.phase == "action":
            return self.tr("Upgrade tiles are taken when a monument is built.")
        return self.against([m.simple(m.UPGRADE, tile)], why_not, view)

    def _decoration(self, view: View, why_not: WhyNot, type_: int) -> str:
        return self._piece(m.decoration(type_), view, why_not)

    def _statue(self, view: View, why_not: WhyNot, marble: int) -> str:
        return self._piece(m.statue(marble), view, why_not)

    def _gold(self, view: View, why_not: WhyNot) -> str:
        return self._piece(m.statue(c.GOLD), view, why_not)

    def _piece(self, piece: int, view: View, why_not: WhyNot) -> str:
        operation = m.TAKE if view.phase == "take" else m.PURCHASE
        moves = [m.put(operation, piece, city, row) for city, row in _buildings(view)]
        if not moves:
            return self.tr("You have no building yet that could bear it.")
        return self.against(moves, why_not, view)

    def _warehouse(self, view: View, why_not: WhyNot, k: int) -> str:
        if not view.seats[view.to_move].warehouses[k]:
            return ""
        moves = [m.place_stored(k, city, row) for city, row in _buildings(view)]
        return self.against(moves or [m.place_stored(k, 0, 0)], why_not, view)

    # -- where something goes that is taken up ----------------------------------------------

    def put_down(
        self, target: Target, view: View, candidates: Sequence[Move], why_not: WhyNot
    ) -> str:
        """Why what is taken up can't go to a target: ``candidates`` are the moves it would be."""
        if not candidates:
            return ""
        error = why_not(candidates[0])
        if error is not None and error.rule in ("payment", "blocks"):
            city = c.CITIES[target[1]]
            return self.tr("You don't have blocks that pay for it in {city}.").format(city=city)
        return self.against(candidates, why_not, view)


def _buildings(view: View) -> list[tuple[int, int]]:
    """City and row of every building of the seat to move."""
    columns = view.seats[view.to_move].columns
    return [(city, row) for city, column in enumerate(columns) for row in range(len(column))]
