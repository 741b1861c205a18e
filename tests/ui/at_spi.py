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

PATIENCE = 60
LONGEST = 400
OUTSIDE = (
    "Home", "Undo", "Redo", "Help", "Settings", "Analysis", "Play on from here", "Cancel", "Close",
    "To the first move", "One move back", "One move forward", "To the last move",
)  # fmt: skip
"""Buttons of the page that are no part of a move."""


def tell(**what: object) -> None:
    print(json.dumps(what), flush=True)


def under(node, depth=0):
    """The tree under a node, depth first."""
    for k in range(node.get_child_count()):
        child = node.get_child_at_index(k)
        if child is not None:
            yield child
            if depth < 14:
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
        found = find()
        if found is not None:
            return found
        time.sleep(0.3)
    tell(gave_up=find.__doc__)
    sys.exit(2)


def can_press(node) -> bool:
    states = node.get_state_set()
    wanted = Atspi.StateType.ENABLED, Atspi.StateType.SHOWING
    button = node.get_role_name() in ("push button", "button")
    return button and all(states.contains(state) for state in wanted)


def find_button(words):
    def find():
        app = program()
        for node in under(app) if app is not None else ():
            name = node.get_name() or ""
            if any(word in name for word in words) and can_press(node):
                return node
        return None

    find.__doc__ = f"a button with one of {words}"
    return find


def press(node) -> None:
    tell(pressed=node.get_name(), done=node.do_action(0))


def buttons():
    """Every button of the window that can be pressed, with its name and description.

    What goes while it is read is read again, as a screen reader does.
    """
    while True:
        try:
            return [
                (node.get_name() or "", node.get_description() or "", node)
                for node in under(wait_for(program))
                if can_press(node)
            ]
        except GLib.GError:
            time.sleep(0.05)


def act(node) -> None:
    """Press a button, if it is still there."""
    with contextlib.suppress(GLib.GError):
        node.do_action(0)


def play(random: Random) -> int:
    """Play to the end of the game; how many times something was pressed."""
    pressed, tried = 0, set()
    end = time.monotonic() + LONGEST
    while time.monotonic() < end:
        seen = buttons()
        by_name = {name: node for name, _, node in seen}
        if any("Back to the table" in name for name in by_name):
            return pressed
        if "Confirm" in by_name:
            act(by_name["Confirm"])
            tried.clear()
            # a button is shown pressed for a tenth of a second before it acts
            time.sleep(0.2)
            pressed += 1
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
        pressed += 1
    return -pressed


def main() -> None:
    wait_for(program)
    press(wait_for(find_button(["Continue"])))
    wheel = wait_for(find_button(["The wheel"]))
    areas = [
        node.get_name() for node in under(program())
        if node.get_role_name() in ("panel", "grouping") and node.get_name()
    ]  # fmt: skip
    tell(areas=areas, width=wheel.get_extents(0).width)
    tell(played=play(Random(2)))


main()
