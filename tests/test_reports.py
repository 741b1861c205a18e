"""The tests that REPORTS.md names exist."""

import re
from pathlib import Path

HERE = Path(__file__).parent


def test_every_test_that_is_named_exists() -> None:
    text = (HERE / "REPORTS.md").read_text(encoding="utf-8")
    named = re.findall(r"`tests/([\w/]+\.py)(?:::(\w+))?`", text)
    assert len(named) >= 25
    for file, test in named:
        source = (HERE / file).read_text(encoding="utf-8")
        assert not test or f"def {test}(" in source, f"{file}::{test}"
