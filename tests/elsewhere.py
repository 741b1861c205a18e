"""The tests in other surroundings: ``python -m tests.elsewhere [NAME…] [-- WORDS FOR PYTEST]``

Names are those of ``SURROUNDINGS``; without any, the one that has everything at once. Without
words for pytest, those tests are run that can depend on it and are quick. ``--all`` runs every
test in all of them, which takes hours.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent
KEPT: Final = "CARRARA_TEST_ELSEWHERE"
"""Where it is set, the tests take language and encoding as they find them."""
HOME: Final = "Žluťoučký kůň"
SURROUNDINGS: Final = {
    "cs": {"LC_ALL": "cs_CZ.UTF-8", "PYTHONUTF8": "0"},
    "fr": {"LC_ALL": "fr_FR.UTF-8", "PYTHONUTF8": "0"},
    "tr": {"LC_ALL": "tr_TR.UTF-8", "PYTHONUTF8": "0"},
    "ascii": {"LC_ALL": "C", "PYTHONUTF8": "0"},
}
"""Variables by name; the home folder has diacritics and a space in all but the last.

In Turkish, i and I are not the same letter; there and in the others a comma stands in numbers.
"""
USUAL: Final = "tr"
ALL: Final = "--all"
QUICK: Final = (
    "tests/engine/test_record.py",
    "tests/engine/test_transcript.py",
    "tests/games/carrara/test_examples.py",
    "tests/library/test_games.py",
    "tests/library/test_index.py",
    "tests/library/test_settings.py",
    "tests/library/test_statistics.py",
    "tests/cli/test_files.py",
    "tests/learn/test_texts.py",
    "tests/test_translations.py",
    "tests/ui/test_models.py",
    "tests/ui/test_fault_words.py",
    "tests/ui/test_games_model.py",
    "tests/ui/shell/test_window.py",
)


def locales(folder: Path, wanted: str) -> dict[str, str]:
    """What it takes for that locale to be there: nothing, or a folder it is made in.

    Raises RuntimeError where it can't be had.
    """
    if wanted == "C" or _works(wanted, {}):
        return {}
    language, _, codeset = wanted.partition(".")
    localedef = shutil.which("localedef")
    if localedef is not None:
        command = [localedef, "-i", language, "-f", codeset, str(folder / wanted)]
        subprocess.run(command, check=False, capture_output=True)
        there = {"LOCPATH": str(folder)}
        if _works(wanted, there):
            return there
    raise RuntimeError(f"this system has no locale {wanted}, nor what it takes to make it")


def _works(wanted: str, more: dict[str, str]) -> bool:
    ask = "import locale; locale.setlocale(locale.LC_ALL, '')"
    environment = os.environ | {"LC_ALL": wanted} | more
    done = subprocess.run([sys.executable, "-c", ask], env=environment, capture_output=True)
    return done.returncode == 0


def run(name: str, words: list[str]) -> int:
    """Run the tests in those surroundings; pytest's exit code."""
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder) / (HOME if name != "ascii" else "home")
        temporary = home / "tmp"
        temporary.mkdir(parents=True)
        environment = os.environ | SURROUNDINGS[name]
        environment |= {KEPT: name, "HOME": str(home), "TMPDIR": str(temporary)}
        try:
            environment |= locales(Path(folder), environment["LC_ALL"])
        except RuntimeError as reason:
            print(f"left out: {reason}")
            return 0 if "CI" not in os.environ else 1
        for variable in ("LANG", "LANGUAGE", "LC_CTYPE", "PYTHONIOENCODING"):
            environment.pop(variable, None)
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *words]
        print(f"--- {name}: {SURROUNDINGS[name]}, at home in {home.name}", flush=True)
        return subprocess.call(command, cwd=HERE.parent, env=environment)


def main(words: list[str]) -> int:
    """Run what the words say, or the usual."""
    if words == [ALL]:
        words = [*SURROUNDINGS, "--", "tests"]
    names = words[: words.index("--")] if "--" in words else words
    tests = words[len(names) + 1 :] or list(QUICK)
    codes = [run(name, tests) for name in names or [USUAL]]
    return max(codes)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
