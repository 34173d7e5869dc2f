"""The page's modules and stylesheet, copied with the names under which everything is published.

A published name carries a hash of the content (or the version of Pyodide), so that a browser can
never mix files of two builds, and may keep each for good. The sources refer to one another by plain
names, as quoted strings: `"./worker.js"`, `"pyodide/pyodide.asm.wasm"`. Only the entry and the
stylesheet keep theirs, because pages refer to them.
"""

from __future__ import annotations

import hashlib
import json
import re
from collections.abc import Mapping
from pathlib import Path

from pyscript_app.build import runtime
from pyscript_app.build.runtime import BuildError

ENTRY = "app.js"
STYLE = "app.css"
# The stylesheet is written in parts, put together here: one request, and the order that it needs.
STYLE_PARTS = (
    "base.css",
    "sums.css",
    "paste.css",
    "source.css",
    "result.css",
    "standings.css",
    "workings.css",
    "choosing.css",
    "whatif.css",
    "rows.css",
    "share.css",
    "bare.css",
    "print.css",
    "update.css",
)
# Libraries that the page loads only where they are needed: the package, and its module.
LIBRARIES = {"qrcode-generator": "dist/qrcode.mjs"}
_REFERENCE = re.compile(
    r'"(?P<name>\./[\w-]+\.js|pyodide(?:/[\w.-]+)?|qrcode-generator|bundle\.zip|lock\.json|wasm\.size)"'
)

# Imports of types are for the checker; two modules may know each other's types.
_TYPES = re.compile(r"^/\*\* @import .*\*/\n", re.MULTILINE)


def names(package: Path, bundle: Path) -> dict[str, str]:
    """What the modules call the files that they load, and where those are, seen from app/.

    Args:
        package: node_modules/pyodide.
        bundle: the bundle as published.
    """
    served = {f"pyodide/{name}": f"./{runtime.folder()}/{name}" for name in runtime.SERVED}
    return {
        **served,
        "pyodide": served["pyodide/pyodide.mjs"],
        "bundle.zip": f"./{bundle.name}",
        # Not names, but what would have to be asked for: the text itself, the size in bytes.
        "lock.json": json.dumps(runtime.empty_lock(package)),
        "wasm.size": str((package / "pyodide.asm.wasm").stat().st_size),
    }


def libraries(modules: Path, out: Path) -> dict[str, Path]:
    """Copy the libraries of the page, as they are, each under a name with its hash.

    Args:
        modules: node_modules.
        out: the folder to write into.

    Raises:
        BuildError: one is not installed.
    """
    written = {}
    for package, module in LIBRARIES.items():
        source = modules / package / module
        if not source.is_file():
            raise BuildError(f"{source} is missing: `npm ci` brings it (`make build` does first).")
        content = source.read_bytes()
        checksum = hashlib.sha256(content).hexdigest()[:10]
        # A server that does not know .mjs would send it with a media type that no browser runs.
        written[package] = out / f"{package}-{checksum}.js"
        written[package].write_bytes(content)
    return written


def publish(source: str, published: Mapping[str, str]) -> str:
    r"""Put published names in place of plain ones.

    Raises:
        BuildError: the text refers to something that is not published.

    >>> publish('new Worker("./worker.js")', {"./worker.js": "./worker-1a.js"})
    'new Worker("./worker-1a.js")'
    """

    def replace(match: re.Match[str]) -> str:
        name = match["name"]
        if name not in published:
            raise BuildError(f'the page refers to "{name}", which is not published')
        return json.dumps(published[name])

    return _REFERENCE.sub(replace, source)


def make(page: Path, out: Path, published: Mapping[str, str]) -> list[Path]:
    """Copy the modules, those first to which the others refer, and the stylesheet.

    Args:
        page: pyscript_app/page.
        out: the folder to write into.
        published: the names of everything else; see `names`.
    """
    known = dict(published)
    waiting = {
        path.name: _TYPES.sub("", path.read_text(encoding="utf-8")) for path in page.glob("*.js")
    }
    written = []
    while waiting:
        ready = [
            name
            for name, text in sorted(waiting.items())
            if not {f"./{other}" for other in waiting} & set(_REFERENCE.findall(text))
        ]
        if not ready:
            raise BuildError(f"these modules refer to one another in a circle: {sorted(waiting)}")
        for name in ready:
            text = publish(waiting.pop(name), known)
            stem, _, suffix = name.rpartition(".")
            checksum = hashlib.sha256(text.encode()).hexdigest()[:10]
            target = out / (name if name == ENTRY else f"{stem}-{checksum}.{suffix}")
            target.write_text(text, encoding="utf-8")
            known[f"./{name}"] = f"./{target.name}"
            written.append(target)
    style = out / STYLE
    parts = [(page / "style" / name).read_text(encoding="utf-8") for name in STYLE_PARTS]
    style.write_text("\n".join(parts), encoding="utf-8")
    return [*written, style]
