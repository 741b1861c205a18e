"""The course as a list of lessons, and the lesson that is chosen: what it is about."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from PySide6.QtCore import QEvent, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QBrush, QColor, QFontMetrics, QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.games.registry import game_info
from carrara_desktop.ui import i18n, theme
from carrara_desktop.ui.fonts import body_font, scaled, title_font
from carrara_desktop.ui.models.course import (
    LEARNER,
    course_parts,
    course_words,
    lesson_ids,
    load_lesson,
)
from carrara_desktop.ui.models.texts import plain_text
from carrara_desktop.ui.shell.page import button, label
from carrara_desktop.ui.tables.kit import table_kit

_LESSON: Final = Qt.ItemDataRole.UserRole
_MOST: Final = 0.46
"""The share of the page that the list takes at most."""
_ASPECT: Final = 0.68


class CourseView(QWidget):
    """The lessons of a game. ``done`` gives those that were done, as "game/lesson"."""

    begun = Signal(str)
    """A lesson was chosen to be learnt."""

    def __init__(
        self, game: str, done: Callable[[], Collection[str]], parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._done = done
        self._state = label("soft")
        self.list = QTreeWidget()
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setItemsExpandable(False)
        self.list.setIndentation(14)
        self.list.setColumnCount(2)
        self.list.setTabKeyNavigation(False)
        self.list.setFont(body_font(15))
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.list.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.title, self.about, self.picture = label(wrap=True), label(wrap=True), QLabel()
        self.title.setFont(title_font(30))
        self.about.setFont(body_font(16))
        self.picture.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
        self.picture.setMinimumSize(QSize(240, 160))
        self.begin = button("primary", least=200)
        self._paint = QTimer(self, singleShot=True)
        self._paint.setInterval(0)
        self._paint.timeout.connect(self._show_picture)
        self._pictured: tuple[str, QSize] | None = None
        self._lay_out()
        self.list.currentItemChanged.connect(lambda _now, _before: self._show())
        self.list.itemActivated.connect(lambda _item, _column: self._begin())
        self.begin.clicked.connect(self._begin)
        self.retranslate()

    def _lay_out(self) -> None:
        left = QVBoxLayout()
        left.setSpacing(6)
        left.addWidget(self.list, 1)
        left.addWidget(self._state)
        card = QFrame()
        card.setProperty("role", "card")
        column = QVBoxLayout(card)
        column.setContentsMargins(24, 16, 24, 18)
        column.setSpacing(10)
        column.addWidget(self.title)
        column.addWidget(self.about)
        column.addWidget(self.picture, 1)
        foot = QHBoxLayout()
        foot.addStretch(1)
        foot.addWidget(self.begin)
        column.addLayout(foot)
        across = QHBoxLayout(self)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(14)
        across.addLayout(left, 4)
        across.addWidget(card, 7)

    # ------------------------------------------------------------------------------ choosing

    @property
    def lesson(self) -> str:
        """The lesson that is chosen."""
        item = self.list.currentItem()
        found = item.data(0, _LESSON) if item is not None else None
        return str(found or lesson_ids(self._game)[0])

    def choose(self, lesson: str) -> None:
        """Choose a lesson."""
        for item in self._items():
            if item.data(0, _LESSON) == lesson:
                self.list.setCurrentItem(item)

    def choose_next(self) -> None:
        """Choose the first lesson that has not been done."""
        done = self._done()
        known = lesson_ids(self._game)
        self.choose(next((one for one in known if f"{self._game}/{one}" not in done), known[0]))

    def _begin(self) -> None:
        self.begun.emit(self.lesson)

    def _items(self) -> list[QTreeWidgetItem]:
        return [top.child(at) for top in self._tops() for at in range(top.childCount())]

    def _tops(self) -> list[QTreeWidgetItem]:
        return [self.list.topLevelItem(k) for k in range(self.list.topLevelItemCount())]

    # ------------------------------------------------------------------------------- showing

    def _show(self) -> None:
        words = course_words(self._game, i18n.spoken())[self.lesson]
        self.title.setText(words.title)
        about = words.body or words.parts["task 1"]
        self.about.setText(" ".join(plain_text(about).split()))
        self._paint.start()

    def _show_picture(self) -> None:
        """The table of the lesson; painted late, so that walking through the list is quick."""
        room = self.picture.size()
        wide = min(room.width(), round(room.height() / _ASPECT))
        size = QSize(wide, round(wide * _ASPECT))
        if not self.isVisible() or self._pictured == (self.lesson, size):
            return
        self._pictured = (self.lesson, size)
        lesson = load_lesson(self._game, self.lesson)
        view = game_info(self._game).load().view(lesson.position(0), LEARNER)
        snapshot = table_kit(self._game).snapshot
        self.picture.setPixmap(snapshot(view, size, self.devicePixelRatioF()))

    def _share_room(self) -> None:
        """The list takes what its words need, up to a good part of the page."""
        self.list.ensurePolished()
        mark = self.list.sizeHintForColumn(1)
        bar = self.list.verticalScrollBar().sizeHint().width()
        heads = max(
            self.list.visualItemRect(top).left()
            + QFontMetrics(top.font(0)).horizontalAdvance(top.text(0))
            for top in self._tops()
        )
        needed = max(self.list.sizeHintForColumn(0) + mark, heads) + bar + scaled(12)
        self.list.setMinimumWidth(min(needed, round(self.width() * _MOST)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._share_room()
        self._paint.start()

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self._paint.start()

    def retranslate(self) -> None:
        """Everything in the language of now, with the marks of what is done."""
        chosen = self.list.currentItem() and self.lesson
        words, done = course_words(self._game, i18n.spoken()), self._done()
        self.list.blockSignals(True)
        self.list.clear()
        count = 0
        for part in course_parts(self._game):
            top = QTreeWidgetItem([words[f"part-{part.id}"].title])
            top.setFlags(Qt.ItemFlag.ItemIsEnabled)
            top.setFont(0, body_font(15, bold=True))
            top.setToolTip(0, top.text(0))
            self.list.addTopLevelItem(top)
            top.setFirstColumnSpanned(True)
            for lesson in part.lessons:
                item = QTreeWidgetItem([words[lesson].title])
                item.setToolTip(0, words[lesson].title)
                item.setData(0, _LESSON, lesson)
                if f"{self._game}/{lesson}" in done:
                    count += 1
                    item.setText(1, "✓")
                    item.setForeground(1, QBrush(QColor(theme.GOLD_DARK)))
                    item.setData(1, Qt.ItemDataRole.AccessibleTextRole, self.tr("done"))
                top.addChild(item)
        self.list.expandAll()
        self.list.blockSignals(False)
        self._state.setText(
            self.tr("{done} of {all} done", "lessons").format(
                done=count, all=len(lesson_ids(self._game))
            )
        )
        self.begin.setText(self.tr("Begin the lesson"))
        self.list.setAccessibleName(self.tr("Lessons"))
        self.picture.setAccessibleName(self.tr("The table of the lesson"))
        self._share_room()
        self._pictured = None
        if chosen:
            self.choose(chosen)
        else:
            self.choose_next()
        self._show()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.PaletteChange, QEvent.Type.FontChange):
            QTimer.singleShot(0, self, self.retranslate)
        super().changeEvent(event)
