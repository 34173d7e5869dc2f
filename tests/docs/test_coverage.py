"""What the sources say is on the site: the marks, the page that shows them, a build that stops."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from mkdocs.exceptions import Abort, BuildError, PluginError

from pyscript_app.docs_blocks import coverage
from pyscript_app.docs_blocks.coverage import ITEMS, Item, missing, taken
from pyscript_app.docs_blocks.fences import FenceError
from tests.docs.sites import Html

pytestmark = pytest.mark.docs

#: How many rules, examples, figures, orders and mistakes each source has.
COUNTS = {"000": 28, "001": 22, "002": 65, "003": 33, "004": 36}
BLOCK = "tiebreak: cumulative\nsource: 000\ncovers: 000-21\nexpect: A = 9\n---\nA: W L W D L"


@pytest.fixture(autouse=True)
def _fresh() -> Iterator[None]:
    coverage.on_pre_build(config=Any)  # type: ignore[arg-type] # it is not looked at
    yield
    coverage.on_pre_build(config=Any)  # type: ignore[arg-type]


def seen(html: str, language: str = "en") -> str:
    """Give a page's HTML to the hook, as MkDocs does."""
    page: Any = SimpleNamespace(
        title="Cumulative",
        url="rules/cumulative/",
        meta={"language": language},
        file=SimpleNamespace(src_uri="rules/cumulative.md"),
    )
    nothing: Any = None
    return coverage.on_page_content(html, page=page, config=nothing, files=nothing)


def test_the_list_has_every_item_of_every_source() -> None:
    found = [item.source for item in ITEMS.values()]
    assert {source: found.count(source) for source in sorted(set(found))} == COUNTS
    for source, count in COUNTS.items():
        assert [f"{source}-{at:02}" for at in range(1, count + 1)] == [
            number for number in ITEMS if number.startswith(source)
        ]


def test_every_item_is_on_the_page_and_every_example_and_figure_is_worked_out(
    pages: dict[str, Html],
) -> None:
    html = pages["developers/coverage/index.html"]
    words = html.words()
    assert "184 of 184" in words
    for item in ITEMS.values():
        assert f"{item.number} {item.text}" in " ".join(words.split())
        if item.kind in {"rule", "example", "figure"}:
            row = words.partition(f"{item.number} {item.text}")[2].partition("00")[0]
            assert " yes" in row, item
    assert "../sources/#" not in words
    assert any(link.startswith("../../sources/") for link in html.values("href", "a"))
    assert "../developers/coverage/" in pages["sources/index.html"].values("href", "a")


def test_marks_are_not_in_the_pages(site: Path) -> None:
    for path in site.rglob("*.html"):
        text = path.read_text(encoding="utf-8")
        assert "<!-- covers:" not in text, path
        assert "<!-- works:" not in text, path


def test_a_line_in_a_block_is_taken_out() -> None:
    rest, mark = taken(BLOCK)
    assert rest == BLOCK.replace("covers: 000-21\n", "")
    assert mark == "<!-- works: 000-21 -->"


def test_a_block_without_the_line_stays_as_it_is() -> None:
    assert taken("us-chess\nnames") == ("us-chess\nnames", "")


@pytest.mark.parametrize(
    ("block", "said"),
    [
        (BLOCK.replace("000-21", "000-99"), "no source has an item '000-99'"),
        (BLOCK.replace("A = 9", "A = 8"), "000-21 prints 9, which this block does not check"),
    ],
)
def test_a_line_that_is_wrong(block: str, said: str) -> None:
    with pytest.raises(FenceError, match=said):
        taken(block)


def test_a_block_that_does_not_check_the_figure_stops_the_build(
    page: Callable[[str], Html],
) -> None:
    with pytest.raises((BuildError, Abort)):
        page(f"```tiebreak\n{BLOCK.replace('expect: A = 9', 'rounds: 5')}\n```")


def test_a_mark_is_remembered_with_its_heading() -> None:
    html = (
        '<h1 id="cumulative">Cumulative</h1><p>Text <!-- covers: 000-23 002-30 --></p>'
        '<h2 id="examples">Examples</h2><div></div><!-- works: 000-21 -->'
    )
    assert seen(html) == (
        '<h1 id="cumulative">Cumulative</h1><p>Text </p><h2 id="examples">Examples</h2><div></div>'
    )
    places = {number: place for number, (place,) in coverage.found().items()}
    assert places["000-23"] == ("rules/cumulative/", "Cumulative", False, "Cumulative. Text")
    assert places["002-30"] == places["000-23"]
    example = "Cumulative: Examples"
    assert places["000-21"] == (
        *("rules/cumulative/#examples", example, True),
        f"{example}. Examples",
    )


def test_a_mark_of_no_item_stops_the_build() -> None:
    with pytest.raises(PluginError, match="covers: no source has an item"):
        seen("<p>Text <!-- covers: 7 --></p>")


def test_only_english_pages_count() -> None:
    assert seen("<p>Texto</p><!-- works: 000-21 -->", "es") == "<p>Texto</p>"
    assert not coverage.found()


def test_an_item_without_a_page_and_one_that_is_only_said() -> None:
    items = {
        "000-21": Item("000-21", "figure", frozenset(), "Its Cumulative: 9."),
        "000-23": Item("000-23", "said", frozenset(), "Why."),
        "000-25": Item("000-25", "said", frozenset(), "Rule 22B."),
    }
    seen("<p>9<!-- covers: 000-21 000-23 --></p>")
    assert missing(items, coverage.found()) == [
        "000-25 is on no page: Rule 22B.",
        "000-21 is not worked out: Its Cumulative: 9.",
    ]


@pytest.mark.parametrize(
    ("html", "lacking"),
    [
        # The sentence has them, in figures or in words; the title has a name.
        ("<p>Wins 2 and ½: 2½ for Ada.<!-- covers: 000-99 --></p>", []),
        ("<p>Two wins and half a point: 2.5 for Ada.<!-- covers: 000-99 --></p>", []),
        # What is in another paragraph, in a mark or in a drawing is not read there.
        ("<p>2, ½ and 2½</p><p>Ada.<!-- covers: 000-99 --></p>", ["0.5", "2", "2.5"]),
        ("<p>Ada: 34E2 <svg><title>2 ½ 2½</title></svg><!-- covers: 000-99 --></p>", None),
        ("<tr><td>2</td><td>½<!-- covers: 000-99 --></td><td>2½</td></tr>", ["Ada"]),
        # Of an example, all below its heading counts, and nothing above.
        ('<h2 id="a">A</h2><p>Ada 2</p><h4>Two</h4><div>½</div><!-- works: 000-99 --><p>2½', []),
        ('<h2 id="a">2½</h2><h2 id="b">Ada 2</h2><div>½</div><!-- works: 000-99 -->', ["2.5"]),
    ],
)
def test_figures_and_names_are_read_where_the_mark_is(
    monkeypatch: pytest.MonkeyPatch, html: str, lacking: list[str] | None
) -> None:
    figures = frozenset([Fraction(1, 2)])
    items = {"000-99": Item("000-99", "said", figures, "Two wins make 2½ for Ada.")}
    monkeypatch.setattr(coverage, "ITEMS", items)
    seen(html)
    said = missing(items, coverage.found())
    expected = ["0.5", "2", "2.5"] if lacking is None else lacking
    assert [one.partition("nobody reads ")[2].partition(": ")[0] for one in said] == expected
