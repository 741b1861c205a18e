"""A file of the library as a list shows it: what game it holds, or what is wrong with it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from carrara_desktop.engine.faults import Facts, Fault
from carrara_desktop.engine.record import (
    GameRecord,
    NewerFormatError,
    RecordError,
    Result,
    Seat,
    from_json,
)

SUFFIX: Final = ".carrara"
WHAT_FAILED: Final = {
    "make folder": "the folder for saved games can't be made:",
    "read folder": "the folder of saved games can't be read:",
    "read file": "the file can't be read:",
    "save": "the game can't be saved in",
    "delete": "the game can't be deleted:",
    "restore": "the game can't be brought back:",
}
"""What the library could not do, by the kind of the fault; the place comes after it."""
# A game has some hundred short moves; a file beyond this is not one and must not stall a start.
_MOST_BYTES: Final = 16 * 1024 * 1024


class LibraryError(OSError):
    """The folder or a file in it can't be used; the message names it in plain words.

    ``place`` and ``reason`` are its parts; ``fault`` says the same as a value, with the facts
    ``place``, ``reason`` and ``errno`` (0 where the system had no say).
    """

    def __init__(
        self, message: str, place: Path, reason: str, kind: str = "library", number: int = 0
    ) -> None:
        super().__init__(message)
        self.place = place
        self.reason = reason
        facts: Facts = {"place": str(place), "reason": reason, "errno": number}
        self.fault = Fault(kind, message, facts)


@dataclass(frozen=True, slots=True)
class Summary:
    """What a list shows of a game; ``variant`` is "" where the record leaves it to the game."""

    game: str
    seats: tuple[Seat, ...]
    moves: int
    started: str
    result: Result | None
    variant: str = ""
    title: str = ""

    @property
    def finished(self) -> bool:
        """Whether the game was played to its end."""
        return self.result is not None


@dataclass(frozen=True, slots=True)
class Entry:
    """A file of the library: with a summary, or with the reason why there is none.

    With both, the file is damaged and the summary is that of the newest good copy.
    """

    id: str
    path: Path
    modified: datetime
    summary: Summary | None = None
    error: Fault | None = None
    newer: bool = False
    """Whether the error is that a newer version of the program wrote it."""
    version: tuple[int, int] = (0, 0)
    """Nanoseconds since 1970 and size of the file, by which a later one is told from this."""


def read_bytes(path: Path) -> bytes:
    """What is in a file. Raises OSError, or RecordError where it is too large for a game."""
    with open(path, "rb") as file:
        data = file.read(_MOST_BYTES + 1)
    if len(data) > _MOST_BYTES:
        raise RecordError("not a game record: the file is far too large", "large")
    return data


def entry_of(path: Path, version: tuple[int, int], copies: Callable[[], Sequence[Path]]) -> Entry:
    """Read a file of the library; a damaged one is summed up by its first good copy, which are
    asked for only then."""
    game = path.name.removesuffix(SUFFIX)
    when = datetime.fromtimestamp(version[0] / 1e9, UTC)
    try:
        return Entry(game, path, when, _summary(from_json(read_bytes(path))), version=version)
    except NewerFormatError as error:
        return Entry(game, path, when, error=error.fault, newer=True, version=version)
    except (RecordError, OSError) as error:
        record = first_good(copies())
        summary = _summary(record) if record is not None else None
        return Entry(game, path, when, summary, error=fault_of(error), version=version)


def first_good(paths: Sequence[Path]) -> GameRecord | None:
    """The record in the first of some files that holds one."""
    for path in paths:
        try:
            return from_json(read_bytes(path))
        except (RecordError, OSError):
            continue
    return None


def why(error: OSError) -> str:
    """The system's own words for a failure."""
    return error.strerror or str(error)


def failed(kind: str, place: Path, error: OSError) -> LibraryError:
    """A failure as the library tells it; the kind is one of ``WHAT_FAILED``."""
    reason = why(error)
    message = f"{WHAT_FAILED[kind]} {place} ({reason})"
    return LibraryError(message, place, reason, kind, error.errno or 0)


def fault_of(error: RecordError | OSError) -> Fault:
    """What is wrong with a file that could not be read."""
    if isinstance(error, RecordError | LibraryError):
        return error.fault
    facts: Facts = {"reason": why(error), "errno": error.errno or 0}
    return Fault("unreadable", f"it can't be read ({why(error)})", facts)


def _summary(record: GameRecord) -> Summary:
    variant = record.options.get("variant", "")
    return Summary(
        record.game,
        tuple(record.seats),
        len(record.moves),
        record.started,
        record.result,
        variant if isinstance(variant, str) else "",
        record.title,
    )
