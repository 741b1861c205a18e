"""Results as JSON lines: one game a line, only ever added to, whole or not there at all."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

from carrara_desktop.bots.tournament.games import GameResult, Versions, versions

_BEGINNING: Final = b'{"key":"'
"""How every line begins; what doesn't is not ours to cut off."""


class ResultsError(ValueError):
    """A file that can't be used for results; the message says what is wrong and where."""


class ResultsFile:
    """A file of results that games are added to.

    A last line without its end was being written when the program was killed: it is cut off,
    and its game is played again. Anything else that is no result makes the file refused, and
    it stays as it is.
    """

    def __init__(self, path: Path) -> None:
        """Read what is there, if anything. Raises ResultsError."""
        self.path = path
        self.results, whole = _read(path)
        try:
            with open(path, "ab") as file:
                if file.tell() > whole:
                    file.truncate(whole)
        except OSError as error:
            raise ResultsError(f"can't write {path}: {error.strerror}") from error

    def add(self, result: GameResult) -> None:
        """Add a line. Raises ResultsError if it can't be written."""
        try:
            with open(self.path, "ab") as file:
                file.write(msgspec.json.encode(result) + b"\n")
        except OSError as error:
            raise ResultsError(f"can't write {self.path}: {error.strerror}") from error


def read_results(paths: Iterable[Path]) -> list[GameResult]:
    """The results of some files; of lines for the same game, the first. Raises ResultsError."""
    found: dict[str, GameResult] = {}
    for path in paths:
        if not path.exists():
            raise ResultsError(f"there is no file {path}")
        for result in _read(path)[0]:
            found.setdefault(result.key, result)
    return list(found.values())


def _read(path: Path) -> tuple[list[GameResult], int]:
    """The results in a file, and how many of its bytes are whole lines."""
    try:
        data = path.read_bytes() if path.exists() else b""
    except OSError as error:
        raise ResultsError(f"can't read {path}: {error.strerror}") from error
    *lines, rest = data.split(b"\n")
    if not (rest.startswith(_BEGINNING) or _BEGINNING.startswith(rest)):
        raise ResultsError(f"{path}: line {len(lines) + 1} is no result of a tournament")
    results = []
    for number, line in enumerate(lines, 1):
        try:
            result = msgspec.json.decode(line, type=GameResult)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ResultsError(
                f"{path}: line {number} is no result of a tournament: {error}"
            ) from error
        if result.key != result.job.key or not _fits_together(result):
            raise ResultsError(f"{path}: line {number} was changed: it does not fit together")
        results.append(result)
    return results, len(data) - len(rest)


def _fits_together(result: GameResult) -> bool:
    """Whether the parts of a result are of one game."""
    seats = range(result.seats)
    scores_fit = len(result.scores) == result.seats if result.scores else not result.finished
    won = sum(result.shares)
    return (
        scores_fit
        and len(result.shares) == result.seats
        and all(seat in seats for seat in result.winners)
        and abs(won - result.finished) < 1e-9
        and set(result.thinking) == set(result.job.bots)
    )


def one_version(results: Iterable[GameResult]) -> None:
    """Raises ResultsError if the results are from more than one state of games and bots."""
    _differ({result.versions for result in results})


def of_this_version(results: Iterable[GameResult]) -> None:
    """Raises ResultsError if any result is from another state of games and bots than this."""
    _differ({versions(), *(result.versions for result in results)})


def _differ(found: set[Versions]) -> None:
    if len(found) > 1:
        names = sorted(f"{each.program} ({each.code})" for each in found)
        raise ResultsError(
            f"games and bots have changed between these results: {', '.join(names)}; "
            "use another file, or --mix-versions to count them together"
        )
