"""Taking games into the library from files: records, readable texts and positions."""

from __future__ import annotations

import secrets
from pathlib import Path

from PySide6.QtCore import QObject

from carrara_desktop.engine.document import DocumentError, decode
from carrara_desktop.engine.opening import first_position
from carrara_desktop.engine.record import GameRecord, Seat
from carrara_desktop.games.registry import game_info
from carrara_desktop.library.entries import SUFFIX, failed, read_bytes
from carrara_desktop.library.exchange import form_of, parse_record
from carrara_desktop.library.games import GameLibrary
from carrara_desktop.ui.shell.seats import COLOURS


class Intake(QObject):
    """Reads files; names the people of a position, which names nobody."""

    def take_in(self, library: GameLibrary, path: Path) -> str:
        """The id of a file's game in the library; it is taken in unless it is there already.

        A position becomes a new game that begins with it.

        Raises:
            RecordError, DocumentError: the file holds no game, or a damaged one.
            UnknownGameError: of a game that the cabinet does not have.
            LibraryError: it can't be read, or not be kept.
        """
        if path.suffix == SUFFIX and path.resolve().parent == library.directory.resolve():
            return path.name.removesuffix(SUFFIX)
        try:
            data = read_bytes(path)
        except OSError as error:
            raise failed("read file", path, error) from error
        if form_of(data) == "position":
            return library.create(self._begun_from(data, path.stem)).id
        record = parse_record(data)
        game_info(record.game)
        saved, _ = library.adopt(record)
        return saved.id

    def _begun_from(self, data: bytes, title: str) -> GameRecord:
        document = decode(data)
        rules = game_info(document["game"]).load()
        seats = document.get("seats")
        table = document.get("table")
        if not isinstance(seats, list) or not 0 < len(seats) <= len(COLOURS):
            raise DocumentError("$.seats", "no seats of this game", "no position")
        # Only so that lists can say it: the position itself knows how it is played.
        variant = table.get("variant") if isinstance(table, dict) else None
        people = [
            Seat(self.tr("Player {number}").format(number=number), colour)
            for number, (_, colour) in enumerate(zip(seats, COLOURS, strict=False), start=1)
        ]
        record = GameRecord(
            game=document["game"],
            rules_version=rules.version,
            options={"variant": variant} if isinstance(variant, str) else {},
            seats=people,
            seed=secrets.randbits(53),
            title=title,
            position=document,
        )
        first_position(rules, record)
        return record
