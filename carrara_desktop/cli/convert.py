"""``convert``: a record as JSON becomes readable text, and text becomes JSON."""

from __future__ import annotations

import argparse
import sys

from carrara_desktop.cli.commands import CommandError
from carrara_desktop.cli.files import read_file, write_out
from carrara_desktop.engine.lenient import LenientTimeline
from carrara_desktop.engine.record import RecordError, to_json
from carrara_desktop.engine.transcript import write_transcript
from carrara_desktop.games.registry import UnknownGameError, game_info
from carrara_desktop.library.exchange import form_of, parse_record


def run(options: argparse.Namespace) -> int:
    """Write the record in the other form; leniently, as far as its moves fit the rules."""
    data = read_file(options.file)
    try:
        record = parse_record(data)
        rules = game_info(record.game).load()
        if options.lenient:
            timeline = LenientTimeline(rules, record)
            if (bad := timeline.bad) is not None:
                print(
                    f"move {bad.number}, {bad.line!r}, is {bad.error.kind}: {bad.error}; "
                    f"written are the {bad.number - 1} moves before it",
                    file=sys.stderr,
                )
            record = timeline.record
    except (RecordError, UnknownGameError) as error:
        raise CommandError(f"{options.file}: {error}") from error
    as_text = options.text or (not options.json and form_of(data) != "text")
    written = write_transcript(record, rules).encode("utf-8") if as_text else to_json(record)
    write_out(options.out, written)
    return 0
