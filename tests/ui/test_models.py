"""The item models keep the rules of their kind, whatever is put into them."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, Qt
from PySide6.QtGui import QColor
from PySide6.QtTest import QAbstractItemModelTester
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.account import Standing
from carrara_desktop.engine.record import Seat
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.ui.models.log import LogLine, LogModel
from carrara_desktop.ui.models.move_tree import MoveTreeModel
from carrara_desktop.ui.models.standings import StandingsModel
from carrara_desktop.ui.tables.carrara.phrases import CarraraWords
from tests.games.carrara.builder import table
from tests.games.carrara.walks import sample

FAIL = QAbstractItemModelTester.FailureReportingMode.Warning
"""A warning of Qt's is a failure of the test."""

Path = tuple[str, ...]


def leaves(model: MoveTreeModel, parent: QModelIndex | None = None) -> list[tuple[Path, int]]:
    found: list[tuple[Path, int]] = []
    parent = parent or QModelIndex()
    for row in range(model.rowCount(parent)):
        index = model.index(row, 0, parent)
        assert model.parent(index) == parent
        move = index.data(MoveTreeModel.MoveRole)
        assert model.move_at(index) == move
        if move is None:
            below = leaves(model, index)
            assert below, "a branch without a move"
            found += [((index.data(), *path), leaf) for path, leaf in below]
        else:
            assert model.rowCount(index) == 0
            found.append(((index.data(),), move))
    return found


def test_the_move_tree_holds_all_moves_in_their_order(qtbot: QtBot) -> None:
    model = MoveTreeModel()
    QAbstractItemModelTester(model, FAIL, model)
    assert model.rowCount() == 0 and not model.index_of(3).isValid()
    owner = QObject()
    words = CarraraWords(owner)
    for seed in range(3):
        for position in sample(3, seed, 0.03):
            if RULES.to_move(position) < 0:
                continue
            paths = words.paths(RULES.view(position, position.seat), RULES.moves(position))
            model.set_moves(paths)
            assert leaves(model) == paths  # equal beginnings lie side by side
            assert sorted(move for _, move in paths) == sorted(RULES.moves(position))
            assert len({path for path, _ in paths}) == len(paths), "two moves of the same words"
            for _, move in paths[:: max(1, len(paths) // 20)]:
                assert model.index_of(move).data(MoveTreeModel.MoveRole) == move
    model.set_moves([])
    assert model.rowCount() == 0


def test_the_move_tree_keeps_moves_larger_than_32_bits() -> None:
    model = MoveTreeModel()
    large = 2**33 + 7
    model.set_moves([(("Build", "over"), large)])
    assert model.index_of(large).data(MoveTreeModel.MoveRole) == large


def test_a_persistent_index_does_not_outlive_its_move() -> None:
    model = MoveTreeModel()
    QAbstractItemModelTester(model, FAIL, model)
    model.set_moves([(("a", "b", "c"), 1), (("a", "b", "d"), 2), (("e",), 3)])
    kept = QPersistentModelIndex(model.index_of(2))
    assert kept.isValid()
    model.set_moves([(("a", "b", "c"), 1)])
    assert not kept.isValid()


def test_equal_texts_of_a_branch_and_of_a_leaf_stay_apart() -> None:
    model = MoveTreeModel()
    QAbstractItemModelTester(model, FAIL, model)
    model.set_moves([(("a",), 1), (("a", "b"), 2), (("a",), 3)])
    assert sorted(leaves(model), key=lambda leaf: leaf[1]) == [
        (("a",), 1),
        (("a", "b"), 2),
        (("a",), 3),
    ]


def test_the_log_changes_only_what_changed() -> None:
    model = LogModel()
    QAbstractItemModelTester(model, FAIL, model)
    changes: list[tuple[str, int, int]] = []
    model.rowsInserted.connect(lambda _, first, last: changes.append(("+", first, last)))
    model.rowsRemoved.connect(lambda _, first, last: changes.append(("-", first, last)))
    red = QColor("red")
    lines = [LogLine(f"line {k}", red if k % 2 else None) for k in range(5)]
    model.set_lines(lines[:3])
    model.set_lines(lines)
    model.set_lines(lines)
    model.set_lines([*lines[:4], LogLine("another")])
    model.set_lines(lines[:1])
    model.set_lines([])
    assert changes == [
        ("+", 0, 2), ("+", 3, 4), ("-", 4, 4), ("+", 4, 4), ("-", 1, 4), ("-", 0, 0),
    ]  # fmt: skip
    model.set_lines(lines)
    assert model.index(1).data() == "line 1"
    assert model.index(1).data(Qt.ItemDataRole.DecorationRole) == red
    assert model.index(0).data(Qt.ItemDataRole.DecorationRole) is None
    assert model.rowCount(model.index(0)) == 0
    random = Random(1)
    for _ in range(200):
        wanted = [LogLine(str(random.randrange(3))) for _ in range(random.randrange(6))]
        model.set_lines(wanted)
        assert [model.index(k).data() for k in range(model.rowCount())] == [w.text for w in wanted]


def test_the_log_knows_where_another_seat_acts() -> None:
    model = LogModel()
    random = Random(2)
    colours = [None, QColor("red"), QColor("blue")]
    wanted: list[LogLine] = []
    for _ in range(100):
        del wanted[random.randrange(len(wanted) + 1) :]
        wanted += [LogLine("-", random.choice(colours)) for _ in range(random.randrange(5))]
        model.set_lines(wanted)
        acted = None
        for row, line in enumerate(wanted):
            begins = line.colour is not None and acted is not None and line.colour != acted
            assert model.begins_turn(row) == begins
            acted = line.colour if line.colour is not None else acted


SOURCES = ("bonuses", "cities", "types", "landscapes", "building", "ending", "florins")


def standings(seats: int, base: int) -> list[Standing]:
    found = []
    for seat in range(seats):
        parts = tuple((source, base + k + seat) for k, source in enumerate(SOURCES))
        found.append(Standing(seat, parts, sum(n for _, n in parts), seat))
    return found


def test_the_standings_for_any_number_of_seats(qtbot: QtBot, look: None) -> None:
    model = StandingsModel()
    QAbstractItemModelTester(model, FAIL, model)
    assert model.columnCount() == 0
    model.retranslate()
    words = CarraraWords(model)
    for seats in (2, 4, 3):
        sitting = [Seat(f"Name of {k}", "sea") for k in range(seats)]
        accounts = standings(seats, seats)
        model.set_account(sitting, accounts, words)
        assert (model.rowCount(), model.columnCount()) == (len(SOURCES) + 2, seats)
        for column, account in enumerate(accounts):
            shown = [int(model.index(row, column).data()) for row in range(model.rowCount())]
            assert shown == [*(n for _, n in account.parts), account.total, account.tie_break]
            assert sum(shown[:-2]) == shown[-2]
        heads = [model.headerData(row, Qt.Orientation.Vertical) for row in range(model.rowCount())]
        assert all(heads) and len(set(heads)) == len(heads)
        with qtbot.waitSignals([model.headerDataChanged, model.dataChanged]):
            model.retranslate()
    assert not model.index(0, 3).isValid()


def test_the_standings_of_a_real_end() -> None:
    position = table(2, vp={0: 30, 1: 12})
    position.phase = 8
    view = RULES.view(position, None)
    model = StandingsModel()
    QAbstractItemModelTester(model, FAIL, model)
    model.set_account([Seat("A", "sea"), Seat("B", "ochre")], view.standings, CarraraWords(model))
    total = len(view.standings[0].parts)
    assert [model.value(total, seat) for seat in (0, 1)] == RULES.result(position)[0]
