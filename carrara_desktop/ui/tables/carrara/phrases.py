"""What happened and what can be done, in the language of the window.

Sentences are in the present tense and put colours and cities behind colons or in brackets,
so that neither gender nor case of a name matters in any of the languages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.view import Building, View
from carrara_desktop.ui.tables.base import Target
from carrara_desktop.ui.tables.carrara.recent import touched
from carrara_desktop.ui.tables.carrara.telling import Telling


class CarraraWords(Telling):
    """The words of The Palaces of Carrara."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._other_paths: dict[int, Callable[[View, int], tuple[str, ...]]] = {
            m.COURT: self._court_path,
            m.SPACE: self._space_path,
            m.UPGRADE: self._upgrade_path,
            m.TURN: self._turn_path,
            m.TAKE: self._take_path,
            m.PLACE: self._place_path,
            m.PURCHASE: self._purchase_path,
            m.INNER: lambda view, move: (self.tr("Turn the disc of statues alone"),),
            m.DONE: lambda view, move: (self.tr("End the turn"),),
            m.LIFT: lambda view, move: (self.tr("Lift the screen (nothing is affordable)"),),
            m.PASS: lambda view, move: (
                self.tr("Pass and take {florins}").format(florins=self.florins(c.PASS_FLORINS)),
            ),
        }

    def title(self) -> str:
        """The name of the game."""
        return self.tr("The Palaces of Carrara")

    def paths(self, view: View, moves: Sequence[int]) -> list[tuple[tuple[str, ...], int]]:
        """All legal moves: turning and buying first, the cheapest payment before dearer ones."""
        return [(self.path(view, move), move) for move in sorted(moves, key=_panel_order)]

    def source(self, source: str) -> str:
        """A source of points in the final account."""
        return {
            "bonuses": self.tr("Bonuses of the royal court"),
            "cities": self.tr("Scored cities"),
            "types": self.tr("Scored types of building"),
            "landscapes": self.tr("Scored landscapes"),
            "building": self.tr("Built after the last marker"),
            "ending": self.tr("Ended the game"),
            "florins": self.tr("Florins left"),
            "decorations": self.tr("Sets of decorations"),
            "statues": self.tr("Most statues in cities"),
        }[source]

    def tie(self) -> str:
        """What breaks a tie."""
        return self.tr("Blocks left (break ties)")

    def level(self, shared: bool) -> str:
        """Why level points were decided, or not."""
        if shared:
            return self.tr("Points and blocks left are level.")
        return self.tr("The points were level: the blocks left behind the screen decided.")

    def outlook(self, move: int) -> str:
        """What follows on turning the wheel, or on taking no upgrade."""
        if m.op(move) == m.TURN:
            return self.tr("New blocks are drawn; then you buy. This can't be taken back.")
        if m.op(move) == m.INNER:
            return self.tr("No new blocks are drawn; then you buy.")
        return self.tr("Your florins, blocks and points stay as they are.")

    def path(self, view: View, move: int) -> tuple[str, ...]:
        """A move as a short path of choices, from the general to the particular."""
        operation = m.op(move)
        blocks = m.unpack(m.packed_counts(move))
        if operation == m.BUY:
            section = m.place(move)
            price = sum(n * c.PRICES[section][colour] for colour, n in enumerate(blocks))
            return (
                self.tr("Buy blocks"),
                self.tr("Section {section}").format(section=c.SECTIONS[section]),
                self.tr("{blocks} for {price}").format(
                    blocks=self.blocks(blocks), price=self.florins(price)
                ),
            )
        if operation == m.BUILD:
            kind = m.built_kind(move)
            return (
                self.tr("Build"),
                self.tile(kind // 5, kind % 5 + 1),
                c.CITIES[m.place(move)],
                self._pay_with(blocks),
            )
        if operation == m.MONUMENT:
            row = m.monument_row(move)
            place = c.CITIES[m.place(move)]
            if row >= 0:
                column = view.seats[view.to_move].columns[m.place(move)]
                place = self.tr("{city}, over {tile}").format(
                    city=place, tile=self._tile_in(column, row)
                )
            return (
                self.tr("Build a monument"),
                c.TYPES[m.monument_type(move)],
                place,
                self._pay_with(blocks),
            )
        return self._other_paths[operation](view, move)

    def _court_path(self, view: View, move: int) -> tuple[str, ...]:
        slot = self.slot(m.arg(move), view.slot_bonus)
        if 0 <= view.visitor != view.to_move:
            return (self.tr("Follow the royal visit: {slot}").format(slot=slot),)
        return (self.tr("Score"), slot)

    def _space_path(self, view: View, move: int) -> tuple[str, ...]:
        return (self.tr("Score {space}").format(space=self.space(m.arg(move))),)

    def _upgrade_path(self, view: View, move: int) -> tuple[str, ...]:
        tile = m.arg(move)
        if tile == m.NO_UPGRADE:
            return (self.tr("Take no upgrade tile"),)
        target = view.upgrade_targets[tile]
        rewards = (*c.CITY_REWARD, *c.LANDSCAPE_REWARD)
        pays_vp = (*c.CITY_PAYS, *c.LANDSCAPE_PAYS)[target] == c.VP
        reward = rewards[target] + 1
        pays = self.points(reward) if pays_vp else self.florins(reward)
        return (self.tr("Upgrade {city} to {pays} a point").format(
            city=self.target(target), pays=pays),)  # fmt: skip

    def _turn_path(self, view: View, move: int) -> tuple[str, ...]:
        if view.decoration_at:
            return (self.tr("Turn both discs and refill the wheel"),)
        return (self.tr("Turn the wheel and refill it"),)

    def _take_path(self, view: View, move: int) -> tuple[str, ...]:
        piece = m.piece(move)
        if piece == m.NO_PIECE:
            return (self.tr("Take nothing"),)
        what = self.tr("Take: {piece}").format(piece=self.piece(piece))
        if m.put_city(move) != m.STORE:
            return (what, self._building(view, move))
        if not m.put_row(move):
            return (what, self.tr("Into a warehouse"))
        held = view.seats[view.to_move].warehouses[m.put_row(move) - 1]
        return (what, self.tr("Into a warehouse, in place of: {piece}").format(
            piece=self.piece(held)))  # fmt: skip

    def _place_path(self, view: View, move: int) -> tuple[str, ...]:
        held = view.seats[view.to_move].warehouses[m.piece(move)]
        return (
            self.tr("Move out of a warehouse"),
            self.piece(held),
            self._building(view, move),
        )

    def _purchase_path(self, view: View, move: int) -> tuple[str, ...]:
        return (
            self.tr("Buy a piece for {florins}").format(florins=self.florins(c.PURCHASE_FLORINS)),
            self.piece(m.piece(move)),
            self._building(view, move),
        )

    def _building(self, view: View, move: int) -> str:
        """The own building that a piece is put on."""
        city = m.put_city(move)
        column = view.seats[view.to_move].columns[city]
        return f"{c.CITIES[city]}: {self._tile_in(column, m.put_row(move))}"

    def _tile_in(self, column: Sequence[Building], row: int) -> str:
        """A building of a column; of twins that differ in what stands on them, which one."""
        here = column[row]
        twins = [b for b in column if (b.type, b.value) == (here.type, here.value)]
        number = f" #{row + 1}" if any(twin != here for twin in twins) else ""
        return f"{self.tile(here.type, here.value)}{number}"

    def _pay_with(self, blocks: Sequence[int]) -> str:
        return self.tr("pay {blocks}").format(blocks=self.blocks(blocks))

    def change(self, before: View, after: View, seat: int) -> str:
        """What a move changes for a seat: florins, blocks and VP, with signs."""
        old, new = before.seats[seat], after.seats[seat]
        parts: list[str] = []
        if old.florins is not None and new.florins is not None and old.florins != new.florins:
            parts.append(self._signed(new.florins - old.florins, self.florins))
        if old.blocks is not None and new.blocks is not None:
            for colour in range(6):
                if difference := new.blocks[colour] - old.blocks[colour]:
                    sign = "+" if difference > 0 else "−"
                    # the colour first: a number before it would ask for case and gender
                    parts.append(f"{self.colour(colour)}\u00a0{sign}{abs(difference)}")
        if old.vp != new.vp:
            parts.append(self._signed(new.vp - old.vp, self.points))
        return ", ".join(parts)

    def _signed(self, amount: int, words: Callable[[int], str]) -> str:
        return f"{'+' if amount > 0 else '−'}{words(abs(amount))}"

    def recent(self, events: Sequence[Any]) -> set[Target]:
        """What on the table events have changed."""
        return touched(events)

    def prompt(self, view: View) -> str:
        """What the seat to move is asked to do now."""
        if view.phase == "space":
            return self.tr("Choose a scoring space for your marker.")
        if view.phase == "upgrade":
            return self.tr("Choose an upgrade tile.")
        if view.phase == "buy":
            return self.tr("The wheel has turned: buy blocks from one section.")
        if view.phase == "take":
            pieces = ", ".join(self.piece(piece) for piece in view.offered)
            return self.tr("You may take a piece, for a building or a warehouse: {pieces}.").format(
                pieces=pieces
            )
        if view.phase == "finish":
            return self.tr("You may still place or buy a piece; or end your turn.")
        if 0 <= view.visitor != view.to_move:
            return self.tr(
                "A royal visit for {slot}: follow it and score, or do something else; your marker "
                "then goes to the open area."
            ).format(slot=self.slot(view.visit_slot, view.slot_bonus))
        if view.ender >= 0:
            return self.tr("Your last turn: buy, build, score or pass.")
        return self.tr("Your turn: buy, build, score or pass.")


def _panel_order(move: int) -> tuple[int, ...]:
    """Sorts moves by operation, then what they are about, then the worth of their blocks."""
    operation = m.TURN if m.op(move) == m.INNER else m.op(move)
    counts = m.unpack(m.packed_counts(move))
    worth = sum(count * (6 - colour) for colour, count in enumerate(counts))
    if operation == m.BUY:
        return (operation, m.place(move), sum(counts), worth)
    if operation == m.BUILD:
        return (operation, m.built_kind(move), m.place(move), worth)
    if operation == m.MONUMENT:
        return (operation, m.monument_type(move), m.place(move), m.monument_row(move), worth)
    return (operation, int(m.op(move) == m.INNER), m.arg(move))
