"""The settings page. Every change holds at once and is saved at once."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

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

from carrara_desktop.library.settings import LOOKS, PACES, TEXT_SIZES
from carrara_desktop.ui import i18n
from carrara_desktop.ui.fonts import body_font, scaled
from carrara_desktop.ui.shell.flow import FlowLayout
from carrara_desktop.ui.shell.page import Page, button, label, rule, title_label

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow

CHOICES: Final = ("language", "look", "text_size", "bot_pace", "animation_pace")
WIDEST: Final = 1000
"""Pixels of the card with large text, so that it fits the smallest window."""
SWITCHES: Final = ("reduced_motion", "confirm", "sound")


class SettingsPage(Page):
    """What one sees, how fast things move, what is heard, and the keys."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._title = title_label(38)
        self._boxes = {name: QComboBox() for name in CHOICES}
        self._switches = {name: QCheckBox() for name in SWITCHES}
        self._labels = {name: QLabel() for name in CHOICES}
        self._hints = {name: label("soft", wrap=True) for name in (*CHOICES, *SWITCHES)}
        self.language, self.look = self._boxes["language"], self._boxes["look"]
        self.text_size = self._boxes["text_size"]
        self.bot_pace, self.animation_pace = self._boxes["bot_pace"], self._boxes["animation_pace"]
        self.reduced_motion, self.confirm = self._switches["reduced_motion"], self._switches["confirm"]  # noqa: E501 # fmt: skip
        self.sound = self._switches["sound"]
        self.keys, self.reset, self.done = button(), button(), button("primary")
        self._fill()
        for name, words in self._labels.items():
            words.setBuddy(self._boxes[name])
        for hint in self._hints.values():
            hint.setFont(body_font(13))
        self._lay_out()
        self._show()
        self.retranslate()
        for box in self._boxes.values():
            box.activated.connect(self._change)
        for switch in self._switches.values():
            switch.toggled.connect(self._change)
        self.keys.clicked.connect(self._show_keys)
        self.reset.clicked.connect(self._reset)
        self.done.clicked.connect(self.back)

    def _fill(self) -> None:
        values: dict[str, tuple[Any, ...]] = {
            "language": (i18n.SYSTEM, *i18n.LANGUAGES),
            "look": LOOKS,
            "text_size": TEXT_SIZES,
            "bot_pace": PACES,
            "animation_pace": PACES,
        }
        for name, box in self._boxes.items():
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            for value in values[name]:
                text = i18n.LANGUAGES.get(value, "") if name == "language" else f"{value} %"
                box.addItem(text, value)

    def _lay_out(self) -> None:
        card = self._card = QFrame()
        card.setProperty("role", "card")
        grid = QGridLayout(card)
        grid.setContentsMargins(34, 24, 34, 24)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(2)
        grid.setColumnStretch(1, 1)
        row = 0
        for name, box in self._boxes.items():
            grid.addWidget(self._labels[name], row, 0)
            grid.addWidget(box, row, 1)
            grid.addWidget(self._hints[name], row + 1, 1)
            grid.setRowMinimumHeight(row + 2, 8)
            row += 3
        grid.addWidget(rule(), row, 0, 1, 2)
        for name, switch in self._switches.items():
            grid.addWidget(switch, row + 1, 0, 1, 2)
            grid.addWidget(self._hints[name], row + 2, 0, 1, 2)
            self._hints[name].setContentsMargins(34, 0, 0, 0)
            row += 2
        page = QVBoxLayout(self)
        page.setContentsMargins(40, 24, 40, 24)
        page.addStretch(2)
        page.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        page.addSpacing(10)
        # not by alignment, which would take no notice of the height that wrapped words need
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(card)
        middle.addStretch(1)
        page.addLayout(middle)
        page.addSpacing(12)
        foot = FlowLayout(centred=True)
        for made in (self.keys, self.reset, self.done):
            foot.addWidget(made)
        page.addLayout(foot)
        page.addStretch(3)
        chain: list[QWidget] = [
            *self._boxes.values(), *self._switches.values(), self.keys, self.reset, self.done,
        ]  # fmt: skip
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _show(self) -> None:
        settings = self._window.settings
        for name, box in self._boxes.items():
            box.setCurrentIndex(max(0, box.findData(getattr(settings, name))))
        for name, switch in self._switches.items():
            switch.blockSignals(True)
            switch.setChecked(getattr(settings, name))
            switch.blockSignals(False)

    def _change(self) -> None:
        settings = self._window.settings
        before = settings.language
        for name, box in self._boxes.items():
            setattr(settings, name, box.currentData())
        for name, switch in self._switches.items():
            setattr(settings, name, switch.isChecked())
        self._window.use_settings()
        if settings.language != before:
            self._window.set_language(settings.language)
        else:
            self._window.keep_settings()

    def _reset(self) -> None:
        """Look and size of the text as they were at first, for whoever can't read them."""
        self.look.setCurrentIndex(self.look.findData("light"))
        self.text_size.setCurrentIndex(self.text_size.findData(100))
        self._change()

    def _show_keys(self) -> None:
        from carrara_desktop.ui.shell.keys_dialog import KeysDialog

        KeysDialog(self._window).exec()

    def refit(self) -> None:
        self._card.setFixedWidth(min(scaled(720), WIDEST))

    def entered(self) -> None:
        self._show()
        self.language.setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Settings"))
        system = i18n.LANGUAGES[i18n.resolve(i18n.SYSTEM)]
        self.language.setItemText(0, self.tr("As the system: {language}").format(language=system))
        for name, text in {
            "language": self.tr("&Language"),
            "look": self.tr("L&ook"),
            "text_size": self.tr("Size of the &text"),
            "bot_pace": self.tr("&Bots' pace"),
            "animation_pace": self.tr("&Animations"),
        }.items():
            self._labels[name].setText(text)
        looks = (
            self.tr("As the system", "look"),
            self.tr("Light", "look"),
            self.tr("Dark", "look"),
            self.tr("High contrast", "look"),
        )
        paces = (self.tr("Off"), self.tr("Fast"), self.tr("Normal"), self.tr("Slow"))
        for box, texts in (
            (self.look, looks),
            (self.bot_pace, paces),
            (self.animation_pace, paces),
        ):
            for at, text in enumerate(texts):
                box.setItemText(at, text)
        for name, text in {
            "reduced_motion": self.tr("&Reduced motion"),
            "confirm": self.tr("&Confirm every move"),
            "sound": self.tr("So&unds"),
        }.items():
            self._switches[name].setText(text)
        self._say_hints()
        self.keys.setText(self.tr("&Keys…"))
        self.reset.setText(self.tr("Look and text as at first"))
        self.done.setText(self.tr("Back"))
        self.refit()

    def _say_hints(self) -> None:
        hints = {
            "language": self.tr("Changes at once, also in a game that is being played."),
            "look": self.tr("The colours of the pages and of the table."),
            "text_size": self.tr("The table itself grows with the window, and by zooming."),
            "bot_pace": self.tr("How long a bot's move stays visible before the next one."),
            "animation_pace": self.tr(
                "How fast the wheel turns and pieces move. A click or a key always skips it."
            ),
            "reduced_motion": self.tr(
                "Nothing moves by itself; what has changed is marked instead."
            ),
            "confirm": self.tr(
                "You choose a move, see what it costs and brings, and confirm it. Without this,"
                " the last choice makes the move."
            ),
            "sound": self.tr("Short and quiet: a piece set down, your turn, the end."),
        }
        for name, text in hints.items():
            self._hints[name].setText(text)
            (self._boxes.get(name) or self._switches[name]).setAccessibleDescription(text)
