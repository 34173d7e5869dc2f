"""The runtime as it is published: Pyodide's WebAssembly in three modules.

A first answer calls one in six of the functions of the WebAssembly: those come in one module, and
all others in a second one, which a visitor's browser loads afterwards, or when one of them is
called (pyscript_app/page/split-runtime.js). Which those are was found out by running it, and is
kept in ``often.txt`` for the pinned Pyodide: :mod:`pyscript_app.build.often` writes that. What the
functions do is not touched, and none is left out: a wrong guess costs time, nothing else.

The third module is the data with which Python starts, two thirds of what comes first. Who goes on
with a memory that was kept has them in there, but for the few that are read before that memory is
put in its place: those are listed in ``read.txt``, and come with the first module.

Pyodide exports all of its functions, 7,400 of them, for packages of compiled code; and as it starts
it has each of them take part in dynamic linking. No such package is ever loaded here, so the
exports stay that Pyodide's own scripts name. (What asks for symbols by name, as for those of
OpenGL, would find none.)

`split.mjs` does the cutting, with Binaryen. Of Pyodide's script what is left is what is used, half
(`glue.mjs`). Of the data, the tables of some encodings go with the
second module (`tables.mjs`). Indirect calls are made by small functions, so that V8 compiles
Python's interpreter once, not five times (`indirect.mjs`).
"""

from __future__ import annotations

import hashlib
import json
import shutil
import tempfile
from pathlib import Path
from typing import Final

from pyscript_app.build import often, runtime
from pyscript_app.build.bundle import run_node

#: Pyodide's script that is published as it is.
LOADER: Final = "pyodide.mjs"
GLUE: Final = "pyodide.asm.mjs"
OFTEN: Final = "pyodide.asm.wasm"
SELDOM: Final = "pyodide.seldom.wasm"
DATA: Final = "pyodide.data.wasm"
#: What `make` reads besides; see `Steps`.
SOURCES: Final = (
    "split.py",
    "binary.mjs",
    "glue.mjs",
    "indirect.mjs",
    "split.mjs",
    "tables.mjs",
    "runtime.py",
    "often.py",
    often.LIST,
    often.READ,
)


def make(root: Path, package: Path, out: Path) -> list[Path]:
    """Write the runtime into a folder of `out` that is named by version and content.

    Args:
        root: the project's folder.
        package: node_modules/pyodide.
        out: docs/app.

    Returns:
        the files written.

    Raises:
        runtime.BuildError: the list of functions is that of another Pyodide.
    """
    tools = root / "pyscript_app" / "build"
    with tempfile.TemporaryDirectory() as scratch:
        work = Path(scratch)
        made = work / "made"
        made.mkdir()
        plan = {
            "package": str(package),
            "called": often.numbers(tools),
            "read": often.numbers(tools, often.READ),
            "out": str(made),
        }
        (work / "split.json").write_text(json.dumps(plan), encoding="utf-8")
        run_node(tools / "split.mjs", work / "split.json", cwd=root)
        shutil.copyfile(package / LOADER, made / LOADER)
        whole = hashlib.sha256()
        for path in sorted(made.iterdir()):
            whole.update(hashlib.sha256(path.read_bytes()).digest())
        # Digits: what servers are told to keep for good begins with "pyodide-" and has only those.
        digits = int(whole.hexdigest(), 16) % 10**10
        target = out / f"pyodide-{runtime.VERSION}.{digits:010}"
        target.mkdir(parents=True, exist_ok=True)
        return [Path(shutil.copyfile(path, target / path.name)) for path in sorted(made.iterdir())]


def folder(app: Path) -> Path:
    """The folder of the published runtime, as last built.

    Args:
        app: the folder docs/app.

    Raises:
        runtime.BuildError: the app is not built.
    """
    found = sorted(app.glob(f"pyodide-{runtime.VERSION}.*"))
    if not found:
        raise runtime.BuildError("The app is not built: `make build` does that first.")
    return found[0]
