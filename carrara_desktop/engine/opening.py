"""Where a record begins: with the set-up of its game, or with a position that was written down."""

from __future__ import annotations

from typing import Any

import msgspec

from carrara_desktop.engine.document import DocumentError
from carrara_desktop.engine.record import GameRecord
from carrara_desktop.engine.rules import Rules


def first_position(rules: Rules[Any, Any], record: GameRecord) -> Any:
    """The position before the first move of a record.

    Raises:
        ValueError: an option is not valid; the message names it.
        DocumentError: the position is an impossible one, or of other seats.
    """
    if record.position is None:
        return rules.start(record.options, len(record.seats))
    seats = record.position.get("seats")
    if not isinstance(seats, list) or len(seats) != len(record.seats):
        raise DocumentError("$.seats", f"the game has {len(record.seats)} seats")
    return rules.read_document(msgspec.json.encode(record.position))
