"""Games in a real window need a hand that clicks in it."""

import pytest

from tests.needs import need


@pytest.fixture(scope="session")
def xdotool() -> None:
    """The program that moves the mouse and presses keys."""
    need("xdotool")
