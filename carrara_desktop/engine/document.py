"""Position documents: what all games' have in common, which is little but the errors.

A document is one JSON object that names its game and holds a whole position; a game reads
and writes its own (``Rules.document``, ``Rules.read_document``).
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Final, NoReturn

from carrara_desktop.engine.faults import Fault

KIND: Final = "position"
"""The value of ``document`` in every position document, by which it is told from a record."""
_MOST_BYTES: Final = 1024 * 1024


class DocumentError(ValueError):
    """A document that can't be read or is of no possible position.

    ``path`` leads to the wrong value (``$.seats[1].florins``), ``reason`` says what is wrong
    with it; ``fault`` says it as a value.
    """

    def __init__(
        self, path: str, reason: str, kind: str = "impossible", **facts: int | str
    ) -> None:
        super().__init__(f"{path}: {reason}")
        self.path = path
        self.reason = reason
        self.fault = Fault(kind, str(self), {"path": path, **facts})


def decode(data: bytes) -> dict[str, Any]:
    """The object in a document. Stricter than JSON: no key may stand twice.

    Raises:
        DocumentError: it is not JSON, not an object, or not a position document.
    """
    if len(data) > _MOST_BYTES:
        raise DocumentError("$", f"far too large for a position: {len(data)} bytes", "large")
    try:
        value = json.loads(
            data.decode("utf-8"), object_pairs_hook=_object, parse_constant=_no_constant
        )
    except DocumentError:
        raise
    except (ValueError, RecursionError) as error:
        raise DocumentError("$", f"not JSON: {error}", "not json") from error
    if not isinstance(value, dict) or value.get("document") != KIND:
        reason = f'not a position document: it should say "{KIND}" here'
        raise DocumentError("$.document", reason, "no position")
    if not isinstance(value.get("game"), str):
        raise DocumentError("$.game", "names no game", "no position")
    return value


def game_of(data: bytes) -> str:
    """The id of the game that a document is of. Raises DocumentError."""
    game: str = decode(data)["game"]
    return game


def _object(pairs: Sequence[tuple[str, Any]]) -> dict[str, Any]:
    result = dict(pairs)
    if len(result) < len(pairs):
        keys = [key for key, _ in pairs]
        twice = next(key for key in keys if keys.count(key) > 1)
        reason = f"the key {twice!r} stands twice in one object"
        raise DocumentError("$", reason, "twice", key=twice)
    return result


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")
