"""Marble painted by code: the ground of the pages."""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from carrara_desktop.ui import theme


def paint_marble(
    painter: QPainter, rect: QRectF, seed: int, warm: float = 0.0, veins: int = 9
) -> None:
    """Veined marble over ``rect``; ``warm`` from 0 (white) to 1 (stone)."""
    top, low = slab_tones(warm)
    light = QLinearGradient(rect.topRight(), rect.bottomLeft())
    light.setColorAt(0, top)
    light.setColorAt(1, low)
    painter.fillRect(rect, light)
    if not theme.look().veined:
        return
    # Veins are soft: painted at half the size they look the same and cost a quarter.
    size = (rect.size() / 2).toSize()
    cloud = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    cloud.fill(Qt.GlobalColor.transparent)
    inside = QPainter(cloud)
    inside.setRenderHint(QPainter.RenderHint.Antialiasing)
    inside.scale(0.5, 0.5)
    _paint_veins(inside, QRectF(QPointF(0, 0), rect.size()), seed, warm, veins)
    inside.end()
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(rect, cloud)
    painter.restore()


def slab_tones(warm: float) -> tuple[QColor, QColor]:
    """The marble where the light falls, and where it does not; text stands on both."""
    if theme.look() is theme.LOOKS["light"]:
        return _mix("#fdfbf6", "#f3e8d2", warm), _mix("#ece6da", "#e2d2b2", warm)
    return _mix(theme.MARBLE, theme.STONE, warm), QColor(theme.STONE)


def _paint_veins(painter: QPainter, rect: QRectF, seed: int, warm: float, veins: int) -> None:
    # Decoration has a generator of its own: it must never touch the one that chance uses.
    dice = random.Random(seed)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    span = max(rect.width(), rect.height())
    slope = dice.uniform(0.45, 0.8)
    for index in range(veins):
        path = _vein(dice, rect, span, slope)
        tone = _mix("#7f8a90", theme.VEIN, warm)
        strong = index % 3 == 0
        # The soft halo is what costs: only the strong veins have it.
        for width, alpha in ((0.020, 10), (0.007, 20), (0.002, 52))[0 if strong else 1 :]:
            tone.setAlpha(alpha if strong else alpha // 2)
            painter.setPen(QPen(tone, (span * width + 0.6) * (1.0 if strong else 0.6)))
            painter.drawPath(path)


def _vein(dice: random.Random, rect: QRectF, span: float, slope: float) -> QPainterPath:
    """A line that wanders from the top of the slab to its bottom."""
    point = QPointF(rect.left() + dice.uniform(-0.35, 1.0) * rect.width(), rect.top() - 0.05 * span)
    path = QPainterPath(point)
    bend = span * 0.04
    while point.y() < rect.bottom() + 20 and path.elementCount() < 60:
        step = span * dice.uniform(0.06, 0.14)
        end = point + QPointF(step * (slope + dice.uniform(-0.45, 0.45)), step)
        path.cubicTo(
            point + QPointF(dice.uniform(-bend, bend), step * 0.35),
            end - QPointF(dice.uniform(-bend, bend), step * 0.35),
            end,
        )
        point = end
    return path


@lru_cache(maxsize=2)
def marble_ground(size: QSize, ratio: float, seed: int = 7) -> QPixmap:
    """The marble of a whole page, with a quiet frame of gold."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(theme.STONE))
    painter = QPainter(pixmap)
    area = QRectF(0, 0, size.width(), size.height())
    paint_marble(painter, area, seed, warm=0.55, veins=12)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for inset, width, tone in ((10, 1.6, theme.GOLD), (15, 0.8, theme.LINE)):
        painter.setPen(QPen(QColor(tone), width))
        painter.drawRect(area.adjusted(inset, inset, -inset, -inset))
    painter.end()
    return pixmap


theme.forgets(marble_ground.cache_clear)


def _mix(first: str, second: str, share: float) -> QColor:
    a, b = QColor(first), QColor(second)
    return QColor(
        round(a.red() + (b.red() - a.red()) * share),
        round(a.green() + (b.green() - a.green()) * share),
        round(a.blue() + (b.blue() - a.blue()) * share),
    )
