"""What tests need of the system beside Python; `.ci/run` installs all of it."""

from __future__ import annotations

import os
import shutil
from typing import NoReturn

import pytest


def need(*programs: str) -> None:
    """Leave the test out where the system lacks one of these programs."""
    for program in programs:
        if shutil.which(program) is None:
            lacking(f"{program} is not installed")


def lacking(why: str) -> NoReturn:
    """Leave the test out, or fail where nothing may be lacking."""
    if os.environ.get("CI"):
        pytest.fail(f"{why}, see .ci/run")
    pytest.skip(why)
