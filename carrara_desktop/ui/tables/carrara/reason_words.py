"""Why one move is better than another, in plain words."""

from __future__ import annotations

from carrara_desktop.ui.tables.kit import Reasons


class CarraraReasons(Reasons):
    """See ``Reasons``; the parts are those of ``games.carrara.mind.PARTS``."""

    def reason(self, part: str, rival: bool, good: bool) -> str:
        """A reason for a move (``good``) or against it."""
        if rival:
            return self._of_rival(part, good)
        return self._of_own(part, good)

    def _of_own(self, part: str, good: bool) -> str:
        if part.startswith("blocks_"):
            return self._of_blocks(part[-1], good)
        words = {
            "points": (self.tr("more points on the track"), self.tr("fewer points on the track")),
            "blocks": (self.tr("a stock without surplus"), self.tr("more blocks than one can use")),
            "florins": (self.tr("leaves more florins"), self.tr("leaves fewer florins")),
            "markers": (self.tr("markers placed at the right time"), self.tr("markers are late")),
            "bonuses": (
                self.tr("keeps a bonus of the court"),
                self.tr("gives a bonus of the court away"),
            ),
            "spaces": (
                self.tr("better spaces for the next markers"),
                self.tr("poorer spaces for the next markers"),
            ),
            "cities": (
                self.tr("brings a city nearer to its scoring"),
                self.tr("leaves the cities unfinished"),
            ),
            "buildings": (self.tr("more buildings"), self.tr("fewer buildings")),
            "rewards": (
                self.tr("higher rewards of the cities"),
                self.tr("lower rewards of the cities"),
            ),
            "decorations": (self.tr("more from decorations"), self.tr("less from decorations")),
            "statues": (self.tr("more from statues"), self.tr("less from statues")),
            "stored": (self.tr("fills a warehouse"), self.tr("leaves the warehouses empty")),
        }
        return words[part][0 if good else 1]

    def _of_blocks(self, letter: str, good: bool) -> str:
        words = {
            "W": (self.tr("keeps white marble"), self.tr("gives white marble away")),
            "Y": (self.tr("keeps yellow marble"), self.tr("gives yellow marble away")),
            "R": (self.tr("keeps red marble"), self.tr("gives red marble away")),
            "G": (self.tr("keeps green marble"), self.tr("gives green marble away")),
            "B": (self.tr("keeps blue marble"), self.tr("gives blue marble away")),
            "P": (self.tr("keeps purple marble"), self.tr("gives purple marble away")),
        }
        return words[letter][0 if good else 1]

    def _of_rival(self, part: str, good: bool) -> str:
        if part.startswith("blocks"):
            part = "blocks"
        words = {
            "points": (
                self.tr("the others get fewer points"),
                self.tr("the others get more points"),
            ),
            "blocks": (
                self.tr("leaves the others less good marble"),
                self.tr("leaves the others good marble"),
            ),
            "florins": (
                self.tr("leaves the others fewer florins"),
                self.tr("leaves the others more florins"),
            ),
            "markers": (
                self.tr("the others fall behind with markers"),
                self.tr("the others place markers"),
            ),
            "bonuses": (
                self.tr("costs the others a bonus"),
                self.tr("leaves the others their bonuses"),
            ),
            "spaces": (
                self.tr("leaves the others poorer spaces"),
                self.tr("leaves the others better spaces"),
            ),
            "cities": (
                self.tr("keeps the others from a city"),
                self.tr("lets the others get on with a city"),
            ),
            "buildings": (self.tr("the others build less"), self.tr("the others build more")),
            "rewards": (
                self.tr("the others stay with low rewards"),
                self.tr("the others raise their rewards"),
            ),
            "decorations": (
                self.tr("leaves the others fewer decorations"),
                self.tr("leaves the others decorations"),
            ),
            "statues": (
                self.tr("takes statue majorities from the others"),
                self.tr("leaves statue majorities to the others"),
            ),
            "stored": (
                self.tr("the others' warehouses stay empty"),
                self.tr("the others fill their warehouses"),
            ),
        }
        return words[part][0 if good else 1]
