"""The letters of the site's pages: a text face and one for headings, as their packages bring them.

Two of Fontsource's files, each for the letters of western Europe: Inter in all weights, with real
fractions and figures of one width, and Source Serif in one weight. Together they are below 70 kB,
so nothing is cut out of them here: a tool for that would be one more to pin.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from pyscript_app.build.runtime import hashed, publish

_TEXT: Final = "@fontsource-variable/inter/files/inter-latin-wght-normal.woff2"
_HEADS: Final = "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2"
PINS: Final = {
    _TEXT: "3100e775e8616cd2611beecfa23a4263d7037586789b43f035236a2e6fbd4c62",
    _HEADS: "f2b7e1cf1d277b7608231868135648f8ad8e2b58d8e97ca088bee15dc357bee7",
}
#: What they are published as, with the beginning of their hash; docs/stylesheets/site.css has these
#: names.
PUBLISHED: Final = {
    name: hashed(short, name, PINS[name])
    for name, short in ((_TEXT, "inter"), (_HEADS, "source-serif"))
}


def make(packages: Path, out: Path) -> list[Path]:
    """Write them into the folder that is published.

    Args:
        packages: node_modules.
        out: the folder to write into.

    Raises:
        BuildError: a file is missing or is not the pinned one.
    """
    return [
        publish(packages / name, PINS[name], __name__, out / published)
        for name, published in PUBLISHED.items()
    ]
