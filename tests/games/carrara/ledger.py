"""A second bookkeeper: the whole table rebuilt from events alone, in their JSON form.

Written from the rule text and ``facts.md`` with tables of its own, so that it shares no
mistake with the rules. Every figure that an event tells is compared with what it must be.
"""

from __future__ import annotations

from typing import Any

REWARDS = [3, 3, 2, 2, 1, 1]
PAYS_FLORINS = [False, True, False, True, False, True]
CITY_NEEDS = [2, 2, 2, 3, 3, 3]
SLOT_BONUS = [(3, 0), (3, 0), (3, 0), (0, 5), (0, 5), (0, 5)]
ADVANCED_BONUS = [(0, 0), (0, 0), (0, 0), (0, 0), (0, 5), (0, 5), (3, 0), (3, 0)]
UPGRADES = {"cities": [0, 1, 2, 3, 4, 5, 4, 5], "landscapes": [0, 1, 2, 3, 4, 5, 6, 7]}
FLORIN_SPACES = {14: (36, 3), 15: (50, 2)}
STATUE_SPACES = {16: (0, 5), 17: (4, 1), 18: (3, 2)}
SETS = [0, 2, 6, 12, 20, 30, 42, 56]
MAJORITY = [[12, 8, 5], [11, 7, 4], [10, 6, 3], [9, 5, 2], [8, 4, 1], [7, 3, 0]]
THIRD_HALVED = [4, 3, 3, 2, 2, 1]
OUTER = [0, 5, 2, 1, 4, 3]
INNER = [5, 4, 3, 2, 1, 0]
GOLD = 13
RURAL_TYPES = (4, 5)
PRICES = [
    [6, 5, 4, 3, 2, 1],
    [5, 4, 3, 2, 1, 0],
    [4, 3, 2, 1, 0, 0],
    [3, 2, 1, 0, 0, 0],
    [2, 1, 0, 0, 0, 0],
    [1, 0, 0, 0, 0, 0],
]
Tile = tuple[int, int]


class Ledger:
    """What every seat has, by the events it has been told of."""

    def __init__(
        self, variant: str = "basic", upgrades: str = "cities", third_place: str = "stepped"
    ) -> None:
        self.advanced = variant == "advanced"
        self.upgrades = UPGRADES[upgrades]
        self.halved = third_place == "halved"
        self.bonus = ADVANCED_BONUS if self.advanced else SLOT_BONUS
        self.n_markers = len(self.bonus)
        self.acting = -1
        self.outer_and_inner = (OUTER, INNER)
        self.ended: dict[str, Any] | None = None
        self.ender = -1
        self.visit: tuple[int, int] | None = None

    def take(self, event: dict[str, Any]) -> None:
        """Book one event."""
        name = event["event"]
        assert hasattr(self, f"_{name}"), f"an unknown event: {event}"
        if event.get("seat", self.acting) != self.acting:
            # another seat's turn: what was stored in the last one may be placed in the next
            self.acting = event["seat"]
            self.fresh: set[int] = set()
            self.purchases = 0
        getattr(self, f"_{name}")(event)

    def points(self) -> list[int]:
        """Points by seat, with all that counts at the end."""
        statues = self._statues_paid()
        return [
            vp
            + self.florins[seat] // self._rate(seat)
            + sum(SETS[n] for n in self._sets(seat))
            + sum(statues[seat])
            for seat, vp in enumerate(self.vp)
        ]

    def _rate(self, seat: int) -> int:
        return next((r for s, (_, r) in FLORIN_SPACES.items() if s in self.spaces[seat]), 5)

    def _sets(self, seat: int) -> list[int]:
        sets = [0] * 6
        for city, row in self.decorated[seat]:
            sets[self.columns[seat][city][row][0]] += 1
        return sets

    def _statue_counts(self, seat: int) -> list[int]:
        return [sum(1 for at, _ in self.statue[seat] if at == city) for city in range(6)]

    def _statues_paid(self) -> list[list[int]]:
        """By seat and city: places are handed out in order, level ones share the last of theirs
        and, being level, one further down."""
        paid = [[0] * 6 for _ in range(self.seats)]
        for city in range(6):
            third = THIRD_HALVED[city] if self.halved else MAJORITY[city][2]
            pays = [*MAJORITY[city][:2], third]
            groups: dict[int, list[int]] = {}
            for seat in range(self.seats):
                groups.setdefault(self._statue_counts(seat)[city], []).append(seat)
            next_place = 0
            for count in sorted(groups, reverse=True):
                place = next_place + (len(groups[count]) > 1)
                for seat in groups[count]:
                    paid[seat][city] = pays[place] if count and place < 3 else 0
                next_place = place + 1
        return paid

    def winners(self) -> list[int]:
        """Most points, then most blocks, then all of them."""
        ranks = [(p, sum(b)) for p, b in zip(self.points(), self.blocks, strict=True)]
        return [seat for seat, rank in enumerate(ranks) if rank == max(ranks)]

    # -- set-up -------------------------------------------------------------------------

    def _FirstSeatChosen(self, event: dict[str, Any]) -> None:
        self.seats = len(event["florins"])
        self.florins = list(event["florins"])
        self.blocks = [list(counts) for counts in event["blocks"]]
        self.wheel = [list(event["wheel"]), *([0] * 6 for _ in range(5))]
        self.bag = list(event["bag"])
        self.supply = event["tiles"]
        self.vp = [0] * self.seats
        self.slots = [set(range(self.n_markers)) for _ in range(self.seats)]
        self.open = [0] * self.seats
        self.spaces: list[set[int]] = [set() for _ in range(self.seats)]
        self.rewards = [REWARDS[:] for _ in range(self.seats)]
        self.columns: list[list[list[Tile]]] = [[[] for _ in range(6)] for _ in range(self.seats)]
        self.display: list[Tile | None] = [None] * 9
        self.landscapes = [[1, 1] for _ in range(self.seats)]
        self.decorated: list[set[tuple[int, int]]] = [set() for _ in range(self.seats)]
        self.statue: list[dict[tuple[int, int], int]] = [{} for _ in range(self.seats)]
        self.stores: list[list[int | None]] = [[None, None] for _ in range(self.seats)]
        self.box = [0] * 14
        each, n = {2: 5, 3: 6, 4: 7}[self.seats], self.seats
        self.pieces = [0, *[each] * 6, *[6] * 6, 2 * n] if self.advanced else [0] * 14
        self.all_pieces = self.pieces[:]
        self.outer, self.inner = (disc[:] for disc in self.outer_and_inner)
        self.offer: list[int] = []
        assert list(event["markers"]) == [self.n_markers] * self.seats
        self._count_blocks()

    def _TileTurnedUp(self, event: dict[str, Any]) -> None:
        assert self.display[event["slot"]] is None
        self.display[event["slot"]] = (event["type"], event["value"])
        self.supply -= 1
        assert event["supply"] == self.supply

    # -- blocks -------------------------------------------------------------------------

    def _WheelTurned(self, event: dict[str, Any]) -> None:
        self.wheel = [self.wheel[5], *self.wheel[:5]]
        self.outer = [self.outer[5], *self.outer[:5]]
        self.inner = [self.inner[5], *self.inner[:5]]
        lying = sum(map(sum, self.wheel))
        assert event["draws"] == min(11 - lying, sum(self.bag))

    def _BlockDrawn(self, event: dict[str, Any]) -> None:
        self.bag[event["colour"]] -= 1
        self.wheel[0][event["colour"]] += 1
        self._count_blocks()

    def _BlocksBought(self, event: dict[str, Any]) -> None:
        seat, section, cost = event["seat"], event["section"], 0
        assert any(event["blocks"])
        for colour, count in enumerate(event["blocks"]):
            self.wheel[section][colour] -= count
            self.blocks[seat][colour] += count
            cost += count * PRICES[section][colour]
        assert event["cost"] == cost
        self.florins[seat] -= cost
        assert self.florins[seat] >= 0
        self._count_blocks()

    def _NothingAffordable(self, event: dict[str, Any]) -> None:
        money = self.florins[event["seat"]]
        for section, counts in enumerate(self.wheel):
            for colour, count in enumerate(counts):
                assert not count or PRICES[section][colour] > money
        self._Passed(event)

    def _Passed(self, event: dict[str, Any]) -> None:
        assert event["florins"] == 2
        self.florins[event["seat"]] += 2

    def _pay(self, event: dict[str, Any], value: int) -> None:
        """Singles of the accepted colours, and two of the colour below for one."""
        payment, city = event["payment"], event["city"]
        below = payment[city + 1] if city < 5 else 0
        assert not any(payment[city + 2 :])
        assert below % 2 == 0
        assert sum(payment[: city + 1]) + below // 2 == value, "only unwasteful bots play here"
        for colour, count in enumerate(payment):
            self.blocks[event["seat"]][colour] -= count
            self.bag[colour] += count
        self._count_blocks()

    def _count_blocks(self) -> None:
        for colour in range(6):
            places = [self.bag, *self.wheel, *self.blocks]
            assert min(counts[colour] for counts in places) >= 0
            assert sum(counts[colour] for counts in places) == 7

    # -- building -----------------------------------------------------------------------

    def _TileBuilt(self, event: dict[str, Any]) -> None:
        tile = (event["type"], event["value"])
        assert self.display[event["slot"]] == tile
        self.display[event["slot"]] = None
        self._pay(event, event["value"])
        self.columns[event["seat"]][event["city"]].append(tile)
        self.due = event["value"]

    def _MonumentBuilt(self, event: dict[str, Any]) -> None:
        column = self.columns[event["seat"]][event["city"]]
        assert all((event["type"], 8) not in c for columns in self.columns for c in columns)
        self.due = 8 - event["covers"]
        self._pay(event, self.due)
        if event["covers"]:
            assert column[event["row"]] == (event["type"], event["covers"])
            column[event["row"]] = (event["type"], 8)
        else:
            assert event["row"] == len(column)
            column.append((event["type"], 8))

    def _UpgradeTaken(self, event: dict[str, Any]) -> None:
        target = self.upgrades[event["tile"]]
        assert event["target"] == target
        if target < 6:
            self.rewards[event["seat"]][target] = REWARDS[target] + 1
            assert event["reward"] == REWARDS[target] + 1
        else:
            self.landscapes[event["seat"]][target - 6] = event["reward"]
            assert event["reward"] == 2

    def _BuildingPoints(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        assert len(self.spaces[seat]) == self.n_markers
        assert event["vp"] == self.due
        self.vp[seat] += event["vp"]

    # -- scoring ------------------------------------------------------------------------

    def _VisitTaken(self, event: dict[str, Any]) -> None:
        assert self.visit is None
        self.visit = (event["seat"], event["slot"])

    def _VisitReturned(self, event: dict[str, Any]) -> None:
        assert self.visit is not None
        assert self.visit[0] == event["seat"]
        slot = self.visit[1]
        assert all(slot not in slots for slots in self.slots)
        self.visit = None

    def _VisitDeferred(self, event: dict[str, Any]) -> None:
        assert self.visit is not None
        assert event["slot"] == self.visit[1]
        self.slots[event["seat"]].remove(event["slot"])
        self.open[event["seat"]] += 1

    def _BonusTaken(self, event: dict[str, Any]) -> None:
        seat, slot = event["seat"], event["slot"]
        assert self.visit is not None
        assert slot == self.visit[1]
        self.slots[seat].remove(slot)
        assert (event["vp"], event["florins"]) == self.bonus[slot]
        if self.bonus[slot] == (0, 0):
            self.offer = [GOLD] if slot < 2 else [1, 2, 3, 4, 5, 6]
            self.golden_offer = slot < 2
        self.vp[seat] += event["vp"]
        self.florins[seat] += event["florins"]

    def _SpaceScored(self, event: dict[str, Any]) -> None:
        seat, space = event["seat"], event["space"]
        if event["slot"] == -1:
            self.open[seat] -= 1
        assert space not in self.spaces[seat]
        shared = space < 6 or space in FLORIN_SPACES
        assert not shared or all(space not in spaces for spaces in self.spaces)
        assert space < (19 if self.advanced else 14)
        paid, found = [0, 0], 0
        for city, column in enumerate(self.columns[seat]):
            for row, (type_, printed) in enumerate(column):
                value = printed + ((city, row) in self.decorated[seat])
                rural = type_ in RURAL_TYPES
                by_statue = (city, row) in self.statue[seat]
                if space in (city, 6 + type_) or (
                    by_statue and city in STATUE_SPACES.get(space, ())
                ):
                    found += 1
                    paid[PAYS_FLORINS[city]] += value * self.rewards[seat][city]
                elif space == 12 + rural:
                    found += 1
                    paid[not rural] += value * self.landscapes[seat][rural]
        if space in FLORIN_SPACES:
            assert self.florins[seat] >= FLORIN_SPACES[space][0]
            assert not self.spaces[seat] & set(FLORIN_SPACES)
        else:
            assert found >= (CITY_NEEDS[space] if space < 6 else 1)
        assert [event["vp"], event["florins"]] == paid
        parts = [0, 0]
        for building in event["buildings"]:
            place = (building["city"], building["row"])
            type_, printed = self.columns[seat][place[0]][place[1]]
            value = printed + (place in self.decorated[seat])
            assert (type_, value) == (building["type"], building["value"])
            parts[building["pays"]] += building["value"] * building["reward"]
        assert (parts, len(event["buildings"])) == (paid, found)
        self.spaces[seat].add(space)
        self.vp[seat] += paid[0]
        self.florins[seat] += paid[1]
        assert len(self.slots[seat]) + self.open[seat] + len(self.spaces[seat]) == self.n_markers

    # -- pieces of the advanced game ----------------------------------------------------

    def _count_pieces(self) -> None:
        """None is lost or doubled: supply, buildings, warehouses and the box hold them all."""
        found = [n + boxed for n, boxed in zip(self.pieces, self.box, strict=True)]
        for seat in range(self.seats):
            for city, row in self.decorated[seat]:
                found[1 + self.columns[seat][city][row][0]] += 1
            for piece in (*self.statue[seat].values(), *self.stores[seat]):
                if piece is not None:
                    found[piece] += 1
        assert found == self.all_pieces
        assert min(self.pieces) >= 0

    def _DiscSet(self, event: dict[str, Any]) -> None:
        assert self.advanced
        for _ in range(event["sectors"]):
            self.outer = [self.outer[5], *self.outer[:5]]

    def _InnerDiscTurned(self, event: dict[str, Any]) -> None:
        assert self.advanced
        self.inner = [self.inner[5], *self.inner[:5]]

    def _SectorCleared(self, event: dict[str, Any]) -> None:
        section = event["section"]
        assert not any(self.wheel[section])
        assert event["decoration"] == self.outer[section]
        assert event["statue"] == self.inner[section]
        self.offer = [1 + event["decoration"], 7 + event["statue"]]
        self.golden_offer = False

    def _take(self, piece: int) -> None:
        assert piece in self.offer
        self.offer = []
        self.pieces[piece] -= 1

    def _put(self, event: dict[str, Any], bought: bool) -> None:
        seat, piece, place = event["seat"], event["piece"], (event["city"], event["row"])
        type_, _ = self.columns[seat][place[0]][place[1]]
        if piece < 7:
            assert type_ == piece - 1
            assert place not in self.decorated[seat]
            self.decorated[seat].add(place)
        else:
            assert place not in self.statue[seat]
            if bought:
                assert place[0] == piece - 7
            else:
                assert piece == GOLD or place[0] >= piece - 7
            self.statue[seat][place] = piece
        self._count_pieces()

    def _PieceTaken(self, event: dict[str, Any]) -> None:
        self._take(event["piece"])
        self._put(event, bought=False)

    def _PieceForgone(self, event: dict[str, Any]) -> None:
        assert self.offer
        assert event["golden"] == self.golden_offer
        if event["golden"]:
            self.pieces[GOLD] -= 1
            self.box[GOLD] += 1
        self.offer = []
        self._count_pieces()

    def _PieceDiscarded(self, event: dict[str, Any]) -> None:
        stores = self.stores[event["seat"]]
        assert None not in stores
        assert stores[event["warehouse"]] == event["piece"]
        stores[event["warehouse"]] = None
        self.box[event["piece"]] += 1

    def _PieceStored(self, event: dict[str, Any]) -> None:
        self._take(event["piece"])
        assert self.stores[event["seat"]][event["warehouse"]] is None
        self.stores[event["seat"]][event["warehouse"]] = event["piece"]
        self.fresh.add(event["warehouse"])
        self._count_pieces()

    def _PiecePlaced(self, event: dict[str, Any]) -> None:
        stores = self.stores[event["seat"]]
        assert stores[event["warehouse"]] == event["piece"]
        assert event["warehouse"] not in self.fresh
        stores[event["warehouse"]] = None
        self._put(event, bought=False)

    def _PiecePurchased(self, event: dict[str, Any]) -> None:
        self.purchases += 1
        assert self.purchases == 1
        assert event["florins"] == 10
        assert 1 <= event["piece"] <= 12
        self.florins[event["seat"]] -= 10
        assert self.florins[event["seat"]] >= 0
        self.pieces[event["piece"]] -= 1
        self._put(event, bought=True)

    # -- the end ------------------------------------------------------------------------

    def _EndTriggered(self, event: dict[str, Any]) -> None:
        assert self.supply == 0
        assert any(len(spaces) == self.n_markers for spaces in self.spaces)
        assert (self.ender, event["vp"]) == (-1, 5)
        self.ender = event["seat"]
        self.vp[self.ender] += 5

    def _FlorinsCounted(self, event: dict[str, Any]) -> None:
        florins, rate = self.florins[event["seat"]], self._rate(event["seat"])
        assert (event["florins"], event["rate"]) == (florins, rate)
        assert event["vp"] == florins // rate

    def _DecorationsCounted(self, event: dict[str, Any]) -> None:
        sets = self._sets(event["seat"])
        assert list(event["sets"]) == sets
        assert event["vp"] == sum(SETS[n] for n in sets)

    def _StatuesCounted(self, event: dict[str, Any]) -> None:
        assert list(event["statues"]) == self._statue_counts(event["seat"])
        paid = self._statues_paid()[event["seat"]]
        assert (list(event["paid"]), event["vp"]) == (paid, sum(paid))

    def _GameEnded(self, event: dict[str, Any]) -> None:
        assert list(event["scores"]) == self.points()
        assert list(event["blocks"]) == [sum(counts) for counts in self.blocks]
        assert list(event["winners"]) == self.winners()
        self.ended = event
