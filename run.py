#!/usr/bin/env python3
"""Sets up Carrara Desktop in its own folder on first use and starts it.

    python3 run.py                  opens the game
    python3 run.py WORDS...         hands the words to the program (run.py --help tells more)
    python3 run.py test             runs every check
    python3 run.py test -k wheel    runs pytest alone, with the words after `test`

It needs nothing but Python and its standard library. It is kept readable for Python 3.8,
so that an old Python can say that a newer one is needed.
"""

from __future__ import annotations

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import socket
import subprocess
import sys
import sysconfig
import threading
import time
from pathlib import Path
from typing import IO, Any, Iterator, NoReturn, Sequence

FORMAT = 1
"""Raised when this file begins to set the environment up in another way."""

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent
ENGINE = ROOT / "carrara_desktop" / "games" / "carrara"
TRIED = ROOT / "build" / "compiled" / "tried.log"
ENV = ROOT / ".venv"
STAMP = ENV / "carrara-stamp.json"
# Stands in the environment from before the first change to it until after the last one.
UNFINISHED = ENV / "carrara-unfinished"
LIBRARIES_FOUND = ENV / "carrara-libraries-found"
LOG = ROOT / ".venv-setup.log"
LOCK = ROOT / ".venv-setup.lock"
WINDOWS = os.name == "nt"

# Words that run without a window, so without a display and without Qt.
HEADLESS_WORDS = frozenset([
    "play",
    "replay",
    "serve",
    "position",
    "convert",
    "bench",
    "tournament",
    "analyse",
    "train",
    "selftest",
])
HEADLESS_OPTIONS = frozenset(("-h", "--help", "--version"))

DEBIAN_PACKAGES = {
    "libEGL.so.1": "libegl1",
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libICE.so.6": "libice6",
    "libOpenGL.so.0": "libopengl0",
    "libSM.so.6": "libsm6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libbrotlidec.so.1": "libbrotli1",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgssapi_krb5.so.2": "libgssapi-krb5-2",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libwayland-egl.so.1": "libwayland-egl1",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-glx.so.0": "libxcb-glx0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libzstd.so.1": "libzstd1",
}

# What pip says when it gets no answer, and what it says when there is no room.
NO_ANSWER = re.compile(
    r"NewConnectionError|Name or service not known|Temporary failure in name resolution"
    r"|Failed to establish a new connection|getaddrinfo failed|ConnectTimeout|Read timed out"
    r"|ProxyError|SSLError|Network is unreachable|Connection (refused|reset|aborted)"
)
NO_SPACE = re.compile(r"No space left on device|Disk quota exceeded|not enough space")


class CannotGoOn(Exception):
    """Something is missing that this file can't make; the message is for the user."""


# ------------------------------------------------------------------ what must be there


def too_old(version: Sequence[int]) -> str | None:
    """The sentence for a Python that is too old, or None."""
    if tuple(version[:2]) >= OLDEST_PYTHON:
        return None
    have, need = (".".join(map(str, numbers)) for numbers in (version[:3], OLDEST_PYTHON))
    return (
        f"Carrara Desktop needs Python {need} or newer, and this is Python {have}: "
        f"install a newer Python and start run.py with it."
    )


def no_venv_module() -> str | None:
    """The sentence for a Python that can't make environments, or None."""
    if all(importlib.util.find_spec(name) for name in ("venv", "ensurepip")):
        return None
    return (
        "This Python can't make an environment because its venv or ensurepip module is "
        "missing: install it (on Debian and Ubuntu: apt install python3-venv) and try again."
    )


def no_display(environ: dict[str, str], platform: str) -> str | None:
    """The sentence for a Linux without a display, or None."""
    if not platform.startswith("linux"):
        return None
    if any(environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")):
        return dead_display(environ)
    return (
        "There is no display to open a window on (neither DISPLAY nor WAYLAND_DISPLAY is set): "
        "start it from a desktop, or use a command without a window (see run.py --help)."
    )


def dead_display(environ: dict[str, str]) -> str | None:
    """The sentence for a local X display on which no server answers, or None."""
    local = re.match(r"(?:unix)?:(\d+)", environ.get("DISPLAY", ""))
    if not local or environ.get("WAYLAND_DISPLAY") or environ.get("QT_QPA_PLATFORM"):
        return None
    path = f"/tmp/.X11-unix/X{local.group(1)}"
    # Servers on Linux listen at an abstract address too, and some at that alone.
    for address in (path, "\0" + path):
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX) as connection:
            connection.connect(address)
            return None
    return (
        f"There is no display to open a window on (DISPLAY is {environ['DISPLAY']}, but nothing "
        f"answers there): start it from a desktop, or use a command without a window "
        f"(see run.py --help)."
    )


def missing_libraries(ldd_output: str) -> list[str]:
    """The names of the libraries that ldd did not find, each once."""
    found = re.findall(r"^\s*(\S+) => not found", ldd_output, flags=re.MULTILINE)
    return sorted(set(found))


def libraries_sentence(libraries: Sequence[str]) -> str:
    """Says which libraries Qt misses and which Debian packages bring them."""
    packages = sorted({DEBIAN_PACKAGES[name] for name in libraries if name in DEBIAN_PACKAGES})
    sentence = f"Qt can't start because this system lacks {', '.join(libraries)}"
    if not packages:
        return f"{sentence}: install the packages of your system that bring them and try again."
    return (
        f"{sentence}: install what brings it (on Debian and Ubuntu: "
        f"apt install {' '.join(packages)}) and try again."
    )


def platform_plugins(environ: dict[str, str]) -> list[str]:
    """The Qt platform plugins of which one at least must load; none where any will do."""
    asked = environ.get("QT_QPA_PLATFORM", "")
    if asked:
        names = [part.split(":")[0] for part in asked.split(";")]
    else:
        names = ["wayland"] if environ.get("WAYLAND_DISPLAY") else []
        names += ["xcb"] if environ.get("DISPLAY") else []
    return [f"libq{name}.so" for name in names]


def qt_libraries_missing(environ: dict[str, str]) -> list[str]:
    """What Qt lacks to start, by ldd: Qt's own message often blames the wrong library."""
    package = site_packages() / "PySide6"
    missing = set(ldd(package / "QtWidgets.abi3.so"))
    plugins = [package / "Qt" / "plugins" / "platforms" / n for n in platform_plugins(environ)]
    lacks = [ldd(plugin) for plugin in plugins if plugin.exists()]
    # Where one of several plugins loads, Qt takes that one.
    if lacks and all(lacks):
        missing.update(lacks[-1])
    return sorted(missing)


def ldd(library: Path) -> list[str]:
    """The libraries that a library needs and the system does not have."""
    if not library.exists() or not shutil.which("ldd"):
        return []
    environ = {**os.environ, "LC_ALL": "C"}
    done = subprocess.run(["ldd", str(library)], stdout=subprocess.PIPE, env=environ, check=False)
    return missing_libraries(done.stdout.decode("utf-8", "replace"))


def require_qt_libraries(environ: dict[str, str]) -> None:
    """Refuse to go on where Qt can't load; looks again only after the system changed."""
    if not sys.platform.startswith("linux"):
        return
    # The linker's cache is written anew whenever a package brings or takes a library.
    with contextlib.suppress(OSError):
        seen = f"{os.stat('/etc/ld.so.cache').st_mtime_ns} {platform_plugins(environ)}"
        if LIBRARIES_FOUND.exists() and LIBRARIES_FOUND.read_text(encoding="utf-8") == seen:
            return
        missing = qt_libraries_missing(environ)
        if missing:
            raise CannotGoOn(libraries_sentence(missing))
        LIBRARIES_FOUND.write_text(seen, encoding="utf-8")


# ---------------------------------------------------------------------- the environment


def env_python() -> Path:
    """The environment's interpreter."""
    return ENV / "Scripts" / "python.exe" if WINDOWS else ENV / "bin" / "python"


def site_packages() -> Path:
    """Where the environment keeps its packages."""
    if WINDOWS:
        return ENV / "Lib" / "site-packages"
    return ENV / "lib" / f"python{sys.version_info[0]}.{sys.version_info[1]}" / "site-packages"


def environment_key() -> dict[str, str]:
    """What the environment was made from: where it differs, it is refreshed or made anew."""
    project = (ROOT / "pyproject.toml").read_bytes()
    return {
        "format": str(FORMAT),
        "project": hashlib.sha256(project).hexdigest(),
        "python": f"{sys.implementation.cache_tag} {sysconfig.get_platform()}",
        # An environment holds its own place in its scripts: a moved one is of no use.
        "place": str(ROOT),
    }


def read_stamp() -> dict[str, Any] | None:
    """What the last finished set-up wrote, or None."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return None
    return stamp if isinstance(stamp, dict) else None


def packages_present() -> list[str]:
    """The names of the files and folders in site-packages."""
    try:
        names = os.listdir(str(site_packages()))
    except OSError:
        return []
    # A version stands in the name of a .dist-info folder, and pip may be raised by hand.
    return sorted(name for name in names if not name.endswith((".dist-info", "__pycache__")))


def environment_state(extras: frozenset[str]) -> str:
    """'ready'; 'stale' (whole, to be refreshed in place); or 'broken' (to be made anew)."""
    if UNFINISHED.exists() or not env_python().exists():
        return "broken"
    stamp = read_stamp()
    if stamp is None:
        # Made by hand, or by another tool: take it over where it works.
        return "stale" if packages_present() and interpreter_works() else "broken"
    key = environment_key()
    if any(stamp.get(name) != key[name] for name in ("python", "place")):
        return "broken"
    if not set(stamp.get("packages", ["?"])) <= set(packages_present()):
        return "broken"
    same = all(stamp.get(name) == key[name] for name in ("format", "project"))
    return "ready" if same and extras <= set(stamp.get("extras", [])) else "stale"


def interpreter_works() -> bool:
    """Whether the environment's interpreter starts, has pip and is this version."""
    code = "import sys, pip; print(sys.implementation.cache_tag)"
    with contextlib.suppress(OSError):
        done = subprocess.run(
            [str(env_python()), "-c", code],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            check=False,
        )
        return done.stdout.decode("ascii", "replace").strip() == sys.implementation.cache_tag
    return False


def prepare(extras: frozenset[str] = frozenset()) -> None:
    """Make sure that the environment is there, whole and up to date."""
    if environment_state(extras) == "ready":
        return
    with locked() as lock:
        # Another run may have done the work while this one waited.
        state = environment_state(extras)
        if state != "ready":
            set_up(state, extras, lock)


def set_up(state: str, extras: frozenset[str], lock: IO[bytes]) -> None:
    """Make the environment, or bring it up to date."""
    sentence = no_venv_module()
    if state == "broken" and sentence:
        raise CannotGoOn(sentence)
    stamp = read_stamp() or {}
    extras |= set(stamp.get("extras", []))
    started = time.monotonic()
    if state == "broken":
        say("Setting up, this takes about a minute the first time…")
    else:
        say("Bringing the environment up to date…")
    try:
        LOG.write_bytes(b"")
        if state == "broken":
            remove_environment()
            ENV.mkdir(exist_ok=True)
        UNFINISHED.write_text("a set-up is going on, or was stopped in the middle\n", "utf-8")
        remove_file(STAMP)
        remove_file(LIBRARIES_FOUND)
        if state == "broken":
            create_environment(lock)
        install(extras, lock)
        write_stamp(extras)
        remove_file(UNFINISHED)
        remove_file(LOG)
    except OSError as error:
        raise CannotGoOn(f"The environment in .venv can't be written: {error}.") from error
    say(f"Ready after {time.monotonic() - started:.0f} s.")


def remove_environment() -> None:
    """Delete a broken environment, the mark that it is unfinished last of all."""
    if ENV.is_symlink() or ENV.is_file():
        ENV.unlink()
        return
    if not ENV.exists():
        return
    UNFINISHED.write_text("being removed\n", encoding="utf-8")
    for entry in ENV.iterdir():
        if entry == UNFINISHED:
            continue
        if entry.is_dir() and not entry.is_symlink():
            shutil.rmtree(str(entry))
        else:
            entry.unlink()


def remove_file(path: Path) -> None:
    """Delete a file that may not be there."""
    with contextlib.suppress(FileNotFoundError):
        path.unlink()


def create_environment(lock: IO[bytes]) -> None:
    """Make an environment with nothing but pip in it."""
    # Started from inside an environment, this is the interpreter that environment came from.
    base = getattr(sys, "_base_executable", None) or sys.executable
    if logged([base, "-m", "venv", str(ENV)], lock):
        raise CannotGoOn(f"Python could not make an environment in .venv; {why()}")


def install(extras: frozenset[str], lock: IO[bytes]) -> None:
    """Install the project, editable, with what it needs."""
    project = "." + (f"[{','.join(sorted(extras))}]" if extras else "")
    command = [str(env_python()), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    if logged([*command, "install", "--quiet", "--editable", project], lock):
        raise CannotGoOn(pip_sentence(LOG.read_text(encoding="utf-8", errors="replace")))


def pip_sentence(output: str) -> str:
    """Says why pip failed, as far as its output tells."""
    if NO_SPACE.search(output):
        return f"There is too little room on the disk to install what the game needs; {why()}"
    if NO_ANSWER.search(output):
        return (
            "pip could not reach the package index, so what the game needs can't be installed: "
            f"check the network and try again; {why()}"
        )
    return f"pip could not install what the game needs; {why()}"


def why() -> str:
    """Where to read more."""
    return f"the end of what was said stands in {LOG.name}."


def logged(command: Sequence[str], lock: IO[bytes]) -> int:
    """Run a command in the project folder with its output in the log."""
    with LOG.open("ab") as log:
        return subprocess.call(
            list(command),
            cwd=str(ROOT),
            env=child_environment(),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=subprocess.STDOUT,
            # The child holds the lock too: where this run is killed, the next one waits for it.
            pass_fds=() if WINDOWS else (lock.fileno(),),
        )


def write_stamp(extras: frozenset[str]) -> None:
    """Note what the environment was made from, in one step."""
    stamp: dict[str, Any] = dict(environment_key())
    stamp.update(extras=sorted(extras), packages=packages_present())
    draft = STAMP.with_suffix(".new")
    draft.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
    os.replace(str(draft), str(STAMP))


@contextlib.contextmanager
def locked() -> Iterator[IO[bytes]]:
    """Keep other runs out of the environment; the system frees the lock of a dead one."""
    try:
        lock = LOCK.open("ab")
    except OSError as error:
        raise CannotGoOn(f"The project folder can't be written: {error}.") from error
    with lock:
        told = False
        while not try_lock(lock):
            if not told:
                say("Another run is setting up: waiting for it…")
                told = True
            time.sleep(0.2)
        yield lock


def try_lock(lock: IO[bytes]) -> bool:
    """Take the lock if it is free."""
    try:
        if sys.platform == "win32":
            import msvcrt

            lock.seek(0)
            msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(lock.fileno(), fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def child_environment() -> dict[str, str]:
    """The variables for every process started from here."""
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONHOME"}
    # Without it Python 3.11 on Windows misreads a project folder with diacritics in its name.
    environ.setdefault("PYTHONUTF8", "1")
    return environ


# ----------------------------------------------------------------------- the catalogues


def catalogues_stale() -> bool:
    """Whether a translation catalogue is newer than its compiled form."""
    for source in (ROOT / "translations").glob("*.ts"):
        compiled = source.with_suffix(".qm")
        if not compiled.exists() or compiled.stat().st_mtime < source.stat().st_mtime:
            return True
    return False


def build_catalogues() -> None:
    """Compile the catalogues that changed; a failure costs the translation, not the game."""
    if not catalogues_stale():
        return
    command = [str(env_python()), str(ROOT / "translations" / "build.py"), "build"]
    if subprocess.call(command, cwd=str(ROOT), env=child_environment(), stdout=sys.stderr):
        say("The translations could not be built: the program may speak English only.")


# ------------------------------------------------------------------ the compiled engine


def compiled_wanted() -> bool:
    """Whether a compiled engine could be made here and has not been tried with these sources."""
    compiler = (sysconfig.get_config_var("CC") or "cc").split()[0]
    if WINDOWS or shutil.which(compiler) is None:
        return False
    if not Path(sysconfig.get_paths()["include"], "Python.h").exists():
        return False
    sources = [source.stat().st_mtime for source in ENGINE.glob("*.py")]
    if not sources:
        return False
    return not TRIED.exists() or TRIED.stat().st_mtime < max(sources)


def compile_in_background() -> None:
    """Make the compiled engine while the game is played, for the next start; never in its way."""
    if os.environ.get("CARRARA_PURE") == "1" or not compiled_wanted():
        return
    TRIED.parent.mkdir(parents=True, exist_ok=True)
    TRIED.touch()
    command = ["nice", "-n", "19", sys.executable, str(ROOT / "run.py"), "compile"]
    with contextlib.suppress(OSError), TRIED.open("wb") as log:
        subprocess.Popen(
            command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, start_new_session=True
        )


def compile_engine() -> int:
    """`run.py compile`: make the compiled engine now."""
    prepare(frozenset(("fast",)))
    return run([str(env_python()), "-m", "carrara_desktop.compiled", "build"])


# --------------------------------------------------------------------------- the checks


BESIDE = ("tests", "same games", "plain tests", "elsewhere")
"""Checks that need one core only and run while the last one does."""
WINDOW_TESTS = str(Path("tests") / "ui")
"""About half of the work of all tests."""


def checks(python: str) -> list[tuple[str, list[str]]]:
    """Every check with its command, the tests of the window last."""
    lint_imports = "from importlinter.cli import lint_imports_command as run; run(['--no-logo'])"
    return [
        ("format", [python, "-m", "ruff", "format", "--check", "."]),
        ("lint", [python, "-m", "ruff", "check", "."]),
        ("types", [python, "-m", "mypy"]),
        ("imports", [python, "-c", lint_imports]),
        ("translations", [python, str(Path("translations") / "build.py"), "check"]),
        ("compiled", [python, "-m", "carrara_desktop.compiled", "build"]),
        ("tests", [python, "-m", "pytest", f"--ignore={WINDOW_TESTS}"]),
        ("same games", [python, "-m", "carrara_desktop.compiled", "compare"]),
        ("plain tests", [python, "-m", "carrara_desktop.compiled", "test-plain"]),
        ("elsewhere", [python, "-m", "tests.elsewhere"]),
        ("window tests", [python, "-m", "pytest", WINDOW_TESTS]),
    ]


def run_checks(words: Sequence[str]) -> int:
    """Run every check, or pytest alone where it is given words; 0 where all is well."""
    prepare(frozenset(("test",)))
    require_qt_libraries({"QT_QPA_PLATFORM": "offscreen"})
    build_catalogues()
    python = str(env_python())
    if words:
        return run([python, "-m", "pytest", *words])
    results: list[tuple[str, int, float]] = []
    wanted = checks(python)
    beside = [one for one in wanted if one[0] in BESIDE]
    helper = threading.Thread(target=run_beside, args=(beside, results))
    for name, command in wanted:
        if (name, command) in beside:
            continue
        if name == wanted[-1][0]:
            helper.start()
        print(f"--- {name}", flush=True)
        started = time.monotonic()
        code = run(command)
        results.append((name, code, time.monotonic() - started))
    helper.join()
    print("\n" + summary(results), flush=True)
    return 1 if any(code for _name, code, _seconds in results) else 0


def run_beside(
    wanted: Sequence[tuple[str, list[str]]], results: list[tuple[str, int, float]]
) -> None:
    """Run checks one after the other, each saying what it has to say when it is done."""
    for name, command in wanted:
        started = time.monotonic()
        code, told = run_quietly(command)
        results.append((name, code, time.monotonic() - started))
        print(f"\n--- {name} (beside the others)\n{told}", end="", flush=True)


def run_quietly(command: Sequence[str]) -> tuple[int, str]:
    """Run a check in the project folder; its exit code and what it said."""
    try:
        done = subprocess.run(
            list(command),
            cwd=str(ROOT),
            env=child_environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
        )
    except OSError as error:
        return 127, f"{command[0]} could not be started: {error}\n"
    return done.returncode, done.stdout


def run(command: Sequence[str]) -> int:
    """Run a check in the project folder."""
    try:
        return subprocess.call(list(command), cwd=str(ROOT), env=child_environment())
    except OSError as error:
        say(f"{command[0]} could not be started: {error}")
        return 127


def summary(results: Sequence[tuple[str, int, float]]) -> str:
    """One line a check, and one in the end."""
    lines = [
        f"{'FAILED' if code else 'ok':8}{name:14}{seconds:7.1f} s"
        for name, code, seconds in results
    ]
    bad = [name for name, code, _seconds in results if code]
    lines.append(f"Not in order: {', '.join(bad)}." if bad else "All checks are in order.")
    return "\n".join(lines)


# -------------------------------------------------------------------------- the program


def needs_window(words: Sequence[str]) -> bool:
    """Whether these words for the program open a window."""
    if any(word in HEADLESS_OPTIONS for word in words):
        return False
    return not (words and words[0] in HEADLESS_WORDS)


def run_program(words: Sequence[str]) -> int:
    """Start the program with these words; its exit code is this one's too."""
    window = needs_window(words)
    environ = dict(os.environ)
    sentence = no_display(environ, sys.platform) if window else None
    if sentence:
        raise CannotGoOn(sentence)
    prepare()
    if window:
        require_qt_libraries(environ)
        build_catalogues()
        compile_in_background()
    if words and words[0] in ("-h", "--help"):
        say("`run.py test` runs every check; all other words go to the program:\n")
    # -P: a file that happens to lie in the user's folder is no module of the program.
    return replace_process([str(env_python()), "-P", "-m", "carrara_desktop", *words])


def replace_process(command: Sequence[str]) -> int:
    """Become the program, so that signals, streams and the exit code are its own."""
    sys.stdout.flush()
    sys.stderr.flush()
    if WINDOWS:
        # There a replaced process returns to the prompt at once: wait for a child instead.
        with contextlib.suppress(KeyboardInterrupt):
            return subprocess.call(list(command), env=child_environment())
        return 130
    os.execve(command[0], list(command), child_environment())


def say(sentence: str) -> None:
    """Tell the user something; standard output belongs to the program."""
    try:
        print(sentence, file=sys.stderr, flush=True)
    except UnicodeEncodeError:
        print(sentence.encode("ascii", "replace").decode(), file=sys.stderr, flush=True)


def main(words: Sequence[str]) -> int:
    """Run `run.py` with these words; returns the exit code."""
    try:
        sentence = too_old(sys.version_info[:3])
        if sentence:
            raise CannotGoOn(sentence)
        if words and words[0] == "test":
            return run_checks(words[1:])
        if list(words) == ["compile"]:
            return compile_engine()
        return run_program(words)
    except CannotGoOn as reason:
        say(str(reason))
        return 1
    except KeyboardInterrupt:
        say("Stopped.")
        return 130


def start() -> NoReturn:
    """Run with the words of the command line."""
    sys.exit(main(sys.argv[1:]))


if __name__ == "__main__":
    start()
