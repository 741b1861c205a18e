"""Which topic of the rules explains what lies on the table, and what a move does."""

from __future__ import annotations

from typing import Final

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.ui.tables.base import Target

_BY_KIND: Final = {
    "wheel": "wheel",
    "section": "prices",
    "block": "prices",
    "picked": "prices",
    "bag": "wheel",
    "inner": "discs",
    "display": "building",
    "supply": "end",
    "monument": "monuments",
    "upgrade": "upgrades",
    "column": "cities",
    "building": "types",
    "slot": "court",
    "open": "court",
    "visit": "visit",
    "majority": "majorities",
    "decoration": "decorations",
    "statue": "statues",
    "gold": "statues",
    "warehouse": "warehouses",
    "screen": "screen",
    "hand": "payment",
    "paid": "payment",
    "pass": "passing",
    "seat": "account",
    "none": "decorations",
    "price": "purchase",
    "done": "turn",
}
_BY_MOVE: Final = {
    m.TURN: "wheel",
    m.BUY: "prices",
    m.LIFT: "wheel",
    m.BUILD: "building",
    m.MONUMENT: "monuments",
    m.COURT: "court",
    m.UPGRADE: "upgrades",
    m.PASS: "passing",
    m.INNER: "discs",
    m.TAKE: "decorations",
    m.PLACE: "warehouses",
    m.PURCHASE: "purchase",
    m.DONE: "turn",
}


def topic_of(target: Target) -> str:
    """The topic of a target, "" if none explains it."""
    if target[0] == "space":
        return _of_space(target[1])
    return _BY_KIND.get(target[0], "")


def topic_of_move(move: int) -> str:
    """The topic of a move."""
    if m.op(move) == m.SPACE:
        return _of_space(m.arg(move))
    if m.op(move) == m.TAKE and m.is_statue(m.piece(move)):
        return "statues"
    return _BY_MOVE[m.op(move)]


def _of_space(space: int) -> str:
    if space < c.SPACE_FLORINS:
        return "scoring"
    return "florin-spaces" if space < c.SPACE_STATUES else "statue-spaces"
