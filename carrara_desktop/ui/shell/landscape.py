"""The country behind Carrara: warm sky, Apuan peaks with their quarries, a town and the sea."""

from __future__ import annotations

import random
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

_HORIZON = 0.66
Spot = tuple[float, float]

_QUARRIES: Final = (
    (0.578, 0.345, 0.018, 9, -1), (0.700, 0.375, 0.016, 8, 1), (0.468, 0.485, 0.014, 6, -1),
    (0.828, 0.425, 0.016, 7, -1), (0.392, 0.540, 0.010, 4, 1),
)  # fmt: skip
_HILLS: Final = (
    (((0.28, 0.670), (0.42, 0.632), (0.55, 0.615), (0.70, 0.575), (0.85, 0.585), (1.0, 0.545)),
     "#a9a877", "#c1b27c"),
    (((0.38, 0.690), (0.52, 0.655), (0.66, 0.655), (0.78, 0.62), (0.90, 0.635), (1.0, 0.60)),
     "#7f8d58", "#a49a5f"),
    (((0.40, 0.800), (0.54, 0.725), (0.70, 0.70), (0.84, 0.685), (1.0, 0.665)),
     "#5f7747", "#88894f"),
)  # fmt: skip
_HOUSES: Final = (
    (0.600, 0.645, 0.030, 0.036), (0.632, 0.636, 0.026, 0.044), (0.662, 0.648, 0.034, 0.030),
    (0.700, 0.634, 0.028, 0.042), (0.732, 0.642, 0.036, 0.034), (0.772, 0.630, 0.030, 0.044),
    (0.806, 0.640, 0.040, 0.034), (0.566, 0.662, 0.030, 0.026),
)  # fmt: skip
_CYPRESSES: Final = (
    (0.505, 0.735, 0.060), (0.520, 0.742, 0.075), (0.542, 0.732, 0.05), (0.86, 0.675, 0.085),
    (0.875, 0.680, 0.105), (0.893, 0.678, 0.075), (0.945, 0.668, 0.06), (0.735, 0.700, 0.045),
)  # fmt: skip

_FAR: Sequence[Spot] = (
    (0.0, 0.575), (0.07, 0.53), (0.13, 0.55), (0.22, 0.47), (0.28, 0.50), (0.36, 0.41),
    (0.43, 0.46), (0.50, 0.37), (0.58, 0.43), (0.66, 0.36), (0.74, 0.42), (0.83, 0.34),
    (0.92, 0.40), (1.0, 0.35),
)  # fmt: skip
_PEAKS: Sequence[Spot] = (
    (0.20, 0.66), (0.27, 0.575), (0.31, 0.59), (0.38, 0.475), (0.425, 0.505), (0.47, 0.42),
    (0.51, 0.455), (0.585, 0.295), (0.64, 0.375), (0.69, 0.33), (0.755, 0.43), (0.82, 0.375),
    (0.88, 0.46), (0.95, 0.42), (1.0, 0.47),
)  # fmt: skip


class Landscape:
    """Paints the view into a rectangle, in shares of its width and height."""

    def __init__(self, painter: QPainter, area: QRectF) -> None:
        self._painter = painter
        self._area = area
        # A generator of its own, so that no decoration ever touches the game's chance.
        self._dice = random.Random(1504)

    def paint(self) -> None:
        """The whole view, from the sky to the garden below the loggia."""
        self._painter.save()
        self._painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._painter.setPen(Qt.PenStyle.NoPen)
        self._sky()
        self._range(_FAR, "#b9b9c4", "#d9c9b4", 0.66)
        self._range(_PEAKS, "#8f95a0", "#c7b79f", 0.70)
        self._facets()
        self._quarries()
        self._sea()
        self._hills()
        self._town()
        self._garden()
        self._painter.restore()

    def _at(self, u: float, v: float) -> QPointF:
        area = self._area
        return QPointF(area.left() + u * area.width(), area.top() + v * area.height())

    def _box(self, u: float, v: float, width: float, height: float) -> QRectF:
        return QRectF(self._at(u, v), self._at(u + width, v + height))

    def _fade(self, top: float, low: float, *stops: str) -> QLinearGradient:
        fade = QLinearGradient(self._at(0, top), self._at(0, low))
        for index, tone in enumerate(stops):
            fade.setColorAt(index / (len(stops) - 1), QColor(tone))
        return fade

    def _sky(self) -> None:
        paint = self._painter
        paint.fillRect(
            self._area, self._fade(0, _HORIZON, "#8fb6c4", "#c6d6cf", "#f5e2ba", "#fbd79c")
        )
        glow = QRadialGradient(self._at(0.20, 0.54), self._area.width() * 0.55)
        glow.setColorAt(0, QColor(255, 246, 214, 235))
        glow.setColorAt(0.18, QColor(255, 232, 178, 150))
        glow.setColorAt(1, QColor(255, 224, 160, 0))
        paint.fillRect(self._area, glow)
        for _ in range(9):
            u, v = self._dice.uniform(-0.05, 0.95), self._dice.uniform(0.10, 0.42)
            wide = self._dice.uniform(0.10, 0.28)
            for layer in range(5):
                tone = QColor("#fff6e4")
                tone.setAlpha(34)
                paint.setBrush(tone)
                paint.drawEllipse(
                    self._box(
                        u + layer * wide * 0.11,
                        v - layer % 2 * 0.006,
                        wide * 0.6,
                        0.012 + 0.004 * layer,
                    )
                )

    def _range(self, ridge: Sequence[Spot], top: str, low: str, base: float) -> None:
        shape = QPolygonF([self._at(ridge[0][0], base), *(self._at(u, v) for u, v in ridge)])
        shape.append(self._at(ridge[-1][0], base))
        self._painter.setBrush(self._fade(0.33, base, top, low))
        self._painter.drawPolygon(shape)

    def _facets(self) -> None:
        """Light from the left on one side of every peak, cool shade on the other."""
        for index in range(1, len(_PEAKS) - 1):
            (lu, lv), (u, v), (ru, rv) = _PEAKS[index - 1 : index + 2]
            if v > lv or v > rv:
                continue
            deep = 0.64 - v
            spine = [
                (u, v),
                (u + 0.012, v + deep * 0.3),
                (u - 0.008, v + deep * 0.55),
                (u + 0.016, v + deep),
            ]
            for side, tone in (
                ((lu, lv), QColor(255, 238, 205, 95)),
                ((ru, rv), QColor(70, 80, 105, 80)),
            ):
                wing = (side[0] + (side[0] - u) * 0.35, min(0.66, side[1] + deep * 0.55))
                fade = QLinearGradient(self._at(u, v), self._at(u, 0.66))
                fade.setColorAt(0, tone)
                end = QColor(tone)
                end.setAlpha(0)
                fade.setColorAt(1, end)
                self._painter.setBrush(fade)
                self._painter.drawPolygon(
                    QPolygonF([self._at(*spot) for spot in (*spine, wing, side)])
                )

    def _quarries(self) -> None:
        """White benches cut into the slopes: steep at the back, stepping out to one side."""
        for u, v, wide, rows, side in _QUARRIES:
            left, right, top = u, u + wide, v
            for row in range(rows):
                high = 0.0125 + 0.0016 * row
                self._bench(left, right, top, high)
                top += high
                out, back = self._dice.uniform(0.006, 0.022), self._dice.uniform(-0.004, 0.005)
                left -= out if side < 0 else back
                right += out if side > 0 else back
            scree = QPolygonF([
                self._at(left, top),
                self._at(right, top),
                self._at(right + 0.02, top + 0.07),
                self._at(left - 0.03, top + 0.07),
            ])
            self._painter.setBrush(self._fade(top, top + 0.07, "#9cf4efe4", "#00e8dfcd"))
            self._painter.drawPolygon(scree)

    def _bench(self, left: float, right: float, top: float, high: float) -> None:
        """One step of a quarry, its face lit from the left, with the cuts of the saws."""
        face = self._box(left, top, right - left, high)
        light = QLinearGradient(face.topLeft(), face.topRight())
        light.setColorAt(0, QColor("#fffdf7"))
        light.setColorAt(0.55, QColor("#f1ece1"))
        light.setColorAt(1, QColor("#c3bfba"))
        lean = 0.003
        self._painter.setBrush(light)
        self._painter.drawPolygon(
            QPolygonF([
                self._at(left + lean, top),
                self._at(right - lean, top),
                self._at(right, top + high),
                self._at(left, top + high),
            ])
        )
        self._painter.fillRect(
            self._box(left, top + high * 0.86, right - left, high * 0.14), QColor(120, 116, 118, 70)
        )
        for _ in range(2):
            cut = left + self._dice.random() * (right - left)
            self._painter.fillRect(
                self._box(cut, top, 0.0008, high * 0.8), QColor(130, 126, 126, 70)
            )

    def _sea(self) -> None:
        paint = self._painter
        sea = self._box(0, _HORIZON, 1, 1 - _HORIZON)
        paint.fillRect(sea, self._fade(_HORIZON, 1, "#dcd3ae", "#7fb0ab", "#3f8286", "#2b6a72"))
        for _ in range(110):
            v = _HORIZON + 0.30 * self._dice.random() ** 1.6
            spread = 0.05 + (v - _HORIZON) * 0.9
            u = 0.20 + self._dice.gauss(0, spread * 0.5)
            wide = 0.006 + (v - _HORIZON) * 0.13 * self._dice.random()
            tone = QColor("#fff2cf")
            tone.setAlpha(self._dice.randint(50, 150))
            paint.setBrush(tone)
            paint.drawRoundedRect(self._box(u - wide / 2, v, wide, 0.0022), 1, 1)
        self._boat(0.085, 0.715, 0.062)
        self._boat(0.285, 0.678, 0.024)

    def _boat(self, u: float, v: float, size: float) -> None:
        """A lateen-rigged barge, as carried the blocks from the marina."""
        paint, unit = self._painter, size * self._area.width()
        paint.save()
        paint.translate(self._at(u, v))
        hull = QPainterPath(QPointF(-unit * 0.5, -unit * 0.10))
        hull.quadTo(0, unit * 0.02, unit * 0.55, -unit * 0.14)
        hull.quadTo(unit * 0.4, unit * 0.13, 0, unit * 0.13)
        hull.quadTo(-unit * 0.38, unit * 0.13, -unit * 0.5, -unit * 0.10)
        paint.setBrush(QColor("#4b3020"))
        paint.drawPath(hull)
        for shift, height in ((-0.02, 1.0), (0.30, 0.66)):
            sail = QPainterPath(QPointF(unit * (shift - 0.34), -unit * 0.16))
            sail.quadTo(
                unit * shift, -unit * 0.5 * height, unit * (shift + 0.06), -unit * 1.08 * height
            )
            sail.quadTo(
                unit * (shift + 0.28), -unit * 0.5 * height, unit * (shift + 0.20), -unit * 0.14
            )
            sail.quadTo(unit * shift, -unit * 0.08, unit * (shift - 0.34), -unit * 0.16)
            light = QLinearGradient(-unit * 0.3, 0, unit * 0.4, 0)
            light.setColorAt(0, QColor("#fff4dc"))
            light.setColorAt(1, QColor("#d7a877"))
            paint.setBrush(light)
            paint.drawPath(sail)
        shade = QColor(30, 60, 66, 80)
        paint.setBrush(shade)
        paint.drawEllipse(QRectF(-unit * 0.5, unit * 0.11, unit, unit * 0.06))
        paint.restore()

    def _hills(self) -> None:
        for points, top, low in _HILLS:
            path = QPainterPath(self._at(*points[0]))
            for (au, av), (bu, bv) in pairwise(points):
                middle = (au + bu) / 2
                path.cubicTo(self._at(middle, av), self._at(middle, bv), self._at(bu, bv))
            path.lineTo(self._at(1, 1.0))
            # The shore: a bay that swings back under the hill it starts from.
            start = points[0]
            path.lineTo(self._at(start[0] + 0.14, 1.0))
            path.cubicTo(
                self._at(start[0] + 0.20, 0.88),
                self._at(start[0] + 0.19, start[1] + 0.03),
                self._at(*start),
            )
            path.closeSubpath()
            self._painter.setBrush(self._fade(points[-1][1], 0.95, top, low, top))
            self._painter.drawPath(path)

    def _town(self) -> None:
        """Houses with terracotta roofs, a campanile and the cathedral's dome."""
        for u, v, wide, high in _HOUSES:
            self._house(u, v, wide, high)
        self._house(0.684, 0.560, 0.015, 0.10, windows=3)
        dome = self._box(0.735, 0.588, 0.040, 0.060)
        self._painter.setBrush(self._fade(0.588, 0.640, "#d0744a", "#98452a"))
        self._painter.drawPie(dome, 0, 180 * 16)
        self._painter.fillRect(self._box(0.733, 0.617, 0.044, 0.026), QColor("#ecdcbb"))
        self._painter.fillRect(self._box(0.7535, 0.576, 0.003, 0.016), QColor("#ecdcbb"))

    def _house(self, u: float, v: float, wide: float, high: float, windows: int = 2) -> None:
        wall = self._box(u, v, wide, high)
        light = QLinearGradient(wall.topLeft(), wall.topRight())
        light.setColorAt(0, QColor("#fbeccb"))
        light.setColorAt(1, QColor("#cdb086"))
        self._painter.fillRect(wall, light)
        eave = wide * 0.12
        self._painter.setBrush(QColor("#b4552f"))
        self._painter.drawPolygon(
            QPolygonF([
                self._at(u - eave, v),
                self._at(u + wide + eave, v),
                self._at(u + wide * 0.78, v - 0.014),
                self._at(u + wide * 0.22, v - 0.014),
            ])
        )
        for column in range(2):
            for row in range(windows):
                self._painter.fillRect(
                    self._box(
                        u + wide * (0.22 + 0.38 * column),
                        v + high * (0.2 + 0.62 * row / windows),
                        wide * 0.16,
                        high * 0.34 / windows,
                    ),
                    QColor(84, 60, 48, 190),
                )

    def _cypress(self, u: float, v: float, high: float) -> None:
        tip, foot = self._at(u, v - high), self._at(u, v)
        wide = high * self._area.height() * 0.105
        path = QPainterPath(tip)
        path.cubicTo(
            tip + QPointF(wide * 0.7, (foot.y() - tip.y()) * 0.4),
            foot + QPointF(wide * 1.3, -wide),
            foot,
        )
        path.cubicTo(
            foot + QPointF(-wide * 1.3, -wide),
            tip + QPointF(-wide * 0.7, (foot.y() - tip.y()) * 0.4),
            tip,
        )
        light = QLinearGradient(foot.x() - wide, 0, foot.x() + wide, 0)
        light.setColorAt(0, QColor("#6d7f46"))
        light.setColorAt(0.5, QColor("#3d5433"))
        light.setColorAt(1, QColor("#24371f"))
        self._painter.setBrush(light)
        self._painter.drawPath(path)

    def _garden(self) -> None:
        self._vineyard()
        for u, v, high in _CYPRESSES:
            self._cypress(u, v, high)
        edge = QPen(QColor(255, 240, 205, 120), 1.4)
        self._painter.setPen(edge)
        self._painter.drawLine(self._at(0.0, _HORIZON), self._at(0.40, _HORIZON))
        self._painter.setPen(Qt.PenStyle.NoPen)

    def _vineyard(self) -> None:
        """Rows of vines that run down towards the loggia."""
        for row in range(-6, 18):
            top = self._at(0.62 + row * 0.022, 0.715)
            low = self._at(0.36 + row * 0.078, 1.0)
            for step in range(18):
                share = (step / 17) ** 1.5
                spot = top + (low - top) * share
                size = self._area.width() * (0.0022 + 0.011 * share)
                shade = QColor("#3f5a33") if (row + step) % 2 else QColor("#55703c")
                shade.setAlpha(150)
                if spot.x() > self._at(0.52 + 0.05 * share, 0).x():
                    self._painter.setBrush(shade)
                    self._painter.drawEllipse(spot, size, size * 0.62)
