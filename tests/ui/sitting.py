"""A person at the table page: waits until there is something to decide, and decides it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.record import GameRecord
from carrara_desktop.library.settings import Settings
from carrara_desktop.ui.match import Match
from carrara_desktop.ui.models.move_tree import MoveTreeModel
from carrara_desktop.ui.shell.curtain import Curtain
from carrara_desktop.ui.shell.side_panel import SidePanel
from carrara_desktop.ui.shell.table_page import TablePage
from carrara_desktop.ui.shell.window import MainWindow
from carrara_desktop.ui.tables.carrara.composer import CarraraComposer
from carrara_desktop.ui.tables.carrara.table import CarraraTable
from tests.ui.games_at_hand import brisk, saved

LEFT = Qt.MouseButton.LeftButton
PATIENCE = 60_000
Opener = Callable[..., MainWindow]


def at_once() -> Settings:
    """Settings with which nothing takes its time, of somebody who knows the game."""
    return Settings(language="en", bot_pace="off", animation_pace="off", explain_moves=False)


class Sitting:
    """Everything a test needs of one window with a game in it."""

    def __init__(self, window: MainWindow, qtbot: QtBot) -> None:
        self.window = window
        self.qtbot = qtbot

    def start(self, record: GameRecord) -> None:
        """Put a record into the library and open it."""
        self.window.start_match(saved(self.window.library, record))

    @property
    def page(self) -> TablePage:
        page: Any = self.window._pages["table"]
        return page

    @property
    def match(self) -> Match:
        match = self.page._match
        assert match is not None
        return match

    @property
    def table(self) -> CarraraTable:
        table: Any = self.page._table
        return table

    @property
    def composer(self) -> CarraraComposer:
        composer: Any = self.page._composer
        return composer

    @property
    def panel(self) -> SidePanel:
        return self.page.panel

    @property
    def curtain(self) -> Curtain:
        return self.page.curtain

    @property
    def rows(self) -> int:
        return self.panel.tree_model.rowCount()

    @property
    def prompt(self) -> str:
        return self.panel._prompt.text()

    @property
    def confirm(self) -> QAbstractButton:
        return self.panel._card.confirm

    def log(self) -> list[str]:
        """The sentences of the log."""
        model = self.panel.log_model
        return [model.index(row).data() for row in range(model.rowCount())]

    # -- playing --------------------------------------------------------------------------

    def asked(self) -> bool:
        """Whether a person is to do something now."""
        if self.window.page is not self.page:
            return True
        return self.curtain.isVisible() or (
            self.match.decider() is not None and self.composer._decision is not None
        )

    def wait(self) -> bool:
        """Wait until somebody is asked for something; False once the table has been left."""
        self.qtbot.waitUntil(self.asked, timeout=PATIENCE)
        return self.window.page is self.page

    def take(self, move: int) -> None:
        """Choose a move in the tree with the keyboard."""
        tree = self.panel.tree
        index = self.panel.tree_model.index_of(move)
        assert index.isValid() and index.data(MoveTreeModel.MoveRole) == move
        tree.setCurrentIndex(index)
        self.qtbot.keyClick(tree, Qt.Key.Key_Return)

    def make(self, move: int) -> None:
        """Choose a move in the tree and confirm it."""
        self.take(move)
        if self.composer.move() == move:
            self.qtbot.mouseClick(self.confirm, LEFT)

    def lift(self) -> None:
        """Lift the curtain."""
        self.qtbot.mouseClick(self.curtain.lift, LEFT)

    def sit(self) -> None:
        """Wait for one's turn and lift the curtain if it is down."""
        assert self.wait()
        if self.curtain.isVisible():
            self.lift()

    def play(self, most: int = 10_000, seed: int = 1) -> int:
        """Play briskly until the table is left, or for so many decisions; returns how many."""
        random = Random(seed)
        for done in range(most):
            if not self.wait():
                return done
            if self.curtain.isVisible():
                self.lift()
            self.make(brisk(self.match.timeline.position, random))
        return most


# ------------------------------------------------------------------------------ what it says


def texts(window: MainWindow, page: TablePage) -> list[str]:
    """Every word that the window shows, tells on hovering, or reads out."""
    found = [window.windowTitle()]
    for widget in [page, *page.findChildren(QWidget)]:
        if isinstance(widget, QLabel | QAbstractButton):
            found.append(widget.text())
        found += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        found += [widget.statusTip(), widget.whatsThis()]
    found += rows_of(page.panel.tree_model) + rows_of(page.panel.log_model)
    table: Any = page._table
    if table is not None:
        found += [
            f"{target}: {table.read_out(target)} {table.reason(target)} {table.mark(target)}"
            for target in sorted(table.picture.regions, key=str)
        ]
    return found + spoken(window)


def rows_of(model: Any, parent: Any = None) -> list[str]:
    """All texts of a model, depth first."""
    found: list[str] = []
    count = model.rowCount() if parent is None else model.rowCount(parent)
    for row in range(count):
        index = model.index(row, 0) if parent is None else model.index(row, 0, parent)
        found.append(str(index.data()))
        found.append(str(index.data(Qt.ItemDataRole.ToolTipRole)))
        if hasattr(model, "move_at"):
            found += rows_of(model, index)
    return found


def spoken(widget: QWidget) -> list[str]:
    """Every word of the accessible tree under a widget, also of what is no widget of its own;
    without items of views, which are rows of models, and built by Qt when they are asked for."""
    kinds = QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value
    found: list[str] = []
    waiting = [QAccessible.queryAccessibleInterface(widget)]
    while waiting:
        node = waiting.pop()
        if node is None or not node.isValid():
            continue
        state = node.state()
        found += [node.text(kind) for kind in kinds]
        found.append(f"{state.disabled} {state.selected}")
        if not isinstance(node.object(), QAbstractItemView):
            waiting += [node.child(k) for k in reversed(range(node.childCount()))]
    return found


def delete_now() -> None:
    """Delete what was left to be deleted later, which only an event loop does by itself."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def let_go(qtbot: QtBot) -> None:
    """Let everything be deleted that is meant to be."""
    for _ in range(3):
        delete_now()
        qtbot.wait(1)
