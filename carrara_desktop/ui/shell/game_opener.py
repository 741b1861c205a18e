"""From a record to a match that can be laid out, or to why it can't."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from carrara_desktop.engine.record import GameRecord, RecordError
from carrara_desktop.library.games import InUseError, LibraryError
from carrara_desktop.ui.match import Match
from carrara_desktop.ui.models import fault_words

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow


class GameOpener(QObject):
    """Asks and warns the person through the window; the matches belong to ``owner``."""

    def __init__(self, window: MainWindow, owner: QObject) -> None:
        super().__init__(owner)
        self._window = window
        self._owner = owner

    def open(self, record: GameRecord) -> Match | None:
        """The match of a record; None, with the reason told, if it can't be played or seen."""
        if not self._programs_allowed(record):
            return None
        try:
            return self._claimed(record)
        except RecordError as error:
            try:
                match = Match(record, self._window.library, self._owner, lenient=True)
            except RecordError:
                self._window.warn(self.tr("The game can't be opened."), fault_words.sentence(error))
                return None
            self._window.warn(
                self.tr(
                    "This game does not fit the rules. It is shown up to its last good move, "
                    "and its file stays as it is."
                ),
                fault_words.sentence(error),
            )
            return match

    def open_line(self, game: GameRecord, branch: int | None) -> Match:
        """The match of a branch of a game that was open; that of the game if it can't be."""
        library, trusted = self._window.library, self._window.settings.trusted_programs
        try:
            return Match(game, library, self._owner, trusted, branch=branch)
        except RecordError as error:
            self._window.warn(self.tr("The branch can't be opened."), fault_words.sentence(error))
            return Match(game, library, self._owner, trusted)

    def _claimed(self, record: GameRecord) -> Match | None:
        """The match of a record, or of a copy of it if another program plays the game."""
        library, trusted = self._window.library, self._window.settings.trusted_programs
        try:
            return Match(record, library, self._owner, trusted)
        except InUseError:
            question = self.tr(
                "This game is open in another window of the program. Open a copy of it here?"
            )
            if not self._window.ask(question):
                return None
        try:
            library.create(record)
        except LibraryError as error:
            self._window.warn(self.tr("The game can't be opened."), fault_words.sentence(error))
            return None
        return Match(record, library, self._owner, trusted)

    def _programs_allowed(self, record: GameRecord) -> bool:
        """Whether every program of one's own that has a seat may be run; asks about new ones."""
        settings = self._window.settings
        for who in record.seats:
            if who.bot is None or not who.bot.startswith("external:"):
                continue
            if who.bot in settings.trusted_programs:
                continue
            command = who.bot.removeprefix("external:")
            question = self.tr("{name} is played by a program. Run it?").format(name=who.name)
            if not self._window.ask(question, command):
                return False
            settings.trusted_programs.append(who.bot)
            self._window.keep_settings()
        return True
