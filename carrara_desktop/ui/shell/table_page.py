"""The page a game is played on: the table, the panel beside it, and the curtain over both."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carrara_desktop.engine.record import GameRecord, RecordError
from carrara_desktop.engine.rules import CHANCE, Move
from carrara_desktop.engine.timeline import Played, UndoStop
from carrara_desktop.ui.fonts import title_font
from carrara_desktop.ui.match import Match
from carrara_desktop.ui.models.log import LogLine
from carrara_desktop.ui.shell.curtain import Curtain
from carrara_desktop.ui.shell.final_page import Outcome
from carrara_desktop.ui.shell.page import Page, button, label
from carrara_desktop.ui.shell.seats import marker_icon, seat_colour
from carrara_desktop.ui.shell.side_panel import SidePanel, Slab
from carrara_desktop.ui.tables.base import GameTable, SeatLook, Step
from carrara_desktop.ui.tables.kit import Composer, Decision, GameWords, table_kit
from carrara_desktop.ui.theme import FOCUS, INK_FAINT, STONE_DARK

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow

BOT_PACE_MS: Final = {"off": 0, "fast": 300, "normal": 900, "slow": 1800}
"""How long what a bot did stays in sight before the next one moves."""
ANIMATION_PACE: Final = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
FINAL_PAUSE_MS: Final = 1200
DIM_STYLE: Final = f"""
QPushButton[dim="true"] {{ background: transparent; color: {INK_FAINT};
    border-color: {STONE_DARK}; }}
QPushButton[dim="true"]:focus {{ border-color: {FOCUS}; }}
"""
"""Buttons that can't act, but can be asked why."""


class TablePage(Page):
    """One game at a time; ``start`` opens it, ``leave`` puts it away (it is always saved)."""

    finished = Signal(object)
    """The game has come to its end: an ``Outcome``."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._match: Match | None = None
        self._table: GameTable | None = None
        self._words: GameWords | None = None
        self._composer: Composer | None = None
        self._notes: list[tuple[int, str]] = []
        self._told_end = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._rested)
        self.home, self.undo, self.redo, self.settings = button(), button(), button(), button()
        self._title = label()
        self._title.setFont(title_font(22))
        self._status = label("soft")
        self.panel = SidePanel()
        self.curtain = Curtain(self)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        top = Slab(Qt.Edge.BottomEdge)
        top.setStyleSheet(DIM_STYLE)
        bar = QHBoxLayout(top)
        bar.setContentsMargins(12, 6, 12, 11)
        bar.setSpacing(8)
        for made in (self.home, self.undo, self.redo, self.settings):
            made.setProperty("role", "bar")
        bar.addWidget(self.home)
        bar.addSpacing(10)
        bar.addWidget(self._title)
        bar.addWidget(self._status, 1)
        for made in (self.undo, self.redo, self.settings):
            bar.addWidget(made)
        self._body = QHBoxLayout()
        self._body.setSpacing(0)
        self._body.addWidget(self.panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(top)
        column.addLayout(self._body, 1)

    def _connect(self) -> None:
        self.home.clicked.connect(self._window.show_home)
        self.settings.clicked.connect(self._window.show_settings)
        self.undo.clicked.connect(self._undo)
        self.redo.clicked.connect(self._redo)
        for keys, action in (
            (QKeySequence.StandardKey.Undo, self._undo),
            (QKeySequence.StandardKey.Redo, self._redo),
        ):
            QShortcut(keys, self, action)
        self.panel.move_selected.connect(self._select)
        self.panel.confirmed.connect(self._confirm)
        self.panel.cancelled.connect(self._cancel)
        self.curtain.lifted.connect(self._lift)
        self.curtain.home_asked.connect(self._window.show_home)

    # -- opening and leaving --------------------------------------------------------------

    def start(self, record: GameRecord) -> None:
        """Open a game that is in the library, and go on with it from its last move."""
        self._put_away()
        match = self._open(record)
        if match is None:
            self._window.show_home()
            return
        self._match = match
        self._told_end = match.is_over
        self._notes = []
        kit = table_kit(record.game)
        self._words = kit.words(self)
        self._table = kit.table(self)
        self._composer = kit.composer(self, self._words)
        self._table.set_looks(self._looks())
        self._body.insertWidget(0, self._table, 1)
        self._table.show()
        self.curtain.raise_()
        self._table.pointed.connect(self._composer.point)
        self._table.dropped.connect(self._composer.drop)
        self._table.dragged.connect(self._dragged)
        self._table.settled.connect(self._settled)
        self._composer.changed.connect(self._chosen)
        self._composer.committed.connect(self._play)
        match.stepped.connect(self._stepped)
        match.reset.connect(self._show_afresh)
        match.trouble.connect(self._trouble)
        self._take_settings()
        # the seat that is to move may be a person who is not at the screen yet
        self._table.show_view(match.view())
        self._show_turn()
        is_new = len(match.timeline) == 0
        match.begin()
        if not is_new:
            self._show_afresh()

    def _open(self, record: GameRecord) -> Match | None:
        """The match of a record; None, with the reason told, if it can't be played or seen."""
        if not self._programs_allowed(record):
            return None
        trusted = self._window.settings.trusted_programs
        try:
            return Match(record, self._window.library, self, trusted)
        except RecordError as error:
            try:
                match = Match(record, self._window.library, self, lenient=True)
            except RecordError:
                self._window.warn(self.tr("The game can't be opened."), str(error))
                return None
            self._window.warn(
                self.tr(
                    "This game does not fit the rules. It is shown up to its last good move, "
                    "and its file stays as it is."
                ),
                str(error),
            )
            return match

    def _programs_allowed(self, record: GameRecord) -> bool:
        """Whether every program of one's own that has a seat may be run; asks about new ones."""
        settings = self._window.settings
        for who in record.seats:
            if who.bot is None or not who.bot.startswith("external:"):
                continue
            if who.bot in settings.trusted_programs:
                continue
            command = who.bot.removeprefix("external:")
            question = self.tr("{name} is played by a program. Run it?").format(name=who.name)
            if not self._window.ask(question, command):
                return False
            settings.trusted_programs.append(who.bot)
            self._window.keep_settings()
        return True

    def leave(self) -> bool:
        """Put the game away; every move of it is on disk already."""
        self._put_away()
        return True

    def _looks(self) -> list[SeatLook]:
        assert self._match is not None
        return [
            SeatLook(who.name, who.colour, "" if who.bot is None else self.tr("bot"))
            for who in self._match.record.seats
        ]

    def _put_away(self) -> None:
        self._rest.stop()
        self.curtain.hide()
        if self._match is None:
            return
        assert self._table is not None and self._words is not None and self._composer is not None
        self._match.close()
        for made in (self._match, self._table, self._composer, self._words):
            made.blockSignals(True)
        self._table.finish()
        for made in (self._match, self._table, self._composer, self._words):
            if isinstance(made, QWidget):
                made.hide()
            made.setParent(None)
            made.deleteLater()
        self._match = self._table = self._composer = self._words = None
        self.panel.show_moves([])
        self.panel.show_choice((), "", "", False)
        self.panel.show_log([])

    def entered(self) -> None:
        """Back from another page."""
        self._take_settings()
        if self.curtain.isVisible():
            self.curtain.entered()
        else:
            self.panel.focus_moves()

    def _take_settings(self) -> None:
        if self._table is not None:
            self._table.set_pace(ANIMATION_PACE[self._window.settings.animation_pace])

    # -- showing --------------------------------------------------------------------------

    def _stepped(self, played: list[Played], steps: list[Step]) -> None:
        """Moves were made: play them on the table; what comes next waits for ``_settled``."""
        assert self._table is not None and self._composer is not None
        self._rest.stop()
        self._composer.begin(None)
        self._show_turn()
        self._show_log()
        self._table.play(steps)

    def _show_afresh(self) -> None:
        assert self._table is not None and self._match is not None and self._composer is not None
        self._rest.stop()
        self._composer.begin(None)
        self._table.show_view(self._match.view())
        self._show_turn()
        self._show_log()
        self._settled()

    def _settled(self) -> None:
        """The table shows what is: the next person, or after a while the next bot, may act."""
        match = self._match
        if match is None:
            return
        self._show_turn()
        if match.is_over:
            if not self._told_end:
                self._rest.start(FINAL_PAUSE_MS)
        elif (seat := match.curtain_seat()) is not None:
            self._drop_curtain(seat)
        elif match.bot_to_move():
            self._close_screens()
            self._rest.start(BOT_PACE_MS[self._window.settings.bot_pace])
        else:
            self._begin_decision()

    def _rested(self) -> None:
        match = self._match
        if match is None:
            return
        if match.is_over:
            self._tell_end()
        else:
            match.go_on()

    def _close_screens(self) -> None:
        """Between two people's turns, while bots play, nobody's screen is open."""
        assert self._match is not None and self._table is not None
        if len(self._match.people) > 1 and self._match.viewer is not None:
            self._match.draw_curtain()
            self._table.show_view(self._match.view())

    def _drop_curtain(self, seat: int) -> None:
        match = self._match
        assert match is not None and self._table is not None
        who = match.record.seats[seat]
        self.curtain.drop(who.name, who.colour)
        match.draw_curtain()
        self._table.show_view(match.view())

    def _lift(self) -> None:
        if self._match is not None:
            self._match.lift_curtain()
            self.panel.focus_moves()

    def _begin_decision(self) -> None:
        match, composer, words = self._match, self._composer, self._words
        assert match is not None and composer is not None and words is not None
        if match.decider() is None:
            return
        view, moves = match.view(), match.moves()
        self.panel.show_moves(words.paths(view, moves))
        composer.begin(Decision(view, tuple(moves), match.why_not, match.preview))

    def _tell_end(self) -> None:
        match = self._match
        assert match is not None and match.record.result is not None
        self._told_end = True
        view = match.view()
        self.finished.emit(
            Outcome(
                match.record.game,
                tuple(match.record.seats),
                view.standings,
                tuple(match.record.result.winners),
            )
        )

    def _show_turn(self) -> None:
        match, words = self._match, self._words
        if match is None or words is None:
            return
        self._title.setText(words.title())
        view = match.view()
        self._status.setText(self._status_text(view))
        self._show_undo()
        seat = match.to_move
        if match.is_over:
            self.panel.show_turn(self.tr("The game is over"), None, "")
        elif seat == CHANCE:
            self.panel.show_turn("", None, "")
        else:
            who = match.record.seats[seat]
            if match.decider() is not None:
                prompt = words.prompt(view)
            elif who.bot is not None:
                prompt = self.tr("is thinking…")
            else:
                prompt = ""
            self.panel.show_turn(who.name, marker_icon(who.colour), prompt)
        if match.decider() is None:
            self.panel.show_moves([])

    def _status_text(self, view: Any) -> str:
        if view.turn == 0:
            return ""
        text = self.tr("turn {number}").format(number=view.turn)
        if view.ender >= 0 and self._match is not None and not self._match.is_over:
            text += " · " + self.tr("last turns")
        return text

    def _show_undo(self) -> None:
        assert self._match is not None
        why = self._why_no_undo()
        self.undo.setToolTip(why or self.tr("Take the last move back"))
        self.undo.setAccessibleDescription(why)
        self._dim(self.undo, bool(why))
        can_redo = self._match.can_redo()
        self.redo.setToolTip(
            self.tr("Make the move again that was taken back")
            if can_redo
            else self.tr("There is no move to make again.")
        )
        self._dim(self.redo, not can_redo)

    def _dim(self, which: QWidget, dim: bool) -> None:
        """A button that can't act stays reachable, so that it can say why."""
        if which.property("dim") != dim:
            which.setProperty("dim", dim)
            which.style().unpolish(which)
            which.style().polish(which)

    def _why_no_undo(self) -> str:
        assert self._match is not None
        if self._match.read_only:
            return self.tr("This game is only shown; nothing in it can be changed.")
        stop = self._match.undo_stop()
        if stop is UndoStop.NONE:
            return ""
        return {
            UndoStop.NOTHING_PLAYED: self.tr("Nobody has made a move yet."),
            UndoStop.REVEALED: self.tr(
                "The last move can't be taken back: it brought something new to light."
            ),
            UndoStop.BOT_MOVED: self.tr(
                "The last move can't be taken back: a bot has moved since."
            ),
        }[stop]

    def _show_log(self) -> None:
        match, words = self._match, self._words
        if match is None or words is None:
            return
        names = [who.name for who in match.record.seats]
        lines: list[LogLine] = []
        notes = list(self._notes)
        played = match.timeline.played
        start = 0
        while start < len(played):
            end = start + 1
            while end < len(played) and played[end].actor == CHANCE == played[start].actor:
                end += 1
            while notes and notes[0][0] <= start:
                lines.append(LogLine(notes.pop(0)[1]))
            events = [event for move in played[start:end] for event in move.events]
            actor = played[start].actor
            colour = None if actor < 0 else seat_colour(match.record.seats[actor].colour)
            lines += [LogLine(text, colour) for text in words.tell(events, names)]
            start = end
        lines += [LogLine(text) for _, text in notes]
        self.panel.show_log(lines)

    # -- choosing -------------------------------------------------------------------------

    def _dragged(self, source: tuple[Any, ...]) -> None:
        assert self._table is not None and self._composer is not None
        self._table.set_drop_targets(self._composer.drop_targets(source))

    def _select(self, move: Move) -> None:
        assert self._composer is not None
        self._composer.select(move)
        if self._composer.move() is not None:
            self.panel.focus_confirm()

    def _show_choice(self) -> None:
        composer, match, words = self._composer, self._match, self._words
        if composer is None or match is None or words is None or self._table is None:
            return
        composer.show_on(self._table)
        move = composer.move()
        if move is None:
            self.panel.show_choice(composer.chosen_so_far(), "", composer.hint(), False)
            return
        view = match.view()
        step = match.preview(move)
        seat = match.to_move
        change = words.change(view, step.view, seat) or words.outlook(move)
        self.panel.show_choice(words.path(view, move), change, composer.hint(), True)

    def _chosen(self) -> None:
        """The choice has changed: show it, and make a move that needs no second click."""
        self._show_choice()
        composer = self._composer
        if composer is not None and composer.is_simple() and not self._window.settings.confirm:
            self._confirm()

    def _confirm(self) -> None:
        assert self._composer is not None
        if (move := self._composer.move()) is not None:
            self._play(move)

    def _play(self, move: Move) -> None:
        if self._match is not None and self._match.decider() is not None:
            had_focus = self.panel.isAncestorOf(self.focusWidget() or self)
            self._match.play(move)
            if had_focus:
                self.panel.focus_moves()

    def _cancel(self) -> None:
        if self._composer is not None and self._composer.cancel():
            self.panel.focus_moves()

    def _undo(self) -> None:
        self._change_history(self._why_no_undo, lambda match: match.undo())

    def _redo(self) -> None:
        def why() -> str:
            assert self._match is not None
            return "" if self._match.can_redo() else self.tr("There is no move to make again.")

        self._change_history(why, lambda match: match.redo())

    def _change_history(self, why_not: Any, change: Any) -> None:
        """Undo or redo, or say why not; never while the curtain is down."""
        if self._match is None or self.curtain.isVisible():
            return
        assert self._table is not None
        self._table.finish()
        if why := why_not():
            self.panel.set_prompt(why)
            return
        try:
            change(self._match)
        except ValueError as error:
            # a record whose moves to be made again were tampered with
            self.panel.set_prompt(str(error))

    def _trouble(self, kind: str, what: str) -> None:
        assert self._match is not None
        if kind == "save":
            self._window.warn(
                self.tr("The game could not be saved. It goes on, but keep the window open."), what
            )
            return
        self._notes.append((
            len(self._match.timeline),
            self.tr("The bot failed to answer; another lawful move was made for it."),
        ))
        self._show_log()

    # -- the page -------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        self.home.setText(self.tr("Home"))
        self.undo.setText(self.tr("Undo"))
        self.redo.setText(self.tr("Redo"))
        self.settings.setText(self.tr("Settings"))
        if self._match is None or self._composer is None or self._words is None:
            return
        if self._table is not None:
            self._table.set_looks(self._looks())
        self._show_turn()
        self._show_log()
        if self._match.decider() is not None:
            self.panel.show_moves(self._words.paths(self._match.view(), self._match.moves()))
        self._show_choice()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._cancel()
            return
        super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.setFixedWidth(panel_width(self.size()))


def panel_width(size: QSize) -> int:
    """Width of the side panel: a fifth of the page, within what its texts need and bear."""
    return max(290, min(520, round(size.width() * 0.215)))
