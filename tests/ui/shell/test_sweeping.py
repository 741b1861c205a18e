"""Collections are made where a game is opened, and lose nothing."""

import gc
import weakref
from collections.abc import Callable, Iterator

import pytest

from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.ui import sweeping
from carrara_desktop.ui.shell.window import MainWindow


class _Ring:
    """Something that refers to itself: only a collection can let go of it."""

    def __init__(self) -> None:
        self.itself = self


@pytest.fixture(autouse=True)
def _thawed() -> Iterator[None]:
    yield
    gc.unfreeze()


def test_a_sweep_keeps_collections_small_and_the_next_one_makes_good() -> None:
    ring = _Ring()
    gone = weakref.ref(ring)
    sweeping.sweep()
    assert len(gc.get_objects()) < 1000 < gc.get_freeze_count()
    del ring
    gc.collect()
    assert gone() is not None, "it was to be left alone while a game is played"
    sweeping.sweep()
    assert gone() is None


def test_a_window_sweeps_once_a_game(
    open_window: Callable[..., MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    swept: list[object] = []
    monkeypatch.setattr(sweeping, "sweep", lambda: swept.append(window.page))
    window = open_window()
    sweeping.sweep_between_games(window)
    for seed in (5, 6):
        record = GameRecord("carrara", 1, {}, [Seat("A", "sea"), Seat("B", "ochre")], seed)
        window.library.create(record)
        window.start_match(record)
    assert swept == [window.page] * 2
