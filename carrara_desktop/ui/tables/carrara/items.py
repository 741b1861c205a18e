"""The scene's items: pixmaps that are told what to show and know nothing else.

Items carry no timers and no Python overrides: Qt paints them without a call into Python,
and nothing touches an item after it left the scene.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView

from carrara_desktop.ui.tables.carrara.paint import What, paint, pixmap_of
from carrara_desktop.ui.tables.carrara.piece import Key, Piece
from carrara_desktop.ui.tables.carrara.rects import Rect

QUICK_FROM = 700.0
"""Device pixels from which something that rushes by is turned without smoothing."""
GROUND = frozenset({"backdrop", "panel", "carpet", "shelf", "title", "wheel_frame"})
"""Drawings that are the same in every view, with nothing else under them."""


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
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    scene.addItem(item)
    return item


class Sprite:
    """A pixmap that moves freely: a piece in flight, a ghost, a glow that fades.

    It is painted when it is first seen: of a timeline with many, each then takes its time where
    it starts, and the window never has to paint them all before the first may move.
    """

    def __init__(self, scene: QGraphicsScene, what: What, w: float, h: float, dpr: float,
                 z: float) -> None:  # fmt: skip
        self._w, self._h, self._dpr = max(w, 1.0), max(h, 1.0), dpr
        self._unpainted: What | None = what
        self._item = _new_item(scene)
        self._item.setZValue(z)
        self._item.hide()

    def show_as(self, what: What) -> None:
        """Another drawing of the same size (a tile that turns over)."""
        self._unpainted = what

    def place(self, rect: Rect, opacity: float = 1.0) -> None:
        """Show it stretched over a rectangle."""
        is_seen = opacity > 0.004
        if is_seen and self._unpainted is not None:
            self._item.setPixmap(pixmap_of(self._unpainted, self._w, self._h, self._dpr))
            self._unpainted = None
        self._item.setTransform(QTransform.fromScale(rect.w / self._w, rect.h / self._h))
        self._item.setPos(rect.x, rect.y)
        self._item.setOpacity(opacity)
        self._item.setVisible(is_seen)

    def hide(self) -> None:
        """Keep it, unseen."""
        self._item.hide()

    def leave(self, scene: QGraphicsScene) -> None:
        """Take it off the scene; the sprite must not be used after."""
        scene.removeItem(self._item)


class Disc:
    """A round drawing that turns about its middle.

    It is turned within its own square: of an item that is turned itself, Qt repaints the larger
    square about its corners, which are empty.
    """

    def __init__(self, scene: QGraphicsScene, what: What, rect: Rect, dpr: float,
                 z: float) -> None:  # fmt: skip
        self._still = pixmap_of(what, rect.w, rect.h, dpr)
        self._turned = QPixmap(self._still.size())
        self._turned.setDevicePixelRatio(dpr)
        self._turned.fill(Qt.GlobalColor.transparent)
        self._middle = QPointF(rect.w / 2, rect.h / 2)
        self._quick = rect.w * dpr > QUICK_FROM
        self._item = _new_item(scene)
        self._item.setPos(round(rect.x * dpr) / dpr, round(rect.y * dpr) / dpr)
        self._item.setZValue(z)

    def turn(self, angle: float, *, rushes: bool = False) -> None:
        """Show it turned clockwise by degrees. Of something large that rushes by, nobody sees
        whether it is turned smoothly, which costs three times as much."""
        # An item that held the picture would have it copied first.
        self._item.setPixmap(QPixmap())
        p = QPainter(self._turned)
        # What lies about the disc is clear at any angle, so nothing need be wiped out.
        p.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
        smoothly = not (rushes and self._quick)
        p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, smoothly)
        p.translate(self._middle)
        p.rotate(angle)
        p.drawPixmap(-self._middle, self._still)
        p.end()
        self._item.setPixmap(self._turned)

    def leave(self, scene: QGraphicsScene) -> None:
        """Take it off the scene; it must not be used after."""
        scene.removeItem(self._item)


class Board:
    """Keeps one item for each piece, and changes only what differs between two pictures.

    All that is ground shares an item, so that one picture is copied where it shows, and not many
    laid over each other.
    """

    def __init__(self, scene: QGraphicsScene) -> None:
        self._scene = scene
        self._dpr = 1.0
        self._pieces: dict[Key, Piece] = {}
        self._items: dict[Key, QGraphicsPixmapItem] = {}
        self._touched: set[Key] = set()
        self._sprites: list[Sprite | Disc] = []
        self._ground: list[Piece] = []
        self._ground_item: QGraphicsPixmapItem | None = None

    @property
    def item_count(self) -> int:
        """How many items it keeps in the scene."""
        return len(self._items) + (self._ground_item is not None) + len(self._sprites)

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
        self._show_ground([piece for piece in fresh.values() if piece.what[0] in GROUND], dpr)
        for key in [key for key in self._items if key not in fresh]:
            self._scene.removeItem(self._items.pop(key))
        for key, piece in fresh.items():
            if piece.what[0] in GROUND:
                continue
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

    def _show_ground(self, pieces: list[Piece], dpr: float) -> None:
        if pieces == self._ground and dpr == self._dpr:
            return
        self._ground = pieces
        if pieces:
            if self._ground_item is None:
                self._ground_item = _new_item(self._scene)
            self._ground_item.setPixmap(_flattened(pieces, dpr))
        elif self._ground_item is not None:
            self._scene.removeItem(self._ground_item)
            self._ground_item = None

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

    def disc(self, piece: Piece, z: float) -> Disc:
        """A disc in place of a piece; it stays until the next ``show`` or ``restore``."""
        found = Disc(self._scene, piece.what, piece.rect, self._dpr, z)
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
        self._show_ground([], self._dpr)
        self._items.clear()
        self._pieces.clear()


def _flattened(pieces: list[Piece], dpr: float) -> QPixmap:
    """One opaque picture of pieces that lie on the first, which is under all of them.

    They are painted straight into it: some are as large as the window, and the cache would keep
    each of them a second time.
    """
    area = pieces[0].rect
    made = QPixmap(math.ceil(area.w * dpr), math.ceil(area.h * dpr))
    made.setDevicePixelRatio(dpr)
    made.fill(Qt.GlobalColor.black)
    p = QPainter(made)
    for piece in pieces:
        box = QRectF(0, 0, piece.rect.w, piece.rect.h)
        p.save()
        p.translate(round(piece.rect.x * dpr) / dpr, round(piece.rect.y * dpr) / dpr)
        p.setClipRect(box)
        paint(p, box, piece.what)
        p.restore()
    p.end()
    return made
