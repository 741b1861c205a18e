"""Long texts of a language: files of pages, and their light markup as HTML.

A file holds pages; a page has an id, a title, a body and named parts::

    # wheel | The wheel
    Body of the page.

    ## hint | turn
    A part: its key is "hint turn".

Markup is a small part of Markdown: paragraphs, lists with "- ", tables with "|" (the first row
is the head), **bold**, *italic*, [words](target), and a picture on a line of its own,
![what it shows](name). Whoever writes need not think of spaces that must not break: reading
puts them in, as each language has them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from carrara_desktop.ui.resources import resource

_HEAD: Final = re.compile(r"# ([\w-]+) \| (.+)")
_PART: Final = re.compile(r"## (.+)")
_PICTURE: Final = re.compile(r"!\[([^\]]*)\]\(([\w-]+)\)")
_LINK: Final = re.compile(r"\[([^\]]+)\]\(([\w:-]+)\)")
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_ITALIC: Final = re.compile(r"\*(.+?)\*")


_NARROW: Final = "\u202f"
_FIXED: Final = "\u00a0"
_SHORT_WORD: Final = re.compile(r"(?<![\w’])([kKsSvVzZoOuUaAiI]) (?=[\w{„&%])")
_FRENCH_MARK: Final = re.compile(rf"[ {_FIXED}](?=[;:!?»])|(?<=«)[ {_FIXED}]")
_UNIT: Final = re.compile(r"(?:(?<=\d)|(?<=%n)) (?=florin|florén|VP\b|VB\b|PV\b)")


class TextError(ValueError):
    """A file of texts is not in its form; the message names the file and the line."""


@dataclass(slots=True)
class TextPage:
    """A page of a file, its texts in markup."""

    id: str
    title: str
    body: str = ""
    parts: dict[str, str] = field(default_factory=dict)


def learn_folder(game: str) -> Path:
    """Where the course and the rules of a game lie."""
    return resource("learn", game)


@lru_cache(maxsize=16)
def read_pages(path: Path) -> dict[str, TextPage]:
    """The pages of a file, by id.

    Raises:
        TextError: a line stands before any page, or a page or part is there twice.
        OSError: the file can't be read.
    """
    pages: dict[str, TextPage] = {}
    page: TextPage | None = None
    part = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        where = f"{path.name}, line {number}"
        if found := _HEAD.fullmatch(line):
            page, part = TextPage(*found.groups()), ""
            if page.id in pages:
                raise TextError(f"{where}: the page {page.id!r} stands here twice")
            pages[page.id] = page
        elif page is None:
            if line.strip():
                raise TextError(f"{where}: a page begins with '# id | title'")
        elif found := _PART.fullmatch(line):
            part = found[1]
            if part in page.parts:
                raise TextError(f"{where}: {page.id!r} has the part {part!r} twice")
            page.parts[part] = ""
        elif part:
            page.parts[part] += line + "\n"
        else:
            page.body += line + "\n"
    language = path.parent.name
    for page in pages.values():
        page.title = typeset(page.title, language)
        page.body = typeset(page.body.strip(), language)
        page.parts = {name: typeset(text.strip(), language) for name, text in page.parts.items()}
    return pages


def typeset(text: str, language: str) -> str:
    """The text with the spaces at which a line must not break, by the custom of a language."""
    text = _UNIT.sub(_FIXED, text)
    if language == "cs":
        return _SHORT_WORD.sub(rf"\1{_FIXED}", text)
    return _FRENCH_MARK.sub(_NARROW, text) if language == "fr" else text


def pictures_in(markup: str) -> list[str]:
    """The names of the pictures of a text."""
    return [name for _, name in _PICTURE.findall(markup)]


def links_in(markup: str) -> list[str]:
    """The targets of the links of a text."""
    return [target for _, target in _LINK.findall(_PICTURE.sub("", markup))]


def plain_text(markup: str) -> str:
    """The words alone, for searching and for a screen reader."""
    text = _PICTURE.sub(r"\1", markup)
    text = _LINK.sub(r"\1", text)
    text = re.sub(r"^(- |\|)", "", text, flags=re.MULTILINE)
    return text.replace("*", "").replace("|", " ")


def to_html(markup: str, picture: str = "{name}") -> str:
    """The text as HTML for a ``QTextDocument``; ``picture`` makes a picture's address."""
    return "".join(_blocks(markup.splitlines(), picture))


def _blocks(lines: Sequence[str], picture: str) -> Iterator[str]:
    at = 0
    while at < len(lines):
        kind = _kind(lines[at])
        end = at + 1
        while end < len(lines) and _kind(lines[end]) == kind:
            end += 1
        block = [line.strip() for line in lines[at:end]]
        at = end
        if kind == "picture":
            for line in block:
                if found := _PICTURE.fullmatch(line):
                    address = picture.format(name=found[2])
                    yield f'<p class="picture"><img src="{address}" alt="{escape(found[1])}"></p>'
        elif kind == "list":
            items = "".join(f"<li>{_inline(line[2:])}</li>" for line in block)
            yield f"<ul>{items}</ul>"
        elif kind == "table":
            yield _table(block)
        elif kind:
            yield f"<p>{_inline(' '.join(block))}</p>"


def _kind(line: str) -> str:
    text = line.strip()
    if not text:
        return ""
    if text.startswith("!["):
        return "picture"
    if text.startswith("- "):
        return "list"
    return "table" if text.startswith("|") else "text"


def _table(rows: Sequence[str]) -> str:
    made = []
    for number, row in enumerate(rows):
        tag = "th" if number == 0 else "td"
        cells = [_inline(cell.strip()) for cell in row.strip("|").split("|")]
        # the first column names its row; figures stand in the middle
        made.append("".join(
            f'<{tag} align="{"left" if at == 0 else "center"}">{cell}</{tag}>'
            for at, cell in enumerate(cells)
        ))  # fmt: skip
    body = "".join(f"<tr>{row}</tr>" for row in made)
    return f'<table cellspacing="0" cellpadding="4">{body}</table>'


def _inline(text: str) -> str:
    text = escape(text, quote=False)
    text = _LINK.sub(r'<a href="\2">\1</a>', text)
    text = _BOLD.sub(r"<b>\1</b>", text)
    return _ITALIC.sub(r"<i>\1</i>", text)
