"""The program's one door: a command goes to ``cli``, anything else opens the window."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from io import TextIOWrapper


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program; returns its exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    for stream in (sys.stdout, sys.stderr):
        # A terminal without some letter of a name shows its number; that is no reason to stop.
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    from carrara_desktop.cli.commands import COMMANDS, WINDOW_SELFTEST, run

    if words and (words[0] in COMMANDS or words[0] in ("-h", "--help", "--version")):
        return run(words)
    if words == [WINDOW_SELFTEST]:
        from carrara_desktop.ui.selftest import run as run_selftest

        return run_selftest()
    from carrara_desktop.ui.app import run as run_window

    return run_window(words)


if __name__ == "__main__":
    sys.exit(main())
