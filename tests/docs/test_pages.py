"""The real site: it builds without a warning, its links work, its examples are there."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

from calculator.reading import read
from calculator.tiebreaks import ORDERS, REGISTER, tiebreaks
from pyscript_app.build.pages import entry
from pyscript_app.docs_blocks.citations import SOURCES
from pyscript_app.docs_blocks.worked_example import HARMLESS
from tests.docs.sites import FENCES, Html
from tests.docs.test_blocks import unpacked
from tests.support.project import ROOT

pytestmark = pytest.mark.docs

DEFAULT = ORDERS["us-chess"].tiebreaks
#: What is said of a sample, where its page is about that.
TOLD = {"re-entry": {"name-twice"}, "three-points": {"points-found"}}


def page_of(tiebreak: str) -> str:
    return REGISTER[tiebreak].page + "index.html"


def test_every_link_leads_somewhere(site: Path, pages: dict[str, Html]) -> None:
    broken = []
    for name, html in pages.items():
        if name == "404.html":  # its links are relative to the site's root, wherever it is shown
            continue
        for link in html.values("href") + html.values("src"):
            parts = urlsplit(link)
            if parts.scheme or link.startswith("//"):
                continue
            target = name
            if parts.path:
                target = posixpath.normpath(posixpath.join(posixpath.dirname(name), parts.path))
                if (site / target).is_dir():
                    target = posixpath.join(target, "index.html").removeprefix("./")
            if not (site / unquote(target)).is_file():
                broken.append(f"{name}: {link}")
            elif (
                parts.fragment
                and not parts.fragment.startswith("v1=")
                and parts.fragment not in pages[target].values("id")
            ):
                broken.append(f"{name}: {link} (no such place)")
    assert not broken


def test_no_block_is_left_as_it_is_written(site: Path, pages: dict[str, Html]) -> None:
    # What builds a block may fail in a way that Markdown hides.
    left = [name for name in pages if "<p>```" in (site / name).read_text(encoding="utf-8")]
    assert left == []


def test_no_page_asks_another_server_for_anything(pages: dict[str, Html]) -> None:
    asked = {
        link
        for html in pages.values()
        for tag, attributes in html.tags
        if attributes.get("rel") != "canonical"  # the page's own address, which nothing loads
        for link in (attributes.get("src", ""), attributes.get("href", "") if tag == "link" else "")
        if urlsplit(link).netloc
    }
    assert not asked


def test_every_block_was_filled(pages: dict[str, Html]) -> None:
    left = {f"language-{name}" for name in FENCES}
    assert not {name for name, html in pages.items() if left & html.classes()}


@pytest.mark.parametrize("tiebreak", DEFAULT)
def test_every_default_tiebreak_has_a_page_with_examples(
    pages: dict[str, Html], tiebreak: str
) -> None:
    html = pages[page_of(tiebreak)]
    words = html.words()
    assert REGISTER[tiebreak].title in words
    assert REGISTER[tiebreak].source in words
    assert sum("tb-example" in value.split() for value in html.values("class")) >= 2
    assert any("sources/#" in link for link in html.values("href", "a"))


@pytest.mark.parametrize("tiebreak", DEFAULT)
def test_every_default_tiebreak_is_in_the_navigation(pages: dict[str, Html], tiebreak: str) -> None:
    links = pages["rules/index.html"].values("href", "a")
    assert posixpath.relpath(REGISTER[tiebreak].page, "rules") + "/" in links


def test_every_source_has_its_place(pages: dict[str, Html]) -> None:
    anchors = pages["sources/index.html"].values("id")
    assert {source.anchor for source in SOURCES.values()} <= set(anchors)


def test_every_example_opens_in_the_calculator_and_can_be_read_there(
    pages: dict[str, Html],
) -> None:
    links = [link for html in pages.values() for link in html.values("href", "a") if "#v1=" in link]
    assert len(links) >= 20
    for link in links:
        held = unpacked(urlsplit(link).fragment)
        table = read(str(held["text"]))
        # Without one, the table's own order counts.
        assert not held["order"] or tiebreaks(str(held["order"]))
        assert held.get("player") in {None, *(player.number for player in table.players)}


def test_the_calculator_is_empty_and_shows_answers_before_any_script_runs(
    pages: dict[str, Html],
) -> None:
    html = pages["calculator/index.html"]
    words = html.words()
    assert "Owen is 2nd of 15 with 6 points" in words
    assert "behind on Modified Median, 16 to 17" in words
    assert "tb-standings" not in html.classes()
    samples = html.values("data-text", "button")
    assert len(samples) == len(html.values("data-player", "button")) == 4
    assert all(read(text).players for text in samples)
    assert f"../app/{entry(ROOT / 'docs/app').script}" in html.values("src", "script")


def test_commands_are_on_pages_for_developers_only() -> None:
    told = [
        path.relative_to(ROOT / "docs").as_posix()
        for path in sorted((ROOT / "docs").rglob("*.md"))
        if re.search(
            r"^```command|^\$ |python -m calculator", path.read_text("utf-8"), re.MULTILINE
        )
    ]
    assert told
    assert {name.split("/")[0] for name in told} == {"developers"}


def test_pages_have_a_description_of_their_own(pages: dict[str, Html]) -> None:
    # Pages that search engines leave out are nobody's first page.
    found = {
        name: html
        for name, html in pages.items()
        if name != "404.html" and "noindex" not in html.values("content", "meta")
    }
    said = [
        attributes["content"]
        for html in found.values()
        for tag, attributes in html.tags
        if tag == "meta" and attributes.get("name") == "description"
    ]
    assert len(said) == len(set(said)) == len(found) > 40


@pytest.mark.parametrize("path", sorted((ROOT / "docs/samples").glob("*.txt")), ids=str)
def test_samples_are_tables(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    if path.stem == "unreadable":  # shown on the page about the command line
        with pytest.raises(ValueError, match="is not a result"):
            read(text)
    else:
        told = {found.code for found in read(text).warnings}
        assert told <= HARMLESS | TOLD.get(path.stem, set())


def test_the_page_not_found_leads_on(pages: dict[str, Html]) -> None:
    html = pages["404.html"]
    links = html.values("href", "a")
    for path in ("/calculator/", "/rules/", "/guides/", "/es/"):
        assert any(link.endswith(path) for link in links), path
    assert "There is no page here" in html.words()
    assert "Aquí no hay ninguna página." in html.words()
