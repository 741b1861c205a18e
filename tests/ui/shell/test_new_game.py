"""The New game page makes the record that was chosen, and only a possible one."""

import shlex
import sys
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QGuiApplication, QWheelEvent
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.games.registry import SHUFFLED, game_info, shuffled
from carrara_desktop.library.settings import load_settings
from carrara_desktop.ui import i18n
from carrara_desktop.ui.shell.new_game import MOST_SEED, NewGamePage
from carrara_desktop.ui.shell.program_dialog import ProgramDialog, short_name
from carrara_desktop.ui.shell.window import MainWindow

Opener = Callable[..., MainWindow]


@pytest.fixture
def page(open_window: Opener, monkeypatch: pytest.MonkeyPatch) -> NewGamePage:
    window = open_window()
    started: list[GameRecord] = []
    monkeypatch.setattr(window, "start_match", started.append)
    window.show_new_game()
    window.page.started = started
    return window.page


def write(qtbot: QtBot, line: QWidget, text: str) -> None:
    line.selectAll()
    qtbot.keyClick(line, Qt.Key.Key_Delete)
    # QTest can't type a letter outside ASCII; pasting counts as typing.
    QGuiApplication.clipboard().setText(text)
    if text:
        qtbot.keyClick(line, Qt.Key.Key_V, Qt.KeyboardModifier.ControlModifier)


def test_it_makes_the_record_that_was_chosen(page: Any, qtbot: QtBot) -> None:
    page.set_seats(3)
    write(qtbot, page.rows[0].name, "  Anna   Maria ")
    page.rows[2].kind.setCurrentIndex(page.rows[2].kind.findData("random"))
    page.first.setCurrentIndex(page.first.findData(2))
    page.seed.setValue(4711)
    page.start.click()
    [record] = page.started
    assert record.game == "carrara"
    assert record.rules_version == game_info("carrara").load().version
    assert record.options == {"variant": "basic", "first": 2}
    assert record.seats == [
        Seat("Anna Maria", "ochre"),
        Seat("Apprentice 2", "terracotta", "casual"),
        Seat("Stroller 3", "sea", "random"),
    ]
    assert record.seed == 4711
    assert page.window().library.load(record.id) == record


def test_the_rules_accept_the_options(page: Any) -> None:
    rules = game_info("carrara").load()
    for count in game_info("carrara").seats:
        page.set_seats(count)
        for first in range(page.first.count()):
            page.first.setCurrentIndex(first)
            rules.start(page.record().options, count)


def test_enter_anywhere_starts_and_escape_goes_back(page: Any, qtbot: QtBot) -> None:
    for widget in (page.rows[0].name, page.rows[0].kind, page.seed, page.first, page.start):
        widget.setFocus()
        qtbot.keyClick(widget, Qt.Key.Key_Return)
    assert len(page.started) == 5
    page.rows[0].name.setFocus()
    qtbot.keyClick(page.rows[0].name, Qt.Key.Key_Escape)
    assert page.window().page is not page


def test_enter_on_back_goes_back(page: Any, qtbot: QtBot) -> None:
    qtbot.keyClick(page.leave, Qt.Key.Key_Return)
    assert page.started == []
    assert page.window().page is not page


@pytest.mark.parametrize("text", ["", "   "])
def test_an_empty_name_is_told_where_it_is(page: Any, qtbot: QtBot, text: str) -> None:
    write(qtbot, page.rows[1].name, text)
    page.start.click()
    assert page.started == []
    assert page.problems() == {1: "Please type a name for this seat."}
    assert page.rows[1].name.accessibleDescription() == page.problems()[1]
    assert page.window().focusWidget() is page.rows[1].name


def test_the_same_name_twice_is_told_where_it_is(page: Any, qtbot: QtBot) -> None:
    write(qtbot, page.rows[1].name, " player 1")
    page.start.click()
    assert page.started == []
    assert list(page.problems()) == [1]
    write(qtbot, page.rows[1].name, "Player 7")
    page.start.click()
    assert len(page.started) == 1


def test_a_taken_colour_is_swapped(page: Any, qtbot: QtBot) -> None:
    page.set_seats(4)
    box = page.rows[0].colour_box
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End)
    assert [row.colour for row in page.rows] == ["indigo", "terracotta", "sea", "ochre"]
    assert [row.colour_box.currentData() for row in page.rows] == [row.colour for row in page.rows]


def test_the_last_choices_are_remembered(page: Any, qtbot: QtBot, open_window: Opener) -> None:
    page.set_seats(4)
    write(qtbot, page.rows[3].name, "Žofie")
    page.rows[3].set_colour("ochre")
    page._swap_colours("indigo", "ochre", page.rows[3])
    page.rows[1].kind.setCurrentIndex(0)
    page.first.setCurrentIndex(page.first.findData(3))
    page.start.click()
    again = open_window()
    assert again.settings == load_settings()
    again.show_new_game()
    new: Any = again.page
    assert new.seats == 4
    assert [row.colour for row in new.rows] == ["indigo", "terracotta", "sea", "ochre"]
    assert new.rows[3].text == "Žofie"
    assert new.rows[1].bot is None
    assert new.first.currentData() == 3


def test_names_that_seats_gave_themselves_follow_the_language(page: Any, qtbot: QtBot) -> None:
    write(qtbot, page.rows[0].name, "Player X")
    i18n.install("cs")
    qtbot.wait(1)
    assert page.rows[0].text == "Player X"
    assert page.rows[1].text == "Učeň 2"


def test_the_dice_bring_another_number(page: Any) -> None:
    before = page.seed.value()
    page.dice.click()
    assert page.seed.value() != before
    assert page.seed.minimum() == 0
    assert page.seed.maximum() == MOST_SEED == 2**31 - 1


def test_tab_goes_down_the_page(page: Any, qtbot: QtBot) -> None:
    page.rows[0].name.setFocus()
    seen = []
    for _ in range(30):
        widget = page.window().focusWidget()
        if widget in seen:
            break
        seen.append(widget)
        qtbot.keyClick(widget, Qt.Key.Key_Tab)
    places = [widget.mapTo(page, QPoint(0, 0)) for widget in seen]
    rows = [
        page.rows[0].name, page.rows[0].colour_box, page.rows[0].kind,
        page.rows[1].name, page.rows[1].colour_box, page.rows[1].kind,
        page.first, page.rules.fold, page.seed, page.dice, page.start, page.leave,
    ]  # fmt: skip
    assert seen[: len(rows)] == rows
    assert all(b.y() >= a.y() - 8 for a, b in pairwise(places[:10]))


def test_every_control_has_a_name_for_a_screen_reader(page: Any) -> None:
    from PySide6.QtGui import QAccessible

    for widget in page.findChildren(QWidget):
        if widget.isVisible() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            interface = QAccessible.queryAccessibleInterface(widget)
            if widget.objectName() == "qt_spinbox_lineedit":
                continue
            assert interface.text(QAccessible.Text.Name), widget


def test_the_same_seats_again(page: Any) -> None:
    seats = (Seat("A", "sea"), Seat("B", "ochre", "random"), Seat("Steward 3", "indigo", "greedy"))
    page.propose_seats(seats)
    assert tuple(page.record().seats) == seats
    assert QApplication.instance() is not None


def test_a_game_that_can_not_be_saved_is_not_begun(
    page: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []
    monkeypatch.setattr(page.window(), "warn", lambda text, detail="": told.append(detail))
    page.window().library.directory.rmdir()
    page.start.click()
    assert page.started == []
    assert "games" in told[-1]


# ------------------------------------------------------------- variants and table rules


def accepted(record: GameRecord) -> dict[str, Any]:
    """The record's options, once the rules have taken them."""
    game_info(record.game).load().start(record.options, len(record.seats))
    return record.options


def test_the_variant_is_chosen_and_described(page: Any) -> None:
    assert page.variant == "basic"
    basic, advanced = page._variants.buttons()
    said = page._about_variant.text()
    advanced.click()
    assert accepted(page.record()) == {"variant": "advanced", "first": "lot"}
    assert page._about_variant.text() != said
    assert advanced.accessibleDescription() == page._about_variant.text()
    assert basic.accessibleDescription() == said


def test_table_rules_are_folded_away_and_left_out_by_default(page: Any, qtbot: QtBot) -> None:
    rules = page.rules
    assert not rules.area.isVisible()
    assert rules.summary.text() == "As usual"
    qtbot.keyClick(rules.fold, Qt.Key.Key_Return)
    assert page.started == []
    assert rules.area.isVisible()
    assert rules.choosers["open_screens"].isVisible()
    assert not rules.choosers["third_place"].isVisible()
    page.choose_variant("advanced")
    assert all(chooser.isVisible() for chooser in rules.choosers.values())


def test_table_rules_go_into_the_record_where_they_differ(page: Any) -> None:
    page.rules.choose({
        "upgrades": "landscapes",
        "third_place": "halved",
        "discs": SHUFFLED,
        "open_screens": True,
    })
    assert accepted(page.record()) == {
        "variant": "basic",
        "first": "lot",
        "upgrades": "landscapes",
        "open_screens": True,
    }
    assert page.rules.summary.text() == "2 rules changed"
    page.choose_variant("advanced")
    page.seed.setValue(7)
    options = accepted(page.record())
    assert options["third_place"] == "halved"
    assert options == page.record().options
    page.seed.setValue(8)
    assert options["outer_disc"] != accepted(page.record())["outer_disc"]
    assert page.rules.summary.text() == "4 rules changed"


def test_a_shuffle_follows_from_the_seed_for_ever() -> None:
    assert shuffled("abcdef", 4711, 0) == ["d", "f", "c", "e", "b", "a"]
    assert shuffled("abcdef", 4711, 1) != shuffled("abcdef", 4711, 0)
    firsts = [shuffled("abcdef", seed, 0)[0] for seed in range(600)]
    assert all(60 < firsts.count(name) < 140 for name in "abcdef")


def test_the_options_are_those_of_the_rules() -> None:
    from carrara_desktop.games.carrara.rules import OPTIONS
    from carrara_desktop.games.carrara.variants import VARIANTS

    info = game_info("carrara")
    assert info.variants == OPTIONS["variant"] == tuple(one.id for one in VARIANTS)
    named = {"variant", "first"}
    for option in info.options():
        named |= set(option.orders or [option.id])
        assert option.write(option.default, 1) == {}
        assert set(option.variants) <= set(info.variants)
        for value in option.values:
            assert option.read(option.write(value, 1)) == value
    assert named == set(OPTIONS)


def test_a_proposal_shows_the_rules_of_an_old_game(page: Any) -> None:
    seats = [Seat("A", "sea"), Seat("B", "ochre", "greedy")]
    options = {
        "variant": "advanced",
        "third_place": "halved",
        "outer_disc": ["arms", "book", "crown", "cup", "flag", "gate"],
    }
    page.window().show_new_game(GameRecord("carrara", 1, options, seats, 5))
    assert page.variant == "advanced"
    assert page.rules.area.isVisible()
    assert page.rules.choices() == {"third_place": "halved", "discs": SHUFFLED}
    page.window().show_new_game(GameRecord("carrara", 1, {}, seats, 5))
    assert page.variant == "basic"
    assert page.rules.choices() == {}
    assert not page.rules.area.isVisible()


def test_the_same_seats_play_by_the_same_rules_again(page: Any) -> None:
    seats = [Seat("A", "sea"), Seat("B", "ochre", "greedy")]
    window = page.window()
    window._record = GameRecord("carrara", 1, {"variant": "advanced"}, seats, 5)
    window._again(tuple(seats))
    assert page.variant == "advanced"
    page.choose_variant("basic")
    window._again((Seat("A", "sea"), Seat("C", "ochre")))
    assert page.variant == "basic"


def test_table_rules_are_remembered(page: Any, open_window: Opener) -> None:
    page.choose_variant("advanced")
    page.rules.choose({"third_place": "halved", "open_screens": True})
    page.start.click()
    again = open_window()
    again.show_new_game()
    new: Any = again.page
    assert new.variant == "advanced"
    assert new.rules.choices() == {"third_place": "halved", "open_screens": True}
    new.propose_seats([Seat("A", "sea"), Seat("B", "ochre")])
    assert new.rules.choices() == {"third_place": "halved", "open_screens": True}


def test_values_that_there_are_not_are_as_usual(page: Any) -> None:
    page.rules.choose({"upgrades": "klingon", "open_screens": "yes", "beer": True})
    assert page.rules.choices() == {}
    page.choose_variant("klingon")
    assert page.variant == "basic"


def test_the_wheel_changes_only_what_has_the_focus(page: Any, qtbot: QtBot) -> None:
    def roll(box: QWidget) -> None:
        at = QPointF(box.rect().center())
        event = QWheelEvent(
            at, QPointF(box.mapToGlobal(at)), QPoint(0, 0), QPoint(0, -120),
            Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
            Qt.ScrollPhase.NoScrollPhase, False,
        )  # fmt: skip
        QApplication.sendEvent(box, event)

    box = page.rows[1].kind
    before = box.currentIndex()
    roll(box)
    assert box.currentIndex() == before
    box.setFocus()
    roll(box)
    assert box.currentIndex() != before


# -------------------------------------------------------------------------- programs

PLAYER = f"{shlex.quote(sys.executable)} -m carrara_desktop.bots.examples.simple_bot"


def a_dialog(page: Any, command: str) -> ProgramDialog:
    dialog = ProgramDialog(page.record(), [command], page)
    dialog.show()
    return dialog


def tried(dialog: ProgramDialog, qtbot: QtBot) -> str:
    dialog.trial.click()
    qtbot.waitUntil(dialog.trial.isEnabled, timeout=20_000)
    return dialog.result.toPlainText()


def answer_with(monkeypatch: pytest.MonkeyPatch, command: str, code: int = 1) -> None:
    def answered(dialog: ProgramDialog) -> int:
        dialog.line.setEditText(command)
        return code

    monkeypatch.setattr(ProgramDialog, "exec", answered)


def choose_program(page: Any, row: int, qtbot: QtBot) -> None:
    box = page.rows[row].kind
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_End)


def test_a_program_takes_a_seat(page: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    answer_with(monkeypatch, "  python3 '/home/anna/my bot.py' --fast ")
    choose_program(page, 1, qtbot)
    assert page.rows[1].bot == "external:python3 '/home/anna/my bot.py' --fast"
    assert page.rows[1].text == "my bot 2"
    assert page.problems() == {}
    page.start.click()
    [record] = page.started
    assert record.seats[1].bot == "external:python3 '/home/anna/my bot.py' --fast"
    assert load_settings().trusted_programs == [record.seats[1].bot]
    again = page.window()
    page.rows[1].kind.setCurrentIndex(0)
    page._restore(again.settings.last_setup)
    assert page.rows[1].program == "python3 '/home/anna/my bot.py' --fast"
    answer_with(monkeypatch, "other")
    choose_program(page, 1, qtbot)
    assert page.rows[1].bot == "external:other"
    assert page.rows[1].text == "other 2"
    assert page.rows[1].kind.count() == len(game_info("carrara").bots) + 3


def test_whoever_names_no_program_changes_nothing(
    page: Any, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    answer_with(monkeypatch, "x", code=0)
    choose_program(page, 1, qtbot)
    assert page.rows[1].bot == "casual"
    assert page.rows[1].kind.currentData() == "casual"
    assert page.window().settings.trusted_programs == []


def test_a_program_from_a_strangers_game_is_not_started(page: Any) -> None:
    seats = [Seat("A", "sea"), Seat("B", "ochre", "external:rm -rf /")]
    page.window().show_new_game(GameRecord("carrara", 1, {}, seats, 5))
    page.start.click()
    assert page.started == []
    assert list(page.problems()) == [1]
    assert page.window().focusWidget() is page.rows[1].kind
    page.rows[1].kind.setCurrentIndex(0)
    page.start.click()
    assert len(page.started) == 1


def test_trying_a_program_shows_its_move(page: Any, qtbot: QtBot) -> None:
    for variant in game_info("carrara").variants:
        page.choose_variant(variant)
        dialog = a_dialog(page, PLAYER)
        assert tried(dialog, qtbot).startswith("It works. Its move: ")
        assert dialog.result.hasFocus()
        dialog.reject()


@pytest.mark.parametrize(
    ("command", "said"),
    [
        ("/no/such/program", "can't be started"),
        (f"{shlex.quote(sys.executable)} -c pass", "ended with code 0"),
        (f"{shlex.quote(sys.executable)} -c 'print(5)'", "“5”"),
        ('unfinished "', "can't be read"),
    ],
)
def test_trying_a_program_shows_what_is_wrong(
    page: Any, qtbot: QtBot, command: str, said: str
) -> None:
    dialog = a_dialog(page, command)
    text = tried(dialog, qtbot)
    assert text.startswith("It fails: ")
    assert said in text
    assert dialog.result.accessibleDescription() == text
    dialog.reject()


def test_a_command_line_that_can_not_be_read_is_not_taken(page: Any) -> None:
    dialog = a_dialog(page, 'unfinished "')
    dialog.accept()
    assert dialog.isVisible()
    assert "can't be read" in dialog.result.toPlainText()
    dialog.line.setEditText("  ")
    ok = dialog.buttons.button(dialog.buttons.StandardButton.Ok)
    assert not ok.isEnabled()
    assert not dialog.trial.isEnabled()
    dialog.reject()


def test_a_dialog_that_is_closed_ends_the_program(page: Any, qtbot: QtBot) -> None:
    dialog = a_dialog(page, f"{shlex.quote(sys.executable)} -c 'import time; time.sleep(60)'")
    dialog.trial.click()
    bot = dialog._bot
    qtbot.waitUntil(lambda: bot._process is not None)
    process = bot._process
    dialog.reject()
    qtbot.waitUntil(lambda: process.poll() is not None)
    qtbot.waitUntil(lambda: len(dialog._answers) == 1)


def test_a_file_becomes_a_command_line(page: Any, tmp_path: Path) -> None:
    dialog = a_dialog(page, "")
    script = tmp_path / "my bot.py"
    script.touch(0o600)
    dialog.take_file(str(script))
    assert dialog.command == f"python3 '{script}'"
    script.chmod(0o700)
    dialog.take_file(str(script))
    assert dialog.command == f"'{script}'"
    dialog.reject()


@pytest.mark.parametrize(
    ("command", "name"),
    [
        ("python3 my_bot.py", "my_bot"),
        ("python3.12 -u '/a b/my bot.py' --level 3", "my bot"),
        ("/usr/bin/python3 -m package.player", "player"),
        ("./engine", "engine"),
        ("java -jar best.jar", "best"),
        ("python3", "python3"),
        ('broken "', "broken"),
    ],
)
def test_a_program_has_a_short_name(command: str, name: str) -> None:
    assert short_name(command) == name
