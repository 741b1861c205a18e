"""The library: all games, running and finished, to be found, looked at and taken care of."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QItemSelectionModel, QObject, QPoint, QSize, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent, QKeySequence, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QLineEdit,
    QMenu,
    QSizePolicy,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.engine.record import RecordError
from carrara_desktop.games.registry import game_info
from carrara_desktop.library.atomic import write_atomic
from carrara_desktop.library.entries import Entry
from carrara_desktop.library.exchange import SUFFIXES, Form, written
from carrara_desktop.library.games import Deleted, InUseError
from carrara_desktop.ui.fonts import scaled
from carrara_desktop.ui.models import fault_words
from carrara_desktop.ui.models.games import Column, GamesModel, Sieve
from carrara_desktop.ui.shell.flow import FlowLayout
from carrara_desktop.ui.shell.game_card import GameCard
from carrara_desktop.ui.shell.game_delegate import PICTURE, GameDelegate, row_height
from carrara_desktop.ui.shell.game_filters import GameFilters, choice_box, set_choices
from carrara_desktop.ui.shell.notice_bar import NoticeBar
from carrara_desktop.ui.shell.page import (
    Body,
    Page,
    button,
    label,
    set_placeholder,
    title_label,
)

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow

_WIDEST: Final = 1500
_TO_LIST: Final = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
_BAD_IN_NAMES: Final = '<>:"/\\|?*'


class LibraryPage(Page):
    """A list that can be searched and sorted, and a card of the chosen game beside it."""

    open_asked = Signal(str)
    """A game, by its id, is to be opened."""
    files_chosen = Signal(list)
    """Files are to be taken in: a list of paths."""
    statistics_asked = Signal()
    analysis_asked = Signal(str)
    """A finished game, by its id, is to be analysed."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self._service = window.shelf
        self._deleted: list[tuple[Deleted, Entry]] = []
        self._chosen: list[str] = []
        self._awaited: list[str] = []
        self._read = False
        self._title = title_label(38)
        self._find_label, self.search = label(), QLineEdit()
        self._find_label.setBuddy(self.search)
        self.search.setAcceptDrops(False)
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.state, self.filters = choice_box(), GameFilters()
        self.found = label("soft")
        self.model = GamesModel(self)
        self.list = QTableView()
        self.nothing = label("soft", wrap=True)
        """In the place of a list without games: why there are none."""
        self.card = GameCard(self.model, self._service.picture)
        self.notice = NoticeBar()
        self.bring, self.statistics = button(), button()
        self.leave = button("primary", least=170)
        self._set_up_list()
        self._lay_out()
        self._connect()
        self.retranslate()

    # ------------------------------------------------------------------------ set-up

    def _set_up_list(self) -> None:
        view = self.list
        view.setModel(self.model)
        view.setItemDelegate(GameDelegate(self._service.picture, view))
        # Not a tree, which would look at every row again whenever the rows change.
        view.verticalHeader().hide()
        view.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        view.setShowGrid(False)
        view.setWordWrap(False)
        view.setAlternatingRowColors(True)
        view.setTabKeyNavigation(False)
        view.setSortingEnabled(True)
        view.setIconSize(PICTURE)
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = view.horizontalHeader()
        header.setHighlightSections(False)
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        header.setSortIndicator(Column.PLAYED, Qt.SortOrder.DescendingOrder)

    def _lay_out(self) -> None:
        body = Body()
        body.setMaximumWidth(_WIDEST)
        column = QVBoxLayout(body)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        line = FlowLayout()
        find = QWidget()
        find.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        across = QHBoxLayout(find)
        across.setContentsMargins(0, 0, 0, 0)
        across.setSpacing(10)
        across.addWidget(self._find_label)
        across.addWidget(self.search, 1)
        for widget in (find, self.state, self.filters, self.found):
            line.addWidget(widget)
        self.found.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        column.addLayout(line)
        self.nothing.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.nothing.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.nothing.hide()
        within = QVBoxLayout(self.list.viewport())
        within.setContentsMargins(90, 20, 90, 20)
        within.addWidget(self.nothing)
        middle = QHBoxLayout()
        middle.setSpacing(14)
        middle.addWidget(self.list, 1)
        middle.addWidget(self.card)
        column.addLayout(middle, 1)
        column.addWidget(self.notice)
        foot = QHBoxLayout()
        foot.setSpacing(10)
        foot.addWidget(self.bring)
        foot.addWidget(self.statistics)
        foot.addStretch(1)
        foot.addWidget(self.leave)
        column.addLayout(foot)
        page = QVBoxLayout(self)
        page.setContentsMargins(28, 16, 28, 18)
        page.setSpacing(6)
        page.addWidget(self._title, 0, Qt.AlignmentFlag.AlignHCenter)
        across = QHBoxLayout()
        across.addStretch(1)
        across.addWidget(body, 1000)
        across.addStretch(1)
        page.addLayout(across, 1)
        chain: list[QWidget] = [
            self.search,
            self.state,
            self.filters.variants,
            self.filters.seat_counts,
            self.list,
            self.card.counts,
            self.card.open,
            self.card.rename,
            self.card.duplicate,
            self.card.export,
            self.card.delete,
            self.notice.action,
            self.notice.dismiss,
            self.bring,
            self.statistics,
            self.leave,
        ]
        for before, after in pairwise(chain):
            QWidget.setTabOrder(before, after)

    def _connect(self) -> None:
        service, card = self._service, self.card
        service.loaded.connect(self._loaded)
        service.changed.connect(self._changed)
        service.reading.connect(self._reading)
        service.failed.connect(self._failed)
        service.painted.connect(self.model.picture_changed)
        service.painted.connect(card.picture_changed)
        self.search.textChanged.connect(self._sift)
        self.state.activated.connect(self._sift)
        self.filters.changed.connect(self._sift)
        self.list.selectionModel().selectionChanged.connect(self._show_chosen)
        self.list.activated.connect(self._open)
        self.list.customContextMenuRequested.connect(self._menu)
        self.list.installEventFilter(self)
        self.list.viewport().installEventFilter(self)
        card.open_asked.connect(self._open)
        card.analysis_asked.connect(self._analyse)
        card.rename_asked.connect(self.ask_title)
        card.duplicate_asked.connect(self.duplicate)
        card.export_asked.connect(self.ask_export)
        card.delete_asked.connect(self.delete)
        card.counted.connect(self._count)
        self.bring.clicked.connect(self.ask_import)
        self.statistics.clicked.connect(self.statistics_asked)
        self.leave.clicked.connect(self.back)
        self._window.shortcuts.bind("undo", self, self.undo)
        find = QAction(self)
        find.setShortcut(QKeySequence.StandardKey.Find)
        find.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        find.triggered.connect(self._go_find)
        self.addAction(find)

    # ------------------------------------------------------------------ what is shown

    @property
    def chosen(self) -> list[Entry]:
        """The chosen games, from the top."""
        rows = sorted(index.row() for index in self.list.selectionModel().selectedRows())
        return [self.model.entry(row) for row in rows]

    def choose(self, games: list[str]) -> None:
        """Choose games that are shown, and bring the first of them into sight."""
        selection = self.list.selectionModel()
        selection.clearSelection()
        flags = QItemSelectionModel.SelectionFlag
        rows = sorted(row for game in games if (row := self.model.row_of(game)) >= 0)
        for row in rows:
            index = self.model.index(row, 0)
            selection.select(index, flags.Select | flags.Rows)
        if rows:
            first = self.model.index(rows[0], 0)
            selection.setCurrentIndex(first, flags.NoUpdate)
            self.list.scrollTo(first)
        self._show_chosen()

    def choose_soon(self, games: Sequence[str]) -> None:
        """Choose games as soon as they are listed, which may be now."""
        self._chosen = list(games)
        self._hold(lambda: None, keep_place=False)
        self._awaited = [game for game in games if self.model.row_of(game) < 0]

    def show_all(self) -> None:
        """Clear search and filters."""
        self.search.clear()
        self.state.setCurrentIndex(0)
        self.filters.clear()
        self._sift()

    def _loaded(self, entries: list[Entry]) -> None:
        self._read = True
        self._hold(lambda: self.model.set_entries(entries))

    def _changed(self, changed: list[Entry], removed: list[str]) -> None:
        self._hold(lambda: self.model.change(changed, removed))

    def _sift(self, *_: object) -> None:
        sieve = Sieve(
            self.search.text(),
            self.state.currentData() or "",
            self.filters.variant,
            self.filters.seats,
        )
        self._hold(lambda: self.model.set_sieve(sieve), keep_place=False)

    def _hold(self, change: Callable[[], object], keep_place: bool = True) -> None:
        """Change the model, and choose the same games again; at first, the newest."""
        chosen = self._awaited or self._chosen
        bar = self.list.verticalScrollBar()
        place = bar.value()
        change()
        still = [game for game in chosen if self.model.row_of(game) >= 0]
        if still:
            self._awaited = []
        if not still and self.model.rowCount():
            still = [self.model.entry(0).id]
        self.choose(still)
        if keep_place:
            bar.setValue(place)
        self._count_found()

    def _count_found(self) -> None:
        shown, known = self.model.rowCount(), self.model.known
        if shown == known:
            text = self.tr("%n game(s)", "in the library", known)
        else:
            text = self.tr("%n of {all} game(s)", "found in the library", shown)
        self.found.setText(text.format(all=known))
        self.search.setAccessibleDescription(self.found.text())
        self.nothing.setText(
            self.tr("No game fits this search and these choices.")
            if known
            else self.tr(
                "There are no games yet. Every game you begin is kept here by itself, and Import "
                "brings in games from files."
            )
        )
        self.nothing.setVisible(self._read and not shown)
        self.list.setAccessibleDescription("" if shown else self.nothing.text())

    def _show_chosen(self, *_: object) -> None:
        entries = self.chosen
        self._chosen = [entry.id for entry in entries]
        out = self._window.library.left_out.games
        self.card.show_games(entries, bool(entries) and entries[0].id in out)

    def _reading(self, done: int, total: int) -> None:
        if total > done:
            self.found.setText(self.tr("Reading {done} of {all}…").format(done=done, all=total))
        elif not total:
            self._count_found()

    def _failed(self, why: str) -> None:
        self.notice.tell(lambda: self.tr("The games can't be read: {reason}").format(reason=why))

    # --------------------------------------------------------------- what can be done

    def _open(self, *_: object) -> None:
        entries = self.chosen
        if len(entries) == 1 and entries[0].summary is not None:
            self.open_asked.emit(entries[0].id)

    def ask_title(self) -> None:
        """Let the person give the chosen game a name."""
        entry = self.card.entry
        if entry is None or entry.summary is None or entry.error:
            return
        from carrara_desktop.ui.shell.title_dialog import TitleDialog

        dialog = TitleDialog(entry.summary.title, self.model.variant_name(entry), self)
        if dialog.exec():
            self.rename(entry, dialog.title)

    def rename(self, entry: Entry, title: str) -> None:
        """Give a game a name; say so if that can't be done."""
        if self._try(lambda: self._window.library.rename(entry.id, title)):
            self._service.refresh()

    def _analyse(self) -> None:
        if self.card.entry is not None:
            self.analysis_asked.emit(self.card.entry.id)

    def duplicate(self) -> None:
        """Make a second game of the chosen one."""
        entry = self.card.entry
        if entry is None:
            return
        title = self.tr("{title} (copy)").format(title=self.model.title(entry))
        made: list[str] = []
        if self._try(lambda: made.append(self._window.library.duplicate(entry.id, title).id)):
            self._awaited = made
            self._service.refresh()

    def delete(self) -> None:
        """Put the chosen games into the trash, from where they can be brought back."""
        entries = self.chosen
        if not entries:
            return
        row = self.model.row_of(entries[0].id)
        gone: list[tuple[Deleted, Entry]] = []

        def put_away(entry: Entry) -> None:
            gone.append((self._window.library.delete(entry.id, date.today()), entry))

        for entry in entries:
            if not self._try(partial(put_away, entry)):
                break
        if not gone:
            return
        self._deleted = gone
        after = [self.model.entry(at).id for at in range(self.model.rowCount())]
        ids = {one.id for one, _ in gone}
        rest = [game for game in after[row:] + after[:row][::-1] if game not in ids]
        self._chosen = rest[:1]
        self._changed([], sorted(ids))
        if len(gone) == len(entries):
            self.notice.tell(
                lambda: self.tr("%n game(s) deleted", "in the library", len(gone)),
                lambda: self.tr("U&ndo"),
                self.undo,
            )
        self._service.refresh()

    def undo(self) -> None:
        """Bring back what was deleted last."""
        gone, self._deleted = self._deleted, []
        if not gone:
            return
        self.notice.hide()
        back: list[Entry] = []
        for one, entry in gone:
            if self._try(partial(self._window.library.restore, one)):
                back.append(entry)
        self._awaited = [entry.id for entry in back]
        # The index may not have seen that they were gone, and would have nothing to tell.
        self._changed(back, [])
        self._service.refresh()

    def ask_export(self) -> None:
        """Let the person say where the chosen game is to be written, and in which form."""
        entry = self.card.entry
        if entry is None:
            return
        forms: dict[str, Form] = {
            self.tr("Game (*.carrara)"): "record",
            self.tr("Readable text (*.txt)"): "text",
            self.tr("Position (*.json)"): "position",
        }
        name = "".join(" " if c in _BAD_IN_NAMES else c for c in self.model.title(entry)).strip()
        path, chosen = QFileDialog.getSaveFileName(
            self,
            self.tr("Export the game"),
            str(Path.home() / f"{name or entry.id}{SUFFIXES['record']}"),
            ";;".join(forms),
        )
        if path:
            form = forms.get(chosen, "record")
            place = Path(path)
            if place.suffix != SUFFIXES[form]:
                place = (
                    place.with_suffix(SUFFIXES[form])
                    if place.suffix in SUFFIXES.values()
                    else place.with_name(place.name + SUFFIXES[form])
                )
            self.export(entry, place, form)

    def export(self, entry: Entry, path: Path, form: Form) -> None:
        """Write a game to a file; say what came of it."""

        def write() -> None:
            record = self._window.library.load(entry.id)
            write_atomic(path, written(record, game_info(record.game).load(), form))

        if self._try(write):
            self.notice.tell(lambda: self.tr("Exported to {file}").format(file=path))

    def ask_import(self) -> None:
        """Let the person choose files to be taken in."""
        paths, _ = QFileDialog.getOpenFileNames(
            self,
            self.tr("Import games"),
            str(Path.home()),
            self.tr("Games, readable texts, positions") + " (*.carrara *.txt *.json)",
        )
        if paths:
            self.files_chosen.emit([Path(path) for path in paths])

    def _count(self, counts: bool) -> None:
        entry = self.card.entry
        if entry is not None:
            left_out = self._window.library.left_out
            self._try(lambda: left_out.mark([entry.id], not counts))
            self.model.set_left_out(left_out.games)
            self._show_chosen()

    def _try(self, work: Callable[[], object]) -> bool:
        """Do something to the library; if it fails, say why and go on."""
        try:
            work()
        except InUseError:
            self.notice.tell(lambda: self.tr("This game is open in another window of the program."))
        except (RecordError, OSError) as error:
            fault: Exception = error
            self.notice.tell(
                lambda: self.tr("That could not be done: {reason}").format(
                    reason=fault_words.clause(fault)
                )
            )
        else:
            return True
        return False

    def _menu(self, place: QPoint) -> None:
        if not self.chosen:
            return
        menu = QMenu(self)
        card = self.card
        for made, act in (
            (card.open, self._open),
            (card.rename, self.ask_title),
            (card.duplicate, self.duplicate),
            (card.export, self.ask_export),
            (card.delete, self.delete),
        ):
            action = menu.addAction(made.text(), act)
            action.setEnabled(made.isEnabled())
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.popup(self.list.viewport().mapToGlobal(place))

    # ------------------------------------------------------------------------ the page

    def _go_find(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def entered(self) -> None:
        self._service.refresh(everything=not self.model.known)
        self.model.set_left_out(self._window.library.left_out.games)
        self.list.setFocus()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Arrows walk through the list from the search; F2 and Delete work in the list."""
        if watched is self.list.viewport() and event.type() == QEvent.Type.Resize:
            self._share_columns()
        if event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            key = event.key()
            if watched is self.search:
                if key in _TO_LIST:
                    self.list.setFocus()
                    self.list.keyPressEvent(event)
                    return True
                if key == Qt.Key.Key_Escape and self.search.text():
                    self.search.clear()
                    return True
            elif watched is self.list and key == Qt.Key.Key_F2:
                self.ask_title()
                return True
            elif watched is self.list and key == Qt.Key.Key_Delete:
                self.delete()
                return True
            elif watched is self.list and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
                # To the first or last game, not the first or last column.
                ctrl = event.modifiers() | Qt.KeyboardModifier.ControlModifier
                self.list.keyPressEvent(QKeyEvent(event.type(), key, ctrl))
                return True
        return super().eventFilter(watched, event)

    def _share_columns(self) -> None:
        """Give the columns their widths: figures what they need, names the rest."""
        metrics = self.list.fontMetrics()
        room = self.list.viewport().width()
        length = metrics.horizontalAdvance("8888 tahů, coups") if room > scaled(1000) else 0
        played = metrics.horizontalAdvance("28.12.2026 20:58 PM") + 10
        result = round(max(scaled(136), room * 0.16))
        # what has no room beside names is told by the card
        names = PICTURE.width() + scaled(300)
        played = played if room - played >= names else 0
        result = result if room - played - result >= names else 0
        for column, width in (
            (Column.RESULT, result), (Column.LENGTH, length), (Column.PLAYED, played)
        ):  # fmt: skip
            self.list.setColumnHidden(column, not width)
        room -= result + length + played
        game = max(PICTURE.width() + scaled(150), round(room * 0.46))
        header = self.list.horizontalHeader()
        for column, width in (
            (Column.GAME, game),
            (Column.PLAYERS, room - game),
            (Column.RESULT, result),
            (Column.LENGTH, length),
            (Column.PLAYED, played),
        ):
            header.resizeSection(column, width)

    def refit(self) -> None:
        self.list.verticalHeader().setDefaultSectionSize(row_height())
        self.list.setMinimumHeight(3 * row_height())
        set_placeholder(self.search, self.tr("Name, player or variant"))
        self.card.fit(self.width())
        self._share_columns()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.card.fit(event.size().width())

    def sizeHint(self) -> QSize:
        return QSize(1280, 720)

    def retranslate(self) -> None:
        self._title.setText(self.tr("Library"))
        self._find_label.setText(self.tr("&Find"))
        self.search.setAccessibleName(self.tr("Find games with these words"))
        self.list.setAccessibleName(self.tr("Games"))
        self.filters.retranslate()
        states = [
            (self.tr("All games"), ""),
            (self.tr("Unfinished"), "running"),
            (self.tr("Finished"), "finished"),
            (self.tr("Damaged"), "damaged"),
        ]
        set_choices(self.state, self.tr("Show"), states)
        self.bring.setText(self.tr("&Import…"))
        self.statistics.setText(self.tr("S&tatistics"))
        self.leave.setText(self.tr("Back"))
        self._hold(self.model.retranslate)
        self.card.retranslate()
        self.refit()
