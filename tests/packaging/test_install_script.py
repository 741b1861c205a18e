"""``install.sh`` of the archive for Linux: one person's program, taken away without a trace."""

import os
import subprocess
from pathlib import Path

import pytest

SCRIPT = Path(__file__).resolve().parents[2] / "packaging" / "linux" / "install.sh"
ENTRY = "applications/carrara-desktop.desktop"


class Archive:
    """The unpacked archive with next to nothing in it, and the home of a person."""

    def __init__(self, place: Path) -> None:
        self.home = place / "Žofie a Noël"
        self.data = self.home / ".local" / "share"
        self.installed = self.home / ".local" / "opt" / "carrara-desktop"
        self.unpacked = place / "stažené & rozbalené"
        self.game = self.data / "carrara-desktop" / "games" / "a.carrara"
        for path, text in {
            self.unpacked / "carrara-desktop": "#!/bin/sh\necho I am here\n",
            self.unpacked / "install.sh": SCRIPT.read_text(encoding="utf-8"),
            self.unpacked / "share" / ENTRY: (
                "[Desktop Entry]\nExec=carrara-desktop %F\nTryExec=carrara-desktop\n"
            ),
            self.unpacked / "share" / "mime" / "packages" / "carrara-desktop.xml": "",
            self.data / "applications" / "other.desktop": "",
            self.game: "{}",
        }.items():
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
        (self.unpacked / "carrara-desktop").chmod(0o755)

    def run(self, script: Path, *words: str, language: str = "C.UTF-8") -> str:
        done = subprocess.run(
            ["sh", script, *words],
            env={"PATH": os.environ["PATH"], "HOME": str(self.home), "LC_ALL": language},
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=60,
        )
        assert (done.returncode, done.stderr) == (0, "")
        return done.stdout

    def left(self) -> set[str]:
        """The files in the person's home."""
        files = (path for path in self.home.rglob("*") if path.is_file() or path.is_symlink())
        # Caches that the system makes of the entries are its own.
        names = {path.relative_to(self.home).as_posix() for path in files}
        return {name for name in names if "mimeinfo.cache" not in name and "/mime/" not in name}


OTHERS = {
    ".local/share/applications/other.desktop",
    ".local/share/carrara-desktop/games/a.carrara",
}


@pytest.fixture
def archive(tmp_path: Path) -> Archive:
    return Archive(tmp_path)


def test_it_is_in_the_menu_and_runs(archive: Archive) -> None:
    archive.run(archive.unpacked / "install.sh")
    link = archive.home / ".local" / "bin" / "carrara-desktop"
    assert subprocess.check_output([link], text=True) == "I am here\n"
    entry = (archive.data / ENTRY).read_text(encoding="utf-8")
    assert f'Exec="{archive.installed}/carrara-desktop" %F' in entry
    assert "TryExec" not in entry
    assert archive.game.exists()


def test_a_newer_one_leaves_nothing_of_the_older(archive: Archive) -> None:
    icon = archive.unpacked / "share" / "icons" / "old.svg"
    icon.parent.mkdir()
    icon.touch()
    archive.run(archive.unpacked / "install.sh")
    assert (archive.data / "icons" / "old.svg").exists()
    icon.unlink()
    archive.run(archive.unpacked / "install.sh")
    assert not (archive.data / "icons" / "old.svg").exists()
    assert archive.game.exists()


@pytest.mark.parametrize("of", ["unpacked", "installed"])
def test_it_is_removed_without_a_trace_by_either_copy(archive: Archive, of: str) -> None:
    archive.run(archive.unpacked / "install.sh")
    folder: Path = getattr(archive, of)
    archive.run(folder / "install.sh", "--remove")
    assert archive.left() == OTHERS
    assert not archive.installed.exists()
    assert not (archive.data / "mime" / "packages" / "carrara-desktop.xml").exists()


def test_the_installed_copy_does_not_take_itself_away(archive: Archive) -> None:
    archive.run(archive.unpacked / "install.sh")
    before = archive.left()
    archive.run(archive.installed / "install.sh")
    assert archive.left() == before
    assert f'Exec="{archive.installed}/carrara-desktop" %F' in (archive.data / ENTRY).read_text(
        encoding="utf-8"
    )


@pytest.mark.parametrize(
    ("language", "said"),
    [("cs_CZ.UTF-8", "je nainstalován"), ("fr_FR.UTF-8", "est installé"), ("C", "is installed")],
)
def test_it_speaks_three_languages(archive: Archive, language: str, said: str) -> None:
    assert said in archive.run(archive.unpacked / "install.sh", language=language)
