"""A chart as a picture. This is the only module that imports pyqtgraph, which takes its time:
it is imported when a chart is first shown.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyqtgraph as pg
from PySide6.QtCore import (
    QBuffer,
    QByteArray,
    QIODevice,
    QPoint,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import QBrush, QColor, QFontMetricsF, QImage, QPainter, QPen, QResizeEvent
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QWidget

from carrara_desktop.library.atomic import write_atomic
from carrara_desktop.ui import i18n, theme
from carrara_desktop.ui.fonts import body_font, title_font
from carrara_desktop.ui.models.chart_figures import Drawn, Figures

pg.setConfigOptions(antialias=True, exitCleanup=False)

_WIDEST_SYMBOLS: Final = 36
"""Places up to which every point of a line bears its symbol; beyond, every n-th does."""
_BARS: Final = 0.78
"""How much of a place bars take."""
_GHOST: Final = 70
"""Opacity of the ground under a pattern."""
PICTURE: Final = QSize(1200, 760)
"""A saved picture, in the pixels that its letters are sized in."""


_SAMPLE: Final = 34
"""Pixels of what a series looks like, in the legend."""


class Plot(pg.GraphicsLayoutWidget):  # type: ignore[misc]
    """Title, legend and axes of one chart; a click chooses a place."""

    place_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._figures: Figures | None = None
        self._place = -1
        self._legend = pg.LegendItem(colCount=1, labelTextSize="13px")
        self._area = pg.PlotItem(axisItems={side: _Axis(side) for side in ("left", "bottom")})
        self._area.setMenuEnabled(False)
        self._area.hideButtons()
        self._area.getViewBox().setMouseEnabled(False, False)
        self._mark = pg.InfiniteLine(angle=90, movable=False)
        self.ci.setContentsMargins(10, 8, 16, 8)
        self.ci.setSpacing(4)
        self.setMinimumSize(320, 240)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._title = self.addLabel("", row=0, col=0)
        self.addItem(self._legend, row=1, col=0)
        self.addItem(self._area, row=2, col=0)
        self.ci.layout.setRowStretchFactor(2, 1)
        self.scene().sigMouseClicked.connect(self._clicked)

    def sizeHint(self) -> QSize:
        return QSize(480, 300)

    # -- what is shown --------------------------------------------------------------------

    def show_figures(self, figures: Figures) -> None:
        """Draw a chart, in the look of now."""
        if self._figures is None or figures.id != self._figures.id:
            self._place = -1
        self._figures = figures
        self.setBackground(theme.MARBLE)
        self._area.clear()
        self._legend.clear()
        self._say(figures)
        draw = {
            "lines": self._draw_lines,
            "dots": self._draw_dots,
            "bars": self._draw_bars,
            "stacks": self._draw_stacks,
        }[figures.form]
        draw(figures)
        self._set_ranges(figures)
        self._mark.setPen(QPen(QColor(theme.TERRACOTTA_DARK), 0, Qt.PenStyle.DashLine))
        self._area.addItem(self._mark, ignoreBounds=True)
        self.choose(self._place)

    def choose(self, place: int) -> None:
        """Mark a place, by its number in the chart; -1 marks none."""
        self._place = place
        figures = self._figures
        shown = figures is not None and 0 <= place < len(figures.numbers)
        self._mark.setVisible(shown)
        if figures is not None and shown:
            self._mark.setAngle(0 if figures.form == "bars" else 90)
            self._mark.setPos(figures.numbers[place])

    def _say(self, figures: Figures) -> None:
        ink = theme.INK
        self._title.item.setFont(title_font(24))
        self._title.setText(_escaped(figures.title), color=ink)
        self._fit_legend()
        self._legend.setLabelTextColor(ink)
        self._legend.setLabelTextSize(f"{body_font(13).pixelSize()}px")
        lying = figures.form == "bars"
        along, across = ("left", "bottom") if lying else ("bottom", "left")
        for side, words in ((along, "" if lying else figures.axis), (across, figures.unit)):
            axis = self._area.getAxis(side)
            axis.setTextPen(ink)
            axis.setPen(QPen(QColor(theme.LINE), 0))
            axis.setTickFont(body_font(13))
            axis.setTicks(None)
            axis.least = 0.5 if figures.decimals and side == across else 1.0
            size = f"{body_font(13).pixelSize()}px"
            axis.setLabel(_escaped(words), **{"font-size": size, "color": theme.INK_SOFT})
            axis.showLabel(bool(words))
        if lying:
            names = zip(figures.numbers, map(_folded, figures.names), strict=True)
            self._area.getAxis(along).setTicks([list(names)])
        self._area.invertY(lying)
        self._area.showGrid(x=lying, y=not lying, alpha=0.22)

    def _fit_legend(self) -> None:
        """As many names side by side as the width has room for."""
        if self._figures is None:
            return
        metrics = QFontMetricsF(body_font(13))
        names = [metrics.horizontalAdvance(one.name) for one in self._figures.series]
        fitting = int((self.width() - 40) // (max(names, default=0.0) + _SAMPLE + 30))
        self._legend.setColumnCount(max(1, min(len(names), fitting)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # the class this comes of is resized while it is being made
        if hasattr(self, "_legend"):
            self._fit_legend()

    def _set_ranges(self, figures: Figures) -> None:
        numbers = figures.numbers
        pad = 0.6 if figures.form in ("bars", "stacks") else max(0.4, len(numbers) * 0.015)
        values = [value for one in figures.series for value in one.values if value is not None]
        top = max(values)
        if figures.form == "stacks":
            top = max(
                sum(one.values[at] or 0 for one in figures.series) for at in range(len(numbers))
            )
        along = (numbers[0] - pad, numbers[-1] + pad)
        across = (min(0.0, *values), max(top, 1) * 1.06)
        x, y = (across, along) if figures.form == "bars" else (along, across)
        self._area.setXRange(*x, padding=0)
        self._area.setYRange(*y, padding=0)

    # -- the four forms ---------------------------------------------------------------------

    def _draw_lines(self, figures: Figures) -> None:
        every = max(1, round(len(figures.numbers) / _WIDEST_SYMBOLS * 2))
        for at, one in enumerate(figures.series):
            x, y = _points(figures.numbers, one.values)
            pen = _pen(one)
            self._area.plot(x, y, pen=pen, connect="finite")
            # Symbols of several seats begin at other places, so that none hides the others.
            marks = slice(at * every // max(1, len(figures.series)), None, every)
            item = self._area.plot(x[marks], y[marks], pen=None, **_symbol(one, 9))
            self._legend.addItem(_Sample(one, line=True), _escaped(one.name))
            item.setZValue(5)

    def _draw_dots(self, figures: Figures) -> None:
        for one in figures.series:
            x, y = _points(figures.numbers, one.values)
            there = np.isfinite(y)
            self._area.plot(x[there], y[there], pen=None, **_symbol(one, 11))
            self._legend.addItem(_Sample(one, dot=True), _escaped(one.name))

    def _draw_bars(self, figures: Figures) -> None:
        """Lying, so that the names of the places have room."""
        width = _BARS / len(figures.series)
        for at, one in enumerate(figures.series):
            shift = (at + 0.5) * width - _BARS / 2
            there = [place for place, value in enumerate(one.values) if value]
            for brush in _brushes(one):
                bars = pg.BarGraphItem(
                    x0=0,
                    y=[figures.numbers[place] + shift for place in there],
                    width=[one.values[place] for place in there],
                    height=width * 0.9,
                    brush=brush,
                    pen=QPen(_edge(one.tone), 0),
                )
                self._area.addItem(bars)
            self._legend.addItem(_Sample(one), _escaped(one.name))

    def _draw_stacks(self, figures: Figures) -> None:
        """Areas on top of each other, each place as wide as all others."""
        x = np.repeat(np.array([n - 0.5 for n in figures.numbers] + [figures.numbers[-1] + 0.5]), 2)
        low = pg.PlotCurveItem(x[1:-1], np.zeros(len(x) - 2), pen=None)
        for one in figures.series:
            more = np.repeat(np.array([value or 0.0 for value in one.values]), 2)
            high = pg.PlotCurveItem(x[1:-1], low.getData()[1] + more, pen=QPen(_edge(one.tone), 0))
            for brush in _brushes(one):
                self._area.addItem(pg.FillBetweenItem(low, high, brush=brush, pen=None))
            self._area.addItem(high)
            self._legend.addItem(_Sample(one), _escaped(one.name))
            low = high

    def _clicked(self, event: Any) -> None:
        figures = self._figures
        box = self._area.getViewBox()
        if figures is None or not box.sceneBoundingRect().contains(event.scenePos()):
            return
        point = box.mapSceneToView(event.scenePos())
        along = point.y() if figures.form == "bars" else point.x()
        places = range(len(figures.numbers))
        self.place_chosen.emit(min(places, key=lambda at: abs(figures.numbers[at] - along)))

    # -- into a file ------------------------------------------------------------------------

    def save(self, path: Path) -> None:
        """Write the picture as PNG or SVG, by the name's ending. Raises OSError."""
        write_atomic(path, self.svg() if path.suffix.lower() == ".svg" else self.png())

    def png(self) -> bytes:
        """The picture in twice as many pixels as its letters are sized for."""
        image = QImage(PICTURE * 2, QImage.Format.Format_RGB32)
        image.setDevicePixelRatio(2)
        self._paint_on(image)
        kept, buffer = _memory()
        image.save(buffer, "PNG")
        return bytes(kept.data())

    def svg(self) -> bytes:
        """The picture as SVG, its words as words."""
        kept, buffer = _memory()
        made = QSvgGenerator()
        made.setOutputDevice(buffer)
        made.setSize(PICTURE)
        made.setViewBox(QRect(QPoint(0, 0), PICTURE))
        if self._figures is not None:
            made.setTitle(self._figures.title)
            made.setDescription(self._figures.about)
        self._paint_on(made)
        return bytes(kept.data())

    def _paint_on(self, device: QImage | QSvgGenerator) -> None:
        """Paint the chart in the size of a saved picture, whatever its size here is."""
        if self._figures is None:
            return
        other = Plot()
        other.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        other.resize(PICTURE)
        other.show_figures(self._figures)
        other.show()
        other.ci.layout.activate()
        whole = QRectF(0, 0, PICTURE.width(), PICTURE.height())
        painter = QPainter(device)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(whole, QColor(theme.MARBLE))
        other.render(painter, whole, other.viewport().rect())
        painter.end()
        other.close()


def _memory() -> tuple[QByteArray, QBuffer]:
    """Bytes, and a device that writes into them."""
    kept = QByteArray()
    buffer = QBuffer(kept)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    return kept, buffer


class _Axis(pg.AxisItem):  # type: ignore[misc]
    """Numbers as the reader writes them; no ticks nearer to each other than ``least``."""

    least = 1.0

    def tickStrings(self, values: Sequence[float], scale: float, spacing: float) -> list[str]:
        if spacing >= 1:
            return [i18n.number(round(value)) for value in values]
        return [i18n.decimal(value, 1 if spacing >= 0.1 else 2) for value in values]

    def tickSpacing(self, low: float, high: float, size: float) -> list[tuple[float, float]]:
        levels = super().tickSpacing(low, high, size)
        return [level for level in levels if level[0] >= self.least] or [(self.least, 0.0)]


class _Sample(pg.ItemSample):  # type: ignore[misc]
    """What a series looks like, in the legend."""

    def __init__(self, one: Drawn, line: bool = False, dot: bool = False) -> None:
        super().__init__(pg.PlotDataItem())
        self._one = one
        self._line, self._dot = line, dot
        self.setFixedWidth(_SAMPLE)
        self.setFixedHeight(20)

    def mouseClickEvent(self, event: Any) -> None:
        event.ignore()

    def paint(self, painter: QPainter, *_: Any) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        one = self._one
        if self._line:
            painter.setPen(_pen(one))
            painter.drawLine(1, 10, 32, 10)
        if self._line or self._dot:
            shape = pg.graphicsItems.ScatterPlotItem.Symbols[one.symbol]
            painter.translate(16.5, 10)
            painter.scale(10, 10)
            pen = QPen(_edge(one.tone), 1)
            pen.setCosmetic(True)
            painter.setPen(pen)
            painter.setBrush(QBrush(one.tone))
            painter.drawPath(shape)
            return
        painter.setPen(QPen(_edge(one.tone), 1))
        for brush in _brushes(one):
            painter.setBrush(brush)
            painter.drawRect(6, 3, 22, 14)


def _points(numbers: Sequence[int], values: Sequence[float | None]) -> tuple[Any, Any]:
    y = np.array([np.nan if value is None else value for value in values], dtype=float)
    return np.array(numbers, dtype=float), y


def _pen(one: Drawn) -> QPen:
    pen = pg.mkPen(_readable(one.tone), width=2.4)
    pen.setStyle(one.line)
    return pen  # type: ignore[no-any-return]


def _symbol(one: Drawn, size: int) -> dict[str, Any]:
    return {
        "symbol": one.symbol,
        "symbolSize": size,
        "symbolBrush": QBrush(one.tone),
        "symbolPen": pg.mkPen(_edge(one.tone), width=1),
    }


def _brushes(one: Drawn) -> list[QBrush]:
    """The fills of an area, one over the other: a pattern needs a ground to be seen on."""
    if one.pattern == Qt.BrushStyle.SolidPattern:
        return [QBrush(one.tone)]
    ground = QColor(one.tone)
    ground.setAlpha(_GHOST)
    return [QBrush(ground), QBrush(one.tone, one.pattern)]


def _edge(tone: QColor) -> QColor:
    """An outline for an area of a tone, so that the lightest ones are seen on the ground."""
    dark = QColor(theme.MARBLE).lightness() < 128
    return tone.lighter(140) if dark else tone.darker(165)


def _readable(tone: QColor) -> QColor:
    """A tone for lines on the ground of now."""
    dark = QColor(theme.MARBLE).lightness() < 128
    return tone.lighter(135) if dark else tone


def _escaped(text: str) -> str:
    """A text for a label that reads markup: people's names may hold anything."""
    return text.replace("&", "&amp;").replace("<", "&lt;")


def _folded(name: str) -> str:
    """A name in lines of a few words."""
    lines: list[str] = []
    for word in name.split(" "):
        if lines and len(lines[-1]) + len(word) < 17:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return "\n".join(lines)
