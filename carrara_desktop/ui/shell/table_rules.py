"""The table rules of a new game, folded away behind a button until somebody wants them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from PySide6.QtCore import QObject, QPointF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap
from PySide6.QtWidgets import QCheckBox, QComboBox, QGridLayout, QLabel, QSizePolicy, QWidget

from carrara_desktop.games.registry import GameInfo, GameOption
from carrara_desktop.ui import theme
from carrara_desktop.ui.fonts import body_font, scaled
from carrara_desktop.ui.models.rule_words import RuleWords
from carrara_desktop.ui.shell.page import button, label

_GAP: Final = 16


class TableRules(QObject):
    """A button, a line that sums up, and an area of choices that the button folds out.

    The three are laid out by the page. A choice of two that are False and True is a box to
    tick, every other one a list.
    """

    changed = Signal()

    def __init__(self, info: GameInfo, words: RuleWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._options = info.options()
        self._variant = info.variants[0]
        self.fold = button()
        self.fold.setCheckable(True)
        self.summary = label("soft", wrap=True)
        self.summary.setFont(body_font(13))
        self.area = QWidget()
        self.area.hide()
        self._about = label("soft", wrap=True)
        self._about.setFont(body_font(13))
        self._labels: dict[str, QLabel] = {}
        self._choosers: dict[str, QCheckBox | QComboBox] = {}
        for option in self._options:
            if option.values == (False, True):
                box = QCheckBox()
                box.toggled.connect(self._change)
                self._choosers[option.id] = box
            else:
                chooser = QComboBox()
                chooser.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
                chooser.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
                for value in option.values:
                    chooser.addItem("", value)
                chooser.currentIndexChanged.connect(self._change)
                self._choosers[option.id] = chooser
                self._labels[option.id] = QLabel()
                self._labels[option.id].setBuddy(chooser)
        self._lay_out()
        self.fold.toggled.connect(self._unfold)
        self._unfold(False)

    def _lay_out(self) -> None:
        grid = self._grid = QGridLayout(self.area)
        grid.setContentsMargins(0, 4, 0, 0)
        grid.setHorizontalSpacing(_GAP)
        grid.setVerticalSpacing(7)
        grid.addWidget(self._about, 0, 0, 1, 2)
        grid.setColumnStretch(1, 1)
        self.set_narrow(False)

    @property
    def needed(self) -> int:
        """The width that each list beside its name takes."""
        names = max(made.sizeHint().width() for made in self._labels.values())
        lists = max(self._choosers[option].sizeHint().width() for option in self._labels)
        return names + lists + _GAP

    def set_narrow(self, narrow: bool) -> None:
        """Each list beside its name, or below it."""
        grid = self._grid
        for at, option in enumerate(self._options):
            row, chooser = 1 + 2 * at, self._choosers[option.id]
            grid.removeWidget(chooser)
            if option.id not in self._labels:
                grid.addWidget(chooser, row, 0, 1, 2)
                continue
            name = self._labels[option.id]
            grid.removeWidget(name)
            grid.addWidget(name, row, 0, 1, 2 if narrow else 1)
            grid.addWidget(chooser, row + narrow, 0 if narrow else 1, 1, 2 if narrow else 1)

    @property
    def choosers(self) -> dict[str, QCheckBox | QComboBox]:
        """The widgets by the rule's id, from top to bottom."""
        return self._choosers

    def offered(self) -> list[GameOption]:
        """The rules that there are in the chosen variant."""
        return [option for option in self._options if self._variant in option.variants]

    def set_variant(self, variant: str) -> None:
        """Offer the rules of a variant."""
        self._variant = variant
        for option in self._options:
            there = variant in option.variants
            self._choosers[option.id].setVisible(there)
            if option.id in self._labels:
                self._labels[option.id].setVisible(there)
        self._sum_up()

    def value(self, option: str) -> Any:
        """What is chosen for a rule, whether or not the variant has it."""
        chooser = self._choosers[option]
        return chooser.isChecked() if isinstance(chooser, QCheckBox) else chooser.currentData()

    def choices(self) -> dict[str, Any]:
        """What differs from the default, by the rule's id."""
        found = {option.id: self.value(option.id) for option in self._options}
        return {one.id: found[one.id] for one in self._options if found[one.id] != one.default}

    def choose(self, choices: Mapping[str, Any]) -> None:
        """Set all rules; those that are not named, or whose value there is not, as usual."""
        for option in self._options:
            value = choices.get(option.id, option.default)
            known = [one for one in option.values if one == value and type(one) is type(value)]
            chooser = self._choosers[option.id]
            value = known[0] if known else option.default
            if isinstance(chooser, QCheckBox):
                chooser.setChecked(bool(value))
            else:
                chooser.setCurrentIndex(option.values.index(value))

    def options(self, seed: int) -> dict[str, Any]:
        """The options of a record: those of the variant that differ from the default."""
        found: dict[str, Any] = {}
        for option in self.offered():
            found |= option.write(self.value(option.id), seed)
        return found

    def read(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """The choices that a record was made of."""
        return {option.id: option.read(options) for option in self._options}

    @property
    def changes(self) -> int:
        """How many rules of this variant differ from the default."""
        return sum(self.value(option.id) != option.default for option in self.offered())

    def _change(self) -> None:
        self._sum_up()
        self.changed.emit()

    def _unfold(self, on: bool) -> None:
        self.area.setVisible(on)
        self.refit()

    def refit(self) -> None:
        """The arrow, in the look and for the size of the text of now."""
        self.fold.setIcon(_arrow(down=self.fold.isChecked()))
        self.fold.setIconSize(QSize(scaled(12), scaled(12)))

    def _sum_up(self) -> None:
        changes = self.changes
        self.summary.setText(
            self.tr("%n rule(s) changed", "table rules", changes)
            if changes
            else self.tr("As usual")
        )
        self.fold.setAccessibleDescription(self.summary.text())

    def retranslate(self) -> None:
        """All words anew."""
        self.fold.setText(self.tr("Table &rules"))
        self._about.setText(
            self.tr(
                "For what the rulebook leaves open, and for tables that play it otherwise. The"
                " first of each list is usual."
            )
        )
        for option in self._options:
            chooser, name = self._choosers[option.id], self._words.option(option.id)
            if isinstance(chooser, QCheckBox):
                chooser.setText(name)
                continue
            self._labels[option.id].setText(name)
            for at, value in enumerate(option.values):
                chooser.setItemText(at, self._words.value(option.id, value))
            chooser.setAccessibleName(name)
        self._sum_up()


def _arrow(down: bool) -> QIcon:
    pixmap = QPixmap(96, 96)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(4, 4)
    painter.translate(12, 12)
    painter.rotate(90 if down else 0)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.TERRACOTTA))
    painter.drawPolygon([QPointF(-6, -9), QPointF(8, 0), QPointF(-6, 9)])
    painter.end()
    return QIcon(pixmap)
