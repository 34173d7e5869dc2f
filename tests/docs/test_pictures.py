"""The pictures at the head of the pages about tiebreaks: drawn from the core's terms, checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from mkdocs.exceptions import Abort

from calculator import rank, read
from calculator.tiebreaks import REGISTER, tiebreaks
from calculator.view import Element, text_of, to_html
from calculator.words import quantity, shown, use
from pyscript_app.docs_blocks.fences import FenceError, keys_of, words
from pyscript_app.docs_blocks.figures import KEYS, MOTIFS, picture
from pyscript_app.docs_blocks.languages import spoken
from pyscript_app.docs_blocks.links import Page
from tests.docs.sites import Html
from tests.support.project import ROOT

DOCS = ROOT / "docs"
#: Pages about tiebreaks that have no picture, and why. The guide says the same.
WITHOUT = {
    "rules/index": "about the order of tiebreaks, not about one",
    "rules/coin-flip": "chance: there is nothing to add up",
    "rules/playoff": "decided at the board after the event",
    "rules/single-fast-game": "decided at the board after the event",
    "rules/late-arrival": "one yes or no, told from the first round",
    "fide/index": "about the editions and how a list is applied",
    "fide/editions": "its table shows one event under each edition",
    "fide/us-chess": "its table sets the two rule books side by side",
}
PAGES = sorted([*(DOCS / "rules").glob("*.md"), *(DOCS / "fide").glob("*.md")])
_BLOCK = re.compile(r"^```picture\n(.*?)\n```$", re.MULTILINE | re.DOTALL)


class _Anywhere:
    """A collection of files that has them all."""

    url = "calculator/"

    def get_file_from_path(self, path: str) -> _Anywhere:
        return self


PAGE = Page("rules/page.md", "rules/page/", _Anywhere(), "docs")


def sample(name: str) -> str:
    return (DOCS / f"samples/{name}.txt").read_text(encoding="utf-8")


def named(path: Path) -> str:
    return path.relative_to(DOCS).with_suffix("").as_posix()


PICTURES = [
    (named(path), block) for path in PAGES for block in _BLOCK.findall(path.read_text("utf-8"))
]


def drawn(block: str) -> Element:
    return picture(block, sample, PAGE)


def svgs(element: Element) -> list[ET.Element]:
    root = ET.fromstring(to_html(element))  # noqa: S314 - we have just written it
    return list(root.iter("svg"))


def lettering(svg: ET.Element) -> list[str]:
    return ["".join(text.itertext()) for text in svg.iter("text")]


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_every_page_has_a_picture_below_its_first_words_or_a_reason_for_none(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if named(path) in WITHOUT:
        assert not _BLOCK.search(text)
        return
    assert re.search(r"\{ \.tb-lead \}\n\n```picture\n", text)


def test_the_guide_names_the_pages_without_a_picture() -> None:
    guide = (DOCS / "developers/contributing.md").read_text(encoding="utf-8")
    for page in WITHOUT:
        assert f"`{page}`" in guide


def figures(svg: ET.Element) -> set[str]:
    """Every figure in a picture, without its sign."""
    return {word.strip("+−") for text in lettering(svg) for word in text.split()}


@pytest.mark.parametrize(("page", "block"), PICTURES, ids=[page for page, _ in PICTURES])
def test_a_picture_has_the_figures_of_the_core(page: str, block: str) -> None:
    head, _, table = block.partition("\n---\n")
    keys = keys_of(head, KEYS)
    (entry,) = tiebreaks([keys["tiebreak"]])
    text = sample(keys["table"]) if "table" in keys else table
    standings = rank(read(text), [entry.name])
    numbers = {row.name: row.number for row in standings.rows}
    numbers |= {str(row.number): row.number for row in standings.rows}
    players = [numbers[who] for who in words(keys["players"])]
    made = svgs(drawn(block))
    if entry.of_a_group:
        made *= len(players)  # one for all of them
    for number, svg in zip(players, made, strict=True):
        value = standings.row(number).values[entry.name]
        found = figures(svg)
        total = str(value.rank) if value.how == "rank" else shown(value).strip("−")
        assert any(one.startswith(total) for one in found)
        if value.how not in {"sum", "average"}:
            continue
        whole = value.how == "average"  # ratings are drawn without decimals
        for term in value.terms:
            rounded = (2 * term.amount + value.unit) // (2 * value.unit)
            amount = str(rounded) if whole else quantity(term.amount, value.unit).strip("−")
            assert amount in found


@pytest.mark.parametrize(("page", "block"), PICTURES, ids=[page for page, _ in PICTURES])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_picture_is_said_to_who_cannot_see_it(page: str, block: str, language: str) -> None:
    with use(language):
        element = drawn(block)
    for svg in svgs(element):
        title, said = svg.find("title"), svg.find("desc")
        assert svg.get("role") == "img"
        assert title is not None
        assert title.text
        assert said is not None
        assert said.text
        assert said.text.endswith(".")
    captions = [child for child in _all(element) if child.tag == "figcaption"]
    assert len(captions) == len(svgs(element))
    assert all(text_of(caption).endswith(".") for caption in captions)


def _all(element: Element) -> list[Element]:
    children = [child for child in element.children if isinstance(child, Element)]
    return [element, *(one for child in children for one in _all(child))]


CLUB = "tiebreak: modified-median\ntable: club\nplayers: Ann Ben\nexpect: Ann = 7.5, Ben = 7"


def test_what_is_left_out_is_hollow_and_says_so() -> None:
    ann, ben = svgs(drawn(CLUB))
    for svg, counted in ((ann, ["3", "2½", "2"]), (ben, ["3", "2½", "1½"])):
        full = [one for one in svg.iter("rect") if one.get("class") == "tb-fig-full"]
        out = [one for one in svg.iter("rect") if one.get("class") == "tb-fig-out"]
        assert (len(full), len(out)) == (3, 1)
        assert lettering(svg).count("left out") == 1
        wide = [float(one.get("width", "")) for one in full]
        assert [round(one / wide[0] * 6) for one in wide] == [
            {"3": 6, "2½": 5, "2": 4, "1½": 3}[one] for one in counted
        ]


def test_the_caption_is_the_sum_in_plain_words() -> None:
    words = text_of(drawn(CLUB))
    assert "Ann’s opponents scored 3, 2½, 2 and 1½. The lowest is left out: 7½." in words
    assert "Ann is ahead, 7½ to 7." in words


def test_what_is_taken_off_is_hollow() -> None:
    block = "tiebreak: cumulative\nplayers: Jo\nexpect: Jo = 4\n---\nJo: B W L"
    (svg,) = svgs(drawn(block))
    assert [one for one in svg.iter("rect") if one.get("class") == "tb-fig-out"]
    assert "−1" in lettering(svg)
    assert "For the bye or forfeit of round 1, 1 is taken off." in text_of(drawn(block))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (("Ann = 7.5", "Ann = 8"), "expect: Ann = 8, but the core works out 7½"),
        ((", Ben = 7", ""), "expect: say which value Ben has"),
        (("expect: Ann = 7.5, Ben = 7", ""), "the key 'expect' is missing"),
        (("players: Ann Ben\n", ""), "the key 'players' is missing"),
        (("table: club\n", ""), "give either a table after a line --- or the key 'table'"),
        (("Ann Ben", "Ann Zoe"), "'Zoe' is nobody in the table"),
        (("modified-median", "tossing"), "there is no tiebreak 'tossing'"),
        (("table: club", "shape: round"), "unknown key"),
    ],
)
def test_a_wrong_picture_is_refused(change: tuple[str, str], message: str) -> None:
    with pytest.raises(FenceError, match=re.escape(message)):
        drawn(CLUB.replace(*change))


def test_a_tiebreak_that_nothing_is_added_up_for_has_no_picture() -> None:
    block = "tiebreak: late-arrival\nplayers: Ann\nexpect: Ann = 1\n---\nAnn: W L"
    with pytest.raises(FenceError, match="no picture is made for Late Arrival"):
        drawn(block)


def test_a_wrong_picture_stops_the_build_and_names_page_and_line(
    page: Callable[[str], Html], caplog: pytest.LogCaptureFixture
) -> None:
    block = "tiebreak: kashdan\nplayers: Wilma\nexpect: Wilma = 6\n---\nWilma: W L"
    with pytest.raises(Abort):
        page(f"# Title\n\n```picture\n{block}\n```\n")
    said = caplog.messages[-1]
    assert said.startswith("rules/page.md, line 3: picture: ")
    assert "expect: Wilma = 6, but the core works out 5" in said


def test_a_page_holds_its_picture_and_the_search_leaves_its_lettering_out(
    page: Callable[[str], Html],
) -> None:
    block = "tiebreak: kashdan\nplayers: Wilma\nexpect: Wilma = 5\n---\nWilma: W L"
    built = page(f"# Title\n\n```picture\n{block}\n```\n")
    assert "Kashdan of Wilma: 5" in built.words()
    assert built.values("data-search-exclude", "svg") == [""]


def test_a_page_in_another_language_takes_a_picture_from_an_english_one() -> None:
    code, block = spoken("language: es\nfrom: rules/kashdan.md 1", DOCS, "picture")
    with use(code):
        said = text_of(drawn(block))
    assert "Ronda a ronda Ann consigue 4, 4, 2 y 2. En total: 12." in said


def test_every_family_has_a_motif_or_nothing_to_draw() -> None:
    known = {entry.explained for entry in REGISTER.values()}
    assert known >= MOTIFS.keys()


SAMPLES = ("wscf", "fide-open", "fide-robin", "club", "unplayed", "teams", "withdrawn", "rated")


@pytest.mark.parametrize("name", SAMPLES)
def test_every_value_of_a_family_with_a_motif_can_be_drawn(name: str) -> None:
    table = read(sample(name))
    count = 0
    for entry in REGISTER.values():
        if entry.explained not in MOTIFS:
            continue
        standings = rank(table, [entry.name])
        for row in standings.rows[:4]:
            value = row.values.get(entry.name)
            if value is None or value.amount is None:
                continue
            exact = Fraction(value.amount, value.scale)
            who = row.number
            block = (
                f"tiebreak: {entry.name}\ntable: {name}\nplayers: {who}\nexpect: {who} = {exact}"
            )
            (made,) = svgs(drawn(block))
            assert lettering(made)
            count += 1
    assert count > 20
