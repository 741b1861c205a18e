"""What the things of the game are called, in the language of the window."""

from __future__ import annotations

from collections.abc import Sequence

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.ui.tables.kit import GameWords


class Naming(GameWords):
    """Names and amounts. Nothing is declined: see ``phrases``."""

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

    def yields(self, space: int, vp: int, florins: int) -> str:
        """What a scoring space brings: an amount, or a better rate for florins at the end."""
        if c.SPACE_FLORINS <= space < c.SPACE_STATUES:
            return f"{c.FLORIN_SPACES[space - c.SPACE_FLORINS][1]} : 1"
        return self.pays(vp, florins)

    def tile(self, type_: int, value: int) -> str:
        """A building tile: "porta 4"."""
        return f"{c.TYPES[type_]} {value}"

    def space(self, space: int) -> str:
        """A scoring space."""
        if space < c.SPACE_TYPE:
            return c.CITIES[space]
        if space < c.SPACE_LANDSCAPE:
            return c.TYPES[space - c.SPACE_TYPE]
        if space < c.SPACE_FLORINS:
            return self.landscape(space - c.SPACE_LANDSCAPE)
        if space < c.SPACE_STATUES:
            need, rate = c.FLORIN_SPACES[space - c.SPACE_FLORINS]
            return self.tr("florins {need}+ ({rate} : 1)").format(need=need, rate=rate)
        one, other = c.STATUE_PAIRS[space - c.SPACE_STATUES]
        return self.tr("statues: {one} + {other}").format(one=c.CITIES[one], other=c.CITIES[other])

    def landscape(self, landscape: int) -> str:
        """A landscape."""
        return (self.tr("urban landscape"), self.tr("rural landscape"))[landscape]

    def target(self, target: int) -> str:
        """What an upgrade tile raises."""
        if target < c.N_CITIES:
            return c.CITIES[target]
        return self.landscape(target - c.N_CITIES)

    def slot(self, slot: int, slots: Sequence[int] = c.BASIC_SLOTS) -> str:
        """A place of the court: "3 VP (slot 2)", or the open area."""
        if slot in (-1, m.OPEN_AREA):
            return self.tr("open area, no bonus")
        return self.tr("{bonus} (slot {number})").format(
            bonus=self.bonus(slots[slot]), number=slot + 1
        )

    def bonus(self, bonus: int) -> str:
        """What a slot of the court gives."""
        if bonus == c.GOLDEN:
            return self.statue(c.GOLD)
        if bonus == c.DECORATION:
            return self.tr("decoration of your choice")
        if bonus == c.FLORINS:
            return self.florins(c.BONUS_FLORINS)
        return self.points(c.BONUS_VP)

    def decoration(self, type_: int) -> str:
        """The decoration of a building type."""
        return (
            self.tr("book", "decoration"),
            self.tr("cup", "decoration"),
            self.tr("crown", "decoration"),
            self.tr("gate", "decoration"),
            self.tr("flag", "decoration"),
            self.tr("coat of arms", "decoration"),
        )[type_]

    def statue(self, marble: int) -> str:
        """A statue of a marble, or of gold."""
        return (
            self.tr("white statue"),
            self.tr("yellow statue"),
            self.tr("red statue"),
            self.tr("green statue"),
            self.tr("blue statue"),
            self.tr("purple statue"),
            self.tr("golden statue"),
        )[marble]

    def piece(self, piece: int) -> str:
        """A decoration or a statue."""
        return self.statue(piece - 7) if m.is_statue(piece) else self.decoration(piece - 1)
