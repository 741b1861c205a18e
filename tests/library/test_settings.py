import os
from pathlib import Path

import pytest

from carrara_desktop.library import paths
from carrara_desktop.library.settings import (
    MOST_PROGRAMS,
    SeatChoice,
    Settings,
    Setup,
    load_settings,
    save_settings,
)

FULL = Settings(
    language="cs",
    bot_pace="slow",
    animation_pace="off",
    confirm=False,
    last_setup=Setup(
        "carrara",
        [SeatChoice("Žofie", "sea"), SeatChoice("", "ochre", "greedy")],
        first=1,
        variant="advanced",
        options={"third_place": "halved", "open_screens": True},
    ),
    trusted_programs=["external:python3 'můj bot.py'"],
    explain_moves=False,
    variants_finished=["carrara/basic"],
    geometry="AbC=",
)


def test_without_a_file_there_are_defaults() -> None:
    assert load_settings() == Settings()
    assert Settings().confirm


def test_settings_come_back_as_they_were(user_folder: Path) -> None:
    save_settings(FULL)
    assert load_settings() == FULL
    text = (user_folder / "settings.json").read_text(encoding="utf-8")
    assert "Žofie" in text
    assert os.listdir(user_folder) == ["settings.json"]


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"language": "klingon"}',
        b'{"confirm": 1}',
        b'{"geometry": 3}',
    ],
)
def test_a_damaged_file_is_put_aside_and_told(user_folder: Path, data: bytes) -> None:
    file = user_folder / "settings.json"
    file.write_bytes(data)
    told: list[Path] = []
    assert load_settings(on_broken=told.append) == Settings()
    assert told == [user_folder / "settings.json.broken"]
    assert told[0].read_bytes() == data
    assert not file.exists()
    assert load_settings(on_broken=told.append) == Settings()
    assert len(told) == 1


def test_what_can_be_read_of_the_settings_of_a_newer_version_counts(user_folder: Path) -> None:
    file = user_folder / "settings.json"
    file.write_text(
        '{"language": "cs", "look": "sepia", "sound": false, "confirm": null, "colours": 4}',
        encoding="utf-8",
    )
    told: list[Path] = []
    assert load_settings(on_broken=told.append) == Settings(language="cs", sound=False)
    assert [path.name for path in told] == ["settings.json.broken"]


def test_settings_of_an_older_version_are_read(user_folder: Path) -> None:
    (user_folder / "settings.json").write_text(
        '{"last_setup": {"game": "carrara", "seats": [], "first": 1}}', encoding="utf-8"
    )
    assert load_settings() == Settings(last_setup=Setup("carrara", [], 1))


def test_a_first_game_of_each_variant_is_explained_until_the_person_chooses() -> None:
    settings = Settings()
    assert settings.explains("carrara", "basic") and settings.explains("carrara", "advanced")
    assert settings.note_finished("carrara", "basic")
    assert not settings.note_finished("carrara", "basic")
    assert not settings.explains("carrara", "basic") and settings.explains("carrara", "advanced")
    for chosen in (True, False):
        settings.explain_moves = chosen
        assert settings.explains("carrara", "basic") is chosen
        assert settings.explains("carrara", "advanced") is chosen


def test_trusted_programs_are_kept_the_newest_first() -> None:
    settings = Settings()
    for number in range(MOST_PROGRAMS + 3):
        settings.trust(f"bot {number}")
    settings.trust("bot 9")
    assert settings.trusted_programs[:2] == ["bot 9", f"bot {MOST_PROGRAMS + 2}"]
    assert len(settings.trusted_programs) == len(set(settings.trusted_programs)) == MOST_PROGRAMS


def test_what_a_newer_version_added_does_no_harm(user_folder: Path) -> None:
    (user_folder / "settings.json").write_text(
        '{"confirm": false, "of_a_later_version": 3}', encoding="utf-8"
    )
    assert load_settings() == Settings(confirm=False)


def test_a_failing_save_keeps_the_old_settings(
    user_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    save_settings(FULL)

    def fail(*_: object) -> None:
        raise OSError("no")

    monkeypatch.setattr(os, "replace", fail)
    with pytest.raises(OSError, match="no"):
        save_settings(Settings())
    assert load_settings(user_folder / "settings.json") == FULL


def test_the_root_can_be_moved(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    # as the system writes it, also where it knows no such letters
    folder = tmp_path / os.fsdecode("Žluťoučký kůň".encode())
    monkeypatch.setenv(paths.HOME_VARIABLE, str(folder))
    assert paths.games_dir() == folder / "games"
    monkeypatch.delenv(paths.HOME_VARIABLE)
    assert paths.home().name == paths.APP
