"""Measures whether a page has room, and no letter twice: words that are cut, widgets over or
outside one another, and letters that two of them answer to."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from PySide6.QtCore import QModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QAbstractSpinBox,
    QComboBox,
    QGraphicsView,
    QHeaderView,
    QLabel,
    QLineEdit,
    QListView,
    QScrollArea,
    QScrollBar,
    QStackedWidget,
    QStyleOptionViewItem,
    QTabBar,
    QTableView,
    QTabWidget,
    QTextEdit,
    QTreeView,
    QWidget,
)

from carrara_desktop.ui.shell.curtain import Curtain
from carrara_desktop.ui.shell.menu_button import MenuButton

_QT_INSIDE: Final = (
    QAbstractItemView, QAbstractSpinBox, QComboBox, QGraphicsView, QLineEdit, QScrollBar, QTabBar,
)  # fmt: skip
"""What these are made of is theirs to place."""
_TOUCH: Final = 1
"""Pixels by which edges may overlap."""
_ROWS: Final = 60
"""Rows of a list that are measured at most."""


def faults(page: QWidget) -> list[str]:
    """Everything on a page or in a dialog that has no room, or a letter that is another's: each as
    a line that names it."""
    return [
        *cut_texts(page), *_outside(page), *_overlapping(page), *_sideways(page),
        *_doubled_letters(page),
    ]  # fmt: skip


def cut_texts(page: QWidget) -> list[str]:
    """The texts of a page that are cut off, or outside of it."""
    found = []
    for widget in page.findChildren(QWidget):
        if widget.isVisible() and not _is_inside_qt(widget):
            found += [text for text in _cut(widget) if text]
    return found


def _is_inside_qt(widget: QWidget) -> bool:
    parent = widget.parentWidget()
    while parent is not None:
        if isinstance(parent, _QT_INSIDE):
            return True
        parent = None if parent.isWindow() else parent.parentWidget()
    return False


# --------------------------------------------------------------------------------------- words


def _cut(widget: QWidget) -> list[str]:
    if isinstance(widget, QLabel) and widget.text():
        return [] if _label_fits(widget) else [widget.text()]
    if isinstance(widget, QComboBox):
        # The hint is that of the longest text, as the box is asked to adjust to contents.
        return [] if _holds(widget, widget.sizeHint()) else [widget.currentText()]
    if isinstance(widget, MenuButton):
        whole = _holds(widget, widget.sizeHint()) and (
            widget._elided() == widget.detail or bool(widget.toolTip())
        )
        return [] if whole else [widget.text(), widget.detail]
    if isinstance(widget, QAbstractButton) and widget.text():
        return [] if _holds(widget, widget.sizeHint()) else [widget.text()]
    if isinstance(widget, QAbstractSpinBox):
        return [] if _holds(widget, widget.minimumSizeHint()) else [widget.text()]
    if isinstance(widget, QLineEdit):
        needed = widget.fontMetrics().horizontalAdvance(widget.placeholderText()) + 12
        fits = needed <= widget.width() and widget.minimumSizeHint().height() <= widget.height()
        return [] if fits else [widget.placeholderText() or widget.text()]
    if isinstance(widget, QTabBar):
        return _cut_tabs(widget)
    if isinstance(widget, QAbstractItemView):
        return _cut_in_view(widget)
    return []


def _holds(widget: QWidget, hint: QSize) -> bool:
    return hint.width() <= widget.width() and hint.height() <= widget.height()


def _label_fits(label: QLabel) -> bool:
    if not label.wordWrap():
        hint = label.sizeHint()
        return hint.width() <= label.width() and hint.height() <= label.height() + 1
    margins = label.contentsMargins()
    room = label.width() - margins.left() - margins.right() - 2 * label.margin()
    metrics = label.fontMetrics()
    words = label.text().replace("\u200b", " ").split()  # a path may be broken at its folders
    widest = max((metrics.horizontalAdvance(word) for word in words), default=0)
    return widest <= room and label.heightForWidth(label.width()) <= label.height()


def _cut_tabs(bar: QTabBar) -> list[str]:
    shown = [at for at in range(bar.count()) if bar.isTabVisible(at)]
    return [
        bar.tabText(at)
        for at in shown
        if not bar.tabToolTip(at)
        if not bar.rect().adjusted(-1, -1, 1, 1).contains(bar.tabRect(at))
        or bar.fontMetrics().horizontalAdvance(bar.tabText(at).replace("&", ""))
        > bar.tabRect(at).width()
    ]


def _cut_in_view(view: QAbstractItemView) -> list[str]:
    """Heads that are cut, and cells that are cut and tell their text in no other way."""
    found: list[str] = []
    if isinstance(view, QTableView):
        for header in (view.horizontalHeader(), view.verticalHeader()):
            found += _cut_heads(header)
    return found + [str(index.data()) for index in _indexes(view) if _is_cut(view, index)]


def _cut_heads(header: QHeaderView) -> list[str]:
    if header.isHidden():
        return []
    found, lies = [], header.orientation() == Qt.Orientation.Horizontal
    for at in range(header.count()):
        needed = header.sectionSizeFromContents(at)
        room = QSize(header.sectionSize(at), header.height())
        if not lies:
            room = QSize(header.width(), header.sectionSize(at))
        if not header.isSectionHidden(at) and (
            needed.width() > room.width() or needed.height() > room.height()
        ):
            found.append(str(header.model().headerData(at, header.orientation())))
    return found


def _indexes(view: QAbstractItemView) -> Iterator[QModelIndex]:
    """What is in sight."""
    model, waiting, room = view.model(), [view.rootIndex()], view.viewport().rect()
    if model is None:
        return
    while waiting:
        parent = waiting.pop()
        for row in range(min(_ROWS, model.rowCount(parent))):
            first = model.index(row, 0, parent)
            if isinstance(view, QTreeView) and view.isExpanded(first):
                waiting.append(first)
            # a list's model keeps how many columns it has to itself
            columns = 1 if isinstance(view, QListView) else model.columnCount(parent)
            for column in range(columns):
                index = model.index(row, column, parent)
                if view.visualRect(index).intersects(room):
                    yield index


def _is_cut(view: QAbstractItemView, index: QModelIndex) -> bool:
    text = index.data()
    if not isinstance(text, str) or not text or index.data(Qt.ItemDataRole.ToolTipRole):
        return False
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    place = view.visualRect(index)
    option.rect = place
    hint = view.itemDelegateForIndex(index).sizeHint(option, index)
    wide = min(place.right(), view.viewport().width()) - place.left() + 1
    if isinstance(view, QTableView) and view.horizontalScrollBarPolicy() != _NEVER:
        wide = place.width()  # it can be scrolled to
    return hint.width() > wide + 1 or hint.height() > place.height() + 1


_NEVER: Final = Qt.ScrollBarPolicy.ScrollBarAlwaysOff


# ------------------------------------------------------------------------------------- letters


def _doubled_letters(page: QWidget) -> list[str]:
    """Pairs of texts that are reached by the same letter with Alt, which then reaches neither."""
    known: dict[str, str] = {}
    found = []
    for text in _texts_with_letters(page):
        key = QKeySequence.mnemonic(text).toString()
        if not key:
            continue
        if key in known:
            found.append(f"{key}: {known[key]!r} and {text!r}")
        known.setdefault(key, text)
    return found


def _texts_with_letters(page: QWidget) -> Iterator[str]:
    for widget in page.findChildren(QWidget):
        if not widget.isVisible() or (widget.window() is not page.window()):
            continue
        if isinstance(widget, QTabBar):
            yield from (widget.tabText(at) for at in range(widget.count()))
        elif isinstance(widget, QAbstractButton) and widget.isEnabled():
            yield widget.text()
        elif isinstance(widget, QLabel) and widget.buddy() is not None:
            yield widget.text()


# -------------------------------------------------------------------------------------- places


def _inside(page: QWidget) -> Iterator[QWidget]:
    """The page and all that is seen in it, but for what Qt's own widgets are made of."""
    for widget in (page, *page.findChildren(QWidget)):
        hidden = not widget.isVisible() or (widget is not page and widget.isWindow())
        if not hidden and not isinstance(widget, _QT_INSIDE) and not _is_inside_qt(widget):
            yield widget


def _children(widget: QWidget) -> list[QWidget]:
    found = [one for one in widget.children() if isinstance(one, QWidget)]
    return [one for one in found if one.isVisible() and not one.isWindow()]


def _outside(page: QWidget) -> list[str]:
    """Widgets that stick out of what they lie in, where nothing scrolls."""
    found = []
    for parent in _inside(page):
        holder = parent.parentWidget()
        if isinstance(holder, QAbstractScrollArea) and holder.viewport() is parent:
            continue
        if isinstance(parent, (QTabWidget, QStackedWidget, QAbstractScrollArea)):
            continue
        for child in _children(parent):
            if not parent.rect().contains(child.geometry()):
                found.append(f"outside: {_named(child)} of {_named(parent)}")
    return found


def _overlapping(page: QWidget) -> list[str]:
    """Pairs of neighbours that lie over one another; a curtain covers everything by its nature."""
    found = []
    for parent in _inside(page):
        if isinstance(parent, (QTabWidget, QAbstractScrollArea)):
            continue
        rows = [one for one in _children(parent) if not isinstance(one, Curtain)]
        for one, other in combinations(rows, 2):
            common: QRect = one.geometry().intersected(other.geometry())
            if common.width() > _TOUCH and common.height() > _TOUCH:
                found.append(f"overlap: {_named(one)} and {_named(other)}")
    return found


def _sideways(page: QWidget) -> list[str]:
    """What is wider than the place it is scrolled in: pages are scrolled up and down only."""
    found = []
    for area in (*_scroller_of(page), *_inside(page)):
        content = area.widget() if isinstance(area, QScrollArea) else None
        if isinstance(area, QScrollArea) and content is not None:
            more = content.width() - area.viewport().width()
            if more > 0:
                found.append(f"sideways by {more}: {_named(content)}")
        elif isinstance(area, QTextEdit) and area.horizontalScrollBar().maximum() > 0:
            found.append(f"sideways by {area.horizontalScrollBar().maximum()}: {_named(area)}")
    window = page.window()
    asked = window.property("asked_size")
    if isinstance(asked, QSize) and not _holds_size(asked, window.size()):
        found.append(f"the window is {window.width()}x{window.height()}")
    return found


def _scroller_of(page: QWidget) -> list[QWidget]:
    """What the page itself is scrolled in, if it is."""
    viewport = page.parentWidget()
    holder = viewport.parentWidget() if viewport is not None else None
    return [holder] if isinstance(holder, QScrollArea) else []


def _holds_size(room: QSize, size: QSize) -> bool:
    return size.width() <= room.width() and size.height() <= room.height()


def _named(widget: QWidget) -> str:
    """A widget by its kind, and what it says."""
    said = ""
    for ask in ("text", "title", "accessibleName"):
        told = getattr(widget, ask, None)
        if callable(told) and isinstance(told(), str) and told():
            said = f" {told()[:40]!r}"
            break
    return f"{type(widget).__name__}{said}"
