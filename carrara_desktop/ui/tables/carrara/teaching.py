"""What moves of Carrara are for, said to somebody who plays for the first time."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from carrara_desktop.games.carrara import moves as m
from carrara_desktop.games.carrara.view import View
from carrara_desktop.ui.tables.carrara.topics import topic_of_move
from carrara_desktop.ui.tables.kit import Teacher


class CarraraTeacher(Teacher):
    """See ``Teacher``."""

    def about(self, view: View, moves: Sequence[int]) -> str:
        """For all moves at once, what there is to think about; for some of a kind, that kind."""
        kinds = {m.op(move) for move in moves}
        if len(kinds) == 1:
            return self._about_kind(view, kinds.pop())
        return self._about_turn(view, kinds)

    def topic(self, view: Any, moves: Sequence[int]) -> str:
        """The topic of the rules for these moves."""
        topics = {topic_of_move(move) for move in moves}
        return topics.pop() if len(topics) == 1 else "turn"

    def _about_turn(self, view: View, kinds: set[int]) -> str:
        if 0 <= view.visitor != view.to_move:
            return self.tr(
                "Another seat scores, and you may follow with your marker from the same slot. If "
                "nothing of yours is worth scoring yet, do something else: the marker then waits "
                "in the open area, without its bonus."
            )
        parts = [
            self.tr("Marble becomes buildings, and buildings become points once you score them.")
        ]
        if m.BUILD in kinds or m.MONUMENT in kinds:
            parts.append(
                self.tr("You can build now: choosier cities pay more for the same building.")
            )
        elif m.TURN in kinds or m.BUY in kinds:
            parts.append(
                self.tr("For building you need more blocks: look for cheap ones on the wheel.")
            )
        if m.COURT in kinds:
            parts.append(
                self.tr(
                    "Each marker scores once in the game, so wait until a space pays well, but "
                    "not so long that another seat takes the city."
                )
            )
        return " ".join(parts)

    def _about_kind(self, view: View, kind: int) -> str:
        return {
            m.TURN: self.tr(
                "Turning brings new blocks into section I, and makes all others a florin cheaper. "
                "Then you buy. It can't be taken back."
            ),
            m.INNER: self.tr(
                "Turning the small disc alone brings another statue to each sector. No blocks are "
                "added."
            ),
            m.BUY: self.tr(
                "Noble colours are accepted by more cities. Take several blocks at once: a turn "
                "for a single block is dear."
            ),
            m.LIFT: self.tr("You can afford nothing: you get 2 florins, and the turn is over."),
            m.BUILD: self.tr(
                "The value is what you pay in blocks and what you score later. Think of the type "
                "as well as of the city: both can be scored."
            ),
            m.MONUMENT: self.tr(
                "A monument counts 8 and brings an upgrade tile. Over an own building of its type "
                "it costs only the difference."
            ),
            m.COURT: self.tr(
                "Take the marker whose bonus you need. If it comes from a slot, the others may "
                "follow you from the same one."
            ),
            m.SPACE: self.tr(
                "Compare what the spaces bring. City spaces are for one seat only; types and "
                "landscapes are your own and can wait."
            ),
            m.UPGRADE: self.tr("Raise the city in which you will still score most."),
            m.PASS: self.tr("Two florins and nothing else: for when nothing better can be done."),
            m.TAKE: self.tr(
                "A decoration adds 1 to its building in every scoring, and equal ones are worth "
                "more and more at the end. A statue opens statue spaces and counts for most in "
                "its city."
            ),
            m.PLACE: self.tr(
                "Pieces in a warehouse count nothing: bring them out before you score."
            ),
            m.PURCHASE: self.tr(
                "Ten florins are 2 VP at the end. A piece should bring more than that."
            ),
            m.DONE: self.tr("Nothing else is to be done: the next seat's turn comes."),
        }[kind]
