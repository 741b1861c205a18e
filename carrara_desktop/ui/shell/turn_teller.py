"""Says in the panel whose turn it is, and what is to be done in it."""

from __future__ import annotations

from PySide6.QtCore import QObject

from carrara_desktop.engine.rules import CHANCE
from carrara_desktop.ui.match import Match
from carrara_desktop.ui.shell.seats import marker_icon
from carrara_desktop.ui.shell.side_panel import SidePanel
from carrara_desktop.ui.tables.kit import GameWords


class TurnTeller(QObject):
    """Belongs to a side panel, in which it tells."""

    def __init__(self, panel: SidePanel) -> None:
        super().__init__(panel)
        self._panel = panel

    def tell(self, match: Match, words: GameWords, place: str) -> None:
        """Tell how the match stands; ``place`` names the position that is shown of it."""
        panel, seat = self._panel, match.to_move
        nobody_chooses = match.looking_back or match.is_over
        panel.give_room(not (nobody_chooses and match.can_look_back))
        if match.looking_back:
            prompt = self.tr("This is how the table stood. The last move leads back to the game.")
            panel.show_turn(self.tr("Looking back"), None, f"{place}\n\n{prompt}")
        elif match.is_over:
            panel.show_turn(self.tr("The game is over"), None, "")
        elif seat == CHANCE:
            panel.show_turn("", None, "")
        else:
            who = match.record.seats[seat]
            if match.decider() is not None:
                prompt = words.prompt(match.view())
            else:
                prompt = "" if who.bot is None else self.tr("is thinking…")
            panel.show_turn(who.name, marker_icon(who.colour), prompt)
