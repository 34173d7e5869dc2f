"""What a tool or a measure wrote, and a table of it: for the blocks whose figures nobody types."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from calculator.view import Element, el, scrolled
from calculator.view.element import Child

#: What is said where nothing has been measured.
NOT_MEASURED = "Not measured yet."
#: A row begins with what it is about.
type Row = tuple[Child | int, ...]
type Figures = dict[str, Any]


def figures_in(path: Path) -> Figures | None:
    """Return what a tool or a measure wrote; ``None`` where none did.

    >>> figures_in(Path("nowhere.json")) is None
    True
    """
    if not path.is_file():
        return None
    found: Figures = json.loads(path.read_text(encoding="utf-8"))
    return found


def number(amount: float) -> str:
    """Write a number as the page does.

    >>> number(85144), number(97.25)
    ('85,144', '97.2')
    """
    return f"{amount:,}" if isinstance(amount, int) else f"{amount:,.1f}"


def quantity(figure: object, unit: str) -> str:
    r"""Write a figure with its unit: no line ends between them.

    >>> quantity(46, "ms")
    '46\xa0ms'
    """
    return f"{figure}\u00a0{unit}"


def seconds(milliseconds: int) -> str:
    r"""Write a time.

    >>> seconds(1234), seconds(87)
    ('1.2\xa0s', '0.1\xa0s')
    """
    return quantity(f"{milliseconds / 1000:.1f}", "s")


def of_time(part: int, whole: int) -> str:
    """Write how long one takes of the other's time.

    >>> of_time(450, 1000)
    '0.45'
    """
    return f"{part / whole:.2f}"


def table(heads: Sequence[str], rows: Sequence[Row], *, of_figures: bool = False) -> Element:
    """Draw a table.

    Args:
        heads: what is over each column.
        rows: of each what it is about, and its cells; a column of numbers is right-aligned.
        of_figures: whether all cells behind the first are figures, though they have a unit.
    """
    amounts = [isinstance(cell, int | float) for cell in rows[0]] if rows else []
    classes = [
        "tb-right" if amount or (of_figures and at) else None for at, amount in enumerate(amounts)
    ]

    def cell(of: Child | int, class_: str | None, *, first: bool) -> Element:
        said = number(of) if isinstance(of, int | float) else of
        return el("th", said, scope="row") if first else el("td", said, class_=class_)

    return scrolled(
        el(
            "table",
            el(
                "thead",
                el("tr", *(el("th", head, scope="col", class_=class_)
                           for head, class_ in zip(heads, classes, strict=True))),
            ),
            el(
                "tbody",
                *(
                    el("tr", *(cell(of, class_, first=not at)
                               for at, (of, class_) in enumerate(zip(row, classes, strict=True))))
                    for row in rows
                ),
            ),
            class_="tb-plain tb-figures" if of_figures else "tb-plain",
        )
    )  # fmt: skip
