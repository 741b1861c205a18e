"""One short line a move, the same for people and programs.

====================================  =====================================================
``turn``                              turn the wheel (and refill it)
``buy III GB``                        buy a green and a blue block from section III
``lift``                              lift the screen: nothing is affordable
``build porta 4 Lucca WYRGG``         build a tile in a city, with the blocks paid
``monument porta Pisa WWYYYYYY``      a new monument
``monument porta Pisa over 5 WYY``    a monument over the own porta 5 in Pisa
``upgrade Pisa``, ``upgrade none``    the upgrade tile that comes with a monument
``court 4``, ``court open``           take the marker from slot 4 (1-6), or an open one
``score Lucca``                       put it on a space: a city, a type, ``urban``, ``rural``
``pass``                              pass
``first 2``, ``tile villa 3``,        chance: the seat that begins (from 0), a tile turned
``draw R``                            up, a block drawn
====================================  =====================================================

Capitals don't matter, nor does the order of the blocks.
"""

from __future__ import annotations

from collections.abc import Callable

from carrara_desktop.engine.rules import IllegalMoveError, NotationError
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import position as p

SPACES = (*c.CITIES, *c.TYPES, *c.LANDSCAPES)


def letters(packed: int) -> str:
    """Packed blocks as letters, dearest first: ``WYGG``."""
    return "".join(
        letter * count for letter, count in zip(c.COLOUR_LETTERS, m.unpack(packed), strict=True)
    )


def write(position: p.CarraraPosition, move: int) -> str:
    """The line for a move that is lawful in the position."""
    operation = m.op(move)
    if operation == m.BUY:
        return f"buy {c.SECTIONS[m.place(move)]} {letters(m.packed_counts(move))}"
    if operation == m.BUILD:
        kind = m.built_kind(move)
        paid = letters(m.packed_counts(move))
        return f"build {_tile(kind)} {c.CITIES[m.place(move)]} {paid}"
    if operation == m.MONUMENT:
        city, row = m.place(move), m.monument_row(move)
        over = ""
        if row >= 0:
            over = f"over {p.building_value(position.column(position.seat, city)[row])} "
        paid = letters(m.packed_counts(move))
        return f"monument {c.TYPES[m.monument_type(move)]} {c.CITIES[city]} {over}{paid}"
    if operation == m.COURT:
        return "court open" if m.arg(move) == m.OPEN_AREA else f"court {m.arg(move) + 1}"
    if operation == m.SPACE:
        return f"score {SPACES[m.arg(move)]}"
    if operation == m.UPGRADE:
        tile = m.arg(move)
        return f"upgrade {'none' if tile == m.NO_UPGRADE else c.CITIES[c.UPGRADE_TARGETS[tile]]}"
    if operation == m.DRAW:
        return f"draw {c.COLOUR_LETTERS[m.arg(move)]}"
    if operation == m.TILE:
        return f"tile {_tile(m.arg(move))}"
    if operation == m.FIRST:
        return f"first {m.arg(move)}"
    return {m.TURN: "turn", m.LIFT: "lift", m.PASS: "pass"}[operation]


def _tile(kind: int) -> str:
    return f"{c.TYPES[kind // 5]} {kind % 5 + 1}"


def read(position: p.CarraraPosition, text: str) -> int:
    """The move that a line means in the position; whether it is lawful is not asked.

    Raises:
        NotationError: the line is not notation; the message says which word.
        IllegalMoveError: it names a tile or building that isn't there.
    """
    words = text.split()
    if not words:
        raise NotationError("notation", "an empty line is no move")
    reader = _READERS.get(words[0].lower())
    if reader is None:
        known = ", ".join(_READERS)
        raise NotationError("notation", f"{words[0]!r} is no move; known are: {known}")
    operation, forms = reader
    if len(words) - 1 not in forms:
        raise NotationError("notation", f"{text.strip()!r} has too many or too few words")
    return _ARGUMENTS[operation](position, words[1:])


def _word(word: str, names: tuple[str, ...], what: str) -> int:
    for index, name in enumerate(names):
        if name.lower() == word.lower():
            return index
    raise NotationError("notation", f"{word!r} is no {what}; known are: {', '.join(names)}")


def _number(word: str, low: int, high: int, what: str) -> int:
    if word.isascii() and word.isdigit() and len(word) < 4 and low <= int(word) <= high:
        return int(word)
    raise NotationError("notation", f"{word!r} is no {what} from {low} to {high}")


def _blocks(word: str) -> int:
    packed = 0
    for letter in word.upper():
        colour = c.COLOUR_LETTERS.find(letter)
        if colour < 0:
            raise NotationError(
                "notation", f"{letter!r} in {word!r} is no block; blocks are {c.COLOUR_LETTERS}"
            )
        if packed >> (3 * colour) & 7 == c.BLOCKS_PER_COLOUR:
            raise NotationError("notation", f"{word!r} has more blocks of a colour than there are")
        packed += 1 << (3 * colour)
    return packed


def _read_buy(position: p.CarraraPosition, words: list[str]) -> int:
    return m.buy(_word(words[0], c.SECTIONS, "section"), _blocks(words[1]))


def _kind(words: list[str]) -> int:
    return _word(words[0], c.TYPES, "building") * 5 + _number(words[1], 1, 5, "value") - 1


def _read_build(position: p.CarraraPosition, words: list[str]) -> int:
    return m.build(_kind(words), _word(words[2], c.CITIES, "city"), _blocks(words[3]))


def _read_monument(position: p.CarraraPosition, words: list[str]) -> int:
    type_ = _word(words[0], c.TYPES, "building")
    city = _word(words[1], c.CITIES, "city")
    if len(words) == 3:
        return m.monument(type_, city, _blocks(words[2]))
    if words[2].lower() != "over":
        raise NotationError("notation", f"{words[2]!r} stands where 'over' belongs")
    value = _number(words[3], 1, 5, "value")
    for row, entry in enumerate(position.column(position.seat, city)):
        if p.building_type(entry) == type_ and p.building_value(entry) == value:
            return m.monument(type_, city, _blocks(words[4]), row)
    raise IllegalMoveError(
        "over", f"there is no own {c.TYPES[type_]} {value} in {c.CITIES[city]} to cover"
    )


def _read_court(position: p.CarraraPosition, words: list[str]) -> int:
    if words[0].lower() == "open":
        return m.simple(m.COURT, m.OPEN_AREA)
    return m.simple(m.COURT, _number(words[0], 1, len(c.BASIC_SLOTS), "slot") - 1)


def _read_upgrade(position: p.CarraraPosition, words: list[str]) -> int:
    if words[0].lower() == "none":
        return m.simple(m.UPGRADE, m.NO_UPGRADE)
    city = _word(words[0], c.CITIES, "city")
    for tile, target in enumerate(c.UPGRADE_TARGETS):
        if target == city and position.upgrades >> tile & 1:
            return m.simple(m.UPGRADE, tile)
    raise IllegalMoveError("upgrade", f"no upgrade tile of {c.CITIES[city]} is left")


_READERS: dict[str, tuple[int, tuple[int, ...]]] = {
    "turn": (m.TURN, (0,)),
    "buy": (m.BUY, (2,)),
    "lift": (m.LIFT, (0,)),
    "build": (m.BUILD, (4,)),
    "monument": (m.MONUMENT, (3, 5)),
    "upgrade": (m.UPGRADE, (1,)),
    "court": (m.COURT, (1,)),
    "score": (m.SPACE, (1,)),
    "pass": (m.PASS, (0,)),
    "first": (m.FIRST, (1,)),
    "tile": (m.TILE, (2,)),
    "draw": (m.DRAW, (1,)),
}
_ARGUMENTS: dict[int, Callable[[p.CarraraPosition, list[str]], int]] = {
    m.TURN: lambda position, words: m.simple(m.TURN),
    m.LIFT: lambda position, words: m.simple(m.LIFT),
    m.PASS: lambda position, words: m.simple(m.PASS),
    m.BUY: _read_buy,
    m.BUILD: _read_build,
    m.MONUMENT: _read_monument,
    m.COURT: _read_court,
    m.UPGRADE: _read_upgrade,
    m.SPACE: lambda position, words: m.simple(m.SPACE, _word(words[0], SPACES, "scoring space")),
    m.FIRST: lambda position, words: m.simple(
        m.FIRST, _number(words[0], 0, position.n - 1, "seat")
    ),
    m.TILE: lambda position, words: m.simple(m.TILE, _kind(words)),
    m.DRAW: lambda position, words: m.simple(
        m.DRAW, _word(words[0], tuple(c.COLOUR_LETTERS), "block")
    ),
}
