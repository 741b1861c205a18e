"""Asking where the overview is to be saved, and saving it there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QStandardPaths
from PySide6.QtWidgets import QFileDialog

from carrara_desktop.library.atomic import write_atomic
from carrara_desktop.ui import i18n
from carrara_desktop.ui.models import fault_words
from carrara_desktop.ui.shell.overview import overview

if TYPE_CHECKING:
    from carrara_desktop.ui.shell.window import MainWindow


class OverviewSaving(QObject):
    """Says what there is to say about it."""

    def save(self, window: MainWindow, game: str) -> Path | None:
        """Ask for a file and write the overview; the file, or None if there is none."""
        folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
        name = self.tr("Carrara overview", "a file name") + ".pdf"
        chosen, _ = QFileDialog.getSaveFileName(
            window, self.tr("Save the overview"), str(Path(folder) / name), "PDF (*.pdf)"
        )
        if not chosen:
            return None
        path = Path(chosen if chosen.lower().endswith(".pdf") else f"{chosen}.pdf")
        try:
            self.write(path, game)
        except OSError as error:
            window.warn(self.tr("The overview can't be saved."), fault_words.sentence(error))
            return None
        return path

    def write(self, path: Path, game: str) -> None:
        """Write the overview in the language of now. Raises OSError; an older file then stays."""
        foot = self.tr(
            "Carrara Desktop, an independent program. The game was designed by Wolfgang Kramer and "
            "Michael Kiesling and is published by Game Brewer."
        )
        write_atomic(path, overview(game, i18n.spoken(), foot))
