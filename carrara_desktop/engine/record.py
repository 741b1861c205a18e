"""A game as a record: who sits where, under which options, and every move in order.

A record needs no generator to be played again: what chance did is among its moves.
"""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from carrara_desktop.engine.faults import Fault, wrong_field, wrong_json
from carrara_desktop.engine.migrations import FORMAT, migrate


class RecordError(ValueError):
    """A record can't be read or does not fit the rules; the message says what and where.

    ``fault`` says the same as a value.
    """

    def __init__(self, message: str, kind: str = "record", **facts: int | str) -> None:
        super().__init__(message)
        self.fault = Fault(kind, message, facts)


class NewerFormatError(RecordError):
    """The record was written by a newer version of the program."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits in a seat: a person (``bot`` is None) or the bot of that id."""

    name: str
    colour: str
    bot: str | None = None


class Result(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game: points by seat and all winners (seat numbers from 0)."""

    scores: list[int]
    winners: list[int]


class Branch(msgspec.Struct, forbid_unknown_fields=True):
    """Another way to go on, played from some position of the game.

    It shares the first ``after`` moves with the game; ``moves`` are its own, and ``undone``
    those of them that can be made again. Chance plays by a seed of its own, so that a branch
    never foretells what the game will bring. ``name`` is one that a person gave it.
    See ``engine.branches``.
    """

    after: Annotated[int, msgspec.Meta(ge=0)]
    seed: int
    moves: list[str] = []
    undone: list[str] = []
    name: str = ""


class GameRecord(msgspec.Struct, forbid_unknown_fields=True):
    """A game from its set-up to its last move.

    ``moves`` holds one line of notation a move, chance moves included; who made each
    follows from the rules. ``seed`` is what chance was seeded with, for the reader only.
    ``id`` and ``started`` (ISO 8601, UTC) tell games apart in a library. ``undone`` keeps
    moves that were taken back and can be made again, the next one last. ``title`` is a name
    that a person gave the game. ``branches`` have no say in the game itself. ``position`` is
    the document of the position that the game began from, where that was not the set-up.
    """

    game: str
    rules_version: int
    options: dict[str, Any]
    seats: list[Seat]
    seed: int
    moves: list[str] = []
    undone: list[str] = []
    result: Result | None = None
    id: str = ""
    started: str = ""
    title: str = ""
    branches: list[Branch] = []
    position: dict[str, Any] | None = None
    format: int = FORMAT


def to_json(record: GameRecord) -> bytes:
    """The record as indented UTF-8 JSON, ending with a line feed."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1) + b"\n"


def from_json(data: bytes) -> GameRecord:
    """Read a record of this or any older format.

    Raises:
        NewerFormatError: its format version is above ``FORMAT``.
        RecordError: it is not JSON, or not a record; the message names the field.
    """
    try:
        head = msgspec.json.decode(data)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        kind, facts = wrong_json(error)
        raise RecordError(f"not JSON: {error}", kind, **facts) from error
    if not isinstance(head, dict) or not isinstance(head.get("format"), int) or "game" not in head:
        raise RecordError("not a game record: it has no format number or no game", "no record")
    check_format(head["format"])
    if type(head["format"]) is int:
        migrate(head)
    try:
        return msgspec.convert(head, GameRecord)
    except msgspec.ValidationError as error:
        kind, facts = wrong_field(error)
        raise RecordError(f"damaged record: {error}", kind, **facts) from error


def check_format(found: int) -> None:
    """Raise NewerFormatError, or RecordError, for the number of a format that is not read."""
    if found < 1:
        raise RecordError(f"there has never been a format {found}", "format", format=found)
    if found > FORMAT:
        raise NewerFormatError(
            f"written by a newer version: format {found}, this program reads {FORMAT}",
            "newer",
            format=found,
            reads=FORMAT,
        )
