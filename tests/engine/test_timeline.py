"""A game in progress: playing on, taking back, making again, resuming."""

import pytest

from carrara_desktop.engine.headless import play_game
from carrara_desktop.engine.record import RecordError, from_json, to_json
from carrara_desktop.engine.rules import CHANCE, NOBODY, IllegalMoveError
from carrara_desktop.engine.timeline import Timeline, UndoStop
from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.rules import RULES
from tests.engine.helpers import begun, new_record, play


def resumed(timeline: Timeline) -> Timeline:
    """What a program that starts again has of it."""
    return Timeline(RULES, from_json(to_json(timeline.record)))


def test_playing_keeps_the_record_and_every_position() -> None:
    timeline = begun()
    set_up = len(timeline)
    play(timeline, "buy I W", "pass")
    assert timeline.record.moves[set_up:] == ["buy I W", "pass"]
    assert [played.actor for played in timeline.played[set_up:]] == [0, 1]
    assert {played.actor for played in timeline.played[:set_up]} == {CHANCE}
    assert timeline.position_at(set_up).florins == [20, 20]
    assert timeline.position_at(set_up + 1).florins == [14, 20]
    assert timeline.position_at(set_up + 2) is timeline.position
    assert timeline.played[-1].events
    assert timeline.to_move == 0


def test_play_chance_stops_at_a_seat_and_follows_the_seed() -> None:
    one, two, other = begun(seed=5), begun(seed=5), begun(seed=6)
    assert one.record.moves == two.record.moves != other.record.moves
    assert one.play_chance() == []


def test_an_illegal_move_changes_nothing() -> None:
    timeline = begun()
    play(timeline, "buy I W")
    timeline.undo()
    before = (timeline.record.moves[:], timeline.position.digest(), len(timeline))
    with pytest.raises(IllegalMoveError):
        timeline.play(m.simple(m.LIFT))
    assert (timeline.record.moves, timeline.position.digest(), len(timeline)) == before
    assert timeline.can_redo()


# -- taking back ------------------------------------------------------------------------


def test_nothing_played_yet() -> None:
    timeline = begun()
    assert timeline.undo_stop() is UndoStop.NOTHING_PLAYED
    with pytest.raises(ValueError, match="nothing played"):
        timeline.undo()
    assert Timeline(RULES, new_record()).undo_stop() is UndoStop.NOTHING_PLAYED


def test_undo_and_redo_over_several_turns() -> None:
    timeline = begun()
    start = timeline.position
    lines = ["buy I W", "buy I P", "pass", "buy I Y"]
    play(timeline, *lines)
    digest = timeline.position.digest()
    for line in reversed(lines):
        assert timeline.undo_stop() is UndoStop.NONE
        assert timeline.undo().notation == line
    assert timeline.position is start
    assert timeline.undo_stop() is UndoStop.NOTHING_PLAYED
    assert timeline.record.undone == lines[::-1]
    for line in lines:
        assert timeline.can_redo()
        assert timeline.redo().notation == line
    assert timeline.position.digest() == digest
    assert not timeline.can_redo()
    with pytest.raises(ValueError, match="nothing to make again"):
        timeline.redo()


def test_another_move_forgets_what_was_taken_back() -> None:
    timeline = begun()
    play(timeline, "buy I W", "pass")
    timeline.undo()
    timeline.undo()
    play(timeline, "pass")
    assert timeline.record.undone == []
    assert not timeline.can_redo()


def test_undo_stops_where_blocks_were_drawn() -> None:
    timeline = begun()
    play(timeline, "buy I W", "turn")
    assert timeline.undo_stop() is UndoStop.REVEALED
    with pytest.raises(ValueError, match="revealed"):
        timeline.undo()
    # what was bought after the draw can be taken back, up to it
    line = RULES.notation(timeline.position, RULES.moves(timeline.position)[0])
    play(timeline, line)
    assert timeline.undo().notation == line
    assert timeline.undo_stop() is UndoStop.REVEALED


def test_undo_stops_where_a_tile_was_turned_up() -> None:
    timeline = begun()
    builds = [
        line
        for move in RULES.moves(timeline.position)
        if (line := RULES.notation(timeline.position, move)).startswith("build")
    ]
    assert builds, "with this seed seat 0 can build something of value 1 or 2"
    play(timeline, builds[0])
    assert timeline.played[-1].notation.startswith("tile")
    assert timeline.undo_stop() is UndoStop.REVEALED


def test_undo_stops_where_a_screen_was_lifted() -> None:
    timeline = begun()
    # all the money on five blocks, and an empty wheel: nothing of the new blocks is free
    play(timeline, "buy I WYRGB", "buy I P", "turn", "lift")
    assert timeline.undo_stop() is UndoStop.REVEALED


def test_moves_within_a_turn_are_taken_back_one_by_one() -> None:
    timeline = begun()
    play(timeline, "turn")
    drawn = len(timeline)
    # ten are left after buying one of eleven: the next turn of the wheel draws one
    play(timeline, "buy II P", "pass", "pass")
    for _ in range(3):
        timeline.undo()
    assert len(timeline) == drawn
    assert timeline.undo_stop() is UndoStop.REVEALED


def test_undo_stops_where_a_bot_has_moved() -> None:
    timeline = begun(bots=(1,))
    play(timeline, "buy I W")
    assert timeline.undo_stop() is UndoStop.NONE
    play(timeline, "pass")
    assert timeline.undo_stop() is UndoStop.BOT_MOVED
    with pytest.raises(ValueError, match="bot moved"):
        timeline.undo()


def test_undoing_the_last_move_of_a_game_takes_its_result_back() -> None:
    timeline = finished()
    result = timeline.record.result
    assert result is not None
    timeline.undo()
    assert timeline.record.result is None
    timeline.redo()
    assert timeline.record.result == result


def finished() -> Timeline:
    """A whole game between persons that ended with a move which can be taken back."""
    for seed in range(50):
        record = new_record(seed=seed)
        play_game(RULES, record, [any_move, any_move])
        timeline = Timeline(RULES, record)
        if timeline.undo_stop() is UndoStop.NONE:
            return timeline
    raise AssertionError("none of fifty games")


def any_move(view: object, seed: int) -> int:
    """Any move that the seat has."""
    moves = RULES.moves(RULES.imagine(view, seed))  # type: ignore[arg-type]
    return moves[seed % len(moves)]


# -- resuming ---------------------------------------------------------------------------


def test_resuming_from_json_goes_on_alike() -> None:
    timeline = begun(3)
    play(timeline, "buy I W", "pass", "turn")
    again = resumed(timeline)
    assert again.position == timeline.position
    assert [played.events for played in again.played] == [p.events for p in timeline.played]
    line = RULES.notation(again.position, RULES.moves(again.position)[0])
    for one in (timeline, again):
        play(one, line, "turn")
    assert again.record == timeline.record
    assert again.position.digest() == timeline.position.digest()


def test_what_was_taken_back_stays_in_the_record() -> None:
    timeline = begun()
    play(timeline, "buy I W", "buy I P")
    timeline.undo()
    timeline.undo()
    again = resumed(timeline)
    assert again.can_redo()
    assert again.redo().notation == "buy I W"
    assert resumed(again).redo().notation == "buy I P"


def test_resuming_in_the_middle_of_chance() -> None:
    timeline = begun()
    timeline.play(RULES.read(timeline.position, "turn"))
    assert timeline.to_move == CHANCE
    again = resumed(timeline)
    assert [p.notation for p in again.play_chance()] == [p.notation for p in timeline.play_chance()]


def test_a_finished_record_has_its_result_and_no_moves() -> None:
    timeline = finished()
    assert timeline.to_move == NOBODY
    assert timeline.play_chance() == []
    assert resumed(timeline).record.result == timeline.record.result


def test_a_bad_line_names_its_move() -> None:
    timeline = begun()
    play(timeline, "buy I W", "pass")
    record = from_json(to_json(timeline.record))
    number = len(record.moves)
    for line in ("buy I WW", "juggle", "", "tile villa 1", "court 1"):
        record.moves[number - 2] = line
        kept = record.moves[:]
        with pytest.raises(RecordError, match=rf"^move {number - 1}, {line!r}: "):
            Timeline(RULES, record)
        assert record.moves == kept


@pytest.mark.parametrize("options", [{"first": 7}, {"variant": "x"}, {"tempo": 1}])
def test_bad_options_are_named(options: dict[str, object]) -> None:
    record = new_record()
    record.options = options
    with pytest.raises(RecordError, match=f"options.*{next(iter(options))}"):
        Timeline(RULES, record)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_wrong_number_of_seats(seats: int) -> None:
    with pytest.raises(RecordError, match="seats"):
        Timeline(RULES, new_record(seats))
