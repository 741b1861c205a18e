"""The list of moves: nobody has to open a branch that is the only one."""

from __future__ import annotations

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from carrara_desktop.ui.models.move_tree import MoveTreeModel
from carrara_desktop.ui.shell.side_lists import MoveTree


def tree_of(qtbot: QtBot, *paths: str) -> MoveTree:
    """A shown list of moves, each a path with slashes; a move is its place."""
    tree = MoveTree()
    qtbot.addWidget(tree)
    model = MoveTreeModel(tree)
    tree.setModel(model)
    model.set_moves([(tuple(path.split("/")), move) for move, path in enumerate(paths)])
    tree.begin()
    tree.show()
    return tree


def test_an_only_branch_is_open_from_the_start(qtbot: QtBot) -> None:
    tree = tree_of(qtbot, "buy/first/white", "buy/first/red", "buy/second/white")
    assert tree.currentIndex().data() == "first"
    assert tree.isExpanded(tree.currentIndex().parent())
    assert not tree.isExpanded(tree.currentIndex())


def test_one_of_several_branches_is_opened_by_enter(qtbot: QtBot) -> None:
    tree = tree_of(qtbot, "buy/first/white", "buy/first/red", "pass")
    assert tree.currentIndex().data() == "buy"
    assert not tree.isExpanded(tree.currentIndex())
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    # what is below it is all of one section
    below = tree.model().index(0, 0, tree.currentIndex())
    assert tree.isExpanded(tree.currentIndex()) and tree.isExpanded(below)
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert not tree.isExpanded(tree.currentIndex())


def test_enter_takes_the_first_move_of_an_only_branch(qtbot: QtBot) -> None:
    tree = tree_of(qtbot, "buy/white", "buy/red")
    with qtbot.waitSignal(tree.leaf_chosen, timeout=1000) as taken:
        qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert taken.args == [0]


def test_without_moves_there_is_nothing_to_take(qtbot: QtBot) -> None:
    tree = tree_of(qtbot)
    taken: list[object] = []
    tree.leaf_chosen.connect(taken.append)
    qtbot.keyClick(tree, Qt.Key.Key_Return)
    assert not tree.currentIndex().isValid() and not taken
