"""What every test stands on: no screen, no language but C, and folders of its own."""

import itertools
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

# Read by Qt when its application is made, and by every process that a test starts.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
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
    if not shutil.which("Xvfb"):
        if os.environ.get("CI"):
            pytest.fail("Xvfb is not installed, see .ci/run")
        pytest.skip("Xvfb is not installed")
    reading, writing = os.pipe()
    # It picks a free number itself and writes it down once it takes connections.
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1680x1050x24"]
    command += ["-nolisten", "tcp", "-noreset"]
    server = subprocess.Popen(command, pass_fds=(writing,), stderr=subprocess.DEVNULL)
    os.close(writing)
    try:
        with os.fdopen(reading, encoding="ascii") as numbers:
            number = numbers.readline().strip()
        if not number:
            pytest.fail("Xvfb did not start")
        yield f":{number}"
    finally:
        server.terminate()
        server.wait(timeout=10)
