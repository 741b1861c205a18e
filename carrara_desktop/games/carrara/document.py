"""Positions of Carrara as JSON documents that a person can read and write.

::

    {"document": "position", "game": "carrara", "format": 1,
     "table": {"variant": "advanced", …},
     "turn": {"number": 9, "seat": 0, "first": 0, "phase": "space", "marker_from": 3},
     "visit": {"seat": 0, "slot": 3},
     "wheel": {"turned": 2, "I": {"blocks": {"white": 1}, "decoration": "cup", …}, …},
     "display": ["porta 4", null, …], "supply": ["villa 3", …], …
     "seats": [{"florins": 12, "columns": {"Lucca": [{"tile": "porta 4", "built": 1}]}, …}]}

Seats count from 0 as in the notation, slots of the court from 1. A monument is a tile of value
8; ``covers`` is the value of what lies under it. ``built`` numbers all buildings in the order
they were put up; it may be left out everywhere. What is nought or nothing may be left out.
"""

from __future__ import annotations

import re
from typing import Any, Final, NoReturn

import msgspec

from carrara_desktop.engine.document import KIND, DocumentError, decode
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara import soundness
from carrara_desktop.games.carrara.document_form import (
    Blocks,
    Building,
    Columns,
    Decorations,
    Document,
    End,
    Markers,
    Pieces,
    Points,
    SeatPart,
    Sector,
    Statues,
    Stored,
    Table,
    Turn,
    Visit,
    Wheel,
)
from carrara_desktop.games.carrara.notation import PIECES, SPACES, TARGETS
from carrara_desktop.games.carrara.pieces import CLEARED
from carrara_desktop.games.carrara.variants import VARIANTS

FORMAT: Final = 1


# -- writing ----------------------------------------------------------------------------


def write(position: p.CarraraPosition) -> bytes:
    """The position as indented JSON, ending with a line feed."""
    return msgspec.json.format(msgspec.json.encode(_document(position)), indent=1) + b"\n"


def _document(position: p.CarraraPosition) -> Document:
    advanced = VARIANTS[position.table.variant].has_pieces
    names = upgrade_names(position.table)
    ended = position.ender >= 0
    return Document(
        document=KIND,
        game="carrara",
        format=FORMAT,
        table=_table(position.table),
        turn=_turn(position),
        visit=(Visit(position.visitor, position.visit_slot + 1) if position.visitor >= 0 else None),
        end=End(position.ender, position.turns_left) if ended else None,
        wheel=_wheel(position, advanced),
        bag=Blocks(*position.bag),
        display=[None if kind < 0 else _tile(kind) for kind in position.display],
        supply=[_tile(kind) for kind in range(c.N_KINDS) for _ in range(position.supply[kind])],
        monuments=_named(position.monuments, c.TYPES),
        upgrades=_named(position.upgrades, names),
        pieces=(
            Pieces(Decorations(*position.decorations), Statues(*[*position.statues, position.gold]))
            if advanced
            else None
        ),
        seats=[_seat(position, seat, advanced, names) for seat in range(position.n)],
    )


def _table(table: p.TableRules) -> Table:
    landscapes = table.upgrade_targets == c.UPGRADE_TARGETS_LANDSCAPES
    halved = table.third == c.STATUE_THIRD_HALVED
    outer, inner = table.outer_disc, table.inner_disc
    return Table(
        variant=VARIANTS[table.variant].id,
        upgrades="landscapes" if landscapes else "cities",
        third_place="halved" if halved else "stepped",
        open_screens=table.open_screens,
        outer_disc=[c.DECORATIONS[k] for k in outer] if outer != c.OUTER_DISC else [],
        inner_disc=[c.COLOURS[k] for k in inner] if inner != c.INNER_DISC else [],
    )


def _turn(position: p.CarraraPosition) -> Turn:
    phase, chosen = position.phase, position.chosen
    marker: int | str | None = None
    cleared = None
    if phase == p.TAKING and chosen >= CLEARED:
        cleared = c.SECTIONS[chosen - CLEARED]
    elif phase in (p.SCORING, p.TAKING):
        marker = "open" if chosen == m.OPEN_AREA else chosen + 1
    first = chosen if phase == p.LOT else position.first
    return Turn(
        number=position.turn,
        seat=position.seat,
        first=first if first >= 0 else None,
        phase=p.PHASES[phase],
        marker_from=marker,
        cleared=cleared,
        to_draw=position.draws,
        purchased=position.purchased == 1,
    )


def _wheel(position: p.CarraraPosition, advanced: bool) -> Wheel:
    sectors = []
    for section in range(c.N_SECTIONS):
        sector = Sector(Blocks(*p.six(position.wheel, section)))
        if advanced:
            outer, inner = position.table.outer_disc, position.table.inner_disc
            sector.decoration = c.DECORATIONS[outer[(section - position.outer) % 6]]
            sector.statue = c.COLOURS[inner[(section - position.inner) % 6]]
        sectors.append(sector)
    return Wheel(position.rotation, *sectors)


def _seat(
    position: p.CarraraPosition, seat: int, advanced: bool, upgrades: tuple[str, ...]
) -> SeatPart:
    columns: list[list[Building]] = [[] for _ in range(c.N_CITIES)]
    for number, entry in enumerate(position.built, start=1):
        if entry & p.SEAT_MASK == seat:
            type_, statue = p.building_type(entry), p.building_statue(entry)
            building = Building(
                tile=f"{c.TYPES[type_]} {p.building_value(entry)}",
                covers=p.building_covers(entry),
                decoration=c.DECORATIONS[type_] if p.building_decorated(entry) else None,
                statue=c.STATUES[statue - 1] if statue else None,
                built=number,
            )
            columns[p.building_city(entry)].append(building)
    stores = position.stores[seat * 2 : seat * 2 + 2]
    slots = position.slots[seat]
    return SeatPart(
        florins=position.florins[seat],
        blocks=Blocks(*p.six(position.blocks, seat)),
        points=Points(*p.six(position.points, seat)),
        columns=Columns(*columns),
        upgrades=_named(position.taken[seat], upgrades),
        markers=Markers(
            slots=[slot + 1 for slot in range(8) if slots >> slot & 1],
            open=position.open_markers[seat],
            spaces=_named(position.spaces[seat], SPACES),
        ),
        warehouses=(
            [
                Stored(PIECES[(piece & 15) - 1], piece & p.FRESH > 0) if piece else None
                for piece in stores
            ]
            if advanced
            else []
        ),
    )


def _tile(kind: int) -> str:
    return f"{c.TYPES[kind // 5]} {kind % 5 + 1}"


def _named(bits: int, names: tuple[str, ...]) -> list[str]:
    return [name for k, name in enumerate(names) if bits >> k & 1]


def upgrade_names(table: p.TableRules) -> tuple[str, ...]:
    """The upgrade tiles by what they raise; the second for the same city is "Massa 2"."""
    names: list[str] = []
    for target in table.upgrade_targets:
        name = TARGETS[target]
        names.append(f"{name} 2" if name in names else name)
    return tuple(names)


# -- reading ----------------------------------------------------------------------------


def read(data: bytes) -> p.CarraraPosition:
    """The position of a document.

    Raises:
        DocumentError: it is no document of this game, or no game can come to that position;
            the path leads to the wrong value.
    """
    fields = decode(data)
    if fields["game"] != "carrara":
        reason = f"{fields['game']!r} is not this game, carrara"
        raise DocumentError("$.game", reason, "no position")
    if type(fields.get("format")) is int and fields["format"] != FORMAT:
        reason = f"{fields['format']} is unknown; this program reads {FORMAT}"
        raise DocumentError("$.format", reason, "format", format=fields["format"])
    try:
        document = msgspec.convert(fields, Document)
    except msgspec.ValidationError as error:
        _explain(str(error))
    position = _Reader(document).position()
    soundness.check(position)
    if position.phase in (p.LOT, p.TURNING_DISC, p.TILES):
        _check_set_up(position)
    return position


def _refuse(path: str, reason: str) -> NoReturn:
    raise DocumentError(path, reason)


def _explain(message: str) -> NoReturn:
    """Raise what the converter found, with the path where we have it."""
    found = re.fullmatch(r"(.*?)(?: - at `(.*)`)?", message, re.DOTALL)
    reason, path = (message, None) if found is None else found.groups()
    if path and path.endswith(".statue") and "got `array`" in reason:
        reason = "a building carries one statue at most"
    _refuse(path or "$", reason)


def _check_set_up(position: p.CarraraPosition) -> None:
    """Until the first turn, nothing but chance has touched the table."""
    lot = position.phase == p.LOT
    slots = len(VARIANTS[position.table.variant].slots)
    table = p.start(position.n, position.chosen if lot else -1, position.table, slots)
    if not lot:
        p.seat_first(table, position.first)
        table.phase = position.phase
    if position.phase == p.TILES:
        table.outer = position.outer
        table.display, table.supply = position.display, position.supply
        table.supply_left = position.supply_left
    path, expected = _difference(
        msgspec.to_builtins(_document(position)), msgspec.to_builtins(_document(table)), "$"
    )
    if path:
        _refuse(path, f"in the set-up this is {expected}")


def _difference(given: Any, expected: Any, path: str) -> tuple[str, str]:
    """Where two documents differ first, and what was expected there; "" if nowhere."""
    if isinstance(given, dict) and isinstance(expected, dict):
        for key in {**given, **expected}:
            found = _difference(given.get(key), expected.get(key), f"{path}.{key}")
            if found[0]:
                return found
    elif isinstance(given, list) and isinstance(expected, list) and len(given) == len(expected):
        for index, pair in enumerate(zip(given, expected, strict=True)):
            found = _difference(*pair, f"{path}[{index}]")
            if found[0]:
                return found
    elif given != expected:
        return path, "nothing" if expected is None else msgspec.json.encode(expected).decode()
    return "", ""


class _Reader:
    """From names to the numbers of a position. What the numbers add up to is not asked yet."""

    def __init__(self, document: Document) -> None:
        self.document = document
        self.n = len(document.seats)
        if not c.MIN_SEATS <= self.n <= c.MAX_SEATS:
            _refuse("$.seats", f"{self.n} seats; the game is for {c.MIN_SEATS} to {c.MAX_SEATS}")
        self.table = self._table()
        self.variant = VARIANTS[self.table.variant]
        self.upgrade_names = upgrade_names(self.table)

    def position(self) -> p.CarraraPosition:
        """All of it."""
        document, turn = self.document, self.document.turn
        seats = range(self.n)
        phase = _index("$.turn.phase", turn.phase, p.PHASES, "phase")
        if phase in (p.TURNING_DISC, p.TAKING, p.FINISHING) and not self.variant.has_pieces:
            _refuse("$.turn.phase", f"{turn.phase!r} belongs to the advanced game")
        first = self._first(phase)
        pieces = self._pieces()
        built = self._built()
        outer, inner = self._discs()
        visitor = visit_slot = ender = turns_left = -1
        if document.visit is not None:
            visitor = self._seat("$.visit.seat", document.visit.seat)
            visit_slot = self._slot("$.visit.slot", document.visit.slot)
        if document.end is not None:
            ender = self._seat("$.end.ender", document.end.ender)
            turns_left = document.end.turns_left
        supply = self._supply()
        taken = [
            _bits(f"$.seats[{k}].upgrades", seat.upgrades, self.upgrade_names, "upgrade tile")
            for k, seat in enumerate(document.seats)
        ]
        rewards, landscapes = self._rewards(taken)
        if document.wheel.turned > 5:
            _refuse("$.wheel.turned", "is counted modulo six, from 0 to 5")
        return p.CarraraPosition(
            table=self.table,
            n=self.n,
            first=-1 if phase == p.LOT else first,
            phase=phase,
            seat=self._seat("$.turn.seat", turn.seat),
            turn=turn.number,
            rotation=document.wheel.turned,
            draws=turn.to_draw,
            chosen=first if phase == p.LOT else self._chosen(phase),
            visitor=visitor,
            visit_slot=visit_slot,
            ender=ender,
            turns_left=turns_left,
            supply_left=sum(supply),
            monuments=_bits("$.monuments", document.monuments, c.TYPES, "monument"),
            upgrades=_bits("$.upgrades", document.upgrades, self.upgrade_names, "upgrade tile"),
            outer=outer,
            inner=inner,
            gold=pieces.statues.gold,
            purchased=int(turn.purchased),
            bag=_counts(document.bag),
            wheel=[
                count
                for name in c.SECTIONS
                for count in _counts(getattr(document.wheel, name).blocks)
            ],
            blocks=[count for seat in document.seats for count in _counts(seat.blocks)],
            display=self._display(),
            supply=supply,
            florins=[seat.florins for seat in document.seats],
            points=[
                getattr(seat.points, source) for seat in document.seats for source in p.SOURCES
            ],
            slots=[self._slots(seat) for seat in seats],
            open_markers=[seat.markers.open for seat in document.seats],
            spaces=[self._spaces(seat) for seat in seats],
            rewards=rewards,
            taken=taken,
            built=built,
            landscapes=landscapes,
            decorations=[getattr(pieces.decorations, name) for name in c.DECORATIONS],
            statues=[getattr(pieces.statues, name) for name in c.COLOURS],
            stores=[piece for seat in seats for piece in self._stores(seat)],
        )

    def _table(self) -> p.TableRules:
        table = self.document.table
        variants = tuple(variant.id for variant in VARIANTS)
        upgrades = ("cities", "landscapes")
        thirds = ("stepped", "halved")
        path = "$.table"
        return p.TableRules(
            variant=_index(f"{path}.variant", table.variant, variants, "variant"),
            upgrade_targets=(c.UPGRADE_TARGETS, c.UPGRADE_TARGETS_LANDSCAPES)[
                _index(f"{path}.upgrades", table.upgrades, upgrades, "reading of the tiles")
            ],
            third=(c.STATUE_THIRD, c.STATUE_THIRD_HALVED)[
                _index(f"{path}.third_place", table.third_place, thirds, "table of third places")
            ],
            open_screens=table.open_screens,
            outer_disc=_disc(f"{path}.outer_disc", table.outer_disc, c.DECORATIONS, c.OUTER_DISC),
            inner_disc=_disc(f"{path}.inner_disc", table.inner_disc, c.COLOURS, c.INNER_DISC),
        )

    def _seat(self, path: str, seat: int) -> int:
        if seat >= self.n:
            _refuse(path, f"there is no seat {seat}; the {self.n} seats count from 0")
        return seat

    def _slot(self, path: str, number: int) -> int:
        slots = len(self.variant.slots)
        if not 1 <= number <= slots:
            _refuse(path, f"there is no slot {number}; the court has slots 1 to {slots}")
        return number - 1

    def _first(self, phase: int) -> int:
        first = self.document.turn.first
        if first is not None:
            return self._seat("$.turn.first", first)
        if phase != p.LOT:
            _refuse("$.turn.first", "after the lot some seat is the first")
        return -1

    def _chosen(self, phase: int) -> int:
        turn = self.document.turn
        marker, cleared = turn.marker_from, turn.cleared
        if marker is not None and phase not in (p.SCORING, p.TAKING):
            _refuse("$.turn.marker_from", f"nobody has a marker in hand in phase {turn.phase!r}")
        if cleared is not None and phase != p.TAKING:
            _refuse("$.turn.cleared", f"no sector is being cleared in phase {turn.phase!r}")
        if phase not in (p.SCORING, p.TAKING):
            return -1
        if marker is not None and cleared is not None:
            _refuse("$.turn.cleared", "a piece comes from a sector or from the court, not both")
        if cleared is not None:
            return CLEARED + _index("$.turn.cleared", cleared, c.SECTIONS, "section")
        if marker is None:
            _refuse("$.turn.marker_from", "should say where the marker in hand came from")
        if marker == "open":
            if phase == p.TAKING:
                _refuse("$.turn.marker_from", "the open area gives no piece")
            return m.OPEN_AREA
        if isinstance(marker, str):
            _refuse("$.turn.marker_from", f'{marker!r} is neither a slot nor "open"')
        return self._slot("$.turn.marker_from", marker)

    def _discs(self) -> tuple[int, int]:
        """How far the two discs have been turned, from what stands at each section."""
        if not self.variant.has_pieces:
            for name in c.SECTIONS:
                sector = getattr(self.document.wheel, name)
                if sector.decoration is not None:
                    _refuse(f"$.wheel.{name}.decoration", "belongs to the advanced game")
                if sector.statue is not None:
                    _refuse(f"$.wheel.{name}.statue", "belongs to the advanced game")
            return 0, 0
        return (
            self._turned("decoration", self.table.outer_disc, c.DECORATIONS),
            self._turned("statue", self.table.inner_disc, c.COLOURS),
        )

    def _turned(self, field: str, disc: tuple[int, ...], names: tuple[str, ...]) -> int:
        turned = 0
        for section, name in enumerate(c.SECTIONS):
            path = f"$.wheel.{name}.{field}"
            shown = getattr(getattr(self.document.wheel, name), field)
            if shown is None:
                _refuse(path, "should say what stands here")
            icon = _index(path, shown, names, field)
            if section == 0:
                turned = -disc.index(icon) % 6
            expected = disc[(section - turned) % 6]
            if icon != expected:
                _refuse(path, f"after the one at I, the disc has {names[expected]} here")
        return turned

    def _display(self) -> list[int]:
        display = self.document.display
        if len(display) != c.DISPLAY_SLOTS:
            _refuse("$.display", f"{len(display)} slots; there are {c.DISPLAY_SLOTS}")
        return [
            -1 if name is None else _kind(f"$.display[{slot}]", name)
            for slot, name in enumerate(display)
        ]

    def _supply(self) -> list[int]:
        counts = [0] * c.N_KINDS
        for index, name in enumerate(self.document.supply):
            counts[_kind(f"$.supply[{index}]", name)] += 1
        return counts

    def _rewards(self, taken: list[int]) -> tuple[list[int], list[int]]:
        rewards, landscapes = list(c.CITY_REWARD) * self.n, list(c.LANDSCAPE_REWARD) * self.n
        for seat, bits in enumerate(taken):
            raised = {t for k, t in enumerate(self.table.upgrade_targets) if bits >> k & 1}
            for target in raised:
                if target < c.N_CITIES:
                    rewards[seat * 6 + target] += 1
                else:
                    landscapes[seat * 2 + target - c.N_CITIES] += 1
        return rewards, landscapes

    def _slots(self, seat: int) -> int:
        bits = 0
        for index, number in enumerate(self.document.seats[seat].markers.slots):
            path = f"$.seats[{seat}].markers.slots[{index}]"
            slot = self._slot(path, number)
            if bits >> slot & 1:
                _refuse(path, f"a second marker of the seat on slot {number}")
            bits |= 1 << slot
        return bits

    def _spaces(self, seat: int) -> int:
        spaces = self.document.seats[seat].markers.spaces
        path = f"$.seats[{seat}].markers.spaces"
        return _bits(path, spaces, SPACES[: self.variant.spaces], "scoring space")

    def _pieces(self) -> Pieces:
        pieces = self.document.pieces
        if self.variant.has_pieces:
            if pieces is None:
                _refuse("$.pieces", "the advanced game needs its pieces here")
            return pieces
        if pieces is not None:
            _refuse("$.pieces", "belong to the advanced game")
        return Pieces()

    def _stores(self, seat: int) -> list[int]:
        path = f"$.seats[{seat}].warehouses"
        held = self.document.seats[seat].warehouses
        if not self.variant.has_pieces:
            if held:
                _refuse(path, "belong to the advanced game")
            return [0] * c.WAREHOUSES
        if len(held) != c.WAREHOUSES:
            _refuse(path, f"{len(held)} warehouses; each seat has {c.WAREHOUSES}")
        return [
            0
            if stored is None
            else 1
            + _index(f"{path}[{k}].piece", stored.piece, PIECES, "piece")
            + (p.FRESH if stored.fresh else 0)
            for k, stored in enumerate(held)
        ]

    def _built(self) -> list[int]:
        """All buildings in the order they were put up."""
        found: list[tuple[int, int, str]] = []
        for seat in range(self.n):
            for city, name in enumerate(c.CITIES):
                below = 0
                for row, building in enumerate(getattr(self.document.seats[seat].columns, name)):
                    path = f"$.seats[{seat}].columns.{name}[{row}]"
                    found.append((building.built, self._building(path, seat, city, building), path))
                    if building.built < below:
                        _refuse(f"{path}.built", "it was built after what stands under it")
                    below = building.built
        if any(number for number, _, _ in found):
            found.sort(key=lambda item: item[0])
            for expected, (number, _, path) in enumerate(found, start=1):
                if number != expected:
                    _refuse(
                        f"{path}.built",
                        f"{number} is not as numbers from 1 on would be: here {expected} is due",
                    )
        return [entry for _, entry, _ in found]

    def _building(self, path: str, seat: int, city: int, building: Building) -> int:
        type_, value = _type_and_value(f"{path}.tile", building.tile, monument=True)
        if building.covers and value != c.MONUMENT_VALUE:
            _refuse(f"{path}.covers", "only a monument covers anything")
        if building.covers not in (0, *c.VALUES):
            _refuse(f"{path}.covers", f"there is no tile of value {building.covers}")
        if not self.variant.has_pieces:
            if building.decoration is not None:
                _refuse(f"{path}.decoration", "belongs to the advanced game")
            if building.statue is not None:
                _refuse(f"{path}.statue", "belongs to the advanced game")
        if building.decoration is not None:
            decoration = _index(
                f"{path}.decoration", building.decoration, c.DECORATIONS, "decoration"
            )
            if decoration != type_:
                own = c.DECORATIONS[type_]
                _refuse(f"{path}.decoration", f"a {c.TYPES[type_]} can only carry: {own}")
        statue = 0
        if building.statue is not None:
            marble = _index(f"{path}.statue", building.statue, c.STATUES, "statue")
            if marble != c.GOLD and marble > city:
                _refuse(f"{path}.statue", f"{c.CITIES[city]} takes no {c.STATUES[marble]} statue")
            statue = marble + 1
        decorated = building.decoration is not None
        return p.pack_building(seat, city, type_, value, building.covers, decorated, statue)


def _index(path: str, name: str, names: tuple[str, ...], what: str) -> int:
    if name not in names:
        _refuse(path, f"{name!r} is no {what}; known are: {', '.join(names)}")
    return names.index(name)


def _bits(path: str, listed: list[str], names: tuple[str, ...], what: str) -> int:
    bits = 0
    for place, name in enumerate(listed):
        bit = 1 << _index(f"{path}[{place}]", name, names, what)
        if bits & bit:
            _refuse(f"{path}[{place}]", f"{name!r} stands here twice")
        bits |= bit
    return bits


def _counts(blocks: Blocks) -> list[int]:
    return [getattr(blocks, colour) for colour in c.COLOURS]


def _disc(
    path: str, listed: list[str], names: tuple[str, ...], default: tuple[int, ...]
) -> tuple[int, ...]:
    if not listed:
        return default
    if sorted(listed) != sorted(names):
        _refuse(path, f"must name each of these once: {', '.join(names)}")
    return tuple(names.index(name) for name in listed)


def _type_and_value(path: str, tile: str, monument: bool) -> tuple[int, int]:
    values = (*c.VALUES, c.MONUMENT_VALUE) if monument else c.VALUES
    type_, _, figure = tile.rpartition(" ")
    if type_ not in c.TYPES or figure not in map(str, values):
        known = ", ".join(c.TYPES)
        _refuse(path, f"{tile!r} is no tile; it should be a type ({known}) and a value")
    return c.TYPES.index(type_), int(figure)


def _kind(path: str, tile: str) -> int:
    type_, value = _type_and_value(path, tile, monument=False)
    return type_ * 5 + value - 1
