"""A game as text that one can read, write and mail: what PGN is for chess.

::

    [Game "carrara"]
    [Rules "1"]
    [Option.first "lot"]
    [Seat.0 "Anna"]
    [Seat.0.Colour "ochre"]
    [Seat.1 "greedy"]
    [Seat.1.Colour "sea"]
    [Seat.1.Bot "greedy"]
    [Seed "7"]
    [Result "*"]

    1. * first 0
    2. * tile porta 4

    ; Anna
    11. turn
    12. * draw W
    13. buy I WW

    u1. pass

Header lines have a JSON string as their value. Numbers count all moves; ``*`` marks those of
chance and means nothing to a reader, no more than blank lines and all after a ``;`` do. The
result is the points by seat and the seats that won, ``41 38 won by 0``, or ``*``. Lines ``u1.``
are moves that were taken back. A move that would be misread stands in quotes. Branches of a
game are not written down; a remark at the end says how many were left out. ``Position`` is the
document of the position that a game began from, where that was not the set-up.
"""

from __future__ import annotations

import re
from typing import Any, Final

import msgspec

from carrara_desktop.engine.migrations import FORMAT
from carrara_desktop.engine.opening import first_position
from carrara_desktop.engine.record import (
    GameRecord,
    RecordError,
    Result,
    Seat,
    check_format,
)
from carrara_desktop.engine.rules import CHANCE, MoveError, Rules

_HEADER: Final = re.compile(r'\[([\w.-]+|"(?:[^"\\]|\\.)*")[ \t]+("(?:[^"\\]|\\.)*")[ \t]*\](.*)')
_OPTION: Final = re.compile(r'\[Option\.("(?:[^"\\]|\\.)*")[ \t]+("(?:[^"\\]|\\.)*")[ \t]*\](.*)')
_MOVE: Final = re.compile(r"(u?)([0-9]{1,9})\.(?:[ \t]+(.*))?")
_NUMBER: Final = re.compile(r"-?[0-9]{1,4300}")
_RESULT: Final = re.compile(r"((?:-?[0-9]{1,4300} )*)won by((?: [0-9]{1,4300})*)")
_PLAIN_MOVE: Final = re.compile(r'[^\s;*"\x00-\x1f\x7f][^;"\x00-\x1f\x7f]*')
_PLAIN_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_SEAT: Final = re.compile(r"Seat\.([0-9]{1,9})(\.Colour|\.Bot)?")


class TranscriptError(RecordError):
    """A text that is no transcript. ``line`` is the number of the wrong line, from 1."""

    def __init__(self, line: int, reason: str, kind: str = "text line", **facts: int | str) -> None:
        super().__init__(f"line {line}: {reason}", kind, at=line, **facts)
        self.line = line
        self.reason = reason


# -- writing ----------------------------------------------------------------------------


def write_transcript(record: GameRecord, rules: Rules[Any, Any] | None = None) -> str:
    """The record as text; with the rules, chance is marked and turns are paragraphs.

    Moves that the rules don't take are written all the same, unmarked.
    """
    lines = [_header("Game", record.game), _header("Format", str(record.format))]
    lines.append(_header("Rules", str(record.rules_version)))
    lines += [_header(key, text) for key, text in _texts(record) if text]
    for name, value in record.options.items():
        key = name if _PLAIN_KEY.fullmatch(name) else _quoted(name)
        lines.append(_header(f"Option.{key}", _option_text(value)))
    for number, seat in enumerate(record.seats):
        lines.append(_header(f"Seat.{number}", seat.name))
        lines.append(_header(f"Seat.{number}.Colour", seat.colour))
        if seat.bot is not None:
            lines.append(_header(f"Seat.{number}.Bot", seat.bot))
    if record.position is not None:
        document = msgspec.json.encode(record.position).decode("utf-8")
        lines.append(_header("Position", document))
    lines.append(_header("Seed", str(record.seed)))
    lines.append(_header("Result", _result_text(record.result)))
    lines.append("")
    heads = _heads(record, rules)
    for number, move in enumerate(record.moves, start=1):
        before, mark = heads[number - 1] if number <= len(heads) else ("", "")
        lines += before.split("\n") if before else []
        lines.append(f"{number}. {mark}{_move_text(move)}")
    if record.undone:
        lines.append("")
    for number, move in enumerate(record.undone, start=1):
        lines.append(f"u{number}. {_move_text(move)}")
    if record.branches:
        lines += ["", f"; branches left out: {len(record.branches)}"]
    return "\n".join(lines) + "\n"


def _texts(record: GameRecord) -> tuple[tuple[str, str], ...]:
    return (("Title", record.title), ("Id", record.id), ("Started", record.started))


def _heads(record: GameRecord, rules: Rules[Any, Any] | None) -> list[tuple[str, str]]:
    """For each move, as far as they fit the rules: the lines before it, and the mark."""
    heads: list[tuple[str, str]] = []
    if rules is None:
        return heads
    try:
        position = first_position(rules, record)
        turn = position.turn
        for line in record.moves:
            actor = rules.to_move(position)
            before = ""
            if position.turn != turn and 0 <= actor < len(record.seats):
                turn = position.turn
                before = f"\n; {_quoted(record.seats[actor].name)[1:-1]}"
            heads.append((before, "* " if actor == CHANCE else ""))
            rules.play(position, rules.read(position, line))
    except (MoveError, ValueError):
        pass
    return heads


def _quoted(text: str) -> str:
    """A JSON string in which nothing but printable characters and spaces stand for themselves."""
    written = msgspec.json.encode(text).decode("utf-8")
    return "".join(
        letter if letter.isprintable() else _escape(letter) for letter in written
    )  # fmt: skip


def _escape(letter: str) -> str:
    units = letter.encode("utf-16-be")
    return "".join(f"\\u{units[k]:02x}{units[k + 1]:02x}" for k in range(0, len(units), 2))


def _header(key: str, value: str) -> str:
    return f"[{key} {_quoted(value)}]"


def _option_text(value: Any) -> str:
    """A text as it is, unless it would be read as something else; other values as JSON."""
    if isinstance(value, str) and _option_value(value) == value:
        return value
    return msgspec.json.encode(value).decode("utf-8")


def _result_text(result: Result | None) -> str:
    if result is None:
        return "*"
    scores = "".join(f"{points} " for points in result.scores)
    return f"{scores}won by{''.join(f' {seat}' for seat in result.winners)}"


def _move_text(move: str) -> str:
    if _PLAIN_MOVE.fullmatch(move) and move.isprintable() and move == move.strip():
        return move
    return _quoted(move)


# -- reading ----------------------------------------------------------------------------


def read_transcript(text: str) -> GameRecord:
    """The record that a text was written from, or that a person wrote down.

    Whether its moves can be made is not asked; a timeline of it will tell.

    Raises:
        NewerFormatError: a newer version of the program wrote it.
        TranscriptError: the text is no transcript; it names the line and what is wrong.
    """
    reader = _Reader()
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        reader.line = number
        reader.take(line.strip(" \t\r"))
    return reader.record()


class _Reader:
    def __init__(self) -> None:
        self.line = 0
        self.headers: dict[str, tuple[int, str]] = {}
        self.options: dict[str, Any] = {}
        self.moves: list[str] = []
        self.undone: list[str] = []

    def fail(
        self,
        reason: str,
        line: int | None = None,
        *,
        kind: str = "text line",
        **facts: int | str,
    ) -> TranscriptError:
        """The error of a line, of now if none is named; see ``engine.faults`` for the rest."""
        return TranscriptError(self.line if line is None else line, reason, kind, **facts)

    def take(self, line: str) -> None:
        """One line of the text."""
        if not line or line.startswith(";"):
            return
        if line.startswith("["):
            self._header(line)
        else:
            self._move(line)

    def _header(self, line: str) -> None:
        if self.moves or self.undone:
            raise self.fail("a header line after the first move", kind="text late header")
        found = _OPTION.fullmatch(line) or _HEADER.fullmatch(line)
        if found is None:
            raise self.fail('a header line looks like [Game "carrara"]', kind="text header")
        key, value, rest = found.groups()
        if rest.strip() and not rest.strip().startswith(";"):
            raise self.fail(f"{rest.strip()!r} after the end of the header", kind="text header")
        text = self._unquoted(value)
        name = None
        if key.startswith('"'):
            name = self._unquoted(key)
        elif key.startswith("Option."):
            name = key.removeprefix("Option.")
        if name is not None:
            if name in self.options:
                raise self.fail(
                    f"a second value for the option {name!r}", kind="text twice", key=name
                )
            self.options[name] = _option_value(text)
            return
        if key not in _KEYS and not _SEAT.fullmatch(key):
            known = ", ".join((*_KEYS, "Option.name", "Seat.0", "Seat.0.Colour", "Seat.0.Bot"))
            raise self.fail(
                f"unknown header {key!r}; known are: {known}", kind="text unknown header", key=key
            )
        if key in self.headers:
            raise self.fail(f"a second header {key!r}", kind="text twice", key=key)
        self.headers[key] = (self.line, text)

    def _unquoted(self, quoted: str) -> str:
        try:
            return msgspec.json.decode(quoted, type=str)
        except (msgspec.DecodeError, UnicodeError) as error:
            raise self.fail(f"{quoted} is no JSON string: {error}", kind="text quotes") from error

    def _move(self, line: str) -> None:
        found = _MOVE.fullmatch(line)
        if found is None:
            raise self.fail(
                "a line of moves begins with a number and a full stop", kind="text no number"
            )
        taken_back, number, rest = found.groups()
        moves = self.undone if taken_back else self.moves
        if not taken_back and self.undone:
            raise self.fail("a move after those that were taken back", kind="text late move")
        if int(number) != len(moves) + 1:
            wanted = f"{taken_back}{len(moves) + 1}"
            raise self.fail(
                f"move {wanted} should come here, not {number}", kind="text order", wanted=wanted
            )
        text = (rest or "").strip()
        if not taken_back and re.match(r"\*(\s|$)", text):
            text = text[1:].lstrip()
        moves.append(self._move_text(text))

    def _move_text(self, text: str) -> str:
        if text.startswith('"'):
            found = re.fullmatch(r'("(?:[^"\\]|\\.)*")\s*(;.*)?', text)
            if found is None:
                raise self.fail("a move in quotes that does not end with them", kind="text quotes")
            return self._unquoted(found[1])
        text = text.partition(";")[0].rstrip()
        if not _PLAIN_MOVE.fullmatch(text):
            raise self.fail(
                "there is no move in this line, or one that needs quotes", kind="text no move"
            )
        return text

    # -- the whole --

    def record(self) -> GameRecord:
        """All the lines together."""
        if "Game" not in self.headers:
            raise self._missing("Game")
        file_format = self._number("Format", FORMAT)
        if file_format >= 1:
            check_format(file_format)
        else:
            line = self.headers["Format"][0]
            reason = f"there has never been a format {file_format}"
            raise self.fail(reason, line, kind="text value", key="Format")
        return GameRecord(
            game=self._text("Game"),
            rules_version=self._number("Rules", None),
            options=self.options,
            seats=self._seats(),
            seed=self._number("Seed", 0),
            moves=self.moves,
            undone=self.undone,
            result=self._result(),
            id=self._text("Id"),
            started=self._text("Started"),
            title=self._text("Title"),
            position=self._position(),
        )

    def _missing(self, key: str) -> TranscriptError:
        reason = f'the header [{key} "…"] is missing'
        return self.fail(reason, 1, kind="text missing", key=key)

    def _text(self, key: str) -> str:
        return self.headers.get(key, (0, ""))[1]

    def _position(self) -> dict[str, Any] | None:
        line, text = self.headers.get("Position", (0, ""))
        if not text:
            return None
        try:
            return msgspec.json.decode(text, type=dict[str, Any])
        except (msgspec.MsgspecError, RecursionError) as error:
            reason = f"the position is no JSON object: {error}"
            raise self.fail(reason, line, kind="text value", key="Position") from error

    def _number(self, key: str, default: int | None) -> int:
        if key not in self.headers:
            if default is None:
                raise self._missing(key)
            return default
        line, text = self.headers[key]
        if not _NUMBER.fullmatch(text):
            raise self.fail(f"{key}: {text!r} is no whole number", line, kind="text value", key=key)
        return int(text)

    def _seats(self) -> list[Seat]:
        count = 0
        while f"Seat.{count}" in self.headers:
            count += 1
        for key, (line, _) in self.headers.items():
            found = _SEAT.fullmatch(key)
            if found and not (int(found[1]) < count and str(int(found[1])) == found[1]):
                raise self.fail(
                    f"{key!r} without all the seats before it; seats count from 0",
                    line,
                    kind="text seats",
                    key=key,
                )
        return [
            Seat(
                self._text(f"Seat.{number}"),
                self._text(f"Seat.{number}.Colour"),
                self.headers.get(f"Seat.{number}.Bot", (0, None))[1],
            )
            for number in range(count)
        ]

    def _result(self) -> Result | None:
        line, text = self.headers.get("Result", (0, "*"))
        if text == "*":
            return None
        found = _RESULT.fullmatch(text)
        if found is None:
            raise self.fail(
                f'Result: {text!r} is neither "*" nor points and winners: "41 38 won by 0"',
                line,
                kind="text value",
                key="Result",
            )
        return Result([int(n) for n in found[1].split()], [int(n) for n in found[2].split()])


_KEYS: Final = (
    "Game",
    "Format",
    "Rules",
    "Title",
    "Id",
    "Started",
    "Position",
    "Seed",
    "Result",
)


def _option_value(text: str) -> Any:
    """JSON where it is that, otherwise the text itself."""
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return text
