"""Branches: other ways to go on, kept with the game and never in its way."""

import pytest

from carrara_desktop.engine.branches import begin_branch, branch_line, keep_line
from carrara_desktop.engine.record import Branch, GameRecord, RecordError, from_json, to_json
from carrara_desktop.engine.rules import CHANCE, NOBODY
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.engine.transcript import read_transcript, write_transcript
from carrara_desktop.games.carrara.rules import RULES
from tests.engine.helpers import begun, play


def branched(*lines: str) -> tuple[GameRecord, int]:
    """A game of two purchases and a pass, and a branch from before the second purchase."""
    timeline = begun()
    set_up = len(timeline)
    play(timeline, "buy I W", "buy I P", "pass")
    number = begin_branch(timeline.record, timeline.record, set_up + 1, seed=77)
    line = Timeline(RULES, branch_line(timeline.record, number))
    play(line, *lines)
    keep_line(timeline.record, number, line.record)
    return timeline.record, set_up


def test_a_branch_holds_its_own_moves_and_leaves_the_game_alone() -> None:
    game, set_up = branched("pass", "buy I Y")
    assert game.moves[set_up:] == ["buy I W", "buy I P", "pass"]
    assert game.branches == [Branch(set_up + 1, 77, ["pass", "buy I Y"])]
    line = branch_line(game, 0)
    assert line.moves[set_up:] == ["buy I W", "pass", "buy I Y"]
    assert (line.seed, line.id, line.branches, line.seats) == (77, "", [], game.seats)
    Timeline(RULES, line)


def test_branches_are_read_back_from_the_file() -> None:
    game, _ = branched("pass", "buy I Y")
    game.branches[0].name = "Kdyby Anna pasovala"
    assert from_json(to_json(game)) == game


@pytest.mark.parametrize("after", [-1, "x", None])
def test_a_damaged_branch_is_named(after: object) -> None:
    import json

    game, _ = branched("pass")
    fields = json.loads(to_json(game))
    fields["branches"][0]["after"] = after
    with pytest.raises(RecordError, match=r"branches\[0\]\.after"):
        from_json(json.dumps(fields).encode())


def test_a_branch_that_begins_after_the_end_is_refused() -> None:
    game, _ = branched("pass")
    game.branches[0].after = 99
    with pytest.raises(RecordError, match="after move 99"):
        branch_line(game, 0)
    with pytest.raises(RecordError, match="no branch 1"):
        branch_line(game, 1)


def test_taking_back_in_the_game_keeps_the_branch_as_it_was() -> None:
    game, set_up = branched("pass", "buy I Y")
    whole = branch_line(game, 0).moves
    timeline = Timeline(RULES, game)
    for _ in range(3):
        timeline.undo()
    assert game.branches[0].after == set_up
    assert branch_line(game, 0).moves == whole
    play(timeline, "pass")
    assert branch_line(game, 0).moves == whole


def test_taking_back_within_a_branch_and_beyond_its_beginning() -> None:
    game, set_up = branched("pass", "buy I Y")
    line = Timeline(RULES, branch_line(game, 0))
    for _ in range(3):
        line.undo()
    keep_line(game, 0, line.record)
    assert game.branches[0] == Branch(set_up, 77, [], ["buy I Y", "pass", "buy I W"])
    again = Timeline(RULES, branch_line(game, 0))
    again.redo()
    assert again.record.moves[set_up:] == ["buy I W"]


def test_a_branch_of_a_branch_shares_with_the_game_what_is_the_same() -> None:
    game, set_up = branched("pass", "buy I Y")
    line = branch_line(game, 0)
    number = begin_branch(game, line, set_up + 2, seed=5)
    assert game.branches[number] == Branch(set_up + 1, 5, ["pass"])
    same = begin_branch(game, line, set_up + 1, seed=6)
    assert game.branches[same] == Branch(set_up + 1, 6, [])


def test_a_branch_does_not_foretell_the_chance_of_the_game() -> None:
    def drawn(seed: int) -> list[str]:
        game, set_up = branched("pass")
        number = begin_branch(game, game, set_up + 1, seed)
        line = Timeline(RULES, branch_line(game, number))
        play(line, "turn")
        return [played.notation for played in line.played[set_up + 1 :] if played.actor == CHANCE]

    assert len({tuple(drawn(seed)) for seed in range(12)}) > 1


def test_a_transcript_says_that_it_leaves_branches_out() -> None:
    game, _ = branched("pass")
    text = write_transcript(game, RULES)
    assert text.endswith("\n; branches left out: 1\n")
    back = read_transcript(text)
    assert (back.moves, back.branches) == (game.moves, [])


def test_stops_are_where_somebody_decides() -> None:
    timeline = begun()
    set_up = len(timeline)
    play(timeline, "buy I W", "turn")
    stops = timeline.stops()
    assert stops[:2] == [set_up, set_up + 1]
    assert stops[-1] == len(timeline) > set_up + 2
    for index in stops:
        assert RULES.to_move(timeline.position_at(index)) not in (CHANCE, NOBODY)


def test_what_is_revealed_is_the_view_with_every_screen_open() -> None:
    timeline = begun()
    view = RULES.reveal(timeline.position, None)
    assert [seat.florins for seat in view.seats] == timeline.position.florins
    assert all(seat.blocks is not None for seat in view.seats)
    closed = RULES.view(timeline.position, None)
    assert [seat.florins for seat in closed.seats] == [None, None]
    assert view.phase == closed.phase and view.wheel == closed.wheel
