"""The page and privacy tests open the window as the shell's tests do."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from tests.ui.shell.conftest import _catalogues, look, open_window
from tests.ui.sitting import delete_now

__all__ = ["_catalogues", "look", "open_window"]


@pytest.fixture(autouse=True)
def _deleted_at_once() -> Iterator[None]:
    """What a test left to be deleted later goes before the next one.

    No event loop of the program runs between tests, which is where that would happen; dozens of
    tables would otherwise be laid out again at every change of the text.
    """
    yield
    if QCoreApplication.instance() is not None:
        delete_now()
