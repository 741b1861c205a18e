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
UPGRADE_CITY = [0, 1, 2, 3, 4, 5, 4, 5]
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

    def __init__(self) -> None:
        self.ended: dict[str, Any] | None = None
        self.ender = -1
        self.visit: tuple[int, int] | None = None

    def take(self, event: dict[str, Any]) -> None:
        """Book one event."""
        name = event["event"]
        assert hasattr(self, f"_{name}"), f"an unknown event: {event}"
        getattr(self, f"_{name}")(event)

    def points(self) -> list[int]:
        """Points by seat, with a VP for every five florins."""
        pairs = zip(self.vp, self.florins, strict=True)
        return [vp + florins // 5 for vp, florins in pairs]

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
        self.slots = [set(range(6)) for _ in range(self.seats)]
        self.open = [0] * self.seats
        self.spaces: list[set[int]] = [set() for _ in range(self.seats)]
        self.rewards = [REWARDS[:] for _ in range(self.seats)]
        self.columns: list[list[list[Tile]]] = [[[] for _ in range(6)] for _ in range(self.seats)]
        self.display: list[Tile | None] = [None] * 9
        assert event["markers"] == [6] * self.seats or event["markers"] == (6,) * self.seats
        self._count_blocks()

    def _TileTurnedUp(self, event: dict[str, Any]) -> None:
        assert self.display[event["slot"]] is None
        self.display[event["slot"]] = (event["type"], event["value"])
        self.supply -= 1
        assert event["supply"] == self.supply

    # -- blocks -------------------------------------------------------------------------

    def _WheelTurned(self, event: dict[str, Any]) -> None:
        self.wheel = [self.wheel[5], *self.wheel[:5]]
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
        city = UPGRADE_CITY[event["tile"]]
        assert event["city"] == city
        self.rewards[event["seat"]][city] = REWARDS[city] + 1
        assert event["reward"] == REWARDS[city] + 1

    def _BuildingPoints(self, event: dict[str, Any]) -> None:
        seat = event["seat"]
        assert len(self.spaces[seat]) == 6
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
        assert (event["vp"], event["florins"]) == SLOT_BONUS[slot]
        self.vp[seat] += event["vp"]
        self.florins[seat] += event["florins"]

    def _SpaceScored(self, event: dict[str, Any]) -> None:
        seat, space = event["seat"], event["space"]
        if event["slot"] == -1:
            self.open[seat] -= 1
        assert space not in self.spaces[seat]
        assert space >= 6 or all(space not in spaces for spaces in self.spaces)
        paid, found = [0, 0], 0
        for city, column in enumerate(self.columns[seat]):
            for type_, value in column:
                landscape = 13 if type_ in RURAL_TYPES else 12
                if space in (city, 6 + type_):
                    found += 1
                    paid[PAYS_FLORINS[city]] += value * self.rewards[seat][city]
                elif space == landscape:
                    found += 1
                    paid[landscape == 12] += value
        assert found >= (CITY_NEEDS[space] if space < 6 else 1)
        assert [event["vp"], event["florins"]] == paid
        parts = [0, 0]
        for building in event["buildings"]:
            tile = self.columns[seat][building["city"]][building["row"]]
            assert tile == (building["type"], building["value"])
            parts[building["pays"]] += building["value"] * building["reward"]
        assert (parts, len(event["buildings"])) == (paid, found)
        self.spaces[seat].add(space)
        self.vp[seat] += paid[0]
        self.florins[seat] += paid[1]
        assert len(self.slots[seat]) + self.open[seat] + len(self.spaces[seat]) == 6

    # -- the end ------------------------------------------------------------------------

    def _EndTriggered(self, event: dict[str, Any]) -> None:
        assert self.supply == 0
        assert any(len(spaces) == 6 for spaces in self.spaces)
        assert (self.ender, event["vp"]) == (-1, 5)
        self.ender = event["seat"]
        self.vp[self.ender] += 5

    def _FlorinsCounted(self, event: dict[str, Any]) -> None:
        florins = self.florins[event["seat"]]
        assert (event["florins"], event["vp"]) == (florins, florins // 5)

    def _GameEnded(self, event: dict[str, Any]) -> None:
        assert list(event["scores"]) == self.points()
        assert list(event["blocks"]) == [sum(counts) for counts in self.blocks]
        assert list(event["winners"]) == self.winners()
        self.ended = event
