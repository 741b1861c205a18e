"""The real program, with an ear for questions on standard input.

Run as a script by the tests: it starts the window exactly as a person would, and answers
one JSON line for each JSON line it is asked. It only tells where things are and what the
game says; every click and key comes from outside.
"""

from __future__ import annotations

import json
import os
import select
import sys
from typing import Any

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QPushButton, QWidget

from carrara_desktop.bots import greedy
from carrara_desktop.engine.rules import NOBODY
from carrara_desktop.games.carrara import components as c
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.ui import app as program
from carrara_desktop.ui.models.move_tree import MoveTreeModel

MOST_ROWS = 7
"""The keyboard player only reaches so far down in each branch, to spare the test time."""


def window() -> Any:
    return next(w for w in QApplication.topLevelWidgets() if type(w).__name__ == "MainWindow")


def page() -> Any:
    return window().page


def centre(widget: QWidget) -> list[int]:
    point = widget.mapToGlobal(widget.rect().center())
    return [point.x(), point.y()]


def state(_: dict[str, Any]) -> dict[str, Any]:
    front = page()
    answer: dict[str, Any] = {"page": type(front).__name__}
    match = getattr(front, "_match", None)
    if match is not None:
        answer |= {
            "curtain": front.curtain.isVisible(),
            "busy": front._table.is_busy(),
            "decider": match.decider(),
            "offer": front.slips.is_offering,
            "over": match.to_move == NOBODY,
            "moves": len(match.timeline),
            "id": match.record.id,
            "digest": match.timeline.position.digest(),
        }
    return answer


def button(question: dict[str, Any]) -> Any:
    """Where the visible button is that has one of those texts."""
    for found in window().findChildren(QPushButton):
        if found.isVisible() and found.text().replace("&", "") in question["texts"]:
            return centre(found)
    return None


def widget(question: dict[str, Any]) -> list[int]:
    """Where a part of the page is, by its name in the source."""
    return centre(getattr(page(), question["name"]))


def words(_: dict[str, Any]) -> list[str]:
    """Every text that is to be read in the window."""
    labels = [found.text() for found in window().findChildren(QLabel) if found.isVisible()]
    buttons = window().findChildren(QAbstractButton)
    return labels + [found.text() for found in buttons if found.isVisible()]


def target(question: dict[str, Any]) -> Any:
    """Where a thing on the table is; of several blocks of a colour, where one of them is."""
    table = page()._table
    region = table.picture.regions.get(tuple(question["target"]))
    if region is None:
        return None
    rect = region.rects[0]
    spot = table.mapFromScene(rect.x + rect.w / 2, rect.y + rect.h / 2)
    spot = table.viewport().mapToGlobal(spot)
    return [spot.x(), spot.y()]


def plan(question: dict[str, Any]) -> dict[str, Any]:
    """A good move, the things to click for it, and the rows of the panel that lead to it."""
    front = page()
    match, model = front._match, front.panel.tree_model
    worth = greedy.values(match.rules, match.timeline.position, 1)
    rows = {move: path_rows(model, move) for move in worth}
    if question.get("keys"):
        worth = {move: value for move, value in worth.items() if max(rows[move]) <= MOST_ROWS}
    move = max(worth, key=worth.__getitem__)
    return {
        "move": move,
        "targets": targets_of(match.view(), move),
        "rows": rows[move],
        "line": match.rules.notation(match.timeline.position, move),
    }


def path_rows(model: MoveTreeModel, move: int) -> list[int]:
    index = model.index_of(move)
    rows: list[int] = []
    while index.isValid():
        rows.insert(0, index.row())
        index = index.parent()
    return rows


def targets_of(view: Any, move: int) -> list[list[Any]]:
    operation = m.op(move)
    if operation == m.TURN:
        return [["wheel"]]
    if operation == m.BUY:
        section = m.place(move)
        counts = m.unpack(m.packed_counts(move))
        return [["block", section, colour] for colour in range(6) for _ in range(counts[colour])]
    if operation == m.BUILD:
        kind = m.built_kind(move)
        slot = view.display.index((kind // 5, kind % 5 + 1))
        return [["display", slot], ["column", m.place(move)]]
    if operation == m.MONUMENT:
        row = m.monument_row(move)
        where = ["column", m.place(move)] if row < 0 else ["building", m.place(move), row]
        return [["monument", m.monument_type(move)], where]
    if operation == m.COURT:
        slot = m.arg(move)
        return [["open"]] if slot == m.OPEN_AREA else [["slot", slot]]
    if operation == m.SPACE:
        return [["space", m.arg(move)]]
    if operation == m.UPGRADE:
        tile = m.arg(move)
        assert tile == m.NO_UPGRADE or c.UPGRADE_TARGETS[tile] >= 0
        return [["upgrade", tile]]
    return [["pass"]]


def lesson(_: dict[str, Any]) -> dict[str, Any]:
    """The task of now: whether it is done, and what to click for its solution's next move."""
    front = page()
    match = front._match
    made = [played for played in match.timeline.played if played.actor == 0]
    answer: dict[str, Any] = {
        "id": front.lesson.id,
        "verdict": front.verdict(),
        "last": front.step is front.lesson.steps[-1],
        "targets": [],
    }
    if len(made) < len(front.step.solution):
        move = match.read(front.step.solution[len(made)])
        answer["targets"] = targets_of(match.view(), move)
    return answer


def chosen(_: dict[str, Any]) -> Any:
    composer = page()._composer
    return None if composer is None else composer.move()


def grab(question: dict[str, Any]) -> bool:
    """A picture of what the person sees, dialogs and menus included."""
    where = window().geometry()
    picture = window().screen().grabWindow(0, where.x(), where.y(), where.width(), where.height())
    return bool(picture.save(question["file"]))


def focus(_: dict[str, Any]) -> str:
    widget = QApplication.focusWidget()
    return type(widget).__name__ if widget else ""


def continue_game(_: dict[str, Any]) -> bool:
    """As a click on Continue does, for runs without a screen to click on."""
    window().continue_match()
    return True


def origin(_: dict[str, Any]) -> list[int]:
    point = window().mapToGlobal(QPoint(0, 0))
    return [point.x(), point.y(), window().width(), window().height()]


ANSWERS = {
    function.__name__: function
    for function in (
        state,
        button,
        widget,
        words,
        target,
        plan,
        lesson,
        chosen,
        grab,
        focus,
        continue_game,
        origin,
    )
}


def listen() -> None:
    while select.select([0], [], [], 0)[0]:
        line = _line()
        if line is None:
            QApplication.quit()
            return
        question = json.loads(line)
        try:
            answer = ANSWERS[question["do"]](question)
        except Exception as error:  # told to the test rather than to nobody
            answer = {"error": repr(error)}
        print(json.dumps(answer), flush=True)


_rest = b""


def _line() -> str | None:
    global _rest
    while b"\n" not in _rest:
        data = os.read(0, 65536)
        if not data:
            return None
        _rest += data
    line, _rest = _rest.split(b"\n", 1)
    return line.decode()


def main() -> int:
    make = program.make_application

    def make_and_listen(arguments: list[str]) -> QApplication:
        application = make(arguments)
        timer = QTimer(application)
        timer.setInterval(4)
        timer.timeout.connect(listen)
        timer.start()
        return application

    program.make_application = make_and_listen  # type: ignore[assignment]
    return program.run([])


if __name__ == "__main__":
    sys.exit(main())
