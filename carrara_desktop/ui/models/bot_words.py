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
        return self._names().get(bot) or bot.capitalize()

    def _names(self) -> dict[str, str]:
        return {
            "novice": self.tr("Novice", "level of a bot"),
            "casual": self.tr("Apprentice", "level of a bot"),
            "regular": self.tr("Journeyman", "level of a bot"),
            "strong": self.tr("Master", "level of a bot"),
            "expert": self.tr("Grand master", "level of a bot"),
            "thrift": self.tr("Saver", "style of a bot"),
            "builder": self.tr("Builder", "style of a bot"),
            "racer": self.tr("Racer", "style of a bot"),
            "greedy": self.tr("Steward"),
            "random": self.tr("Stroller"),
        }

    def description(self, bot: str) -> str:
        """What a bot looks at and remembers, honestly; "" for a program of one's own."""
        return self._descriptions().get(bot, "")

    def _descriptions(self) -> dict[str, str]:
        return {
            "novice": self.tr(
                "Looks at its own turn only, often takes a lesser move, and soon forgets what "
                "went behind your screen."
            ),
            "casual": self.tr(
                "Looks at its own turn only and slips now and then. For two, it beats a novice in "
                "nearly every game."
            ),
            "regular": self.tr(
                "Always takes what seems best for its own turn. For two, it beats an apprentice in "
                "nearly nine games of ten."
            ),
            "strong": self.tr(
                "Tries its best moves in a few imagined futures and remembers everything. For two, "
                "it beats a journeyman in nearly nine games of ten."
            ),
            "expert": self.tr(
                "Looks a few rounds ahead in many imagined futures, with all of the computer. For "
                "two, it beats a master in about seven games of ten."
            ),
            "thrift": self.tr("About as strong as a master, and fond of a full purse."),
            "builder": self.tr(
                "About as strong as a master, puts up many buildings and is slow to score them."
            ),
            "racer": self.tr(
                "About as strong as a master, in a hurry to build, to score and to end the game."
            ),
            "greedy": self.tr("Always takes what brings most at once and never looks further."),
            "random": self.tr("Makes any allowed move at random: good for a first try."),
        }
