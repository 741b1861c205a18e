"""One short line a move, the same for people and programs.

====================================  =====================================================
``turn``                              turn the wheel (both discs) and refill it
``turn inner``                        turn the disc of statues alone
``buy III GB``                        buy a green and a blue block from section III
``lift``                              lift the screen: nothing is affordable
``build porta 4 Lucca WYRGG``         build a tile in a city, with the blocks paid
``monument porta Pisa WWYYYYYY``      a new monument
``monument porta Pisa over 5 WYY``    a monument over the own porta 5 in Pisa
``upgrade Pisa``, ``upgrade none``    the upgrade tile that comes with a monument
``court 4``, ``court open``           take the marker from slot 4, or one from the open area
``score Lucca``                       put it on a space: a city, a type, ``urban``, ``rural``,
                                      ``florins36``, ``florins50``, ``Livorno+Lerici`` …
``take flag Pisa castello 4``         put the piece that is offered on an own building
``take red store``, ``store 2``       put it into a free warehouse, or in place of the second
``take none``                         forgo it
``place cup Massa cathedrale 3``      move a stored piece to a building
``purchase book Lucca biblioteca 2``  buy a piece for 10 florins
``done``                              end the turn
``pass``                              pass
``first 2``, ``disc 3``, ``draw R``,  chance: the seat that begins (from 0), the disc of
``tile villa 3``                      decorations, a block drawn, a tile turned up
====================================  =====================================================

A building is named by city, type and value; where two of the same differ in what stands on
them, ``#2`` after the value says which, counted from the city upward (``porta 3#2``).
Capitals don't matter, nor does the order of the blocks.
"""

from __future__ import annotations

from collections.abc import Callable

from carrara_desktop.engine.rules import AmbiguousMoveError, IllegalMoveError, NotationError
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara import pieces
from carrara_desktop.games.carrara import position as p

SPACES = (
    *c.CITIES,
    *c.TYPES,
    *c.LANDSCAPES,
    *(f"florins{need}" for need, _ in c.FLORIN_SPACES),
    *(f"{c.CITIES[one]}+{c.CITIES[other]}" for one, other in c.STATUE_PAIRS),
)
PIECES = (*c.DECORATIONS, *c.STATUES)
"""Names of the pieces 1-13."""
TARGETS = (*c.CITIES, *c.LANDSCAPES)
"""What an upgrade tile can raise."""


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
            over = f"over {_figure(position, city, row)} "
        paid = letters(m.packed_counts(move))
        return f"monument {c.TYPES[m.monument_type(move)]} {c.CITIES[city]} {over}{paid}"
    if operation == m.COURT:
        return "court open" if m.arg(move) == m.OPEN_AREA else f"court {m.arg(move) + 1}"
    if operation == m.SPACE:
        return f"score {SPACES[m.arg(move)]}"
    if operation == m.UPGRADE:
        tile = m.arg(move)
        if tile == m.NO_UPGRADE:
            return "upgrade none"
        return f"upgrade {TARGETS[position.table.upgrade_targets[tile]]}"
    if operation in (m.TAKE, m.PURCHASE):
        return _write_piece(position, move)
    if operation == m.PLACE:
        held = position.stores[position.seat * 2 + m.piece(move)] & 15
        return f"place {PIECES[held - 1]} {_building(position, m.put_city(move), m.put_row(move))}"
    if operation == m.DRAW:
        return f"draw {c.COLOUR_LETTERS[m.arg(move)]}"
    if operation == m.TILE:
        return f"tile {_tile(m.arg(move))}"
    if operation == m.FIRST:
        return f"first {m.arg(move)}"
    if operation == m.DISC:
        return f"disc {m.arg(move)}"
    return _PLAIN[operation]


_PLAIN = {
    m.TURN: "turn",
    m.INNER: "turn inner",
    m.LIFT: "lift",
    m.PASS: "pass",
    m.DONE: "done",
}


def _write_piece(position: p.CarraraPosition, move: int) -> str:
    verb = "take" if m.op(move) == m.TAKE else "purchase"
    piece, city, row = m.piece(move), m.put_city(move), m.put_row(move)
    if piece == m.NO_PIECE:
        return "take none"
    if city == m.STORE:
        return f"take {PIECES[piece - 1]} store{f' {row}' if row else ''}"
    return f"{verb} {PIECES[piece - 1]} {_building(position, city, row)}"


def _building(position: p.CarraraPosition, city: int, row: int) -> str:
    """An own building: "Pisa castello 4"."""
    type_ = p.building_type(position.column(position.seat, city)[row])
    return f"{c.CITIES[city]} {c.TYPES[type_]} {_figure(position, city, row)}"


def _figure(position: p.CarraraPosition, city: int, row: int) -> str:
    """The value of an own building, with its number where an unlike twin is in the column."""
    column = position.column(position.seat, city)
    entry = column[row]
    twins = [other for other in column if _same_tile(other, entry)]
    number = f"#{row + 1}" if any(other != entry for other in twins) else ""
    return f"{p.building_value(entry)}{number}"


def _same_tile(one: int, other: int) -> bool:
    return (p.building_type(one), p.building_value(one)) == (
        p.building_type(other),
        p.building_value(other),
    )


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
    paid = _blocks(words[4])
    # no monument lies over a monument
    _number(words[3].partition("#")[0], 1, max(c.VALUES), "value")
    row = _row(position, city, type_, words[3], lambda entry: True)
    return m.monument(type_, city, paid, row)


def _row(
    position: p.CarraraPosition,
    city: int,
    type_: int,
    figure: str,
    could_be: Callable[[int], bool],
) -> int:
    """The row of the own building that a value, or a value and a number, means.

    ``could_be`` tells which of several are meant; equal ones are the same.
    """
    value_word, hash_, number = figure.partition("#")
    value = _number(value_word, 1, c.MONUMENT_VALUE, "value")
    column = position.column(position.seat, city)
    rows = [
        row
        for row, entry in enumerate(column)
        if p.building_type(entry) == type_ and p.building_value(entry) == value
    ]
    name = f"{c.TYPES[type_]} {value}"
    if hash_:
        row = _number(number, 1, 99, "place in the column") - 1
        if row not in rows:
            raise IllegalMoveError("place", f"{name} is not at {number} in {c.CITIES[city]}")
        return row
    if not rows:
        raise IllegalMoveError("over", f"there is no own {name} in {c.CITIES[city]}")
    fitting = [row for row in rows if could_be(column[row])] or rows
    if len({column[row] for row in fitting}) > 1:
        raise AmbiguousMoveError(
            "ambiguous",
            f"there is more than one {name} in {c.CITIES[city]}",
            tuple(f"{name}#{row + 1}" for row in fitting),
        )
    return fitting[0]


def _read_turn(position: p.CarraraPosition, words: list[str]) -> int:
    if not words:
        return m.simple(m.TURN)
    _word(words[0], ("inner",), "disc")
    return m.simple(m.INNER)


def _piece(word: str) -> int:
    return _word(word, PIECES, "piece") + 1


def _read_take(position: p.CarraraPosition, words: list[str]) -> int:
    if len(words) == 1:
        _word(words[0], ("none",), "piece to take without a place")
        return m.put(m.TAKE, m.NO_PIECE, 0, 0)
    piece = _piece(words[0])
    if words[1].lower() == "store" and len(words) < 4:
        row = _number(words[2], 1, c.WAREHOUSES, "warehouse") if len(words) == 3 else 0
        return m.put(m.TAKE, piece, m.STORE, row)
    return _read_put(position, m.TAKE, piece, piece, words[1:])


def _read_purchase(position: p.CarraraPosition, words: list[str]) -> int:
    piece = _piece(words[0])
    return _read_put(position, m.PURCHASE, piece, piece, words[1:])


def _read_place(position: p.CarraraPosition, words: list[str]) -> int:
    piece = _piece(words[0])
    first = position.seat * 2
    stored = position.stores[first : first + c.WAREHOUSES]
    # of two equal pieces the one that has been there since an earlier turn is meant
    for held in (piece, piece | p.FRESH):
        if held in stored:
            return _read_put(position, m.PLACE, stored.index(held), piece, words[1:])
    raise IllegalMoveError("warehouse", f"no {words[0].lower()} is stored")


def _read_put(
    position: p.CarraraPosition, operation: int, figure: int, piece: int, words: list[str]
) -> int:
    if len(words) != 3:
        raise NotationError("notation", "a building is named by city, type and value")
    city = _word(words[0], c.CITIES, "city")
    type_ = _word(words[1], c.TYPES, "building")
    bought = operation == m.PURCHASE
    row = _row(position, city, type_, words[2], lambda entry: pieces.fits(entry, piece, bought))
    return m.put(operation, figure, city, row)


def _read_court(position: p.CarraraPosition, words: list[str]) -> int:
    if words[0].lower() == "open":
        return m.simple(m.COURT, m.OPEN_AREA)
    return m.simple(m.COURT, _number(words[0], 1, 8, "slot") - 1)


def _read_upgrade(position: p.CarraraPosition, words: list[str]) -> int:
    if words[0].lower() == "none":
        return m.simple(m.UPGRADE, m.NO_UPGRADE)
    wanted = _word(words[0], TARGETS, "city or landscape")
    for tile, target in enumerate(position.table.upgrade_targets):
        if target == wanted and position.upgrades >> tile & 1:
            return m.simple(m.UPGRADE, tile)
    raise IllegalMoveError("upgrade", f"no upgrade tile of {TARGETS[wanted]} is left")


_READERS: dict[str, tuple[int, tuple[int, ...]]] = {
    "turn": (m.TURN, (0, 1)),
    "buy": (m.BUY, (2,)),
    "lift": (m.LIFT, (0,)),
    "build": (m.BUILD, (4,)),
    "monument": (m.MONUMENT, (3, 5)),
    "upgrade": (m.UPGRADE, (1,)),
    "court": (m.COURT, (1,)),
    "score": (m.SPACE, (1,)),
    "take": (m.TAKE, (1, 2, 3, 4)),
    "place": (m.PLACE, (4,)),
    "purchase": (m.PURCHASE, (4,)),
    "done": (m.DONE, (0,)),
    "pass": (m.PASS, (0,)),
    "first": (m.FIRST, (1,)),
    "disc": (m.DISC, (1,)),
    "tile": (m.TILE, (2,)),
    "draw": (m.DRAW, (1,)),
}
_ARGUMENTS: dict[int, Callable[[p.CarraraPosition, list[str]], int]] = {
    m.TURN: _read_turn,
    m.TAKE: _read_take,
    m.PLACE: _read_place,
    m.PURCHASE: _read_purchase,
    m.DONE: lambda position, words: m.simple(m.DONE),
    m.DISC: lambda position, words: m.simple(m.DISC, _number(words[0], 0, 5, "turn of the disc")),
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
