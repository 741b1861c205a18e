"""What is counted in a game of Carrara for statistics."""

from __future__ import annotations

from collections import Counter
from typing import Any

from carrara_desktop.engine.facts import GameFacts
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as e
from carrara_desktop.games.carrara import moves as m


def count(timeline: Timeline) -> GameFacts:
    """The facts of a game, by seat.

    Groups: ``city`` and ``type`` (buildings put up). Figures: ``buildings`` and of them
    ``monuments``, ``blocks`` bought, ``scorings`` and the ``best scoring`` in victory points,
    ``visits``, ``decorations`` and ``statues``.
    """
    seats = [Counter[str]() for _ in timeline.record.seats]
    for played in timeline.played:
        for event in played.events:
            seat = getattr(event, "seat", -1)
            if seat >= 0:
                _add(seats[seat], event)
    return GameFacts(timeline.position.turn, [dict(sorted(one.items())) for one in seats])


def _add(mine: Counter[str], event: Any) -> None:
    match event:
        case e.TileBuilt():
            _built(mine, event.city, event.type)
        case e.MonumentBuilt():
            if not event.covers:
                _built(mine, event.city, event.type)
            mine["monuments"] += 1
        case e.BlocksBought():
            mine["blocks"] += sum(event.blocks)
        case e.SpaceScored():
            mine["scorings"] += 1
            mine["best scoring"] = max(mine["best scoring"], event.vp)
        case e.VisitTaken():
            mine["visits"] += 1
        case e.PieceTaken() | e.PieceStored() | e.PiecePurchased():
            mine["statues" if m.is_statue(event.piece) else "decorations"] += 1


def _built(mine: Counter[str], city: int, type_: int) -> None:
    mine["buildings"] += 1
    mine[f"city.{c.CITIES[city]}"] += 1
    mine[f"type.{c.TYPES[type_]}"] += 1
