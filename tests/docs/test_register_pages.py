"""Every tiebreak has its page, every page its tiebreak; the sources' examples are on them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from calculator.tiebreaks import CONVENTIONS, ORDERS, REGISTER, forms
from calculator.words import say
from pyscript_app.docs_blocks.citations import SOURCES
from pyscript_app.docs_blocks.coverage import taken
from pyscript_app.docs_blocks.fences import keys_of, parse
from pyscript_app.docs_blocks.languages import spoken
from tests.docs.sites import Html
from tests.support.project import ROOT

pytestmark = pytest.mark.docs

DOCS = ROOT / "docs"
#: Pages about more than one tiebreak.
ABOUT_SEVERAL = {"index", "unplayed-games"}
#: The entries of families with a folder in the docs: each of them has a page there.
ENTRIES = [
    name for name, entry in REGISTER.items() if (DOCS / entry.page.partition("/")[0]).is_dir()
]
#: What the sources work through, by source: tiebreak, a player in the example, printed figure.
EXAMPLES = {
    "000": [("cumulative", "Fred", "9"), ("cumulative", "Sara", "10.5")],
    "001": [("cumulative", "Fred", "9"), ("modified-median", "Wes", "3")],
    "002": [
        ("cumulative", "Fred", "8.5"),
        ("kashdan", "Wilma", ""),
        ("time-of-loss", "Player A", "4"),
    ],
    "003": [
        *(("modified-median", str(number), "") for number in range(1, 16)),
        ("solkoff", "1", "19.5"),
        ("solkoff", "2", "17.5"),
        ("cumulative", "4", "14.5"),
        ("cumulative", "5", "12.5"),
        ("cumulative-opposition", "1", "68"),
        ("cumulative-opposition", "2", "65"),
    ],
    "004": [
        ("modified-median", "Adam", "12.5"),
        ("modified-median", "Barbara", "12.5"),
        ("modified-median", "Calvin", "25"),
        ("modified-median", "Debrah", "27"),
        ("solkoff", "Adam", "14.5"),
        ("solkoff", "Barbara", "13.5"),
        ("solkoff", "Eric", "5.5"),
        ("solkoff", "Francis", "5"),
        ("cumulative", "George", "5"),
        ("cumulative", "Helen", "4.5"),
        ("cumulative", "Jennifer", "11"),
        ("cumulative", "Kelly", "12"),
        ("sonneborn-berger", "Alexa", "2"),
        ("sonneborn-berger", "Betty", "3"),
        ("sonneborn-berger", "Jill", "2.5"),
        ("sonneborn-berger", "Kelly", "2"),
        ("sonneborn-berger", "Faith", "2.25"),
        ("sonneborn-berger", "Hillary", "2.25"),
        ("result-between-tied", "Faith", ""),
        ("result-between-tied", "Hillary", ""),
        ("result-between-tied", "Marissa", ""),
        ("result-between-tied", "Roy", ""),
    ],
}
_BLOCK = re.compile(r"^```(\w+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(path: Path, kind: str) -> list[str]:
    text = path.read_text(encoding="utf-8")
    return [taken(body)[0] for name, body in _BLOCK.findall(text) if name == kind]


def worked_by(source: str) -> set[tuple[str, str, str]]:
    """Everything that the docs' blocks say about a source: tiebreak, player, figure."""
    found = set()
    for path in DOCS.rglob("*.md"):
        for body in blocks(path, "tiebreak"):
            example = parse(spoken(body, DOCS)[1])
            if source not in example.sources:
                continue
            figures = {*example.expect, *example.misprint, *example.counts}
            found |= {(example.tiebreak, who, f"{float(figure):g}") for who, figure in figures}
            shown = example.players or tuple(
                line.partition(":")[0] for line in example.table.splitlines()
            )
            found |= {(example.tiebreak, who, "") for who in shown}
    return found


@pytest.mark.parametrize("tiebreak", ENTRIES)
def test_every_entry_has_a_page_that_says_where_its_rule_is(
    pages: dict[str, Html], tiebreak: str
) -> None:
    entry = REGISTER[tiebreak]
    path = entry.page.partition("#")[0] + "index.html"
    assert path in pages, f"{tiebreak} has no page"
    html = pages[path]
    words = html.words()
    assert entry.source in words
    assert any("sources/#" in link for link in html.values("href", "a"))


@pytest.mark.parametrize(
    "path", sorted((DOCS / "rules").glob("*.md")), ids=lambda path: str(path.stem)
)
def test_every_page_is_about_an_entry(path: Path) -> None:
    facts = blocks(path, "facts")
    if path.stem in ABOUT_SEVERAL:
        assert not facts
        return
    (block,) = facts
    entry = REGISTER[keys_of(block, frozenset(["tiebreak", "headings"]))["tiebreak"]]
    assert entry.page == f"rules/{path.stem}/"


@pytest.mark.parametrize(
    "path", sorted((DOCS / "rules").glob("*.md")), ids=lambda path: str(path.stem)
)
def test_every_tiebreak_page_answers_the_same_questions(path: Path) -> None:
    if path.stem in ABOUT_SEVERAL:
        return
    text = path.read_text(encoding="utf-8")
    headings = re.findall(r"^## (.*)$", text, re.MULTILINE)
    for wanted in ("Unplayed games", "When it does not decide", "Who uses it", "Where it comes"):
        assert any(heading.startswith(wanted) for heading in headings), wanted
    assert {"By hand", "How it goes"} & set(headings)
    assert blocks(path, "tiebreak"), "no example that is worked out"


@pytest.mark.parametrize("source", EXAMPLES)
def test_every_example_of_the_sources_is_worked_out(source: str) -> None:
    assert source in SOURCES
    worked = worked_by(source)
    assert not [example for example in EXAMPLES[source] if example not in worked]


@pytest.mark.parametrize(
    "convention", [name for name, found in CONVENTIONS.items() if found.tiebreak in ENTRIES]
)
def test_every_convention_is_shown_as_a_switch(pages: dict[str, Html], convention: str) -> None:
    entry = REGISTER[CONVENTIONS[convention].tiebreak]
    words = pages[entry.page.partition("#")[0] + "index.html"].words()
    for option in CONVENTIONS[convention].options:
        assert say(f"convention-{convention}-{option}") in words


def test_every_order_has_its_section(pages: dict[str, Html]) -> None:
    shown = [body.strip() for body in blocks(DOCS / "guides/orders.md", "register")]
    assert set(shown) <= set(pages["guides/orders/index.html"].values("id"))
    # Editions of one rule book may share a list.
    lists = {ORDERS[name].tiebreaks for name in shown}
    assert lists == {order.tiebreaks for order in ORDERS.values()}
    assert len(shown) == len(lists)


def test_every_heading_that_the_calculator_knows_is_on_the_page_of_headings() -> None:
    page = DOCS / "guides/what-do-tbrk1-to-tbrk4-mean.md"
    shown = {
        (tiebreak.strip(), re.sub(r"[\s.:_]", "", heading.lower()))
        for block in blocks(page, "headings")
        for tiebreak, _, headings in (line.partition(":") for line in block.splitlines())
        for heading in headings.split(",")
    }
    known = {(name, heading) for name, form, _ in forms() for heading in form.headings.split()}
    assert known <= shown


@pytest.mark.parametrize(
    "asked",
    [
        "What do TBrk1 to TBrk4 mean?",
        "Which opponent was dropped, and why?",
        "How does a bye count?",
        "I beat him. Why is he ahead of me?",
        "Why is the order on the US Chess site different?",
        "How are ties between teams broken?",
        "Why did I lose on tiebreaks?",
        "Buchholz Cut 1 or Median?",
        "Cash or trophy in a tie?",
        "Are tiebreaks fair?",
        "School teams: who gets the trophy?",
        "Tie break on Chess.com, ChessKid and Lichess",
    ],
)
def test_what_people_ask_is_the_title_of_a_page(asked: str) -> None:
    titles = {
        line.removeprefix("# ")
        for path in (DOCS / "guides").glob("*.md")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line.startswith("# ")
    }
    assert asked in titles
