"""The order of texts in the language of the window, found one text at a time.

Sorting ten thousand texts at once takes several frames; putting each in its place when there is
time for it leaves nothing to do but numbers when somebody wants to see them sorted.
"""

from __future__ import annotations

from bisect import bisect_left

from PySide6.QtCore import QCollator, QCollatorSortKey, QLocale, Qt


class Ranking:
    """Texts in order; those that the language holds for the same share a place."""

    def __init__(self) -> None:
        self._collator = QCollator(QLocale())
        self._collator.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
        self._collator.setNumericMode(True)
        self._keys: list[QCollatorSortKey] = []
        self._texts: list[list[str]] = []
        """The texts of each key."""
        self._known: set[str] = set()
        self._places: dict[str, int] | None = None

    def __contains__(self, text: str) -> bool:
        return text in self._known

    def add(self, text: str) -> None:
        """Put a text in its place, if it has none yet."""
        if text in self._known:
            return
        self._known.add(text)
        self._places = None
        key = self._collator.sortKey(text)
        at = bisect_left(self._keys, key)
        if at < len(self._keys) and not key < self._keys[at]:
            self._texts[at].append(text)
        else:
            self._keys.insert(at, key)
            self._texts.insert(at, [text])

    def places(self) -> dict[str, int]:
        """The place of each text, from 0."""
        if self._places is None:
            self._places = {text: at for at, texts in enumerate(self._texts) for text in texts}
        return self._places
