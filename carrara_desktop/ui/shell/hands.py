"""Everything beside pointing that one does at the table: keys, typed moves, looking closer, and
what is heard: sounds and, for a screen reader, what has happened.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, QTimer

from carrara_desktop.engine.rules import MoveError
from carrara_desktop.engine.timeline import Played
from carrara_desktop.ui.accessibility import announce
from carrara_desktop.ui.match import Match
from carrara_desktop.ui.shell.typed_move import TypedMove
from carrara_desktop.ui.tables.base import GameTable, Step
from carrara_desktop.ui.tables.kit import Composer, GameWords

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.table_page import TablePage
    from carrara_desktop.ui.shell.window import MainWindow

STILL_MS: Final = 1100
"""How long each move is shown of what happened since one's last turn, without animation."""
ZOOM: Final = 1.4


@dataclass(frozen=True, slots=True)
class Sitting:
    """What lies before the person: a match, its table, its words and the move being chosen."""

    match: Match
    table: GameTable
    words: GameWords
    composer: Composer


class TableHands(QObject):
    """Belongs to a table page, which tells it who sits down and what happens."""

    def __init__(self, page: TablePage, window: MainWindow) -> None:
        super().__init__(page)
        self._page = page
        self._window = window
        self._at: Sitting | None = None
        self._stills: list[Step] = []
        self._still = QTimer(self, singleShot=True)
        self._still.setInterval(STILL_MS)
        self._still.timeout.connect(self._next_still)
        self._others_moved = False
        self.typed = TypedMove()
        self.typed.entered.connect(self._typed)
        self.typed.closed.connect(lambda: page.panel.focus_moves())

    def bind(self, handlers: dict[str, Callable[[], object]]) -> None:
        """Give the actions of the table their keys; ``handlers`` are those of the page itself."""
        own: dict[str, Callable[[], object]] = {
            "end_turn": self.end_turn,
            "type_move": self.type_move,
            "since_last_turn": self.show_since_last_turn,
            "next_part": self.next_part,
            "zoom_in": lambda: self._zoom(ZOOM),
            "zoom_out": lambda: self._zoom(1 / ZOOM),
            "zoom_all": lambda: self._enlarge(None),
        }
        for part in ("own", "wheel", "court", "display"):
            own[f"enlarge_{part}"] = lambda part=part: self._enlarge(part)
        for k in (1, 2, 3):
            own[f"enlarge_other_{k}"] = lambda k=k: self._enlarge(f"other {k}")
        for name, handler in (own | handlers).items():
            self._window.shortcuts.bind(name, self._page, self._guarded(handler))

    def _guarded(self, handler: Callable[[], object]) -> Callable[[], object]:
        """While the curtain is down, no key of the table does anything."""

        def act() -> None:
            if self._at is not None and not self._page.curtain.isVisible():
                self._end_stills()
                handler()

        return act

    # -- who sits there -------------------------------------------------------------------

    def sit(self, at: Sitting) -> None:
        """A match has been laid out."""
        self._at = at
        self._others_moved = False
        at.table.set_reasons(at.composer.why_not)
        at.table.pointed.connect(lambda target: self._end_stills())

    def leave(self) -> None:
        """The match is put away."""
        self._at = None
        self.drop_stills()
        self.typed.shut()

    # -- what is heard ----------------------------------------------------------------------

    def stepped(self, played: Sequence[Played]) -> None:
        """Moves were made: make a sound, and have them read out."""
        if self._at is None:
            return
        match, words = self._at.match, self._at.words
        by_others = [move for move in played if move.actor >= 0 and move.actor != match.viewer]
        self._others_moved |= bool(by_others)
        self._window.sounds.play("end" if match.is_over and not match.looking_back else "move")
        names = [who.name for who in match.record.seats]
        events = [event for move in played for event in move.events]
        announce(self._page, " ".join(words.tell(events, names)))

    def decision_begins(self) -> None:
        """The person at the screen may choose: mark what has changed, and call."""
        if self._at is None:
            return
        at = self._at
        events = [event for step in at.match.since_last_turn()[1] for event in step.events]
        at.table.set_recent(at.words.recent(events))
        if self._others_moved:
            self._others_moved = False
            self._window.sounds.play("turn")
        announce(self._page, at.words.prompt(at.match.view()))

    def refuse(self, why: str) -> None:
        """Something can't be done: say why, where it is seen and heard."""
        self._page.panel.set_prompt(why)
        self._window.sounds.play("no")
        announce(self._page, why, urgent=True)

    # -- keys -------------------------------------------------------------------------------

    def next_part(self) -> None:
        """The keyboard goes from the table to the moves, to the record, and round again."""
        if self._at is None:
            return
        panel = self._page.panel
        parts = [p for p in (self._at.table, panel.tree, panel.log) if p.isVisible()]
        here = next((k for k, part in enumerate(parts) if part.hasFocus()), -1)
        parts[(here + 1) % len(parts)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def end_turn(self) -> None:
        """Choose to end the turn; it still needs its confirmation."""
        if self._at is None or self._at.match.decider() is None:
            return
        if self._at.composer.end_turn():
            self._page.panel.focus_confirm()
        else:
            self.refuse(self.tr("There is nothing to end: the turn ends by itself."))

    def type_move(self) -> None:
        """Open the line for a typed move."""
        if self._at is None or self._at.match.decider() is None:
            return
        match = self._at.match
        rules, position = match.rules, match.timeline.position
        self.typed.open([rules.notation(position, move) for move in match.moves()])

    def _typed(self, line: str) -> None:
        if self._at is None or self._at.match.decider() is None:
            return
        try:
            move = self._at.match.read(line)
        except MoveError as error:
            self.typed.say(self._at.composer.refusal(error))
            self._window.sounds.play("no")
            return
        if (error := self._at.match.why_not(move)) is not None:
            self.typed.say(self._at.composer.refusal(error))
            return
        self.typed.shut()
        self._page.panel.move_selected.emit(move)

    # -- looking closer ---------------------------------------------------------------------

    def _zoom(self, times: float) -> None:
        if self._at is not None:
            self._at.table.zoom(times)

    def _enlarge(self, part: str | None) -> None:
        if self._at is not None:
            self._at.table.enlarge(part)

    # -- since the last turn ------------------------------------------------------------------

    def show_since_last_turn(self) -> None:
        """Play again what others did since the last move of the person at the screen, as this
        person may see it; without animation, picture by picture."""
        if self._at is None or self._at.match.decider() is None:
            return
        at = self._at
        before, steps = at.match.since_last_turn()
        if not steps:
            self.refuse(self.tr("Nobody else has moved since your last turn."))
            return
        at.composer.begin(None)
        self._page.panel.show_moves([])
        at.table.set_recent(())
        at.table.show_view(before)
        if at.table.pace() > 0:
            at.table.play(steps)
        else:
            self._stills = list(steps)
            self._next_still()

    def _next_still(self) -> None:
        if self._at is None:
            return
        if not self._stills:
            self._page.go_on()
            return
        step = self._stills.pop(0)
        self._at.table.show_view(step.view)
        self._at.table.set_recent(self._at.words.recent(step.events))
        self._still.start()

    def drop_stills(self) -> None:
        """Another position is shown: no more pictures of the moves before it."""
        self._still.stop()
        self._stills = []

    def _end_stills(self) -> None:
        """A click or a key: show what is."""
        if self._at is not None and self._still.isActive():
            last = self._stills[-1:]
            self.drop_stills()
            if last:
                self._at.table.show_view(last[0].view)
            self._page.go_on()

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self.typed.retranslate()
