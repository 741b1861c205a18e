"""The rules to read: topics that can be searched, and the text with pictures of the table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Final

from PySide6.QtCore import QEvent, QObject, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import QKeyEvent, QPixmap, QResizeEvent, QTextDocument
from PySide6.QtWidgets import (
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QSizePolicy,
    QSplitter,
    QTextBrowser,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.ui import i18n, theme
from carrara_desktop.ui.fonts import TITLE_FAMILY, body_font, scaled, title_font
from carrara_desktop.ui.models.rule_words import rule_words
from carrara_desktop.ui.models.rulebook import PICTURE, RULE, RULING, Rulebook
from carrara_desktop.ui.shell.flow import FlowLayout
from carrara_desktop.ui.shell.page import button, label, set_placeholder
from carrara_desktop.ui.tables.kit import table_kit

_TO_LIST: Final = (Qt.Key.Key_Down, Qt.Key.Key_Up, Qt.Key.Key_PageDown, Qt.Key.Key_PageUp)
_PICTURE_SHARE: Final = 0.6
"""A picture leaves room for words beside it."""
_PICTURES: Final = re.compile(rf'src="{PICTURE}([\w-]+)"')
_TOPIC: Final = Qt.ItemDataRole.UserRole
_LEFT: Final = 250
"""Pixels of the topics at least, with text of the usual size."""


def _style() -> str:
    """The style of pages, in the look and the size of the text of now."""
    title, heading = title_font(32).pixelSize(), title_font(22).pixelSize()
    text, cell, small = (body_font(pixels).pixelSize() for pixels in (16, 15, 13))
    return f"""
p.title {{ font-family: "{TITLE_FAMILY}"; font-size: {title}px; margin: 0 0 10px 0; }}
p.heading {{ font-family: "{TITLE_FAMILY}"; font-size: {heading}px; margin: 18px 0 6px 0; }}
p, li {{ font-size: {text}px; line-height: 132%; }}
p {{ margin: 0 0 9px 0; }}
li {{ margin: 0 0 4px 0; }}
p.picture {{ margin: 6px 0 10px 0; line-height: 100%; }}
table {{ margin: 4px 0 12px 0; }}
td, th {{ font-size: {cell}px; border-bottom: 1px solid {theme.STONE_DARK}; padding: 3px 10px; }}
a {{ color: {theme.TERRACOTTA_DARK}; text-decoration: none; }}
a.small {{ font-size: {small}px; }}
"""


class RulesReader(QWidget):
    """The reader. Addresses are those of ``rulebook``: "rule:wheel", "ruling:R-014"."""

    def __init__(self, game: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._words = rule_words(game, self)
        self._book: Rulebook | None = None
        self._shown = ""
        self._before: list[str] = []
        self._search_label, self.search = QLabel(), QLineEdit()
        self._search_label.setBuddy(self.search)
        self.search.installEventFilter(self)
        self.found = label("soft")
        self.list = QTreeWidget()
        self.list.setHeaderHidden(True)
        self.list.setRootIsDecorated(False)
        self.list.setItemsExpandable(False)
        self.list.setIndentation(14)
        self.list.setUniformRowHeights(True)
        self.list.setTabKeyNavigation(False)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.header().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        self.list.setFont(body_font(15))
        self.text = _Pages(self._picture)
        self.back = button()
        self._lay_out()
        self.search.textChanged.connect(self._look)
        self.list.currentItemChanged.connect(self._chosen)
        self.text.anchorClicked.connect(lambda url: self.go_to(url.toString()))
        self.back.clicked.connect(self.go_back)
        self.retranslate()

    def _lay_out(self) -> None:
        left = self._left = QWidget()
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 8, 0)
        column.setSpacing(8)
        line = QHBoxLayout()
        line.setSpacing(10)
        line.addWidget(self._search_label)
        line.addWidget(self.search, 1)
        column.addLayout(line)
        column.addWidget(self.list, 1)
        foot = FlowLayout()
        self.found.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        foot.addWidget(self.found)
        foot.addWidget(self.back)
        column.addLayout(foot)
        parts = QSplitter(Qt.Orientation.Horizontal)
        parts.setChildrenCollapsible(False)
        parts.addWidget(left)
        parts.addWidget(self.text)
        parts.setStretchFactor(0, 0)
        parts.setStretchFactor(1, 1)
        parts.setSizes([310, 900])
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(parts)

    # ------------------------------------------------------------------------- going about

    @property
    def shown(self) -> str:
        """The topic that is shown."""
        return self._shown

    def go_to(self, address: str) -> None:
        """Show a topic, or the topic of a ruling; an unknown address shows nothing new."""
        assert self._book is not None
        topic: str | None = address.removeprefix(RULE)
        if address.startswith(RULING):
            topic = self._book.topic_of_ruling(address.removeprefix(RULING))
        if topic in self._book.topics():
            if topic not in self._listed():
                self.search.clear()
            self.list.setCurrentItem(self._item(topic))
            if address.startswith(RULING):
                self.text.find(address.removeprefix(RULING))

    def go_back(self) -> None:
        """To the topic that was read before."""
        if self._before:
            topic = self._before.pop()
            self._shown = ""
            self.go_to(RULE + topic)
        self.back.setEnabled(bool(self._before))

    def _chosen(self, item: QTreeWidgetItem | None, _before: object = None) -> None:
        topic = item.data(0, _TOPIC) if item is not None else None
        if topic is None or topic == self._shown:
            return
        if self._shown:
            self._before.append(self._shown)
        self._shown = topic
        self.back.setEnabled(bool(self._before))
        self._show()

    def _show(self) -> None:
        if self._book is None or not self._shown:
            return
        self.text.setHtml(self._book.html(self._shown, self.tr("Rulings")))
        self.text.setAccessibleName(self._book.title(self._shown))

    def _look(self, text: str) -> None:
        assert self._book is not None
        wanted = set(self._book.find(text))
        for group in range(self.list.topLevelItemCount()):
            top = self.list.topLevelItem(group)
            some = False
            for at in range(top.childCount()):
                child = top.child(at)
                child.setHidden(child.data(0, _TOPIC) not in wanted)
                some = some or not child.isHidden()
            top.setHidden(not some)
        self.found.setText(self.tr("%n topic(s)", "so many were found", len(wanted)))
        if wanted and self._shown not in wanted:
            self.list.setCurrentItem(self._item(self._listed()[0]))

    def _listed(self) -> list[str]:
        """The topics in sight, from the top."""
        return [item.data(0, _TOPIC) for item in self._items() if not item.isHidden()]

    def _items(self) -> list[QTreeWidgetItem]:
        tops = [self.list.topLevelItem(k) for k in range(self.list.topLevelItemCount())]
        return [top.child(at) for top in tops for at in range(top.childCount())]

    def _item(self, topic: str | None) -> QTreeWidgetItem:
        return next(item for item in self._items() if item.data(0, _TOPIC) == topic)

    def _picture(self, name: str, room: QSize) -> QPixmap:
        return table_kit(self._game).picture(name, room, self.devicePixelRatioF())

    # ------------------------------------------------------------------------------- inside

    def retranslate(self) -> None:
        """Everything in the language of now; the topic stays."""
        self._book = Rulebook(self._game, i18n.spoken(), self._words.rulings())
        shown, self._shown = self._shown, ""
        self.list.blockSignals(True)
        self.list.clear()
        for group in self._book.groups:
            top = QTreeWidgetItem([self._book.group_title(group.id)])
            top.setFlags(Qt.ItemFlag.ItemIsEnabled)
            top.setFont(0, body_font(15, bold=True))
            self.list.addTopLevelItem(top)
            for topic in group.topics:
                child = QTreeWidgetItem([self._book.title(topic.id)])
                child.setData(0, _TOPIC, topic.id)
                child.setToolTip(0, child.text(0))
                top.addChild(child)
        self.list.expandAll()
        self.list.blockSignals(False)
        self._search_label.setText(self.tr("&Find"))
        set_placeholder(self.search, self.tr("Words of the rules"))
        self.search.setAccessibleName(self.tr("Find rules with these words"))
        self.list.setAccessibleName(self.tr("Topics of the rules"))
        self.back.setText(self.tr("Previous"))
        self.back.setToolTip(self.tr("Back to the topic that was read before this one"))
        self.back.setEnabled(bool(self._before))
        self._look(self.search.text())
        self.list.setCurrentItem(self._item(shown or self._book.topics()[0]))
        needed = self._search_label.sizeHint().width() + self.search.minimumWidth() + 24
        self._left.setMinimumWidth(max(scaled(_LEFT), needed))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """From the line that is typed in, arrows walk through the topics."""
        if watched is self.search and event.type() == QEvent.Type.KeyPress:
            assert isinstance(event, QKeyEvent)
            if event.key() in _TO_LIST:
                self.list.keyPressEvent(event)
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() in (QEvent.Type.FontChange, QEvent.Type.PaletteChange):
            QTimer.singleShot(0, self, self.retranslate)
        super().changeEvent(event)


class _Pages(QTextBrowser):
    """A browser whose pictures are painted when they are asked for, to its width."""

    resized = Signal()

    def __init__(self, picture: Callable[[str, QSize], QPixmap]) -> None:
        super().__init__()
        self._picture = picture
        self._painted: dict[str, QPixmap] = {}
        self._html = ""
        self.setOpenLinks(False)
        self.document().setDocumentMargin(18)
        self._refit = QTimer(self, singleShot=True)
        self._refit.setInterval(150)
        self._refit.timeout.connect(self._again)
        self._width = 0

    def setHtml(self, html: str) -> None:
        """Show a page from its beginning, its pictures painted for the room there is."""
        self._html = html
        self._width = self.viewport().width()
        margins = 2 * round(self.document().documentMargin()) + 2
        height = round(self.viewport().height() * _PICTURE_SHARE)
        room = QSize(max(160, self._width - margins), max(180, height))
        self.document().setDefaultStyleSheet(_style())
        self._painted = {name: self._picture(name, room) for name in _PICTURES.findall(html)}
        super().setHtml(_PICTURES.sub(self._sized, html))

    def _sized(self, found: re.Match[str]) -> str:
        """A picture's address with its size: Qt would keep that of an earlier painting."""
        painted = self._painted[found[1]]
        ratio = painted.devicePixelRatio()
        size = (
            f'width="{round(painted.width() / ratio)}" height="{round(painted.height() / ratio)}"'
        )
        return f'src="{PICTURE}{found[1]}?{self._width}" {size}'

    def _again(self) -> None:
        """Pictures anew for another width, and the place kept."""
        if "<img" in self._html and self.viewport().width() != self._width:
            bar = self.verticalScrollBar()
            at = bar.value()
            self.setHtml(self._html)
            bar.setValue(at)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._refit.start()

    def loadResource(self, kind: int, address: QUrl) -> Any:
        text = address.toString()
        if kind == QTextDocument.ResourceType.ImageResource.value and text.startswith(PICTURE):
            return self._painted[text.removeprefix(PICTURE).split("?")[0]]
        return super().loadResource(kind, address)

    def sizeHint(self) -> QSize:
        return QSize(600, 400)
