"""Plays at the table as a screen reader would, over AT-SPI; run by the system's Python.

It waits for the program's window, opens the game that lies ready with the button of the home
page, plays it to its end, and prints what it found and did as JSON lines.
"""

import contextlib
import json
import sys
import time
from random import Random

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 120
"""Seconds after which something that was waited for is given up, however busy the machine is."""
MOST_PRESSES = 600
"""A game takes about ninety."""
ANSWER_MS = 20_000
"""How long an answer may take. Without this the library gives up after less than a second, which
a busy machine needs for a single one now and then."""
OUTSIDE = (
    "Home", "Undo", "Redo", "Help", "Settings", "Analysis", "Play on from here", "Cancel", "Close",
    "To the first move", "One move back", "One move forward", "To the last move",
)  # fmt: skip
"""Buttons of the page that are no part of a move."""
BUTTONS = "push button", "button"
LEAVES = (*BUTTONS, "label", "list", "tree")
"""What holds no button."""


def tell(**what: object) -> None:
    print(json.dumps(what), flush=True)


def read(work):
    """What ``work`` reads; what goes while it is read is read again, as a screen reader does."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            return work()
        except GLib.GError:
            if time.monotonic() > end:
                raise
            time.sleep(0.05)


def under(node, depth=0):
    """What can be seen of the tree under a node, depth first: each with its role, and whether it
    can be used. Every word of it is a question to another process, so none is asked twice."""
    for k in range(node.get_child_count()):
        child = node.get_child_at_index(k)
        if child is None:
            continue
        states = child.get_state_set()
        if not states.contains(Atspi.StateType.SHOWING):
            continue
        role = child.get_role_name()
        yield child, role, states.contains(Atspi.StateType.ENABLED)
        if depth < 14 and role not in LEAVES:
            yield from under(child, depth + 1)


def program():
    """The program."""
    desktop = Atspi.get_desktop(0)
    for k in range(desktop.get_child_count()):
        app = desktop.get_child_at_index(k)
        if app is not None and "carrara" in (app.get_name() or "").lower():
            return app
    return None


def wait_for(find):
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        found = read(find)
        if found is not None:
            return found
        time.sleep(0.3)
    tell(gave_up=find.__doc__)
    sys.exit(2)


def find_button(word):
    def find():
        app = program()
        for node, role, usable in under(app) if app is not None else ():
            if usable and role in BUTTONS and word in (node.get_name() or ""):
                return node
        return None

    find.__doc__ = f"a button with {word}"
    return find


def buttons():
    """Every button of the window that can be pressed, with its name and description."""
    return read(
        lambda: [
            (node.get_name() or "", node.get_description() or "", node)
            for node, role, usable in under(wait_for(program))
            if usable and role in BUTTONS
        ]
    )


def act(node) -> None:
    """Press a button, if it is still there."""
    with contextlib.suppress(GLib.GError):
        node.do_action(0)


def play(random: Random) -> int:
    """Play to the end of the game; how many times something was pressed, below 0 if it was
    given up."""
    pressed, tried = 0, set()
    end = time.monotonic() + PATIENCE
    while pressed < MOST_PRESSES and time.monotonic() < end:
        seen = buttons()
        by_name = {name: node for name, _, node in seen}
        if any("Back to the table" in name for name in by_name):
            return pressed
        if "Confirm" in by_name:
            act(by_name["Confirm"])
            tried.clear()
            # a button is shown pressed for a tenth of a second before it acts
            time.sleep(0.2)
            pressed, end = pressed + 1, time.monotonic() + PATIENCE
            continue
        free = [(name, more, node) for name, more, node in seen if name not in OUTSIDE]
        fresh = [entry for entry in free if entry[:2] not in tried] or free
        good = [entry for entry in fresh if "+" in entry[1]]
        build = [e for e in fresh if ", value " in e[0] or " accepts " in e[0]]
        block = [entry for entry in fresh if " block in section " in entry[0]]
        some = next((s for s in (good, build, block, fresh) if s and random.random() < 0.85), fresh)
        if not some:
            time.sleep(0.1)
            continue
        name, more, node = random.choice(some)
        tried.add((name, more))
        act(node)
        pressed, end = pressed + 1, time.monotonic() + PATIENCE
    tell(gave_up="a move", seen=[name for name, _, _ in seen])
    return -pressed


def areas() -> list[str]:
    """The names of the areas of the table."""
    return [
        node.get_name()
        for node, role, _ in under(wait_for(program))
        if role in ("panel", "grouping") and node.get_name()
    ]


def main() -> None:
    Atspi.set_timeout(ANSWER_MS, ANSWER_MS)
    wait_for(program)
    act(wait_for(find_button("Continue")))
    wheel = wait_for(find_button("The wheel"))
    tell(areas=read(areas), width=read(lambda: wheel.get_extents(0).width))
    tell(played=play(Random(2)))


main()
