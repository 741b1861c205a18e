"""Branches of a game: other ways to go on from one of its positions, kept beside its moves.

A line is the game itself or one of its branches, as a record of its own that can be played
through. The game's own moves, result and statistics know nothing of branches.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from carrara_desktop.engine.record import Branch, GameRecord, RecordError


def branch_line(game: GameRecord, number: int) -> GameRecord:
    """A branch (from 0) as a record: the moves it shares with the game, then its own.

    The record has no id, so that it can't be saved in place of the game by mistake.

    Raises:
        RecordError: there is no such branch, or it begins after more moves than there are.
    """
    if not 0 <= number < len(game.branches):
        raise RecordError(
            f"there is no branch {number}; branches: {len(game.branches)}",
            "no branch",
            number=number,
        )
    branch = game.branches[number]
    if branch.after > len(game.moves):
        raise RecordError(
            f"branch {number} begins after move {branch.after}, the game has {len(game.moves)}",
            "branch",
            number=number,
            after=branch.after,
            moves=len(game.moves),
        )
    return msgspec.structs.replace(
        game,
        seed=branch.seed,
        moves=game.moves[: branch.after] + branch.moves,
        undone=branch.undone[:],
        result=None,
        id="",
        branches=[],
    )


def begin_branch(game: GameRecord, line: GameRecord, index: int, seed: int) -> int:
    """Add a branch that goes on after the first ``index`` moves of a line; return its number."""
    game.branches.append(Branch(0, seed))
    number = len(game.branches) - 1
    _keep(game, game.branches[number], line.moves[:index])
    return number


def keep_line(game: GameRecord, number: int, line: GameRecord) -> None:
    """Take into the game what has been played on in one of its branches."""
    branch = game.branches[number]
    _keep(game, branch, line.moves)
    branch.undone = line.undone[:]


def keep_branches(game: GameRecord, taken_back: str) -> None:
    """The game's last move has been taken back: branches that shared it have it as their own."""
    for branch in game.branches:
        if branch.after > len(game.moves):
            branch.after -= 1
            branch.moves.insert(0, taken_back)


def _keep(game: GameRecord, branch: Branch, moves: Sequence[str]) -> None:
    """A branch shares with the game all that is the same from the start."""
    after = 0
    while after < min(len(moves), len(game.moves)) and moves[after] == game.moves[after]:
        after += 1
    branch.after, branch.moves = after, list(moves[after:])
