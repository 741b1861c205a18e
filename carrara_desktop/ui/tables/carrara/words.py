"""The words of Carrara's table: its titles, and what it says about whatever is pointed at."""

from __future__ import annotations

from PySide6.QtCore import QObject

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.view import SeatView, View
from carrara_desktop.ui.tables.base import SeatLook, Target
from carrara_desktop.ui.tables.carrara.naming import Naming


class TableWords(QObject):
    """Texts in the language of the program, looked up whenever they are asked for."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = Naming(self)

    def titles(self) -> dict[str, str]:
        """The fixed words painted on the table."""
        return {
            "display": self.tr("Display"),
            "monuments": self.tr("Monuments"),
            "upgrades": self.tr("Upgrade tiles"),
            "court": self.tr("Royal court"),
            "turn": self.tr("Turn", "a noun, with the number of the turn below it"),
            "turns left": self.tr("Turns left", "with the number below it; keep it short"),
            "payment": self.tr("Payment"),
            "wheel": self.tr("Wheel", "a part of the table"),
            "pieces": self.tr("Decorations and statues"),
        }

    def colours(self) -> tuple[str, ...]:
        """The marbles, most valuable first."""
        return (
            self.tr("white", "marble"),
            self.tr("yellow", "marble"),
            self.tr("red", "marble"),
            self.tr("green", "marble"),
            self.tr("blue", "marble"),
            self.tr("purple", "marble"),
        )

    def reward(self, pays: int, amount: int) -> str:
        """An amount of victory points or florins."""
        if pays == c.VP:
            return self.tr("%n victory point(s)", "reward", amount)
        return self.tr("%n florin(s)", "reward", amount)

    def landscape(self, land: int) -> str:
        """A landscape."""
        return self.tr("urban landscape") if land == c.URBAN else self.tr("rural landscape")

    def describe(self, target: Target, view: View, looks: list[SeatLook], focus: int) -> str:
        """What a target is, as a tool tip says it."""
        say = getattr(self, f"_say_{target[0]}", None)
        return say(view, looks, focus, *target[1:]) if say else ""

    def read_out(self, target: Target, view: View, looks: list[SeatLook], focus: int) -> str:
        """What a target is, and what stands on it, for somebody who does not see the picture."""
        text = self.describe(target, view, looks, focus)
        if target[0] == "column":
            standing = self._column(view.seats[focus], target[1])
            return text + "\n" + (standing or self.tr("no building yet"))
        if target[0] == "seat":
            return text + "\n" + "\n".join(self._board(view, target[1]))
        return text

    def _board(self, view: View, number: int) -> list[str]:
        """Another's board in words."""
        seat = view.seats[number]
        lines = [
            f"{c.CITIES[city]}: {standing}"
            for city in range(c.N_CITIES)
            if (standing := self._column(seat, city))
        ]
        scored = [self._names.space(k) for k, taken in enumerate(seat.spaces) if taken]
        scored += [c.CITIES[k] for k, other in enumerate(view.city_scored) if other == number]
        if scored:
            lines.append(self.tr("scored: {spaces}").format(spaces=", ".join(scored)))
        stored = [self._names.piece(piece) for piece in seat.warehouses if piece]
        if stored:
            lines.append(self.tr("in warehouses: {pieces}").format(pieces=", ".join(stored)))
        return lines

    def _column(self, seat: SeatView, city: int) -> str:
        """The buildings of a city from the bottom up, with what stands on them."""
        found = []
        for building in seat.columns[city]:
            more = [self._names.decoration(building.type)] if building.decorated else []
            if building.statue:
                more.append(self._names.statue(building.statue - 1))
            tile = self._names.tile(building.type, building.value)
            found.append(tile + (f" ({', '.join(more)})" if more else ""))
        return ", ".join(found)

    # -- one for each kind of target ----------------------------------------------------

    def _say_wheel(self, view: View, looks: list[SeatLook], focus: int) -> str:
        if view.decoration_at:
            return self.tr(
                "Both discs: turn them one sector clockwise and refill the wheel to eleven blocks"
            )
        return self.tr("The wheel: turn it one sector clockwise and refill it to eleven blocks")

    def _say_inner(self, view: View, looks: list[SeatLook], focus: int) -> str:
        return self.tr("The disc of statues: turn it alone one sector clockwise, without refilling")

    def _say_section(self, view: View, looks: list[SeatLook], focus: int, section: int) -> str:
        prices = ", ".join(
            self.tr("{colour} {price}").format(colour=colour, price=c.PRICES[section][k] or "0")
            for k, colour in enumerate(self.colours())
        )
        name = c.SECTIONS[section]
        text = self.tr("Section {name}, prices in florins: {prices}").format(
            name=name, prices=prices
        )
        if view.decoration_at:
            shown = [m.decoration(view.decoration_at[section]), m.statue(view.statue_at[section])]
            text += "\n" + self.tr("for its last block: {pieces}").format(
                pieces=", ".join(self._names.piece(piece) for piece in shown)
            )
        return text

    def _say_block(
        self, view: View, looks: list[SeatLook], focus: int, section: int, colour: int
    ) -> str:
        price = c.PRICES[section][colour]
        text = self.tr("A {colour} block in section {name}: {price}")
        cost = self.reward(c.FLORINS, price) if price else self.tr("free")
        return text.format(colour=self.colours()[colour], name=c.SECTIONS[section], price=cost)

    def _say_picked(
        self, view: View, looks: list[SeatLook], focus: int, section: int, colour: int
    ) -> str:
        return self.tr("A {colour} block, to be bought").format(colour=self.colours()[colour])

    def _building(self, kind: int, value: int) -> str:
        land = self.landscape(c.TYPE_LANDSCAPE[kind])
        text = self.tr("{type}, value {value}, {landscape}")
        return text.format(type=c.TYPES[kind], value=value, landscape=land)

    def _say_display(self, view: View, looks: list[SeatLook], focus: int, slot: int) -> str:
        tile = view.display[slot]
        return self._building(*tile) if tile else ""

    def _say_monument(self, view: View, looks: list[SeatLook], focus: int, kind: int) -> str:
        text = self.tr("Monument: {building}")
        return text.format(building=self._building(kind, c.MONUMENT_VALUE))

    def _say_upgrade(self, view: View, looks: list[SeatLook], focus: int, tile: int) -> str:
        target = view.upgrade_targets[tile]
        name = c.CITIES[target] if target < c.N_CITIES else self.landscape(target - c.N_CITIES)
        text = self.tr("Upgrade tile: {city} pays one more for each point of value")
        return text.format(city=name)

    def _say_slot(self, view: View, looks: list[SeatLook], focus: int, slot: int) -> str:
        text = self.tr("Bonus slot: {reward}").format(
            reward=self._names.bonus(view.slot_bonus[slot])
        )
        names = ", ".join(looks[seat.seat].name for seat in view.seats if seat.slots[slot])
        if names:
            text += "\n" + self.tr("Markers of: {names}").format(names=names)
        if view.visit_slot == slot and view.visitor >= 0:
            text += "\n" + self.tr("The royal visit goes on here")
        return text

    def _say_open(self, view: View, looks: list[SeatLook], focus: int) -> str:
        return self.tr("Open area: markers here score without a bonus and without a visit")

    def _say_visit(self, view: View, looks: list[SeatLook], focus: int) -> str:
        if view.visitor < 0:
            return self.tr("Royal-visit marker: nobody holds it")
        return self.tr("Royal-visit marker: {name} holds it").format(name=looks[view.visitor].name)

    def _say_space(self, view: View, looks: list[SeatLook], focus: int, space: int) -> str:
        if space < c.SPACE_TYPE:
            text = self.tr("{city}, scored once in the game").format(city=c.CITIES[space])
            text += "\n" + self.tr(
                "needs %n of your own building(s) there", "scoring space", c.CITY_MINIMUM[space]
            )
            if view.city_scored[space] >= 0:
                name = looks[view.city_scored[space]].name
                text += "\n" + self.tr("scored by {name}").format(name=name)
            return text
        if c.SPACE_FLORINS <= space < c.SPACE_STATUES:
            return self._say_florin_space(view, looks, space - c.SPACE_FLORINS)
        if space < c.SPACE_LANDSCAPE:
            text = self.tr("All {type}: each value times the reward of its city")
            text = text.format(type=c.TYPES[space - c.SPACE_TYPE])
        elif space < c.SPACE_FLORINS:
            land = space - c.SPACE_LANDSCAPE
            pays = self.reward(c.LANDSCAPE_PAYS[land], view.seats[focus].landscape_rewards[land])
            text = self.tr("{landscape}: {reward} for each point of value").format(
                landscape=self.landscape(land), reward=pays
            )
        else:
            one, other = c.STATUE_PAIRS[space - c.SPACE_STATUES]
            text = self.tr(
                "All buildings with a statue in {one} and {other}: each value times the reward "
                "of its city"
            ).format(one=c.CITIES[one], other=c.CITIES[other])
        if view.seats[focus].spaces[space]:
            text += "\n" + self.tr("scored already")
        return text

    def _say_florin_space(self, view: View, looks: list[SeatLook], index: int) -> str:
        need, rate = c.FLORIN_SPACES[index]
        text = self.tr("Show {florins}: at the end {rate} of them make a point instead of {usual}")
        text = text.format(florins=self.reward(c.FLORINS, need), rate=rate, usual=c.FLORINS_PER_VP)
        seat = view.florin_spaces[index]
        if seat >= 0:
            text += "\n" + self.tr("claimed by {name}").format(name=looks[seat].name)
        return text

    def _say_majority(self, view: View, looks: list[SeatLook], focus: int, city: int) -> str:
        ranks = (*c.STATUE_MAJORITY[city][:2], view.third_place[city])[: len(view.seats)]
        text = self.tr("Most statues in {city} at the end, VP: {ranks}").format(
            city=c.CITIES[city], ranks=", ".join(map(str, ranks))
        )
        for seat in view.seats:
            count = sum(building.statue > 0 for building in seat.columns[city])
            text += f"\n{looks[seat.seat].name}: {count}"
        return text

    # -- decorations and statues ----------------------------------------------------------

    def _say_stock(self, piece: int, left: int) -> str:
        return self._names.piece(piece) + "\n" + self.tr("left: {count}").format(count=left)

    def _say_decoration(self, view: View, looks: list[SeatLook], focus: int, type_: int) -> str:
        text = self._say_stock(m.decoration(type_), view.decorations[type_])
        return (
            text
            + "\n"
            + self.tr("for: {type}, whose value it raises by one").format(type=c.TYPES[type_])
        )

    def _say_statue(self, view: View, looks: list[SeatLook], focus: int, marble: int) -> str:
        text = self._say_stock(m.statue(marble), view.statues[marble])
        cities = ", ".join(c.CITIES[marble:])
        return text + "\n" + self.tr("for a building in: {cities}").format(cities=cities)

    def _say_gold(self, view: View, looks: list[SeatLook], focus: int) -> str:
        text = self._say_stock(m.statue(c.GOLD), view.gold)
        return text + "\n" + self.tr("for a building in any city")

    def _say_price(self, view: View, looks: list[SeatLook], focus: int) -> str:
        return self.tr(
            "Once a turn a decoration or a statue can be bought: {price}. A statue only for a "
            "building in the city of its colour."
        ).format(price=self.reward(c.FLORINS, c.PURCHASE_FLORINS))

    def _say_warehouse(self, view: View, looks: list[SeatLook], focus: int, k: int) -> str:
        held = view.seats[focus].warehouses[k]
        if not held:
            return self.tr("A free warehouse")
        text = self.tr("Warehouse") + ": " + self._names.piece(held)
        if view.seats[focus].fresh[k]:
            text += "\n" + self.tr("can be moved to a building from the next turn on")
        return text

    def _say_none(self, view: View, looks: list[SeatLook], focus: int) -> str:
        return self.tr("Take nothing")

    def _say_done(self, view: View, looks: list[SeatLook], focus: int) -> str:
        return self.tr("End the turn")

    def _say_column(self, view: View, looks: list[SeatLook], focus: int, city: int) -> str:
        accepted = ", ".join(self.colours()[: city + 1])
        reward = self.reward(c.CITY_PAYS[city], view.seats[focus].rewards[city])
        return self.tr("{city} accepts {colours}; {reward} for each point of value").format(
            city=c.CITIES[city], colours=accepted, reward=reward
        )

    def _say_building(
        self, view: View, looks: list[SeatLook], focus: int, city: int, row: int
    ) -> str:
        column = view.seats[focus].columns[city]
        if row >= len(column):
            return ""
        building = column[row]
        text = self.tr("{building}, in {city}").format(
            building=self._building(building.type, building.value), city=c.CITIES[city]
        )
        if building.covers:
            text += "\n" + self.tr("over a building of value {value}").format(value=building.covers)
        if building.decorated:
            text += "\n" + self._names.piece(m.decoration(building.type))
        if building.statue:
            text += "\n" + self._names.statue(building.statue - 1)
        return text

    def _say_hand(self, view: View, looks: list[SeatLook], focus: int, colour: int) -> str:
        blocks = view.seats[focus].blocks
        count = blocks[colour] if blocks else 0
        number = self.tr("%n block(s)", "behind the screen", count)
        return f"{self.colours()[colour]}: {number}"

    def _say_paid(self, view: View, looks: list[SeatLook], focus: int, colour: int) -> str:
        return self.tr("Payment: {colour}").format(colour=self.colours()[colour])

    def _say_seat(self, view: View, looks: list[SeatLook], focus: int, number: int) -> str:
        look, seat = looks[number], view.seats[number]
        text = f"{look.name} ({look.note})" if look.note else look.name
        text += "\n" + self.reward(c.VP, seat.vp)
        markers = sum(seat.slots) + seat.open_markers
        text += "\n" + self.tr("%n marker(s) left to score with", "another seat", markers)
        if view.first == number:
            text += "\n" + self.tr("began the game")
        if view.to_move == number:
            text += "\n" + self.tr("to move")
        return text

    def _say_bag(self, view: View, looks: list[SeatLook], focus: int) -> str:
        return self.tr("The bag is empty") if view.bag_empty else self.tr("The bag holds blocks")

    def _say_supply(self, view: View, looks: list[SeatLook], focus: int) -> str:
        return self.tr("Supply: %n tile(s) left", "building tiles", view.supply)

    def _say_screen(self, view: View, looks: list[SeatLook], focus: int) -> str:
        seat = view.seats[focus]
        name = looks[focus].name
        if seat.florins is None:
            return self.tr("The screen of {name}").format(name=name)
        text = self.tr("Behind the screen of {name}").format(name=name)
        return text + "\n" + self.reward(c.FLORINS, seat.florins)

    def _say_pass(self, view: View, looks: list[SeatLook], focus: int) -> str:
        return self.tr("Pass: take %n florin(s)", "", c.PASS_FLORINS)
