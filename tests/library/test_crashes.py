"""Reports of faults stay on the disk, also of those that end the program at once."""

import subprocess
import sys
from pathlib import Path

from carrara_desktop.library import crashes
from carrara_desktop.library.paths import crashes_dir

CRASH = (
    "import faulthandler;"
    "from carrara_desktop.library.crashes import watch_crashes;"
    "print(repr(watch_crashes()), flush=True);"
    "faulthandler._sigsegv()"
)


def test_reports_are_kept_newest_first_and_old_ones_go() -> None:
    kept = [crashes.keep_report(f"fault {number}") for number in range(crashes.KEPT + 3)]
    found = crashes.reports()
    assert len(found) == crashes.KEPT
    assert set(found) <= set(kept)
    assert found == sorted(found, reverse=True)
    assert found[0].read_text(encoding="utf-8").startswith("fault ")


def test_without_reports_there_is_no_folder() -> None:
    assert crashes.reports() == []
    assert not crashes_dir().exists()


def test_a_crash_in_c_is_told_at_the_next_start(user_folder: Path) -> None:
    first = subprocess.run([sys.executable, "-c", CRASH], capture_output=True, text=True)
    assert first.returncode != 0
    assert first.stdout == "''\n"
    second = subprocess.run([sys.executable, "-c", CRASH], capture_output=True, text=True)
    assert "Segmentation fault" in second.stdout or "access violation" in second.stdout
    assert "<module>" in second.stdout
    assert (crashes_dir() / "native.log").stat().st_size > 0


def test_a_folder_that_can_not_be_made_stops_nothing(user_folder: Path) -> None:
    crashes_dir().write_text("a file in its place", encoding="utf-8")
    code = "from carrara_desktop.library.crashes import watch_crashes; print(repr(watch_crashes()))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "''\n"
