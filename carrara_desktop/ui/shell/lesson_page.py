"""A lesson: the table of the game itself, with a card that says what is to be done on it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from carrara_desktop.engine.rules import CHANCE
from carrara_desktop.ui import i18n
from carrara_desktop.ui.match import Match
from carrara_desktop.ui.models.course import Lesson, Step, Verdict, judge, lesson_ids, load_lesson
from carrara_desktop.ui.shell.lesson_card import LessonCard
from carrara_desktop.ui.shell.side_panel import panel_width
from carrara_desktop.ui.shell.table_page import TablePage
from carrara_desktop.ui.tables.base import Mark

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow


class LessonPage(TablePage):
    """One lesson at a time, from ``learn`` on. Nothing of it is kept in the library."""

    left = Signal()
    """The course was asked for."""

    def __init__(self, window: MainWindow) -> None:
        self._lesson: Lesson | None = None
        self._at = 0
        self._free = False
        self._hinted = False
        self.card = LessonCard()
        super().__init__(window)
        self.panel.insert_above(self.card)
        self.bar.explain.setVisible(False)
        self.bar.to_course = True
        self.bar.retranslate()
        self.card.hint_asked.connect(self._hint)
        self.card.shown_asked.connect(self._show_solution)
        self.card.again_asked.connect(self.again)
        self.card.free_asked.connect(self._set_free)
        self.card.next_asked.connect(self._go_on)
        self.card.link_followed.connect(self._follow)

    # -- the course -----------------------------------------------------------------------

    def learn(self, game: str, lesson: str) -> None:
        """Begin a lesson with its first task."""
        self._lesson = load_lesson(game, lesson)
        self._begin(0)

    @property
    def lesson(self) -> Lesson | None:
        """The lesson that is learnt."""
        return self._lesson

    @property
    def step(self) -> Step:
        """The task of now."""
        assert self._lesson is not None
        return self._lesson.steps[self._at]

    def again(self) -> None:
        """Begin the task of now anew."""
        self._begin(self._at)

    def _begin(self, step: int) -> None:
        assert self._lesson is not None
        self._put_away()
        self._at, self._free, self._hinted = step, False, False
        self.card.hint.setEnabled(True)
        # A name, since the log says what everybody does in the third person.
        names = [self.tr("Alba (you)"), "Bianca", "Cosimo", "Donata"]
        record = self._lesson.record(step, names)
        position = self._lesson.position(step)
        self._sit_down(Match(record, None, self, position=position))
        self.panel.focus_moves()

    def _go_on(self) -> None:
        assert self._lesson is not None
        if self._at + 1 < len(self._lesson.steps):
            self._begin(self._at + 1)
            return
        known = lesson_ids(self._lesson.game)
        after = known.index(self._lesson.id) + 1
        if after < len(known):
            self.learn(self._lesson.game, known[after])
        else:
            self._go_home()

    # -- judging --------------------------------------------------------------------------

    def verdict(self) -> Verdict:
        """How the moves so far do."""
        assert self._match is not None
        return judge(self.step, self._match.rules, self._match.timeline)

    def _settled(self) -> None:
        match = self._match
        if match is None:
            return
        verdict = self.verdict()
        self._show_card(verdict)
        if self._free:
            if not match.is_over:
                super()._settled()
            return
        self._show_turn()
        if verdict == "done":
            self._keep_done()
        if match.decider() is not None and verdict == "open":
            self._begin_decision()
        elif match.decider() is None and match.to_move != CHANCE:
            self.panel.show_turn("", None, "")

    def _show_turn(self) -> None:
        super()._show_turn()
        if self._match is not None:
            self.panel.set_choosing(self._free or self.verdict() == "open")

    def _show_card(self, verdict: Verdict) -> None:
        lesson = self._lesson
        if lesson is None:
            return
        words = lesson.words(i18n.spoken())
        last = self._at + 1 == len(lesson.steps)
        self.card.show_step(words.title, self._at + 1, len(lesson.steps))
        if self._free:
            text = self.tr(
                "You play on from here as you like, and the bots answer. Nothing of it is kept."
            )
        elif verdict == "done":
            text = words.done(self._at)
        elif verdict == "missed":
            text = words.missed(self._at) or self.tr(
                "The move is lawful, but it is not what was asked for. Take it back, or start "
                "again."
            )
        else:
            text = words.task(self._at)
            if self._at == 0 and words.page.body and not self._hinted:
                text = f"{words.page.body}\n\n{text}"
        if self._hinted and verdict == "open" and not self._free:
            text = f"{text}\n\n*{words.hint(self._at)}*"
        self.card.show_text(text, verdict, self._free, last)

    def _keep_done(self) -> None:
        lesson, settings = self._lesson, self._window.settings
        if lesson is None or self._at + 1 < len(lesson.steps):
            return
        name = f"{lesson.game}/{lesson.id}"
        if name not in settings.lessons_done:
            settings.lessons_done.append(name)
            self._window.keep_settings()

    # -- help -----------------------------------------------------------------------------

    def _hint(self) -> None:
        """Say the hint, and point at what it speaks of."""
        assert self._match is not None and self._table is not None
        self._hinted = True
        self.card.hint.setEnabled(False)
        self._show_card(self.verdict())
        self._show_choice()

    def _show_choice(self) -> None:
        """While nothing is chosen, a hint's marks stand in place of all that can be."""
        super()._show_choice()
        composer, table = self._composer, self._table
        if not self._hinted or self._free or composer is None or table is None:
            return
        if composer.move() is None and not composer.chosen_so_far() and self._is_asked():
            table.set_marks({mark: Mark("chosen") for mark in self.step.marks})

    def _is_asked(self) -> bool:
        match = self._match
        return match is not None and match.decider() is not None and self.verdict() == "open"

    def _show_solution(self) -> None:
        """Lay out the next move of a solution, for the learner to confirm."""
        match, composer = self._match, self._composer
        assert match is not None and composer is not None
        made = [played.notation for played in match.timeline.played if played.actor != CHANCE]
        solution = list(self.step.solution)
        if made != solution[: len(made)] or len(made) >= len(solution) or self._free:
            self.again()
            made, match, composer = [], self._match, self._composer
            assert match is not None and composer is not None
        composer.select(match.read(solution[len(made)]))
        self.panel.focus_confirm()

    def _set_free(self) -> None:
        """From here on anything goes."""
        self._free = True
        self._take_settings()
        self._show_afresh()

    def _follow(self, address: str) -> None:
        self._window.show_rule(address)

    # -- in place of a game's -------------------------------------------------------------

    def _explains(self) -> bool:
        """A task says by itself what its moves are for, and has its own word for one that was
        not asked for."""
        return self._free and super()._explains()

    def _go_home(self) -> None:
        self.left.emit()

    def leave(self) -> bool:
        """A lesson is just put away."""
        self._put_away()
        return True

    def retranslate(self) -> None:
        super().retranslate()
        if self._match is not None:
            self._show_card(self.verdict())

    def _fit_panel(self) -> None:
        """Wider than a game's: its card holds sentences."""
        wide = max(330, min(560, round(self.width() * 0.26)))
        self.panel.setFixedWidth(max(wide, panel_width(self.size())))
