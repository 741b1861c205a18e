"""The program's emblem, an arch of marble over the sea, in any size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from carrara_desktop.ui.resources import resource


def emblem(size: int) -> QPixmap:
    """The emblem as a picture of ``size`` by ``size`` pixels."""
    pixmap = QPixmap(size, size)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 64, size / 64)
    painter.setPen(QPen(QColor("#7f3319"), 2))
    painter.setBrush(QColor("#a04524"))
    painter.drawRoundedRect(QRectF(2, 2, 60, 60), 11, 11)
    arch = QPainterPath(QPointF(14, 56))
    arch.lineTo(14, 30)
    arch.arcTo(QRectF(14, 12, 36, 36), 180, -180)
    arch.lineTo(50, 56)
    arch.closeSubpath()
    sky = QLinearGradient(0, 12, 0, 56)
    sky.setColorAt(0, QColor("#9cc3cc"))
    sky.setColorAt(0.62, QColor("#fbdfa6"))
    sky.setColorAt(0.64, QColor("#4f979a"))
    sky.setColorAt(1, QColor("#25666d"))
    painter.setPen(QPen(QColor("#fbf5e7"), 5))
    painter.setBrush(sky)
    painter.drawPath(arch)
    peak = QPainterPath(QPointF(18, 40))
    for x, y in ((27, 26), (32, 32), (38, 23), (46, 40)):
        peak.lineTo(x, y)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#fffdf7"))
    painter.drawPath(peak)
    painter.end()
    return pixmap


def window_icon() -> QIcon:
    """The icon of the window."""
    drawn = resource("icons", "carrara-desktop.png")
    if drawn.is_file():
        return QIcon(str(drawn))
    icon = QIcon()
    for size in (32, 128):
        icon.addPixmap(emblem(size))
    return icon
