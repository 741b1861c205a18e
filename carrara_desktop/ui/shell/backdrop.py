"""The home page's picture: a marble loggia that opens on Carrara. Painted once for a size."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from math import cos, pi

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QRegion,
)

from carrara_desktop.ui import theme
from carrara_desktop.ui.shell.landscape import Landscape
from carrara_desktop.ui.shell.stone import paint_marble


@lru_cache(maxsize=1)
def loggia(size: QSize, panel: QRect, ratio: float) -> QPixmap:
    """The picture for a page of this size, with a marble slab where ``panel`` lies."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor("#e6d6b6"))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _Loggia(painter, QRectF(QPointF(0, 0), size.toSizeF()), QRectF(panel)).paint()
    painter.end()
    return pixmap


theme.forgets(loggia.cache_clear)


class _Loggia:
    """The measures of the loggia, and the painting of its parts."""

    def __init__(self, painter: QPainter, page: QRectF, panel: QRectF) -> None:
        self.painter, self.page, self.panel = painter, page, panel
        high = page.height()
        self.unit = high / 100
        self.left = panel.right() + max(26.0, page.width() * 0.025)
        self.spring, self.rail, self.floor = high * 0.43, high * 0.79, high * 0.915
        self.column = 4.6 * self.unit
        room = page.width() - self.left
        # As many arches as keep them taller than wide.
        self.count = 1 if room < high * 0.62 else 2 if room < high * 1.55 else 3
        self.span = (room - self.column * (self.count + 0.6)) / self.count
        self.radius = min(self.span / 2, self.spring - 9 * self.unit)

        self._open = self._openings()

    def opening(self, index: int) -> QRectF:
        """The rectangle between two columns, from the springing of the arch down."""
        x = self.left + self.column + index * (self.span + self.column)
        return QRectF(x, self.spring, self.span, self.floor - self.spring)

    def _openings(self) -> QPainterPath:
        """All openings with their arches, in one path."""
        path = QPainterPath()
        for index in range(self.count):
            box = self.opening(index)
            arch = QRectF(box.left(), self.spring - self.radius, box.width(), 2 * self.radius)
            path.moveTo(box.bottomLeft())
            path.lineTo(box.topLeft())
            path.arcTo(arch, 180, -180)
            path.lineTo(box.bottomRight())
            path.closeSubpath()
        return path

    def paint(self) -> None:
        painter = self.painter
        view = QRectF(self.left, self.spring - self.radius, self.page.width() - self.left, 0)
        view.setBottom(self.floor)
        self._wall()
        painter.save()
        painter.setClipPath(self._open)
        Landscape(painter, view).paint()
        self._balustrade()
        painter.restore()
        self._reveals()
        for index in range(self.count):
            self._archivolt(index)
        for index in range(self.count + 1):
            self._column(self.left + index * (self.span + self.column))
        self._roundels()
        self._cornice()
        self._floor()
        if theme.look() is theme.LOOKS["dark"]:
            self._dusk()
        self._slab()

    def _wall(self) -> None:
        light = QLinearGradient(self.page.topRight(), self.page.bottomLeft())
        light.setColorAt(0, QColor("#f3e6c9"))
        light.setColorAt(0.5, QColor("#e7d5b1"))
        light.setColorAt(1, QColor("#cdb387"))
        self.painter.fillRect(self.page, light)
        high = self.unit * 11
        pen = QPen(QColor(120, 92, 52, 26), 1.2)
        self.painter.setPen(pen)
        y, row = self.unit * 9, 0
        while y < self.floor:
            self.painter.drawLine(QPointF(0, y), QPointF(self.page.width(), y))
            x = -high * (row % 2)
            while x < self.page.width():
                self.painter.drawLine(QPointF(x, y), QPointF(x, y + high))
                x += high * 2
            y, row = y + high, row + 1

    def _reveals(self) -> None:
        """The thickness of the wall, in the shade on the side of the light."""
        self.painter.save()
        self.painter.setClipPath(self._open)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)
        for width, alpha in ((self.unit * 2.6, 26), (self.unit * 1.5, 40), (self.unit * 0.6, 70)):
            self.painter.setPen(QPen(QColor(70, 44, 20, alpha), width))
            self.painter.drawPath(self._open)
        self.painter.restore()

    def _archivolt(self, index: int) -> None:
        box = self.opening(index)
        centre = QPointF(box.center().x(), self.spring)
        flat = self.radius / (box.width() / 2)
        for grow, width, tone in (
            (1.7, 3.4, "#f7efdd"), (3.2, 0.5, "#a98b58"),
            (0.25, 0.5, "#8d7145"), (1.7, 0.3, "#d9c49a"),
        ):  # fmt: skip
            across = box.width() / 2 + grow * self.unit
            arc = QRectF(
                centre.x() - across, centre.y() - across * flat, 2 * across, 2 * across * flat
            )
            pen = QPen(QColor(tone), width * self.unit)
            pen.setCapStyle(Qt.PenCapStyle.FlatCap)
            self.painter.setPen(pen)
            self.painter.drawArc(arc, 0, 180 * 16)
        stone = QPainterPath()
        top, low = (
            self.spring - self.radius - 4.4 * self.unit,
            self.spring - self.radius + 0.6 * self.unit,
        )
        stone.moveTo(centre.x() - 2.6 * self.unit, top)
        stone.lineTo(centre.x() + 2.6 * self.unit, top)
        stone.lineTo(centre.x() + 1.7 * self.unit, low)
        stone.lineTo(centre.x() - 1.7 * self.unit, low)
        stone.closeSubpath()
        self.painter.setPen(QPen(QColor("#9a7c4b"), 1.2))
        self.painter.setBrush(QColor("#fbf5e7"))
        self.painter.drawPath(stone)

    def _column(self, x: float) -> None:
        """A column of white marble: base, fluted shaft with a swelling, and an Ionic head."""
        painter, unit, wide = self.painter, self.unit, self.column
        top, low = self.spring + 3.4 * unit, self.rail + 9 * unit
        shaft = QPainterPath(QPointF(x + wide * 0.17, top))
        shaft.lineTo(x + wide * 0.83, top)
        shaft.cubicTo(
            x + wide * 0.90,
            top + (low - top) * 0.4,
            x + wide * 0.9,
            low - 8 * unit,
            x + wide * 0.9,
            low,
        )
        shaft.lineTo(x + wide * 0.10, low)
        shaft.cubicTo(
            x + wide * 0.10,
            low - 8 * unit,
            x + wide * 0.10,
            top + (low - top) * 0.4,
            x + wide * 0.17,
            top,
        )
        shade = QColor(60, 38, 16, 60)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(shade)
        painter.drawRect(QRectF(x + wide * 0.86, top, wide * 0.22, low - top))
        painter.setBrush(self._round(x + wide * 0.1, x + wide * 0.9))
        painter.drawPath(shaft)
        painter.save()
        painter.setClipPath(shaft)
        for flute in range(1, 7):
            fx = x + wide * (0.1 + 0.8 * (0.5 - 0.5 * _cosine(flute / 7)))
            painter.setPen(QPen(QColor(110, 92, 66, 44), unit * 0.28))
            painter.drawLine(QPointF(fx, top + unit), QPointF(fx, low))
        painter.restore()
        self._capital(x)
        painter.setPen(QPen(QColor(122, 98, 62, 130), 0.8))
        for step, grow in ((0.0, 0.02), (1.1, 0.08), (2.2, 0.02)):
            box = QRectF(x - wide * grow, low + step * unit, wide * (1 + 2 * grow), 1.15 * unit)
            painter.setBrush(self._round(box.left(), box.right()))
            painter.drawRoundedRect(box, unit * 0.5, unit * 0.5)

    def _capital(self, x: float) -> None:
        painter, unit, wide = self.painter, self.unit, self.column
        painter.setPen(QPen(QColor(122, 98, 62, 150), 0.9))
        slab = QRectF(x - wide * 0.22, self.spring - 0.2 * unit, wide * 1.44, 1.3 * unit)
        painter.setBrush(self._round(slab.left(), slab.right()))
        painter.drawRect(slab)
        bed = QRectF(x - wide * 0.06, slab.bottom(), wide * 1.12, 1.6 * unit)
        painter.drawRect(bed)
        for side in (x - wide * 0.02, x + wide * 1.02):
            for size in (1.45, 0.85, 0.3):
                painter.setBrush(QColor("#f9f1df") if size != 0.85 else QColor("#d8c299"))
                painter.drawEllipse(
                    QPointF(side, bed.center().y() + 0.35 * unit), size * unit, size * unit
                )
        ring = QRectF(x + wide * 0.1, self.spring + 3.0 * unit, wide * 0.8, 0.7 * unit)
        painter.setBrush(QColor("#d3b36a"))
        painter.drawRoundedRect(ring, 2, 2)

    def _round(self, left: float, right: float) -> QLinearGradient:
        light = QLinearGradient(left, 0, right, 0)
        light.setColorAt(0, QColor("#cfc3ad"))
        light.setColorAt(0.28, QColor("#fffdf8"))
        light.setColorAt(0.6, QColor("#efe6d4"))
        light.setColorAt(1, QColor("#a99673"))
        return light

    def _balustrade(self) -> None:
        painter, unit = self.painter, self.unit
        top, low = self.rail + 1.6 * unit, self.floor - 1.4 * unit
        painter.fillRect(
            QRectF(self.left, top, self.page.width(), low - top), QColor(40, 30, 14, 60)
        )
        pitch = 4.1 * unit
        x = self.left
        while x < self.page.width():
            path = QPainterPath()
            middle = x + pitch / 2
            half = (
                (0.0, 0.34),
                (0.10, 0.34),
                (0.16, 0.14),
                (0.30, 0.17),
                (0.62, 0.40),
                (0.80, 0.30),
                (0.88, 0.16),
                (0.93, 0.34),
                (1.0, 0.34),
            )
            points = [QPointF(middle + pitch * w, top + (low - top) * t) for t, w in half]
            points += [
                QPointF(middle - pitch * w, top + (low - top) * t) for t, w in reversed(half)
            ]
            path.moveTo(points[0])
            for before, after in pairwise(points):
                lean = (before.y() + after.y()) / 2
                path.cubicTo(QPointF(before.x(), lean), QPointF(after.x(), lean), after)
            path.closeSubpath()
            painter.setPen(QPen(QColor(110, 86, 52, 120), 0.8))
            painter.setBrush(self._round(middle - pitch * 0.4, middle + pitch * 0.4))
            painter.drawPath(path)
            x += pitch
        for y, high in ((self.rail, 1.9), (self.floor - 1.6 * unit, 1.7)):
            bar = QRectF(self.left, y, self.page.width(), high * unit)
            light = QLinearGradient(bar.topLeft(), bar.bottomLeft())
            light.setColorAt(0, QColor("#fffaf0"))
            light.setColorAt(0.4, QColor("#efe3cb"))
            light.setColorAt(1, QColor("#b79f75"))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(light)
            painter.drawRect(bar)

    def _roundels(self) -> None:
        """Glazed blue roundels with a golden rim in the spandrels."""
        painter, unit = self.painter, self.unit
        for index in range(self.count + 1):
            x = self.left + index * (self.span + self.column) + self.column / 2
            y = self.spring - self.radius * 0.84
            size = 4.0 * unit
            if x + size > self.page.width() or self.span < size * 4:
                continue
            painter.setPen(QPen(QColor("#c79d45"), 0.8 * unit))
            glaze = QRadialGradient(QPointF(x - size * 0.3, y - size * 0.4), size * 1.5)
            glaze.setColorAt(0, QColor("#6f9db3"))
            glaze.setColorAt(1, QColor("#2a5673"))
            painter.setBrush(glaze)
            painter.drawEllipse(QPointF(x, y), size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor("#fdf8ec"))
            for petal in range(6):
                painter.save()
                painter.translate(x, y)
                painter.rotate(60 * petal)
                painter.drawEllipse(QRectF(-0.55 * unit, -2.7 * unit, 1.1 * unit, 2.2 * unit))
                painter.restore()
            painter.setBrush(QColor("#d9ab48"))
            painter.drawEllipse(QPointF(x, y), 0.75 * unit, 0.75 * unit)

    def _cornice(self) -> None:
        bands = (
            (0.0, 2.6, "#d9c497"),
            (2.6, 0.5, "#8f7244"),
            (3.1, 1.6, "#f6ecd4"),
            (4.7, 0.3, "#b6995f"),
        )
        for top, high, tone in bands:
            self.painter.fillRect(
                QRectF(0, top * self.unit, self.page.width(), high * self.unit), QColor(tone)
            )
        x = 0.0
        while x < self.page.width():
            self.painter.fillRect(
                QRectF(x, 0.9 * self.unit, 1.1 * self.unit, 1.7 * self.unit), QColor("#bfa26b")
            )
            x += 2.2 * self.unit

    def _floor(self) -> None:
        """Pavement in two marbles, running to a point behind the balustrade."""
        painter, page = self.painter, self.page
        floor = QRectF(0, self.floor, page.width(), page.height() - self.floor)
        painter.fillRect(floor, QColor("#efe4cc"))
        far = QPointF(page.width() * 0.66, self.floor - page.height() * 0.25)
        painter.save()
        painter.setClipRect(floor)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor("#b7633f"))
        rows = [0.0, 0.20, 0.52, 1.0]
        tile = page.width() / 18
        for row in range(3):
            y0, y1 = (self.floor + floor.height() * share for share in rows[row : row + 2])
            for column in range(-14, 34):
                if (column + row) % 2:
                    continue
                corners = []
                for y, step in ((y0, 0), (y0, 1), (y1, 1), (y1, 0)):
                    share = (y - far.y()) / (page.height() - far.y())
                    corners.append(QPointF(far.x() + ((column + step) * tile - far.x()) * share, y))
                painter.drawPolygon(corners)
        fade = QLinearGradient(floor.topLeft(), floor.bottomLeft())
        fade.setColorAt(0, QColor(60, 36, 14, 130))
        fade.setColorAt(0.5, QColor(60, 36, 14, 20))
        fade.setColorAt(1, QColor(60, 36, 14, 70))
        painter.fillRect(floor, fade)
        painter.restore()

    def _dusk(self) -> None:
        """The same view in the evening, which does not dazzle beside a dark page."""
        self.painter.save()
        self.painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Multiply)
        evening = QLinearGradient(self.page.topLeft(), self.page.bottomLeft())
        for at, tone in ((0.0, "#4a4a68"), (0.45, "#8b7f92"), (0.7, "#9a8478"), (1.0, "#5d5560")):
            evening.setColorAt(at, QColor(tone))
        self.painter.fillRect(self.page, evening)
        self.painter.restore()

    def _slab(self) -> None:
        painter, slab, unit = self.painter, self.panel, self.unit
        for grow in range(7, 0, -1):
            # The slab hides all but a rim of each shadow: only the rims are painted.
            rim = slab.adjusted(-grow, 4 - grow, grow + 1, grow + 4).toRect()
            inner = slab.adjusted(6, 6, -6, -6).toRect()
            for piece in QRegion(rim).subtracted(QRegion(inner)):
                painter.fillRect(piece, QColor(64, 40, 14, 16))
        paint_marble(painter, slab, 21, warm=0.12, veins=6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, width, tone in (
            (0.0, 2.4, "#a8884f"),
            (1.1, 0.9, "#d4bb84"),
            (1.7, 1.6, "#b98a2f"),
        ):
            painter.setPen(QPen(QColor(tone), width))
            step = inset * unit
            painter.drawRect(slab.adjusted(step, step, -step, -step))


def _cosine(share: float) -> float:
    return cos(pi * share)
