"""Budgets: what a visit to each kind of page may load, in bytes and without a clock."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from pyscript_app.build import split
from tests.docs.weights import sent, weight
from tests.support.examples import one_in

KB = 1000
# A first part of a path, and what its pages may weigh before a result is worked out. What does
# not fit any more is to be made smaller, or the budget raised on purpose. On every page the search
# waits until somebody goes to it: that is 0.1 kB here, and 193 kB less that comes after.
BUDGETS = {
    # My tables are 2 kB; the words for an answer in a link, and what shows it, are 3 kB.
    # The answer before the table, and names in pieces: half a kilobyte.
    "calculator/": 122.5 * KB,
    "es/calculadora/": 120.5 * KB,
    # Links carry an answer; it is drawn before the table, and long lists of names in pieces.
    # A press before the answer to the last one counts as well: 0.2 kB. So are the bodies of fifty
    # rows in which those of large tables are skipped.
    "embed/": 41.3 * KB,
    "es/embed/": 41.3 * KB,
    "guides/what-can-i-paste/": 106 * KB,  # five samples of teams
    "guides/": 91 * KB,  # each page has half a kilobyte of policy
    "rules/": 92 * KB,  # the live figure of each change, with its labels
    # Eighteen codes, what a board would have changed, what a team needs, matches to change.
    # Its examples are of a Swiss: the matches of six teams, five rounds.
    "fide/teams/": 110 * KB,
    "fide/": 94 * KB,
    "developers/command-line/": 99 * KB,  # several files, spreadsheets, completion
    "developers/": 96 * KB,
    # With the calculator's box.
    "es/index.html": 100 * KB,  # of its addresses, what is not ours is left out: 20 bytes more
    "index.html": 102 * KB,  # the navigation of each page names six more
    "es/desempates-de-equipos/": 97 * KB,  # matches to change, of six teams
    "es/": 92 * KB,
    "": 84 * KB,
}
#: All of the first visit to a calculator until its first answer, its runtime included. The words
#: of eleven languages, and what joins broken lines, are most of the 73 kB by which the core grew.
#: Figures drawn to scale, what one needs, and lists of games as clubs print them are 60 kB more,
#: schools and their lists 32 kB, what damaged texts lost was 9 kB to tell of, and teams with their
#: boards are 30 kB; what changed since, and reports of teams as files, are 30 kB.
#: What a school needs, and its standings to take away, are 25 kB. Matches and tables of teams that
#: people have are 55 kB. Tables that nobody took up, and the notes on them, are 10 kB.
#: Printouts of team events and lines beside a table are 8 kB, what a link asks for in vain and
#: newer versions of a table 2 kB, sections of several kinds and texts as clubs send them 12 kB.
#: Broken lists of teams, their players beside the matches, and what if without boards are 12 kB.
#: What no usual first answer needs comes after it: that is 308 kB less.
#: The navigation names six more pages, and sentences are whole: 2 kB.
#: Sentences about edges that cut a picture are 2 kB.
#: An answer in a link, and the sentences for it before Python is there, are 6 kB; the theme's
#: script comes after the answer: that is 35 kB less.
#: Broken rating reports, sections of games that are faulty alone, and what cut lines tell: 5 kB.
#: Rows that were cut, matrices and titles beside names are 5 kB; the theme's style is 1 kB less.
#: Rows accounted for once more, tables as people type them, and longer names of modules: 9 kB.
#: What functions call by a table of methods is listed, not guessed, and twelve were lacking: 5 kB.
#: Tables of clubs, rounds and names that are unlikely, orders in more words: 12 kB. That the
#: runtime calls by way of small functions, so that it is compiled once, is 1.4 kB.
#: Tables and round robins typed by hand, rounds in one line, long tables in bodies of rows: 4 kB.
#: Rounds in words, matches typed with their boards, orders that are a standard: 4 kB.
#: What nothing calls of Pyodide's script is 77 kB less; compiled regular expressions are 31 kB.
#: Checksums that were there twice, and crosstables of teams, which a table of players with their
#: clubs does not need, are 68 kB less.
#: Where in its line each instruction of the core stands nobody can show without the source: 53 kB.
#: Python's data with what is empty in between, in place of 14,000 places where they begin: 50 kB.
FIRST_VISIT = 3500 * KB
#: What of the runtime comes after that.
SELDOM = 1580 * KB
#: The letters of all pages: a text face and one for headings.
LETTERS = 70 * KB


# Pages of one kind are alike: one in three tells of a script or a style that grew.
@pytest.mark.parametrize("part", one_in(3, range(3)))
def test_no_page_is_heavier_than_its_budget(site: Path, part: int) -> None:
    pages = [path.relative_to(site).as_posix() for path in sorted(site.rglob("*.html"))]
    pages = [page for page in pages if not page.startswith("app/")]
    assert len(pages) > 50
    over = []
    for page in pages[part::3]:
        budget = next(budget for start, budget in BUDGETS.items() if page.startswith(start))
        found = weight(site, page)
        if (size := sum(found.page.values())) > budget:
            over.append(f"{page}: {size:,} bytes of {budget:,}; {found.heaviest()}")
    assert over == []


@pytest.mark.parametrize("page", ["calculator/index.html", "embed/index.html"])
def test_a_first_visit_stays_within_its_budget(site: Path, page: str) -> None:
    found = weight(site, page)
    assert len(found.runtime) == 7
    size = sum(found.page.values()) + sum(found.runtime.values()) - sum(found.later.values())
    assert size <= FIRST_VISIT, f"{size:,} bytes: {found.heaviest()}"


def test_the_letters_of_all_pages_are_the_same_two_files(site: Path) -> None:
    style = (site / "stylesheets" / "site.css").read_text(encoding="utf-8")
    named = re.findall(r"url\(.?\.\./(app/[^\")]+\.woff2)", style)
    assert len(named) == 2
    for page in (
        "index.html",
        "calculator/index.html",
        "rules/solkoff/index.html",
        "es/index.html",
    ):
        found = weight(site, page).letters
        assert sorted(found) == sorted(named)
        assert sum(found.values()) <= LETTERS
    assert weight(site, "embed/index.html").letters == {}, "a club's page has its own"


def test_what_comes_after_the_first_answer_stays_within_its_budget(site: Path) -> None:
    (seldom,) = site.glob(f"app/pyodide-*/{split.SELDOM}")
    assert 0 < sent(seldom) <= SELDOM


def test_pages_without_a_calculator_load_nothing_of_its_runtime(site: Path) -> None:
    found = weight(site, "rules/solkoff/index.html")
    assert found.runtime == {}
    assert not any("pyodide" in name or name.endswith(".bin") for name in found.page)
