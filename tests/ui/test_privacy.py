"""What stands behind a screen reaches nothing that another person can see, hear or hover.

Two games that differ only in what is hidden must look and read exactly alike.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import zip_longest
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.position import CarraraPosition
from carrara_desktop.games.carrara.rules import RULES
from carrara_desktop.ui import accessibility, i18n
from carrara_desktop.ui.shell import table_page
from tests.ui.games_at_hand import brisk, played_on, record_of
from tests.ui.sitting import Opener, Sitting, at_once, texts

PAIRS = 100


class Watch(QObject):
    """Looks at the page before anything of it is painted, and whenever the match speaks."""

    def __init__(self, sitting: Sitting) -> None:
        super().__init__()
        self.sitting = sitting
        self.faults: list[str] = []
        self.paints = 0
        self.under_the_curtain = 0
        QApplication.instance().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint and isinstance(watched, QWidget):
            if "table" in self.sitting.window.pages_built:
                curtain = self.sitting.curtain
                falling = watched is curtain or curtain.isAncestorOf(watched)
                self.look(f"painting {type(watched).__name__}", falling)
        return False

    def look(self, when: str, falling: bool = False) -> None:
        """Note whatever ought not to be there now.

        While the curtain falls it is painted first, over what the seat that leaves has seen.
        """
        sitting = self.sitting
        page: Any = sitting.page
        match, table = page._match, page._table
        if match is None or table._view is None:
            return
        self.paints += 1
        shown = [seat.seat for seat in table._view.seats if seat.florins is not None]
        queued = [s.view for s in table._player.queue]
        shown += [seat.seat for view in queued for seat in view.seats if seat.blocks is not None]
        allowed = {match.viewer}
        lifting = match.decider() is not None
        curtain = sitting.curtain.isVisible() and not lifting
        if match.is_over:
            allowed |= set(range(len(table._view.seats)))
        if not set(shown) <= allowed:
            self.faults.append(f"{when}: the table has the figures of {shown}, not of {allowed}")
        if curtain and match.viewer == match.curtain_seat():
            self.faults.append(f"{when}: the next seat's screen is open under the curtain")
        if curtain and not falling:
            self.under_the_curtain += 1
            if shown or sitting.rows or table._picked or table._payment or table._marks:
                self.faults.append(f"{when}: under the curtain {shown}, {sitting.rows} rows")
            if sitting.confirm.isEnabled() or sitting.panel._card._what.text():
                self.faults.append(f"{when}: a choice is left under the curtain")
            if sitting.prompt or sitting.panel._card._change.text():
                self.faults.append(f"{when}: words are left under the curtain")
        if match.decider() is None and sitting.rows:
            self.faults.append(f"{when}: moves are listed and nobody may choose")

    def stop(self) -> None:
        """Look no more."""
        QApplication.instance().removeEventFilter(self)


@pytest.fixture
def sitting(
    open_window: Opener, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Sitting]:
    monkeypatch.setattr(table_page, "FINAL_PAUSE_MS", 1)
    accessibility.install()
    found = Sitting(open_window(1100, 700, at_once()), qtbot)
    yield found
    if "table" in found.window.pages_built:
        found.page.leave()


@pytest.fixture
def watch(sitting: Sitting) -> Iterator[Watch]:
    found = Watch(sitting)
    yield found
    found.stop()
    assert found.faults == []
    assert found.paints


# ------------------------------------------------------------------------------- at any time


@pytest.mark.parametrize("bots", [(None, None), (None, "random", None)], ids=str)
@pytest.mark.parametrize("pace", ["off", "fast"])
def test_nothing_of_another_seat_is_ever_on_the_page(
    sitting: Sitting, watch: Watch, bots: tuple[str | None, ...], pace: Any
) -> None:
    sitting.window.settings.animation_pace = pace
    sitting.start(played_on(record_of(*bots, seed=7), lambda t: len(t) > 40))
    for signal in (sitting.match.stepped, sitting.match.reset, sitting.table.settled):
        signal.connect(lambda *_: watch.look("a signal"))
    random = Random(4)
    handed_over = 0
    for turn in range(11 if pace == "off" else 4):
        assert sitting.wait()
        if sitting.curtain.isVisible():
            handed_over += 1
            sitting.window.grab()
            sitting.lift()
        sitting.window.grab()
        if turn % 5 == 4:
            sitting.page._undo()
            sitting.window.grab()
            continue
        sitting.make(brisk(sitting.match.timeline.position, random))
        for _ in range(3):
            sitting.qtbot.wait(1)
            sitting.window.grab()
    assert handed_over >= 2
    assert watch.under_the_curtain


def test_nothing_is_open_at_the_end_before_it_is_the_end(sitting: Sitting, watch: Watch) -> None:
    def last_turn(timeline: Any) -> bool:
        return timeline.position.turns_left == 1

    sitting.start(played_on(record_of(None, None, seed=5), last_turn))
    sitting.play()
    assert sitting.match.is_over


def test_the_choice_of_the_last_seat_is_gone(sitting: Sitting, watch: Watch) -> None:
    """Blocks that were picked or laid out are nowhere when the next person comes."""

    def can_build(timeline: Any) -> bool:
        return any(m.op(move) == m.BUILD for move in RULES.moves(timeline.position))

    sitting.start(played_on(record_of(None, None), can_build))
    sitting.sit()
    build = next(v for v in sitting.match.moves() if m.op(v) == m.BUILD)
    sitting.take(build)
    sitting.window.grab()
    paid = sitting.panel._card._what.text()
    assert "pay" in paid
    sitting.make(build)
    while not sitting.curtain.isVisible():
        sitting.make(sitting.match.moves()[0])
    # what was built is told to everybody, but the choice, the hints and the buttons are bare
    assert paid not in texts(sitting.window, sitting.page)
    assert not sitting.confirm.isEnabled()
    assert sitting.confirm.accessibleDescription() == ""


# ------------------------------------------------------------------------- after loading


def at_phase(operation: int) -> Callable[[Any], bool]:
    """A decision of that kind, late enough for hands to be full."""
    return lambda timeline: (
        len(timeline) > 30 and m.op(RULES.moves(timeline.position)[0]) == operation
    )


@pytest.mark.parametrize("operation", [m.TURN, m.BUY, m.SPACE, m.UPGRADE], ids=str)
@pytest.mark.parametrize("pace", ["off", "slow"])
def test_the_first_thing_painted_after_loading_is_the_curtain(
    sitting: Sitting, watch: Watch, operation: int, pace: Any
) -> None:
    record = played_on(record_of(None, None, seed=11), at_phase(operation))
    sitting.window.settings.animation_pace = pace
    seen: list[tuple[str, bool]] = []

    class First(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Paint and "table" in sitting.window.pages_built:
                seen.append((type(watched).__name__, sitting.curtain.isVisible()))
            return False

    first = First()
    QApplication.instance().installEventFilter(first)
    sitting.start(record)
    sitting.window.repaint()
    sitting.qtbot.wait(30)
    QApplication.instance().removeEventFilter(first)
    assert seen and all(visible for _, visible in seen), seen
    assert sitting.curtain.isVisible() and sitting.rows == 0
    assert sitting.window.focusWidget() is sitting.curtain.lift
    assert sitting.window.grab().toImage() == alone(sitting)


def alone(sitting: Sitting) -> QImage:
    """The window as the curtain alone would have it, with everything behind it hidden."""
    behind = [sitting.table, sitting.panel]
    for widget in behind:
        widget.setVisible(False)
    picture = sitting.window.grab().toImage()
    for widget in behind:
        widget.setVisible(True)
    sitting.curtain.raise_()
    return picture


# ----------------------------------------------------------------------------- by comparison


def otherwise(position: CarraraPosition, seats: list[int], random: Random) -> CarraraPosition:
    """The position with other florins and blocks behind the screens of these seats."""
    other = position.copy()
    # copies share their lists, which are never changed in place
    other.florins, other.blocks, other.bag = map(list, (other.florins, other.blocks, other.bag))
    for seat in seats:
        other.florins[seat] = (position.florins[seat] + random.randint(1, 20)) % 60
        for colour in range(6):
            at = seat * 6 + colour
            together = other.blocks[at] + other.bag[colour]
            other.blocks[at] = random.randint(0, together)
            other.bag[colour] = together - other.blocks[at]
    # whether the bag is empty can be seen; so it stays as it was
    if any(position.bag) != any(other.bag):
        other.bag, other.blocks = list(position.bag), list(position.blocks)
        if len(seats) > 1:
            a, b = seats[:2]
            first = other.blocks[a * 6 : a * 6 + 6]
            other.blocks[a * 6 : a * 6 + 6] = other.blocks[b * 6 : b * 6 + 6]
            other.blocks[b * 6 : b * 6 + 6] = first
    return other


Seen = tuple[QImage, list[str]]


def seen_now(sitting: Sitting) -> Seen:
    return sitting.window.grab().toImage(), texts(sitting.window, sitting.page)


def at(sitting: Sitting, position: CarraraPosition, viewer: int | None) -> Seen:
    """What is seen of another position in the place of the last one."""
    match = sitting.match
    match.timeline._positions[-1] = position
    match.viewer = viewer
    # twice: where the glow of two marks overlaps, the rounding depends on which was there first
    match.reset.emit()
    match.reset.emit()
    assert sitting.curtain.isVisible() == (viewer is None)
    if viewer is not None:
        assert match.decider() == viewer
    return seen_now(sitting)


def differences(one: Seen, other: Seen) -> list[str]:
    found = [f"{a!r} != {b!r}" for a, b in zip_longest(one[1], other[1]) if a != b]
    if one[0] != other[0]:
        found.append("the pictures differ")
    return found


@pytest.mark.slow
def test_games_that_differ_in_hidden_things_look_and_read_alike(sitting: Sitting) -> None:
    compared = 0
    for number in range(PAIRS):
        random = Random(number)
        seats = 2 + number % 3
        length = 15 + 9 * (number % 20)
        bots = [None] * seats if number % 4 else [None, None, *["random"] * (seats - 2)]
        record = record_of(*bots, seed=number)
        played_on(record, lambda t, n=length: len(t) > n and t.to_move < 2, seed=number)
        if record.result is not None:
            continue
        sitting.start(record)
        sitting.wait()
        assert sitting.curtain.isVisible()
        position = sitting.match.timeline.position
        mover = sitting.match.to_move
        others = [seat for seat in range(seats) if seat != mover]
        i18n.install(("en", "cs", "fr")[number % 3])

        hidden = otherwise(position, others, random)
        assert hidden != position
        all_hidden = otherwise(position, list(range(seats)), random)
        behind = at(sitting, position, None)
        assert differences(behind, at(sitting, all_hidden, None)) == []
        # the curtain's own button leads to the same page
        sitting.curtain.hide()
        open_ = at(sitting, position, mover)
        assert differences(open_, at(sitting, hidden, mover)) == []
        if number % 5 == 0:  # the comparison is no sham: one's own figures are to be seen
            own = otherwise(position, [mover], random)
            assert differences(open_, at(sitting, own, mover))
        compared += 1
        i18n.install("en")
    assert compared >= 85


def test_between_two_people_with_bots_no_screen_is_open(sitting: Sitting, watch: Watch) -> None:
    """While the bots after one person play, the page is the same whatever anybody has."""
    sitting.window.settings.bot_pace = "slow"
    record = played_on(
        record_of(None, "random", None, seed=2),
        lambda t: len(t) > 60 and t.to_move == 0 and m.simple(m.PASS) in RULES.moves(t.position),
    )
    sitting.start(record)
    sitting.sit()
    sitting.make(m.simple(m.PASS))
    assert sitting.match.bot_to_move() and sitting.match.viewer is None
    position = sitting.match.timeline.position
    pictures = []
    for altered in (position, otherwise(position, [0, 1, 2], Random(1))):
        sitting.match.timeline._positions[-1] = altered
        sitting.match.reset.emit()
        assert not sitting.curtain.isVisible() and sitting.rows == 0
        pictures.append(seen_now(sitting))
    assert differences(*pictures) == []


def test_undo_into_another_seat_shows_nothing_of_it(sitting: Sitting, watch: Watch) -> None:
    sitting.start(played_on(record_of(None, None, seed=9), lambda t: len(t) > 60))
    for _ in range(6):
        sitting.sit()
        seat = sitting.match.decider()
        sitting.make(m.simple(m.PASS) if sitting.match.view().phase == "action" else
                     sitting.match.moves()[0])  # fmt: skip
        if sitting.curtain.isVisible():
            sitting.lift()
            if not sitting.page.undo.property("dim"):
                sitting.page._undo()
                sitting.window.grab()
                assert sitting.curtain.isVisible() and sitting.match.to_move == seat
                return
    pytest.fail("there was never anything to take back")


@pytest.mark.parametrize("number", range(3))
def test_the_title_names_no_seat_and_no_figure(sitting: Sitting, number: int) -> None:
    sitting.start(played_on(record_of(None, None, seed=number), lambda t: len(t) > 50))
    for _ in range(4):
        assert sitting.wait()
        title = sitting.window.windowTitle()
        assert not any(name in title for name in ("Anna", "Bořivoj"))
        assert not any(letter.isdigit() for letter in title)
        sitting.play(1)
