"""How the discs turn, and how decorations and statues travel; see ``choreography``."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as ev
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.ui.tables.carrara.piece import (
    Z_FLY,
    Z_MARKER,
    Z_PANEL,
    Key,
    piece_look,
)
from carrara_desktop.ui.tables.carrara.rects import Rect, centred
from carrara_desktop.ui.tables.carrara.stage import Stage, between, smooth

TURNING = 700.0
"""Milliseconds for a sector."""
OUTER, INNER = ("disc",), ("inner disc",)

# -- turning ------------------------------------------------------------------------------


def turn(stage: Stage, at: float, discs: Iterable[Key], riders: dict[Key, Key],
         angle: float = 60.0) -> float:  # fmt: skip
    """Discs turn clockwise, and what rides on them goes along, upright, to its new place.

    ``riders`` says for each key of the picture before which it has in the one after.
    """
    wheel = stage.layout.wheel
    stage.one_area = True
    turned = []
    for z, key in enumerate(discs):
        piece = stage.before.get(key)
        if piece is not None:
            turned.append(stage.board.disc(piece, Z_PANEL + 3.2 + z / 10))
            stage.hide(key, at)
    carried = []
    for key, later_key in riders.items():
        piece, later = stage.before[key], stage.after.get(later_key)
        sprite = stage.board.sprite(piece.what, piece.rect.w, piece.rect.h, Z_MARKER)
        carried.append((sprite, piece.rect, later.rect if later else None))
        stage.hide(key, at)

    def move(t: float) -> None:
        for disc in turned:
            disc.turn(angle * t, rushes=0.06 < t < 0.94)
        cos, sin = math.cos(math.radians(angle * t)), math.sin(math.radians(angle * t))
        settle = smooth(max(0.0, (t - 0.55) / 0.45))
        for rider, rect, goal in carried:
            x, y = rect.cx - wheel.cx, rect.cy - wheel.cy
            on_disc = centred(wheel.cx + x * cos - y * sin, wheel.cy + x * sin + y * cos,
                              rect.w, rect.h)  # fmt: skip
            # Blocks lie in upright rows: at the end each finds its place in its new section.
            rider.place(between(on_disc, goal, settle) if goal else on_disc)

    return stage.act(at, TURNING * max(1.0, angle / 120), move)


def _icons(stage: Stage, first: int, last: int) -> dict[Key, Key]:
    """The icons of these pieces, which keep their keys."""
    found = [key for key in stage.before if key[0] == "icon" and first <= key[1] <= last]
    return {key: key for key in found}


def wheel_turned(stage: Stage, event: ev.WheelTurned, at: float) -> float:
    """The whole wheel goes on by a sector, with blocks, decorations and statues."""
    riders: dict[Key, Key] = {
        key: ("block", (key[1] + 1) % c.N_SECTIONS, *key[2:])
        for key in stage.before
        if key[0] == "block"
    }
    riders |= _icons(stage, 1, m.statue(c.GOLD))
    return turn(stage, at, (OUTER, INNER), riders)


def _inner_turned(stage: Stage, event: ev.InnerDiscTurned, at: float) -> float:
    return turn(stage, at, (INNER,), _icons(stage, m.statue(0), m.statue(c.PURPLE)))


def _disc_set(stage: Stage, event: ev.DiscSet, at: float) -> float:
    icons = _icons(stage, m.decoration(0), m.decoration(c.N_TYPES - 1))
    return turn(stage, at, (), icons, 60.0 * (event.sectors or 6))


# -- pieces -------------------------------------------------------------------------------


def _supply(stage: Stage, piece: int) -> Rect:
    return stage.old("stock", piece) or stage.known("stock place", piece)


def _standing(stage: Stage, seat: int, city: int, row: int) -> Rect:
    """Where a piece stands on a building: at its upper edge."""
    rect = stage.known("building", seat, city, row)
    side = min(rect.w, rect.h) * 0.34
    return Rect(rect.x + side * 0.1, rect.y + side * 0.05, side, side)


def _carry(stage: Stage, piece: int, source: Rect, goal: Rect, at: float) -> float:
    big = min(stage.token(source, 4.0).w, max(source.w, goal.w) * 1.2)
    end = stage.fly(piece_look(piece), source.fitted(1.0), goal.fitted(1.0), at, 620, z=Z_FLY + 2,
                    lift=big * 1.4)  # fmt: skip
    return stage.flash(goal, end - 60, 420, "choice")


def _cleared(stage: Stage, event: ev.SectorCleared, at: float) -> float:
    end = at
    for piece in (m.decoration(event.decoration), m.statue(event.statue)):
        rect = stage.new("icon", piece)
        if rect is not None:
            end = stage.flash(rect, at, 620, "choice")
    return end


def _taken(stage: Stage, event: ev.PieceTaken, at: float) -> float:
    goal = _standing(stage, event.seat, event.city, event.row)
    return _carry(stage, event.piece, _supply(stage, event.piece), goal, at)


def _stored(stage: Stage, event: ev.PieceStored, at: float) -> float:
    goal = stage.known("warehouse", event.seat, event.warehouse)
    goal = goal.inset(goal.w * 0.1, goal.h * 0.1)
    return _carry(stage, event.piece, _supply(stage, event.piece), goal, at)


def _to_the_box(stage: Stage, piece: int, source: Rect, at: float) -> float:
    """Off the table, over its lower edge."""
    goal = centred(source.cx, stage.layout.height + source.h, source.w, source.h)
    return stage.fly(piece_look(piece), source.fitted(1.0), goal, at, 480, lift=0, vanish=True)


def _forgone(stage: Stage, event: ev.PieceForgone, at: float) -> float:
    if event.golden:
        piece = m.statue(c.GOLD)
        return _to_the_box(stage, piece, _supply(stage, piece), at)
    return stage.flash(stage.known("emblem", event.seat), at, 420)


def _discarded(stage: Stage, event: ev.PieceDiscarded, at: float) -> float:
    key = ("stored", event.seat, event.warehouse)
    stage.hide(key, at)
    return _to_the_box(stage, event.piece, stage.known(*key), at)


def _placed(stage: Stage, event: ev.PiecePlaced, at: float) -> float:
    key = ("stored", event.seat, event.warehouse)
    stage.hide(key, at)
    goal = _standing(stage, event.seat, event.city, event.row)
    return _carry(stage, event.piece, stage.known(*key), goal, at)


def _purchased(stage: Stage, event: ev.PiecePurchased, at: float) -> float:
    price = stage.known("price")
    source = stage.money(event.seat)
    stage.amount(f"−{event.florins}", "cost", source, at)
    paid = stage.coins(event.florins, source, price, at)
    goal = _standing(stage, event.seat, event.city, event.row)
    return _carry(stage, event.piece, _supply(stage, event.piece), goal, paid - 300)


# -- the end ------------------------------------------------------------------------------


def _score(stage: Stage, seat: int, vp: int, source: Rect, at: float) -> float:
    end = stage.points(vp, source, seat, at)
    stage.amount(f"+{vp}", "gain", stage.known("vp", seat), end - 150)
    return end + 250


def _decorations(stage: Stage, event: ev.DecorationsCounted, at: float) -> float:
    if not event.vp:
        return at
    source = stage.known("board", event.seat)
    for key, piece in stage.after.items():
        if key[:2] == ("building", event.seat) and piece.what[4:5] == (True,):
            stage.flash(piece.rect, at, 560, "choice")
            source = piece.rect
    return _score(stage, event.seat, event.vp, source, at + 260)


def _statues(stage: Stage, event: ev.StatuesCounted, at: float) -> float:
    if not event.vp:
        return at
    source = stage.known("board", event.seat)
    for city, vp in enumerate(event.paid):
        if vp:
            source = stage.known("city", event.seat, city)
            stage.flash(source, at, 560, "choice")
            stage.amount(f"+{vp}", "gain", source, at + 60)
    return _score(stage, event.seat, event.vp, source, at + 260)


PIECE_PLAYS: dict[type, Callable[[Stage, Any, float], float]] = {
    ev.DiscSet: _disc_set,
    ev.InnerDiscTurned: _inner_turned,
    ev.SectorCleared: _cleared,
    ev.PieceTaken: _taken,
    ev.PieceForgone: _forgone,
    ev.PieceStored: _stored,
    ev.PieceDiscarded: _discarded,
    ev.PiecePlaced: _placed,
    ev.PiecePurchased: _purchased,
    ev.DecorationsCounted: _decorations,
    ev.StatuesCounted: _statues,
}
