"""Painting the small picture of a game's table, as somebody sees it who only looks on."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QIODevice, QSize, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from carrara_desktop.engine.lenient import LenientTimeline
from carrara_desktop.engine.record import from_json
from carrara_desktop.games.registry import game_info
from carrara_desktop.library.atomic import make_folders, write_atomic
from carrara_desktop.ui import fonts, theme
from carrara_desktop.ui.library_worker import MARK_KEY
from carrara_desktop.ui.tables.base import GameTable, SeatLook
from carrara_desktop.ui.tables.kit import table_kit

PICTURE: Final = QSize(560, 350)
"""Nearly twice what the page shows at most, for screens of double density."""
QUALITY: Final = 84
_TABLE: Final = QSize(1600, 1000)


def paint(data: bytes, picture: Path, mark: str) -> None:
    """Paint the game in a record's bytes into a picture file.

    Raises:
        RecordError, UnknownGameError: it can't be painted.
        OSError: it can't be kept.
    """
    record = from_json(data)
    rules = game_info(record.game).load()
    position = LenientTimeline(rules, record).position
    table = _table(record.game)
    table.set_looks([SeatLook(seat.name, seat.colour) for seat in record.seats])
    table.show_view(rules.view(position, None))
    image = table.grab().toImage()
    ways = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
    small = image.scaled(PICTURE, *ways).convertToFormat(QImage.Format.Format_RGB32)
    small.setText(MARK_KEY, mark)
    painted = _as_jpeg(small)
    folder = picture.parent
    make_folders(folder.parent.parent, folder.parent.name, folder.name)
    write_atomic(picture, painted)


def _as_jpeg(image: QImage) -> bytes:
    """The picture's bytes; as PNG, five times as many, where Qt came without the better format."""
    for form in ("JPEG", "PNG"):
        buffer = QBuffer()
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        if image.save(buffer, form, QUALITY if form == "JPEG" else -1):
            return bytes(buffer.data().data())
    raise OSError("the picture can't be written")


@cache
def _application() -> QApplication:
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    application = QApplication.instance() or QApplication(["carrara-desktop"])
    assert isinstance(application, QApplication)
    fonts.install_fonts(application)
    theme.install_theme(application)
    return application


@cache
def _table(game: str) -> GameTable:
    """A table of that game that is on no screen."""
    _application()
    table = table_kit(game).table(None)  # type: ignore[arg-type]
    table.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    table.set_pace(0)
    table.resize(_TABLE)
    table.show()
    return table
