"""Every kind of move where it is not due, and moves that are no moves."""

import pytest

from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.rules import RULES
from tests.games.carrara.builder import pack, play, refused, started, table

MOVES = {
    "first": m.simple(m.FIRST, 0),
    "tile": m.simple(m.TILE, 3),
    "draw": m.simple(m.DRAW, 0),
    "turn": m.simple(m.TURN),
    "buy": m.buy(0, pack("P")),
    "lift": m.simple(m.LIFT),
    "build": m.build(0, 0, pack("W")),
    "monument": m.monument(5, 1, pack("WYYYYYYY")),
    "court": m.simple(m.COURT, 0),
    "space": m.simple(m.SPACE, 11),
    "upgrade": m.simple(m.UPGRADE, 0),
    "pass": m.simple(m.PASS),
    "inner": m.simple(m.INNER),
    "take": m.put(m.TAKE, m.NO_PIECE, 0, 0),
    "place": m.place_stored(0, 1, 0),
    "purchase": m.put(m.PURCHASE, m.decoration(5), 1, 0),
    "done": m.simple(m.DONE),
    "disc": m.simple(m.DISC, 3),
}
DUE = {
    "lot": {"first"},
    "tiles": {"tile"},
    # of both variants: what the other has is refused for another reason
    "action": {"turn", "buy", "build", "monument", "court", "pass", "inner", "place", "purchase"},
    "draw": {"draw"},
    "buy": {"buy", "lift"},
    "space": {"space"},
    "upgrade": {"upgrade"},
    "reveal": {"tile"},
    "over": set(),
    "disc": {"disc"},
    "take": {"take"},
    "finish": {"place", "purchase", "done"},
    "advanced action": {
        "turn",
        "inner",
        "buy",
        "build",
        "monument",
        "court",
        "pass",
        "place",
        "purchase",
    },
}


ADVANCED = ("take", "finish", "advanced action")


def at(phase: str) -> p.CarraraPosition:
    """A position in a phase, come to by playing where that is short."""
    if phase == "lot":
        return RULES.start({}, 2)
    if phase == "tiles":
        position = RULES.start({}, 2)
        play(position, "first 0")
        return position
    if phase == "over":
        position = table()
        position.phase = p.OVER
        return position
    if phase == "disc":
        position = RULES.start({"variant": "advanced"}, 2)
        play(position, "first 0")
        return position
    position = table(
        hands={0: "WYYYYYYY"},
        columns={0: {"Pisa": ["villa 1"]}},
        display=["biblioteca 1"],
        options={"variant": "advanced"} if phase in ADVANCED else {},
        stores={0: ["red"]} if phase in ADVANCED else {},
    )
    lines = {
        "action": (),
        "draw": ("turn",),
        "buy": ("turn", *["draw P"] * 6),
        "space": ("court 1",),
        "upgrade": ("monument porta Pisa WYYYYYYY",),
        "reveal": ("build biblioteca 1 Pisa W",),
        "advanced action": (),
        "take": ("court 1",),
        "finish": ("pass",),
    }[phase]
    play(position, *lines)
    return position


@pytest.mark.parametrize("phase", list(DUE))
def test_phases_are_reached(phase: str) -> None:
    assert RULES.view(at(phase), 0).phase == phase.split()[-1]


@pytest.mark.parametrize("name", list(MOVES))
@pytest.mark.parametrize("phase", list(DUE))
def test_what_is_not_due(phase: str, name: str) -> None:
    if name not in DUE[phase]:
        refused(at(phase), MOVES[name], "phase")


@pytest.mark.parametrize("phase", list(DUE))
@pytest.mark.parametrize("move", [18, 19, 25, 31, 1 << 40 | 18])
def test_numbers_that_are_no_move(phase: str, move: int) -> None:
    refused(at(phase), move, "move")


@pytest.mark.parametrize("phase", list(DUE))
def test_negative_numbers_are_no_moves(phase: str) -> None:
    position = at(phase)
    for move in range(-64, 0):
        refused(position, move, "move")


def test_a_negative_number_does_not_build_an_empty_slot() -> None:
    position = table(hands={0: "YYYYY"}, display=["villa 1"])
    refused(position, m.build(-1, 1, pack("YYYYY")), "move")
    refused(position, m.monument(5, 1, pack("YYYYY"), row=-2), "move")


@pytest.mark.parametrize("extra", [1 << 4, 1 << 5, 1 << 30])
@pytest.mark.parametrize("name", ["turn", "inner", "pass"])
def test_moves_without_figures_have_none(name: str, extra: int) -> None:
    refused(at("action"), MOVES[name] | extra, "move")


@pytest.mark.parametrize(
    ("phase", "move", "rule"),
    [
        ("lot", m.simple(m.FIRST, 2), "supply"),
        ("tiles", m.simple(m.TILE, 2), "supply"),  # no threes with two seats
        ("tiles", m.simple(m.TILE, 30), "supply"),
        ("reveal", m.simple(m.TILE, 0), "supply"),
        ("draw", m.simple(m.DRAW, 6), "supply"),
        ("draw", m.simple(m.DRAW, 1), "supply"),
        ("action", m.buy(6, pack("P")), "move"),
        ("action", m.buy(0, pack("P")) | 1 << 40, "move"),
        ("action", m.buy(0, 0), "buy-one"),
        ("action", m.buy(1, pack("P")), "absent"),
        ("buy", m.buy(0, pack("WW")), "absent"),
        ("action", m.build(29, 0, pack("W")), "display"),
        ("action", m.build(30, 0, pack("W")), "display"),
        ("action", m.build(0, 6, pack("W")), "move"),
        ("action", m.build(0, 0, 0), "payment"),
        ("action", m.build(0, 0, pack("WY")), "payment"),
        ("action", m.build(0, 0, pack("WW")), "blocks"),
        ("action", m.monument(6, 0, pack("W")), "monument"),
        ("action", m.monument(5, 7, pack("W")), "move"),
        ("action", m.monument(5, 7, pack("W"), 0), "over"),
        ("action", m.monument(5, 1, pack("W"), 5), "over"),
        ("action", m.simple(m.COURT, 6), "marker"),
        ("action", m.simple(m.COURT, 15), "marker"),
        ("action", m.simple(m.COURT, 99), "marker"),
        ("space", m.simple(m.SPACE, 1), "minimum"),
        ("space", m.simple(m.SPACE, 9), "minimum"),
        ("space", m.simple(m.SPACE, 12), "minimum"),
        ("space", m.simple(m.SPACE, 99), "move"),
        ("upgrade", m.simple(m.UPGRADE, 8), "upgrade"),
        ("upgrade", m.simple(m.UPGRADE, 99), "upgrade"),
    ],
)
def test_figures_that_do_not_fit(phase: str, move: int, rule: str) -> None:
    refused(at(phase), move, rule)


def test_a_started_game_lists_what_can_be_done() -> None:
    names = {RULES.notation(started(2), move).split()[0] for move in RULES.moves(started(2))}
    assert names == {"turn", "buy", "pass", "build"}
