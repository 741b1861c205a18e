"""The New game page: which game, who plays, who begins, and with which luck."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer
from PySide6.QtGui import QColor, QIcon, QKeyEvent, QPainter, QPen, QPixmap, QResizeEvent
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QScrollArea,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.bots.external import PREFIX
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.games.registry import game_info
from carrara_desktop.library.games import LibraryError
from carrara_desktop.library.settings import LOT, SeatChoice, Setup
from carrara_desktop.ui import theme
from carrara_desktop.ui.fonts import body_font, scaled
from carrara_desktop.ui.models import fault_words
from carrara_desktop.ui.models.rule_words import rule_words
from carrara_desktop.ui.shell.flow import FlowLayout
from carrara_desktop.ui.shell.page import Page, button, label, rule, title_label
from carrara_desktop.ui.shell.seat_row import SeatRow
from carrara_desktop.ui.shell.table_rules import TableRules

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow

MOST_SEED: Final = 2**31 - 1
_GAME: Final = "carrara"
_WIDEST: Final = 860
"""Pixels of the card, with text of the usual size."""
_EDGE: Final = 30


class NewGamePage(Page):
    """Sets up a game; what was chosen last is there the next time."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        info = game_info(_GAME)
        self._words = rule_words(_GAME, self)
        self._title = title_label(38)
        self._subtitle = title_label(19, italic=True)
        self._subtitle.setProperty("role", "soft")
        self._many = label("heading")
        self._count = QButtonGroup(self)
        for number in info.seats:
            self._count.addButton(QRadioButton(str(number)), number)
        self._variant_label = label("heading")
        self._variants = QButtonGroup(self)
        for at, _variant in enumerate(info.variants):
            self._variants.addButton(QRadioButton(), at)
        self._about_variant = label("soft", wrap=True)
        self._about_variant.setFont(body_font(13))
        self._variants.button(0).setChecked(True)
        self.rules = TableRules(info, self._words, self)
        self.rows = [SeatRow(index, info.bots) for index in range(max(info.seats))]
        self._first_label, self.first = QLabel(), QComboBox()
        self._seed_label, self.seed, self.dice = QLabel(), QSpinBox(), QToolButton()
        self._seed_hint = label("soft", wrap=True)
        self._seed_hint.setFont(body_font(13))
        self.explain = QCheckBox()
        self._explaining_chosen = False
        """Whether the person has switched the explanations on or off since the page came up."""
        self.start, self.leave = button("primary", least=170), button()
        self._seed_label.setBuddy(self.seed)
        self._first_label.setBuddy(self.first)
        self.first.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.first.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.seed.setRange(0, MOST_SEED)
        self.seed.setGroupSeparatorShown(False)
        self.seed.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._shape = (0, False)
        """In how many lines the rows of the seats are, and whether the rules take two each."""
        self._lay_out()
        self._connect()
        self._restore(window.settings.last_setup)
        self.retranslate()

    # ----------------------------------------------------------------------- building

    def _lay_out(self) -> None:
        card = self._card = QFrame()
        card.setProperty("role", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(_EDGE, 18, _EDGE, 18)
        column.setSpacing(6)
        many = FlowLayout(spacing=14)
        for heading, group in ((self._many, self._count), (self._variant_label, self._variants)):
            part = QWidget()
            if heading is self._many:
                part.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            line = QHBoxLayout(part)
            line.setContentsMargins(0, 0, 0, 0)
            line.setSpacing(14)
            line.addWidget(heading)
            for made in group.buttons():
                line.addWidget(made)
            line.addStretch(1)
            many.addWidget(part)
        column.addLayout(many)
        column.addWidget(self._about_variant)
        column.addWidget(rule())
        for row in self.rows:
            column.addWidget(row)
        column.addWidget(rule())
        column.addSpacing(4)
        grid = self._grid = QGridLayout()
        grid.setHorizontalSpacing(12)
        grid.setVerticalSpacing(8)
        self._fold_line = QWidget()
        fold = QHBoxLayout(self._fold_line)
        fold.setContentsMargins(0, 0, 0, 0)
        fold.setSpacing(12)
        fold.addWidget(self.rules.fold)
        fold.addWidget(self.rules.summary, 1)
        grid.setColumnMinimumWidth(1, 170)
        grid.setColumnStretch(3, 1)
        column.addLayout(grid)
        column.addWidget(self.rules.area)
        foot = QHBoxLayout()
        foot.addWidget(self.explain)
        foot.addStretch(1)
        foot.addWidget(self.leave)
        foot.addWidget(self.start)
        body = QWidget()
        middle = QVBoxLayout(body)
        middle.setContentsMargins(0, 0, 0, 0)
        middle.setSpacing(2)
        middle.addStretch(1)
        for title in (self._title, self._subtitle):
            middle.addWidget(title, 0, Qt.AlignmentFlag.AlignHCenter)
        middle.addSpacing(8)
        middle.addLayout(_centred(card))
        middle.addSpacing(10)
        below = self._below = QWidget()
        below.setLayout(foot)
        foot.setContentsMargins(0, 0, 0, 0)
        middle.addLayout(_centred(below))
        middle.addStretch(2)
        # The page scrolls where the table rules, folded out, leave too little room.
        self.scroll = QScrollArea()
        self.scroll.setWidgetResizable(True)
        self.scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.scroll.setWidget(body)
        for clear in (self.scroll.viewport(), body):
            clear.setAutoFillBackground(False)
        page = QVBoxLayout(self)
        page.setContentsMargins(40, 20, 40, 20)
        page.addWidget(self.scroll)
        calm = _CalmWheel(self)
        for kind in (QComboBox, QSpinBox):
            for chooser in card.findChildren(kind):
                chooser.installEventFilter(calm)
        self._fit()
        self._order_tabs()

    # -------------------------------------------------------------------------- the room

    def refit(self) -> None:
        """Everything that goes with the size of the text, and with the room there is for it."""
        for part in (self._card, self._below):
            part.setMaximumWidth(scaled(_WIDEST))
        self.dice.setIcon(_dice_icon())
        self.dice.setIconSize(QSize(scaled(22), scaled(22)))
        self.rules.refit()
        for row in self.rows:
            row.refit()
        self._fit()

    def _fit(self) -> None:
        """In the usual lines, or in more of them where they would be too long."""
        bar = self.scroll.verticalScrollBar().sizeHint().width()
        edges = self.layout().contentsMargins()
        room = min(scaled(_WIDEST), self.width() - edges.left() - edges.right() - bar) - 2 * _EDGE
        lines = max(row.lines_in(room) for row in self._playing())
        narrow, low_rules = lines > 1, room < self.rules.needed
        if (lines, low_rules) == self._shape:
            return
        self._shape = lines, low_rules
        for row in self.rows:
            row.set_lines(lines)
        self.rules.set_narrow(low_rules)
        side = Qt.AlignmentFlag.AlignLeft if narrow else Qt.AlignmentFlag.AlignRight
        self._about_variant.setAlignment(side)
        grid = self._grid
        for widget, place in {
            self._first_label: (0, 0, 1, 1),
            self.first: (0, 1, 1, 3 if narrow else 2),
            self._fold_line: (1, 1, 1, 3) if narrow else (0, 3, 1, 1),
            self._seed_label: (2, 0, 1, 1),
            self.seed: (2, 1, 1, 1),
            self.dice: (2, 2, 1, 1),
            self._seed_hint: (3, 1, 1, 3) if narrow else (2, 3, 1, 1),
        }.items():
            grid.removeWidget(widget)
            grid.addWidget(widget, *place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _order_tabs(self) -> None:
        chain: list[QWidget] = [*self._count.buttons(), *self._variants.buttons()]
        for row in self.rows:
            chain += [row.name, row.colour_box, row.kind]
        chain += [self.first, self.rules.fold, self.seed, self.dice]
        chain += [*self.rules.choosers.values(), self.start, self.leave, self.explain]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        self._count.idToggled.connect(lambda _number, on: self._change_count() if on else None)
        for row in self.rows:
            row.changed.connect(self._check)
            row.colour_chosen.connect(self._swap_colours)
            row.program_asked.connect(self._ask_program)
        self._variants.idToggled.connect(lambda _at, on: self._change_variant() if on else None)
        self.rules.fold.toggled.connect(self._show_rules)
        self.dice.clicked.connect(self._roll)
        self.start.clicked.connect(self.begin)
        self.leave.clicked.connect(self.back)
        self.explain.clicked.connect(self._choose_explaining)

    # ---------------------------------------------------------------------- the choices

    @property
    def seats(self) -> int:
        """How many play."""
        return self._count.checkedId()

    def set_seats(self, number: int) -> None:
        """Choose how many play."""
        made = self._count.button(number)
        if made is not None:
            made.setChecked(True)

    @property
    def variant(self) -> str:
        """The variant that is chosen."""
        return game_info(_GAME).variants[self._variants.checkedId()]

    def choose_variant(self, variant: str) -> None:
        """Choose a variant; the first one where there is none of that name."""
        known = game_info(_GAME).variants
        self._variants.button(known.index(variant) if variant in known else 0).setChecked(True)

    def propose(self, record: GameRecord) -> None:
        """Set the page to a record's seats, variant and table rules; show those that differ."""
        self.choose_variant(record.options.get("variant", ""))
        self.rules.choose(self.rules.read(record.options))
        self.propose_seats(record.seats)
        self.rules.fold.setChecked(self.rules.changes > 0)

    def propose_seats(self, seats: Sequence[Seat]) -> None:
        """Set the page to these seats; the luck is new."""
        choices = [SeatChoice(seat.name, seat.colour, seat.bot) for seat in seats]
        first = self.first.currentData()
        self._restore(Setup(_GAME, choices, first, self.variant, self.rules.choices()))
        self._check()

    def setup(self) -> Setup:
        """The choices made on the page. Names that seats gave themselves are left empty."""
        choices = [SeatChoice(row.own_name, row.colour, row.bot) for row in self._playing()]
        first = self.first.currentData()
        return Setup(_GAME, choices, first, self.variant, self.rules.choices())

    def problems(self) -> dict[int, str]:
        """What is wrong, by seat."""
        found: dict[int, str] = {}
        taken: dict[str, int] = {}
        for row in self._playing():
            name = row.text.casefold()
            if not name:
                found[row.index] = self.tr("Please type a name for this seat.")
            elif name in taken:
                found[row.index] = self.tr(
                    "Seat {number} has this name already: please type another one."
                ).format(number=taken[name] + 1)
            else:
                taken[name] = row.index
        for row in self._playing():
            if row.index not in found and self._is_strange(row):
                found[row.index] = self.tr(
                    "This program was not chosen on this computer: choose it under “A program…”."
                )
        return found

    def _is_strange(self, row: SeatRow) -> bool:
        """A command line may come from a file of somebody else's: nobody is to run that."""
        return bool(row.program) and row.bot not in self._window.settings.trusted_programs

    def record(self) -> GameRecord:
        """The game as it is chosen, not yet begun."""
        first = self.first.currentData()
        return GameRecord(
            game=_GAME,
            rules_version=game_info(_GAME).load().version,
            options={
                "variant": self.variant,
                "first": "lot" if first == LOT else first,
                **self.rules.options(self.seed.value()),
            },
            seats=[Seat(row.text, row.colour, row.bot) for row in self._playing()],
            seed=self.seed.value(),
        )

    def begin(self) -> None:
        """Save the choices, make the game and open the table, or go to what is wrong."""
        problems = self.problems()
        if problems:
            self._check()
            row = self.rows[min(problems)]
            (row.kind if row.text and self._is_strange(row) else row.name).setFocus()
            return
        record = self.record()
        self._window.settings.last_setup = self.setup()
        if self._explaining_chosen:
            self._window.settings.explain_moves = self.explain.isChecked()
        self._window.keep_settings()
        try:
            self._window.library.create(record)
        except LibraryError as error:
            self._window.warn(
                self.tr("The game can't be saved, so it was not begun."),
                fault_words.sentence(error),
            )
            return
        self._window.start_match(record)

    # -------------------------------------------------------------------------- inside

    def _playing(self) -> list[SeatRow]:
        return self.rows[: self.seats]

    def _restore(self, setup: Setup | None) -> None:
        allowed = game_info(_GAME).seats
        if setup is None or setup.game != _GAME or len(setup.seats) not in allowed:
            self.set_seats(min(allowed))
            self.rows[1].set_choice("", self.rows[1].colour, game_info(_GAME).opponent)
        else:
            self.choose_variant(setup.variant)
            self.rules.choose(setup.options)
            self.set_seats(len(setup.seats))
            for row, seat in zip(self.rows, setup.seats, strict=False):
                row.set_choice(seat.name, row.colour, seat.bot)
                if seat.colour != row.colour:
                    self._give_colour(row, seat.colour)
        self._change_variant()
        self._list_first()
        self.first.setCurrentIndex(max(0, self.first.findData(setup.first if setup else LOT)))
        self._roll()

    def _give_colour(self, row: SeatRow, colour: str) -> None:
        before = row.colour
        row.set_colour(colour)
        if row.colour != before:
            self._swap_colours(before, row.colour, row)

    def _swap_colours(self, before: str, now: str, chooser: SeatRow | None = None) -> None:
        """Who had the colour gets the one that is free now, so no two ever have the same."""
        chooser = chooser or self.sender()  # type: ignore[assignment]
        for row in self.rows:
            if row is not chooser and row.colour == now:
                row.set_colour(before)
        self._list_first()

    def _change_variant(self) -> None:
        self.rules.set_variant(self.variant)
        self._about_variant.setText(self._words.about_variant(self.variant))
        for at, made in enumerate(self._variants.buttons()):
            about = self._words.about_variant(game_info(_GAME).variants[at])
            made.setAccessibleDescription(about)
        self._offer_explaining()

    def _offer_explaining(self) -> None:
        """As it was chosen; before anything was, on for a first game of the variant."""
        if not self._explaining_chosen:
            self.explain.setChecked(self._window.settings.explains(_GAME, self.variant))

    def _choose_explaining(self) -> None:
        self._explaining_chosen = True

    def _show_rules(self, on: bool) -> None:
        """Bring what was folded out into sight once it has its place."""
        if on and self.isVisible():
            QTimer.singleShot(0, self, lambda: self.scroll.ensureWidgetVisible(self.start))

    def _ask_program(self) -> None:
        from carrara_desktop.ui.shell.program_dialog import ProgramDialog

        row = self.sender()
        known = [bot.removeprefix(PREFIX) for bot in self._window.settings.trusted_programs]
        own = [row.program] if row.program else []
        dialog = ProgramDialog(
            self.record(), [*own, *(one for one in known if one not in own)], self
        )
        if dialog.exec():
            bot = PREFIX + dialog.command
            self._window.settings.trust(bot)
            self._window.keep_settings()
            row.set_bot(bot)
            self._check()

    def _change_count(self) -> None:
        for row in self.rows:
            row.setVisible(row.index < self.seats)
        self._check()

    def _check(self) -> None:
        problems = self.problems()
        for row in self.rows:
            problem = problems.get(row.index, "")
            row.show_problem(problem, with_name=not (row.text and self._is_strange(row)))
        self._list_first()
        self._fit()

    def _list_first(self) -> None:
        """Who can begin; the choice stays with its seat where that is still there."""
        chosen = self.first.currentData()
        self.first.blockSignals(True)
        self.first.clear()
        self.first.addItem(self.tr("The lot decides"), LOT)
        for row in self._playing():
            self.first.addItem(
                row.text or self.tr("Seat {number}").format(number=row.index + 1), row.index
            )
        self.first.setCurrentIndex(max(0, self.first.findData(chosen)))
        self.first.blockSignals(False)

    def _roll(self) -> None:
        self.seed.setValue(secrets.randbelow(MOST_SEED + 1))

    def entered(self) -> None:
        self._explaining_chosen = False
        self._offer_explaining()
        self.rows[0].name.setFocus()
        self.rows[0].name.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        # A line, a list or a number leaves Enter to the page.
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.begin()
            return
        super().keyPressEvent(event)

    def retranslate(self) -> None:
        self._title.setText(self.tr("New game"))
        self._subtitle.setText(self.tr("The Palaces of Carrara"))
        self._many.setText(self.tr("How many play?"))
        for made in self._count.buttons():
            number = self._count.id(made)
            made.setAccessibleName(self.tr("%n player(s)", "how many play", number))
        self._variant_label.setText(self.tr("Variant"))
        for at, made in enumerate(self._variants.buttons()):
            made.setText(self._words.variant(game_info(_GAME).variants[at]))
            made.setAccessibleName(self.tr("Variant: {name}").format(name=made.text()))
        self._change_variant()
        self.rules.retranslate()
        self._first_label.setText(self.tr("Who &begins?"))
        self._seed_label.setText(self.tr("&Luck number"))
        self._seed_hint.setText(self.tr("The same number brings the same blocks and tiles again."))
        self.dice.setToolTip(self.tr("Another number"))
        self.dice.setAccessibleName(self.tr("Another luck number"))
        self.explain.setText(self.tr("Explain the &moves"))
        self.explain.setToolTip(
            self.tr(
                "For a first game: says beside the moves what they are for, and offers to take back"
                " a clear mistake"
            )
        )
        self.start.setText(self.tr("Start the game"))
        self.leave.setText(self.tr("Back"))
        for row in self.rows:
            row.retranslate()
        self.refit()
        self._check()


class _CalmWheel(QObject):
    """Leaves the mouse wheel to the page, but for what has the focus: no choice changes unseen."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Wheel and not watched.hasFocus():  # type: ignore[attr-defined]
            event.ignore()
            return True
        return super().eventFilter(watched, event)


def _centred(widget: QWidget) -> QHBoxLayout:
    across = QHBoxLayout()
    across.addStretch(1)
    across.addWidget(widget, 20)
    across.addStretch(1)
    return across


def _dice_icon() -> QIcon:
    pixmap = QPixmap(176, 176)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(4, 4)
    painter.setPen(QPen(QColor(theme.INK), 3))
    painter.setBrush(QColor(theme.MARBLE_LIT))
    painter.drawRoundedRect(5, 5, 34, 34, 8, 8)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.TERRACOTTA))
    for x, y in ((14, 14), (30, 14), (22, 22), (14, 30), (30, 30)):
        painter.drawEllipse(x - 3, y - 3, 6, 6)
    painter.end()
    return QIcon(pixmap)
