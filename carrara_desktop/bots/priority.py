"""Processes that think stand back for those that a person sees."""

from __future__ import annotations

import contextlib
import os
import sys
from typing import Final

THINKING: Final = 5
"""How far a bot or the coach stands back: somebody waits for them, but the window goes first."""
BACKGROUND: Final = 10
"""How far work stands back that nobody waits for."""
_BELOW_NORMAL: Final = 0x4000


def stand_back(steps: int) -> None:
    """Run this process at a lower priority: by so many steps of niceness, or where there is no
    such thing in the class below the usual one. Where that can't be done, nothing happens."""
    if sys.platform == "win32":
        import ctypes
        from ctypes import wintypes

        kernel = ctypes.WinDLL("kernel32")
        kernel.GetCurrentProcess.restype = wintypes.HANDLE
        kernel.SetPriorityClass.argtypes = (wintypes.HANDLE, wintypes.DWORD)
        kernel.SetPriorityClass(kernel.GetCurrentProcess(), _BELOW_NORMAL)
    else:
        with contextlib.suppress(OSError):
            os.nice(steps)
