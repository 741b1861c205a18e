"""The rulings to read: what the program does where one might ask."""

from __future__ import annotations

from html import escape
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTextBrowser,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.games.registry import game_info
from carrara_desktop.ui import theme
from carrara_desktop.ui.fonts import body_font, scaled
from carrara_desktop.ui.models.rule_words import rule_words
from carrara_desktop.ui.models.rulings import Column, RulingLine, RulingsFilter, RulingsModel
from carrara_desktop.ui.shell.page import label, set_placeholder

_TO_LIST: Final = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)


class RulingsView(QWidget):
    """A list of rulings that can be searched, and the whole of the chosen one below it."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rulings = game_info(game).rulings()
        self._words = rule_words(game, self)
        self._about = label("soft", wrap=True)
        self._about.setFont(body_font(13))
        self._search_label, self.search = QLabel(), QLineEdit()
        self._search_label.setBuddy(self.search)
        self.search.installEventFilter(self)
        self.found = label("soft")
        self.model = RulingsModel(self)
        self.shown = RulingsFilter(self)
        self.shown.setSourceModel(self.model)
        self.list = QTreeView()
        self.detail = QTextBrowser()
        self._set_up_list()
        self.detail.setTabChangesFocus(True)
        self.detail.setOpenLinks(False)
        self._lay_out()
        self.search.textChanged.connect(self._look)
        self.list.selectionModel().currentRowChanged.connect(self._show_detail)
        self.retranslate()
        self._choose_first()

    def _set_up_list(self) -> None:
        view = self.list
        view.setModel(self.shown)
        view.setRootIsDecorated(False)
        view.setUniformRowHeights(True)
        view.setAlternatingRowColors(True)
        view.setAllColumnsShowFocus(True)
        view.setTabKeyNavigation(False)
        view.setFont(body_font(14))
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = view.header()
        header.setStretchLastSection(False)
        header.setSectionsMovable(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for column in Column:
            wide = column in (Column.QUESTION, Column.RULING)
            header.setSectionResizeMode(
                column,
                QHeaderView.ResizeMode.Stretch if wide else QHeaderView.ResizeMode.ResizeToContents,
            )

    def _lay_out(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(8)
        line = QHBoxLayout()
        line.setSpacing(12)
        line.addWidget(self._search_label)
        line.addWidget(self.search, 1)
        line.addWidget(self.found)
        self.found.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        column.addWidget(self._about)
        column.addLayout(line)
        column.addWidget(self.list, 7)
        column.addWidget(self.detail, 2)

    # ------------------------------------------------------------------------- choosing

    def current(self) -> RulingLine | None:
        """The ruling that is shown in whole."""
        index = self.shown.mapToSource(self.list.currentIndex())
        return self.model.line(index.row()) if index.isValid() else None

    def _look(self, text: str) -> None:
        chosen = self.current()
        self.shown.look_for(text)
        if self.current() is None or self.current() != chosen:
            self._choose_first()
        self._show_detail()
        self._count()

    def _choose_first(self) -> None:
        self.list.setCurrentIndex(self.shown.index(0, 0))
        self.list.scrollToTop()

    def _count(self) -> None:
        self.found.setText(self.tr("%n ruling(s)", "so many were found", self.shown.rowCount()))
        self.search.setAccessibleDescription(self.found.text())

    def _show_detail(self, _now: QModelIndex | None = None, _before: object = None) -> None:
        line = self.current()
        if line is None:
            self.detail.setPlainText(self.tr("No ruling holds all these words."))
            self.detail.setAccessibleName(self.detail.toPlainText())
            return
        large, usual, small = (body_font(pixels).pixelSize() for pixels in (17, 16, 13))
        self.detail.setHtml(
            f'<p style="font-size:{large}px; margin-bottom:6px"><b>{escape(line.question)}</b></p>'
            f'<p style="font-size:{usual}px; margin-top:0; margin-bottom:8px">'
            f"{escape(line.ruling)}</p>"
            f'<p style="font-size:{small}px; color:{theme.INK_SOFT}; margin-top:0">'
            f"{escape(line.id)} · {escape(self._how_sure(line.confidence))}</p>"
        )
        self.detail.setAccessibleName(self.tr("Ruling {number}").format(number=line.id))
        self.detail.setAccessibleDescription(self.detail.toPlainText())

    def _how_sure(self, confidence: str) -> str:
        return {
            "certain": self.tr("Certain: this stands in the rulebook."),
            "derived": self.tr("Derived: this follows from the rulebook or its examples."),
            "assumed": self.tr("Assumed: our best guess, as no source was found."),
        }.get(confidence, confidence)

    # --------------------------------------------------------------------------- inside

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the line that is typed in, arrows walk through the list."""
        if watched is self.search and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if event.key() in _TO_LIST:
                self.list.keyPressEvent(event)
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def retranslate(self) -> None:
        """Everything in the language of now; the chosen ruling stays."""
        self._about.setText(
            self.tr(
                "What the program does where the rules leave a question open or are easily"
                " misread, and how sure that is."
            )
        )
        self._search_label.setText(self.tr("&Find"))
        set_placeholder(self.search, self.tr("Words of a question or ruling"))
        self.detail.setMinimumHeight(scaled(120))
        self.list.setMinimumHeight(scaled(120))
        self.search.setAccessibleName(self.tr("Find rulings with these words"))
        self.list.setAccessibleName(self.tr("Rulings"))
        words = self._words.rulings()
        lines = []
        for one in self._rulings:
            question, ruling = words.get(one.id, (one.question, one.ruling))
            lines.append(RulingLine(one.id, question, ruling, one.confidence))
        self.model.set_lines(lines)
        self.shown.look_for(self.search.text())
        self._count()
        self._show_detail()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            QTimer.singleShot(0, self, self.retranslate)
        super().changeEvent(event)
