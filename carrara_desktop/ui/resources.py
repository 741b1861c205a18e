"""Where pictures, fonts and catalogues lie: in a checkout, a wheel or a frozen program."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent.parent


@cache
def _folder(name: str) -> Path:
    candidates = [_PACKAGE / name, _PACKAGE.parent / name]
    frozen = getattr(sys, "_MEIPASS", None)
    if frozen is not None:
        candidates[:0] = [Path(frozen) / "carrara_desktop" / name, Path(frozen) / name]
    return next((folder for folder in candidates if folder.is_dir()), candidates[0])


def resource(*parts: str) -> Path:
    """The path of a file under ``resources/``; it may not exist."""
    return _folder("resources").joinpath(*parts)


def translation(file: str) -> Path:
    """The path of a file under ``translations/``; it may not exist."""
    return _folder("translations") / file
