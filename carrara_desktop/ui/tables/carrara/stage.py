"""A timeline of acts over a picture: what animation is made of.

A stage borrows sprites from the board and dims its pieces; the table's one driver calls
``at`` with the time. Nothing here owns a timer, and whatever happens, showing the next
view puts everything right.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from carrara_desktop.ui.tables.carrara import art
from carrara_desktop.ui.tables.carrara.brush import GLOW_REACH
from carrara_desktop.ui.tables.carrara.items import Board
from carrara_desktop.ui.tables.carrara.layout import Layout
from carrara_desktop.ui.tables.carrara.paint import What
from carrara_desktop.ui.tables.carrara.piece import Z_FLY, Z_MARK, Key, Piece
from carrara_desktop.ui.tables.carrara.rects import Rect, centred

Ease = Callable[[float], float]


def linear(t: float) -> float:
    """No easing."""
    return t


def smooth(t: float) -> float:
    """Slow at both ends."""
    return t * t * (3 - 2 * t)


def swift(t: float) -> float:
    """Fast at first, slow at the end."""
    return 1 - (1 - t) ** 3


@dataclass(slots=True)
class Act:
    """Something that changes from ``start`` for ``length`` milliseconds."""

    start: float
    length: float
    apply: Callable[[float], None]
    ease: Ease = smooth
    done: bool = False


def between(a: Rect, b: Rect, t: float, lift: float = 0.0) -> Rect:
    """A rectangle on the way from one to another, on a low arc."""
    x = a.cx + (b.cx - a.cx) * t
    y = a.cy + (b.cy - a.cy) * t - lift * 4 * t * (1 - t)
    return centred(x, y, a.w + (b.w - a.w) * t, a.h + (b.h - a.h) * t)


class Stage:
    """The timeline of one step."""

    def __init__(self, board: Board, layout: Layout, before: dict[Key, Piece],
                 after: dict[Key, Piece], colours: list[str], focus: int) -> None:  # fmt: skip
        self.board = board
        self.layout = layout
        self.before = before
        self.after = after
        self.colours = colours
        self.focus = focus
        self.drawn: set[Key] = set()
        self.one_area = False
        """Most of what moves lies close together: one area is repainted, not many."""
        self._acts: list[Act] = []
        self._hidden: set[Key] = set()

    @property
    def length(self) -> float:
        """Milliseconds until everything has happened."""
        return max((float(act.start + act.length) for act in self._acts), default=0.0)

    def at(self, time: float) -> None:
        """Bring every act to a moment."""
        for act in self._acts:
            if act.done or time < act.start:
                continue
            t = 1.0 if act.length <= 0 else min(1.0, (time - act.start) / act.length)
            act.done = t >= 1.0
            act.apply(act.ease(t))

    # -- the vocabulary -----------------------------------------------------------------

    def act(self, start: float, length: float, apply: Callable[[float], None],
            ease: Ease = smooth) -> float:  # fmt: skip
        """Add an act; returns when it ends."""
        self._acts.append(Act(start, length, apply, ease))
        return start + length

    def hide(self, key: Key, start: float = 0.0) -> None:
        """A piece of the picture disappears (it is now in flight, say)."""
        self._hidden.add(key)
        self.act(start, 0, lambda t: self.board.fade(key, 0.0))

    def shift(self, kind: str, start: float, length: float) -> None:
        """Pieces that only make room for others glide to their new places."""
        for key, piece in self.before.items():
            later = self.after.get(key)
            if key[0] != kind or later is None or key in self._hidden:
                continue
            if later.rect != piece.rect and later.what[:3] == piece.what[:3]:
                self.hide(key, start)
                self.fly(piece.what, piece.rect, later.rect, start, length, lift=0, z=piece.z + 0.5)

    def fly(
        self,
        what: What,
        source: Rect,
        goal: Rect,
        start: float,
        length: float,
        *,
        vanish: bool = False,
        lift: float | None = None,
        z: float = Z_FLY,
    ) -> float:
        """A piece travels; it stays where it came to, unless it vanishes there."""
        big = source if source.w >= goal.w else goal
        sprite = self.board.sprite(what, big.w, big.h, z)
        far = math.hypot(goal.cx - source.cx, goal.cy - source.cy)
        arc = min(far * 0.12, self.layout.scale * 60) if lift is None else lift

        def move(t: float) -> None:
            opacity = 1.0 if not vanish or t < 0.85 else max(0.0, (1 - t) / 0.15)
            sprite.place(between(source, goal, t, arc), opacity)

        return self.act(start, length, move)

    def pop(self, what: What, centre: Rect, w: float, h: float, start: float,
            length: float = 700) -> float:  # fmt: skip
        """Something rises from a place and fades: an amount, a glow."""
        sprite = self.board.sprite(what, w, h, Z_FLY + 5)

        def rise(t: float) -> None:
            up = h * (0.9 * swift(t))
            opacity = min(1.0, t * 6) * (1.0 if t < 0.7 else max(0.0, (1 - t) / 0.3))
            sprite.place(centred(centre.cx, centre.cy - up, w, h), opacity)

        return self.act(start, length, rise, linear)

    def flash(self, rect: Rect, start: float, length: float = 600, kind: str = "recent") -> float:
        """A place lights up and goes dark again."""
        grow = self.layout.grow
        m = GLOW_REACH * grow
        sprite = self.board.sprite(("glow", kind, grow), rect.w + 2 * m, rect.h + 2 * m, Z_MARK)
        box = rect.inset(-m)
        return self.act(
            start, length, lambda t: sprite.place(box, math.sin(math.pi * t) ** 0.7), linear
        )

    def amount(self, text: str, kind: str, at: Rect, start: float) -> float:
        """An amount rises from a place."""
        h = self.layout.font * 1.9
        w = art.badge_width(text, h)
        return self.pop(("badge", text, kind), at, w, h, start)

    # -- places -------------------------------------------------------------------------

    def old(self, *key: Any) -> Rect | None:
        """Where a piece lies before."""
        piece = self.before.get(key)
        return piece.rect if piece else None

    def new(self, *key: Any) -> Rect | None:
        """Where a piece lies after."""
        piece = self.after.get(key)
        return piece.rect if piece else None

    def known(self, *key: Any) -> Rect:
        """Where a piece lies, after or before; the hub of the wheel if it is nowhere."""
        return self.new(*key) or self.old(*key) or self.bank

    @property
    def bank(self) -> Rect:
        """Where coins come from and go to."""
        piece = self.before.get(("hub",))
        return piece.rect if piece else self.layout.wheel.inset(self.layout.wheel.w * 0.42)

    def money(self, seat: int) -> Rect:
        """Where a seat keeps its florins."""
        return self.new("florins") if seat == self.focus and self.new("florins") else self.known(
            "screen", seat)  # type: ignore[return-value]  # fmt: skip

    def token(self, at: Rect, size: float = 2.3) -> Rect:
        """A small square about the centre of a place."""
        side = self.layout.font * size
        return centred(at.cx, at.cy, side, side)

    def stock(self, seat: int, colour: int) -> Rect:
        """Where a seat keeps its blocks of a colour."""
        if seat == self.focus and self.new("hand", colour):
            rect = self.known("hand", colour)
        else:
            rect = self.known("screen", seat)
        side = min(rect.w, rect.h) * 0.9
        return centred(rect.cx, rect.cy, side, side)

    # -- phrases ------------------------------------------------------------------------

    def coins(self, count: int, source: Rect, goal: Rect, start: float) -> float:
        """Up to five coins travel, and vanish where they arrive."""
        end = start
        for k in range(min(count, 5)):
            end = self.fly(("coin", None), self.token(source), self.token(goal, 1.9),
                           start + 65 * k, 430, vanish=True)  # fmt: skip
        return end

    def points(self, amount: int, source: Rect, seat: int, start: float) -> float:
        """Victory points travel to a seat's score."""
        goal = self.known("vp", seat)
        return self.fly(("vp", amount), self.token(source, 3.0), self.token(goal, 2.6), start, 480,
                        vanish=True)  # fmt: skip

    def pay_blocks(self, seat: int, payment: tuple[int, ...], start: float) -> float:
        """Blocks go from behind a screen into the bag."""
        goal = self.known("bag")
        goal = centred(goal.cx, goal.cy, goal.w * 0.5, goal.w * 0.5)
        end, flown = start, 0
        for colour, count in enumerate(payment):
            source = self.stock(seat, colour)
            for k in range(count):
                key = ("paid", colour, k)
                at = start + 70 * flown
                if seat == self.focus and key in self.before:
                    self.hide(key, at)
                    source = self.before[key].rect
                end = self.fly(("block", colour), source, goal, at, 460, vanish=True)
                flown += 1
        return end
