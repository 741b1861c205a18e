"""The table page: whole games through it, its words, undo, settings, leaving and coming back."""

from __future__ import annotations

import multiprocessing
import warnings
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.record import GameRecord, to_json
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.library.claims import Claim
from carrara_desktop.library.games import GameLibrary, InUseError, LibraryError
from carrara_desktop.library.settings import Settings
from carrara_desktop.ui import bot_client, i18n, theme
from carrara_desktop.ui.match import Match
from carrara_desktop.ui.shell import table_page
from carrara_desktop.ui.shell.side_panel import SidePanel
from carrara_desktop.ui.tables.carrara.table import CarraraTable
from tests.ui.games_at_hand import last_round, on_disk, played_on, record_of, saved
from tests.ui.sitting import LEFT, Opener, Sitting, at_once, let_go, texts


@pytest.fixture
def sit(open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Opens a window of an impatient player, or with other settings."""
    monkeypatch.setattr(table_page, "FINAL_PAUSE_MS", 1)
    opened: list[Sitting] = []

    def sit_down(settings: Settings | None = None) -> Sitting:
        opened.append(Sitting(open_window(settings=settings or at_once()), qtbot))
        return opened[-1]

    yield sit_down
    for sitting in opened:
        if "table" in sitting.window.pages_built:
            sitting.page.leave()


Sit = Callable[..., Sitting]


def can(operation: int) -> Callable[[Any], bool]:
    """A timeline whose seat to move has a move of the kind."""
    return lambda timeline: any(m.op(v) == operation for v in RULES.moves(timeline.position))


# ---------------------------------------------------------------------------- whole games


@pytest.mark.parametrize("variant", ["basic", "advanced"])
@pytest.mark.parametrize("bots", [(None, None), (None, "random", "random")], ids=str)
def test_a_whole_game_through_the_tree(
    sit: Sit, bots: tuple[str | None, ...], variant: str
) -> None:
    sitting = sit()
    sitting.start(record_of(*bots, seed=5, variant=variant))
    finished: list[Any] = []
    sitting.page.finished.connect(finished.append)
    match = sitting.match
    assert sitting.play() > 20
    assert len(finished) == 1 and match.is_over
    final: Any = sitting.window.page
    assert type(final).__name__ == "FinalPage"
    file = on_disk(sitting.window.library, match.record)
    assert file.result is not None and file.moves == match.record.moves
    assert finished[0].winners == tuple(file.result.winners)
    assert [one.total for one in finished[0].standings] == file.result.scores
    # back at the table the account does not come again
    final.table_asked.emit()
    assert sitting.window.page is sitting.page
    assert sitting.rows == 0 and not sitting.confirm.isEnabled()
    sitting.qtbot.wait(30)
    sitting.page._settled()
    sitting.qtbot.wait(30)
    assert len(finished) == 1 and sitting.window.page is sitting.page


def test_a_finished_game_opens_without_its_account(sit: Sit) -> None:
    sitting = sit()
    sitting.start(played_on(record_of(None, None), lambda t: False))
    sitting.qtbot.wait(30)
    assert sitting.window.page is sitting.page
    assert not sitting.curtain.isVisible()
    assert sitting.match.is_over and sitting.rows == 0 and sitting.log()


def test_a_game_of_bots_alone_plays_itself(sit: Sit) -> None:
    sitting = sit()
    sitting.start(played_on(record_of("random", "random"), lambda t: len(t) > 100))
    sitting.qtbot.waitUntil(lambda: sitting.window.page is not sitting.page, timeout=60_000)
    assert on_disk(sitting.window.library, sitting.match.record).result is not None


def test_without_confirmation_a_simple_move_counts_at_once(sit: Sit) -> None:
    settings = at_once()
    settings.confirm = False
    sitting = sit(settings)
    sitting.start(record_of(None, None))
    sitting.sit()
    sitting.take(m.simple(m.PASS))
    assert sitting.match.timeline.played[-1].notation == "pass"
    sitting.sit()
    sitting.table.pointed.emit(("block", 0, 5))  # what is bought can still be changed
    assert sitting.composer.move() is not None and sitting.confirm.isEnabled()
    sitting.qtbot.mouseClick(sitting.confirm, LEFT)
    assert sitting.match.timeline.played[-1].notation == "buy I P"


@pytest.mark.parametrize("confirm", [True, False])
def test_a_marker_dragged_to_a_space(sit: Sit, confirm: bool) -> None:
    settings = at_once()
    settings.confirm = confirm
    sitting = sit(settings)
    sitting.start(played_on(record_of(None, None), can(m.COURT)))
    sitting.sit()
    seat = sitting.match.decider()
    court = next(v for v in sitting.match.moves() if m.op(v) == m.COURT)
    after = sitting.match.timeline.position.copy()
    RULES.play(after, court)
    space = RULES.moves(after)[0]
    sitting.table.dropped.emit(("slot", m.arg(court)), ("space", m.arg(space)))
    if confirm:
        assert sitting.match.decider() == seat and sitting.composer.move() == space
        sitting.qtbot.mouseClick(sitting.confirm, LEFT)
    line = RULES.notation(after, space)
    made = [played.notation for played in sitting.match.timeline.played]
    assert made[-1] == line and made[-2].startswith("court")


def test_choosing_in_the_tree_while_the_last_move_is_shown(sit: Sit) -> None:
    """The list may still be there, but it is nobody's turn."""
    settings = at_once()
    settings.animation_pace = "slow"
    sitting = sit(settings)
    sitting.start(played_on(record_of(None, None), can(m.BUILD)))
    sitting.sit()
    build = next(v for v in sitting.match.moves() if m.op(v) == m.BUILD)
    sitting.make(m.simple(m.TURN))
    assert sitting.table.is_busy()
    length = len(sitting.match.timeline)
    sitting.panel.move_selected.emit(build)
    sitting.panel.confirmed.emit()
    sitting.panel.cancelled.emit()
    assert len(sitting.match.timeline) == length and not sitting.confirm.isEnabled()
    sitting.table.finish()
    assert sitting.composer.move() is None
    assert sitting.rows > 0


# ---------------------------------------------------------------------------------- words


def test_another_language_in_mid_game(sit: Sit) -> None:
    sitting = sit()
    sitting.start(played_on(record_of(None, None), can(m.BUILD)))
    sitting.sit()
    build = next(v for v in sitting.match.moves() if m.op(v) == m.BUILD)
    sitting.take(build)
    said: dict[str, list[Any]] = {}
    for language in ("en", "cs", "fr", "en"):
        i18n.install(language)
        sitting.qtbot.wait(1)
        index = sitting.panel.tree_model.index(0, 0)
        now = [
            sitting.page.bar.title.text(), sitting.page.bar.status.text(), sitting.prompt,
            sitting.log()[-1], index.data(), sitting.confirm.text(), sitting.page.undo.text(),
            sitting.page.undo.toolTip(), sitting.panel._card._what.text(),
            sitting.panel._card._hint.text(), sitting.table.describe(("wheel",)),
            sitting.window.windowTitle(), sitting.panel._card.confirm.accessibleDescription(),
        ]  # fmt: skip
        assert all(now)
        assert sitting.composer.move() == build, "what was chosen stays chosen"
        assert sitting.rows > 0
        if language in said:
            assert now == said[language]
        said[language] = now
    for k in range(len(said["en"])):
        assert len({words[k] for words in said.values()}) == 3, (k, said)


def test_no_word_of_the_old_language_is_left(sit: Sit) -> None:
    """Opened in Czech, and switched to Czech: the page says the same."""
    record = played_on(record_of(None, "random", None), lambda t: len(t) > 60)
    sitting = sit()
    sitting.start(record)
    # the home page says afterwards when the game was last played
    sitting.window.show_home()
    sitting.window.continue_match()
    sitting.sit()
    i18n.install("cs")
    sitting.qtbot.wait(1)
    switched = texts(sitting.window, sitting.page)
    looks = [look.note for look in sitting.table._looks]
    sitting.window.show_home()
    sitting.window.continue_match()
    sitting.sit()
    assert looks == [look.note for look in sitting.table._looks]
    assert switched == texts(sitting.window, sitting.page)


def test_another_language_behind_the_curtain_and_while_bots_play(sit: Sit) -> None:
    sitting = sit()
    sitting.start(record_of(None, "random", None))
    for language in ("cs", "fr", "en") * 4:
        if not sitting.wait():
            break
        i18n.install(language)
        sitting.qtbot.wait(1)
        if sitting.curtain.isVisible():
            assert sitting.rows == 0
            sitting.lift()
        sitting.make(m.simple(m.PASS))
        i18n.install("en")
    assert len(sitting.match.timeline) > 12


# -------------------------------------------------------------------------- coming and going


def test_leaving_and_continuing(sit: Sit) -> None:
    sitting = sit()
    sitting.start(record_of(None, "random"))
    sitting.play(3)
    sitting.wait()
    digest, log = sitting.match.timeline.position.digest(), sitting.log()
    moves, prompt = sitting.rows, sitting.prompt
    sitting.qtbot.mouseClick(sitting.page.home, LEFT)
    home: Any = sitting.window.page
    assert type(home).__name__ == "HomePage" and home.go_on.isEnabled()
    assert sitting.rows == 0 and sitting.log() == []
    sitting.qtbot.mouseClick(home.go_on, LEFT)
    sitting.wait()
    assert sitting.window.page is sitting.page
    assert sitting.match.timeline.position.digest() == digest
    assert (sitting.log(), sitting.rows, sitting.prompt) == (log, moves, prompt)


def test_leaving_from_the_curtain(sit: Sit) -> None:
    sitting = sit()
    sitting.start(record_of(None, None))
    sitting.wait()
    assert sitting.curtain.isVisible()
    sitting.qtbot.mouseClick(sitting.curtain.home, LEFT)
    assert type(sitting.window.page).__name__ == "HomePage"
    sitting.window.continue_match()
    assert sitting.curtain.isVisible()


def test_leaving_while_things_move(sit: Sit) -> None:
    """Nothing of the game goes on behind the home page."""
    settings = at_once()
    settings.animation_pace = "slow"
    sitting = sit(settings)
    sitting.start(record_of("random", None, None))
    assert sitting.table.is_busy()
    moves = list(sitting.match.record.moves)
    record = sitting.match.record
    sitting.window.show_home()
    sitting.qtbot.wait(50)
    assert on_disk(sitting.window.library, record).moves == moves
    assert sitting.page._match is None
    sitting.window.continue_match()
    sitting.wait()
    assert sitting.curtain.isVisible()


def test_nothing_is_left_of_a_game_that_was_left(sit: Sit) -> None:
    settings = at_once()
    settings.animation_pace = "slow"
    sitting = sit(settings)
    sitting.start(record_of("random", None, None))
    sitting.window.show_home()
    assert sitting.rows == 0
    assert not sitting.page._rest.isActive()
    assert sitting.curtain.isHidden()


def active_timers(root: QObject) -> list[QTimer]:
    return [timer for timer in root.findChildren(QTimer) if timer.isActive()]


def workers() -> list[Any]:
    return [child for child in multiprocessing.active_children() if child.name == "bots"]


def test_games_one_after_the_other_leave_nothing_behind(sit: Sit) -> None:
    sitting = sit()
    for seed in (1, 2, 3):
        sitting.start(record_of(None, "random", seed=seed))
        sitting.play(3)
        sitting.wait()
        assert len(workers()) <= 1
    sitting.window.show_home()
    let_go(sitting.qtbot)
    assert workers() == []
    # the home page paints its view anew once, a moment after it has come up
    sitting.qtbot.waitUntil(lambda: active_timers(sitting.window) == [])
    for kind in (Match, CarraraTable, bot_client.BotClient):
        assert sitting.window.findChildren(kind) == [], kind
    children = len(sitting.page.findChildren(QObject))
    sitting.start(record_of(None, "random", seed=4))
    sitting.play(2)
    sitting.window.show_home()
    let_go(sitting.qtbot)
    assert len(sitting.page.findChildren(QObject)) == children


def test_after_the_final_page_nobody_thinks_any_more(sit: Sit) -> None:
    sitting = sit()
    sitting.start(last_round(None, "random"))
    sitting.play()
    final: Any = sitting.window.page
    final.home_asked.emit()
    assert type(sitting.window.page).__name__ == "HomePage"
    assert active_timers(sitting.page) == []
    assert not workers()


@pytest.mark.parametrize(
    ("spoil", "page"),
    [
        (lambda record: record.moves.append("score Rome"), "TablePage"),
        (lambda record: record.options.update(variant="advanced"), "TablePage"),
        (lambda record: setattr(record, "game", "rialto"), "HomePage"),
        (lambda record: setattr(record, "rules_version", 99), "HomePage"),
        (lambda record: record.options.update(variant="royal"), "HomePage"),
    ],
    ids=["move", "variant", "game", "version", "option"],
)
def test_a_record_that_does_not_fit(
    sit: Sit,
    monkeypatch: pytest.MonkeyPatch,
    spoil: Callable[[GameRecord], None],
    page: str,
) -> None:
    """Moves that don't fit are left out, and the rest is looked at; otherwise one is at home."""
    sitting = sit()
    sitting.start(record_of(None, "random"))  # another game is on the table
    record = saved(sitting.window.library, played_on(record_of(None, None), lambda t: len(t) > 30))
    spoil(record)
    path = sitting.window.library.path(record.id)
    path.write_bytes(to_json(record))
    before = path.read_bytes()
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(sitting.window, "warn", lambda text, detail="": told.append((text, detail)))
    sitting.window.continue_match()
    assert len(told) == 1 and all(told[0])
    assert type(sitting.window.page).__name__ == page
    if page == "TablePage":
        assert sitting.match.read_only
        assert sitting.match.decider() is None and sitting.rows == 0
        sitting.page.undo.click()
        assert sitting.match.rules is not None
    assert path.read_bytes() == before
    let_go(sitting.qtbot)
    assert workers() == []


# ------------------------------------------------------------------------ undo, Esc, settings


def test_the_undo_button_says_why(sit: Sit) -> None:
    sitting = sit()
    sitting.start(record_of(None, None))
    sitting.sit()
    page = sitting.page
    assert page.undo.property("dim") and "Nobody has made a move" in page.undo.toolTip()
    assert page.redo.property("dim")
    sitting.qtbot.mouseClick(page.undo, LEFT)
    assert "Nobody has made a move" in sitting.prompt
    sitting.make(m.simple(m.TURN))
    assert page.undo.property("dim") and "brought something new" in page.undo.toolTip()
    assert page.undo.accessibleDescription() == page.undo.toolTip()
    before = list(sitting.match.record.moves)
    sitting.qtbot.keyClick(page, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    sitting.qtbot.mouseClick(page.undo, LEFT)
    assert sitting.match.record.moves == before and "brought something new" in sitting.prompt


def test_undo_and_redo_through_the_curtain(sit: Sit) -> None:
    sitting = sit()
    sitting.start(record_of(None, None))
    sitting.sit()
    sitting.make(m.simple(m.PASS))
    assert sitting.curtain.isVisible()
    moves = list(sitting.match.record.moves)
    sitting.page._undo()  # never while the curtain is down
    assert sitting.match.record.moves == moves
    sitting.lift()
    assert not sitting.page.undo.property("dim")
    sitting.qtbot.mouseClick(sitting.page.undo, LEFT)
    assert sitting.match.record.moves == moves[:-1]
    assert sitting.curtain.isVisible() and sitting.rows == 0
    sitting.lift()
    assert sitting.match.decider() == 0 and sitting.rows > 0
    sitting.qtbot.mouseClick(sitting.page.redo, LEFT)
    assert sitting.match.record.moves == moves and sitting.curtain.isVisible()


def test_undo_while_a_bot_thinks(sit: Sit) -> None:
    settings = at_once()
    settings.bot_pace = "slow"
    sitting = sit(settings)
    sitting.start(record_of(None, "random"))
    sitting.sit()
    sitting.make(m.simple(m.PASS))
    assert sitting.match.bot_to_move() and sitting.rows == 0
    sitting.qtbot.mouseClick(sitting.page.undo, LEFT)
    assert sitting.match.decider() == 0 and sitting.rows > 0
    assert not sitting.page._rest.isActive()


@pytest.mark.parametrize("where", ["tree", "table", "confirm"])
def test_escape_drops_what_is_chosen(sit: Sit, where: str) -> None:
    sitting = sit()
    sitting.start(record_of(None, None))
    sitting.sit()
    sitting.take(m.buy(0, 1 << 15))
    assert sitting.confirm.isEnabled() and sitting.table._picked is not None
    widget: QWidget = {
        "tree": sitting.panel.tree, "table": sitting.table, "confirm": sitting.confirm,
    }[where]  # fmt: skip
    sitting.qtbot.keyClick(widget, Qt.Key.Key_Escape)
    assert sitting.composer.move() is None and not sitting.confirm.isEnabled()
    assert sitting.table._picked is None
    assert sitting.window.page is sitting.page
    sitting.qtbot.keyClick(widget, Qt.Key.Key_Escape)  # a second time leaves nothing
    assert sitting.window.page is sitting.page


def test_another_pace_takes_effect_in_the_game(sit: Sit) -> None:
    settings = at_once()
    settings.animation_pace, settings.bot_pace = "slow", "slow"
    sitting = sit(settings)
    sitting.start(record_of("random", None))
    assert sitting.table.is_busy()
    sitting.qtbot.mouseClick(sitting.page.bar.settings, LEFT)
    options: Any = sitting.window.page
    for box in (options.animation_pace, options.bot_pace):
        box.setCurrentIndex(box.findData("off"))
        box.activated.emit(box.currentIndex())
    sitting.qtbot.keyClick(options.done, Qt.Key.Key_Escape)
    assert sitting.window.page is sitting.page
    assert not sitting.table.is_busy()
    sitting.wait()
    assert sitting.match.decider() == 1
    sitting.make(m.simple(m.PASS))
    assert not sitting.table.is_busy()


@pytest.mark.parametrize("whose", ["our own", "the system's"])
def test_reduced_motion_shows_everything_without_moving_it(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, whose: str
) -> None:
    settings = at_once()
    settings.animation_pace = "slow"
    settings.bot_pace = "fast"
    settings.reduced_motion = whose == "our own"
    monkeypatch.setattr(theme, "asks_for_calm", lambda: whose != "our own")
    sitting = sit(settings)
    sitting.start(record_of(None, "random"))
    sitting.sit()
    assert sitting.table.pace() == 0
    sitting.make(m.simple(m.PASS))
    assert not sitting.table.is_busy()
    # the bot still takes its time, and what it has done is marked
    assert sitting.page._rest.isActive() and sitting.page._rest.interval() > 0
    sitting.sit()
    marks = {target: sitting.table.mark(target) for target in sitting.table.picture.regions}
    assert any(mark is not None and mark.state == "recent" for mark in marks.values())


def test_the_system_may_ask_for_calm(monkeypatch: pytest.MonkeyPatch) -> None:
    assert not theme.asks_for_calm()
    for name in ("NoPreference", "ReducedMotion"):
        wish = SimpleNamespace(motionPreference=lambda name=name: SimpleNamespace(name=name))
        hints = SimpleNamespace(accessibility=lambda wish=wish: wish)
        monkeypatch.setattr(theme, "QGuiApplication", SimpleNamespace(styleHints=lambda h=hints: h))
        assert theme.asks_for_calm() == (name == "ReducedMotion")


def test_settings_in_the_middle_of_a_choice_keep_it(sit: Sit) -> None:
    sitting = sit()
    sitting.start(record_of(None, None))
    sitting.sit()
    sitting.take(m.buy(0, 1 << 15))
    sitting.qtbot.mouseClick(sitting.page.bar.settings, LEFT)
    options: Any = sitting.window.page
    sitting.qtbot.keyClick(options.done, Qt.Key.Key_Escape)
    assert sitting.composer.move() == m.buy(0, 1 << 15) and sitting.confirm.isEnabled()


def test_a_language_change_never_makes_a_move(sit: Sit) -> None:
    """Not even after confirmation was switched off with a move already chosen."""
    sitting = sit()
    sitting.start(record_of(None, None))
    sitting.sit()
    sitting.take(m.simple(m.PASS))
    before = list(sitting.match.record.moves)
    sitting.window.settings.confirm = False
    i18n.install("cs")
    sitting.qtbot.wait(1)
    assert sitting.match.record.moves == before


# -------------------------------------------------------------------------------- trouble


def test_a_failing_save_warns_and_the_game_goes_on(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    sitting = sit()
    sitting.start(record_of(None, None))
    sitting.sit()
    real = sitting.window.library.save

    def fail(_: GameRecord) -> None:
        raise LibraryError("disk full", tmp_path, "disk full")

    monkeypatch.setattr(sitting.window.library, "save", fail)
    notice = sitting.page.notice
    for seat in (1, 0):
        # One quiet line, however often it fails, that never stands in the way of the game.
        sitting.make(m.simple(m.PASS))
        assert notice.isVisible() and "disk full" in notice.text.text()
        sitting.sit()
        assert sitting.match.decider() == seat
    assert sitting.match.unsaved
    questions: list[str] = []
    monkeypatch.setattr(
        sitting.window, "ask", lambda text, detail="": questions.append(text) or False
    )
    sitting.page.home.click()
    assert sitting.window.page is sitting.page and questions, "leaving would lose moves"
    monkeypatch.setattr(sitting.window.library, "save", real)
    notice.action.click()
    assert not sitting.match.unsaved
    assert "saved again" in notice.text.text()
    assert on_disk(sitting.window.library, sitting.match.record) == sitting.match.record
    sitting.page.home.click()
    assert sitting.window.page is not sitting.page and len(questions) == 1


def test_a_game_that_another_program_changes_goes_on_as_a_copy(sit: Sit) -> None:
    sitting = sit()
    sitting.start(record_of(None, None))
    sitting.sit()
    library, first = sitting.window.library, sitting.match.record.id
    other = GameLibrary(library.directory)
    theirs = other.load(first)
    theirs.title = "theirs"
    other.save(theirs)
    sitting.make(m.simple(m.PASS))
    assert "copy of its own" in sitting.page.notice.text.text()
    assert sitting.match.record.id != first
    assert other.load(first).title == "theirs"
    assert on_disk(library, sitting.match.record) == sitting.match.record
    sitting.sit()
    assert sitting.match.decider() == 1


@pytest.mark.parametrize("copy", [True, False])
def test_a_game_that_is_open_elsewhere_is_opened_as_a_copy_or_not_at_all(
    sit: Sit, monkeypatch: pytest.MonkeyPatch, copy: bool
) -> None:
    sitting = sit()
    record = saved(sitting.window.library, record_of(None, None))
    first = record.id
    real = sitting.window.library.claim

    def claim(game: str) -> Claim:
        if game == first:
            raise InUseError(game)
        return real(game)

    monkeypatch.setattr(sitting.window.library, "claim", claim)
    monkeypatch.setattr(sitting.window, "ask", lambda *_: copy)
    sitting.window.start_match(record)
    if copy:
        sitting.sit()
        assert sitting.match.record.id != first
        assert len(sitting.window.library.entries()) == 2
    else:
        assert sitting.window.page is not sitting.page
        assert len(sitting.window.library.entries()) == 1


def test_a_bot_that_failed_is_in_the_log(sit: Sit) -> None:
    sitting = sit()
    sitting.start(record_of(None, "a bot of a later version"))
    sitting.sit()
    sitting.make(m.simple(m.PASS))
    sitting.wait()
    note = [text for text in sitting.log() if "bot failed" in text]
    assert len(note) >= 1
    after = sitting.log()[sitting.log().index(note[0]) + 1]
    assert "Bořivoj" in after, "the note stands before the move that it is about"


def test_a_move_larger_than_32_bits_is_taken_from_the_tree(qtbot: QtBot, look: None) -> None:
    """A monument over the eighth building of a column is one."""
    panel = SidePanel()
    qtbot.addWidget(panel)
    taken: list[int] = []
    panel.move_selected.connect(taken.append)
    with warnings.catch_warnings(), qtbot.captureExceptions() as faults:
        warnings.simplefilter("ignore")
        panel._choose(2**31 + 7)
    assert not faults
    assert taken == [2**31 + 7]


def test_names_are_shown_as_they_are_typed(sit: Sit) -> None:
    record = record_of(None, None)
    record.seats[0] = type(record.seats[0])("<b>A&B</b> {x} %1", "ochre")
    sitting = sit()
    sitting.start(record)
    sitting.sit()
    shown = [label.text() for label in sitting.panel.findChildren(QLabel)]
    assert "<b>A&B</b> {x} %1" in shown
    sitting.make(m.simple(m.PASS))
    sitting.sit()
    assert any("<b>A&B</b> {x} %1" in text for text in sitting.log())


def test_building_by_dragging_and_paying_at_the_table(sit: Sit) -> None:
    sitting = sit()
    sitting.start(played_on(record_of(None, None), can(m.BUILD)))
    sitting.sit()
    move = next(v for v in sitting.match.moves() if m.op(v) == m.BUILD)
    kind, city = m.built_kind(move), m.place(move)
    slot = sitting.match.view().display.index((kind // 5, kind % 5 + 1))
    sitting.table.dropped.emit(("display", slot), ("column", city))
    chosen = sitting.composer.move()
    assert chosen is not None and m.built_kind(chosen) == kind and m.place(chosen) == city
    assert sitting.panel._card._change.text()
    sitting.qtbot.mouseClick(sitting.confirm, LEFT)
    lines = [played.notation for played in sitting.match.timeline.played]
    assert any(line.startswith("build") for line in lines[-2:])
