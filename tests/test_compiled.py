"""Builds of the engine: where they are, and that making one harms nothing beside it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from carrara_desktop import compiled


def test_only_other_builds_are_removed(tmp_path: Path) -> None:
    build, old, half = (tmp_path / (letter * 16) for letter in "abc")
    for folder in (build, old, half):
        folder.mkdir()
    for folder in (build, old):
        (folder / "done").touch()
    for name in ("pictures", ".git", "work-1", "made-2", "deadbeef"):
        (tmp_path / name).mkdir()
        (tmp_path / name / "done").touch()
    (tmp_path / ("d" * 16)).write_text("a file")
    before = {path.name for path in tmp_path.iterdir()}
    compiled._drop_others(tmp_path, build)
    assert before - {path.name for path in tmp_path.iterdir()} == {old.name}


def test_a_folder_without_a_name_is_not_the_one_that_one_is_in(tmp_path: Path) -> None:
    said = subprocess.run(
        [sys.executable, "-c", "from carrara_desktop import compiled; print(compiled._ROOT)"],
        cwd=tmp_path,
        env={**os.environ, "CARRARA_COMPILED": "", "PYTHONPATH": str(Path.cwd())},
        capture_output=True,
        text=True,
        check=True,
    )
    assert Path(said.stdout.strip()).is_absolute()
    assert Path(said.stdout.strip()).parts[-2:] == ("build", "compiled")
