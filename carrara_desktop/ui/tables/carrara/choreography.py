"""How events look in motion: each becomes acts on the timeline of a stage."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from typing import Any

from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import events as ev
from carrara_desktop.ui.tables.base import Step
from carrara_desktop.ui.tables.carrara.items import Board, Sprite
from carrara_desktop.ui.tables.carrara.paint import What
from carrara_desktop.ui.tables.carrara.piece import Z_FLY, Context
from carrara_desktop.ui.tables.carrara.piece_plays import PIECE_PLAYS, wheel_turned
from carrara_desktop.ui.tables.carrara.pieces import compose
from carrara_desktop.ui.tables.carrara.rects import Rect, centred
from carrara_desktop.ui.tables.carrara.stage import Stage, between

MERGED = (ev.BlockDrawn, ev.TileTurnedUp)
"""Steps that consist of these alone are played together, one shortly after the other."""
COUNTED = (ev.FlorinsCounted, ev.DecorationsCounted, ev.StatuesCounted)
"""What is counted at the end: for all seats at nearly the same time."""


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


def set_stage(step: Step, board: Board, context: Context) -> Stage:
    """The stage of a step, over the picture that is shown."""
    before = board.pieces
    at_rest = replace(context, picked=None, payment=None)
    after = {piece.key: piece for piece in compose(step.view, at_rest)}
    colours = [look.colour for look in context.looks]
    stage = Stage(board, context.layout, before, after, colours, context.focus)
    perform(stage, step.events)
    return stage


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
        elif following is type(event) and isinstance(event, COUNTED):
            start = min(start + 220, end)
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
    tile = stage.before.get(("upgrade", event.tile))
    if event.target < c.N_CITIES:
        goal = stage.known("city", event.seat, event.target)
    else:
        space = c.SPACE_LANDSCAPE + event.target - c.N_CITIES
        goal = stage.known("own space", event.seat, space)
    if tile is None:
        return at
    stage.hide(tile.key, at)
    end = stage.fly(tile.what, tile.rect, goal, at, 560, vanish=True)
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
    ev.WheelTurned: wheel_turned,
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
    **PIECE_PLAYS,
}
