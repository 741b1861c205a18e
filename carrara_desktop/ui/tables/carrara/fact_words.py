"""The words for what is counted in a game of Carrara, see ``games.carrara.facts``."""

from __future__ import annotations

from carrara_desktop.ui.models.fact_words import FactWords


class CarraraFactWords(FactWords):
    """Cities and types are called what stands on the tiles, in every language."""

    def groups(self) -> dict[str, str]:
        return {
            "city": self.tr("Buildings by city"),
            "type": self.tr("Buildings by type"),
        }

    def member(self, group: str, member: str) -> str:
        return member

    def record(self, figure: str) -> str:
        return {
            "buildings": self.tr("Most buildings in a game"),
            "monuments": self.tr("Most monuments in a game"),
            "blocks": self.tr("Most blocks bought in a game"),
            "scorings": self.tr("Most scorings in a game"),
            "best scoring": self.tr("Most victory points in one scoring"),
            "visits": self.tr("Most royal visits in a game"),
            "decorations": self.tr("Most decorations in a game"),
            "statues": self.tr("Most statues in a game"),
        }.get(figure, "")
