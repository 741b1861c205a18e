"""The legal moves as a tree of choices, for a tree view and a screen reader."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from carrara_desktop.engine.rules import Move

Index = QModelIndex | QPersistentModelIndex


@dataclass(eq=False)
class _Node:
    text: str
    parent: _Node | None = None
    move: Move | None = None
    children: list[_Node] = field(default_factory=list)
    row: int = 0

    def child(self, text: str) -> _Node:
        """The branch of that text, made if it isn't there."""
        for node in self.children:
            if node.text == text and node.move is None:
                return node
        return self._add(_Node(text, self))

    def leaf(self, text: str, move: Move) -> None:
        """A whole move."""
        self._add(_Node(text, self, move))

    def _add(self, node: _Node) -> _Node:
        node.row = len(self.children)
        self.children.append(node)
        return node


class MoveTreeModel(QAbstractItemModel):
    """One column; a leaf is a whole legal move, found under ``MoveRole``."""

    MoveRole = Qt.ItemDataRole.UserRole + 1

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._root = _Node("")

    def set_moves(self, paths: Sequence[tuple[tuple[str, ...], Move]]) -> None:
        """Show these moves, each at the end of its path of choices."""
        self.beginResetModel()
        self._root = _Node("")
        for path, move in paths:
            node = self._root
            for text in path[:-1]:
                node = node.child(text)
            node.leaf(path[-1], move)
        self.endResetModel()

    def index_of(self, move: Move) -> QModelIndex:
        """Where a move is, or an invalid index."""
        stack = list(self._root.children)
        while stack:
            node = stack.pop()
            if node.move == move:
                return self.createIndex(node.row, 0, node)
            stack += node.children
        return QModelIndex()

    def move_at(self, index: Index) -> Move | None:
        """The move of a leaf, None for a branch."""
        return self._node(index).move

    def _node(self, index: Index) -> _Node:
        node: _Node = index.internalPointer() if index.isValid() else self._root
        return node

    # -- QAbstractItemModel ---------------------------------------------------------------

    def index(self, row: int, column: int, parent: Index = QModelIndex()) -> QModelIndex:  # noqa: B008
        node = self._node(parent)
        if column == 0 and 0 <= row < len(node.children):
            return self.createIndex(row, 0, node.children[row])
        return QModelIndex()

    def parent(self, index: Index) -> QModelIndex:  # type: ignore[override]
        parent = self._node(index).parent
        if parent is None or parent is self._root:
            return QModelIndex()
        return self.createIndex(parent.row, 0, parent)

    def rowCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return len(self._node(parent).children)

    def columnCount(self, parent: Index = QModelIndex()) -> int:  # noqa: B008
        return 1

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._node(index).text
        if role == self.MoveRole:
            return self._node(index).move
        return None
