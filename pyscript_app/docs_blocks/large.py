"""The fenced block ``large``: what large events take, from what the measure wrote.

``python -m tests.bench core`` writes tests/figures/core.json. The page has no figure of its own.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from calculator.view import Element, el, scrolled
from pyscript_app.docs_blocks.visits import NOT_MEASURED, share

_RIGHT = "tb-right"


def large(folder: Path) -> Element:
    """Show times and memory of large events as a table.

    Args:
        folder: where the document is.

    >>> large(Path("nowhere")).children
    ('Not measured yet.',)
    """
    path = folder / "core.json"
    if not path.is_file():
        return el("p", NOT_MEASURED)
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8"))
    few, many = f"{found['players']:,} players", f"{found['largest']:,} players"
    heads = (few, "of tiebreak-core’s time", many, "times as long", "memory")
    rows = [
        el(
            "tr",
            el("th", one["name"], scope="row"),
            *(
                el("td", text, class_=_RIGHT)
                for text in (
                    f"{one['took']} ms",
                    share(one["took"], one["theirs"]),
                    f"{one['largest'] / 1000:.1f} s",
                    f"{one['largest'] / one['took']:.1f}",
                    f"{one['memory']} MB",
                )
            ),
        )
        for one in found["cases"].values()
    ]
    top = el(
        "tr",
        el("th", f"Read and rank, {found['rounds']} rounds", scope="col"),
        *(el("th", head, scope="col", class_=_RIGHT) for head in heads),
    )
    whole = el("table", el("thead", top), el("tbody", *rows), class_="tb-plain")
    said = (
        f"Memory is the most that the whole process had, for {many}. For a megabyte of random "
        f"characters, which nobody can read, it had {found['megabyte']} MB. "
        f"Times are the processor’s, measured on {found['date']}."
    )
    return el("div", scrolled(whole), el("p", said))
