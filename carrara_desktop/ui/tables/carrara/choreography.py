"""How events look in motion: each becomes acts on a timeline over the picture before it.

A stage borrows sprites from the board and dims its pieces; the table's one driver calls
``at`` with the time. Nothing here owns a timer, and whatever happens, showing the next
view puts everything right.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as ev
from carrara_desktop.ui.tables.base import Step
from carrara_desktop.ui.tables.carrara import art
from carrara_desktop.ui.tables.carrara.items import Board, Sprite
from carrara_desktop.ui.tables.carrara.layout import Layout, Rect, centred
from carrara_desktop.ui.tables.carrara.paint import GLOW_REACH, What
from carrara_desktop.ui.tables.carrara.pieces import (
    Z_FLY,
    Z_MARK,
    Z_MARKER,
    Z_PANEL,
    Key,
    Piece,
    upgrade_look,
)

Ease = Callable[[float], float]

MERGED = (ev.BlockDrawn, ev.TileTurnedUp)
"""Steps that consist of these alone are played together, one shortly after the other."""


def linear(t: float) -> float:
    """No easing."""
    return t


def smooth(t: float) -> float:
    """Slow at both ends."""
    return t * t * (3 - 2 * t)


def swift(t: float) -> float:
    """Fast at first, slow at the end."""
    return 1 - (1 - t) ** 3


def merge(steps: list[Step]) -> list[Step]:
    """Runs of equal small steps (blocks drawn, tiles turned up) become one."""
    found: list[Step] = []
    for step in steps:
        kinds = {type(event) for event in step.events}
        if found and len(kinds) == 1 and kinds <= set(MERGED):
            last = found[-1]
            if {type(event) for event in last.events} == kinds:
                found[-1] = Step(last.events + step.events, step.view)
                continue
        found.append(step)
    return found


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
        self._acts: list[Act] = []
        self._hidden: set[Key] = set()

    @property
    def length(self) -> float:
        """Milliseconds until everything has happened."""
        return max((act.start + act.length for act in self._acts), default=0.0)

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
            if later.rect != piece.rect and later.what == piece.what:
                self.hide(key, start)
                self.fly(piece.what, piece.rect, later.rect, start, length, lift=0, z=piece.z + 0.5)

    def fly(self, what: What, source: Rect, goal: Rect, start: float, length: float, *,
            vanish: bool = False, lift: float | None = None, z: float = Z_FLY) -> float:  # fmt: skip
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


def perform(stage: Stage, events: tuple[Any, ...]) -> None:
    """Lay the events of a step on its timeline."""
    start = 0.0
    for k, event in enumerate(events):
        play = _PLAYS.get(type(event))
        if play is None:
            continue
        end = play(stage, event, start)
        following = type(events[k + 1]) if k + 1 < len(events) else None
        if following is type(event) and isinstance(event, MERGED):
            start += 120 if isinstance(event, ev.BlockDrawn) else 150
        else:
            start = end
    kinds = {type(event) for event in events}
    if kinds & {ev.BlockDrawn, ev.BlocksBought} and ev.WheelTurned not in kinds:
        stage.shift("block", 0, 300)
    if kinds & {ev.TileBuilt, ev.MonumentBuilt}:
        stage.shift("building", 150, 350)


# -- one play for each event -----------------------------------------------------------------


def _first_seat(stage: Stage, event: ev.FirstSeatChosen, at: float) -> float:
    return stage.flash(stage.known("emblem", event.seat), at, 700, "choice")


def _turned_up(stage: Stage, event: ev.TileTurnedUp, at: float) -> float:
    goal = stage.layout.display[event.slot]
    source = stage.layout.supply.fitted(goal.h / goal.w)
    face: What = ("tile", event.type, event.value)
    sprite: Sprite = stage.board.sprite(("tile_back",), goal.w, goal.h, Z_FLY)
    turned = False

    def turn(t: float) -> None:
        nonlocal turned
        if t >= 0.5 and not turned:
            turned = True
            sprite.show_as(face)
        rect = between(source, goal, t, stage.layout.scale * 14)
        wide = max(0.04, abs(math.cos(math.pi * t)))
        sprite.place(centred(rect.cx, rect.cy, rect.w * wide, rect.h))

    return stage.act(at, 460, turn)


def _visit_returned(stage: Stage, event: ev.VisitReturned, at: float) -> float:
    source, goal = stage.old("visit"), stage.new("visit")
    if source is None or goal is None or source == goal:
        return at
    stage.hide(("visit",), at)
    return stage.fly(("visit",), source, goal, at, 480)


def _marker(stage: Stage, seat: int, source: Rect | None, goal: Rect | None, at: float,
            length: float = 430) -> float:  # fmt: skip
    if source is None or goal is None:
        return at
    return stage.fly(("marker", stage.colours[seat]), source, goal, at, length, z=Z_FLY + 2)


def _visit_deferred(stage: Stage, event: ev.VisitDeferred, at: float) -> float:
    key = ("marker", event.seat, "slot", event.slot)
    stage.hide(key, at)
    keys = [k for k in stage.after if k[:3] == ("marker", event.seat, "open")]
    goal = stage.after[keys[-1]].rect if keys else stage.layout.open_area.fitted(1.25)
    return _marker(stage, event.seat, stage.old(*key), goal, at)


def _wheel_turned(stage: Stage, event: ev.WheelTurned, at: float) -> float:
    wheel = stage.layout.wheel
    disc = stage.before.get(("disc",))
    rotation = int(disc.what[1]) if disc else 0  # type: ignore[call-overload]
    sprite = stage.board.sprite(("wheel_disc", rotation), wheel.w, wheel.h, Z_PANEL + 2.5)
    riders = []
    for key, piece in stage.before.items():
        if key[0] != "block":
            continue
        later = stage.after.get(("block", (key[1] + 1) % c.N_SECTIONS, *key[2:]))
        source = _polar(wheel, piece.rect)
        goal = _polar(wheel, later.rect) if later else (source[0], source[1] + math.pi / 3)
        # Blocks lie in upright rows, so each keeps to its own place in the sector.
        swing = (goal[1] - source[1]) % (2 * math.pi)
        small = later.rect.w if later else piece.rect.w
        rider = stage.board.sprite(("block", key[2]), piece.rect.w, piece.rect.h, Z_MARKER)
        riders.append((rider, source, goal[0], swing, piece.rect.w, small))
        stage.hide(key, at)
    stage.hide(("disc",), at)

    def turn(t: float) -> None:
        sprite.place(wheel, 1.0, 60 * t)
        for rider, (radius, angle), far, swing, size, later_size in riders:
            a = angle + swing * t
            rho = radius + (far - radius) * t
            x, y = wheel.cx + rho * math.cos(a), wheel.cy + rho * math.sin(a)
            side = size + (later_size - size) * t
            rider.place(centred(x, y, side, side))

    return stage.act(at, 700, turn)


def _polar(wheel: Rect, rect: Rect) -> tuple[float, float]:
    """Distance and angle of a place from the hub."""
    x, y = rect.cx - wheel.cx, rect.cy - wheel.cy
    return math.hypot(x, y), math.atan2(y, x)


def _block_drawn(stage: Stage, event: ev.BlockDrawn, at: float) -> float:
    # The new block is the one of its colour that the next picture has and this one has not.
    taken = stage.drawn
    goal = None
    for key, piece in stage.after.items():
        if key[:3] == ("block", 0, event.colour) and key not in stage.before and key not in taken:
            goal = piece.rect
            taken.add(key)
            break
    if goal is None:
        return at
    bag = stage.layout.bag
    source = centred(bag.cx, bag.y + bag.h * 0.3, goal.w * 0.7, goal.h * 0.7)
    return stage.fly(("block", event.colour), source, goal, at, 420, lift=stage.layout.scale * 40)


def _bought(stage: Stage, event: ev.BlocksBought, at: float) -> float:
    end, k = at, 0
    first = at
    for colour, count in enumerate(event.blocks):
        keys = [key for key in stage.before if key[:3] == ("block", event.section, colour)]
        for key in sorted(keys, key=lambda key: -key[3])[:count]:
            start = at + 80 * k
            stage.hide(key, start)
            end = stage.fly(("block", colour), stage.before[key].rect,
                            stage.stock(event.seat, colour), start, 520, vanish=True)  # fmt: skip
            k += 1
    if event.cost:
        source = stage.money(event.seat)
        goal = stage.bank
        end = max(end, stage.coins(event.cost, source, goal, first + 60))
        stage.amount(f"−{event.cost}", "cost", source, first)
    return end


def _florins(stage: Stage, event: Any, at: float) -> float:
    source = stage.layout.own.pass_ if event.seat == stage.focus else stage.bank
    goal = stage.money(event.seat)
    end = stage.coins(event.florins, source, goal, at)
    stage.amount(f"+{event.florins}", "gain", goal, end - 150)
    return end + 250


def _tile_built(stage: Stage, event: ev.TileBuilt, at: float) -> float:
    paid = stage.pay_blocks(event.seat, event.payment, at)
    rows = [k[3] for k in stage.after if k[:3] == ("building", event.seat, event.city)]
    goal = stage.new("building", event.seat, event.city, max(rows, default=0))
    source = stage.old("display", event.slot)
    if goal is None or source is None:
        return paid
    stage.hide(("display", event.slot), at + 160)
    what = ("tile", event.type, event.value)
    return max(paid, stage.fly(what, source, goal, at + 160, 620))


def _monument_built(stage: Stage, event: ev.MonumentBuilt, at: float) -> float:
    paid = stage.pay_blocks(event.seat, event.payment, at)
    goal = stage.new("building", event.seat, event.city, event.row)
    source = stage.old("monument", event.type)
    if goal is None or source is None:
        return paid
    stage.hide(("monument", event.type), at + 160)
    what = ("tile", event.type, c.MONUMENT_VALUE)
    end = stage.fly(what, source, goal, at + 160, 680)
    return max(paid, stage.flash(goal, end, 400, "choice"))


def _upgrade(stage: Stage, event: ev.UpgradeTaken, at: float) -> float:
    source = stage.old("upgrade", event.tile)
    goal = stage.known("city", event.seat, event.city)
    if source is None:
        return at
    stage.hide(("upgrade", event.tile), at)
    end = stage.fly(upgrade_look(event.tile), source, goal, at, 560, vanish=True)
    return stage.flash(goal, end - 100, 450, "choice")


def _points(stage: Stage, event: Any, at: float) -> float:
    source = stage.bank if not isinstance(event, ev.FlorinsCounted) else stage.money(event.seat)
    if not event.vp:
        return at
    end = stage.points(event.vp, source, event.seat, at)
    stage.amount(f"+{event.vp}", "gain", stage.known("vp", event.seat), end - 150)
    return end + 250


def _visit_taken(stage: Stage, event: ev.VisitTaken, at: float) -> float:
    source, goal = stage.old("visit"), stage.new("visit")
    if source is None or goal is None or source == goal:
        return at
    stage.hide(("visit",), at)
    return stage.fly(("visit",), source, goal, at, 500)


def _bonus(stage: Stage, event: ev.BonusTaken, at: float) -> float:
    slot = stage.layout.slots[event.slot]
    end = at
    goal = stage.new("in hand")
    key = ("marker", event.seat, "slot", event.slot)
    if goal:
        stage.hide(key, at)
        end = _marker(stage, event.seat, stage.old(*key), goal, at)
    if event.vp:
        end = max(end, stage.points(event.vp, slot, event.seat, at))
    if event.florins:
        end = max(end, stage.coins(event.florins, slot, stage.money(event.seat), at))
    return end


def _space_scored(stage: Stage, event: ev.SpaceScored, at: float) -> float:
    goal = stage.new("marker", event.seat, "space", event.space)
    source = stage.old("in hand")
    if source:
        stage.hide(("in hand",), at)
    else:
        held = ("slot", event.slot) if event.slot >= 0 else ("open",)
        keys = [k for k in stage.before if k[:2] == ("marker", event.seat) and k[2:3] == held[:1]]
        if event.slot >= 0:
            keys = [k for k in keys if k[3] == event.slot]
        if keys:
            source = stage.before[keys[-1]].rect
            stage.hide(keys[-1], at)
    at = _marker(stage, event.seat, source, goal, at)
    end = at
    for k, scored in enumerate(event.buildings):
        rect = stage.known("building", event.seat, scored.city, scored.row)
        start = at + 190 * k
        end = stage.flash(rect, start, 560, "choice")
        stage.amount(f"+{scored.value * scored.reward}", "gain", rect, start + 60)
    source = goal or stage.bank
    finish = end
    if event.vp:
        finish = max(finish, stage.points(event.vp, source, event.seat, end - 200))
        stage.amount(f"+{event.vp}", "gain", stage.known("vp", event.seat), finish - 120)
    if event.florins:
        money = stage.money(event.seat)
        finish = max(finish, stage.coins(event.florins, source, money, end - 200))
        stage.amount(f"+{event.florins}", "gain", money, finish - 120)
    return finish + 250


def _ended(stage: Stage, event: ev.GameEnded, at: float) -> float:
    end = at
    for seat in event.winners:
        end = stage.flash(stage.known("board", seat), at, 900, "choice")
    return end


_PLAYS: dict[type, Callable[[Stage, Any, float], float]] = {
    ev.FirstSeatChosen: _first_seat,
    ev.TileTurnedUp: _turned_up,
    ev.VisitReturned: _visit_returned,
    ev.VisitDeferred: _visit_deferred,
    ev.WheelTurned: _wheel_turned,
    ev.BlockDrawn: _block_drawn,
    ev.BlocksBought: _bought,
    ev.NothingAffordable: _florins,
    ev.TileBuilt: _tile_built,
    ev.MonumentBuilt: _monument_built,
    ev.UpgradeTaken: _upgrade,
    ev.BuildingPoints: _points,
    ev.VisitTaken: _visit_taken,
    ev.BonusTaken: _bonus,
    ev.SpaceScored: _space_scored,
    ev.Passed: _florins,
    ev.EndTriggered: _points,
    ev.FlorinsCounted: _points,
    ev.GameEnded: _ended,
}
