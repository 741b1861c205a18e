"""What is wrong with something that was read, as a value: kept, and said in any language.

Errors of reading carry a fault beside their English message; a window finds its own words for it
by its kind.
"""

from __future__ import annotations

import re
from typing import Final

import msgspec

Facts = dict[str, int | str]
_PATH: Final = re.compile(r" - at `(?:key in |value in )?(.+)`$")
_FIELD: Final = re.compile(r"^Object (missing required|contains unknown) field `([^`]*)`")
_BYTE: Final = re.compile(r"\(byte (\d+)\)$")


class Fault(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A kind, what it is about (a field, the number of a line, a move …), and a sentence.

    ``text`` says all of it in English, for a terminal and for kinds that a window doesn't know.
    """

    kind: str
    text: str
    facts: Facts = {}


def wrong_field(error: msgspec.ValidationError) -> tuple[str, Facts]:
    """The kind and the facts of what msgspec has against a value.

    The kinds are "missing" (facts ``path`` and ``field``), "unknown" (likewise) and "value"
    (``path``).
    """
    message = str(error)
    place = _PATH.search(message)
    path = place[1] if place is not None else "$"
    field = _FIELD.match(message)
    if field is None:
        return "value", {"path": path}
    kind = "missing" if field[1].startswith("missing") else "unknown"
    return kind, {"path": path, "field": field[2]}


def wrong_json(error: Exception) -> tuple[str, Facts]:
    """The kind and the facts of an error of reading JSON: "json" with ``byte`` (from 0), "cut
    off" where the end is missing, or "not json" where no place is named."""
    if isinstance(error, UnicodeDecodeError):
        return "json", {"byte": error.start}
    found = _BYTE.search(str(error))
    if found is not None:
        return "json", {"byte": int(found[1])}
    return ("cut off" if "truncated" in str(error) else "not json"), {}
