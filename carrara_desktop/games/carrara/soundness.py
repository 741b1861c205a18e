"""Whether a position could come about in a game, as far as one can tell by looking at it.

Each check asks one thing of the whole table and raises DocumentError, whose path leads to the
wrong value of the position's document (see ``document``). Where several places add up to a
number, it is the one at which the sum first goes over.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NoReturn

from carrara_desktop.engine.document import DocumentError
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import pieces, scoring, variants
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.notation import PIECES, SPACES, TARGETS

SET_UP = (p.LOT, p.TURNING_DISC, p.TILES)


def check(position: p.CarraraPosition) -> None:
    """Raise DocumentError if no game can come to this position.

    Until the first turn begins, only the components are counted: the rest of the set-up is
    one fixed table, to be compared with.
    """
    _check_blocks(position)
    _check_tiles(position)
    _check_monuments(position)
    _check_upgrades(position)
    if variants.variant_of(position).has_pieces:
        _check_pieces(position)
        _check_gold(position)
    _check_display(position)
    if position.phase in SET_UP:
        return
    _check_turn(position)
    _check_end(position)
    _check_markers(position)
    _check_spaces(position)
    _check_visit(position)
    _check_points(position)
    _check_actions(position)
    _check_warehouses(position)
    _CHECKS.get(position.phase, _nothing_more)(position)


def _refuse(path: str, reason: str) -> NoReturn:
    raise DocumentError(path, reason)


def _buildings(position: p.CarraraPosition) -> Iterator[tuple[str, int, int]]:
    """The path, the seat and the entry of every building, seat by seat and city by city."""
    for seat in range(position.n):
        for city, name in enumerate(c.CITIES):
            for row, entry in enumerate(position.column(seat, city)):
                yield f"$.seats[{seat}].columns.{name}[{row}]", seat, entry


def _own(position: p.CarraraPosition, seat: int) -> list[int]:
    return [entry for entry in position.built if entry & p.SEAT_MASK == seat]


def _is_monument(entry: int) -> bool:
    return p.building_value(entry) == c.MONUMENT_VALUE


def _most(places: Iterable[tuple[str, int]], most: int, what: str) -> int:
    """The sum over some places, which may not go over ``most``."""
    total = 0
    for path, count in places:
        total += count
        if total > most:
            _refuse(path, f"makes {total} {what}, and there are {most}")
    return total


# -- components -------------------------------------------------------------------------


def _check_blocks(position: p.CarraraPosition) -> None:
    places = [
        (f"$.wheel.{name}.blocks", p.six(position.wheel, section))
        for section, name in enumerate(c.SECTIONS)
    ]
    _most(
        ((path, sum(counts)) for path, counts in places),
        c.REFILL_TO,
        "blocks on the wheel, where room for more is never filled",
    )
    places += [
        (f"$.seats[{seat}].blocks", p.six(position.blocks, seat)) for seat in range(position.n)
    ]
    places.append(("$.bag", p.six(position.bag, 0)))
    everything = sum(sum(counts) for _, counts in places)
    found = [
        _most(
            ((f"{path}.{name}", counts[colour]) for path, counts in places),
            c.BLOCKS_PER_COLOUR,
            f"{name} blocks ({everything} of all colours)",
        )
        for colour, name in enumerate(c.COLOURS)
    ]
    for name, count in zip(c.COLOURS, found, strict=True):
        if count < c.BLOCKS_PER_COLOUR:
            _refuse(
                f"$.bag.{name}",
                f"{c.BLOCKS_PER_COLOUR - count} of the {name} blocks are missing; "
                "what lies nowhere else is in the bag",
            )


def _check_tiles(position: p.CarraraPosition) -> None:
    places = [
        (f"$.display[{slot}]", kind) for slot, kind in enumerate(position.display) if kind >= 0
    ]
    listed = [kind for kind in range(c.N_KINDS) for _ in range(position.supply[kind])]
    places += [("$.supply", kind) for kind in listed]
    for path, _, entry in _buildings(position):
        value = p.building_covers(entry) if _is_monument(entry) else p.building_value(entry)
        if value:
            field = "covers" if _is_monument(entry) else "tile"
            places.append((f"{path}.{field}", p.building_type(entry) * 5 + value - 1))
    missing = ""
    for kind in range(c.N_KINDS):
        name, value = f"{c.TYPES[kind // 5]} {kind % 5 + 1}", kind % 5 + 1
        most = c.THREES_BY_SEATS[position.n] if value == 3 else 1
        here = ((path, 1) for path, other in places if other == kind)
        if _most(here, most, f"tiles {name} with {position.n} seats") < most:
            missing = missing or name
    if missing:
        _refuse("$.supply", f"a tile {missing} is missing; it lies nowhere else")


def _check_monuments(position: p.CarraraPosition) -> None:
    built = 0
    for path, _, entry in _buildings(position):
        if _is_monument(entry):
            type_ = p.building_type(entry)
            if built >> type_ & 1:
                _refuse(f"{path}.tile", f"a second monument {c.TYPES[type_]}, and there is one")
            built |= 1 << type_
    for type_, name in enumerate(c.TYPES):
        if built & position.monuments & 1 << type_:
            _refuse("$.monuments", f"the monument {name} has been built and is not to be had")
        if not (built | position.monuments) >> type_ & 1:
            _refuse("$.monuments", f"the monument {name} is missing; nobody has built it")


def _check_upgrades(position: p.CarraraPosition) -> None:
    seen = position.upgrades
    for seat, taken in enumerate(position.taken):
        path = f"$.seats[{seat}].upgrades"
        if seen & taken:
            tile = (seen & taken & -(seen & taken)).bit_length() - 1
            target = TARGETS[position.table.upgrade_targets[tile]]
            _refuse(path, f"the upgrade tile for {target} is somewhere else as well")
        seen |= taken
        monuments = sum(1 for entry in _own(position, seat) if _is_monument(entry))
        if position.phase == p.UPGRADING and position.seat == seat:
            if not monuments:
                _refuse("$.turn.phase", "an upgrade tile is chosen only after building a monument")
            monuments -= 1
        if taken.bit_count() > monuments:
            _refuse(path, "more upgrade tiles than monuments that they could have come with")
    if seen != (1 << c.N_UPGRADES) - 1:
        _refuse("$.upgrades", "an upgrade tile is missing; nobody has it")


def _check_pieces(position: p.CarraraPosition) -> None:
    """No piece more than there are; those that were thrown out are in the box."""
    places: list[tuple[str, int, int]] = []
    for type_, name in enumerate(c.DECORATIONS):
        places.append((f"$.pieces.decorations.{name}", 1 + type_, position.decorations[type_]))
    for marble, name in enumerate(c.COLOURS):
        places.append((f"$.pieces.statues.{name}", 7 + marble, position.statues[marble]))
    places.append(("$.pieces.statues.gold", m.statue(c.GOLD), position.gold))
    for path, _, entry in _buildings(position):
        if p.building_decorated(entry):
            places.append((f"{path}.decoration", m.decoration(p.building_type(entry)), 1))
        if p.building_statue(entry):
            places.append((f"{path}.statue", m.statue(p.building_statue(entry) - 1), 1))
    for index, stored in enumerate(position.stores):
        if stored:
            path = f"$.seats[{index // 2}].warehouses[{index % 2}]"
            places.append((f"{path}.piece", stored & 15, 1))
    for piece, name in enumerate(PIECES, start=1):
        if piece == m.statue(c.GOLD):
            most, what = 2 * position.n, "golden statues"
        elif m.is_statue(piece):
            most, what = c.STATUES_PER_COLOUR, f"{name} statues"
        else:
            most, what = c.DECORATIONS_BY_SEATS[position.n], f"decorations ({name})"
        here = ((path, count) for path, other, count in places if other == piece)
        _most(here, most, f"{what} with {position.n} seats")


def _check_gold(position: p.CarraraPosition) -> None:
    """Each marker on a golden slot has its statue; each marker that left one won it at most."""
    golden = [k for k, bonus in enumerate(c.ADVANCED_SLOTS) if bonus == c.GOLDEN]
    taking = position.phase == p.TAKING and position.chosen in golden
    waiting = int(taking)
    for seat in range(position.n):
        standing = sum(position.slots[seat] >> slot & 1 for slot in golden)
        waiting += standing
        own = [p.building_statue(entry) for entry in _own(position, seat)]
        held = own.count(c.GOLD + 1)
        held += sum(
            position.stores[seat * 2 + k] & 15 == m.statue(c.GOLD) for k in range(c.WAREHOUSES)
        )
        won = len(golden) - standing - (1 if taking and seat == position.seat else 0)
        if held > won:
            _refuse(
                f"$.seats[{seat}]",
                f"{held} golden statues, but only {won} markers have left a slot that gives one",
            )
    if position.gold < waiting:
        _refuse(
            "$.pieces.statues.gold",
            f"{position.gold} golden statues are too few for the {waiting} markers to come",
        )


def _check_display(position: p.CarraraPosition) -> None:
    holes = [slot for slot, kind in enumerate(position.display) if kind < 0]
    if position.phase in (p.LOT, p.TURNING_DISC):
        if len(holes) < c.DISPLAY_SLOTS:
            _refuse("$.display", "no tile is turned up before the first seat is known")
    elif position.phase == p.TILES:
        if not holes or holes != list(range(holes[0], c.DISPLAY_SLOTS)):
            _refuse("$.display", "is filled slot by slot in the set-up, and is not full yet")
    elif position.phase == p.REVEALING:
        if not position.supply_left:
            _refuse("$.turn.phase", "no tile can be turned up: the supply is empty")
        if len(holes) != 1:
            _refuse("$.display", f"has {len(holes)} empty slots while one tile is turned up")
    elif holes and position.supply_left:
        _refuse(f"$.display[{holes[0]}]", "is filled from the supply before anything else is done")


# -- turns and the end ------------------------------------------------------------------


def _check_turn(position: p.CarraraPosition) -> None:
    if position.turn < 1:
        _refuse("$.turn.number", "turns count from 1")
    seat = (position.first + position.turn - 1) % position.n
    if position.seat != seat:
        _refuse(
            "$.turn.seat",
            f"turn {position.turn} is that of seat {seat}, as seat {position.first} began",
        )
    if position.draws and position.phase != p.DRAWING:
        _refuse("$.turn.to_draw", "blocks are drawn only in phase 'draw'")
    if position.purchased:
        if not variants.variant_of(position).has_pieces:
            _refuse("$.turn.purchased", "belongs to the advanced game")
        if position.phase == p.OVER:
            _refuse("$.turn.purchased", "is of a turn that is over")
        if not any(
            p.building_decorated(entry) or p.building_statue(entry) == p.building_city(entry) + 1
            for entry in _own(position, position.seat)
        ):
            _refuse("$.turn.purchased", "no building of the seat carries what could be bought")


def _check_end(position: p.CarraraPosition) -> None:
    out = [seat for seat in range(position.n) if position.markers_left(seat) == 0]
    if position.ender < 0:
        if position.phase == p.OVER:
            _refuse("$.turn.phase", "the game is not over before some seat has ended it")
        if position.supply_left == 0 and _met_before(position, out):
            _refuse("$.end", "the end conditions were met in an earlier turn: who met them?")
        return
    if position.supply_left:
        _refuse("$.end", "the end comes only once the supply is empty")
    if not out:
        _refuse("$.end", "the end comes only once some seat has placed its last marker")
    behind = (position.seat - position.ender) % position.n
    if behind == 0:
        _refuse("$.end.ender", "the seat that ended the game has no more turns")
    left = 0 if position.phase == p.OVER else position.n - behind
    if position.turns_left != left:
        _refuse("$.end.turns_left", f"should be {left} in this turn")
    if position.phase == p.OVER and behind != position.n - 1:
        _refuse("$.turn.phase", "the game is over only after the turn of the seat before the ender")


def _met_before(position: p.CarraraPosition, out: list[int]) -> bool:
    """Whether the end conditions, which hold now, must have held at the end of a turn before."""
    if position.phase == p.FINISHING:
        return False
    in_hand = _has_marker_in_hand(position)
    return any(seat != position.seat or not in_hand for seat in out)


def _check_actions(position: p.CarraraPosition) -> None:
    """No seat has done more than it had turns: each has one action."""
    undone = position.phase in (p.ACTION, p.DRAWING, p.BUYING) or _is_clearing(position)
    for seat in range(position.n):
        before = (seat - position.first) % position.n
        turns = (position.turn - 1 - before) // position.n + 1 if position.turn > before else 0
        if seat == position.seat and undone:
            turns -= 1
        actions = position.spaces[seat].bit_count()
        if seat == position.seat and _has_marker_in_hand(position):
            actions += 1
        for entry in _own(position, seat):
            actions += 2 if p.building_covers(entry) else 1
        if actions > turns:
            _refuse(
                "$.turn.number",
                f"seat {seat} has built and scored {actions} times and had only {turns} turns for "
                "it",
            )


# -- the court --------------------------------------------------------------------------


def _is_clearing(position: p.CarraraPosition) -> bool:
    return position.phase == p.TAKING and position.chosen >= pieces.CLEARED


def _has_marker_in_hand(position: p.CarraraPosition) -> bool:
    return position.phase == p.SCORING or (
        position.phase == p.TAKING and position.chosen < pieces.CLEARED
    )


def _check_markers(position: p.CarraraPosition) -> None:
    markers = len(variants.variant_of(position).slots)
    for seat in range(position.n):
        found = position.markers_left(seat) + position.spaces[seat].bit_count()
        found += seat == position.seat and _has_marker_in_hand(position)
        if found != markers:
            _refuse(f"$.seats[{seat}].markers", f"{found} markers; each seat has {markers}")


def _check_spaces(position: p.CarraraPosition) -> None:
    """Shared spaces belong to one seat, and what a space asked for is still there."""
    shared = 0
    for seat in range(position.n):
        spaces = position.spaces[seat]
        path = f"$.seats[{seat}].markers.spaces"
        twice = shared & spaces
        if twice:
            name = SPACES[twice.bit_length() - 1]
            _refuse(path, f"{name} has been scored by another seat, and is scored once in a game")
        shared |= spaces & scoring.SHARED
        if (spaces >> c.SPACE_FLORINS & 3) == 3:
            _refuse(path, "a seat may have one of the florin spaces, not both")
        own = _own(position, seat)
        for space, name in enumerate(SPACES):
            if not spaces >> space & 1 or c.SPACE_FLORINS <= space < c.SPACE_STATUES:
                continue
            need = c.CITY_MINIMUM[space] if space < c.N_CITIES else 1
            found = sum(1 for entry in own if scoring.scores_on(entry, space))
            if found < need:
                _refuse(path, f"{name} asks for {need} buildings and the seat has {found}")


def _check_visit(position: p.CarraraPosition) -> None:
    """Slots empty for all seats in one round, beginning with the one that visits."""
    visitor, slot = position.visitor, position.visit_slot
    behind = 0
    if visitor >= 0:
        behind = (position.seat - visitor) % position.n
        busy = _has_marker_in_hand(position) or position.phase in (p.FINISHING, p.OVER)
        if behind == 0 and not busy:
            _refuse("$.visit.seat", "gives the marker back when its next turn begins")
    if _has_marker_in_hand(position):
        chosen = position.chosen
        if chosen == m.OPEN_AREA and visitor >= 0:
            _refuse("$.turn.marker_from", "a royal visit is followed from its own slot")
        if chosen != m.OPEN_AREA and visitor < 0:
            _refuse("$.visit", "whoever takes a marker from a slot holds the royal-visit marker")
        if chosen not in (slot, m.OPEN_AREA):
            _refuse("$.turn.marker_from", f"the royal visit is to slot {slot + 1}")
    common = position.slots[position.seat] & ~(1 << slot if slot >= 0 else 0)
    for seat in range(position.n):
        path = f"$.seats[{seat}].markers.slots"
        standing = position.slots[seat]
        if slot >= 0:
            after = (seat - visitor) % position.n
            answered = after < behind or (after == behind and position.phase != p.ACTION)
            if answered and standing >> slot & 1:
                _refuse(path, f"the seat has answered the visit, so it has left slot {slot + 1}")
            if not answered and not standing >> slot & 1:
                _refuse(path, f"the seat is still to answer the visit from slot {slot + 1}")
            standing &= ~(1 << slot)
        if standing != common:
            _refuse(path, f"differ from those of seat {position.seat}: a slot empties for all")
    full = len(variants.variant_of(position).slots)
    empty = full - min(standing.bit_count() for standing in position.slots)
    placed = sum(spaces.bit_count() for spaces in position.spaces)
    placed += _has_marker_in_hand(position)
    if placed < empty:
        _refuse(
            "$.seats[0].markers",
            f"{empty} slots have been visited, and only {placed} markers have scored",
        )


# -- points -----------------------------------------------------------------------------


def _check_points(position: p.CarraraPosition) -> None:
    slots = variants.variant_of(position).slots
    for seat in range(position.n):
        path = f"$.seats[{seat}].points"
        points = p.six(position.points, seat)
        left = sum(
            1
            for slot, bonus in enumerate(slots)
            if bonus == c.VP and not position.slots[seat] >> slot & 1
        )
        bonuses = points[p.FROM_BONUSES]
        if bonuses % c.BONUS_VP or bonuses > left * c.BONUS_VP:
            _refuse(
                f"{path}.bonuses",
                f"should be {c.BONUS_VP} for each of at most {left} markers that left such a slot",
            )
        _check_space_points(position, seat, points)
        building = points[p.FROM_BUILDING]
        if building and position.markers_left(seat):
            _refuse(f"{path}.building", "comes only once the seat has placed all its markers")
        if building > sum(p.building_value(entry) for entry in _own(position, seat)):
            _refuse(f"{path}.building", "is more than the seat has built")
        ending = c.ENDER_VP if seat == position.ender else 0
        if points[p.FROM_ENDING] != ending:
            _refuse(f"{path}.ending", f"should be {ending} for this seat")


def _check_space_points(
    position: p.CarraraPosition, seat: int, points: tuple[int, int, int, int, int, int]
) -> None:
    """A scoring paid no more than it would now, as buildings and rewards only grow."""
    most, least = [0] * 4, [0] * 4
    for space in range(len(SPACES)):
        if not position.spaces[seat] >> space & 1 or c.SPACE_FLORINS <= space < c.SPACE_STATUES:
            continue
        source = p.FROM_CITIES
        if c.SPACE_LANDSCAPE <= space < c.SPACE_FLORINS:
            source = p.FROM_LANDSCAPES
            pays = c.LANDSCAPE_PAYS[space - c.SPACE_LANDSCAPE]
            least[source] += 1 if pays == c.VP else 0
        elif c.SPACE_TYPE <= space < c.SPACE_LANDSCAPE:
            source = p.FROM_TYPES
        elif space < c.N_CITIES and c.CITY_PAYS[space] == c.VP:
            least[source] += c.CITY_MINIMUM[space] * c.CITY_REWARD[space]
        most[source] += scoring.space_pays(position, seat, space)[0]
    for source in (p.FROM_CITIES, p.FROM_TYPES, p.FROM_LANDSCAPES):
        if not least[source] <= points[source] <= most[source]:
            _refuse(
                f"$.seats[{seat}].points.{p.SOURCES[source]}",
                f"should be from {least[source]} to {most[source]}, by what the seat has scored",
            )


# -- what a phase asks for --------------------------------------------------------------


def _nothing_more(position: p.CarraraPosition) -> None:
    pass


def _check_warehouses(position: p.CarraraPosition) -> None:
    fresh = 0
    for index, stored in enumerate(position.stores):
        if stored & p.FRESH:
            path = f"$.seats[{index // 2}].warehouses[{index % 2}].fresh"
            fresh += 1
            if index // 2 != position.seat or position.phase not in (p.SCORING, p.FINISHING):
                _refuse(path, "nothing has been stored in this turn")
            if fresh > 1:
                _refuse(path, "one piece a turn can be stored")


def _check_drawing(position: p.CarraraPosition) -> None:
    due = min(c.REFILL_TO - sum(position.wheel), sum(position.bag))
    if due == 0:
        _refuse("$.turn.phase", "nothing can be drawn: the bag is empty or the wheel is full")
    if position.draws != due:
        _refuse("$.turn.to_draw", f"should be {due}, by what is on the wheel and in the bag")


def _check_buying(position: p.CarraraPosition) -> None:
    if not any(position.wheel) and not any(position.bag):
        _refuse("$.turn.phase", "nobody turns the wheel while it and the bag are empty")
    refilled = sum(position.wheel) == c.REFILL_TO or not any(position.bag)
    if not variants.variant_of(position).has_pieces and not refilled:
        _refuse("$.wheel", f"is refilled to {c.REFILL_TO} blocks before anything is bought")


def _check_scoring(position: p.CarraraPosition) -> None:
    seat, slots = position.seat, variants.variant_of(position).slots
    if not scoring.open_spaces(position, seat):
        _refuse("$.turn.phase", "there is no space that the seat could put its marker on")
    if position.chosen == m.OPEN_AREA:
        return
    bonus = slots[position.chosen]
    if bonus == c.FLORINS and position.florins[seat] < c.BONUS_FLORINS:
        _refuse(f"$.seats[{seat}].florins", "is less than the bonus of the slot, which was paid")
    if bonus == c.VP and position.points[seat * 6 + p.FROM_BONUSES] < c.BONUS_VP:
        _refuse(f"$.seats[{seat}].points.bonuses", "the bonus of the slot is missing")


def _check_taking(position: p.CarraraPosition) -> None:
    seat, chosen = position.seat, position.chosen
    if chosen < pieces.CLEARED:
        if c.ADVANCED_SLOTS[chosen] not in (c.GOLDEN, c.DECORATION):
            _refuse("$.turn.marker_from", f"slot {chosen + 1} gives no piece")
        _check_scoring(position)
    else:
        section = chosen - pieces.CLEARED
        if any(p.six(position.wheel, section)):
            _refuse(f"$.wheel.{c.SECTIONS[section]}.blocks", "the cleared sector is not empty")
        if not any(p.six(position.blocks, seat)):
            _refuse(f"$.seats[{seat}].blocks", "the blocks of the cleared sector are missing")
    if not pieces.offered(position):
        _refuse("$.turn.phase", "nothing is offered that could be taken")


def _check_revealing(position: p.CarraraPosition) -> None:
    if all(_is_monument(entry) for entry in _own(position, position.seat)):
        _refuse("$.turn.phase", "a tile is turned up only after the seat has built one")


def _check_finishing(position: p.CarraraPosition) -> None:
    more: list[int] = []
    variants.variant_of(position).list_extras(position, more)
    if not more:
        _refuse("$.turn.phase", "nothing can be done after the action, so the turn is over")


_CHECKS = {
    p.DRAWING: _check_drawing,
    p.BUYING: _check_buying,
    p.SCORING: _check_scoring,
    p.TAKING: _check_taking,
    p.REVEALING: _check_revealing,
    p.FINISHING: _check_finishing,
}
