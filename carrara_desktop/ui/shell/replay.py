"""Looking back at a game on the table page, playing it again, and going on from there."""

from __future__ import annotations

import secrets
from bisect import bisect_left, bisect_right
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QInputDialog

from carrara_desktop.engine.branches import begin_branch
from carrara_desktop.ui import i18n
from carrara_desktop.ui.match import Match
from carrara_desktop.ui.shell.replay_bar import PACES, ReplayBar

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow
    from carrara_desktop.ui.tables.base import GameTable

MOST_SEED: Final = 2**31 - 1


class Replay(QObject):
    """What the bar under the table asks for, done to a match."""

    line_asked = Signal(object, object)
    """Open another line of a game: its record, and the number of a branch or None."""

    def __init__(self, window: MainWindow, bar: ReplayBar, may_look: Callable[[], bool]) -> None:
        """``may_look`` says whether the table can be looked at: no curtain hides it."""
        super().__init__(bar)
        self._window = window
        self._bar = bar
        self._may_look = may_look
        self._match: Match | None = None
        self._table: GameTable | None = None
        self._stops: list[int] = []
        self._game_stops: list[int] = []
        self._pause = QTimer(self, singleShot=True)
        self._pause.timeout.connect(lambda: self.step(1))
        self._playing = False
        bar.stop_asked.connect(self.go_to)
        bar.step_asked.connect(self.step_by_hand)
        bar.play_asked.connect(self.set_playing)
        bar.branch_asked.connect(self.play_on)
        bar.line_asked.connect(self._open)
        bar.rename_asked.connect(self._rename)
        bar.delete_asked.connect(self._delete)

    def follow(self, match: Match | None, table: GameTable | None) -> None:
        """Serve this match from now on, or none."""
        self.set_playing(False)
        self._match, self._table = match, table
        self._bar.setVisible(match is not None and match.can_look_back)
        self.refresh()
        if match is not None:
            if match.branch is None:
                self._game_stops = self._stops
            self.show_branches()

    def refresh(self) -> None:
        """The match has moved on, or another place in it is shown."""
        match = self._match
        if match is None:
            return
        timeline = match.timeline
        self._stops = timeline.stops()
        actors = [timeline.played[self._own_move(at)].actor for at in range(1, len(self._stops))]
        self._bar.show_game(actors, [who.colour for who in match.record.seats])
        self._show_stop()

    def _show_stop(self) -> None:
        match = self._match
        assert match is not None
        can_branch = match.looking_back and match.is_kept and not match.read_only
        self._bar.show_stop(self.stop, self.words(), can_branch)

    def retranslate(self) -> None:
        """Say the place and the branches in the language of now."""
        if self._match is not None:
            self._show_stop()
            self.show_branches()

    def show_branches(self) -> None:
        """Say what branches there are."""
        if self._match is not None:
            game = self._match.game
            names = [self.name(number) for number in range(len(game.branches))]
            self._bar.show_branches(names, self._match.branch)

    def _own_move(self, at: int) -> int:
        """The first move after the stop before ``at``: that of the seat which decided there."""
        return self._stops[at - 1]

    @property
    def stop(self) -> int:
        """The stop that is shown."""
        assert self._match is not None
        return max(0, bisect_right(self._stops, self._match.looking_at) - 1)

    @property
    def is_playing(self) -> bool:
        """Whether the game plays itself."""
        return self._playing

    def words(self) -> str:
        """The place that is shown, and who moved before it."""
        match = self._match
        assert match is not None
        text = self.tr("Move {number} of {all}").format(
            number=i18n.number(self.stop), all=i18n.number(len(self._stops) - 1)
        )
        if self.stop:
            actor = match.timeline.played[self._own_move(self.stop)].actor
            if actor >= 0:
                text = f"{text} · {match.record.seats[actor].name}"
        return text

    # -- going there ----------------------------------------------------------------------

    def go_to(self, stop: int) -> None:
        """Show the table at a stop, at once."""
        self.set_playing(False)
        self._look(stop, replayed=False)

    def go_to_move(self, moves: int) -> None:
        """Show the first stop where so many moves had been made."""
        if self._match is not None:
            self.go_to(bisect_left(self._stops, moves))

    def to_start(self) -> None:
        """Show the table before the first decision."""
        self.go_to(0)

    def to_the_end(self) -> bool:
        """Back to the game, if one was looking back; whether that was so."""
        if self._match is None or not self._match.looking_back:
            return False
        self.go_to(len(self._stops) - 1)
        return True

    def step(self, by: int) -> None:
        """Go some stops on, before one's eyes, or back."""
        if self._match is not None:
            self._look(self.stop + by, replayed=by > 0)

    def step_by_hand(self, by: int) -> None:
        """As ``step``; a game that plays itself stops."""
        self.set_playing(False)
        self.step(by)

    def _look(self, stop: int, replayed: bool) -> None:
        match, table = self._match, self._table
        if match is None or table is None or not self._stops:
            return
        if self._may_look():
            # This may bring the curtain down.
            table.finish()
        index = self._stops[max(0, min(stop, len(self._stops) - 1))]
        if self._may_look() and index != match.looking_at:
            match.look(index, replayed)
        self._show_stop()

    # -- playing --------------------------------------------------------------------------

    def set_playing(self, playing: bool) -> None:
        """Let the game play itself from here, or from its start if this is the end; or stop."""
        playing = playing and self._match is not None and self._may_look()
        self._pause.stop()
        self._playing = playing
        self._bar.show_playing(playing)
        if playing:
            if self.stop == len(self._stops) - 1:
                self._look(0, replayed=False)
            self._pause.start(PACES["fast"])

    def settled(self) -> None:
        """The table has shown the last step: soon show the next one."""
        match = self._match
        if not self._playing or match is None:
            return
        if match.looking_back:
            self._pause.start(PACES[self._bar.pace])
        else:
            self.set_playing(False)

    # -- branches -------------------------------------------------------------------------

    def name(self, number: int) -> str:
        """What a branch is called."""
        assert self._match is not None
        branch = self._match.game.branches[number]
        return branch.name or self.tr("Branch {number}, from move {move}").format(
            number=i18n.number(number + 1),
            move=i18n.number(max(0, bisect_right(self._game_stops, branch.after) - 1)),
        )

    def play_on(self) -> None:
        """Begin a branch from the position that is shown."""
        match = self._match
        if match is None or not match.looking_back or match.read_only:
            return
        seed = secrets.randbelow(MOST_SEED + 1)
        number = begin_branch(match.game, match.record, match.looking_at, seed)
        match.keep()
        self.line_asked.emit(match.game, number)

    def _open(self, line: int | None) -> None:
        if self._match is not None and line != self._match.branch:
            self.line_asked.emit(self._match.game, line)

    def _rename(self, number: int) -> None:
        assert self._match is not None
        game = self._match.game
        name, agreed = QInputDialog.getText(
            self._window,
            self.tr("Rename the branch"),
            self.tr("Name of the branch:"),
            text=self.name(number),
        )
        if agreed:
            game.branches[number].name = name.strip()
            self._match.keep()
            self.show_branches()

    def _delete(self, number: int) -> None:
        """Delete the branch that is played, if that is meant, and go back to the game."""
        assert self._match is not None
        game = self._match.game
        question = self.tr("Delete the branch “{name}”?").format(name=self.name(number))
        if self._window.ask(question, self.tr("The game itself stays as it is.")):
            self._match.delete_branch()
            self.line_asked.emit(game, None)
