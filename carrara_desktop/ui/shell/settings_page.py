"""The settings page. Every change holds at once and is saved at once."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.library.settings import PACES
from carrara_desktop.ui import i18n
from carrara_desktop.ui.fonts import body_font
from carrara_desktop.ui.shell.page import Page, button, label, rule, title_label

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow


class SettingsPage(Page):
    """Language, paces and the second click."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._title = title_label(38)
        self._labels = [QLabel() for _ in range(3)]
        self._hints = [label("soft", wrap=True) for _ in range(4)]
        self.language, self.bot_pace, self.animation_pace = QComboBox(), QComboBox(), QComboBox()
        self.confirm = QCheckBox()
        self.done = button("primary")
        for code in (i18n.SYSTEM, *i18n.LANGUAGES):
            self.language.addItem(i18n.LANGUAGES.get(code, ""), code)
        for box in self._boxes():
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for box in (self.bot_pace, self.animation_pace):
            for pace in PACES:
                box.addItem("", pace)
        for words, box in zip(self._labels, self._boxes(), strict=True):
            words.setBuddy(box)
        for hint in self._hints:
            hint.setFont(body_font(13))
        self._lay_out()
        self._show()
        self.retranslate()
        self.language.activated.connect(self._change_language)
        self.bot_pace.activated.connect(self._change)
        self.animation_pace.activated.connect(self._change)
        self.confirm.toggled.connect(self._change)
        self.done.clicked.connect(self.back)

    def _boxes(self) -> tuple[QComboBox, QComboBox, QComboBox]:
        return self.language, self.bot_pace, self.animation_pace

    def _lay_out(self) -> None:
        card = QFrame()
        card.setProperty("role", "card")
        card.setFixedWidth(720)
        grid = QGridLayout(card)
        grid.setContentsMargins(34, 28, 34, 28)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        grid.setColumnStretch(1, 1)
        for at, (words, box) in enumerate(zip(self._labels, self._boxes(), strict=True)):
            grid.addWidget(words, at * 4, 0)
            grid.addWidget(box, at * 4, 1)
            grid.addWidget(self._hints[at], at * 4 + 1, 1)
            grid.setRowMinimumHeight(at * 4 + 2, 16)
            self._hints[at].setContentsMargins(2, 2, 0, 0)
            words.setMinimumHeight(38)
        grid.addWidget(rule(), 12, 0, 1, 2)
        grid.setRowMinimumHeight(13, 6)
        grid.addWidget(self.confirm, 14, 0, 1, 2)
        grid.addWidget(self._hints[3], 15, 0, 1, 2)
        self._hints[3].setContentsMargins(34, 0, 0, 0)
        page = QVBoxLayout(self)
        page.setContentsMargins(40, 30, 40, 30)
        page.addStretch(2)
        page.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        page.addSpacing(14)
        page.addWidget(card, 0, Qt.AlignmentFlag.AlignHCenter)
        page.addSpacing(16)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.done)
        foot.addStretch(1)
        self.done.setMinimumWidth(170)
        page.addLayout(foot)
        page.addStretch(3)
        chain: list[QWidget] = [*self._boxes(), self.confirm, self.done]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _show(self) -> None:
        settings = self._window.settings
        for box, value in zip(
            self._boxes(),
            (settings.language, settings.bot_pace, settings.animation_pace),
            strict=True,
        ):
            box.setCurrentIndex(max(0, box.findData(value)))
        self.confirm.setChecked(settings.confirm)

    def _change_language(self) -> None:
        self._window.set_language(self.language.currentData())

    def _change(self) -> None:
        settings = self._window.settings
        settings.bot_pace = self.bot_pace.currentData()
        settings.animation_pace = self.animation_pace.currentData()
        settings.confirm = self.confirm.isChecked()
        self._window.keep_settings()

    def entered(self) -> None:
        self.language.setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Settings"))
        system = i18n.LANGUAGES[i18n.resolve(i18n.SYSTEM)]
        self.language.setItemText(0, self.tr("As the system: {language}").format(language=system))
        for words, text in zip(
            self._labels,
            (self.tr("&Language"), self.tr("&Bots' pace"), self.tr("&Animations")),
            strict=True,
        ):
            words.setText(text)
        for box in (self.bot_pace, self.animation_pace):
            for at, text in enumerate((
                self.tr("Off"),
                self.tr("Fast"),
                self.tr("Normal"),
                self.tr("Slow"),
            )):
                box.setItemText(at, text)
        self.confirm.setText(self.tr("&Confirm every move"))
        hints = (
            self.tr("Changes at once, also in a game that is being played."),
            self.tr("How long a bot's move stays visible before the next one."),
            self.tr("How fast the wheel turns and pieces move. A click or a key always skips it."),
            self.tr(
                "You choose a move, see what it costs and brings, and confirm it. Without this,"
                " the last choice makes the move."
            ),
        )
        for hint, text in zip(self._hints, hints, strict=True):
            hint.setText(text)
        self.done.setText(self.tr("Back"))
        for box, hint in zip((*self._boxes(), self.confirm), self._hints, strict=True):
            box.setAccessibleDescription(hint.text())
