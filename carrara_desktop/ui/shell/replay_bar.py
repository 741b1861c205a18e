"""Under the table: the way through the game from its first turn to its last, and its branches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAction,
    QActionGroup,
    QColor,
    QIcon,
    QPainter,
    QPainterPath,
    QPixmap,
    QPolygonF,
    QTransform,
)
from PySide6.QtWidgets import QHBoxLayout, QMenu, QToolButton, QWidget

from carrara_desktop.ui import theme
from carrara_desktop.ui.fonts import scaled
from carrara_desktop.ui.shell.folding import Folding
from carrara_desktop.ui.shell.page import button
from carrara_desktop.ui.shell.side_panel import Slab
from carrara_desktop.ui.shell.turn_strip import TurnStrip

PACES: Final = {"slow": 2400, "normal": 1000, "fast": 250}
"""How long a move stays in sight while the game plays itself, in milliseconds."""
_ICON: Final = 18
"""Pixels of the signs of the buttons."""


class ReplayBar(Slab):
    """The bar. It shows a place in a game and says what was asked for; it changes nothing."""

    stop_asked = Signal(int)
    step_asked = Signal(int)
    """So many stops forward (or back, if negative), the move to be seen."""
    play_asked = Signal(bool)
    branch_asked = Signal()
    """Play on from the place that is shown."""
    line_asked = Signal(object)
    """Go to a branch (its number), or to the game itself (None)."""
    rename_asked = Signal(int)
    delete_asked = Signal(int)
    analysis_asked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Edge.TopEdge, parent)
        self.pace = "normal"
        self._names: tuple[str, ...] = ()
        self._line: int | None = None
        self.first, self.back, self.forward, self.last = _tool(), _tool(), _tool(), _tool()
        self.play = _tool()
        self.play.setCheckable(True)
        self._paint_icons()
        self.strip = TurnStrip()
        self.speed, self.lines = _tool(), _tool()
        for made in (self.speed, self.lines):
            made.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
            made.setMenu(QMenu(made))
        self._pace_group, self._line_group = QActionGroup(self), QActionGroup(self)
        self.play_on, self.analysis = button("bar"), button("bar")
        self.folding = Folding(self, (self.analysis, self.speed, self.lines, self.play_on))
        self._lay_out()
        self._connect()
        self.retranslate()
        self.show_branches((), None)

    def _lay_out(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 10, 12, 6)
        row.setSpacing(5)
        for made in (self.first, self.back, self.play, self.forward, self.last):
            row.addWidget(made)
        row.addWidget(self.speed)
        row.addSpacing(4)
        row.addWidget(self.strip, 1)
        row.addSpacing(4)
        for made in (self.play_on, self.lines, self.analysis, self.folding.more):
            row.addWidget(made)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.folding.least, super().minimumSizeHint().height())

    def _connect(self) -> None:
        self.first.clicked.connect(lambda: self.stop_asked.emit(0))
        self.last.clicked.connect(lambda: self.stop_asked.emit(self.strip.maximum()))
        self.back.clicked.connect(lambda: self.step_asked.emit(-1))
        self.forward.clicked.connect(lambda: self.step_asked.emit(1))
        self.play.clicked.connect(self.play_asked)
        self.strip.valueChanged.connect(self.stop_asked)
        self.play_on.clicked.connect(self.branch_asked)
        self.analysis.clicked.connect(self.analysis_asked)

    # -- what is shown --------------------------------------------------------------------

    def show_game(self, actors: Sequence[int], colours: Sequence[str]) -> None:
        """The seat that acted before each stop but the first, and the colours of all seats."""
        self._quietly(lambda: self.strip.set_game(actors, colours))

    def show_stop(self, stop: int, words: str, can_branch: bool) -> None:
        """The stop that is shown, in words too, and whether one may play on from it."""
        self._quietly(lambda: self.strip.setValue(stop))
        self.strip.setToolTip(words)
        self.strip.setAccessibleDescription(words)
        at_end = stop >= self.strip.maximum()
        for made, possible in (
            (self.first, stop > 0),
            (self.back, stop > 0),
            (self.forward, not at_end),
            (self.last, not at_end),
            (self.play, self.strip.maximum() > 0),
        ):
            made.setEnabled(possible)
        self.play_on.setEnabled(can_branch)

    def show_playing(self, playing: bool) -> None:
        """Whether the game plays itself."""
        self.play.setChecked(playing)
        self._paint_icons()
        self._say_play()

    def show_branches(self, names: Sequence[str], line: int | None) -> None:
        """The branches there are, and the one that is played; None is the game itself."""
        self._names, self._line = tuple(names), line
        self.folding.offer(self.lines, bool(names))
        menu = self.lines.menu()
        menu.clear()
        if not names:
            return
        for number, name in enumerate((self.tr("The game itself"), *names), start=-1):
            which = None if number < 0 else number
            action = QAction(name.replace("&", "&&"), menu, checkable=True)
            action.setChecked(which == line)
            action.triggered.connect(lambda _=False, which=which: self.line_asked.emit(which))
            self._line_group.addAction(action)
            menu.addAction(action)
        if line is not None:
            menu.addSeparator()
            rename = menu.addAction(self.tr("&Rename this branch…"))
            rename.triggered.connect(lambda: self.rename_asked.emit(line))
            delete = menu.addAction(self.tr("&Delete this branch…"))
            delete.triggered.connect(lambda: self.delete_asked.emit(line))
        self._say_line()

    def _paint_icons(self) -> None:
        """In the colours of the look of now."""
        for made, shape in (
            (self.first, "first"),
            (self.back, "back"),
            (self.play, "pause" if self.play.isChecked() else "play"),
            (self.forward, "forward"),
            (self.last, "last"),
        ):
            made.setIcon(_icon(shape))
            made.setIconSize(QSize(scaled(_ICON), scaled(_ICON)))

    def _quietly(self, change: Callable[[], None]) -> None:
        """Change the slider without asking for what is already shown."""
        self.strip.blockSignals(True)
        change()
        self.strip.blockSignals(False)

    # -- words ----------------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set every fixed text."""
        for made, words in (
            (self.first, self.tr("To the first move")),
            (self.back, self.tr("One move back")),
            (self.forward, self.tr("One move forward")),
            (self.last, self.tr("To the last move")),
        ):
            made.setAccessibleName(words)
            made.setToolTip(words)
        self.strip.setAccessibleName(self.tr("Course of the game"))
        self.play_on.setText(self.tr("Play on from here"))
        self.play_on.setToolTip(
            self.tr("Try another way from this position. It is kept as a branch of the game.")
        )
        self.analysis.setText(self.tr("Analysis"))
        self._say_play()
        self._fill_paces()
        self.show_branches(self._names, self._line)

    def _say_play(self) -> None:
        words = self.tr("Pause") if self.play.isChecked() else self.tr("Play the game")
        self.play.setAccessibleName(words)
        self.play.setToolTip(words)

    def _fill_paces(self) -> None:
        menu = self.speed.menu()
        menu.clear()
        words = {
            "slow": self.tr("Slow", "pace of a replay"),
            "normal": self.tr("Normal", "pace of a replay"),
            "fast": self.tr("Fast", "pace of a replay"),
        }
        for pace, name in words.items():
            action = QAction(name, menu, checkable=True)
            action.setChecked(pace == self.pace)
            action.triggered.connect(lambda _=False, pace=pace: self._take_pace(pace))
            self._pace_group.addAction(action)
            menu.addAction(action)
        self.speed.setText(f"{words[self.pace]} ▾")
        self.speed.setAccessibleName(self.tr("Pace: {pace}").format(pace=words[self.pace]))
        self.speed.setToolTip(self.tr("How fast the game plays"))

    def _take_pace(self, pace: str) -> None:
        self.pace = pace
        self._fill_paces()

    def _say_line(self) -> None:
        name = self.tr("The game itself") if self._line is None else self._names[self._line]
        self.lines.setText(self.tr("Branches") + " ▾")
        self.lines.setAccessibleName(self.tr("Branches; shown now: {name}").format(name=name))
        self.lines.setToolTip(name)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            self._paint_icons()
        super().changeEvent(event)


def _tool() -> QToolButton:
    made = QToolButton()
    made.setProperty("role", "bar")
    return made


def _icon(shape: str) -> QIcon:
    """A sign of a player: "first", "back", "play", "pause", "forward", "last"."""
    return _painted_icon(shape, scaled(_ICON), theme.INK, theme.INK_FAINT)


@cache
def _painted_icon(shape: str, side: int, ink: str, faint: str) -> QIcon:
    icon = QIcon()
    for mode, tone in ((QIcon.Mode.Normal, ink), (QIcon.Mode.Disabled, faint)):
        for ratio in (1, 2):
            pixmap = QPixmap(side * ratio, side * ratio)
            pixmap.setDevicePixelRatio(ratio)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            if mode == QIcon.Mode.Disabled:
                painter.setOpacity(0.55)
            painter.scale(side / _ICON, side / _ICON)
            painter.fillPath(_sign(shape), QColor(tone))
            painter.end()
            icon.addPixmap(pixmap, mode)
    return icon


def _sign(shape: str) -> QPainterPath:
    """The outline of a sign on a square of 18; those that lead back are mirrored."""
    if shape in ("first", "back"):
        mirrored = QTransform(-1, 0, 0, 1, 18, 0)
        return mirrored.map(_sign("last" if shape == "first" else "forward"))
    path = QPainterPath()
    bars, triangles = {
        "pause": ((4.0, 10.8), ()),
        "play": ((), ((4.5, 15.0),)),
        "forward": ((2.8,), ((6.6, 15.2),)),
        "last": ((14.2,), ((1.6, 7.8), (7.8, 14.0))),
    }[shape]
    for left in bars:
        path.addRect(QRectF(left, 3, 3.2 if shape == "pause" else 2.2, 12))
    for base, tip in triangles:
        path.addPolygon(QPolygonF([QPointF(base, 2.8), QPointF(tip, 9), QPointF(base, 15.2)]))
        path.closeSubpath()
    return path
