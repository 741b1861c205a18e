"""A newcomer's first evening: the first start, lesson one, and a first game to its end.

``python -m tests.e2e.newcomer FOLDER [en] [cs] [fr]`` walks that way in a real X window in each
language, and keeps a picture of every step to be looked at.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tests.e2e.driver import Person, x_server
from tests.e2e.hands import by_mouse, play_to_the_end

LANGUAGES: Final = ("en", "cs", "fr")
GAME_PICTURES: Final = (1, 2, 3, 4, 5, 8, 12, 20, 30, 40)
"""The decisions of the game before which it is looked at."""
PAINTING: Final = 0.5
"""Seconds after which what has changed is to be seen in a picture."""
See = Callable[[str], None]


def first_evening(person: Person, see: See) -> str:
    """From the first page to the final account; the id of the game that was played."""
    see("home")
    quicken(person, see)
    lesson_one(person, see)
    see("home after the lesson")
    person.press("New game")
    person.until(lambda: person.ask("state")["page"] == "NewGamePage")
    see("new game")
    person.press("Start the game")
    decisions = 0

    def decide(person: Person, state: dict[str, object]) -> None:
        nonlocal decisions
        decisions += 1
        if decisions in GAME_PICTURES:
            see(f"game {decisions:02}")
        by_mouse(person, state)

    game = play_to_the_end(person, decide)
    see("final")
    return game


def quicken(person: Person, see: See) -> None:
    """Let nothing move slowly: an impatient newcomer."""
    person.press("Settings")
    person.until(lambda: person.ask("state")["page"] == "SettingsPage")
    see("settings")
    for name in ("bot_pace", "animation_pace"):
        person.click(person.ask("widget", name=name))
        person.keys("Home", "Return")
    person.press("Back")
    person.until(lambda: person.ask("state")["page"] == "HomePage")


def lesson_one(person: Person, see: See) -> None:
    """The lesson that Learn offers first, by what its tasks ask for."""
    person.press("Learn")
    person.until(lambda: person.ask("state")["page"] == "LearnPage")
    see("learn")
    person.press("Begin the lesson")
    person.until(lambda: person.ask("state")["page"] == "LessonPage")
    step = 0
    while True:
        step += 1
        see(f"lesson {step}")
        while (task := person.ask("lesson"))["verdict"] == "open":
            before = person.ask("state")["moves"]
            for target in task["targets"]:
                if person.ask("chosen") is None or target[0] == "block":
                    person.point(*target)
            person.until(lambda: person.ask("chosen") is not None)
            see(f"lesson {step} chosen")
            person.press("Confirm")
            person.until(lambda before=before: person.ask("state")["moves"] > before)
            person.until(lambda: not person.ask("state")["busy"])
        assert task["verdict"] == "done", task
        see(f"lesson {step} done")
        if task["last"]:
            break
        person.press("Go on")
        person.until(lambda: person.ask("lesson")["verdict"] == "open")
    person.press("Course")
    person.until(lambda: person.ask("state")["page"] == "LearnPage")
    see("learn after the lesson")
    person.press("Back")
    person.until(lambda: person.ask("state")["page"] == "HomePage")


def main(words: list[str]) -> int:
    """Walk the way in every language that is named, or in all."""
    folder = Path(words[0]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    os.environ |= {"LC_ALL": "C.UTF-8"}
    with x_server() as display:
        for language in words[1:] or LANGUAGES:
            walk(folder, display, language)
    return 0


def walk(folder: Path, display: str, language: str) -> None:
    """Walk the way in one language; pictures are numbered."""
    seen = 0
    with tempfile.TemporaryDirectory() as home, Person(Path(home), display, language) as person:

        def see(name: str) -> None:
            nonlocal seen
            seen += 1
            time.sleep(PAINTING)
            file = folder / f"{language}-{seen:02}-{name.replace(' ', '-')}.png"
            person.ask("grab", file=str(file))
            print(file.name, flush=True)

        first_evening(person, see)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
