"""The page's modules and its style, put together by esbuild under names with hashes.

A name carries a hash of the content, or the version of Pyodide, so a browser can never mix files
of two builds and may keep each one for good. The sources refer to other published files as
``published.NAME``. The pages of the site learn the names of the entry and the style from
:func:`entry`.
"""

from __future__ import annotations

import base64
import hashlib
import json
import shutil
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

import calculator
from calculator.words import LANGUAGES, catalogue, say, use
from pyscript_app.build import pins, runtime, split
from pyscript_app.build.bundle import run_node
from pyscript_app.build.runtime import BuildError

#: Beside what it names. MkDocs leaves out files that begin with a dot.
NAMES: Final = ".names.json"
#: The module for other people's programs, and its types. The site has them at its root, under names
#: that stay; so has the npm package.
API: Final = ".api.js"
API_TYPES: Final = ".api.d.ts"
#: The script for other people's pages. The site has it at its root, under a name that stays.
CLUB: Final = ".chess-tiebreaks.js"
#: The script that pages of the theme begin with. It is written into the pages.
MARKUP: Final = ".markup.js"
#: What a bookmark and the extension run on other people's pages. Nothing of the site loads it.
TAKING: Final = ".taking.js"
#: The script that begins to fetch Python for a link. It is written into the head of pages with a
#: calculator.
EARLY_START: Final = ".early-start.js"
#: What every page with a calculator does first. It is written into the pages.
SHELL: Final = ".shell.js"
#: The script that shows a link's table at once. It is written into the calculator's page.
LINK_PREVIEW: Final = ".link-preview.js"
#: The script that brings the theme's own when nobody waits for an answer. It is written into pages
#: with a calculator.
LATER: Final = ".later.js"


class Entry(NamedTuple):
    """The files that pages of the site name."""

    script: str
    """The file name of the module of pages with a calculator, below app/."""
    rest: list[str]
    """What that needs besides, so that a page can ask for all of it at once."""
    live: str
    """The file name of the module of pages with live examples, below app/."""
    bookmark: str
    """The file name of the module of pages with the bookmark, below app/."""
    tell: str
    """The module of the button that tells the project what is wrong, below app/."""
    style: str
    """The file name of the style sheet, below app/."""
    bare: str
    """The module of a page that is shown inside others, below app/."""
    box: str
    """The module of a page that has only the calculator's box, below app/."""
    bare_style: str
    """The beginning of the style, for such a page, below app/."""
    first: str
    """The script that such a page runs before anything is drawn, below app/."""


class Loaded(NamedTuple):
    """Files that scripts load, as they are published."""

    runtime: Path
    """The folder of Pyodide's files; see `split`."""
    library: Path
    """The bundle of Python's library, as far as it starts with it."""
    core: Path
    """The bundle of the core and what it needs besides."""
    more: Path
    """The bundle of what of the core no usual first answer needs."""
    files: Path
    """The bundle of what opens files."""
    api: Path
    """The bundle of what the module for other people's programs needs besides the core."""
    letters_core: Path
    """What reads letters in pictures."""
    letters: Path
    """What it has learned."""
    fax: Path
    """What reads scans in black and white."""
    wavelets: Path
    """What reads JPEG 2000."""


def published(package: Path, loaded: Loaded) -> dict[str, str | int]:
    """Return what the sources call ``published.NAME``: mostly addresses relative to app/.

    Args:
        package: node_modules/pyodide.
        loaded: the other files.
    """
    folder = f"./{loaded.runtime.name}"
    return {
        "loader": f"{folder}/{split.LOADER}",
        "glue": f"{folder}/{split.GLUE}",
        "wasm": f"{folder}/{split.OFTEN}",
        "seldom": f"{folder}/{split.SELDOM}",
        "data": f"{folder}/{split.DATA}",
        "library": f"./{loaded.library.name}",
        "core": f"./{loaded.core.name}",
        "more": f"./{loaded.more.name}",
        "files": f"./{loaded.files.name}",
        "api": f"./{loaded.api.name}",
        "lettersCore": f"./{loaded.letters_core.name}",
        "letters": f"./{loaded.letters.name}",
        "decoderFax": f"./{loaded.fax.name}",
        "decoderWavelets": f"./{loaded.wavelets.name}",
        "lettersCoreSize": loaded.letters_core.stat().st_size,
        "lettersSize": loaded.letters.stat().st_size,
        "wasmIntegrity": _integrity(loaded.runtime / split.OFTEN),
        "seldomIntegrity": _integrity(loaded.runtime / split.SELDOM),
        "dataIntegrity": _integrity(loaded.runtime / split.DATA),
        # No addresses: these would otherwise cost a request (the text itself, the size in bytes).
        "lock": json.dumps(runtime.empty_lock(package)),
        "librarySize": loaded.library.stat().st_size,
        "coreSize": loaded.core.stat().st_size,
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
            "runtime": names["loader"],
            "club": {code: _club(code) for code in LANGUAGES},
            "taking": {code: taking_words(code) for code in LANGUAGES},
            "telling": {code: _telling(code) for code in LANGUAGES},
            "version": calculator.__version__,
        }
        plan.write_text(json.dumps(whole), encoding="utf-8")
        said = run_node(root / "pyscript_app" / "build" / "pages.mjs", plan, cwd=root)
    made = json.loads(said)
    if unknown := pins.unpinned(made["inputs"]):
        raise BuildError(f"Pin these in pyscript_app/build/pins.py: {', '.join(unknown)}")
    rest = sorted(Path(path).name for path in made["rest"])
    named = {name: Path(made[name]).name for name in Entry._fields if name != "rest"}
    (out / NAMES).write_text(json.dumps({**named, "rest": rest}), encoding="utf-8")
    (out / Path(made["club"]).name).replace(out / CLUB)
    (out / Path(made["markup"]).name).replace(out / MARKUP)
    (out / Path(made["early_start"]).name).replace(out / EARLY_START)
    (out / Path(made["shell"]).name).replace(out / SHELL)
    (out / Path(made["link_preview"]).name).replace(out / LINK_PREVIEW)
    (out / Path(made["later"]).name).replace(out / LATER)
    (out / Path(made["taking"]).name).replace(out / TAKING)
    (out / Path(made["api"]).name).replace(out / API)
    shutil.copyfile(root / "pyscript_app" / "page" / "api" / "public.d.ts", out / API_TYPES)
    own = [
        out / name
        for name in (
            CLUB,
            MARKUP,
            EARLY_START,
            SHELL,
            LINK_PREVIEW,
            LATER,
            TAKING,
            API,
            API_TYPES,
            NAMES,
        )
    ]
    return [*(out / Path(file).name for file in made["files"]), *own]


def _integrity(file: Path) -> str:
    """Return the hash of a file as `fetch` takes it."""
    return f"sha256-{base64.b64encode(hashlib.sha256(file.read_bytes()).digest()).decode()}"


def _club(code: str) -> dict[str, str]:
    """Return what the script for other people's pages says in a language."""
    with use(code):
        return {
            "check": say("check-tiebreaks"),
            "title": say("embed-title"),
            "large": say("app.links.large"),
            "part": say("check-part", "{0}", "{1}"),
        }


def taking_words(code: str) -> dict[str, str]:
    """Return what ``elsewhere/taking.js`` says on other people's pages, in a language.

    >>> taking_words("es")["close"]
    'Cerrar'
    """
    said = catalogue(code)
    return {
        "nothing": str(said["taking-nothing"]),
        "frame": str(said["taking-frame"]),
        "open": str(said["taking-open"]),
        "large": str(said["taking-large"]),
        "close": str(said["app.close"]),
        "calculator": str(said["taking-calculator"]),
    }


def _telling(code: str) -> dict[str, str]:
    """Return what ``telling.js`` says in a language, by the names that it asks for."""
    said = catalogue(code)
    names = {
        **{f"about-{kind}": f"tell-{kind}" for kind in ("value", "table", "sentence")},
        **{
            name: f"tell-{name}"
            for name in (
                *("title", "about", "kind", "add", "add-text", "add-says", "shown", "long"),
                *("version", "page", "text", "says", "open", "cancel"),
            )
        },
    }
    return {name: str(said[told]) for name, told in names.items()}


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
