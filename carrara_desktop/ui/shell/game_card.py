"""The chosen game of the library: its picture, who sits there, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QGridLayout,
    QLabel,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.library.entries import Entry
from carrara_desktop.ui import i18n
from carrara_desktop.ui.fonts import body_font, scaled, title_font
from carrara_desktop.ui.models import fault_words
from carrara_desktop.ui.models.games import GamesModel
from carrara_desktop.ui.shell.flow import EvenColumns, FlowLayout
from carrara_desktop.ui.shell.game_delegate import paint_picture
from carrara_desktop.ui.shell.page import button, in_lines, label, rule
from carrara_desktop.ui.shell.seats import marker_icon

_WIDTH = 336
_SHARE = 0.38
"""Of the page's width the card takes no more than this, however large the text is."""
_EDGE = 16


class GameCard(QFrame):
    """Shows one game, or how many are chosen, or none."""

    open_asked = Signal()
    analysis_asked = Signal()
    rename_asked = Signal()
    duplicate_asked = Signal()
    export_asked = Signal()
    delete_asked = Signal()
    counted = Signal(bool)
    """The person said whether the game counts in the statistics."""

    def __init__(
        self,
        model: GamesModel,
        picture: Callable[[Entry], QPixmap | None],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setProperty("role", "card")
        self._model = model
        self._entries: list[Entry] = []
        self._left_out = False
        self._picture = _Picture(picture)
        self._title = label(wrap=True)
        self._title.setFont(title_font(24))
        self._about = label("soft", wrap=True)
        self._about.setFont(body_font(13))
        self._seats = QGridLayout()
        self._trouble = label("error", wrap=True)
        self._trouble.setFont(body_font(13, bold=True))
        self.open, self.analysis = button("primary"), button()
        self.rename, self.duplicate = button(), button()
        self.export, self.delete = button(), button()
        self.counts = QCheckBox()
        self._lay_out()
        for made, signal in (
            (self.open, self.open_asked),
            (self.analysis, self.analysis_asked),
            (self.rename, self.rename_asked),
            (self.duplicate, self.duplicate_asked),
            (self.export, self.export_asked),
            (self.delete, self.delete_asked),
        ):
            made.clicked.connect(signal)
        self.counts.clicked.connect(self.counted)
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, 16, _EDGE, 14)
        column.setSpacing(6)
        column.addWidget(self._picture, 100)
        column.addSpacing(4)
        column.addWidget(self._title)
        column.addWidget(self._about)
        column.addSpacing(2)
        self._seats.setContentsMargins(0, 0, 0, 0)
        self._seats.setHorizontalSpacing(8)
        self._seats.setVerticalSpacing(3)
        self._seats.setColumnStretch(1, 1)
        column.addLayout(self._seats)
        column.addWidget(self._trouble)
        column.addStretch(1)
        column.addWidget(self.counts)
        column.addWidget(rule())
        column.addSpacing(4)
        first = FlowLayout(spacing=8)
        self.open.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        first.addWidget(self.open)
        first.addWidget(self.analysis)
        column.addLayout(first)
        rest = EvenColumns(2)
        for made in (self.rename, self.duplicate, self.export, self.delete):
            rest.addWidget(made)
        column.addLayout(rest)

    def fit(self, page: int) -> None:
        """Take the width that there is on a page of this width."""
        self.setFixedWidth(min(scaled(_WIDTH), round(page * _SHARE)))
        self._say_counts()
        self._show_seats(self.entry)

    @property
    def _room(self) -> int:
        return self.maximumWidth() - 2 * _EDGE

    def _say_counts(self) -> None:
        words, metrics = self.tr("Counts in the &statistics"), self.counts.fontMetrics()
        self.counts.setText(in_lines(words, metrics, self._room - scaled(44)))

    @property
    def entry(self) -> Entry | None:
        """The one game that is shown."""
        return self._entries[0] if len(self._entries) == 1 else None

    def show_games(self, entries: list[Entry], left_out: bool = False) -> None:
        """Show the chosen games; ``left_out`` if statistics leave the one game out."""
        self._entries, self._left_out = entries, left_out
        self.retranslate()

    def picture_changed(self, game: str) -> None:
        """There is a new picture of this game."""
        if self.entry is not None and self.entry.id == game:
            self._picture.update()

    def retranslate(self) -> None:
        """Set every visible text in the language of now."""
        entry = self.entry
        known = entry.summary if entry is not None else None
        self._picture.show_entry(entry)
        self._title.setText(self._title_text())
        self._about.setText(self._about_text(entry))
        self._show_seats(entry)
        self._trouble.setText(self._trouble_text(entry))
        self._trouble.setVisible(bool(self._trouble.text()))
        over = known is not None and known.finished
        self.open.setText(self.tr("&Look at it") if over else self.tr("Go on &playing"))
        self.analysis.setText(self.tr("&Analysis"))
        self.analysis.setVisible(over)
        self.rename.setText(self.tr("&Rename"))
        self.duplicate.setText(self.tr("D&uplicate"))
        self.export.setText(self.tr("&Export…"))
        self.delete.setText(self.tr("&Delete"))
        self._say_counts()
        self.counts.setChecked(not self._left_out)
        self.counts.setVisible(over)
        self.open.setEnabled(known is not None)
        sound = known is not None and entry is not None and not entry.error
        for made in (self.rename, self.duplicate, self.export, self.analysis):
            made.setEnabled(sound)
        self.delete.setEnabled(bool(self._entries))

    def _title_text(self) -> str:
        if len(self._entries) > 1:
            return self.tr("%n game(s) chosen", "in the library", len(self._entries))
        if self.entry is None:
            return self.tr("No game is chosen")
        return self._model.title(self.entry)

    def _about_text(self, entry: Entry | None) -> str:
        if entry is None:
            return ""
        lines = []
        if entry.summary is not None:
            name = self._model.variant_name(entry)
            parts = [name] if name != self._model.title(entry) else []
            lines.append(" · ".join([*parts, self._model.length(entry)]))
        when = i18n.moment(entry.modified)
        lines.append(self.tr("Last played {when}").format(when=when))
        return "\n".join(lines)

    def _trouble_text(self, entry: Entry | None) -> str:
        if entry is None or not entry.error:
            return ""
        if entry.newer:
            return self.tr(
                "A newer version of the program saved this game and is needed to open it."
            )
        if entry.summary is not None:
            return self.tr("The file is damaged. The copy before it can be opened.")
        return self.tr("The file is damaged and can't be opened: {reason}").format(
            reason=fault_words.clause(entry.error)
        )

    def _show_seats(self, entry: Entry | None) -> None:
        while (item := self._seats.takeAt(0)) is not None:
            if (widget := item.widget()) is not None:
                widget.hide()
                widget.deleteLater()
        known = entry.summary if entry is not None else None
        if known is None:
            return
        for row, seat in enumerate(known.seats):
            mark = QLabel()
            mark.setPixmap(marker_icon(seat.colour, 18).pixmap(scaled(18), scaled(18)))
            name = label()
            result = known.result
            won = result is not None and row in result.winners
            name.setFont(body_font(15, bold=won))
            name.setText(
                name.fontMetrics().elidedText(
                    seat.name, Qt.TextElideMode.ElideRight, self._room - scaled(88)
                )
            )
            if name.text() != seat.name:
                name.setToolTip(seat.name)
            shown: list[QLabel] = [mark, name]
            if result is not None and row < len(result.scores):
                points = label()
                points.setFont(body_font(15, bold=won))
                points.setText(i18n.number(result.scores[row]))
                points.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
                shown.append(points)
            for column, one in enumerate(shown):
                self._seats.addWidget(one, row, column)
                # at once: shown later, they would make the page higher after it has been fitted,
                # which brings a bar, makes it narrower, has it fitted again, and so on for ever
                one.show()


class _Picture(QWidget):
    """The picture of the game's table."""

    def __init__(self, picture: Callable[[Entry], QPixmap | None]) -> None:
        super().__init__()
        self._source = picture
        self._entry: Entry | None = None
        self.setMinimumHeight(70)
        self.setMaximumHeight(round(_WIDTH * 10 / 16))
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def show_entry(self, entry: Entry | None) -> None:
        self._entry = entry
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(_WIDTH, self.maximumHeight())

    def paintEvent(self, event: QPaintEvent) -> None:
        entry = self._entry
        painter = QPainter(self)
        picture = self._source(entry) if entry is not None else None
        wide = min(self.width(), self.height() * 16 // 10)
        frame = QRect(0, 0, wide, wide * 10 // 16)
        frame.moveCenter(self.rect().center())
        paint_picture(painter, frame, picture, entry is not None and bool(entry.error))
        painter.end()
