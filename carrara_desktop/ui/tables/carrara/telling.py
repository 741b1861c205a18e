"""What happened, in whole sentences: see ``phrases``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any

from PySide6.QtCore import QObject

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.ui.tables.carrara.naming import Naming


class Telling(Naming):
    """Sentences for events."""

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
            e.DiscSet: self._disc_set,
            e.InnerDiscTurned: self._inner_turned,
            e.SectorCleared: self._cleared,
            e.PieceTaken: self._piece_taken,
            e.PieceForgone: self._piece_forgone,
            e.PieceStored: self._piece_stored,
            e.PieceDiscarded: self._piece_discarded,
            e.PiecePlaced: self._piece_placed,
            e.PiecePurchased: self._piece_purchased,
            e.DecorationsCounted: self._decorations_counted,
            e.StatuesCounted: self._statues_counted,
        }

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
            name=names[event.seat], city=self.target(event.target), reward=event.reward
        )

    def _building_points(self, event: e.BuildingPoints, names: Sequence[str]) -> str:
        return self.tr("{name} has no markers left and gains {points} for building.").format(
            name=names[event.seat], points=self.points(event.vp)
        )

    def _visit_taken(self, event: e.VisitTaken, names: Sequence[str]) -> str:
        return self.tr("{name} calls a royal visit to slot {number}.").format(
            name=names[event.seat], number=event.slot + 1
        )

    def _bonus_taken(self, event: e.BonusTaken, names: Sequence[str]) -> str:
        if not event.vp and not event.florins:
            return self.tr("{name} takes the marker from slot {number}.").format(
                name=names[event.seat], number=event.slot + 1
            )
        return self.tr("{name} takes the bonus: {pays}.").format(
            name=names[event.seat], pays=self.pays(event.vp, event.florins)
        )

    def _space_scored(self, event: e.SpaceScored, names: Sequence[str]) -> str:
        if c.SPACE_FLORINS <= event.space < c.SPACE_STATUES:
            need, rate = c.FLORIN_SPACES[event.space - c.SPACE_FLORINS]
            return self.tr(
                "{name} shows {florins}: at the end {rate} of them make a point."
            ).format(name=names[event.seat], florins=self.florins(need), rate=rate)
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
        return self.tr("{name} has {florins} left, at {rate} : 1: {pays}.").format(
            name=names[event.seat],
            florins=self.florins(event.florins),
            rate=event.rate,
            pays=f"+{self.points(event.vp)}",
        )

    def _ended(self, event: e.GameEnded, names: Sequence[str]) -> str:
        scores = ", ".join(
            f"{name} {points}" for name, points in zip(names, event.scores, strict=True)
        )
        return self.tr("The game is over: {scores}.").format(scores=scores)

    # -- decorations and statues ----------------------------------------------------------

    def _disc_set(self, event: e.DiscSet, names: Sequence[str]) -> str:
        return self.tr("The disc of decorations is turned at random.")

    def _inner_turned(self, event: e.InnerDiscTurned, names: Sequence[str]) -> str:
        return self.tr("{name} turns the disc of statues alone.").format(name=names[event.seat])

    def _cleared(self, event: e.SectorCleared, names: Sequence[str]) -> str:
        return self.tr("{name} empties section {section}: {decoration} or {statue}.").format(
            name=names[event.seat],
            section=c.SECTIONS[event.section],
            decoration=self.decoration(event.decoration),
            statue=self.statue(event.statue),
        )

    def _piece_taken(self, event: e.PieceTaken, names: Sequence[str]) -> str:
        return self.tr("{name} takes a piece for a building in {city}: {piece}.").format(
            name=names[event.seat], city=c.CITIES[event.city], piece=self.piece(event.piece)
        )

    def _piece_forgone(self, event: e.PieceForgone, names: Sequence[str]) -> str:
        if event.golden:
            return self.tr("{name} forgoes the golden statue, which goes to the box.").format(
                name=names[event.seat]
            )
        return self.tr("{name} takes no piece.").format(name=names[event.seat])

    def _piece_stored(self, event: e.PieceStored, names: Sequence[str]) -> str:
        return self.tr("{name} takes a piece into a warehouse: {piece}.").format(
            name=names[event.seat], piece=self.piece(event.piece)
        )

    def _piece_discarded(self, event: e.PieceDiscarded, names: Sequence[str]) -> str:
        return self.tr("{name} empties a warehouse, into the box: {piece}.").format(
            name=names[event.seat], piece=self.piece(event.piece)
        )

    def _piece_placed(self, event: e.PiecePlaced, names: Sequence[str]) -> str:
        return self.tr("{name} moves a stored piece to a building in {city}: {piece}.").format(
            name=names[event.seat], city=c.CITIES[event.city], piece=self.piece(event.piece)
        )

    def _piece_purchased(self, event: e.PiecePurchased, names: Sequence[str]) -> str:
        return self.tr(
            "{name} buys a piece for a building in {city}: {piece}, for {price}."
        ).format(
            name=names[event.seat],
            city=c.CITIES[event.city],
            piece=self.piece(event.piece),
            price=self.florins(event.florins),
        )

    def _decorations_counted(self, event: e.DecorationsCounted, names: Sequence[str]) -> str:
        sets = ", ".join(
            f"{self.decoration(type_)}\u00a0×{count}"
            for type_, count in enumerate(event.sets)
            if count
        )
        if not sets:
            return self.tr("{name} has no decorations.").format(name=names[event.seat])
        return self.tr("{name} counts decorations: {sets}. {pays}.").format(
            name=names[event.seat], sets=sets, pays=f"+{self.points(event.vp)}"
        )

    def _statues_counted(self, event: e.StatuesCounted, names: Sequence[str]) -> str:
        paid = ", ".join(f"{c.CITIES[city]}\u00a0+{vp}" for city, vp in enumerate(event.paid) if vp)
        if not paid:
            return self.tr("{name} gets nothing for statues.").format(name=names[event.seat])
        return self.tr("{name} counts statues: {cities}. {pays}.").format(
            name=names[event.seat], cities=paid, pays=f"+{self.points(event.vp)}"
        )
