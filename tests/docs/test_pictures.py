"""The pictures at the head of the pages about tiebreaks: drawn from the core's terms, checked."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from mkdocs.exceptions import Abort

from calculator.ranked import rank
from calculator.reading import read
from calculator.tiebreaks import REGISTER, tiebreaks
from calculator.view import Element, text_of, to_html, to_tree
from calculator.words import shown, use
from pyscript_app.docs_blocks.fences import FenceError, figures, keys_of, words
from pyscript_app.docs_blocks.figures import KEYS, picture
from pyscript_app.docs_blocks.languages import spoken
from pyscript_app.docs_blocks.links import Page
from tests.asked.truths import Line, lines_of
from tests.docs.sites import Html
from tests.support.examples import one_in
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


def lettering(svg: ET.Element) -> list[str]:
    return ["".join(text.itertext()) for text in svg.iter("text")]


@pytest.mark.parametrize("path", PAGES, ids=named)
def test_every_page_has_a_picture_below_its_first_words_or_a_reason_for_none(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if named(path) in WITHOUT:
        assert not _BLOCK.search(text)
        return
    assert re.search(r"\{ \.tb-lead \}\n\n```picture\n", text)


#: Sums by hand, as in ``**Ann:** Ben 3 + ½ × Cleo 2½ = **4¼**.``
_BY_HAND = re.compile(r"^\*\*([\w ]+):\*\* (.*?) = \*\*(.*?)\*\*", re.MULTILINE)
SUMMED = [
    path
    for path in [*PAGES, *sorted(DOCS.glob("es/*.md"))]
    if _BY_HAND.search(path.read_text("utf-8"))
]


def worked_by_hand(sum_: str) -> Fraction:
    """Work out what a page writes: names are for readers, ½ and the like are a number."""
    plain = sum_
    for sign, quarters in (("¼", 1), ("½", 2), ("¾", 3)):
        plain = re.sub(rf"(\d*){sign}", rf"(0\1+{quarters}/4)", plain)
    plain = re.sub(r"\b0+(?=\d)", "", re.sub(r"[^\W\d]+", "", plain))
    assert re.fullmatch(r"[\d\s()+−×÷/]+", plain)
    plain = re.sub(r"\d+", r"F(\g<0>)", plain)
    signs = str.maketrans("−×÷", "-*/")
    return Fraction(eval(plain.translate(signs), {"F": Fraction}))  # noqa: S307 - only numbers


@pytest.mark.parametrize("path", SUMMED, ids=named)
def test_the_sum_by_hand_is_that_of_the_figure_at_the_head(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    (block,) = _BLOCK.findall(text)
    _, block = spoken(block, DOCS, "picture")
    keys = keys_of(block.partition("\n---\n")[0], KEYS)
    expected = {one.who: one.number for one in figures(keys["expect"])}
    ((who, sum_, value),) = _BY_HAND.findall(text)
    assert worked_by_hand(value) == expected[who]
    assert worked_by_hand(sum_) == expected[who]


def test_most_pages_with_a_figure_redo_its_sum_by_hand() -> None:
    assert len(SUMMED) == 27


def test_the_guide_names_the_pages_without_a_picture() -> None:
    guide = (DOCS / "developers/writing-pages.md").read_text(encoding="utf-8")
    for page in WITHOUT:
        assert f"`{page}`" in guide


def bars(svg: Element) -> list[Line]:
    """Take a figure apart."""
    return lines_of(to_tree(svg))


def drawing(element: Element) -> Element:
    """Return the one figure of a block."""
    (svg,) = [one for one in _all(element) if one.tag == "svg"]
    return svg


@pytest.mark.parametrize(("page", "block"), PICTURES, ids=[page for page, _ in PICTURES])
def test_a_picture_has_the_figures_of_the_core(page: str, block: str) -> None:
    head, _, table = block.partition("\n---\n")
    keys = keys_of(head, KEYS)
    (entry,) = tiebreaks([keys["tiebreak"]])
    text = sample(keys["table"]) if "table" in keys else table
    standings = rank(read(text), [entry.name])
    numbers = {row.name: row.number for row in standings.rows}
    numbers |= {str(row.number): row.number for row in standings.rows}
    players = {numbers[who] for who in words(keys["players"])}
    called = {standings.row(number).name: number for number in players}
    lines = bars(drawing(drawn(block)))
    assert {called[one.whose.split("  ")[0]] for one in lines} == players
    longest = Fraction(0)
    for one in lines:
        value = standings.row(called[one.whose.split("  ")[0]]).values[entry.name]
        if value.how == "sum" and entry.explained not in {"between", "performance"}:
            assert one.total == shown(value)
        counted = sum(long for kind, _, long in one.bars if kind != "out")
        if value.how == "sum" and counted and entry.explained != "between":
            amount = Fraction(value.amount or 0, value.scale)
            longest = longest or counted / amount
            assert abs(counted / amount - longest) < Fraction(1, 100)


@pytest.mark.parametrize(("page", "block"), PICTURES, ids=[page for page, _ in PICTURES])
@pytest.mark.parametrize("language", ["en", "es"])
def test_a_picture_is_said_to_who_cannot_see_it(page: str, block: str, language: str) -> None:
    with use(language):
        svg = drawing(drawn(block))
    title, said = (text_of(one) for one in svg.children[:2])
    assert svg.attributes["role"] == "img"
    assert title
    assert said.endswith(".")
    for one in bars(svg):
        name = one.whose.split("  ")[0]
        assert f"{name} {one.total}" in said or f"{name}: {one.total}" in said


def _all(element: Element) -> list[Element]:
    children = [child for child in element.children if isinstance(child, Element)]
    return [element, *(one for child in children for one in _all(child))]


CLUB = "tiebreak: modified-median\ntable: club\nplayers: Ann Ben\nexpect: Ann = 7.5, Ben = 7"


def test_who_is_ahead_comes_first_and_what_is_left_out_is_dashed_at_the_end() -> None:
    svg = drawing(drawn(CLUB))
    ann, ben = bars(svg)
    assert (ann.whose, ann.total) == ("Ann  3 of 4 points", "7½")
    assert (ben.whose, ben.total) == ("Ben  3 of 4 points", "7")
    for one, counted in ((ann, [3, 2.5, 2]), (ben, [3, 2.5, 1.5])):
        assert [kind for kind, _, _ in one.bars][-1] == "out"
        long = [float(long) for kind, _, long in one.bars if kind != "out"]
        whole = sum(float(long) for kind, _, long in ann.bars if kind != "out")
        assert sorted(long, reverse=True) == pytest.approx(
            [whole * own / 7.5 for own in counted], abs=0.01
        )
    assert lettering(ET.fromstring(to_html(svg)))[-1] == "½"  # noqa: S314 - ours


def test_what_is_said_below_is_who_is_ahead_and_what_is_left() -> None:
    said = text_of(drawn(CLUB))
    assert "Ann is ahead, 7½ to 7." in said
    assert "What is left decides: 2 against 1½." in said


def test_what_is_taken_off_is_dashed() -> None:
    block = "tiebreak: cumulative\nplayers: Jo\nexpect: Jo = 4\n---\nJo: B W L"
    svg = drawing(drawn(block))
    (jo,) = bars(svg)
    assert [one for one in jo.strip if one[1].get("class") == "tb-part tb-part-out"]
    assert "−1" in lettering(ET.fromstring(to_html(svg)))  # noqa: S314 - ours
    assert "For the bye or forfeit of round 1, 1 is taken off." in text_of(svg)


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
    assert "Kashdan, drawn to scale" in built.words()
    assert built.values("data-search-exclude", "svg") == [""]


def test_a_page_in_another_language_takes_a_picture_from_an_english_one() -> None:
    code, block = spoken("language: es\nfrom: rules/kashdan.md 1", DOCS, "picture")
    with use(code):
        said = text_of(drawn(block))
    assert "Kashdan, dibujado a escala" in said
    assert "En gris, lo que es igual en los dos." in said


SAMPLES = ("wscf", "fide-open", "fide-robin", "club", "unplayed", "teams", "withdrawn", "rated")


@pytest.mark.parametrize("name", one_in(4, SAMPLES))
def test_every_value_of_a_family_with_a_motif_can_be_drawn(name: str) -> None:
    table = read(sample(name))
    count = 0
    for entry in REGISTER.values():
        if entry.explained in {"arrival", "at-the-board", "lots", "pairing-number", "printed"}:
            continue
        standings = rank(table, [entry.name])
        for row in standings.rows[:4]:
            value = row.values.get(entry.name)
            if value is None or value.amount is None:
                continue
            if entry.explained == "encounter" and not any(term.opponent for term in value.terms):
                continue  # none of the tied has met: there is no game to draw
            exact = Fraction(value.amount, value.scale)
            who = row.number
            block = (
                f"tiebreak: {entry.name}\ntable: {name}\nplayers: {who}\nexpect: {who} = {exact}"
            )
            assert bars(drawing(drawn(block)))
            count += 1
    assert count > 20
