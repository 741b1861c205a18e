"""The choices of a variant and of a number of seats, which several pages offer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QSizePolicy, QWidget

from carrara_desktop.games.registry import GAMES
from carrara_desktop.ui.models.rule_words import rule_words


class GameFilters(QWidget):
    """Two boxes; at first any variant and any number of seats will do."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.variants, self.seat_counts = choice_box(), choice_box()
        line = QHBoxLayout(self)
        line.setContentsMargins(0, 0, 0, 0)
        line.setSpacing(10)
        for box in (self.variants, self.seat_counts):
            line.addWidget(box)
            box.activated.connect(self.changed)
        self._words = [(info, rule_words(game, self)) for game, info in GAMES.items()]

    @property
    def variant(self) -> str:
        """The variant's id, or "" for any."""
        return self.variants.currentData() or ""

    @property
    def seats(self) -> int:
        """The number of seats, or 0 for any."""
        return self.seat_counts.currentData() or 0

    def clear(self) -> None:
        """Anything will do again."""
        self.variants.setCurrentIndex(0)
        self.seat_counts.setCurrentIndex(0)

    def retranslate(self) -> None:
        """Set every visible text in the language of now."""
        variants: list[tuple[str, Any]] = [(self.tr("All variants"), "")]
        for info, words in self._words:
            variants += [(words.variant(variant), variant) for variant in info.variants]
        set_choices(self.variants, self.tr("Variant"), variants)
        seats: list[tuple[str, Any]] = [(self.tr("Any number of seats"), 0)]
        for count in sorted({count for info, _ in self._words for count in info.seats}):
            seats.append((self.tr("%n seat(s)", "of a game", count), count))
        set_choices(self.seat_counts, self.tr("Seats"), seats)


def choice_box() -> QComboBox:
    """A box as wide as its longest choice."""
    box = QComboBox()
    box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
    box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
    return box


def set_choices(box: QComboBox, name: str, choices: Sequence[tuple[str, Any]]) -> None:
    """Set texts and values; what was chosen stays chosen."""
    at = max(0, box.currentIndex())
    box.clear()
    for text, value in choices:
        box.addItem(text, value)
    box.setCurrentIndex(at)
    box.setAccessibleName(name)
