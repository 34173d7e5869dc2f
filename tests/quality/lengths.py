"""How long pages are on a phone: `python -m tests.quality.lengths [BEFORE_SITE] [PAGE …]`.

Prints a table in Markdown, in screens of the phone, as the pages come: what is folded is closed,
and the footer counts. A folder of another built site is measured beside this one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.support.browsers import chromium_launch_options
from tests.support.project import ROOT
from tests.support.server import serve

#: The phone, in CSS pixels.
WIDE, HIGH = 390, 844
#: Nobody counts visits here. These are what the first page, the header and the lists of questions
#: lead to first.
PAGES = (
    "",
    "calculator/",
    "rules/",
    "guides/",
    "fide/",
    "rules/modified-median/",
    "rules/solkoff/",
    "rules/cumulative/",
    "rules/cumulative-opposition/",
    "rules/unplayed-games/",
    "guides/why-did-i-lose-on-tiebreaks/",
    "guides/i-beat-him/",
    "guides/what-do-tbrk1-to-tbrk4-mean/",
    "guides/which-opponent-was-dropped/",
    "guides/how-does-a-bye-count/",
    "guides/my-sheet-says-otherwise/",
    "guides/prizes-in-a-tie/",
    "guides/school-teams/",
    "guides/what-can-i-paste/",
    "fide/buchholz/",
)


def lengths(site: Path, pages: Iterable[str]) -> dict[str, float | None]:
    """Measure pages of a built site, in screens; ``None`` where it does not have one."""
    found: dict[str, float | None] = {}
    with serve(site) as base, sync_playwright() as playwright:
        browser = playwright.chromium.launch(**chromium_launch_options())
        page = browser.new_page(viewport={"width": WIDE, "height": HIGH})
        for name in pages:
            found[name] = None
            if (site / name / "index.html").is_file():
                page.goto(f"{base}{name}", wait_until="load")
                page.evaluate("document.fonts.ready")
                found[name] = page.evaluate("document.documentElement.scrollHeight") / HIGH
        browser.close()
    return found


def table(pages: Iterable[str], columns: dict[str, dict[str, float | None]]) -> str:
    """Return the lengths as a table, a column for each site.

    >>> print(table(["", "a/"], {"Before": {"": 5, "a/": None}, "Now": {"": 4.25, "a/": 2}}))
    | Page | Before | Now |
    |---|---|---|
    | home | 5.0 | 4.2 |
    | a/ | – | 2.0 |
    """
    rows = [["Page", *columns], ["---"] * (1 + len(columns))]
    for name in pages:
        cells = (column[name] for column in columns.values())
        rows.append([name or "home", *("–" if one is None else f"{one:.1f}" for one in cells)])
    lines = ["|" + "|".join(row) + "|" if row[0] == "---" else f"| {' | '.join(row)} |"
             for row in rows]  # fmt: skip
    return "\n".join(lines)


def main(arguments: list[str]) -> None:
    """Measure, and print the table."""
    before = Path(arguments[0]) if arguments else ROOT
    has_before = (before / "index.html").is_file()
    pages = arguments[int(has_before) :] or list(PAGES)
    columns = {}
    if has_before:
        columns["Before"] = lengths(before, pages)
    columns["Now"] = lengths(ROOT / "site", pages)
    print(table(pages, columns))


if __name__ == "__main__":
    main(sys.argv[1:])
