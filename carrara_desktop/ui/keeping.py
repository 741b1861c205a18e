"""Keeping the game at the table in the library: every move, whatever happens to the disk."""

from __future__ import annotations

from carrara_desktop.engine.record import GameRecord
from carrara_desktop.library.claims import Claim
from carrara_desktop.library.games import ConflictError, GameLibrary
from carrara_desktop.ui.models import fault_words


class GameKeeper:
    """One game, claimed for this program until ``release``.

    Raises:
        InUseError: another program plays it.
    """

    def __init__(self, library: GameLibrary, record: GameRecord) -> None:
        self._library = library
        self._record = record
        self._claim: Claim | None = library.claim(record.id) if record.id else None
        self.unsaved = ""
        """Why the last save failed; the moves since then are nowhere but at the table."""

    def save(self) -> tuple[str, str] | None:
        """Save the game; returns what there is to tell, a kind and the words for it.

        "save": it failed, and why. "saved": it works again after it had failed. "copy": another
        program has changed the file, so that the game goes on under an id of its own.
        """
        told: tuple[str, str] | None = None
        try:
            try:
                self._library.save(self._record)
            except ConflictError as error:
                self._library.create(self._record)
                self.release()
                self._claim = self._library.claim(self._record.id)
                told = "copy", fault_words.sentence(error)
        except OSError as error:
            self.unsaved = fault_words.sentence(error)
            return "save", self.unsaved
        if self.unsaved and told is None:
            told = "saved", ""
        self.unsaved = ""
        return told

    def release(self) -> None:
        """Let other programs have the game."""
        if self._claim is not None:
            self._claim.release()
            self._claim = None
