import errno
import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from carrara_desktop.library.atomic import remove_stale, write_atomic

KILL = """
import os, sys
from pathlib import Path
from carrara_desktop.library import atomic
step, target = sys.argv[1], Path(sys.argv[2])
real_fsync, real_replace = os.fsync, os.replace
calls = 0
def fsync(handle):
    global calls
    calls += 1
    if step == f"before fsync {calls}":
        os._exit(9)
    real_fsync(handle)
    if step == f"after fsync {calls}":
        os._exit(9)
def replace(a, b):
    if step == "before replace":
        os._exit(9)
    real_replace(a, b)
    if step == "after replace":
        os._exit(9)
os.fsync, os.replace = fsync, replace
atomic.write_atomic(target, b"new" * 50000)
"""
OLD, NEW = b"old", b"new" * 50000


@pytest.fixture
def target(tmp_path: Path) -> Path:
    path = tmp_path / "Žluťoučký kůň.carrara"
    path.write_bytes(OLD)
    return path


def test_it_replaces_the_whole_file_and_leaves_nothing_else(target: Path) -> None:
    write_atomic(target, NEW)
    assert target.read_bytes() == NEW
    assert os.listdir(target.parent) == [target.name]


def test_it_makes_a_new_file(tmp_path: Path) -> None:
    write_atomic(tmp_path / "a", b"")
    assert (tmp_path / "a").read_bytes() == b""


@pytest.mark.parametrize("broken", ["fsync", "replace"])
def test_a_failure_keeps_the_old_file_and_no_temporary_one(
    target: Path, monkeypatch: pytest.MonkeyPatch, broken: str
) -> None:
    def fail(*_: object) -> None:
        raise OSError(errno.EIO, "the disk is on fire")

    monkeypatch.setattr(os, broken, fail)
    with pytest.raises(OSError, match="on fire"):
        write_atomic(target, NEW)
    assert target.read_bytes() == OLD
    assert os.listdir(target.parent) == [target.name]


def test_a_key_press_in_the_middle_leaves_no_temporary_file(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(os, "replace", interrupt)
    with pytest.raises(KeyboardInterrupt):
        write_atomic(target, NEW)
    assert os.listdir(target.parent) == [target.name]
    assert target.read_bytes() == OLD


def test_a_file_system_without_folder_sync_is_no_failure(
    target: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, calls = os.fsync, []

    def fsync(handle: int) -> None:
        calls.append(handle)
        if len(calls) == 2:
            raise OSError(errno.EINVAL, "no such operation")
        real(handle)

    monkeypatch.setattr(os, "fsync", fsync)
    write_atomic(target, NEW)
    assert target.read_bytes() == NEW


@pytest.mark.skipif(os.name == "nt", reason="Windows makes a rename durable by itself")
@pytest.mark.parametrize(
    ("step", "expected"),
    [
        ("before fsync 1", OLD),
        ("after fsync 1", OLD),
        ("before replace", OLD),
        ("after replace", NEW),
        ("before fsync 2", NEW),
        ("after fsync 2", NEW),
    ],
)
def test_a_kill_between_any_steps_leaves_the_old_file_or_the_new_one(
    target: Path, step: str, expected: bytes
) -> None:
    done = subprocess.run([sys.executable, "-c", KILL, step, str(target)], check=False)
    assert done.returncode == 9
    assert target.read_bytes() == expected
    left = [path for path in target.parent.iterdir() if path != target]
    assert len(left) == (1 if expected == OLD else 0)
    for path in left:
        os.utime(path, (time.time() - 3600,) * 2)
    assert remove_stale(target.parent) == len(left)
    assert os.listdir(target.parent) == [target.name]


def test_only_old_temporary_files_of_our_own_kind_are_removed(tmp_path: Path) -> None:
    ours = tmp_path / ".a.carrara.0123456789ab.carrara-tmp"
    young = tmp_path / ".b.carrara.0123456789ab.carrara-tmp"
    others = [tmp_path / name for name in ("x.tmp", ".notes.carrara-tmp", "a.carrara", ".b.tmp")]
    for path in (ours, young, *others):
        path.write_bytes(b"x")
    for path in (ours, *others):
        os.utime(path, (time.time() - 3600,) * 2)
    assert remove_stale(tmp_path) == 1
    assert not ours.exists()
    assert young.exists()
    assert all(path.exists() for path in others)


def test_a_missing_folder_has_nothing_stale(tmp_path: Path) -> None:
    assert remove_stale(tmp_path / "nowhere") == 0
