"""Games that come in from elsewhere or go out: records, readable text, positions."""

from __future__ import annotations

import re
from typing import Any, Final, Literal

import msgspec

from carrara_desktop.engine.document import KIND
from carrara_desktop.engine.record import GameRecord, RecordError, from_json, to_json
from carrara_desktop.engine.rules import Rules
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.engine.transcript import read_transcript, write_transcript

Form = Literal["record", "text", "position"]
SUFFIXES: Final[dict[Form, str]] = {"record": ".carrara", "text": ".txt", "position": ".json"}
_TRANSCRIPT: Final = re.compile(rb"(?:\xef\xbb\xbf)?\s*(?:\[[A-Z]|;|1\.)")


class _Head(msgspec.Struct):
    document: str = ""


def form_of(data: bytes) -> Form:
    """What a file's bytes look like they are; a record, if nothing else fits."""
    if _TRANSCRIPT.match(data) is not None:
        return "text"
    try:
        head = msgspec.json.decode(data, type=_Head)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return "record"
    return "position" if head.document == KIND else "record"


def parse_record(data: bytes) -> GameRecord:
    """The record in a file's bytes, JSON or text. Raises RecordError."""
    if form_of(data) != "text":
        return from_json(data)
    try:
        return read_transcript(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise RecordError(f"not UTF-8 text: {error}", "not text", byte=error.start) from error


def written(record: GameRecord, rules: Rules[Any, Any], form: Form) -> bytes:
    """A record in one of the forms; of a position, the one that the game stands at.

    Raises:
        RecordError: its position is asked for, and its moves don't fit the rules.
    """
    if form == "record":
        return to_json(record)
    if form == "text":
        return write_transcript(record, rules).encode("utf-8")
    own = msgspec.structs.replace(record, moves=list(record.moves))
    data: bytes = rules.document(Timeline(rules, own).position)
    return data
