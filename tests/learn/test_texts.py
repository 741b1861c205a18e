"""The files of the course and of the rules: whole in every language, and true to the game."""

from pathlib import Path

import pytest

from carrara_desktop.games.registry import GAMES, game_info
from carrara_desktop.ui import i18n
from carrara_desktop.ui.models.course import course_parts, course_words, lesson_ids, load_lesson
from carrara_desktop.ui.models.rulebook import RULE, RULING, rule_groups
from carrara_desktop.ui.models.texts import (
    TextError,
    TextPage,
    learn_folder,
    links_in,
    pictures_in,
    plain_text,
    read_pages,
    to_html,
    typeset,
)

FILES = ("course.md", "rules.md", "overview.md")
OTHERS = [code for code in i18n.LANGUAGES if code != "en"]


def pages(game: str, language: str, file: str) -> dict[str, TextPage]:
    return read_pages(learn_folder(game) / language / file)


def texts(page: TextPage) -> dict[str, str]:
    return {"body": page.body, **page.parts}


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_a_language_has_every_page_and_part_in_order(game: str, language: str, file: str) -> None:
    english, other = pages(game, "en", file), pages(game, language, file)
    assert list(other) == list(english)
    for name, page in english.items():
        there = other[name]
        assert list(there.parts) == list(page.parts), name
        for part, text in texts(page).items():
            assert bool(texts(there)[part]) == bool(text), (name, part)
            assert pictures_in(texts(there)[part]) == pictures_in(text), (name, part)
            assert sorted(links_in(texts(there)[part])) == sorted(links_in(text)), (name, part)
            rows = [line.count("|") for line in text.splitlines() if line.startswith("|")]
            others = [x.count("|") for x in texts(there)[part].splitlines() if x.startswith("|")]
            assert others == rows, (name, part)


@pytest.mark.parametrize("file", FILES)
@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_left_in_english(game: str, language: str, file: str) -> None:
    english, other = pages(game, "en", file), pages(game, language, file)
    same = [
        (name, part)
        for name, page in english.items()
        for part, text in texts(page).items()
        if len(text) > 30 and texts(other[name])[part] == text
    ]
    assert same == []


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_has_its_words(game: str, language: str) -> None:
    words = course_words(game, language)
    parts = [f"part-{part.id}" for part in course_parts(game)]
    assert sorted(words) == sorted([*parts, *lesson_ids(game)])
    for name in lesson_ids(game):
        lesson = load_lesson(game, name)
        mine = lesson.words(language)
        for step in range(len(lesson.steps)):
            assert mine.task(step) and mine.hint(step) and mine.done(step)
        assert f"task {len(lesson.steps) + 1}" not in mine.page.parts


@pytest.mark.parametrize("language", i18n.LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_links_lead_somewhere_and_every_ruling_has_a_topic(game: str, language: str) -> None:
    groups = rule_groups(game)
    topics = [topic for group in groups for topic in group.topics]
    ids = [topic.id for topic in topics]
    asked = [ruling for topic in topics for ruling in topic.rulings]
    assert sorted(asked) == [one.id for one in game_info(game).rulings()]
    rules = pages(game, language, "rules.md")
    assert list(rules) == [*(f"group-{group.id}" for group in groups), *ids]
    known = {RULE + topic for topic in ids} | {RULING + ruling for ruling in asked}
    for file in FILES:
        for page in pages(game, language, file).values():
            for text in texts(page).values():
                assert set(links_in(text)) <= known, page.id


@pytest.mark.parametrize("language", i18n.LANGUAGES)
def test_figures_of_a_table_are_the_same_in_every_language(language: str) -> None:
    def figures(page: TextPage) -> list[str]:
        lines = [line for line in page.body.splitlines() if line.startswith("|")]
        return [
            cell.strip() for line in lines for cell in line.split("|") if cell.strip().isdigit()
        ]

    english, other = pages("carrara", "en", "rules.md"), pages("carrara", language, "rules.md")
    assert {name: figures(page) for name, page in other.items()} == {
        name: figures(page) for name, page in english.items()
    }


def test_a_broken_file_is_refused_with_its_line(tmp_path: Path) -> None:
    for text, said in (
        ("words\n", "line 1: a page begins"),
        ("# a | A\n# a | B\n", "line 2: the page 'a' stands here twice"),
        ("# a | A\n## x\n## x\n", "line 3: 'a' has the part 'x' twice"),
    ):
        path = tmp_path / f"{len(said)}.md"
        path.write_text(text, encoding="utf-8")
        with pytest.raises(TextError, match=said):
            read_pages(path)


def test_markup_becomes_html_and_plain_words() -> None:
    markup = "A **b** & *c* [d](rule:e).\n\n- f\n- g\n\n| h | 1 |\n| i | 2 |\n\n![j](k)"
    html = to_html(markup, "p:{name}")
    for piece in (
        '<p>A <b>b</b> &amp; <i>c</i> <a href="rule:e">d</a>.</p>',
        "<ul><li>f</li><li>g</li></ul>",
        '<th align="left">h</th><th align="center">1</th>',
        '<td align="left">i</td><td align="center">2</td>',
        '<img src="p:k" alt="j">',
    ):
        assert piece in html
    assert plain_text(markup).split() == [*"Ab&c", "d.", *"fgh1i2j"]


def test_spaces_hold_where_a_language_wants_it() -> None:
    assert typeset("v Pise a u Luccy, 3 VB", "cs") == "v\u00a0Pise a\u00a0u\u00a0Luccy, 3\u00a0VB"
    assert typeset("Fin : 5 PV ; oui ?", "fr") == "Fin\u202f: 5\u00a0PV\u202f; oui\u202f?"
    assert typeset("End: a 5", "en") == "End: a 5"
