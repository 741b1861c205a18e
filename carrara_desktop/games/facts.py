"""Counting a game for statistics, from nothing but the bytes of its record."""

from __future__ import annotations

from typing import Final

from carrara_desktop.engine.facts import to_bytes
from carrara_desktop.engine.record import RecordError, from_json
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.registry import UnknownGameError, game_info

VERSION: Final = 1
"""Of the counting of all games; it grows whenever one of them counts otherwise."""


def facts_of(data: bytes) -> bytes:
    """The facts of a record, as JSON; nothing for one that can't be played through."""
    try:
        record = from_json(data)
        info = game_info(record.game)
        timeline = Timeline(info.load(), record)
    except (RecordError, UnknownGameError):
        return b""
    return to_bytes(info.facts()(timeline))
