"""How it stands with the file of the game on the table: told quietly, asked when it matters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from carrara_desktop.ui.match import Match
from carrara_desktop.ui.shell.notice_bar import NoticeBar

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow


class SavingNotice(QObject):
    """Belongs to a notice bar, in which it tells."""

    def __init__(self, window: MainWindow, bar: NoticeBar) -> None:
        super().__init__(bar)
        self._window = window
        self._bar = bar

    def tell(self, match: Match, kind: str, what: str) -> None:
        """Tell what came of a save (see ``GameKeeper.save``): one line, however often it fails."""
        if kind == "save":
            self._bar.tell(
                lambda: "\n".join((
                    self.tr("The game could not be saved. It goes on, but keep the window open."),
                    what,
                )),
                lambda: self.tr("Try again"),
                match.keep,
            )
        elif kind == "copy":
            self._bar.tell(
                lambda: self.tr(
                    "Another program has changed the file of this game. The file is left as it "
                    "is, and your game goes on in a copy of its own."
                )
            )
        else:
            self._bar.tell(lambda: self.tr("The game is saved again."))

    def may_leave(self, match: Match) -> bool:
        """Whether the game may be put away; asks, if that would lose moves."""
        if match.unsaved:
            match.keep()
        if not match.unsaved:
            return True
        question = self.tr(
            "The last moves are not saved. Leave the game all the same, and lose them?"
        )
        return self._window.ask(question, match.unsaved)
