"""Keeps the translation catalogues: `python translations/build.py update|build|check`.

    update   take the messages of the window's sources into carrara_{cs,fr,en}.ts, and set the
             spaces at which a line must not break in what is translated
    build    compile every .ts whose .qm is missing or older
    check    say what is missing, unfinished, lost or out of date

Needs PySide6 in the environment of the interpreter that runs it.
"""

from __future__ import annotations

import argparse
import ast
import importlib.util
import os
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path.insert(0, str(ROOT))

from carrara_desktop.ui.models.texts import typeset  # noqa: E402

SOURCES = ROOT / "carrara_desktop" / "ui"


class Language(NamedTuple):
    """A language of the program, and how many forms a plural has in it."""

    code: str
    locale: str
    forms: int
    plurals_only: bool = False


LANGUAGES = (
    Language("cs", "cs_CZ", 3),
    Language("fr", "fr_FR", 2),
    # English is the language of the sources: only its plurals need a catalogue.
    Language("en", "en_US", 2, plurals_only=True),
)

WORDS = re.compile(r"(?s)(?<=<translation>).*?(?=</translation>)")
"""What a translator wrote, in the text of a catalogue; several forms of a plural at once."""
FIXED_SPACES = {"\u00a0": "&#xa0;", "\u202f": "&#x202f;"}
"""How a catalogue writes down the spaces that don't break."""
PLACEHOLDER = re.compile(r"%L?(?:\d{1,2}|n)|\{[^{}]*\}")


class ToolError(Exception):
    """Qt's lupdate or lrelease is missing or failed."""


class Message(NamedTuple):
    """One message of a catalogue; the first four fields tell it from all others."""

    context: str
    source: str
    comment: str
    plural: bool
    state: str
    translations: tuple[str, ...]

    @property
    def key(self) -> tuple[str, str, str, bool]:
        """What makes two messages the same one."""
        return self.context, self.source, self.comment, self.plural

    @property
    def label(self) -> str:
        """How to name the message to a person."""
        return label(self.key)


def label(key: tuple[str, str, str, bool]) -> str:
    """The context, source text and comment of a message in one line."""
    context, source, comment, _plural = key
    note = f" ({comment})" if comment else ""
    return f'{context}: "{" ".join(source.split())}"{note}'


def catalogue(language: Language) -> Path:
    """Where a language's catalogue lies."""
    return HERE / f"carrara_{language.code}.ts"


# ------------------------------------------------------------------------ reading a .ts


def read_messages(path: Path) -> list[Message]:
    """Every message of a catalogue."""
    return [
        read_message(context.findtext("name", ""), message)
        for context in ET.parse(path).getroot().iter("context")
        for message in context.iter("message")
    ]


def read_message(context: str, message: ET.Element) -> Message:
    """A message from its element."""
    plural = message.get("numerus") == "yes"
    translation = message.find("translation")
    texts: tuple[str, ...] = ()
    if translation is not None:
        elements = translation.findall("numerusform") if plural else [translation]
        texts = tuple("".join(element.itertext()) for element in elements)
    return Message(
        context=context,
        source=message.findtext("source", ""),
        comment=message.findtext("comment", ""),
        plural=plural,
        state=translation.get("type", "") if translation is not None else "unfinished",
        translations=texts,
    )


# ------------------------------------------------------------------- checking a .ts


def problems_in_message(message: Message, language: Language) -> Iterator[str]:
    """What is wrong with one message, in plain words."""
    if message.state in ("vanished", "obsolete"):
        yield "no longer in the sources: take it out with `build.py update`"
        return
    if message.plural and len(message.translations) != language.forms:
        yield f"has {len(message.translations)} plural forms, the language has {language.forms}"
    empty = [n for n, text in enumerate(message.translations, 1) if not text.strip()]
    if empty and message.plural:
        yield f"plural form {' and '.join(map(str, empty))} is empty"
    elif empty or not message.translations:
        yield "is not translated"
    elif message.state == "unfinished":
        yield "is marked as unfinished"
    wanted = set(PLACEHOLDER.findall(message.source))
    for text in message.translations:
        found = set(PLACEHOLDER.findall(text))
        if text.strip() and found != wanted:
            yield from placeholder_problems(text, wanted, found)
        if not language.plurals_only and typeset(text, language.code) != text:
            yield f'"{text}" lacks a space that must not break: run `build.py update`'


def placeholder_problems(text: str, wanted: set[str], found: set[str]) -> Iterator[str]:
    """Names the placeholders that a translation lost or made up."""
    for kind, names in (("lost", wanted - found), ("made up", found - wanted)):
        if names:
            yield f'"{text}" has {kind} {", ".join(sorted(names))}'


def problems_in_catalogue(path: Path, language: Language) -> list[str]:
    """Everything wrong inside one catalogue, one line each."""
    try:
        messages = read_messages(path)
    except ET.ParseError as error:
        return [f"{path.name}: can't be read: {error}"]
    return [
        f"{path.name}: {message.label}: {problem}"
        for message in messages
        for problem in problems_in_message(message, language)
    ]


def problems_of_age(path: Path, language: Language, sources: Sequence[Path]) -> list[str]:
    """What a catalogue lacks of the sources, and what it has beyond them."""
    with tempfile.TemporaryDirectory() as folder:
        fresh = Path(folder) / path.name
        fresh.write_bytes(path.read_bytes())
        run_lupdate(fresh, language, sources)
        wanted = {m.key for m in read_messages(fresh) if not is_gone(m)}
    present = {message.key for message in read_messages(path) if not is_gone(message)}
    return [
        *(
            f"{path.name}: {label(key)}: not in the catalogue: run `build.py update`"
            for key in sorted(wanted - present)
        ),
        *(
            f"{path.name}: {label(key)}: no longer in the sources: run `build.py update`"
            for key in sorted(present - wanted)
        ),
    ]


def is_gone(message: Message) -> bool:
    """Whether lupdate keeps the message only as a memory."""
    return message.state in ("vanished", "obsolete")


# ---------------------------------------------------------------- checking the sources


def problems_in_source(path: Path, shown: str) -> list[str]:
    """Calls that lupdate reads in another way than the running program does."""
    try:
        tree = ast.parse(path.read_text(encoding="utf-8"), filename=shown)
    except SyntaxError as error:
        return [f"{shown}:{error.lineno}: can't be read: {error.msg}"]
    return [
        f"{shown}:{node.lineno}: {problem}"
        for node in ast.walk(tree)
        if isinstance(node, ast.Call)
        for problem in problems_in_call(node)
    ]


def problems_in_call(call: ast.Call) -> Iterator[str]:
    """What is wrong with a call of tr or translate."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name not in ("tr", "translate"):
        return
    text_at = 0 if name == "tr" else 1
    if len(call.args) > text_at and isinstance(call.args[text_at], ast.JoinedStr):
        yield "an f-string can't be translated: use placeholders and format the translation"
    count_given = len(call.args) > 3 or any(word.arg == "n" for word in call.keywords)
    if name == "translate" and count_given and len(call.args) > 1:
        yield "a plural is only found in self.tr(text, comment, n)"


# ---------------------------------------------------------------------------- the tools


def source_files() -> list[Path]:
    """The files whose messages are translated."""
    return sorted(SOURCES.rglob("*.py"))


def tool(name: str) -> Path:
    """One of Qt's programs, from the environment of this interpreter."""
    spec = importlib.util.find_spec("PySide6")
    for folder in (spec and spec.submodule_search_locations) or ():
        for file in (name, f"{name}.exe"):
            path = Path(folder) / file
            if path.exists():
                return path
    raise ToolError(f"Qt's {name} is not in the environment of this Python: install PySide6.")


def run_tool(name: str, arguments: Iterable[str]) -> None:
    """Run one of Qt's programs; what it says is shown only where it fails."""
    done = subprocess.run(
        [str(tool(name)), *arguments],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        check=False,
    )
    if done.returncode:
        said = done.stdout.decode("utf-8", "replace").strip()
        raise ToolError(f"Qt's {name} failed with code {done.returncode}:\n{said}")


def run_lupdate(target: Path, language: Language, sources: Sequence[Path]) -> None:
    """Bring one catalogue up to date with the sources."""
    options = ["-source-language", "en", "-target-language", language.locale]
    options += ["-locations", "none", "-no-obsolete"]
    if language.plurals_only:
        options.append("-pluralonly")
    files = [str(path.relative_to(ROOT)) for path in sources]
    run_tool("lupdate", [*files, *options, "-ts", str(target)])


def set_spaces(path: Path, language: Language) -> None:
    """Put the spaces at which a line must not break into what is translated."""

    def typeset_words(found: re.Match[str]) -> str:
        words = found[0]
        for space, written in FIXED_SPACES.items():
            words = words.replace(written, space)
        words = typeset(words, language.code)
        for space, written in FIXED_SPACES.items():
            words = words.replace(space, written)
        return words

    before = path.read_text(encoding="utf-8")
    after = WORDS.sub(typeset_words, before)
    if after != before:
        path.write_text(after, encoding="utf-8", newline="\n")


# ------------------------------------------------------------------------- the commands


def update() -> int:
    """Take the messages of the sources into the catalogues."""
    sources = source_files()
    if not sources:
        print("There are no sources to translate yet.")
        return 0
    for language in LANGUAGES:
        path = catalogue(language)
        run_lupdate(path, language, sources)
        if not language.plurals_only:
            set_spaces(path, language)
        todo = sum(1 for m in read_messages(path) if any(problems_in_message(m, language)))
        print(f"{path.name}: {len(read_messages(path))} messages, {todo} to be worked on")
    return 0


def build() -> int:
    """Compile the catalogues that changed."""
    for source in sorted(HERE.glob("*.ts")):
        compiled = source.with_suffix(".qm")
        if compiled.exists() and compiled.stat().st_mtime >= source.stat().st_mtime:
            continue
        # Under another name first: a program that starts now must not read half a file.
        draft = compiled.with_suffix(f".{os.getpid()}.tmp.qm")
        try:
            run_tool("lrelease", ["-silent", str(source), "-qm", str(draft)])
            draft.replace(compiled)
        finally:
            draft.unlink(missing_ok=True)
        print(f"{compiled.name} built")
    return 0


def all_problems() -> list[str]:
    """Everything wrong with the catalogues and with the messages in the sources."""
    sources = source_files()
    problems = []
    for path in sources:
        problems += problems_in_source(path, path.relative_to(ROOT).as_posix())
    present = [language for language in LANGUAGES if catalogue(language).exists()]
    for language in LANGUAGES if present else ():
        path = catalogue(language)
        if language not in present:
            problems.append(f"{path.name}: missing: run `build.py update`")
            continue
        problems += problems_in_catalogue(path, language)
        if sources and not any("can't be read" in problem for problem in problems):
            problems += problems_of_age(path, language, sources)
    return problems


def check() -> int:
    """Report what is wrong with the catalogues."""
    problems = all_problems()
    for problem in problems:
        print(problem)
    if problems:
        print(f"{len(problems)} problems in the translations.")
        return 1
    if not any(catalogue(language).exists() for language in LANGUAGES):
        print("There are no catalogues yet.")
        return 0
    print("The translations are complete.")
    return 0


def main(words: Sequence[str] | None = None) -> int:
    """Run one of the commands; returns the exit code."""
    parser = argparse.ArgumentParser(description="Keeps the translation catalogues.")
    parser.add_argument("command", choices=("update", "build", "check"))
    command = parser.parse_args(words).command
    try:
        return {"update": update, "build": build, "check": check}[command]()
    except ToolError as error:
        print(error, file=sys.stderr)
        return 2


if __name__ == "__main__":
    sys.exit(main())
