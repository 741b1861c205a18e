"""A bounded store of rendered pixmaps, so that scene items paint from it."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap

LIMIT_BYTES: Final = 64 * 1024 * 1024

Painter = Callable[[QPainter, QRectF], object]

_store: OrderedDict[Hashable, QPixmap] = OrderedDict()
_bytes = 0


def _cost(pm: QPixmap) -> int:
    return pm.width() * pm.height() * 4


def pixmap(key: Hashable, painter_fn: Painter, size: QSizeF, dpr: float = 1.0) -> QPixmap:
    """``painter_fn(p, QRectF(0, 0, w, h))`` rendered once per key, size and pixel ratio."""
    global _bytes
    w = max(1, math.ceil(size.width() * dpr))
    h = max(1, math.ceil(size.height() * dpr))
    full = (key, round(size.width(), 2), round(size.height(), 2), round(dpr, 3))
    found = _store.get(full)
    if found is not None:
        _store.move_to_end(full)
        return found
    pm = QPixmap(w, h)
    pm.setDevicePixelRatio(dpr)
    pm.fill(Qt.GlobalColor.transparent)
    p = QPainter(pm)
    try:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter_fn(p, QRectF(0.0, 0.0, size.width(), size.height()))
    finally:
        p.end()
    cost = _cost(pm)
    if cost <= LIMIT_BYTES // 3:
        _store[full] = pm
        _bytes += cost
        while _bytes > LIMIT_BYTES:
            _, old = _store.popitem(last=False)
            _bytes -= _cost(old)
    return pm


def stamp(p: QPainter, key: Hashable, painter_fn: Painter, r: QRectF) -> None:
    """Something that a picture repeats: painted once, then copied to the nearest whole pixel.

    For painters that are moved and scaled, not turned.
    """
    device = p.deviceTransform()
    scale = device.m11()
    found = pixmap(("stamp", key), painter_fn, r.size(), scale)
    at = device.map(r.topLeft())
    p.save()
    p.resetTransform()
    ratio = p.deviceTransform().m11()
    found.setDevicePixelRatio(ratio)
    p.drawPixmap(QPointF(round(at.x()) / ratio, round(at.y()) / ratio), found)
    found.setDevicePixelRatio(scale)
    p.restore()


def cache_bytes() -> int:
    """Memory held by cached pixmaps."""
    return _bytes


def clear_cache() -> None:
    """Forget every pixmap (fonts or theme changed)."""
    global _bytes
    _store.clear()
    _bytes = 0
