#!/usr/bin/env python3
"""Makes every icon file of the packages from the two SVG drawings in ``resources/icons``.

    python3 packaging/icons.py FOLDER

Needs PySide6 in the environment of the interpreter that runs it, and no screen.
"""

from __future__ import annotations

import os
import struct
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from project import ROOT

DRAWINGS: Final = ("carrara-desktop", "carrara-game")
PNG_SIZES: Final = (16, 22, 24, 32, 48, 64, 128, 256, 512)
ICO_SIZES: Final = (16, 20, 24, 32, 40, 48, 64, 128, 256)
ICNS_TYPES: Final = {
    **{"icp4": 16, "icp5": 32, "icp6": 64, "ic07": 128, "ic08": 256, "ic09": 512, "ic10": 1024},
    **{"ic11": 32, "ic12": 64, "ic13": 256, "ic14": 512},
}
"""The types of an .icns file, and the pixels of each; the last four are for Retina screens."""


def ico(pictures: Mapping[int, bytes]) -> bytes:
    """A Windows icon of PNG pictures by size in pixels."""
    head = struct.pack("<HHH", 0, 1, len(pictures))
    entries, data = b"", b""
    offset = len(head) + 16 * len(pictures)
    for size, png in sorted(pictures.items()):
        # A size of 256 is written as 0; 1 plane, 32 bits a pixel.
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(png), offset)
        data += png
        offset += len(png)
    return head + entries + data


def icns(pictures: Mapping[int, bytes]) -> bytes:
    """A macOS icon of PNG pictures by size in pixels."""
    data = b"".join(
        kind.encode("ascii") + struct.pack(">I", len(pictures[size]) + 8) + pictures[size]
        for kind, size in ICNS_TYPES.items()
    )
    return b"icns" + struct.pack(">I", len(data) + 8) + data


def png(drawing: Path, size: int) -> bytes:
    """A drawing as a PNG of ``size`` by ``size`` pixels."""
    from PySide6.QtCore import QBuffer, QIODevice, QRectF
    from PySide6.QtGui import QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    image = QImage(size, size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    QSvgRenderer(str(drawing)).render(painter, QRectF(0, 0, size, size))
    painter.end()
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise OSError(f"{drawing} can't be drawn at {size} pixels")
    return bytes(buffer.data().data())


def make(folder: Path) -> None:
    """Write the .png, .ico and .icns files of each drawing."""
    folder.mkdir(parents=True, exist_ok=True)
    for name in DRAWINGS:
        drawing = ROOT / "resources" / "icons" / f"{name}.svg"
        wanted = {*PNG_SIZES, *ICO_SIZES, *ICNS_TYPES.values()}
        pictures = {size: png(drawing, size) for size in sorted(wanted)}
        for size in PNG_SIZES:
            (folder / f"{name}-{size}.png").write_bytes(pictures[size])
        (folder / f"{name}.ico").write_bytes(ico({size: pictures[size] for size in ICO_SIZES}))
        (folder / f"{name}.icns").write_bytes(icns(pictures))


def main(words: list[str]) -> int:
    """Make the icons in the folder that is named."""
    if len(words) != 1:
        print(__doc__, file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    make(Path(words[0]))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
