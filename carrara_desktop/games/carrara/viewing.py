"""From a position to what a seat may know of it, and back to a position that fits."""

from __future__ import annotations

from random import Random

from carrara_desktop.engine.account import Standing
from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import pieces, scoring, variants
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.view import Building, SeatView, View


def to_move(position: p.CarraraPosition) -> int:
    """The seat to move, CHANCE or NOBODY."""
    if position.phase in (p.LOT, p.TURNING_DISC, p.TILES, p.DRAWING, p.REVEALING):
        return CHANCE
    return NOBODY if position.phase == p.OVER else position.seat


def view(position: p.CarraraPosition, seat: int | None, revealed: bool = False) -> View:
    """What the seat (None: a spectator) may know. Once the game is over all screens are open,
    and what was before it may be shown ``revealed``."""
    over = position.phase == p.OVER
    open_ = over or revealed or position.table.open_screens
    variant = variants.variant_of(position)
    has_pieces = variant.has_pieces
    sections = range(c.N_SECTIONS) if has_pieces else ()
    cleared = position.chosen - pieces.CLEARED if position.phase == p.TAKING else -1
    return View(
        viewer=seat,
        seats=tuple(
            _seat_view(position, other, open_ or other == seat) for other in range(position.n)
        ),
        to_move=to_move(position),
        seat=position.seat,
        phase=p.PHASES[position.phase],
        first=position.first,
        turn=position.turn,
        rotation=position.rotation,
        wheel=tuple(p.six(position.wheel, section) for section in range(c.N_SECTIONS)),
        bag_empty=not any(position.bag),
        draws=position.draws,
        display=tuple(
            (kind // 5, kind % 5 + 1) if kind >= 0 else None for kind in position.display
        ),
        supply=position.supply_left,
        monuments=_bits(position.monuments, c.N_TYPES),
        upgrades=_bits(position.upgrades, c.N_UPGRADES),
        city_scored=_owners(position, range(c.N_CITIES)),
        slot_bonus=variant.slots,
        visitor=position.visitor,
        visit_slot=position.visit_slot,
        chosen_slot=-1 if cleared >= 0 or position.chosen == m.OPEN_AREA else position.chosen,
        ender=position.ender,
        turns_left=position.turns_left,
        standings=standings(position) if over else (),
        winners=tuple(scoring.winners(position)) if over else (),
        variant=variant.id,
        upgrade_targets=position.table.upgrade_targets,
        third_place=position.table.third if has_pieces else (),
        open_screens=position.table.open_screens,
        decoration_at=tuple(pieces.decoration_at(position, section) for section in sections),
        statue_at=tuple(pieces.statue_at(position, section) for section in sections),
        decorations=tuple(position.decorations) if has_pieces else (),
        statues=tuple(position.statues) if has_pieces else (),
        gold=position.gold,
        florin_spaces=(
            _owners(position, range(c.SPACE_FLORINS, c.SPACE_STATUES)) if has_pieces else ()
        ),
        offered=tuple(pieces.offered(position)) if position.phase == p.TAKING else (),
        cleared=max(cleared, -1),
        purchased=position.purchased == 1,
    )


def _owners(position: p.CarraraPosition, spaces: range) -> tuple[int, ...]:
    """The seat whose marker lies on each of some shared spaces, or -1."""
    return tuple(
        next((seat for seat in range(position.n) if position.spaces[seat] >> space & 1), -1)
        for space in spaces
    )


def _seat_view(position: p.CarraraPosition, seat: int, open_: bool) -> SeatView:
    columns: list[list[Building]] = [[] for _ in range(c.N_CITIES)]
    for entry in position.built:
        if entry & p.SEAT_MASK == seat:
            columns[p.building_city(entry)].append(
                Building(
                    p.building_type(entry),
                    p.building_value(entry),
                    p.building_covers(entry),
                    p.building_decorated(entry) == 1,
                    p.building_statue(entry),
                )
            )
    taken = position.taken[seat]
    variant = variants.variant_of(position)
    stores = position.stores[seat * 2 : seat * 2 + 2] if variant.has_pieces else []
    return SeatView(
        seat=seat,
        florins=position.florins[seat] if open_ else None,
        blocks=p.six(position.blocks, seat) if open_ else None,
        vp=position.vp(seat),
        columns=tuple(tuple(column) for column in columns),
        upgrades=tuple(tile for tile in range(c.N_UPGRADES) if taken >> tile & 1),
        rewards=p.six(position.rewards, seat),
        slots=_bits(position.slots[seat], len(variant.slots)),
        open_markers=position.open_markers[seat],
        spaces=_bits(position.spaces[seat], variant.spaces),
        landscape_rewards=(position.landscapes[seat * 2], position.landscapes[seat * 2 + 1]),
        warehouses=tuple(piece & 15 for piece in stores),
        fresh=tuple(piece & p.FRESH > 0 for piece in stores),
    )


def _bits(bits: int, n: int) -> tuple[bool, ...]:
    return tuple(bits >> k & 1 == 1 for k in range(n))


def _from_bits(flags: tuple[bool, ...]) -> int:
    return sum(1 << k for k, flag in enumerate(flags) if flag)


def standings(position: p.CarraraPosition) -> tuple[Standing, ...]:
    """Each seat's points by source, as they stand (florins counted 5 : 1)."""
    left = scoring.blocks_left(position)
    totals = scoring.final_scores(position)
    return tuple(
        Standing(
            seat,
            (
                *zip(p.SOURCES, p.six(position.points, seat), strict=True),
                ("florins", scoring.florins_vp(position, seat)),
                *_piece_parts(position, seat),
            ),
            totals[seat],
            left[seat],
        )
        for seat in range(position.n)
    )


def _piece_parts(position: p.CarraraPosition, seat: int) -> tuple[tuple[str, int], ...]:
    """What decorations and statues bring at the end, where they are played with."""
    if not variants.variant_of(position).has_pieces:
        return ()
    statues = scoring.statues_vp(position)[seat * 6 : seat * 6 + 6]
    return (
        ("decorations", scoring.decorations_vp(position, seat)),
        ("statues", sum(statues)),
    )


HIDDEN_FLORINS = 12
"""What is guessed to lie behind another's screen: a usual purse, and a few blocks."""
HIDDEN_BLOCKS = 4


def imagine(seen: View, draw: int) -> p.CarraraPosition:
    """A position that looks like the view to its viewer; ``draw`` picks what is hidden.

    The blocks that nobody sees are shared out at random between the closed screens and the
    bag, which stays empty only if the view says so; what the viewer remembers of a screen lies
    there. VP keep their sum but not their source.
    """
    random = Random(draw)
    n = len(seen.seats)
    supply = _unseen_tiles(seen)
    blocks = [0] * (6 * n)
    unseen = [c.BLOCKS_PER_COLOUR] * 6
    for section in seen.wheel:
        for colour in range(6):
            unseen[colour] -= section[colour]
    for seat in seen.seats:
        known = seat.blocks or (seat.recalled.blocks if seat.recalled else (0,) * 6)
        for colour in range(6):
            blocks[seat.seat * 6 + colour] = known[colour]
            unseen[colour] -= known[colour]
    closed = [
        seat.seat
        for seat in seen.seats
        if seat.blocks is None and not (seat.recalled and seat.recalled.exact)
    ]
    pool = [colour for colour in range(6) for _ in range(unseen[colour])]
    random.shuffle(pool)
    if closed:
        guessed = sum(max(0, HIDDEN_BLOCKS - sum(blocks[s * 6 : s * 6 + 6])) for s in closed)
        spared = 0 if seen.bag_empty else max(1, seen.draws, len(pool) - guessed)
        for index in range(len(pool) - spared):
            # no more of a colour than a packed count holds ever lies in one place
            blocks[closed[index % len(closed)] * 6 + pool.pop()] += 1
    bag = [pool.count(colour) for colour in range(6)]
    buildings = [
        p.pack_building(seat.seat, city, b.type, b.value, b.covers, b.decorated, b.statue)
        for seat in seen.seats
        for city, column in enumerate(seat.columns)
        for b in column
    ]
    points = [0] * (6 * n)
    for seat in seen.seats:
        points[seat.seat * 6] = seat.vp
    phase = p.PHASES.index(seen.phase)
    chosen = seen.chosen_slot
    if phase == p.SCORING and chosen < 0:
        chosen = m.OPEN_AREA
    if phase == p.TAKING and seen.cleared >= 0:
        chosen = pieces.CLEARED + seen.cleared
    table = _table_rules(seen)
    return p.CarraraPosition(
        table=table,
        n=n,
        first=seen.first,
        phase=phase,
        seat=seen.seat,
        turn=seen.turn,
        rotation=seen.rotation,
        draws=seen.draws,
        chosen=chosen,
        visitor=seen.visitor,
        visit_slot=seen.visit_slot,
        ender=seen.ender,
        turns_left=seen.turns_left,
        supply_left=seen.supply,
        monuments=_from_bits(seen.monuments),
        upgrades=_from_bits(seen.upgrades),
        outer=0,
        inner=0,
        gold=seen.gold,
        purchased=int(seen.purchased),
        bag=bag,
        wheel=[count for section in seen.wheel for count in section],
        blocks=blocks,
        display=[-1 if tile is None else tile[0] * 5 + tile[1] - 1 for tile in seen.display],
        supply=supply,
        florins=[_florins(seat) for seat in seen.seats],
        points=points,
        slots=[_from_bits(seat.slots) for seat in seen.seats],
        open_markers=[seat.open_markers for seat in seen.seats],
        spaces=[_from_bits(seat.spaces) for seat in seen.seats],
        rewards=[reward for seat in seen.seats for reward in seat.rewards],
        taken=[sum(1 << tile for tile in seat.upgrades) for seat in seen.seats],
        built=buildings,
        landscapes=[reward for seat in seen.seats for reward in seat.landscape_rewards],
        decorations=list(seen.decorations) or [0] * 6,
        statues=list(seen.statues) or [0] * 6,
        stores=[
            piece | (p.FRESH if fresh else 0)
            for seat in seen.seats
            for piece, fresh in zip(seat.warehouses, seat.fresh, strict=True)
        ]
        or [0] * (c.WAREHOUSES * n),
    )


def _florins(seat: SeatView) -> int:
    if seat.florins is not None:
        return seat.florins
    return HIDDEN_FLORINS if seat.recalled is None else seat.recalled.florins


def _table_rules(seen: View) -> p.TableRules:
    """The table rules of a view; its discs as they stand, so that they are turned by nothing."""
    return p.TableRules(
        variant=next(i for i, v in enumerate(variants.VARIANTS) if v.id == seen.variant),
        upgrade_targets=seen.upgrade_targets,
        third=seen.third_place or c.STATUE_THIRD,
        open_screens=seen.open_screens,
        outer_disc=seen.decoration_at or c.OUTER_DISC,
        inner_disc=seen.statue_at or c.INNER_DISC,
    )


def _unseen_tiles(seen: View) -> list[int]:
    """How many tiles of each kind are still in the supply: all tiles less those in sight."""
    threes = c.THREES_BY_SEATS[len(seen.seats)]
    supply = [threes if kind % 5 == 2 else 1 for kind in range(c.N_KINDS)]
    for tile in seen.display:
        if tile is not None:
            supply[tile[0] * 5 + tile[1] - 1] -= 1
    for seat in seen.seats:
        for column in seat.columns:
            for building in column:
                value = building.covers if building.value == c.MONUMENT_VALUE else building.value
                if value:
                    supply[building.type * 5 + value - 1] -= 1
    return supply
