"""What the site ships of other people's besides the runtime, each against a pinned SHA-256.

The package managers check what they install; this checks what is then published, so that a change
has to be seen in a diff, no matter who installed it. The runtime's pins are in `runtime`, those
of what reads letters in `letters`.
"""

from __future__ import annotations

import hashlib
import importlib.util
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from pyscript_app.build.runtime import BuildError

_PDF, _CODES = "pdfjs-dist/legacy/build", "qrcode-generator/dist"
_LETTERS, _CORE = "tesseract.js-core", "tesseract-core-simd-lstm"
#: What esbuild takes from node_modules.
SCRIPTS: Final = {
    f"{_PDF}/pdf.mjs": "2792b7c390ad6d5f4245d326b70deebbc990fa4bcac691412f6df886abb9e867",
    f"{_PDF}/pdf.worker.mjs": "8336aabf764cb08c818555a2fd2545e4fed10837146de927564875c93b3c4f83",
    f"{_CODES}/qrcode.mjs": "ea91d7118a5395289170da848b7c6758b996163bfbccf312591ab65a4911b7c0",
    f"{_LETTERS}/{_CORE}.js": "e48e2f02ddae3716c8dd24bf41cd290d4efa96892d689cdc4013c2545d63f469",
}
#: All of a Python package, or of the folders in it that reach the site.
FOLDERS: Final = {
    "openpyxl": ("4ebfea75cf1ea23689699747bd3886499905f0fc904bc5792de731da2c5d34ab", ("",)),
    "et_xmlfile": ("5dcf8632efd874ea722c6fefb919ae1c1ea47fc28f923db677bdaf7343458b30", ("",)),
    "material": (
        "a7ca68196f0737f7176f2787ecba0133811b15c78c856a8ac89499fd5cf36502",
        ("templates/assets", "templates/partials"),
    ),
}
_MODULES: Final = "node_modules/"


def check(root: Path) -> None:
    """Compare what the build is about to take with the pinned hashes.

    Args:
        root: the project's folder.

    Raises:
        BuildError: something is missing or is not what was pinned.
    """
    for name, pin in SCRIPTS.items():
        path = root / "node_modules" / name
        if not path.is_file():
            raise BuildError(f"{path} is missing: `npm ci` brings it.")
        _compare(name, pin, hashlib.sha256(path.read_bytes()).hexdigest())
    for name, (pin, folders) in FOLDERS.items():
        home = package(name)
        _compare(name, pin, whole(home, [home / folder for folder in folders]))


def package(name: str) -> Path:
    """Return the folder of an installed Python package.

    Raises:
        BuildError: it is not installed.
    """
    spec = importlib.util.find_spec(name)
    if spec is None or not spec.origin:
        raise BuildError(f"{name} is missing: `make build` installs it into .venv.")
    return Path(spec.origin).parent


def whole(home: Path, folders: Iterable[Path]) -> str:
    """Return a hash over the paths and contents of all files in folders, but Python's caches.

    >>> len(whole(Path(__file__).parent, [Path(__file__).parent]))
    64
    """
    found = hashlib.sha256()
    paths = {path for folder in folders for path in folder.rglob("*") if path.is_file()}
    for path in sorted(paths, key=lambda path: path.relative_to(home).as_posix()):
        name = path.relative_to(home)
        if "__pycache__" not in name.parts:
            content = hashlib.sha256(path.read_bytes()).hexdigest()
            found.update(f"{name.as_posix()}\0{content}\n".encode())
    return found.hexdigest()


def unpinned(inputs: Iterable[str]) -> list[str]:
    """Return which of the files that esbuild read are other people's and not pinned.

    >>> unpinned(["pyscript_app/page/qr.js", "node_modules/left-pad/index.js"])
    ['left-pad/index.js']
    """
    names = {name.partition(_MODULES)[2] for name in inputs if _MODULES in name}
    return sorted(names - SCRIPTS.keys())


def _compare(name: str, pinned: str, found: str) -> None:
    if pinned != found:
        raise BuildError(
            f"{name} is not what was pinned:\n  pinned {pinned}\n  found  {found}\n"
            "Run `npm ci` and install requirements/site.txt again; where it was updated on "
            "purpose, update the pins in pyscript_app/build/pins.py."
        )
