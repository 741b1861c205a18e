"""What every test stands on: no screen, no language but C, and folders of its own."""

import itertools
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from tests.e2e.driver import x_server
from tests.elsewhere import KEPT
from tests.needs import need

# Read by Qt when its application is made, and by every process that a test starts.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
if KEPT not in os.environ:
    os.environ["LC_ALL"] = "C.UTF-8"
    os.environ["PYTHONUTF8"] = "1"
# Where it is set, Qt takes the language of the user's desktop from it.
os.environ.pop("LANGUAGE", None)

# The machine is shared: how long one example takes says nothing.
settings.register_profile("local", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("ci" if os.environ.get("CI") else "local")

_counter = itertools.count()


@pytest.fixture(scope="session")
def _homes(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("homes")


@pytest.fixture(autouse=True)
def user_folder(_homes: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keeps settings, saves and logs of a test out of the user's, and out of other tests'."""
    folder = _homes / f"home{next(_counter)}"
    folder.mkdir()
    monkeypatch.setenv("CARRARA_DESKTOP_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def x_display() -> Iterator[str]:
    """The name of an X display (`:7`) of our own, for programs that a test starts there."""
    need("Xvfb")
    with x_server() as display:
        yield display
