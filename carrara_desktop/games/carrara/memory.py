"""What a seat that has watched may remember of what lies behind the others' screens.

Florins and blocks change hands in the open, and the set-up is known, so who forgets nothing
knows everything; who forgets what is some rounds old knows only what went in and out since.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from carrara_desktop.games.carrara import position as p
from carrara_desktop.games.carrara.view import Recalled, View
from carrara_desktop.games.carrara.viewing import HIDDEN_FLORINS, view


def recall(history: Sequence[p.CarraraPosition], seat: int, rounds: int | None) -> View:
    """The last position of a history as the seat sees it, and what it remembers of the others.

    ``rounds`` is how far back it remembers, None to the beginning of ``history``. Only if that
    is the set-up of the game does it then know all: nobody remembers what was never seen.
    """
    seen = view(history[-1], seat)
    first = 0 if rounds is None else _start_of_window(history, rounds)
    watched = history[first:]
    exact = history[first].turn == 0
    return replace(
        seen,
        seats=tuple(
            other
            if other.blocks is not None
            else replace(other, recalled=_watched(watched, other.seat, exact))
            for other in seen.seats
        ),
    )


def _start_of_window(history: Sequence[p.CarraraPosition], rounds: int) -> int:
    earliest = history[-1].turn - rounds * history[-1].n
    index = len(history) - 1
    while index > 0 and history[index - 1].turn >= earliest:
        index -= 1
    return index


def _watched(watched: Sequence[p.CarraraPosition], seat: int, exact: bool) -> Recalled:
    """What is sure of one seat's screen after watching these positions."""
    now = watched[-1]
    if exact:
        return Recalled(now.florins[seat], p.six(now.blocks, seat), True)
    florins = HIDDEN_FLORINS + now.florins[seat] - watched[0].florins[seat]
    known = [0] * 6
    before = watched[0].blocks
    for position in watched[1:]:
        after = position.blocks
        if after is not before:
            for colour in range(6):
                at = seat * 6 + colour
                # what was paid out beyond what was seen to come in had been there before
                known[colour] = max(0, known[colour] + after[at] - before[at])
            before = after
    return Recalled(max(0, florins), p.six(known, 0), False)
