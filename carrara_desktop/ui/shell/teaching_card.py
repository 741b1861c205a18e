"""Beside the moves, for somebody's first game: what the moves are for."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolButton, QVBoxLayout

from carrara_desktop.engine.rules import Move
from carrara_desktop.ui.fonts import body_font, title_font
from carrara_desktop.ui.shell.page import label
from carrara_desktop.ui.shell.side_panel import SidePanel
from carrara_desktop.ui.tables.kit import Teacher


class TeachingCard(QFrame):
    """Speaks of the branch of the list of moves that is chosen, or of all the moves."""

    rule_asked = Signal(str)
    """More about it was asked for: an address in the rules."""

    def __init__(self, panel: SidePanel) -> None:
        super().__init__()
        self.setProperty("role", "card")
        self._panel = panel
        self._teacher: Teacher | None = None
        self._decision: tuple[Any, list[Move]] | None = None
        self._on = self._walks = False
        self._topic = ""
        self._title, self.text = label(), label(wrap=True)
        self._title.setFont(title_font(18))
        self.text.setFont(body_font(14))
        self.text.setAlignment(Qt.AlignmentFlag.AlignTop)
        self.more = QToolButton()
        self.more.setAutoRaise(True)
        self.more.clicked.connect(lambda: self.rule_asked.emit(f"rule:{self._topic}"))
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self.more)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 4, 8, 8)
        column.setSpacing(2)
        column.addLayout(head)
        column.addWidget(self.text)
        panel.insert_beside_moves(self)
        selection: QItemSelectionModel = panel.tree.selectionModel()
        selection.currentChanged.connect(lambda _now, _before: self._walked())
        self.retranslate()
        self.hide()

    def sit(self, teacher: Teacher | None) -> None:
        """Teach the game of this teacher, or none; the one before has had its day."""
        if self._teacher is not None:
            self._teacher.deleteLater()
        self._teacher, self._decision = teacher, None
        self._speak()

    def set_on(self, on: bool) -> None:
        """Switch the teaching on or off."""
        self._on = on
        self._speak()

    def decide(self, view: Any, moves: list[Move]) -> None:
        """A decision begins; with no moves, one is over."""
        self._decision = (view, moves) if moves else None
        self._walks = False
        self._speak()

    def _walked(self) -> None:
        """The person goes through the list, and has not only been put at its beginning."""
        self._walks = self._decision is not None
        self._speak()

    def address(self) -> str:
        """Where the rules speak of the moves of now, "" if there are none."""
        if self._teacher is None or self._decision is None:
            return ""
        return f"rule:{self._teacher.topic(*self._decision)}"

    def _speak(self) -> None:
        if not self._on or self._teacher is None or self._decision is None:
            self.hide()
            return
        view, moves = self._decision
        tree = self._panel.tree
        index = tree.currentIndex()
        chosen = self._moves_under(index) if self._walks and index.isValid() else []
        about = chosen or moves
        self.text.setText(self._teacher.about(view, about))
        self._topic = self._teacher.topic(view, about)
        self.show()

    def _moves_under(self, index: QModelIndex) -> list[Move]:
        model = self._panel.tree_model
        known = set(self._decision[1]) if self._decision is not None else set()
        found, waiting = [], [index]
        while waiting:
            here = waiting.pop()
            move = model.move_at(here)
            if move is not None:
                found.append(move)
            waiting += [model.index(row, 0, here) for row in range(model.rowCount(here))]
        return [move for move in found if move in known]

    def retranslate(self) -> None:
        """Everything in the language of now."""
        self._title.setText(self.tr("What it is for"))
        self.more.setText(self.tr("More…"))
        self.more.setToolTip(self.tr("The rule about it"))
        self._speak()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
