"""The rules of a game, in our own words: topics in groups, their rulings, and finding words.

Which topics there are, and which rulings belong to each, lies in
``resources/learn/<game>/rules.json``; the words are in ``<language>/rules.md``.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape
from typing import Final

import msgspec

from carrara_desktop.ui.models.rulings import plain
from carrara_desktop.ui.models.texts import learn_folder, plain_text, read_pages, to_html

RULE: Final = "rule:"
RULING: Final = "ruling:"
"""How addresses of topics and of rulings begin."""
PICTURE: Final = "picture:"


class Topic(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A topic and the rulings on it."""

    id: str
    rulings: list[str] = []


class Group(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A group of topics."""

    id: str
    topics: list[Topic]


def rule_groups(game: str) -> list[Group]:
    """All topics, in the order in which one reads them."""
    return msgspec.json.decode((learn_folder(game) / "rules.json").read_bytes(), type=list[Group])


class Rulebook:
    """The rules in one language. ``rulings`` are question and ruling by id."""

    def __init__(self, game: str, language: str, rulings: Mapping[str, tuple[str, str]]) -> None:
        self.groups = rule_groups(game)
        self._topics = {topic.id: topic for group in self.groups for topic in group.topics}
        self._pages = read_pages(learn_folder(game) / language / "rules.md")
        self._rulings = rulings

    def topics(self) -> list[str]:
        """The ids of all topics."""
        return list(self._topics)

    def group_title(self, group: str) -> str:
        """The name of a group."""
        return self._pages[f"group-{group}"].title

    def title(self, topic: str) -> str:
        """The name of a topic."""
        return self._pages[topic].title

    def find(self, text: str) -> list[str]:
        """The topics that hold every word, whatever its case and accents; their own order."""
        words = plain(text).split()
        return [topic for topic in self._topics if all(word in self._all(topic) for word in words)]

    def _all(self, topic: str) -> str:
        page = self._pages[topic]
        rulings = [" ".join(self._rulings[id_]) for id_ in self._topics[topic].rulings]
        return plain(" ".join([page.title, plain_text(page.body), *rulings]))

    def body(self, topic: str) -> str:
        """The words of a topic, as HTML without its title and rulings."""
        return to_html(self._pages[topic].body, PICTURE + "{name}")

    def html(self, topic: str, rulings_title: str) -> str:
        """A topic as HTML, with its rulings below."""
        title = f'<p class="title">{escape(self.title(topic))}</p>'
        asked = self._topics[topic].rulings
        if not asked:
            return title + self.body(topic)
        items = "".join(
            f"<p><b>{escape(self._rulings[id_][0])}</b><br>{escape(self._rulings[id_][1])} "
            f'<a class="small" href="{RULING}{id_}">{id_}</a></p>'
            for id_ in asked
        )
        heading = f'<p class="heading">{escape(rulings_title)}</p>'
        return title + self.body(topic) + heading + items

    def topic_of_ruling(self, ruling: str) -> str | None:
        """The topic under which a ruling stands."""
        return next((t.id for t in self._topics.values() if ruling in t.rulings), None)
