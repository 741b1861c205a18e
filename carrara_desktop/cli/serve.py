"""``serve``: the engine protocol over the standard input and output."""

from __future__ import annotations

import argparse
import contextlib
import sys
from typing import BinaryIO

from carrara_desktop.cli.protocol import LINE_LIMIT, Session


def run(options: argparse.Namespace) -> int:
    """Answer until the other side quits or ends its input."""
    reader, writer = sys.stdin.buffer, sys.stdout.buffer
    # nothing but answers may come out there, whatever a library prints
    with contextlib.redirect_stdout(sys.stderr), contextlib.suppress(KeyboardInterrupt):
        serve(reader, writer)
    return 0


def serve(reader: BinaryIO, writer: BinaryIO) -> None:
    """One answer a line, each flushed before the next line is read."""
    session = Session()
    while not session.done:
        line = reader.readline(LINE_LIMIT + 1)
        if not line:
            return
        if len(line) > LINE_LIMIT:
            _skip_rest(reader, line)
            answer = session.too_long()
        else:
            answer = session.answer(line)
        writer.write(answer)
        writer.flush()


def _skip_rest(reader: BinaryIO, line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = reader.readline(LINE_LIMIT)
