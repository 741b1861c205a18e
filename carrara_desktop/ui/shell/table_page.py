"""The page a game is played on: the table, the panel beside it, and the curtain over both."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from carrara_desktop.engine.record import GameRecord
from carrara_desktop.engine.rules import Move
from carrara_desktop.engine.timeline import Played
from carrara_desktop.games.registry import game_info
from carrara_desktop.ui import theme
from carrara_desktop.ui.coach_client import CoachClient
from carrara_desktop.ui.match import Match
from carrara_desktop.ui.models import fault_words
from carrara_desktop.ui.models.log import LogTeller
from carrara_desktop.ui.shell.curtain import Curtain
from carrara_desktop.ui.shell.final_page import Outcome
from carrara_desktop.ui.shell.game_opener import GameOpener
from carrara_desktop.ui.shell.hands import Sitting, TableHands
from carrara_desktop.ui.shell.hint_card import HintCard
from carrara_desktop.ui.shell.notice_bar import NoticeBar
from carrara_desktop.ui.shell.page import Page
from carrara_desktop.ui.shell.replay import Replay
from carrara_desktop.ui.shell.replay_bar import ReplayBar
from carrara_desktop.ui.shell.rule_finder import RuleFinder
from carrara_desktop.ui.shell.saving_notice import SavingNotice
from carrara_desktop.ui.shell.side_panel import SidePanel, panel_width
from carrara_desktop.ui.shell.slip_card import SlipCard
from carrara_desktop.ui.shell.table_bar import TableBar
from carrara_desktop.ui.shell.teaching_card import TeachingCard
from carrara_desktop.ui.shell.turn_teller import TurnTeller
from carrara_desktop.ui.tables.base import GameTable, SeatLook, Step
from carrara_desktop.ui.tables.kit import Composer, Decision, GameWords, table_kit

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow

BOT_PACE_MS: Final = {"off": 0, "fast": 300, "normal": 900, "slow": 1800}
"""How long what a bot did stays in sight before the next one moves."""
ANIMATION_PACE: Final = {"off": 0.0, "fast": 0.5, "normal": 1.0, "slow": 2.0}
FINAL_PAUSE_MS: Final = 1200


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
        self._teller: LogTeller | None = None
        self._composer: Composer | None = None
        self._notes: list[tuple[int, str]] = []
        self._told_end = False
        self._rest = QTimer(self, singleShot=True)
        self._rest.timeout.connect(self._rested)
        self.bar = TableBar()
        self.home, self.undo, self.redo = self.bar.home, self.bar.undo, self.bar.redo
        self.notice = NoticeBar()
        self.panel = SidePanel()
        self.replay_bar = ReplayBar()
        self.curtain = Curtain(self)
        self.replay = Replay(window, self.replay_bar, self._may_look)
        self.hands = TableHands(self, window)
        self.teaching = TeachingCard(self.panel)
        self.coach = CoachClient(self)
        self.hints = HintCard(self.panel, self.coach)
        self.slips = SlipCard(self.panel, self.coach)
        self._opener = GameOpener(window, self)
        self._saving = SavingNotice(window, self.notice)
        self._turn = TurnTeller(self.panel)
        self._rules = RuleFinder(window, self)
        self._lay_out()
        self._connect()
        self.retranslate()

    def _lay_out(self) -> None:
        self._stand = QVBoxLayout()
        self._stand.addWidget(self.replay_bar)
        self._body = QHBoxLayout()
        self._body.setSpacing(0)
        self._body.addLayout(self._stand, 1)
        self._body.addWidget(self.panel)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self.notice)
        column.addLayout(self._body, 1)
        column.addWidget(self.hands.typed)

    def _connect(self) -> None:
        self.home.clicked.connect(self._go_home)
        self.bar.settings.clicked.connect(self._window.show_settings)
        self.undo.clicked.connect(self._undo)
        self.redo.clicked.connect(self._redo)
        self.hands.bind({
            "undo": self._undo,
            "redo": self._redo,
            "confirm": self._confirm,
            "hint": self.hints.ask,
            "replay_first": self.replay.to_start,
            "replay_back": lambda: self.replay.step_by_hand(-1),
            "replay_forward": lambda: self.replay.step_by_hand(1),
            "replay_last": self.replay.to_the_end,
            "replay_play": lambda: self.replay.set_playing(not self.replay.is_playing),
        })
        self.bar.rule.triggered.connect(lambda: self._window.show_rule(self.rule_here() or ""))
        self.bar.explain.triggered.connect(self._set_teaching)
        self.bar.hint.triggered.connect(self.hints.ask)
        self.teaching.rule_asked.connect(self._window.show_rule)
        self.hints.move_chosen.connect(self._select)
        self.slips.offered.connect(self._wait_for_answer)
        self.slips.looked.connect(self._coach_has_looked)
        self.slips.take_back_asked.connect(self._take_back)
        self.slips.go_on_asked.connect(self._answered)
        self.panel.move_selected.connect(self._select)
        self.panel.line_chosen.connect(self.replay.go_to_move)
        self.replay.line_asked.connect(self._open_line)
        self.replay_bar.analysis_asked.connect(self.analyse)
        self.panel.confirmed.connect(self._confirm)
        self.panel.cancelled.connect(self._cancel)
        self.curtain.lifted.connect(self._lift)
        self.curtain.home_asked.connect(self._go_home)

    def _go_home(self) -> None:
        self._window.show_home()

    # -- opening and leaving --------------------------------------------------------------

    def start(self, record: GameRecord) -> None:
        """Open a game that is in the library, and go on with it from its last move."""
        self._put_away()
        match = self._opener.open(record)
        if match is None:
            self._window.show_home()
            return
        self._sit_down(match)

    def _sit_down(self, match: Match) -> None:
        """Lay the table for a match and begin."""
        self._match = match
        self._told_end = match.is_over
        self._notes = []
        kit = table_kit(match.record.game)
        self._words = kit.words(self)
        self._teller = LogTeller(self._words)
        self._table = kit.table(self)
        self._composer = kit.composer(self, self._words)
        self._table.set_looks(self._looks())
        self._stand.insertWidget(0, self._table, 1)
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
        self.teaching.sit(kit.teacher(self))
        reasons = kit.reasons(self._words)
        self.hints.sit(match, self._words, reasons)
        self.slips.sit(match, self._words, reasons)
        self._rules.follow(match.record.game, self._table)
        self.hands.sit(Sitting(match, self._table, self._words, self._composer))
        self._take_settings()
        self.replay.follow(match, self._table)
        # the seat that is to move may be a person who is not at the screen yet
        self._table.show_view(match.view())
        self._show_turn()
        before = len(match.timeline)
        match.begin()
        if len(match.timeline) == before:
            self._show_afresh()

    def _open_line(self, game: GameRecord, branch: int | None) -> None:
        """Lay the table for a branch of the game that is open, or for the game again."""
        self._put_away()
        self._sit_down(self._opener.open_line(game, branch))

    def _may_look(self) -> bool:
        return not self.curtain.isVisible()

    def analyse(self) -> None:
        """Go to the analysis of the game, or of the branch, that lies on the table."""
        if self._match is not None and self._may_look():
            self.replay.set_playing(False)
            self._window.show_analysis(self._match.record, self._match.is_revealed)

    def holds(self, record: GameRecord) -> bool:
        """Whether this game, or branch, lies on the table."""
        if self._match is None:
            return False
        here = self._match.record
        return (here.id, here.seed, here.moves) == (record.id, record.seed, record.moves)

    def leave(self) -> bool:
        """Put the game away; every move of it is on disk, or somebody has been asked."""
        if self._match is not None and not self._saving.may_leave(self._match):
            return False
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
        self.notice.hide()
        self.replay.follow(None, None)
        self.curtain.hide()
        if self._match is None:
            return
        assert self._table is not None and self._words is not None and self._composer is not None
        self.hands.leave()
        self.teaching.sit(None)
        self.slips.sit(None, None, None)
        self.hints.sit(None, None, None)
        self.coach.close()
        self._rules.follow("", None)
        self._match.close()
        for made in (self._match, self._table, self._composer, self._words):
            made.blockSignals(True)
        self._table.finish()
        for made in (self._match, self._table, self._composer, self._words):
            if isinstance(made, QWidget):
                made.hide()
            made.setParent(None)
            made.deleteLater()
        self._match = self._table = self._composer = self._words = self._teller = None
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
        on = self._explains()
        self.bar.explain.setChecked(on)
        self._teach(on)
        if self._table is not None:
            settings = self._window.settings
            calm = settings.reduced_motion or theme.asks_for_calm()
            pace = "off" if calm else settings.animation_pace
            self._table.set_pace(ANIMATION_PACE[pace])
        self._fit_panel()

    # -- showing --------------------------------------------------------------------------

    def _stepped(self, played: list[Played], steps: list[Step]) -> None:
        """Moves were made: play them on the table; what comes next waits for ``_settled``."""
        assert self._table is not None and self._composer is not None
        self._rest.stop()
        self._composer.begin(None)
        self.hints.drop()
        self.slips.drop()
        self._show_turn()
        self._show_log()
        self.replay.refresh()
        self.hands.stepped(played)
        self._table.play(steps)

    def _show_afresh(self) -> None:
        assert self._table is not None and self._match is not None and self._composer is not None
        self._rest.stop()
        self.hands.drop_stills()
        self.hints.drop()
        self.slips.drop()
        self._composer.begin(None)
        self._table.show_view(self._match.view())
        self._show_turn()
        self._show_log()
        self.replay.refresh()
        self._settled()

    def _settled(self) -> None:
        """The table shows what is: the next person, or after a while the next bot, may act."""
        match = self._match
        if match is None:
            return
        self._show_turn()
        self.replay.settled()
        if match.looking_back or self._is_held():
            return
        if match.is_over:
            if not self._told_end:
                self._rest.start(FINAL_PAUSE_MS)
        elif (seat := match.curtain_seat()) is not None:
            if not self.slips.is_looking:
                self._drop_curtain(seat)
        elif match.bot_to_move():
            if not self.slips.is_looking:
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
        elif not self.slips.is_looking:
            self._close_screens()
            match.go_on()

    def _close_screens(self) -> None:
        """Between two people's turns, while bots play, nobody's screen is open."""
        assert self._match is not None and self._table is not None
        if len(self._match.people) > 1 and self._match.viewer is not None:
            self.slips.drop()
            self._match.draw_curtain()
            self._table.show_view(self._match.view())

    def _drop_curtain(self, seat: int) -> None:
        match = self._match
        assert match is not None and self._table is not None
        who = match.record.seats[seat]
        self.slips.drop()
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
        self.teaching.decide(view, moves)
        self.slips.get_ready()
        self.hands.decision_begins()

    def go_on(self) -> None:
        """Whatever was shown besides has been shown: back to the game."""
        self._settled()

    def _tell_end(self) -> None:
        match = self._match
        assert match is not None and match.record.result is not None
        self._told_end = True
        self._note_finished(match.record)
        view = match.view()
        self.finished.emit(
            Outcome(
                match.record.game,
                tuple(match.record.seats),
                view.standings,
                tuple(match.record.result.winners),
            )
        )

    def _note_finished(self, record: GameRecord) -> None:
        """Whoever has played a game of this variant to its end knows what the moves are for."""
        played = any(seat.bot is None for seat in record.seats)
        if played and self._window.settings.note_finished(record.game, _variant(record)):
            self._window.keep_settings()

    def _show_turn(self) -> None:
        match, words = self._match, self._words
        if match is None or words is None:
            return
        self.bar.show_match(match, words)
        self._turn.tell(match, words, self.replay.words() if match.looking_back else "")
        if match.decider() is None:
            self.panel.show_moves([])
            self.teaching.decide(None, [])
            self.hints.drop()

    def _show_log(self) -> None:
        match, teller = self._match, self._teller
        if match is None or teller is None:
            return
        place = match.looking_at if match.looking_back else None
        self.panel.show_log(teller.lines(match.timeline, self._notes), place)

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
            with self.slips.watching(move):
                self._match.play(move)
            if had_focus:
                self.panel.focus_moves()

    def _cancel(self) -> None:
        if self.replay.to_the_end():
            return
        if self._composer is not None and self._composer.cancel():
            self.panel.focus_moves()

    # -- second thoughts ------------------------------------------------------------------

    def _is_held(self) -> bool:
        """Whether the game stands still because a mistake may yet be taken back. A person who has
        more to decide just goes on."""
        match = self._match
        return self.slips.is_offering and match is not None and match.decider() is None

    def _wait_for_answer(self) -> None:
        assert self._match is not None
        self._match.hold()
        if self._is_held():
            self._rest.stop()
            self.slips.go_on.setFocus()

    def _coach_has_looked(self) -> None:
        """Go on, if the coach is all that was waited for."""
        match, table = self._match, self._table
        if match is None or table is None or table.is_busy() or self._rest.isActive():
            return
        if match.bot_to_move():
            self._rested()
        elif match.decider() is None:
            self._settled()

    def _take_back(self) -> None:
        match = self._match
        assert match is not None
        moves = len(match.timeline)
        self._undo()
        if len(match.timeline) == moves:
            self._answered()

    def _answered(self) -> None:
        """The move stands: the game goes on."""
        if self._table is None or self._match is None:
            return
        if self._table.is_busy():
            self._table.finish()
        else:
            self._settled()

    # -- history --------------------------------------------------------------------------

    def _undo(self) -> None:
        self._change_history(self.bar.why_no_undo, Match.undo)

    def _redo(self) -> None:
        self._change_history(self.bar.why_no_redo, Match.redo)

    def _change_history(
        self, why_not: Callable[[Match], str], change: Callable[[Match], None]
    ) -> None:
        """Undo or redo, or say why not; never while the curtain is down."""
        if self._match is None or self.curtain.isVisible():
            return
        assert self._table is not None
        self._table.finish()
        if why := why_not(self._match):
            self.panel.set_prompt(why)
            return
        try:
            change(self._match)
        except ValueError as error:
            # a record whose moves to be made again were tampered with
            self.panel.set_prompt(fault_words.sentence(error))

    def _trouble(self, kind: str, what: str) -> None:
        assert self._match is not None
        if kind != "bot":
            self._saving.tell(self._match, kind, what)
            return
        self._notes.append((
            len(self._match.timeline),
            self.tr("The bot failed to answer; another lawful move was made for it."),
        ))
        self._show_log()

    # -- the rules ------------------------------------------------------------------------

    def rule_here(self) -> str | None:
        """The rule of what is pointed at or focused; else of what is to be decided."""
        if self._match is None or self.curtain.isVisible():
            return ""
        return self._rules.here() or self.teaching.address()

    def _explains(self) -> bool:
        """Whether the moves of the game on the table are explained."""
        if self._match is None:
            return False
        record = self._match.record
        return self._window.settings.explains(record.game, _variant(record))

    def _set_teaching(self, on: bool) -> None:
        self._window.settings.explain_moves = on
        self._window.keep_settings()
        self._teach(on)

    def _teach(self, on: bool) -> None:
        held = self._is_held()
        self.teaching.set_on(on)
        self.slips.set_on(on)
        if held and not on:
            self._answered()

    # -- the page -------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Say everything again in the language of now."""
        if self._match is None or self._composer is None or self._words is None:
            return
        if self._table is not None:
            self._table.set_looks(self._looks())
        self._show_turn()
        if self._teller is not None:
            self._teller.forget()
        self._show_log()
        self.replay.retranslate()
        if self._match.decider() is not None:
            self.panel.show_moves(self._words.paths(self._match.view(), self._match.moves()))
        self._show_choice()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The table and the slabs beside it cover the page: no marble of its size is kept."""
        painter = QPainter(self)
        painter.fillRect(event.rect(), QColor(theme.STONE))
        painter.end()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._cancel()
            return
        super().keyPressEvent(event)

    def _fit_panel(self) -> None:
        self.panel.setFixedWidth(panel_width(self.size()))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_panel()


def _variant(record: GameRecord) -> str:
    """The variant that is played; a record that says none means the first one."""
    return str(record.options.get("variant") or game_info(record.game).variants[0])
