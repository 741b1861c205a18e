"""What holds in every position of every game, tried in thousands of random games."""

from collections.abc import Callable, Iterator
from itertools import chain, product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrara_desktop.bots.greedy import choose
from carrara_desktop.engine.events import event_to_json
from carrara_desktop.engine.record import GameRecord, Seat, from_json, to_json
from carrara_desktop.engine.rules import CHANCE, NOBODY, MoveError
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.position import CarraraPosition
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import play, table, unshared
from tests.games.carrara.ledger import Ledger
from tests.games.carrara.walks import LIMIT, chance, games, sample, walk

OPTIONS: dict[str, dict[str, object]] = {
    "basic": {},
    "advanced": {"variant": "advanced"},
    "other readings": {
        "variant": "advanced", "upgrades": "landscapes", "third_place": "halved",
        "outer_disc": ["gate", "flag", "cup", "crown", "arms", "book"],
        "inner_disc": ["purple", "white", "blue", "yellow", "green", "red"],
    },
}  # fmt: skip
GAMES = pytest.mark.parametrize(
    ("variant", "seats"),
    [("basic", 2), ("basic", 3), ("basic", 4), ("advanced", 2), ("advanced", 3), ("advanced", 4),
     ("other readings", 3)],
)  # fmt: skip
BLOCK_MOVES = {m.FIRST, m.DRAW, m.TURN, m.BUY, m.BUILD, m.MONUMENT}
TILE_MOVES = {m.FIRST, m.TILE, m.BUILD, m.MONUMENT, m.UPGRADE}
MARKER_MOVES = {m.COURT, m.SPACE, m.PASS, m.TAKE, m.DONE}
PIECE_MOVES = {m.FIRST, m.TAKE, m.PLACE, m.PURCHASE, m.MONUMENT, m.DONE}


# -- what must be on the table ----------------------------------------------------------


def assert_blocks(position: CarraraPosition) -> None:
    """Seven blocks of every colour, and no fewer than none anywhere."""
    bag, wheel, blocks = position.bag, position.wheel, position.blocks
    assert min(*bag, *wheel, *blocks, *position.florins) >= 0
    for colour in range(6):
        assert bag[colour] + sum(wheel[colour::6]) + sum(blocks[colour::6]) == 7
    assert sum(wheel) <= c.REFILL_TO
    assert 0 <= position.draws <= sum(bag)


def assert_tiles(position: CarraraPosition) -> None:
    """Every tile is in exactly one place, and every monument and upgrade tile too."""
    threes = {2: 0, 3: 1, 4: 2}[position.n]
    seen = position.supply[:]
    for kind in position.display:
        if kind >= 0:
            seen[kind] += 1
    monuments = [position.monuments >> type_ & 1 for type_ in range(6)]
    for entry in position.built:
        type_, value = p.building_type(entry), p.building_value(entry)
        if value == 8:
            monuments[type_] += 1
            value = p.building_covers(entry)
        else:
            assert p.building_covers(entry) == 0
        if value:
            seen[type_ * 5 + value - 1] += 1
    assert seen == [threes if kind % 5 == 2 else 1 for kind in range(30)]
    assert sum(position.supply) == position.supply_left
    assert monuments == [1] * 6
    assert position.upgrades + sum(position.taken) == 0b11111111
    assert not any(position.upgrades & taken for taken in position.taken)
    targets = position.table.upgrade_targets
    for seat in range(position.n):
        raised = {targets[k] for k in range(8) if position.taken[seat] >> k & 1}
        landscapes = position.landscapes[seat * 2 : seat * 2 + 2]
        assert landscapes == [1 + (6 in raised), 1 + (7 in raised)]
        rewards = position.rewards[seat * 6 : seat * 6 + 6]
        assert rewards == [n + (city in raised) for city, n in enumerate((3, 3, 2, 2, 1, 1))]


def assert_markers(position: CarraraPosition) -> None:
    """Six or eight markers a seat; shared spaces belong to one; visits empty a slot for all."""
    markers = 8 if position.table.variant else 6
    bonus = position.phase == p.TAKING and position.chosen < 16
    for seat in range(position.n):
        in_hand = (position.phase == p.SCORING or bonus) and position.seat == seat
        placed = position.spaces[seat].bit_count()
        on_court = position.slots[seat].bit_count() + position.open_markers[seat]
        assert on_court + placed + in_hand == markers
        assert position.open_markers[seat] >= 0
        assert (position.spaces[seat] >> 14 & 3) < 3
        assert position.spaces[seat] < 1 << (19 if position.table.variant else 14)
    shared = [spaces & (63 | 3 << 14) for spaces in position.spaces]
    assert sum(spaces.bit_count() for spaces in shared) == sum(shared).bit_count()
    if position.visitor < 0 and position.phase != p.SCORING:
        assert len(set(position.slots)) == 1
    elif position.visitor >= 0 and position.phase == p.ACTION:
        # those who have answered have left the slot, those who have not yet still stand there
        for step in range(position.n):
            seat = (position.visitor + step) % position.n
            answered = step < (position.seat - position.visitor) % position.n
            assert (position.slots[seat] >> position.visit_slot & 1 == 0) == answered


def assert_pieces(position: CarraraPosition) -> None:
    """Pieces stand where they may and are not more than there are; see the ledger for the box."""
    each = {2: 5, 3: 6, 4: 7}[position.n] if position.table.variant else 0
    totals = [each] * 6 + ([6] * 6 + [2 * position.n] if position.table.variant else [0] * 7)
    found = [*position.decorations, *position.statues, position.gold]
    assert min(found) >= 0
    for entry in position.built:
        found[p.building_type(entry)] += p.building_decorated(entry)
        if statue := p.building_statue(entry):
            found[5 + statue] += 1
            assert statue == 7 or statue - 1 <= p.building_city(entry)
    for index, held in enumerate(position.stores):
        if held:
            found[(held & 15) - 1] += 1
            assert not held & p.FRESH or index // 2 == position.seat
    assert all(n <= total for n, total in zip(found, totals, strict=True))
    assert position.purchased in (0, 1)
    assert 0 <= position.outer < 6
    assert 0 <= position.inner < 6


def assert_all(position: CarraraPosition) -> None:
    assert_blocks(position)
    assert_tiles(position)
    assert_markers(position)
    assert_pieces(position)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("variant", "seats", "usual"),
    [
        ("basic", 2, 700), ("basic", 3, 500), ("basic", 4, 350),
        ("advanced", 2, 500), ("advanced", 3, 350), ("advanced", 4, 250), ("other readings", 3, 80),
    ],
)  # fmt: skip
def test_every_game_ends_and_loses_nothing_on_the_way(variant: str, seats: int, usual: int) -> None:
    for seed in games(usual):
        last = m.FIRST
        for position, moves, move in walk(seats, seed, options=OPTIONS[variant]):
            if last in BLOCK_MOVES:
                assert_blocks(position)
            if last in TILE_MOVES:
                assert_tiles(position)
            if last in MARKER_MOVES:
                assert_markers(position)
            if last in PIECE_MOVES:
                assert_pieces(position)
            assert len(set(moves)) == len(moves)
            last = m.op(move)
        assert position.phase == p.OVER
        assert_all(position)
        # every other seat has had one more turn, the last of them just now
        assert position.seat == (position.ender - 1) % seats


# -- moves ------------------------------------------------------------------------------


@GAMES
def test_every_listed_move_plays_reads_back_and_leaves_earlier_positions_alone(
    variant: str, seats: int
) -> None:
    for seed in games(60):
        for position in sample(seats, seed, 0.04, OPTIONS[variant]):
            snapshot, digest = position.copy(), position.digest()
            for move in RULES.moves(position):
                line = RULES.notation(position, move)
                assert RULES.read(position, line) == move
                assert RULES.read(position, line.upper()) == move
                played, advanced = position.copy(), position.copy()
                RULES.play(played, move)
                RULES.advance(advanced, move)
                assert played.key() == advanced.key()
                assert played != position
                assert position.key() == snapshot.key()
                assert_all(played)
            assert position.digest() == digest


def parts(counts: list[int]) -> Iterator[int]:
    """Every part of some blocks, packed."""
    return (m.pack(part) for part in product(*(range(count + 1) for count in counts)))


def conceivable(position: CarraraPosition) -> Iterator[int]:
    """Every move that one could think of with what is on the table."""
    hand = position.blocks[position.seat * 6 : position.seat * 6 + 6]
    for operation in range(m.DISC + 1):
        if operation not in (m.BUY, m.BUILD, m.MONUMENT, m.TAKE, m.PLACE, m.PURCHASE):
            yield from (m.simple(operation, figure) for figure in range(31))
    tallest = max(len(position.column(position.seat, city)) for city in range(6))
    for city, row in product(range(8), range(max(tallest, 2) + 2)):
        yield from (m.place_stored(warehouse, city, row) for warehouse in range(4))
        for piece in range(16):
            yield m.put(m.TAKE, piece, city, row)
            yield m.put(m.PURCHASE, piece, city, row)
    for section in range(6):
        for blocks in parts(position.wheel[section * 6 : section * 6 + 6]):
            yield m.buy(section, blocks)
    for blocks, city in product(parts(hand), range(6)):
        yield from (m.build(kind, city, blocks) for kind in set(position.display) - {-1})
        for type_ in range(6):
            rows = range(-1, len(position.column(position.seat, city)))
            yield from (m.monument(type_, city, blocks, row) for row in rows)


PUTS = (m.TAKE, m.PLACE, m.PURCHASE)


def target(position: CarraraPosition, move: int) -> tuple[int, ...]:
    """What a move is about, apart from the payment and from which of equal things it takes."""
    if m.op(move) == m.MONUMENT:
        city, row = m.place(move), m.monument_row(move)
        entry = position.column(position.seat, city)[row] if row >= 0 else -1
        return (m.MONUMENT, m.monument_type(move), city, entry)
    if m.op(move) == m.BUILD:
        return (m.BUILD, m.built_kind(move), m.place(move))
    if m.op(move) in PUTS:
        piece, city, row = m.piece(move), m.put_city(move), m.put_row(move)
        if m.op(move) == m.PLACE:
            piece = position.stores[position.seat * 2 + piece]
        if city == m.STORE:
            thrown_out = position.stores[position.seat * 2 + row - 1] if row else 0
            return (m.TAKE, piece, m.STORE, thrown_out)
        entry = position.column(position.seat, city)[row] if piece else 0
        return (m.op(move), piece, city, entry)
    return (m.op(move), position.table.upgrade_targets[m.arg(move)])


def covered(position: CarraraPosition, move: int, same: list[int]) -> bool:
    """Whether a listed move about the same pays no more, so that this one need not be listed."""
    if m.op(move) == m.UPGRADE or m.op(move) in PUTS:
        return bool(same)
    paid = m.unpack(m.packed_counts(move))
    return any(
        all(a <= b for a, b in zip(m.unpack(m.packed_counts(other)), paid, strict=True))
        for other in same
    )


@GAMES
def test_the_list_holds_all_that_is_lawful_but_waste(variant: str, seats: int) -> None:
    for seed in games(12):
        for position in sample(seats, seed, 0.06, OPTIONS[variant]):
            hand = position.blocks[position.seat * 6 : position.seat * 6 + 6]
            if sum(hand) > 8:
                continue
            moves = RULES.moves(position)
            lawful = {
                move
                for move in conceivable(position)
                if refusal(lambda p=position, m=move: RULES.check(p, m)) is None
            }
            assert set(moves) <= lawful
            same: dict[tuple[int, ...], list[int]] = {}
            for move in moves:
                if m.op(move) in (m.BUILD, m.MONUMENT, *PUTS) or (
                    m.op(move) == m.UPGRADE and m.arg(move) != m.NO_UPGRADE
                ):
                    same.setdefault(target(position, move), []).append(move)
            for move in lawful - set(moves):
                assert m.op(move) in (m.BUILD, m.MONUMENT, m.UPGRADE, *PUTS)
                assert covered(position, move, same.get(target(position, move), []))


@GAMES
def test_any_number_is_played_or_refused_and_nothing_else(variant: str, seats: int) -> None:
    """Listed moves with flipped bits: lawful ones keep the table whole and read back."""
    lawful = 0
    for seed in games(40):
        random = Random(seed)
        for position in sample(seats, seed, 0.05, OPTIONS[variant]):
            moves, key = RULES.moves(position), position.key()
            for _ in range(60):
                move = random.choice(moves) ^ 1 << random.randrange(36)
                move ^= random.choice((0, 1 << random.randrange(36)))
                played = position.copy()
                if (rule := refusal(lambda p=played, m=move: RULES.play(p, m))) is not None:
                    assert rule
                    assert move not in moves
                    assert played.key() == key
                    continue
                lawful += 1
                assert_all(played)
                again = position.copy()
                RULES.play(again, RULES.read(position, RULES.notation(position, move)))
                assert same_but_for_equal_tiles(again, played)
    assert lawful > 0


def refusal(action: Callable[[], object]) -> str | None:
    """The rule for which a move or line is refused, None if it is not."""
    try:
        action()
    except MoveError as error:
        return error.rule
    return None


def same_but_for_equal_tiles(one: CarraraPosition, two: CarraraPosition) -> bool:
    """A line means the lowest of equal tiles in a column, and the first of equal upgrades."""
    first, second = unshared(one), unshared(two)
    for position in (first, second):
        position.built.sort()
        position.stores = [
            x for s in range(position.n) for x in sorted(position.stores[s * 2 :][:2])
        ]
        position.upgrades = position.upgrades.bit_count()
        position.taken = [taken.bit_count() for taken in position.taken]
    return first == second


SOME = [
    position
    for seats, variant in product((2, 3, 4), ("basic", "advanced"))
    for position in sample(seats, seats, 0.1, OPTIONS[variant])
]
VERBS = ("turn", "buy", "lift", "build", "monument", "upgrade", "court", "score", "pass")
PIECE_VERBS = ("take", "place", "purchase", "done", "inner", "store", "disc")
CHANCES = ("first", "tile", "draw", "over", "open", "none")
FIGURES = (
    *"WYRGBP",
    "WYRGG",
    "PP",
    "0",
    "1",
    "8",
    "-1",
    "1e3",
    "99999",
    "3#2",
    "3#",
    "\u0131",
    "\u00b2",
    "\0",
)
NAMES = (*c.SECTIONS, *c.CITIES, *c.TYPES, *c.LANDSCAPES, *c.DECORATIONS, *c.STATUES)
WORDS = (*VERBS, *PIECE_VERBS, *CHANCES, *NAMES, *FIGURES)


@given(st.lists(st.sampled_from(WORDS), max_size=6), st.integers(0, 200))
def test_any_line_is_read_or_refused_and_nothing_else(words: list[str], number: int) -> None:
    position = SOME[number % len(SOME)]
    line = " ".join(words)
    rule = refusal(lambda: RULES.check(position, RULES.read(position, line)))
    assert rule != ""


@GAMES
def test_lines_of_listed_moves_differ(variant: str, seats: int) -> None:
    for seed in games(30):
        for position in sample(seats, seed, 0.1, OPTIONS[variant]):
            lines = [RULES.notation(position, move) for move in RULES.moves(position)]
            assert len(set(lines)) == len(lines)


@GAMES
def test_copies_are_independent(variant: str, seats: int) -> None:
    """TAG's test of a forward model: no snapshot changes while the game goes on."""
    for seed in games(6):
        snapshots: list[tuple[CarraraPosition, Any, str]] = []
        for position, _, _ in walk(seats, seed, options=OPTIONS[variant]):
            copy = position.copy()
            assert copy == position
            assert hash(copy) == hash(position)
            snapshots.append((copy, copy.key(), copy.digest()))
        for copy, key, digest in snapshots:
            assert copy.key() == key
            assert copy.digest() == digest
        assert len({digest for _, _, digest in snapshots}) == len(snapshots)


@GAMES
def test_chance_weights_fit_the_outcomes(variant: str, seats: int) -> None:
    for seed in games(20):
        for position, moves, _ in walk(seats, seed, options=OPTIONS[variant]):
            if RULES.to_move(position) == CHANCE:
                weights = RULES.weights(position)
                assert len(weights) == len(moves)
                assert min(weights) > 0
                total = {
                    p.LOT: seats,
                    p.TURNING_DISC: 6,
                    p.DRAWING: sum(position.bag),
                    p.TILES: position.supply_left,
                    p.REVEALING: position.supply_left,
                }[position.phase]
                assert sum(weights) == total


@GAMES
def test_the_end_is_the_only_position_without_moves(variant: str, seats: int) -> None:
    for seed in games(30):
        for position, moves, _ in walk(seats, seed, options=OPTIONS[variant]):
            assert bool(moves) == (RULES.to_move(position) != NOBODY)
            if RULES.to_move(position) == NOBODY:
                assert RULES.weights(position) == []


# -- events -----------------------------------------------------------------------------


@pytest.mark.slow
@GAMES
def test_the_account_from_events_alone_equals_the_rules(variant: str, seats: int) -> None:
    chosen = OPTIONS[variant]
    for seed in games(150 if variant == "basic" else 60):
        position = RULES.start(chosen, seats)
        readings = {
            name: str(chosen[name]) for name in ("upgrades", "third_place") if name in chosen
        }
        ledger = Ledger(str(chosen.get("variant", "basic")), **readings)
        if variant == "other readings":
            # the ledger has the usual discs
            ledger.outer_and_inner = ([3, 4, 1, 2, 5, 0], [5, 0, 4, 1, 3, 2])
        for at, _, move in walk(seats, seed, options=OPTIONS[variant]):
            assert at.key() == position.key()
            if move < 0:
                break
            for event in RULES.play(position, move):
                ledger.take(event_to_json(event))
            assert ledger.florins == position.florins
            assert ledger.vp == [position.vp(seat) for seat in range(seats)]
        assert ledger.ended is not None
        assert ledger.ender == position.ender
        assert (ledger.points(), ledger.winners()) == RULES.result(position)
        assert [*chain(*ledger.blocks)] == position.blocks
        assert [*chain(*ledger.wheel)] == position.wheel
        assert ledger.bag == position.bag
        assert ledger.pieces[1:] == [*position.decorations, *position.statues, position.gold]


# -- records ----------------------------------------------------------------------------


@GAMES
def test_a_record_replays_to_the_same_digests(variant: str, seats: int) -> None:
    for seed in games(12):
        lines, digests = [], []
        for position, _, move in walk(seats, seed, options=OPTIONS[variant]):
            digests.append(position.digest())
            if move >= 0:
                lines.append(RULES.notation(position, move))
        people = [Seat(f"Seat {seat}", "sea") for seat in range(seats)]
        record = GameRecord("carrara", RULES.version, OPTIONS[variant], people, seed, lines)
        timeline = Timeline(RULES, from_json(to_json(record)))
        again = [timeline.position_at(index).digest() for index in range(len(lines) + 1)]
        assert again == digests
        assert timeline.record.moves == lines
        assert timeline.record.result is not None


# -- views ------------------------------------------------------------------------------


@GAMES
def test_an_imagined_position_fits_its_view(variant: str, seats: int) -> None:
    for seed in games(40):
        for number, position in enumerate(sample(seats, seed, 0.08, OPTIONS[variant])):
            actor = RULES.to_move(position)
            for seat in (*range(seats), None):
                seen = RULES.view(position, seat)
                imagined = RULES.imagine(seen, number)
                assert RULES.view(imagined, seat) == seen
                assert sum(imagined.bag) + sum(imagined.wheel) + sum(imagined.blocks) == 42
                if position.phase == p.LOT:
                    continue
                assert_tiles(imagined)
                if actor != CHANCE:
                    assert_all(imagined)
                if actor == seat:
                    assert sorted(RULES.moves(imagined)) == sorted(RULES.moves(position))


def test_a_bag_that_is_not_empty_stays_so_when_imagined() -> None:
    everything = "".join(letter * 6 for letter in "WYRGB")
    position = table(wheel={"I": "WYRGBPP"}, bag="P", hands={0: everything, 1: "PPPP"})
    for seats_hand in ("PPPP", ""):
        position.blocks[6:] = [0, 0, 0, 0, 0, len(seats_hand)]
        position.blocks[5] = 4 - len(seats_hand)
        for number in range(20):
            imagined = RULES.imagine(RULES.view(position, 0), number)
            assert any(imagined.bag)
            RULES.check(imagined, m.simple(m.TURN))


@GAMES
def test_what_is_imagined_depends_on_the_number_only(variant: str, seats: int) -> None:
    for position in sample(seats, 5, 0.05, OPTIONS[variant]):
        if RULES.to_move(position) != CHANCE:
            seen = RULES.view(position, RULES.to_move(position))
            assert RULES.imagine(seen, 3) == RULES.imagine(seen, 3)


@GAMES
def test_imagined_games_can_be_played_to_the_end(variant: str, seats: int) -> None:
    for seed in games(8):
        for number, start in enumerate(sample(seats, seed, 0.03, OPTIONS[variant])):
            if RULES.to_move(start) == CHANCE:
                continue
            random = Random(number)
            position = RULES.imagine(RULES.view(start, RULES.to_move(start)), number)
            for _ in range(LIMIT):
                actor = RULES.to_move(position)
                if actor == NOBODY:
                    break
                moves = RULES.moves(position)
                move = chance(position, moves, random) if actor == CHANCE else random.choice(moves)
                RULES.play(position, move)
                assert_blocks(position)
            assert position.phase == p.OVER


def permuted(position: CarraraPosition, seat: int | None, random: Random) -> CarraraPosition:
    """The same for the seat's eyes: other hands, bag and purses are different."""
    other = unshared(position)
    hidden = [s for s in range(position.n) if s != seat]
    blocks, bag = other.blocks, other.bag
    had_bag = any(bag)
    for _ in range(12):
        one, two = random.choice(hidden), random.choice(hidden)
        colour, another = random.randrange(6), random.randrange(6)
        kind = random.choice(("swap", "hands", "give", "take"))
        if kind == "swap" and blocks[one * 6 + colour] and bag[another]:
            blocks[one * 6 + colour] -= 1
            bag[colour] += 1
            bag[another] -= 1
            blocks[one * 6 + another] += 1
        elif kind == "hands" and blocks[one * 6 + colour]:
            blocks[one * 6 + colour] -= 1
            blocks[two * 6 + colour] += 1
        elif kind == "give" and sum(bag) > 1 and bag[colour]:
            bag[colour] -= 1
            blocks[one * 6 + colour] += 1
        elif kind == "take" and had_bag and blocks[one * 6 + colour]:
            blocks[one * 6 + colour] -= 1
            bag[colour] += 1
    for s in hidden:
        other.florins[s] = random.randrange(40)
    assert any(bag) == had_bag
    return other


@GAMES
def test_a_view_does_not_change_with_what_is_hidden(variant: str, seats: int) -> None:
    for seed in games(25):
        random = Random(seed)
        for position in sample(seats, seed, 0.1, OPTIONS[variant]):
            for seat in (*range(seats), None):
                other = permuted(position, seat, random)
                assert RULES.view(other, seat) == RULES.view(position, seat)


@GAMES
def test_greedy_does_not_move_by_what_is_hidden(variant: str, seats: int) -> None:
    for seed in games(10):
        random = Random(seed)
        for position in sample(seats, seed, 0.03, OPTIONS[variant]):
            seat = RULES.to_move(position)
            if seat == CHANCE or len(RULES.moves(position)) > 120:
                continue
            move = choose(RULES, RULES.view(position, seat), seed)
            other = permuted(position, seat, random)
            assert choose(RULES, RULES.view(other, seat), seed) == move


def test_imagine_keeps_whose_turn_it_is_while_chance_plays() -> None:
    for position in sample(3, 1, 0.3):
        if position.phase in (p.DRAWING, p.REVEALING):
            imagined = RULES.imagine(RULES.view(position, 0), 1)
            assert imagined.seat == position.seat


def test_imagine_leaves_the_blocks_that_are_still_to_be_drawn() -> None:
    hoard = "WWWWWWYYYYYYRRRRRRGGGGGGBBBBBB"
    position = table(wheel={"I": "WYRPPPP"}, bag="GBPP", hands={0: hoard, 1: "P"})
    play(position, "turn")
    imagined = RULES.imagine(RULES.view(position, 0), 1)
    assert sum(imagined.bag) >= imagined.draws == 4
