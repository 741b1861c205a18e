"""How a style is seen to play: ``python -m tests.games.carrara.styles VARIANT DEALS [FIRST]``.

Each style plays the master for two, every deal in both seats. Told are its wins, and what it had
more of than the master in the same games, with a 95 % interval by deal.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from statistics import fmean
from typing import Final

from carrara_desktop.bots.players import bot_chooser
from carrara_desktop.bots.search import mean_and_error
from carrara_desktop.engine.headless import play_game
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.carrara.mind import STYLES
from carrara_desktop.games.carrara.position import CarraraPosition
from carrara_desktop.games.carrara.rules import RULES
from tests.ui.games_at_hand import record_of

THIRD: Final = 3
"""The marker by which it is told how early a seat scores."""


def compare(variant: str, style: str, deal: int) -> dict[str, float]:
    """What a style did more than the master in the two games of a deal, a game and seat."""
    games: list[Mapping[str, float]] = []
    for seat in range(2):
        bots = [style if other == seat else "strong" for other in range(2)]
        record = record_of(*bots, seed=deal, first="lot", variant=variant)
        assert play_game(RULES, record, [bot_chooser(bot, RULES, "carrara") for bot in bots])
        assert record.result is not None
        timeline = Timeline(RULES, record)
        positions = [timeline.position_at(index) for index in range(len(timeline) + 1)]
        mine, other = habits(positions, seat), habits(positions, 1 - seat)
        game = {name: mine[name] - other[name] for name in mine}
        game["wins"] = (seat in record.result.winners) / len(record.result.winners)
        game["turns a seat"] = timeline.position.turn / 2
        games.append(game)
    return {name: fmean(game[name] for game in games) for name in games[0]}


def habits(positions: Sequence[CarraraPosition], seat: int) -> dict[str, float]:
    """What a seat had and did in a game: florins and markers at its decisions, on the mean."""
    last = positions[-1]
    florins: list[int] = []
    markers: list[int] = []
    all_markers = positions[0].markers_left(seat)
    third = last.turn
    for position in positions:
        if position.markers_left(seat) <= all_markers - THIRD:
            third = min(third, position.turn)
        if RULES.to_move(position) == seat:
            florins.append(position.florins[seat])
            markers.append(position.markers_left(seat))
    return {
        "florins": fmean(florins),
        "markers": fmean(markers),
        "third scoring": third / 2,
        "buildings": sum(entry & 3 == seat for entry in last.built),
        "ended the game": float(last.ender == seat),
    }


def main(variant: str, deals: int, first: int) -> None:
    """Print a line for each style and habit."""
    with ProcessPoolExecutor() as pool:
        for style in STYLES:
            jobs = [pool.submit(compare, variant, style, first + deal) for deal in range(deals)]
            found = [job.result() for job in jobs]
            for name in found[0]:
                mean, error = mean_and_error([one[name] for one in found])
                print(f"{variant} {style:8} {name:15} {mean:+7.2f} ± {error:.2f}", flush=True)


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]) if len(sys.argv) > 3 else 0)
