"""The rules on two pages to print: a PDF, with pictures that the table itself paints."""

from __future__ import annotations

import re
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSize, QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QPageSize,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextDocument,
)

from carrara_desktop.ui import theme
from carrara_desktop.ui.fonts import TITLE_FAMILY, body_font, title_font
from carrara_desktop.ui.models.rulebook import PICTURE
from carrara_desktop.ui.models.texts import TextPage, learn_folder, read_pages, to_html
from carrara_desktop.ui.tables.kit import table_kit

DPI: Final = 300
PAGE: Final = QSizeF(595, 842)
"""A4 in points, in which everything below is measured."""
_MARGIN: Final = 36.0
_GAP: Final = 22.0
_HEAD: Final = 46.0
_FOOT: Final = 20.0
_PICTURE_HEIGHT: Final = 190
_FINER: Final = 3.0
"""How much finer than a point the pictures are."""
_PICTURES: Final = re.compile(rf'src="{PICTURE}([\w-]+)"')
_LOOK: Final = theme.LOOKS["light"]
"""Paper is white, whatever the window looks like."""
_STYLE: Final = f"""
p, li {{ font-size: 10.3px; line-height: 124%; }}
p {{ margin: 0 0 5px 0; }}
ul {{ margin: 0 0 5px 0; -qt-list-indent: 0; }}
li {{ margin: 0 0 3px 10px; }}
h3 {{ font-family: "{TITLE_FAMILY}"; font-size: 14px; }}
p.picture {{ margin: 5px 0 6px 0; line-height: 100%; }}
table {{ margin: 0 0 6px 0; }}
td, th {{ font-size: 10px; border-bottom: 0.5px solid {_LOOK.STONE_DARK}; padding: 1.5px 7px; }}
"""


def overview(game: str, language: str, foot: str) -> bytes:
    """The overview of a game in a language, as a PDF; ``foot`` stands below each page."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setPageSize(QPageSize(QPageSize.PageSizeId.A4))
    writer.setResolution(DPI)
    writer.setPageMargins(QMarginsF(0, 0, 0, 0))
    pages = overview_pages(game, language)
    writer.setTitle(pages[0].title)
    painter = QPainter(writer)
    painter.scale(DPI / 72, DPI / 72)
    for number, page in enumerate(pages):
        if number:
            writer.newPage()
        _paint_page(painter, page, game, foot)
    painter.end()
    return bytes(buffer.data().data())


def overview_pages(game: str, language: str) -> list[TextPage]:
    """The texts of the pages: the body for the left column, the part "right" for the other."""
    return list(read_pages(learn_folder(game) / language / "overview.md").values())


def column_size() -> QSizeF:
    """The room of a column, in points."""
    width = (PAGE.width() - 2 * _MARGIN - _GAP) / 2
    return QSizeF(width, PAGE.height() - 2 * _MARGIN - _HEAD - _FOOT)


def column(markup: str, game: str) -> QTextDocument:
    """A column set in its width; its height is that of its text."""
    document = QTextDocument()
    document.setDocumentMargin(0)
    document.setDefaultFont(body_font(9))
    document.setDefaultStyleSheet(_STYLE)
    room = QSize(round(column_size().width()), _PICTURE_HEIGHT)
    html = to_html(markup, PICTURE + "{name}")
    for name in _PICTURES.findall(html):
        painted = table_kit(game).picture(name, room * _FINER, 1.0)
        width = min(room.width(), round(painted.width() / _FINER))
        image = f'src="{PICTURE}{name}" width="{width}"'
        html = html.replace(f'src="{PICTURE}{name}"', image)
        kind = QTextDocument.ResourceType.ImageResource.value
        document.addResource(kind, QUrl(PICTURE + name), painted.toImage())
    document.setHtml(html)
    document.setTextWidth(column_size().width())
    return document


def _paint_page(painter: QPainter, page: TextPage, game: str, foot: str) -> None:
    width = PAGE.width() - 2 * _MARGIN
    head = QRectF(_MARGIN, _MARGIN - 8, width, _HEAD - 12)
    painter.setPen(QColor(_LOOK.INK))
    painter.setFont(title_font(23))
    painter.drawText(head, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, page.title)
    painter.fillRect(QRectF(_MARGIN, head.bottom() + 1, width, 1.4), QColor(theme.GOLD))
    room = column_size()
    for at, markup in enumerate((page.body, page.parts["right"])):
        left = _MARGIN + at * (room.width() + _GAP)
        _paint_column(painter, column(markup, game), QPointF(left, _MARGIN + _HEAD - 8))
    painter.setPen(QColor(theme.INK_SOFT))
    painter.setFont(body_font(7))
    below = QRectF(_MARGIN, PAGE.height() - _MARGIN - 6, width, 14)
    painter.drawText(below, Qt.AlignmentFlag.AlignCenter, foot)


def _paint_column(painter: QPainter, document: QTextDocument, at: QPointF) -> None:
    painter.save()
    painter.translate(at)
    context = QAbstractTextDocumentLayout.PaintContext()
    context.palette.setColor(QPalette.ColorRole.Text, QColor(_LOOK.INK))
    document.documentLayout().draw(painter, context)
    painter.restore()
