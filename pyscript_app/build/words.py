"""The page's own words, as JavaScript modules made from the catalogues.

What the page says before Python runs has codes that begin with `app.` in `calculator/words/`.
English comes with the page as `catalogue.js`. Each further language is a module such as
`catalogue-es.js`, which only pages in that language load. `app.links.large` becomes `links.large`.
What is said of pictures, ``app.scan.``, is in
`catalogue-scan.js`. None of them is kept in git.

`python -m pyscript_app.build.words` writes only these modules, for the type checker.
"""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Final

from calculator.words import LANGUAGES, Plural, catalogue

PREFIX: Final = "app."
#: Of pictures: a module of its own, in all languages, loaded when the first picture comes.
SCAN: Final = "app.scan."
HEAD: Final = "// Made by pyscript_app/build/words.py of calculator/words/{code}/.\n\n"

Words = dict[str, "str | Words"]


def words(code: str, *, scan: bool = False) -> Words:
    """Return what the page itself says in a language, nested as the modules ask for it.

    ``scan``: what it says of pictures, without ``app.scan.``; else that is not among it.

    Raises:
        KeyError: there is no such language.

    >>> words("es")["again"]
    'Reintentar'
    """
    found: Words = {}
    for name, text in catalogue(code).items():
        if not name.startswith(PREFIX) or isinstance(text, Plural):
            continue
        if name.startswith(SCAN) != scan:
            continue
        *groups, last = name.removeprefix(SCAN if scan else PREFIX).split(".")
        inner = found
        for group in groups:
            below = inner.setdefault(group, {})
            if isinstance(below, str):
                raise TypeError(f"{name}: {group} is a text already")
            inner = below
        inner[last] = text
    return found


def modules() -> dict[str, str]:
    """Return the text of each module by its name.

    >>> "Reintentar" in modules()["catalogue-es.js"]
    True
    """
    first, *others = LANGUAGES
    imports = "".join(
        f'  {json.dumps(code)}: () => import("./catalogue-{code}.js"),\n' for code in others
    )
    made = {
        "catalogue.js": (
            f"{HEAD.format(code=first)}"
            "/** @typedef {typeof english} Words */\n\n"
            f"export const english = {_object(first)};\n\n"
            "/** @type {Record<string, () => Promise<{ words: Words }>>} */\n"
            f"export const others = {{\n{imports}}};\n"
        )
    }
    for code in others:
        made[f"catalogue-{code}.js"] = (
            f"{HEAD.format(code=code)}"
            '/** @import { Words } from "./catalogue.js" */\n\n'
            f"/** @type {{Words}} */\nexport const words = {_object(code)};\n"
        )
    scans = {code: words(code, scan=True) for code in LANGUAGES}
    made["catalogue-scan.js"] = (
        f"{HEAD.format(code='*')}"
        f"export const inLanguages = {json.dumps(scans, ensure_ascii=False, indent=2)};\n"
    )
    return made


def _object(code: str) -> str:
    return json.dumps(words(code), ensure_ascii=False, indent=2)


def make(page: Path) -> list[Path]:
    """Write the modules among those of the page, and remove those of languages that are gone.

    Args:
        page: pyscript_app/page.

    Returns:
        the files, written only where their text has changed.
    """
    made = {page / name: text for name, text in modules().items()}
    for old in page.glob("catalogue*.js"):
        if old not in made:
            old.unlink()
    for path, text in made.items():
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            # Whole at once: `make check` may read it while `make build` writes it, or the reverse.
            new = path.with_name(f".{path.name}.{os.getpid()}")
            new.write_text(text, encoding="utf-8")
            new.replace(path)
    return list(made)


if __name__ == "__main__":
    make(Path(__file__).parents[1] / "page")
