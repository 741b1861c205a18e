"""The first page: go on with a game, begin one, learn, set things, leave."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt, QTimer, Signal
from PySide6.QtGui import (
    QHideEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from carrara_desktop import __version__
from carrara_desktop.ui import i18n
from carrara_desktop.ui.fonts import body_font, scaled, title_font
from carrara_desktop.ui.shell.backdrop import loggia
from carrara_desktop.ui.shell.menu_button import MenuButton
from carrara_desktop.ui.shell.page import Page, label, rule, title_label

if TYPE_CHECKING:
    from pathlib import Path

    from carrara_desktop.library.games import Entry, Resumption

_SETTLE_MS: Final = 120


class HomePage(Page):
    """The menu on a slab of marble, beside a loggia that opens on Carrara."""

    continue_asked = Signal()
    new_asked = Signal()
    library_asked = Signal()
    learn_asked = Signal()
    settings_asked = Signal()
    about_asked = Signal()
    quit_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._resumption: Resumption | None = None
        self._trouble = ""
        self._put_aside: Path | None = None
        self._title = title_label(46)
        self._subtitle = title_label(19, italic=True)
        self._subtitle.setProperty("role", "soft")
        self._game = label("heading")
        self.go_on, self.new, self.library = MenuButton(), MenuButton(), MenuButton()
        self.learn, self.settings, self.quit = MenuButton(), MenuButton(), MenuButton()
        self._menu = (
            self.go_on,
            self.new,
            self.library,
            self.learn,
            self.settings,
            self.quit,
        )
        self._note = label("note", wrap=True)
        self._note.setFont(body_font(13))
        self._credits = label("soft", wrap=True)
        self._credits.setFont(body_font(12))
        self._version = label("soft")
        self._version.setFont(body_font(12))
        self.about = QPushButton()
        self.about.setAutoDefault(True)
        self.about.setFont(body_font(13))
        self._panel = QWidget()
        # While the window is being resized the picture is stretched, and painted anew after.
        self._picture: QPixmap | None = None
        self._settling = QTimer(self)
        self._settling.setSingleShot(True)
        self._settling.timeout.connect(self.update)
        self._lay_out()
        for made, signal in (
            (self.go_on, self.continue_asked),
            (self.new, self.new_asked),
            (self.library, self.library_asked),
            (self.learn, self.learn_asked),
            (self.settings, self.settings_asked),
            (self.quit, self.quit_asked),
            (self.about, self.about_asked),
        ):
            made.clicked.connect(signal)
        self.retranslate()

    def _lay_out(self) -> None:
        column = QVBoxLayout(self._panel)
        column.setContentsMargins(30, 26, 30, 24)
        column.setSpacing(0)
        column.addStretch(2)
        for widget in (self._title, self._subtitle):
            widget.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            widget.setWordWrap(True)
            column.addWidget(widget)
        column.addSpacing(16)
        column.addWidget(rule())
        column.addSpacing(12)
        self._game.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(self._game)
        column.addSpacing(8)
        for made in self._menu:
            column.addWidget(made)
            column.addSpacing(2)
        column.addSpacing(8)
        column.addWidget(self._note)
        column.addStretch(3)
        column.addWidget(rule())
        column.addSpacing(8)
        column.addWidget(self._credits)
        column.addSpacing(8)
        foot = QHBoxLayout()
        foot.addWidget(self._version)
        foot.addStretch(1)
        foot.addWidget(self.about)
        column.addLayout(foot)
        across = QHBoxLayout(self)
        across.addWidget(self._panel)
        across.addStretch(1)

    def show_games(self, resumption: Resumption | None, trouble: str = "") -> None:
        """What can be gone on with; ``trouble`` is why the library can't be used, if it can't."""
        self._resumption, self._trouble = resumption, trouble
        self.retranslate()

    def show_put_aside(self, path: Path) -> None:
        """Say that the settings were damaged and where the damaged file is now."""
        self._put_aside = path
        self.retranslate()

    @property
    def entry(self) -> Entry | None:
        """The game that Continue goes on with."""
        return self._resumption.entry if self._resumption else None

    @property
    def note(self) -> QLabel:
        """The note below the menu."""
        return self._note

    def entered(self) -> None:
        (self.go_on if self.go_on.isEnabled() else self.new).setFocus()

    def retranslate(self) -> None:
        self._title.setText(self.tr("Carrara Desktop"))
        self._subtitle.setText(self.tr("A cabinet of Renaissance board games"))
        self._game.setText(self.tr("The Palaces of Carrara"))
        entry = self.entry
        self.go_on.setEnabled(entry is not None)
        self.go_on.set_texts(self.tr("&Continue"), self._describe(entry))
        self.new.set_texts(self.tr("&New game"))
        self.library.set_texts(self.tr("L&ibrary"))
        self.learn.set_texts(self.tr("&Learn"))
        self.settings.set_texts(self.tr("&Settings"))
        self.quit.set_texts(self.tr("&Quit"))
        self._credits.setText(
            self.tr(
                "An independent program. The Palaces of Carrara was designed by Wolfgang Kramer"
                " and Michael Kiesling and is published by Game Brewer."
            )
        )
        self._version.setText(self.tr("Version {version}").format(version=__version__))
        self.about.setText(self.tr("&About…"))
        notes = [
            note
            for note in (
                self._trouble_note(),
                self._broken_note(),
                self._copy_note(),
                self._settings_note(),
            )
            if note
        ]
        self._note.setText("\n\n".join(notes))
        self._note.setVisible(bool(notes))

    def _describe(self, entry: Entry | None) -> str:
        if entry is None or entry.summary is None:
            return self.tr("No unfinished game")
        names = ", ".join(seat.name for seat in entry.summary.seats)
        when = self.tr("Last played {when}").format(when=i18n.moment(entry.modified))
        return f"{names}\n{when}"

    def _trouble_note(self) -> str:
        if not self._trouble:
            return ""
        return self.tr("Games can't be kept at the moment: {reason}").format(reason=self._trouble)

    def _broken_note(self) -> str:
        skipped = self._resumption.skipped if self._resumption else ()
        if not skipped:
            return ""
        newest = skipped[0]
        if newest.newer:
            text = self.tr(
                "The game played last was saved by a newer version of the program, which is"
                " needed to open it. The file is unchanged: {file}"
            )
        else:
            text = self.tr(
                "The file of the game played last is damaged and can't be opened. It is left as"
                " it is: {file}"
            )
        text = text.format(file=newest.path.name)
        if self.entry is not None:
            text += "\n" + self.tr("Continue opens the game before it.")
        return text

    def _copy_note(self) -> str:
        """The game to go on with is damaged, and there is a copy of it."""
        entry = self.entry
        if entry is None or not entry.error:
            return ""
        return self.tr(
            "The file of the game played last is damaged: {file}. Continue opens the copy"
            " before it."
        ).format(file=entry.path.name)

    def _settings_note(self) -> str:
        if self._put_aside is None:
            return ""
        return self.tr(
            "Not all settings could be read: where they could not, the program’s own count."
            " The file was kept: {file}"
        ).format(file=self._put_aside)

    def resizeEvent(self, event: QResizeEvent) -> None:
        # A page as wide as two screens must not get a slab as wide as a table.
        wide = max(scaled(420), min(scaled(560), round(self.width() * 0.30)))
        self._panel.setFixedWidth(min(wide, round(self.width() * 0.62)))
        self._panel.setMaximumHeight(scaled(860))
        # the page itself is higher than what is seen of it where it is scrolled
        seen = self.parentWidget().height() if self.parentWidget() is not None else self.height()
        roomy, tight = seen >= 900, seen < 720
        self._title.setFont(title_font(56 if roomy else 40 if tight else 46))
        edge = 17 if tight else 26 if seen < 780 else 42
        self.layout().setContentsMargins(40, edge, 0, edge)
        self._panel.layout().setContentsMargins(30, 14 if tight else 26, 30, 12 if tight else 24)
        self._subtitle.setFont(title_font(23 if roomy else 19, italic=True))
        for small in (self._credits, self._version):
            small.setFont(body_font(13 if roomy else 12))
        self._game.setFont(body_font(18 if roomy else 15, bold=True))
        for made in self._menu:
            made.set_sizes(*(31, 15) if roomy else (22, 12) if tight else (25, 13))
        super().resizeEvent(event)
        if self._picture is not None:
            self._settling.start(_SETTLE_MS)

    def sizeHint(self) -> QSize:
        return QSize(1280, 720)

    def hideEvent(self, event: QHideEvent) -> None:
        """Behind another page a small picture does, until it is painted anew."""
        super().hideEvent(event)
        if self._picture is not None and not event.spontaneous():
            smooth = Qt.TransformationMode.SmoothTransformation
            self._picture = self._picture.scaled(self._picture.size() / 3, mode=smooth)
            loggia.cache_clear()

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._picture is not None and not event.spontaneous():
            self._settling.start(_SETTLE_MS)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._picture is None or not self._settling.isActive():
            self._picture = loggia(self.size(), self._panel.geometry(), self.devicePixelRatioF())
        painter = QPainter(self)
        painter.drawPixmap(self.rect(), self._picture)
        painter.end()
