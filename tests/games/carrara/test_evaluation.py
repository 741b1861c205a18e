"""The evaluation and the greedy policy: whole numbers, exact at the end, never stuck."""

from __future__ import annotations

import json
from random import Random

import pytest

from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara import evaluation, playout, policy, scoring
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.legality import legal_moves
from carrara_desktop.games.carrara.mind import (
    FEATURES,
    PARTS,
    STYLES,
    CarraraMind,
    mind_at,
    mind_for,
    part_of,
    weights_file,
)
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.games.carrara.seen import UNKNOWN, Known, mark_of
from tests.games.carrara.styles import habits
from tests.games.carrara.walks import games

VARIANTS = ("basic", "advanced")


def midway(variant: str, seats: int, seed: int, moves: int) -> p.CarraraPosition:
    """A position some random moves into a game, with a seat to move."""
    position = RULES.start({"variant": variant}, seats)
    playout.play_out(position, seed, limit=moves)
    while RULES.to_move(position) == CHANCE:
        playout.play_out(position, seed, limit=1)
    return position


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_there_are_as_many_features_as_names(variant: str, seats: int) -> None:
    assert len(FEATURES) == evaluation.N_FEATURES == len(set(FEATURES))
    assert FEATURES[evaluation.LAST_BLOCKS_AT] == "last_blocks"
    assert FEATURES[evaluation.LAST_FLORINS_AT] == "last_florins"
    for seed in games(20):
        position = midway(variant, seats, seed, 30 + 13 * seed)
        for found in mind_at(position).observe(position)[1]:
            assert len(found) == evaluation.N_FEATURES
            assert all(isinstance(one, int) for one in found)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_majorities_are_those_of_the_final_account(seats: int) -> None:
    for seed in games(60):
        position = midway("advanced", seats, seed, 60 + 9 * seed)
        paid = scoring.statues_vp(position)
        expected = [sum(paid[seat * 6 : seat * 6 + 6]) for seat in range(seats)]
        assert evaluation.majorities(position)[:seats] == expected


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_was_valued_before_is_never_taken_for_something_else(variant: str, seats: int) -> None:
    for seed in games(12):
        position = midway(variant, seats, seed, 20 + 11 * seed)
        mind = mind_at(position)
        for _ in range(12):
            if RULES.to_move(position) < 0:
                playout.play_out(position, seed, limit=1)
                continue
            for move in [*RULES.moves(position)[:40], mind.choose(position)]:
                after = position.copy()
                RULES.advance(after, move)
                if after.phase != p.OVER:
                    assert mind.values(after) == counted(after, mind.weights)
            playout.play_out(position, seed, limit=1)


def counted(position: p.CarraraPosition, weights: evaluation.Weights) -> list[int]:
    """The values of all seats, counted from nothing."""
    time = evaluation.time_left(position)
    paid = evaluation.majorities(position) if position.table.variant else [0] * 4
    return [
        evaluation.worth_of(
            evaluation.features(position, seat, time, paid[seat]), weights.rows[time]
        )
        for seat in range(position.n)
    ]


def marks(position: p.CarraraPosition) -> list[int]:
    """The mark of every seat, everything but the position alike."""
    return [mark_of(position, seat, 8, 1, 0, 0, 0, 3) for seat in range(position.n)]


@pytest.mark.parametrize("variant", VARIANTS)
def test_a_seat_that_differs_has_another_mark(variant: str) -> None:
    random = Random(5)
    for seed in games(30):
        position = midway(variant, 3, seed, 40 + 7 * seed)
        before = marks(position)
        seat = random.randrange(3)
        for field, width in (
            ("florins", 1), ("slots", 1), ("open_markers", 1), ("spaces", 1), ("blocks", 6),
            ("points", 6), ("rewards", 6), ("landscapes", 2), ("stores", 2),
        ):  # fmt: skip
            other = position.copy()
            values = list(getattr(position, field))
            place = seat * width + random.randrange(width)
            values[place] = 0 if field == "stores" and values[place] else values[place] + 1
            setattr(other, field, values)
            changed = [at for at in range(3) if marks(other)[at] != before[at]]
            assert changed == [seat], field
        if position.built:
            other = position.copy()
            at = random.randrange(len(position.built))
            entry = position.built[at]
            for values in (
                [one for k, one in enumerate(position.built) if k != at],
                [one ^ (1 << 16 if k == at else 0) for k, one in enumerate(position.built)],
            ):
                other.built = values
                changed = [at for at in range(3) if marks(other)[at] != before[at]]
                assert changed == [entry & 3]


def test_all_that_is_not_of_the_position_is_in_the_mark_too() -> None:
    position = midway("basic", 2, 1, 40)
    plain = [8, 1, 0, 0, 0, 3]
    found = {mark_of(position, 0, *plain), mark_of(position, 1, *plain)}
    for place in range(len(plain)):
        found.add(mark_of(position, 0, *(one + (place == at) for at, one in enumerate(plain))))
    ending = position.copy()
    ending.ender = 1
    found.add(mark_of(ending, 0, *plain))
    assert len(found) == len(plain) + 3


def test_what_is_known_is_found_by_its_mark_alone() -> None:
    known = Known()
    random = Random(6)
    kept: dict[int, int] = {}
    for _ in range(2000):
        mark = random.randrange(1 << 62)
        assert known.value(mark) == UNKNOWN
        kept[mark] = random.randrange(-(1 << 24), 1 << 24)
        known.keep(mark, kept[mark])
        assert known.value(mark) == kept[mark]
        assert known.value(mark ^ 1 << 61) == known.value(mark ^ 1 << 26) == UNKNOWN
    still = [mark for mark, value in kept.items() if known.value(mark) == value]
    gone = [mark for mark in kept if known.value(mark) == UNKNOWN]
    assert len(still) + len(gone) == len(kept) and len(still) > 1900


def test_a_value_beyond_all_bounds_is_not_kept() -> None:
    known = Known()
    for value in (1 << 24, -(1 << 24) - 1, 1 << 40):
        known.keep(5, value)
        assert known.value(5) == UNKNOWN


@pytest.mark.parametrize("variant", VARIANTS)
def test_values_are_the_points_once_the_game_is_over(variant: str) -> None:
    position = RULES.start({"variant": variant}, 2)
    playout.play_out(position, 4)
    assert position.phase == p.OVER
    values = mind_at(position).values(position)
    assert values == [points * evaluation.UNIT for points in scoring.final_scores(position)]
    assert sum(mind_at(position).chances(position, values)) == pytest.approx(1)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_short_list_is_lawful_and_has_a_move_of_every_kind(variant: str, seats: int) -> None:
    for seed in games(30):
        position = midway(variant, seats, seed, 25 + 11 * seed)
        if RULES.to_move(position) == NOBODY:
            continue
        weights = mind_at(position).weights
        lawful = set(RULES.moves(position))
        short = policy.options(position, weights)
        assert short
        assert set(short) <= lawful
        assert len(set(short)) == len(short)
        extras = {m.PLACE, m.PURCHASE} if position.phase == p.ACTION else set()
        assert {m.op(move) for move in short} == {m.op(move) for move in lawful} - extras
        assert {move for _, move in policy.ranked(position, weights)} <= lawful


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_games_get_on_and_come_to_an_end(variant: str, seats: int) -> None:
    for seed in games(4):
        position = RULES.start({"variant": variant}, seats)
        mind, chance = mind_at(position), policy.World(seed)
        rests = 0
        for _ in range(3000):
            if position.phase == p.OVER:
                break
            if RULES.to_move(position) == CHANCE:
                RULES.advance(position, chance.chance_move(position))
            else:
                move = mind.choose(position)
                rests += m.op(move) == m.PASS
                RULES.advance(position, move)
        assert position.phase == p.OVER
        assert position.turn < 100 * seats
        assert rests < position.turn / 3


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_seat_without_markers_had_rather_build_than_rest(variant: str, seats: int) -> None:
    place = {name: at for at, name in enumerate(FEATURES)}
    for row in mind_for(variant, seats).weights.rows:
        florin = row[place["last_florins"]] + row[place["florins_end"]] * evaluation.PAY // 5
        resting = 2 * florin - policy.REST
        for value in range(1, 6):
            block = row[place["points"]] * evaluation.PAY - row[place["last_blocks"]]
            assert value * block - row[place["last_supply"]] > resting


def test_blocks_count_otherwise_once_the_last_marker_is_placed() -> None:
    position = midway("basic", 2, 3, 60)
    seat = position.seat
    place = {name: at for at, name in enumerate(FEATURES)}
    before = evaluation.features(position, seat, 8, 0)
    held = sum(position.blocks[seat * 6 : seat * 6 + 6])
    assert held
    assert before[place["last_blocks"]] == before[place["last_one"]] == 0
    position.slots = p.changed(position.slots, seat, -position.slots[seat])
    position.open_markers = p.changed(position.open_markers, seat, -position.open_markers[seat])
    after = evaluation.features(position, seat, 8, 0)
    assert after[place["last_blocks"]] == held
    assert after[place["last_florins"]] == position.florins[seat]
    assert not any(after[evaluation.BLOCKS_AT : evaluation.BEYOND_AT + 4])


def test_a_world_brings_the_same_tiles_to_all_who_look_into_it() -> None:
    ends = []
    for other_turns in (0, 40):
        position = midway("basic", 2, 1, 12)
        world = policy.World(77)
        for lot in range(other_turns):
            # blocks that are drawn in one line of play and not in the other
            world.drawn += lot
        shown = []
        while position.supply_left > 8:
            position.phase = p.REVEALING
            position.display = p.replaced(position.display, 0, -1)
            kind = m.arg(world.chance_move(position))
            shown.append(kind)
            position.supply = p.changed(position.supply, kind, -1)
            position.supply_left -= 1
        ends.append(shown)
    assert ends[0] == ends[1]


def test_every_weight_has_the_name_of_a_feature() -> None:
    for variant in VARIANTS:
        for seats in (2, 3, 4):
            data = json.loads(weights_file(variant, seats).read_text(encoding="utf-8"))
            assert set(data["weights"]) <= set(FEATURES)
            assert mind_for(variant, seats) is mind_for(variant, seats)
    for style in STYLES:
        assert set(STYLES[style]) == set(VARIANTS)
        assert all(set(leanings) <= set(FEATURES) for leanings in STYLES[style].values())
        assert mind_for("basic", 2, style) is not mind_for("basic", 2)


def test_parts_come_to_the_value_but_for_what_tells_nobody_anything() -> None:
    position = midway("advanced", 3, 5, 150)
    mind = mind_at(position)
    row = mind.weights.rows[evaluation.time_left(position)]
    for value, parts, found in zip(
        mind.values(position), mind.parts(position), mind.observe(position)[1], strict=True
    ):
        untold = sum(
            one * weight
            for name, one, weight in zip(FEATURES, found, row, strict=True)
            if not part_of(name)
        )
        assert sum(parts.values()) + untold == value
        assert set(parts) <= set(PARTS)


@pytest.mark.parametrize(
    ("variant", "seats", "style", "seed"),
    [
        ("basic", 2, "racer", 3),
        ("basic", 3, "", 0),
        ("basic", 3, "thrift", 8),
        ("advanced", 2, "", 1),
    ],
)
@pytest.mark.parametrize("sleeps", [True, False])
def test_a_game_ends_even_with_a_seat_that_only_rests(
    variant: str, seats: int, style: str, seed: int, sleeps: bool
) -> None:
    """Without patience that runs out, these four rest for ever: three with a sleeper, and the
    saver among its like. Florins without end were worth more to each than the end."""
    mind = mind_for(variant, seats, style)
    position = RULES.start({"variant": variant}, seats)
    world = policy.World(seed)
    while position.phase != p.OVER:
        assert position.turn < 200 * seats
        seat = RULES.to_move(position)
        if seat == CHANCE:
            move = world.chance_move(position)
        elif sleeps and seat == 0:
            lawful = legal_moves(position)
            move = next((move for move in lawful if m.op(move) == m.PASS), lawful[0])
        else:
            move = mind.choose(position)
        RULES.advance(position, move)


@pytest.mark.slow
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("style", STYLES)
def test_a_style_is_seen_in_how_it_plays(variant: str, style: str) -> None:
    """Greedy games against the plain mind: what the one with the style has more of."""
    more = {"florins": 0.0, "buildings": 0.0, "markers": 0.0}
    for seed in range(12):
        for seat in range(2):
            minds = [mind_for(variant, 2, style if other == seat else "") for other in range(2)]
            positions = played(minds, variant, seed)
            mine, other = habits(positions, seat), habits(positions, 1 - seat)
            for name in more:
                more[name] += (mine[name] - other[name]) / 24
    if style == "thrift":
        assert more["florins"] > 5
    elif style == "builder":
        assert more["buildings"] > 0.6 and more["markers"] > 0.4
    else:
        assert style == "racer" and more["buildings"] > 0.6 and more["markers"] < -0.1


def played(minds: list[CarraraMind], variant: str, seed: int) -> list[p.CarraraPosition]:
    """All positions of a game."""
    position = RULES.start({"variant": variant}, len(minds))
    world = policy.World(seed)
    positions = [position.copy()]
    while position.phase != p.OVER:
        seat = RULES.to_move(position)
        chance = seat == CHANCE
        move = world.chance_move(position) if chance else minds[seat].choose(position)
        RULES.advance(position, move)
        positions.append(position.copy())
    return positions
