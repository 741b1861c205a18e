"""Keeps the pin on PySide6: 6.12.0 aborts CPython 3.11 after a few thousand Qt calls."""

import sys

from PySide6.QtGui import QImage, QPainter, QPen


def test_qt_calls_do_not_drop_none_references() -> None:
    image = QImage(8, 8, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    pen = QPen()
    painter.setPen(pen)
    before = sys.getrefcount(None)
    for _ in range(300):  # with 6.12.0 on Python 3.11 the count falls by 300
        painter.setPen(pen)
    painter.end()
    assert sys.getrefcount(None) > before - 100
