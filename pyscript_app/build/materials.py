"""What the site ships, of whom and under which license: a bill of materials, beside the wheel.

It is in the format CycloneDX. All of it is read from what the packages say of themselves; where
they do not, that is written down here.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path
from typing import Any, Final, NamedTuple

import calculator
from pyscript_app.build import decoders, faces, letters, pins, runtime
from pyscript_app.build.bundle import READERS
from pyscript_app.build.runtime import BuildError

NAME: Final = "chess-tiebreak-calculator.cdx.json"
OURS: Final = "chess-tiebreak-calculator"
THEME: Final = "mkdocs-material"
#: For what each is there, by the name of its package.
USES: Final = {
    "@fontsource-variable/inter": "the letters of the text, Inter",
    "@fontsource/source-serif-4": "the letters of headings, Source Serif",
    "pyodide": "runs Python in the browser",
    "pdfjs-dist": "reads printouts (PDF)",
    "qrcode-generator": "draws codes to scan",
    "tesseract.js-core": "reads letters in pictures",
    "@tesseract.js-data/eng": "what the letters look like",
    "openpyxl": "reads spreadsheets",
    "et-xmlfile": "used by openpyxl",
    THEME: "the look of the pages, their menus and search",
}
#: What a package does not say of itself: the data are Tesseract's, their package is not.
_LICENSES: Final = {"@tesseract.js-data/eng": "MIT AND Apache-2.0"}
#: The licenses of what is inside the theme's scripts and styles: its source maps name packages.
_INSIDE: Final = {
    "clipboard": "MIT",
    "escape-html": "MIT",
    "focus-visible": "W3C",
    "lunr": "MIT",
    "material-design-color": "MIT",
    "rxjs": "Apache-2.0",
    "tslib": "0BSD",
}
_LICENSE = re.compile(r"\.dist-info/.*LICEN[CS]E")
_PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)")


class Part(NamedTuple):
    """Something that the site ships."""

    name: str
    version: str
    license: str
    """An SPDX expression."""
    use: str
    source: str = ""
    """Where it comes from, an address."""
    purl: str = ""
    """Its package URL."""
    texts: tuple[str, ...] = ()
    """What it brings of its license."""
    sha512: str = ""
    """Of the package as it is downloaded, in hexadecimal digits."""
    files: tuple[tuple[str, str], ...] = ()
    """Files by name and SHA-256, as pinned."""


def parts(root: Path) -> list[Part]:
    """List what is shipped.

    Args:
        root: the project's folder.

    Raises:
        BuildError: something is missing, or does not say its license.
    """
    modules = root / "node_modules"
    locked = json.loads((root / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    named = json.loads((root / "package.json").read_text(encoding="utf-8"))["dependencies"]
    found = [_node(name, modules / name, locked[f"node_modules/{name}"]) for name in named]
    info = runtime.lock_info(modules / "pyodide")
    compiler = info["platform"].partition("_")[2].replace("_", ".")
    found += [
        Part(
            *("Python", info["python"], "PSF-2.0", "the language, and its standard library"),
            source="https://www.python.org/",
            purl=f"pkg:generic/python@{info['python']}",
        ),
        Part(
            *("Emscripten", compiler, "MIT OR NCSA", "a part of Pyodide"),
            source="https://emscripten.org/",
            purl=f"pkg:generic/emscripten@{compiler}",
        ),
        *(_python(name.replace("_", "-")) for name in READERS),
        _python(THEME),
    ]
    inside = modules / decoders.FOLDER
    found += [
        Part(
            *(one.name, "", one.license, f"reads {one.reads}, in pdfjs-dist"),
            source=one.source,
            texts=_texts([inside / one.license_file]),
        )
        for one in decoders.DECODERS
    ]
    theme = pins.package("material") / "templates"
    found += [
        Part(name, "", _INSIDE[name], "inside the theme", purl=f"pkg:npm/{name}")
        for name in _inside(theme / "assets")
    ]
    icons = (theme / ".icons" / "material" / "LICENSE").read_text(encoding="utf-8")
    if "Icons: Apache 2.0" not in icons:
        raise BuildError("The license of the theme's icons has changed: see materials.py.")
    found.append(
        Part(
            *("Material Design Icons", "", "Apache-2.0", "the icons of the pages, in the theme"),
            source="https://pictogrammers.com/",
            texts=(icons,),
        )
    )
    return found


def make(root: Path, out: Path) -> list[Path]:
    """Write the bill of materials.

    Args:
        root: the project's folder.
        out: the folder of the wheel.
    """
    path = out / NAME
    path.write_text(json.dumps(bill(parts(root)), indent=1) + "\n", encoding="utf-8")
    return [path]


def bill(shipped: list[Part]) -> dict[str, Any]:
    """Return a bill of materials in the format CycloneDX 1.6.

    >>> bill([Part("a", "1", "MIT", "adds")])["components"][0]["licenses"]
    [{'expression': 'MIT'}]
    """
    purl = f"pkg:pypi/{OURS}@{calculator.__version__}"
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {
            "component": {
                "type": "application",
                "bom-ref": purl,
                "name": OURS,
                "version": calculator.__version__,
                "licenses": [{"expression": "MIT"}],
                "purl": purl,
            }
        },
        "components": [_component(part) for part in shipped],
        "dependencies": [{"ref": purl, "dependsOn": [_ref(part) for part in shipped]}],
    }


def _component(part: Part) -> dict[str, Any]:
    made: dict[str, Any] = {
        "type": "library",
        "bom-ref": _ref(part),
        "name": part.name,
        "description": part.use,
        "licenses": [{"expression": part.license}],
    }
    if part.version:
        made["version"] = part.version
    if part.purl:
        made["purl"] = part.purl
    if part.sha512:
        made["hashes"] = [{"alg": "SHA-512", "content": part.sha512}]
    if part.source:
        made["externalReferences"] = [{"type": "website", "url": part.source}]
    if part.files:
        made["components"] = [
            {"type": "file", "name": name, "hashes": [{"alg": "SHA-256", "content": pin}]}
            for name, pin in part.files
        ]
    return made


def _ref(part: Part) -> str:
    return part.purl or part.name


def _node(name: str, folder: Path, locked: dict[str, str]) -> Part:
    """Return a package of npm's."""
    told = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    license_ = _LICENSES.get(name, told.get("license", ""))
    if not license_ or name not in USES:
        raise BuildError(
            f"{name}: which license, and what for? See pyscript_app/build/materials.py."
        )
    pinned = {f"pyodide/{file}": pin for file, pin in (runtime.SERVED | runtime.READ).items()}
    pinned |= letters.PINS | faces.PINS | decoders.PINS | pins.SCRIPTS
    return Part(
        name,
        told["version"],
        license_,
        USES[name],
        source=str(told["repository"]["url"]).removeprefix("git+").removesuffix(".git"),
        purl=f"pkg:npm/{name.replace('@', '%40')}@{told['version']}",
        texts=_texts(folder.glob("LICENSE*")),
        sha512=base64.b64decode(locked["integrity"].removeprefix("sha512-")).hex(),
        files=tuple(
            (file.removeprefix(f"{name}/"), pin)
            for file, pin in pinned.items()
            if file.startswith(f"{name}/")
        ),
    )


def _python(name: str) -> Part:
    """Return an installed package of Python's."""
    told = metadata.metadata(name)
    files = metadata.files(name) or []
    licenses = [file.locate() for file in files if _LICENSE.search(str(file))]
    license_ = told.get("License-Expression") or told.get("License") or ""
    links = dict(link.split(", ", 1) for link in told.get_all("Project-URL") or ())
    if not license_:
        raise BuildError(f"{name} does not say its license.")
    return Part(
        name,
        told["Version"],
        license_,
        USES[name],
        source=told.get("Home-page")
        or links.get("Homepage")
        or f"https://pypi.org/project/{name}/",
        purl=f"pkg:pypi/{name}@{told['Version']}",
        texts=_texts(Path(str(path)) for path in licenses),
    )


def _texts(paths: Iterable[Path]) -> tuple[str, ...]:
    return tuple(path.read_text(encoding="utf-8").strip() for path in sorted(paths))


def _inside(assets: Path) -> list[str]:
    """Return the packages in the theme's scripts and styles, as their source maps say."""
    found = {
        name
        for path in assets.rglob("*.map")
        for source in json.loads(path.read_text(encoding="utf-8"))["sources"]
        for name in _PACKAGE.findall(source)
    }
    if unknown := found - _INSIDE.keys():
        raise BuildError(f"In the theme are {unknown}: name their licenses in materials.py.")
    return sorted(found)
