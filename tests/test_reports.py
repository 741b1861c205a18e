"""The tests that REPORTS.md names exist, and each report has one."""

import re
from pathlib import Path

HERE = Path(__file__).parent
NAMED = re.compile(r"`tests/([\w/]+\.py)(?:::(\w+))?`")


def rows() -> list[str]:
    """The lines of the table, without its head."""
    text = (HERE / "REPORTS.md").read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line.startswith("| ")][2:]


def test_every_test_that_is_named_exists() -> None:
    for row in rows():
        for file, test in NAMED.findall(row):
            source = (HERE / file).read_text(encoding="utf-8")
            assert not test or f"def {test}(" in source, f"{file}::{test}"


def test_every_report_is_held_by_a_test_and_not_by_a_file_alone() -> None:
    assert len(rows()) >= 40
    for row in rows():
        found = NAMED.findall(row)
        assert found and all(test for _, test in found), row
