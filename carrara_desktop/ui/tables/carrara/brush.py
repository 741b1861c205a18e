"""What all small drawings of the table share: rectangles, letters, tones, scaling."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFontDatabase, QFontMetricsF, QPainter

from carrara_desktop.ui import fonts
from carrara_desktop.ui.fonts import BODY_FAMILY, TITLE_FAMILY
from carrara_desktop.ui.tables.carrara import art
from carrara_desktop.ui.tables.carrara.layout import Layout, text_room
from carrara_desktop.ui.tables.carrara.rects import Rect

Align = Qt.AlignmentFlag
GLOW_REACH = 10.0
"""How far a glow reaches beyond what it surrounds, at ``grow`` 1."""
CREAM = QColor("#f6ead0")
GOLD_INK = QColor("#f0d184")
NO_PEN = Qt.PenStyle.NoPen


def as_rectf(rect: Rect) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.w, rect.h)


def as_rect(rect: QRectF) -> Rect:
    """And back."""
    return Rect(rect.x(), rect.y(), rect.width(), rect.height())


def wheel_of(layout: Layout) -> art.WheelGeometry:
    """The measures of the wheel."""
    return art.wheel_geometry(as_rectf(layout.wheel), layout.two_discs)


def soft(colour: QColor, alpha: float) -> QColor:
    """A colour made translucent."""
    found = QColor(colour)
    found.setAlphaF(alpha)
    return found


def write(p: QPainter, r: QRectF, text: str, family: str, px: float, colour: QColor, *,
          align: Align = Align.AlignCenter, bold: bool = False, italic: bool = False,
          grows: bool = True) -> float:  # fmt: skip
    """Write one line, smaller if it is too wide and then elided. Returns its width.

    ``px`` is the size for usual text; larger text ``grows`` as far as the rectangle has room.
    """
    size = max(1.0, art.grown(px, r.height() * 0.9) if grows else px)
    # Of a place that is larger for larger text, a long word gets no less than of the usual one.
    least = min(px, max(8.0, px * 0.7 / text_room(art.FONTS.size)))
    while True:
        font = art.font(family, size, bold=bold, italic=italic)
        metrics = QFontMetricsF(font)
        width = metrics.horizontalAdvance(text)
        if width <= r.width() or size <= least:
            break
        size = max(least, size * max(0.8, r.width() / width))
    if width > r.width() + 0.5:
        text = metrics.elidedText(text, Qt.TextElideMode.ElideRight, r.width())
        width = metrics.horizontalAdvance(text)
    p.setFont(font)
    p.setPen(colour)
    p.drawText(r, align | Align.AlignVCenter, text)
    return width


def enlarged(p: QPainter, r: QRectF, grow: float) -> QRectF:
    """Scales the painter, so that drawings with edges of fixed widths suit a large table."""
    p.scale(grow, grow)
    return QRectF(r.x() / grow, r.y() / grow, r.width() / grow, r.height() / grow)


def use_program_fonts() -> None:
    """Letter the table in the program's fonts, once these are installed.

    Figures are in the sans: the serif's own are old-style, hard to read when small.
    """
    if TITLE_FAMILY in QFontDatabase.families() and art.FONTS.title != TITLE_FAMILY:
        art.FONTS.title = TITLE_FAMILY
        art.FONTS.body = art.FONTS.number = BODY_FAMILY
        art.clear_cache()


def use_text_size() -> bool:
    """Letter the table in the size of text that is set; whether that is another than before."""
    if art.FONTS.size == fonts.scale():
        return False
    art.FONTS.size = fonts.scale()
    art.clear_cache()
    return True
