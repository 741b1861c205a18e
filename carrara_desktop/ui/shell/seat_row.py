"""One seat on the New game page: its colour, its name, and who plays it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QSignalBlocker, QSize, Signal
from PySide6.QtWidgets import QComboBox, QGridLayout, QLabel, QLineEdit, QSizePolicy, QWidget

from carrara_desktop.bots.external import PREFIX
from carrara_desktop.ui.fonts import body_font, scaled
from carrara_desktop.ui.models.bot_words import BotWords
from carrara_desktop.ui.shell.page import label
from carrara_desktop.ui.shell.seats import COLOURS, marker_icon

LONGEST_NAME = 24
ASK: Final = "…"
"""The data of the entry that asks for a program; it never stays chosen."""
_ABOUT: Final = 3
"""The line of the grid that tells who plays, below up to three lines of choices."""
_GAP: Final = 12


class _Box(QComboBox):
    """Qt would keep a smallest size from when the icons were of another one."""

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()


class SeatRow(QWidget):
    """The choices of a seat. It names itself after who plays it until a person types a name."""

    changed = Signal()
    colour_chosen = Signal(str, str)
    """Its colour before, and its colour now."""
    program_asked = Signal()
    """A program shall play here, and somebody has to say which."""

    def __init__(self, index: int, bots: Sequence[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.index = index
        self._bots = tuple(bots)
        self._bot_words = BotWords(self)
        self._own_name = ""
        self._bot: str | None = None
        self._colour = tuple(COLOURS)[index]
        self.colour_box, self.name, self.kind = _Box(), QLineEdit(), _Box()
        self._number = QLabel()
        self._about = label("soft", wrap=True)
        self._about.setFont(body_font(13))
        self._number.setBuddy(self.name)
        self.name.setMaxLength(LONGEST_NAME)
        for box in (self.colour_box, self.kind):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        for colour in COLOURS:
            self.colour_box.addItem(marker_icon(colour), "", colour)
        for bot in (None, *self._bots, ASK):
            self.kind.addItem("", bot)
        self.kind.setMaxVisibleItems(self.kind.count())
        self.colour_box.setCurrentIndex(index)
        self._lay_out()
        self.colour_box.activated.connect(self._choose_colour)
        self.name.textEdited.connect(self._type_name)
        self.kind.currentIndexChanged.connect(self._choose_kind)
        self.kind.activated.connect(self._ask)
        self.retranslate()

    def _lay_out(self) -> None:
        grid = self._grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(_GAP)
        grid.setVerticalSpacing(0)
        self._about.setContentsMargins(1, 2, 0, 0)
        self.set_lines(1)
        QWidget.setTabOrder(self.name, self.colour_box)
        QWidget.setTabOrder(self.colour_box, self.kind)

    def lines_in(self, room: int) -> int:
        """How many lines the choices take in a width: 1 to 3."""
        room -= self._grid.columnMinimumWidth(0) + _GAP
        both = self.colour_box.sizeHint().width() + _GAP + self.kind.sizeHint().width()
        if room >= self.name.minimumWidth() + _GAP + both:
            return 1
        return 2 if room >= both else 3

    def set_lines(self, lines: int) -> None:
        """All in one line; the name above colour and who plays; or each on its own."""
        grid = self._grid
        name, colour, kind = (
            ((0, 1, 1, 1), (0, 2, 1, 1), (0, 3, 1, 1)),
            ((0, 1, 1, 2), (1, 1, 1, 1), (1, 2, 1, 1)),
            ((0, 1, 1, 2), (1, 1, 1, 2), (2, 1, 1, 2)),
        )[lines - 1]
        places: dict[QWidget, tuple[int, int, int, int]] = {
            self._number: (0, 0, 1, 1),
            self.name: name,
            self.colour_box: colour,
            self.kind: kind,
            self._about: (_ABOUT, 1, 1, 3),
        }
        for widget, place in places.items():
            grid.removeWidget(widget)
            grid.addWidget(widget, *place)
        for column, stretch in enumerate((0, 3, 2, 2) if lines == 1 else (0, 2, 2, 0)):
            grid.setColumnStretch(column, stretch)
        grid.setVerticalSpacing(0 if lines == 1 else 4)

    def refit(self) -> None:
        """Set the lengths that go with the size of the text."""
        # of the grid, since a label would count its own least size among what its words need
        self._grid.setColumnMinimumWidth(0, max(58, self._number.sizeHint().width()))
        self._grid.setRowMinimumHeight(_ABOUT, self._about.fontMetrics().height() + 7)
        self.name.setMinimumWidth(scaled(190))
        self.colour_box.setIconSize(QSize(scaled(22), scaled(22)))

    @property
    def bot(self) -> str | None:
        """The bot that plays, or None for a person."""
        return self._bot

    @property
    def program(self) -> str:
        """The command line of the program that plays, or ""."""
        return self._bot.removeprefix(PREFIX) if _is_program(self._bot) else ""

    def set_bot(self, bot: str | None) -> None:
        """Let a bot, a program or a person play; a bot that there is not becomes a person."""
        if _is_program(bot):
            at = self._program_at()
            if at < 0:
                at = self.kind.count() - 1
                self.kind.insertItem(at, "")
            self.kind.setItemData(at, bot)
            self._name_kinds()
            if at == self.kind.currentIndex():
                self._choose_kind()
        self.kind.setCurrentIndex(max(0, self.kind.findData(bot)))

    @property
    def colour(self) -> str:
        """The colour's id."""
        return self._colour

    @property
    def text(self) -> str:
        """The name, without blanks around it."""
        return " ".join(self.name.text().split())

    def set_choice(self, name: str, colour: str, bot: str | None) -> None:
        """Take over a choice; an empty name means the seat's own."""
        self.set_bot(bot)
        self.set_colour(colour)
        self._own_name = "" if name == self.suggestion() else name
        self._show_name()

    def set_colour(self, colour: str) -> None:
        """Change the colour without telling anybody."""
        at = self.colour_box.findData(colour)
        if at >= 0:
            self._colour = colour
            self.colour_box.setCurrentIndex(at)

    @property
    def own_name(self) -> str:
        """What a person typed; empty where the seat named itself."""
        return self._own_name

    def suggestion(self) -> str:
        """The name the seat gives itself."""
        if self.bot is None:
            return self.tr("Player {number}").format(number=self.index + 1)
        return f"{self.bot_name(self.bot)[: LONGEST_NAME - 2]} {self.index + 1}"

    def bot_name(self, bot: str) -> str:
        """A bot's name."""
        return self._bot_words.name(bot)

    def bot_description(self, bot: str) -> str:
        """What a bot can do, honestly."""
        if _is_program(bot):
            return self.tr("Your program: {command}").format(
                command=_shortened(bot.removeprefix(PREFIX), 72)
            )
        return self._bot_words.description(bot)

    def show_problem(self, problem: str, with_name: bool = True) -> None:
        """Say what is wrong (with the name or who plays), or, if nothing is, who plays here."""
        self.name.setProperty("wrong", bool(problem) and with_name)
        self._about.setProperty("role", "error" if problem else "soft")
        for widget in (self.name, self._about):
            widget.style().unpolish(widget)
            widget.style().polish(widget)
        if problem:
            self._about.setText(problem)
        elif self.bot is None:
            self._about.setText(self.tr("A person at this laptop."))
        else:
            self._about.setText(self.bot_description(self.bot))
        self.name.setAccessibleDescription(self._about.text())

    def retranslate(self) -> None:
        """All words anew."""
        number = self.index + 1
        self._number.setText(self.tr("Seat &{number}").format(number=number))
        self.name.setAccessibleName(self.tr("Name of seat {number}").format(number=number))
        self.colour_box.setAccessibleName(self.tr("Colour of seat {number}").format(number=number))
        self.kind.setAccessibleName(self.tr("Who plays seat {number}").format(number=number))
        for at, text in enumerate((
            self.tr("Ochre, circle"),
            self.tr("Terracotta, diamond"),
            self.tr("Sea green, square"),
            self.tr("Indigo, triangle"),
        )):
            self.colour_box.setItemText(at, text)
        self._name_kinds()
        self._show_name()
        self.show_problem("")
        self.refit()

    def _show_name(self) -> None:
        self.name.setText(self._own_name or self.suggestion())

    def _type_name(self, text: str) -> None:
        self._own_name = text
        self.changed.emit()

    def _name_kinds(self) -> None:
        for at in range(self.kind.count()):
            bot = self.kind.itemData(at)
            if bot is None:
                text = self.tr("Person")
            elif bot == ASK:
                text = self.tr("A program…")
            elif _is_program(bot):
                text = self.tr("Program: {name}").format(name=_shortened(self.bot_name(bot), 14))
            else:
                text = self.tr("Bot: {name}").format(name=self.bot_name(bot))
            self.kind.setItemText(at, text)

    def _program_at(self) -> int:
        kinds = range(self.kind.count())
        return next((at for at in kinds if _is_program(self.kind.itemData(at))), -1)

    def _ask(self) -> None:
        """Whoever chooses to name a program is asked for it; until then all stays as it was."""
        if self.kind.currentData() == ASK:
            with QSignalBlocker(self.kind):
                self.kind.setCurrentIndex(self.kind.findData(self._bot))
            self.program_asked.emit()

    def _choose_kind(self) -> None:
        if self.kind.currentData() == ASK:
            return
        self._bot = self.kind.currentData()
        if not self._own_name:
            self._show_name()
        self.changed.emit()

    def _choose_colour(self) -> None:
        before, self._colour = self._colour, self.colour_box.currentData()
        if before != self._colour:
            self.colour_chosen.emit(before, self._colour)


def _is_program(bot: str | None) -> bool:
    return bot is not None and bot.startswith(PREFIX)


def _shortened(text: str, most: int) -> str:
    """A text with its middle left out where it is too long."""
    if len(text) <= most:
        return text
    return f"{text[: most // 2]}…{text[len(text) - most + most // 2 + 1 :]}"
