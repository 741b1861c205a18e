"""Reading and writing the files that commands are given."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

from carrara_desktop.cli.commands import CommandError
from carrara_desktop.engine.record import GameRecord, RecordError
from carrara_desktop.engine.rules import Rules
from carrara_desktop.games.registry import UnknownGameError, game_info
from carrara_desktop.library.atomic import write_atomic
from carrara_desktop.library.exchange import parse_record

_MOST_BYTES: Final = 16 * 1024 * 1024


def read_file(name: str) -> bytes:
    """What is in a file. Raises CommandError."""
    try:
        with open(name, "rb") as file:
            data = file.read(_MOST_BYTES + 1)
    except OSError as error:
        raise CommandError(f"can't read {name}: {error.strerror or error}") from error
    if len(data) > _MOST_BYTES:
        raise CommandError(f"{name}: far too large")
    return data


def read_record(name: str) -> tuple[GameRecord, Rules[Any, Any]]:
    """The record in a file, JSON or text, and the rules of its game. Raises CommandError."""
    data = read_file(name)
    try:
        record = parse_record(data)
        return record, game_info(record.game).load()
    except (RecordError, UnknownGameError) as error:
        raise CommandError(f"{name}: {error}") from error


def write_out(name: str | None, data: bytes) -> None:
    """Put data into a file, or on the standard output. Raises CommandError."""
    if name is None:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)  # UTF-8 whatever the terminal's encoding
        sys.stdout.buffer.flush()
        return
    path = Path(name)
    try:
        if path.exists() and not path.is_file():
            # a device or a pipe is written into; replacing it would take it away from everybody
            path.write_bytes(data)
        else:
            write_atomic(path, data)
    except (OSError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise CommandError(f"can't write {name}: {reason}") from error
