"""Composing a move of Carrara by pointing and dragging.

What is chosen so far is one of: blocks of a section; a tile or monument, then a city (or an
own building to cover), then the payment block by block; or a move that is whole at once.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject

from carrara_desktop.engine.rules import IllegalMoveError, Move
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import payments
from carrara_desktop.games.carrara.view import SeatView, View
from carrara_desktop.ui.tables.base import GameTable, Mark, Target
from carrara_desktop.ui.tables.carrara.phrases import CarraraWords
from carrara_desktop.ui.tables.carrara.table import CarraraTable
from carrara_desktop.ui.tables.kit import Composer, Decision

Place = tuple[int, int]
"""Where a building goes: (city, row it covers), row -1 for a new one."""


class CarraraComposer(Composer):
    """See the module."""

    def __init__(self, parent: QObject, words: CarraraWords) -> None:
        super().__init__(parent)
        self._words = words
        self._decision: Decision | None = None
        self._space_wanted: Target | None = None
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

    # -- the contract ---------------------------------------------------------------------

    def begin(self, decision: Decision | None) -> None:
        """Start on a new decision."""
        self._decision = decision
        self._forget()
        if decision is not None:
            wanted, self._space_wanted = self._space_wanted, None
            if wanted is not None:
                self.point(wanted)
        self.changed.emit()

    def cancel(self) -> bool:
        """Drop what is chosen so far."""
        had = self._whole is not None or self._section is not None or self._something_to_build()
        self._forget()
        if had:
            self.changed.emit()
        return had

    def select(self, move: Move) -> None:
        """Take a whole move apart, so that it can be changed block by block."""
        if self._decision is None:
            return
        self._forget()
        operation = m.op(move)
        if operation == m.BUY:
            self._section = m.place(move)
            self._picked = list(m.unpack(m.packed_counts(move)))
        elif operation == m.BUILD:
            self._kind = m.built_kind(move)
            self._place = (m.place(move), -1)
            self._payment = list(m.unpack(m.packed_counts(move)))
        elif operation == m.MONUMENT:
            self._monument = m.monument_type(move)
            self._place = (m.place(move), m.monument_row(move))
            self._payment = list(m.unpack(m.packed_counts(move)))
        else:
            self._whole = move
        self.changed.emit()

    def move(self) -> Move | None:
        """The whole lawful move that is chosen, or None."""
        move = self._assembled()
        if move is None or self._decision is None:
            return None
        return move if self._decision.why_not(move) is None else None

    def chosen_so_far(self) -> tuple[str, ...]:
        """The tile taken up, and the city."""
        if self._kind is not None:
            chosen = [self.tr("Build"), self._words.tile(self._kind // 5, self._kind % 5 + 1)]
        elif self._monument is not None:
            chosen = [self.tr("Build a monument"), c.TYPES[self._monument]]
        else:
            return ()
        if self._place is not None:
            chosen.append(c.CITIES[self._place[0]])
        return tuple(chosen)

    def is_simple(self) -> bool:
        """Blocks bought or paid may still be changed; anything else is whole at once."""
        return self._whole is not None

    def hint(self) -> str:
        """What is still missing."""
        if self._something_to_build():
            if self._place is None:
                return self.tr("Choose a city for it: click its column, or drag the tile there.")
            move = self._assembled()
            if move is not None and self._why_not(move) is not None:
                return self.tr(
                    "These blocks don't pay for it. Click blocks behind your screen to change them."
                )
            return self.tr("Click your blocks to pay with others.")
        return ""

    def point(self, target: Target) -> None:
        """A click."""
        if self._decision is None:
            return
        handler = {
            "block": self._point_block,
            "picked": self._point_picked,
            "section": self._point_section,
            "display": self._point_display,
            "monument": self._point_monument,
            "column": self._point_column,
            "building": self._point_building,
            "hand": self._point_hand,
            "paid": self._point_paid,
            "slot": self._point_court,
            "open": self._point_court,
        }.get(target[0])
        if handler is not None:
            handler(target)
        elif (move := self._simple_move(target)) is not None and move in self._moves():
            self._forget()
            self._whole = move
        else:
            return
        self.changed.emit()

    def drop(self, source: Target, destination: Target) -> None:
        """A piece dragged somewhere."""
        if self._decision is None or destination not in self.drop_targets(source):
            return
        if source[0] in ("slot", "open"):
            # taking the marker is a move of its own; the space is chosen as soon as it is made
            self._space_wanted = destination
            self.point(source)
            return
        if source[0] == "block":
            self.point(source)
            return
        self._forget()
        self.point(source)
        self.point(destination)

    def drop_targets(self, source: Target) -> set[Target]:
        """Where it may be dragged."""
        if self._decision is None:
            return set()
        if source[0] == "block":
            return {("screen",)}
        if source[0] in ("slot", "open"):
            if self._simple_move(source) not in self._moves():
                return set()
            return {("space", space) for space in range(c.N_SPACES)}
        if source[0] in ("display", "monument"):
            kind, monument = self._tile_at(source)
            return {self._place_target(place) for place in self._places(kind, monument)}
        return set()

    def show_on(self, table: GameTable) -> None:
        """Marks, picked blocks and the payment."""
        assert isinstance(table, CarraraTable)
        table.set_picked(self._section, self._picked)
        table.set_payment(self._payment if self._place is not None else None)
        table.set_marks(self._marks())

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
        return None

    def _building_move(self, place: Place, payment: Sequence[int]) -> Move:
        city, row = place
        if self._kind is not None:
            return m.build(self._kind, city, m.pack(payment))
        assert self._monument is not None
        return m.monument(self._monument, city, m.pack(payment), row)

    def _simple_move(self, target: Target) -> Move | None:
        if target[0] == "wheel":
            return m.simple(m.TURN)
        if target[0] == "pass":
            lift = m.simple(m.LIFT)
            return lift if lift in self._moves() else m.simple(m.PASS)
        if target[0] == "slot":
            return m.simple(m.COURT, target[1])
        if target[0] == "open":
            return m.simple(m.COURT, m.OPEN_AREA)
        if target[0] == "space":
            return m.simple(m.SPACE, target[1])
        if target[0] == "upgrade":
            return self._upgrade_move(target[1])
        return None

    def _upgrade_move(self, tile: int) -> Move | None:
        """Equal tiles are listed once: the second Massa stands for the first."""
        city = c.UPGRADE_TARGETS[tile]
        for move in self._moves():
            listed = m.arg(move)
            if (
                m.op(move) == m.UPGRADE
                and listed != m.NO_UPGRADE
                and c.UPGRADE_TARGETS[listed] == city
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

    # -- scoring --------------------------------------------------------------------------

    def _point_court(self, target: Target) -> None:
        """Taking a marker can be taken back as long as no space is scored: no confirmation."""
        move = self._simple_move(target)
        if move is not None and move in self._moves():
            self._forget()
            self.committed.emit(move)
        else:
            self._space_wanted = None

    # -- marks ----------------------------------------------------------------------------

    def _marks(self) -> dict[Target, Mark]:
        if self._decision is None:
            return {}
        marks: dict[Target, Mark] = {}
        if self._something_to_build():
            self._mark_places(marks)
            self._mark_chosen_tile(marks)
            return marks
        for move in self._moves():
            self._mark_choice(move, marks)
        if self._whole is not None:
            for target in list(marks):
                if self._simple_move(target) == self._whole:
                    marks[target] = Mark("chosen", marks[target].label, marks[target].tone)
        return marks

    def _mark_choice(self, move: Move, marks: dict[Target, Mark]) -> None:
        """Everything that can be taken up first."""
        operation = m.op(move)
        if operation == m.TURN:
            marks["wheel",] = Mark("choice")
        elif operation == m.BUY:
            section, packed = m.place(move), m.packed_counts(move)
            counts = m.unpack(packed)
            picked = self._picked if section == self._section else (0,) * 6
            for colour in range(6):
                if counts[colour] > picked[colour] and _holds(counts, picked):
                    marks["block", section, colour] = Mark("choice")
        elif operation == m.BUILD:
            kind = m.built_kind(move)
            for slot, tile in enumerate(self._view().display):
                if tile == (kind // 5, kind % 5 + 1):
                    marks["display", slot] = Mark("choice")
        elif operation == m.MONUMENT:
            marks["monument", m.monument_type(move)] = Mark("choice")
        elif operation == m.COURT:
            slot = m.arg(move)
            marks[("open",) if slot == m.OPEN_AREA else ("slot", slot)] = Mark("choice")
        elif operation == m.SPACE:
            marks["space", m.arg(move)] = Mark("choice", self._yield(move), "gain")
        elif operation == m.UPGRADE and m.arg(move) != m.NO_UPGRADE:
            for tile, there in enumerate(self._view().upgrades):
                if there and c.UPGRADE_TARGETS[tile] == c.UPGRADE_TARGETS[m.arg(move)]:
                    marks["upgrade", tile] = Mark("choice")
        elif operation in (m.PASS, m.LIFT):
            marks["pass",] = Mark("choice")

    def _yield(self, move: Move) -> str:
        """What a space pays, as a label."""
        assert self._decision is not None
        for event in self._decision.preview(move).events:
            if isinstance(event, e.SpaceScored):
                return self._words.pays(event.vp, event.florins)
        return ""

    def _mark_places(self, marks: dict[Target, Mark]) -> None:
        for place in self._places(self._kind, self._monument):
            state = "chosen" if place == self._place else "choice"
            cost = self._payment if place == self._place else m.unpack(self._suggestion(place))
            marks[self._place_target(place)] = Mark(state, _letters(cost), "cost")

    def _mark_chosen_tile(self, marks: dict[Target, Mark]) -> None:
        if self._monument is not None:
            marks["monument", self._monument] = Mark("chosen")
        elif self._kind is not None:
            for slot, tile in enumerate(self._view().display):
                if tile == (self._kind // 5, self._kind % 5 + 1):
                    marks["display", slot] = Mark("chosen")


def _holds(counts: Sequence[int], part: Sequence[int]) -> bool:
    """Whether all blocks of ``part`` are among ``counts``."""
    return all(a >= b for a, b in zip(counts, part, strict=True))


def _letters(counts: Sequence[int]) -> str:
    """Blocks as their letters: "W Y GG"."""
    return " ".join(
        letter * count for letter, count in zip(c.COLOUR_LETTERS, counts, strict=True) if count
    )
