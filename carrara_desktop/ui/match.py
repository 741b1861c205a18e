"""A game at this table: its timeline, who sits where, who sees what, bots, and saving.

The page shows what the match says. The match never waits for the page: it is told by
``go_on`` when the last steps have been shown, and then lets the next bot move.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QObject, Signal

from carrara_desktop.bots.players import memory_of
from carrara_desktop.bots.stand_in import stand_in
from carrara_desktop.engine.branches import branch_line, keep_line
from carrara_desktop.engine.chance import random_number
from carrara_desktop.engine.lenient import LenientTimeline
from carrara_desktop.engine.record import GameRecord, RecordError
from carrara_desktop.engine.rules import NOBODY, IllegalMoveError, Move
from carrara_desktop.engine.timeline import Played, Timeline, UndoStop
from carrara_desktop.games.registry import UnknownGameError, game_info
from carrara_desktop.library.games import GameLibrary
from carrara_desktop.ui.bot_client import BotClient
from carrara_desktop.ui.keeping import GameKeeper
from carrara_desktop.ui.tables.base import Step


class Match(QObject):
    """The controller of one game."""

    stepped = Signal(list, list)
    """Moves were made: a list of ``Played`` and the ``Step`` of each, as the viewer sees them."""
    reset = Signal()
    """The position changed otherwise (undo, redo, a curtain lifted): show the view afresh."""
    trouble = Signal(str, str)
    """Something went wrong and the game goes on: a kind ("bot", or see ``GameKeeper.save``) and
    what was said."""

    def __init__(
        self,
        record: GameRecord,
        library: GameLibrary | None,
        parent: QObject | None = None,
        trusted: Collection[str] = (),
        lenient: bool = False,
        position: Any = None,
        branch: int | None = None,
    ) -> None:
        """Open a record.

        ``library`` is None for a game that nobody wants to keep, such as a lesson.
        ``trusted`` are the bots that are programs of the person's own and may be run.
        ``lenient`` opens a record that does not fit the rules up to its last good move, to be
        looked at only. ``position`` is where the game begins, if not with its set-up.
        ``branch`` is the branch of the record that is played, if not the game itself.

        Raises:
            RecordError: the record or its branch does not fit the rules.
            InUseError: another program plays the game.
        """
        super().__init__(parent)
        try:
            self.rules = game_info(record.game).load()
        except UnknownGameError as error:
            raise RecordError(str(error), "game", name=record.game) from error
        self.read_only = lenient
        self.game, self.branch = record, branch
        if branch is not None:
            record = branch_line(record, branch)
        if position is not None:
            self.timeline = Timeline.from_position(self.rules, position, record)
        else:
            self.timeline = (LenientTimeline if lenient else Timeline)(self.rules, record)
        self._trusted = frozenset(trusted)
        self._keeper = (
            GameKeeper(library, self.game) if library is not None and not lenient else None
        )
        seats = () if lenient else enumerate(record.seats)
        self.people = [seat for seat, who in seats if who.bot is None]
        self.viewer: int | None = self.people[0] if len(self.people) == 1 else None
        self._client = BotClient(self)
        self._client.answered.connect(self._bot_answered)
        self._client.failed.connect(self._bot_failed)
        self._bot_move: Move | None = None
        self._may_go_on = False
        self._looking: int | None = None

    @property
    def record(self) -> GameRecord:
        """The record of what is played: ``game`` itself, or a branch of it as its own record."""
        return self.timeline.record

    @property
    def to_move(self) -> int:
        """The seat to move, or NOBODY."""
        return self.timeline.to_move

    @property
    def is_over(self) -> bool:
        """Whether the game has come to its end."""
        return self.to_move == NOBODY

    @property
    def is_revealed(self) -> bool:
        """Whether nothing of what happened is hidden any more: what is played is over, and the
        game as well if that is a branch of it."""
        return self.is_over and (self.branch is None or self.game.result is not None)

    def view(self) -> Any:
        """The table that is shown, as the person at the screen may see it."""
        return self.view_after(self.looking_at)

    def view_after(self, index: int) -> Any:
        """The table after the first ``index`` moves, as the person at the screen may see it."""
        position = self.timeline.position_at(index)
        if self.is_revealed:
            return self.rules.reveal(position, self.viewer)
        return self.rules.view(position, self.viewer)

    def recollection(self) -> Any:
        """What the seat that decides knows, with all that it can remember, for a hint."""
        return self.rules.recall(self.timeline.history, self.to_move, None)

    def seen_by(self, seat: int) -> Any:
        """The view of a seat, for its own moves."""
        return self.rules.view(self.timeline.position, seat)

    # -- looking back ---------------------------------------------------------------------

    @property
    def looking_back(self) -> bool:
        """Whether an earlier position is shown. Nobody can act then, and no bot moves."""
        return self._looking is not None

    @property
    def looking_at(self) -> int:
        """The number of moves after which the table that is shown stood."""
        return len(self.timeline) if self._looking is None else self._looking

    def look(self, index: int, replayed: bool = False) -> None:
        """Show the table as it was after so many moves; all of them lead back to the game.

        The moves on the way there are told again if they are to be ``replayed``. While a game
        of several people runs, all screens close for this, and stay closed until the curtain
        has been lifted for the seat to move. Nothing of the game changes.
        """
        index = max(0, min(index, len(self.timeline)))
        back = index < len(self.timeline)
        if back and not self.looking_back:
            self._may_go_on = False
            self.draw_curtain()
        first = self.looking_at
        self._looking = index if back else None
        if replayed and first < index:
            views = [self.view_after(at + 1) for at in range(first, index)]
            self._tell(self.timeline.played[first:index], views)
        else:
            self.reset.emit()

    # -- whose turn -----------------------------------------------------------------------

    def curtain_seat(self) -> int | None:
        """The seat that must take its place before anything more is shown, if any."""
        seat = self.to_move
        if self.looking_back or len(self.people) < 2:
            return None
        return seat if seat in self.people and seat != self.viewer else None

    def draw_curtain(self) -> None:
        """From now on nobody's screen is open."""
        if len(self.people) > 1:
            self.viewer = None

    def lift_curtain(self) -> None:
        """The person whose turn it is has sat down."""
        self.viewer = self.curtain_seat()
        self.reset.emit()

    def decider(self) -> int | None:
        """The seat whose person may choose a move now, or None."""
        seat = self.to_move
        if self.looking_back or seat != self.viewer:
            return None
        return seat if seat in self.people else None

    # -- moves ----------------------------------------------------------------------------

    def begin(self) -> None:
        """Let chance and, once the page says so, bots play up to the first decision."""
        made = [] if self.read_only else self.timeline.play_chance()
        if made:
            self._save()
            self._tell_new(made)
        self._prepare()

    def moves(self) -> list[Move]:
        """The legal moves of the person who decides."""
        return self.rules.moves(self.timeline.position) if self.decider() is not None else []

    def why_not(self, move: Move) -> IllegalMoveError | None:
        """None if the move is lawful, else the reason."""
        try:
            self.rules.play(self.timeline.position.copy(), move)
        except IllegalMoveError as error:
            return error
        return None

    def preview(self, move: Move) -> Step:
        """What a lawful move of the decider would bring, before chance has its say."""
        position = self.timeline.position.copy()
        events = self.rules.play(position, move)
        return Step(tuple(events), self.rules.view(position, self.viewer))

    def since_last_turn(self) -> tuple[Any, list[Step]]:
        """What happened since the last move of the person at the screen: the view after that
        move, and a step for each later one, all as this person may see them."""
        played = self.timeline.played
        last = next((k for k in reversed(range(len(played))) if played[k].actor == self.viewer), -1)
        views = [
            self.rules.view(self.timeline.position_at(index), self.viewer)
            for index in range(last + 1, len(played) + 1)
        ]
        steps = [
            Step(move.events, view)
            for move, view in zip(played[last + 1 :], views[1:], strict=True)
        ]
        return views[0], steps

    def read(self, line: str) -> Move:
        """The lawful move that a line of notation means. Raises MoveError."""
        return self.rules.read(self.timeline.position, line)

    def play(self, move: Move) -> None:
        """Make the decider's move. Raises IllegalMoveError; saved before this returns."""
        self._make(move)

    def _make(self, move: Move) -> None:
        made = [self.timeline.play(move), *self.timeline.play_chance()]
        self._save()
        self._tell_new(made)
        self._prepare()

    def _tell_new(self, made: list[Played]) -> None:
        first = len(self.timeline) - len(made)
        views = [
            self.rules.view(self.timeline.position_at(first + at), self.viewer)
            for at in range(1, len(made) + 1)
        ]
        self._tell(made, views)

    def _tell(self, made: list[Played], views: list[Any]) -> None:
        steps = [Step(move.events, view) for move, view in zip(made, views, strict=True)]
        self.stepped.emit(made, steps)

    @property
    def is_kept(self) -> bool:
        """Whether the game is in the library."""
        return self._keeper is not None

    @property
    def can_look_back(self) -> bool:
        """Whether it has a course that one may go back in: games have, lessons have not."""
        return self.is_kept or self.read_only

    @property
    def unsaved(self) -> str:
        """Why the last moves are not on disk, or "" if they are."""
        return self._keeper.unsaved if self._keeper is not None else ""

    def keep(self) -> None:
        """Save the game with its branches."""
        self._save()

    def delete_branch(self) -> None:
        """Remove the branch that is played from the game; the match is then to be closed."""
        assert self.branch is not None
        del self.game.branches[self.branch]
        self.branch = None
        self._save()

    def _save(self) -> None:
        if self._keeper is None:
            return
        if self.branch is not None:
            keep_line(self.game, self.branch, self.record)
        if (told := self._keeper.save()) is not None:
            self.trouble.emit(*told)

    # -- taking back ----------------------------------------------------------------------

    def undo_stop(self) -> UndoStop:
        """Why nothing can be taken back, or UndoStop.NONE."""
        return self.timeline.undo_stop()

    def undo(self) -> None:
        """Take the last move back; the screens close if another seat is to move then."""
        self._change_by(self.timeline.undo)

    def can_redo(self) -> bool:
        """Whether a move that was taken back can be made again."""
        return self.timeline.can_redo()

    def redo(self) -> None:
        """Make the move again that was taken back last."""
        self._change_by(self.timeline.redo)

    def _change_by(self, change: Any) -> None:
        change()
        self._looking = None
        self._client.forget()
        self._bot_move = None
        self._save()
        if self.curtain_seat() is not None:
            self.draw_curtain()
        self.reset.emit()
        self._prepare()

    # -- bots -----------------------------------------------------------------------------

    def bot_to_move(self) -> bool:
        """Whether a bot is to move."""
        seat = self.to_move
        return seat >= 0 and seat not in self.people and not self.read_only

    def _prepare(self) -> None:
        """Ask the bot whose turn it is, so that it thinks while the page still shows."""
        self._may_go_on = False
        self._bot_move = None
        if self.bot_to_move():
            seat = self.to_move
            bot = self.record.seats[seat].bot
            assert bot is not None
            seed = random_number(self.record.seed, -1 - len(self.timeline))
            view = self.rules.recall(self.timeline.history, seat, memory_of(bot))
            external = bot in self._trusted
            self._client.ask(self.record.game, bot, view, seed, external)

    def go_on(self) -> None:
        """The page has shown everything: a bot may make its move as soon as it has one."""
        self._may_go_on = not self.looking_back
        self._move_bot()

    def hold(self) -> None:
        """Somebody thinks about the last move: no bot makes its own before the next ``go_on``."""
        self._may_go_on = False

    def _move_bot(self) -> None:
        if self._may_go_on and self._bot_move is not None:
            move, self._bot_move = self._bot_move, None
            # asked first: an unlawful move may not even have a notation
            if (error := self.why_not(move)) is not None:
                self._bot_failed(f"an unlawful move: {error}")
            else:
                self._make(move)

    def _bot_answered(self, move: int) -> None:
        self._bot_move = move
        self._move_bot()

    def _bot_failed(self, why: str) -> None:
        """The game goes on with a move that somebody else makes, and the log says so."""
        if not self.bot_to_move():
            return
        self.trouble.emit("bot", why)
        seat = self.to_move
        mind_at = game_info(self.record.game).mind()
        self._bot_move = stand_in(self.rules, mind_at, self.seen_by(seat), len(self.timeline))
        self._move_bot()

    def close(self) -> None:
        """End the bots' process, and let other programs have the game."""
        self._client.close()
        if self._keeper is not None:
            self._keeper.release()
