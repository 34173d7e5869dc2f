"""What the site ships and under which licenses, as a table and the texts: from the packages."""

from __future__ import annotations

from pathlib import Path

from calculator.view import Element, el
from pyscript_app.build import materials

_HEADS = ("Part", "Version", "License", "Use")
_SPDX = "https://spdx.org/licenses/"


def licensed(root: Path) -> Element:
    """Return the table of what is shipped, with the texts of licenses below it.

    >>> made = licensed(Path(__file__).parents[2])
    >>> made.children[0].tag, {part.tag for part in made.children[1:]}
    ('table', {'details'})
    """
    shipped = materials.parts(root)
    texts: dict[str, list[str]] = {}
    for part in shipped:
        for text in part.texts:
            texts.setdefault(text, []).append(part.name)
    return el(
        "div",
        el(
            "table",
            el("thead", el("tr", *(el("th", head, scope="col") for head in _HEADS))),
            el("tbody", *map(_row, shipped)),
        ),
        *(
            el("details", el("summary", ", ".join(names)), el("pre", text, class_="no-copy"))
            for text, names in texts.items()
        ),
    )


def _row(part: materials.Part) -> Element:
    name = el("a", part.name, href=part.source) if part.source else part.name
    words = [
        word if word in {"AND", "OR"} else el("a", word, href=f"{_SPDX}{word}.html")
        for word in part.license.split()
    ]
    spaced = [each for word in words for each in (" ", word)][1:]
    return el(
        "tr",
        el("td", name),
        el("td", part.version),
        el("td", *spaced),
        el("td", part.use),
    )
