"""The page and privacy tests open the window as the shell's tests do."""

from tests.ui.shell.conftest import _catalogues, look, open_window

__all__ = ["_catalogues", "look", "open_window"]
