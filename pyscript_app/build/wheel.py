"""The core as a wheel with a lock file, for people who run it in their own Pyodide page."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

from pyscript_app.build.runtime import BuildError, empty_lock

LOCK = "pyodide-lock.json"
#: What goes into the wheel besides the code.
BESIDE = ("pyproject.toml", "LICENSE", "calculator/README.md")


def _run(*command: str, root: Path) -> None:
    # A fixed date, so that the same sources make the same bytes: flit writes it into the archive.
    environment = os.environ | {"SOURCE_DATE_EPOCH": "1577836800"}
    done = subprocess.run(
        [sys.executable, *command],
        cwd=root,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"python {' '.join(command)}:\n{done.stdout}{done.stderr}")


def make(root: Path, package: Path, out: Path) -> list[Path]:
    """Build the wheel, and a lock file that names it.

    Args:
        root: the folder of pyproject.toml.
        package: node_modules/pyodide, for the lock file's head.
        out: the folder to write both into.
    """
    out.mkdir(parents=True, exist_ok=True)
    for old in out.iterdir():
        old.unlink()
    # No isolation: the backend is pinned in requirements/, so no package registry is asked.
    _run("-m", "build", "--wheel", "--no-isolation", "--outdir", str(out), str(root), root=root)
    (wheel,) = out.glob("*.whl")
    lock = out / LOCK
    with tempfile.TemporaryDirectory() as scratch:
        empty = Path(scratch) / LOCK
        empty.write_text(json.dumps(empty_lock(package)), encoding="utf-8")
        places = ("--input", str(empty), "--output", str(lock), "--base-path", str(out))
        _run("-m", "pyodide_cli", "lockfile", "add-wheels", *places, str(wheel), root=root)
    locked = json.loads(lock.read_text(encoding="utf-8"))["packages"]
    if [entry["file_name"] for entry in locked.values()] != [wheel.name]:
        raise BuildError(f"{lock} does not name {wheel.name} alone: {locked}")
    return [wheel, lock]
