"""Where decorations and statues may go: every move that puts one, by what one points at."""

from __future__ import annotations

from collections.abc import Iterable

from carrara_desktop.engine.rules import Move
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.tables.base import Target
from carrara_desktop.ui.tables.carrara.piece import piece_target

PUTS = (m.TAKE, m.PLACE, m.PURCHASE)
"""Operations that bring a piece somewhere."""
Homes = dict[Target, Move]


def is_put(move: Move) -> bool:
    """Whether a move brings a piece somewhere (forgoing one does not)."""
    return m.op(move) in PUTS and not (m.op(move) == m.TAKE and m.piece(move) == m.NO_PIECE)


def homes_of(view: View, moves: Iterable[Move]) -> dict[Target, Homes]:
    """For every piece that can be put somewhere: where, and the move that does it.

    Equal things are listed once among the moves; here each of them can be pointed at.
    """
    found: dict[Target, Homes] = {}
    for move in moves:
        if is_put(move):
            homes = dict.fromkeys(goals(view, move), move)
            for source in sources(view, move):
                found.setdefault(source, {}).update(homes)
    return found


def sources(view: View, move: Move) -> list[Target]:
    """What one points at to take up the piece of a move: in the supply, or in a warehouse."""
    if m.op(move) != m.PLACE:
        return [piece_target(m.piece(move))]
    me = view.seats[view.to_move]
    kept = list(zip(me.warehouses, me.fresh, strict=True))
    return [("warehouse", k) for k, held in enumerate(kept) if held == kept[m.piece(move)]]


def goals(view: View, move: Move) -> list[Target]:
    """Where one points at to put the piece of a move down."""
    me = view.seats[view.to_move]
    city, row = m.put_city(move), m.put_row(move)
    if city != m.STORE:
        column = me.columns[city]
        return [("building", city, k) for k, other in enumerate(column) if other == column[row]]
    if row == 0:
        return [("warehouse", k) for k, held in enumerate(me.warehouses) if not held]
    thrown = me.warehouses[row - 1]
    return [("warehouse", k) for k, held in enumerate(me.warehouses) if held == thrown]
