"""The fenced block ``visits``: how long a link's answer takes, from what the measure wrote.

``python -m tests.bench own`` writes tests/figures/visits.json: for each browser, and as on a phone,
the medians of first and second visits. The page has no figure of its own.
"""

from __future__ import annotations

from pathlib import Path

from calculator.view import Element, el
from pyscript_app.docs_blocks.figures.times import Time, drawn_times
from pyscript_app.docs_blocks.measured import (
    NOT_MEASURED,
    Figures,
    Row,
    figures_in,
    of_time,
    quantity,
    seconds,
    table,
)

_FIRST = (
    "A shared link’s answer is there after {} on a first visit and {} on a second one, marked as "
    "not yet checked."
)
_THEN = (
    "It has been worked out after {} and {}: that is {} of what a page takes that loads Pyodide "
    "as it comes and adds 1 and 1."
)
_PHONE = (
    "On a phone, a first visit shows it after {} and has worked it out after {}, where that other "
    "page takes {}."
)
_HEADS = ("Visit", "answer shown", "worked out", "1 + 1", "shown / 1 + 1", "worked out / 1 + 1")
_VISITS = ("first visit", "second visit")


def visits(folder: Path) -> Element:
    """Show the times of visits: in three sentences, drawn, and as a table.

    Args:
        folder: where the document is.

    >>> visits(Path("nowhere")).children
    ('Not measured yet.',)
    """
    figures = figures_in(folder / "visits.json")
    if figures is None:
        return el("p", NOT_MEASURED)
    cases: dict[str, Figures] = figures["cases"]
    told = el("p", _sentences(cases), class_="tb-lead")
    rounds = [case["rounds"] for case in cases.values()]
    count = " to ".join(str(one) for one in sorted({min(rounds), max(rounds)}))
    said = f"Medians of {count} rounds, measured on {figures['date']}."
    return el("div", told, _figure(cases), _table(cases), el("p", said))


def _sentences(cases: dict[str, Figures]) -> str:
    """Say what the table says of the first case and of the phone."""
    first, second = (cases["chromium"][visit] for visit in _VISITS)
    shares = " and ".join(of_time(one["took"], one["stock"]) for one in (first, second))
    said = [
        _FIRST.format(seconds(first["told"]), seconds(second["told"])),
        _THEN.format(seconds(first["took"]), seconds(second["took"]), shares),
    ]
    if "phone" in cases:
        phone = cases["phone"]["first visit"]
        said.append(_PHONE.format(*(seconds(phone[key]) for key in ("told", "took", "stock"))))
    return " ".join(said)


def _named(cases: dict[str, Figures]) -> list[tuple[str, dict[str, int]]]:
    """Return each visit with its name."""
    return [
        (f"{case['name']}, {visit}", case[visit]) for case in cases.values() for visit in _VISITS
    ]


def _figure(cases: dict[str, Figures]) -> Element:
    times = [Time(name, one["took"], one["stock"]) for name, one in _named(cases)]
    return drawn_times("Answer of a link, worked out", "1 + 1 in stock Pyodide", times)


def _table(cases: dict[str, Figures]) -> Element:
    rows: list[Row] = [
        (
            name,
            *(quantity(one[key], "ms") for key in ("told", "took", "stock")),
            *(of_time(one[key], one["stock"]) for key in ("told", "took")),
        )
        for name, one in _named(cases)
    ]
    return table(_HEADS, rows, of_figures=True)
