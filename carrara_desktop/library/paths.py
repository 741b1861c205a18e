"""Where things live on disk."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

APP: Final = "carrara-desktop"
HOME_VARIABLE: Final = "CARRARA_DESKTOP_HOME"
"""Environment variable that moves everything to a folder of one's own (portable use, tests)."""


def home() -> Path:
    """The folder that holds everything the program keeps; it may not exist yet."""
    chosen = os.environ.get(HOME_VARIABLE, "")
    if chosen:
        return Path(chosen).expanduser()
    # Imported here because it costs a start 40 ms that portable use and tests need not pay.
    from platformdirs import user_data_path

    return user_data_path(APP, appauthor=False, roaming=False)


def games_dir() -> Path:
    """The folder of saved games."""
    return home() / "games"


def settings_file() -> Path:
    """The file of the settings."""
    return home() / "settings.json"


def crashes_dir() -> Path:
    """The folder of reports about faults."""
    return home() / "crashes"
