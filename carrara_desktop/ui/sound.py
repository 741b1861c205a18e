"""Short, quiet sounds made by code; where nothing can play them, there are none.

Qt's own player is an add-on that may be missing. Then Windows plays the files itself, and
elsewhere a player that the system brings.
"""

from __future__ import annotations

import atexit
import io
import math
import shutil
import struct
import sys
import wave
from collections.abc import Callable
from functools import cache
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final, Literal

from PySide6.QtCore import QObject, QProcess

Cue = Literal["move", "turn", "end", "no"]
"""A stone set down; it is one's turn; the game is over; that can't be done."""

RATE: Final = 22_050
"""Samples a second."""
FULL: Final = 32_767
"""The full range of a sample, to either side."""
LOUDEST: Final = 0.16
"""Share of the full range: the sounds are asides, not alarms."""
_PARTIALS: Final[dict[Cue, tuple[tuple[float, float, float, float], ...]]] = {
    # frequency (Hz), start (s), share of the loudness, decay (1/s)
    "move": ((1900.0, 0.0, 0.5, 90.0), (760.0, 0.0, 0.5, 60.0)),
    "turn": ((587.3, 0.0, 0.5, 9.0), (880.0, 0.09, 0.5, 8.0)),
    "end": ((523.3, 0.0, 0.34, 5.0), (659.3, 0.12, 0.33, 5.0), (784.0, 0.24, 0.33, 4.0)),
    "no": ((196.0, 0.0, 0.6, 22.0), (185.0, 0.0, 0.4, 22.0)),
}
LENGTH: Final[dict[Cue, float]] = {"move": 0.09, "turn": 0.45, "end": 1.0, "no": 0.16}
"""Seconds that each sound lasts."""
_PLAYERS: Final = ("pw-play", "paplay", "afplay", "aplay")

Player = Callable[[Path], object]


@cache
def tone(cue: Cue) -> bytes:
    """A sound as a WAV file: one channel of 16 bits."""
    count = round(LENGTH[cue] * RATE)
    samples = bytearray()
    for k in range(count):
        t = k / RATE
        value = sum(
            share * math.sin(2 * math.pi * pitch * (t - start)) * math.exp(-decay * (t - start))
            for pitch, start, share, decay in _PARTIALS[cue]
            if t >= start
        )
        # the first and the last few milliseconds fade, or the speaker would click
        fade = min(1.0, k / 40, (count - k) / 200)
        samples += struct.pack("<h", round(value * fade * LOUDEST * FULL))
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(bytes(samples))
    return file.getvalue()


def find_player(parent: QObject) -> Player | None:
    """Whatever plays sounds here, or None."""
    return _qt_player(parent) or _system_player()


def _qt_player(parent: QObject) -> Player | None:
    try:
        from PySide6.QtCore import QUrl
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
    except ImportError:
        return None
    if not QMediaDevices.audioOutputs():
        return None
    effects: dict[Path, Any] = {}

    def play(path: Path) -> None:
        effect = effects.get(path)
        if effect is None:
            effect = effects[path] = QSoundEffect(parent)
            effect.setSource(QUrl.fromLocalFile(str(path)))
        effect.play()

    return play


def _system_player() -> Player | None:
    if sys.platform == "win32":
        import winsound

        flags = winsound.SND_FILENAME | winsound.SND_ASYNC | winsound.SND_NODEFAULT
        return lambda path: winsound.PlaySound(str(path), flags)
    found = next((path for name in _PLAYERS if (path := shutil.which(name))), None)
    if found is None:
        return None
    return lambda path: QProcess.startDetached(found, [str(path)])


class Sounds(QObject):
    """Plays cues as long as it is on. Looks for a player when the first one is asked for."""

    def __init__(self, parent: QObject, find: Callable[[QObject], Player | None] = find_player):
        super().__init__(parent)
        self.on = True
        self._find = find
        self._player: Player | None = None
        self._looked = False
        self._folder: Path | None = None

    def play(self, cue: Cue) -> None:
        """Play a sound and come back at once; no fault of a player is worth a word."""
        if not self.on:
            return
        if not self._looked:
            self._looked = True
            self._player = self._find(self)
        if self._player is None:
            return
        try:
            self._player(self._file(cue))
        except (OSError, RuntimeError):
            self._player = None

    def _file(self, cue: Cue) -> Path:
        """The file of a sound; written when it is first played, gone with the program."""
        if self._folder is None:
            self._folder = Path(mkdtemp(prefix="carrara-sound-"))
            atexit.register(shutil.rmtree, self._folder, ignore_errors=True)
        path = self._folder / f"{cue}.wav"
        if not path.exists():
            path.write_bytes(tone(cue))
        return path
