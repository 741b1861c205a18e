"""Writing a file so that it is either wholly the old one or wholly the new one."""

from __future__ import annotations

import contextlib
import errno
import os
import re
import time
from pathlib import Path
from typing import Final

_TEMPORARY: Final = re.compile(r"^\..+\.[0-9a-f]{12}\.carrara-tmp$")
_STALE_SECONDS: Final = 60.0
# Some file systems (network shares, FUSE) know no fsync of a folder; the replace is all they give.
_NO_FOLDER_SYNC: Final = frozenset({errno.EINVAL, errno.ENOTSUP, errno.EBADF})


def write_atomic(path: Path, data: bytes) -> None:
    """Put ``data`` into ``path``, durably, or leave what was there as it was.

    The temporary file lies in the same folder, because a rename is atomic only within one
    file system. Raises OSError; no temporary file stays behind unless the process is killed.
    """
    temporary = path.with_name(f".{path.name}.{os.urandom(6).hex()}.carrara-tmp")
    try:
        with open(temporary, "xb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with contextlib.suppress(OSError):
            temporary.unlink(missing_ok=True)
        raise
    _sync_folder(path.parent)


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
