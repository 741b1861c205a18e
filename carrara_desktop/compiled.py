"""The compiled form of the engine: where it lies, whether it fits, and how it is made.

One source in plain Python; mypyc makes extension modules of the parts that take the time.
They lie in a folder of their own, under the hash of the sources they were made of, so that
changed sources are never hidden by an old build: without a fitting build the plain form runs.
``CARRARA_PURE=1`` asks for the plain form.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Final

PACKAGE: Final = "carrara_desktop.games.carrara"
MODULES: Final = (
    "components",
    "moves",
    "payments",
    "position",
    "listing",
    "pieces",
    "scoring",
    "variants",
    "play",
    "legality",
    "playout",
    "valuation",
    "seen",
    "evaluation",
    "policy",
)
"""The modules of the package that are compiled, as one group."""
_HERE = Path(__file__).resolve().parent
_SOURCES = _HERE / "games" / "carrara"
_ROOT = Path(os.environ.get("CARRARA_COMPILED") or _HERE.parent / "build" / "compiled")
_DONE = "done"
_DIGEST: Final = re.compile(r"[0-9a-f]{16}")
FROZEN_FOLDER: Final = "compiled"
"""Where a frozen program has its build, below the folder of its modules."""


def digest() -> str:
    """A hash of the sources, the interpreter and the platform: the name of the build."""
    found = hashlib.sha256(f"{sys.implementation.cache_tag} {sysconfig.get_platform()}".encode())
    for name in MODULES:
        found.update((_SOURCES / f"{name}.py").read_bytes())
    return found.hexdigest()[:16]


def folder() -> Path | None:
    """The folder with the fitting build, or None: then the plain form runs."""
    if os.environ.get("CARRARA_PURE") == "1":
        return None
    frozen = getattr(sys, "_MEIPASS", None)
    # A frozen program has no sources to compare: it was frozen together with its build.
    place = _ROOT / digest() if frozen is None else Path(frozen) / FROZEN_FOLDER
    return place if (place / _DONE).exists() else None


def package_path(plain: list[str]) -> list[str]:
    """The search path of the package: the build first, if there is one that fits."""
    place = folder()
    if place is None:
        return plain
    # the modules share one library, which they import by a name of its own
    sys.path.append(str(place))
    return [str(place.joinpath(*PACKAGE.split("."))), *plain]


def is_compiled() -> bool:
    """Whether the engine that runs is the compiled one."""
    from carrara_desktop.games.carrara import legality

    return not str(legality.__file__).endswith((".py", ".pyc"))


def can_build() -> bool:
    """Whether a C compiler and mypyc are there."""
    compiler = sysconfig.get_config_var("CC") or "cc"
    has_compiler = sys.platform == "win32" or shutil.which(compiler.split()[0]) is not None
    try:
        import mypyc.build  # noqa: F401
        import setuptools  # type: ignore[import-untyped]  # noqa: F401
    except ImportError:
        return False
    return has_compiler


_SETUP: Final = """
import sys
from mypyc.build import mypycify
from setuptools import setup
modules = mypycify({files!r} + ["--follow-imports=silent"], opt_level="3")
for module in modules:
    if sys.platform != "win32":
        # the modules call each other without a detour, and short functions vanish
        module.extra_compile_args.append("-fvisibility=hidden")
setup(name="engine", packages=[], ext_modules=modules)
"""


def build() -> Path:
    """Compile, unless a fitting build is there. Takes about half a minute.

    Raises:
        RuntimeError: the compiler failed; the message ends with what it said.
    """
    place = _ROOT / digest()
    if (place / _DONE).exists():
        return place
    _ROOT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=_ROOT, prefix="work-") as work:
        target = Path(work)
        shutil.copytree(
            _HERE,
            target / "carrara_desktop",
            ignore=shutil.ignore_patterns("ui", "__pycache__", "*.so", "*.pyd"),
        )
        inside = Path(*PACKAGE.split("."))
        files = [str(inside / f"{name}.py") for name in MODULES]
        (target / "setup.py").write_text(_SETUP.format(files=files), encoding="utf-8")
        run = subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
            cwd=target,
            capture_output=True,
            text=True,
            encoding="utf-8",
            errors="replace",
            env={**os.environ, "CARRARA_PURE": "1", "PYTHONPATH": str(target)},
        )
        if run.returncode:
            raise RuntimeError(f"the engine can't be compiled: {(run.stdout + run.stderr)[-2000:]}")
        made = Path(tempfile.mkdtemp(dir=_ROOT, prefix="made-"))
        for pattern in ("*.so", "*.pyd"):
            for library in target.glob(pattern):
                shutil.copy2(library, made)
            for module in (target / inside).glob(pattern):
                (made / inside).mkdir(parents=True, exist_ok=True)
                shutil.copy2(module, made / inside)
    (made / _DONE).touch()
    shutil.rmtree(place, ignore_errors=True)
    os.replace(made, place)
    _drop_others(_ROOT, place)
    return place


def _drop_others(root: Path, place: Path) -> None:
    """Remove the builds of other sources, and nothing else: the folder may be anybody's."""
    for other in root.iterdir():
        if other != place and _DIGEST.fullmatch(other.name) and (other / _DONE).is_file():
            shutil.rmtree(other, ignore_errors=True)


def _same_games() -> int:
    """Play the same seeded games in both forms and compare where they end."""
    found = [
        subprocess.run(
            [sys.executable, "-m", "carrara_desktop", "bench", "--digest"],
            env={**os.environ, "CARRARA_PURE": pure},
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=True,
        ).stdout.strip()
        for pure in ("0", "1")
    ]
    print(f"compiled {found[0]}\nplain    {found[1]}")
    return 0 if found[0] == found[1] else 1


def _test_plain() -> int:
    """The tests of the rules once more, on the plain form."""
    tests = [sys.executable, "-m", "pytest", "-q", "-m", "not slow", "tests/games", "tests/engine"]
    return subprocess.call(tests, env={**os.environ, "CARRARA_PURE": "1"})


def main(word: str) -> int:
    """``build``; ``compare`` both forms; ``test-plain``. Without a compiler there is one form."""
    if not can_build():
        print("no C compiler, or mypy is not installed: the plain engine is the only one")
        return 0
    if word == "compare":
        return _same_games()
    if word == "test-plain":
        return _test_plain()
    print(build().name)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1] if len(sys.argv) > 1 else "build"))
