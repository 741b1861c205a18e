"""Finds visible text that does not fit its widget."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QLabel,
    QLineEdit,
    QTableView,
    QWidget,
)


def cut_texts(page: QWidget) -> list[str]:
    """The texts of a page that are cut off."""
    found = []
    for widget in page.findChildren(QWidget):
        if widget.isVisible():
            found += [text for text in _cut(widget) if text]
        if widget.isVisible() and not page.rect().contains(
            widget.geometry().translated(
                widget.parentWidget().mapTo(page, widget.parentWidget().rect().topLeft())
            )
            if widget.parentWidget() is not page
            else widget.geometry()
        ):
            if isinstance(widget, (QLabel, QAbstractButton, QComboBox, QLineEdit)):
                found.append(f"outside the page: {widget}")
    return found


def _cut(widget: QWidget) -> list[str]:
    if isinstance(widget, QLabel) and widget.text():
        if widget.wordWrap():
            fits = widget.heightForWidth(widget.width()) <= widget.height()
        else:
            fits = (
                widget.sizeHint().width() <= widget.width()
                and widget.sizeHint().height() <= widget.height() + 1
            )
        return [] if fits else [widget.text()]
    if isinstance(widget, QComboBox):
        # The hint is that of the longest text, as the box is asked to adjust to contents.
        return [] if widget.sizeHint().width() <= widget.width() else [widget.currentText()]
    if isinstance(widget, QAbstractButton) and widget.text():
        hint = widget.sizeHint()
        fits = hint.width() <= widget.width() and hint.height() <= widget.height()
        return [] if fits else [widget.text()]
    if isinstance(widget, QTableView):
        return _cut_in_table(widget)
    return []


def _cut_in_table(table: QTableView) -> list[str]:
    model, found = table.model(), []
    across, down = table.horizontalHeader(), table.verticalHeader()
    for column in range(model.columnCount()):
        if across.isSectionHidden(column):
            continue
        text = model.headerData(column, Qt.Orientation.Horizontal)
        if across.sectionSizeFromContents(column).width() > across.sectionSize(column):
            found.append(text)
    for row in range(0 if down.isHidden() else model.rowCount()):
        if down.sectionSizeFromContents(row).width() > down.width():
            found.append(model.headerData(row, Qt.Orientation.Vertical))
        if down.sectionSizeFromContents(row).height() > down.sectionSize(row):
            found.append(model.headerData(row, Qt.Orientation.Vertical))
    return found
