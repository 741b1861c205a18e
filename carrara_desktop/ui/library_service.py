"""The library as the window's pages see it: read in the background, never waited for.

A thread of its own owns the index and does all reading and reckoning; a process of its own
replays games. Pages ask, and hear by signals.
"""

from __future__ import annotations

import contextlib
import os
import queue
import threading
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QImage, QImageReader, QPixmap

from carrara_desktop.engine import facts as engine_facts
from carrara_desktop.games.facts import VERSION as FACTS_VERSION
from carrara_desktop.games.registry import GAMES
from carrara_desktop.library.entries import Entry, LibraryError
from carrara_desktop.library.games import GameLibrary
from carrara_desktop.library.index import Facts, Index
from carrara_desktop.library.statistics import Wanted, compute
from carrara_desktop.ui.library_helper import LibraryHelper
from carrara_desktop.ui.library_worker import MARK_KEY
from carrara_desktop.ui.models import fault_words

PICTURES: Final = "pictures"
PICTURE_SUFFIX: Final = ".jpg"
PICTURE_VERSION: Final = 1
"""Grows whenever the table looks different, so that old pictures are painted anew."""
_MOST_PIXMAPS: Final = 200
_MOST_PICTURES: Final = 1000
"""Pictures that are kept on the disk, some 50 MB."""
_FACTS_AT_ONCE_MS: Final = 400
"""How long facts are gathered before they are kept and reckoned with."""


class LibraryService(QObject):
    """One library, its index and its pictures."""

    loaded = Signal(list)
    """All entries that are known now: the first answer to ``refresh``."""
    changed = Signal(list, list)
    """Entries that are new or other than before, and ids of games that are gone."""
    reading = Signal(int, int)
    """Files read so far, of how many; both 0 once the index is up to date."""
    failed = Signal(str)
    """The folder can't be read: which, and why."""
    painted = Signal(str)
    """There is a new picture of this game."""
    counted = Signal(object)
    """``Statistics``, as they were asked for last."""
    counting = Signal(int, int)
    """Games still to be replayed for the statistics, of how many finished ones."""

    _uncounted = Signal(list, int)

    def __init__(self, library: GameLibrary, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self._helper = LibraryHelper(self)
        self._helper.painted.connect(self._picture_painted)
        self._helper.counted.connect(self._game_counted)
        self._uncounted.connect(self._count)
        self._pixmaps: dict[str, tuple[str, QPixmap]] = {}
        self._fresh_facts: list[Facts] = []
        self._left_to_count = self._finished = 0
        self._gather = QTimer(self, singleShot=True)
        self._gather.setInterval(_FACTS_AT_ONCE_MS)
        self._gather.timeout.connect(self._keep_facts)
        self._wanted = Wanted()
        self._tasks: queue.SimpleQueue[Callable[[_Reader], None] | None] = queue.SimpleQueue()
        self._thread: threading.Thread | None = None
        self._closed = False

    # -- what pages ask for ----------------------------------------------------------------

    def refresh(self, everything: bool = False) -> None:
        """Look what has changed on the disk since the last time.

        ``everything`` tells first what is known already, for a page that knows nothing yet.
        """
        self._do(lambda reader: reader.refresh(everything))

    def reckon(self, wanted: Wanted) -> None:
        """Make the statistics of these games, and again whenever more of them are counted."""
        self._wanted = wanted
        out = self.library.left_out.games
        self._do(lambda reader: reader.reckon(wanted, out))

    def picture(self, entry: Entry) -> QPixmap | None:
        """The picture of a game's table; None, with the picture asked for, while there is none."""
        mark = f"{PICTURE_VERSION} {entry.version[0]} {entry.version[1]}"
        kept = self._pixmaps.get(entry.id)
        if kept is not None and kept[0] == mark:
            return kept[1]
        if entry.summary is None or entry.error or entry.summary.game not in GAMES:
            return None
        path = self.library.own / PICTURES / f"{entry.id}{PICTURE_SUFFIX}"
        image = _read_picture(path, mark)
        if image is None:
            self._helper.paint(entry.id, entry.path, path, mark)
            return kept[1] if kept is not None else None
        pixmap = QPixmap.fromImage(image)
        self._pixmaps.pop(entry.id, None)
        self._pixmaps[entry.id] = mark, pixmap
        if len(self._pixmaps) > _MOST_PIXMAPS:
            self._pixmaps.pop(next(iter(self._pixmaps)))
        return pixmap

    def close(self) -> None:
        """End the thread and the process."""
        self._closed = True
        self._gather.stop()
        self._helper.close()
        if self._thread is not None:
            self._tasks.put(None)
            self._thread.join(5.0)
            self._thread = None

    # -- inside ----------------------------------------------------------------------------

    def _do(self, task: Callable[[_Reader], None]) -> None:
        if self._closed:
            return
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="library", daemon=True)
            self._thread.start()
        self._tasks.put(task)

    def _work(self) -> None:
        reader = _Reader(self)
        while (task := self._tasks.get()) is not None:
            try:
                task(reader)
            except LibraryError as error:
                self.failed.emit(fault_words.clause(error))
        reader.close()

    @property
    def is_closed(self) -> bool:
        """Whether the thread should leave off."""
        return self._closed

    def _picture_painted(self, game: str) -> None:
        self._pixmaps.pop(game, None)
        self.painted.emit(game)

    def _count(self, games: list[tuple[str, Path]], finished: int) -> None:
        self._left_to_count, self._finished = len(games), finished
        self.counting.emit(self._left_to_count, finished)
        self._helper.count(games)

    def _game_counted(self, game: str, data: bytes) -> None:
        self._fresh_facts.append(Facts(game, data))
        self._left_to_count = max(0, self._left_to_count - 1)
        self.counting.emit(self._left_to_count, self._finished)
        if not self._gather.isActive():
            self._gather.start()

    def _keep_facts(self) -> None:
        facts, self._fresh_facts = self._fresh_facts, []
        out, wanted = self.library.left_out.games, self._wanted
        self._do(lambda reader: reader.keep_facts(facts))
        self._do(lambda reader: reader.reckon(wanted, out, again=True))


class _Reader:
    """All that happens in the thread."""

    def __init__(self, service: LibraryService) -> None:
        self._service = service
        self._index: Index | None = None
        self._entries: dict[str, Entry] = {}
        self._facts: dict[str, engine_facts.GameFacts] | None = None
        self._tried: set[str] = set()
        """Games whose facts are known, or known not to be had."""

    def refresh(self, everything: bool = False) -> None:
        """Tell what the index knows, then bring it up to date; the first time, tidy up as well."""
        service = self._service
        first = self._index is None
        if self._index is None:
            self._index = Index(service.library)
            self._entries = {entry.id: entry for entry in self._index.entries()}
        if first or everything:
            service.loaded.emit(list(self._entries.values()))
        self._update(self._index)
        if first:
            # Rare and slow, so last: a damaged index is made anew while the page shows the old.
            self._index.check()
            self._update(self._index)
            service.library.purge(date.today())
            _thin_out(service.library.own / PICTURES)

    def reckon(self, wanted: Wanted, out: frozenset[str], again: bool = False) -> None:
        """Make statistics, and say which games still have to be replayed for them."""
        if self._index is None:
            self.refresh()
        assert self._index is not None
        facts = self._known_facts(self._index)
        first = {game: info.variants[0] for game, info in GAMES.items()}
        entries = self._entries.values()
        self._service.counted.emit(compute(entries, facts, wanted, out, first))
        if not again:
            over = [
                entry
                for entry in sorted(entries, key=lambda one: one.modified, reverse=True)
                if entry.summary is not None and entry.summary.finished and not entry.error
            ]
            missing = [(one.id, one.path) for one in over if one.id not in self._tried]
            self._service._uncounted.emit(missing, len(over))

    def keep_facts(self, facts: list[Facts]) -> None:
        """Facts have come in."""
        if self._index is not None:
            known = self._known_facts(self._index)
            self._index.put_facts(facts, FACTS_VERSION)
            self._take(known, facts)

    def close(self) -> None:
        """Let go of the index."""
        if self._index is not None:
            self._index.close()

    def _update(self, index: Index) -> None:
        service = self._service
        for step in index.update():
            for game in step.removed:
                self._entries.pop(game, None)
                self._forget(game)
            for entry in step.changed:
                self._entries[entry.id] = entry
                self._forget(entry.id)
            if step.changed or step.removed:
                service.changed.emit(list(step.changed), list(step.removed))
            service.reading.emit(step.done, step.total)
            if service.is_closed:
                return
        service.reading.emit(0, 0)

    def _forget(self, game: str) -> None:
        self._tried.discard(game)
        if self._facts is not None:
            self._facts.pop(game, None)

    def _known_facts(self, index: Index) -> dict[str, engine_facts.GameFacts]:
        if self._facts is None:
            self._facts = {}
            self._take(self._facts, index.facts(FACTS_VERSION))
        return self._facts

    def _take(self, known: dict[str, engine_facts.GameFacts], facts: list[Facts]) -> None:
        for one in facts:
            self._tried.add(one.id)
            if one.data:
                try:
                    known[one.id] = engine_facts.from_bytes(one.data)
                except ValueError:
                    self._tried.discard(one.id)


def _thin_out(folder: Path) -> None:
    """Remove the pictures painted longest ago, beyond what is kept."""
    with contextlib.suppress(OSError):
        found = [(item.stat().st_mtime_ns, item.path) for item in os.scandir(folder)]
        for _, path in sorted(found)[: max(0, len(found) - _MOST_PICTURES)]:
            os.unlink(path)


def _read_picture(path: Path, mark: str) -> QImage | None:
    """The picture in a file, if it is the one that bears this mark."""
    if not path.exists():
        return None
    reader = QImageReader(str(path))
    reader.setDecideFormatFromContent(True)
    if reader.text(MARK_KEY) != mark:
        return None
    image = reader.read()
    return None if image.isNull() else image
