"""Views as plain JSON values, for programs that are not written in Python."""

from __future__ import annotations

from typing import Any

import msgspec


def view_to_json(view: Any) -> dict[str, Any]:
    """A view (a dataclass of dataclasses) with its fields by name; what is hidden is null."""
    plain: dict[str, Any] = msgspec.to_builtins(view)
    return plain
