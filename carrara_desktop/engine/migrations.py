"""Old records: one function a step, from a format to the next.

A step gets the decoded JSON object of a record and changes it in place. It must take any
value in any field, since nothing has been checked yet: what it does not understand it leaves
alone, and the reader will name it. Steps are never changed once a version is out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

Fields = dict[str, Any]


def _title(record: Fields) -> None:
    """1 to 2: a game may have a name that a person gave it."""
    record.setdefault("title", "")


def _branches(record: Fields) -> None:
    """2 to 3: a game keeps the other ways in which it was played on from some of its moves."""
    record.setdefault("branches", [])


def _position(record: Fields) -> None:
    """3 to 4: a game may begin from a position; those before all began with their set-up."""


STEPS: Final[tuple[Callable[[Fields], None], ...]] = (_title, _branches, _position)
"""``STEPS[n - 1]`` leads from format n to n + 1."""
FORMAT: Final = len(STEPS) + 1
"""Version of the file format; it grows with every step."""


def migrate(record: Fields) -> None:
    """Bring a record of any older format, whose number is known to be lawful, up to date."""
    for step in STEPS[record["format"] - 1 :]:
        step(record)
        record["format"] += 1
