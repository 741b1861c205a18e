"""Composing a move of Carrara by pointing and dragging.

What is chosen so far is one of: blocks of a section; a tile or monument, then a city (or an
own building to cover), then the payment block by block; a decoration or statue, then where it
goes; or a move that is whole at once.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from carrara_desktop.engine.rules import IllegalMoveError, Move, MoveError
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.ui.tables.base import GameTable, Mark, Target
from carrara_desktop.ui.tables.carrara.choosing import FIXED, SIMPLE, Choosing
from carrara_desktop.ui.tables.carrara.homes import homes_of, is_put
from carrara_desktop.ui.tables.carrara.table import CarraraTable
from carrara_desktop.ui.tables.kit import Decision

WHOLE: dict[int, Target] = {
    operation: (kind,) for kind in ("wheel", "inner", "pass", "done") for operation in SIMPLE[kind]
}
"""Moves without a figure, by what one points at."""
PIECES = ("decoration", "statue", "gold", "warehouse")
"""Targets from which a decoration or statue is taken up."""


class CarraraComposer(Choosing):
    """See the module."""

    # -- the contract ---------------------------------------------------------------------

    def begin(self, decision: Decision | None) -> None:
        """Start on a new decision."""
        self._decision = decision
        self._homes = {} if decision is None else homes_of(decision.view, decision.moves)
        self._forget()
        # a piece that a bonus gives is chosen before the space
        if decision is not None and decision.view.phase != "take":
            wanted, self._space_wanted = self._space_wanted, None
            if wanted is not None:
                self.point(wanted)
        self.changed.emit()

    def cancel(self) -> bool:
        """Drop what is chosen so far."""
        chosen = (self._whole, self._section, self._kind, self._monument, self._source)
        had = any(part is not None for part in chosen)
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
        elif is_put(move):
            self._source, self._home = next(
                (source, home)
                for source, homes in self._homes.items()
                for home, listed in homes.items()
                if listed == move
            )
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
        elif self._source is not None:
            # the first part of the path that every move with this piece has in common
            return self._path_so_far(self._homes[self._source].values())
        else:
            return ()
        if self._place is not None:
            chosen.append(c.CITIES[self._place[0]])
        return tuple(chosen)

    def is_simple(self) -> bool:
        """Blocks bought or paid may still be changed; anything else is whole at once."""
        return self._whole is not None or self._home is not None

    def why_not(self, target: Target) -> str:
        """Which rule stands in the way of a target."""
        if self._decision is None:
            return ""
        view, ask = self._view(), self._why_not
        if self._something_to_build() and target[0] in ("column", "building"):
            row = target[2] if target[0] == "building" and self._monument is not None else -1
            unpaid = self._building_move((target[1], row), (0,) * 6)
            return self._obstacles.put_down(target, view, [unpaid], ask)
        if self._something_to_build() and target[0] == "hand" and self._place is not None:
            return self.tr("You have laid out all of these.")
        if self._source is not None and target[0] == "building":
            return self.tr("It may not stand on that building.")
        picked = self._picked if target[:2] == ("block", self._section) else [0] * 6
        return self._obstacles.take_up(target, view, ask, tuple(picked))

    def refusal(self, error: MoveError) -> str:
        """Why a move that was written down can't be made."""
        if self._decision is None or not isinstance(error, IllegalMoveError):
            return self.tr("That is not a move as it is written here.")
        return self._obstacles.refusal(error, self._view())

    def end_turn(self) -> bool:
        """Choose to end the turn, or to take nothing."""
        for target in (("done",), ("none",)):
            move = self._simple_move(target)
            if move is not None and move in self._moves():
                self.select(move)
                return True
        return False

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
        if self._source is not None and self._home is None:
            return self.tr("Choose where it goes: click a place that is marked, or drag it there.")
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
            **dict.fromkeys(PIECES, self._point_piece),
        }.get(target[0])
        if self._home_at(target) is not None:
            self._put_down(target)
        elif handler is not None:
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
            return {("space", space) for space in range(len(self._me().spaces))}
        if source[0] in ("display", "monument"):
            kind, monument = self._tile_at(source)
            return {self._place_target(place) for place in self._places(kind, monument)}
        return set(self._homes.get(source, ()))

    def show_on(self, table: GameTable) -> None:
        """Marks, picked blocks and the payment."""
        assert isinstance(table, CarraraTable)
        table.set_picked(self._section, self._picked)
        table.set_payment(self._payment if self._place is not None else None)
        table.set_marks(self._marks())

    # -- scoring --------------------------------------------------------------------------

    def _point_court(self, target: Target) -> None:
        """Taking a marker can be taken back as long as no space is scored: no confirmation."""
        move = self._simple_move(target)
        if move is not None and move in self._moves():
            self._forget()
            self.committed.emit(move)
        else:
            self._space_wanted = None

    # -- decorations and statues ----------------------------------------------------------

    def _point_piece(self, target: Target) -> None:
        """Take a piece up, or put it back; with one place to go, it goes there."""
        again = target == self._source
        homes = self._homes.get(target, {})
        self._forget()
        if homes and not again:
            self._source = target
            if len(set(homes.values())) == 1:
                self._home = next(iter(homes))

    def _home_at(self, target: Target) -> Target | None:
        """The piece that goes to a target: the one taken up, or the only one there is to take."""
        if self._something_to_build():
            return None
        source = self._source
        if source is None and self._view().phase == "take" and len(self._homes) == 1:
            source = next(iter(self._homes))
        return source if source is not None and target in self._homes[source] else None

    def _put_down(self, target: Target) -> None:
        source = self._home_at(target)
        self._forget()
        self._source, self._home = source, target

    def _path_so_far(self, moves: Iterable[Move]) -> tuple[str, ...]:
        paths = [self._words.path(self._view(), move) for move in set(moves)]
        return tuple(part for part, *others in zip(*paths, strict=False)
                     if all(other == part for other in others))  # fmt: skip

    # -- marks ----------------------------------------------------------------------------

    def _marks(self) -> dict[Target, Mark]:
        if self._decision is None:
            return {}
        marks: dict[Target, Mark] = {}
        if self._something_to_build():
            self._mark_places(marks)
            self._mark_chosen_tile(marks)
            return marks
        if self._source is not None:
            self._mark_homes(self._source, marks)
            return marks
        for move in self._moves():
            self._mark_choice(move, marks)
        marks |= dict.fromkeys(self._homes, Mark("choice"))
        if self._view().phase == "take" and len(self._homes) == 1:
            marks |= dict.fromkeys(next(iter(self._homes.values())), Mark("choice"))
        if self._whole is not None:
            for target in list(marks):
                if self._simple_move(target) == self._whole:
                    marks[target] = Mark("chosen", marks[target].label, marks[target].tone)
        return marks

    def _mark_choice(self, move: Move, marks: dict[Target, Mark]) -> None:
        """Everything that can be taken up first."""
        operation = m.op(move)
        if operation in WHOLE:
            marks[WHOLE[operation]] = Mark("choice")
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
                if there and self._upgrade_move(tile) == move:
                    marks["upgrade", tile] = Mark("choice")
        elif move == FIXED["none",]:
            marks["none",] = Mark("choice")

    def _yield(self, move: Move) -> str:
        """What a space pays, as a label."""
        assert self._decision is not None
        for event in self._decision.preview(move).events:
            if isinstance(event, e.SpaceScored):
                return self._words.yields(event.space, event.vp, event.florins)
        return ""

    def _mark_places(self, marks: dict[Target, Mark]) -> None:
        for place in self._places(self._kind, self._monument):
            state = "chosen" if place == self._place else "choice"
            cost = self._payment if place == self._place else m.unpack(self._suggestion(place))
            marks[self._place_target(place)] = Mark(state, _letters(cost), "cost")

    def _mark_homes(self, source: Target, marks: dict[Target, Mark]) -> None:
        """Where the piece can go; other pieces to choose from stay marked."""
        marks |= dict.fromkeys(self._homes, Mark("choice"))
        if self._view().phase == "take":
            marks["none",] = Mark("choice")
        homes = self._homes[source]
        chosen = None if self._home is None else homes[self._home]
        for home, move in homes.items():
            marks[home] = Mark("chosen" if move == chosen else "choice")
        marks[source] = Mark("chosen")

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
