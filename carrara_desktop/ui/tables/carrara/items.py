"""The scene's items: pixmaps that are told what to show and know nothing else.

Items carry no timers and no Python overrides: Qt paints them without a call into Python,
and nothing touches an item after it left the scene.
"""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from carrara_desktop.ui.tables.carrara.paint import What, pixmap_of
from carrara_desktop.ui.tables.carrara.piece import Key, Piece
from carrara_desktop.ui.tables.carrara.rects import Rect

QUICK_FROM = 700.0
"""Device pixels from which something that rushes by is turned without smoothing."""
_SMOOTH = Qt.TransformationMode.SmoothTransformation
_QUICK = Qt.TransformationMode.FastTransformation


def dress(view: QGraphicsView) -> QGraphicsScene:
    """Make a view show an unmoving scene of pixmaps, without anything it needs not do."""
    scene = QGraphicsScene(view)
    scene.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
    view.setScene(scene)
    view.viewport().setAutoFillBackground(False)
    view.setInteractive(False)
    view.setFrameShape(QFrame.Shape.NoFrame)
    view.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    view.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
    view.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontAdjustForAntialiasing)
    view.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    view.setMouseTracking(True)
    view.viewport().setMouseTracking(True)
    return scene


def _new_item(scene: QGraphicsScene) -> QGraphicsPixmapItem:
    item = QGraphicsPixmapItem()
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setTransformationMode(_SMOOTH)
    scene.addItem(item)
    return item


class Sprite:
    """A pixmap that moves freely: a piece in flight, a ghost, a glow that fades."""

    def __init__(self, scene: QGraphicsScene, what: What, w: float, h: float, dpr: float,
                 z: float) -> None:  # fmt: skip
        self._w, self._h, self._dpr = max(w, 1.0), max(h, 1.0), dpr
        self._item = _new_item(scene)
        self._item.setPixmap(pixmap_of(what, self._w, self._h, dpr))
        self._item.setZValue(z)
        self._item.hide()

    def show_as(self, what: What) -> None:
        """Another drawing of the same size (a tile that turns over)."""
        self._item.setPixmap(pixmap_of(what, self._w, self._h, self._dpr))

    def place(self, rect: Rect, opacity: float = 1.0, angle: float = 0.0, *,
              rushes: bool = False) -> None:  # fmt: skip
        """Show it stretched over a rectangle. Of something large that rushes by, nobody sees
        whether it is turned smoothly, which costs three times as much."""
        quick = rushes and self._w * self._dpr > QUICK_FROM
        self._item.setTransformationMode(_QUICK if quick else _SMOOTH)
        sx, sy = rect.w / self._w, rect.h / self._h
        if angle:
            transform = QTransform()
            transform.translate(rect.w / 2, rect.h / 2)
            transform.rotate(angle)
            transform.translate(-rect.w / 2, -rect.h / 2)
            transform.scale(sx, sy)
            self._item.setTransform(transform)
        else:
            self._item.setTransform(QTransform.fromScale(sx, sy))
        self._item.setPos(rect.x, rect.y)
        self._item.setOpacity(opacity)
        self._item.setVisible(opacity > 0.004)

    def hide(self) -> None:
        """Keep it, unseen."""
        self._item.hide()

    def leave(self, scene: QGraphicsScene) -> None:
        """Take it off the scene; the sprite must not be used after."""
        scene.removeItem(self._item)


class Board:
    """Keeps one item for each piece, and changes only what differs between two pictures."""

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._dpr = 1.0
        self._pieces: dict[Key, Piece] = {}
        self._items: dict[Key, QGraphicsPixmapItem] = {}
        self._touched: set[Key] = set()
        self._sprites: list[Sprite] = []

    @property
    def dpr(self) -> float:
        """The device pixel ratio that drawings are made for."""
        return self._dpr

    @property
    def pieces(self) -> dict[Key, Piece]:
        """The picture now shown, by key."""
        return self._pieces

    def show(self, pieces: Iterable[Piece], dpr: float) -> None:
        """Show exactly these pieces."""
        self.restore()
        fresh = {piece.key: piece for piece in pieces}
        for key in [key for key in self._items if key not in fresh]:
            self._scene.removeItem(self._items.pop(key))
        for key, piece in fresh.items():
            old = self._pieces.get(key)
            item = self._items.get(key)
            if item is None:
                item = self._items[key] = _new_item(self._scene)
                old = None
            elif old == piece and dpr == self._dpr:
                continue
            same_size = old is not None and old.rect[2:] == piece.rect[2:]
            if old is None or old.what != piece.what or not same_size or dpr != self._dpr:
                item.setPixmap(pixmap_of(piece.what, piece.rect.w, piece.rect.h, dpr))
            item.setPos(round(piece.rect.x * dpr) / dpr, round(piece.rect.y * dpr) / dpr)
            item.setZValue(piece.z)
        self._pieces = fresh
        self._dpr = dpr

    def restore(self) -> None:
        """Undo what an animation did: remove its sprites, show what it hid."""
        for sprite in self._sprites:
            sprite.leave(self._scene)
        self._sprites.clear()
        for key in self._touched:
            item = self._items.get(key)
            if item is not None:
                item.setOpacity(1.0)
                item.show()
        self._touched.clear()

    def sprite(self, what: What, w: float, h: float, z: float) -> Sprite:
        """A new sprite, unseen; it stays until the next ``show`` or ``restore``."""
        found = Sprite(self._scene, what, w, h, self._dpr, z)
        self._sprites.append(found)
        return found

    def fade(self, key: Key, opacity: float) -> None:
        """Dim or hide a piece until the next ``show`` or ``restore``."""
        item = self._items.get(key)
        if item is not None:
            item.setOpacity(opacity)
            item.setVisible(opacity > 0.004)
            self._touched.add(key)

    def clear(self) -> None:
        """Take everything off the scene."""
        self.restore()
        for item in self._items.values():
            self._scene.removeItem(item)
        self._items.clear()
        self._pieces.clear()
