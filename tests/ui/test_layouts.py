"""No word is cut off: every page in every size, language and size of text it promises.

One program runs for each case, since the scale of the screen is read once. ``tests.ui.gallery``
makes pictures of the same pages.
"""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

PAGES = ("home", "new_game", "settings", "learn", "final", "curtain", "table_2", "table_4",
         "chosen", "typed")  # fmt: skip
CASES = {
    # the smallest screen, in every language and in one that is two fifths longer
    "1280x720": ("1", "1280x720", "en", "cs", "fr", "long", *PAGES),
    "1366x768": ("1", "1366x768", "long", *PAGES),
    "1920x1080": ("1", "1920x1080", "long", *PAGES),
    "2560x1440": ("1", "2560x1440", "long", "home", "table_4"),
    "3840x2160": ("1", "3840x2160", "long", "home", "table_4"),
    "scale 1.25": ("1.25", "1280x720", "cs", *PAGES),
    "scale 1.5": ("1.5", "1280x720", "long", "home", "settings", "table_4"),
    "scale 2": ("2", "1280x720", "long", "home", "settings", "table_4"),
    "text 150": ("1", "1920x1080", "150", "cs", "home", "settings", "learn", "final"),
    "text 200": ("1", "1920x1080", "200", "cs", "home", "settings", "learn", "final"),
    "text 200 small": ("1", "1280x720", "200", "fr", "home", "settings", "learn"),
}


@pytest.mark.slow
@pytest.mark.usefixtures("_catalogues")
@pytest.mark.parametrize("case", CASES)
def test_no_word_is_cut_off(case: str) -> None:
    scale, *words = CASES[case]
    done = subprocess.run(
        [sys.executable, "-m", "tests.ui.gallery", "--check", *words],
        env={**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True, text=True, timeout=400, check=False,
    )  # fmt: skip
    assert done.returncode in (0, 1), done.stderr
    assert done.stdout == ""
