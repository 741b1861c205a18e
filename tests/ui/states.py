"""Every page and state of the window, by a name: each is opened in a window that stands at home.

What is shown is made up here, so that it is the same every time: no bot thinks and nothing waits.
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from typing import Any, Final

import msgspec
from PySide6.QtWidgets import QApplication, QWidget

from carrara_desktop.bots.coach import BetterMove, Reason, Suggestion
from carrara_desktop.engine.record import GameRecord, Result, Seat
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.ui.shell.window import MainWindow
from tests.ui.games_at_hand import played_on, record_of, saved

State = Callable[[MainWindow], QWidget]
LONG_NAME: Final = "Maddalena degli Albizzi"
PROGRAM: Final = "external:python3 /home/maddalena/my_very_long_named_program.py --level 3 -v"
_PATIENCE: Final = 60.0
"""Seconds for what the library does in its thread."""


def _page(window: MainWindow) -> Any:
    return window.page


def wait_for(ready: Callable[[], bool]) -> None:
    """Let the window work until something holds."""
    end = time.monotonic() + _PATIENCE
    while not ready():
        if time.monotonic() > end:
            raise TimeoutError("the page did not get ready")
        QApplication.processEvents()
        time.sleep(0.005)


# --------------------------------------------------------------------------- pages with words


def plainly(name: str) -> State:
    def open_it(window: MainWindow) -> QWidget:
        getattr(window, f"show_{name}")()
        return _page(window)  # type: ignore[no-any-return]

    return open_it


def home_with_a_game(window: MainWindow) -> QWidget:
    record = record_of(None, None, "greedy", seed=11)
    record.seats[0] = Seat(LONG_NAME, record.seats[0].colour)
    saved(window.library, record)
    broken = window.library.directory / "20990101-000000-abcdef.carrara"
    broken.write_text('{"format": 9, "game": "carrara"}', encoding="utf-8")
    os.utime(broken, (4e9, 4e9))
    window.show_home()
    return _page(window)  # type: ignore[no-any-return]


def new_game(window: MainWindow) -> QWidget:
    window.show_new_game()
    page = _page(window)
    page.set_seats(4)
    page.choose_variant("advanced")
    for row in page.rows:
        row.kind.setCurrentIndex(row.index % row.kind.count())
    return page  # type: ignore[no-any-return]


def problems(window: MainWindow) -> QWidget:
    page: Any = new_game(window)
    window.settings.trusted_programs = [PROGRAM]
    page.rows[1].set_bot("external:x")
    page.rows[2].set_bot(PROGRAM)
    page.rows[3].name.setText(page.rows[0].name.text())
    page.rows[3].name.textEdited.emit(page.rows[0].name.text())
    page._check()
    return page  # type: ignore[no-any-return]


def table_rules(window: MainWindow) -> QWidget:
    page: Any = new_game(window)
    page.rules.choose({"upgrades": "landscapes", "open_screens": True})
    page.rules.fold.setChecked(True)
    return page  # type: ignore[no-any-return]


def learn(tab: int) -> State:
    def open_it(window: MainWindow) -> QWidget:
        window.settings.lessons_done = ["carrara/raise"]
        window.show_learn()
        page = _page(window)
        page.tabs.setCurrentIndex(tab)
        if tab == 1:
            page.rules.go_to("rule:court")
        return page  # type: ignore[no-any-return]

    return open_it


def _put(window: MainWindow, *bots: str | None, age: int = 0, **more: Any) -> GameRecord:
    """A game in the library, played so many minutes ago; its moves are not played."""
    record = record_of(*bots)
    record.seats[0] = Seat(LONG_NAME, record.seats[0].colour, record.seats[0].bot)
    for key, value in more.items():
        setattr(record, key, value)
    path = window.library.create(record).path
    when = 1_790_000_000 - 60 * age
    os.utime(path, (when, when))
    return record


def _put_some(window: MainWindow) -> list[GameRecord]:
    advanced = {"variant": "advanced"}
    return [
        _put(window, None, "greedy", options=advanced, age=1),
        _put(window, None, None, result=Result([112, 40], [0]), title="Neděle u babičky", age=9),
        _put(window, None, None, "greedy", None, result=Result([91, 100, 9, 30], [1]), age=99),
        _put(window, None, "greedy", result=Result([60, 81], [1]), options=advanced, age=9999),
    ]


def library(window: MainWindow) -> QWidget:
    games = _put_some(window)
    broken = window.library.directory / "20200101-000000-abcdef.carrara"
    broken.write_text("{", encoding="utf-8")
    window.show_library()
    page = _page(window)
    wait_for(lambda: page.model.known == len(games) + 1)
    page.choose([games[1].id])
    page.notice.tell(
        lambda: page.tr("%n game(s) deleted", "in the library", 2), lambda: page.tr("U&ndo")
    )
    return page  # type: ignore[no-any-return]


def statistics(tab: int, detail: int = 0) -> State:
    def open_it(window: MainWindow) -> QWidget:
        _put_some(window)
        window.show_statistics()
        page = _page(window)
        wait_for(lambda: page._statistics is not None and page._statistics.games == 3)
        page.tabs.setCurrentIndex(tab)
        page.detail.setCurrentIndex(detail)
        return page  # type: ignore[no-any-return]

    return open_it


def final(window: MainWindow) -> QWidget:
    from tests.ui.shell.test_pages import OUTCOME

    window.show_final(OUTCOME)
    return _page(window)  # type: ignore[no-any-return]


def analysis(*bots: str | None) -> State:
    def open_it(window: MainWindow) -> QWidget:
        record = played_on(record_of(*bots, seed=5), lambda timeline: False)
        window.show_analysis(saved(window.library, record), revealed=True)
        return _page(window)  # type: ignore[no-any-return]

    return open_it


def unreported(window: MainWindow) -> QWidget:
    page: Any = analysis(None, "random")(window)
    page.tabs.setCurrentWidget(page.report)
    return page  # type: ignore[no-any-return]


def report(window: MainWindow) -> QWidget:
    from tests.ui.shell.test_report_view import made_up

    page: Any = analysis(None, "random")(window)
    record = page.timeline.record
    window.library.reports.keep(record, msgspec.json.encode(made_up(page)))
    window.show_analysis(record, revealed=True)
    page.tabs.setCurrentWidget(page.report)
    page.report.table.selectRow(0)
    return page  # type: ignore[no-any-return]


# --------------------------------------------------------------------------------- the table


def table(variant: str, until: int, *bots: str | None) -> State:
    def open_it(window: MainWindow) -> QWidget:
        record = record_of(*bots, seed=11, variant=variant)
        played_on(record, lambda timeline: len(timeline) > until and timeline.to_move == 0)
        window.start_match(saved(window.library, record))
        page = _page(window)
        if page.curtain.isVisible():
            page.curtain.lift.click()
        return page  # type: ignore[no-any-return]

    return open_it


_basic = table("basic", 60, None, "random")


def curtain(window: MainWindow) -> QWidget:
    record = record_of(None, None, seed=11)
    record.seats = [Seat(LONG_NAME, seat.colour) for seat in record.seats]
    window.start_match(saved(window.library, record))
    return _page(window)  # type: ignore[no-any-return]


def chosen(window: MainWindow) -> QWidget:
    page: Any = _basic(window)
    page.panel.move_selected.emit(page._match.moves()[-2])
    return page  # type: ignore[no-any-return]


def typed(window: MainWindow) -> QWidget:
    page: Any = _basic(window)
    page.hands.type_move()
    page.hands.typed.line.setText("buy I Q")
    page.hands.typed.line.returnPressed.emit()
    return page  # type: ignore[no-any-return]


def hint(window: MainWindow) -> QWidget:
    page: Any = table("advanced", 90, None, "random", "random")(window)
    moves = page._match.moves()
    reasons = Reason("cities", False, 2.5), Reason("florins", True, -1.25)
    page.hints._advised([
        Suggestion(moves[at], 4.5 - at, 1.5, float(at), 0.8, reasons[: 2 - at % 2])
        for at in (0, 1, 2)
    ])
    return page  # type: ignore[no-any-return]


def teaching(window: MainWindow) -> QWidget:
    window.settings.explain_moves = True
    return table("advanced", 90, None, "random", "random")(window)


def slip(window: MainWindow) -> QWidget:
    page: Any = teaching(window)
    known, moves = page.slips._known(), page._match.moves()
    reasons = Reason("cities", False, 2.5), Reason("florins", True, 1.25)
    page._match.play(m.simple(m.PASS))
    page.slips._asked = known
    page.slips._reviewed(BetterMove(moves[-1], 6.25, 1.5, 0.3, "blunder", reasons))
    return page  # type: ignore[no-any-return]


def looking_back(window: MainWindow) -> QWidget:
    page: Any = _basic(window)
    page.replay.go_to_move(30)
    page.replay.play_on()
    page = window.page
    page.replay.go_to_move(20)
    return page  # type: ignore[no-any-return]


def troubled(window: MainWindow) -> QWidget:
    page: Any = _basic(window)
    page._trouble("save", "No space left on device")
    page._trouble("bot", "")
    return page  # type: ignore[no-any-return]


def lesson(name: str, hinted: bool = False, solved: bool = False) -> State:
    def open_it(window: MainWindow) -> QWidget:
        window.start_lesson("carrara", name)
        page = _page(window)
        if hinted:
            page._hint()
        if solved:
            for line in page.step.solution:
                page._match.play(page._match.read(line))
        return page  # type: ignore[no-any-return]

    return open_it


# ----------------------------------------------------------------------------------- dialogs


def dialog(make: Callable[[MainWindow], QWidget]) -> State:
    def open_it(window: MainWindow) -> QWidget:
        made = make(window)
        made.show()
        return made

    return open_it


def _about(window: MainWindow) -> QWidget:
    from carrara_desktop.ui.shell.about import AboutDialog

    return AboutDialog(window)


def _keys(window: MainWindow) -> QWidget:
    from carrara_desktop.ui.shell.keys_dialog import KeysDialog

    return KeysDialog(window)


def _program(window: MainWindow) -> QWidget:
    from carrara_desktop.ui.shell.program_dialog import ProgramDialog

    return ProgramDialog(record_of(None, None), [PROGRAM.removeprefix("external:")], window)


def _title(window: MainWindow) -> QWidget:
    from carrara_desktop.ui.shell.title_dialog import TitleDialog

    return TitleDialog("Neděle u babičky", "The Palaces of Carrara", window)


def _error(window: MainWindow) -> QWidget:
    from carrara_desktop.ui.shell.error_dialog import ErrorDialog

    text = "Traceback (most recent call last):\n" + '  File "a.py", line 1\n' * 30
    file = window.library.directory / "20260101-000000-abcdef.carrara"
    return ErrorDialog(text, window, kept=file.with_suffix(".txt"), games=file)


def rules_dialog(window: MainWindow) -> QWidget:
    window.show_rule("rule:wheel")
    assert window._rules is not None
    return window._rules


STATES: Final[dict[str, State]] = {
    "home": plainly("home"),
    "home_with_a_game": home_with_a_game,
    "new_game": new_game,
    "problems": problems,
    "table_rules": table_rules,
    "settings": plainly("settings"),
    "course": learn(0),
    "rules": learn(1),
    "rulings": learn(2),
    "library": library,
    "library_empty": plainly("library"),
    "statistics": statistics(0),
    "kinds": statistics(0, 1),
    "versus": statistics(0, 2),
    "favourites": statistics(0, 3),
    "records": statistics(1),
    "statistics_empty": plainly("statistics"),
    "final": final,
    "analysis": analysis(None, "random", "random"),
    "unreported": unreported,
    "report": report,
    "curtain": curtain,
    "table_2": _basic,
    "table_3": table("advanced", 90, None, "random", "random"),
    "table_4": table("advanced", 140, None, "random", "random", "random"),
    "chosen": chosen,
    "typed": typed,
    "hint": hint,
    "teaching": teaching,
    "slip": slip,
    "looking_back": looking_back,
    "troubled": troubled,
    "lesson": lesson("warehouse", hinted=True),
    "lesson_done": lesson("raise", solved=True),
    "about": dialog(_about),
    "keys": dialog(_keys),
    "program": dialog(_program),
    "title": dialog(_title),
    "error": dialog(_error),
    "rules_dialog": rules_dialog,
}
"""In the order in which a person would come to them."""
