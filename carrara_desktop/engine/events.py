"""The common base of the events of all games, and their JSON form."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any


class Event:
    """A small fact about the game; concrete events are frozen dataclasses."""

    __slots__ = ()


def event_to_json(event: Event) -> dict[str, Any]:
    """``{"event": class name, field: value, …}`` with every figure of the event."""
    return {"event": type(event).__name__, **asdict(event)}  # type: ignore[call-overload]
