"""What is wrong with a file, a disk or a program, in the language of the window.

A clause can stand after a colon or in brackets; a sentence stands by itself.
"""

from __future__ import annotations

import errno
from typing import Final

from PySide6.QtCore import QObject

from carrara_desktop.engine.faults import Fault
from carrara_desktop.games.registry import UnknownGameError

_DENIED: Final = frozenset((errno.EACCES, errno.EPERM))
_FULL: Final = frozenset((errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)))
_GONE: Final = frozenset((errno.ENOENT, errno.ENODEV, errno.ENXIO))


def clause(what: Exception | Fault) -> str:
    """What went wrong, without a capital and a full stop."""
    return FaultWords().clause(what)


def sentence(what: Exception | Fault) -> str:
    """What went wrong, as a sentence of its own."""
    text = clause(what)
    return f"{text[:1].upper()}{text[1:]}."


class FaultWords(QObject):
    """The words for every kind of fault; of a kind that is unknown here, the general ones."""

    def clause(self, what: Exception | Fault) -> str:
        """What went wrong, without a capital and a full stop."""
        fault = what if isinstance(what, Fault) else getattr(what, "fault", None)
        if isinstance(fault, Fault):
            return self._of_fault(fault)
        if isinstance(what, UnknownGameError):
            return self._of_fault(Fault("game", str(what)))
        if isinstance(what, OSError):
            return self._of_system(what.errno or 0, what.strerror or str(what))
        return self.tr("something is wrong with it")

    def _of_fault(self, fault: Fault) -> str:
        facts = dict(fault.facts)
        text = (
            self._of_library(fault.kind)
            or self._of_record(fault.kind)
            or self._of_text(fault.kind)
            or self._of_program(fault.kind)
            or self.tr("the record is damaged")
        )
        if "errno" in facts:
            facts["reason"] = self._why(fault)
        return text.format(**facts)

    def _why(self, fault: Fault) -> str:
        if fault.kind == "changed":
            return self.tr("another program has changed it")
        if fault.kind == "no id":
            return self.tr("it is not the name of a saved game")
        return self._of_system(int(fault.facts["errno"]), str(fault.facts["reason"]))

    def _of_library(self, kind: str) -> str:
        return {
            "make folder": self.tr("the folder for saved games can't be made: {place} ({reason})"),
            "read folder": self.tr("the folder of saved games can't be read: {place} ({reason})"),
            "read file": self.tr("the file can't be read: {place} ({reason})"),
            "unreadable": self.tr("it can't be read ({reason})"),
            "save": self.tr("the game can't be saved in {place} ({reason})"),
            "delete": self.tr("the game can't be deleted: {place} ({reason})"),
            "restore": self.tr("the game can't be brought back: {place} ({reason})"),
            "changed": self.tr("the game is not saved over {place} ({reason})"),
            "no id": self.tr("the game can't be found in {place} ({reason})"),
            "library": self.tr("the library can't be used: {place} ({reason})"),
        }.get(kind, "")

    def _of_record(self, kind: str) -> str:
        return {
            "json": self.tr("it can't be read as JSON from byte {byte} on"),
            "cut off": self.tr("its end is missing"),
            "not json": self.tr("it is no JSON"),
            "no record": self.tr("it is no record of a game"),
            "no position": self.tr("it is no position of this game: look at {path}"),
            "large": self.tr("it is far too large"),
            "format": self.tr("there has never been a format {format}"),
            "newer": self.tr(
                "a newer version of the program wrote it (format {format}; this one reads {reads})"
            ),
            "newer rules": self.tr(
                "it was played by newer rules (version {version}; here they are {reads})"
            ),
            "value": self.tr("the value at {path} is not valid"),
            "missing": self.tr("at {path} the field “{field}” is missing"),
            "unknown": self.tr("at {path} there is an unknown field, “{field}”"),
            "twice": self.tr("at {path} the key “{key}” stands twice"),
            "impossible": self.tr("what stands at {path} can't come about in a game"),
            "options": self.tr("its table rules are not valid"),
            "illegal move": self.tr("move {number}, “{line}”, is against the rules there"),
            "notation move": self.tr("move {number}, “{line}”, is not written as moves are"),
            "ambiguous move": self.tr("move {number}, “{line}”, could mean more than one move"),
            "game": self.tr("the program does not know this game"),
            "no branch": self.tr("there is no branch {number}"),
            "branch": self.tr(
                "branch {number} begins after move {after}, and the game has only {moves}"
            ),
        }.get(kind, "")

    def _of_text(self, kind: str) -> str:
        return {
            "not text": self.tr("it is no UTF-8 text from byte {byte} on"),
            "text line": self.tr("line {at} can't be read"),
            "text header": self.tr('line {at}: a header looks like [Game "carrara"]'),
            "text unknown header": self.tr("line {at}: the header “{key}” is unknown"),
            "text twice": self.tr("line {at}: “{key}” stands there a second time"),
            "text quotes": self.tr("line {at}: what stands in quotes can't be read"),
            "text late header": self.tr("line {at}: a header after the first move"),
            "text no number": self.tr("line {at}: a move begins with its number and a full stop"),
            "text late move": self.tr("line {at}: a move after those that were taken back"),
            "text order": self.tr("line {at}: move {wanted} should come here"),
            "text no move": self.tr("line {at}: there is no move, or one that needs quotes"),
            "text missing": self.tr("the header “{key}” is missing"),
            "text value": self.tr("line {at}: the value of “{key}” is not valid"),
            "text seats": self.tr("line {at}: “{key}” without all the seats before it"),
        }.get(kind, "")

    def _of_program(self, kind: str) -> str:
        """What a program said is quoted: it is in the program's own language."""
        return {
            "program command": self.tr(
                "the command line can't be read: a quotation mark is not closed"
            ),
            "program none": self.tr("no command line is given"),
            "program start": self.tr("it can't be started ({reason})"),
            "program late": self.tr("it gave no answer within {seconds} seconds"),
            "program long": self.tr("its answer is longer than {limit} bytes"),
            "program ended": self.tr("it ended with code {code} instead of answering"),
            "program closed": self.tr("it closed its output instead of answering"),
            "program form": self.tr("its answer is no JSON line with a “move”: “{answer}”"),
            "program no line": self.tr("the “move” in its answer is no text: “{answer}”"),
            "program notation": self.tr(
                "its answer, “{answer}”, is not written as moves are, or can't be meant here"
            ),
            "program illegal": self.tr("its answer, “{answer}”, is against the rules here"),
            "program ambiguous": self.tr("its answer, “{answer}”, could mean more than one move"),
        }.get(kind, "")

    def _of_system(self, number: int, said: str) -> str:
        """A failure of the system by its number; ``said`` are its own words for a rare one."""
        if number in _FULL:
            return self.tr("no space left on the disk")
        if number in _DENIED:
            return self.tr("access is denied")
        if number in _GONE:
            return self.tr("it is not there")
        common = {
            errno.EROFS: self.tr("it can't be written to"),
            errno.EIO: self.tr("the disk does not work as it should"),
            errno.ENOTDIR: self.tr("part of the path is no folder"),
            errno.EISDIR: self.tr("it is a folder"),
            errno.EEXIST: self.tr("there is one of that name already"),
            errno.ENAMETOOLONG: self.tr("the name is too long"),
            errno.EMFILE: self.tr("too many files are open"),
            errno.ENFILE: self.tr("too many files are open"),
            errno.EBUSY: self.tr("another program uses it"),
            errno.EFBIG: self.tr("it is too large for the disk"),
        }
        if number in common:
            return common[number]
        return self.tr("system error {number}").format(number=number) if number else said
