"""The greedy player: short lists of sensible moves, what each leads to, and whole lines of play.

It looks at its own turn to the end of it, never beyond, and by the learnt evaluation. It serves
as a bot of its own and plays all seats in the look-ahead of the stronger ones, so it has to be
fast: of many purchases and payments it looks only at those that the worth of the blocks makes
likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import evaluation as v
from carrara_desktop.games.carrara import listing, payments, pieces, variants
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.legality import legal_moves, list_markers
from carrara_desktop.games.carrara.play import apply
from carrara_desktop.games.carrara.playout import is_chance

if TYPE_CHECKING:
    # for the compiler alone: a number it may keep in a register
    from mypy_extensions import i64

PURCHASES: Final = 6
"""Purchases that are looked at, of all that are lawful."""
REST: Final = 2 * v.UNIT
"""What a turn of rest must seem better by than everything else. There is no clock in this game:
a table whose seats all wait for each other costs none of them anything, and bores everybody."""
PATIENCE: Final = 64
"""Rounds after which a rest must seem better by more and more, half as many again as a game has.
Weights are learnt from games that end and know nothing of purses that have filled for ages, and
whoever sits with somebody who only rests has to bring the game to its end."""
_CLEARING: Final = 3 * v.UNIT // 2
"""What the piece of a cleared sector is guessed to be worth before it is looked at."""
_WORST: Final = -(1 << 50)


class World:
    """What chance will bring: the same numbers for all who look into the same world.

    Tiles come in an order of their own; blocks come by the same lot, whatever is in the bag.
    """

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.drawn = 0
        """Blocks drawn so far."""

    def chance_move(self, position: p.CarraraPosition) -> int:
        """What chance plays now."""
        phase = position.phase
        if phase == p.DRAWING:
            self.drawn += 1
            return m.simple(m.DRAW, _pick(position.bag, _mixed(self.seed, 4096 + self.drawn)))
        if phase == p.LOT:
            lot = _mixed(self.seed, 1) % position.n
            return m.simple(m.FIRST, position.chosen if position.chosen >= 0 else lot)
        if phase == p.TURNING_DISC:
            return m.simple(m.DISC, _mixed(self.seed, 2) % 6)
        # by the tiles left, so that lines with other turns see the same ones
        return m.simple(
            m.TILE, _pick(position.supply, _mixed(self.seed, 16 + position.supply_left))
        )


def _mixed(seed: int, index: int) -> int:
    """A number of 31 bits for a place in a world."""
    # every product stays below 63 bits, for the compiler's sake
    number: i64 = seed & 0x7FFFFFFF
    place: i64 = index
    number = ((number ^ (place * 40503)) * 1103515245 + 12345) & 0x7FFFFFFF
    number ^= number >> 15
    number = (number * 69069 + place) & 0x7FFFFFFF
    number ^= number >> 13
    number = (number * 1103515245 + 12345) & 0x7FFFFFFF
    return number ^ (number >> 16)


def _pick(counts: list[int], lot: int) -> int:
    """The kind that a lot of 31 bits falls on, by so many of each."""
    total = 0
    for count in counts:
        total += count
    ticket = (lot * total) >> 31
    for kind in range(len(counts)):
        ticket -= counts[kind]
        if ticket < 0:
            return kind
    raise AssertionError("there is nothing to draw")


# -- short lists -------------------------------------------------------------------------


def options(position: p.CarraraPosition, weights: v.Weights) -> list[int]:
    """The moves worth looking at: at least one of every kind that is lawful."""
    phase = position.phase
    if phase == p.ACTION:
        return _action_options(position, weights)
    if phase == p.BUYING:
        result: list[int] = []
        _purchase_options(position, weights, result)
        return result or [m.simple(m.LIFT)]
    return legal_moves(position)


def _action_options(position: p.CarraraPosition, weights: v.Weights) -> list[int]:
    row = weights.rows[v.time_left(position)]
    result: list[int] = []
    listing.list_turn(position, result)
    if position.table.variant:
        listing.list_inner_turn(position, result)
    else:
        _purchase_options(position, weights, result)
    hand = m.pack(position.blocks[position.seat * 6 : position.seat * 6 + 6])
    if hand:
        stock = _stock_worth(position, row)
        _building_options(position, hand, stock, result)
        _monument_options(position, stock, result)
    result.extend(_marker_options(position))
    result.append(m.simple(m.PASS))
    return result


def _stock_worth(position: p.CarraraPosition, row: list[int]) -> list[int]:
    """What 0-7 blocks of each colour are worth to the seat to move: colour * 8 + count, in
    points times ``UNIT``."""
    if position.markers_left(position.seat) == 0:
        return [count * row[v.LAST_BLOCKS_AT] for _ in range(6) for count in range(8)]
    result: list[int] = []
    for colour in range(6):
        for count in range(8):
            few = count if count < v.FEW else v.FEW
            result.append(
                few * row[v.BLOCKS_AT + colour] + (count - few) * row[v.HEAPS_AT + colour]
            )
    return result


def _purse_worth(florins: int, row: list[int], last: bool) -> int:
    at = v.FLORINS_AT
    at_end = florins * v.PAY * row[at + 3] // c.FLORINS_PER_VP
    if last:
        return florins * row[v.LAST_FLORINS_AT] + at_end
    few = florins if florins < v.PURSE[0] else v.PURSE[0]
    many = florins - v.PURSE[1] if florins > v.PURSE[1] else 0
    return few * row[at] + (florins - few - many) * row[at + 1] + many * row[at + 2] + at_end


def _purchase_options(position: p.CarraraPosition, weights: v.Weights, result: list[int]) -> None:
    """The purchases that leave the most valuable stock and purse."""
    row = weights.rows[v.time_left(position)]
    found: list[int] = []
    listing.list_purchases(position, found)
    if len(found) <= PURCHASES:
        result.extend(found)
        return
    seat = position.seat
    stock = _stock_worth(position, row)
    have = position.blocks[seat * 6 : seat * 6 + 6]
    had = sum(have)
    florins = position.florins[seat]
    last = position.markers_left(seat) == 0
    purse = [_purse_worth(left, row, last) for left in range(florins + 1)]
    beyond = 0 if last else row[v.BEYOND_AT]
    clearing = position.table.variant == 1
    sectors = [m.pack(position.wheel[k * 6 : k * 6 + 6]) for k in range(6)] if clearing else []
    ranked: list[tuple[int, int]] = []
    for move in found:
        packed = m.packed_counts(move)
        prices = c.PRICES[m.place(move)]
        left = florins
        worth = 0
        total = had
        rest = packed
        for colour in range(6):
            count = rest & 7
            rest >>= 3
            number = have[colour] + count
            worth += stock[colour * 8 + number]
            left -= count * prices[colour]
            total += count
        worth += purse[left]
        if total > 7:
            worth += (total - 7) * beyond
        if clearing and sectors[m.place(move)] == packed:
            worth += _CLEARING
        ranked.append((-worth, move))
    ranked.sort()
    for _, move in ranked[:PURCHASES]:
        result.append(move)


def _cheapest(paid: list[int], hand: int, stock: list[int]) -> int:
    """The payment that leaves the most valuable stock."""
    if len(paid) == 1:
        return paid[0]
    best = _WORST
    found = 0
    for packed in paid:
        rest = hand - packed
        worth = 0
        for colour in range(6):
            worth += stock[colour * 8 + (rest & 7)]
            rest >>= 3
        if worth > best:
            best = worth
            found = packed
    return found


def _building_options(
    position: p.CarraraPosition, hand: int, stock: list[int], result: list[int]
) -> None:
    """Every tile in every city that can be paid for, with the payment that costs least."""
    table = payments.payment_table(hand)
    cheapest = [0] * 36
    seen = 0
    for kind in position.display:
        if kind < 0 or seen >> kind & 1:
            continue
        seen |= 1 << kind
        value = kind % 5 + 1
        for city in range(c.N_CITIES):
            paid = payments.pay_from(table, hand, city, value)
            if paid:
                packed = cheapest[city * 6 + value]
                if packed == 0:
                    packed = cheapest[city * 6 + value] = _cheapest(paid, hand, stock)
                result.append(m.build(kind, city, packed))


def _monument_options(position: p.CarraraPosition, stock: list[int], result: list[int]) -> None:
    """Every monument in every place, each with the payment that costs least."""
    found: list[int] = []
    listing.list_monuments(position, found)
    hand = m.pack(position.blocks[position.seat * 6 : position.seat * 6 + 6])
    by_place: dict[int, list[int]] = {}
    for move in found:
        packed = m.packed_counts(move)
        place = move - (packed << m.PAID_SHIFT)
        if place in by_place:
            by_place[place].append(packed)
        else:
            by_place[place] = [packed]
    for place, paid in by_place.items():
        result.append(place + (_cheapest(paid, hand, stock) << m.PAID_SHIFT))


def _marker_options(position: p.CarraraPosition) -> list[int]:
    """One marker of each bonus for each set of seats that would have to answer the visit."""
    found: list[int] = []
    seen: list[int] = []
    slots = variants.variant_of(position).slots
    markers: list[int] = []
    list_markers(position, markers)
    for move in markers:
        slot = m.arg(move)
        if slot != m.OPEN_AREA:
            likeness = slots[slot]
            for seat in range(position.n):
                if seat != position.seat and position.slots[seat] >> slot & 1:
                    likeness |= 8 << seat
            if likeness in seen:
                continue
            seen.append(likeness)
        found.append(move)
    return found


# -- what a move leads to ----------------------------------------------------------------


def value_after(position: p.CarraraPosition, move: int, weights: v.Weights) -> int:
    """The margin of the seat to move once the move is made and its turn played on as well as
    this player can, in points times ``UNIT``; see ``REST``."""
    after = position.copy()
    apply(after, move, None)
    value = _turn_value(after, weights, position.seat, position.turn)
    if is_rest(move):
        waited = max(0, position.turn // position.n - PATIENCE)
        value -= REST + v.UNIT * waited * waited // 8
    return value


def is_rest(move: int) -> bool:
    """Whether a move takes florins and does nothing else."""
    return m.op(move) == m.PASS or m.op(move) == m.LIFT


def _turn_value(position: p.CarraraPosition, weights: v.Weights, seat: int, turn: int) -> int:
    phase = position.phase
    if phase == p.DRAWING:
        # what will be drawn is nobody's to know: the wheel as it has been turned will do
        position.draws = 0
        position.phase = p.BUYING
        phase = p.BUYING
    if position.turn == turn and (
        phase == p.BUYING or phase == p.SCORING or phase == p.UPGRADING or phase == p.TAKING
    ):
        straight = phase == p.TAKING and position.chosen < pieces.CLEARED
        if straight:
            # first the piece, then the space: looked at one after the other
            taken = best_of(position, legal_moves(position), weights, True)
            apply(position, taken, None)
            return _turn_value(position, weights, seat, turn)
        best = _WORST
        for move in options(position, weights):
            value = value_after(position, move, weights)
            if value > best:
                best = value
        return best
    return v.margin(v.seat_values(position, weights), seat, weights.rivalry)


def best_of(
    position: p.CarraraPosition, moves: list[int], weights: v.Weights, at_once: bool = False
) -> int:
    """The move of a list with the best value, the first of equals; ``at_once``: as things stand
    right after the move."""
    if len(moves) == 1:
        return moves[0]
    seat = position.seat
    best = _WORST
    found = moves[0]
    for move in moves:
        if at_once:
            after = position.copy()
            apply(after, move, None)
            value = v.margin(v.seat_values(after, weights), seat, weights.rivalry)
        else:
            value = value_after(position, move, weights)
        if value > best:
            best = value
            found = move
    return found


def ranked(position: p.CarraraPosition, weights: v.Weights) -> list[tuple[int, int]]:
    """(value, move) of the moves worth looking at, the best first; see ``value_after``."""
    moves = options(position, weights)
    extras = _extras(position)
    result = [(value_after(position, move, weights), move) for move in moves]
    if extras:
        # an extra leaves the action still to come: what it gains is added to the best action
        best = max(value for value, _ in result)
        now = v.margin(v.seat_values(position, weights), position.seat, weights.rivalry)
        for move in extras:
            result.append((best + value_after(position, move, weights) - now, move))
    result.sort(key=_first_highest)
    return result


def _first_highest(pair: tuple[int, int]) -> int:
    return -pair[0]


def _extras(position: p.CarraraPosition) -> list[int]:
    """What may be done before the action."""
    result: list[int] = []
    if position.phase == p.ACTION:
        variants.variant_of(position).list_extras(position, result)
    return result


def choose(position: p.CarraraPosition, weights: v.Weights) -> int:
    """The greedy move of the seat to move."""
    found = best_of(position, options(position, weights), weights)
    if m.op(found) == m.COURT:
        # a piece placed before a scoring counts in it
        best = v.margin(v.seat_values(position, weights), position.seat, weights.rivalry)
        for move in _extras(position):
            value = value_after(position, move, weights)
            if value > best:
                best = value
                found = move
    return found


def play_on(
    position: p.CarraraPosition, weights: v.Weights, world: World, last_turn: int, limit: int
) -> int:
    """Let the greedy player play all seats in a world until a turn after ``last_turn`` begins.

    Changes the position. ``limit`` bounds the moves. Returns the moves made.
    """
    made = 0
    while made < limit:
        phase = position.phase
        if phase == p.OVER:
            break
        if is_chance(phase):
            apply(position, world.chance_move(position), None)
        elif position.turn > last_turn:
            break
        else:
            apply(position, choose(position, weights), None)
        made += 1
    return made
