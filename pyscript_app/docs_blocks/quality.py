"""The fenced block ``quality``: what was checked, from the documents that the tools write.

Each tool writes what it found into tests/figures as JSON: ``make quality``,
``make mutants``, ``make coverage`` and ``make fuzz``. The page has no figure of its own. How
pictures are read, ``make bench ARGS=pictures``, is on the page on speed.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from calculator.view import Element, el
from calculator.view.element import Child
from pyscript_app.docs_blocks.fences import FenceError
from pyscript_app.docs_blocks.measured import Figures, Row, figures_in, number, table

#: What is said where a tool has not been run.
NOT_RUN = "Not run yet."
#: What is said where not all tests of a run were in it.
PART = "Not all tests were in this run: with all of them, at least as many are taken."
#: What each group of tests is about, by its name in the document.
GROUPS = {
    "failures": "A file that is missing or damaged, no network, no memory, a worker that hangs",
    "policies": "A strict policy, its exceptions, and that no request leaves the site",
    "hostile": "Hostile texts, names, links and files",
    "elsewhere": "Journeys in Firefox and WebKit",
    "accessible": "Keyboard, names, zoom, forced colors and axe-core’s rules",
    "all": "All tests",
}
KINDS = {
    "": "Other pages",
    "index.html": "Home",
    "es/index.html": "Home in Spanish",
    "es/": "Other pages in Spanish",
}
FORMS = {"phone": "phone, slow 4G", "desk": "desk"}


def quality(block: str, folder: Path) -> Element:
    """Show what one document says, as a table.

    Args:
        block: the document's name, without ``.json``: one of :data:`SHOWN`.
        folder: where the documents are.

    Raises:
        FenceError: there is no such document.

    >>> shown = quality("mutants", Path("nowhere"))
    >>> shown.children
    ('Not run yet.',)
    """
    name = block.strip()
    if name not in SHOWN:
        raise FenceError(f"name one of {', '.join(SHOWN)}; not {name!r}")
    figures = figures_in(folder / f"{name}.json")
    if not figures or not _days(figures):
        return el("p", NOT_RUN)
    days = ", ".join(sorted(_days(figures)))
    return el("div", *SHOWN[name](figures), el("p", f"Counted on {days}."))


def _days(figures: Figures) -> set[str]:
    """The days on which a document, or its parts, were written."""
    parts = (part for part in figures.values() if isinstance(part, dict))
    return {one["date"] for one in (figures, *parts) if "date" in one}


def share(part: int, whole: int) -> str:
    """Write a share, rounded down: what is not all is not 100 %.

    >>> share(1999, 2000), share(3, 3), share(0, 0)
    ('99.9 %', '100 %', '')
    """
    if not whole:
        return ""
    return "100 %" if part == whole else f"{1000 * part // whole / 10} %"


def _compared(figures: Figures) -> list[Element]:
    oracles = figures["oracles"]
    rows: list[Row] = [
        (
            el("span", el("strong", one["name"]), ", ", one["what"]),
            one["events"],
            one["values"],
            one["values"] - one["listed"],
            one["listed"],
        )
        for one in oracles
    ]
    events, values, listed = (
        sum(one[name] for one in oracles) for name in ("events", "values", "listed")
    )
    at_random = sum(one["events"] for one in oracles if one["random"])
    asked = figures["questions"]
    return [
        table(
            ("Compared with", "Events", "Values", "Equal", "Differ, with a reason"),
            [*rows, ("All", events, values, values - listed, listed)],
        ),
        el(
            "p",
            f"{number(at_random)} of these events are made at random. About "
            f"{number(asked['events'])} more, of every kind, the page was asked for "
            f"{number(asked['answers'])} answers, under all orders, editions, conventions and "
            "languages; each was checked against what it is told from.",
        ),
        el("p", "The reasons for those that differ:"),
        el(
            "ul",
            *(
                el("li", *codes[1:], f": {reason}")
                for reason, codes in _by_reason(figures["differences"]).items()
            ),
        ),
    ]


def _by_reason(differences: dict[str, str]) -> dict[str, list[Child]]:
    """Return what differs for each reason: codes, each after a comma."""
    found: dict[str, list[Child]] = {}
    for code, reason in differences.items():
        found.setdefault(reason, []).extend([", ", el("code", code)])
    return found


def _mutants(figures: Figures) -> list[Element]:
    rows: list[Row] = []
    for package, one in figures.items():
        sense = one["tried"] - one["explained"]
        rows.append(
            (
                package,
                one["tried"],
                one["explained"],
                one["killed"],
                one["of these by types"],
                one["left"],
                share(one["killed"], sense),
            )
        )
    heads = (
        "Part of the code",
        "Faults tried",
        "Change no answer",
        "Noticed",
        "of these by types",
        "Not noticed",
        "Share noticed",
    )
    return [
        table(heads, rows),
        el("p", "The share is of the faults that change an answer."),
    ]


def _branches(figures: Figures) -> list[Element]:
    rows: list[Row] = [
        (package, one["there"], one["taken"], share(one["taken"], one["there"]))
        for package, one in figures["packages"].items()
    ]
    whole = figures["there"], figures["taken"], share(figures["taken"], figures["there"])
    said = f"Lines left out, each with its reason in the code: {number(figures['excluded lines'])}."
    return [
        table(
            ("Part of the code", "Branches", "Covered", "Share covered"), [*rows, ("All", *whole)]
        ),
        *([] if figures["whole"] else [el("p", PART)]),
        el("p", said),
    ]


#: What ``make fuzz`` tries.
SEARCHES = {
    "texts": "Damaged texts",
    "answers": "Answers about random events",
    "damaged": "Damaged events, for what is lost without a word",
}


def _fuzz(figures: Figures) -> list[Element]:
    rows: list[Row] = [
        (
            SEARCHES[name],
            one["runs"],
            one["seconds"] / 3600,
            int(one["tried"]),
            int(one["found"]),
        )
        for name, one in figures.items()
    ]
    return [table(("Searched", "Runs", "Hours", "Tried", "Faults found and mended"), rows)]


def _tests(figures: Figures) -> list[Element]:
    groups = {**figures["groups"], "all": figures["all"]}
    rows: list[Row] = [(GROUPS[name], count) for name, count in groups.items()]
    return [table(("What is tried", "Tests"), rows)]


def _engines(figures: Figures) -> list[Element]:
    rows: list[Row] = [(one["name"], one["version"]) for one in figures["engines"]]
    return [table(("Engine", "Version"), rows)]


def _budgets(figures: Figures) -> list[Element]:
    first = figures["first visit"]
    rows: list[Row] = [
        (KINDS.get(one["kind"], el("code", one["kind"])), one["bytes"], one["limit"])
        for one in figures["pages"]
    ]
    rows.append(("A first visit to a calculator, Python included", first["bytes"], first["limit"]))
    return [table(("Pages", "The heaviest, bytes", "Limit, bytes"), rows)]


def _lighthouse(figures: Figures) -> list[Element]:
    names = ("performance", "accessibility", "best-practices", "seo")
    rows: list[Row] = [
        (f"{page['name']} ({FORMS[page['form']]})", *(page["scores"][name] for name in names))
        for page in figures["pages"]
    ]
    heads = ("Page", "Performance", "Accessibility", "Best practices", "SEO")
    low = [
        f"{page['name']} ({FORMS[page['form']]})"
        for page in figures["pages"]
        if min(page["scores"].values()) < figures["least"]
    ]
    said = f"Lighthouse {figures['version']}, the median of {figures['runs']} visits each."
    if low:
        said += f" Below {figures['least']} in a category: {'; '.join(low)}."
    return [table(heads, rows), el("p", said)]


#: What the pictures of each group show, by its name in the document.
PICTURES = {
    "screenshots": "Screenshots: dark and light, of spreadsheets, phones, editors and web pages",
    "several tables": "Several tables on one sheet, beside or below each other",
    "photos": "Photos, from a little aside, in uneven light",
    "poor": "Dots of an old printer, small print, stripes; and photos of these",
    "turned": "Lying on one side, or upside down",
    "cut": "Cut off at an edge",
    "no table": "No table: noise, faces, boards, prose",
}


def _pictures(figures: Figures) -> list[Element]:
    groups = figures["groups"]
    rows: list[Row] = [
        (
            PICTURES.get(one["name"], one["name"]),
            *(one[name] for name in ("pictures", "right", "marked", "wrong", "refused")),
            *(one[name] for name in ("cells", "lost", "totals")),
            f"{one['seconds']:.1f}",
        )
        for one in groups
    ]
    heads = (
        "Pictures of",
        "Tried",
        "Wholly right",
        "Wrong cells all marked",
        "With a wrong cell unmarked",
        "Not read",
        "Cells",
        "Wrong without a mark",
        "of these totals",
        "Seconds",
    )
    tables = [one for one in groups if one["cells"]]
    cells, lost, totals = (sum(one[name] for one in groups) for name in ("cells", "lost", "totals"))
    tried, right, marked = (
        sum(one[name] for one in tables) for name in ("pictures", "right", "marked")
    )
    return [
        table(heads, rows),
        el(
            "p",
            f"Of {number(tried)} pictures with a table {number(right)} were read without a fault, "
            f"and in {number(marked)} more every faulty cell is marked, before anybody looks. ",
            f"Of their {number(cells)} cells {number(lost)} are wrong or missing without a mark, "
            f"{number(totals)} totals among them. ",
            f"A picture takes {figures['seconds']:.1f} seconds, the median of "
            f"{number(figures['pictures'])} that a program draws from the seed "
            f"{figures['seed']}; how well real photos are read was not measured.",
        ),
    ]


SHOWN: dict[str, Callable[[Figures], list[Element]]] = {
    "compared": _compared,
    "mutants": _mutants,
    "branches": _branches,
    "fuzz": _fuzz,
    "tests": _tests,
    "engines": _engines,
    "budgets": _budgets,
    "lighthouse": _lighthouse,
    "pictures": _pictures,
}
#: The one that is on another page: how fast it is.
ELSEWHERE = "pictures"
