"""When Python looks for what nobody refers to any more.

A collection of everything takes as long as three frames, and Python begins one whenever enough
has been made, in mid-animation as well as anywhere. Done where a game is opened, while a page
changes anyway, it leaves the later ones little to look through.
"""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow


def sweep() -> None:
    """Let go of what is left of earlier games; all the rest is not looked at before the next."""
    gc.unfreeze()
    gc.collect()
    gc.freeze()


def sweep_between_games(window: MainWindow) -> None:
    """Sweep whenever a window has opened a game, and not while it is played."""
    # What the program itself consists of is there by now, and stays.
    window.first_painted.connect(lambda: gc.freeze())
    window.match_opened.connect(sweep)
