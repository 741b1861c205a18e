"""Position documents: every position comes back, and every impossible one is refused by name."""

import json
from collections.abc import Callable, Iterator
from functools import cache
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from carrara_desktop.engine.document import DocumentError, game_of
from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.position import CarraraPosition
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.walks import chance, games, pick

VARIANTS = pytest.mark.parametrize("variant", ["basic", "advanced"])
SEATS = pytest.mark.parametrize("seats", [2, 3, 4])
TABLES: tuple[dict[str, Any], ...] = (
    {},
    {"first": 1, "upgrades": "landscapes", "open_screens": True},
    {
        "third_place": "halved",
        "outer_disc": ["gate", "book", "cup", "crown", "flag", "arms"],
        "inner_disc": ["white", "yellow", "purple", "red", "green", "blue"],
    },
)


def walk(variant: str, seats: int, seed: int) -> Iterator[CarraraPosition]:
    """Every position of a random game; the same object, advanced."""
    random = Random(seed * 10 + seats)
    position = RULES.start({"variant": variant, **TABLES[seed % 3]}, seats)
    while True:
        yield position
        if (actor := RULES.to_move(position)) == NOBODY:
            return
        moves = RULES.moves(position)
        by_chance = actor == CHANCE
        move = chance(position, moves, random) if by_chance else pick(moves, random, seed % 2 == 1)
        RULES.advance(position, move)


@cache
def of_phase(variant: str, phase: str, seats: int = 3, seed: int = 1) -> dict[str, Any]:
    """The document of the middle one of a phase's positions in a game that has some."""
    for start in range(seed, seed + 30):
        found = [
            position.copy()
            for position in walk(variant, seats, start)
            if p.PHASES[position.phase] == phase
        ]
        if found:
            document: dict[str, Any] = json.loads(RULES.document(found[len(found) // 2]))
            return document
    raise AssertionError(f"no game has {phase}")


def found(variant: str, wanted: Callable[[CarraraPosition], bool]) -> dict[str, Any]:
    """The document of the first position for three that is as wanted."""
    for seed in range(100):
        for position in walk(variant, 3, seed):
            if wanted(position):
                document: dict[str, Any] = json.loads(RULES.document(position))
                return document
    raise AssertionError("there is no such position")


def copied(document: dict[str, Any]) -> dict[str, Any]:
    return json.loads(json.dumps(document))


def refusal(document: dict[str, Any]) -> DocumentError:
    with pytest.raises(DocumentError) as caught:
        RULES.read_document(json.dumps(document).encode())
    return caught.value


# -- there and back ---------------------------------------------------------------------


@VARIANTS
@SEATS
def test_every_position_comes_back(variant: str, seats: int) -> None:
    phases: set[int] = set()
    for seed in games(6):
        random = Random(seed)
        for position in walk(variant, seats, seed):
            if position.phase in phases and random.random() > 0.1:
                continue
            phases.add(position.phase)
            data = RULES.document(position)
            again = RULES.read_document(data)
            assert again == position
            assert again.digest() == position.digest()
            assert RULES.document(again) == data
            assert game_of(data) == "carrara"
    missing = {p.TURNING_DISC, p.TAKING, p.FINISHING} if variant == "basic" else set()
    assert phases >= set(range(12)) - missing - {p.UPGRADING}


@VARIANTS
def test_it_can_be_read(variant: str) -> None:
    text = json.dumps(of_phase(variant, "action"))
    for name in ("Lucca", "porta", "white", "florins", "spaces", '"phase": "action"'):
        assert name in text


def test_the_order_of_building_may_be_left_out() -> None:
    document = copied(of_phase("advanced", "over"))
    before = RULES.read_document(json.dumps(document).encode())
    for seat in document["seats"]:
        for column in seat["columns"].values():
            for building in column:
                del building["built"]
    after = RULES.read_document(json.dumps(document).encode())
    assert sorted(after.built) == sorted(before.built)
    for seat in range(3):
        for city in range(6):
            assert after.column(seat, city) == before.column(seat, city)


# -- what is refused --------------------------------------------------------------------

Change = Callable[[dict[str, Any]], None]


def put(path: str, value: Any) -> Change:
    """Set what is at a path such as "seats.0.florins"."""

    def change(document: dict[str, Any]) -> None:
        *way, last = [int(word) if word.isdigit() else word for word in path.split(".")]
        place: Any = document
        for step in way:
            place = place.setdefault(step, {}) if isinstance(place, dict) else place[step]
        place[last] = value

    return change


def drop(path: str) -> Change:
    def change(document: dict[str, Any]) -> None:
        *way, last = [int(word) if word.isdigit() else word for word in path.split(".")]
        place: Any = document
        for step in way:
            place = place[step]
        del place[last]

    return change


REFUSED: tuple[tuple[str, str, Change, str, str], ...] = (
    # the document
    ("basic", "action", put("game", "chess"), "$.game", "carrara"),
    ("basic", "action", put("format", 2), "$.format", "unknown"),
    ("basic", "action", put("format", "1"), "$.format", "int"),
    ("basic", "action", put("weather", 1), "$", "weather"),
    ("basic", "action", drop("wheel.III"), "$.wheel", "III"),
    ("basic", "action", put("seats.1.florins", -1), "$.seats[1].florins", ">= 0"),
    ("basic", "action", put("seats.1.florins", "12"), "$.seats[1].florins", "int"),
    ("basic", "action", put("seats.1.florins", 10**9), "$.seats[1].florins", "<="),
    ("basic", "action", put("seats.0.points.cities", -3), "$.seats[0].points.cities", ">= 0"),
    ("basic", "action", put("seats", []), "$.seats", "2 to 4"),
    ("basic", "action", put("table.variant", "expert"), "$.table.variant", "basic, advanced"),
    ("basic", "action", put("table.third_place", 3), "$.table.third_place", "str"),
    ("basic", "action", put("table.outer_disc", ["cup"] * 6), "$.table.outer_disc", "once"),
    # what belongs to the other variant
    ("basic", "action", put("pieces", {}), "$.pieces", "advanced"),
    ("basic", "action", put("wheel.II.statue", "red"), "$.wheel.II.statue", "advanced"),
    ("basic", "action", put("seats.0.warehouses", [None, None]), "$.seats[0].warehouses", "adv"),
    ("basic", "action", put("turn.purchased", True), "$.turn.purchased", "advanced"),
    ("basic", "action", put("turn.phase", "finish"), "$.turn.phase", "advanced"),
    ("advanced", "action", put("pieces", None), "$.pieces", "needs"),
    # blocks
    ("basic", "action", put("bag.white", 7), "$.bag.white", "white blocks"),
    ("basic", "action", put("bag.pink", 1), "$.bag", "pink"),
    ("basic", "action", put("wheel.VI.blocks.red", 12), "$.wheel.VI.blocks", "on the wheel"),
    ("basic", "action", put("bag", {}), "$.bag.", "missing"),
    ("basic", "draw", put("turn.to_draw", 0), "$.turn.to_draw", "should be"),
    ("basic", "draw", put("turn.to_draw", 9), "$.turn.to_draw", "should be"),
    ("basic", "action", put("turn.to_draw", 1), "$.turn.to_draw", "only in phase"),
    ("basic", "action", put("wheel.turned", 6), "$.wheel.turned", "0 to 5"),
    # tiles
    ("basic", "action", put("display.0", "porta 6"), "$.display[0]", "no tile"),
    ("basic", "action", put("display.0", "porta 8"), "$.display[0]", "no tile"),
    ("basic", "tiles", put("display.8", "porta 3"), "$.", ""),
    ("basic", "action", put("display", [None] * 8), "$.display", "8 slots"),
    ("basic", "lot", drop("monuments.0"), "$.monuments", "missing"),
    ("basic", "lot", drop("supply.0"), "$.supply", "missing"),
    ("basic", "action", put("monuments", ["porta", "porta"]), "$.monuments[1]", "twice"),
    ("basic", "action", put("upgrades", ["Pisa"]), "$.upgrades", "missing"),
    ("basic", "action", put("seats.2.upgrades", ["Pisa"]), "$.seats[2].upgrades", ""),
    # turns and the end
    ("basic", "action", put("turn.seat", 3), "$.turn.seat", "no seat 3"),
    ("basic", "action", put("turn.number", 0), "$.turn.number", "from 1"),
    ("basic", "action", put("turn.phase", "lunch"), "$.turn.phase", "known are"),
    ("basic", "action", put("turn.first", None), "$.turn.first", "lot"),
    ("basic", "action", put("turn.marker_from", 1), "$.turn.marker_from", "in hand"),
    ("basic", "action", put("turn.phase", "over"), "$.turn.phase", "not over"),
    ("basic", "action", put("turn.phase", "reveal"), "$.display", "0 empty slots"),
    ("basic", "over", put("turn.phase", "reveal"), "$.turn.phase", "supply is empty"),
    ("basic", "over", put("end", None), "$.turn.phase", "not over"),
    ("basic", "over", put("end.turns_left", 1), "$.end.turns_left", "0"),
    ("basic", "over", put("turn.phase", "action"), "$.end.turns_left", "1"),
    ("basic", "over", put("seats.0.points.ending", 4), "$.seats[0].points.ending", "should be"),
    # markers
    ("basic", "space", put("turn.marker_from", None), "$.turn.marker_from", "came from"),
    ("basic", "space", put("turn.marker_from", 7), "$.turn.marker_from", "1 to 6"),
    ("basic", "space", put("turn.marker_from", "bag"), "$.turn.marker_from", "open"),
    ("basic", "space", put("turn.phase", "action"), "$.turn.marker_from", "in hand"),
    ("basic", "action", put("seats.0.markers.open", 9), "$.seats[0].markers", "markers"),
    ("basic", "action", put("seats.0.markers.spaces", ["X"]), "$.seats[0].markers.spaces[0]", ""),
    ("basic", "lot", put("seats.0.markers.slots", [1, 1]), "$.seats[0].markers.slots[1]", "second"),
    ("basic", "lot", put("seats.0.markers.slots", [7]), "$.seats[0].markers.slots[0]", "1 to 6"),
    ("basic", "action", put("visit", {"seat": 5, "slot": 1}), "$.visit.seat", "no seat"),
    ("basic", "action", put("visit", {"seat": 0, "slot": 9}), "$.visit.slot", "no slot"),
    # pieces
    ("advanced", "action", put("wheel.I.decoration", "cake"), "$.wheel.I.decoration", "known"),
    ("advanced", "action", put("wheel.I.statue", None), "$.wheel.I.statue", "stands here"),
    ("advanced", "action", put("pieces.decorations.cup", 8), "$.pieces.decorations.cup", "6"),
    ("advanced", "action", put("pieces.statues.red", 7), "$.pieces.statues.red", "6"),
    ("advanced", "action", put("pieces.statues.gold", 7), "$.pieces.statues.gold", "6"),
    ("advanced", "action", put("seats.0.warehouses", [None]), "$.seats[0].warehouses", "2"),
    ("advanced", "take", put("turn.marker_from", "open"), "$.turn.", ""),
    ("advanced", "take", put("turn.cleared", "VII"), "$.turn.cleared", "section"),
    # the set-up
    ("basic", "lot", put("seats.0.florins", 21), "$.seats[0].florins", "20"),
    ("basic", "tiles", put("seats.0.florins", 21), "$.seats[0].florins", "20"),
    ("basic", "tiles", put("turn.number", 3), "$.turn.number", "0"),
    ("basic", "tiles", put("display.0", None), "$.", ""),
    ("advanced", "disc", put("seats.1.points.types", 2), "$.seats[1].points", ""),
)  # fmt: skip


@pytest.mark.parametrize(("variant", "phase", "change", "path", "reason"), REFUSED)
def test_what_is_wrong_is_named(
    variant: str, phase: str, change: Change, path: str, reason: str
) -> None:
    document = copied(of_phase(variant, phase))
    change(document)
    error = refusal(document)
    assert error.path.startswith(path), error
    assert reason in error.reason, error
    assert str(error) == f"{error.path}: {error.reason}"


def buildings(document: dict[str, Any]) -> Iterator[tuple[str, int, str, int, dict[str, Any]]]:
    for seat, part in enumerate(document["seats"]):
        for city, column in part["columns"].items():
            for row, building in enumerate(column):
                yield f"$.seats[{seat}].columns.{city}[{row}]", seat, city, row, building


def first_building(document: dict[str, Any], **wanted: Any) -> tuple[str, dict[str, Any]]:
    for path, *_, building in buildings(document):
        if all(building.get(name) == value for name, value in wanted.items()):
            return path, building
    raise AssertionError(wanted)


def test_43_blocks_are_refused() -> None:
    document = copied(of_phase("basic", "action"))
    document["seats"][2].setdefault("blocks", {})
    blocks = document["seats"][2]["blocks"]
    blocks["red"] = blocks.get("red", 0) + 1
    error = refusal(document)
    assert "43 of all colours" in error.reason
    assert "red" in error.path


def test_a_building_that_cannot_be() -> None:
    document = of_phase("advanced", "over")
    path, building = first_building(copied(document), decoration=None)
    type_, _, value = building["tile"].partition(" ")
    for field, wrong, at in (
        ("tile", "casa 3", "tile"),
        ("tile", f"{type_} 6", "tile"),
        ("covers", 9, "covers"),
        ("decoration", "cup" if type_ != "cathedrale" else "book", "decoration"),
        ("statue", ["red", "gold"], "statue"),
        ("statue", "bronze", "statue"),
    ):
        changed = copied(document)
        _, building = first_building(changed, decoration=None)
        building[field] = wrong
        error = refusal(changed)
        assert error.path == f"{path}.{at}", error
    assert value


def test_two_statues_on_a_building() -> None:
    document = copied(of_phase("advanced", "over"))
    _, building = first_building(document)
    building["statue"] = ["gold", "gold"]
    assert refusal(document).reason == "a building carries one statue at most"


def test_a_statue_that_the_city_does_not_take() -> None:
    document = copied(of_phase("advanced", "over"))
    for path, _, city, _, building in buildings(document):
        if city != "Lerici":
            building["statue"] = "purple"
            error = refusal(document)
            assert (error.path, city in error.reason) == (f"{path}.statue", True)
            return
    raise AssertionError("no building")


def test_a_decoration_or_statue_too_many() -> None:
    document = copied(of_phase("advanced", "over"))
    document["pieces"]["decorations"] = dict.fromkeys(
        ("book", "cup", "crown", "gate", "flag", "arms"), 6
    )
    document["pieces"]["statues"] = dict.fromkeys(
        ("white", "yellow", "red", "green", "blue", "purple"), 6
    )
    error = refusal(document)
    assert "and there are 6" in error.reason


def test_golden_statues_come_from_the_court() -> None:
    document = copied(of_phase("advanced", "action"))
    for seat in document["seats"]:
        seat["warehouses"] = [{"piece": "gold"}, {"piece": "gold"}]
    document["pieces"]["statues"].pop("gold", None)
    assert "golden statues" in refusal(document).reason or refusal(document).path


def test_a_tile_too_many_for_the_seats() -> None:
    document = copied(of_phase("basic", "action", seats=2))
    document["display"][4] = "villa 3"
    error = refusal(document)
    assert error.path == "$.display[4]"
    assert "villa 3 with 2 seats" in error.reason


def test_a_second_monument_of_a_kind() -> None:
    document = found("basic", lambda position: position.monuments < 63)
    type_ = next(b["tile"] for *_, b in buildings(document) if b["tile"].endswith(" 8"))
    document["seats"][2]["columns"].setdefault("Lerici", []).append({"tile": type_})
    for *_, building in buildings(document):
        building.pop("built", None)
    error = refusal(document)
    assert "a second monument" in error.reason
    assert error.path.endswith(".tile")
    document = found("basic", lambda position: position.monuments < 63)
    document["monuments"].append(type_.split()[0])
    assert refusal(document).path == "$.monuments"


def test_a_city_scored_twice() -> None:
    def two_with_buildings(position: CarraraPosition) -> bool:
        return position.phase == p.OVER and any(spaces & 63 for spaces in position.spaces)

    document = found("basic", two_with_buildings)
    seat, city = next(
        (seat, space)
        for seat, part in enumerate(document["seats"])
        for space in part["markers"].get("spaces", [])
        if space[0].isupper()
    )
    other = (seat + 1) % 3
    spaces = document["seats"][other]["markers"]["spaces"]
    spaces[next(k for k, space in enumerate(spaces) if space[0].islower())] = city
    error = refusal(document)
    later = max(seat, other)
    assert error.path == f"$.seats[{later}].markers.spaces"
    assert f"{city} has been scored by another seat" in error.reason or other < seat


def test_slots_out_of_step_with_the_visit() -> None:
    def visited(position: CarraraPosition) -> bool:
        return position.phase == p.SCORING and position.visitor == position.seat

    document = found("basic", visited)
    seat, slot = document["visit"]["seat"], document["visit"]["slot"]
    changed = copied(document)
    after = (seat + 1) % 3
    markers = changed["seats"][after]["markers"]
    markers["slots"].remove(slot)
    markers["open"] = markers.get("open", 0) + 1
    error = refusal(changed)
    assert error.path == f"$.seats[{after}].markers.slots"
    assert "still to answer" in error.reason
    changed = copied(document)
    markers = changed["seats"][after]["markers"]
    markers["slots"].remove(next(other for other in markers["slots"] if other != slot))
    markers["open"] = markers.get("open", 0) + 1
    assert "a slot empties for all" in refusal(changed).reason
    changed = copied(document)
    changed["visit"] = None
    assert refusal(changed).path == "$.visit"
    changed = copied(document)
    changed["visit"]["slot"] = slot % 6 + 1
    assert refusal(changed).path == "$.turn.marker_from"
    changed = copied(document)
    changed["turn"]["marker_from"] = "open"
    assert refusal(changed).path == "$.turn.marker_from"


def test_an_end_that_nobody_could_bring() -> None:
    def ending(position: CarraraPosition) -> bool:
        return position.ender >= 0 and position.phase == p.ACTION

    document = found("basic", ending)
    changed = copied(document)
    changed["end"]["turns_left"] += 1
    assert refusal(changed).path == "$.end.turns_left"
    changed = copied(document)
    changed["end"] = None
    assert refusal(changed).path == "$.end"
    changed = copied(document)
    changed["end"]["ender"] = document["turn"]["seat"]
    assert refusal(changed).path == "$.end.ender"
    changed = copied(document)
    changed["seats"][document["end"]["ender"]]["points"]["ending"] = 0
    assert refusal(changed).path == f"$.seats[{document['end']['ender']}].points.ending"
    changed = found("basic", lambda position: position.turn == 4)
    changed["end"] = {"ender": 2, "turns_left": 1}
    assert refusal(changed).path == "$.end"


def test_points_that_nothing_brought() -> None:
    for source in ("bonuses", "cities", "types", "landscapes", "building"):
        document = copied(of_phase("basic", "action"))
        points = document["seats"][1].setdefault("points", {})
        points[source] = points.get(source, 0) + 100
        error = refusal(document)
        assert error.path == f"$.seats[1].points.{source}"


def test_taking_with_nothing_offered() -> None:
    def clearing(position: CarraraPosition) -> bool:
        return position.phase == p.TAKING and position.chosen >= 16

    document = found("advanced", clearing)
    section = document["turn"]["cleared"]
    sector = document["wheel"][section]
    changed = copied(document)
    changed["pieces"]["decorations"][sector["decoration"]] = 0
    changed["pieces"]["statues"][sector["statue"]] = 0
    assert "nothing is offered" in refusal(changed).reason
    changed = copied(document)
    full = next(name for name in changed["wheel"] if name.isupper() and name != section)
    changed["wheel"][section]["blocks"], changed["wheel"][full]["blocks"] = (
        changed["wheel"][full]["blocks"],
        changed["wheel"][section].get("blocks", {}),
    )
    if changed["wheel"][section]["blocks"]:
        assert refusal(changed).path == f"$.wheel.{section}.blocks"
    changed = copied(document)
    changed["seats"][changed["turn"]["seat"]]["warehouses"] = [
        {"piece": "cup", "fresh": True},
        None,
    ]
    assert refusal(changed).path.endswith((".fresh", "warehouses[0].piece"))


def test_more_done_than_there_were_turns() -> None:
    document = copied(of_phase("basic", "over"))
    document["turn"]["number"] -= 3 * (document["turn"]["number"] // 3 - 1)
    assert refusal(document).path == "$.turn.number"


@pytest.mark.parametrize(
    "data",
    [
        b"", b"{", b"[]", b"null", b"\xff", b"\0" * 99, b"[" * 100_000, b'{"document": "position"}',
        b'{"game": "carrara"}', b'{"document": "position", "game": 3}', b'{"a": NaN}',
        b'{"document": "position", "game": "carrara", "game": "carrara"}', b"9" * 5000,
        b" " * (1024 * 1024 + 1),
    ],
)  # fmt: skip
def test_what_is_no_document(data: bytes) -> None:
    with pytest.raises(DocumentError) as caught:
        RULES.read_document(data)
    assert caught.value.path.startswith("$")
    with pytest.raises(DocumentError):
        game_of(data)


def test_a_key_that_stands_twice() -> None:
    text = json.dumps(of_phase("basic", "action"))
    twice = text.replace('"florins"', '"florins": 1, "florins"', 1)
    with pytest.raises(DocumentError, match="'florins' stands twice"):
        RULES.read_document(twice.encode())


# -- fuzzing ----------------------------------------------------------------------------


@cache
def some_documents() -> tuple[dict[str, Any], ...]:
    return tuple(
        of_phase(variant, phase, seats, seed)
        for variant in ("basic", "advanced")
        for phase in p.PHASES
        if variant == "advanced" or phase not in ("disc", "take", "finish")
        for seats, seed in ((2, 1), (3, 4))
    )


def places(value: Any) -> Iterator[tuple[Any, Any]]:
    """Every container and key of a document."""
    if isinstance(value, (dict, list)):
        for key in list(value) if isinstance(value, dict) else range(len(value)):
            yield value, key
            yield from places(value[key])


JUNK = (None, True, -1, 0, 1, 7, 10**30, 1.5, "", "porta 4", "Massa", "gold", [], {}, [[]], "I")


def _transfer(everything: list[tuple[Any, Any]], random: Random) -> None:
    """Move one thing to where another of its sort is, so that sums stay as they were."""
    place, key = random.choice(everything)
    value = place[key]
    if type(value) is int:
        others = [other for other in everything if other[1] == key]
        other, other_key = random.choice(others)
        if type(other[other_key]) is int:
            place[key] -= 1
            other[other_key] += 1
    elif isinstance(place, list) and isinstance(value, (str, dict)):
        lists = [other for other, _ in everything if isinstance(other, list)]
        other = random.choice(lists)
        if type(other[0] if other else value) is type(value):
            other.append(place.pop(key))


def mutated(document: dict[str, Any], random: Random) -> dict[str, Any]:
    """The same with one small thing or two changed, mostly to something plausible."""
    document = copied(document)
    for _ in range(random.choice((1, 1, 1, 2, 2, 3))):
        everything = list(places(document))
        place, key = random.choice(everything)
        kind = random.random()
        value = place[key]
        if random.random() < 0.4:
            _transfer(everything, random)
        elif kind < 0.35 and type(value) is int:
            place[key] = value + random.choice((-1, 1, 2))
        elif kind < 0.6:
            other, other_key = random.choice(everything)
            if type(other[other_key]) is type(value):
                place[key] = copied(other[other_key])
        elif kind < 0.75:
            place[key] = random.choice(JUNK)
        elif kind < 0.85:
            del place[key]
        elif isinstance(place, list):
            place.insert(random.randrange(len(place) + 1), copied(value))
        elif isinstance(value, str):
            place[key] = random.choice(("action", "buy", "space", "over", "red", "open", "urban"))
    return document


@given(st.integers(0, 2**32))
def test_mutations_are_refused_or_sound(seed: int) -> None:
    """What is accepted can be played on, and all that comes of it is accepted as well."""
    random = Random(seed)
    document = mutated(random.choice(some_documents()), random)
    try:
        position = RULES.read_document(json.dumps(document).encode())
    except DocumentError:
        return
    again = RULES.read_document(RULES.document(position))
    assert again == position
    for _ in range(40):
        for seat in (*range(position.n), None):
            RULES.view(position, seat)
        if (actor := RULES.to_move(position)) == NOBODY:
            RULES.result(position)
            break
        moves = RULES.moves(position)
        move = chance(position, moves, random) if actor == CHANCE else pick(moves, random, True)
        RULES.play(position, move)
        assert RULES.read_document(RULES.document(position)) == position


@given(st.binary(max_size=200) | st.text().map(str.encode))
def test_any_bytes_are_refused(data: bytes) -> None:
    with pytest.raises(DocumentError):
        RULES.read_document(data)
