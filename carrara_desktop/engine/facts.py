"""What is counted in a game for statistics, as its record's events tell it.

A game gives its own counting function (see ``games.registry``); nothing else knows what it
counts.
"""

from __future__ import annotations

import msgspec


class GameFacts(msgspec.Struct, frozen=True):
    """What was counted in one game.

    ``seats`` has for every seat what it did, by name. A name with a point belongs to a group:
    ``city.Lucca`` is a count of one among several of the kind, of which a player may have a
    favourite; a name without one is a figure by itself.
    """

    turns: int
    seats: list[dict[str, int]]


def to_bytes(facts: GameFacts) -> bytes:
    """The facts as JSON."""
    return msgspec.json.encode(facts)


_decoder = msgspec.json.Decoder(GameFacts)


def from_bytes(data: bytes) -> GameFacts:
    """Facts from JSON. Raises ValueError."""
    return _decoder.decode(data)
