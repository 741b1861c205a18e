"""The engine protocol: one JSON object a line is asked, one is answered. See PROTOCOL.md.

A session is one game at a time. It reads and writes nothing itself; ``serve`` does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from carrara_desktop.bots.players import UnknownBotError, bot_chooser
from carrara_desktop.cli.play import COLOURS
from carrara_desktop.engine.document import DocumentError
from carrara_desktop.engine.events import event_to_json
from carrara_desktop.engine.headless import MOVE_LIMIT
from carrara_desktop.engine.plain import view_to_json
from carrara_desktop.engine.record import GameRecord, RecordError, Seat, from_json
from carrara_desktop.engine.rules import CHANCE, NOBODY, AmbiguousMoveError, MoveError, Rules
from carrara_desktop.engine.timeline import Played, Timeline, UndoStop
from carrara_desktop.engine.transcript import read_transcript, write_transcript
from carrara_desktop.games.registry import GAMES, UnknownGameError, game_info

LINE_LIMIT: Final = 4 * 1024 * 1024
"""Bytes of the longest line that is read."""

Fields = dict[str, Any]


class ProtocolError(Exception):
    """A request that is answered with an error of this kind, and changes nothing."""

    def __init__(
        self, kind: str, message: str, rule: str = "", candidates: tuple[str, ...] = ()
    ) -> None:
        super().__init__(message)
        self.kind = kind
        self.rule = rule
        self.candidates = candidates


class Session:
    """Answers requests. ``done`` is set once the other side has said "quit"."""

    def __init__(self) -> None:
        self.done = False
        self._game: Timeline | None = None
        self._engine_plays_chance = True
        self._from_start = True

    def answer(self, line: bytes) -> bytes:
        """The answer to a line, ending with a line feed. Never raises."""
        request: Any = None
        try:
            request = _decoded(line)
            told = self._do(request)
        except ProtocolError as error:
            return _written(_id_of(request), _failure(error))
        except RecursionError:
            told = _failure(ProtocolError("protocol", "the request is nested too deeply"))
            return _written(_id_of(request), told)
        except Exception as error:
            # a fault of ours; the other side shall hear of it and the session live on
            message = f"{type(error).__name__}: {error}"
            return _written(_id_of(request), _failure(ProtocolError("internal", message)))
        return _written(_id_of(request), {"ok": True, **told})

    def too_long(self) -> bytes:
        """The answer to a line that is longer than LINE_LIMIT."""
        message = f"a line may have {LINE_LIMIT} bytes"
        return _written(None, _failure(ProtocolError("protocol", message)))

    def _do(self, request: Any) -> Fields:
        if not isinstance(request, dict):
            raise ProtocolError("protocol", "a request is a JSON object")
        deed = request.get("do")
        if not isinstance(deed, str) or deed not in _DEEDS:
            known = ", ".join(_DEEDS)
            raise ProtocolError("protocol", f'"do" is none of: {known}')
        act, fields = _DEEDS[deed]
        for name in request:
            if name not in ("id", "do", *fields):
                known = ", ".join(fields) or "none"
                raise ProtocolError("protocol", f"{name!r} is no field of {deed!r}; known: {known}")
        return act(self, request)

    # -- beginning ----------------------------------------------------------------------

    def _games(self, request: Fields) -> Fields:
        return {
            "games": [
                {
                    "game": info.id,
                    "title": info.title,
                    "seats": list(info.seats),
                    "variants": list(info.variants),
                    "bots": list(info.bots),
                }
                for info in GAMES.values()
            ]
        }

    def _new(self, request: Fields) -> Fields:
        rules = _rules(_field(request, "game", str))
        options = _field(request, "options", dict, {})
        record = GameRecord(
            game=request["game"],
            rules_version=rules.version,
            options=options,
            seats=_seats(request),
            seed=_field(request, "seed", int, 0),
        )
        by_engine = _chance(request)
        try:
            rules.start(options, len(record.seats))
        except ValueError as error:
            rule = str(error).partition(":")[0]
            raise ProtocolError("options", str(error), rule) from error
        return self._begin(Timeline(rules, record), by_engine, True)

    def _load(self, request: Fields) -> Fields:
        forms = [name for name in ("record", "transcript", "position") if name in request]
        if len(forms) != 1:
            message = 'exactly one of "record", "transcript" and "position" is loaded'
            raise ProtocolError("protocol", message)
        by_engine = _chance(request)
        if forms == ["position"]:
            return self._load_position(request, by_engine)
        if "seed" in request:
            raise ProtocolError("protocol", "a record has its own seed")
        try:
            if forms == ["record"]:
                record = from_json(msgspec.json.encode(_field(request, "record", dict)))
            else:
                record = read_transcript(_field(request, "transcript", str))
            if len(record.moves) > MOVE_LIMIT:
                raise RecordError(f"{len(record.moves)} moves; at most {MOVE_LIMIT} are loaded")
            timeline = Timeline(_rules(record.game, "record"), record)
        except RecordError as error:
            raise ProtocolError("record", str(error)) from error
        return self._begin(timeline, by_engine, True)

    def _load_position(self, request: Fields, by_engine: bool) -> Fields:
        document = _field(request, "position", dict)
        seed = _field(request, "seed", int, 0)
        if not isinstance(document.get("game"), str):
            raise ProtocolError("document", "$.game: names no game", "$.game")
        rules = _rules(document["game"], "document")
        try:
            position = rules.read_document(msgspec.json.encode(document))
        except DocumentError as error:
            raise ProtocolError("document", str(error), error.path) from error
        seats = len(rules.margins(position))
        people = [Seat(f"Seat {seat}", COLOURS[seat % len(COLOURS)]) for seat in range(seats)]
        record = GameRecord(document["game"], rules.version, {}, people, seed)
        return self._begin(Timeline.from_position(rules, position, record), by_engine, False)

    def _begin(self, timeline: Timeline, by_engine: bool, from_start: bool) -> Fields:
        made = timeline.play_chance() if by_engine else []
        self._game, self._engine_plays_chance, self._from_start = timeline, by_engine, from_start
        return self._told(made)

    # -- playing ------------------------------------------------------------------------

    @property
    def game(self) -> Timeline:
        """The game. Raises ProtocolError if none has begun."""
        if self._game is None:
            raise ProtocolError("protocol", 'no game has begun; "new" or "load" begin one')
        return self._game

    def _told(self, made: list[Played]) -> Fields:
        """What came of a request: the moves made, and who is to move now."""
        timeline = self.game
        told: Fields = {
            "played": [
                {
                    "seat": _who(played.actor),
                    "move": played.notation,
                    "events": [event_to_json(event) for event in played.events],
                }
                for played in made
            ],
            "to_move": _who(timeline.to_move),
        }
        if timeline.to_move == NOBODY:
            scores, winners = timeline.rules.result(timeline.position)
            told["result"] = {"scores": scores, "winners": winners}
        return told

    def _moves(self, request: Fields) -> Fields:
        timeline = self.game
        rules, position = timeline.rules, timeline.position
        lines = [rules.notation(position, move) for move in rules.moves(position)]
        told: Fields = {"to_move": _who(timeline.to_move)}
        if timeline.to_move == CHANCE:
            weights = rules.weights(position)
            told["outcomes"] = [
                {"move": line, "weight": weight}
                for line, weight in zip(lines, weights, strict=True)
            ]
        else:
            told["moves"] = lines
        return told

    def _play(self, request: Fields) -> Fields:
        timeline = self.game
        line = _field(request, "move", str)
        try:
            move = timeline.rules.read(timeline.position, line)
            return self._make(move)
        except AmbiguousMoveError as error:
            raise ProtocolError(error.kind, str(error), error.rule, error.candidates) from error
        except MoveError as error:
            raise ProtocolError(error.kind, str(error), error.rule) from error

    def _make(self, move: int) -> Fields:
        timeline = self.game
        made = [timeline.play(move)]
        if self._engine_plays_chance:
            made += timeline.play_chance()
        return self._told(made)

    def _undo(self, request: Fields) -> Fields:
        timeline = self.game
        stop = timeline.undo_stop()
        if stop is not UndoStop.NONE:
            raise ProtocolError(
                "protocol", f"the last move can't be taken back: {stop.value}", stop.value
            )
        taken_back = timeline.undo()
        return {"taken_back": taken_back.notation, "to_move": _who(timeline.to_move)}

    def _bot(self, request: Fields) -> Fields:
        timeline = self.game
        bot = _field(request, "bot", str)
        seed = _field(request, "seed", int, 0)
        play = _field(request, "play", bool, False)
        seconds = request.get("seconds", 0)
        if type(seconds) not in (int, float) or not 0 <= seconds <= 3600:
            raise ProtocolError("protocol", '"seconds" is a number from 0 to 3600')
        rules, seat = timeline.rules, timeline.to_move
        try:
            chooser = bot_chooser(bot, rules, timeline.record.game)
        except UnknownBotError as error:
            raise ProtocolError("protocol", str(error), "bot") from error
        if seat < 0:
            raise ProtocolError("protocol", "no seat is to move")
        view = rules.recall(timeline.history, seat, chooser.memory)
        move = chooser(view, seed)
        line = rules.notation(timeline.position, move)
        told = self._make(move) if play else {"to_move": seat}
        return {"move": line, **told}

    # -- looking ------------------------------------------------------------------------

    def _state(self, request: Fields) -> Fields:
        timeline = self.game
        seat = request.get("seat")
        if seat is not None:
            seat = _field(request, "seat", int)
            if not 0 <= seat < len(timeline.record.seats):
                raise ProtocolError("protocol", f"there is no seat {seat}")
        return {"view": view_to_json(timeline.rules.view(timeline.position, seat))}

    def _record(self, request: Fields) -> Fields:
        timeline = self.game
        form = _field(request, "as", str, "json")
        if not self._from_start:
            raise ProtocolError("record", "this game began with a position, so it has no record")
        if form == "json":
            return {"record": timeline.record}
        if form == "text":
            return {"transcript": write_transcript(timeline.record, timeline.rules)}
        raise ProtocolError("protocol", '"as" is "json" or "text"')

    def _quit(self, request: Fields) -> Fields:
        self.done = True
        return {}


_DEEDS: Final[dict[str, tuple[Callable[[Session, Fields], Fields], tuple[str, ...]]]] = {
    "games": (Session._games, ()),
    "new": (Session._new, ("game", "options", "seats", "seed", "chance")),
    "load": (Session._load, ("record", "transcript", "position", "seed", "chance")),
    "moves": (Session._moves, ()),
    "play": (Session._play, ("move",)),
    "undo": (Session._undo, ()),
    "state": (Session._state, ("seat",)),
    "record": (Session._record, ("as",)),
    "bot": (Session._bot, ("bot", "seconds", "seed", "play")),
    "quit": (Session._quit, ()),
}

_REQUIRED: Final = object()


def _decoded(line: bytes) -> Any:
    try:
        return msgspec.json.decode(line)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise ProtocolError("protocol", f"not JSON: {error}") from error


def _id_of(request: Any) -> Any:
    return request.get("id") if isinstance(request, dict) else None


def _written(id_: Any, told: Fields) -> bytes:
    """An answer as one line. What can't be written down can only be the id."""
    try:
        line = msgspec.json.encode({"id": id_, **told})
    except (RecursionError, ValueError, TypeError):
        line = msgspec.json.encode({"id": None, **told})
    return line + b"\n"


def _failure(error: ProtocolError) -> Fields:
    told: Fields = {"kind": error.kind, "message": str(error)}
    if error.rule:
        told["rule"] = error.rule
    if error.candidates:
        told["candidates"] = list(error.candidates)
    return {"ok": False, "error": told}


def _who(actor: int) -> int | str | None:
    return {CHANCE: "chance", NOBODY: None}.get(actor, actor)


def _field(request: Fields, name: str, kind: type, default: Any = _REQUIRED) -> Any:
    """A field of exactly this type."""
    value = request.get(name, default)
    if value is _REQUIRED:
        raise ProtocolError("protocol", f"the field {name!r} is missing")
    if type(value) is not kind:
        what = {str: "a string", int: "a whole number", dict: "an object", bool: "true or false"}
        raise ProtocolError("protocol", f"{name!r} is not {what[kind]}")
    return value


def _rules(game: str, kind: str = "options") -> Rules[Any, Any]:
    try:
        return game_info(game).load()
    except UnknownGameError as error:
        raise ProtocolError(kind, str(error), "game") from error


def _chance(request: Fields) -> bool:
    """Whether the engine plays chance."""
    chance = request.get("chance", "engine")
    if chance not in ("engine", "client"):
        raise ProtocolError("protocol", '"chance" is "engine" or "client"')
    return bool(chance == "engine")


def _seats(request: Fields) -> list[Seat]:
    seats = request.get("seats")
    if type(seats) is int and 0 <= seats <= 100:
        seats = [f"Seat {seat}" for seat in range(seats)]
    if not isinstance(seats, list) or not all(isinstance(name, str) for name in seats):
        raise ProtocolError("protocol", '"seats" is a number or a list of names')
    return [Seat(name, COLOURS[seat % len(COLOURS)]) for seat, name in enumerate(seats)]
