"""Pictures of the table for the rules and the lessons, painted by the table itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap

from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.models.texts import learn_folder
from carrara_desktop.ui.tables.base import SeatLook
from carrara_desktop.ui.tables.carrara import art
from carrara_desktop.ui.tables.carrara.brush import as_rectf, use_text_size
from carrara_desktop.ui.tables.carrara.layout import Layout, lay_out
from carrara_desktop.ui.tables.carrara.rects import Rect
from carrara_desktop.ui.tables.carrara.table import SEATS, CarraraTable

SIZE: Final = QSize(1500, 980)
"""The table that parts are cut out of."""
_NAMES: Final = ("Alba", "Bianca", "Cosimo", "Donata")


def _around(rects: Sequence[Rect], margin: float = 0.0) -> QRectF:
    whole = QRectF()
    for rect in rects:
        whole = whole.united(as_rectf(rect))
    return whole.adjusted(-margin, -margin, margin, margin)


def _board_left(layout: Layout) -> QRectF:
    """The columns of the large board, with their cities."""
    own = layout.own
    return _around([*own.columns, *own.cities, *own.accepts], 4)


def _board_spaces(layout: Layout) -> QRectF:
    return _around(layout.own.spaces, 6)


_PARTS: Final[dict[str, tuple[str, Callable[[Layout], QRectF]]]] = {
    "table": ("basic", lambda at: QRectF(0, 0, at.width, at.height)),
    "wheel": ("basic", lambda at: _around([at.wheel, at.turn, at.bag, at.supply], 2)),
    "display": ("basic", lambda at: _around([at.display_panel])),
    "monuments": ("basic", lambda at: _around([at.monuments_panel])),
    "upgrades": ("basic", lambda at: _around(at.upgrades, 4)),
    "court": ("basic", lambda at: _around([*at.slots, at.open_area, at.visit], 6)),
    "cities": ("basic", lambda at: _around(at.cities, 6)),
    "board": ("basic", _board_left),
    "spaces": ("basic", _board_spaces),
    "screen": ("basic", lambda at: _around([at.own.screen], 2)),
    "discs": ("advanced", lambda at: _around([at.wheel, at.turn, at.bag, at.supply], 2)),
    "advanced-court": ("advanced", lambda at: _around([*at.slots, at.open_area, at.visit], 6)),
    "florin-spaces": ("advanced", lambda at: _around(at.florin_spaces, 4)),
    "majorities": ("advanced", lambda at: _around([*at.cities, *at.majorities], 6)),
    "shelf": ("advanced", lambda at: _around([at.shelf] if at.shelf else [], 2)),
    "advanced-board": ("advanced", _board_left),
    "advanced-spaces": ("advanced", _board_spaces),
    "warehouses": ("advanced", lambda at: _around(at.own.warehouses, 6)),
}
"""By name: the position of ``pictures/``, and what of its table is shown."""
NAMES: Final = tuple(_PARTS)


def picture(name: str, room: QSize, ratio: float = 1.0) -> QPixmap:
    """A part of the table no larger than the room, nor than on a large table.

    Raises:
        KeyError: there is no picture of that name.
    """
    position, part = _PARTS[name]
    view = _view(position)
    use_text_size()
    w, h = float(SIZE.width()), float(SIZE.height())
    area = part(lay_out(w, h, len(view.seats), view.variant, art.FONTS.size))
    scale = min(1.0, room.width() / area.width(), room.height() / area.height())
    return _render(view, SIZE, area, scale, ratio)


def snapshot(view: Any, size: QSize, ratio: float = 1.0) -> QPixmap:
    """The whole table of a view; drawn large, so that a small picture is still sharp."""
    scale = max(1.0, 900 / max(1, size.width()))
    large = QSize(round(size.width() * scale), round(size.height() * scale))
    area = QRectF(0, 0, large.width(), large.height())
    return _render(view, large, area, 1 / scale, ratio)


def _render(view: View, size: QSize, area: QRectF, scale: float, ratio: float) -> QPixmap:
    table = CarraraTable()
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.setFrameShape(CarraraTable.Shape.NoFrame)
    table.set_looks([SeatLook(n, s) for n, s in zip(_NAMES, SEATS, strict=True)][: len(view.seats)])
    table.resize(size)
    table.show()
    table.show_view(view)
    room = QSize(round(area.width() * scale), round(area.height() * scale))
    made = QPixmap(room * ratio)
    made.setDevicePixelRatio(ratio)
    made.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(made)
    painter.setRenderHints(
        QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
    )
    table.scene().render(painter, QRectF(0, 0, room.width(), room.height()), area)
    painter.end()
    table.hide()
    table.deleteLater()
    return made


@lru_cache(maxsize=4)
def _view(name: str) -> View:
    data = (learn_folder("carrara") / "pictures" / f"{name}.json").read_bytes()
    return RULES.view(RULES.read_document(data), 0)
