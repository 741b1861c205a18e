"""What the bots are called, in the language of the window."""

from __future__ import annotations

from PySide6.QtCore import QObject

from carrara_desktop.bots.external import PREFIX


class BotWords(QObject):
    """Names of bots, looked up whenever they are asked for."""

    def name(self, bot: str) -> str:
        """A bot's name; that of a program of one's own is the name of its file."""
        if bot.startswith(PREFIX):
            # Imported here: the dialog is not needed where no such program plays.
            from carrara_desktop.ui.shell.program_dialog import short_name

            return short_name(bot.removeprefix(PREFIX))
        if bot == "greedy":
            return self.tr("Steward")
        if bot == "random":
            return self.tr("Stroller")
        return bot.capitalize()
