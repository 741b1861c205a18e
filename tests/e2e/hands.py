"""Hands that play whole games in a real window, as the person at the driver's end would."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tests.e2e.driver import Person


def play_to_the_end(person: Person, choose: Callable[[Person, dict[str, Any]], None]) -> str:
    """Answer every decision until the final page is there; returns the id of the game.

    Whoever is offered to take a mistake back plays on.
    """
    game = ""
    while True:
        state = person.until(lambda: _something_to_do(person))
        if state["page"] == "FinalPage":
            return game
        game = state["id"]
        if state["offer"]:
            person.press("Go on")
            person.until(lambda: not person.ask("state")["offer"])
            continue
        if state["curtain"]:
            choose(person, state)
            person.until(lambda: not person.ask("state")["curtain"])
            continue
        choose(person, state)
        person.until(partial(_moved_on, person, state["moves"]))


def _something_to_do(person: Person) -> dict[str, Any] | None:
    state: dict[str, Any] = person.ask("state")
    if state["page"] == "FinalPage" or state.get("curtain") or state.get("offer"):
        return state
    if state.get("decider") is not None and not state["busy"]:
        return state
    return None


def _moved_on(person: Person, before: int) -> bool:
    state = person.ask("state")
    return state["page"] == "FinalPage" or state["offer"] or state["moves"] > before


def by_mouse(person: Person, state: dict[str, Any]) -> None:
    """Point at the things themselves; only "no upgrade tile" has no thing to point at."""
    if state["curtain"]:
        name = "Anna" if person.button("I am Anna: show the table") else "Bořivoj"
        person.press(f"I am {name}: show the table")
        return
    plan = person.ask("plan")
    targets = plan["targets"]
    if targets[0][0] == "display" and state["moves"] % 2 and person.ask("chosen") is None:
        where = [person.ask("target", target=target) for target in targets]
        person.drag(*where)
    else:
        for target in targets:
            if person.ask("chosen") is None or target[0] == "block":
                person.point(*target)
    if targets[0][0] not in ("slot", "open"):
        person.until(lambda: person.ask("chosen") is not None)
        person.press("Confirm")
