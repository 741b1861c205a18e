"""What happened and what can be done, in the language of the window.

Sentences are in the present tense and put colours and cities behind colons or in brackets,
so that neither gender nor case of a name matters in any of the languages.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from PySide6.QtCore import QObject

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.tables.kit import GameWords


class CarraraWords(GameWords):
    """The words of The Palaces of Carrara."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._tellers: dict[type, Callable[[Any, Sequence[str]], str]] = {
            e.FirstSeatChosen: self._first,
            e.VisitReturned: self._visit_returned,
            e.VisitDeferred: self._visit_deferred,
            e.WheelTurned: self._wheel_turned,
            e.BlocksBought: self._blocks_bought,
            e.NothingAffordable: self._nothing,
            e.TileBuilt: self._tile_built,
            e.MonumentBuilt: self._monument_built,
            e.UpgradeTaken: self._upgrade_taken,
            e.BuildingPoints: self._building_points,
            e.VisitTaken: self._visit_taken,
            e.BonusTaken: self._bonus_taken,
            e.SpaceScored: self._space_scored,
            e.Passed: self._passed,
            e.EndTriggered: self._end_triggered,
            e.FlorinsCounted: self._florins_counted,
            e.GameEnded: self._ended,
        }

    # -- small words ----------------------------------------------------------------------

    def colour(self, colour: int) -> str:
        """The name of a marble."""
        return (
            self.tr("white"),
            self.tr("yellow"),
            self.tr("red"),
            self.tr("green"),
            self.tr("blue"),
            self.tr("purple"),
        )[colour]

    def blocks(self, counts: Sequence[int]) -> str:
        """Blocks in words: "red ×2, blue ×1"."""
        return ", ".join(
            f"{self.colour(colour)}\u00a0×{count}" for colour, count in enumerate(counts) if count
        )

    def florins(self, n: int) -> str:
        """An amount of money."""
        return self.tr("%n florin(s)", "an amount of money", n)

    def points(self, n: int) -> str:
        """An amount of victory points, short."""
        return self.tr("%n VP", "victory points", n)

    def pays(self, vp: int, florins: int) -> str:
        """A yield: "+12 VP, +3 florins"."""
        parts = [f"+{self.points(vp)}"] if vp else []
        if florins or not vp:
            parts.append(f"+{self.florins(florins)}")
        return ", ".join(parts)

    def tile(self, type_: int, value: int) -> str:
        """A building tile: "porta 4"."""
        return f"{c.TYPES[type_]} {value}"

    def space(self, space: int) -> str:
        """A scoring space."""
        if space < c.SPACE_TYPE:
            return c.CITIES[space]
        if space < c.SPACE_LANDSCAPE:
            return c.TYPES[space - c.SPACE_TYPE]
        return (self.tr("urban landscape"), self.tr("rural landscape"))[space - c.SPACE_LANDSCAPE]

    def slot(self, slot: int) -> str:
        """A place of the court: "3 VP (slot 2)", or the open area."""
        if slot in (-1, m.OPEN_AREA):
            return self.tr("open area, no bonus")
        bonus = (
            self.points(c.BONUS_VP)
            if c.BASIC_SLOTS[slot] == c.VP
            else self.florins(c.BONUS_FLORINS)
        )
        return self.tr("{bonus} (slot {number})").format(bonus=bonus, number=slot + 1)

    # -- what happened --------------------------------------------------------------------

    def tell(self, events: Sequence[Any], names: Sequence[str]) -> list[str]:
        """The events of one move, or of several, in whole sentences."""
        told: list[str] = []
        for kind, run in groupby(events, key=type):
            if kind is e.BlockDrawn:
                told.append(self._drawn(list(run)))
            elif kind is e.TileTurnedUp:
                told.append(self._turned_up(list(run)))
            else:
                told += [self._tellers[kind](event, names) for event in run]
        return told

    def _drawn(self, events: Sequence[e.BlockDrawn]) -> str:
        counts = [0] * 6
        for event in events:
            counts[event.colour] += 1
        return self.tr("New in section I: {blocks}.").format(blocks=self.blocks(counts))

    def _turned_up(self, events: Sequence[e.TileTurnedUp]) -> str:
        tiles = ", ".join(self.tile(event.type, event.value) for event in events)
        return self.tr("New on the display: {tile}.").format(tile=tiles)

    def _first(self, event: e.FirstSeatChosen, names: Sequence[str]) -> str:
        return self.tr("{name} begins.").format(name=names[event.seat])

    def _visit_returned(self, event: e.VisitReturned, names: Sequence[str]) -> str:
        return self.tr("{name} returns the royal-visit marker.").format(name=names[event.seat])

    def _visit_deferred(self, event: e.VisitDeferred, names: Sequence[str]) -> str:
        return self.tr(
            "{name} does not follow the visit: the marker goes to the open area."
        ).format(name=names[event.seat])

    def _wheel_turned(self, event: e.WheelTurned, names: Sequence[str]) -> str:
        return self.tr("{name} turns the wheel.").format(name=names[event.seat])

    def _blocks_bought(self, event: e.BlocksBought, names: Sequence[str]) -> str:
        return self.tr("{name} buys in section {section}: {blocks} for {price}.").format(
            name=names[event.seat],
            section=c.SECTIONS[event.section],
            blocks=self.blocks(event.blocks),
            price=self.florins(event.cost),
        )

    def _nothing(self, event: e.NothingAffordable, names: Sequence[str]) -> str:
        return self.tr(
            "{name} lifts the screen: nothing is affordable. {name} takes {florins}."
        ).format(name=names[event.seat], florins=self.florins(event.florins))

    def _tile_built(self, event: e.TileBuilt, names: Sequence[str]) -> str:
        return self.tr("{name} builds {tile} in {city} (paid: {blocks}).").format(
            name=names[event.seat],
            tile=self.tile(event.type, event.value),
            city=c.CITIES[event.city],
            blocks=self.blocks(event.payment),
        )

    def _monument_built(self, event: e.MonumentBuilt, names: Sequence[str]) -> str:
        figures = {
            "name": names[event.seat],
            "type": c.TYPES[event.type],
            "city": c.CITIES[event.city],
            "blocks": self.blocks(event.payment),
            "value": event.covers,
        }
        if event.covers:
            return self.tr(
                "{name} builds the monument {type} in {city} over {type} {value} (paid: {blocks})."
            ).format(**figures)
        return self.tr("{name} builds the monument {type} in {city} (paid: {blocks}).").format(
            **figures
        )

    def _upgrade_taken(self, event: e.UpgradeTaken, names: Sequence[str]) -> str:
        return self.tr("{name} takes the upgrade tile of {city}, which now pays ×{reward}.").format(
            name=names[event.seat], city=c.CITIES[event.city], reward=event.reward
        )

    def _building_points(self, event: e.BuildingPoints, names: Sequence[str]) -> str:
        return self.tr("{name} has no markers left and gains {points} for building.").format(
            name=names[event.seat], points=self.points(event.vp)
        )

    def _visit_taken(self, event: e.VisitTaken, names: Sequence[str]) -> str:
        return self.tr("{name} calls a royal visit for {slot}.").format(
            name=names[event.seat], slot=self.slot(event.slot)
        )

    def _bonus_taken(self, event: e.BonusTaken, names: Sequence[str]) -> str:
        return self.tr("{name} takes the bonus: {pays}.").format(
            name=names[event.seat], pays=self.pays(event.vp, event.florins)
        )

    def _space_scored(self, event: e.SpaceScored, names: Sequence[str]) -> str:
        return self.tr("{name} scores {space}: {pays}.").format(
            name=names[event.seat],
            space=self.space(event.space),
            pays=self.pays(event.vp, event.florins),
        )

    def _passed(self, event: e.Passed, names: Sequence[str]) -> str:
        return self.tr("{name} passes and takes {florins}.").format(
            name=names[event.seat], florins=self.florins(event.florins)
        )

    def _end_triggered(self, event: e.EndTriggered, names: Sequence[str]) -> str:
        return self.tr(
            "{name} brings about the end and gains {points}. Everybody else has one more turn."
        ).format(name=names[event.seat], points=self.points(event.vp))

    def _florins_counted(self, event: e.FlorinsCounted, names: Sequence[str]) -> str:
        return self.tr("{name} has {florins} left: {pays}.").format(
            name=names[event.seat],
            florins=self.florins(event.florins),
            pays=f"+{self.points(event.vp)}",
        )

    def _ended(self, event: e.GameEnded, names: Sequence[str]) -> str:
        scores = ", ".join(
            f"{name} {points}" for name, points in zip(names, event.scores, strict=True)
        )
        return self.tr("The game is over: {scores}.").format(scores=scores)

    # -- what can be done -----------------------------------------------------------------

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
                under = view.seats[view.to_move].columns[m.place(move)][row]
                place = self.tr("{city}, over {tile}").format(
                    city=place, tile=self.tile(under.type, under.value)
                )
            return (
                self.tr("Build a monument"),
                c.TYPES[m.monument_type(move)],
                place,
                self._pay_with(blocks),
            )
        if operation == m.COURT:
            if 0 <= view.visitor != view.to_move:
                return (
                    self.tr("Follow the royal visit: {slot}").format(slot=self.slot(m.arg(move))),
                )
            return (self.tr("Score"), self.slot(m.arg(move)))
        if operation == m.SPACE:
            return (self.tr("Score {space}").format(space=self.space(m.arg(move))),)
        if operation == m.UPGRADE:
            tile = m.arg(move)
            if tile == m.NO_UPGRADE:
                return (self.tr("Take no upgrade tile"),)
            city = c.UPGRADE_TARGETS[tile]
            reward = c.CITY_REWARD[city] + 1
            pays = self.points(reward) if c.CITY_PAYS[city] == c.VP else self.florins(reward)
            return (
                self.tr("Upgrade {city} to {pays} a point").format(city=c.CITIES[city], pays=pays),
            )
        if operation == m.TURN:
            return (self.tr("Turn the wheel and refill it"),)
        if operation == m.LIFT:
            return (self.tr("Lift the screen (nothing is affordable)"),)
        return (self.tr("Pass and take {florins}").format(florins=self.florins(c.PASS_FLORINS)),)

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

    def prompt(self, view: View) -> str:
        """What the seat to move is asked to do now."""
        if view.phase == "space":
            return self.tr("Choose a scoring space for your marker.")
        if view.phase == "upgrade":
            return self.tr("Choose an upgrade tile for one of your cities.")
        if view.phase == "buy":
            return self.tr("The wheel has turned: buy blocks from one section.")
        if 0 <= view.visitor != view.to_move:
            return self.tr(
                "A royal visit for {slot}: follow it and score, or do something else; your marker "
                "then goes to the open area."
            ).format(slot=self.slot(view.visit_slot))
        if view.ender >= 0:
            return self.tr("Your last turn: buy, build, score or pass.")
        return self.tr("Your turn: buy, build, score or pass.")


def _panel_order(move: int) -> tuple[int, ...]:
    """Sorts moves by operation, then what they are about, then the worth of their blocks."""
    operation = m.op(move)
    counts = m.unpack(m.packed_counts(move))
    worth = sum(count * (6 - colour) for colour, count in enumerate(counts))
    if operation == m.BUY:
        return (operation, m.place(move), sum(counts), worth)
    if operation == m.BUILD:
        return (operation, m.built_kind(move), m.place(move), worth)
    if operation == m.MONUMENT:
        return (operation, m.monument_type(move), m.place(move), m.monument_row(move), worth)
    return (operation, m.arg(move))
