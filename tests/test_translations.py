"""translations/build.py: what it finds wrong in catalogues, and the real catalogues."""

import ast
import importlib.util
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


def load_build() -> ModuleType:
    spec = importlib.util.spec_from_file_location(
        "translations_build", ROOT / "translations" / "build.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


build = load_build()

CATALOGUE = """<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ" sourcelanguage="en">
<context>
    <name>Table</name>
    {messages}
</context>
</TS>
"""

WHOLE = """<message numerus="yes">
    <source>%n block(s) for %1</source>
    <translation>
        <numerusform>%n blok pro %1</numerusform>
        <numerusform>%n bloky pro %1</numerusform>
        <numerusform>%n bloků pro %1</numerusform>
    </translation>
</message>
<message>
    <source>Save</source>
    <translation>Uložit</translation>
</message>
<message>
    <source>{name} builds in {city}</source>
    <translation>{name} staví: {city}</translation>
</message>"""


CZECH, FRENCH, _ = build.LANGUAGES


def problems(tmp_path: Path, messages: str) -> list[str]:
    path = tmp_path / "carrara_cs.ts"
    path.write_text(CATALOGUE.replace("{messages}", messages), encoding="utf-8")
    return build.problems_in_catalogue(path, CZECH)


def message(source: str, translation: str, kind: str = "") -> str:
    return (
        f"<message><source>{source}</source><translation{kind}>{translation}</translation>"
        "</message>"
    )


def test_a_whole_catalogue_has_no_problem(tmp_path: Path) -> None:
    assert problems(tmp_path, WHOLE) == []


def test_an_empty_plural_form_is_reported(tmp_path: Path) -> None:
    (line,) = problems(tmp_path, WHOLE.replace("%n bloky pro %1", ""))
    assert line == 'carrara_cs.ts: Table: "%n block(s) for %1": plural form 2 is empty'


def test_a_missing_plural_form_is_reported(tmp_path: Path) -> None:
    short = WHOLE.replace("<numerusform>%n bloky pro %1</numerusform>", "")
    (line,) = problems(tmp_path, short)
    assert "has 2 plural forms, the language has 3" in line


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("%n bloky pro %1", "%n bloky", '"%n bloky" has lost %1'),
        ("%n bloky pro %1", "dva bloky pro %1", "has lost %n"),
        ("staví: {city}", "staví: {město}", "has lost {city}"),
        ("staví: {city}", "staví: {city} %2", "has made up %2"),
    ],
)
def test_a_lost_placeholder_is_reported(tmp_path: Path, right: str, wrong: str, said: str) -> None:
    assert said in "\n".join(problems(tmp_path, WHOLE.replace(right, wrong)))


def test_a_space_that_must_not_break_is_asked_for_and_set(tmp_path: Path) -> None:
    catalogue = message("of", "v&#xa0;Pise a &amp;u Luccy")
    (line,) = problems(tmp_path, catalogue)
    assert "lacks a space that must not break" in line
    path = tmp_path / "carrara_cs.ts"
    build.set_spaces(path, CZECH)
    assert "v&#xa0;Pise a&#xa0;&amp;u&#xa0;Luccy" in path.read_text(encoding="utf-8")
    assert build.problems_in_catalogue(path, CZECH) == []
    path.write_text(
        CATALOGUE.replace("{messages}", message("Why", "« Pourquoi&#xa0;: ici ? »")), "utf-8"
    )
    build.set_spaces(path, FRENCH)
    spaced = "«&#x202f;Pourquoi&#x202f;: ici&#x202f;?&#x202f;»"
    assert spaced in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("one", "said"),
    [
        (message("Save", "Uložit", ' type="unfinished"'), "is marked as unfinished"),
        (message("Save", "", ' type="unfinished"'), "is not translated"),
        (message("Save", ""), "is not translated"),
        ("<message><source>Save</source></message>", "is not translated"),
        (message("Save", "Uložit", ' type="vanished"'), "no longer in the sources"),
        (message("Save", "Uložit", ' type="obsolete"'), "no longer in the sources"),
    ],
)
def test_an_unfinished_message_is_reported(tmp_path: Path, one: str, said: str) -> None:
    (line,) = problems(tmp_path, one)
    assert line.startswith(f'carrara_cs.ts: Table: "Save": {said}')


def test_a_damaged_catalogue_is_reported(tmp_path: Path) -> None:
    (line,) = problems(tmp_path, "<message>")
    assert "can't be read" in line


@pytest.mark.parametrize(
    ("call", "said"),
    [
        ('self.tr(f"{n} blocks")', "f-string"),
        ('translate("Table", f"{n} blocks")', "f-string"),
        ('translate("Table", "%n blocks", "", n)', "plural"),
        ('translate("Table", "%n blocks", n=n)', "plural"),
        ('self.tr("%n blocks", "", n)', ""),
        ('translate("Table", "Blocks")', ""),
        ('text.translate({32: "_"})', ""),
    ],
)
def test_calls_that_lupdate_misreads_are_reported(call: str, said: str) -> None:
    node = ast.parse(call, mode="eval").body
    assert isinstance(node, ast.Call)
    found = "\n".join(build.problems_in_call(node))
    assert said in found
    assert bool(found) == bool(said)


@pytest.fixture
def project(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A made-up project with one window whose messages are to be translated."""
    sources = tmp_path / "carrara_desktop" / "ui"
    translations = tmp_path / "translations"
    sources.mkdir(parents=True)
    translations.mkdir()
    monkeypatch.setattr(build, "ROOT", tmp_path)
    monkeypatch.setattr(build, "SOURCES", sources)
    monkeypatch.setattr(build, "HERE", translations)
    (sources / "page.py").write_text(
        "class Page(QWidget):\n"
        "    def fill(self, n):\n"
        '        self.tr("Save")\n'
        '        self.tr("%n block(s)", "in the bag", n)\n',
        encoding="utf-8",
    )
    return tmp_path


def finish(path: Path) -> None:
    """Translate every message of a catalogue into a word and its placeholder."""
    text = path.read_text(encoding="utf-8").replace(' type="unfinished"', "")
    text = text.replace("<numerusform></numerusform>", "<numerusform>%n slovo</numerusform>")
    text = text.replace("<translation></translation>", "<translation>Slovo</translation>")
    path.write_text(text, encoding="utf-8")


def test_no_catalogues_are_no_problem(project: Path) -> None:
    assert build.all_problems() == []
    assert build.main(["build"]) == 0


def test_update_translate_build_and_check(
    project: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert build.main(["update"]) == 0
    assert build.main(["check"]) == 1
    for code in ("cs", "fr", "en"):
        finish(project / "translations" / f"carrara_{code}.ts")
    english = build.read_messages(project / "translations" / "carrara_en.ts")
    assert [one.source for one in english] == ["%n block(s)"]
    assert build.all_problems() == []
    assert build.main(["build"]) == 0
    assert sorted(path.name for path in (project / "translations").glob("*.qm")) == [
        "carrara_cs.qm",
        "carrara_en.qm",
        "carrara_fr.qm",
    ]
    capsys.readouterr()
    assert build.main(["build"]) == 0
    assert capsys.readouterr().out == ""


def test_a_catalogue_behind_the_sources_is_reported(project: Path) -> None:
    build.main(["update"])
    for path in (project / "translations").glob("*.ts"):
        finish(path)
    page = project / "carrara_desktop" / "ui" / "page.py"
    page.write_text(page.read_text(encoding="utf-8").replace("Save", "Load"), encoding="utf-8")
    found = build.all_problems()
    assert 'carrara_cs.ts: Page: "Load": not in the catalogue: run `build.py update`' in found
    assert 'carrara_cs.ts: Page: "Save": no longer in the sources: run `build.py update`' in found


def test_a_missing_catalogue_among_others_is_reported(project: Path) -> None:
    build.main(["update"])
    (project / "translations" / "carrara_fr.ts").unlink()
    assert "carrara_fr.ts: missing: run `build.py update`" in build.all_problems()


def test_the_real_catalogues_are_complete() -> None:
    assert build.all_problems() == []
