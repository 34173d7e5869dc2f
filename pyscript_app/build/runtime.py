"""The Pyodide files that the site hosts itself, each checked against a pinned SHA-256."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any, Final

VERSION: Final = "314.0.7"

# What the browser loads, as `split` publishes it. Pinned here as well as in package-lock.json: a
# change of what we publish has to be seen in a diff, no matter who installed node_modules.
SERVED: Final = {
    "pyodide.mjs": "6f1d60f7bf529beb300f0f47983c921d3982363640ba20af0e38efdddbc66109",
    "pyodide.asm.mjs": "f7cdc8ece80678ceb712f8e65ebe6d3a83203a180c399865f49612a051693635",
    "pyodide.asm.wasm": "cc36e3cab04fdfc9a63ff13eb52eae2b911bf46c025cc7b281f394bd3de1d5e6",
}
# Read by the build only.
READ: Final = {
    "python_stdlib.zip": "fa1957e5777068fc4f7437f96d860ae2fbe9c19732ba06c84e004ec16dd7dd7a",
    "pyodide-lock.json": "5dc2fc119108bc148c7457dc86e7675b5c87e1cafd420b9c34c1eaef7b36c010",
}


class BuildError(Exception):
    """The app cannot be built; the message says why and what to do about it."""


def check(package: Path) -> None:
    """Compare the files of the installed npm package `pyodide` with the pinned hashes.

    Args:
        package: the directory node_modules/pyodide.

    Raises:
        BuildError: a file is missing or is not the pinned one.
    """
    for name, pin in (SERVED | READ).items():
        pinned(package / name, pin, f"{__name__}, of Pyodide {VERSION}")


def pinned(path: Path, pin: str, module: str) -> bytes:
    """Return what a file of an npm package holds.

    Args:
        path: the file, in node_modules.
        pin: its SHA-256.
        module: where the pin is, for the person who updates it.

    Raises:
        BuildError: it is missing or is not the pinned one.
    """
    if not path.is_file():
        raise BuildError(f"{path} is missing: `npm ci` brings it (`make build` does that first).")
    content = path.read_bytes()
    found = hashlib.sha256(content).hexdigest()
    if found != pin:
        raise BuildError(
            f"{path} is not the pinned file:\n  pinned {pin}\n  found  {found}\n"
            f"Run `npm ci`; where it was updated on purpose, update the pin in {module}."
        )
    return content


def hashed(name: str, path: str, pin: str) -> str:
    """Return what a file is published as: a name of ours, the beginning of its hash, its ending.

    >>> hashed("inter", "files/inter-latin.woff2", "3100e775e8616cd2")
    'inter-3100e775e8.woff2'
    """
    return f"{name}-{pin[:10]}{Path(path).suffix}"


def publish(path: Path, pin: str, module: str, written: Path) -> Path:
    """Write a file of an npm package, as it is, where it is published.

    Raises:
        BuildError: it is missing or is not the pinned one.
    """
    written.write_bytes(pinned(path, pin, module))
    return written


def lock_info(package: Path) -> dict[str, Any]:
    """The `info` part of Pyodide's lock file: `loadPyodide` wants it even with nothing locked."""
    lock = json.loads((package / "pyodide-lock.json").read_text(encoding="utf-8"))
    info: dict[str, Any] = lock["info"]
    return info


def empty_lock(package: Path) -> dict[str, Any]:
    """A lock file without packages, given to `loadPyodide` in place of its own of 119 kB."""
    return {"info": lock_info(package), "packages": {}}
