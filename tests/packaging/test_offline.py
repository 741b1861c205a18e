"""The program speaks to no network: its sources don't, and a run of all of it doesn't."""

import ast
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NETWORK = {
    *("socket", "socketserver", "ssl", "urllib", "http", "ftplib", "smtplib", "xmlrpc", "asyncio"),
    *("requests", "httpx", "aiohttp", "PySide6.QtNetwork", "PySide6.QtWebSockets"),
}
FORBID = """
import os
import sys

AF_UNIX = 1  # between processes of one machine, which goes over no network

def refuse(event, arguments):
    if event.startswith("socket.") and not (event == "socket.__new__" and arguments[1] == AF_UNIX):
        print("NETWORK", event, arguments, file=sys.stderr, flush=True)
        os._exit(77)

sys.addaudithook(refuse)
"""


def imported(path: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            found |= {node.module, *(f"{node.module}.{alias.name}" for alias in node.names)}
    return found


def test_no_source_imports_what_speaks_to_a_network() -> None:
    for path in sorted((ROOT / "carrara_desktop").rglob("*.py")):
        for name in imported(path):
            parts = name.split(".")
            prefixes = {".".join(parts[:length]) for length in range(1, len(parts) + 1)}
            assert not prefixes & NETWORK, f"{path} imports {name}"


def run_without_sockets(tmp_path: Path, *command: str) -> subprocess.CompletedProcess[str]:
    (tmp_path / "sitecustomize.py").write_text(FORBID, encoding="utf-8")
    return subprocess.run(
        [sys.executable, *command],
        env={**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{ROOT}"},
        capture_output=True,
        text=True,
        encoding="utf-8",
    )


def test_the_guard_itself_forbids_sockets(tmp_path: Path) -> None:
    done = run_without_sockets(
        tmp_path, "-c", "import socket; socket.create_connection(('::1', 9))"
    )
    assert done.returncode == 77
    assert "NETWORK" in done.stderr


def test_everything_runs_where_sockets_are_forbidden(tmp_path: Path) -> None:
    done = run_without_sockets(tmp_path, "-P", "-m", "carrara_desktop", "selftest")
    assert "NETWORK" not in done.stdout + done.stderr
    assert done.returncode == 0, done.stdout
