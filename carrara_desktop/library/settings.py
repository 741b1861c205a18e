"""The settings of the program, in one readable file."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path
from typing import Final, Literal

import msgspec

from carrara_desktop.library.atomic import remove_stale, write_atomic
from carrara_desktop.library.paths import settings_file

Language = Literal["", "en", "cs", "fr"]
Pace = Literal["off", "fast", "normal", "slow"]
TextSize = Literal[100, 125, 150, 200]
Look = Literal["system", "light", "dark", "contrast"]

PACES: Final[tuple[Pace, ...]] = ("off", "fast", "normal", "slow")
LOOKS: Final[tuple[Look, ...]] = ("system", "light", "dark", "contrast")
TEXT_SIZES: Final[tuple[TextSize, ...]] = (100, 125, 150, 200)
LOT: Final = -1
"""``Setup.first`` when the lot decides who begins."""
MOST_PROGRAMS: Final = 12


class SeatChoice(msgspec.Struct, frozen=True):
    """One row of the New game page; ``bot`` is None for a person."""

    name: str
    colour: str
    bot: str | None = None


class Setup(msgspec.Struct, frozen=True):
    """The last choices of the New game page; ``options`` are the table rules by id."""

    game: str
    seats: list[SeatChoice]
    first: int = LOT
    variant: str = ""
    options: dict[str, str | bool] = {}


class Settings(msgspec.Struct):
    """All settings, each with its default.

    ``language`` "" follows the system. ``bot_pace`` and ``animation_pace`` say how long a
    bot's turn and a movement on the table stay visible. ``confirm`` asks for a second click
    before a move counts. ``trusted_programs`` are the bots ("external:COMMAND") that the
    person has said may be run, or gave a seat to. ``lessons_done`` are lessons of a course, as
    "game/lesson". ``explain_moves`` says beside the moves what they are for; None, as long as
    the person has not chosen, for a first game of each variant. ``variants_finished`` are those
    of which a game was finished here, as "game/variant". ``shortcuts`` are the keys that the
    person has set, by action. ``text_size`` is in per cent. ``geometry`` is Qt's, in base64.
    """

    language: Language = ""
    bot_pace: Pace = "normal"
    animation_pace: Pace = "normal"
    confirm: bool = True
    last_setup: Setup | None = None
    trusted_programs: list[str] = []
    lessons_done: list[str] = []
    explain_moves: bool | None = None
    variants_finished: list[str] = []
    sound: bool = True
    shortcuts: dict[str, list[str]] = {}
    look: Look = "light"
    text_size: TextSize = 100
    reduced_motion: bool = False
    geometry: str = ""

    def trust(self, bot: str) -> None:
        """A program may be run; it comes first among those that may."""
        others = [known for known in self.trusted_programs if known != bot]
        self.trusted_programs = [bot, *others][:MOST_PROGRAMS]

    def explains(self, game: str, variant: str) -> bool:
        """Whether the moves of a game of this variant are explained."""
        if self.explain_moves is None:
            return f"{game}/{variant}" not in self.variants_finished
        return self.explain_moves

    def note_finished(self, game: str, variant: str) -> bool:
        """A game of this variant was finished; whether it was the first one."""
        name = f"{game}/{variant}"
        if name in self.variants_finished:
            return False
        self.variants_finished.append(name)
        return True


_decoder = msgspec.json.Decoder(Settings)


def load_settings(
    path: Path | None = None, on_broken: Callable[[Path], None] | None = None
) -> Settings:
    """Read the settings; without a file, or with an unusable one, these are the defaults.

    Of a file that this version can read in part, as after a newer one, that part counts. A
    file with anything that can't be read is put aside beside it under a name ending in
    ``.broken``, and ``on_broken`` is called with that name (or with the file's own, if it
    can't be renamed).
    """
    file = path or settings_file()
    remove_stale(file.parent)
    data = b""
    try:
        data = file.read_bytes()
        return _decoder.decode(data)
    except FileNotFoundError:
        return Settings()
    except (msgspec.MsgspecError, UnicodeDecodeError, OSError):
        aside = file.with_name(file.name + ".broken")
        try:
            os.replace(file, aside)
        except OSError:
            aside = file
        if on_broken is not None:
            on_broken(aside)
        return _readable_part(data)


def _readable_part(data: bytes) -> Settings:
    """What can be read of damaged or foreign settings; the rest is as by default."""
    settings = Settings()
    try:
        values = msgspec.json.decode(data, type=dict[str, msgspec.Raw])
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return settings
    for field in msgspec.structs.fields(Settings):
        if field.name in values:
            with contextlib.suppress(msgspec.MsgspecError, UnicodeDecodeError):
                value = msgspec.json.decode(values[field.name], type=field.type)
                setattr(settings, field.name, value)
    return settings


def save_settings(settings: Settings, path: Path | None = None) -> None:
    """Write the settings. Raises OSError; the old file then stays as it was."""
    file = path or settings_file()
    file.parent.mkdir(parents=True, exist_ok=True)
    write_atomic(file, msgspec.json.format(msgspec.json.encode(settings), indent=1) + b"\n")
