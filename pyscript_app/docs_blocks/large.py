"""The fenced block ``large``: what large events take, from what the measure wrote.

``python -m tests.bench core`` writes tests/figures/core.json. The page has no figure of its own.
"""

from __future__ import annotations

from pathlib import Path

from calculator.view import Element, el
from pyscript_app.docs_blocks.measured import (
    NOT_MEASURED,
    Row,
    figures_in,
    of_time,
    quantity,
    seconds,
    table,
)


def large(folder: Path) -> Element:
    """Show times and memory of large events as a table.

    Args:
        folder: where the document is.

    >>> large(Path("nowhere")).children
    ('Not measured yet.',)
    """
    found = figures_in(folder / "core.json")
    if found is None:
        return el("p", NOT_MEASURED)
    few, many = f"{found['players']:,} players", f"{found['largest']:,} players"
    about = f"Read and rank, {found['rounds']} rounds"
    heads = (about, few, "of tiebreak-core’s time", many, "times as long", "memory")
    rows: list[Row] = [
        (
            one["name"],
            quantity(one["took"], "ms"),
            of_time(one["took"], one["theirs"]),
            seconds(one["largest"]),
            f"{one['largest'] / one['took']:.1f}",
            quantity(one["memory"], "MB"),
        )
        for one in found["cases"].values()
    ]
    said = (
        f"Memory is the most that the whole process had, for {many}. For a megabyte of random "
        f"characters, which nobody can read, it had {quantity(found['megabyte'], 'MB')}. "
        f"Times are the processor’s, measured on {found['date']}."
    )
    return el("div", table(heads, rows, of_figures=True), el("p", said))
