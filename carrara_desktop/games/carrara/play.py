"""Making a move: what it changes and which events it brings.

The move is taken to be lawful (see ``legality``). ``log`` collects events; search passes
None, and none are built. Lists of a position are replaced, never changed in place, since
copies of the position share them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from carrara_desktop.engine.events import Event
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import pieces, scoring, variants
from carrara_desktop.games.carrara import position as p

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64

Log = list[Event] | None


def apply(position: p.CarraraPosition, move: int, log: Log) -> None:
    """Change the position by a lawful move."""
    operation: i64 = m.op(move)
    if operation == m.DRAW:
        _draw(position, m.arg(move), log)
    elif operation == m.TILE:
        _turn_up(position, m.arg(move), log)
    elif operation == m.TAKE:
        _take_piece(position, move, log)
    elif operation == m.PLACE:
        pieces.place(position, move, log)
        _stay_if_more_can_be_done(position, log)
    elif operation == m.PURCHASE:
        pieces.purchase(position, move, log)
        _stay_if_more_can_be_done(position, log)
    elif operation == m.DONE:
        _end_turn(position, log)
    elif operation == m.DISC:
        position.outer = m.arg(move)
        position.phase = p.TILES
        if log is not None:
            log.append(e.DiscSet(m.arg(move)))
    elif operation == m.FIRST:
        p.seat_first(position, m.arg(move))
        if log is not None:
            log.append(_set_up(position))
    elif operation == m.UPGRADE:
        _upgrade(position, m.arg(move), log)
    elif operation == m.SPACE:
        _score(position, m.arg(move), log)
    elif operation == m.COURT:
        _take_marker(position, m.arg(move), log)
    else:
        if position.phase == p.ACTION:
            _defer(position, log)
        if operation == m.BUY:
            _buy(position, m.place(move), m.packed_counts(move), log)
        elif operation == m.TURN:
            _turn_wheel(position, log)
        elif operation == m.INNER:
            position.inner = (position.inner + 1) % 6
            position.phase = p.BUYING
            if log is not None:
                log.append(e.InnerDiscTurned(position.seat))
        elif operation == m.BUILD:
            _build(position, m.built_kind(move), m.place(move), m.packed_counts(move), log)
        elif operation == m.MONUMENT:
            _build_monument(position, move, log)
        elif operation == m.PASS:
            _take_florins(position, c.PASS_FLORINS)
            if log is not None:
                log.append(e.Passed(position.seat, c.PASS_FLORINS))
            _end_action(position, log)
        else:
            position.florins = p.changed(
                position.florins, position.seat, c.NOTHING_AFFORDABLE_FLORINS
            )
            if log is not None:
                log.append(e.NothingAffordable(position.seat, c.NOTHING_AFFORDABLE_FLORINS))
            _end_turn(position, log)


def _take_florins(position: p.CarraraPosition, amount: int) -> None:
    position.florins = p.changed(position.florins, position.seat, amount)


def _set_up(position: p.CarraraPosition) -> e.FirstSeatChosen:
    seats = range(position.n)
    return e.FirstSeatChosen(
        seat=position.first,
        florins=tuple(position.florins),
        blocks=tuple(p.six(position.blocks, seat) for seat in seats),
        markers=tuple(position.markers_left(seat) for seat in seats),
        wheel=p.six(position.wheel, 0),
        bag=p.six(position.bag, 0),
        tiles=position.supply_left,
    )


# -- turns ------------------------------------------------------------------------------


def _begin_turn(position: p.CarraraPosition, log: Log) -> None:
    position.turn += 1
    position.phase = p.ACTION
    if position.visitor == position.seat:
        position.visitor = -1
        position.visit_slot = -1
        if log is not None:
            log.append(e.VisitReturned(position.seat))


def _end_action(position: p.CarraraPosition, log: Log) -> None:
    """The action is done; the turn goes on only while something may be done after it."""
    position.phase = p.FINISHING
    _stay_if_more_can_be_done(position, log)


def _stay_if_more_can_be_done(position: p.CarraraPosition, log: Log) -> None:
    if position.phase == p.FINISHING:
        more: list[int] = []
        variants.variant_of(position).list_extras(position, more)
        if not more:
            _end_turn(position, log)


def _end_turn(position: p.CarraraPosition, log: Log) -> None:
    """Pass the turn on, or end the game. Source: rulebook, "End of the game"."""
    if variants.variant_of(position).has_pieces:
        pieces.tidy(position)
    if position.ender >= 0:
        position.turns_left -= 1
    elif position.supply_left == 0 and _someone_is_out_of_markers(position):
        position.ender = position.seat
        position.turns_left = position.n - 1
        position.points = p.changed(position.points, position.seat * 6 + p.FROM_ENDING, c.ENDER_VP)
        if log is not None:
            log.append(e.EndTriggered(position.seat, c.ENDER_VP))
    if position.turns_left == 0:
        position.phase = p.OVER
        if log is not None:
            _tell_the_end(position, log)
        return
    position.seat = (position.seat + 1) % position.n
    _begin_turn(position, log)


def _someone_is_out_of_markers(position: p.CarraraPosition) -> bool:
    for seat in range(position.n):
        if position.slots[seat] == 0 and position.open_markers[seat] == 0:
            return True
    return False


def _tell_the_end(position: p.CarraraPosition, log: list[Event]) -> None:
    scores = scoring.final_scores(position)
    for seat in range(position.n):
        rate, vp = scoring.florin_rate(position, seat), scoring.florins_vp(position, seat)
        log.append(e.FlorinsCounted(seat, position.florins[seat], rate, vp))
    if variants.variant_of(position).has_pieces:
        statues, counts = scoring.statues_vp(position), scoring.statue_counts(position)
        for seat in range(position.n):
            sets = p.six(scoring.decoration_sets(position, seat), 0)
            log.append(e.DecorationsCounted(seat, sets, scoring.decorations_vp(position, seat)))
        for seat in range(position.n):
            by_city = p.six(statues, seat)
            log.append(e.StatuesCounted(seat, p.six(counts, seat), by_city, sum(by_city)))
    log.append(
        e.GameEnded(
            tuple(scores),
            tuple(scoring.blocks_left(position)),
            tuple(scoring.winners(position)),
        )
    )


def following(position: p.CarraraPosition) -> bool:
    """Whether the seat to move has a royal visit of another seat to answer."""
    return (
        position.visitor >= 0
        and position.visitor != position.seat
        and position.slots[position.seat] >> position.visit_slot & 1 == 1
    )


def _defer(position: p.CarraraPosition, log: Log) -> None:
    """Any other action than scoring moves the marker to the open area first."""
    if following(position):
        position.slots = p.changed(position.slots, position.seat, -(1 << position.visit_slot))
        position.open_markers = p.changed(position.open_markers, position.seat, 1)
        if log is not None:
            log.append(e.VisitDeferred(position.seat, position.visit_slot))


# -- chance -----------------------------------------------------------------------------


def _draw(position: p.CarraraPosition, colour: i64, log: Log) -> None:
    position.bag = p.changed(position.bag, colour, -1)
    position.wheel = p.changed(position.wheel, colour, 1)
    position.draws -= 1
    if position.draws == 0:
        position.phase = p.BUYING
    if log is not None:
        log.append(e.BlockDrawn(colour))


def _turn_up(position: p.CarraraPosition, kind: i64, log: Log) -> None:
    slot: i64 = _slot_of(position, -1)
    position.display = p.replaced(position.display, slot, kind)
    position.supply = p.changed(position.supply, kind, -1)
    position.supply_left -= 1
    if log is not None:
        log.append(e.TileTurnedUp(kind // 5, kind % 5 + 1, slot, position.supply_left))
    if position.phase == p.REVEALING:
        _end_action(position, log)
    elif slot == c.DISPLAY_SLOTS - 1:
        _begin_turn(position, log)


def _slot_of(position: p.CarraraPosition, kind: i64) -> i64:
    """The first slot of the display with this kind of tile; -1 finds an empty one."""
    slot: i64 = 0
    for tile in position.display:
        if tile == kind:
            break
        slot += 1
    return slot


# -- buying -----------------------------------------------------------------------------


def _turn_wheel(position: p.CarraraPosition, log: Log) -> None:
    wheel = position.wheel
    position.wheel = wheel[30:] + wheel[:30]
    position.rotation = (position.rotation + 1) % 6
    if variants.variant_of(position).has_pieces:
        position.outer = (position.outer + 1) % 6
        position.inner = (position.inner + 1) % 6
    position.draws = min(c.REFILL_TO - sum(wheel), sum(position.bag))
    position.phase = p.DRAWING if position.draws else p.BUYING
    if log is not None:
        log.append(e.WheelTurned(position.seat, position.draws))


def _buy(position: p.CarraraPosition, section: i64, packed: i64, log: Log) -> None:
    seat: i64 = position.seat
    cost: i64 = 0
    left: i64 = 0
    prices = c.PRICES[section]
    wheel, blocks = position.wheel[:], position.blocks[:]
    colour: i64
    for colour in range(6):
        count: i64 = (packed >> (3 * colour)) & 7
        there: i64 = wheel[section * 6 + colour]
        left += there - count
        if count:
            wheel[section * 6 + colour] = there - count
            blocks[seat * 6 + colour] = blocks[seat * 6 + colour] + count
            cost += count * prices[colour]
    position.wheel, position.blocks = wheel, blocks
    position.florins = p.changed(position.florins, seat, -cost)
    if log is not None:
        log.append(e.BlocksBought(seat, section, m.unpack(packed), cost))
    if left == 0 and variants.variant_of(position).has_pieces:
        position.chosen = pieces.CLEARED + section
        if pieces.offered(position):
            position.phase = p.TAKING
            if log is not None:
                log.append(
                    e.SectorCleared(
                        seat,
                        section,
                        pieces.decoration_at(position, section),
                        pieces.statue_at(position, section),
                    )
                )
            return
        position.chosen = -1
    _end_action(position, log)


def _take_piece(position: p.CarraraPosition, move: int, log: Log) -> None:
    """After it, a cleared sector's turn is over; a bonus goes on to the scoring space."""
    pieces.take(position, move, log)
    if position.chosen >= pieces.CLEARED:
        position.chosen = -1
        _end_action(position, log)
    else:
        position.phase = p.SCORING


# -- building ---------------------------------------------------------------------------


def _pay(position: p.CarraraPosition, packed: i64) -> None:
    base: i64 = position.seat * 6
    blocks, bag = position.blocks[:], position.bag[:]
    colour: i64
    for colour in range(6):
        count: i64 = (packed >> (3 * colour)) & 7
        if count:
            blocks[base + colour] = blocks[base + colour] - count
            bag[colour] = bag[colour] + count
    position.blocks, position.bag = blocks, bag


def _points_for_building(position: p.CarraraPosition, vp: i64, log: Log) -> None:
    """VP at once for a seat that has used all its markers."""
    seat = position.seat
    if position.slots[seat] == 0 and position.open_markers[seat] == 0:
        position.points = p.changed(position.points, seat * 6 + p.FROM_BUILDING, vp)
        if log is not None:
            log.append(e.BuildingPoints(seat, vp))


def _build(position: p.CarraraPosition, kind: i64, city: i64, packed: i64, log: Log) -> None:
    seat: i64 = position.seat
    type_: i64 = kind // 5
    value: i64 = kind % 5 + 1
    slot: i64 = _slot_of(position, kind)
    _pay(position, packed)
    position.display = p.replaced(position.display, slot, -1)
    position.built = [*position.built, p.pack_building(seat, city, type_, value)]
    if log is not None:
        log.append(e.TileBuilt(seat, type_, value, city, m.unpack(packed), slot))
    _points_for_building(position, value, log)
    if position.supply_left:
        position.phase = p.REVEALING
    else:
        _end_action(position, log)


def _build_monument(position: p.CarraraPosition, move: int, log: Log) -> None:
    seat, city, type_ = position.seat, m.place(move), m.monument_type(move)
    row, packed = m.monument_row(move), m.packed_counts(move)
    _pay(position, packed)
    position.monuments &= ~(1 << type_)
    covers = 0
    if row < 0:
        row = len(position.column(seat, city))
        monument = p.pack_building(seat, city, type_, c.MONUMENT_VALUE)
        position.built = [*position.built, monument]
    else:
        # what stands on the building moves up with it
        index = p.index_in_built(position, seat, city, row)
        entry = position.built[index]
        covers = p.building_value(entry)
        position.built = p.replaced(position.built, index, p.raised(entry))
    if log is not None:
        log.append(e.MonumentBuilt(seat, type_, city, m.unpack(packed), covers, row))
    _points_for_building(position, c.MONUMENT_VALUE - covers, log)
    position.phase = p.UPGRADING


def _upgrade(position: p.CarraraPosition, tile: int, log: Log) -> None:
    """Take an upgrade tile; a second one on the same city changes nothing (assumed)."""
    if tile != m.NO_UPGRADE:
        seat = position.seat
        target = position.table.upgrade_targets[tile]
        position.upgrades &= ~(1 << tile)
        position.taken = p.changed(position.taken, seat, 1 << tile)
        if target < c.N_CITIES:
            reward = c.CITY_REWARD[target] + 1
            position.rewards = p.replaced(position.rewards, seat * 6 + target, reward)
        else:
            landscape = target - c.N_CITIES
            reward = c.LANDSCAPE_REWARD[landscape] + 1
            position.landscapes = p.replaced(position.landscapes, seat * 2 + landscape, reward)
        if log is not None:
            log.append(e.UpgradeTaken(seat, tile, target, reward))
    _end_action(position, log)


# -- scoring ----------------------------------------------------------------------------


def _take_marker(position: p.CarraraPosition, slot: i64, log: Log) -> None:
    """Take a marker from the court, with the bonus of its slot; the space comes next."""
    seat = position.seat
    position.chosen = slot
    position.phase = p.SCORING
    if slot == m.OPEN_AREA:
        position.open_markers = p.changed(position.open_markers, seat, -1)
        return
    if position.visitor < 0:
        position.visitor = seat
        position.visit_slot = slot
        if log is not None:
            log.append(e.VisitTaken(seat, slot))
    one: i64 = 1
    position.slots = p.changed(position.slots, seat, -(one << slot))
    bonus = variants.variant_of(position).slots[slot]
    vp = c.BONUS_VP if bonus == c.VP else 0
    florins = c.BONUS_FLORINS if bonus == c.FLORINS else 0
    position.points = p.changed(position.points, seat * 6 + p.FROM_BONUSES, vp)
    position.florins = p.changed(position.florins, seat, florins)
    if log is not None:
        log.append(e.BonusTaken(seat, slot, vp, florins))
    if bonus in (c.GOLDEN, c.DECORATION) and pieces.offered(position):
        position.phase = p.TAKING


def _score(position: p.CarraraPosition, space: i64, log: Log) -> None:
    seat = position.seat
    vp, florins = scoring.space_pays(position, seat, space)
    if c.SPACE_LANDSCAPE <= space < c.SPACE_FLORINS:
        source = p.FROM_LANDSCAPES
    elif c.SPACE_TYPE <= space < c.SPACE_LANDSCAPE:
        source = p.FROM_TYPES
    else:
        source = p.FROM_CITIES
    if log is not None:
        slot = -1 if position.chosen == m.OPEN_AREA else position.chosen
        details = scoring.space_details(position, seat, space)
        log.append(e.SpaceScored(seat, space, slot, details, vp, florins))
    position.points = p.changed(position.points, seat * 6 + source, vp)
    position.florins = p.changed(position.florins, seat, florins)
    one: i64 = 1
    position.spaces = p.changed(position.spaces, seat, one << space)
    position.chosen = -1
    _end_action(position, log)
