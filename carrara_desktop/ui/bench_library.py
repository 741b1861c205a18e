"""Measures the library with many games: ``python -m carrara_desktop.ui.bench_library [games]``.

Prints times, and how many frames of a sixtieth of a second each takes: what a person does to the
list must take less than a few. Needs no screen.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Final

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from carrara_desktop.bots.players import bot_chooser
from carrara_desktop.engine.headless import play_game
from carrara_desktop.engine.record import GameRecord, Result, Seat, to_json
from carrara_desktop.games.facts import VERSION, facts_of
from carrara_desktop.games.registry import game_info
from carrara_desktop.library.games import GameLibrary
from carrara_desktop.library.index import Facts, Index
from carrara_desktop.library.paths import HOME_VARIABLE, games_dir
from carrara_desktop.library.settings import Settings
from carrara_desktop.library.statistics import Wanted, compute

GAMES: Final = 10_000
FRAME: Final = 1 / 60
_NAMES: Final = ("Anna", "Bořivoj", "Chloé", "Dido", "Éric", "Žofie", "Ivo", "Jana")
_COLOURS: Final = ("ochre", "terracotta", "sea", "indigo")


def measure(name: str, work: Callable[[], object], times: int = 1) -> None:
    """Print the shortest of some runs, by the clock and by the processor."""
    taken, worked = [], []
    for _ in range(times):
        start, begin = time.perf_counter(), time.thread_time()
        work()
        taken.append(time.perf_counter() - start)
        worked.append(time.thread_time() - begin)
    say(name, min(taken), min(worked))


def say(name: str, taken: float, worked: float) -> None:
    """Print a line: seconds by the clock and by the processor, and frames of the latter."""
    print(
        f"{name:44} {taken * 1000:9.1f} ms {worked * 1000:9.1f} ms cpu"
        f" {worked / FRAME:7.1f} frames",
        flush=True,
    )


def fill(folder: Path, count: int) -> list[Facts]:
    """Write so many games, most of them over, that differ in players, dates and results."""
    random = Random(1)
    rules = game_info("carrara").load()
    played = []
    for seats in (2, 3, 4):
        people = [Seat(f"P{n}", _COLOURS[n]) for n in range(seats)]
        record = GameRecord("carrara", rules.version, {}, people, seats)
        play_game(rules, record, [bot_chooser("greedy", rules)] * seats)
        played.append((record, facts_of(to_json(record))))
    folder.mkdir(parents=True)
    facts = []
    for number in range(count):
        model, counted = played[number % len(played)]
        names = random.sample(_NAMES, len(model.seats))
        seats = [
            Seat(names[n], _COLOURS[n], "greedy" if random.random() < 0.3 else None)
            for n in range(len(names))
        ]
        scores = [random.randrange(20, 140) for _ in seats]
        over = random.random() < 0.9
        record = GameRecord(
            model.game,
            model.rules_version,
            {"variant": random.choice(("basic", "advanced"))},
            seats,
            number,
            model.moves,
            result=Result(scores, [scores.index(max(scores))]) if over else None,
            started=f"bench {number}",
            title=f"Evening {number}" if number % 5 == 0 else "",
        )
        game = f"bench-{number:06}"
        path = folder / f"{game}.carrara"
        path.write_bytes(to_json(record))
        os.utime(path, (1.7e9 + number * 3600,) * 2)
        facts.append(Facts(game, counted))
    return facts


def main() -> int:
    """Measure all there is to measure."""
    count = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        start = time.perf_counter()
        facts = fill(games_dir(), count)
        print(f"{count} games written in {time.perf_counter() - start:.1f} s")
        library = GameLibrary(games_dir())
        _index(library, facts)
        _window(library)
    return 0


def _index(library: GameLibrary, facts: list[Facts]) -> None:
    index = Index(library)
    measure("index made from the records", lambda: list(index.update()))
    index.put_facts(facts, VERSION)
    measure("index found up to date", lambda: list(index.update()), 3)
    measure("index checked for damage", index.check, 3)
    measure("index read", index.entries, 3)
    entries = index.entries()
    from carrara_desktop.engine.facts import from_bytes

    known = {one.id: from_bytes(one.data) for one in index.facts(VERSION)}
    measure("statistics reckoned", lambda: compute(entries, known, Wanted()), 2)
    measure("the game to continue found", library.resumption, 3)
    index.close()
    game = library.load(entries[0].id)
    measure("a game saved", lambda: library.save(game), 20)


def _window(library: GameLibrary) -> None:
    from carrara_desktop.ui.app import make_application
    from carrara_desktop.ui.models.games import Column, GamesModel, Sieve
    from carrara_desktop.ui.shell.window import MainWindow

    application = make_application([])
    index = Index(library)
    entries = index.entries()
    index.close()
    model = GamesModel()
    measure("list filled", lambda: model.set_entries(entries), 3)
    measure("searched, the first time", lambda: model.set_sieve(Sieve("anna evening")))
    for words in ("borivoj", "zofie 7"):
        measure(f"searched for {words!r}", lambda words=words: model.set_sieve(Sieve(words)))
    measure("filtered", lambda: model.set_sieve(Sieve(state="running", seats=3)))
    model.set_sieve(Sieve())
    slices = []
    while not model.is_prepared:
        slices.append(_events(application))
    say("sorting prepared, the longest step", *max(slices))
    for column in Column:
        down = partial(model.sort, column, Qt.SortOrder.DescendingOrder)
        measure(f"sorted by {column.name.lower()}", down)
    window = MainWindow(Settings())
    window.resize(1280, 720)
    window.show_home()
    window.show()
    application.processEvents()
    _page(window, application, len(entries))
    window.close()


def _page(window: object, application: QApplication, count: int) -> None:
    from carrara_desktop.ui.models.games import Column
    from carrara_desktop.ui.shell.library_page import LibraryPage
    from carrara_desktop.ui.shell.window import MainWindow

    assert isinstance(window, MainWindow)
    measure("page opened (the list comes by itself)", window.show_library)
    page = window.page
    assert isinstance(page, LibraryPage)
    start = time.perf_counter()
    pauses = []
    while page.model.known < count:
        pauses.append(_events(application))
        time.sleep(0.001)
    print(f"{'list there after':44} {(time.perf_counter() - start) * 1000:9.1f} ms")
    say("longest pause of the window meanwhile", *max(pauses))
    bar = page.list.verticalScrollBar()
    steps = []
    for step in range(60):
        bar.setValue(bar.maximum() * step // 60)
        steps.append(_events(application))
    say("a step of scrolling, the median", *sorted(steps)[30])
    say("a step of scrolling, the longest", *max(steps))
    for column in (Column.PLAYERS, Column.RESULT):

        def sort_it(column: Column = column) -> None:
            page.list.sortByColumn(column, Qt.SortOrder.AscendingOrder)
            application.processEvents()

        measure(f"a click on the head of {column.name.lower()}", sort_it)
    for text in ("anna", "anna e"):

        def type_it(text: str = text) -> None:
            page.search.setText(text)
            application.processEvents()

        measure(f"typed {text!r} into the search", type_it)


def _events(application: QApplication) -> tuple[float, float]:
    """Seconds, by the clock and by the processor, that the window is busy."""
    start, begin = time.perf_counter(), time.thread_time()
    application.processEvents()
    return time.perf_counter() - start, time.thread_time() - begin


if __name__ == "__main__":
    sys.exit(main())
