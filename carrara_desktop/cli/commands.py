"""The command line: words, options, help, exit codes.

Exit codes: 0 all went well; 1 the command's answer is no (a record that does not replay);
2 the words or a file are wrong.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from importlib import import_module

from carrara_desktop import __version__

COMMANDS = (
    "play",
    "replay",
    "bench",
    "convert",
    "position",
    "serve",
    "selftest",
    "tournament",
    "train",
    "analyse",
)
WINDOW_SELFTEST = "selftest-window"
"""Not for a person: what ``selftest`` calls the program with to try its window."""


class CommandError(Exception):
    """What the person typed can't be done; the message says what is wrong and where."""


def build_parser() -> argparse.ArgumentParser:
    """The parser of all commands."""
    parser = argparse.ArgumentParser(
        prog="carrara-desktop",
        description="Board games of the Renaissance. Without a command, the window opens.",
    )
    parser.add_argument("--version", action=_Version, nargs=0, help="show the version")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)

    play = commands.add_parser("play", help="let bots play whole games without a window")
    play.add_argument("--game", default="carrara", help="the game (default: %(default)s)")
    play.add_argument(
        "--variant", default=None, help="the variant of the game (default: its first)"
    )
    play.add_argument(
        "--bots",
        required=True,
        help="one bot a seat, separated by commas: greedy,random; or a program of your own: "
        '"greedy,external:python3 my_bot.py" (see cli/PROTOCOL.md)',
    )
    play.add_argument("--seed", type=_natural, default=0, help="seed of the first game (default 0)")
    play.add_argument("--games", type=_positive, default=1, help="how many games (default 1)")
    play.add_argument(
        "--first", default="lot", help='the seat that begins, from 0, or "lot" (default)'
    )
    play.add_argument(
        "--limit", type=_positive, default=None, help="moves after which a game is given up"
    )
    play.add_argument("--json", action="store_true", help="one JSON line a game")
    play.add_argument("--record", metavar="DIR", help="keep each game as a record in this folder")

    replay = commands.add_parser("replay", help="play a recorded game again and check its result")
    replay.add_argument(
        "file", metavar="FILE", help="a record, as written by play, convert or the window"
    )
    replay.add_argument(
        "--events", action="store_true", help="one JSON line a move, with all that happened"
    )
    replay.add_argument(
        "--lenient",
        action="store_true",
        help="say how far a damaged record can be played, and where the game stands there",
    )
    _add_convert(commands)
    _add_position(commands)
    _add_tournament(commands)
    _add_train(commands)
    commands.add_parser(
        "serve", help="answer requests of another program in JSON lines (see cli/PROTOCOL.md)"
    )

    selftest = commands.add_parser(
        "selftest", help="try whether everything that belongs to the program is there and works"
    )
    selftest.add_argument("--json", action="store_true", help="one JSON line a check")
    selftest.add_argument(
        "--compiled", action="store_true", help="the plain form of the engine counts as a fault"
    )
    selftest.add_argument("-o", "--out", metavar="OUT", help="write the report into this file too")

    analyse = commands.add_parser(
        "analyse", help="say where a game was won and lost, and what was luck"
    )
    analyse.add_argument("file", metavar="FILE", help="a record, as JSON or as text")
    analyse.add_argument("--json", action="store_true", help="one JSON line")
    analyse.add_argument(
        "--worlds",
        type=_natural,
        default=56,
        help="further worlds for a closer look at a doubtful decision (default: %(default)s)",
    )
    analyse.add_argument(
        "--resume",
        metavar="REPORT",
        help="go on with the report in this file, which --json printed when it was stopped",
    )

    bench = commands.add_parser("bench", help="measure the speed of the engine")
    bench.add_argument("--json", action="store_true", help="one JSON line")
    bench.add_argument("--one", action="store_true", help="only the form that runs, as JSON")
    bench.add_argument(
        "--digest", action="store_true", help="a hash over 1,000 seeded games, and nothing else"
    )
    return parser


def _add_convert(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    convert = commands.add_parser(
        "convert", help="turn a record into readable text, or text into a record"
    )
    convert.add_argument("file", metavar="FILE", help="a record, as JSON or as text")
    form = convert.add_mutually_exclusive_group()
    form.add_argument("--text", action="store_true", help="write text (default for JSON)")
    form.add_argument("--json", action="store_true", help="write JSON (default for text)")
    convert.add_argument(
        "--lenient",
        action="store_true",
        help="leave out the first move that does not fit the rules, and all after it",
    )
    convert.add_argument("-o", "--out", metavar="OUT", help="write into this file")


def _add_position(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    position = commands.add_parser("position", help="check and show position documents")
    deeds = position.add_subparsers(dest="deed", metavar="DEED", required=True)
    for deed, what in (
        ("check", "say whether a document is of a possible position, or what is wrong and where"),
        ("show", "say who is to move and what everybody has"),
    ):
        reading = deeds.add_parser(deed, help=what)
        reading.add_argument("file", metavar="FILE", help="a position document")
    take = deeds.add_parser("take", help="write the position of a record as a document")
    take.add_argument("file", metavar="FILE", help="a record, as JSON or as text")
    take.add_argument("--at", type=_natural, help="after so many moves (default: after all)")
    take.add_argument("-o", "--out", metavar="OUT", help="write into this file")


def _add_tournament(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    tournament = commands.add_parser(
        "tournament",
        help="let bots play each other on the same deals, and rate them",
        description="Let bots play each other on the same deals, changing seats, and rate them. "
        "A bot is named as for play. The same words give the same digest, however the games "
        "are spread. Exit codes of a gate: 0 passed, 1 failed, 3 undecided.",
    )
    who = tournament.add_argument_group("who plays").add_mutually_exclusive_group(required=True)
    who.add_argument("--bots", help="all of these, separated by commas")
    who.add_argument(
        "--match",
        nargs=2,
        action="append",
        metavar=("BOT", "OTHER"),
        help="one bot against a table full of another; may be given several times",
    )
    who.add_argument(
        "--gate",
        nargs=2,
        metavar=("BOT", "OTHER"),
        help="such a match, until it is decided whether the bot wins its share (SPRT on deals)",
    )
    who.add_argument(
        "--report", nargs="+", metavar="FILE", help="play nothing: tell what is in these files"
    )
    games = tournament.add_argument_group("which games")
    games.add_argument("--game", default="carrara", help="the game (default: %(default)s)")
    games.add_argument("--variants", help="separated by commas (default: the game's first)")
    games.add_argument("--seats", help="numbers of seats, separated by commas (default: fewest)")
    games.add_argument(
        "--schedule",
        choices=("cross", "focal"),
        default="cross",
        help="with --bots: all at mixed tables (default), or each against tables full of another",
    )
    games.add_argument(
        "--deals",
        type=_positive,
        help="deals, each played in all seats (default 20; for a gate at most 500)",
    )
    games.add_argument(
        "--seed", type=_natural, default=0, help="seed of the first deal (default 0)"
    )
    games.add_argument(
        "--limit", type=_positive, default=None, help="moves after which a game is given up"
    )
    gate = tournament.add_argument_group("the gate")
    gate.add_argument("--p0", type=float, help="share that must fail (default: an even share)")
    gate.add_argument("--p1", type=float, help="share that must pass (default: p0 + 0.1)")
    gate.add_argument(
        "--alpha", type=float, default=0.05, help="chance that p0 passes (%(default)s)"
    )
    gate.add_argument("--beta", type=float, default=0.05, help="chance that p1 fails (%(default)s)")
    where = tournament.add_argument_group("where").add_mutually_exclusive_group()
    where.add_argument("--workers", type=_positive, help="processes (default: one a core)")
    where.add_argument("--serial", action="store_true", help="this process alone")
    where.add_argument(
        "--dask", metavar="ADDRESS", help="the workers of a dask.distributed cluster"
    )
    out = tournament.add_argument_group("what comes of it")
    out.add_argument(
        "-o",
        "--out",
        metavar="FILE",
        help="keep results as JSON lines; what is there already is not played again",
    )
    out.add_argument(
        "--mix-versions",
        action="store_true",
        help="also count results from before games or bots were changed",
    )
    out.add_argument("--anchor", metavar="BOT", help="the bot rated 1000 (default: greedy)")
    out.add_argument("--plot", metavar="FILE", help="draw the ratings as SVG")
    form = out.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help="one JSON line")
    form.add_argument("--markdown", action="store_true", help="Markdown tables")


def _add_train(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    train = commands.add_parser(
        "train",
        help="learn the weights by which bots judge, from games against themselves",
        description="Learn the weights by which bots judge, one set for each variant and number "
        "of seats. New weights are kept if they win a match against the old ones; every match "
        "is a line of the log. The same words give the same weights.",
    )
    train.add_argument("--game", default="carrara", help="the game (default: %(default)s)")
    train.add_argument("--variants", help="separated by commas (default: all)")
    train.add_argument("--seats", help="numbers of seats, separated by commas (default: all)")
    train.add_argument(
        "--generations", type=_positive, default=4, help="for each set (default %(default)s)"
    )
    train.add_argument(
        "--decisions",
        type=_positive,
        default=1600,
        help="decisions looked at in a generation (default %(default)s)",
    )
    train.add_argument(
        "--deals",
        type=_positive,
        default=200,
        help="deals of a gate at most; one in twenty with look-ahead (default %(default)s)",
    )
    train.add_argument("--seed", type=_natural, default=0, help="of all lots (default 0)")
    train.add_argument(
        "--fresh",
        action="store_true",
        help="put back the weights that were set by hand, and begin with them",
    )
    train.add_argument("--workers", type=_positive, help="processes (default: one a core)")
    train.add_argument(
        "--log",
        metavar="FILE",
        default="resources/learning/gates.jsonl",
        help="where the matches are told (default: %(default)s)",
    )


class _Version(argparse.Action):
    """Says the version, and which form of the engine runs, which takes a look at the disk."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from carrara_desktop.compiled import is_compiled

        form = "compiled" if is_compiled() else "plain"
        print(f"carrara-desktop {__version__} ({form} engine)")
        parser.exit()


def _natural(text: str) -> int:
    if text.isascii() and text.isdigit():
        return int(text)
    raise argparse.ArgumentTypeError(f"{text!r} is no whole number from 0")


def _positive(text: str) -> int:
    if (number := _natural(text)) > 0:
        return number
    raise argparse.ArgumentTypeError("must be at least 1")


def run(words: Sequence[str]) -> int:
    """Run a command; returns its exit code."""
    try:
        options = build_parser().parse_args(words)
    except SystemExit as stop:  # argparse has said why
        return int(stop.code or 0)
    command: Callable[[argparse.Namespace], int] = import_module(
        f"carrara_desktop.cli.{options.command}"
    ).run
    try:
        return command(options)
    except CommandError as error:
        print(f"carrara-desktop {options.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # whoever read our lines has had enough; keep Python from complaining at exit
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
