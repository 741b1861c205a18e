"""Writing a file so that it is either wholly the old one or wholly the new one.

Everything here goes through functions of ``os``, one a system call, so that a test can end
the program between any two of them.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import time
from pathlib import Path
from typing import Final, NamedTuple

_TEMPORARY: Final = re.compile(r"^\..+\.[0-9a-f]{12}\.carrara-tmp$")
_STALE_SECONDS: Final = 60.0
# Some file systems (network shares, FUSE) know no fsync of a folder; the replace is all they give.
_NO_FOLDER_SYNC: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EBADF})
_NEW_FILE: Final = (
    os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
)


class Stamp(NamedTuple):
    """By what a file is known to be the one that was seen before."""

    modified: int
    """Nanoseconds since 1970."""
    size: int
    node: int


def stamp_of(path: Path) -> Stamp | None:
    """The stamp of a file, or None where there is no such file. Raises OSError."""
    try:
        found = os.stat(path)
    except FileNotFoundError:
        return None
    return Stamp(found.st_mtime_ns, found.st_size, found.st_ino)


def write_atomic(path: Path, data: bytes, modified: int | None = None) -> Stamp:
    """Put ``data`` into ``path``, durably, or leave what was there as it was.

    The temporary file lies in the same folder, because a rename is atomic only within one
    file system. ``modified`` (nanoseconds) is the time that the file shall bear instead of
    now. Returns the new file's stamp. Raises OSError; no temporary file stays behind unless
    the process is killed. If only the sync of the folder failed, the new file is there, but
    might not outlast a loss of power.
    """
    temporary = _temporary(path)
    try:
        handle = os.open(temporary, _NEW_FILE, 0o666)
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(handle, rest) :]
            os.fsync(handle)
        finally:
            os.close(handle)
        if modified is not None:
            os.utime(temporary, ns=(modified, modified))
        written = stamp_of(temporary)
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise
    _sync_folder(path.parent)
    assert written is not None
    return written


def copy_aside(path: Path, copy: Path) -> None:
    """Make ``copy`` what ``path`` is now, replacing it whole; the same data, where that can be.

    Raises OSError; ``copy`` is then as it was before, and ``path`` is never touched.
    """
    temporary = _temporary(copy)
    try:
        try:
            os.link(path, temporary)
        except OSError as error:
            if isinstance(error, FileNotFoundError):
                raise
            # No second names on this file system (FAT, some shares): a real copy, then.
            now = os.stat(path)
            write_atomic(copy, path.read_bytes(), now.st_mtime_ns)
            return
        os.replace(temporary, copy)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(temporary)
        raise


def move_new(source: Path, target: Path) -> None:
    """Move a file within one file system to a name that must be free.

    Killed in the middle it leaves the file under both names, and moving it again ends that.

    Raises:
        FileExistsError: it is not free; nothing has changed.
        OSError: it can't be moved.
    """
    try:
        os.link(source, target)
    except FileExistsError:
        if not os.path.samestat(os.stat(source), os.stat(target)):
            raise
        os.unlink(source)
    except OSError as error:
        if isinstance(error, FileNotFoundError):
            raise
        if target.exists():
            raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(target)) from error
        os.rename(source, target)
    else:
        os.unlink(source)
    _sync_folder(target.parent)
    _sync_folder(source.parent)


def make_folders(base: Path, *names: str) -> Path:
    """Make folders one inside the other below ``base``, which must be there. Raises OSError.

    A ``base`` that has gone (a stick that was pulled out) is never made anew.
    """
    for name in names:
        base = base / name
        with contextlib.suppress(FileExistsError):
            os.mkdir(base)
    return base


def remove_stale(folder: Path) -> int:
    """Remove temporary files that a killed process left in ``folder``; return how many.

    Young ones are spared: another window of the program may be writing them just now.
    """
    removed = 0
    with contextlib.suppress(OSError):
        for name in os.listdir(folder):
            if _TEMPORARY.match(name) is None:
                continue
            stale = folder / name
            with contextlib.suppress(OSError):
                if time.time() - stale.stat().st_mtime > _STALE_SECONDS:
                    stale.unlink()
                    removed += 1
    return removed


def _temporary(path: Path) -> Path:
    return path.with_name(f".{path.name}.{os.urandom(6).hex()}.carrara-tmp")


def _sync_folder(folder: Path) -> None:
    """Make a rename in ``folder`` durable; Windows does so by itself and can't open folders."""
    if os.name == "nt":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    except OSError as error:
        if error.errno not in _NO_FOLDER_SYNC:
            raise
    finally:
        os.close(handle)
