"""Gives a seat to a program of one's own: which one, and whether it answers."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from pathlib import PurePath
from threading import Thread
from typing import Final

from PySide6.QtCore import QTimer
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFileDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from carrara_desktop.bots.external import BotError, ExternalBot
from carrara_desktop.engine.record import GameRecord
from carrara_desktop.engine.timeline import Timeline
from carrara_desktop.games.registry import game_info
from carrara_desktop.ui.models import fault_words
from carrara_desktop.ui.shell.page import button, label

_POLL_MS: Final = 40
_INTERPRETERS: Final = ("python", "py", "pypy", "node", "java", "ruby", "perl", "bash", "sh", "env")
_ENDINGS: Final = (".py", ".exe", ".sh", ".js", ".jar")


def short_name(command: str) -> str:
    """What to call the program of a command line: the name of its file without the ending."""
    try:
        words = shlex.split(command, posix=os.name != "nt")
    except ValueError:
        words = command.split()
    for word in words:
        name = PurePath(word.strip('"').replace("\\", "/")).name
        for ending in _ENDINGS:
            name = name.removesuffix(ending)
        if not word.startswith("-") and name.rstrip("0123456789.") not in _INTERPRETERS:
            return name.rpartition(".")[2]
    return command.strip()


class ProgramDialog(QDialog):
    """A command line, and a try at it in the game that is set up."""

    def __init__(
        self, record: GameRecord, programs: Sequence[str], parent: QWidget | None = None
    ) -> None:
        """``record`` is the game a try is made in; ``programs`` are known, the first is set."""
        super().__init__(parent)
        self._record = record
        self._bot: ExternalBot | None = None
        self._answers: list[str | Exception] = []
        self._timer = QTimer(self)
        self._timer.setInterval(_POLL_MS)
        self._timer.timeout.connect(self._look)
        self.setWindowTitle(self.tr("A program plays"))
        self.setMinimumWidth(640)
        self.line = QComboBox()
        self.line.setEditable(True)
        self.line.setInsertPolicy(QComboBox.InsertPolicy.NoInsert)
        self.line.setSizeAdjustPolicy(
            QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        )
        self.line.addItems(list(programs))
        self.line.setCurrentIndex(0 if programs else -1)
        self.browse, self.trial = button(), button()
        self.result = QPlainTextEdit()
        self.result.setReadOnly(True)
        self.result.setTabChangesFocus(True)
        self.result.setMinimumHeight(96)
        self.result.setMaximumHeight(130)
        self.buttons = QDialogButtonBox(
            QDialogButtonBox.StandardButton.Ok | QDialogButtonBox.StandardButton.Cancel
        )
        self._lay_out()
        self.browse.clicked.connect(self._browse)
        self.trial.clicked.connect(self.try_it)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        self.line.editTextChanged.connect(self._edited)
        self._edited()
        self.line.setFocus()

    def _lay_out(self) -> None:
        about = label(wrap=True)
        about.setText(
            self.tr(
                "The program is started on this computer and told in each turn what its seat may"
                " see; it answers with a move, as PROTOCOL.md describes. Choose only programs"
                " that you trust."
            )
        )
        words = QLabel(self.tr("&Command line"))
        words.setBuddy(self.line)
        self.line.setAccessibleName(self.tr("Command line"))
        edit = self.line.lineEdit()
        assert isinstance(edit, QLineEdit)
        edit.setPlaceholderText("python3 my_bot.py")
        self.browse.setText(self.tr("&Browse…"))
        self.trial.setText(self.tr("&Try it"))
        self.trial.setAccessibleDescription(
            self.tr("Starts the program and asks it for one move of a new game.")
        )
        self.result.setPlaceholderText(self.trial.accessibleDescription())
        self.result.setAccessibleName(self.tr("What came of the try"))
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 22, 28, 20)
        column.setSpacing(10)
        line = QHBoxLayout()
        line.addWidget(self.line, 1)
        line.addWidget(self.browse)
        trial = QHBoxLayout()
        trial.addWidget(self.trial)
        trial.addStretch(1)
        column.addWidget(about)
        column.addWidget(words)
        column.addLayout(line)
        column.addLayout(trial)
        column.addWidget(self.result, 1)
        column.addWidget(self.buttons)

    @property
    def command(self) -> str:
        """The command line."""
        return self.line.currentText().strip()

    def _edited(self) -> None:
        there = bool(self.command)
        self.trial.setEnabled(there and self._bot is None)
        self.buttons.button(QDialogButtonBox.StandardButton.Ok).setEnabled(there)

    def _browse(self) -> None:
        path, _kind = QFileDialog.getOpenFileName(self, self.tr("Choose a program"))
        if path:
            self.take_file(path)

    def take_file(self, path: str) -> None:
        """Make a command line of a file; Python is named where the file needs it."""
        quoted = path
        if os.name != "nt":
            quoted = shlex.quote(path)
        elif " " in path:
            quoted = f'"{path}"'
        if path.endswith(".py") and not (os.name != "nt" and os.access(path, os.X_OK)):
            quoted = f"{'python' if os.name == 'nt' else 'python3'} {quoted}"
        self.line.setEditText(quoted)

    # ------------------------------------------------------------------------ the try

    def try_it(self) -> None:
        """Ask the program for one move of a new game; its answer is shown when it comes."""
        if self._bot is not None or not self.command:
            return
        try:
            self._bot = ExternalBot(self.command)
        except BotError as error:
            self._show(False, fault_words.clause(error))
            return
        self.result.setPlainText(self.tr("Asking the program…"))
        self._edited()
        self._answers = []
        Thread(target=_ask, args=(self._bot, self._record, self._answers), daemon=True).start()
        self._timer.start()

    def _look(self) -> None:
        if self._answers:
            self._timer.stop()
            self._bot = None
            self._edited()
            answer = self._answers[0]
            if isinstance(answer, str):
                self._show(True, answer)
            else:
                self._show(False, fault_words.clause(answer))

    def _show(self, good: bool, said: str) -> None:
        text = self.tr("It works. Its move: {move}") if good else self.tr("It fails: {reason}")
        self.result.setPlainText(text.format(move=said, reason=said))
        self.result.setAccessibleDescription(self.result.toPlainText())
        if self.isVisible():
            # So that a screen reader says it, and keys can scroll it.
            self.result.setFocus()

    def accept(self) -> None:
        """Take the command line, if it can be read as one."""
        try:
            ExternalBot(self.command)
        except BotError as error:
            self._show(False, fault_words.clause(error))
            return
        super().accept()

    def showEvent(self, event: QShowEvent) -> None:
        # Only now are the fonts known, and so how many lines the explanation takes.
        self.resize(self.width(), self.layout().totalHeightForWidth(self.width()))
        super().showEvent(event)

    def done(self, result: int) -> None:
        self._timer.stop()
        if self._bot is not None:
            self._bot.close()
        super().done(result)


def _ask(bot: ExternalBot, record: GameRecord, answers: list[str | Exception]) -> None:
    """Ask for the first move of a game, in a thread of its own; its line, or what went wrong."""
    try:
        rules = game_info(record.game).load()
        timeline = Timeline(rules, record)
        timeline.play_chance()
        view = rules.view(timeline.position, timeline.to_move)
        move = bot.choose(record.game, rules, view, record.seed)
        answers.append(rules.notation(timeline.position, move))
    except Exception as error:  # whatever it is, the person at the dialog is to know it
        answers.append(error)
    finally:
        bot.close()
