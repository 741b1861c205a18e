"""run.py: what it decides and what it says, with the work itself replaced."""

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent


def load_run(path: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("run_under_test", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def run(tmp_path: Path) -> ModuleType:
    """run.py in a project folder of its own, with a space and diacritics in its name."""
    project = tmp_path / "Carrara v krabičce"
    (project / "translations").mkdir(parents=True)
    (project / "run.py").write_bytes((ROOT / "run.py").read_bytes())
    (project / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    return load_run(project / "run.py")


def make_environment(run: ModuleType, extras: frozenset[str] = frozenset()) -> None:
    """An environment as a finished set-up leaves it, with one package."""
    run.env_python().parent.mkdir(parents=True)
    os.symlink(sys.executable, run.env_python())
    (run.site_packages() / "PySide6").mkdir(parents=True)
    (run.site_packages() / "pip-1.0.dist-info").mkdir()
    run.write_stamp(extras)


# ----------------------------------------------------------------------------- the stamp


def test_a_finished_environment_is_ready(run: ModuleType) -> None:
    make_environment(run)
    assert run.environment_state(frozenset()) == "ready"


def test_no_environment_is_broken(run: ModuleType) -> None:
    assert run.environment_state(frozenset()) == "broken"


def test_a_missing_extra_makes_it_stale(run: ModuleType) -> None:
    make_environment(run)
    assert run.environment_state(frozenset({"test"})) == "stale"


def test_an_extra_too_many_is_no_harm(run: ModuleType) -> None:
    make_environment(run, frozenset({"test"}))
    assert run.environment_state(frozenset()) == "ready"


def test_a_changed_project_makes_it_stale(run: ModuleType) -> None:
    make_environment(run)
    (run.ROOT / "pyproject.toml").write_text("[project]\n# changed\n", encoding="utf-8")
    assert run.environment_state(frozenset()) == "stale"


def test_another_format_makes_it_stale(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    make_environment(run)
    monkeypatch.setattr(run, "FORMAT", run.FORMAT + 1)
    assert run.environment_state(frozenset()) == "stale"


@pytest.mark.parametrize("name", ["python", "place"])
def test_another_python_or_place_makes_it_broken(run: ModuleType, name: str) -> None:
    make_environment(run)
    stamp = json.loads(run.STAMP.read_text(encoding="utf-8"))
    run.STAMP.write_text(json.dumps({**stamp, name: "another"}), encoding="utf-8")
    assert run.environment_state(frozenset()) == "broken"


def test_a_set_up_stopped_in_the_middle_is_broken(run: ModuleType) -> None:
    make_environment(run)
    run.UNFINISHED.touch()
    assert run.environment_state(frozenset()) == "broken"


def test_a_base_interpreter_that_went_away_is_broken(run: ModuleType) -> None:
    make_environment(run)
    run.env_python().unlink()
    os.symlink(run.ROOT / "gone", run.env_python())
    assert run.environment_state(frozenset()) == "broken"


def test_a_package_that_went_away_is_broken(run: ModuleType) -> None:
    make_environment(run)
    (run.site_packages() / "PySide6").rmdir()
    assert run.environment_state(frozenset()) == "broken"


def test_a_package_raised_or_added_by_hand_is_no_harm(run: ModuleType) -> None:
    make_environment(run)
    os.rename(run.site_packages() / "pip-1.0.dist-info", run.site_packages() / "pip-2.dist-info")
    (run.site_packages() / "numpy").mkdir()
    assert run.environment_state(frozenset()) == "ready"


@pytest.mark.parametrize("text", ["", "{", "[1]", '"x"'])
def test_a_damaged_stamp_is_no_stamp(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, text: str
) -> None:
    make_environment(run)
    run.STAMP.write_text(text, encoding="utf-8")
    monkeypatch.setattr(run, "interpreter_works", lambda: True)
    assert run.environment_state(frozenset()) == "stale"
    monkeypatch.setattr(run, "interpreter_works", lambda: False)
    assert run.environment_state(frozenset()) == "broken"


# ---------------------------------------------------------------------------- the set-up


@pytest.fixture
def commands(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands of a set-up; the environment made by them is a sham."""
    given: list[list[str]] = []

    def logged(command: list[str], lock: object) -> int:
        assert run.UNFINISHED.exists()
        given.append(command)
        if command[1:3] == ["-m", "venv"]:
            run.env_python().parent.mkdir(parents=True)
            os.symlink(sys.executable, run.env_python())
        (run.site_packages() / "PySide6").mkdir(parents=True, exist_ok=True)
        return 0

    monkeypatch.setattr(run, "logged", logged)
    return given


def test_first_set_up(
    run: ModuleType, commands: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    run.prepare()
    assert [command[1:3] for command in commands] == [["-m", "venv"], ["-m", "pip"]]
    assert commands[1][-2:] == ["--editable", "."]
    assert run.environment_state(frozenset()) == "ready"
    output = capsys.readouterr()
    assert "Setting up, this takes about a minute the first time…" in output.err
    assert output.out == ""
    run.prepare()
    assert len(commands) == 2


def test_extras_are_added_in_place_and_kept(run: ModuleType, commands: list[list[str]]) -> None:
    run.prepare()
    run.prepare(frozenset({"test"}))
    assert commands[2][-1] == ".[test]"
    (run.ROOT / "pyproject.toml").write_text("# changed\n", encoding="utf-8")
    run.prepare()
    assert commands[3][-1] == ".[test]"
    assert len(commands) == 4


def test_a_broken_environment_is_emptied_first(run: ModuleType, commands: list[list[str]]) -> None:
    (run.ENV / "rest").mkdir(parents=True)
    (run.ENV / "rest" / "file").touch()
    run.prepare()
    assert not (run.ENV / "rest").exists()
    assert run.environment_state(frozenset()) == "ready"


def test_a_failed_installation_leaves_no_stamp(
    run: ModuleType,
    commands: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(run, "install", failing_install(run))
    with pytest.raises(run.CannotGoOn, match="no network"):
        run.prepare()
    assert run.environment_state(frozenset()) == "broken"


def failing_install(run: ModuleType) -> object:
    def install(*_arguments: object) -> None:
        raise run.CannotGoOn("no network")

    return install


@pytest.mark.parametrize(
    ("output", "said"),
    [
        ("NewConnectionError: [Errno -2] Name or service not known", "could not reach"),
        ("ERROR: [Errno 28] No space left on device", "too little room"),
        ("ERROR: No matching distribution found for PySide6", "pip could not install"),
    ],
)
def test_what_pip_failed_at(run: ModuleType, output: str, said: str) -> None:
    sentence = run.pip_sentence(output)
    assert said in sentence
    assert sentence.endswith("stands in .venv-setup.log.")


def test_the_lock_keeps_a_second_run_out(run: ModuleType) -> None:
    with run.locked(), run.LOCK.open("ab") as second:
        assert not run.try_lock(second)
    with run.LOCK.open("ab") as third:
        assert run.try_lock(third)


# ------------------------------------------------------------------------- the sentences


def test_an_old_python_is_told_so(run: ModuleType) -> None:
    assert run.too_old((3, 11, 0)) is None
    assert run.too_old((4, 0, 0)) is None
    sentence = run.too_old((3, 8, 18))
    assert "needs Python 3.11 or newer, and this is Python 3.8.18" in sentence


def test_run_py_is_readable_for_python_3_8() -> None:
    code = f"import ast; ast.parse(open({str(ROOT / 'run.py')!r}, 'rb').read(), "
    code += "feature_version=(3, 8))"
    assert subprocess.call([sys.executable, "-c", code]) == 0


@pytest.mark.parametrize("missing", ["venv", "ensurepip"])
def test_a_missing_venv_module_is_named(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, missing: str
) -> None:
    assert run.no_venv_module() is None
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: name != missing or None)
    assert "apt install python3-venv" in run.no_venv_module()
    assert run.main(["play"]) == 1
    assert not run.ENV.exists()


def test_no_display(run: ModuleType) -> None:
    assert "no display" in run.no_display({}, "linux")
    assert "no display" in run.no_display({"DISPLAY": ""}, "linux")
    assert run.no_display({"DISPLAY": "far.example:10.0"}, "linux") is None
    assert run.no_display({"WAYLAND_DISPLAY": "wayland-0"}, "linux") is None
    assert run.no_display({"QT_QPA_PLATFORM": "offscreen"}, "linux") is None
    assert run.no_display({}, "darwin") is None
    assert run.no_display({}, "win32") is None


def test_a_display_without_a_server(run: ModuleType) -> None:
    assert "DISPLAY is :9876.0, but nothing answers" in run.no_display(
        {"DISPLAY": ":9876.0"}, "linux"
    )
    both = {"DISPLAY": ":9876", "WAYLAND_DISPLAY": "wayland-0"}
    assert run.no_display(both, "linux") is None


@pytest.mark.x11
def test_a_display_with_a_server(run: ModuleType, x_display: str) -> None:
    assert run.no_display({"DISPLAY": x_display}, "linux") is None


LDD = """
\tlinux-vdso.so.1 (0x00007ffd)
\tlibQt6Gui.so.6 => /x/Qt/lib/libQt6Gui.so.6 (0x00007f1)
\tlibxcb-icccm.so.4 => not found
\tlibxcb-keysyms.so.1 => not found
\tlibxcb-icccm.so.4 => not found
"""


def test_missing_libraries_are_named_with_their_packages(run: ModuleType) -> None:
    libraries = run.missing_libraries(LDD)
    assert libraries == ["libxcb-icccm.so.4", "libxcb-keysyms.so.1"]
    sentence = run.libraries_sentence(libraries)
    assert "lacks libxcb-icccm.so.4, libxcb-keysyms.so.1" in sentence
    assert "apt install libxcb-icccm4 libxcb-keysyms1)" in sentence
    assert "libodd.so.1" in run.libraries_sentence(["libodd.so.1"])


@pytest.fixture
def qt(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> dict[str, list[str]]:
    """What ldd finds missing, by file name; plugins named here are installed."""
    missing: dict[str, list[str]] = {"libqxcb.so": [], "libqwayland.so": []}
    folder = run.site_packages() / "PySide6" / "Qt" / "plugins" / "platforms"
    folder.mkdir(parents=True)
    for name in missing:
        (folder / name).touch()
    monkeypatch.setattr(run, "ldd", lambda path: missing.get(path.name, []))
    monkeypatch.setattr(run.sys, "platform", "linux")
    return missing


def test_the_plugin_for_the_display_must_load(run: ModuleType, qt: dict[str, list[str]]) -> None:
    qt["libqxcb.so"] = ["libxcb-icccm.so.4"]
    with pytest.raises(run.CannotGoOn, match="libxcb-icccm4"):
        run.require_qt_libraries({"DISPLAY": ":0"})
    run.require_qt_libraries({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"})
    run.require_qt_libraries({"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"})
    qt["libqwayland.so"] = ["libwayland-client.so.0"]
    with pytest.raises(run.CannotGoOn, match="libxcb-icccm4"):
        run.require_qt_libraries({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"})


def test_libraries_of_qt_itself_must_load(run: ModuleType, qt: dict[str, list[str]]) -> None:
    qt["QtWidgets.abi3.so"] = ["libEGL.so.1"]
    with pytest.raises(run.CannotGoOn, match="apt install libegl1"):
        run.require_qt_libraries({"QT_QPA_PLATFORM": "offscreen"})


@pytest.mark.skipif(not Path("/etc/ld.so.cache").exists(), reason="no linker cache")
def test_found_libraries_are_not_looked_for_again(
    run: ModuleType, qt: dict[str, list[str]]
) -> None:
    run.require_qt_libraries({"DISPLAY": ":0"})
    qt["libqxcb.so"] = ["libxcb-icccm.so.4"]
    run.require_qt_libraries({"DISPLAY": ":0"})
    run.LIBRARIES_FOUND.write_text("before the system changed", encoding="utf-8")
    with pytest.raises(run.CannotGoOn):
        run.require_qt_libraries({"DISPLAY": ":0"})


# ------------------------------------------------------------------------------ the words


@pytest.fixture
def started(run: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """The commands that the program was started with; the environment is ready."""
    given: list[list[str]] = []

    def replace_process(command: list[str]) -> int:
        given.append(command[1:])
        return 7

    monkeypatch.setattr(run, "prepare", lambda *_extras: None)
    monkeypatch.setattr(run, "require_qt_libraries", lambda _environ: None)
    monkeypatch.setattr(run, "replace_process", replace_process)
    monkeypatch.setattr(run.sys, "platform", "linux")
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    return given


@pytest.mark.parametrize(
    "words",
    [
        ["play", "--bots", "greedy,random"],
        ["replay", "a game.json"],
        ["serve"],
        ["--version"],
        ["--help"],
        ["open", "--help"],
    ],
)
def test_words_reach_the_program_and_its_exit_code_comes_back(
    run: ModuleType, started: list[list[str]], words: list[str]
) -> None:
    assert run.main(words) == 7
    assert started == [["-P", "-m", "carrara_desktop", *words]]


@pytest.mark.parametrize("words", [[], ["a game.json"], ["--language", "cs"]])
def test_a_window_needs_a_display(
    run: ModuleType,
    started: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    words: list[str],
) -> None:
    assert run.main(words) == 1
    assert "There is no display" in capsys.readouterr().err
    assert started == []
    monkeypatch.setenv("DISPLAY", "far.example:10.0")
    assert run.main(words) == 7
    assert started == [["-P", "-m", "carrara_desktop", *words]]


def test_words_after_test_go_to_pytest_alone(
    run: ModuleType, started: list[list[str]], monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[list[str]] = []
    monkeypatch.setattr(run, "run", lambda command: given.append(command[1:]) or 5)
    assert run.main(["test", "-k", "wheel"]) == 5
    assert given == [["-m", "pytest", "-k", "wheel"]]
    assert started == []


def test_every_check_runs_even_if_one_fails(
    run: ModuleType,
    started: list[list[str]],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    codes = {"ruff": 0, "mypy": 2}
    given: list[str] = []

    def fake(command: list[str]) -> int:
        given.append(command[2])
        return codes.get(command[2], 0)

    monkeypatch.setattr(run, "run", fake)
    monkeypatch.setattr(run, "run_quietly", lambda command: (fake(command), ""))
    assert run.main(["test"]) == 1
    assert given[:3] == ["ruff", "ruff", "mypy"]
    assert "pytest" in given
    assert len(given) == len(run.checks("python"))
    assert capsys.readouterr().out.endswith("Not in order: types.\n")
    codes["mypy"] = 0
    assert run.main(["test"]) == 0
    assert capsys.readouterr().out.endswith("All checks are in order.\n")


# -------------------------------------------------------------------------- the catalogues


def test_catalogues_are_built_when_older_than_their_source(run: ModuleType) -> None:
    assert not run.catalogues_stale()
    source = run.ROOT / "translations" / "carrara_cs.ts"
    source.touch()
    assert run.catalogues_stale()
    source.with_suffix(".qm").touch()
    os.utime(source, (1, 1))
    assert not run.catalogues_stale()


def test_a_failed_build_of_catalogues_stops_nothing(
    run: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (run.ROOT / "translations" / "carrara_cs.ts").touch()
    monkeypatch.setattr(run.subprocess, "call", lambda *_words, **_options: 1)
    run.build_catalogues()
    assert "could not be built" in capsys.readouterr().err
