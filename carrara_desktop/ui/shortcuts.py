"""All keyboard shortcuts of the window: what they do, their keys, and changing them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, Qt
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

DEFAULTS: Final[dict[str, tuple[str, ...]]] = {
    "new": ("Ctrl+N",),
    "open": ("Ctrl+O",),
    "rules": ("F1",),
    "settings": ("Ctrl+,",),
    "full_screen": ("F11",),
    "sound": ("Ctrl+Shift+M",),
    "undo": ("Ctrl+Z",),
    "redo": ("Ctrl+Y", "Ctrl+Shift+Z"),
    "hint": ("Ctrl+H",),
    "confirm": ("Ctrl+Return", "Ctrl+Enter"),
    "end_turn": ("Ctrl+E",),
    "type_move": ("Ctrl+T",),
    "since_last_turn": ("Ctrl+R",),
    "next_part": ("F6",),
    "replay_first": ("Alt+Home",),
    "replay_back": ("Alt+Left",),
    "replay_forward": ("Alt+Right",),
    "replay_last": ("Alt+End",),
    "replay_play": ("Ctrl+Space",),
    "zoom_in": ("Ctrl++", "Ctrl+="),
    "zoom_out": ("Ctrl+-",),
    "zoom_all": ("Ctrl+0",),
    "enlarge_own": ("Ctrl+1",),
    "enlarge_other_1": ("Ctrl+2",),
    "enlarge_other_2": ("Ctrl+3",),
    "enlarge_other_3": ("Ctrl+4",),
    "enlarge_wheel": ("Ctrl+5",),
    "enlarge_court": ("Ctrl+6",),
    "enlarge_display": ("Ctrl+7",),
}
"""The keys of every action, in the order in which the settings list them."""


class ShortcutWords(QObject):
    """What the actions are called."""

    def name(self, action: str) -> str:
        """The name of an action (translated)."""
        return {
            "new": self.tr("New game"),
            "open": self.tr("Open a game"),
            "rules": self.tr("Rules and learning"),
            "settings": self.tr("Settings"),
            "full_screen": self.tr("Full screen"),
            "sound": self.tr("Sound on or off"),
            "undo": self.tr("Undo"),
            "redo": self.tr("Redo"),
            "hint": self.tr("Hint"),
            "confirm": self.tr("Confirm the move"),
            "end_turn": self.tr("End the turn"),
            "type_move": self.tr("Type a move"),
            "since_last_turn": self.tr("What happened since my last turn"),
            "next_part": self.tr("To the table, the moves, the record"),
            "replay_first": self.tr("To the first move"),
            "replay_back": self.tr("One move back"),
            "replay_forward": self.tr("One move forward"),
            "replay_last": self.tr("To the last move"),
            "replay_play": self.tr("Play the game again, or pause"),
            "zoom_in": self.tr("Zoom in"),
            "zoom_out": self.tr("Zoom out"),
            "zoom_all": self.tr("Show the whole table"),
            "enlarge_own": self.tr("Enlarge my board"),
            "enlarge_other_1": self.tr("Enlarge the first board at the side"),
            "enlarge_other_2": self.tr("Enlarge the second board at the side"),
            "enlarge_other_3": self.tr("Enlarge the third board at the side"),
            "enlarge_wheel": self.tr("Enlarge the wheel"),
            "enlarge_court": self.tr("Enlarge the royal court"),
            "enlarge_display": self.tr("Enlarge the display"),
        }[action]


@dataclass(slots=True)
class _Bound:
    action: QAction
    name: str


class Shortcuts(QObject):
    """The actions that have been bound to handlers, with the keys that are set for them."""

    def __init__(self, parent: QObject, changed: Mapping[str, list[str]]) -> None:
        """``changed`` are the keys that the person has set, by action; it is read anew by
        ``refresh``."""
        super().__init__(parent)
        self._changed = changed
        self._bound: list[_Bound] = []

    def keys(self, name: str) -> list[str]:
        """The keys of an action, as portable text."""
        return list(self._changed.get(name, DEFAULTS[name]))

    def bind(self, name: str, owner: QWidget, handler: Callable[[], object]) -> QAction:
        """Have an action's keys call a handler while ``owner``, or anything in it, has the focus.

        A key that is held down calls it once.
        """
        action = QAction(owner)
        action.setObjectName(name)
        action.setAutoRepeat(False)
        action.setShortcutContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
        action.triggered.connect(lambda checked=False: handler())
        owner.addAction(action)
        self._bound.append(_Bound(action, name))
        self._set(action, name)
        return action

    def refresh(self) -> None:
        """The person has changed keys: use the new ones everywhere."""
        self._bound = [bound for bound in self._bound if isValid(bound.action)]
        for bound in self._bound:
            self._set(bound.action, bound.name)

    def _set(self, action: QAction, name: str) -> None:
        action.setShortcuts([QKeySequence(keys) for keys in self.keys(name)])

    def clash(self, name: str, keys: str) -> str | None:
        """The other action that has these keys already."""
        wanted = QKeySequence(keys)
        for other in DEFAULTS:
            taken = [QKeySequence(known) for known in self.keys(other)]
            if other != name and wanted in taken:
                return other
        return None


def shown(keys: list[str]) -> str:
    """Keys as the system writes them."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(key).toString(native) for key in keys)
