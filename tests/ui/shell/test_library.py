"""The library page, its picture service, files that are opened, and trouble with the disk."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QMimeData, QPointF, Qt, QUrl
from PySide6.QtGui import QDropEvent, QFileOpenEvent, QImage
from pytestqt.qtbot import QtBot

from carrara_desktop.engine.migrations import FORMAT
from carrara_desktop.engine.record import GameRecord, Result, from_json, to_json
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.engine.transcript import read_transcript
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.library.games import GameLibrary, LibraryError
from carrara_desktop.ui import i18n, studio
from carrara_desktop.ui.app import FileOpener
from carrara_desktop.ui.models.games import Column
from carrara_desktop.ui.shell.library_page import LibraryPage
from carrara_desktop.ui.shell.window import MainWindow
from tests.ui.games_at_hand import played_on, record_of
from tests.ui.shell.fitting import cut_texts

Opener = Callable[..., MainWindow]
PATIENCE = 60_000


@pytest.fixture
def window(open_window: Opener) -> Iterator[MainWindow]:
    opened = open_window()
    yield opened
    if opened._shelf is not None:
        opened._shelf.close()


def put(window: MainWindow, *names: str, age: int = 0, **more: Any) -> GameRecord:
    """A game in the library, played so many minutes ago."""
    record = record_of(*more.pop("bots", [None] * len(names)))
    for seat, name in enumerate(names):
        record.seats[seat] = type(record.seats[seat])(
            name, record.seats[seat].colour, record.seats[seat].bot
        )
    for key, value in more.items():
        setattr(record, key, value)
    path = window.library.create(record).path
    when = path.stat().st_mtime - 60 * age
    os.utime(path, (when, when))
    return record


def shown(page: LibraryPage) -> list[str]:
    """The names of the players of the games that are listed."""
    model = page.model
    return [model.index(row, Column.PLAYERS).data() for row in range(model.rowCount())]


def library(window: MainWindow, qtbot: QtBot, count: int) -> LibraryPage:
    window.show_library()
    page = window.page
    assert isinstance(page, LibraryPage)
    qtbot.waitUntil(lambda: page.model.known == count, timeout=PATIENCE)
    return page


def three(window: MainWindow) -> list[GameRecord]:
    return [
        put(window, "Anna", "Bořivoj"),
        put(window, "Chloé", "Dido", age=5, result=Result([12, 40], [1]), title="Neděle"),
        put(window, "Anna", "Éric", "Žofie", age=9, options={"variant": "advanced"}),
    ]


# ------------------------------------------------------------------------------- the list


def test_games_are_listed_newest_first(window: MainWindow, qtbot: QtBot) -> None:
    three(window)
    page = library(window, qtbot, 3)
    assert shown(page) == ["Anna, Bořivoj", "Chloé, Dido", "Anna, Éric, Žofie"]
    texts = [page.model.index(1, column).data() for column in Column]
    assert texts[:3] == ["Neděle", "Chloé, Dido", "40 · Dido"]
    assert [entry.id for entry in page.chosen] == [page.model.entry(0).id]
    spoken = page.model.index(1, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert "Neděle" in spoken and "Dido" in spoken and "40" in spoken


def test_search_and_filters(window: MainWindow, qtbot: QtBot) -> None:
    three(window)
    page = library(window, qtbot, 3)
    qtbot.keyClicks(page.search, "ERIC zof")
    assert shown(page) == ["Anna, Éric, Žofie"]
    assert "1" in page.found.text()
    qtbot.keyClick(page.search, Qt.Key.Key_Escape)
    assert len(shown(page)) == 3
    for box, value, count in (
        (page.state, "finished", 1),
        (page.state, "running", 2),
        (page.filters.variants, "advanced", 1),
        (page.filters.seat_counts, 2, 2),
    ):
        box.setCurrentIndex(box.findData(value))
        box.activated.emit(box.currentIndex())
        assert len(shown(page)) == count, value
        page.show_all()


def test_a_list_without_games_says_why(window: MainWindow, qtbot: QtBot) -> None:
    window.show_library()
    page = window.page
    assert isinstance(page, LibraryPage)
    qtbot.waitUntil(page.nothing.isVisible, timeout=PATIENCE)
    first = page.nothing.text()
    assert not cut_texts(page)
    three(window)
    library(window, qtbot, 3)
    assert not page.nothing.isVisible() and not page.list.accessibleDescription()
    qtbot.keyClicks(page.search, "nobody")
    assert page.nothing.isVisible() and page.nothing.text() != first
    assert page.list.accessibleDescription() == page.nothing.text()
    page.show_all()
    assert not page.nothing.isVisible()


@pytest.mark.parametrize(
    ("column", "expected"),
    [
        (Column.PLAYERS, ["Anna, Bořivoj", "Anna, Éric, Žofie", "Chloé, Dido"]),
        (Column.PLAYED, ["Anna, Éric, Žofie", "Chloé, Dido", "Anna, Bořivoj"]),
    ],
)
def test_sorting_goes_by_the_language(
    window: MainWindow, qtbot: QtBot, column: Column, expected: list[str]
) -> None:
    three(window)
    page = library(window, qtbot, 3)
    page.list.sortByColumn(column, Qt.SortOrder.AscendingOrder)
    assert shown(page) == expected


def test_czech_letters_have_their_own_places(window: MainWindow, qtbot: QtBot) -> None:
    i18n.install("cs")
    for name in ("Cyril", "Čeněk", "Dana", "Chrudoš", "Hana"):
        put(window, name, "B")
    page = library(window, qtbot, 5)
    page.list.sortByColumn(Column.PLAYERS, Qt.SortOrder.AscendingOrder)
    names = [text.split(",")[0] for text in shown(page)]
    assert names == ["Cyril", "Čeněk", "Dana", "Hana", "Chrudoš"]


def test_what_changes_on_the_disk_is_seen_on_coming_back(window: MainWindow, qtbot: QtBot) -> None:
    three(window)
    page = library(window, qtbot, 3)
    window.show_home()
    put(window, "Ivo", "Jana")
    library(window, qtbot, 4)
    assert shown(page)[0] == "Ivo, Jana"


# ---------------------------------------------------------------------- taking care of them


def test_enter_opens_the_chosen_game(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = three(window)
    page = library(window, qtbot, 3)
    started: list[GameRecord] = []
    monkeypatch.setattr(window, "start_match", started.append)
    page.choose([games[2].id])
    qtbot.keyClick(page.list, Qt.Key.Key_Return)
    assert [record.id for record in started] == [games[2].id]
    page.card.open.click()
    assert len(started) == 2


def test_a_game_is_renamed_and_duplicated(window: MainWindow, qtbot: QtBot) -> None:
    games = three(window)
    page = library(window, qtbot, 3)
    page.rename(page.model.entry(0), "Sunday")
    qtbot.waitUntil(lambda: page.model.index(0, 0).data() == "Sunday", timeout=PATIENCE)
    assert window.library.load(games[0].id).title == "Sunday"
    page.card.duplicate.click()
    qtbot.waitUntil(lambda: page.model.known == 4, timeout=PATIENCE)
    qtbot.waitUntil(lambda: page.chosen[0].summary.title == "Sunday (copy)", timeout=PATIENCE)  # type: ignore[union-attr]


def test_deleting_is_undone(window: MainWindow, qtbot: QtBot) -> None:
    games = three(window)
    page = library(window, qtbot, 3)
    before = shown(page)
    page.choose([games[0].id, games[1].id])
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    assert shown(page) == before[2:]
    assert page.notice.isVisible() and "2" in page.notice.text.text()
    page.notice.action.click()
    qtbot.waitUntil(lambda: shown(page) == before, timeout=PATIENCE)
    assert not page.notice.isVisible()
    qtbot.keyClick(page.list, Qt.Key.Key_Delete)
    qtbot.keyClick(page.list, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: shown(page) == before, timeout=PATIENCE)


def test_a_deed_that_fails_is_told_and_changes_nothing(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    three(window)
    page = library(window, qtbot, 3)

    def fail(*_: object) -> None:
        raise LibraryError("no", window.library.directory, "read-only file system")

    for deed in ("rename", "duplicate", "delete"):
        monkeypatch.setattr(window.library, deed, fail)
    for act in (lambda: page.rename(page.chosen[0], "x"), page.duplicate, page.delete):
        page.notice.hide()
        act()
        assert "read-only file system" in page.notice.text.text()
    assert len(shown(page)) == 3


@pytest.mark.parametrize("form", ["record", "text", "position"])
def test_a_game_is_exported_and_taken_in_again(
    window: MainWindow,
    qtbot: QtBot,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    form: Any,
) -> None:
    game = played_on(record_of(None, None), lambda line: len(line) >= 60)
    window.library.create(game)
    page = library(window, qtbot, 1)
    file = tmp_path / f"Žluťoučký kůň{ {'record': '.carrara', 'text': '.txt'}.get(form, '.json') }"
    page.export(page.chosen[0], file, form)
    assert str(file) in page.notice.text.text()
    data = file.read_bytes()
    if form == "record":
        assert from_json(data) == game
    elif form == "text":
        assert read_transcript(data.decode()).moves == game.moves
    started: list[GameRecord] = []
    monkeypatch.setattr(window, "start_match", started.append)
    window.open_files([file])
    [record] = started
    if form == "position":
        assert record.id != game.id
        assert [seat.name for seat in record.seats] == ["Player 1", "Player 2"]
        there = Timeline(RULES, record).position.digest()
        assert there == Timeline(RULES, game).position.digest()
        assert record.title == "Žluťoučký kůň"
    else:
        assert record.id == game.id, "the same game is not taken in twice"


def test_a_file_that_is_no_game_is_told(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(window, "warn", lambda text, detail="": told.append((text, detail)))
    odd, gone = tmp_path / "odd.carrara", tmp_path / "gone.carrara"
    odd.write_bytes(b"?")
    for path in (odd, gone):
        window.open_files([path])
    assert "odd.carrara" in told[0][0] and "JSON" in told[0][1]
    assert "gone.carrara" in told[1][0]
    assert window.library.entries() == []


def test_files_are_dropped_on_the_window(window: MainWindow, qtbot: QtBot, tmp_path: Path) -> None:
    paths = []
    for number in range(2):
        record = record_of(None, None, seed=number)
        record.id = f"from-elsewhere-{number}"
        path = tmp_path / f"{number}.carrara"
        path.write_bytes(to_json(record))
        paths.append(path)
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path)) for path in paths])
    event = QDropEvent(
        QPointF(10, 10),
        Qt.DropAction.CopyAction,
        data,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )
    window.dropEvent(event)
    qtbot.waitUntil(lambda: isinstance(window.page, LibraryPage), timeout=PATIENCE)
    page: Any = window.page
    qtbot.waitUntil(lambda: len(page.chosen) == 2, timeout=PATIENCE)
    assert {entry.id for entry in page.chosen} == {"from-elsewhere-0", "from-elsewhere-1"}


def test_a_game_is_left_out_of_the_statistics(window: MainWindow, qtbot: QtBot) -> None:
    games = three(window)
    page = library(window, qtbot, 3)
    page.choose([games[1].id])
    assert page.card.counts.isVisible() and page.card.counts.isChecked()
    page.card.counts.click()
    assert window.library.left_out.games == {games[1].id}
    page.choose([games[0].id])
    assert not page.card.counts.isVisible(), "a game that is not over counts nowhere"


# ----------------------------------------------------------------------- damage and trouble


def damaged(window: MainWindow) -> GameRecord:
    """A game of two saves whose newest file is damaged."""
    game = put(window, "Anna", "Bruno")
    played_on(game, lambda line: len(line) > 20)
    window.library.load(game.id)
    window.library.save(game)
    path = window.library.path(game.id)
    path.unlink()
    path.write_bytes(b'{"format"')
    return game


def test_continue_opens_the_copy_and_says_so(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = damaged(window)
    told: list[str] = []
    monkeypatch.setattr(window, "warn", lambda text, detail="": told.append(text))
    started: list[GameRecord] = []
    monkeypatch.setattr(window, "start_match", started.append)
    window.show_home()
    home: Any = window.page
    assert "damaged" in home.note.text() and game.id in home.note.text()
    home.go_on.click()
    assert [record.id for record in started] == [game.id]
    assert "copy before it" in told[0] and ".damaged" in told[0]


@pytest.mark.parametrize(
    ("language", "newer"), [("en", "newer version"), ("cs", "novější verz"), ("fr", "plus récente")]
)
def test_a_game_of_a_newer_version_says_so_and_stays(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch, language: str, newer: str
) -> None:
    i18n.install(language)
    data = b'{"format": 99, "game": "carrara"}'
    path = window.library.directory / "odd.carrara"
    path.write_bytes(data)
    told: list[tuple[str, str]] = []
    monkeypatch.setattr(window, "warn", lambda text, detail="": told.append((text, detail)))
    window.show_home()
    home: Any = window.page
    assert newer in home.note.text() and path.name in home.note.text()
    assert not window.open_game("odd")
    [(text, detail)] = told
    assert newer in text and "99" in detail and str(FORMAT) in detail
    assert path.read_bytes() == data


def test_a_damaged_game_says_what_can_be_done(window: MainWindow, qtbot: QtBot) -> None:
    damaged(window)
    (window.library.directory / "odd.carrara").write_bytes(b"?")
    page = library(window, qtbot, 2)
    page.choose(["odd"])
    assert not page.card.open.isEnabled() and page.card.delete.isEnabled()
    page.state.setCurrentIndex(page.state.findData("damaged"))
    page.state.activated.emit(0)
    assert len(shown(page)) == 2
    page.choose([entry.id for entry in page.model._shown if entry.id != "odd"])
    assert page.card.open.isEnabled() and not page.card.rename.isEnabled()


def test_a_library_that_can_not_be_read_is_told(window: MainWindow, qtbot: QtBot) -> None:
    put(window, "Anna", "Bruno")
    page = library(window, qtbot, 1)
    window.library.directory.rename(window.library.directory.with_name("elsewhere"))
    window._shelf.refresh()  # type: ignore[union-attr]
    qtbot.waitUntil(lambda: page.notice.isVisible(), timeout=PATIENCE)
    assert str(window.library.directory) in page.notice.text.text()
    assert len(shown(page)) == 1, "what was read stays in sight"


# ------------------------------------------------------------------------------- pictures


def painted(record: GameRecord, folder: Path) -> QImage:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "x" / "y" / "picture.jpg"
    studio.paint(to_json(record), file, "mark")
    return QImage(str(file))


def test_a_picture_shows_nobodys_hidden_things(qtbot: QtBot, look: None, tmp_path: Path) -> None:
    """Two games that differ in nothing but what is behind screens look the same."""
    game = played_on(record_of(None, None), lambda line: len(line) >= 40)
    timeline = Timeline(RULES, game)
    document = msgspec.json.decode(RULES.document(timeline.position))
    other = msgspec.json.decode(RULES.document(timeline.position))
    first, second = other["seats"][0], other["seats"][1]
    hidden = [key for key in ("florins", "blocks") if first.get(key) != second.get(key)]
    assert hidden
    for key in hidden:
        first[key], second[key] = second.get(key, 0), first.get(key, 0)
    images = []
    for number, position in enumerate((document, other)):
        record = record_of(None, None)
        record.position = position
        assert Timeline(RULES, record).position is not None
        images.append(painted(record, tmp_path / str(number)))
    assert not images[0].isNull()
    assert images[0] == images[1]
    assert images[0].text("Carrara") == "mark"
    # Otherwise the two would be alike because nothing was painted at all.
    assert painted(record_of(None, None, seed=9), tmp_path / "3") != images[0]


def test_pictures_come_by_themselves_and_are_kept(window: MainWindow, qtbot: QtBot) -> None:
    game = put(window, "Anna", "Bruno")
    page = library(window, qtbot, 1)
    service = window.shelf
    entry = page.model.entry(0)
    qtbot.waitUntil(lambda: service.picture(entry) is not None, timeout=60_000)
    file = window.library.own / "pictures" / f"{game.id}.jpg"
    assert file.exists()
    assert file.stat().st_size < 120_000
    service._pixmaps.clear()
    service._helper.close()
    assert service.picture(entry) is not None, "it comes from the disk"


def test_a_picture_that_fails_is_not_asked_for_again(window: MainWindow, qtbot: QtBot) -> None:
    helper = window.shelf._helper
    helper.paint("odd", Path("/nowhere/at/all"), Path("/nowhere"), "mark")
    qtbot.waitUntil(lambda: ("odd", "mark") in helper._failed, timeout=60_000)
    helper.paint("odd", Path("/nowhere/at/all"), Path("/nowhere"), "mark")
    assert "odd" not in helper._pictures


# ----------------------------------------------------------------------------------- look


@pytest.mark.parametrize("language", ["en", "cs", "fr"])
@pytest.mark.parametrize("size", [(1024, 680), (1600, 1000)])
def test_no_text_is_cut_off(
    open_window: Opener, qtbot: QtBot, language: str, size: tuple[int, int]
) -> None:
    i18n.install(language)
    window = open_window(*size)
    games = three(window)
    page = library(window, qtbot, 3)
    page.choose([games[1].id])
    page.notice.tell(lambda: "x" * 40, lambda: "y")
    qtbot.wait(1)
    cut = [text for text in cut_texts(page) if text != "✕"]
    assert cut == []
    window.shelf.close()


def test_the_language_changes_while_it_is_open(window: MainWindow, qtbot: QtBot) -> None:
    three(window)
    page = library(window, qtbot, 3)
    page.delete()
    assert page.notice.text.text() == "1 game deleted"
    i18n.install("cs")
    qtbot.wait(1)
    assert page.notice.text.text() == "Smazána 1 hra"
    assert page.notice.action.text() == "&Vrátit zpět"
    page.undo()
    assert page.leave.text() == "Zpět"
    assert page.model.index(0, Column.RESULT).data() == "Nedohraná"
    assert page.state.itemText(0) == "Všechny hry"
    assert len(page.chosen) == 1


def test_a_library_of_the_disk_is_opened_by_a_second_window(
    window: MainWindow, qtbot: QtBot
) -> None:
    """Both see the same games, and neither harms the other's index."""
    three(window)
    library(window, qtbot, 3)
    other = GameLibrary(window.library.directory)
    assert [entry.id for entry in other.entries()] == [
        entry.id for entry in window.library.entries()
    ]


def test_a_file_that_the_program_is_started_with_is_opened(
    window: MainWindow, qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As a file manager starts it; macOS sends an event instead."""
    record = record_of(None, None)
    record.id = "from-elsewhere"
    file = tmp_path / "Žluťoučký kůň.carrara"
    file.write_bytes(to_json(record))
    started: list[str] = []
    monkeypatch.setattr(window, "start_match", lambda record: started.append(record.id))
    opener = FileOpener(window)
    opener.open_soon([file])
    qtbot.waitUntil(lambda: len(started) == 1, timeout=PATIENCE)
    assert opener.eventFilter(window, QFileOpenEvent(QUrl.fromLocalFile(str(file))))
    qtbot.waitUntil(lambda: started == ["from-elsewhere"] * 2, timeout=PATIENCE)
