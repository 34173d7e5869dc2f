"""The page's modules and its style, put together by esbuild under names with hashes.

A name carries a hash of the content, or the version of Pyodide, so a browser can never mix files
of two builds and may keep each one for good. The sources refer to other published files as
``published.NAME``. The pages of the site learn the names of the entry and the style from
:func:`entry`.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from pyscript_app.build import runtime
from pyscript_app.build.bundle import run_node
from pyscript_app.build.runtime import BuildError

#: Beside what it names. MkDocs leaves out files that begin with a dot.
NAMES: Final = ".names.json"


class Entry(NamedTuple):
    """The files that a page with a calculator names."""

    script: str
    """The file name of the module, below app/."""
    style: str
    """The file name of the style sheet, below app/."""


def published(package: Path, bundle: Path) -> dict[str, str | int]:
    """Return what the sources call ``published.NAME``: mostly addresses relative to app/.

    Args:
        package: node_modules/pyodide.
        bundle: the bundle as published.
    """
    folder = f"./{runtime.folder()}"
    return {
        "glue": f"{folder}/pyodide.asm.mjs",
        "wasm": f"{folder}/pyodide.asm.wasm",
        "bundle": f"./{bundle.name}",
        # No addresses: these would otherwise cost a request (the text itself, the size in bytes).
        "lock": json.dumps(runtime.empty_lock(package)),
        "wasmSize": (package / "pyodide.asm.wasm").stat().st_size,
    }


def make(root: Path, out: Path, names: dict[str, str | int]) -> list[Path]:
    """Write the modules, the style, and the names under which pages find them.

    Args:
        root: the project's folder.
        out: the folder to write into.
        names: what else is published; see `published`.

    Raises:
        BuildError: a module is faulty, or names what is not there; the message says where.
    """
    with tempfile.TemporaryDirectory() as scratch:
        plan = Path(scratch) / "plan.json"
        whole = {
            "page": str(root / "pyscript_app" / "page"),
            "out": str(out),
            "published": names,
            "runtime": f"./{runtime.folder()}/pyodide.mjs",
        }
        plan.write_text(json.dumps(whole), encoding="utf-8")
        said = run_node(root / "pyscript_app" / "build" / "pages.mjs", plan, cwd=root)
    made = json.loads(said)
    entry = {name: Path(made[name]).name for name in Entry._fields}
    (out / NAMES).write_text(json.dumps(entry), encoding="utf-8")
    return [*(out / Path(file).name for file in made["files"]), out / NAMES]


def entry(app: Path) -> Entry:
    """Return the names of the entry and the style as last built.

    Args:
        app: the folder docs/app.

    Raises:
        BuildError: the app is not built.
    """
    try:
        return Entry(**json.loads((app / NAMES).read_text(encoding="utf-8")))
    except FileNotFoundError as error:
        raise BuildError("The app is not built: `make build` does that first.") from error
