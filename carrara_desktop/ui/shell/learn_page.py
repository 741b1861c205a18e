"""The Learn page: the course, the rules, and the rulings."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QTabBar, QVBoxLayout, QWidget

from carrara_desktop.ui.fonts import body_font, scaled, title_font
from carrara_desktop.ui.models.rulebook import RULING
from carrara_desktop.ui.shell.course_view import CourseView
from carrara_desktop.ui.shell.page import Page, button, title_label
from carrara_desktop.ui.shell.rules_reader import RulesReader
from carrara_desktop.ui.shell.rulings_view import RulingsView

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow

_GAME: Final = "carrara"
_WIDEST: Final = 1480
COURSE, RULES, RULINGS = 0, 1, 2


class LearnPage(Page):
    """Three views under one title. The rulings are made when they are first looked at."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._title = title_label(38)
        self.tabs = QTabBar()
        self.tabs.setDrawBase(False)
        self.tabs.setExpanding(False)
        self.tabs.setFont(title_font(22))
        self._stack = QStackedWidget()
        self.course = CourseView(_GAME, lambda: window.settings.lessons_done)
        self._made: dict[int, QWidget] = {COURSE: self.course}
        for at in (COURSE, RULES, RULINGS):
            self.tabs.addTab("")
            place = QWidget()
            QVBoxLayout(place).setContentsMargins(0, 0, 0, 0)
            self._stack.addWidget(place)
            if at in self._made:
                place.layout().addWidget(self._made[at])
        self.overview, self.leave = button(), button(least=170)
        self.overview.setFont(body_font(15))
        self._lay_out()
        self._order_tabs()
        self.tabs.currentChanged.connect(self._show_tab)
        self.course.begun.connect(lambda lesson: window.start_lesson(_GAME, lesson))
        self.overview.clicked.connect(self._save_overview)
        self.leave.clicked.connect(self.back)
        self.retranslate()

    def _lay_out(self) -> None:
        body = self._body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        column.addWidget(self._stack, 1)
        foot = QHBoxLayout()
        foot.addWidget(self.overview)
        foot.addStretch(1)
        foot.addWidget(self.leave)
        column.addLayout(foot)
        page = QVBoxLayout(self)
        page.setContentsMargins(40, 16, 40, 20)
        page.setSpacing(4)
        page.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        page.addWidget(self.tabs, 0, Qt.AlignmentFlag.AlignHCenter)
        page.addSpacing(6)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(body, 40)
        across.addStretch(1)
        page.addLayout(across, 1)
        self.refit()

    def refit(self) -> None:
        self._body.setMaximumWidth(scaled(_WIDEST))

    # ---------------------------------------------------------------------------- the views

    @property
    def rules(self) -> RulesReader:
        """The rules, made when they are first asked for."""
        if RULES not in self._made:
            self._keep(RULES, RulesReader(_GAME))
        return self._made[RULES]  # type: ignore[return-value]

    @property
    def rulings(self) -> RulingsView:
        """The rulings, made when they are first asked for."""
        if RULINGS not in self._made:
            self._keep(RULINGS, RulingsView(_GAME))
        return self._made[RULINGS]  # type: ignore[return-value]

    def _keep(self, at: int, view: QWidget) -> None:
        self._made[at] = view
        self._stack.widget(at).layout().addWidget(view)
        self._order_tabs()

    def _order_tabs(self) -> None:
        """Down the page, though its views are made later than what stands below them."""
        chain: list[QWidget] = [self.tabs]
        for at in sorted(self._made):
            inside = self._made[at].findChildren(QWidget)
            chain += [one for one in inside if one.focusPolicy() & Qt.FocusPolicy.TabFocus]
        chain += [self.overview, self.leave]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _show_tab(self, at: int) -> None:
        if at == RULES:
            self.rules.search.setFocus()
        elif at == RULINGS:
            self.rulings.search.setFocus()
        self._stack.setCurrentIndex(at)

    def show_rule(self, address: str) -> None:
        """Bring the rules to an address."""
        self.tabs.setCurrentIndex(RULINGS if address.startswith(RULING) else RULES)
        if not address.startswith(RULING):
            self.rules.go_to(address)

    def _save_overview(self) -> None:
        from carrara_desktop.ui.shell.overview_saving import OverviewSaving

        OverviewSaving(self).save(self._window, _GAME)

    # -------------------------------------------------------------------------------- inside

    def entered(self) -> None:
        self.course.retranslate()
        if self.tabs.currentIndex() == COURSE:
            self.course.list.setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Learn"))
        for at, text in (
            (COURSE, self.tr("Course")),
            (RULES, self.tr("Rules")),
            (RULINGS, self.tr("Rulings")),
        ):
            self.tabs.setTabText(at, text)
        self.tabs.setAccessibleName(self.tr("Parts of the page"))
        self.overview.setText(self.tr("Overview to &print…"))
        self.overview.setToolTip(self.tr("Two pages with all the rules, as a PDF"))
        self.leave.setText(self.tr("Back"))
