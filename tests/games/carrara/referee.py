"""A slow and obvious referee of both variants, written from the rulebook alone.

It knows lines of notation, plain dicts and sets, and nothing of the engine: every number is
typed in here once more. ``lines()`` lists what may be done, ``apply(line)`` does it. Left out
of the list are, as in the engine's: payments of which a block could be kept, and a second of
equal things (equal tiles give the same line; of equal own buildings the lowest is named).
"""

from __future__ import annotations

import pickle
from itertools import product
from typing import Any

CITIES = ["Livorno", "Pisa", "Lucca", "Viareggio", "Massa", "Lerici"]
ACCEPTS = {
    "Livorno": "W",
    "Pisa": "WY",
    "Lucca": "WYR",
    "Viareggio": "WYRG",
    "Massa": "WYRGB",
    "Lerici": "WYRGBP",
}
CITY_PAYS = {
    "Livorno": ("vp", 3),
    "Pisa": ("florins", 3),
    "Lucca": ("vp", 2),
    "Viareggio": ("florins", 2),
    "Massa": ("vp", 1),
    "Lerici": ("florins", 1),
}
NEEDS = {"Livorno": 2, "Pisa": 2, "Lucca": 2, "Viareggio": 3, "Massa": 3, "Lerici": 3}
CITY_OF = {
    "white": "Livorno",
    "yellow": "Pisa",
    "red": "Lucca",
    "green": "Viareggio",
    "blue": "Massa",
    "purple": "Lerici",
}
LETTER = {"white": "W", "yellow": "Y", "red": "R", "green": "G", "blue": "B", "purple": "P"}
DEARER = {"Y": "W", "R": "Y", "G": "R", "B": "G", "P": "B"}
SECTIONS = ["I", "II", "III", "IV", "V", "VI"]
PRICES = {
    "I": {"W": 6, "Y": 5, "R": 4, "G": 3, "B": 2, "P": 1},
    "II": {"W": 5, "Y": 4, "R": 3, "G": 2, "B": 1, "P": 0},
    "III": {"W": 4, "Y": 3, "R": 2, "G": 1, "B": 0, "P": 0},
    "IV": {"W": 3, "Y": 2, "R": 1, "G": 0, "B": 0, "P": 0},
    "V": {"W": 2, "Y": 1, "R": 0, "G": 0, "B": 0, "P": 0},
    "VI": {"W": 1, "Y": 0, "R": 0, "G": 0, "B": 0, "P": 0},
}
TYPES = ["biblioteca", "cathedrale", "palazzo", "porta", "castello", "villa"]
LANDSCAPE = {
    "biblioteca": "urban",
    "cathedrale": "urban",
    "palazzo": "urban",
    "porta": "urban",
    "castello": "rural",
    "villa": "rural",
}
LANDSCAPE_PAYS = {"urban": "florins", "rural": "vp"}
START_BLOCKS = ["PP", "PB", "BB", "BG"]
BASIC_COURT = {1: "vp", 2: "vp", 3: "vp", 4: "florins", 5: "florins", 6: "florins"}
ADVANCED_COURT = {
    1: "golden",
    2: "golden",
    3: "decoration",
    4: "decoration",
    5: "florins",
    6: "florins",
    7: "vp",
    8: "vp",
}
DECORATION_OF = {
    "biblioteca": "book",
    "cathedrale": "cup",
    "palazzo": "crown",
    "porta": "gate",
    "castello": "flag",
    "villa": "arms",
}
OUTER = ["book", "arms", "crown", "cup", "flag", "gate"]
INNER = ["purple", "blue", "green", "red", "yellow", "white"]
FLORIN_SPACES = {"florins36": (36, 3), "florins50": (50, 2)}
STATUE_SPACES = {
    "Livorno+Lerici": ("Livorno", "Lerici"),
    "Massa+Pisa": ("Massa", "Pisa"),
    "Viareggio+Lucca": ("Viareggio", "Lucca"),
}
MAJORITY = {
    "Livorno": [12, 8],
    "Pisa": [11, 7],
    "Lucca": [10, 6],
    "Viareggio": [9, 5],
    "Massa": [8, 4],
    "Lerici": [7, 3],
}
THIRD = {"Livorno": 5, "Pisa": 4, "Lucca": 3, "Viareggio": 2, "Massa": 1, "Lerici": 0}
THIRD_HALVED = {"Livorno": 4, "Pisa": 3, "Lucca": 3, "Viareggio": 2, "Massa": 2, "Lerici": 1}
SETS = {0: 0, 1: 2, 2: 6, 3: 12, 4: 20, 5: 30, 6: 42, 7: 56}

Building = dict[str, Any]
_payable: dict[tuple[str, str], dict[int, set[str]]] = {}


def written(blocks: dict[str, int]) -> str:
    """Blocks as letters, dearest first."""
    return "".join(letter * blocks.get(letter, 0) for letter in "WYRGBP")


def ways_to_pay(hand: str, city: str) -> dict[int, set[str]]:
    """By value: all blocks out of a hand that can stand for so many of the city's colours.

    Of each colour some go as they are and some in pairs for one of the next dearer colour.
    """
    key = (hand, city)
    if key not in _payable:
        ways: dict[str, set[int]] = {"": {0}}
        for letter in "WYRGBP":
            grown: dict[str, set[int]] = {}
            have = hand.count(letter)
            for paid, values in ways.items():
                singles_may = have if letter in ACCEPTS[city] else 0
                pairs_may = have // 2 if DEARER.get(letter, "-") in ACCEPTS[city] else 0
                for singles, pairs in product(range(singles_may + 1), range(pairs_may + 1)):
                    if singles + 2 * pairs <= have:
                        worth = {value + singles + pairs for value in values}
                        worth = {value for value in worth if value <= 8}
                        if worth:
                            grown.setdefault(paid + letter * (singles + 2 * pairs), set()).update(
                                worth
                            )
            ways = grown
        by_value: dict[int, set[str]] = {value: set() for value in range(9)}
        for paid, values in ways.items():
            for value in values:
                by_value[value].add(paid)
        _payable[key] = by_value
    return _payable[key]


def payments(hand: str, city: str, value: int) -> list[str]:
    """The payments of which no block could be kept."""
    ways = ways_to_pay(hand, city)[value]
    return [
        paid for paid in ways if not any(paid[:i] + paid[i + 1 :] in ways for i in range(len(paid)))
    ]


class Referee:
    """A game of either variant, from its set-up on; ``first`` names the seat that begins."""

    def __init__(
        self,
        variant: str,
        seats: int,
        first: int | None = None,
        upgrades: str = "cities",
        third: str = "stepped",
    ) -> None:
        self.advanced = variant == "advanced"
        self.named_first = first
        self.court = ADVANCED_COURT if self.advanced else BASIC_COURT
        self.third = THIRD_HALVED if third == "halved" else THIRD
        threes = {2: 0, 3: 1, 4: 2}[seats]
        self.supply = {
            f"{type_} {value}": threes if value == 3 else 1
            for type_ in TYPES
            for value in (1, 2, 3, 4, 5)
        }
        self.display: list[str | None] = [None] * 9
        self.monuments = set(TYPES)
        last_two = ["urban", "rural"] if upgrades == "landscapes" else ["Massa", "Lerici"]
        self.upgrade_tiles = [*CITIES, *last_two]
        self.bag = dict.fromkeys("WYRGBP", 6)
        self.wheel = {section: dict.fromkeys("WYRGBP", 0) for section in SECTIONS}
        self.wheel["I"] = dict.fromkeys("WYRGBP", 1)
        self.outer = OUTER[:]
        self.inner = INNER[:]
        each = {2: 5, 3: 6, 4: 7}[seats] if self.advanced else 0
        self.pieces = dict.fromkeys(OUTER, each)
        self.pieces.update(dict.fromkeys(INNER, 6 if self.advanced else 0))
        self.pieces["gold"] = 2 * seats if self.advanced else 0
        self.players: list[dict[str, Any]] = [
            {
                "florins": 20,
                "vp": 0,
                "blocks": dict.fromkeys("WYRGBP", 0),
                "slots": set(self.court),
                "open": 0,
                "spaces": set(),
                "upgrades": set(),
                "columns": {city: [] for city in CITIES},
                "warehouses": [None, None],
            }
            for _ in range(seats)
        ]
        self.turn = -1
        self.visit: dict[str, Any] | None = None
        self.stage = "first"
        self.to_draw = 0
        self.offer: list[str] = []
        self.offer_from = ""
        self.fresh: list[int] = []
        self.bought = False
        self.ender: int | None = None
        self.last_turns = 0

    def copy(self) -> Referee:
        """An independent copy."""
        twin: Referee = pickle.loads(pickle.dumps(self))
        return twin

    # -- what may be done ---------------------------------------------------------------

    def me(self) -> dict[str, Any]:
        """The player whose turn it is."""
        return self.players[self.turn]

    def chance(self) -> dict[str, int]:
        """What chance may bring, by weight; empty if a player is to move."""
        if self.stage == "first":
            seats = range(len(self.players)) if self.named_first is None else [self.named_first]
            return {f"first {seat}": 1 for seat in seats}
        if self.stage == "disc":
            return {f"disc {sectors}": 1 for sectors in range(6)}
        if self.stage in ("tiles", "reveal"):
            return {f"tile {tile}": n for tile, n in self.supply.items() if n}
        if self.stage == "draw":
            return {f"draw {letter}": n for letter, n in self.bag.items() if n}
        return {}

    def lines(self) -> set[str]:
        """All that may be done now."""
        if self.stage in ("first", "disc", "tiles", "reveal", "draw"):
            return set(self.chance())
        if self.stage == "action":
            found = self._wheel_lines() | self._building_lines() | self._monument_lines()
            return found | self._court_lines() | self._extra_lines() | {"pass"}
        if self.stage == "buy":
            return self._buying_lines() or {"lift"}
        if self.stage == "take":
            return self._take_lines()
        if self.stage == "space":
            return {f"score {space}" for space in self.open_spaces(0)}
        if self.stage == "upgrade":
            return {f"upgrade {target}" for target in self.upgrade_tiles} | {"upgrade none"}
        if self.stage == "finish":
            return self._extra_lines() | {"done"}
        return set()

    def _wheel_lines(self) -> set[str]:
        nothing = not any(self.bag.values()) and not any(
            n for blocks in self.wheel.values() for n in blocks.values()
        )
        if self.advanced:
            return set() if nothing else {"turn", "turn inner"}
        return self._buying_lines() | (set() if nothing else {"turn"})

    def _buying_lines(self) -> set[str]:
        found = set()
        for section, blocks in self.wheel.items():
            for counts in product(*(range(blocks[letter] + 1) for letter in "WYRGBP")):
                bought = dict(zip("WYRGBP", counts, strict=True))
                cost = sum(n * PRICES[section][letter] for letter, n in bought.items())
                if any(counts) and cost <= self.me()["florins"]:
                    found.add(f"buy {section} {written(bought)}")
        return found

    def _building_lines(self) -> set[str]:
        hand = written(self.me()["blocks"])
        return {
            f"build {tile} {city} {paid}"
            for tile in self.display
            if tile is not None
            for city in CITIES
            for paid in payments(hand, city, int(tile.split()[1]))
        }

    def _monument_lines(self) -> set[str]:
        hand = written(self.me()["blocks"])
        found = set()
        for type_ in self.monuments:
            for city in CITIES:
                for paid in payments(hand, city, 8):
                    found.add(f"monument {type_} {city} {paid}")
                for row, building in self._unlike(city):
                    if building["type"] == type_:
                        over = self._figure(city, row)
                        for paid in payments(hand, city, 8 - building["value"]):
                            found.add(f"monument {type_} {city} over {over} {paid}")
        return found

    def _unlike(self, city: str) -> list[tuple[int, Building]]:
        """The own buildings of a city by height, without those that equal one lower down."""
        column: list[Building] = self.me()["columns"][city]
        return [(row, one) for row, one in enumerate(column) if one not in column[:row]]

    def _figure(self, city: str, row: int) -> str:
        """The value of an own building, with its place if an unlike twin is in the column."""
        column = self.me()["columns"][city]
        one = column[row]
        for other in column:
            same = (other["type"], other["value"]) == (one["type"], one["value"])
            if same and other != one:
                return f"{one['value']}#{row + 1}"
        return str(one["value"])

    def _court_lines(self) -> set[str]:
        me = self.me()
        if self.visit is not None and self.turn in self.visit["waiting"]:
            slots = {self.visit["slot"]}
            open_area = False
        else:
            slots = me["slots"]
            open_area = me["open"] > 0
        found = set()
        for slot in slots:
            bonus = 5 if self.court[slot] == "florins" else 0
            if self.open_spaces(bonus):
                found.add(f"court {slot}")
        if open_area and self.open_spaces(0):
            found.add("court open")
        return found

    def open_spaces(self, bonus: int) -> set[str]:
        """The empty scoring spaces whose needs are met, with so many florins more."""
        me = self.me()
        buildings = self._buildings(self.turn)
        taken_by_anyone: set[str] = set().union(*(player["spaces"] for player in self.players))
        found = set()
        for city in CITIES:
            if city not in taken_by_anyone and len(me["columns"][city]) >= NEEDS[city]:
                found.add(city)
        for _, one in buildings:
            found |= {one["type"], LANDSCAPE[one["type"]]} - me["spaces"]
        if self.advanced:
            for space, (need, _) in FLORIN_SPACES.items():
                if me["florins"] + bonus >= need and space not in taken_by_anyone:
                    if not me["spaces"] & set(FLORIN_SPACES):
                        found.add(space)
            for space, pair in STATUE_SPACES.items():
                if space not in me["spaces"]:
                    if any(one["statue"] and city in pair for city, one in buildings):
                        found.add(space)
        return found

    def _buildings(self, seat: int) -> list[tuple[str, Building]]:
        columns = self.players[seat]["columns"]
        return [(city, one) for city in CITIES for one in columns[city]]

    def _fits(self, piece: str, city: str, one: Building, bought: bool) -> bool:
        if piece in OUTER:
            return DECORATION_OF[one["type"]] == piece and not one["decoration"]
        if one["statue"]:
            return False
        if piece == "gold":
            return not bought
        return CITY_OF[piece] == city if bought else LETTER[piece] in ACCEPTS[city]

    def _places(self, piece: str, bought: bool) -> set[str]:
        return {
            f"{city} {one['type']} {self._figure(city, row)}"
            for city in CITIES
            for row, one in self._unlike(city)
            if self._fits(piece, city, one, bought)
        }

    def _take_lines(self) -> set[str]:
        found = {"take none"}
        held = self.me()["warehouses"]
        for piece in self.offer:
            found |= {f"take {piece} {place}" for place in self._places(piece, False)}
            if None in held:
                found.add(f"take {piece} store")
            elif held[0] == held[1]:
                found.add(f"take {piece} store 1")
            else:
                found |= {f"take {piece} store 1", f"take {piece} store 2"}
        return found

    def _extra_lines(self) -> set[str]:
        """What the advanced game allows before or after the action."""
        found: set[str] = set()
        if not self.advanced:
            return found
        for warehouse, piece in enumerate(self.me()["warehouses"]):
            if piece is not None and warehouse not in self.fresh:
                found |= {f"place {piece} {place}" for place in self._places(piece, False)}
        if not self.bought and self.me()["florins"] >= 10:
            for piece, left in self.pieces.items():
                if left and piece != "gold":
                    found |= {f"purchase {piece} {place}" for place in self._places(piece, True)}
        return found

    # -- doing it -----------------------------------------------------------------------

    def apply(self, line: str) -> None:
        """Do one of the ``lines``."""
        verb, *words = line.split()
        if verb in ("turn", "buy", "build", "monument", "pass") and self.stage == "action":
            self._decline_the_visit()
        getattr(self, f"_do_{verb}")(*words)

    def _decline_the_visit(self) -> None:
        if self.visit is not None and self.turn in self.visit["waiting"]:
            self.visit["waiting"].remove(self.turn)
            self.me()["slots"].remove(self.visit["slot"])
            self.me()["open"] += 1

    def _do_first(self, seat: str) -> None:
        self.turn = int(seat)
        for order in range(len(self.players)):
            player = self.players[(self.turn + order) % len(self.players)]
            for letter in START_BLOCKS[order]:
                player["blocks"][letter] += 1
                self.bag[letter] -= 1
        self.stage = "disc" if self.advanced else "tiles"

    def _do_disc(self, sectors: str) -> None:
        for _ in range(int(sectors)):
            self.outer = [self.outer[-1], *self.outer[:-1]]
        self.stage = "tiles"

    def _do_tile(self, type_: str, value: str) -> None:
        tile = f"{type_} {value}"
        self.supply[tile] -= 1
        self.display[self.display.index(None)] = tile
        if self.stage == "reveal":
            self._action_done()
        elif None not in self.display:
            self._turn_begins()

    def _do_turn(self, which: str = "both") -> None:
        self.inner = [self.inner[-1], *self.inner[:-1]] if self.advanced else self.inner
        self.stage = "buy"
        if which == "both":
            self.outer = [self.outer[-1], *self.outer[:-1]]
            old = self.wheel
            self.wheel = {s: old[SECTIONS[i - 1]] for i, s in enumerate(SECTIONS)}
            lying = sum(n for blocks in self.wheel.values() for n in blocks.values())
            self.to_draw = min(11 - lying, sum(self.bag.values()))
            if self.to_draw:
                self.stage = "draw"

    def _do_draw(self, letter: str) -> None:
        self.bag[letter] -= 1
        self.wheel["I"][letter] += 1
        self.to_draw -= 1
        if self.to_draw == 0:
            self.stage = "buy"

    def _do_buy(self, section: str, letters: str) -> None:
        for letter in letters:
            self.wheel[section][letter] -= 1
            self.me()["blocks"][letter] += 1
            self.me()["florins"] -= PRICES[section][letter]
        if self.advanced and not any(self.wheel[section].values()):
            beside = [icons[SECTIONS.index(section)] for icons in (self.outer, self.inner)]
            self.offer = [piece for piece in beside if self.pieces[piece]]
            if self.offer:
                self.offer_from = "sector"
                self.stage = "take"
                return
        self._action_done()

    def _do_lift(self) -> None:
        self.me()["florins"] += 2
        self._turn_ends()

    def _do_pass(self) -> None:
        self.me()["florins"] += 2
        self._action_done()

    def _pay(self, letters: str) -> None:
        for letter in letters:
            self.me()["blocks"][letter] -= 1
            self.bag[letter] += 1

    def _points_without_markers(self, amount: int) -> None:
        if not self.me()["slots"] and not self.me()["open"]:
            self.me()["vp"] += amount

    def _do_build(self, type_: str, value: str, city: str, letters: str) -> None:
        self._pay(letters)
        self.display[self.display.index(f"{type_} {value}")] = None
        self.me()["columns"][city].append({
            "type": type_,
            "value": int(value),
            "under": 0,
            "decoration": False,
            "statue": None,
        })
        self._points_without_markers(int(value))
        if any(self.supply.values()):
            self.stage = "reveal"
        else:
            self._action_done()

    def _do_monument(self, type_: str, city: str, *words: str) -> None:
        self._pay(words[-1])
        self.monuments.remove(type_)
        column = self.me()["columns"][city]
        if len(words) == 1:
            column.append({
                "type": type_,
                "value": 8,
                "under": 0,
                "decoration": False,
                "statue": None,
            })
            self._points_without_markers(8)
        else:
            one = column[self._row(city, type_, words[1])]
            one["under"], one["value"] = one["value"], 8
            self._points_without_markers(8 - one["under"])
        self.stage = "upgrade"

    def _row(self, city: str, type_: str, figure: str) -> int:
        value, _, place = figure.partition("#")
        if place:
            return int(place) - 1
        for row, one in enumerate(self.me()["columns"][city]):
            if (one["type"], one["value"]) == (type_, int(value)):
                return row
        raise AssertionError(f"no {type_} {figure} in {city}")

    def _do_upgrade(self, target: str) -> None:
        if target != "none":
            self.upgrade_tiles.remove(target)
            self.me()["upgrades"].add(target)
        self._action_done()

    def _do_court(self, where: str) -> None:
        me = self.me()
        self.stage = "space"
        if where == "open":
            me["open"] -= 1
            return
        slot = int(where)
        me["slots"].remove(slot)
        if self.visit is None:
            others = set(range(len(self.players))) - {self.turn}
            self.visit = {"holder": self.turn, "slot": slot, "waiting": others}
        else:
            self.visit["waiting"].remove(self.turn)
        bonus = self.court[slot]
        if bonus == "vp":
            me["vp"] += 3
        elif bonus == "florins":
            me["florins"] += 5
        else:
            wanted = ["gold"] if bonus == "golden" else OUTER
            self.offer = [piece for piece in wanted if self.pieces[piece]]
            if self.offer:
                self.offer_from = bonus
                self.stage = "take"

    def _do_take(self, piece: str, *words: str) -> None:
        if piece == "none":
            if self.offer_from == "golden":
                self.pieces["gold"] -= 1
        else:
            self.pieces[piece] -= 1
            if words[0] == "store":
                held = self.me()["warehouses"]
                warehouse = int(words[1]) - 1 if len(words) > 1 else held.index(None)
                held[warehouse] = piece
                self.fresh.append(warehouse)
            else:
                self._put(piece, *words)
        if self.offer_from == "sector":
            self._action_done()
        else:
            self.stage = "space"

    def _put(self, piece: str, city: str, type_: str, figure: str) -> None:
        one = self.me()["columns"][city][self._row(city, type_, figure)]
        if piece in OUTER:
            one["decoration"] = True
        else:
            one["statue"] = piece

    def _do_place(self, piece: str, city: str, type_: str, figure: str) -> None:
        held = self.me()["warehouses"]
        warehouse = next(k for k in (0, 1) if held[k] == piece and k not in self.fresh)
        held[warehouse] = None
        self._put(piece, city, type_, figure)
        self._maybe_done()

    def _do_purchase(self, piece: str, city: str, type_: str, figure: str) -> None:
        self.pieces[piece] -= 1
        self.me()["florins"] -= 10
        self.bought = True
        self._put(piece, city, type_, figure)
        self._maybe_done()

    def _do_score(self, space: str) -> None:
        me = self.me()
        for city, one in self._buildings(self.turn):
            worth = one["value"] + (1 if one["decoration"] else 0)
            kind, reward = CITY_PAYS[city]
            if city in me["upgrades"]:
                reward += 1
            if space == LANDSCAPE[one["type"]]:
                extra = 1 if space in me["upgrades"] else 0
                me[LANDSCAPE_PAYS[space]] += worth * (1 + extra)
            elif space in (city, one["type"]):
                me[kind] += worth * reward
            elif space in STATUE_SPACES and one["statue"] and city in STATUE_SPACES[space]:
                me[kind] += worth * reward
        me["spaces"].add(space)
        self._action_done()

    def _do_done(self) -> None:
        self._turn_ends()

    # -- turns and the end --------------------------------------------------------------

    def _action_done(self) -> None:
        self.stage = "finish"
        self._maybe_done()

    def _maybe_done(self) -> None:
        if self.stage == "finish" and not self._extra_lines():
            self._turn_ends()

    def _turn_ends(self) -> None:
        self.fresh = []
        self.bought = False
        if self.ender is not None:
            self.last_turns -= 1
        elif not any(self.supply.values()):
            if any(not player["slots"] and not player["open"] for player in self.players):
                self.ender = self.turn
                self.me()["vp"] += 5
                self.last_turns = len(self.players) - 1
        if self.ender is not None and self.last_turns == 0:
            self.stage = "over"
            return
        self.turn = (self.turn + 1) % len(self.players)
        self._turn_begins()

    def _turn_begins(self) -> None:
        self.stage = "action"
        if self.visit is not None and self.visit["holder"] == self.turn:
            self.visit = None

    def points(self) -> list[int]:
        """What each player has if the game ends now."""
        totals = []
        for seat, player in enumerate(self.players):
            rate = 5
            for space, (_, better) in FLORIN_SPACES.items():
                if space in player["spaces"]:
                    rate = better
            total = player["vp"] + player["florins"] // rate
            for type_ in TYPES:
                total += SETS[
                    sum(
                        one["decoration"] and one["type"] == type_
                        for _, one in self._buildings(seat)
                    )
                ]
            totals.append(total)
        for city in CITIES:
            counts = [
                sum(1 for one in player["columns"][city] if one["statue"])
                for player in self.players
            ]
            pays = [*MAJORITY[city], self.third[city], 0, 0, 0]
            for seat, count in enumerate(counts):
                if count:
                    # those who have more stand before; each group of level ones takes, besides
                    # its own place, one place more
                    more = {n for n in counts if n > count}
                    place = sum(2 if counts.count(n) > 1 else 1 for n in more)
                    place += 1 if counts.count(count) > 1 else 0
                    totals[seat] += pays[place]
        return totals

    def winners(self) -> list[int]:
        """Most points, then most blocks left, then all of them."""
        ranks = [
            (points, sum(player["blocks"].values()))
            for points, player in zip(self.points(), self.players, strict=True)
        ]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]
