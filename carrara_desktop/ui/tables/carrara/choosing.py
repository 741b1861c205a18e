"""A move of Carrara on its way: what is chosen so far, block by block and place by place."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from carrara_desktop.engine.rules import IllegalMoveError, Move
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import payments
from carrara_desktop.games.carrara.view import SeatView, View
from carrara_desktop.ui.tables.base import Target
from carrara_desktop.ui.tables.carrara.homes import Homes
from carrara_desktop.ui.tables.carrara.obstacles import Obstacles
from carrara_desktop.ui.tables.carrara.phrases import CarraraWords
from carrara_desktop.ui.tables.kit import Composer, Decision

Place = tuple[int, int]
"""Where a building goes: (city, row it covers), row -1 for a new one."""
SIMPLE: dict[str, tuple[int, ...]] = {
    "wheel": (m.TURN,),
    "inner": (m.INNER,),
    "pass": (m.LIFT, m.PASS),
    "done": (m.DONE,),
    "slot": (m.COURT,),
    "space": (m.SPACE,),
}
"""Targets that stand for a whole move: operations whose figure, if any, is that of the target."""
FIXED: dict[Target, Move] = {
    ("open",): m.simple(m.COURT, m.OPEN_AREA),
    ("none",): m.put(m.TAKE, m.NO_PIECE, 0, 0),
}
"""Targets that stand for one move in particular."""


class Choosing(Composer):
    """A partly chosen move, and the moves it can become."""

    def __init__(self, parent: QObject, words: CarraraWords) -> None:
        super().__init__(parent)
        self._words = words
        self._obstacles = Obstacles(self, words)
        self._decision: Decision | None = None
        self._space_wanted: Target | None = None
        self._homes: dict[Target, Homes] = {}
        self._forget()

    def _forget(self) -> None:
        self._whole: Move | None = None
        self._section: int | None = None
        self._picked = [0] * 6
        self._kind: int | None = None
        self._monument: int | None = None
        self._place: Place | None = None
        self._payment = [0] * 6
        self._by_hand = False
        self._source: Target | None = None
        self._home: Target | None = None

    # -- small helpers --------------------------------------------------------------------

    def _view(self) -> View:
        assert self._decision is not None
        view: View = self._decision.view
        return view

    def _me(self) -> SeatView:
        view = self._view()
        return view.seats[view.to_move]

    def _moves(self) -> Sequence[Move]:
        return () if self._decision is None else self._decision.moves

    def _why_not(self, move: Move) -> IllegalMoveError | None:
        assert self._decision is not None
        return self._decision.why_not(move)

    def _something_to_build(self) -> bool:
        return self._kind is not None or self._monument is not None

    def _assembled(self) -> Move | None:
        """The move as far as it is chosen, lawful or not."""
        if self._whole is not None:
            return self._whole
        if self._section is not None and any(self._picked):
            return m.buy(self._section, m.pack(self._picked))
        if self._place is not None:
            return self._building_move(self._place, self._payment)
        if self._source is not None and self._home is not None:
            return self._homes[self._source][self._home]
        return None

    def _building_move(self, place: Place, payment: Sequence[int]) -> Move:
        city, row = place
        if self._kind is not None:
            return m.build(self._kind, city, m.pack(payment))
        assert self._monument is not None
        return m.monument(self._monument, city, m.pack(payment), row)

    def _simple_move(self, target: Target) -> Move | None:
        """The move that a target stands for by itself: a listed one, if it has several."""
        if target[0] == "upgrade":
            return self._upgrade_move(target[1])
        if target in FIXED:
            return FIXED[target]
        moves = [m.simple(operation, *target[1:]) for operation in SIMPLE.get(target[0], ())]
        return next((move for move in moves if move in self._moves()), moves[0] if moves else None)

    def _upgrade_move(self, tile: int) -> Move | None:
        """Equal tiles are listed once: the second Massa stands for the first."""
        targets = self._view().upgrade_targets
        for move in self._moves():
            listed = m.arg(move)
            if (
                m.op(move) == m.UPGRADE
                and listed != m.NO_UPGRADE
                and targets[listed] == targets[tile]
            ):
                return move
        return None

    # -- buying ---------------------------------------------------------------------------

    def _can_buy(self) -> bool:
        return any(m.op(move) == m.BUY for move in self._moves())

    def _affordable(self, section: int, counts: Sequence[int]) -> bool:
        return m.buy(section, m.pack(counts)) in self._moves()

    def _point_block(self, target: Target) -> None:
        _, section, colour = target
        counts = list(self._picked) if section == self._section else [0] * 6
        counts[colour] += 1
        if self._affordable(section, counts):
            self._forget()
            self._section, self._picked = section, counts

    def _point_picked(self, target: Target) -> None:
        _, section, colour = target
        if section != self._section or not self._picked[colour]:
            return
        self._picked[colour] -= 1
        if not any(self._picked):
            self._section = None

    def _point_section(self, target: Target) -> None:
        """The sector itself: as many of its blocks as one can afford, cheapest first."""
        section = target[1]
        if not self._can_buy():
            return
        counts = [0] * 6
        for colour in reversed(range(6)):
            for _ in range(self._view().wheel[section][colour]):
                counts[colour] += 1
                if not self._affordable(section, counts):
                    counts[colour] -= 1
                    break
        same = section == self._section and counts == self._picked
        self._forget()
        if any(counts) and not same:
            self._section, self._picked = section, counts

    # -- building -------------------------------------------------------------------------

    def _tile_at(self, target: Target) -> tuple[int | None, int | None]:
        """(kind of tile, None) or (None, type of monument)."""
        if target[0] == "monument":
            return None, target[1]
        tile = self._view().display[target[1]]
        return (None if tile is None else tile[0] * 5 + tile[1] - 1), None

    def _places(self, kind: int | None, monument: int | None) -> list[Place]:
        """Everywhere the tile or monument can be paid for."""
        places: dict[Place, None] = {}
        for move in self._moves():
            if m.op(move) == m.BUILD and kind is not None and m.built_kind(move) == kind:
                places[m.place(move), -1] = None
            elif m.op(move) == m.MONUMENT and m.monument_type(move) == monument:
                places[m.place(move), m.monument_row(move)] = None
        return list(places)

    def _place_target(self, place: Place) -> Target:
        city, row = place
        return ("column", city) if row < 0 else ("building", city, row)

    def _point_display(self, target: Target) -> None:
        self._take_up(*self._tile_at(target))

    def _point_monument(self, target: Target) -> None:
        self._take_up(*self._tile_at(target))

    def _take_up(self, kind: int | None, monument: int | None) -> None:
        again = (kind, monument) == (self._kind, self._monument)
        places = self._places(kind, monument)
        self._forget()
        if places and not again:
            self._kind, self._monument = kind, monument
            if len(places) == 1:
                self._choose_place(places[0])

    def _point_column(self, target: Target) -> None:
        self._choose_place((target[1], -1))

    def _point_building(self, target: Target) -> None:
        """A building to cover; elsewhere it stands for the column it is part of."""
        _, city, row = target
        places = self._places(self._kind, self._monument)
        if (city, row) not in places:
            # equal buildings are listed once: find the one that stands for this
            column = self._me().columns[city]
            same = column[row] if row < len(column) else None
            twins = [r for r in range(len(column)) if column[r] == same]
            row = next((r for r in twins if (city, r) in places), -1)
        self._choose_place((city, row))

    def _choose_place(self, place: Place) -> None:
        if place in self._places(self._kind, self._monument):
            self._place = place
            self._payment = list(m.unpack(self._suggestion(place)))
            self._by_hand = False

    def _cost(self, place: Place) -> int:
        """Blocks to be paid."""
        if self._kind is not None:
            return self._kind % 5 + 1
        city, row = place
        covered = 0 if row < 0 else self._me().columns[city][row].value
        return c.MONUMENT_VALUE - covered

    def _hand(self) -> Sequence[int]:
        blocks = self._me().blocks
        return (0,) * 6 if blocks is None else blocks

    def _suggestion(self, place: Place) -> int:
        found = payments.cheapest(m.pack(self._hand()), place[0], self._cost(place))
        assert found is not None, "a place that is offered can be paid for"
        return found

    # -- paying block by block ------------------------------------------------------------

    def _point_hand(self, target: Target) -> None:
        """Pay with one more block of the colour.

        Others are paid less for it if that still pays, until a block was taken out by hand:
        from then on each click moves a single block, so that any lawful payment can be laid out.
        """
        colour = target[1]
        if self._place is None or self._payment[colour] >= self._hand()[colour]:
            return
        if not self._by_hand and (near := self._nearest(colour, self._payment[colour] + 1)):
            self._payment = near
        else:
            self._payment[colour] += 1
            self._by_hand = True

    def _point_paid(self, target: Target) -> None:
        """Take a block of the payment back."""
        colour = target[1]
        if self._place is not None and self._payment[colour]:
            self._payment[colour] -= 1
            self._by_hand = True

    def _nearest(self, colour: int, count: int) -> list[int] | None:
        """The listed payment with so many blocks of a colour that changes the others least."""
        assert self._place is not None
        listed = payments.payments(m.pack(self._hand()), self._place[0], self._cost(self._place))
        near = [counts for packed in listed if (counts := m.unpack(packed))[colour] == count]
        if not near:
            return None
        return list(min(near, key=self._distance))

    def _distance(self, counts: Sequence[int]) -> int:
        return sum(abs(a - b) for a, b in zip(counts, self._payment, strict=True))
