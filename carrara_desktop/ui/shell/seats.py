"""The seats' colours, each with its shape, so that colour alone never tells them apart."""

from __future__ import annotations

from functools import cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGuiApplication,
    QIcon,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
)

COLOURS: Final = {
    "ochre": "#c08f1f",
    "terracotta": "#b5442a",
    "sea": "#27857c",
    "indigo": "#3d4796",
}
SHAPES: Final = {
    "ochre": "circle",
    "terracotta": "diamond",
    "sea": "square",
    "indigo": "triangle",
}
PATTERNS: Final = {
    "ochre": Qt.BrushStyle.SolidPattern,
    "terracotta": Qt.BrushStyle.BDiagPattern,
    "sea": Qt.BrushStyle.Dense4Pattern,
    "indigo": Qt.BrushStyle.HorPattern,
}
"""How areas of a seat are filled, where its shape finds no room."""
LINES: Final = {
    "ochre": Qt.PenStyle.SolidLine,
    "terracotta": Qt.PenStyle.DashLine,
    "sea": Qt.PenStyle.DotLine,
    "indigo": Qt.PenStyle.DashDotLine,
}
"""How lines of a seat are drawn."""
SYMBOLS: Final = {"ochre": "o", "terracotta": "d", "sea": "s", "indigo": "t1"}
"""The shapes once more, by the names that pyqtgraph has for them."""


def seat_colour(colour: str) -> QColor:
    """The tone of a seat's colour; grey for one that we do not know."""
    return QColor(COLOURS.get(colour, "#7d7468"))


def seat_brush(colour: str, tone: QColor | None = None) -> QBrush:
    """A seat's colour (or another tone) in its pattern."""
    pattern = PATTERNS.get(colour, Qt.BrushStyle.SolidPattern)
    return QBrush(seat_colour(colour) if tone is None else tone, pattern)


def marker_path(rect: QRectF, colour: str) -> QPainterPath:
    """The outline of a seat's marker inside ``rect``."""
    path = QPainterPath()
    shape = SHAPES.get(colour, "circle")
    side = min(rect.width(), rect.height())
    box = QRectF(0, 0, side, side)
    box.moveCenter(rect.center())
    if shape == "circle":
        path.addEllipse(box.adjusted(side * 0.03, side * 0.03, -side * 0.03, -side * 0.03))
    elif shape == "square":
        path.addRoundedRect(
            box.adjusted(side * 0.08, side * 0.08, -side * 0.08, -side * 0.08),
            side * 0.08,
            side * 0.08,
        )
    elif shape == "diamond":
        c = box.center()
        path.addPolygon(
            QPolygonF([
                QPointF(c.x(), box.top()),
                QPointF(box.right(), c.y()),
                QPointF(c.x(), box.bottom()),
                QPointF(box.left(), c.y()),
            ])
        )
        path.closeSubpath()
    else:
        low = box.bottom() - side * 0.08
        path.addPolygon(
            QPolygonF([
                QPointF(box.center().x(), box.top() + side * 0.04),
                QPointF(box.right(), low),
                QPointF(box.left(), low),
            ])
        )
        path.closeSubpath()
    return path


def paint_marker(painter: QPainter, rect: QRectF, colour: str) -> None:
    """A seat's marker: its shape in its colour, lit from above."""
    path = marker_path(rect, colour)
    tone = seat_colour(colour)
    light = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    light.setColorAt(0, tone.lighter(128))
    light.setColorAt(0.55, tone)
    light.setColorAt(1, tone.darker(125))
    pen = QPen(tone.darker(185), max(1.2, rect.height() / 22))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(light)
    painter.drawPath(path)
    painter.restore()


@cache
def marker_icon(colour: str, size: int = 22) -> QIcon:
    """A seat's marker as an icon, of this size or, for large text, of twice it."""
    ratio = QGuiApplication.primaryScreen().devicePixelRatio() if QGuiApplication.instance() else 1
    icon = QIcon()
    for side in (size, 2 * size):
        pixmap = QPixmap(round(side * ratio), round(side * ratio))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        paint_marker(painter, QRectF(1.5, 1.5, side - 3, side - 3), colour)
        painter.end()
        icon.addPixmap(pixmap)
        # a chosen line must not tint the colour that it is about
        icon.addPixmap(pixmap, QIcon.Mode.Selected)
    return icon
